"""The whole of reading: kind by content, status and findings, worker processes with their limits."""

import hashlib
import os
import subprocess
import sys
import textwrap
from pathlib import Path

import numpy as np
import pytest

from plagcheck.engine.errors import Cancelled, MissingFileError, PlagcheckError
from plagcheck.engine.model import Document
from plagcheck.engine.reading import Source, read, read_all, read_source, wire
from plagcheck.engine.reading.extracting import document_of
from plagcheck.engine.reading.kinds import kind_of, looks_like_text
from plagcheck.engine.reading.pool import Failed, Readers, Worker
from plagcheck.engine.reading.worker import read_item
from tests.bench.fuzz_reading import damaged, seeds
from tests.engine.reading.building import doc_of, docx_of, odt_of, ole_of, paragraph, pdf_of, shown, zip_of

DOCX = docx_of(paragraph("The tide goes out."))


def codes(document: Document) -> list[str]:
    return [finding.code for finding in document.warnings]


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (DOCX, "docx"), (docx_of("").replace(b"word/document", b"word/Document"), "docx"), (odt_of(""), "odt"),
        (doc_of("x"), "ole"),
        (pdf_of([""]), "pdf"), (b"\n \n%PDF-1.4", "pdf"), (b"{\\rtf1 x}", "rtf"),
        (b"\xef\xbb\xbf{\\rtf1 x}", "rtf"), (zip_of({"a": "b"}), "zip"),
        (b"<!DOCTYPE html><p>", "html"), (b"\n\n<html lang=en>", "html"), ("<html>".encode("utf-16"), "html"),
        (b"<p>text</p>", "txt"),
        (b"MZ stands for something", "txt"), (b"MZ\x90\x00\x03\x00\xff\xff", "a Windows program"),
        (b"\x89PNG\r\n\x1a\n\x00", "a PNG picture"),
        (zip_of({"xl/workbook.xml": "", "[Content_Types].xml": ""}), "a spreadsheet"), (b"", "txt"),
        (b"%PDFs are files", "txt"),
    ],
)  # fmt: skip
def test_the_kind_is_told_by_content(data: bytes, kind: str) -> None:
    assert kind_of(data) == kind


@pytest.mark.parametrize(
    ("name", "data", "expected"),
    [
        ("a.docx", b"plain words", ["wrong-suffix"]), ("a.txt", b"<html>x</html>", ["wrong-suffix"]), ("a.DOCX", DOCX, []),
        ("a", DOCX, []), ("notes.md", b"# words", []), ("a.doc", b"{\\rtf1 x}", ["wrong-suffix"]), ("a.docm", DOCX, []),
        ("a.docx", b"", ["nothing-counted"]), ("a.txt", b" \n\xe3\x80\x80", ["nothing-counted"]),
    ],
)  # fmt: skip
def test_a_suffix_that_does_not_fit_is_noted(name: str, data: bytes, expected: list[str]) -> None:
    assert codes(document_of(data, name)) == expected


@pytest.mark.parametrize(
    ("data", "status"),
    [
        (b"", "no-text"), (b" \n ", "no-text"), (DOCX[:300], "unreadable"), (b"\x89PNG\r\n\x1a\n\x00\x00", "unreadable"),
        (ole_of({"EncryptedPackage": b""}), "password"), (zip_of({"a.txt": "x"}), "unreadable"), (pdf_of([""]), "no-text"),
    ],
)  # fmt: skip
def test_every_status_but_ok_carries_a_reason(data: bytes, status: str) -> None:
    document = document_of(data, "essay")
    assert document.status == status
    assert document.warnings
    assert document.text.strip() == ""


def test_a_document_says_what_it_was_read_from(tmp_path: Path) -> None:
    path = tmp_path / "essay.docx"
    path.write_bytes(DOCX)
    document = read(path, shown="class/essay.docx")
    assert (document.path, document.name, document.text) == ("class/essay.docx", "essay.docx", "The tide goes out.\n")
    assert (document.sha256, document.size, document.kind) == (hashlib.sha256(DOCX).hexdigest(), len(DOCX), "docx")


def test_a_missing_file_raises_and_one_that_has_gone_is_a_finding(tmp_path: Path) -> None:
    with pytest.raises(MissingFileError, match="no such file"):
        read(tmp_path / "none.txt")
    assert codes(read_source(Source("none.txt", "x", tmp_path / "none.txt"))) == ["file-gone"]


def test_bytes_at_hand_are_read_without_a_file() -> None:
    assert read("pasted.txt", data="粘贴的文字".encode()).text == "粘贴的文字"


def test_an_unknown_encoding_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("x")
    with pytest.raises(PlagcheckError, match="no encoding called klingon"):
        read(tmp_path / "a.txt", encoding="klingon")


def test_many_sources_come_back_in_order_whatever_the_jobs(tmp_path: Path) -> None:
    for i in range(6):
        (tmp_path / f"{i}.docx").write_bytes(docx_of(paragraph(f"paper {i}")))
        (tmp_path / f"{i}.txt").write_text(f"text {i}")
    sources = [Source(p.name, p.name, p) for p in sorted(tmp_path.iterdir())]
    seen: list[tuple[str, int, int]] = []
    texts = [d.text.strip() for d in read_all(sources, jobs=2, progress=lambda *step: seen.append(step))]
    assert texts == [text for i in range(6) for text in (f"paper {i}", f"text {i}")]
    assert seen[-1] == ("reading", 12, 12)


def item(data: bytes) -> dict[str, object]:
    return {"path": b"x", "members": [], "shown": "x.pdf", "encoding": None, "passwords": [], "data": data}


def test_a_worker_that_dies_costs_its_own_item_only() -> None:
    with Readers(1) as readers:
        killed: list[object] = []

        def kill_once(*_step: object) -> None:
            if readers._busy and not killed:
                killed.append(None)
                next(iter(readers._busy))._process.kill()

        readers._free.clear()
        results = list(readers.map(read_item, [item(DOCX)] * 3, kill_once))
    assert sum(isinstance(result, Failed) for result in results) <= 1
    assert [result.text for result in results[1:]] == ["The tide goes out.\n"] * 2


def test_an_item_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Worker, "ask", lambda *_request: None)
    with Readers(1, time_limit=0.0) as readers:
        assert list(readers.map(read_item, [item(DOCX)])) == [Failed("time")]


def test_what_progress_raises_ends_the_work_and_its_workers() -> None:
    def cancel(*_step: object) -> None:
        if readers._busy:
            workers.extend(readers._busy)
            raise Cancelled

    workers: list[object] = []
    with Readers(2) as readers, pytest.raises(Cancelled):
        list(readers.map(read_item, [item(DOCX)] * 4, cancel))
    assert all(worker._process.poll() is not None for worker in workers)  # type: ignore[attr-defined]


def test_a_script_without_a_main_guard_is_not_run_again(tmp_path: Path) -> None:
    (tmp_path / "a.docx").write_bytes(DOCX)
    script = tmp_path / "script.py"
    script.write_text(
        textwrap.dedent("""
        from plagcheck.engine.reading import read
        print("once", read("a.docx").text)
    """)
    )
    done = subprocess.run(
        [sys.executable, script], cwd=tmp_path, capture_output=True, text=True, check=True,
        env={**os.environ, "PYTHONPATH": str(Path.cwd())},
    )  # fmt: skip
    assert (done.stdout.count("once The tide goes out."), done.stderr) == (1, "")


@pytest.mark.parametrize(
    "value",
    [None, True, 1.5, 2**70, "字" * 600, "\ud800", b"\x00\xff", (1, (2, "x")), [1, [2]], {"a": (b"",), 1: None},
     frozenset({"b", "a"}), Path("a/b")],
)  # fmt: skip
def test_plain_data_crosses_unchanged(value: object) -> None:
    import io

    pipe = io.BytesIO()
    wire.send(pipe, value)
    pipe.seek(0)
    assert wire.receive(pipe) == value


def test_arrays_and_documents_cross_and_leave_what_was_derived() -> None:
    import io

    document = document_of(pdf_of([shown("words of a page", 50, 700)]), "a.pdf")
    document.derived["profile"] = object()
    pipe = io.BytesIO()
    wire.send(pipe, (document, np.arange(6, dtype=np.uint64).reshape(2, 3)))
    pipe.seek(0)
    twin, array = wire.receive(pipe)
    assert (twin.text, twin.marks, twin.warnings, twin.derived) == (document.text, document.marks, document.warnings, {})
    assert array.tolist() == [[0, 1, 2], [3, 4, 5]]


@pytest.mark.parametrize(
    "head",
    [
        b'{"object":["os:system",{}]}',
        b'{"object":["plagcheck.engine.reading.pool:Worker",{}]}',
        b'{"array":[0,"O",[1]]}',
        b"[",
    ],
)
def test_a_message_makes_nothing_but_data(head: bytes) -> None:
    import io

    framed = (1).to_bytes(8, "big") + len(head).to_bytes(8, "big") + head
    with pytest.raises(wire.BrokenMessageError):
        wire.receive(io.BytesIO(framed))


def test_damaged_files_of_every_kind_give_a_document_with_a_reason() -> None:
    import random

    choose = random.Random(5)
    good = {name: data for name, data in seeds().items() if name != "pdf"}
    for _ in range(150):
        name = choose.choice(sorted(good))
        document = document_of(damaged(good[name], choose), f"a.{name}")
        assert document.status == "ok" or document.warnings


def test_damaged_pdfs_are_read_in_workers_without_loss() -> None:
    import random

    choose = random.Random(6)
    items = [item(damaged(seeds()["pdf"], choose)) for _ in range(40)]
    with Readers(1) as readers:
        assert [r for r in readers.map(read_item, items) if isinstance(r, Failed)] == []


def test_the_head_of_a_text_is_enough_to_read_it_in_this_process() -> None:
    assert looks_like_text("潮水".encode("gbk"))
    assert not looks_like_text(DOCX[:4096])

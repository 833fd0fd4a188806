"""Folders and archives: which files are papers, whose they are, what is passed over; and how a member is read."""

import io
import os
import zipfile
from pathlib import Path

import pytest

from plagcheck.engine.errors import MissingFileError
from plagcheck.engine.reading import gather, read_source
from plagcheck.engine.reading.marks import CSV_HEADER, is_report
from tests.engine.reading.building import pdf_of, zip_of


def made(root: Path, *names: str) -> Path:
    for name in names:
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"text of {name}")
    return root


def found(path: Path, *more: Path) -> dict[str, str]:
    return {s.shown.removeprefix(f"{path}/"): s.submission for s in gather([path, *more]).sources}


def skipped(path: Path) -> dict[str, str]:
    return {s.path.removeprefix(f"{path}/"): s.reason for s in gather([path]).skipped}


def test_each_entry_of_a_folder_is_a_submission(tmp_path: Path) -> None:
    made(tmp_path, "01/a.txt", "01/deep/b.txt", "02.txt")
    assert found(tmp_path) == {"01/a.txt": "01", "01/deep/b.txt": "01", "02.txt": "02.txt"}


def test_a_folder_that_holds_all_is_looked_into(tmp_path: Path) -> None:
    made(tmp_path, "class/01/a.txt", "class/02/a.txt")
    assert found(tmp_path) == {"class/01/a.txt": "01", "class/02/a.txt": "02"}


def test_moodle_folders_and_files_are_gathered_by_student(tmp_path: Path) -> None:
    names = (
        "Li An_71_assignsubmission_file_/x.txt",
        "Li An_71_assignsubmission_onlinetext_/o.html",
        "Bo_72_assignsubmission_file_y.txt",
    )
    assert set(found(made(tmp_path, *names)).values()) == {"Li An", "Bo"}


def test_lock_files_system_files_and_pictures_are_no_papers(tmp_path: Path) -> None:
    made(tmp_path, "a.txt", "~$a.docx", ".~lock.a.odt#", "Thumbs.db", ".git/config", "x.tmp", "photo.JPG", "__MACOSX/._a.txt")
    assert found(tmp_path) == {"a.txt": "a.txt"}
    assert skipped(tmp_path)["~$a.docx"] == "office lock file"
    assert len(skipped(tmp_path)) == 7


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_links_and_pipes_are_listed_and_not_followed(tmp_path: Path) -> None:
    made(tmp_path, "a/a.txt", "b/b.txt")
    (tmp_path / "a" / "up").symlink_to("..")
    (tmp_path / "a" / "twin.txt").symlink_to("a.txt")
    (tmp_path / "b" / "broken").symlink_to("missing")
    os.mkfifo(tmp_path / "b" / "pipe.txt")
    assert set(found(tmp_path)) == {"a/a.txt", "b/b.txt"}
    assert set(skipped(tmp_path)) == {"a/up", "a/twin.txt", "b/broken", "b/pipe.txt"}


def test_names_that_differ_only_in_unicode_form_stay_apart(tmp_path: Path) -> None:
    made(tmp_path, "Jos\u00e9/a.txt", "Jose\u0301/a.txt", "x/a.txt")
    assert len(set(found(tmp_path).values())) == 3


def test_a_file_named_twice_is_two_submissions(tmp_path: Path) -> None:
    path = made(tmp_path, "a.txt") / "a.txt"
    assert [s.submission for s in gather([path, path]).sources] == ["a.txt", "a.txt (2)"]


def test_entries_of_one_name_under_two_paths_are_two_submissions(tmp_path: Path) -> None:
    made(tmp_path, "x/01/a.txt", "x/02/a.txt", "y/01/a.txt")
    assert len({s.submission for s in gather([tmp_path / "x", tmp_path / "y"]).sources}) == 3


def test_a_missing_path_raises(tmp_path: Path) -> None:
    with pytest.raises(MissingFileError, match="no such file"):
        gather([tmp_path / "none"])


def test_a_name_that_is_no_utf_8_is_shown_with_a_replacement_and_read(tmp_path: Path) -> None:
    try:
        (tmp_path / os.fsdecode(b"bad_\xc2\xdb.txt")).write_text("text")
    except OSError:
        pytest.skip("this file system takes no such name")
    (source,) = gather([tmp_path]).sources
    assert source.shown.endswith("/bad_\ufffd\ufffd.txt")
    assert read_source(source).text == "text"


def archive(names: dict[bytes, bytes]) -> bytes:
    """A ZIP whose two names are stored as these bytes, without a word on their encoding."""
    plain = {"QZ"[i] * len(name): content for i, (name, content) in enumerate(names.items())}
    data = zip_of(dict(plain))
    for stored, name in zip(plain, names, strict=True):
        data = data.replace(stored.encode(), name)
    return data


@pytest.mark.parametrize("codec", ["gbk", "utf-8"])
def test_names_in_an_archive_that_say_no_encoding(tmp_path: Path, codec: str) -> None:
    names = {"张三同学/论文一.txt".encode(codec): b"one", "李四同学/论文二二.txt".encode(codec): b"two"}
    (tmp_path / "c.zip").write_bytes(archive(names))
    assert set(found(tmp_path / "c.zip")) == {"张三同学/论文一.txt", "李四同学/论文二二.txt"}


def test_members_are_read_through_nested_archives(tmp_path: Path) -> None:
    inner = zip_of({"deep.txt": "hidden deep"})
    (tmp_path / "c.zip").write_bytes(zip_of({"01.zip": inner, "02/b.txt": "b", "__MACOSX/02/._b.txt": "x"}))
    gathered = gather([tmp_path / "c.zip"])
    assert [(s.shown[len(str(tmp_path)) + 1 :], s.submission) for s in gathered.sources] == [
        ("c.zip/01.zip/deep.txt", "01.zip"), ("c.zip/02/b.txt", "02"),
    ]  # fmt: skip
    assert read_source(gathered.sources[0]).text == "hidden deep"
    assert len(gathered.skipped) == 1


@pytest.mark.parametrize("name", ["../evil.txt", "a/../../evil.txt", "/abs.txt", "C:/x.txt", "..\\evil.txt"])
def test_names_that_lead_out_of_an_archive_are_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / "c.zip").write_bytes(zip_of({"good.txt": "x", name: "evil"}))
    assert [s.submission for s in gather([tmp_path / "c.zip"]).sources] == ["good.txt"]
    assert not (tmp_path.parent / "evil.txt").exists()


def test_a_bomb_inside_an_archive_is_too_large(tmp_path: Path) -> None:
    (tmp_path / "c.zip").write_bytes(zip_of({"big.txt": "a" * 30_000_000, "ok.txt": "fine"}))
    assert [read_source(s).status for s in gather([tmp_path / "c.zip"]).sources] == ["too-large", "ok"]


def test_a_broken_archive_is_a_paper_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "c.zip").write_bytes(zip_of({"a.txt": "x" * 500})[:80])
    (source,) = gather([tmp_path]).sources
    assert [w.code for w in read_source(source).warnings] == ["damaged-file"]


def test_an_archive_under_the_name_of_a_document_is_a_paper_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "c.docx").write_bytes(zip_of({"readme.txt": "x"}))
    (source,) = gather([tmp_path]).sources
    assert [w.code for w in read_source(source).warnings] == ["unsupported"]


def test_an_encrypted_member_asks_for_its_password(tmp_path: Path) -> None:
    data = bytearray(zip_of({"a.txt": "x" * 50}))
    for sign, place in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        data[data.index(sign) + place] |= 1
    (tmp_path / "c.zip").write_bytes(data)
    (source,) = gather([tmp_path / "c.zip"]).sources
    assert (read_source(source).status, read_source(source, passwords=("no",)).status) == ("password", "password")


def report_pdf() -> bytes:
    return (
        pdf_of([""]).replace(b"/Type/Catalog", b"/Type/Catalog/X(y)")
        + b"\n9 0 obj<</Creator(\xfe\xff\x00p\x00l\x00a\x00g\x00c\x00h\x00e\x00c\x00k)>>endobj"
    )


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("r.json", b'{\n  "format": "plagcheck-report/1"'), ("r.csv", b"\xef\xbb\xbf" + CSV_HEADER.encode()),
        ("r.pdf", report_pdf()),
        ("r.html", b'<!DOCTYPE html><html><head><meta name="generator" content="plagcheck 0.1">'),
    ],
)  # fmt: skip
def test_earlier_reports_are_known_by_a_mark_inside(tmp_path: Path, name: str, content: bytes) -> None:
    made(tmp_path, "a.txt")
    (tmp_path / "renamed.dat").write_bytes(content)
    assert (set(found(tmp_path)), skipped(tmp_path)) == ({"a.txt"}, {"renamed.dat": "an earlier plagcheck report"})
    assert is_report(name, content, None)


def test_a_paper_about_plagcheck_is_a_paper(tmp_path: Path) -> None:
    made(tmp_path, "a.txt")
    (tmp_path / "b.pdf").write_bytes(pdf_of(["% plagcheck"]))
    (tmp_path / "c.html").write_text("<html><body>plagcheck writes reports</body></html>")
    assert len(found(tmp_path)) == 3


def test_two_entries_of_one_name_are_not_read_twice(tmp_path: Path) -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as target:
        target.writestr("a.txt", "one")
        with pytest.warns(UserWarning, match="Duplicate"):
            target.writestr("a.txt", "two")
    (tmp_path / "c.zip").write_bytes(out.getvalue())
    assert len(gather([tmp_path / "c.zip"]).sources) == 1

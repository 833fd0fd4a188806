"""Broken files by the thousand: `python -m tests.bench.fuzz_reading [COUNT [SEED_FILE ...]]`, 2,000 by default.

Files of our own, and those named, are damaged at random (bytes changed, cut, doubled, inflated numbers; packed ones inside
too) and read twice: in this process, where any exception but UnreadableError is a fault, unless C code reads them; and through
workers, where a crash, a hang or too much memory is one. Prints what was found and the highest memory of a worker.
"""

import contextlib
import io
import random
import resource
import sys
import tempfile
import time
import traceback
import zipfile
from collections import Counter
from pathlib import Path

from plagcheck.engine.reading import extracting
from plagcheck.engine.reading.archives import members, open_archive, unpacked
from plagcheck.engine.reading.flow import UnreadableError
from plagcheck.engine.reading.kinds import kind_of
from plagcheck.engine.reading.pool import Failed, Readers, close_idle
from plagcheck.engine.reading.worker import read_item
from tests.engine.reading.building import (
    aes_zip,
    doc_of,
    docx_of,
    locked_doc,
    locked_docx,
    odt_of,
    paragraph,
    pdf_of,
    shown,
    zip_of,
)  # fmt: skip

TIME_LIMIT_SECONDS = 30.0
PASSWORD = "x"
IN_MASTER = ("docx", "wordml", "odt", "rtf", "html", "epub", "pptx", "zip", "txt", "ole")


def seeds() -> dict[str, bytes]:
    """One good file of each kind."""
    box = (
        "<w:p><w:r><w:pict><v:shape><v:textbox><w:txbxContent>"
        + paragraph("boxed")
        + "</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>"
    )
    table = "<w:tbl><w:tr><w:tc>" + paragraph("cell") + "</w:tc></w:tr></w:tbl>"
    note = '<w:footnote w:id="1">' + paragraph("note") + "</w:footnote>"
    lines = "".join(shown(f"line {i} of the page 潮水退去"[:60], 50, 700 - 14 * i) for i in range(30))
    return {
        "docx": docx_of(paragraph("The tide 潮水") * 5 + box + table, footnotes=note, header1=paragraph("head")),
        "odt": odt_of("<text:p>The tide <text:span>goes</text:span> out</text:p>" * 5),
        "rtf": rb"{\rtf1\ansi\ansicpg936{\fonttbl{\f0\fcharset134 SimSun;}}"
        rb"\f0 \'c4\'e3\'ba\'c3 \u20320?{\footnote note}\par}" * 3,
        "doc": doc_of("潮水退去以后。\rThe tide goes out.\r" * 20, deleted=(3, 9)),
        "locked.docx": locked_docx("The tide 潮水", PASSWORD),
        "locked.doc": locked_doc("潮水退去以后。\r" * 20, PASSWORD),
        "locked.zip": aes_zip("essay.txt", b"text " * 50, PASSWORD.encode()),
        "pdf": pdf_of([lines, lines], resources=""),
        "zip": zip_of({"a/essay.txt": "text " * 50, "b.zip": zip_of({"c.txt": "x" * 500})}),
        "txt": ("潮水退去以后。" * 30).encode("gb18030"),
        "html": b"<!DOCTYPE html><html><body><p>one</p><div><b>two" * 5,
    }  # fmt: skip


def damaged(data: bytes, choose: random.Random) -> bytes:
    """The bytes with something wrong in one to eight places, inside the parts of a packed file as often as not."""
    if data.startswith(b"PK") and choose.random() < 0.6:
        with contextlib.suppress(zipfile.BadZipFile, KeyError, OSError, RuntimeError, ValueError, NotImplementedError):
            return _damaged_inside(data, choose)
    out = bytearray(data)
    for _ in range(choose.randint(1, 8)):
        _damage(out, choose)
    return bytes(out)


def _damaged_inside(data: bytes, choose: random.Random) -> bytes:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        parts: dict[str, str | bytes] = {
            name: archive.read(name) for name in archive.namelist()[:40] if not name.endswith("/")
        }
    name = choose.choice(sorted(parts))
    content = parts[name]
    part = bytearray(content if isinstance(content, bytes) else content.encode())
    for _ in range(choose.randint(1, 4)):
        _damage(part, choose)
    parts[name] = bytes(part)
    return zip_of(parts)


def _damage(out: bytearray, choose: random.Random) -> None:
    if not out:
        return
    place = choose.randrange(len(out))
    kind = choose.randrange(7)
    if kind == 0:
        out[place] = choose.randrange(256)
    elif kind == 1:
        del out[place : place + choose.randint(1, 200)]
    elif kind == 2:
        out[place:place] = out[place : place + choose.randint(1, 400)] * choose.randint(1, 20)
    elif kind == 3:
        out[place : place + 4] = choose.choice(
            (b"\xff\xff\xff\xff", b"\x00\x00\x00\x00", b"\xff\xff\xff\x7f", b"\x01\x00\x00\x80")
        )
    elif kind == 4:
        del out[place:]
    elif kind == 5:
        out[place:place] = choose.choice((b"99999999", b"-1", b"<", b"{", b"\\", b"</w:p>", b"<w:p>", b"[", b" 0 R ", b"&#0;"))
    else:
        other = choose.randrange(len(out))
        out[place : place + 32] = out[other : other + 32]


def main() -> None:
    """Read them all and print what was found."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    choose = random.Random(11)
    good = list(seeds().items()) + [(Path(name).suffix[1:], Path(name).read_bytes()) for name in sys.argv[2:]]
    files = [(suffix, damaged(data, choose)) for suffix, data in (choose.choice(good) for _ in range(count))]
    faults = _in_this_process(files)
    started = time.monotonic()
    items = [
        {"path": b"", "members": [], "shown": f"{i}.{suffix}", "encoding": None, "passwords": [PASSWORD], "data": data}
        for i, (suffix, data) in enumerate(files)
    ]
    statuses: Counter[str] = Counter()
    with Readers(2, time_limit=TIME_LIMIT_SECONDS) as readers:
        for i, answer in enumerate(readers.map(read_item, items)):
            name = f"{answer.reason}: {answer.message}" if isinstance(answer, Failed) else answer.status
            statuses[name] += 1
            if isinstance(answer, Failed):
                Path(tempfile.gettempdir(), f"fuzz-{i}.{files[i][0]}").write_bytes(files[i][1])
                print("worker failed:", i, files[i][0], name)
    close_idle()
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    print(f"{count} files, {time.monotonic() - started:.1f} s, {dict(statuses)}, peak {peak:.0f} MB, faults {len(faults)}")
    for fault, number in Counter(faults).most_common(20):
        print(number, fault)


def _in_this_process(files: list[tuple[str, bytes]]) -> list[str]:
    faults = []
    slowest = 0.0
    for _, data in files:
        kind = kind_of(data)
        if kind not in IN_MASTER:
            continue
        start = time.perf_counter()
        try:
            _read(kind, data)
        except UnreadableError:
            pass
        except Exception as error:
            where = traceback.extract_tb(error.__traceback__)[-1]
            faults.append(f"{type(error).__name__} {error} at {Path(where.filename).name}:{where.lineno}")
        slowest = max(slowest, time.perf_counter() - start)
    print(f"slowest in this process {slowest:.2f} s")
    return faults


def _read(kind: str, data: bytes) -> None:
    """Read one file; an archive member by member."""
    if kind != "zip":
        extracting.extract(kind, data, None, (PASSWORD,))
        return
    with open_archive(data) as archive:
        for member in members(archive):
            with contextlib.suppress(UnreadableError):
                unpacked(archive, member.stored, (PASSWORD,))


if __name__ == "__main__":
    main()

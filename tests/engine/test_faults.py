"""What goes wrong around the program costs a line, never the class: workers die, files vanish, disks are full."""

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from plagcheck import cli
from plagcheck.engine import preparing
from plagcheck.engine.checking import check
from plagcheck.engine.reading.pool import Worker
from tests.engine.reading.building import docx_of, paragraph
from tests.papers import BEES, FOX, GLASS, MILL

POSIX = pytest.mark.skipif(os.name != "posix", reason="limits and devices of POSIX systems")
OUTPUTS = ("json", "csv", "html", "pdf")


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "class").mkdir()
    for name, text in (("a", FOX + MILL), ("b", MILL + BEES), ("c", FOX + GLASS)):
        (tmp_path / "class" / f"{name}.docx").write_bytes(docx_of(paragraph(text)))
    return tmp_path / "class"


@pytest.fixture
def run(capsys):
    def call(*arguments):
        return cli.main([str(argument) for argument in arguments]), *capsys.readouterr()

    return call


def one_line(error):
    return error.count("\n") == 1 and error.startswith("plagcheck: ") and "Traceback" not in error


def statuses(report):
    return {paper.name: (paper.status, [f.code for f in paper.warnings]) for paper in report.documents}


@pytest.mark.parametrize("worth_workers", [0, 400_000])
def test_a_reader_that_is_killed_at_every_try_costs_its_file_a_line(folder, monkeypatch, worth_workers):
    real = Worker.ask

    def ask(worker, request, answers):
        if "b.docx" in str(request):
            worker._process.kill()
        real(worker, request, answers)

    monkeypatch.setattr(Worker, "ask", ask)
    monkeypatch.setattr(preparing, "WORTH_WORKERS", worth_workers)
    report = check([folder])
    assert statuses(report) == {"a.docx": ("ok", []), "b.docx": ("unreadable", ["damaged-file"]), "c.docx": ("ok", [])}
    assert [(p.a, p.b) for p in report.pairs] == [(0, 2)]


def test_a_reader_that_is_killed_once_is_replaced(folder, monkeypatch):
    real, killed = Worker.ask, []

    def ask(worker, request, answers):
        if worker.served and not killed:
            killed.append(worker._process.pid)
            worker._process.kill()
        real(worker, request, answers)

    monkeypatch.setattr(Worker, "ask", ask)
    assert {status for status, _ in statuses(check([folder])).values()} == {"ok"}
    assert killed


def test_a_file_that_is_removed_while_others_are_read_costs_itself_a_line(tmp_path):
    for name in "abc":
        (tmp_path / f"{name}.txt").write_text(FOX)

    def remove(stage, done, _total):
        if stage == "reading" and done == 1:
            (tmp_path / "c.txt").unlink(missing_ok=True)

    report = check([tmp_path], progress=remove)
    assert statuses(report)["c.txt"] == ("unreadable", ["file-gone"])
    assert [(p.a, p.b) for p in report.pairs] == [(0, 1)]


def test_an_archive_that_is_removed_meanwhile_costs_each_of_its_papers_a_line(folder, tmp_path):
    import zipfile

    with zipfile.ZipFile(tmp_path / "class.zip", "w") as archive:
        for path in folder.iterdir():
            archive.write(path, path.name)

    def remove(stage, _done, _total):
        if stage == "reading":
            (tmp_path / "class.zip").unlink(missing_ok=True)

    assert {codes[0] for _, codes in statuses(check([tmp_path / "class.zip"], progress=remove)).values()} == {"file-gone"}


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("form", OUTPUTS)
def test_a_full_disk_leaves_the_report_before_untouched_and_no_half_of_the_new_one(run, folder, tmp_path, monkeypatch, form):
    target = tmp_path / f"r.{form}"
    target.write_text("before")
    monkeypatch.setattr("os.fsync", lambda _: (_ for _ in ()).throw(OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))))
    status, _, err = run("check", folder, f"--{form}", target, "--quiet")
    assert (status, one_line(err), target.read_text()) == (1, True, "before")
    assert "No space left" in err
    assert str(target) in err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["class", target.name]


def test_one_output_that_fails_costs_no_other(run, folder, tmp_path, monkeypatch):
    real = Path.write_bytes

    def write_bytes(path, data):
        if path.suffix == ".csv":
            real(path, data[:10])
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return real(path, data)

    monkeypatch.setattr(Path, "write_bytes", write_bytes)
    status, _, err = run("check", folder, "--json", tmp_path / "r.json", "--csv", tmp_path / "r.csv", "--quiet")
    assert (status, one_line(err)) == (1, True)
    assert json.loads((tmp_path / "r.json").read_text())["pairs"]
    assert not (tmp_path / "r.csv").exists()


@POSIX
@pytest.mark.parametrize("form", ["json", "html", "pdf"])
def test_a_file_that_the_system_will_not_let_grow_appears_not_at_all(folder, tmp_path, form):
    # such a limit fails in the middle of a write, as a full disk does; the cache has no room either
    code = (
        "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000)); "
        "from plagcheck.cli import main; sys.exit(main())"
    )
    command = [sys.executable, "-c", code, "check", str(folder), f"--{form}", str(tmp_path / f"r.{form}"), "--quiet"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, one_line(done.stderr)) == (1, True), done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["class"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_device_that_is_full_is_said_in_one_line(run, folder):
    status, _, err = run("check", folder, "--json", "/dev/full", "--quiet")
    assert (status, one_line(err)) == (1, True)
    assert "/dev/full" in err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_standard_output_that_takes_nothing_is_said_in_one_line(folder):
    command = [sys.executable, "-m", "plagcheck", "check", str(folder), "--json", "-"]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False, timeout=60)
    assert (done.returncode, one_line(done.stderr)) == (1, True), done.stderr


@pytest.mark.parametrize("place", ["class/a.docx/r.json", "/proc/r.json"])
def test_a_folder_that_nobody_can_write_to_is_said_in_one_line(run, folder, tmp_path, place):
    status, _, err = run("check", folder, "--json", tmp_path / place, "--quiet")
    assert (status, one_line(err)) == (1, True)
    assert place in err


def test_two_programs_at_once_on_one_cache_find_the_same_and_leave_it_whole(folder):
    def started():
        command = [sys.executable, "-m", "plagcheck", "check", str(folder), "--json", "-"]
        return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    running = [started(), started()]
    answers = [process.communicate(timeout=60) for process in running]
    reports = [json.loads(out) for out, _ in answers]
    assert [err for _, err in answers] == ["", ""]
    again = json.loads(check([folder]).to_json())
    for report in (*reports, again):
        report.pop("created")
    assert reports[0] == reports[1] == again

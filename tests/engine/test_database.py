"""Databases of ours: made whole, opened with distrust, as before or complete whatever happens."""

import os
import sqlite3
import subprocess
import sys

import pytest

from plagcheck.engine import database
from plagcheck.engine.database import Form, is_of, make, opened, transaction
from plagcheck.engine.errors import MissingFileError, PlagcheckError

FORM = Form("a list", 0x12345678, 3, ("CREATE TABLE item (id INTEGER PRIMARY KEY, name TEXT)",))


@pytest.fixture
def path(tmp_path):
    return tmp_path / "x.db"


@pytest.fixture
def made(path):
    make(path, FORM)
    return path


def altered(path, statement):
    base = sqlite3.connect(path, isolation_level=None)
    base.execute(statement)
    base.close()


def names(path):
    with opened(path, FORM) as base:
        return [row[0] for row in base.execute("SELECT name FROM item")]


def test_a_file_says_what_it_is(made, tmp_path):
    assert is_of(made, FORM)
    assert not is_of(tmp_path / "none", FORM)


@pytest.mark.skipif(os.name != "posix", reason="rights of files are POSIX's")
def test_a_new_file_is_the_user_s_alone(made):
    assert made.stat().st_mode & 0o777 == 0o600


def test_making_leaves_what_is_there(made):
    altered(made, "INSERT INTO item (name) VALUES ('one')")
    make(made, FORM)
    assert names(made) == ["one"]


def test_an_empty_file_may_be_made_one_of_ours(path):
    path.touch()
    with pytest.raises(PlagcheckError, match="is empty"):
        names(path)
    make(path, FORM)
    assert names(path) == []


def test_a_foreign_file_is_neither_opened_nor_overwritten(path):
    path.write_text("a paper")
    for use in (names, lambda each: make(each, FORM)):
        with pytest.raises(PlagcheckError, match="is not a list"):
            use(path)
    assert path.read_text() == "a paper"


def test_a_missing_file_is_a_missing_file(path):
    with pytest.raises(MissingFileError):
        names(path)


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        ("PRAGMA user_version = 4", "newer version"),
        ("PRAGMA user_version = 2", "damaged"),
        ("PRAGMA application_id = 1", "is not a list"),
        ("CREATE TRIGGER t AFTER INSERT ON item BEGIN DELETE FROM item; END", "damaged"),
        ("CREATE VIEW v AS SELECT 1", "damaged"),
        ("DROP TABLE item", "damaged"),
    ],
)
def test_a_file_of_another_form_is_refused_in_one_line(made, spoil, fault):
    altered(made, spoil)
    with pytest.raises(PlagcheckError, match=fault) as refused:
        names(made)
    assert str(refused.value).startswith(f"{made}: ")
    assert "\n" not in str(refused.value)


def test_a_file_cut_short_is_refused(made):
    made.write_bytes(made.read_bytes()[:4096])
    with pytest.raises(PlagcheckError, match="damaged"):
        names(made)


def test_a_reader_cannot_write(made):
    with pytest.raises(PlagcheckError), opened(made, FORM) as base:
        base.execute("INSERT INTO item (name) VALUES ('one')")


def test_a_transaction_that_fails_leaves_nothing(made):
    def fail():
        with opened(made, FORM, write=True) as base, transaction(base):
            base.execute("INSERT INTO item (name) VALUES ('one')")
            raise ValueError("stop")

    with pytest.raises(ValueError, match="stop"):
        fail()
    assert names(made) == []


def test_a_file_in_use_is_waited_for_and_then_named(made, monkeypatch):
    monkeypatch.setattr(database, "WAIT_SECONDS", 0.05)
    other = sqlite3.connect(made, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with (
        pytest.raises(PlagcheckError, match="in use by another program"),
        opened(made, FORM, write=True) as base,
        transaction(base),
    ):
        pass
    other.close()


def test_what_a_killed_writer_left_half_done_is_undone_by_a_reader(made):
    altered(made, "INSERT INTO item (name) VALUES ('one')")
    killed = (
        "import os, sqlite3, sys\n"
        "base = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
        "base.execute('PRAGMA cache_size = 1')\n"
        "base.execute('BEGIN IMMEDIATE')\n"
        "base.execute('DELETE FROM item')\n"
        "base.executemany('INSERT INTO item (name) VALUES (?)', [('x' * 2000,)] * 500)\n"
        "os._exit(9)\n"
    )
    subprocess.run([sys.executable, "-c", killed, str(made)], check=False)
    assert made.with_name("x.db-journal").exists()
    assert names(made) == ["one"]


def test_a_message_of_sqlite_that_is_no_text_is_damage_like_any_other(tmp_path, monkeypatch):
    path = tmp_path / "x"
    make(path, FORM)

    def spoilt(*_):
        raise UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte")

    monkeypatch.setattr("plagcheck.engine.database._check", spoilt)
    with pytest.raises(PlagcheckError, match="is damaged"), opened(path, FORM):
        pass

"""Saved checks: what is saved and opened is the check that was left, and a file from anywhere is not trusted."""

import json
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from contextlib import suppress
from dataclasses import replace
from functools import partial
from zipfile import ZipFile

import numpy as np
import pytest

from plagcheck.engine import checking, comparing, opening, saving
from plagcheck.engine.archive import Archive
from plagcheck.engine.checking import Session
from plagcheck.engine.errors import MissingFileError, PlagcheckError
from plagcheck.engine.keyed import key_path
from plagcheck.engine.model import Options, Review
from plagcheck.engine.opening import open_check
from plagcheck.engine.pairing import pack_pairs
from plagcheck.engine.reading import gather
from plagcheck.engine.saving import FORM, is_saved_check, save_check, save_reviews
from plagcheck.engine.storing import pack, unpack
from tests.papers import BEES, FOX, GLASS, MILL, RIVER, STARS, TEA

QUOTED = f"“{BEES.strip()}” "


def put(folder, name, text):
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


def made_in(folder, **more):
    """A class with a quotation, a template, references of which one is idle, an empty paper, and all that was said of it."""
    papers = {
        "anna": FOX + MILL + RIVER + TEA + QUOTED, "ben": MILL + STARS + RIVER + TEA, "cleo": QUOTED + STARS,
        "dora": "…", "emil": GLASS,
    }  # fmt: skip
    for name, text in papers.items():
        put(folder, f"class/{name}/essay.txt", text)
    put(folder, "class/anna/picture.png", "no paper")
    chosen = Options(
        templates=(str(put(folder, "prompt.txt", TEA)),),
        against=(str(put(folder, "old/used.txt", GLASS)), str(put(folder, "old/idle.txt", "Nothing here stands elsewhere."))),
        **{"exclude": frozenset({"quotes"}), "passwords": ("secret-word",), **more},
    )
    session = Session()
    session.add([folder / "class"])
    pair = session.report(chosen).pairs[0]
    session.set_aside(pair.a, pair.b, pair.matches[0], "from the handout")
    session.review(0, 1, state="discuss", note="同一小组")
    return session


@pytest.fixture
def write(tmp_path):
    return partial(put, tmp_path)


@pytest.fixture
def make(tmp_path):
    return partial(made_in, tmp_path)


@pytest.fixture
def file(tmp_path):
    return tmp_path / "x.plagcheck"


@pytest.fixture
def saved(make, file):
    """A session, and the same opened from a file."""
    session = make()
    save_check(file, session, "期末 2026")
    return session, open_check(file)[1]


@pytest.fixture(scope="module")
def kept(tmp_path_factory):
    """A saved check and its session, for tests that change neither."""
    folder = tmp_path_factory.mktemp("kept")
    session = made_in(folder)
    save_check(folder / "x.plagcheck", session)
    return folder / "x.plagcheck", session


@pytest.fixture
def copy(kept, file):
    """A copy of it, to be damaged."""
    shutil.copy(kept[0], file)
    return file


def test_what_is_opened_is_the_very_report_and_title(make, file, monkeypatch):
    session = make()
    save_check(file, session, "期末 2026")
    for module, name in ((checking, "prepare"), (comparing, "align"), (checking, "gather")):  # nothing is read or aligned
        monkeypatch.setattr(module, name, None)
    title, opened = open_check(file)
    assert title == "期末 2026"
    assert opened.last.to_json() == session.last.to_json()
    assert opened.last.pairs == session.last.pairs
    assert opened.last.reviews == (Review(0, 1, "discuss", "同一小组"),)


def test_it_is_not_the_papers_on_disk_that_are_opened(make, file, tmp_path):
    session = make()
    save_check(file, session)
    shutil.rmtree(tmp_path / "class")
    assert open_check(file)[1].last.to_json() == session.last.to_json()


def test_two_files_compared_are_saved_in_the_order_named(write, file):
    session = Session(each_file=True)
    session.add([write("z.txt", FOX + MILL), write("a.txt", MILL + BEES), write("z.txt", FOX + MILL)])
    session.report(own_background=False)
    save_check(file, session)
    opened = open_check(file)[1]
    assert opened.last.to_json() == session.last.to_json()
    assert [w.code for w in opened.last.documents[0].warnings] == ["same-file"]


def test_any_two_papers_are_compared_as_before(saved):
    session, opened = saved
    ids = range(len(session.last.documents))
    assert [opened.compare(a, b) for a in ids for b in ids if a < b] == [
        session.compare(a, b) for a in ids for b in ids if a < b
    ]


@pytest.mark.parametrize("options", [Options(), Options(bits=128, exclude=frozenset({"common"}), min_match_words=9)])
def test_other_options_give_what_they_gave_before(saved, options, monkeypatch):
    session, opened = saved
    monkeypatch.setattr(checking, "prepare", None)
    expected = session.report(options)
    assert without_moment(opened.report(options)) == without_moment(expected)
    assert expected.pairs


def test_templates_and_references_need_not_be_there_any_more(make, file, tmp_path, monkeypatch):
    session = make()
    save_check(file, session)
    (tmp_path / "prompt.txt").unlink()
    shutil.rmtree(tmp_path / "old")
    opened = open_check(file)[1]
    more = replace(session.last.options, exclude=frozenset())
    monkeypatch.setattr(checking, "prepare", None)
    expected = session.report(replace(more, passwords=("secret-word",)))  # as they were read here
    assert without_moment(opened.report(more)) == without_moment(expected)


def without_moment(report):
    return replace(report, created="").to_json()


def test_a_paper_may_be_added_and_one_taken_out(saved, write):
    session, opened = saved
    late = write("late.txt", FOX + STARS)
    for each in (session, opened):
        each.add([late])
        each.remove(2)
    options = session.last.options
    assert without_moment(opened.report(options)) == without_moment(session.report(options))
    assert opened.last.reviews == (Review(0, 1, "discuss", "同一小组"),)


def test_a_paper_is_read_again_while_its_file_is_there(saved, write):
    _, opened = saved
    write("class/anna/essay.txt", FOX)
    assert opened.reread(0).text == FOX


def test_a_paper_whose_file_is_gone_keeps_its_text(saved, tmp_path):
    _, opened = saved
    shutil.rmtree(tmp_path / "class")
    with pytest.raises(MissingFileError, match=r"essay\.txt: the file is no longer"):
        opened.reread(0)
    assert opened.report().documents[0].text == FOX + MILL + RIVER + TEA + QUOTED


def test_what_is_set_aside_may_be_taken_back_from_an_opened_check(make, file):
    session = make()
    aside = next((p.a, p.b, p.aside[0].match) for p in session.last.pairs if p.aside)
    save_check(file, session)
    opened = open_check(file)[1]
    assert opened.take_back(*aside).to_json() == session.take_back(*aside).to_json()


def test_reviews_alone_are_written_into_the_file(saved, file):
    session, _ = saved
    before = bytes_of_tables(file)
    session.review(0, 1, state="aside", note="")
    session.review(1, 2, note="later")
    pair = next(p for p in session.last.pairs if p.aside)
    session.take_back(pair.a, pair.b, pair.aside[0].match)
    save_reviews(file, session)
    assert open_check(file)[1].last.to_json() == session.last.to_json()
    after = bytes_of_tables(file)
    assert {table for table in before if before[table] != after[table]} == {"reviews"}


def bytes_of_tables(file):
    with sqlite3.connect(file) as base:
        return {name: base.execute(f"SELECT * FROM {name}").fetchall() for name in ("facts", "papers", "pairs", "reviews")}


def test_reviews_of_another_check_are_not_written_over_this_one(saved, file, write):
    session, _ = saved
    session.add([write("late.txt", GLASS)])
    session.report()
    before = file.read_bytes()
    with pytest.raises(PlagcheckError, match=r"x\.plagcheck: holds another check"):
        save_reviews(file, session)
    assert file.read_bytes() == before


def test_an_opened_check_is_saved_again_as_it_was(saved, file, tmp_path):
    _, opened = saved
    save_check(tmp_path / "y.plagcheck", opened, "期末 2026")
    assert bytes_of_tables(tmp_path / "y.plagcheck") == bytes_of_tables(file)


KILLED = """
import os, sqlite3, sys
from plagcheck.engine import open_check, save_reviews, saving
title, session = open_check(sys.argv[1])
session.review(0, 1, state="aside", note="new")
put = saving._put_reviews
def killed(base, *rest):
    put(base, *rest)
    os._exit(9)
saving._put_reviews = killed
saving.{verb}
"""


@pytest.mark.parametrize("verb", ["save_reviews(sys.argv[1], session)", "save_check(sys.argv[1], session, title)"])
def test_a_writer_killed_before_its_end_leaves_the_file_as_it_was(saved, file, verb):
    session, _ = saved
    done = subprocess.run([sys.executable, "-c", KILLED.format(verb=verb), file], check=False)
    assert done.returncode == 9
    assert open_check(file)[1].last.to_json() == session.last.to_json()


def test_what_was_read_since_the_report_does_not_spoil_the_file(saved, file, write):
    session, _ = saved
    write("class/anna/essay.txt", FOX)
    session.reread(0)
    session.remove(1)
    write("more/late.txt", GLASS)
    session.add([write("more/odd.png", "no paper").parent])
    save_check(file, session)
    opened = open_check(file)[1]
    assert opened.last.to_json() == session.last.to_json()
    opened.report()
    assert [paper.path.rsplit("/", 2)[-2] for paper in opened.last.documents] == ["anna", "cleo", "dora", "emil", "more"]
    assert len(opened.last.skipped) == len(session.last.skipped) + 1


def test_reviews_of_papers_that_the_report_leaves_out_stay_in_the_file(saved, file, write):
    session, _ = saved
    wide = replace(session.last.options, passwords=("secret-word",))
    reference = len(session.last.documents) - 1
    session.review(0, reference, note="seen elsewhere")
    write("class/emil/essay.txt", STARS)  # nothing needs the reference any more
    session.reread(4)
    session.report(wide)
    save_check(file, session)
    session.review(0, 1, note="now")
    session.add([write("late.txt", RIVER)])
    save_reviews(file, session)
    opened = open_check(file)[1]
    assert {review.note for review in opened.last.reviews} == {"now"}
    opened.add([write("again.txt", GLASS)])
    assert {review.note for review in opened.report(opened.last.options).reviews} == {"now", "seen elsewhere"}


def test_a_new_file_is_its_user_s_alone(saved, file):
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_passwords_and_the_number_of_workers_are_in_no_file(make, file):
    save_check(file, make(jobs=2))
    assert b"secret-word" not in file.read_bytes()
    assert open_check(file)[1].last.options.jobs is None


def test_without_a_report_there_is_nothing_to_save(file):
    with pytest.raises(PlagcheckError, match="no report"):
        save_check(file, Session())
    assert not file.exists()


# hidden names --------------------------------------------------------------------------------------------------------

NAMES = ("anna", "ben", "cleo", "dora", "emil", "essay", "prompt", "used", "idle", "old", "picture")


@pytest.fixture
def hidden(make, file):
    session = make(hide_names=True)
    save_check(file, session)
    return session, open_check(file)[1]


def test_with_hidden_names_nothing_in_the_file_names_a_paper(hidden, file, tmp_path):
    session, opened = hidden
    assert opened.last.to_json() == session.last.to_json()
    data = file.read_bytes()
    for name in (*NAMES, str(tmp_path), tmp_path.name):
        assert f'"{name}'.encode() not in data
        assert f"/{name}".encode() not in data
        assert f"{name}.txt".encode() not in data
        assert f"{name}/".encode() not in data


def test_with_hidden_names_a_paper_cannot_be_read_again_and_says_so(hidden):
    _, opened = hidden
    with pytest.raises(PlagcheckError, match=r"^Paper 01: cannot be read again: the check was saved without names"):
        opened.reread(0)
    assert opened.compare(0, 1).copied_a is not None


def test_with_hidden_names_other_options_and_more_papers_work(hidden, write):
    session, opened = hidden
    options = replace(opened.last.options, exclude=frozenset())
    assert [p.copied_a for p in opened.report(options).pairs] == [
        p.copied_a for p in session.report(replace(session.last.options, exclude=frozenset())).pairs
    ]
    opened.add([write("late.txt", GLASS)])
    report = opened.report(opened.last.options)
    assert len([p for p in report.documents if p.role == "paper"]) == 6


def test_a_hidden_check_saved_again_has_no_names_and_no_folders(hidden, tmp_path):
    _, opened = hidden
    save_check(tmp_path / "y.plagcheck", opened)
    assert str(tmp_path).encode() not in (tmp_path / "y.plagcheck").read_bytes()
    assert open_check(tmp_path / "y.plagcheck")[1].last.to_json() == opened.last.to_json()


# files from anywhere -------------------------------------------------------------------------------------------------


def test_a_saved_check_is_known_by_what_is_in_it(copy, write):
    assert is_saved_check(copy)
    assert not is_saved_check(write("y.plagcheck", "text"))
    assert not is_saved_check("nowhere.plagcheck")


def test_a_saved_check_among_papers_is_skipped_whatever_it_is_called(copy, tmp_path):
    (tmp_path / "class").mkdir()
    shutil.copy(copy, tmp_path / "class" / "saved.plagcheck")
    shutil.copy(copy, tmp_path / "class" / "saved.txt")
    with ZipFile(tmp_path / "class" / "z.zip", "w") as archive:
        archive.write(copy, "inside.txt")
    skipped = {each.path.rsplit("/", 1)[-1]: each.reason for each in gather([tmp_path / "class"]).skipped}
    assert skipped["saved.plagcheck"] == "no paper (saved check)"
    assert skipped["saved.txt"] == skipped["inside.txt"] == "an earlier plagcheck report"


def test_a_file_that_is_missing_or_none_of_ours_is_refused(file, write):
    with pytest.raises(MissingFileError):
        open_check(file)
    with pytest.raises(PlagcheckError, match="is not a saved check"):
        open_check(write("x.plagcheck", "no check"))


def test_a_newer_file_says_so(copy):
    with sqlite3.connect(copy) as base:
        base.execute("PRAGMA user_version = 99")
    with pytest.raises(PlagcheckError, match="newer version"):
        open_check(copy)


def test_a_file_larger_than_any_check_is_not_loaded(copy, monkeypatch):
    monkeypatch.setattr(opening, "MOST_BYTES", 1_000)
    with pytest.raises(PlagcheckError, match=r"x\.plagcheck: is too large"):
        open_check(copy)


def test_every_cut_is_refused_in_one_line(copy):
    whole = copy.read_bytes()
    for size in range(100, len(whole), max(1, len(whole) // 40)):
        copy.write_bytes(whole[:size])
        with pytest.raises(PlagcheckError) as error:
            open_check(copy)
        assert str(error.value).startswith(str(copy))
        assert "\n" not in str(error.value)


def test_no_flipped_byte_makes_it_crash(copy):
    whole, chance = copy.read_bytes(), np.random.default_rng(5)
    for place in chance.integers(0, len(whole), 150).tolist():
        copy.write_bytes(whole[:place] + bytes([whole[place] ^ 0x55]) + whole[place + 1 :])
        with suppress(PlagcheckError):
            open_check(copy)


def changed(file, table, where, change):
    """Put what `change` makes of a value in its place."""
    column = {"facts": "value", "papers": "facts", "pairs": "data", "reviews": "said"}[table]
    with sqlite3.connect(file) as base:
        (value,) = base.execute(f"SELECT {column} FROM {table} WHERE {where} LIMIT 1").fetchone()
        base.execute(f"UPDATE {table} SET {column} = ? WHERE {where}", (change(value),))


def in_json(**new):
    return lambda text: json.dumps({**json.loads(text), **new})


def in_columns(column, place, value):
    def change(data):
        head, columns = unpack(data)
        columns = {name: array.copy() for name, array in columns.items()}
        columns[column][place] = value
        return pack(head, columns)

    return change


def without_rows(column):
    def change(data):
        head, columns = unpack(data)
        return pack(head, {**columns, column: columns[column][:-1]})

    return change


FACTS = "name = 'facts'"


@pytest.mark.parametrize(
    ("table", "where", "change"),
    [
        ("facts", FACTS, lambda _: "{"),
        ("facts", FACTS, lambda _: "[" * 100_000),
        ("facts", FACTS, lambda _: 7),
        ("facts", FACTS, in_json(shown=9_999)),
        ("facts", FACTS, in_json(shown=-1)),
        ("facts", FACTS, in_json(shown="2")),
        ("facts", FACTS, in_json(skipped_shown=99)),
        ("facts", FACTS, in_json(created="soon")),
        ("facts", FACTS, in_json(background="mine")),
        ("facts", FACTS, in_json(options={"bits": 7})),
        ("facts", FACTS, in_json(common=[[[0], [[0, 10_000_000]]]])),
        ("facts", FACTS, in_json(common=[{"documents": [77], "spans": [[0, 1]]}])),
        ("facts", "name = 'title'", lambda _: "[1]"),
        ("facts", "name = 'rates'", in_columns("holders", 0, 0)),
        ("facts", "name = 'rates'", in_columns("length", 0, np.nan)),
        ("facts", "name = 'rates'", in_columns("held", 0, 2**64 - 1)),
        ("facts", "name = 'rates'", without_rows("held")),
        ("facts", "name = 'listed'", without_rows("listed")),
        ("papers", "number = 0", in_json(marks=[[0, 10_000_000, "common"]])),
        ("papers", "number = 0", in_json(marks=[[0, 1, "quotes"]])),
        ("papers", "number = 0", in_json(path="a\0b")),
        ("papers", "number = 0", in_json(owner=3)),
        ("papers", "number = 0", in_json(owner=None)),
        ("pairs", "1", lambda _: b""),
        ("pairs", "1", lambda data: data[:-1] + bytes([data[-1] ^ 1])),
        ("pairs", "1", in_columns("pair", (0, 0), -1)),
        ("pairs", "1", in_columns("pair", (0, 1), 4_000)),
        ("pairs", "1", in_columns("pair", (0, 1), 0)),
        ("pairs", "1", in_columns("pair", (0, 4), 63)),
        ("pairs", "1", in_columns("pair", (0, 6), 9)),
        ("pairs", "1", in_columns("pair", (0, 8), 2**40)),
        ("pairs", "1", in_columns("pair", (0, 9), 3_000)),
        ("pairs", "1", in_columns("share", (0, 0), 1.5)),
        ("pairs", "1", in_columns("share", (0, 0), np.nan)),
        ("pairs", "1", in_columns("share", (0, 3), np.nan)),
        ("pairs", "1", in_columns("share", (0, 7), np.inf)),
        ("pairs", "1", in_columns("match", (0, 1), 2**31 - 1)),
        ("pairs", "1", in_columns("match", (0, 2), -5)),
        ("pairs", "1", in_columns("match", (0, 4), 5)),
        ("pairs", "1", in_columns("match", (0, 5), 2**31 - 1)),
        ("pairs", "1", in_columns("match", (0, 5), -1)),
        ("pairs", "1", in_columns("like", (0, 0), 2.0)),
        ("pairs", "1", in_columns("step", (0, 0), 7)),
        ("pairs", "1", in_columns("step", (0, 1), -1)),
        ("pairs", "1", without_rows("step")),
        ("pairs", "1", without_rows("like")),
        ("pairs", "1", without_rows("share")),
        ("reviews", "1", in_json(state="done")),
        ("reviews", "1", in_json(note=None)),
        ("reviews", "said LIKE '%handout%'", lambda text: text.replace('"a":[', '"a":[9', 1)),
    ],
)  # fmt: skip
def test_values_that_do_not_fit_are_refused(copy, table, where, change):
    changed(copy, table, where, change)
    with pytest.raises(PlagcheckError) as error:
        open_check(copy)
    assert str(error.value).startswith(f"{copy}: is damaged")
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE reviews SET a = 400",
        "UPDATE reviews SET a = -1",
        "UPDATE reviews SET b = a",
        "UPDATE reviews SET a = 'x'",
        "UPDATE papers SET number = 900 WHERE number = 1",
        "UPDATE papers SET data = 'text' WHERE number = 1",
        "DELETE FROM papers WHERE number > 1",
        "DELETE FROM facts WHERE name = 'title'",
        "DELETE FROM pairs",
        "CREATE VIEW v AS SELECT 1",
        "CREATE TRIGGER t AFTER DELETE ON reviews BEGIN DELETE FROM papers; END",
    ],
)
def test_tables_that_do_not_fit_are_refused(copy, statement):
    with sqlite3.connect(copy) as base:
        base.execute(statement)
    with pytest.raises(PlagcheckError, match="is damaged"):
        open_check(copy)


def test_the_same_pair_twice_is_refused(copy, kept):
    with sqlite3.connect(copy) as base:
        base.execute("INSERT INTO pairs VALUES (9, ?)", (pack_pairs(kept[1].made.compared[:1]),))
    with pytest.raises(PlagcheckError, match="is damaged"):
        open_check(copy)


def test_no_path_in_a_file_is_looked_for(copy, write, monkeypatch):
    other = str(write("elsewhere.txt", FOX))

    def change(text):
        facts = json.loads(text)
        facts["options"]["against"] = [other]
        return json.dumps(facts)

    changed(copy, "facts", FACTS, change)
    opened = open_check(copy)[1]
    monkeypatch.setattr(checking, "gather", None)
    assert all(paper.path != other for paper in opened.report(opened.last.options).documents)


@pytest.mark.skipif(os.name != "posix", reason="a path of another computer is one of Windows")
def test_a_path_on_another_computer_is_not_looked_up(copy, monkeypatch):
    changed(copy, "papers", "number = 0", in_json(path="//elsewhere/share/essay.txt"))
    asked = []
    real = os.path.realpath
    monkeypatch.setattr(os.path, "realpath", lambda path, **more: asked.append(os.fspath(path)) or real(path, **more))
    open_check(copy)
    assert asked
    assert not [path for path in asked if path.startswith("//")]


def test_the_tables_are_those_of_the_form(copy):
    with sqlite3.connect(copy) as base:
        found = [row[0] for row in base.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")]
    assert tuple(found) == FORM.tables
    assert saving.SUFFIX == ".plagcheck"
    assert opening.MOST_PAPERS >= 20_000


@pytest.fixture
def with_earlier(write, tmp_path, monkeypatch):
    """A class compared with an archive that holds one paper's text and not another's."""
    monkeypatch.setattr("plagcheck.engine.archive.token_bytes", b"s".__mul__)
    monkeypatch.setattr("plagcheck.engine.keyed.token_bytes", b"k".__mul__)
    archive = Archive(tmp_path / "earlier.db")
    archive.add([write("old/01/old-essay.txt", MILL + TEA)], labels={"year": "2025"})
    archive.add([write("old/03/old-idle.txt", "Nobody quotes xylophones.")])
    archive.add([write("old/02/old-notes.txt", FOX + BEES + GLASS)], text=False)
    write("class/anna.txt", FOX + BEES + GLASS + STARS)
    write("class/ben.txt", TEA + RIVER)
    write("class/cleo.txt", STARS)

    def call(**more):
        session = Session()
        session.add([tmp_path / "class"])
        session.report(Options(archive=str(archive.path), **more))
        return session

    return call


@pytest.mark.parametrize("hide_names", [False, True])
def test_earlier_papers_of_an_archive_are_saved_with_the_check(with_earlier, file, tmp_path, hide_names):
    session = with_earlier(hide_names=hide_names)
    roles = [paper.role for paper in session.last.documents]
    assert roles == ["paper"] * 3 + ["archive"] * 2
    key_path().unlink()
    save_check(file, session)
    (tmp_path / "earlier.db").unlink()
    opened = open_check(file)[1]
    assert opened.last.to_json() == session.last.to_json()
    assert (opened.last.pairs, opened.last.compared) == (session.last.pairs, session.last.compared)
    assert opened.compare(0, 4) == session.compare(0, 4)
    assert opened.compare(1, 3) == session.compare(1, 3)
    if hide_names:
        data = file.read_bytes()
        assert not [word for word in (b"old-", b"2025", b"anna", b"earlier.db") if word in data]


def test_what_was_said_of_an_earlier_paper_is_saved_too(with_earlier, file):
    session = with_earlier()
    pair = next(p for p in session.last.pairs if p.copied_b is None)
    session.set_aside(pair.a, pair.b, pair.matches[0], "known")
    session.review(pair.a, pair.b, state="discuss")
    save_check(file, session)
    assert open_check(file)[1].last.to_json() == session.last.to_json()


def test_the_path_of_an_archive_is_in_no_saved_check_s_options(with_earlier, file):
    save_check(file, with_earlier())
    opened = open_check(file)[1]
    assert opened.last.options.archive is None
    assert [p.role for p in opened.report(opened.last.options).documents] == ["paper"] * 3


def test_only_rates_of_the_check_s_own_words_are_saved_of_an_archive(with_earlier, file):
    session = with_earlier()
    save_check(file, session)
    opened = open_check(file)[1].background
    assert (opened.papers, opened.length) == (session.background.papers, session.background.length)
    assert len(opened.held) < len(session.background.held)


@pytest.mark.parametrize("spoilt", ['"has_text":true', '"id":-1', '"labels":[1]'])
def test_an_earlier_paper_that_cannot_be_is_damage(with_earlier, file, spoilt):
    save_check(file, with_earlier())
    base = sqlite3.connect(file, isolation_level=None)
    (number, facts) = base.execute("SELECT number, facts FROM papers WHERE facts LIKE '%\"has_text\":false%'").fetchone()
    name = spoilt.partition(":")[0]
    value = json.dumps(json.loads(facts)["earlier"][name.strip('"')], separators=(",", ":"))
    assert f"{name}:{value}" in facts
    base.execute("UPDATE papers SET facts = ? WHERE number = ?", (facts.replace(f"{name}:{value}", spoilt), number))
    base.close()
    with pytest.raises(PlagcheckError, match="damaged"):
        open_check(file)

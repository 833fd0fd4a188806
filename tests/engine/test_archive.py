"""The archive of earlier papers: what it keeps, what it finds, and what it refuses."""

import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import suppress

import pytest

from plagcheck.engine import database, filing, keyed
from plagcheck.engine.archive import Archive
from plagcheck.engine.checking import Session, compare_files
from plagcheck.engine.comparing import compare
from plagcheck.engine.errors import Cancelled, MissingFileError, PlagcheckError
from plagcheck.engine.model import Options
from plagcheck.engine.profile import profile_of
from plagcheck.engine.reading import read
from tests.papers import BEES, FOX, GLASS, MILL, RIVER, STARS, TEA

LONG = FOX + MILL + BEES + GLASS


@pytest.fixture(autouse=True)
def fixed_keys(monkeypatch):
    """Which tenth of the shingles is kept is the same on every run."""
    monkeypatch.setattr("plagcheck.engine.archive.token_bytes", b"s".__mul__)
    monkeypatch.setattr("plagcheck.engine.keyed.token_bytes", b"k".__mul__)


@pytest.fixture
def archive(tmp_path):
    return Archive(tmp_path / "earlier.db")


@pytest.fixture
def report_of(archive):
    def call(path, **choices):
        session = Session()
        session.add([path])
        return session.report(Options(archive=str(archive.path), **choices), own_background=True)

    return call


def earlier_of(report):
    return {report.documents[pair.b].archived: pair for pair in report.pairs}


def test_papers_are_listed_with_labels_and_sizes(archive, write):
    added = archive.add([write("old/01.txt", FOX), write("old/02.txt", TEA)], labels={"year": "2025"})
    assert archive.papers() == tuple(added)
    assert [(p.id, p.name, p.submission, p.labels, p.has_text) for p in added] == [
        (1, "01.txt", "01.txt", (("year", "2025"),), True),
        (2, "02.txt", "02.txt", (("year", "2025"),), True),
    ]
    assert added[0].characters == len(FOX)
    assert archive.verify() == []


@pytest.mark.skipif(os.name != "posix", reason="rights of files are POSIX's")
def test_the_archive_and_the_key_are_the_user_s_alone(archive, write):
    archive.add([write("01.txt", LONG)], text=False)
    assert archive.path.stat().st_mode & 0o777 == 0o600
    assert keyed.key_path().stat().st_mode & 0o777 == 0o600


def test_the_same_file_is_not_added_twice_and_this_is_said(archive, write):
    told = []
    archive.add([write("a/01.txt", FOX), write("a/02.txt", FOX)], told=told.append)
    assert len(archive.papers()) == 1
    assert archive.add([write("b/09.txt", FOX)], told=told.append) == []
    assert [each.path.rsplit("/", 1)[-1] for each in told] == ["02.txt", "09.txt"]
    assert all("paper 1" in each.reason for each in told)


def test_the_same_file_is_not_added_twice_without_its_text(archive, write):
    archive.add([write("a/01.txt", LONG)], text=False)
    assert archive.add([write("b/01.txt", LONG)], text=False) == []
    assert archive.add([write("b/01.txt", LONG)]) == []


def test_a_copy_of_an_earlier_paper_is_found_and_stands_as_b(archive, write, report_of):
    archive.add([write("old/01.txt", MILL + BEES + GLASS), write("old/02.txt", TEA + STARS)], labels={"course": "A"})
    report = report_of(write("new.txt", FOX + BEES + RIVER))
    (pair,) = report.pairs
    paper = report.documents[pair.b]
    assert (paper.role, paper.archived, paper.labels, pair.a) == ("archive", 1, (("course", "A"),), 0)
    assert paper.text[slice(*pair.matches[0].b)].startswith(BEES[:20])
    assert len(report.documents) == 2


def test_a_paper_that_is_in_the_archive_is_not_compared_with_itself(archive, write, report_of):
    path = write("class/01.txt", LONG)
    archive.add([path])
    report = report_of(path)
    assert report.pairs == ()
    assert "not compared with itself" in report.skipped[0].reason


@pytest.mark.parametrize("text", [True, False])
def test_the_same_file_of_another_submission_is_found(archive, write, report_of, text):
    archive.add([write("old/01.txt", LONG)], text=text)
    (pair,) = report_of(write("new/07.txt", LONG)).pairs
    assert pair.level == ("identical" if text else "high")


def test_old_is_never_compared_with_old(archive, write, report_of):
    archive.add([write("old/01.txt", FOX + LONG), write("old/02.txt", LONG + FOX)])
    assert report_of(write("new.txt", TEA)).pairs == ()


def test_hidden_names_hide_those_of_the_archive(archive, write, report_of):
    archive.add([write("old/smith.txt", LONG)], labels={"author": "smith"})
    text = report_of(write("new.txt", LONG), hide_names=True).to_json()
    assert "smith" not in text
    assert "Archive 01" in text


def test_nothing_of_a_text_left_out_is_in_the_file(archive, write):
    archive.add([write("01.txt", LONG)], text=False)
    data = archive.path.read_bytes()
    own = read(write("01.txt", LONG))
    assert bytes.fromhex(own.sha256) not in data
    assert not any(int(each).to_bytes(8, "little") in data for each in profile_of(own).shingles)
    with archive.opened() as base:
        assert base.execute("SELECT count(*) FROM text").fetchone() == (0,)
        entries, shingles = base.execute("SELECT entries, terms FROM paper").fetchone()
    assert entries == -(-shingles // 10)
    assert keyed.user_key() not in data


def test_a_paper_without_text_shows_passages_of_the_new_paper_only(archive, write, report_of):
    archive.add([write("old/01.txt", LONG + TEA + STARS)], text=False)
    report = report_of(write("new.txt", RIVER * 3 + LONG))
    (pair,) = report.pairs
    assert all(m.b is None and m.kind in ("edited", "reworded") and m.similarity < 1 for m in pair.matches)
    assert pair.matches[0].a.start >= len(RIVER * 3)
    assert 0.3 < pair.copied_a < 1
    assert (report.documents[1].text, report.documents[1].unseen) == ("", len(LONG + TEA + STARS))
    assert (pair.copied_b, pair.longest_match, pair.resemblance, pair.distance) == (None, None, None, None)
    assert [w.code for w in report.documents[1].warnings] == ["text-not-kept"]
    assert report.documents[1].counted > 0


def test_without_the_key_papers_without_text_are_not_searched_and_this_is_said(archive, write, report_of):
    archive.add([write("old/01.txt", LONG)], text=False)
    keyed.key_path().unlink()
    report = report_of(write("new.txt", LONG + TEA))
    assert report.pairs == ()
    assert "1 paper kept without text was not searched" in report.skipped[0].reason


def test_removed_papers_are_found_no_more_and_leave_no_trace(archive, write, report_of):
    archive.add([write("old/01.txt", LONG)], labels={"year": "1"})
    archive.add([write("old/02.txt", TEA + STARS)], labels={"year": "2"})
    assert archive.remove(labels={"year": "1"}) == 1
    assert [p.id for p in archive.papers()] == [2]
    assert archive.verify() == []
    assert report_of(write("new.txt", LONG)).pairs == ()
    with archive.opened() as base:
        assert (
            base.execute("SELECT total(size) FROM segment").fetchone()[0]
            == base.execute("SELECT total(entries) FROM paper").fetchone()[0]
        )
    archive.remove([2])
    with archive.opened() as base:
        assert len(filing.holders(base).held) == 0


def test_an_unknown_number_removes_nothing(archive, write):
    archive.add([write("01.txt", LONG)])
    with pytest.raises(PlagcheckError, match="no paper 9"):
        archive.remove([1, 9])
    assert len(archive.papers()) == 1


def test_numbers_are_not_used_again(archive, write):
    archive.add([write("01.txt", LONG)])
    archive.remove([1])
    assert archive.add([write("01.txt", LONG)])[0].id == 2


def test_a_cancelled_adding_leaves_the_archive_as_before(archive, write, tmp_path):
    archive.add([write("01.txt", FOX)])
    before = archive.papers()

    def stop(_stage, done, _total):
        if done:
            raise Cancelled

    with pytest.raises(Cancelled):
        archive.add([write("more/02.txt", MILL), write("more/03.txt", TEA)], progress=stop)
    assert archive.papers() == before
    assert archive.verify() == []


def test_a_missing_paper_makes_no_archive(archive, tmp_path):
    with pytest.raises(MissingFileError):
        archive.add([tmp_path / "nowhere"])
    assert not archive.path.exists()


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        ("PRAGMA user_version = 99", "newer version"),
        ("UPDATE setting SET value = 'other' WHERE name = 'method'", "other options"),
        ("CREATE VIEW v AS SELECT 1", "damaged"),
        ("PRAGMA application_id = 5", "is not an archive"),
    ],
)
def test_an_archive_of_another_kind_is_refused(archive, write, spoil, fault):
    archive.add([write("01.txt", LONG)])
    with sqlite3.connect(archive.path) as base:
        base.execute(spoil)
    base.close()
    with pytest.raises(PlagcheckError, match=fault) as refused:
        archive.papers()
    assert str(refused.value).startswith(str(archive.path))


@pytest.mark.parametrize(
    "spoil",
    [
        "UPDATE chunk SET numbers = x'01'",
        "UPDATE chunk SET counts = x'00000000'",
        "UPDATE text SET data = x'00'",
        "UPDATE paper SET entries = entries + 1",
        "UPDATE paper SET labels = '[1]'",
        "UPDATE holder SET counts = terms",
        "UPDATE paper SET block = -5",
        "DELETE FROM chunk",
        "DELETE FROM text",
        "UPDATE segment SET firsts = x'01'",
    ],
)
def test_damage_is_told_by_verify_and_never_a_crash(archive, write, report_of, spoil):
    archive.add([write("01.txt", LONG)])
    with sqlite3.connect(archive.path) as base:
        base.execute(spoil)
    base.close()
    assert archive.verify()
    with suppress(PlagcheckError):
        report_of(write("new.txt", LONG + TEA))


@pytest.mark.parametrize("action", ["add", "remove"])
def test_a_second_program_waits_and_then_says_that_the_archive_is_in_use(archive, write, monkeypatch, action):
    archive.add([write("01.txt", LONG)])
    monkeypatch.setattr(database, "WAIT_SECONDS", 0.05)
    base = sqlite3.connect(archive.path, isolation_level=None)
    base.execute("BEGIN IMMEDIATE")
    with pytest.raises(PlagcheckError, match="in use by another program"):
        archive.add([write("02.txt", TEA)]) if action == "add" else archive.remove([1])
    base.close()


def test_a_label_that_is_no_text_is_refused(archive, write):
    with pytest.raises(PlagcheckError, match="label"):
        archive.add([write("01.txt", LONG)], labels={"year": "\udcff"})


def test_a_paper_that_cannot_be_read_is_not_added_and_the_others_are(archive, write):
    told = []
    archive.add([write("a.txt", ""), write("b.txt", "…"), write("c.txt", LONG)], told=told.append)
    assert [each.name for each in archive.papers()] == ["c.txt"]
    assert sorted(each.path.rsplit("/", 1)[-1] for each in told) == ["a.txt", "b.txt"]


def test_short_papers_with_the_same_letters_are_found(archive, write, report_of):
    archive.add([write("old/01.txt", "Nothing much.")])
    (pair,) = report_of(write("new.txt", "nothing MUCH")).pairs
    assert pair.level == "identical"


def test_a_low_pair_within_what_the_class_holds_in_common_is_not_listed(archive, write, tmp_path):
    chance = random.Random(1)
    own = [words(chance, 400) for _ in range(6)]
    archive.add([write("old/01.txt", own[5] + FOX)])
    session = Session()
    for i in range(5):
        write(f"class/{i}.txt", own[i] + FOX)
    session.add([tmp_path / "class"])
    report = session.report(Options(archive=str(archive.path)))
    assert len(report.common[0].documents) == 5
    assert not earlier_of(report).get(1)
    lone = Session()
    lone.add([tmp_path / "class/0.txt"])
    assert earlier_of(lone.report(Options(archive=str(archive.path))))[1].level == "low"


def test_the_archive_s_papers_count_among_the_token_rates_of_a_class(archive, write):
    archive.add([write(f"old/{i}.txt", MILL + f"paper {i}") for i in range(9)])
    session = Session()
    session.add([write("new/1.txt", MILL), write("new/2.txt", FOX)])
    rates = []
    for chosen in (Options(), Options(archive=str(archive.path))):
        session.report(chosen, own_background=True)
        rates.append(session.background.papers)
    assert rates == [2, 11]


def test_a_session_sees_what_was_added_since(archive, write):
    archive.add([write("old/01.txt", TEA + STARS)])
    session = Session()
    session.add([write("new.txt", LONG)])
    options = Options(archive=str(archive.path))
    assert session.report(options).pairs == ()
    archive.add([write("old/02.txt", LONG)])
    assert [session.last.documents[p.b].archived for p in session.report(options).pairs] == [2]
    archive.remove([2])
    assert session.report(options).pairs == ()


def test_compare_lists_earlier_papers_only_where_they_share_something(archive, write):
    archive.add([write("old/01.txt", BEES), write("old/02.txt", TEA + STARS)])
    report = compare_files([write("a.txt", FOX + BEES), write("b.txt", MILL)], Options(archive=str(archive.path)))
    assert [(p.a, p.b) for p in report.pairs] == [(0, 2), (0, 1)]
    assert report.background == "shipped"


def test_an_earlier_paper_is_kept_in_no_worker_s_way_of_reading(archive, write, report_of):
    archive.add([write("old/01.txt", LONG)])
    session = Session()
    session.add([write("new.txt", LONG)])
    report = session.report(Options(archive=str(archive.path)))
    with pytest.raises(PlagcheckError, match="kept in an archive"):
        session.reread(report.pairs[0].b)


def test_a_passage_set_aside_leaves_the_one_share_of_a_paper_without_text(archive, write):
    archive.add([write("old/01.txt", LONG)], text=False)
    session = Session()
    session.add([write("new.txt", LONG)])
    (pair,) = session.report(Options(archive=str(archive.path))).pairs
    for match in pair.matches:
        (less,) = session.set_aside(pair.a, pair.b, match, "known").pairs
    assert (less.copied_a, less.copied_b, less.level) == (0.0, None, "none")


def test_results_are_the_same_however_papers_were_added(archive, write, tmp_path):
    texts = [FOX + TEA, MILL + STARS, BEES + RIVER, GLASS]
    paths = [write(f"old/{i}.txt", text) for i, text in enumerate(texts)]
    archive.add(paths)
    other = Archive(tmp_path / "other.db")
    for path in paths:
        other.add([path])
    found = []
    for each in (archive, other):
        session = Session()
        session.add([write("new.txt", STARS + GLASS + FOX)])
        pairs = session.report(Options(archive=str(each.path))).pairs
        found.append([(session.last.documents[p.b].archived, p.copied_a, p.matches) for p in pairs])
    assert found[0] == found[1]
    assert len(found[0]) == 3


def words(chance, count):
    """Sentences of 14 words, out of 90,000, that mean nothing."""
    sentences = [" ".join("".join(chance.choices(SYLLABLES, k=3)) for _ in range(14)) for _ in range(count // 14)]
    return ". ".join(sentences) + ". "


def han(chance, count):
    """Sentences of 20 Han characters out of 600."""
    sentences = ["".join(chr(0x5000 + chance.randrange(600)) for _ in range(20)) for _ in range(count // 20)]
    return "。".join(sentences) + "。"


def edited(chance, text):
    """The text's sentences in another order, one word (or Han character) in ten left out."""
    parts = [part for part in re.split(r"(?<=[.。])", text) if part.strip()]
    chance.shuffle(parts)
    return "".join(
        "".join(unit for unit in re.findall(r"[a-z]+|.", part, re.DOTALL) if not unit.isalpha() or chance.random() > 0.1)
        for part in parts
    )


SYLLABLES = [a + b for a in "bdfghklmnprstvz" for b in ("a", "e", "ou")]


@pytest.mark.parametrize("made", [words, han])
def test_no_pair_of_medium_or_more_is_lost_against_comparing_all(archive, write, made):
    chance = random.Random(3)
    texts = [made(chance, 240) for _ in range(16)]
    old = [write(f"old/{i:02}.txt", texts[i] + texts[i * 5 % 16]) for i in range(16)]
    new = [write(f"new/{i:02}.txt", edited(chance, texts[i]) + made(chance, 300 * (i % 4))) for i in range(6)]
    archive.add(old)
    session = Session()
    session.add(new)
    report = session.report(Options(archive=str(archive.path)), own_background=True)
    found = {(report.documents[p.a].path, report.documents[p.b].archived): p.copied for p in report.pairs}
    papers = [read(path) for path in old]
    wanted = {}
    for document in map(read, new):
        for number, other in enumerate(papers, 1):
            pair = compare(document, other, background=session.background)
            if pair.copied >= 0.15:
                wanted[document.path, number] = pair.copied
    assert len(wanted) >= 6
    assert wanted.items() <= found.items()


def start_adding(folder, archive):
    command = [sys.executable, "-m", "plagcheck", "archive", "add", str(archive.path), str(folder), "--quiet"]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


@pytest.mark.skipif(os.name != "posix", reason="the signal is POSIX's")
def test_an_adding_killed_at_any_moment_leaves_the_archive_as_before_or_complete(archive, write):
    archive.add([write("01.txt", FOX)])
    chance = random.Random(8)
    for turn in range(6):
        for i in range(12):
            folder = write(f"more{turn}/{i:02}.txt", words(chance, 150)).parent
        before = archive.papers()
        with start_adding(folder, archive) as child:
            time.sleep(0.3 + 0.1 * turn + chance.random() / 10)
            child.send_signal(signal.SIGKILL)
        assert archive.verify() == []
        assert len(archive.papers()) in (len(before), len(before) + 12)
        assert archive.papers()[: len(before)] == before

import json

import pytest

from plagcheck.engine import checking
from plagcheck.engine.checking import Session, check, compare_files
from plagcheck.engine.errors import Cancelled
from plagcheck.engine.model import Options
from tests.papers import BEES, FOX, GLASS, MILL, RIVER, STARS, TEA


@pytest.fixture
def folder(write, tmp_path):
    for name, text in (("1", FOX + MILL), ("2", MILL + BEES), ("3", GLASS), ("4", TEA + RIVER)):
        write(f"class/{name}.txt", text)
    return tmp_path / "class"


@pytest.fixture
def session(folder):
    session = Session()
    session.add([folder])
    return session


@pytest.fixture
def readings(monkeypatch):
    """The paths read from now on."""
    seen = []
    prepare = checking.prepare
    monkeypatch.setattr(checking, "prepare", lambda sources, *rest: seen.extend(sources) or prepare(sources, *rest))
    return seen


def test_other_options_read_nothing_again(session, readings):
    one = session.report()
    two = session.report(Options(exclude=frozenset({"quotes"}), bits=128, min_match_words=10))
    assert readings == []
    assert one.pairs[0].copied_a == two.pairs[0].copied_a
    assert two.pairs[0].bits == 128


def test_a_paper_added_to_a_finished_check_is_read_alone(session, write, readings):
    session.report()
    session.add([write("late.txt", GLASS)])
    assert [source.shown.rsplit("/", 1)[-1] for source in readings] == ["late.txt"]
    assert len(session.report().pairs) == 2


def test_a_removed_paper_is_in_no_later_report(session):
    session.report()
    session.remove(1)
    assert session.report().pairs == ()


def test_one_paper_can_be_read_again_in_another_encoding(write, tmp_path, readings):
    write("a.txt", FOX)
    (tmp_path / "b.txt").write_bytes((RIVER + TEA).encode("gb18030"))
    session = Session()
    session.add([tmp_path / "a.txt", tmp_path / "b.txt"], Options(encoding="latin-1"))
    session.report()
    readings.clear()
    assert session.reread(1, "gb18030").text == RIVER + TEA
    assert len(readings) == 1
    assert session.report().documents[1].text == RIVER + TEA


def test_a_template_is_read_once(session, write, readings):
    options = Options(templates=(str(write("t.txt", MILL)),))
    assert [session.report(options).pairs for _ in range(2)] == [(), ()]
    assert len(readings) == 1


def test_any_two_papers_of_the_report_can_be_compared(session):
    report = session.report()
    assert [(p.a, p.b) for p in report.pairs] == [(0, 1)]
    assert session.compare(0, 1) == report.pairs[0]
    assert session.compare(0, 2).level == "none"


def test_a_cancelled_reading_leaves_the_session_as_it_was(session, write):
    def stop(*_):
        raise Cancelled

    with pytest.raises(Cancelled):
        session.add([write("late.txt", GLASS)], progress=stop)
    assert len(session.entries) == 4


def test_a_cancelled_report_can_be_made_afterwards(session):
    def stop(stage, *_):
        if stage == "comparing":
            raise Cancelled

    with pytest.raises(Cancelled):
        session.report(progress=stop)
    assert len(session.report().pairs) == 1


def test_the_window_takes_class_rates_from_three_papers_on(session, write):
    two = Session()
    two.add([write("a.txt", FOX), write("b.txt", MILL)])
    assert (session.report().background, two.report().background) == ("class", "shipped")


def test_drafts_of_one_submission_are_never_compared(write, tmp_path):
    write("class/1/draft.txt", FOX)
    write("class/1/final.txt", FOX)
    write("class/2/only.txt", FOX)
    report = check([tmp_path / "class"])
    assert [(p.a, p.b) for p in report.pairs] == [(0, 2), (1, 2)]
    assert [(p.a, p.b, p.level, p.pairs) for p in report.submission_pairs] == [(0, 1, "identical", (0, 1))]


def test_a_reference_that_is_one_of_the_papers_is_no_reference(folder):
    report = check([folder], Options(against=(str(folder / "1.txt"), str(folder / "2.txt"))))
    assert {paper.role for paper in report.documents} == {"paper"}


def test_idle_references_are_not_listed_and_leave_no_gap_in_the_ids(folder, write):
    against = (str(write("old/a.txt", STARS)), str(write("old/b.txt", GLASS)))
    report = check([folder], Options(against=against))
    assert [(p.id, p.path.rsplit("/", 1)[-1]) for p in report.documents][4:] == [(4, "b.txt")]
    assert (2, 4) in [(p.a, p.b) for p in report.pairs]


def test_an_edited_copy_of_the_template_leaves_both_papers(write, tmp_path):
    form = "Name of the experiment and date. Purpose of the experiment, tools and materials used in it. " + GLASS + BEES
    write("t.txt", form)
    edited = form.replace("eleven", "twelve").replace("terrace", "slope").replace("materials", "substances")
    write("1.txt", edited + FOX)
    write("2.txt", form + MILL)
    report = compare_files([tmp_path / "1.txt", tmp_path / "2.txt"], Options(templates=(str(tmp_path / "t.txt"),)))
    assert (report.pairs[0].copied_a, report.pairs[0].copied_b) == (0.0, 0.0)
    assert report.documents[0].counted == pytest.approx(sum(c.isalnum() for c in FOX), abs=12)


def test_passwords_are_kept_in_no_report(session):
    assert session.report(Options(passwords=("secret",))).options.passwords == ()


def test_workers_and_this_process_give_the_same_report(folder, monkeypatch):
    from plagcheck.engine import preparing

    here = check([folder]).to_json()
    monkeypatch.setattr(preparing, "WORTH_WORKERS", 0)
    there = [check([folder], Options(jobs=jobs)).to_json() for jobs in (1, 2)]
    strip = [[line for line in text.splitlines() if '"created"' not in line] for text in (here, *there)]
    assert strip[0] == strip[1] == strip[2]


def test_a_common_passage_has_one_span_in_each_document(write, tmp_path):
    for number, text in enumerate((FOX, MILL, BEES, RIVER, TEA)):
        write(f"class/{number}.txt", f"{text} {GLASS}")
    (passage,) = check([tmp_path / "class"]).common
    assert passage.documents == (0, 1, 2, 3, 4)
    texts = [
        path.read_text()[slice(*span)]
        for path, span in zip(sorted((tmp_path / "class").iterdir()), passage.spans, strict=True)
    ]
    assert set(texts) == {GLASS.strip().rstrip(".")}


def test_a_paper_added_after_one_was_removed_is_a_submission_of_its_own(write):
    session = Session(each_file=True)
    session.add([write("a.txt", FOX), write("b.txt", MILL), write("c.txt", GLASS)])
    session.report()
    session.remove(0)
    session.add([write("d.txt", TEA)])
    assert [s.documents for s in session.report().submissions] == [(0,), (1,), (2,)]


def test_a_group_stands_in_the_json_only_where_a_list_gives_one(tmp_path):
    for name in ("a", "b"):
        (tmp_path / f"{name}.txt").write_text(FOX)
    (tmp_path / "students.csv").write_text("file,name,group\na,01,north\n")
    given = [
        {key: each[key] for key in each if key in ("name", "group")}
        for hide_names in (False, True)
        for each in json.loads(check([tmp_path], Options(hide_names=hide_names)).to_json())["submissions"]
    ]
    assert given == [{"name": "01", "group": "north"}, {"name": "b.txt"}, {"name": "Paper 01"}, {"name": "Paper 02"}]

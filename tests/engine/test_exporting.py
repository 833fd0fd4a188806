import json
import os
import stat

import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck.engine.errors import PlagcheckError
from plagcheck.engine.exporting import check_writable, rounded, to_csv, to_json, whole, write
from plagcheck.engine.model import Comparison, Document, Finding, Keyword, Match, Options, Paper, Report, Span, Submission


def report(**changes):
    papers = tuple(
        Paper(i, Document(f"class/{name}", "text", warnings=(Finding("too-short", "…"),)), i, fingerprint=255)
        for i, name in enumerate(("=1.txt", "b.txt"))
    )
    match = Match(Span(0, 2), Span(1, 3), "edited", 0.99999, also=(Span(3, 4),))
    whole_report = {
        "documents": papers,
        "submissions": (Submission(0, "+one", (0,)), Submission(1, "two", (1,))),
        "pairs": (Comparison(0, 1, 0.99999, 1.0, (match,), level="high", distance=3, near_duplicate=True),),
    }
    return Report(**{**whole_report, **changes})


@pytest.mark.parametrize(
    ("value", "shown"), [(1.0, 1.0), (0.99999999, 0.9999), (0.8312, 0.8312), (0.83129, 0.8312), (0.0, 0.0), (None, None)]
)
def test_numbers_are_rounded_down_to_four_decimals(value, shown):
    assert rounded(value) == shown


@given(st.integers(1, 5_000_000), st.data())
def test_one_is_printed_for_one_alone(counted, data):
    copied = data.draw(st.integers(0, counted))
    assert rounded(copied / counted) == copied * 10_000 // counted / 10_000


def test_the_json_has_one_line_for_each_document_and_pair():
    text = to_json(report())
    assert json.loads(text)["pairs"][0]["copied"] == {"a": 0.9999, "b": 1.0}
    assert len([line for line in text.splitlines() if line.startswith('{"')]) == 5


def test_keywords_are_printed_as_json_prints_them():
    word = Keyword('say "так"\\', 5, 0.41239, (Span(0, 3), Span(5, 8)))
    paper = Paper(0, Document("a", "…"), 0, keywords=(word,))
    keyword = json.loads(to_json(report(documents=(paper,), pairs=())))["documents"][0]["keywords"]
    assert keyword == [{"word": 'say "так"\\', "weight": 5, "score": 0.4123, "spans": [[0, 3], [5, 8]]}]


def test_a_fingerprint_has_as_many_hex_digits_as_its_width_asks():
    assert json.loads(to_json(report(options=Options(bits=32))))["documents"][0]["simhash"] == "000000ff"


def test_a_pair_without_scores_is_printed_with_nulls():
    pair = json.loads(to_json(report(pairs=(Comparison(0, 1, None, None),))))["pairs"][0]
    assert [pair[key] for key in ("resemblance", "simhash", "keywords", "level", "longest_match")] == [None] * 5
    assert pair["matches"] == []


def test_an_empty_report_is_json_too():
    assert json.loads(to_json(Report((), (), ())))["documents"] == []


def test_cells_that_would_be_formulas_are_made_text():
    rows = to_csv(report(documents=tuple(Paper(i, Document(p, ""), i) for i, p in enumerate(("=1", "\tb"))))).splitlines()
    assert rows[1].split(",")[:4] == ["'=1", "'\tb", "'+one", "two"]


def test_writing_replaces_a_file_and_keeps_its_permissions(tmp_path):
    target = tmp_path / "r.json"
    target.write_text("before")
    target.chmod(0o640)
    write(target, "after")
    assert (target.read_text(), stat.S_IMODE(target.stat().st_mode)) == ("after", 0o640)
    assert [path.name for path in tmp_path.iterdir()] == ["r.json"]


def test_a_new_file_has_the_permissions_the_user_asks_for(tmp_path):
    before = os.umask(0o027)
    try:
        write(tmp_path / "r.json", b"x")
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "r.json").stat().st_mode) == 0o640


def test_a_failed_writer_leaves_nothing_and_touches_nothing(tmp_path):
    (tmp_path / "r.pdf").write_text("before")
    with pytest.raises(ZeroDivisionError), whole(tmp_path / "r.pdf") as beside:
        beside.write_text(f"half {1 / 0}")
    assert [(p.name, p.read_text()) for p in tmp_path.iterdir()] == [("r.pdf", "before")]


def test_a_link_is_written_through(tmp_path):
    (tmp_path / "real.json").write_text("before")
    (tmp_path / "link.json").symlink_to(tmp_path / "real.json")
    write(tmp_path / "link.json", "after")
    assert (tmp_path / "link.json").is_symlink()
    assert (tmp_path / "real.json").read_text() == "after"


def test_a_device_is_written_to_directly():
    write(os.devnull, "nothing kept")


@pytest.mark.parametrize("place", ["", "nowhere/r.json", "file.txt/r.json"])
def test_a_place_that_cannot_be_written_to_is_told_at_once(tmp_path, place):
    (tmp_path / "file.txt").touch()
    for attempt in (check_writable, lambda path: write(path, "x")):
        with pytest.raises(PlagcheckError, match=r"; .*(place|file|folder)"):
            attempt(tmp_path / place)


def test_a_lone_half_of_a_character_in_a_name_does_not_stop_the_report(tmp_path):
    write(tmp_path / "r.json", to_json(report(documents=(Paper(0, Document("a\udcff", ""), 0),), pairs=())))
    assert json.loads((tmp_path / "r.json").read_text())["documents"][0]["path"] == "a?"

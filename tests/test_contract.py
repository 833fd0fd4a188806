"""One test for each promise of the public contract that is built: command line, JSON report, Python door."""

import csv
import io
import json
import math
import re
from fractions import Fraction

import pytest

from plagcheck import cli
from plagcheck.engine import (
    Background,
    Cancelled,
    MissingFileError,
    Options,
    PlagcheckError,
    check,
    compare,
    open_check,
    read,
)
from tests.papers import BEES, FOX, GLASS, MILL, RIVER, STARS, TEA

PAIR_KEYS = {"a", "b", "copied", "matches", "longest_match", "resemblance", "simhash", "keywords", "level"}
DOCUMENT_KEYS = {
    "id", "path", "name", "submission", "role", "sha256", "bytes", "kind", "encoding", "language", "status", "characters",
    "counted", "tokens", "pages", "warnings", "simhash", "features", "keywords",
}  # fmt: skip


@pytest.fixture
def run(tmp_path, monkeypatch, capfdbinary):
    """Runs the command line inside a folder of its own; gives status, standard output, standard error."""
    monkeypatch.chdir(tmp_path)

    def call(*arguments):
        status = cli.main([str(argument) for argument in arguments])
        out, err = capfdbinary.readouterr()
        return status, out.decode(), err.decode()

    return call


@pytest.fixture
def write(tmp_path):
    def put(name, text):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    return put


@pytest.fixture
def report_of(run):
    def call(*arguments):
        return json.loads(run(*arguments, "--json", "-")[1])

    return call


@pytest.fixture
def pair(write):
    write("a.txt", FOX + MILL)
    write("b.txt", MILL + BEES)
    return "a.txt", "b.txt"


# words ---------------------------------------------------------------------------------------------------------------


def test_a_document_is_its_text_with_one_kind_of_line_end_and_no_mark(write):
    assert read(write("a.txt", b"\xef\xbb\xbfone\r\ntwo\rthree\x00\n")).text == "one\ntwo\nthree\x00\n"


def test_spans_are_code_points_of_the_document(write, report_of):
    write("a.txt", "😀😀 " + FOX)
    write("b.txt", FOX)
    match = report_of("compare", "a.txt", "b.txt")["pairs"][0]["matches"][0]
    assert (match["a"][0], match["b"][0]) == (3, 0)


def test_the_copied_share_is_the_counted_part_of_the_matches(write, report_of):
    text = {name: write(name, words).read_text() for name, words in (("a.txt", FOX + MILL), ("b.txt", MILL + BEES))}
    found = report_of("compare", "a.txt", "b.txt")["pairs"][0]
    for side in "ab":
        inside = set().union(*(range(*m[side]) for m in found["matches"]))
        counted = [i for i, c in enumerate(text[f"{side}.txt"]) if c.isalnum()]
        share = Fraction(len(inside & set(counted)), len(counted))
        assert found["copied"][side] == math.floor(share * 10_000) / 10_000


def test_equal_counted_text_is_copied_exactly_wholly_both_ways(write, report_of):
    write("a.txt", FOX + MILL)
    write("b.txt", (FOX + MILL).upper().replace(",", " ;"))
    found = report_of("compare", "a.txt", "b.txt")["pairs"][0]
    assert found["copied"] == {"a": 1.0, "b": 1.0}
    assert (found["level"], found["simhash"]["distance"], found["resemblance"]["exact"]) == ("identical", 0, 1.0)


def test_exclusions_leave_resemblance_fingerprint_and_keywords_alone(write, report_of):
    write("a.txt", FOX + f"“{MILL}”")
    write("b.txt", MILL + BEES)
    plain = report_of("compare", "a.txt", "b.txt")["pairs"][0]
    less = report_of("compare", "a.txt", "b.txt", "--exclude", "quotes")["pairs"][0]
    assert less["copied"]["a"] < plain["copied"]["a"]
    assert [less[k] for k in ("resemblance", "simhash", "keywords")] == [
        plain[k] for k in ("resemblance", "simhash", "keywords")
    ]


def test_a_document_without_counted_text_takes_part_in_no_score_and_spoils_no_other(write, report_of, pair):
    write("empty.txt", "")
    report = report_of("compare", "empty.txt", *pair)
    without = [p for p in report["pairs"] if 0 in (p["a"], p["b"])]
    assert report["documents"][0]["warnings"]
    assert report["pairs"][0]["copied"]["a"] > 0.3
    assert report["pairs"][1:] == without
    assert all(p["copied"] == {"a": None, "b": None} and p["level"] is None and p["matches"] == [] for p in without)


def test_no_number_is_nan_or_infinite(write, run):
    for name, text in (("a.txt", "好"), ("b.txt", "。。。"), ("c.txt", "the of and"), ("d.txt", "the of and")):
        write(name, text)
    assert not re.search(r"NaN|Infinity", run("compare", "a.txt", "b.txt", "c.txt", "d.txt", "--json", "-")[1])


def test_swapping_the_files_swaps_the_directional_numbers_and_nothing_else(report_of, pair):
    one, two = (report_of("compare", *files)["pairs"][0] for files in (pair, pair[::-1]))
    assert one["copied"] == {"a": two["copied"]["b"], "b": two["copied"]["a"]}
    assert sorted((m["a"], m["b"]) for m in one["matches"]) == sorted((m["b"], m["a"]) for m in two["matches"])
    assert [one[k] for k in ("resemblance", "simhash", "level")] == [two[k] for k in ("resemblance", "simhash", "level")]


def test_check_takes_token_rates_from_the_class_and_compare_from_the_shipped_table(report_of, pair):
    assert report_of("compare", *pair)["options"]["background"] == "shipped"
    assert report_of("check", *pair)["options"]["background"] == "class"


# command line --------------------------------------------------------------------------------------------------------


def test_extract_prints_the_very_text_and_nothing_after_it(write, run):
    write("a.txt", "河水\r\nhas no end".encode("gb18030"))
    assert run("extract", "a.txt")[:2] == (0, "河水\nhas no end")


def test_extract_puts_warnings_on_standard_error(write, run):
    write("a.txt", b"good text \xff and more of it, with nothing else that is wrong in it")
    assert "a.txt" in run("extract", "a.txt")[2]


def test_every_pair_of_the_files_is_compared_in_the_order_named(write, report_of):
    for name, text in (("c.txt", FOX), ("b.txt", MILL), ("a.txt", FOX)):
        write(name, text)
    report = report_of("compare", "c.txt", "b.txt", "a.txt")
    assert [d["path"] for d in report["documents"]] == ["c.txt", "b.txt", "a.txt"]
    assert [(p["a"], p["b"], p["level"]) for p in report["pairs"]] == [(0, 2, "identical"), (0, 1, "none"), (1, 2, "none")]


def test_each_entry_of_a_folder_is_one_submission(write, report_of):
    write("class/01/one.txt", FOX)
    write("class/01/two.txt", FOX)
    write("class/02.txt", FOX)
    report = report_of("check", "class")
    assert [(s["name"], s["documents"]) for s in report["submissions"]] == [("01", [0, 1]), ("02.txt", [2])]
    assert {(p["a"], p["b"]) for p in report["pairs"]} == {(0, 2), (1, 2)}


def test_outputs_may_be_asked_for_together(run, pair, tmp_path):
    assert run("compare", *pair, "--json", "r.json", "--csv", "r.csv")[0] == 0
    assert json.loads((tmp_path / "r.json").read_text())["format"] == "plagcheck-report/1"
    assert (tmp_path / "r.csv").read_bytes().startswith(b"\xef\xbb\xbfa,b,submission_a")


def test_a_check_is_saved_beside_any_other_output_and_opens_as_the_same_report(run, pair, tmp_path):
    status, out, _ = run("compare", *pair, "--save", "s.plagcheck", "--json", "-", "--csv", "r.csv")
    assert status == 0
    assert open_check(tmp_path / "s.plagcheck")[1].last.to_json() == out


def test_a_class_is_saved_too_and_hidden_names_are_in_no_byte_of_it(run, write, tmp_path):
    write("class/zoe/work.txt", FOX + MILL)
    write("class/yan/work.txt", MILL + BEES)
    run("check", "class", "--save", "s.plagcheck", "--hide-names", "--quiet")
    data = (tmp_path / "s.plagcheck").read_bytes()
    assert not [name for name in (b"zoe", b"yan", b"work.txt", str(tmp_path).encode()) if name in data]
    assert [p.name for p in open_check(tmp_path / "s.plagcheck")[1].last.documents] == ["Paper 01", "Paper 02"]


def test_a_saved_check_that_was_finished_outlives_one_that_was_not(run, pair, tmp_path, monkeypatch):
    run("compare", *pair, "--save", "s.plagcheck", "--quiet")
    before = (tmp_path / "s.plagcheck").read_bytes()
    monkeypatch.setattr("os.fsync", lambda _: (_ for _ in ()).throw(OSError(28, "No space left on device")))
    status, _, err = run("compare", *pair, "--save", "s.plagcheck", "--quiet")
    assert (status, (tmp_path / "s.plagcheck").read_bytes()) == (1, before)
    assert "s.plagcheck" in err
    assert not [p for p in tmp_path.iterdir() if p.name.startswith(".s")]


def test_saved_checks_among_papers_are_skipped(report_of, run, pair):
    run("compare", *pair, "--save", "s.plagcheck", "--quiet")
    assert [s["path"].rsplit("/", 1)[-1] for s in report_of("check", ".")["skipped"]] == ["s.plagcheck"]


def test_without_json_on_it_a_table_goes_to_standard_output(run, pair):
    status, out, _ = run("compare", *pair)
    assert status == 0
    assert re.search(r"a\.txt +b\.txt +\d", out)


def test_json_on_standard_output_is_all_there_is(run, pair):
    out = run("compare", *pair, "--json", "-")[1]
    assert json.loads(out)["pairs"]


def test_a_template_leaves_numerator_and_denominator(write, report_of):
    write("t.txt", GLASS)
    write("a.txt", GLASS + FOX)
    write("b.txt", GLASS + BEES)
    write("c.txt", GLASS + FOX)
    shares = [p["copied"]["a"] for p in report_of("compare", "a.txt", "b.txt", "c.txt", "--template", "t.txt")["pairs"]]
    assert shares == [1.0, 0.0, 0.0]


def test_a_paper_that_is_nothing_but_the_template_has_no_score(write, report_of):
    write("t.txt", GLASS)
    write("a.txt", GLASS)
    write("b.txt", GLASS + FOX)
    report = report_of("compare", "a.txt", "b.txt", "--template", "t.txt")
    assert report["pairs"][0]["copied"] == {"a": None, "b": None}
    assert "nothing-counted" in [w["code"] for w in report["documents"][0]["warnings"]]


def test_references_are_compared_with_papers_but_not_with_one_another(write, report_of):
    write("class/a.txt", FOX + BEES)
    write("class/b.txt", MILL)
    write("old/x.txt", FOX)
    write("old/y.txt", FOX)
    write("old/z.txt", GLASS)
    report = report_of("check", "class", "--against", "old")
    assert [(d["path"], d["role"]) for d in report["documents"]] == [
        ("class/a.txt", "paper"), ("class/b.txt", "paper"), ("old/x.txt", "reference"), ("old/y.txt", "reference"),
    ]  # fmt: skip
    assert sorted((p["a"], p["b"]) for p in report["pairs"]) == [(0, 2), (0, 3)]


def test_a_class_is_compared_with_an_archive_and_old_never_with_old(write, run, report_of):
    for name, text in {
        "old/01/a.txt": FOX,
        "old/02/b.txt": FOX + GLASS,
        "new/01/c.txt": FOX + BEES,
        "new/02/d.txt": RIVER,
    }.items():
        write(name, text)
    assert run("archive", "add", "x.db", "old", "--label", "year=2025")[0] == 0
    report = report_of("check", "new", "--archive", "x.db")
    assert [d["role"] for d in report["documents"]] == ["paper", "paper", "archive", "archive"]
    assert [(p["a"], p["b"]) for p in report["pairs"]] == [(0, 2), (0, 3)]
    assert all(d["submission"] is None for d in report["documents"][2:])
    assert report["submission_pairs"] == []


def test_archived_documents_are_listed_only_when_a_pair_needs_them(write, run, report_of):
    write("old/01/a.txt", STARS)
    write("new/01/c.txt", FOX)
    run("archive", "add", "x.db", "old")
    assert len(report_of("check", "new", "--archive", "x.db")["documents"]) == 1
    write("c.txt", FOX)
    write("d.txt", MILL)
    report = report_of("compare", "c.txt", "d.txt", "--archive", "x.db")
    assert (len(report["documents"]), len(report["pairs"])) == (2, 1)


def test_without_stored_text_the_place_in_b_is_null(write, run, report_of, monkeypatch):
    monkeypatch.setattr("plagcheck.engine.archive.token_bytes", b"s".__mul__)  # which tenth is kept is the same on every run
    monkeypatch.setattr("plagcheck.engine.keyed.token_bytes", b"k".__mul__)
    write("old/01/a.txt", FOX + MILL + BEES + GLASS)
    write("new/01/c.txt", FOX + MILL + BEES + GLASS + TEA)
    assert run("archive", "add", "x.db", "old", "--no-text")[0] == 0
    report = report_of("check", "new", "--archive", "x.db")
    (pair,), earlier = report["pairs"], report["documents"][1]
    assert pair["copied"]["b"] is None
    assert 0 < pair["copied"]["a"] <= 1
    assert all(m["b"] is None and 0 <= m["similarity"] < 1 for m in pair["matches"])
    assert (pair["resemblance"], pair["simhash"], pair["keywords"], pair["longest_match"]) == (None, None, None, None)
    assert (earlier["role"], earlier["warnings"][0]["code"]) == ("archive", "text-not-kept")
    assert earlier["characters"] == len(FOX + MILL + BEES + GLASS)


def test_an_archive_is_added_to_listed_removed_from_and_verified(write, run):
    write("old/01/a.txt", FOX)
    write("old/02/b.txt", MILL)
    assert run("archive", "add", "x.db", "old", "--label", "year=2025", "--quiet")[:2] == (0, "")
    papers = json.loads(run("archive", "list", "x.db", "--json", "-")[1])["papers"]
    assert [(p["id"], p["submission"], p["labels"]) for p in papers] == [
        (1, "01", {"year": "2025"}),
        (2, "02", {"year": "2025"}),
    ]
    assert run("archive", "remove", "x.db", "1")[0] == 0
    assert run("archive", "remove", "x.db", "--label", "year=2025")[0] == 0
    assert run("archive", "verify", "x.db")[0] == 0
    assert json.loads(run("archive", "list", "x.db", "--json", "-")[1])["papers"] == []


def test_min_match_sets_the_shortest_verbatim_match(write, report_of):
    shared = "every crooked lantern hums beneath the marble viaduct tonight"
    write("a.txt", f"{FOX}{shared}. {MILL}")
    write("b.txt", f"{BEES}{shared}. {GLASS}")
    assert report_of("compare", "a.txt", "b.txt")["pairs"][0]["matches"] == []
    assert report_of("compare", "a.txt", "b.txt", "--min-match", "25,8")["pairs"][0]["longest_match"] == 53


@pytest.mark.parametrize("bits", [8, 32, 64, 128])
def test_bits_set_the_width_of_the_fingerprint(report_of, pair, bits):
    report = report_of("compare", *pair, "--bits", bits)
    assert {len(d["simhash"]) for d in report["documents"]} == {bits // 4}
    assert report["pairs"][0]["simhash"]["bits"] == bits


def test_permutations_and_near_duplicate_are_taken_over(report_of, pair):
    found = report_of("compare", *pair, "--permutations", 64, "--near-duplicate", 64)["pairs"][0]
    assert found["resemblance"]["permutations"] == 64
    assert found["simhash"]["near_duplicate"] is True


def test_hidden_names_stand_in_no_output(run, write, tmp_path):
    write("Smith/essay.txt", FOX)
    write("Jones/essay.txt", FOX)
    out = run("check", "Smith", "Jones", "--hide-names", "--csv", "r.csv", "--json", "-")[1]
    assert not re.search("Smith|Jones|essay", out + (tmp_path / "r.csv").read_text())
    assert [d["path"] for d in json.loads(out)["documents"]] == ["Paper 01", "Paper 02"]


def test_an_unknown_name_in_the_options_file_is_wrong_usage(write, run, pair):
    write("o.toml", "bitz = 128\n")
    status, out, err = run("compare", *pair, "--options", "o.toml")
    assert (status, out) == (2, "")
    assert "bitz is no option" in err


def test_options_come_from_a_file_and_the_command_line_wins(write, report_of, pair):
    write("o.toml", 'bits = 128\npermutations = 64\nexclude = ["quotes"]\n[min_match]\nhan = 30\nwords = 20\n')
    options = report_of("compare", *pair, "--options", "o.toml", "--bits", 32)["options"]
    assert (options["bits"], options["permutations"], options["exclude"]) == (32, 64, ["quotes"])
    assert options["min_match"] == {"han": 30, "words": 20}


def test_version_is_told(capsys):
    with pytest.raises(SystemExit) as end:
        cli.main(["--version"])
    assert end.value.code == 0
    assert re.fullmatch(r"plagcheck \d+\.\d+\.\d+\n", capsys.readouterr().out)


@pytest.mark.parametrize(
    "arguments",
    [
        ("compare", "a.txt"), ("compare", "a.txt", "nowhere.txt"), ("check",), ("compare", "a.txt", "b.txt", "--bits", "7"),
        ("compare", "a.txt", "b.txt", "--min-match", "x"), ("compare", "a.txt", "b.txt", "--exclude", "all"),
        ("compare", "a.txt", "b.txt", "--archive", "x"), ("compare", "a.txt", "b.txt", "--save", "x"), ("nowhere.txt",),
        ("compare", "a.txt", "b.txt", "--encoding", "klingon"), ("compare", "a.txt", "b.txt", "--permutations", "1"),
    ],
)  # fmt: skip
def test_wrong_usage_is_status_2_and_one_line(run, pair, arguments):
    status, out, err = run(*arguments)
    assert (status, out) == (2, "")
    assert re.fullmatch(r"plagcheck: [^\n]+\n", err)


@pytest.mark.parametrize("text", ["", "。、！"])
def test_nothing_to_compare_is_status_1_with_the_json_written(run, write, text):
    write("a.txt", text)
    write("b.txt", FOX)
    status, out, err = run("compare", "a.txt", "b.txt", "--json", "-")
    assert status == 1
    assert json.loads(out)["pairs"][0]["copied"] == {"a": None, "b": None}
    assert re.fullmatch(r"plagcheck: a\.txt: [^\n]+\n", err)


def test_a_folder_without_papers_is_status_1(run, tmp_path):
    (tmp_path / "empty").mkdir()
    status, out, err = run("check", "empty", "--json", "-")
    assert (status, json.loads(out)["documents"]) == (1, [])
    assert err.count("\n") == 1


def test_an_output_that_cannot_be_written_is_status_1_and_one_line(run, pair):
    status, _, err = run("compare", *pair, "--json", "nowhere/r.json")
    assert status == 1
    assert re.fullmatch(r"plagcheck: nowhere/r\.json: [^\n]+\n", err)


def test_an_existing_report_outlives_a_failed_one(run, pair, tmp_path, monkeypatch):
    (tmp_path / "r.json").write_text("before")
    monkeypatch.setattr("os.fsync", lambda _: (_ for _ in ()).throw(OSError(28, "No space left on device")))
    status, _, err = run("compare", *pair, "--json", "r.json")
    assert (status, (tmp_path / "r.json").read_text()) == (1, "before")
    assert "No space left" in err
    assert not [p for p in tmp_path.iterdir() if p.name.startswith(".r")]


def test_interruption_is_status_130(run, pair, monkeypatch):
    def interrupted(*_, **__):
        raise KeyboardInterrupt

    monkeypatch.setattr(cli.Session, "report", interrupted)
    assert run("compare", *pair)[0] == 130


# JSON ----------------------------------------------------------------------------------------------------------------


def test_the_report_has_the_form_of_the_contract(report_of, pair):
    report = report_of("compare", *pair)
    assert set(report) >= {
        "format", "plagcheck", "created", "options", "documents", "submissions", "pairs", "submission_pairs", "groups",
        "common", "skipped",
    }  # fmt: skip
    assert report["format"] == "plagcheck-report/1"
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", report["created"])
    assert set(report["documents"][0]) >= DOCUMENT_KEYS
    assert set(report["pairs"][0]) >= PAIR_KEYS
    assert set(report["options"]) >= {"min_match", "exclude", "bits", "permutations", "near_duplicate", "background"}


def test_defaults_are_those_of_the_contract(report_of, pair):
    options = report_of("compare", *pair)["options"]
    assert options["min_match"] == {"han": 25, "words": 17}
    assert (options["exclude"], options["bits"], options["permutations"], options["near_duplicate"]) == ([], 64, 128, 3)


def test_documents_of_a_class_are_ordered_by_path(write, report_of):
    for name in ("b.txt", "a/2.txt", "a/10.txt"):
        write(f"class/{name}", FOX)
    paths = [d["path"] for d in report_of("check", "class")["documents"]]
    assert paths == sorted(paths) == ["class/a/10.txt", "class/a/2.txt", "class/b.txt"]


def test_keywords_name_every_place_of_their_word(write, report_of):
    write("a.txt", "Zebra and zebra.")
    write("b.txt", FOX)
    keyword = report_of("compare", "a.txt", "b.txt")["documents"][0]["keywords"][0]
    assert (keyword["word"], keyword["weight"], keyword["spans"]) == ("zebra", 5, [[0, 5], [10, 15]])


def test_short_texts_and_texts_without_letters_say_so(write, report_of):
    write("a.txt", "Yes.")
    write("b.txt", "…！")
    codes = [[w["code"] for w in d["warnings"]] for d in report_of("compare", "a.txt", "b.txt")["documents"]]
    assert codes[0] == ["too-short"]
    assert "nothing-counted" in codes[1]


def test_a_file_named_twice_is_compared_with_itself_and_says_so(run, write):
    write("a.txt", FOX)
    status, out, _ = run("compare", "a.txt", "a.txt", "--json", "-")
    report = json.loads(out)
    assert (status, report["pairs"][0]["level"]) == (0, "identical")
    assert ["same-file" in [w["code"] for w in d["warnings"]] for d in report["documents"]] == [True, True]


def test_check_lists_no_pair_that_shares_nothing(write, report_of):
    for name, text in (("1", FOX), ("2", FOX + BEES), ("3", MILL)):
        write(f"class/{name}.txt", text)
    assert [(p["a"], p["b"]) for p in report_of("check", "class")["pairs"]] == [(0, 1)]


def test_what_many_share_stands_once_in_common_and_lists_no_low_pair(write, report_of):
    own = (FOX * 9, MILL * 9, BEES * 9, RIVER * 30, TEA * 30)
    for number, text in enumerate(own):
        write(f"class/{number}.txt", GLASS + text)
    report = report_of("check", "class")
    assert report["pairs"] == []
    assert [(c["documents"], len(c["spans"])) for c in report["common"]] == [([0, 1, 2, 3, 4], 5)]


def test_common_passages_count_in_listed_shares_unless_excluded(write, report_of):
    own = (FOX, FOX, BEES * 6, MILL * 6, STARS * 6)
    for number, text in enumerate(own):
        write(f"class/{number}.txt", GLASS + text + (TEA if number == 0 else ""))
    plain = report_of("check", "class")["pairs"][0]
    less = report_of("check", "class", "--exclude", "common")["pairs"][0]
    assert (plain["a"], plain["b"]) == (less["a"], less["b"]) == (0, 1)
    assert less["copied"]["b"] == plain["copied"]["b"] == 1.0
    assert less["copied"]["a"] < plain["copied"]["a"]


def test_pairs_come_by_larger_copied_share_and_then_by_id(write, report_of):
    for name, text in (("1", FOX), ("2", FOX + MILL + BEES), ("3", FOX + MILL), ("4", FOX)):
        write(f"{name}.txt", text)
    pairs = report_of("compare", "1.txt", "2.txt", "3.txt", "4.txt")["pairs"]
    keys = [(-max(p["copied"].values()), p["a"], p["b"]) for p in pairs]
    assert keys == sorted(keys)


def test_error_bars_follow_the_formulas_of_the_contract(report_of, pair):
    found = report_of("compare", *pair, "--permutations", 32)["pairs"][0]["resemblance"]
    j, k = found["exact"], 32
    assert found["error"] == pytest.approx(math.sqrt(j * (1 - j) / k), abs=2e-4)
    assert 0 < found["bottom_k_error"] < found["error"]


def test_levels_follow_the_larger_share(report_of, pair):
    found = report_of("compare", *pair)["pairs"][0]
    share = max(found["copied"].values())
    assert found["level"] == ("high" if share >= 0.5 else "medium" if share >= 0.15 else "low")


def test_submission_pairs_reckon_over_all_documents_of_a_submission(write, report_of):
    write("class/1/a.txt", FOX)
    write("class/1/b.txt", MILL)
    write("class/2/c.txt", FOX)
    found = report_of("check", "class")
    counted = [d["counted"] for d in found["documents"]]
    share = math.floor(10_000 * counted[0] / (counted[0] + counted[1])) / 10_000
    assert found["submission_pairs"] == [{"a": 0, "b": 1, "copied": {"a": share, "b": 1.0}, "level": "high", "pairs": [0]}]


def test_groups_join_submissions_at_medium_or_more(write, report_of):
    for name, text in (("1", FOX), ("2", FOX + MILL), ("3", MILL + BEES), ("4", GLASS)):
        write(f"class/{name}.txt", text)
    assert report_of("check", "class")["groups"] == [[0, 1, 2]]


def test_skipped_files_are_listed_with_a_reason(write, report_of, pair):
    write("class/a.txt", FOX)
    write("class/b.txt", FOX)
    write("class/~$a.docx", b"\x00" * 162)
    assert all(set(s) == {"path", "reason"} and s["reason"] for s in report_of("check", "class")["skipped"])


def test_the_csv_has_one_row_a_pair_and_starts_no_formula(write, run, tmp_path):
    write("=cmd.txt", FOX)
    write("b.txt", FOX)
    run("compare", "=cmd.txt", "b.txt", "--csv", "r.csv")
    rows = list(csv.reader(io.StringIO((tmp_path / "r.csv").read_text(encoding="utf-8-sig"))))
    assert rows[0] == [
        "a", "b", "submission_a", "submission_b", "copied_a", "copied_b", "level", "longest_match", "resemblance", "distance",
    ]  # fmt: skip
    assert rows[1][0] == "'=cmd.txt"
    assert rows[1][4:7] == ["1.0", "1.0", "identical"]


# Python --------------------------------------------------------------------------------------------------------------


def test_only_a_missing_path_raises(write, tmp_path):
    assert read(write("a.docx", b"PK\x03\x04 broken")).status == "unreadable"
    with pytest.raises(MissingFileError, match=r"nowhere\.txt"):
        read(tmp_path / "nowhere.txt")


def test_a_comparison_has_the_promised_attributes(write):
    a, b = read(write("a.txt", FOX + MILL)), read(write("b.txt", MILL))
    found = compare(a, b, Options(), background=Background.of([a, b]))
    assert found.copied_b == 1.0
    assert found.matches[0].a.start == len(FOX)
    assert found.matches[0].kind == "verbatim"
    assert found.matches[0].similarity == 1.0
    assert found.resemblance is not None
    assert isinstance(found.distance, int)
    assert found.level == "high"


def test_no_counted_text_is_no_share(write):
    assert compare(read(write("a.txt", "…")), read(write("b.txt", FOX))).copied_a is None


def test_check_gives_a_report_and_calls_progress(write, tmp_path):
    write("class/a.txt", FOX)
    write("class/b.txt", FOX)
    calls = []
    report = check([tmp_path / "class"], Options(), progress=lambda *call: calls.append(call))
    assert json.loads(report.to_json())["pairs"][0]["level"] == "identical"
    assert {stage for stage, _, _ in calls} >= {"reading", "comparing"}


def test_progress_may_cancel(write, tmp_path):
    write("class/a.txt", FOX)
    write("class/b.txt", FOX)

    def stop(*_):
        raise Cancelled

    with pytest.raises(Cancelled):
        check([tmp_path / "class"], progress=stop)


def test_a_template_that_cannot_be_read_is_an_error_that_names_it(write, pair, tmp_path):
    broken = write("t.docx", b"PK\x03\x04 broken")
    with pytest.raises(PlagcheckError, match=r"t\.docx"):
        check([tmp_path / "a.txt", tmp_path / "b.txt"], Options(templates=(str(broken),)))

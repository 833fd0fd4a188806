"""`plagcheck archive` and `--archive`, as a person types them."""

import json

import pytest

from plagcheck import cli
from plagcheck.engine.keyed import key_path
from tests.papers import BEES, FOX, GLASS, MILL, STARS, TEA

LONG = FOX + MILL + BEES + GLASS


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for name, text in {
        "old/01/a.txt": LONG,
        "old/02/b.txt": TEA + STARS,
        "new/07/c.txt": FOX + BEES,
        "new/08/d.txt": TEA,
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


@pytest.fixture(autouse=True)
def fixed_keys(monkeypatch):
    """Which tenth of the shingles is kept is the same on every run."""
    monkeypatch.setattr("plagcheck.engine.archive.token_bytes", b"s".__mul__)
    monkeypatch.setattr("plagcheck.engine.keyed.token_bytes", b"k".__mul__)


@pytest.fixture
def run(folder, capfdbinary):
    def call(*arguments):
        status = cli.main([*arguments, "--lang", "en"])
        out, err = capfdbinary.readouterr()
        return status, out.decode(), err.decode()

    return call


def test_papers_are_added_and_listed_with_their_labels(run):
    status, out, _ = run("archive", "add", "x.db", "old", "--label", "year=2025", "--label", "course=文学")
    assert (status, out) == (0, "2 papers added; the archive holds 2\n")
    lines = run("archive", "list", "x.db")[1].splitlines()
    assert lines[0].startswith("1  ")
    assert lines[0].endswith("old/01/a.txt  course=文学 year=2025")
    assert lines[-1] == "2 papers"


def test_the_list_for_programs_names_everything_that_is_known(run):
    run("archive", "add", "x.db", "old", "--label", "year=2025")
    listed = json.loads(run("archive", "list", "x.db", "--json", "-")[1])
    assert listed["format"] == "plagcheck-archive/1"
    paper = listed["papers"][0]
    assert paper.pop("added").endswith("Z")
    assert paper == {
        "id": 1, "path": "old/01/a.txt", "name": "a.txt", "submission": "01", "labels": {"year": "2025"},
        "characters": len(LONG), "counted": sum(c.isalpha() for c in LONG), "text": True,
    }  # fmt: skip


def test_the_list_may_go_into_a_file(run, folder):
    run("archive", "add", "x.db", "old")
    assert run("archive", "list", "x.db", "--json", "list.json")[:2] == (0, "")
    assert len(json.loads((folder / "list.json").read_text())["papers"]) == 2


def test_papers_that_are_there_already_are_named_and_no_failure(run):
    run("archive", "add", "x.db", "old")
    status, out, _ = run("archive", "add", "x.db", "old")
    assert status == 0
    assert "not added: old/01/a.txt: this very file is in the archive already, as paper 1" in out
    assert "0 papers added; the archive holds 2" in out


def test_nothing_to_add_is_status_1(run, folder):
    (folder / "empty").mkdir()
    status, _, err = run("archive", "add", "x.db", "empty")
    assert (status, err.count("\n")) == (1, 1)


def test_leaving_texts_out_says_what_that_means(run):
    out = run("archive", "add", "x.db", "old", "--no-text")[1]
    assert "only large copies are found" in out
    assert "not anonymous" in out
    assert "(no text)" in run("archive", "list", "x.db")[1]


def test_papers_are_removed_by_number_or_by_label(run):
    run("archive", "add", "x.db", "old/01", "--label", "year=2024")
    run("archive", "add", "x.db", "old/02", "new", "--label", "year=2025")
    assert run("archive", "remove", "x.db", "2")[:2] == (0, "1 paper removed\n")
    assert run("archive", "remove", "x.db", "--label", "year=2025")[:2] == (0, "2 papers removed\n")
    assert [p["id"] for p in json.loads(run("archive", "list", "x.db", "--json", "-")[1])["papers"]] == [1]


@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        (("remove", "x.db"), 2),
        (("remove", "x.db", "1", "--label", "a=b"), 2),
        (("remove", "x.db", "9"), 1),
        (("remove", "x.db", "--label", "a=b"), 1),
        (("add", "x.db", "old", "--label", "year"), 2),
        (("add", "x.db", "nowhere"), 2),
        (("list", "nowhere.db"), 2),
        (("verify", "old/01/a.txt"), 1),
        (("list",), 2),
        ((), 2),
    ],
)
def test_what_makes_no_sense_is_one_line(run, arguments, status):
    run("archive", "add", "x.db", "old")
    found, out, err = run("archive", *arguments)
    assert (found, out, err.count("\n")) == (status, "", 1)


def test_a_sound_archive_is_called_sound_and_a_damaged_one_is_status_1(run, folder):
    run("archive", "add", "x.db", "old")
    assert run("archive", "verify", "x.db")[:2] == (0, "x.db: sound, 2 papers\n")
    data = (folder / "x.db").read_bytes()
    (folder / "x.db").write_bytes(data[: len(data) // 2 // 4096 * 4096])
    assert run("archive", "verify", "x.db")[0] == 1


def test_check_compares_a_class_with_the_archive(run):
    run("archive", "add", "x.db", "old", "--label", "year=2025")
    status, out, _ = run("check", "new", "--archive", "x.db", "--json", "-")
    report = json.loads(out)
    assert status == 0
    names = {d["id"]: (d["role"], d["path"]) for d in report["documents"]}
    assert [names[p["b"]] for p in report["pairs"]] == [("archive", "x.db/1/old/01/a.txt"), ("archive", "x.db/2/old/02/b.txt")]
    assert report["documents"][2]["labels"] == {"year": "2025"}


def test_one_paper_may_be_checked_against_the_archive_alone(run):
    run("archive", "add", "x.db", "old")
    assert run("check", "new/07/c.txt", "--archive", "x.db")[0] == 0


def test_every_output_takes_papers_without_text(run, folder):
    run("archive", "add", "x.db", "old", "--no-text")
    (folder / "new/07/c.txt").write_text(LONG)
    status, out, err = run("check", "new", "--archive", "x.db", "--json", "r.json", "--html", "r.html", "--csv", "r.csv")
    assert (status, err) == (0, "")
    pair = json.loads((folder / "r.json").read_text())["pairs"][0]
    assert pair["copied"]["b"] is None
    assert "a.txt" in out
    assert "a.txt" in (folder / "r.html").read_text()
    assert (folder / "r.csv").read_text().splitlines()[1].startswith("new/07/c.txt,x.db/1/old/01/a.txt,07,,0.")


def test_papers_whose_key_is_missing_are_told_of(run):
    run("archive", "add", "x.db", "old", "--no-text")
    key_path().unlink()
    assert "2 papers kept without text were not searched" in run("check", "new", "--archive", "x.db")[1]


def test_the_archive_may_stand_in_an_options_file(run, folder):
    run("archive", "add", "x.db", "old")
    (folder / "o.toml").write_text('archive = "x.db"\n')
    assert "a.txt" in run("check", "new", "--options", "o.toml")[1]


def test_hidden_names_hide_earlier_ones(run, folder):
    run("archive", "add", "x.db", "old", "--label", "by=xylo")
    out = run("check", "new", "--archive", "x.db", "--hide-names", "--json", "-")[1]
    assert not [word for word in ("old", "a.txt", "x.db", "xylo", "new/") if f'"{word}' in out or f"{word}/" in out]

"""The sample class through the real program: what was planted is found, nothing else is, and nothing depends on chance."""

import json
import os
import socket
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from plagcheck import cli
from plagcheck.engine import Options, check

ROOT = Path(__file__).parents[1]
SAMPLES = ROOT / "plagcheck" / "resources" / "samples"
EXPECTED = tomllib.loads((SAMPLES / "expected.toml").read_text(encoding="utf-8"))
PLANTED = {(pair["a"], pair["b"]): pair for pair in EXPECTED["planted"]}


@pytest.fixture(scope="module")
def plain() -> Any:
    return json.loads(check([SAMPLES / "class"]).to_json())


@pytest.fixture(scope="module")
def with_template() -> Any:
    return json.loads(check([SAMPLES / "class"], Options(templates=(str(SAMPLES / "assignment.txt"),))).to_json())


def pairs_of(report: Any) -> dict[tuple[str, str], Any]:
    names = [submission["name"] for submission in report["submissions"]]
    return {(names[pair["a"]], names[pair["b"]]): pair for pair in report["submission_pairs"]}


@pytest.mark.parametrize("names", PLANTED, ids="-".join)
def test_every_planted_copy_is_found_with_its_share(plain, names):
    found, least = pairs_of(plain)[names]["copied"], PLANTED[names]["copied"]
    assert found["a"] >= least[0]
    assert found["b"] >= least[1]


def test_no_honest_pair_is_above_low(plain):
    assert {names for names, pair in pairs_of(plain).items() if pair["level"] != "low"} <= set(PLANTED)


def test_with_the_template_honest_pairs_share_nothing(with_template):
    assert set(pairs_of(with_template)) == set(PLANTED)


def test_the_disguised_paper_says_how_it_was_disguised_and_no_other_does(plain):
    disguised = [d["path"].split("/")[-2] for d in plain["documents"] if any(w["disguise"] for w in d["warnings"])]
    assert disguised == ["05"]


def test_every_span_of_the_report_lies_inside_its_document(plain):
    length = {document["id"]: document["characters"] for document in plain["documents"]}
    for pair in plain["pairs"]:
        for match in pair["matches"]:
            spans = [(pair["a"], match["a"]), *((pair["b"], span) for span in (match["b"], *match["also"]))]
            assert all(0 <= start < end <= length[document] for document, (start, end) in spans)


def run(seed: str, *arguments: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    command = [sys.executable, "-m", "plagcheck", "check", str(SAMPLES / "class"), "--json", "-", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=True, cwd=ROOT, env=environment)
    return "\n".join(line for line in done.stdout.splitlines() if not line.startswith('"created"'))


def test_the_output_is_the_same_byte_for_byte_on_every_run_job_count_and_hash_seed():
    assert len({run("0", "--jobs", "1"), run("1", "--jobs", "2"), run("random")}) == 1


@pytest.fixture
def no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("something reached for the network")

    monkeypatch.setattr(socket, "socket", refuse)
    monkeypatch.setattr(socket, "create_connection", refuse)
    monkeypatch.setattr(socket, "getaddrinfo", refuse)


def test_a_whole_check_needs_no_network(no_network, tmp_path, capsys):
    status = cli.main(["check", str(SAMPLES / "class"), "--json", str(tmp_path / "r.json"), "--csv", str(tmp_path / "r.csv")])
    assert status == 0
    assert len(json.loads((tmp_path / "r.json").read_text(encoding="utf-8"))["pairs"]) == len(PLANTED)


def test_two_papers_of_fifty_thousand_characters_say_what_they_share(tmp_path):
    page = "".join(p.read_text(encoding="utf-8") for p in sorted(SAMPLES.rglob("*.txt")) if p.parent.name == "07")
    (tmp_path / "a.txt").write_text(page * 25, encoding="utf-8")
    (tmp_path / "b.txt").write_text(page, encoding="utf-8")
    report = json.loads(check([tmp_path / "a.txt", tmp_path / "b.txt"]).to_json())
    assert report["pairs"][0]["copied"]["b"] >= 0.99

import io
import json
import os
import re
import subprocess
import sys
from types import SimpleNamespace

import pytest

from plagcheck import cli, cli_table
from plagcheck.cli_options import language_of, options_of
from plagcheck.engine import Options, PlagcheckError, open_check
from tests.papers import BEES, FOX, MILL


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.txt").write_text(FOX + MILL)
    (tmp_path / "b.txt").write_text(MILL + BEES)
    return tmp_path


@pytest.fixture
def run(capsys):
    def call(*arguments):
        return cli.main(list(arguments)), *capsys.readouterr()

    return call


def given(**choices):
    return options_of(SimpleNamespace(**choices))


def test_no_choices_give_the_defaults():
    assert given() == Options()


@pytest.mark.parametrize(("text", "han", "words"), [("30", 30, 17), ("30,12", 30, 12)])
def test_min_match_takes_han_and_perhaps_words(text, han, words):
    options = given(min_match=text)
    assert (options.min_match_han, options.min_match_words) == (han, words)


def test_exclusions_are_a_list_with_commas():
    assert given(exclude="quotes, references").exclude == {"quotes", "references"}


def test_passwords_are_the_lines_of_a_file(tmp_path):
    (tmp_path / "p").write_text("one\n\ntwo words\n")
    assert given(password_file=str(tmp_path / "p")).passwords == ("one", "two words")


def test_passwords_may_come_from_standard_input(monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.StringIO("secret\n"))
    assert given(password_file="-").passwords == ("secret",)


@pytest.mark.parametrize(
    ("text", "fault"), [("bits = ", "TOML"), ("colour = 1", "colour"), ('exclude = "all"', "exclude"), ("bits = 7", "bits")]
)
def test_a_wrong_options_file_is_named_with_its_fault(tmp_path, text, fault):
    (tmp_path / "o.toml").write_text(text)
    with pytest.raises((PlagcheckError, ValueError), match=fault):
        given(options=str(tmp_path / "o.toml"))


@pytest.mark.parametrize(
    ("name", "language"),
    [("zh_CN.UTF-8", "zh_CN"), ("zh_HK.UTF-8", "zh_TW"), ("zh_TW", "zh_TW"), ("de_DE", "en"), ("C", "en")],
)
def test_without_a_choice_the_system_s_language_is_spoken(monkeypatch, name, language):
    monkeypatch.setenv("LC_ALL", name)
    assert language_of(None) == language
    assert language_of("zh_CN") == "zh_CN"


def test_the_table_speaks_the_language_asked_for(folder, run):
    assert "完全相同" in run("compare", "a.txt", "a.txt", "--lang", "zh_CN")[1]
    assert "identical" in run("compare", "a.txt", "a.txt", "--lang", "en")[1]


def test_quiet_says_nothing(folder, run):
    assert run("compare", "a.txt", "b.txt", "--quiet") == (0, "", "")


def test_the_table_tells_how_many_pairs_it_leaves_out(folder, run, monkeypatch):
    monkeypatch.setattr(cli_table, "MOST_ROWS", 1)
    (folder / "c.txt").write_text(MILL)
    out = run("compare", "a.txt", "b.txt", "c.txt", "--lang", "en")[1]
    assert "first 1 of 3 pairs" in out


def test_the_table_names_what_took_no_part(folder, run):
    (folder / "c.txt").write_text("…")
    assert "not compared: c.txt:" in run("compare", "a.txt", "b.txt", "c.txt", "--lang", "en")[1]


def test_names_cannot_command_the_terminal():
    assert cli_table.printable("a\x1b[31m\u202eb\ud800") == "a\ufffd[31m\ufffdb\ufffd"


@pytest.mark.parametrize(("share", "shown"), [(1.0, "100.0 %"), (0.9999, "99.9 %"), (0.1, "10.0 %"), (None, "–")])
def test_shares_are_rounded_down(share, shown):
    assert cli_table.percent(share) == shown


def test_names_are_shown_without_the_folder_that_all_share(folder, run):
    (folder / "class" / "deep").mkdir(parents=True)
    (folder / "class" / "deep" / "x.txt").write_text(FOX)
    (folder / "class" / "y.txt").write_text(FOX)
    out = run("check", "class", "--lang", "en")[1]
    assert "deep/x.txt" in out
    assert "class/" not in out


def test_a_password_is_asked_for_on_a_terminal_and_an_empty_answer_leaves_the_paper_out(folder, run, monkeypatch):
    locked = SimpleNamespace(path="a.pdf")
    asked, opened = [], []
    monkeypatch.setattr(cli.sys, "stdin", SimpleNamespace(isatty=lambda: True))
    monkeypatch.setattr(cli.sys.stderr, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(cli, "getpass", lambda prompt, stream: asked.append(prompt) or ("", "open")[len(asked) - 1])
    session = SimpleNamespace(
        locked=lambda: [locked, locked], unlock=lambda document, options: opened.append(options.passwords)
    )
    cli._ask_passwords(session, Options(), SimpleNamespace(password_file=None, quiet=False), lambda *_: None)
    assert "a.pdf" in asked[0]
    assert opened == [("open",)]


def test_explain_prints_the_steps(folder, run):
    status, out, _ = run("explain", "a.txt", "--bits", "8")
    assert status == 0
    for step in ("words", "dropped", "features", "level 5", "column sums", "fingerprint"):
        assert step in out


def test_explain_of_two_papers_adds_bits_minhash_and_baselines(folder, run):
    out = run("explain", "a.txt", "b.txt", "--levels")[1]
    for step in ("diff", "distance", "resemblance, exact", "MinHash, 128 functions", "edit-distance", "level 5..1"):
        assert step in out


@pytest.mark.parametrize("files", [("a.txt", "b.txt", "a.txt"), ("empty.txt",)])
def test_explain_refuses_what_it_cannot_explain(folder, run, files):
    (folder / "empty.txt").touch()
    status, out, err = run("explain", *files)
    assert (status, out, err.count("\n")) == (2 if len(files) > 2 else 1, "", 1)


def test_extract_of_a_file_that_cannot_be_read_is_status_1(folder, run):
    (folder / "x.docx").write_bytes(b"PK\x03\x04 broken")
    status, out, err = run("extract", "x.docx")
    assert (status, out) == (1, "")
    assert "x.docx" in err


def test_a_reader_that_has_had_enough_is_no_error(folder):
    program = [sys.executable, "-m", "plagcheck", "compare", "a.txt", "b.txt", "--json", "-"]
    with subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        assert child.stdout
        assert child.stderr
        child.stdout.close()
        assert child.stderr.read() == b""
        assert child.wait() == 0


def test_the_window_gets_the_paths_and_the_language(folder, monkeypatch):
    import types

    opened = []
    app = types.ModuleType("plagcheck.ui.app")
    app.main = lambda paths: opened.append(list(paths)) or 0
    monkeypatch.setitem(sys.modules, "plagcheck.ui.app", app)
    monkeypatch.delenv("PLAGCHECK_LANG", raising=False)
    assert cli.main(["a.txt", "b.txt"]) == 0
    assert opened == [["a.txt", "b.txt"]]


def test_pdf_and_html_are_written_whole_or_not_at_all(folder, run, monkeypatch):
    import types

    def broken(_report, path, **_):
        path.write_bytes(b"half")
        raise PlagcheckError("no font")

    pdf = types.ModuleType("plagcheck.ui.report.pdf")
    pdf.write_pdf = broken
    html = types.ModuleType("plagcheck.ui.report.html")
    html.render = lambda report, **_: f"<p>{len(report.pairs)}</p>"
    monkeypatch.setitem(sys.modules, "plagcheck.ui.report.pdf", pdf)
    monkeypatch.setitem(sys.modules, "plagcheck.ui.report.html", html)
    status, _, err = run("compare", "a.txt", "b.txt", "--pdf", "r.pdf", "--html", "r.html", "--quiet")
    assert (status, err) == (1, "plagcheck: no font\n")
    assert not (folder / "r.pdf").exists()
    assert (folder / "r.html").read_text() == "<p>1</p>"


@pytest.fixture
def saved(folder, run):
    run("compare", "a.txt", "b.txt", "--save", "x.plagcheck", "--quiet")
    return "x.plagcheck"


def test_a_saved_check_is_called_as_its_file(saved, folder):
    assert open_check(folder / saved)[0] == "x"


def test_a_saved_check_is_given_to_the_window(saved, monkeypatch):
    import types

    opened = []
    app = types.ModuleType("plagcheck.ui.app")
    app.main = lambda paths: opened.append(list(paths)) or 0
    monkeypatch.setitem(sys.modules, "plagcheck.ui.app", app)
    assert cli.main([saved]) == 0
    assert opened == [[saved]]


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (("check", "x.plagcheck"), "is a saved check, no paper; open it with: plagcheck x.plagcheck"),
        (("compare", "a.txt", "x.plagcheck"), "is a saved check, no paper; open it with: plagcheck x.plagcheck"),
        (("a.txt", "x.plagcheck"), "is opened alone"),
        (("check", "a.txt", "--save", "x.zip"), r"takes a file called …\.plagcheck"),
    ],
)
def test_a_saved_check_in_the_wrong_place_is_wrong_usage(saved, run, arguments, fault):
    status, out, err = run(*arguments)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert re.search(fault, err)


def test_a_check_that_cannot_be_saved_is_said_before_the_work(folder, run, monkeypatch):
    monkeypatch.setattr(cli.Session, "add", None)
    status, _, err = run("compare", "a.txt", "b.txt", "--save", "nowhere/x.plagcheck")
    assert (status, err.count("\n")) == (1, 1)
    assert "nowhere" in err


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names")
def test_a_pipe_among_the_papers_is_not_waited_for(folder, run):
    os.mkfifo(folder / "pipe")
    status, out, _ = run("check", "a.txt", "b.txt", "pipe", "--json", "-")
    assert (status, json.loads(out)["skipped"][0]["path"]) == (0, "pipe")


def test_one_pair_is_told_as_one_and_three_as_three(folder, run):
    assert "2 papers, 1 pair listed of 1 compared" in run("compare", "a.txt", "b.txt")[1]
    (folder / "c.txt").write_text(MILL + FOX)
    assert "3 papers, 3 pairs listed of 3 compared" in run("compare", "a.txt", "b.txt", "c.txt")[1]


@pytest.mark.parametrize("taken", ["a.txt", "form.txt"])
def test_an_output_in_place_of_what_was_given_to_be_read_is_refused(tmp_path, capsys, taken):
    for name in ("a.txt", "b.txt", "form.txt"):
        (tmp_path / name).write_text("A paper of a few words that says nothing about anything else. " * 3)
    before = (tmp_path / taken).read_bytes()
    given = ["compare", str(tmp_path / "a.txt"), str(tmp_path / "b.txt"), "--template", str(tmp_path / "form.txt")]
    assert cli.main([*given, "--json", str(tmp_path / taken)]) == 2
    assert (tmp_path / taken).read_bytes() == before
    assert "would be lost" in capsys.readouterr().err


def test_two_outputs_of_one_name_are_refused(tmp_path, capsys):
    for name in ("a.txt", "b.txt"):
        (tmp_path / name).write_text("A paper of a few words.")
    out = str(tmp_path / "q")
    assert cli.main(["compare", str(tmp_path / "a.txt"), str(tmp_path / "b.txt"), "--json", out, "--html", out]) == 2
    assert not (tmp_path / "q").exists()


@pytest.mark.parametrize("form", ["--csv", "--pdf", "--html"])
def test_only_json_goes_to_standard_output(tmp_path, capsys, form):
    for name in ("a.txt", "b.txt"):
        (tmp_path / name).write_text("A paper of a few words.")
    assert cli.main(["compare", str(tmp_path / "a.txt"), str(tmp_path / "b.txt"), form, "-"]) == 2


@pytest.mark.parametrize(
    "line", ["archive = 5", 'archive = ["a"]', "against = 3", "exclude = 3", "encoding = 3", 'bits = "many"', "jobs = 1.5",
             "near_duplicate = 1.5", 'hide_names = "no"', 'min_match = {han = "x"}', "no toml at all"]
)  # fmt: skip
def test_a_wrong_value_in_a_file_of_options_is_wrong_usage_in_one_line(tmp_path, capsys, line):
    for name in ("a.txt", "b.txt"):
        (tmp_path / name).write_text("A paper of a few words.")
    (tmp_path / "o.toml").write_text(line)
    given = ["compare", str(tmp_path / "a.txt"), str(tmp_path / "b.txt"), "--options", str(tmp_path / "o.toml")]
    assert cli.main(given) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "not supported between" not in told

import json

import pytest

from plagcheck.engine.checking import Session, check, compare_files
from plagcheck.engine.model import Options
from plagcheck.engine.opening import open_check
from plagcheck.engine.saving import save_check
from plagcheck.engine.versions import bare
from tests.papers import BEES, FOX, GLASS, MILL


@pytest.mark.parametrize(
    "name",
    [
        "essay v1.docx", "Essay_V2.pdf", "essay (1).docx", "essay_final.docx", "essay-draft 2.txt", "essay - copy.txt",
        "Copy of essay.txt", "draft_essay.txt", "essay_final_v3.txt", "essay_2024-05-01.txt", "essay 20240501.txt",
        "essay.final version.txt", "essay", "essay初稿.docx", "essay_终稿.docx", "essay（第二稿）.docx",
        "essay 定稿.docx", "essay修改稿2.docx", "essay - 副本.docx", "essay最終版.docx",
    ],
)  # fmt: skip
def test_version_marks_and_suffixes_are_taken_off(name):
    assert bare(name) == "essay"


@pytest.mark.parametrize("name", ["01.txt", "essay 2.txt", "essayv.txt", "finality.txt", "20230145.txt", "a 20239901.txt"])
def test_numbers_and_parts_of_words_are_no_version_marks(name):
    assert bare(name) == name.removesuffix(".txt")


@pytest.mark.parametrize("name", ["final.txt", "v1.docx", "初稿.docx", "(1).txt"])
def test_a_name_of_marks_alone_says_nothing(name):
    assert bare(name) == ""


def class_of(folder, **texts):
    folder.mkdir(exist_ok=True)
    for name, text in texts.items():
        (folder / f"{name}.txt").write_text(text)
    return folder


def notes(report):
    return {p.name: (f.detail, f.disguise) for p in report.documents for f in p.warnings if f.code == "other-version"}


def test_two_versions_of_a_paper_name_each_other_and_stay_two_submissions(tmp_path):
    report = check([class_of(tmp_path / "c", essay_v1=FOX + MILL, essay_v2=FOX + MILL + BEES, other=GLASS)])
    assert notes(report) == {"essay_v1.txt": ("essay_v2.txt", False), "essay_v2.txt": ("essay_v1.txt", False)}
    assert len(report.submissions) == 3
    (warning,) = json.loads(report.to_json())["documents"][0]["warnings"]
    assert warning["code"] == "other-version"
    assert "students.csv" in warning["message"]


def test_names_alone_make_no_version_and_text_alone_neither(tmp_path):
    assert not notes(check([class_of(tmp_path / "c", a_v1=FOX + MILL, a_v2=BEES + GLASS, b=FOX + MILL)]))


def test_made_one_submission_nothing_is_noted(tmp_path):
    folder = class_of(tmp_path / "c", a_v1=FOX + MILL, a_v2=FOX + MILL, b=BEES)
    (folder / "students.csv").write_text("file,name\na_v1,01\na_v2,01\n")
    report = check([folder])
    assert [s.documents for s in report.submissions] == [(0, 1), (2,)]
    assert not notes(report)


def test_students_who_only_have_like_names_are_no_versions_of_one_another(tmp_path):
    folder = class_of(tmp_path / "c", **{f"S {n}_7{n}_assignsubmission_file_a": FOX + MILL for n in ("v1", "v2")})
    assert not notes(check([folder]))


def test_hidden_names_stay_hidden(tmp_path):
    report = check([class_of(tmp_path / "c", essay_v1=FOX + MILL, essay_v2=FOX + MILL)], Options(hide_names=True))
    assert notes(report) == {"Paper 01": ("Paper 02", False), "Paper 02": ("Paper 01", False)}
    assert "essay" not in report.to_json()


def test_two_files_compared_on_purpose_are_not_told_so(tmp_path):
    folder = class_of(tmp_path / "c", a_v1=FOX + MILL, a_v2=FOX + MILL)
    assert not notes(compare_files([folder / "a_v1.txt", folder / "a_v2.txt"]))


@pytest.mark.parametrize("hide_names", [False, True])
def test_a_saved_check_keeps_groups_and_notes(tmp_path, hide_names):
    folder = class_of(tmp_path / "c", essay_v1=FOX + MILL, essay_v2=FOX + MILL, b=BEES)
    (folder / "students.csv").write_text("file,name,group\nb,01,north\n")
    session = Session()
    session.add([folder])
    before = session.report(Options(hide_names=hide_names))
    save_check(tmp_path / "c.plagcheck", session, "c")
    after = open_check(tmp_path / "c.plagcheck")[1].last
    assert after.to_json() == before.to_json()
    assert len(notes(after)) == 2

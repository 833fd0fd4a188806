"""The list of students beside the papers: whose each entry is, and what becomes of a list that is none."""

from pathlib import Path

import pytest

from plagcheck.engine.reading import gather
from plagcheck.engine.reading.students import MAX_BYTES, MAX_ROWS, ListError, read_list
from tests.engine.reading.building import zip_of
from tests.engine.reading.test_reading_gathering import found, made, skipped

USED = "list of students"


def listed(root: Path, content: str | bytes, *names: str) -> Path:
    made(root, *names)
    data = content if isinstance(content, bytes) else content.encode()
    (root / "students.csv").write_bytes(data)
    return root


def groups(path: Path) -> set[str]:
    return {source.group for source in gather([path]).sources}


def test_a_list_gives_names_and_groups_and_is_no_paper(tmp_path: Path) -> None:
    listed(tmp_path, "file,name,group\na.txt,01,north\nb.txt,02,south\n", "a.txt", "b.txt")
    assert found(tmp_path) == {"a.txt": "01", "b.txt": "02"}
    assert groups(tmp_path) == {"north", "south"}
    assert skipped(tmp_path) == {"students.csv": USED}


def test_several_entries_of_one_student_are_one_submission(tmp_path: Path) -> None:
    listed(tmp_path, "file,name\na.txt,01\nb,01\nc.txt,02\n", "a.txt", "b/x.txt", "b/y.txt", "c.txt")
    assert found(tmp_path) == {"a.txt": "01", "b/x.txt": "01", "b/y.txt": "01", "c.txt": "02"}


def test_a_paper_that_the_list_does_not_name_keeps_its_own_name(tmp_path: Path) -> None:
    listed(tmp_path, "file,name\na.txt,01\n", "a.txt", "b.txt")
    assert found(tmp_path) == {"a.txt": "01", "b.txt": "b.txt"}


@pytest.mark.parametrize("entry", ["2023001_essay.txt", "2023001论文.txt", "2023001.txt", "2023001/essay.txt"])
def test_a_student_number_is_found_at_the_start_of_a_name(tmp_path: Path, entry: str) -> None:
    listed(tmp_path, "学号,姓名,班级\n2023001,甲,一班\n20230011,乙,二班\n", entry, "20230011_essay.txt")
    assert found(tmp_path) == {entry: "甲", "20230011_essay.txt": "乙"}


def test_a_file_is_named_without_its_suffix_or_by_its_place(tmp_path: Path) -> None:
    listed(tmp_path, "file;name\nfirst;01\nboth\\y.txt;02\n", "first.docx.txt", "both/x.txt", "both/y.txt", "first.txt")
    assert found(tmp_path) == {"first.docx.txt": "first.docx.txt", "both/x.txt": "both", "both/y.txt": "02", "first.txt": "01"}


def test_two_students_of_one_name_stay_apart_by_their_numbers(tmp_path: Path) -> None:
    listed(tmp_path, "number,name\n1,01\n2,01\n", "1_a.txt", "2_b.txt")
    assert len(set(found(tmp_path).values())) == 2


def test_one_name_in_two_groups_is_two_students(tmp_path: Path) -> None:
    listed(tmp_path, "file,name,group\na.txt,01,x\nb.txt,01,y\n", "a.txt", "b.txt")
    assert len(set(found(tmp_path).values())) == 2


def test_moodle_s_participants_are_found_by_their_names(tmp_path: Path) -> None:
    entries = ("S One_71_assignsubmission_file_/x.txt", "S Two_72_assignsubmission_file_y.txt")
    listed(tmp_path, "name\tgroup\nS One\tnorth\nS Two\tsouth\n", *entries)
    assert set(found(tmp_path).values()) == {"S One", "S Two"}
    assert groups(tmp_path) == {"north", "south"}


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "gb18030", "utf-16"])
def test_a_list_in_simplified_chinese_is_read_in_any_encoding(tmp_path: Path, encoding: str) -> None:
    content = "文件,姓名,组\n论文一.txt,学生甲,第一组\n论文二.txt,学生乙,第二组\n".encode(encoding)
    listed(tmp_path, content, "论文一.txt", "论文二.txt")
    assert set(found(tmp_path).values()) == {"学生甲", "学生乙"}


def test_a_list_in_big5_is_read(tmp_path: Path) -> None:
    content = "檔案,姓名,組別\n論文一.txt,學生甲,第一組\n論文二.txt,學生乙,第二組\n".encode("big5")
    listed(tmp_path, content, "論文一.txt", "論文二.txt")
    assert groups(tmp_path) == {"第一組", "第二組"}


@pytest.mark.parametrize("delimiter", [",", ";", "\t", "；"])
@pytest.mark.parametrize("before", ["", "\n"])
def test_cells_may_be_divided_in_several_ways(delimiter: str, before: str) -> None:
    rows = before + "\n".join(delimiter.join(row) for row in (("File Name", "Name"), ("a.txt", "01")))
    assert read_list(rows.encode()).owner(["a.txt"]) == ("01", "01", "")


def test_a_spreadsheet_may_say_what_divides_its_cells() -> None:
    assert read_list(b'sep=|\r\nfile|name\r\n"a|b.txt"|01\r\n').owner(["a|b.txt"]) == ("01", "01", "")


@pytest.mark.parametrize("folder", ["", "class/"])
def test_a_list_in_an_archive_counts_as_in_a_folder(tmp_path: Path, folder: str) -> None:
    members = {"students.csv": "file,name\na.txt,01\nb.txt,02\n", "a.txt": "x", "b.txt": "y"}
    (tmp_path / "c.zip").write_bytes(zip_of({f"{folder}{name}": content for name, content in members.items()}))
    assert set(found(tmp_path / "c.zip").values()) == {"01", "02"}
    assert skipped(tmp_path / "c.zip") == {f"{folder}students.csv": USED}


def test_a_list_above_the_folder_that_holds_all_counts_too(tmp_path: Path) -> None:
    listed(tmp_path, "file,name\na.txt,01\nclass/b.txt,02\n", "class/a.txt", "class/b.txt")
    assert found(tmp_path) == {"class/a.txt": "01", "class/b.txt": "02"}


def test_a_file_of_that_name_deeper_down_is_a_paper(tmp_path: Path) -> None:
    made(tmp_path, "01/students.csv", "02/a.txt")
    assert set(found(tmp_path)) == {"01/students.csv", "02/a.txt"}


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "names no column"), (b"a,b\n1,2\n", "names no column"), (bytes(range(1, 9)) * 50, "no text"),
        (b"file,name\nz.txt,01\n", "names none of the papers"), (b"file,name\n" + b"x" * 600 + b",01\n", "row 2"),
    ],
)  # fmt: skip
def test_a_list_that_cannot_be_used_costs_one_line_and_nothing_else(tmp_path: Path, content: bytes, why: str) -> None:
    listed(tmp_path, content, "a.txt", "b.txt")
    assert found(tmp_path) == {"a.txt": "a.txt", "b.txt": "b.txt"}
    (reason,) = skipped(tmp_path).values()
    assert reason.startswith("a list of students that cannot be used: ")
    assert why in reason


def test_a_list_is_bounded_in_bytes_and_rows() -> None:
    with pytest.raises(ListError, match="larger than"):
        read_list(b"file,name\n" + b"\n" * MAX_BYTES)
    with pytest.raises(ListError, match="rows"):
        read_list(b"file\n" + b"a\n" * (MAX_ROWS + 1))

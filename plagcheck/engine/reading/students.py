"""The list of students: a `students.csv` beside the papers says whose each entry is, and the student's name and group.

The first row names the columns, in English or Chinese, in any order: a file or folder, a student number, a name, a group. An
entry belongs to the row that names it, with or without its suffix, or whose number stands at the start of its name
(`2023001_essay.docx`); failing both, to the row of its very name. Rows of one number, or without numbers of one name and
group, are one student.
"""

import csv
import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import NamedTuple

from plagcheck.engine.reading import text
from plagcheck.engine.reading.flow import UnreadableError

LIST_NAME = "students.csv"
MAX_BYTES = 8 * 1024 * 1024
MAX_ROWS = 50_000
"""As many as an archive may have entries."""
MAX_CELL = 500
"""Characters of a name; what is longer is no list of students."""
DELIMITERS = (",", ";", "\t", "，", "；")
_COLUMNS = {
    "file": "file filename path folder document paper submission 文件 文件名 文件名称 文件夹 檔案 檔名 檔案名稱 資料夾 "
            "论文 論文 作业 作業",
    "number": "number no id studentnumber studentno studentid idnumber matriculationnumber 学号 學號 编号 編號 "
              "学生编号 學生編號",
    "name": "name student fullname studentname 姓名 名字 学生 學生 学生姓名 學生姓名",
    "group": "group class section team 组 組 组别 組別 小组 小組 分组 分組 班 班级 班級 班别 班別",
}  # fmt: skip
_HEADERS = {word: column for column, words in _COLUMNS.items() for word in words.split()}
_SEPARATOR_LINE = re.compile(r"sep=(.)\r?\n", re.IGNORECASE)
"""What spreadsheets write to say what divides their cells."""
_CONTROLS = re.compile("[\x00-\x1f\x7f]+")


class ListError(Exception):
    """The file is no list of students; the message says why, to stand behind its name."""


class Student(NamedTuple):
    """Whose an entry is: what tells students apart, the name to show (which may be empty), the group."""

    key: str
    name: str
    group: str


@dataclass(frozen=True, slots=True)
class StudentList:
    """The rows of a list by what they are found under."""

    entries: dict[str, Student] = field(default_factory=dict)
    """By the name of an entry, or of a file below one, folded."""
    numbers: dict[str, Student] = field(default_factory=dict)
    """By what may stand at the start of a name."""
    names: dict[str, Student | None] = field(default_factory=dict)
    """By the student's own name; None for one that two students have."""

    def owner(self, places: Sequence[str], own_name: str = "") -> Student | None:
        """The student to whom the entry called any of `places` belongs, `own_name` being what it says of its author."""
        keys = [form for place in places for form in _forms(place)]
        exact = next((self.entries[key] for key in keys if key in self.entries), None)
        return exact or self._by_number(keys) or self.names.get(_folded(own_name)) or self._by_name(keys)

    def _by_number(self, keys: Sequence[str]) -> Student | None:
        for key in keys:
            # the longest first; an ASCII letter or digit behind a number belongs to it
            for end in range(len(key), 0, -1):
                if key[:end] in self.numbers and not re.match("[0-9a-z]", key[end:]):
                    return self.numbers[key[:end]]
        return None

    def _by_name(self, keys: Sequence[str]) -> Student | None:
        return next((student for key in keys if (student := self.names.get(key))), None)


def read_list(data: bytes) -> StudentList:
    """The list in a file's bytes. Raises ListError."""
    if len(data) > MAX_BYTES:
        raise ListError(f"it is larger than {MAX_BYTES // 2**20} MiB")
    try:
        content = text.decode(data).text
    except UnreadableError:
        raise ListError("it is no text") from None
    rows = _rows(content)
    columns = [_HEADERS.get(_header(cell), "") for cell in next(rows, [])]
    if not {"file", "number", "name"} & set(columns):
        raise ListError("its first row names no column file, number or name")
    return _listed(rows, columns)


def _rows(content: str) -> Iterator[list[str]]:
    content = content.removeprefix("\ufeff")
    said = _SEPARATOR_LINE.match(content)
    if said:
        content = content[said.end() :]
    head = content.lstrip("\r\n").partition("\n")[0]
    delimiter = said[1] if said else max(DELIMITERS, key=lambda each: _known(head, each))
    lines = (line for line in content.splitlines(keepends=True))
    try:
        for number, row in enumerate(csv.reader(lines, delimiter=delimiter)):
            if number > MAX_ROWS:
                raise ListError(f"it has more than {MAX_ROWS:,} rows")
            cells = [_CONTROLS.sub(" ", cell).strip() for cell in row]
            if any(len(cell) > MAX_CELL for cell in cells):
                raise ListError(f"row {number + 1} holds a cell of more than {MAX_CELL} characters")
            if any(cells):
                yield cells
    except (csv.Error, TypeError, ValueError) as error:
        raise ListError(f"it cannot be read as a table ({error})") from None


def _known(head: str, delimiter: str) -> int:
    """How many cells of the first row name a column, if this divides them."""
    return sum(_header(cell) in _HEADERS for cell in islice(head.split(delimiter), 100))


def _header(cell: str) -> str:
    return re.sub(r"[\s_.*:：\"'-]", "", _folded(cell))


def _listed(rows: Iterator[list[str]], columns: Sequence[str]) -> StudentList:
    found = StudentList()
    for row in rows:
        cells = dict.fromkeys(_COLUMNS, "")
        for column, cell in zip(columns, row, strict=False):
            cells[column] = cells.get(column) or cell  # of two columns of one kind the first that is filled
        number, name, group = (cells[column] for column in ("number", "name", "group"))
        file = cells["file"].replace("\\", "/").removeprefix("./").strip("/")
        student = Student(_folded(number or "/".join((name, group)).strip("/") or file), name or number, group)
        if not student.key:
            continue
        if file:
            found.entries.setdefault(_folded(file), student)
        for key in (_folded(number), _folded(file)):
            if key and (key == _folded(number) or re.fullmatch(r"[0-9a-z-]*[0-9][0-9a-z-]*", key)):
                found.numbers.setdefault(key, student)
        if name:
            same = found.names.setdefault(_folded(name), student)
            found.names[_folded(name)] = same if same is not None and same.key == student.key else None
    return found


def _forms(place: str) -> Iterator[str]:
    key = _folded(place)
    yield key
    stem, dot, suffix = key.rpartition(".")
    if dot and stem and len(suffix) <= 5:
        yield stem


def _folded(name: str) -> str:
    """A name as it is compared: one form of Unicode and of width, without case."""
    return unicodedata.normalize("NFKC", name).casefold().strip()

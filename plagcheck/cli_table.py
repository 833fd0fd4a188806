"""What the command line shows a person: the table of pairs, what could not be read, and the progress bar."""

import contextlib
import sys
import time
from collections.abc import Iterator
from unicodedata import category

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar
from rich.table import Table
from rich.text import Text

from plagcheck.engine import Comparison, Progress, Report, filled

MOST_ROWS = 50
"""Rows of the table; the rest is told as a number, and stands in the files."""
PLAIN_WIDTH = 160
"""Columns where standard output is no terminal."""
REPORT_EVERY_S = 0.05
_WORDS = {
    "en": {
        "a in b": "A in B", "b in a": "B in A", "level": "Level", "longest": "Longest", "distance": "Distance",
        "identical": "identical", "high": "high", "medium": "medium", "low": "low", "none": "none",
        "summary": "{papers:paper|papers}, {pairs:pair|pairs} listed of {compared} compared",
        "more": "the first {shown} of {pairs} pairs; all of them stand in --json, --csv, --html and --pdf",
        "no pairs": "no pair shares a passage",
        "unread": "not compared: {path}: {reason}", "skipped": "skipped: {path}: {reason}",
        "reading": "Reading", "screening": "Screening", "comparing": "Comparing",
    },
    "zh_CN": {
        "a in b": "A 在 B 中", "b in a": "B 在 A 中", "level": "级别", "longest": "最长", "distance": "指纹距离",
        "identical": "完全相同", "high": "高", "medium": "中", "low": "低", "none": "无",
        "summary": "{papers} 篇文稿，比较了 {compared} 对，列出 {pairs} 对",
        "more": "只显示前 {shown} 对，共 {pairs} 对；全部见 --json、--csv、--html 和 --pdf",
        "no pairs": "没有哪两篇有共同的段落", "unread": "未参加比较：{path}：{reason}", "skipped": "已跳过：{path}：{reason}",
        "reading": "读取", "screening": "筛选", "comparing": "比较",
    },
    "zh_TW": {
        "a in b": "A 在 B 中", "b in a": "B 在 A 中", "level": "級別", "longest": "最長", "distance": "指紋距離",
        "identical": "完全相同", "high": "高", "medium": "中", "low": "低", "none": "無",
        "summary": "{papers} 篇文稿，比較了 {compared} 對，列出 {pairs} 對",
        "more": "只顯示前 {shown} 對，共 {pairs} 對；全部見 --json、--csv、--html 和 --pdf",
        "no pairs": "沒有哪兩篇有共同的段落", "unread": "未參加比較：{path}：{reason}", "skipped": "已略過：{path}：{reason}",
        "reading": "讀取", "screening": "篩選", "comparing": "比較",
    },
}  # fmt: skip


def show(report: Report, language: str) -> None:
    """Print the table of pairs and what was left out to standard output."""
    words = _WORDS[language]
    console = _console()
    if report.pairs:
        console.print(_table(report, words))
    else:
        console.print(Text(words["no pairs"]))
    if len(report.pairs) > MOST_ROWS:
        console.print(Text(words["more"].format(shown=MOST_ROWS, pairs=len(report.pairs))))
    facts = {"papers": len(report.documents), "pairs": len(report.pairs), "compared": report.compared}
    console.print(Text(filled(words["summary"], **facts)))
    for paper in report.documents:
        if not paper.counted:
            reason = paper.warnings[-1].message if paper.warnings else paper.status
            console.print(Text(words["unread"].format(path=printable(paper.path), reason=printable(reason))))
    for skipped in report.skipped:
        console.print(Text(words["skipped"].format(path=printable(skipped.path), reason=printable(skipped.reason))))


def short_names(report: Report) -> dict[int, str]:
    """The path of each document without the folder that all share."""
    parts = [paper.path.split("/") for paper in report.documents]
    folders = list(zip(*(own[:-1] for own in parts), strict=False)) if len(parts) > 1 else []
    shared = next((depth for depth, names in enumerate(folders) if len(set(names)) > 1), len(folders))
    return {paper.id: printable("/".join(own[shared:])) for paper, own in zip(report.documents, parts, strict=True)}


def printable(text: str) -> str:
    """`text` without control characters and lone halves of characters, which a terminal would obey or refuse."""
    return "".join("\ufffd" if category(c) in ("Cc", "Cf", "Cs") else c for c in text)


@contextlib.contextmanager
def bar() -> Iterator[Progress]:
    """A progress bar on standard error, moved at most 20 times a second."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Bar(*columns, console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task("")
        told = 0.0

        def progress(stage: str, done: int, total: int) -> None:
            nonlocal told
            if done >= total or time.monotonic() - told >= REPORT_EVERY_S:
                told = time.monotonic()
                shown.update(task, description=_WORDS["en"].get(stage, stage), completed=done, total=max(1, total))

        yield progress


def _console() -> Console:
    terminal = sys.stdout.isatty()
    return Console(width=None if terminal else PLAIN_WIDTH, markup=False, emoji=False, highlight=False, soft_wrap=not terminal)


def _table(report: Report, words: dict[str, str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    names = short_names(report)
    for heading in ("A", "B"):
        table.add_column(heading, overflow="fold", ratio=1)
    for heading in ("a in b", "b in a", "level", "longest", "distance"):
        table.add_column(words[heading], justify="left" if heading == "level" else "right", no_wrap=True)
    for pair in report.pairs[:MOST_ROWS]:
        table.add_row(*(Text(cell) for cell in _row(pair, names, words)))
    return table


def _row(pair: Comparison, names: dict[int, str], words: dict[str, str]) -> tuple[str, ...]:
    numbers = [str(n) if n is not None else "–" for n in (pair.longest_match, pair.distance)]
    level = words[pair.level] if pair.level else "–"
    return names[pair.a], names[pair.b], percent(pair.copied_a), percent(pair.copied_b), level, *numbers


def percent(share: float | None) -> str:
    """A share with one decimal, rounded down, so that 100.0 % is all of it."""
    return "–" if share is None else f"{int(share * 1000 + 1e-7) / 10:.1f} %"

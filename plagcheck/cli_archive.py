"""The command `archive`: earlier papers are added, removed, listed and verified."""

import argparse
import json
import sys
from collections.abc import Callable, Sequence

from plagcheck.cli_options import CHOICES, language_of, options_of
from plagcheck.engine import Archive, Archived, PlagcheckError, Progress, Skipped, filled, write

FORMAT = "plagcheck-archive/1"
_WORDS = {
    "en": {
        "added": "{added:paper|papers} added; the archive holds {all}", "skipped": "not added: {path}: {reason}",
        "removed": "{count:paper|papers} removed", "sound": "{path}: sound, {count:paper|papers}", "fault": "{path}: {fault}",
        "no text": "no text", "papers": "{count:paper|papers}",
        "unkept": "Without their texts only large copies are found. The archive is not anonymous: it holds names, and whoever "
        "has the key can test it with a text.",
    },
    "zh_CN": {
        "added": "已加入 {added} 篇；存档共有 {all} 篇", "skipped": "未加入：{path}：{reason}",
        "removed": "已移除 {count} 篇", "sound": "{path}：完好，{count} 篇", "fault": "{path}：{fault}",
        "no text": "无正文", "papers": "{count} 篇",
        "unkept": "不保存正文时只能发现大段抄袭。存档并不匿名：其中有名称，持有密钥者可用文本试探。",
    },
    "zh_TW": {
        "added": "已加入 {added} 篇；存檔共有 {all} 篇", "skipped": "未加入：{path}：{reason}",
        "removed": "已移除 {count} 篇", "sound": "{path}：完好，{count} 篇", "fault": "{path}：{fault}",
        "no text": "無內文", "papers": "{count} 篇",
        "unkept": "不保存內文時只能發現大段抄襲。存檔並不匿名：其中有名稱，持有金鑰者可用文字試探。",
    },
}  # fmt: skip
_LABEL = {"action": "append", "default": [], "metavar": "KEY=VALUE"}


def add_commands(add: Callable[..., argparse.ArgumentParser]) -> None:
    """Add `archive` with its commands to the parser's commands."""
    archive = add("archive", help="earlier papers to compare with", description="Keep an archive of earlier papers.")
    commands = archive.add_subparsers(dest="action", required=True, metavar="add|remove|list|verify")

    def command(name: str, text: str) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = commands.add_parser(name, allow_abbrev=False, help=text, description=f"{text}.")
        made.add_argument("file", metavar="FILE", help="the archive")
        return made

    adding = command("add", "Add papers; the archive is made when it is not there")
    adding.add_argument("paths", nargs="+", metavar="PATH", help="papers, folders and ZIPs, as for check")
    adding.add_argument("--label", **_LABEL, help="such as year=2026; may be repeated")  # type: ignore[arg-type]
    adding.add_argument(
        "--no-text", action="store_true",
        help="keep a tenth of a paper's shingles under your key instead of its text: finds large copies only, not anonymous",
    )  # fmt: skip
    removing = command("remove", "Remove papers by number or label")
    removing.add_argument("ids", nargs="*", type=int, metavar="ID", help="numbers, as list shows them")
    removing.add_argument("--label", **_LABEL, help="papers that have it; of several, all")  # type: ignore[arg-type]
    listing = command("list", "List the papers")
    listing.add_argument("--json", metavar="FILE|-", help="for programs; - is standard output")
    verifying = command("verify", "Check that the archive is sound")
    for made, wanted in (
        (adding, ("--jobs", "--encoding", "--password-file", "--lang", "--quiet")),
        *((each, ("--lang", "--quiet")) for each in (removing, listing, verifying)),
    ):
        for names, settings in CHOICES:
            if names[0] in wanted:
                made.add_argument(*names, **settings)


def run(given: argparse.Namespace, progress: Progress) -> int:
    """Do what was asked, and return the exit status. Raises ValueError for wrong usage."""
    words = _WORDS[language_of(given.lang)]
    return {"add": _add, "remove": _remove, "list": _list, "verify": _verify}[given.action](given, progress, words)


def _add(given: argparse.Namespace, progress: Progress, words: dict[str, str]) -> int:
    archive, labels = Archive(given.file), _labels(given.label)
    left: list[Skipped] = []
    added = archive.add(
        given.paths, labels=labels, text=not given.no_text, options=options_of(given), progress=progress, told=left.append
    )
    if not given.quiet:
        _say([filled(words["skipped"], path=each.path, reason=each.reason) for each in left])
        _say([filled(words["added"], added=len(added), all=len(archive.papers()))])
        _say([words["unkept"]] if given.no_text else [])
    if not added and not any(_is_there(each) for each in left):
        raise PlagcheckError(f"{given.paths[0]}: no papers were found to add; name files or a folder of .docx, .pdf, .txt …")
    return 0


def _is_there(skipped: Skipped) -> bool:
    return "in the archive already" in skipped.reason


def _remove(given: argparse.Namespace, _progress: Progress, words: dict[str, str]) -> int:
    labels = _labels(given.label)
    if bool(given.ids) == bool(labels):
        raise ValueError("archive remove takes numbers or --label KEY=VALUE, one of the two")
    count = Archive(given.file).remove(given.ids, labels)
    if not count:
        raise PlagcheckError(f"{given.file}: no paper has these labels; plagcheck archive list names all of them")
    _say([] if given.quiet else [filled(words["removed"], count=count)])
    return 0


def _list(given: argparse.Namespace, _progress: Progress, words: dict[str, str]) -> int:
    papers = Archive(given.file).papers()
    if given.json:
        text = (
            json.dumps({"format": FORMAT, "papers": [_plain(paper) for paper in papers]}, ensure_ascii=False, indent=1) + "\n"
        )
        if given.json != "-":
            write(given.json, text)
        else:
            sys.stdout.flush()
            sys.stdout.buffer.write(text.encode("utf-8", "replace"))
            sys.stdout.buffer.flush()
    elif not given.quiet:
        for paper in papers:
            labels = " ".join(f"{key}={value}" for key, value in paper.labels)
            _say(["  ".join(filter(None, (str(paper.id), paper.added[:10], paper.path, labels, _text(paper, words))))])
        _say([filled(words["papers"], count=len(papers))])
    return 0


def _verify(given: argparse.Namespace, progress: Progress, words: dict[str, str]) -> int:
    archive = Archive(given.file)
    faults = archive.verify(progress)
    _say([filled(words["fault"], path=given.file, fault=fault) for fault in faults])
    if not faults and not given.quiet:
        _say([filled(words["sound"], path=given.file, count=len(archive.papers()))])
    return 1 if faults else 0


def _text(paper: Archived, words: dict[str, str]) -> str:
    return "" if paper.has_text else f"({words['no text']})"


def _plain(paper: Archived) -> dict[str, object]:
    return {
        "id": paper.id, "path": paper.path, "name": paper.name, "submission": paper.submission, "labels": dict(paper.labels),
        "added": paper.added, "characters": paper.characters, "counted": paper.counted, "text": paper.has_text,
    }  # fmt: skip


def _labels(given: Sequence[str]) -> dict[str, str]:
    for label in given:
        if not label.partition("=")[0].strip() or "=" not in label:
            raise ValueError(f"--label {label}: write KEY=VALUE, such as year=2026")
    return {key: value for key, _, value in (label.partition("=") for label in given)}


def _say(lines: Sequence[str]) -> None:
    from plagcheck.cli_table import printable

    for line in lines:
        sys.stdout.buffer.write((printable(line) + "\n").encode(sys.stdout.encoding or "utf-8", "replace"))
    sys.stdout.flush()

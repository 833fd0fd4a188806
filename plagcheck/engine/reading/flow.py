"""What a reader hands back, and the text it writes while it walks through a file.

Readers see one file's bytes and nothing else: no path, no clock, no process. What they cannot read they raise as an
`UnreadableError`.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from plagcheck.engine.model import Finding, Mark, Span, Status
from plagcheck.engine.wording import filled

MAX_CHARACTERS = 5_000_000
"""Longest text of one paper: some 2,500 pages, far above any thesis."""
MAX_FILE_BYTES = 200 * 1024 * 1024
MAX_UNPACKED_BYTES = 512 * 1024 * 1024
"""What all parts of one packed file may unpack to: a bomb stops here."""
TINY_POINTS = 3.0
"""Letters smaller than this cannot be read on paper; the smallest superscripts stand near 5 points."""
FEWEST_HIDDEN = 3
"""Letters that must be hidden before anything is said; a lone white character is an accident of typesetting."""
MERGED_GAP = 2
"""Hidden runs this close, with only white space between, are one place."""

_SURROGATES = re.compile("[\ud800-\udfff]")


class UnreadableError(Exception):
    """The file gives no text: its status and the finding that says why."""

    def __init__(self, code: str, message: str, *, status: Status = "unreadable", detail: str = "") -> None:
        super().__init__(message)
        self.status: Status = status
        self.finding = Finding(code, message, detail=detail)

    @classmethod
    def damaged(cls, what: str) -> "UnreadableError":
        """A file that breaks the rules of its kind."""
        return cls("damaged-file", f"This {what} is damaged and cannot be read.", detail=what)

    @classmethod
    def too_large(cls, what: str) -> "UnreadableError":
        """A file above one of the limits; `what` says which."""
        return cls("too-large", f"The file is too large: {what}.", status="too-large", detail=what)

    @classmethod
    def password(cls, tried: bool) -> "UnreadableError":
        """A file that opens only with a password."""
        wrong = "none of the passwords given opens it" if tried else "it opens only with a password"
        return cls("password", f"The file is protected: {wrong}.", status="password")

    @classmethod
    def unsupported(cls, what: str) -> "UnreadableError":
        """A file of a kind that is no paper, or none that can be read here."""
        return cls("unsupported", f"This is {what}, which cannot be read as a paper.", detail=what)


@dataclass(frozen=True, slots=True)
class Extract:
    """The text of one file with its marks and findings, before anything is known about its name or place."""

    text: str
    kind: str
    marks: tuple[Mark, ...] = ()
    findings: tuple[Finding, ...] = ()
    encoding: str | None = None
    pages: int | None = None
    status: Status = "ok"


class Flow:
    """A text in the making: pieces are added at its end, and ranges of it marked."""

    __slots__ = ("length", "marks", "parts")

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.length = 0
        self.marks: list[Mark] = []

    def add(self, text: str) -> None:
        """Append `text`. Raises UnreadableError when the whole grows too long."""
        self.parts.append(text)
        self.length += len(text)
        if self.length > MAX_CHARACTERS:
            raise UnreadableError.too_large(f"more than {MAX_CHARACTERS:,} characters")

    def mark(self, start: int, kind: str) -> None:
        """Mark all from `start` to the end as `kind`."""
        if self.length > start:
            self.marks.append(Mark(start, self.length, kind))

    def ends_with(self, character: str) -> bool:
        """Whether the text ends so; true of an empty text for a line end."""
        return self.parts[-1].endswith(character) if self.parts and self.parts[-1] else not self.length and character == "\n"

    def replace_last(self, character: str) -> None:
        """Put `character` in the place of the last one."""
        if self.parts and self.parts[-1]:
            self.parts[-1] = self.parts[-1][:-1] + character

    def line(self) -> None:
        """End the line, unless it is empty."""
        if not self.ends_with("\n"):
            self.add("\n")

    def merge(self, other: "Flow", kind: str | None = None) -> None:
        """Append another flow on lines of its own, with its marks, and mark all of it as `kind`."""
        if not other.length or not any(part.strip() for part in other.parts):
            return
        self.line()
        start = self.length
        self.add("".join(other.parts))
        self.marks += [Mark(m.start + start, m.end + start, m.kind) for m in other.marks]
        if kind:
            self.mark(start, kind)
        self.line()

    def text(self) -> str:
        """All of it, fit for UTF-8."""
        text = "".join(self.parts)
        try:
            text.encode("utf-8")  # quicker than a search
        except UnicodeEncodeError:
            return _SURROGATES.sub("\ufffd", text)
        return text


def lines_once(flow: Flow) -> Flow:
    """Each line of headers or footers once: every section and page style repeats them."""
    once = Flow()
    for line in dict.fromkeys(line.strip() for line in flow.text().split("\n")):
        if line:
            once.add(line + "\n")
    return once


def hidden_finding(text: str, marks: Iterable[Mark]) -> tuple[Finding, ...]:
    """The finding that names the places no reader of the paper can see."""
    spans = tuple(Span(m.start, m.end) for m in marks if m.kind == "hidden" and text[m.start : m.end].strip())
    if sum(character.isalnum() for span in spans for character in text[span.start : span.end]) < FEWEST_HIDDEN:
        return ()
    message = filled(
        "Text that cannot be seen on paper (hidden, white or tiny), in {:place|places}; it is not counted.", len(spans)
    )
    return (Finding("hidden-text", message, count=len(spans), spans=spans, disguise=True),)


def joined_marks(text: str, marks: Iterable[Mark]) -> tuple[Mark, ...]:
    """The marks in order; those of one kind that touch, or have only white space between, become one."""
    last: dict[str, Mark] = {}
    done: list[Mark] = []
    for mark in sorted(m for m in marks if m.end > m.start):
        before = last.get(mark.kind)
        if (
            before
            and mark.kind == "hidden"
            and mark.start - before.end <= MERGED_GAP
            and not text[before.end : mark.start].strip()
        ):
            last[mark.kind] = Mark(before.start, max(before.end, mark.end), mark.kind)
            continue
        if before:
            done.append(before)
        last[mark.kind] = mark
    return tuple(sorted([*done, *last.values()]))


def deleted_finding(count: int) -> tuple[Finding, ...]:
    """The finding for tracked deletions, `count` characters in all."""
    if not count:
        return ()
    message = filled("Left out: {:character|characters} deleted with change tracking.", count)
    return (Finding("deleted-text-ignored", message, count=count),)


def extracted(flow: Flow, kind: str, *, deleted: int = 0, encoding: str | None = None) -> Extract:
    """What a finished flow says, with the findings on hidden and deleted text."""
    text = flow.text()
    marks = joined_marks(text, flow.marks)
    return Extract(text, kind, marks, (*hidden_finding(text, marks), *deleted_finding(deleted)), encoding)

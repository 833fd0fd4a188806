"""What the styles of a Word document say about its text: hidden, white, tiny, and what a paragraph is (heading, quotation …).

Run properties come from the run, its character style, its paragraph style and the document's defaults, in that order; each
style inherits from the one it is based on.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from plagcheck.engine.reading.flow import TINY_POINTS
from plagcheck.engine.reading.unpacking import Attributes, Handler

MAX_INHERITANCE = 30
"""Longer chains are loops."""
WHITE = 0xF5
"""A channel from which on a colour cannot be told from white paper."""

_KINDS = (
    ("toc", re.compile(r"toc( ?\d|heading| heading)|table of contents|contents heading|contents \d|目录|目錄", re.IGNORECASE)),
    ("title", re.compile(r"(sub)?title|标题|標題|副标题|文档标题", re.IGNORECASE)),
    ("heading", re.compile(r"(heading|标题|標題|überschrift|titre) ?\d.*|heading", re.IGNORECASE)),
    ("block-quote", re.compile(r"(intense )?quote.*|block ?(text|quote.*)|quotations?|明显引用|引用|引文", re.IGNORECASE)),
    ("code", re.compile(r".*\bcode\b.*|html preformatted|preformatted text|macro text|源代码|代码", re.IGNORECASE)),
)


@dataclass(frozen=True, slots=True)
class Look:
    """What makes a run visible or not; None where a layer says nothing."""

    vanish: bool | None = None
    white: bool | None = None
    points: float | None = None
    shaded: bool | None = None

    def over(self, below: "Look") -> "Look":
        """This layer on top of another."""
        return Look(
            below.vanish if self.vanish is None else self.vanish,
            below.white if self.white is None else self.white,
            below.points if self.points is None else self.points,
            below.shaded if self.shaded is None else self.shaded,
        )

    def hidden(self, on_colour: bool) -> bool:
        """Whether no reader of the paper sees such text; `on_colour` when what lies behind is not white."""
        white = bool(self.white) and not self.shaded and not on_colour
        return bool(self.vanish) or white or (self.points is not None and self.points < TINY_POINTS)


@dataclass(slots=True)
class Style:
    """One style of the document."""

    name: str = ""
    based: str = ""
    look: Look = Look()
    outline: bool = False


@dataclass(slots=True)
class Styles:
    """All styles of a document by their id."""

    by_id: dict[str, Style] = field(default_factory=dict)
    default: Look = Look()
    shaded_tables: set[str] = field(default_factory=set)
    """Table styles that colour some of their cells."""
    _looks: dict[tuple[str, str], Look] = field(default_factory=dict)
    _kinds: dict[str, str] = field(default_factory=dict)

    def look(self, paragraph: str, run: str) -> Look:
        """How text of these two styles looks."""
        if (paragraph, run) not in self._looks:
            look = self.default
            for style in (*reversed(self._chain(paragraph)), *reversed(self._chain(run))):
                look = style.look.over(look)
            self._looks[paragraph, run] = look
        return self._looks[paragraph, run]

    def kind(self, paragraph: str) -> str:
        """What a paragraph of this style is: a kind of `Mark`, or empty."""
        if paragraph not in self._kinds:
            self._kinds[paragraph] = next((k for style in self._chain(paragraph) if (k := _kind(style))), "")
        return self._kinds[paragraph]

    def _chain(self, name: str) -> list[Style]:
        chain: list[Style] = []
        while (style := self.by_id.get(name)) is not None and len(chain) < MAX_INHERITANCE:
            chain.append(style)
            name = style.based
        return chain


def _kind(style: Style) -> str:
    named = next((kind for kind, pattern in _KINDS if pattern.fullmatch(style.name.strip())), "")
    return named or ("heading" if style.outline else "")


def is_on(value: str | None) -> bool:
    """The value of a Word switch: on unless it says otherwise."""
    return value not in ("0", "false", "off", "none")


def is_white(colour: str | None, theme: str | None = None) -> bool:
    """Whether a colour such as `FFFFFF`, or one of the theme, is that of paper."""
    if theme in ("background1", "light1", "bg1", "lt1"):
        return True
    if not colour or not re.fullmatch("[0-9a-fA-F]{6}", colour):
        return False
    return min(bytes.fromhex(colour)) >= WHITE


class RunProperties:
    """Collects one `w:rPr` into a Look; shared by the reader of styles and that of the body."""

    def __init__(self, namespace: str) -> None:
        self.value = namespace + "val"
        self.fill, self.theme = namespace + "fill", namespace + "themeColor"
        self.look = Look()

    def handlers(self, namespace: str, wanted: Callable[[], bool]) -> dict[str, Callable[[Attributes], None]]:
        """Start handlers of the property elements, active while `wanted()`."""
        acts = {
            "vanish": self._vanish, "color": self._color, "sz": self._size, "shd": self._shade, "highlight": self._highlight,
        }  # fmt: skip

        def guarded(act: Callable[[Attributes], None]) -> Callable[[Attributes], None]:
            return lambda attributes: act(attributes) if wanted() else None

        return {namespace + name: guarded(act) for name, act in acts.items()}

    def _vanish(self, attributes: Attributes) -> None:
        self.look = replace(self.look, vanish=is_on(attributes.get(self.value)))

    def _color(self, attributes: Attributes) -> None:
        self.look = replace(self.look, white=is_white(attributes.get(self.value), attributes.get(self.theme)))

    def _size(self, attributes: Attributes) -> None:
        value = attributes.get(self.value, "")
        if value.isascii() and value.isdigit():
            self.look = replace(self.look, points=int(value[:6]) / 2)

    def _shade(self, attributes: Attributes) -> None:
        self.look = replace(self.look, shaded=is_coloured(attributes.get(self.fill)))

    def _highlight(self, attributes: Attributes) -> None:
        self.look = replace(self.look, shaded=attributes.get(self.value) not in ("none", "white", None))


def is_coloured(fill: str | None) -> bool:
    """Whether a shading is another colour than that of paper."""
    return fill not in (None, "", "auto") and not is_white(fill)


class StylesHandler(Handler):
    """Reads `styles.xml`."""

    def __init__(self) -> None:
        super().__init__()
        self.styles = Styles()
        self._style = Style()
        self._defaults = False
        self._id = ""

    def root(self, name: str) -> None:
        """Learn the namespace: there is a transitional and a strict one."""
        w = name.rpartition("}")[0] + "}"
        self._run = RunProperties(w)
        self._w = w
        self.starts = {
            w + "style": self._start, w + "name": self._name, w + "basedOn": self._based, w + "outlineLvl": self._outline,
            w + "docDefaults": self._start_defaults, **self._run.handlers(w, lambda: True),
        }  # fmt: skip
        shade = self.starts[w + "shd"]

        def shaded(attributes: Attributes) -> None:
            shade(attributes)
            if is_coloured(attributes.get(w + "fill")):
                self.styles.shaded_tables.add(self._id)

        self.starts[w + "shd"] = shaded
        self.ends = {w + "style": self._end, w + "docDefaults": self._end_defaults}

    def _start(self, attributes: Attributes) -> None:
        self._style = Style()
        self._id = attributes.get(self._w + "styleId", "")
        self._run.look = Look()

    def _name(self, attributes: Attributes) -> None:
        self._style.name = attributes.get(self._w + "val", "")

    def _based(self, attributes: Attributes) -> None:
        self._style.based = attributes.get(self._w + "val", "")

    def _outline(self, attributes: Attributes) -> None:
        self._style.outline = attributes.get(self._w + "val", "9") in tuple("012345678")

    def _end(self) -> None:
        self._style.look = self._run.look
        self.styles.by_id[self._id] = self._style

    def _start_defaults(self, _attributes: Attributes) -> None:
        self._run.look = Look()

    def _end_defaults(self) -> None:
        self.styles.default = self._run.look

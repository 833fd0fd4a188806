"""The strip over the two texts: next and previous, how many there are, which kinds to show, what is excluded, the search.

The matches are coloured by their kind, or by how many papers hold the passage: only these two, a few, many. Either way each
class has a chip with its share, its line and its name, and pressing the chip hides it.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QVBoxLayout, QWidget

from plagcheck.engine import KINDS, Mark, Match, SetAside, Span
from plagcheck.ui import theme
from plagcheck.ui.components import Button, Chip, ChipLabel, IconButton, Label, Segmented, Wrapping, percent, row_of
from plagcheck.ui.views.counting import Counting
from plagcheck.ui.views.kind_chip import KindChip
from plagcheck.ui.views.text_pane import EXCLUDED_ICONS

HOLDINGS = ("of-two", "of-few", "of-many")
SNIPPET = 36
"""Characters shown of a passage that is set aside."""
MANY = 5
"""Papers from which on a passage counts as held by many."""


def holding(others: int) -> str:
    """The class of a passage that so many papers hold besides the two in view."""
    return "of-two" if not others else "of-few" if others + 2 < MANY else "of-many"


class MatchStrip(QWidget):
    """Tells what a person chose; the view that hosts it acts."""

    stepped = Signal(int)
    kinds_chosen = Signal()
    shading_chosen = Signal()
    taken_back = Signal(object)
    """A Match that is to count again."""

    def __init__(self) -> None:
        super().__init__()
        self._by_papers = False
        self.previous = IconButton("arrow-up", self.tr("Previous match (F7)"), bordered=True)
        self.next = IconButton("arrow-down", self.tr("Next match (F8)"), bordered=True)
        self.counter, self.wrapped = Label("", "strong"), Label("", "caption", "ink2")
        self.chips = {kind: KindChip(kind) for kind in (*KINDS, *HOLDINGS)}
        self.shading = Segmented([("kind", self.tr("Kinds")), ("papers", self.tr("Papers"))], self.tr("Colour the matches by"))
        self.shading.setToolTip(self.tr("Colour the matches by their kind, or by how many papers hold the passage"))
        self.excluded = QHBoxLayout()
        self.aside = Button("", "link")
        self.aside.hide()
        self.aside.clicked.connect(self._list_aside)
        self._set_aside: Sequence[SetAside] = ()
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Find in both texts"))
        self.search.setAccessibleName(self.tr("Find in both texts"))
        self.search.setFixedWidth(theme.px(200))
        self.search.hide()
        self._arrange()
        self.previous.clicked.connect(lambda: self.stepped.emit(-1))
        self.next.clicked.connect(lambda: self.stepped.emit(1))
        self.shading.chosen.connect(self._shade)
        for chip in self.chips.values():
            chip.toggled.connect(self.kinds_chosen)

    def _arrange(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        going = row_of(self.previous, self.next, self.counter)
        chips = row_of(*self.chips.values())
        told = QWidget()
        row = QHBoxLayout(told)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.wrapped)
        row.addLayout(self.excluded)
        row.addWidget(self.aside)
        row.addWidget(self.search)
        whole.addWidget(Wrapping([going, chips, self.shading, told], 12, 8))

    @property
    def by_papers(self) -> bool:
        """Whether matches are coloured by how many papers hold them."""
        return self._by_papers

    def hidden_kinds(self) -> frozenset[str]:
        """The classes whose matches are not to be shown."""
        return frozenset(kind for kind, chip in self.chips.items() if not chip.isChecked())

    def show_matches(self, shades: Mapping[str, Sequence[Match]], counting: Counting, counted: int, *, held: bool) -> None:
        """A chip for each class in `shades` that has matches, with their share of A; `held`: some have further holders."""
        if not held:
            self._by_papers = False
        self.shading.set_current("papers" if self._by_papers else "kind")
        self.shading.setVisible(held)
        in_force = HOLDINGS if self._by_papers else KINDS
        for kind, chip in self.chips.items():
            spans = [match.a for match in shades.get(kind, ())]
            chip.setVisible(kind in in_force and bool(spans))
            chip.blockSignals(True)
            chip.setChecked(True)
            chip.blockSignals(False)
            chip.set_share(percent(min(1.0, counting.union(spans) / counted) if counted else None))

    def _shade(self, key: str) -> None:
        self._by_papers = key == "papers"
        self.shading_chosen.emit()

    def show_excluded(self, marks: Iterable[Mark], size: int) -> None:
        """Tell how much of both texts is excluded, in counted characters, and of what kind where there is only one."""
        while (item := self.excluded.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        kinds = {mark.kind for mark in marks}
        kind = kinds.pop() if len(kinds) == 1 else ""
        words: dict[str, Callable[[], str]] = {
            "quotes": lambda: self.tr("Quotations excluded: %n characters", "", size),
            "references": lambda: self.tr("References excluded: %n characters", "", size),
            "template": lambda: self.tr("Template excluded: %n characters", "", size),
        }
        if size:
            text = words.get(kind, lambda: self.tr("%n characters excluded", "", size))()
            self.excluded.addWidget(ChipLabel(Chip(text, icon=EXCLUDED_ICONS.get(kind, "eye-slash"))))

    def show_aside(self, aside: Sequence[SetAside], text: str) -> None:
        """Tell how many matches are set aside; `text` is A's."""
        self._set_aside, self._text = aside, text
        self.aside.set_text(self.tr("%n set aside", "", len(aside)))
        self.aside.setVisible(bool(aside))

    def _list_aside(self) -> None:
        self.menu_of_aside().popup(self.aside.mapToGlobal(QPoint(0, self.aside.height() + 4)))

    def menu_of_aside(self) -> QMenu:
        """The matches set aside, each with its reason; choosing one lets it count again."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        theme.dress(menu)
        menu.addSection(self.tr("Let count again"))
        for each in self._set_aside:
            passage = " ".join(self._text[each.match.a.start : each.match.a.end].split())[:SNIPPET]
            words = self.tr("“{}”: {}").format(passage, each.reason or self.tr("no reason given"))
            menu.addAction(words.replace("&", "&&"), partial(self.taken_back.emit, each.match))
        return menu

    def tell(self, place: int, total: int) -> None:
        """Match `place` (from 0; −1 for none) of those shown."""
        if place >= 0:
            self.counter.setText(self.tr("Match {} of {}").format(place + 1, total))
        else:
            self.counter.setText(self.tr("%n matches", "", total))

    def open_search(self) -> None:
        """Open the field to search both texts with."""
        self.search.show()
        self.search.setFocus()
        self.search.selectAll()

    def close_search(self) -> None:
        """Close it again."""
        self.search.clear()
        self.search.hide()

    def tell_found(self, *, found: bool) -> None:
        """Say in the field whether what was typed stands in either text."""
        self.search.setProperty("wrong", not found)
        self.search.style().polish(self.search)

    def enable(self, *, any_match: bool) -> None:
        """Without a match there is nowhere to go."""
        for widget in (self.previous, self.next, self.counter):
            widget.setEnabled(any_match)


def shades_of(matches: Sequence[Match], others: Sequence[int], *, by_papers: bool) -> list[str]:
    """The class each match is painted in."""
    return [holding(n) for n in others] if by_papers else [match.kind for match in matches]


def by_shade(matches: Sequence[Match], shades: Sequence[str]) -> dict[str, list[Match]]:
    """The matches of each class."""
    found: dict[str, list[Match]] = {}
    for match, shade in zip(matches, shades, strict=True):
        found.setdefault(shade, []).append(match)
    return found


def excluded_size(marks: Sequence[Sequence[Mark]], counting: Sequence[Counting]) -> int:
    """Counted characters of both papers that are excluded."""
    return sum(c.union(Span(m.start, m.end) for m in each) for c, each in zip(counting, marks, strict=True))

"""The two texts with all that stands around them, and the list of matches beside them: how they are built."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget

from plagcheck.engine import Paper
from plagcheck.ui import theme
from plagcheck.ui.components import Card, EmptyState, IconButton, SearchField
from plagcheck.ui.findings import words_of
from plagcheck.ui.views.match_list import MatchList
from plagcheck.ui.views.ribbons import Ribbons
from plagcheck.ui.views.ruler import Ruler
from plagcheck.ui.views.side_head import SideHead
from plagcheck.ui.views.text_pane import TextPane

LIST_WIDTH = 272


class MatchSide(Card):
    """The list of matches with its search and its order."""

    def __init__(self) -> None:
        super().__init__(padding=1)
        self.setFixedWidth(theme.px(LIST_WIDTH))
        self.filter = SearchField(self.tr("Find in matches"), self.tr("Find in matches"), LIST_WIDTH - 72)
        self.order = IconButton("sort-ascending", self.tr("Longest first"))
        self.order.setCheckable(True)
        self.list = MatchList(self.tr("Matches"))
        bar = QHBoxLayout()
        bar.setContentsMargins(14, 12, 12, 4)
        bar.addWidget(self.filter)
        bar.addWidget(self.order)
        self.body.addLayout(bar)
        self.body.addWidget(self.list, 1)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the zoom."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.setFixedWidth(theme.px(LIST_WIDTH))


class TextsCard(Card):
    """Heads, rulers, panes and ribbons of A and B; a reason in place of a text that could not be read."""

    def __init__(self) -> None:
        super().__init__(padding=1)
        self.a, self.b = TextPane(self.tr("Text of paper A")), TextPane(self.tr("Text of paper B"))
        self.ribbons = Ribbons(self.a, self.b)
        self.ruler_a, self.ruler_b = Ruler(self.tr("Overview of paper A")), Ruler(self.tr("Overview of paper B"))
        self.head_a, self.head_b = SideHead("A"), SideHead("B")
        self.link = IconButton("link", self.tr("Scroll both texts together"), bordered=True)
        self.link.setCheckable(True)
        self.link.setChecked(True)
        self.body.setSpacing(0)
        heads = QHBoxLayout()
        heads.setSpacing(0)
        heads.addWidget(self.head_a, 1)
        heads.addWidget(self.link, 0, Qt.AlignmentFlag.AlignCenter)
        heads.addWidget(self.head_b, 1)
        self.body.addLayout(heads)
        self.stacks = tuple(QStackedWidget() for _ in range(2))
        self.unread = EmptyState(), EmptyState()
        self.nothing = EmptyState()
        for stack, pane, empty in zip(self.stacks, (self.a, self.b), self.unread, strict=True):
            stack.addWidget(pane)
            stack.addWidget(empty)
        row = QHBoxLayout()
        row.setSpacing(0)
        for widget, stretch in (
            (self.ruler_a, 0), (self.stacks[0], 1), (self.ribbons, 0), (self.stacks[1], 1), (self.ruler_b, 0),
        ):  # fmt: skip
            row.addWidget(widget, stretch)
        self.body.addLayout(row, 1)
        self.body.addWidget(self.nothing)
        for pane in (self.a, self.b):
            pane.document().setDocumentMargin(theme.px(14))

    def show_states(self, a: Paper, b: Paper, *, nothing: bool) -> None:
        """The texts, or why one could not be read; `nothing`: both were read and share no passage."""
        for stack, empty, paper in zip(self.stacks, self.unread, (a, b), strict=True):
            unread = not paper.text.strip() or paper.status != "ok"
            reason = words_of(paper.warnings[0]).title if paper.warnings else self.tr("The file holds no text")
            title = self.tr("This paper takes part in no score")
            if paper.unseen:
                title, reason = reason, self.tr("What is found of it is marked in the other text")
            empty.set_message("eye-slash" if paper.unseen else "prohibit", title, reason)
            stack.setCurrentIndex(1 if unread else 0)
        self.nothing.set_message(
            "files",
            self.tr("No text in common was found"),
            self.tr("Both papers were read to the end; neither has a passage of the other"),
            self.tr("Look at fingerprint and keywords"),
        )
        self.nothing.setVisible(nothing)
        self.nothing.setMaximumHeight(theme.px(200))

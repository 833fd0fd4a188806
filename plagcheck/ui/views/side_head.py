"""What stands over each of the two texts."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from plagcheck.engine import Paper
from plagcheck.ui.components import Label, LetterLabel, NameLabel, percent


class SideHead(QWidget):
    """Over a pane: A or B, the paper's name, its size, and how much of it the other has."""

    def __init__(self, letter: str) -> None:
        super().__init__()
        self._letter = letter
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 8, 12, 8)
        row.setSpacing(10)
        self.name, self.facts = NameLabel(), Label("", "caption", "ink2", elide=True)
        self.share, self.direction = Label("–", "share"), Label("", "caption", "ink2")
        left, right = QVBoxLayout(), QVBoxLayout()
        left.setSpacing(1)
        right.setSpacing(0)
        left.addWidget(self.name)
        left.addWidget(self.facts)
        for label in (self.share, self.direction):
            label.setAlignment(Qt.AlignmentFlag.AlignRight)
            right.addWidget(label)
        self.facts.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        row.addWidget(LetterLabel(letter))
        row.addLayout(left, 1)
        row.addLayout(right)

    def show_paper(self, paper: Paper, name: str, key: str, share: float | None) -> None:
        """Show whose text it is and the share of it that the other paper holds."""
        self.name.set_name(name, key if not name.startswith(key) else "")
        self.facts.setText(
            self.tr("{} characters, {} counted").format(f"{paper.unseen or len(paper.text):,}", f"{paper.counted:,}")
        )
        self.share.setText(percent(share))
        words = self.tr("of A is found in B") if self._letter == "A" else self.tr("of B is found in A")
        self.direction.setText(words)
        self.direction.setToolTip("")
        self._direction = words
        self.share.setAccessibleName(f"{percent(share)} {words}")

    def show_unfolded(self, share: float) -> None:
        """Add what the share would be if disguises, script and spacing were not undone."""
        told = self.tr("{}; without folding {}").format(self._direction, percent(share))
        self.direction.setText(told)
        self.direction.setToolTip(self.tr("Invisible characters, look-alike letters, script and spacing left as they are"))

"""One paper's text as it was read, with the place that was asked for selected."""

from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from plagcheck.engine import Document, Span
from plagcheck.ui import theme
from plagcheck.ui.components import Card, Header


class TextPage(QWidget):
    """A header and the text, read-only."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        self.header = Header()
        whole.addWidget(self.header)
        card = Card()
        card.body.setContentsMargins(20, 12, 4, 12)
        self.text = QPlainTextEdit()
        theme.dress(self.text)
        self.text.setReadOnly(True)
        self.text.setUndoRedoEnabled(False)
        self.text.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self.text.setAccessibleName(self.tr("Text as it was read"))
        card.body.addWidget(self.text)
        inner = QVBoxLayout()
        inner.setContentsMargins(16, 16, 16, 12)
        inner.addWidget(card)
        whole.addLayout(inner, 1)

    def show_text(self, crumbs: list[str], document: Document, language: str, span: Span) -> None:
        """Show a document at a span of its characters."""
        self.header.set_crumbs(crumbs)
        self.text.setFont(theme.font("reading", "zh_CN" if language.startswith("zh") else "en"))
        self.text.setPlainText(document.text)
        cursor = self.text.textCursor()
        cursor.setPosition(_utf16(document.text, span.start))
        cursor.setPosition(_utf16(document.text, span.end), QTextCursor.MoveMode.KeepAnchor)
        self.text.setTextCursor(cursor)
        self.text.centerCursor()


def _utf16(text: str, place: int) -> int:
    """Qt's position of a character: it counts UTF-16 units."""
    return len(text[:place].encode("utf-16-le", "surrogatepass")) // 2

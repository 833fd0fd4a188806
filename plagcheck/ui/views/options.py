"""The choices of a check and the look of the window, on one page. Nothing is read again when a choice changes."""

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from plagcheck.engine import Options
from plagcheck.ui import theme
from plagcheck.ui.components import Button, Card, CheckBox, Choice, Header, Label, NumberField

CONTENT_PX = 860
ZOOMS = (80, 90, 100, 110, 125, 150, 175, 200)


class OptionsPage(QWidget):
    """Two cards; the primary button takes the choices over."""

    taken = Signal(object)
    """The Options chosen."""
    look_changed = Signal(str, str, float)
    """Scheme, language, zoom."""
    forgotten = Signal()
    """The papers kept are to be deleted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        self.header = Header()
        self.header.set_crumbs([self.tr("Options")])
        self.restore = Button(self.tr("Restore defaults"), "quiet")
        self.restore.clicked.connect(lambda: self.show_options(Options()))
        self.take = Button(self.tr("Use these choices"), "primary")
        self.take.clicked.connect(lambda: self.taken.emit(self.options()))
        self.header.set_actions([self.restore, self.take])
        whole.addWidget(self.header)
        scroll = QScrollArea()
        theme.dress(scroll)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        inner = QWidget()
        inner.setMaximumWidth(theme.px(CONTENT_PX))
        column = QVBoxLayout(inner)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(12)
        column.addWidget(self._build_comparison())
        column.addWidget(self._build_method())
        column.addWidget(self._build_look())
        column.addWidget(self._build_kept())
        column.addStretch(1)
        scroll.setWidget(inner)
        scroll.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        whole.addWidget(scroll, 1)

    # ── building ──

    def _row(self, grid: QGridLayout, title: str, meaning: str, control: QWidget) -> None:
        """A title with its meaning, and the control at the right."""
        row = grid.rowCount()
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(Label(title, "body"))
        if meaning:
            words.addWidget(Label(meaning, "caption", "ink2", wrap=True))
        grid.addLayout(words, row, 0)
        grid.addWidget(control, row, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        grid.setColumnStretch(0, 1)
        grid.setVerticalSpacing(14)
        grid.setHorizontalSpacing(32)
        control.setAccessibleName(title)
        control.setAccessibleDescription(meaning)

    def _number(self, lowest: int, highest: int, step: int = 1) -> NumberField:
        field = NumberField(lowest, highest, step=step)
        field.setMinimumWidth(theme.px(96))
        return field

    def _combo(self, items: list[tuple[str, Any]]) -> Choice:
        combo = Choice()
        for text, value in items:
            combo.addItem(text, value)
        combo.setMinimumWidth(theme.px(160))
        return combo

    def _build_comparison(self) -> Card:
        card = Card(self.tr("Passages"), padding=20)
        grid = QGridLayout()
        self.han = self._number(5, 500)
        self.words = self._number(4, 500)
        self.sensitivity = self._combo(
            [(self.tr("Strict"), "strict"), (self.tr("Normal"), "normal"), (self.tr("Thorough"), "thorough")]
        )
        self._row(
            grid, self.tr("Shortest match, Han characters"), self.tr("A shorter verbatim passage is not shown"), self.han
        )
        self._row(grid, self.tr("Shortest match, words"), "", self.words)
        meaning = self.tr("Thorough also shows passages that resemble each other only a little")
        self._row(grid, self.tr("Sensitivity"), meaning, self.sensitivity)
        self.exclude: dict[str, CheckBox] = {}
        for kind, title, meaning in self._exclusions():
            self.exclude[kind] = CheckBox()
            self._row(grid, title, meaning, self.exclude[kind])
        self.hide_names = CheckBox()
        meaning = self.tr("Papers are called Paper 01, Paper 02 … in the window and in every report")
        self._row(grid, self.tr("Hide names"), meaning, self.hide_names)
        card.body.addLayout(grid)
        return card

    def _exclusions(self) -> list[tuple[str, str, str]]:
        out = self.tr("Left out of both sides of the division, shown in grey")
        return [
            ("quotes", self.tr("Exclude quotations"), out),
            ("references", self.tr("Exclude the list of references"), out),
            ("common", self.tr("Exclude passages that many papers hold"), out),
            ("front-matter", self.tr("Exclude cover sheet and table of contents"), out),
        ]

    def _build_method(self) -> Card:
        card = Card(self.tr("Fingerprint and MinHash"), padding=20)
        grid = QGridLayout()
        self.bits = self._combo([(self.tr("{} bits").format(n), n) for n in (8, 32, 64, 128)])
        self.near = self._number(0, 128)
        self.bits.currentIndexChanged.connect(lambda _: self.near.setMaximum(int(self.bits.currentData())))
        self.permutations = self._number(16, 4096, 16)
        self._row(grid, self.tr("Width of the fingerprint"), "", self.bits)
        meaning = self.tr("Fingerprints that differ in no more bits are called near-duplicates")
        self._row(grid, self.tr("Limit of the distance"), meaning, self.near)
        meaning = self.tr("More values make the estimate finer: its error is √(J(1−J)/K)")
        self._row(grid, self.tr("MinHash values K"), meaning, self.permutations)
        card.body.addLayout(grid)
        return card

    def _build_look(self) -> Card:
        card = Card(self.tr("Window"), padding=20)
        grid = QGridLayout()
        self.scheme = self._combo(
            [(self.tr("As the system"), "system"), (self.tr("Light"), "light"), (self.tr("Dark"), "dark")]
        )
        self.language = self._combo([("简体中文", "zh_CN"), ("繁體中文", "zh_TW"), ("English", "en")])
        self.zoom = self._combo([(f"{z}%", z / 100) for z in ZOOMS])
        self._row(grid, self.tr("Theme"), "", self.scheme)
        self._row(grid, self.tr("Language"), "", self.language)
        self._row(grid, self.tr("Zoom"), "", self.zoom)
        for combo in (self.scheme, self.language, self.zoom):
            combo.activated.connect(self._tell_look)
        card.body.addLayout(grid)
        return card

    def _build_kept(self) -> Card:
        card = Card(self.tr("Papers kept"), padding=20)
        grid = QGridLayout()
        self.forget = Button(self.tr("Delete"))
        self.forget.clicked.connect(self.forgotten)
        meaning = self.tr("Papers that were read and the last checks are kept on this computer, so that they open at once")
        self._row(grid, self.tr("Papers read before and recent checks"), meaning, self.forget)
        card.body.addLayout(grid)
        self.kept = Label("", "caption", "ink2")
        card.body.addWidget(self.kept)
        return card

    def _tell_look(self, _index: int) -> None:
        look = (self.scheme.currentData(), self.language.currentData(), float(self.zoom.currentData()))
        self.look_changed.emit(*look)

    # ── values ──

    def show_options(self, options: Options) -> None:
        """Show choices."""
        self.han.setValue(options.min_match_han)
        self.words.setValue(options.min_match_words)
        self.sensitivity.setCurrentIndex(self.sensitivity.findData(options.sensitivity))
        for kind, box in self.exclude.items():
            box.setChecked(kind in options.exclude)
        self.hide_names.setChecked(options.hide_names)
        self.bits.setCurrentIndex(self.bits.findData(options.bits))
        self.near.setMaximum(options.bits)
        self.near.setValue(options.near_duplicate)
        self.permutations.setValue(options.permutations)

    def show_look(self, scheme: str, language: str, zoom: float) -> None:
        """Show theme, language and zoom."""
        self.scheme.setCurrentIndex(self.scheme.findData(scheme))
        self.language.setCurrentIndex(self.language.findData(language))
        nearest = min(range(len(ZOOMS)), key=lambda i: abs(ZOOMS[i] / 100 - zoom))
        self.zoom.setCurrentIndex(nearest)

    def show_kept(self, size: int) -> None:
        """Show how many bytes the papers kept take."""
        self.kept.setText(self.tr("{} MB").format(f"{max(size / 1e6, 0.1):,.1f}") if size else self.tr("Nothing is kept"))
        self.forget.setEnabled(bool(size))

    def options(self) -> Options:
        """The choices as they stand on the page."""
        return Options(
            min_match_han=self.han.value(),
            min_match_words=self.words.value(),
            sensitivity=self.sensitivity.currentData(),
            exclude=frozenset(kind for kind, box in self.exclude.items() if box.isChecked()),  # type: ignore[misc]
            hide_names=self.hide_names.isChecked(),
            bits=self.bits.currentData(),
            near_duplicate=self.near.value(),
            permutations=self.permutations.value(),
        )

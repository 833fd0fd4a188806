"""What plainer methods say of the same pair, with the time each takes, so that a reader sees what this one buys."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QVBoxLayout, QWidget

from plagcheck.engine import Baseline, Comparison, Options, Paper, measure_apart
from plagcheck.ui.components import Card, Column, Label, ShareCell, Table, TextCell
from plagcheck.ui.models import RowModel
from plagcheck.ui.worker import Worker


class MethodModel(RowModel):
    """One row a method: this program's passages first, then the plainer ones."""

    METHOD, SCORE, TIME, MEANING = range(4)

    def __init__(self, rows: Sequence[Baseline], comparison: Comparison | None, parent: QObject | None = None) -> None:
        self._rows = list(rows)
        self._comparison = comparison
        super().__init__(len(self._rows) + (1 if comparison else 0), parent)

    def titles(self) -> tuple[str, ...]:
        """Words over the columns."""
        return self.tr("Method"), self.tr("Score"), self.tr("Time"), self.tr("What it compares")

    def right(self) -> frozenset[int]:
        """The time stands right."""
        return frozenset({self.TIME})

    def _words(self, method: str) -> tuple[str, str]:
        """Name and meaning of a method."""
        return {
            "passages": (
                self.tr("Passages (this program)"),
                self.tr("the larger copied share, edited and moved text too"),
            ),
            "equal-strings": (self.tr("Equal strings"), self.tr("whether the two texts are the same string")),
            "common-subsequence": (self.tr("Longest common subsequence"), self.tr("words in the same order, gaps allowed")),
            "edit-distance": (self.tr("Edit distance"), self.tr("words to insert, delete or replace")),
            "longest-sentences": (self.tr("Three longest sentences"), self.tr("how many of the longest sentences are equal")),
            "shingles": (self.tr("Shingles, exact Jaccard"), self.tr("all runs of five words")),
            "minhash": (self.tr("MinHash, K functions"), self.tr("the same from K smallest values")),
            "bottom-k": (self.tr("MinHash, K smallest values"), self.tr("the same from the K smallest of one function")),
            "simhash": (self.tr("Simhash"), self.tr("equal bits of the fingerprints; unrelated papers agree in half of them")),
            "cosine": (self.tr("TF-IDF cosine"), self.tr("keywords by weight, without their order")),
        }[method]

    def _note(self, note: str) -> str:
        notes = {"too-long": self.tr("too long for this method"), "no-text": self.tr("no words to compare")}
        return notes.get(note, note)

    def cell(self, row: int, column: int) -> Any:
        """What a cell shows."""
        own = self._comparison is not None and row == 0
        found = None if own else self._rows[row - (1 if self._comparison else 0)]
        if column == self.SCORE:
            if found is not None and found.score is None:
                return TextCell(self._note(found.note), ink="ink3")
            return ShareCell(self._comparison.copied if own and self._comparison else found.score if found else None)
        if column == self.TIME:
            return TextCell(_time(found.seconds) if found else "", right=True)
        name, meaning = self._words("passages" if found is None else found.method)
        return TextCell(name, role="strong", ink="ink") if column == self.METHOD else TextCell(meaning)

    def text(self, row: int, column: int) -> str:
        """The same as words."""
        cell = self.cell(row, column)
        return cell.text if isinstance(cell, TextCell) else "" if cell.share is None else f"{cell.share:.4f}"

    def keys(self, column: int) -> npt.NDArray[Any]:
        """The rows keep their order."""
        return np.arange(self.rowCount()) + column * 0


def _time(seconds: float) -> str:
    return f"{1000 * seconds:,.2f} ms" if seconds < 1 else f"{seconds:,.1f} s"


class MethodsView(QWidget):
    """The pair's fourth tab; the table is measured when it is first looked at, in a process that leaving kills."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._worker: Worker | None = None
        self._comparison: Comparison | None = None
        self.card = Card(self.tr("Methods"), self.tr("what plainer methods say of the same two papers"), padding=1)
        self.card.bar.setContentsMargins(15, 12, 15, 4)
        self.table = Table(self.tr("Methods"), (Column(250), Column(260, gap=32), Column(110, gap=32), Column(200, stretch=1)))
        self.state = Label("", "body", "ink2")
        self.card.bar.addWidget(self.state)
        self.card.body.addWidget(self.table, 1)
        words = self.tr(
            "Times are of this computer and this moment, from the words on. No score of a report uses these numbers."
        )
        note = Label(words, "caption", "ink2", wrap=True)
        note.setContentsMargins(16, 8, 16, 12)
        self.card.body.addWidget(note)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 16, 16, 12)
        whole.addWidget(self.card, 1)
        self.setFocusProxy(self.table)

    def show_pair(self, a: Paper, b: Paper, comparison: Comparison, options: Options) -> None:
        """Begin to measure a pair."""
        self.stop()
        self._comparison = comparison
        self._fill(())
        self.state.setText(self.tr("Measuring…"))
        call = partial(_measured, a, b, options)
        self._worker = Worker(lambda progress, _tell: call(progress), self)
        self._worker.succeeded.connect(self._show)
        self._worker.failed.connect(self._fail)
        self._worker.start()

    def stop(self) -> None:
        """Leave off measuring, and wait until the process is gone."""
        if self._worker is not None:
            self._worker.abandon()
            self._worker.wait()
            self._worker = None

    def _show(self, rows: object) -> None:
        assert isinstance(rows, tuple)
        self.state.setText("")
        self._fill(rows)

    def _fail(self, message: str) -> None:
        self.state.setText(message)

    def _fill(self, rows: Sequence[Baseline]) -> None:
        comparison = self._comparison if self._comparison and self._comparison.copied_a is not None else None
        self.model = MethodModel(rows, comparison, self)
        self.table.setModel(self.model)


def _measured(a: Paper, b: Paper, options: Options, progress: Any) -> tuple[Baseline, ...]:
    return measure_apart(a.document, b.document, options, progress)

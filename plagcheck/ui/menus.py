"""The menu bar: every action of the window with its key, in one table.

An entry is an action's name, its words, its key, and what it calls in the window or a part of it.
Keys that a page handles itself (F8, Ctrl+C …) are only written beside the words, so that they are not bound twice.
"""

from collections.abc import Callable, Sequence
from functools import partial
from operator import attrgetter
from typing import Any, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from plagcheck.ui import theme


class Entry(NamedTuple):
    """One line of a menu; an empty name is a separator, no slot means the page handles the key shown."""

    name: str
    text: Any = ""
    key: str = ""
    slot: str = ""


_GAP = Entry("")
MENUS: tuple[tuple[Any, tuple[Entry, ...]], ...] = (
    (
        QT_TRANSLATE_NOOP("menus", "File"),
        (
            Entry("new", QT_TRANSLATE_NOOP("menus", "New check"), "Ctrl+N", "new_check"),
            _GAP,
            Entry("add-files", QT_TRANSLATE_NOOP("menus", "Add files…"), "Ctrl+O", "intake.add_files"),
            Entry("add-folder", QT_TRANSLATE_NOOP("menus", "Add folder…"), "Ctrl+Shift+O", "intake.add_folder"),
            Entry("add-references", QT_TRANSLATE_NOOP("menus", "Add references…"), "", "intake.add_references"),
            Entry("add-templates", QT_TRANSLATE_NOOP("menus", "Add templates…"), "", "intake.add_templates"),
            _GAP,
            Entry("open-check", QT_TRANSLATE_NOOP("menus", "Open saved check…"), "Ctrl+Alt+O", "checks.open"),
            Entry("recent", QT_TRANSLATE_NOOP("menus", "Recent checks")),
            Entry("sample", QT_TRANSLATE_NOOP("menus", "Try the sample"), "", "intake.open_sample"),
            _GAP,
            Entry("save-check", QT_TRANSLATE_NOOP("menus", "Save check"), "Ctrl+S", "checks.save"),
            Entry("save-check-as", QT_TRANSLATE_NOOP("menus", "Save check as…"), "Ctrl+Shift+S", "checks.save_as"),
            Entry("export", QT_TRANSLATE_NOOP("menus", "Export report")),
            Entry("original", QT_TRANSLATE_NOOP("menus", "Open original"), "Ctrl+Shift+E", "open_current_original"),
            _GAP,
            Entry("quit", QT_TRANSLATE_NOOP("menus", "Quit"), "Ctrl+Q", "close"),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("menus", "Edit"),
        (
            Entry("undo", QT_TRANSLATE_NOOP("menus", "Undo"), "Ctrl+Z", "desk.undo"),
            Entry("copy", QT_TRANSLATE_NOOP("menus", "Copy"), "Ctrl+C"),
            Entry("paste", QT_TRANSLATE_NOOP("menus", "Paste files or a text"), "Ctrl+V", "intake.paste"),
            _GAP,
            Entry("find", QT_TRANSLATE_NOOP("menus", "Find"), "Ctrl+F", "find"),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("menus", "Check"),
        (
            Entry("again", QT_TRANSLATE_NOOP("menus", "Compare again"), "F5", "desk.compare_again"),
            Entry("cancel", QT_TRANSLATE_NOOP("menus", "Cancel"), "Esc", "cancel"),
            _GAP,
            Entry("exclude-quotes", QT_TRANSLATE_NOOP("menus", "Exclude quotations")),
            Entry("exclude-references", QT_TRANSLATE_NOOP("menus", "Exclude lists of references")),
            Entry("exclude-common", QT_TRANSLATE_NOOP("menus", "Exclude common passages")),
            Entry("exclude-front-matter", QT_TRANSLATE_NOOP("menus", "Exclude front matter")),
            Entry("hide-names", QT_TRANSLATE_NOOP("menus", "Hide names")),
            _GAP,
            Entry("discuss", QT_TRANSLATE_NOOP("menus", "Mark pair as to discuss"), "Ctrl+D", "reviews.mark_to_discuss"),
            Entry("aside", QT_TRANSLATE_NOOP("menus", "Set pair aside"), "Ctrl+Shift+D", "reviews.mark_aside"),
            Entry("note", QT_TRANSLATE_NOOP("menus", "Note on the pair…"), "Ctrl+M", "reviews.write_note"),
            Entry("match-aside", QT_TRANSLATE_NOOP("menus", "Set match aside…"), "Del"),
            _GAP,
            Entry("archive", QT_TRANSLATE_NOOP("menus", "Archive of earlier papers…"), "Ctrl+Shift+A", "show_archive"),
            Entry("options", QT_TRANSLATE_NOOP("menus", "Options…"), "Ctrl+,", "show_options"),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("menus", "View"),
        (
            Entry("back", QT_TRANSLATE_NOOP("menus", "Back"), "Alt+Left", "back"),
            Entry("overview", QT_TRANSLATE_NOOP("menus", "Overview"), "Ctrl+1", "show_overview"),
            Entry("papers", QT_TRANSLATE_NOOP("menus", "Papers"), "Ctrl+2", "show_papers"),
            Entry("reading", QT_TRANSLATE_NOOP("menus", "Reading"), "Ctrl+3", "show_reading"),
            _GAP,
            Entry("next", QT_TRANSLATE_NOOP("menus", "Next match"), "F8"),
            Entry("previous", QT_TRANSLATE_NOOP("menus", "Previous match"), "F7"),
            Entry("other-pane", QT_TRANSLATE_NOOP("menus", "Other pane"), "F6"),
            _GAP,
            Entry("zoom-in", QT_TRANSLATE_NOOP("menus", "Larger"), "Ctrl++", "zoom_in"),
            Entry("zoom-out", QT_TRANSLATE_NOOP("menus", "Smaller"), "Ctrl+-", "zoom_out"),
            Entry("zoom-reset", QT_TRANSLATE_NOOP("menus", "Normal size"), "Ctrl+0", "zoom_reset"),
            _GAP,
            Entry("theme", QT_TRANSLATE_NOOP("menus", "Theme")),
            Entry("language", QT_TRANSLATE_NOOP("menus", "Language")),
            Entry("full-screen", QT_TRANSLATE_NOOP("menus", "Full screen"), "F11", "toggle_full_screen"),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("menus", "Help"),
        (
            Entry("definitions", QT_TRANSLATE_NOOP("menus", "What the numbers mean"), "F1", "show_definitions"),
            Entry("log", QT_TRANSLATE_NOOP("menus", "Show log"), "", "show_log"),
            Entry("about", QT_TRANSLATE_NOOP("menus", "About plagcheck"), "", "show_about"),
        ),
    ),
)
CHECKABLE = ("exclude-quotes", "exclude-references", "exclude-common", "exclude-front-matter", "hide-names")
SUBMENUS = ("recent", "export", "theme", "language")


def _call(slot: Callable[[], object], _checked: bool = False) -> None:
    slot()


def _words(text: str) -> str:
    return QCoreApplication.translate("menus", text)


class Menus:
    """The actions and sub-menus of a window, by name."""

    def __init__(self, window: QMainWindow) -> None:
        self.actions: dict[str, QAction] = {}
        self.submenus: dict[str, QMenu] = {}
        bar = window.menuBar()
        bar.clear()
        theme.dress(bar)
        for title, entries in MENUS:
            menu = bar.addMenu(_words(title))
            theme.dress(menu)
            for entry in entries:
                self._add(window, menu, entry)

    def _add(self, window: QMainWindow, menu: QMenu, entry: Entry) -> None:
        if not entry.name:
            menu.addSeparator()
        elif entry.name in SUBMENUS:
            self.submenus[entry.name] = menu.addMenu(_words(entry.text))
            theme.dress(self.submenus[entry.name])
        else:
            self.actions[entry.name] = self._action(window, menu, entry)

    def _action(self, window: QMainWindow, menu: QMenu, entry: Entry) -> QAction:
        action = QAction(_words(entry.text), window)
        if entry.slot:
            action.setShortcut(QKeySequence(entry.key))
            action.triggered.connect(partial(_call, attrgetter(entry.slot)(window)))
        elif entry.key:
            action.setText(f"{_words(entry.text)}\t{QKeySequence(entry.key).toString(QKeySequence.SequenceFormat.NativeText)}")
        action.setCheckable(entry.name in CHECKABLE)
        menu.addAction(action)
        return action

    def enable(self, names: Sequence[str], on: bool) -> None:
        """Make actions available or not."""
        for name in names:
            if name in self.actions:
                self.actions[name].setEnabled(on)
            else:
                self.submenus[name].setEnabled(on)

    def choices(self, name: str, items: Sequence[tuple[str, str]], chosen: str) -> QActionGroup:
        """Fill a sub-menu with exclusive choices (key, words); the group's actions carry the key as data."""
        menu = self.submenus[name]
        menu.clear()
        group = QActionGroup(menu)
        for key, text in items:
            action = menu.addAction(text)
            action.setCheckable(True)
            action.setChecked(key == chosen)
            action.setData(key)
            group.addAction(action)
        return group

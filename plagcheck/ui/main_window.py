"""The window: pages in a stack, menus, drops, notices, and one piece of work at a time in a thread.

Verbs that touch the engine are in `check` and `exporting`; here they are only started and their results shown.
"""

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from plagcheck import __version__
from plagcheck.engine import Cache, Comparison, Document, Options, Report, Span
from plagcheck.ui import theme
from plagcheck.ui.archives import Archives
from plagcheck.ui.check import Result
from plagcheck.ui.components import Notice, NoticeStack
from plagcheck.ui.components.overlays import Action, NoticeKind
from plagcheck.ui.desk import Desk
from plagcheck.ui.drops import Drops
from plagcheck.ui.intake import Intake
from plagcheck.ui.keeping import forget_all_but
from plagcheck.ui.keeping import size as size_of_checks
from plagcheck.ui.logs import log_path
from plagcheck.ui.menus import CHECKABLE, Menus
from plagcheck.ui.names import Names
from plagcheck.ui.reviews import Reviews
from plagcheck.ui.saved_checks import SavedChecks
from plagcheck.ui.saving import Saving, open_file
from plagcheck.ui.settings import Settings
from plagcheck.ui.status_bar import StatusBar
from plagcheck.ui.translations import install
from plagcheck.ui.views.archive import ArchivePage
from plagcheck.ui.views.class_page import ClassPage
from plagcheck.ui.views.definitions import DefinitionsPage
from plagcheck.ui.views.options import OptionsPage
from plagcheck.ui.views.pair import PairPage
from plagcheck.ui.views.start import StartPage
from plagcheck.ui.views.text import TextPage
from plagcheck.ui.views.working import WorkingPage

MINIMUM_PX = (1024, 680)
USUAL_PX = (1360, 860)
ZOOM_STEP = 0.1
OF_A_REPORT = ("overview", "papers", "reading", "again", "export", "original", "save-check", "save-check-as")
"""Entries of the menu that need a report."""
log = logging.getLogger(__name__)


class MainWindow(QMainWindow):
    """Everything a person sees of the program."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.desk = Desk(settings, self)
        self.intake = Intake(self, self.desk, self.notify)
        self.saving = Saving(self, self._to_save, self.notify)
        self.checks = SavedChecks(self, self.desk, self.notify)
        self.archives = Archives(self, self.desk, settings, self.notify)
        self.archives.progressed.connect(self._export_progressed)
        self.archives.ended.connect(self._ended)
        self.reviews = Reviews(self, self.desk, self.pair_in_view, self.notify)
        self._trail: list[QWidget] = []
        self._open_pair: Comparison | None = None
        self.setWindowTitle("plagcheck")
        self.setMinimumSize(*MINIMUM_PX)
        self.resize(*USUAL_PX)
        self.drops = Drops(self, self.desk, lambda: self.start if self.pages.currentWidget() is self.start else None)
        if not settings.geometry.isEmpty():
            self.restoreGeometry(settings.geometry)
        self._connect_desk()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._system_changed)
        self._build()
        for widget in self.pair.findChildren(QWidget):
            # The style sheet is matched while nobody waits, not when the first result is shown.
            widget.ensurePolished()

    # ── building ──

    def _build(self) -> None:
        """Make all pages in the language in force; called again when it changes."""
        centre = QWidget()
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.pages = QStackedWidget()
        self.start, self.working, self.of_class, self.pair = StartPage(), WorkingPage(), ClassPage(), PairPage()
        self.text, self.options, self.definitions = TextPage(), OptionsPage(), DefinitionsPage()
        self.archive = ArchivePage()
        self._beside = (self.working, self.of_class, self.pair, self.text, self.options, self.definitions, self.archive)
        for page in (self.start, *self._beside):
            self.pages.addWidget(page)
        self.status = StatusBar()
        column.addWidget(self.pages, 1)
        column.addWidget(self.status)
        self.setCentralWidget(centre)
        self.notices = NoticeStack(self)
        self.menus = Menus(self)
        self._connect()
        self._fill_menus()
        for widget in self.findChildren(QWidget):
            theme.dress(widget)
        self.show_start()

    def _connect_desk(self) -> None:
        self.desk.staged.connect(self.show_start)
        self.desk.began.connect(self._began)
        self.desk.told.connect(self._told)
        self.desk.progressed.connect(self._progressed)
        self.desk.shown.connect(self._show_result)
        self.desk.failed.connect(self._failed)
        self.desk.cancelled.connect(self._was_cancelled)
        self.desk.ended.connect(self._ended)
        self.saving.progressed.connect(self._export_progressed)
        self.saving.ended.connect(self._ended)

    def _connect(self) -> None:
        self.start.asked.connect(self._asked)
        self.start.recent_chosen.connect(self.intake.open_recent)
        self.working.adding_asked.connect(self.intake.add_files)
        self.working.opened.connect(self.open_read)
        self.pair.tab_changed.connect(self._tell_page)
        self.reviews.follow(self.pair)
        self.of_class.opened.connect(self.open_pair)
        self.of_class.tab_changed.connect(self._tell_page)
        self.of_class.options.clicked.connect(self.show_options)
        self.of_class.export.clicked.connect(partial(self.saving.open_below, self.of_class.export))
        self.of_class.reading.opened.connect(self.open_text)
        self.of_class.reading.original_asked.connect(self.open_original)
        self.of_class.reading.reread_asked.connect(self.desk.reread)
        self.options.forgotten.connect(self._forget)
        self.options.taken.connect(self.use_options)
        self.options.look_changed.connect(self.set_look)
        self.status.cancelled.connect(self.cancel)
        self.pair.export.clicked.connect(partial(self.saving.open_below, self.pair.export))
        self.archives.follow(self.archive)
        for page in self._beside:
            page.header.back_clicked.connect(self.back)
            page.header.crumb_clicked.connect(self.back)

    def _fill_menus(self) -> None:
        self.saving.fill(self.menus.submenus["export"], "Ctrl+E")
        schemes = [("system", self.tr("As the system")), ("light", self.tr("Light")), ("dark", self.tr("Dark"))]
        languages = [("zh_CN", "简体中文"), ("zh_TW", "繁體中文"), ("en", "English")]
        self.menus.choices("theme", schemes, self.settings.scheme).triggered.connect(
            lambda a: self.set_look(a.data(), self.settings.language, self.settings.zoom)
        )
        self.menus.choices("language", languages, self.settings.language).triggered.connect(
            lambda a: self.set_look(self.settings.scheme, a.data(), self.settings.zoom)
        )
        for name in CHECKABLE:
            kind = name.removeprefix("exclude-")
            self.menus.actions[name].triggered.connect(lambda on, k=kind: self.desk.toggle(k, on))
        self._show_recent()
        self._show_state()

    # ── pages ──

    def show_start(self) -> None:
        """Go to the first page."""
        waiting = self.desk.waiting
        self.start.show_staged(waiting["paper"], waiting["reference"], waiting["template"])
        self._show_recent()
        self._go(self.start, remember=False)
        self._trail = []
        self.start.add_files.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_recent(self) -> None:
        recent = self.settings.recent
        self.start.show_recent(recent, self.settings.language)
        menu = self.menus.submenus["recent"]
        menu.clear()
        for check in recent:
            menu.addAction(check.title.replace("&", "&&"), partial(self.intake.open_recent, check))
        menu.setEnabled(bool(recent))

    def _go(self, page: QWidget, *, remember: bool = True) -> None:
        here = self.pages.currentWidget()
        if remember and here is not page and here is not self.working:
            self._trail = [*(p for p in self._trail if p is not page), *([here] if here else [])]
        self.pages.setCurrentWidget(page)
        self._tell_page()
        self._show_state()

    def back(self) -> None:
        """Return to the page before this one; from a running check to the first page, which goes on."""
        if self._trail:
            page = self._trail.pop()
            self._go(page, remember=False)
            if page is self.working and not self.desk.busy:
                self._leave_working()
        elif self.pages.currentWidget() is not self.start:
            self.show_start()

    def _tell_page(self) -> None:
        """Say in the status bar what the page is about, while nothing runs."""
        if self.desk.busy or self.saving.busy or self.archives.busy:
            return
        page, report = self.pages.currentWidget(), self._report()
        hint = ""
        if page is self.start:
            hint = self.tr("Ctrl+O add files    Ctrl+V paste files or a text")
        elif page is self.pair:
            hint = self._pair_hint()
        elif report is not None and page is self.of_class:
            read = sum(1 for p in report.documents if p.status == "ok")
            unread = len(report.documents) - read
            if self.of_class.tab == "reading":
                hint = self.tr("{} papers: {} read, {} not read").format(len(report.documents), read, unread)
            else:
                pairs, seconds = f"{report.compared:,}", f"{report.seconds:.1f}"
                hint = self.tr("{} papers compared, {} pairs, in {} s").format(read, pairs, seconds)
        self.status.show_idle(hint)

    def _pair_hint(self) -> str:
        """The keys of the tab of the pair in view."""
        hints = {
            "texts": self.tr("F8 next    F7 previous    F6 other pane    Ctrl+wheel zoom"),
            "fingerprint": self.tr("←→ bit    D next that differs    click pins the card"),
            "minhash": self.tr("Space shows a keyword in both texts    Enter goes to its first place"),
        }
        return hints.get(self.pair.tab, "")

    def _show_state(self) -> None:
        there, busy = self._report() is not None, self.desk.busy
        self.menus.enable(
            ("overview", "papers", "reading", "again", "export", "original", "save-check", "save-check-as"), there
        )
        self.menus.enable(("cancel",), busy or self.archives.busy)
        self.menus.enable(("undo",), self.desk.can_undo)
        chosen = self.settings.options
        for name in CHECKABLE:
            on = chosen.hide_names if name == "hide-names" else name.removeprefix("exclude-") in chosen.exclude
            self.menus.actions[name].setChecked(on)

    def show_overview(self) -> None:
        """Go to the overview of the class."""
        self._show_class("overview")

    def show_papers(self) -> None:
        """Go to the papers of the class."""
        self._show_class("papers")

    def show_reading(self) -> None:
        """Go to the reading check."""
        self._show_class("reading")

    def _show_class(self, tab: str) -> None:
        if self._report() is not None:
            self._go(self.of_class)
            self.of_class.show_tab(tab)

    def show_options(self) -> None:
        """Go to the options."""
        self.options.show_options(self.settings.options)
        self.options.show_look(self.settings.scheme, self.settings.language, self.settings.zoom)
        self.options.show_kept(Cache().size() + size_of_checks())
        self._go(self.options)

    def _forget(self) -> None:
        Cache().clear()
        forget_all_but(())
        self.options.show_kept(Cache().size() + size_of_checks())

    def show_archive(self) -> None:
        """Go to the archive of earlier papers."""
        self.archives.show()
        self._go(self.archive)

    def cancel(self) -> None:
        """Stop what runs."""
        self.desk.cancel()
        self.archives.cancel()

    def show_definitions(self) -> None:
        """Go to what the numbers mean."""
        self._go(self.definitions)

    # ── adding ──

    def _asked(self, action: str) -> None:
        verbs: dict[str, Callable[[], object]] = {
            "add-files": self.intake.add_files,
            "add-folder": self.intake.add_folder,
            "add-references": self.intake.add_references,
            "add-templates": self.intake.add_templates,
            "sample": self.intake.open_sample,
            "options": self.show_options,
            "help": self.show_definitions,
            "clear-references": partial(self.desk.remove_waiting, "reference"),
            "clear-templates": partial(self.desk.remove_waiting, "template"),
        }
        verbs[action]()

    def new_check(self) -> None:
        """Put the check at hand away and go to the first page."""
        self.desk.clear()
        self.notices.clear()
        self.show_start()

    def open_paths(self, paths: Sequence[str]) -> None:
        """Check the papers named on the command line."""
        self.desk.add([Path(p) for p in paths], "paper")

    def take_over(self, paths: Sequence[str]) -> bool:
        """Come forward for a second start, with its papers; False when a check is open that they would replace."""
        if paths and (self.desk.check is not None or any(self.desk.waiting.values())):
            return False
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized | Qt.WindowState.WindowActive)
        self.activateWindow()
        if paths:
            self.open_paths(paths)
        return True

    # ── the desk's news ──

    def _began(self, title: str, names: object) -> None:
        assert isinstance(names, list)
        self.working.begin(title, names)
        self._trail = [self.start]
        self._go(self.working, remember=False)
        # Laid out empty while the work goes on, the page of a pair takes less of a turn when its result comes.
        QTimer.singleShot(theme.FRAME_MS, self, self._lay_out_pair)

    def _told(self, what: str, value: object) -> None:
        assert isinstance(value, list)
        if what == "listed":
            self.working.show_names(value)
        elif what == "read":
            for document in value:
                self.working.show_next(document)

    def _progressed(self, stage: str, done: int, total: int) -> None:
        self.status.show_progress(stage, done, total)
        self.working.show_progress(stage, done)
        self._show_state()

    def _export_progressed(self, stage: str, done: int, total: int) -> None:
        if not self.desk.busy:
            self.status.show_progress(stage, done, total)

    def _ended(self) -> None:
        self._tell_page()
        self._show_state()

    def _show_result(self, value: object) -> None:
        """Show a report: two papers at once as a pair, a pair that was open as the same pair."""
        assert isinstance(value, Result)
        assert self.desk.check is not None
        report, waited = value.report, self.pages.currentWidget() is self.working
        self.names = Names(report)
        self.of_class.show_report(self.desk.check.title, report, self.names, value.ranking)
        if not self.intake.has_pasted:
            self.settings.remember(self.desk.check.recent())
            self.settings.save()
            forget_all_but(each.saved for each in self.settings.recent)
            self._show_recent()
        if value.lone is not None and waited:
            self._show_pair(value.lone)
        elif self.pages.currentWidget() is self.pair and self._open_pair is not None:
            self._open_pair = value.lone or self._same_pair(report, self._open_pair)
            self.pair.show_again(report, self._open_pair, self.desk.check.session)
            self._show_crumbs(self._open_pair)
        elif waited:
            self._go(self.of_class, remember=False)
            self.of_class.show_tab("overview" if self._anything_read(report) else "reading")
        self._tell_skipped(report)
        self._ended()

    @staticmethod
    def _anything_read(report: Report) -> bool:
        return any(p.status == "ok" for p in report.documents)

    def _tell_skipped(self, report: Report) -> None:
        locked = [p for p in report.documents if p.status == "password"]
        if locked:
            title = self.tr("{} needs a password").format(self.names.whole(locked[0].id))
            meaning = self.tr("Only this paper is read again; the other results stay")
            self.notify("look", title, meaning, [(self.tr("Enter password…"), lambda: self._ask_password(locked[0].id))])
        if report.skipped:
            first = report.skipped[0]
            title = self.tr("%n files were left out", "", len(report.skipped))
            self.notify("news", title, f"{first.path.rsplit('/', 1)[-1]}: {first.reason}")

    def _ask_password(self, document: int) -> None:
        self.show_reading()
        self.of_class.reading.choose_paper(document)
        self.of_class.reading.password.setFocus()

    def _same_pair(self, report: Report, old: Comparison) -> Comparison:
        assert self.desk.check is not None
        found = [p for p in report.pairs if (p.a, p.b) == (old.a, old.b)]
        return found[0] if found else self.desk.check.session.compare(old.a, old.b, report.options)

    def _failed(self, message: str) -> None:
        log.warning("a check failed")
        self.notify("error", self.tr("The check could not be finished"), message, [(self.tr("Show log"), self.show_log)])
        self._after_nothing()

    def _leave_working(self) -> None:
        """The check ended while one of its papers was looked at."""
        if self.desk.result is not None:
            self._show_result(self.desk.result)
        else:
            self.show_start()

    def _was_cancelled(self) -> None:
        left = self.tr("The check is as it was") if self.desk.result is not None else self.tr("Nothing was compared")
        self.notify("news", self.tr("Cancelled"), left)
        self._after_nothing()

    def _after_nothing(self) -> None:
        """No result came: leave the page of the work."""
        if self.pages.currentWidget() is self.working:
            if self.desk.result is None:
                self.show_start()
            else:
                self._go(self.of_class, remember=False)

    # ── looking ──

    def _report(self) -> Report | None:
        return self.desk.result.report if self.desk.result else None

    def _to_save(self) -> tuple[Report, str, str] | None:
        report = self._report()
        return (report, self.desk.check.title, self.settings.language) if report and self.desk.check else None

    def open_pair(self, position: int) -> None:
        """Show a pair by its position in the report."""
        report = self._report()
        if report is not None:
            self._show_pair(report.pairs[position])

    def _show_pair(self, comparison: Comparison) -> None:
        assert self.desk.check is not None
        assert self.desk.result is not None
        self._open_pair = comparison
        self.pair.show_pair(self.desk.result.report, comparison, self.desk.check.session)
        self._show_crumbs(comparison)
        if self.pages.currentWidget() is self.working:
            self._trail = [self.start, self.of_class]
            # The first layout of the page and its first painting get a turn of the loop each.
            QTimer.singleShot(theme.FRAME_MS, self, self._lay_out_lone)
        else:
            self._go(self.pair)

    def _show_crumbs(self, comparison: Comparison) -> None:
        assert self.desk.check is not None
        self.pair.header.set_crumbs([self.desk.check.title, self.names.pair(comparison.a, comparison.b)])

    def pair_in_view(self) -> Comparison | None:
        """The pair whose page is shown."""
        return self._open_pair if self.pages.currentWidget() is self.pair else None

    def _lay_out_pair(self) -> None:
        if not self.pair.isVisible():
            self.pair.resize(self.pages.size())
            self.pair.grab(QRect(0, 0, 1, 1))  # painting a pixel lays out the whole page

    def _lay_out_lone(self) -> None:
        self._lay_out_pair()
        QTimer.singleShot(theme.FRAME_MS, self, self._show_lone)

    def _show_lone(self) -> None:
        if self.pages.currentWidget() is self.working and not self.desk.busy:
            self._go(self.pair, remember=False)

    def open_text(self, document: int, span: object) -> None:
        """Show a paper's text at a place."""
        report = self._report()
        if report is not None and self.desk.check is not None and isinstance(span, Span):
            paper = report.documents[document]
            self.text.show_text([self.desk.check.title, self.names.whole(document)], paper.document, paper.language, span)
            self._go(self.text)

    def open_read(self, document: object) -> None:
        """Show a paper that is read while the check still runs; going back leads to the check, or to its result."""
        assert isinstance(document, Document)
        title = self.desk.check.title if self.desk.check else ""
        self.text.show_text([title, document.name], document, "", Span(0, 0))
        self._go(self.text)
        self._trail = [self.start, self.working]

    def open_original(self, document: int) -> None:
        """Open a paper's file, or the archive it lies in, in its own program."""
        report = self._report()
        if report is None:
            return
        path = Path(report.documents[document].path)
        found = next((p for p in (path, *path.parents) if p.is_file()), None)
        if found is None or not open_file(found):
            meaning = self.tr("It was moved, or no program opens it")
            self.notify("error", self.tr("The original could not be opened"), meaning)

    def open_current_original(self) -> None:
        """Open the original of the paper in view."""
        page = self.pages.currentWidget()
        if page is self.pair and self._open_pair is not None:
            self.open_original(self._open_pair.a)
        elif self.of_class.current_paper() >= 0:
            self.open_original(self.of_class.current_paper())

    def find(self) -> None:  # type: ignore[override]
        """Put the cursor where this page is searched."""
        page = self.pages.currentWidget()
        if isinstance(page, (ClassPage, PairPage)):
            page.start_find()

    def notify(self, kind: NoticeKind, title: str, meaning: str = "", actions: Sequence[Action] = ()) -> None:
        """Say something in the corner."""
        self.notices.show_notice(Notice(kind, title, meaning, actions))

    def show_log(self) -> None:
        """Open the log."""
        if log_path().is_file():
            open_file(log_path())
        else:
            self.notify("news", self.tr("The log is empty"), self.tr("Nothing has gone wrong so far"))

    def show_about(self) -> None:
        """Say what this program is."""
        meaning = self.tr("Shows which text papers share, on this computer only")
        self.notify("news", f"plagcheck {__version__}", meaning)

    # ── choices and look ──

    def use_options(self, options: object) -> None:
        """Take the choices of the options page over and go back."""
        assert isinstance(options, Options)
        self.back()
        self.desk.use(replace(options, archive=self.settings.options.archive))
        self._show_state()

    def zoom_in(self) -> None:
        """Ten percent larger."""
        self.set_look(self.settings.scheme, self.settings.language, self.settings.zoom + ZOOM_STEP)

    def zoom_out(self) -> None:
        """Ten percent smaller."""
        self.set_look(self.settings.scheme, self.settings.language, self.settings.zoom - ZOOM_STEP)

    def zoom_reset(self) -> None:
        """The usual size."""
        self.set_look(self.settings.scheme, self.settings.language, 1.0)

    def set_look(self, scheme: theme.Scheme, language: str, zoom: float) -> None:
        """Change theme, language and zoom; a new language makes the pages anew and shows the report again."""
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        spoken = self.settings.language
        self.settings.scheme, self.settings.language = scheme, language
        self.settings.zoom = round(min(max(zoom, theme.ZOOM_RANGE[0]), theme.ZOOM_RANGE[1]), 2)
        theme.apply(application, scheme, self.settings.zoom, language)
        if language != spoken:
            install(application, language)
            self._build()
            if self.desk.result is not None:
                self._show_result(self.desk.result)
                self._go(self.of_class, remember=False)
                self.of_class.show_tab("overview")

    def _system_changed(self, _scheme: object) -> None:
        if self.settings.scheme == "system":
            self.set_look("system", self.settings.language, self.settings.zoom)

    def toggle_full_screen(self) -> None:
        """Fill the screen, or no longer."""
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    # ── the end ──

    def closeEvent(self, event: QCloseEvent) -> None:
        """Cancel, wait, remember the window's place."""
        self.settings.geometry = self.saveGeometry()
        self.settings.save()
        self.hide()  # what still runs may take a second to end; nobody need look at it
        self.pair.stop()
        self.saving.wait()
        self.archives.wait()
        self.desk.wait()
        event.accept()

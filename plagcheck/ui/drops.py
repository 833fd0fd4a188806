"""What is dragged over the window: the role under the pointer lights up, and takes what is let go."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from plagcheck.ui.desk import Desk
from plagcheck.ui.dropping import dropped
from plagcheck.ui.views.start import DropZone, StartPage


class Drops(QObject):
    """Hears the drags of a window; `zones` gives the first page while it is shown."""

    def __init__(self, window: QWidget, desk: Desk, zones: Callable[[], StartPage | None]) -> None:
        super().__init__(window)
        self._window, self._desk, self._zones = window, desk, zones
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Light up, take, or go dark."""
        if isinstance(event, QDropEvent):  # entering and moving are kinds of it
            return self._dragged(event)
        if event.type() == QEvent.Type.DragLeave:
            self._light(None, event)
        return False

    def _dragged(self, event: QDropEvent) -> bool:
        paths = dropped(event.mimeData()).paths
        if not paths:
            return False
        event.acceptProposedAction()
        zone = self._zone_at(event)
        if isinstance(event, QDragMoveEvent):
            self._light(zone, event)
        else:
            self._light(None, event)
            self._desk.add(paths, zone.role if zone else "paper")
        return True

    def _zone_at(self, event: QDropEvent) -> DropZone | None:
        page = self._zones()
        return page.zone_at(page.mapFrom(self._window, event.position().toPoint())) if page else None

    def _light(self, zone: DropZone | None, event: QEvent) -> None:
        page = self._zones()
        if page is not None:
            page.light(zone, dropped(event.mimeData()) if zone is not None and isinstance(event, QDropEvent) else None)

"""What the program remembers between two starts: language, look, window, choices, the last checks. One INI file.

Passwords are never written. A value that cannot be read any more counts as absent.
"""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import platformdirs
from PySide6.QtCore import QByteArray, QLocale, QSettings

from plagcheck.engine import Options
from plagcheck.ui.theme import ZOOM_RANGE, Scheme

LANGUAGES = ("zh_CN", "zh_TW", "en")
MOST_RECENT = 10
_PLAIN = ("min_match_han", "min_match_words", "bits", "permutations", "near_duplicate")


@dataclass(frozen=True, slots=True)
class Recent:
    """A check that was made: enough to show it on the start page and to make it again."""

    title: str
    paths: tuple[str, ...]
    against: tuple[str, ...] = ()
    templates: tuple[str, ...] = ()
    papers: int = 0
    created: str = ""
    copied: float = 0.0
    level: str | None = None
    saved: str = ""
    """The file the check is kept in, to be opened as it was; empty for one that was not kept."""


def system_language() -> str:
    """The language of the system, as one of ours."""
    locale = QLocale.system()
    if locale.language() != QLocale.Language.Chinese:
        return "en"
    traditional = locale.script() == QLocale.Script.TraditionalChineseScript
    return "zh_TW" if traditional else "zh_CN"


class Settings:
    """Typed access to the INI file."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or platformdirs.user_config_path("plagcheck", appauthor=False) / "plagcheck.ini"
        self._store = QSettings(str(self.path), QSettings.Format.IniFormat)

    def _text(self, key: str, allowed: tuple[str, ...], fallback: str) -> str:
        value = str(self._store.value(key, fallback))
        return value if value in allowed else fallback

    @property
    def language(self) -> str:
        """Language of the window, the system's until another is chosen."""
        return self._text("look/language", LANGUAGES, system_language())

    @language.setter
    def language(self, value: str) -> None:
        self._store.setValue("look/language", value)

    @property
    def scheme(self) -> Scheme:
        """Light, dark, or as the system."""
        return self._text("look/scheme", ("system", "light", "dark"), "system")  # type: ignore[return-value]

    @scheme.setter
    def scheme(self, value: Scheme) -> None:
        self._store.setValue("look/scheme", value)

    @property
    def zoom(self) -> float:
        """Factor on type and lengths."""
        try:
            value = float(str(self._store.value("look/zoom", 1.0)))
        except ValueError:
            return 1.0
        return min(max(value, ZOOM_RANGE[0]), ZOOM_RANGE[1])

    @zoom.setter
    def zoom(self, value: float) -> None:
        self._store.setValue("look/zoom", value)

    @property
    def geometry(self) -> QByteArray:
        """Place and size of the window, empty the first time."""
        value = self._store.value("window/geometry", QByteArray())
        return value if isinstance(value, QByteArray) else QByteArray()

    @geometry.setter
    def geometry(self, value: QByteArray) -> None:
        self._store.setValue("window/geometry", value)

    @property
    def options(self) -> Options:
        """The choices of the next check, without passwords and its own paths; the archive, where one is in use."""
        try:
            stored = json.loads(str(self._store.value("check/options", "{}")))
            kept: dict[str, Any] = {name: int(stored[name]) for name in _PLAIN if name in stored}
            kept["exclude"] = frozenset(stored.get("exclude", ()))
            kept["sensitivity"] = stored.get("sensitivity", "normal")
            return Options(**kept, hide_names=bool(stored.get("hide_names", False)), archive=self._archive_in_use())
        except (ValueError, TypeError, AttributeError):
            return Options(archive=self._archive_in_use())

    @options.setter
    def options(self, value: Options) -> None:
        kept = {name: getattr(value, name) for name in (*_PLAIN, "sensitivity", "hide_names")}
        self._store.setValue("check/options", json.dumps({**kept, "exclude": sorted(value.exclude)}))

    @property
    def archive(self) -> str:
        """The archive of earlier papers shown last; empty for none."""
        return str(self._store.value("archive/path", ""))

    @archive.setter
    def archive(self, value: str) -> None:
        self._store.setValue("archive/path", value)

    @property
    def archive_used(self) -> bool:
        """Whether every check is compared with it."""
        return str(self._store.value("archive/used", "false")) == "true"

    @archive_used.setter
    def archive_used(self, value: bool) -> None:
        self._store.setValue("archive/used", "true" if value else "false")

    def _archive_in_use(self) -> str | None:
        return self.archive if self.archive_used and Path(self.archive).is_file() else None

    @property
    def recent(self) -> tuple[Recent, ...]:
        """The last checks, newest first."""
        try:
            stored = json.loads(str(self._store.value("check/recent", "[]")))
            lists = ("paths", "against", "templates")
            return tuple(Recent(**{**r, **{k: tuple(r.get(k, ())) for k in lists}}) for r in stored)
        except (ValueError, TypeError, AttributeError):
            return ()

    def remember(self, check: Recent) -> None:
        """Put a check in front; the same papers, and the same file, stand there once."""
        others = [r for r in self.recent if r.paths != check.paths and (not r.saved or r.saved != check.saved)]
        self._store.setValue("check/recent", json.dumps([asdict(r) for r in [check, *others][:MOST_RECENT]]))

    def save(self) -> None:
        """Write now."""
        self._store.sync()

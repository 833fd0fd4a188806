"""The language of the window: our own translations and Qt's, put in force together."""

from importlib import resources

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

_installed: list[tuple[QTranslator, bytes]] = []
"""With the bytes each reads from: Qt does not copy them."""


def install(application: QCoreApplication, language: str) -> None:
    """Put a language (`zh_CN`, `zh_TW`, `en`) in force for everything that is translated from now on."""
    for old, _ in _installed:
        application.removeTranslator(old)
    _installed.clear()
    QLocale.setDefault(QLocale(language))
    qt = QTranslator()
    if qt.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        _put(application, qt, b"")
    own, data = QTranslator(), _compiled(language)
    if data and own.load(data):
        _put(application, own, data)


def _put(application: QCoreApplication, translator: QTranslator, data: bytes) -> None:
    application.installTranslator(translator)
    _installed.append((translator, data))


def _compiled(language: str) -> bytes:
    file = resources.files("plagcheck.resources") / "i18n" / f"plagcheck_{language}.qm"
    return file.read_bytes() if file.is_file() else b""

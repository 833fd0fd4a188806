"""Before the window: a display is looked for in a child, names and look are set, the log keeps no word of a paper."""

import logging

import pytest

from plagcheck.engine import weighting
from plagcheck.ui import app, logs


def test_without_a_display_one_line_says_what_to_do(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture) -> None:
    monkeypatch.setattr(app, "has_display", lambda: False)
    assert app.main([]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_a_display_is_looked_for_in_a_child_that_may_die(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "there-is-no-such-platform")
    monkeypatch.setattr(app.sys, "platform", "linux")
    assert not app.has_display()


def test_the_language_asked_for_is_put_in_force(qapp, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PLAGCHECK_LANG", "zh_TW")
    assert app.prepare(qapp).language == "zh_TW"


def test_dictionaries_are_loaded_in_a_thread() -> None:
    weighting.idf.cache_clear()
    weighting._chinese.cache_clear()
    worker = app.warm()
    assert worker.wait(30_000)
    assert weighting._chinese.cache_info().currsize == 1


def test_the_log_tells_where_but_not_what_a_paper_says(monkeypatch: pytest.MonkeyPatch) -> None:
    path = logs.start_log()
    logger = logging.getLogger("plagcheck.test")
    logger.propagate, handlers = True, logging.getLogger("plagcheck").handlers
    try:
        raise ValueError("a sentence of a student")
    except ValueError:
        record = logger.makeRecord(logger.name, logging.ERROR, "", 0, "uncaught", (), app.sys.exc_info())
    handlers[-1].handle(record)
    text = path.read_text(encoding="utf-8")
    assert "ValueError" in text
    assert "test_app.py" in text
    assert "student" not in text
    for handler in list(handlers):
        handler.close()
        logging.getLogger("plagcheck").removeHandler(handler)
    monkeypatch.setattr(app.sys, "excepthook", app.sys.__excepthook__)

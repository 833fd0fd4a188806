"""Settings that must stand before anything is imported, and the strictness every test lives under."""

import logging
import os
from collections.abc import Iterator

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


@pytest.fixture(autouse=True)
def fail_on_logged_warnings(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A warning that somebody logs is a fault, or belongs into the result."""
    yield
    loud = [r for when in ("setup", "call") for r in caplog.get_records(when) if r.levelno >= logging.WARNING]
    assert not loud, [r.getMessage() for r in loud]


@pytest.fixture(autouse=True)
def own_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cache, settings and log of the program go to a folder of the test, never to the user's."""
    home = tmp_path_factory.mktemp("home")
    for name in ("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(home / name.lower()))

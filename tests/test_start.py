"""The parts of packaging/start.py that can be asked without setting anything up."""

import importlib.util
import sys
from pathlib import Path

import pytest

PATH = Path(__file__).parent.parent / "packaging" / "start.py"


@pytest.fixture
def start():
    spec = importlib.util.spec_from_file_location("start", PATH)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_needs_nothing_but_the_standard_library():
    lines = [line.split()[1].split(".")[0] for line in PATH.read_text().splitlines() if line.startswith(("import ", "from "))]
    assert set(lines) <= sys.stdlib_module_names


@pytest.mark.parametrize(
    ("have", "wanted", "serves"),
    [("x run", "x run", True), ("x test", "x run", True), ("x run", "x test", False), ("y test", "x test", False)],
)
def test_an_environment_for_the_tests_also_runs_the_program(start, have, wanted, serves):
    assert start.covers(have, wanted) is serves


def test_a_changed_pyproject_gives_another_stamp(start, tmp_path, monkeypatch):
    (tmp_path / "pyproject.toml").write_text("a")
    monkeypatch.setattr(start, "ROOT", tmp_path)
    before = start.stamp_of(testing=False)
    (tmp_path / "pyproject.toml").write_text("b")
    assert start.stamp_of(testing=False) != before


def test_without_apt_the_exact_line_is_told(start, monkeypatch):
    monkeypatch.setattr(start.shutil, "which", lambda name: f"/bin/{name}")
    with pytest.raises(start.TroubleError, match=r"apt-get install -y --no-install-recommends libgl1$"):
        start.install_packages(["libgl1"], False, "missing")


def test_nobody_but_root_is_asked_for_a_password_unless_on_a_terminal(start, monkeypatch):
    monkeypatch.setattr(start.shutil, "which", lambda name: f"/bin/{name}")
    monkeypatch.setattr(start.os, "geteuid", lambda: 1000)
    monkeypatch.setattr(start.sys.stdin, "isatty", lambda: False, raising=False)
    with pytest.raises(start.TroubleError, match="sudo apt-get install"):
        start.install_packages(["libgl1"], True, "missing")


def test_without_a_display_variable_there_is_no_display(start, monkeypatch):
    monkeypatch.setattr(start.sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert start.has_display(apt=False) is False


def test_an_old_python_is_told_what_is_needed(start, monkeypatch):
    monkeypatch.setattr(start.sys, "version_info", (3, 10, 0))
    with pytest.raises(start.TroubleError, match=r"Python 3\.11 or newer is needed"):
        start.set_up(apt=False, testing=False)

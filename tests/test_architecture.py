"""The dependency rule of the design, read from the source: cli → ui → engine (its door only) → NumPy and readers."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import plagcheck.engine

ROOT = Path(plagcheck.__file__).parent
MODULES = sorted(ROOT.rglob("*.py"))
NETWORK = {"socket", "ssl", "http", "urllib.request", "ftplib", "smtplib", "PySide6.QtNetwork"}
ALIGNMENT = {
    "alignment", "candidates", "choosing", "contrast", "equivalence", "kinds", "listings", "refining", "seeding", "sides",
    "summaries",
}  # fmt: skip
FOLDING = {"folding", "disguises", "joining", "spacing", "spelling", "pieces"}
STAGES = {
    "reading", "segmentation", "excluding", "denoising", "weighting", "shingling", "simhash", "minhash", "baselines",
    *ALIGNMENT, *FOLDING,
}  # fmt: skip
FAMILIES = (ALIGNMENT, FOLDING)
"""Modules of one stage that grew beyond a file."""
RUNGS = (
    {"model", "errors", "progress", "wording"},
    {"columns", "plain", "database", "folders", "english", "segments"},
    STAGES,
    {"profile"},
    {"background", "storing", "keyed"},
    {"scope", "cache"},
    {"longest", "pairing", "versions"},
    {"comparing", "common", "templates", "preparing", "reviewing"},
    {"postings"},
    {"sketching"},
    {"screening", "grouping", "ranking", "sharing", "exporting", "explaining", "assembling"},
    {"filing"},
    {"archive"},
    {"searching"},
    {"earlier"},
    {"checking"},
    {"saving"},
    {"opening"},
    {"__init__"},
)
"""Modules of the engine from the bottom to the top; each may import what lies on a lower rung."""
UPWARDS = {("assembling", "grouping"), ("model", "exporting")}
"""Exceptions: a neighbour, and `Report.to_json`, which imports when it is called."""


def imports(path: Path) -> set[str]:
    """Every module that the file imports, anywhere in it; `from package import name` gives `package.name` too."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def part(name: str) -> str:
    """The engine's module in an imported name: `reading` of `plagcheck.engine.reading.text`."""
    return name.removeprefix("plagcheck.engine.").partition(".")[0]


def rung(module: str) -> int:
    return next(number for number, modules in enumerate(RUNGS) if module in modules)


def own_name(path: Path) -> str:
    return path.relative_to(ROOT / "engine").with_suffix("").parts[0]


ENGINE = [path for path in MODULES if path.is_relative_to(ROOT / "engine")]
ENGINE_NAMES = {own_name(path) for path in ENGINE}


@pytest.mark.parametrize("path", MODULES, ids=lambda p: str(p.relative_to(ROOT)))
def test_no_module_can_reach_the_network(path):
    assert not [name for name in imports(path) for banned in NETWORK if name == banned or name.startswith(f"{banned}.")]


@pytest.mark.parametrize("path", ENGINE, ids=lambda p: str(p.relative_to(ROOT)))
def test_the_engine_knows_neither_qt_nor_charts_nor_the_window(path):
    banned = ("PySide6", "matplotlib", "pyqtgraph", "superqt", "qtawesome", "rich", "plagcheck.ui", "plagcheck.cli")
    assert not [name for name in imports(path) if name.startswith(banned)]


@pytest.mark.parametrize("path", ENGINE, ids=lambda p: str(p.relative_to(ROOT)))
def test_engine_modules_import_only_lower_rungs(path):
    own = own_name(path)
    used = {part(n) for n in imports(path) if n.startswith("plagcheck.engine.")} & ENGINE_NAMES - {own}
    family = next((f for f in FAMILIES if own in f), set())
    assert not [name for name in used - family if rung(name) >= rung(own) and (own, name) not in UPWARDS]


@pytest.mark.parametrize(
    "path", [p for p in MODULES if not p.is_relative_to(ROOT / "engine")], ids=lambda p: str(p.relative_to(ROOT))
)
def test_everything_else_enters_the_engine_by_its_one_door(path):
    inner = {name for name in imports(path) if name.startswith("plagcheck.engine.") and part(name) in ENGINE_NAMES}
    assert inner <= {f"plagcheck.engine.{name}" for name in plagcheck.engine.__all__}


def test_the_window_never_imports_the_command_line():
    ui = [path for path in MODULES if path.is_relative_to(ROOT / "ui")]
    assert not [path for path in ui if any(name.startswith("plagcheck.cli") for name in imports(path))]


def test_importing_the_engine_loads_no_qt_and_no_charts():
    code = "import sys, plagcheck.engine; print([m for m in ('PySide6', 'matplotlib', 'rich') if m in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "[]"


def test_packaging_is_no_package():
    assert not (ROOT.parent / "packaging" / "__init__.py").exists()

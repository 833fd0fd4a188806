"""Sets plagcheck up and starts it, or its tests. Needs Python 3.11 or newer and nothing else.

    python3 packaging/start.py [PATH …]      opens the window; without a display, checks the sample class and writes a PDF
    python3 packaging/start.py test [ARG …]  runs the tests; arguments go to pytest
    --no-apt                                 never calls apt-get, only says what is missing

Everything goes into `.venv` at the root of the project; what is done is not done again. System packages (the venv module, Qt's
libraries) are installed by apt-get only as root; anybody else is told the line and, on a terminal, asked first.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
WINDOWS = os.name == "nt"
PYTHON = VENV / ("Scripts/python.exe" if WINDOWS else "bin/python")
STAMP = VENV / "plagcheck-stamp"
OLDEST = (3, 11)
OFFSCREEN = ["libgl1", "libegl1", "libxkbcommon0", "libfontconfig1", "libdbus-1-3", "libglib2.0-0"]
"""Debian's names of what Qt needs to draw without a display."""
SCREEN = ["libxcb-cursor0", "libxkbcommon-x11-0", "libxcb-icccm4", "libxcb-keysyms1", "libxcb-shape0"]
"""And with one."""
PROBE = "from PySide6.QtWidgets import QApplication; QApplication([])"
"""Run in a child: without its libraries or a display, Qt aborts the process instead of raising."""
REPORT = "plagcheck-report.pdf"


class TroubleError(Exception):
    """What keeps the program from starting, in words."""


def main(arguments: Sequence[str]) -> int:
    """Set up, then run; the exit status."""
    given = [a for a in arguments if a != "--no-apt"]
    apt = "--no-apt" not in arguments
    testing = given[:1] == ["test"]
    try:
        set_up(apt, testing)
        if testing:
            ensure_qt("offscreen", OFFSCREEN, apt)
            environment = {**os.environ, "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen")}
            return run([str(PYTHON), "-m", "pytest", *given[1:]], environment)
        return start(given, apt)
    except TroubleError as trouble:
        print(f"plagcheck: {trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def start(paths: Sequence[str], apt: bool) -> int:
    """Open the window where there is a display; else check what was named, or the sample class, and write the report."""
    if has_display(apt):
        return run([str(PYTHON), "-m", "plagcheck", *paths], dict(os.environ))
    chosen = list(paths) or [str(ROOT / "plagcheck" / "resources" / "samples" / "class")]
    ensure_qt("offscreen", OFFSCREEN, apt)
    print("No display to open a window on: checking", ", ".join(chosen), flush=True)
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = run([str(PYTHON), "-m", "plagcheck", "check", *chosen, "--pdf", REPORT], environment)
    if done == 0:
        print("Report:", Path(REPORT).resolve())
    return done


def run(command: Sequence[str], environment: dict[str, str]) -> int:
    """Run a command here; its exit status."""
    return subprocess.run(command, env=environment, check=False).returncode


def set_up(apt: bool, testing: bool) -> None:
    """Make the virtual environment with what pyproject.toml asks for, unless it is there and nothing changed."""
    if sys.version_info < OLDEST:
        raise TroubleError(f"Python {'.'.join(map(str, OLDEST))} or newer is needed; this is {sys.version.split()[0]}")
    wanted = stamp_of(testing)
    if PYTHON.exists() and STAMP.exists() and covers(STAMP.read_text(encoding="utf-8"), wanted):
        return
    if not PYTHON.exists():
        make_venv(apt)
    print("Installing what plagcheck needs into", VENV, flush=True)
    target = f"{ROOT}[test]" if testing else str(ROOT)
    install = [
        str(PYTHON),
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--root-user-action=ignore",
        "-e",
        target,
    ]
    done = subprocess.run(install, check=False, capture_output=True, text=True, errors="replace")
    if done.returncode != 0:
        print(done.stdout, done.stderr, sep="", file=sys.stderr)
        raise TroubleError("pip could not install the dependencies (see above); is the network there?")
    STAMP.write_text(wanted, encoding="utf-8")


def stamp_of(testing: bool) -> str:
    """What an environment must have been made from: the settings, this Python, and whether the tests' packages are in."""
    settings = (ROOT / "pyproject.toml").read_bytes()
    digest = hashlib.sha256(settings + sys.version.encode()).hexdigest()
    return f"{digest} {'test' if testing else 'run'}"


def covers(have: str, wanted: str) -> bool:
    """Whether an environment stamped `have` serves for `wanted`: one for the tests also runs the program."""
    return have == wanted or have == wanted.replace(" run", " test")


def make_venv(apt: bool) -> None:
    """Make `.venv`; Debian keeps what that takes in a package of its own."""
    shutil.rmtree(VENV, ignore_errors=True)
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        install_packages(["python3-venv"], apt, "Python's venv module is missing")
    print("Making", VENV, flush=True)
    if run([sys.executable, "-m", "venv", str(VENV)], dict(os.environ)) != 0:
        shutil.rmtree(VENV, ignore_errors=True)
        raise TroubleError("could not make a virtual environment; on Debian: apt-get install python3-venv")


def probe(platform: str | None) -> bool:
    """Whether Qt starts, in a child process, on a platform (None: the one the environment names)."""
    environment = dict(os.environ)
    if platform:
        environment["QT_QPA_PLATFORM"] = platform
    done = subprocess.run([str(PYTHON), "-c", PROBE], env=environment, check=False, capture_output=True, timeout=120)
    return done.returncode == 0


def ensure_qt(platform: str, packages: Sequence[str], apt: bool) -> None:
    """Make sure Qt starts on `platform`, installing its libraries where that is allowed. Raises TroubleError otherwise."""
    if WINDOWS or sys.platform == "darwin" or probe(platform):
        return
    install_packages(packages, apt, "Qt's system libraries are missing")
    if not probe(platform):
        raise TroubleError(f"Qt still does not start; try: {VENV}/bin/python -c '{PROBE}'")


def has_display(apt: bool) -> bool:
    """Whether a window can be opened; adds the X libraries once when only they are missing."""
    if WINDOWS or sys.platform == "darwin":
        return True
    if os.environ.get("QT_QPA_PLATFORM") == "offscreen":
        return False
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    if probe(None):
        return True
    try:
        install_packages([*OFFSCREEN, *SCREEN], apt, "Qt's libraries for a window are missing")
    except TroubleError as trouble:
        print(f"plagcheck: {trouble}", file=sys.stderr)
        return False
    return probe(None)


def install_packages(packages: Sequence[str], apt: bool, reason: str) -> None:
    """Install Debian packages as root; else say the line, and on a terminal offer it. Raises TroubleError otherwise."""
    line = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    shown = " ".join(line)
    if not shutil.which("apt-get"):
        raise TroubleError(f"{reason}; install these (Debian's names) with your package manager: {' '.join(packages)}")
    if not apt:
        raise TroubleError(f"{reason}; install them with: {shown}")
    if os.geteuid() != 0:
        if not (sys.stdin.isatty() and shutil.which("sudo")):
            raise TroubleError(f"{reason}; install them with: sudo {shown}")
        if input(f"{reason}. Run `sudo {shown}` now? [y/N] ").strip().lower() not in ("y", "yes"):
            raise TroubleError(f"{reason}; install them with: sudo {shown}")
        line = ["sudo", *line]
    print(f"{reason}: {shown}", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    if run([*line[: -len(packages) - 4], "apt-get", "update", "-qq"], environment) != 0 or run(line, environment) != 0:
        raise TroubleError(f"apt-get could not install: {' '.join(packages)}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

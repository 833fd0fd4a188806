"""The log: what the program did and where it failed, never a word of a paper and no file name of one."""

import logging
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import Any

import platformdirs

MOST_BYTES = 512 * 1024


def log_path() -> Path:
    """Where the log lies; its folder need not exist."""
    return platformdirs.user_log_path("plagcheck", appauthor=False) / "plagcheck.log"


class _TypesOnly(logging.Formatter):
    """Tells of an error its type and the lines of the program it passed, not its message: that may quote a paper."""

    def formatException(self, ei: Any) -> str:
        kind: type[BaseException] = ei[0]
        trace: TracebackType | None = ei[2]
        lines = []
        while trace is not None:
            code = trace.tb_frame.f_code
            lines.append(f"  {Path(code.co_filename).name}:{trace.tb_lineno} {code.co_name}")
            trace = trace.tb_next
        return "\n".join([*lines, f"  {kind.__name__}"])


def start_log() -> Path:
    """Write the program's log to its file, and send what nothing caught there too; returns the path."""
    path = log_path()
    root = logging.getLogger("plagcheck")
    if not any(isinstance(h, RotatingFileHandler) for h in root.handlers):
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            handler = RotatingFileHandler(path, maxBytes=MOST_BYTES, backupCount=1, encoding="utf-8")
        except OSError:
            return path
        handler.setFormatter(_TypesOnly("%(asctime)s %(levelname)s %(name)s %(message)s"))
        root.addHandler(handler)
        root.setLevel(logging.INFO)
    sys.excepthook = _log_uncaught
    return path


def _log_uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    logging.getLogger("plagcheck").error("uncaught", exc_info=(kind, error, trace))
    sys.__excepthook__(kind, error, trace)

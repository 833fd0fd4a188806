"""`python -m tests.bench [NAME …]`: every benchmark, or the named ones. Never collected by the test command."""

import importlib
import sys
from pathlib import Path

HERE = Path(__file__).parent


def main(names: list[str]) -> None:
    """Run `main()` of each benchmark module of this folder that has one."""
    for path in sorted(HERE.glob("*.py")):
        if path.stem.startswith("_") or (names and path.stem not in names):
            continue
        run = getattr(importlib.import_module(f"tests.bench.{path.stem}"), "main", None)
        if run is not None:
            print(f"-- {path.stem}")
            run()


if __name__ == "__main__":
    chosen, sys.argv[1:] = sys.argv[1:], []  # the names are ours: a benchmark that takes files would read them as such
    main(chosen)

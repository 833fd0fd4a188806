"""`python -m plagcheck`."""

import sys

from plagcheck.cli import main

if __name__ == "__main__":  # a spawned worker imports this module under another name and must not start the program anew
    sys.exit(main())

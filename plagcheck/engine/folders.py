"""Folders of the program's own: there, and the user's alone."""

import os
import stat
from pathlib import Path


def own_folder(folder: Path) -> bool:
    """Whether the folder can be used as one of our own; made (0700) with those above it when it is not there.

    False for a link, for what is no folder, for one of another user, and where none can be made. One that others may look
    into is closed to them.
    """
    try:
        for each in (*reversed(folder.parents), folder):
            each.mkdir(mode=0o700, exist_ok=True)
        found = folder.lstat()
        if not stat.S_ISDIR(found.st_mode) or (hasattr(os, "getuid") and found.st_uid != os.getuid()):
            return False
        if os.name == "posix" and stat.S_IMODE(found.st_mode) != 0o700:
            folder.chmod(0o700)
    except OSError:
        return False
    return True

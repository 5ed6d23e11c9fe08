"""Files that only their owner may read, whatever the umask: the database, the secret, backups."""

import logging
import os
import stat
import sys
from pathlib import Path
from typing import BinaryIO

_log = logging.getLogger(__name__)
"""Not structlog's: commands that are no server say it too, and their standard output is for other things."""

FOLDER, FILE = 0o700, 0o600


def make_private_folder(folder: Path) -> None:
    """Make a folder, and those above it that are missing. One that is there already stays as it is."""
    for place in (*reversed(folder.parents), folder):
        if not place.is_dir():
            place.mkdir(FOLDER, exist_ok=True)


def create_private(path: Path) -> BinaryIO:
    """A new file to write to; `FileExistsError` if there is one."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    handle = os.open(path, flags, FILE)
    # A umask can only take away, and it may take away too much.
    path.chmod(FILE)
    return os.fdopen(handle, "wb")


def narrow(path: Path) -> None:
    """Take a file away from everyone but its owner, if it is there."""
    # Windows has lists of who may do what, inherited from the folder, and no such bits.
    if sys.platform == "win32" or not path.exists():
        return
    mode = stat.S_IMODE(path.stat().st_mode)
    if not mode & 0o077:
        return
    try:
        path.chmod(mode & 0o700)
    except PermissionError:
        _log.warning("%s can be read by others (%o), and belongs to somebody else", path, mode)
    else:
        _log.warning("permissions of %s narrowed from %o to %o", path, mode, mode & 0o700)

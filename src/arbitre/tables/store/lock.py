"""A file lock: one server to a SQLite file.

SQLite does not tell a second server what happened, as PostgreSQL does.
"""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

ENDING = ".lock"
"""The lock lies beside the store: SQLite has locks of its own on the file itself."""
_TAKEN = (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK)


class FileLock:
    """A file lock: the right to serve a file, until it is let go or the process ends, by whatever end."""

    def __init__(self, store: Path) -> None:
        whole = store.resolve()  # a link to a store is the store
        self.path = whole.with_name(whole.name + ENDING)
        self._file: int | None = None

    def take(self) -> bool:
        """Take it; False when another server has it. OSError when the folder takes no file."""
        self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)  # no child inherits it
        try:
            _lock(self._file)
        except OSError as problem:
            if problem.errno in _TAKEN:
                self.let_go()
                return False
            # a file system without locks: then nobody can be kept away
        return True

    def let_go(self) -> None:
        """Give it back. The file stays: whoever removed it could take it from under somebody."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


def _lock(file: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

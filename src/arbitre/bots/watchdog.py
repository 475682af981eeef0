"""A watchdog process: it ends the programs that players are when whoever asked them is gone, however it went.

One small shell for each process of ours, started with the first program. It reads which process groups
there are; when its input ends (we have ended, or were killed), it kills those that are left.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import threading

SCRIPT = """
trap '' HUP INT TERM
groups=
while read -r sign group; do
  case $sign in
    +) groups="$groups $group" ;;
    -) rest=
       for one in $groups; do [ "$one" = "$group" ] || rest="$rest $one"; done
       groups=$rest ;;
  esac
done
for one in $groups; do kill -9 "-$one" 2>/dev/null; done
"""


class Watchdog:
    """Knows which process groups belong to this process, and outlives it for a moment."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._owner = 0  # a forked child has a watchdog of its own
        self._lock = threading.Lock()

    def watch(self, group: int) -> None:
        """This group is to be ended with us."""
        with self._lock:
            if self._owner != os.getpid():
                self._begin()
            self._tell(f"+ {group}\n")

    def forget(self, group: int) -> None:
        """This group was ended by us."""
        with self._lock:
            if self._owner == os.getpid():
                self._tell(f"- {group}\n")

    def _begin(self) -> None:
        self._owner = os.getpid()
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()  # our parent's: it is not ours to keep awake
        self._process = subprocess.Popen(
            ["/bin/sh", "-c", SCRIPT],
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={"PATH": os.defpath},
            start_new_session=True,  # Ctrl-C is not for it
        )
        self._process.returncode = 0  # it ends after us: nobody waits for it, and nobody needs to

    def _tell(self, line: str) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.write(line.encode())


WATCHDOG = Watchdog()
"""The one of this process."""

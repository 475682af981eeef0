"""Saving a game: the record is replaced whole or not at all; its seed lies sealed beside it."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from arbitre.core.record import Recorder


def write_whole(path: Path, text: str) -> None:
    """Write a file so that a crash leaves the old one or the new one, never half of either."""
    path = path.resolve()
    if path.exists() and not stat.S_ISREG(path.stat().st_mode):
        path.write_text(text, encoding="utf-8")  # a pipe, /dev/stdout: nothing to replace
        return
    draft = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with draft.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Make the new name itself last; not every system can."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        pass
    finally:
        os.close(handle)


class Saver:
    """Keeps a game in a file: after every move, on leaving, and when asked.

    While a game runs its record holds only the promise of the seed. The seed itself lies in
    `FILE.sealed`, so that a game that is taken up again goes on with the same chance and the same
    bots; at the end the record opens it and the sealed file goes. Where people play chance there
    is nothing to seal, and the seed is the bots' alone.
    """

    def __init__(self, bits: str, seed: int, sealing: bool = True) -> None:
        self.bits = bits
        self.seed = seed
        self.sealing = sealing
        self.path: Path | None = None
        self.kept: Path | None = None
        self._last = ""

    def begin(self, path: Path) -> None:
        """Keep the game in this file; what another game left there is kept as `FILE~`."""
        if path == self.path:
            return
        self.kept = None
        if path.is_file() and path.stat().st_size:
            self.kept = path.with_name(path.name + "~")
            path.replace(self.kept)
        self.resume(path)

    def resume(self, path: Path) -> None:
        """Keep the game in the file it came from."""
        self.path = path
        self._last = ""

    def save(self, recorder: Recorder) -> bool:
        """Make the file hold the record; False when there is no file."""
        text = recorder.text()
        if self.path is None:
            return False
        if text == self._last:
            return True
        ended = recorder.position.result is not None
        sealed = sealed_path(self.path)
        if self.sealing and not ended and not self._last:
            seal(sealed, self.bits, self.seed)
        write_whole(self.path, text)
        if ended:
            sealed.unlink(missing_ok=True)
        self._last = text
        return True


def sealed_path(path: Path) -> Path:
    """Where the seed of a running game lies."""
    return path.with_name(path.name + ".sealed")


def seal(path: Path, bits: str, seed: int) -> None:
    """Put the seed away."""
    if path.parent.is_dir() and not str(path).startswith("/dev/"):
        write_whole(path, f"{bits or '-'} {seed}\n")


def unseal(path: Path) -> tuple[str, int] | None:
    """The random bits and the seed of a running game, when they are there and readable."""
    try:
        bits, seed = path.read_text(encoding="utf-8").split()
        return ("" if bits == "-" else bits), int(seed)
    except (OSError, ValueError):
        return None

"""The compiled engine: which modules mypyc compiles, where a build of them lies, and how it is found.

A build lies apart from the sources, with a list of what it was made from. When Arbitre is imported, a build
that was made from these very sources is put before them; any other is never used, and everything works
without one.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

CHOICE = "ARBITRE_ENGINE"
"""The variable that says which engine is wanted: `plain` or `compiled`; not set, whichever is there."""

PACKAGE = Path(__file__).resolve().parent
BUILDS = PACKAGE.parents[1] / "build" / "compiled"
"""Where a clone keeps its builds, a folder each."""

SUFFIX = EXTENSION_SUFFIXES[0]
TAG = SUFFIX.strip(".").partition(".")[0]
"""The Python and the platform that a build is for."""

LIST = "list.txt"
"""The file of a build that says what it was made from and which modules it holds."""

TOLD = "told"
"""The file of a build beside which somebody was told that it is stale."""

SPEAK_OR_DRAW = frozenset(
    "aid box box_chapter box_names box_parts box_plan box_values curve draw_words ending_lines ending_words "
    "extras film judge keypad lesson lesson_reader printed provenance reel reel_file screen sentences "
    "sheet_words shelf shown stepping svg terminal toml_text tray verifying voice words".split()
)
"""Modules of `core` that stay plain: they speak or draw, and are not worth compiling."""

STAY_PLAIN = frozenset(f"arbitre/core/{name}.py" for name in SPEAK_OR_DRAW)


def sources(package: Path = PACKAGE) -> dict[str, Path]:
    """The engine's files by name: `core`, and of each game rules, play and bots."""
    folders = [package / "core"]
    for game in sorted((package / "games").iterdir()):
        folders += [game / part for part in ("rules", "play", "bots")]
    files = [file for folder in folders for file in sorted(folder.rglob("*.py"))]
    return {file.relative_to(package.parent).as_posix(): file for file in files}


def is_compiled(name: str) -> bool:
    """Whether a source of the engine is compiled; packages and what speaks or draws are not.

    >>> is_compiled("arbitre/core/record.py"), is_compiled("arbitre/core/svg.py")
    (True, False)
    """
    return name not in STAY_PLAIN and not name.endswith("__init__.py")


def module_name(name: str) -> str:
    """The module of a source.

    >>> module_name("arbitre/core/record.py")
    'arbitre.core.record'
    """
    return name.removesuffix(".py").replace("/", ".")


def plain_modules() -> dict[str, Path]:
    """The sources of all modules that may be compiled."""
    return {module_name(name): file for name, file in sources().items() if is_compiled(name)}


def hash_of(content: bytes) -> str:
    """What a source is known by."""
    return sha256(content).hexdigest()


class Build:
    """A build in its folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.lines = [
            line.split(" ") for line in (folder / LIST).read_text(encoding="utf-8").splitlines()
        ]

    def modules(self) -> dict[str, Path]:
        """The file of each module in it."""
        return {line[1]: self.folder / line[2] for line in self.lines if line[0] == "module"}

    def is_fresh(self, root: Path = PACKAGE.parent) -> bool:
        """Whether it was made from the sources that are there now.

        A file that nobody wrote to since is not read again.
        """
        for kind, *rest in self.lines:
            if kind == "source":
                hashed, size, written, _, name = rest
                try:
                    now = (root / name).stat()
                    if (str(now.st_size), str(now.st_mtime_ns)) == (size, written):
                        continue
                    if hash_of((root / name).read_bytes()) != hashed:
                        return False
                except OSError:
                    return False
        return True


def builds(folder: Path = BUILDS) -> list[Build]:
    """The whole builds for this Python, the newest first; one that was interrupted has another name."""
    found: list[tuple[int, Build]] = []
    with suppress(OSError):
        for one in sorted(folder.glob(f"{TAG}-*")):
            with suppress(OSError, ValueError):
                found.append(((one / LIST).stat().st_mtime_ns, Build(one)))
    found.sort(key=lambda pair: pair[0], reverse=True)
    return [build for _, build in found]


class EngineFinder(MetaPathFinder):
    """Finds the modules of one engine before anybody else does."""

    def __init__(self, files: dict[str, Path]) -> None:
        self.files = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The file of a module of the engine; half of one engine and half of another is none."""
        file = self.files.get(fullname)
        if file is None:
            return None
        if not file.exists():
            raise ImportError(
                f"{file} was removed while Arbitre was running: start it again.", name=fullname
            )
        return spec_from_file_location(fullname, file)


class EngineChoice:
    """Which engine runs in this process, and why."""

    def __init__(self) -> None:
        self.choice = os.environ.get(CHOICE, "")
        self.stale: Build | None = None
        """The newest build, where there are builds and none of them is of these sources."""

    def install(self) -> None:
        """Put the engine that is wanted before whatever else would be found."""
        if is_installed_compiled():
            plain = {
                module_name(name): file for name, file in sources().items() if is_compiled(name)
            }
            beside = {name: file.with_suffix(SUFFIX) for name, file in plain.items()}
            sys.meta_path.insert(0, EngineFinder(plain if self.choice == "plain" else beside))
            return
        if self.choice == "plain":
            return
        there = builds()
        for build in there:
            if build.is_fresh():
                sys.meta_path.insert(0, EngineFinder(build.modules()))
                return
        self.stale = there[0] if there else None

    def is_compiled(self) -> bool:
        """Whether the compiled engine runs."""
        found = find_spec("arbitre.core.position")
        return found is not None and str(found.origin).endswith(SUFFIX)

    def state(self) -> str:
        """`compiled`, `plain`, or `stale`: plain where a build of other sources lies."""
        return "compiled" if self.is_compiled() else "stale" if self.stale else "plain"

    def is_missing(self) -> bool:
        """Whether the compiled engine is asked for, and is not there."""
        return self.choice == "compiled" and not self.is_compiled()

    def tells_stale(self) -> bool:
        """Whether it has to be said that the build is stale: once, not at every command."""
        if self.stale is None:
            return False
        try:
            (self.stale.folder / TOLD).touch(exist_ok=False)
        except OSError:
            return False
        return True


def is_installed_compiled() -> bool:
    """Whether the modules lie compiled beside the sources, as a wheel may have them."""
    return (PACKAGE / "core" / f"position{SUFFIX}").exists()


ENGINE = EngineChoice()
"""The engine of this process."""

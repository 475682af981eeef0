"""The code that plays, laid out in a folder to be sent to other machines: the very code of this process.

It is a copy of each package that plays games or brings players, as an installed one would lie there: with its
entry points, and with the compiled engine beside its sources where this process runs it. Machines of another
kind pass over compiled files, and play with the plain sources.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, entry_points
from importlib.util import find_spec
from pathlib import Path

from arbitre.compiled import ENGINE, SUFFIX, builds, is_installed_compiled

GROUPS = ("arbitre.games", "arbitre.bots")
"""The entry points whose packages are sent."""

OWN = "arbitre"
LEFT_OUT = {"": ("__pycache__",), OWN: ("bench", "cli", "tables", "term", "web")}
"""Folders that play nothing: of any package, and of our own."""


def lay_out(folder: Path, also: Iterable[str] = ()) -> list[str]:
    """Copy all that plays into an empty folder, with other packages or modules that are named; what is there.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as name:
    ...     "arbitre" in lay_out(Path(name)), (Path(name) / "arbitre" / "arena" / "match.py").exists()
    (True, True)
    """
    told: dict[str, Distribution] = {}
    tops = dict.fromkeys(also)
    for group in GROUPS:
        for point in entry_points(group=group):
            tops[point.module.partition(".")[0]] = None
            if point.dist is not None:
                told[point.dist.name] = point.dist
    found = [top for top in tops if _copy(top, folder)]
    if OWN in found:
        _add_compiled(folder)
    for name, distribution in told.items():
        _tell(name, distribution, folder)
    return found


def _copy(top: str, folder: Path) -> bool:
    """A top-level package or module; one that is not there, or lies in no file, is left to its own errors."""
    spec = find_spec(top)
    if spec is None:
        return False
    if spec.submodule_search_locations:
        for place in spec.submodule_search_locations:
            home = Path(place)
            left_out = _Skipped(home, LEFT_OUT[""], LEFT_OUT.get(top, ()))
            shutil.copytree(home, folder / top, ignore=left_out, dirs_exist_ok=True)
        return True
    if spec.origin is None or not Path(spec.origin).is_file():
        return False
    shutil.copy(spec.origin, folder)
    return True


class _Skipped:
    """Which names are not copied: some anywhere, some in the package's own folder."""

    def __init__(self, home: Path, anywhere: Iterable[str], here: Iterable[str]) -> None:
        self.home = home
        self.anywhere = frozenset(anywhere)
        self.here = frozenset(here)

    def __call__(self, folder: str, names: list[str]) -> set[str]:
        wanted = self.anywhere | (self.here if Path(folder) == self.home else frozenset())
        return {name for name in names if name in wanted}


def _add_compiled(folder: Path) -> None:
    """The compiled engine beside its sources, as a compiled wheel has it."""
    if not ENGINE.is_compiled():
        for file in (folder / OWN).rglob(f"*{SUFFIX}"):  # one that is there is not wanted
            file.unlink()
        return
    for name, file in _compiled_files():
        goal = folder / (name.replace(".", "/") + SUFFIX)
        goal.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, goal)


def _compiled_files() -> Iterator[tuple[str, Path]]:
    """The modules of the engine that runs, and what they share."""
    if is_installed_compiled():
        # those beside the sources were copied with them; what they share lies beside the package
        shared = Path(str(find_spec(OWN).origin)).parents[1]  # type: ignore[union-attr]
        for file in shared.glob(f"*__mypyc{SUFFIX}"):
            yield file.name.removesuffix(SUFFIX), file
        return
    build = next(build for build in builds() if build.is_fresh())
    yield from build.modules().items()


def _tell(name: str, distribution: Distribution, folder: Path) -> None:
    """What the folder holds, in the form in which Python finds installed packages."""
    goal = folder / f"{name.replace('-', '_')}-{distribution.version}.dist-info"
    goal.mkdir(exist_ok=True)
    for file in ("METADATA", "entry_points.txt"):
        text = distribution.read_text(file)
        if text is not None:
            (goal / file).write_text(text, encoding="utf-8")

"""Builds the wheels and the source archive, and tries each extra in a fresh environment.

    .venv/bin/python tools/try_wheels.py                 the pure wheel, bare and with each extra
    .venv/bin/python tools/try_wheels.py play serve      these extras only
    .venv/bin/python tools/try_wheels.py --compiled      the compiled wheel too (needs a C compiler)
    .venv/bin/python tools/try_wheels.py --figures       how much each brings, nothing tried

The wheel made from the source archive has to hold the very files of the one made from the clone; what is
tried of an extra is in tools/wheel_trials.py. Ends with 1 when something does not hold, and says what.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tarfile
import tempfile
import time
import tomllib
import zipfile
from pathlib import Path

from wheel_trials import RECORDED, ROOT, TRIALS, Fresh, Wrong, hold, surroundings

from arbitre.bench.environments import find_uv
from arbitre.compiled import SUFFIX, is_compiled, sources

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
NEWEST = PROJECT["tool"]["uv"]["exclude-newer"]
WEIGHED = """
from importlib.metadata import distributions
from pathlib import Path
found = {one.metadata["Name"]: one for one in distributions()}
files = {Path(one.locate_file(file)) for one in found.values() for file in one.files or []}
weights = [file.stat().st_size for file in files if file.suffix != ".pyc" and file.is_file()]
print(len(found) - 1, sum(weights))
"""


def main(words: list[str]) -> int:
    """Try what is asked for; the exit code."""
    parser = argparse.ArgumentParser(description="Builds the wheels and tries them.")
    parser.add_argument("extras", nargs="*", metavar="EXTRA", help=f"bare, {', '.join(EXTRAS)}")
    parser.add_argument("--compiled", action="store_true", help="the compiled wheel too")
    parser.add_argument("--figures", action="store_true", help="weigh, and try nothing")
    given = parser.parse_args(words)
    unknown = [one for one in given.extras if one not in ("bare", *EXTRAS)]
    if unknown:
        parser.error(f"there is no extra {unknown[0]}")
    chosen = ["" if one == "bare" else one for one in given.extras] or ["", *EXTRAS]
    with tempfile.TemporaryDirectory(prefix="arbitre-wheels-") as folder:
        try:
            try_all(Path(folder), chosen, given.compiled, given.figures)
        except Wrong as wrong:
            say(f"WRONG: {wrong}")
            return 1
    return 0


def try_all(folder: Path, chosen: list[str], compiled: bool, figures: bool) -> None:
    """Build, install, weigh, try."""
    wheel = build(folder / "clone", "--wheel")
    check_names(wheel, compiled=False)
    if not figures:
        check_archive(folder, wheel)
    for extra in chosen:
        try_extra(folder / (extra or "bare"), wheel, extra, figures)
    if compiled:
        try_compiled(folder, wheel)


def build(folder: Path, kind: str, source: Path = ROOT, compiled: bool = False) -> Path:
    """A wheel or a source archive of a folder."""
    start = time.monotonic()
    python = ("--python", sys.executable)
    uv("build", "-q", kind, *python, "-o", folder, source, f"-Ccompiled={int(compiled)}")
    (made,) = [file for file in folder.iterdir() if file.suffix in (".whl", ".gz")]
    say(f"{made.name}: {made.stat().st_size / 1e6:.2f} MB in {time.monotonic() - start:.0f} s")
    return made


def check_names(wheel: Path, compiled: bool) -> None:
    """What a wheel holds: the sources, the built client, and the engine where it is compiled."""
    names = set(zipfile.ZipFile(wheel).namelist())
    built = {name for name in names if name.endswith(SUFFIX) and "/" in name}
    wanted = {name.removesuffix(".py") + SUFFIX for name in sources() if is_compiled(name)}
    hold("a wheel is pure unless compiled", wheel.name.endswith("-py3-none-any.whl") != compiled)
    hold("the compiled modules are in it", built == (wanted if compiled else set()))
    hold("the sources are in it", set(sources()) <= names)
    hold("the client is in it", any("/static/built/" in name for name in names))
    folders = {name.partition("/")[0] for name in names}
    hold("nothing else is in it", len(folders - {one for one in folders if "." in one}) == 1)


def check_archive(folder: Path, wheel: Path) -> None:
    """The wheel made from the source archive is the one made from the clone, byte for byte."""
    archive = build(folder / "archive", "--sdist")
    with tarfile.open(archive) as packed:
        packed.extractall(folder / "source", filter="data")
    (source,) = (folder / "source").iterdir()
    other = build(folder / "again", "--wheel", source)
    ours, theirs = contents(wheel), contents(other)
    differing = sorted({name for name, _ in ours.items() ^ theirs.items()})
    hold(f"both wheels are the same: {', '.join(differing[:5])}", not differing)
    hold("both wheels have one name", wheel.name == other.name)


def contents(wheel: Path) -> dict[str, int]:
    """The files of a wheel and a checksum of each."""
    return {one.filename: one.CRC for one in zipfile.ZipFile(wheel).infolist()}


def try_extra(folder: Path, wheel: Path, extra: str, figures: bool) -> None:
    """A fresh environment with the wheel and one extra: what it brings, and whether it works."""
    fresh = environment(folder, wheel, extra)
    count, weight = map(int, fresh.run(fresh.python, "-c", WEIGHED).split())
    brought = f"{count} distributions beside Arbitre, {weight / 1e6:.1f} MB in all"
    name = f"arbitre[{extra}]" if extra else "arbitre"
    if figures:
        say(f"{name}: {brought}")
        return
    start = time.monotonic()
    try:
        hold("it starts", fresh.arbitre("--version").startswith("arbitre "))
        if extra in TRIALS:
            TRIALS[extra](fresh)
    except (Wrong, OSError, ValueError, KeyError) as problem:
        raise Wrong(f"{name}: {problem}") from problem
    tried = "tried" if extra in TRIALS else "starts"
    say(f"{name}: {tried} in {time.monotonic() - start:.0f} s; {brought}")


def try_compiled(folder: Path, pure: Path) -> None:
    """The compiled wheel plays the games of the pure one."""
    wheel = build(folder / "compiled", "--wheel", compiled=True)
    check_names(wheel, compiled=True)
    records = {}
    for kind, one in (("plain", pure), ("compiled", wheel)):
        fresh = environment(folder / f"venv-{kind}", one, "")
        hold(f"the engine is {kind}", fresh.arbitre("--version").endswith(f"({kind} engine)\n"))
        chosen = fresh.arbitre("--version", ARBITRE_ENGINE="plain")
        hold("the plain engine can be chosen", chosen.endswith("(plain engine)\n"))
        TRIALS[""](fresh)
        records[kind] = (fresh.work / "game.arb").read_bytes()
    hold(f"both engines play the same game ({RECORDED[1]})", len(set(records.values())) == 1)
    say("compiled: tried, and the same games as the pure one")


def environment(folder: Path, wheel: Path, extra: str) -> Fresh:
    """A fresh environment with a wheel, and an extra of it."""
    fresh = Fresh(folder / "venv", folder / "work")
    fresh.work.mkdir(parents=True)
    uv("venv", "-q", "--python", sys.executable, fresh.venv)
    wanted = f"arbitre[{extra}] @ {wheel.as_uri()}" if extra else wheel
    uv("pip", "install", "-q", "--exclude-newer", NEWEST, "--python", fresh.python, wanted)
    return fresh


def uv(*words: str | Path) -> None:
    """Run uv; Wrong where it fails."""
    program = find_uv()
    if program is None:
        raise Wrong("uv is not here: run ./arbitre --version first")
    done = subprocess.run(
        [program, *words],
        env=surroundings({"UV_SYSTEM_CERTS": "1"}),
        cwd=tempfile.gettempdir(),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Wrong(f"uv {' '.join(map(str, words))}: {done.stderr}")


def say(line: str) -> None:
    """A line as soon as it is known."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

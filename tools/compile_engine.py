"""Compiles the engine with mypyc: for a clone (`./arbitre compile`), and for wheels (tools/backend.py).

Which modules, and where they go: src/arbitre/compiled.py; why: docs/decisions, "the compiled engine".
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from hashlib import sha256
from importlib import import_module
from importlib.metadata import version
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
NEEDS = ["mypy>=2.4,<3", "setuptools>=75"]
"""The group `compile` of pyproject.toml."""

KEPT = 3
"""So many builds are kept: a program that still runs may load from the one before."""

OPTIMISED = "1"
"""More costs half as much time again and gives no more than two per cent: see docs/figures.md."""

Progress = Callable[[str, int, int], None]
"""Told what is being done (`translate`, `compile`, `link`), how much of it is done, and of how much."""

Command = list[str]


class NotBuilt(Exception):
    """Why nothing was built: the key of a message of the command line, and what stands in it."""

    def __init__(self, key: str, **said: str) -> None:
        self.key, self.said = key, said
        super().__init__(": ".join([key, *said.values()]))


def _engine() -> Any:
    """`arbitre.compiled` of this tree, without the package."""
    spec = spec_from_file_location("arbitre_compiled", SOURCE / "arbitre" / "compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


engine = _engine()


def build_in_clone(say: Progress, folder: Path | None = None) -> tuple[Path, bool]:
    """The build of these sources, and whether it had to be made.

    It is made aside and renamed when it is whole, so what is interrupted is never found.
    """
    folder = folder or engine.BUILDS
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with _alone(folder):
            return _found_or_made(folder, say)
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise NotBuilt("compile-no-write", folder=str(folder), problem=reason) from None


def _found_or_made(folder: Path, say: Progress) -> tuple[Path, bool]:
    for left in folder.glob("new-*"):  # nobody else builds now: these were interrupted
        remove(left)
    listed = describe()
    target = folder / f"{engine.TAG}-{key_of(listed)}"
    if (target / engine.LIST).exists():
        (target / engine.LIST).touch()  # the newest from now on
        return target, False
    work = folder / f"new-{os.getpid()}"
    try:
        modules = build_anew(work, say)
        lines = [*listed, *(f"module {name} {file}" for name, file in modules.items())]
        (work / "made" / engine.LIST).write_text("\n".join(lines) + "\n", encoding="utf-8")
        (work / "made").rename(target)
    finally:
        remove(work)
    for old in engine.builds(folder)[KEPT:]:
        remove(old.folder)
    return target, True


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """One build at a time: the lock goes with the process."""
    import fcntl

    with (folder / "lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def describe() -> list[str]:
    """What a build of these sources is made from, as lines of its list."""
    lines = [f"mypy {version('mypy')} {OPTIMISED}"]
    for name, file in engine.sources().items():
        known = file.stat()
        kind = "compiled" if engine.is_compiled(name) else "plain"
        hashed = engine.hash_of(file.read_bytes())
        lines.append(f"source {hashed} {known.st_size} {known.st_mtime_ns} {kind} {name}")
    return lines


def key_of(listed: list[str]) -> str:
    """What a build is called after: what it is made from, not when that was written.

    >>> key_of(["source 1a 9 33 plain x.py"]) == key_of(["source 1a 9 44 plain x.py"])
    True
    """
    mixed = sha256()
    for line in listed:
        words = line.split(" ")
        if words[0] == "source":
            del words[2:4]
        mixed.update(f"{' '.join(words)}\n".encode())
    return mixed.hexdigest()[:16]


def build(target: Path, work: Path, say: Progress) -> dict[str, str]:
    """Compile the engine into a folder; gives the file of each module in it."""
    compile_with, link_with = find_compiler()
    say("translate", 0, 1)
    before = key_of(describe())
    extensions = translate(work)
    if key_of(describe()) != before:
        raise NotBuilt("compile-edited")  # what is edited from now on makes no difference
    objects: dict[str, list[str]] = {one["name"]: [] for one in extensions}
    jobs = [(one, file) for one in extensions for file in one["sources"]]

    def to_object(job: tuple[dict[str, Any], str]) -> tuple[str, str]:
        one, file = job
        made = f"{file}.o"
        folders = [f"-I{folder}" for folder in [sysconfig.get_path("include"), *one["include"]]]
        run([*compile_with, *folders, "-c", file, "-o", made, *one["flags"], "-Wno-error"])
        return one["name"], made

    def to_library(one: dict[str, Any]) -> str:
        file = one["name"].replace(".", "/") + engine.SUFFIX
        (target / file).parent.mkdir(parents=True, exist_ok=True)
        run([*link_with, *objects[one["name"]], "-o", str(target / file)])
        return file

    with ThreadPoolExecutor(os.cpu_count()) as threads:
        try:
            running = [threads.submit(to_object, job) for job in jobs]
            for number, done in enumerate(as_completed(running)):
                name, made = done.result()
                objects[name].append(made)
                say("compile", number + 1, len(jobs))
            say("link", 0, len(extensions))
            files = list(threads.map(to_library, extensions))
        except BaseException:
            threads.shutdown(wait=False, cancel_futures=True)
            raise
    return {one["name"]: file for one, file in zip(extensions, files, strict=True)}


def build_anew(work: Path, say: Progress) -> dict[str, str]:
    """Compile the engine under a folder of its own, in `made`."""
    remove(work)
    return build(work / "made", work / "c", say)


def remove(folder: Path) -> None:
    """A folder, if it is there."""
    shutil.rmtree(folder, ignore_errors=True)


def find_compiler() -> tuple[Command, Command]:
    """The commands that compile and link what Python loads, as Python itself was built."""
    try:
        import_module("mypyc.build")
        tools: Any = import_module("setuptools._distutils.ccompiler")
        settings: Any = import_module("setuptools._distutils.sysconfig")
    except ImportError as problem:
        raise NotBuilt("compile-no-mypyc", needs=" ".join(NEEDS), problem=str(problem)) from None
    compiler: Any = tools.new_compiler()
    settings.customize_compiler(compiler)
    found: tuple[Command, Command] = (
        list(getattr(compiler, "compiler_so", [])),
        list(getattr(compiler, "linker_so", [])),
    )
    if not all(command and shutil.which(command[0]) for command in found):
        raise NotBuilt("compile-no-compiler")
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        raise NotBuilt("compile-no-headers")
    return found


def run(command: Command, **settings: Any) -> None:
    """Run a command; what it says is shown only when it fails."""
    done = subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
        **settings,
    )
    if done.returncode:
        said = [line for line in done.stdout.splitlines() if "warning:" not in line]
        raise NotBuilt("compile-failed", problem="\n".join(said[-12:]) or str(done.returncode))


def translate(work: Path) -> list[dict[str, Any]]:
    """The engine in C, by mypyc, which wants a process of its own: what is to be compiled and how."""
    work.mkdir(parents=True)
    run([sys.executable, str(Path(__file__).resolve()), str(work)], cwd=SOURCE)
    extensions: list[dict[str, Any]] = json.loads((work / "extensions.json").read_text("utf-8"))
    return extensions


def _translate_here(work: Path) -> None:
    import setuptools  # noqa: F401  # before mypyc, which looks whether it is there
    from mypyc.build import mypycify

    files = [name for name in engine.sources() if engine.is_compiled(name)]
    extensions = mypycify(
        [f"--config-file={ROOT / 'pyproject.toml'}", f"--cache-dir={os.devnull}", *files],
        opt_level=OPTIMISED,
        debug_level="0",
        multi_file=True,
        target_dir=str(work),
    )
    known = [
        {
            "name": one.name,
            "sources": one.sources,
            "include": one.include_dirs,
            "flags": one.extra_compile_args,
        }
        for one in extensions
    ]
    (work / "extensions.json").write_text(json.dumps(known), "utf-8")


if __name__ == "__main__":
    _translate_here(Path(sys.argv[1]))

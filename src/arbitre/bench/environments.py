"""Private virtual environments for the engines that benchmarks compare with.

Each engine has an environment of its own, made once and kept in the user's cache folder, so that
what it needs never mixes with what Arbitre needs.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

if sys.platform != "win32":
    import fcntl

STAMP = "requirements.stamp"
"""The file of an environment that says what it was made from; written last."""

LEFT_OUT = ("PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV", "__PYVENV_LAUNCHER__")
"""Variables that would tie a new environment to the one Arbitre runs in."""


class EnvironmentProblem(RuntimeError):
    """An environment could not be made; the message is one line that says what to do."""


def default_root() -> Path:
    """Return the folder of the benchmark environments, in the user's cache folder."""
    cache = os.environ.get("XDG_CACHE_HOME", "")
    base = Path(cache) if Path(cache).is_absolute() else Path.home() / ".cache"
    return base / "arbitre" / "bench"


def find_uv() -> Path | None:
    """Return the `uv` on the path, beside this python, or in `.boot/bin` of a checkout."""
    found = shutil.which("uv")
    if found:
        return Path(found)
    folders = [Path(sys.executable).parent]
    folders += [parent / ".boot" / "bin" for parent in Path(__file__).resolve().parents]
    for folder in folders:
        beside = shutil.which("uv", path=str(folder))
        if beside:
            return Path(beside)
    return None


def environment(name: str, requirements: list[str], root: Path) -> Path:
    """Return the python of the environment `name` under `root`, making it when needed.

    An environment is made anew when its requirements, or the version of the running python, are
    not those it was made from. Messages, and those of the tools, go to the standard error.

    Raises:
        EnvironmentProblem: The environment could not be made.
        ValueError: The name is not a plain folder name.
    """
    if not re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9._-]*", name):
        raise ValueError(f"not a plain name for an environment: {name!r}")
    root = root.absolute()
    folder = root / name
    python = _python_of(folder)
    stamp = _stamp_of(requirements)
    try:
        root.mkdir(parents=True, exist_ok=True)
        with _alone(root / f"{name}.lock"):
            if not _is_ready(folder, stamp):
                _clear(folder)
                _say(f"making the environment {name} ({', '.join(requirements) or 'empty'})")
                _make(name, folder, requirements)
                (folder / STAMP).write_text(stamp, encoding="utf-8")
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise EnvironmentProblem(
            f"cannot make the environment {name} in {root} ({reason}): "
            "set XDG_CACHE_HOME to a folder that can be written, then run this again"
        ) from error
    return python


def _python_of(folder: Path) -> Path:
    """Return where an environment in `folder` has its python."""
    if sys.platform == "win32":
        return folder / "Scripts" / "python.exe"
    return folder / "bin" / "python"


def _stamp_of(requirements: list[str]) -> str:
    """Return the text that two environments share when they were made from the same things."""
    version = f"python {sys.version_info.major}.{sys.version_info.minor}"
    return "\n".join([version, *sorted(requirements), ""])


def _is_ready(folder: Path, stamp: str) -> bool:
    """Tell whether the environment was finished, from what `stamp` names."""
    written = folder / STAMP
    if not (written.is_file() and _python_of(folder).exists()):
        return False
    return written.read_text(encoding="utf-8") == stamp


def _clear(folder: Path) -> None:
    """Remove an environment that is not to be used; leave anything else alone."""
    if not folder.exists():
        return
    if not (folder / "pyvenv.cfg").exists() and any(folder.iterdir()):
        raise EnvironmentProblem(
            f"{folder} is in the way and is not an environment: remove it, then run this again"
        )
    shutil.rmtree(folder)


def _make(name: str, folder: Path, requirements: list[str]) -> None:
    """Make the environment and install what it needs, with uv where there is one."""
    uv = find_uv()
    python = str(_python_of(folder))
    if uv:
        create = [str(uv), "venv", "--quiet", "--python", sys.executable, str(folder)]
        install = [str(uv), "pip", "install", "--quiet", "--python", python]
    else:
        bare = [] if requirements else ["--without-pip"]
        create = [sys.executable, "-m", "venv", *bare, str(folder)]
        install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if not _run(create, folder.parent):
        raise EnvironmentProblem(
            f"cannot make the environment {name}: see the message above; "
            "install uv, or the venv module of this python, then run this again"
        )
    if requirements and not _run([*install, *requirements], folder.parent):
        raise EnvironmentProblem(
            f"cannot install {' '.join(requirements)} in the environment {name}: see the message "
            "above; check the network and the requirements, then run this again"
        )


def _run(command: list[str], folder: Path) -> bool:
    """Run a tool in `folder`, its output on the standard error; tell whether it succeeded."""
    variables = {key: value for key, value in os.environ.items() if key not in LEFT_OUT}
    variables.setdefault("UV_SYSTEM_CERTS", "1")
    variables.setdefault("UV_COMPILE_BYTECODE", "1")
    done = subprocess.run(
        command,
        cwd=folder,
        env=variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.stdout.strip():
        _say(done.stdout.rstrip())
    return done.returncode == 0


def _say(message: str) -> None:
    """Print a message for the person who waits."""
    print(message, file=sys.stderr, flush=True)


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Keep other runs from making the same environment meanwhile, where the system can."""
    with path.open("w", encoding="utf-8") as lock:
        if sys.platform != "win32":
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield

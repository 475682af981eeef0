"""Builds the browser client with Deno into the package, when its sources have changed.

    python tools/build_client.py            build what is not up to date
    python tools/build_client.py --check    format, lint, types and unit tests of the client

Deno is taken from the PATH, else from the Python package `deno` (dependency group `client`).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from hashlib import sha256
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
BUILT = ROOT / "src" / "arbitre" / "web" / "page" / "static" / "built"
CACHE = ROOT / "build" / "deno"
STAMP = "stamp"
NEEDS = "deno>=2.9,<3"
CHECKS = (["fmt", "--check"], ["lint"], ["check", "src", "tests"], ["test", "--frozen", "tests"])


class NotBuilt(Exception):
    """Why there is no client, in one sentence."""


def sources() -> list[Path]:
    """The files that the built client is made from, in a stable order."""
    return [CLIENT / "deno.json", CLIENT / "deno.lock", *sorted(CLIENT.glob("src/**/*.ts"))]


def stamp_of_sources() -> str:
    """A hash of all sources: it does not change with a checkout, as times do."""
    mixed = sha256()
    for file in sources():
        mixed.update(f"{file.relative_to(CLIENT).as_posix()}\n".encode())
        mixed.update(file.read_bytes())
    return mixed.hexdigest()


def is_built() -> bool:
    """Whether the built client is the one that the sources make."""
    stamp = BUILT / STAMP
    return stamp.is_file() and stamp.read_text(encoding="ascii") == stamp_of_sources()


def find_deno() -> str:
    """Where Deno is; NotBuilt when it is nowhere."""
    found = shutil.which("deno")
    if found:
        return found
    try:
        return str(import_module("deno").find_deno_bin())
    except (ImportError, FileNotFoundError):
        raise NotBuilt(
            f"Deno is missing, and the browser client cannot be built without it: pip install '{NEEDS}'."
        ) from None


def run_deno(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Deno in the client's folder, with its cache inside the project."""
    surroundings = {
        "DENO_TLS_CA_STORE": "system,mozilla",
        **os.environ,
        "DENO_NO_UPDATE_CHECK": "1",
        "DENO_DIR": str(CACHE),
        "NO_COLOR": "1",
    }
    return subprocess.run(
        [find_deno(), *arguments],
        cwd=CLIENT,
        env=surroundings,
        capture_output=True,
        text=True,
        check=False,
    )


def build() -> bool:
    """Build the client unless it is up to date; whether there was something to do."""
    if is_built():
        return False
    fresh = BUILT.with_name(f"built.{os.getpid()}")
    shutil.rmtree(fresh, ignore_errors=True)
    options = ["--quiet", "--frozen", "--platform", "browser", "--minify", "--code-splitting"]
    try:
        done = run_deno("bundle", *options, "--outdir", str(fresh), "src/client.ts")
        if done.returncode != 0 or not (fresh / "client.js").is_file():
            said = (done.stderr or done.stdout).strip()
            raise NotBuilt(f"Deno could not build the browser client:\n{said}")
        (fresh / STAMP).write_text(stamp_of_sources(), encoding="ascii")
        shutil.rmtree(BUILT, ignore_errors=True)
        fresh.replace(BUILT)
    except OSError as error:
        if is_built():  # somebody else was faster
            return False
        raise NotBuilt(f"the browser client cannot be written: {error}.") from None
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    return True


def check() -> int:
    """Every check of the client, also after one has failed."""
    status = 0
    for arguments in CHECKS:
        done = run_deno(*arguments)
        if done.returncode != 0:
            status = 1
            sys.stderr.write(f"deno {' '.join(arguments)}:\n{done.stdout}{done.stderr}\n")
    return status


def main(arguments: list[str]) -> int:
    """Build or check; 2 when it cannot be done."""
    if arguments not in ([], ["--check"]):
        sys.stderr.write("usage: build_client.py [--check]\n")
        return 2
    try:
        if arguments:
            return check()
        if not is_built():
            sys.stderr.write("arbitre: building the browser client\n")
            build()
    except NotBuilt as reason:
        sys.stderr.write(f"arbitre: {reason}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

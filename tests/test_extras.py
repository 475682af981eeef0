"""The bare Arbitre needs no extra, and what needs one says so: tried where no extra is installed."""

from __future__ import annotations

import json
import os
import pty
import re
import subprocess
import tomllib
from itertools import chain
from pathlib import Path

import pytest

from arbitre.core.extras import command, missing, need, required
from arbitre.core.message import BadInput
from arbitre.tables.store.database import Database, address
from tests.bare import ROOT, closure, make_bare, run_bare

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
BARE = {"arbitre", "click", "mypy-extensions"} | {
    "fluent-runtime", "fluent-syntax", "babel", "pytz", "attrs", "typing-extensions"  # words
}  # fmt: skip
NEEDS_EXTRA = (
    "arbitre.tables",
    "arbitre.web",
    "arbitre.mcp",
    "arbitre.rl",
    "arbitre.bench.serve",
    "arbitre.term.prompting",
)
"""Modules that an extra serves: these, and what begins like them."""
ALL_MODULES = f"""
import sys
from importlib import import_module
from pkgutil import walk_packages
import arbitre
for one in walk_packages(arbitre.__path__, "arbitre."):
    if not one.name.startswith({NEEDS_EXTRA!r}) and not one.name.endswith("__main__"):
        import_module(one.name)
        print(one.name)
"""
ALL_GAMES = """
from arbitre import game
from arbitre.arena.tournament import run
if __name__ == "__main__":
    for name in ("power", "sans_allies", "dead_reckoning"):
        rules = game(name)
        bots = ["random"] * rules.seat_counts[0]
        print(name, len(run(rules, bots, 2, jobs=2).outcomes))
"""
ORDERS = {"position": {"board": {"R0": {"red": {"T": 1}}}}, "orders": {"red": ["T R0 IX"]}}
REFUSED = {
    ("serve",): "serve",
    ("backup", "tables.bak"): "serve",
    ("restore", "tables.bak"): "serve",
    ("bench", "serve"): "serve",
    ("mcp",): "mcp",
    ("docs",): "docs",
}
"""Commands that need an extra, and which."""


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The python of an environment without extras."""
    return make_bare(tmp_path_factory.mktemp("bare") / "venv")


def test_the_bare_half_brings_no_more_than_it_did() -> None:
    assert set(closure("arbitre")) == BARE


def test_all_modules_but_those_of_an_extra_are_imported_bare(bare: Path) -> None:
    done = run_bare(bare, "-c", ALL_MODULES)
    assert not done.returncode, done.stderr
    told = set(done.stdout.split())
    assert {f"arbitre.games.{name}" for name in ("power", "sans_allies", "dead_reckoning")} < told
    assert {"arbitre.arena.ladder", "arbitre.cli.serve", "arbitre.term.play"} < told


def test_import_arbitre_loads_nothing_that_is_not_needed(bare: Path) -> None:
    """Words, the command line and metadata come when they are asked for: a tenth of a second together."""
    code = "import sys, arbitre; print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    loaded = set(run_bare(bare, "-c", code).stdout.split())
    assert "arbitre" in loaded
    assert not loaded & {
        "click",
        "fluent",
        "babel",
        "attr",
        "pytz",
        "importlib_metadata",
        "asyncio",
    }


def test_help_is_told_bare(bare: Path) -> None:
    done = run_bare(bare, "-m", "arbitre", "--help", "--lang", "en")
    assert not done.returncode, done.stderr
    assert "serve" in done.stdout
    for words in (["serve", "--help"], ["play", "--help"], ["games"]):
        assert not run_bare(bare, "-m", "arbitre", *words).returncode


def test_games_are_played_judged_and_verified_bare(bare: Path, tmp_path: Path) -> None:
    program = tmp_path / "games.py"
    program.write_text(ALL_GAMES)
    done = run_bare(bare, str(program))
    assert done.stdout.splitlines() == ["power 2", "sans_allies 2", "dead_reckoning 2"], done.stderr
    judged = run_bare(bare, "-m", "arbitre", "judge", input=json.dumps(ORDERS) + "\n")
    assert json.loads(judged.stdout)["orders"]["red"][0]["executed"]
    record = str(tmp_path / "game.arb")
    seats = ["--seats", "random", "--seed", "7", "--record", record]
    # a script through a pipe, or players alone, need no editor of lines
    played = run_bare(bare, "-m", "arbitre", "play", "sans_allies", *seats, input="")
    assert not played.returncode, played.stderr
    assert not run_bare(bare, "-m", "arbitre", "verify", record).returncode


@pytest.mark.parametrize("words", REFUSED)
def test_a_command_without_its_extra_says_which_and_how(bare: Path, words: tuple[str, ...]) -> None:
    extra = REFUSED[words]
    said = {
        "en": f'this installs it: pip install "arbitre[{extra}]"',
        "fr": f'pour l’installer\u00a0: pip install "arbitre[{extra}]"',
    }
    for lang in ("en", "fr") if words == ("serve",) else ("en",):
        done = run_bare(bare, "-m", "arbitre", *words, "--lang", lang)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith(f"arbitre: {' '.join(words[:1])}")
        assert done.stderr.endswith(f"{said[lang]}\n")
        assert len(done.stderr.splitlines()) == 1


def test_a_person_at_a_terminal_is_told_of_the_extra(bare: Path) -> None:
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [bare, "-m", "arbitre", "play", "power", "--lang", "en"],
        stdin=theirs,
        stdout=theirs,
        stderr=subprocess.PIPE,
        env={"PATH": os.environ["PATH"], "TERM": "xterm"},
        text=True,
    ) as playing:
        _, told = playing.communicate()
    os.close(theirs)
    os.close(ours)
    assert playing.returncode == 2
    assert told == (
        "arbitre: play needs the extra “play” (missing: prompt-toolkit); "
        'this installs it: pip install "arbitre[play]"\n'
    )


def test_postgresql_needs_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("arbitre.core.extras.missing", lambda extra: ["psycopg"])
    with pytest.raises(BadInput) as refused:
        Database(address("postgresql://me@host/arbitre"))
    assert refused.value.message.key == "extra-missing"
    assert refused.value.message.args["extra"] == "postgres"


def test_an_extra_names_what_other_extras_bring_to_it() -> None:
    assert set(required("postgres")) > set(required("serve")) > {"fastapi", "sqlalchemy"}
    assert set(required("all")) >= set(required("postgres")) | set(required("play"))
    assert required("no-such-extra") == missing("no-such-extra") == []


def test_no_more_than_three_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("arbitre.core.extras.missing", lambda extra: list("abcd"))
    with pytest.raises(BadInput) as refused:
        need("serve", "serve")
    assert refused.value.message.args["missing"] == "a, b, c, …"


def test_a_clone_is_told_of_its_own_uv() -> None:
    assert command("rl") == ".boot/bin/uv sync --no-dev --inexact --extra rl"


def test_what_is_asked_for_has_a_lower_and_an_upper_bound() -> None:
    asked = [*PROJECT["dependencies"], *chain(*EXTRAS.values())]
    assert len(asked) > len(EXTRAS)
    for line in asked:
        assert line.startswith("arbitre[") or re.fullmatch(
            r"[\w.\[\]-]+>=[\d.]+,<[\d.]+(;.+)?", line
        )


def test_all_holds_every_extra() -> None:
    (line,) = EXTRAS["all"]
    assert set(line.removeprefix("arbitre[").removesuffix("]").split(",")) == set(EXTRAS) - {"all"}

"""`arbitre compile` says how far it is, what came of it, and why nothing did, in both languages."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from arbitre.cli import run
from arbitre.core.words import LANGUAGES, Words

BUILDER = Path(__file__).parents[2] / "tools" / "compile_engine.py"
KEYS = sorted(set(re.findall(r'"(compile-[a-z-]+)"', BUILDER.read_text(encoding="utf-8"))))
SAID = {"folder": "/x", "problem": "it is full", "needs": "mypy"}


class NotBuilt(Exception):
    """As the builder has it."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key, self.said = key, SAID


Say = Callable[[str, int, int], None]


@pytest.fixture
def building(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Say], bool]], None]:
    """Let the command find a builder that does what it is told."""

    def use(act: Callable[[Say], bool]) -> None:
        builder: Any = ModuleType("compile_engine")
        builder.NotBuilt = NotBuilt
        builder.build_in_clone = lambda say: (Path("/x"), act(say))
        monkeypatch.setitem(sys.modules, "compile_engine", builder)

    monkeypatch.setattr(sys, "path", sys.path.copy())
    return use


def test_a_build_tells_each_stage_once_where_nobody_watches(
    building: Callable[[Callable[[Say], bool]], None], capsys: pytest.CaptureFixture[str]
) -> None:
    def build(say: Say) -> bool:
        say("translate", 0, 1)
        for number in range(1, 4):
            say("compile", number, 3)
        say("link", 0, 2)
        return True

    building(build)
    assert run(["compile", "--lang", "en"]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("The engine is compiled (0 s)")
    assert len(err.splitlines()) == 3
    assert err.splitlines()[1] == "arbitre: compiling the engine: 1 of 3 files"


def test_what_is_there_is_not_built_again(
    building: Callable[[Callable[[Say], bool]], None], capsys: pytest.CaptureFixture[str]
) -> None:
    building(lambda say: False)
    assert run(["compile", "--lang", "fr"]) == 0
    assert capsys.readouterr().out == (
        "Le moteur compilé est déjà là, fait de ces mêmes sources.\n"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_why_nothing_was_built_is_one_line(
    building: Callable[[Callable[[Say], bool]], None],
    capsys: pytest.CaptureFixture[str],
    key: str,
    lang: str,
) -> None:
    def fail(say: Say) -> bool:
        raise NotBuilt(key)

    building(fail)
    assert run(["compile", "--lang", lang]) == 2
    out, err = capsys.readouterr()
    assert not out
    words = Words(lang, ["arbitre.core", "arbitre.cli"])
    assert err == f"arbitre: {words.phrase(key, dict(SAID))}\n"


def test_the_builder_names_its_reasons() -> None:
    assert len(KEYS) == 6


@pytest.mark.parametrize(
    ("state", "shown"), [("plain", "plain engine"), ("stale", "other sources")]
)
def test_the_version_says_which_engine_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], state: str, shown: str
) -> None:
    monkeypatch.setattr("arbitre.compiled.ENGINE.state", lambda: state)
    assert run(["--version", "--lang", "en"]) == 0
    assert shown in capsys.readouterr().out


def test_a_stale_build_is_told_on_stderr_and_nothing_else_changes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("arbitre.compiled.ENGINE.tells_stale", lambda: True)
    assert run(["games", "--lang", "en"]) == 0
    out, err = capsys.readouterr()
    assert "\ndead_reckoning  " in f"\n{out}"
    assert "“./arbitre compile” makes it anew" in err
    assert err.count("\n") == 1

"""Players of others in the terminal: a class, a file, a program; one that fails; records start nothing."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from arbitre.bots import Program
from arbitre.core.chance import Rng
from arbitre.core.game import Bot
from tests.bots.test_programs import command
from tests.term.tables import piped, request

LINES = ["T HQ G8", "send", "send", "yes"]
SHORT: dict[str, object] = {"rounds": 2}


class Wrong(Bot):
    """Its code is wrong."""

    def decide(self, view: object, rng: Rng, budget: int) -> Any:
        """A mistake."""
        known: dict[str, Any] = {}
        return known["x"]


class Idle(Bot):
    """It decides nothing."""

    def decide(self, view: object, rng: Rng, budget: int) -> Any:
        """Nothing."""
        return None


@pytest.mark.parametrize(
    ("player", "name"),
    [
        (Program(command("fair")), f"exec:{Path(sys.executable).name}"),
        (str(Path(__file__).parents[2] / "examples" / "bots" / "patient.py"), "patient.py"),
        ("arbitre.bots.random_bot:RandomBot", "arbitre.bots.random_bot:RandomBot"),
    ],
)
def test_it_plays_and_the_record_has_its_name_alone(
    tmp_path: Path, player: object, name: str
) -> None:
    path = tmp_path / "game.arb"
    played = piped(request(players=["human", player], options=SHORT, record=path), *LINES)
    assert played.code == 0
    assert "Game over" in played.out
    header = path.read_text().partition("\n\n")[0]
    assert f"south={name}" in header
    assert "/" not in header.partition("seats ")[2].partition("\n")[0]


@pytest.mark.parametrize(
    ("player", "said"),
    [
        (Program(command("dies")), "ended in the middle of the game (exit code 3)"),
        (Program(command("hang"), 0.5), "gave no answer within 0.5 s"),
        (Wrong, "Wrong failed: KeyError: 'x'"),
        (Idle, "Idle wrote something that is no message of the protocol"),
    ],
)
def test_one_that_fails_is_told_of_and_the_game_goes_on(player: object, said: str) -> None:
    played = piped(request(players=["human", player], options=SHORT), *LINES)
    assert played.code == 0
    out = " ".join(played.out.split())
    assert out.count("From now on a random player goes on in its place.") == 1
    assert said in out
    assert "Game over" in out


def test_a_hint_may_be_asked_of_another_player() -> None:
    asked = ["hint random", f"hint exec:{command('fair')}", "hint nobody", "hint human", *LINES]
    asked.insert(2, f"hint exec:{command('garbage')}")
    played = piped(request(players=["human", "random"], options=SHORT), *asked)
    out = " ".join(played.out.split())
    assert "Random would write:" in out
    assert f"exec:{Path(sys.executable).name} would write nothing." in out
    assert "there is no player nobody" in out
    assert "A hint is a bot’s: hint, or hint NAME." in out
    assert "is no message of the protocol" in out


@pytest.mark.parametrize("player", ["exec:./anything", "anything.py:Class", "a.module:Class"])
def test_a_record_starts_no_program(tmp_path: Path, player: str) -> None:
    path = tmp_path / "game.arb"
    played = piped(request(players=["human", "random"], options=SHORT, record=path), "quit")
    text = path.read_text().replace("south=random", f"south={player}")
    path.write_text(text)
    played = piped(request(players=[], resume=path), "quit")
    assert played.code == 2
    assert "name the players with --seats" in played.err
    again = piped(request(players=["human", "random"], resume=path), "quit")
    assert again.code == 0

"""Positions of Power for tests, and rounds judged from a board and sheets."""

from __future__ import annotations

import json
from typing import Any

import pytest

from arbitre.core.game import game
from arbitre.core.message import Illegal
from arbitre.games.power.judge import Referee
from arbitre.games.power.play.position import PowerPosition

Told = dict[str, str | int]

COLOURS = ("green", "blue", "yellow", "red")
START = {"S": 2, "T": 2, "C": 2, "D": 2}


def start(seats: int = 4, **options: object) -> PowerPosition:
    position = game("power").start(seats=seats, options=dict(options))
    assert isinstance(position, PowerPosition)
    return position


def load(**data: object) -> PowerPosition:
    position = game("power").load(data)
    assert isinstance(position, PowerPosition)
    return position


def data_of(position: PowerPosition) -> Any:
    return position.to_dict()


def clause_of(position: PowerPosition, seat: str, move: str) -> str:
    before = position.text()
    with pytest.raises(Illegal) as refused:
        position.play(seat, move)
    assert position.text() == before
    return refused.value.ruling.clause


def judged(
    orders: dict[str, list[str]], board: dict[str, dict[str, dict[str, int]]], **position: object
) -> Any:
    data = {"position": {"board": board, **position}, "orders": orders}
    answer: Any = Referee().answer(json.dumps(data))
    assert "error" not in answer, answer
    return answer


def told(answer: Any, *names: str) -> list[Told]:
    """The events of these names, in their order."""
    return [event for event in answer["events"] if event["event"] in names]


def event(name: str, clause: str, **args: str | int) -> Told:
    return {"event": name, "clause": clause, **args}

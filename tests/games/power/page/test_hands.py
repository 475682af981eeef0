"""Hands that know no rules do what the list says: the real board is as the program's, net."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from arbitre.core.game import game
from arbitre.core.telling import SeenMoment
from arbitre.core.voice import Told
from arbitre.games.power.play.notation import read_order
from arbitre.games.power.play.position import PowerPosition
from arbitre.games.power.play.reading import load_position
from arbitre.games.power.rules.board import COLOURS
from arbitre.games.power.rules.moves import Sheet
from arbitre.games.power.words.codes import counted
from tests.games.power.crowds import crowded_request

Stacks = dict[tuple[str, str], dict[str, int]]


class RealBoard:
    """Wooden pieces in spaces and reserves, and flags: it knows no rules."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.stacks: Stacks = {}
        for space, armies in data["board"].items():
            for army, pieces in armies.items():
                self.stacks[space, army] = dict(pieces)
        for army, pieces in data["reserves"].items():
            self.stacks[reserve(army), army] = dict(pieces)
        self.flags = {flag: army for army, flags in data["flags"].items() for flag in flags}

    def follow(self, lines: list[Told]) -> None:
        """All lines; what is taken is taken before anything is put: no piece can be touched twice."""
        events = [event for line in lines for event in line.events]
        for event in events:
            args = {key: str(value) for key, value in event.args.items()}
            if event.name in ("hand-move", "hand-pieces"):
                self._add(args["space"], args["army"], args.get("pieces", args.get("out", "")), -1)
        for event in events:
            args = {key: str(value) for key, value in event.args.items()}
            if event.name == "hand-move":
                self._add(args["to"], args["army"], args["pieces"], 1)
            elif event.name == "hand-pieces":
                self._add(args["space"], args["army"], args["into"], 1)
            elif event.name == "hand-flag":
                del self.flags[args["flag"]]
                if args["army"]:
                    self.flags[args["flag"]] = args["army"]

    def _add(self, space: str, army: str, pieces: str, sign: int) -> None:
        stack = self.stacks.setdefault((space, army), {})
        for kind, number in counted(pieces):
            stack[kind] = stack.get(kind, 0) + sign * number
            assert stack[kind] >= 0, (space, army, pieces)

    @property
    def shown(self) -> tuple[Stacks, dict[str, str]]:
        """What lies there."""
        stacks = {
            place: {kind: number for kind, number in sorted(stack.items()) if number}
            for place, stack in self.stacks.items()
        }
        return {place: stack for place, stack in stacks.items() if stack}, self.flags


def reserve(army: str) -> str:
    return f"RV{'VBJR'[COLOURS.index(army)]}"


def judged(
    position: PowerPosition, orders: dict[str, list[str]], lang: str, claims: bool = False
) -> tuple[PowerPosition, list[SeenMoment]]:
    """The position before, and everything that the sheets bring, as one step."""
    before, moments = position.copy(), []
    while (position.state.phase < 2) and position.actors and position.round == before.round:
        seat = position.actors[0]
        index = position.setting.seats.index(seat)
        if position.state.phase == 1:
            move: Any = position.moves(seat)[-1 if claims else 0]
        else:
            move = Sheet(
                [
                    (
                        army,
                        [
                            read_order(position.setting, army, text, lang)
                            for text in orders.get(COLOURS[army], [])
                        ],
                    )
                    for army in position.setting.armies[index]
                ]
            )
        moments += [one.seen(None) for one in position.watch(seat, move)]
    return before, moments


def asked(before: PowerPosition, moments: list[SeenMoment], lang: str = "en") -> list[Told]:
    rules = game("power")
    return rules.screen().hands(before.view(None), moments, lambda view: rules.voice(view, lang))


def test_hands_that_follow_the_list_have_the_board_of_the_program() -> None:
    rng = Random(14)
    lines = 0
    for _ in range(120):
        request = crowded_request(rng)
        position = load_position(request["position"])
        if not position.actors:
            continue
        orders = {
            army: [one for one in entries if isinstance(one, str)]
            for army, entries in request["orders"].items()
            if isinstance(entries, list)
        }
        before, moments = judged(position, orders, request["lang"], rng.random() < 0.5)
        table = RealBoard(before.to_dict())
        told = asked(before, moments)
        table.follow(told)
        assert table.shown == RealBoard(position.to_dict()).shown
        for line in told:
            assert line.heading or (line.clause.startswith("PW-") and line.events)
            # a line says one thing, once
            assert line.heading or sum(line.whole == one.whole for one in told) == 1
            assert "nothing" not in line.whole
        lines += len(told)
    assert lines > 800


def begun(board: dict[str, Any], reserves: dict[str, Any] | None = None) -> PowerPosition:
    data = {
        "players": 4,
        "options": {"companion": True},
        "board": board,
        "reserves": reserves or {},
    }
    return load_position(data)


def said(lines: list[Told]) -> list[str]:
    return [f"{line.whole} {line.clause}".strip() for line in lines]


@pytest.mark.rule("PW-C11")
def test_prisoners_a_purchase_and_what_is_paid_in_words() -> None:
    # green's two fighters, 10, take blue's fighter, 5, in V0; yellow orders nothing and has an infantry
    position = begun(
        {
            "HQV": {"green": {"C": 2}},
            "V0": {"blue": {"T": 1, "C": 1}},
            "HQJ": {"yellow": {"S": 1}},
            "HQR": {"red": {"T": 1}},
        },
        {"green": {"P": 9}},
    )
    orders = {
        "green": ["C HQ V0", "C HQ V0", "2P E RV S"],
        "blue": ["T V0 V1"],
        "red": ["T HQ R8"],
    }
    before, moments = judged(position, orders, "fr")
    lines = asked(before, moments)
    assert said(lines) == [
        "Move",
        "Green: 2 fighters from HQG to G0 PW-P1",
        "Blue: 1 tank from G0 to G1 PW-P1",
        "Red: 1 tank from HQR to R8 PW-P1",
        "On the board",
        "HQY, Yellow: take away 1 infantry PW-O13",
        "G0, Blue: take away 1 fighter PW-C11",
        "Reserves",
        "Green, reserve: put down 1 fighter, for prisoners in G0 PW-C11",
        "Green, reserve: take away 2 Power, put down 1 infantry PW-O10",
        "Blue, reserve: put down 1 Power PW-W1",
        "Yellow, reserve: put down 1 Power PW-O13",
    ]
    assert [reason.text for reason in lines[9].reasons] == ["Green buys an infantry for 2 Power"]
    assert lines[6].about == ["space-V0"]
    french = said(asked(before, moments, "fr"))
    assert french[8] == "Vert, Réserve\u00a0: poser 1 Chasseur, pour les prisonniers en V0 PW-C11"


@pytest.mark.rule("PW-C2")
def test_what_returns_is_not_touched() -> None:
    # 5 : 5 in IX, both return
    position = begun(
        {
            "V0": {"green": {"C": 1}},
            "B0": {"blue": {"C": 1}},
            "HQJ": {"yellow": {"T": 1}},
            "HQR": {"red": {"T": 1}},
        }
    )
    orders = {"green": ["C V0 IX"], "blue": ["C B0 IX"], "yellow": ["T HQ J8"], "red": ["T HQ R8"]}
    before, moments = judged(position, orders, "fr")
    assert said(asked(before, moments)) == [
        "Move",
        "Yellow: 1 tank from HQY to Y8 PW-P1",
        "Red: 1 tank from HQR to R8 PW-P1",
    ]


def test_what_is_taken_where_it_went_is_taken_from_where_it_lies() -> None:
    # yellow's heavy tank, 30, takes all that comes to IX with it
    position = begun(
        {
            "V0": {"green": {"C": 1}},
            "B0": {"blue": {"C": 1}},
            "HQJ": {"yellow": {"A": 1}},
            "R0": {"red": {"T": 1}},
            "J0": {"yellow": {"A": 1}},
            "HQR": {"red": {"S": 2}},
            "HQB": {"blue": {"S": 1}},
            "HQV": {"green": {"S": 1}},
        }
    )
    orders = {
        "green": ["C V0 IX"],
        "blue": ["C B0 IX"],
        "yellow": ["A J0 IX"],
        "red": ["T R0 IX"],
    }
    before, moments = judged(position, orders, "fr")
    assert said(asked(before, moments)) == [
        "Move",
        "Yellow: 1 heavy tank from Y0 to IX PW-P1",
        "On the board",
        "B0, Blue: take away 1 fighter PW-C11",
        "R0, Red: take away 1 tank PW-C11",
        "G0, Green: take away 1 fighter PW-C11",
        "Reserves",
        "Yellow, reserve: put down 1 tank and 2 fighters, for prisoners in IX PW-C11",
    ]


@pytest.mark.rule("PW-F3")
def test_a_flag_and_all_that_its_army_had_are_handed_over() -> None:
    position = begun(
        {
            "B8": {"green": {"S": 1}},
            "B0": {"blue": {"D": 1}},
            "HQV": {"green": {"T": 1}},
            "HQJ": {"yellow": {"S": 1}},
            "HQR": {"red": {"S": 1}},
        },
        {"blue": {"P": 3, "T": 1}},
    )
    orders = {
        "green": ["S B8 HQB"],
        "blue": ["D B0 S1"],
        "yellow": ["S HQ J8"],
        "red": ["S HQ R8"],
    }
    before, moments = judged(position, orders, "fr")
    assert said(asked(before, moments)) == [
        "Move",
        "Green: 1 infantry from B8 to HQB PW-P1",
        "Yellow: 1 infantry from HQY to Y8 PW-P1",
        "Red: 1 infantry from HQR to R8 PW-P1",
        "On the board",
        "B0, Blue: take away 1 destroyer PW-F3",
        "Reserves",
        "Green, reserve: put down 1 tank, 1 destroyer and 3 Power PW-F3",
        "Blue, reserve: take away 1 tank and 3 Power PW-F3",
        "Flags",
        "The flag of Blue goes to HQG (Green) PW-F3",
    ]


def test_a_correction_and_a_pause_ask_nothing_of_the_hands() -> None:
    position = begun({"HQV": {"green": {"S": 1}}, "HQB": {"blue": {"S": 1}}})
    before = position.copy()
    moments = [
        one.seen(None) for one in position.watch("table", position.read("table", "set V0 V T"))
    ]
    assert asked(before, moments) == []

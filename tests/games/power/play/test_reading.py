"""Positions from outside: every impossible thing is named with its place."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitre.core.game import game
from arbitre.core.message import BadInput
from arbitre.core.position import Position
from arbitre.games.power.judge import Referee
from arbitre.games.power.words.codes import power_words

GOOD: dict[str, Any] = {
    "players": 4,
    "round": 3,
    "referee": "green",
    "board": {"R0": {"red": {"T": 2}}, "S1": {"blue": {"D": 1}}},
    "reserves": {"red": {"P": 4, "S": 1}},
    "flags": {"green": ["green"], "blue": ["blue"], "yellow": ["yellow"], "red": ["red"]},
}


def changed(**changes: Any) -> dict[str, Any]:
    data = copy.deepcopy(GOOD)
    data.update(changes)
    return data


IMPOSSIBLE: list[tuple[str, dict[str, Any], str, str]] = [
    ("unknown space", changed(board={"Q9": {"red": {"T": 1}}}), "board.Q9", "unknown-space"),
    ("lower case", changed(board={"r0": {"red": {"T": 1}}}), "board.r0", "unknown-space"),
    ("reserve on board", changed(board={"RVR": {"red": {"T": 1}}}), "board.RVR", "unknown-space"),
    ("unknown kind", changed(board={"R0": {"red": {"X": 1}}}), "board.R0.red.X", "unknown-kind"),
    ("negative", changed(board={"R0": {"red": {"T": -1}}}), "board.R0.red.T", "whole-number"),
    ("huge", changed(board={"R0": {"red": {"T": 10**9}}}), "board.R0.red.T", "whole-number"),
    ("fraction", changed(board={"R0": {"red": {"T": 1.5}}}), "board.R0.red.T", "whole-number"),
    ("truth", changed(board={"R0": {"red": {"T": True}}}), "board.R0.red.T", "whole-number"),
    ("text", changed(reserves={"red": {"P": "4"}}), "reserves.red.P", "whole-number"),
    ("inland ship", changed(board={"V4": {"red": {"D": 1}}}), "board.V4.red.D", "cannot-stand"),
    ("tank at sea", changed(board={"S1": {"red": {"T": 1}}}), "board.S1.red.T", "cannot-stand"),
    ("plane at sea", changed(board={"S1": {"red": {"C": 1}}}), "board.S1.red.C", "cannot-stand"),
    (
        "Power lying about",
        changed(board={"R0": {"red": {"P": 1}}}),
        "board.R0.red.P",
        "power-on-board",
    ),
    ("colour", changed(board={"R0": {"pink": {"T": 1}}}), "board.R0.pink", "unknown-colour"),
    ("board list", changed(board=[]), "board", "object-expected"),
    ("counts list", changed(board={"R0": {"red": [1]}}), "board.R0.red", "object-expected"),
    (
        "two holders",
        changed(flags={"green": ["green", "red"], "red": ["red"]}),
        "flags.red",
        "flag-twice",
    ),
    ("flag twice", changed(flags={"green": ["green", "green"]}), "flags.green", "flag-twice"),
    ("flags text", changed(flags={"green": "green"}), "flags.green", "list-expected"),
    (
        "eliminated holder",
        changed(flags={"green": ["green"], "blue": ["yellow"], "red": ["red"]}, board={}),
        "flags.blue",
        "flag-eliminated",
    ),
    (
        "eliminated with pieces",
        changed(flags={"green": ["green"], "blue": ["blue"], "yellow": ["yellow"]}),
        "flags.red",
        "pieces-eliminated",
    ),
    ("round 0", changed(round=0), "round", "whole-number"),
    ("players 5", changed(players=5), "players", "players"),
    ("players true", changed(players=True), "players", "players"),
    ("referee", changed(referee="purple"), "referee", "unknown-colour"),
    ("unknown option", changed(options={"fog": True}), "options.fog", "unknown-option"),
    ("option kind", changed(options={"rounds": "many"}), "options.rounds", "option-value"),
    ("option bool", changed(options={"hq_pays": 1}), "options.hq_pays", "option-value"),
    ("unknown map", changed(map="atlantis"), "options.map", "unknown-map"),
    ("map with a hole", changed(map="HQV S1\nV0"), "map:2", "map-hole"),
    ("map number", changed(map=3), "map", "text-expected"),
    ("key", changed(weather="fine"), "weather", "unknown-key"),
    ("mercenary of four", changed(mercenary="red"), "mercenary", "other-players"),
    ("seats of four", changed(seats={}), "seats", "other-players"),
    (
        "partners apart",
        changed(players=2, seats={"north": ["green", "yellow"], "south": ["blue", "red"]}),
        "seats.north",
        "seat-neighbours",
    ),
    (
        "one seat",
        changed(players=2, seats={"north": ["green", "blue"]}),
        "seats",
        "seat-neighbours",
    ),
    ("seat name", changed(players=2, seats={"N 1": ["green", "blue"]}), "seats.N 1", "seat-name"),
    ("prefer", changed(players=2, prefer={"north": "red"}), "prefer.north", "not-your-army"),
    ("resigned", changed(resigned=["nobody"]), "resigned", "unknown-seat"),
    ("phase", changed(phase="dreaming"), "phase", "unknown-phase"),
    ("over without an end", changed(phase="over"), "ended", "ended-over"),
    (
        "box",
        changed(options={"box_limits": True}, board={"R0": {"red": {"S": 4, "R": 2}}}),
        "red",
        "box-over",
    ),
]


@pytest.mark.parametrize(
    ("what", "data", "where", "key"), IMPOSSIBLE, ids=[row[0] for row in IMPOSSIBLE]
)
def test_impossible_positions(what: str, data: dict[str, Any], where: str, key: str) -> None:
    with pytest.raises(BadInput) as problem:
        game("power").load(data)
    assert (problem.value.where, problem.value.message.key) == (where, key)
    for lang in ("fr", "en"):
        assert power_words(lang).say(problem.value.message)


def test_the_good_one_is_good() -> None:
    position = game("power").load(GOOD)
    assert position.to_dict() == GOOD
    assert game("power").load({}).to_dict()["flags"] == GOOD["flags"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "power",
        "4 classic@1 classic - 1 V - - V:V",
        "4 other@9 classic - 1 V - - V:V writing",
        "9 classic@1 classic - 1 V - - V:V writing",
        "4 classic@1 classic - x V - - V:V writing",
        "4 classic@1 classic - 1 V HQV=V:2Q - V:V writing",
        "4 classic@1 classic - 1 V - - V:V writing,x=1",
        "4 classic@1 classic - 1 V - - V:V writing {",
    ],
)
def test_broken_position_texts(text: str) -> None:
    with pytest.raises(BadInput):
        game("power").read(text)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                [
                    "board",
                    "flags",
                    "reserves",
                    "R0",
                    "red",
                    "T",
                    "players",
                    "options",
                    "seats",
                    "prefer",
                    "held",
                    "ended",
                    "pauses",
                    "north",
                    "winners",
                    "clause",
                    "map",
                ]
            ),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)


def loaded(data: Any) -> Position | BadInput:
    try:
        return game("power").load(data)
    except BadInput as problem:
        return problem


@given(json_values)
def test_any_json_is_a_position_or_a_clear_error(data: Any) -> None:
    found = loaded(data)
    if isinstance(found, BadInput):
        assert power_words("en").say(found.message)
    else:
        assert game("power").read(found.text()) == found


@given(json_values, json_values)
def test_any_request_is_answered(position: Any, orders: Any) -> None:
    answer = Referee("en").answer(json.dumps({"position": position, "orders": orders}))
    assert ("error" in answer) != ("position" in answer)

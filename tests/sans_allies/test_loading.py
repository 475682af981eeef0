"""Positions from outside: impossible ones are refused and the place of the fault is named."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitre.core.chance import CHANCE, Rng
from arbitre.core.game import game
from arbitre.core.message import BadInput
from arbitre.games.sans_allies.position import INVADER
from arbitre.testing import random_decision

GAME = game("sans_allies")
START = GAME.start(seed=3).to_dict()


def changed(**parts: object) -> dict[str, Any]:
    """The first position of a game with some parts changed; `a__b` is a key inside a key."""
    data = copy.deepcopy(START)
    for name, value in parts.items():
        here: Any = data
        *path, last = name.split("__")
        for key in path:
            here = here.setdefault(key, {})
        if value is None:
            del here[last]
        else:
            here[last] = value
    return data


WRONG: list[tuple[dict[str, Any], str, str]] = [
    (changed(turn=None), "turn", "key-missing"),
    (changed(phase="lunch"), "phase", "unknown-word"),
    (changed(turn=0), "turn", "whole-number"),
    (changed(turn=True), "turn", "whole-number"),
    (changed(colour="red"), "colour", "unknown-key"),
    (changed(edition="nothing@1"), "edition", "unknown-edition"),
    (changed(edition=3), "edition", "text-expected"),
    (changed(pyramid__Z=[]), "pyramid.Z", "unknown-word"),
    (changed(pyramid__A=["sea"]), "pyramid.A", "row-length"),
    (changed(pyramid__H=["swamp"]), "pyramid.H.1", "unknown-word"),
    (changed(pyramid__H=["plains"]), "pyramid", "card-count"),
    (changed(region_discard=[]), "pyramid", "card-count"),
    (changed(pile__P=17), "pile", "card-count"),
    (changed(pile__X=1), "pile.X", "unknown-word"),
    (changed(reserve__weapon=1, pile__weapon=2), "reserve.weapon", "weapon-too-early"),
    (
        changed(reserve__breakthrough=1, pile__breakthrough=6),
        "reserve.breakthrough",
        "not-in-a-reserve",
    ),
    (changed(upgrades={"V": "upgraded"}), "upgrades", "upgrade-count"),
    (changed(upgrades={"V": "spent"}), "upgrades.V", "unknown-word"),
    (changed(marker="I"), "marker", "unknown-word"),
    (changed(flame="yes"), "flame", "truth-expected"),
    (changed(to_draw=2), "to_draw", "phase-parts"),
    (changed(phase="drawing"), "to_draw", "phase-parts"),
    (changed(phase="dice"), "attack.place", "phase-parts"),
    (changed(phase="losses", attack={"place": "A1", "due": 1}), "phase", "phase-parts"),
    (changed(phase="convoy"), "phase", "phase-parts"),
    (changed(phase="bombing"), "phase", "phase-parts"),
    (changed(phase="retreat", attack={"place": "A1"}), "phase", "phase-parts"),
    (changed(attack={"place": "Z9"}), "attack.place", "no-such-place"),
    (changed(attack={"who": 1}), "attack.who", "unknown-key"),
    (changed(attack={"place": "A1"}), "attack.place", "phase-parts"),
    (changed(won=True), "pyramid", "card-count"),
    (changed(unseen_regions={"plains": 99}), "unseen_regions.plains", "whole-number"),
]


@pytest.mark.parametrize(
    ("data", "where", "key"), WRONG, ids=[f"{w[1]}-{w[2]}-{n}" for n, w in enumerate(WRONG)]
)
def test_an_impossible_position_is_refused(data: dict[str, Any], where: str, key: str) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.load(data)
    assert (caught.value.where, caught.value.message.key) == (where, key)
    for lang in ("fr", "en"):
        assert GAME.talk().words(lang).say(caught.value.message)


def test_what_is_empty_may_be_left_out() -> None:
    full = changed(flame=False, successes=0, discard={}, upgrades={}, removed_weapons=0)
    assert GAME.load(full) == GAME.load(START)


@pytest.mark.parametrize("text", ["", "x", "reconstructed@1 1 invasions", "=%00 " + "- " * 16])
def test_a_broken_position_text(text: str) -> None:
    with pytest.raises(BadInput):
        GAME.read(text)


@given(st.integers(0, 10_000), st.integers(0, 60), st.data())
def test_any_change_of_a_position_loads_or_is_refused(seed: int, steps: int, data: Any) -> None:
    """Whatever comes in: a position that plays on, or BadInput; never another exception."""
    position = GAME.start(seed=seed % 50)
    for step in range(steps):
        if not position.actors or position.actors == (CHANCE,):
            break
        position.play(INVADER, random_decision(GAME, position, INVADER, Rng(seed, step)))
    plain = position.to_dict()
    key = data.draw(st.sampled_from(sorted(plain)))
    plain[key] = data.draw(
        st.one_of(
            st.none(),
            st.integers(-2, 70),
            st.booleans(),
            st.text(max_size=4),
            st.lists(st.none(), max_size=3),
            st.dictionaries(st.sampled_from(["P", "V", "A", "H", "weapon"]), st.integers(0, 30)),
        )
    )
    try:
        loaded = GAME.load(plain)
    except BadInput:
        return
    for actor in loaded.actors:
        assert loaded.chances() if actor == CHANCE else loaded.moves(actor)

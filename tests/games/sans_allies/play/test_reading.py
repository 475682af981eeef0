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
from arbitre.games.sans_allies.play.position import INVADER
from arbitre.testing import random_decision
from tests.games.sans_allies.case_files import Case, all_cases, edition_text, expand
from tests.games.sans_allies.plain_cards import STANDARD

GAME = game("sans_allies")
START = GAME.start(seed=3).to_dict()


def changed(of: dict[str, Any] | None = None, /, **parts: object) -> dict[str, Any]:
    """The first position of a game, or another, with some parts changed.

    `a__b` is a key inside a key, `a__` the last of a list; None takes it away.
    """
    data: dict[str, Any] = copy.deepcopy(of or START)
    for name, value in parts.items():
        here: Any = data
        *path, last = name.split("__")
        for key in path:
            here = here.setdefault(key, {})
        if value is None:
            del here[last or -1]
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


def like(*lines: str, **parts: object) -> dict[str, Any]:
    """A position of a case's `before` block, which loads, with some parts changed."""
    data: dict[str, Any] = expand(list(lines), STANDARD, edition_text(STANDARD))
    GAME.load(data)
    return changed(data, **parts)


def row(data: dict[str, Any], name: str, *cards: str | None) -> dict[str, Any]:
    """The same position with the first cards of a row changed."""
    data["pyramid"][name][: len(cards)] = cards
    return data


FOUR = "upgrades P V A S"
EMPTY = copy.deepcopy(GAME.start().to_dict())
DEALING = [*["plains"] * 6, *["forest"] * 6]
REST = {"mountains": 6, "desert": 6, "coast": 6, "islands": 6, "sea": 6, "centre": 5}
DICE = ("phase dice", "A1 plains", "attack A1 6P")

# each differs from a position that loads by the one thing that is named
WRONG += [
    # the capital is in its place until it is captured
    (row(row(like("A1 sea"), "H", "sea"), "A", "capital"), "pyramid.H", "capital-place"),
    (
        row(like("gaps G1", "A1 plains"), "H", None) | {"won": True},
        "won",
        "phase-parts",
    ),
    # weapons before the fifth centre
    (changed(removed_weapons=1, pile__weapon=2), "reserve.weapon", "weapon-too-early"),
    (
        like(FOUR, pile__weapon=2, reserve={"weapon": 1}),
        "reserve.weapon",
        "weapon-too-early",
    ),
    # an upgrade is chosen after the first three centres only
    (
        like("upgrades P V A S", phase="upgrade", upgrades=dict.fromkeys("PVA", "upgraded")),
        "centres",
        "upgrade-count",
    ),
    (
        like(FOUR, "centres 5", phase="upgrade", upgrades=dict.fromkeys("PVA", "upgraded")),
        "centres",
        "upgrade-count",
    ),
    (like("phase upgrade", upgrades={"V": "upgraded"}), "upgrades", "upgrade-count"),
    (like("upgrades V", upgrades={}), "upgrades", "upgrade-count"),
    # regions that are not dealt yet belong to the set-up
    (
        like("top sea", unseen_regions={"sea": 1}, region_discard__=None),
        "unseen_regions",
        "unseen-phase",
    ),
    (like(phase="regions"), "unseen_regions", "unseen-phase"),
    (row(changed(EMPTY, unseen_regions__plains=5), "G", "plains"), "phase", "phase-parts"),
    (changed(EMPTY, region_discard=DEALING, unseen_regions=REST), "phase", "phase-parts"),
    (
        changed(
            EMPTY,
            phase="pyramid",
            region_discard=DEALING[1:],
            unseen_regions=REST | {"plains": 1},
        ),
        "phase",
        "phase-parts",
    ),
    (
        # G2 before G1
        row(
            changed(
                EMPTY,
                phase="pyramid",
                region_discard=DEALING,
                unseen_regions=REST | {"sea": 5},
            ),
            "G",
            None,
            "sea",
        ),
        "phase",
        "phase-parts",
    ),
    # nothing to draw from
    (like("pile none", phase="drawing", to_draw=1), "to_draw", "phase-parts"),
    # a convoy needs the upgrade and a ship, a bombing the upgrade, aircraft and a setback to cause
    (
        like("phase convoy", "upgrades S", "reserve S", reserve={}, discard={"S": 1}),
        "phase",
        "phase-parts",
    ),
    (like("reserve S", phase="convoy"), "phase", "phase-parts"),
    (like("upgrades A", "marker C", "reserve A", phase="bombing"), "phase", "phase-parts"),
    (like("upgrades A", "marker D", phase="bombing"), "phase", "phase-parts"),
    (like("upgrades V", "marker D", "reserve A", phase="bombing"), "phase", "phase-parts"),
    (
        like("upgrades A", "marker C", "discard A", phase="bombing_die", attack__force={"A": 1}),
        "phase",
        "phase-parts",
    ),
    (
        like("upgrades V", "marker D", "discard A", phase="bombing_die", attack__force={"A": 1}),
        "phase",
        "phase-parts",
    ),
    (
        like("upgrades A", "marker D", "discard A", phase="bombing_die", attack__force={"A": 2}),
        "attack.force",
        "phase-parts",
    ),
    (
        like("upgrades A", "marker D", "discard P+A", phase="bombing_die", attack__force={"P": 1}),
        "attack.force",
        "phase-parts",
    ),
    (like("upgrades A", "marker D", phase="bombing_die"), "attack.force", "phase-parts"),
    # the parts of an invasion
    (like("discard P", attack={"force": {"P": 1}}), "attack.force", "phase-parts"),
    (like(attack={"due": 1}), "attack.due", "phase-parts"),
    (like(attack={"retreat": True}), "attack.retreat", "phase-parts"),
    (like(*DICE, attack__force={}, discard={"P": 6}), "attack.force", "phase-parts"),
    (like(*DICE, attack__due=1), "attack.due", "phase-parts"),
    (like(*DICE, attack__retreat=True), "attack.retreat", "phase-parts"),
    (like(*DICE, attack__place="B1"), "attack.place", "not-exposed"),
    (like(*DICE, phase="recovery"), "attack.due", "phase-parts"),
    (
        like("phase recovery", "A1 coast", "attack A1 2S due 2", attack__due=3),
        "attack.due",
        "phase-parts",
    ),
    (
        # no choice: both must go
        like("phase losses", "A1 plains", "attack A1 due 1", "reserve P+V", attack__due=2),
        "phase",
        "phase-parts",
    ),
    (
        # one free corner is no choice
        row(
            like(
                "phase retreat",
                "gaps A1 A2",
                "B1 plains",
                "attack B1",
                "top sea",
                region_discard__=None,
            ),
            "A",
            None,
            "sea",
        ),
        "phase",
        "phase-parts",
    ),
]


@pytest.mark.parametrize(
    ("data", "where", "key"), WRONG, ids=[f"{w[1]}-{w[2]}-{n}" for n, w in enumerate(WRONG)]
)
def test_an_impossible_position_is_refused(data: dict[str, Any], where: str, key: str) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.load(data)
    assert (caught.value.where, caught.value.message.key) == (where, key)
    for lang in ("fr", "en"):
        assert GAME.voice(None, lang).words.say(caught.value.message)


def test_a_retreat_with_nothing_to_lay_asks_nothing() -> None:
    """SA-I12: with an empty region discard there is no corner to choose; with a card there is."""
    values = copy.deepcopy(STANDARD)
    values["production"] |= {"P": 13, "weapon": 10}
    source = edition_text(values)
    lines = ["upgrades P=spent V A S", "centres 5", "gaps A1 A2", "B1 plains", "attack B1"]
    lines += ["phase retreat", "weapons_gone 9"]
    seas = "removed sea sea sea sea sea sea"
    GAME.load(expand([*lines, f"{seas} islands islands"], values, source))
    with pytest.raises(BadInput) as caught:
        GAME.load(expand([*lines, f"{seas} islands islands islands"], values, source))
    assert (caught.value.where, caught.value.message.key) == ("attack.place", "phase-parts")


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_every_position_of_a_case_loads(case: Case) -> None:
    position = GAME.load(case.position())
    for step in case.steps:
        if step.seat and not step.refused:
            position.play(step.seat, step.text)
            assert GAME.load(position.to_dict()) == position, step.where
            assert GAME.read(position.text()) == position, step.where


def test_what_is_empty_may_be_left_out() -> None:
    full = changed(flame=False, successes=0, discard={}, upgrades={}, removed_weapons=0)
    assert GAME.load(full) == GAME.load(START)


@pytest.mark.parametrize("text", ["", "x", "reconstructed@1 1 invasions", "=%00 " + "- " * 16])
def test_a_broken_position_text(text: str) -> None:
    with pytest.raises(BadInput):
        GAME.read(text)


@pytest.mark.no_cover  # long: other tests measure it
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

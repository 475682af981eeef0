"""Positions from outside: impossible ones are refused and the place of the fault is named."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from arbitre.core.chance import CHANCE, Dealer, Rng
from arbitre.core.message import BadInput
from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition
from arbitre.games.dead_reckoning.rules.table import SIDES
from arbitre.testing import random_decision


def some_position() -> DeadReckoningPosition:
    """A main phase in the middle of a game."""
    position = game.start()
    dealer = Dealer(4)
    step = 0
    while position.state.table.turn[1] < 6 or position.state.phase != 2 or position.state.battle:
        step += 1
        if position.actors == (CHANCE,):
            position.deal(dealer)
        else:
            seat = position.actors[0]
            position.make(seat, random_decision(game, position, seat, Rng(step)))
    return position


START = some_position().to_dict()


def changed(path: str, value: object) -> dict[str, Any]:
    """The position with one part changed; None takes it out."""
    data: Any = copy.deepcopy(START)
    here = data
    *way, last = path.split(".")
    for key in way:
        here = here[int(key)] if isinstance(here, list) else here[key]
    if value is None:
        del here[last]
    elif isinstance(here, list):
        here[int(last)] = value
    else:
        here[last] = value
    return dict(data)


def one_more(path: str, by: int = 1) -> dict[str, Any]:
    data: Any = START
    for key in path.split("."):
        data = data[int(key)] if isinstance(data, list) else data[key]
    return changed(path, data + by)


def test_a_position_comes_back() -> None:
    assert game.load(json.loads(json.dumps(START))).to_dict() == START


WRONG: list[tuple[dict[str, Any], str, str]] = [
    (changed("phase", None), "phase", "key-missing"),
    (changed("phase", "lunch"), "phase", "unknown-word"),
    (changed("players", 3), "players", "whole-number"),
    (changed("difficulty", "easy"), "difficulty", "unknown-word"),
    (changed("colour", 1), "colour", "unknown-key"),
    (changed("table.colour", 1), "table.colour", "unknown-key"),
    (changed("humans.0.colour", 1), "humans.0.colour", "unknown-key"),
    (changed("humans", []), "humans", "list-length"),
    (changed("table.tiles", [1]), "table.tiles", "list-length"),
    (changed("table.last_turn", 1), "table.last_turn", "truth-expected"),
    (changed("table.pirate", [False]), "table.pirate", "list-length"),
    (changed("table.tiles.0", 1), "table.tiles.H", "no-such-tile"),
    (one_more("table.unseen.3"), "table.tiles", "tile-count"),
    (one_more("table.deck.0"), "table.deck", "card-count"),
    (one_more("table.merchant_pile.1"), "table.merchant_pile", "card-count"),
    (changed("table.gone", [0]), "table.gone", "no-such-card"),
    (one_more("table.supply.0"), "table.supply", "building-count"),
    (one_more("table.upgrade_supply.0"), "table.upgrade_supply", "upgrade-count"),
    (one_more("table.upgrades.0"), "table.upgrades", "upgrade-count"),
    (changed("table.damage.0", 5), "table.damage", "too-much-damage"),
    (changed("table.damage.0", -1), "table.damage", "below-zero"),
    (changed("table.place.0", 13), "table.place", "no-such-space"),
    (changed("table.aboard_cargo.0", 8), "table.aboard_coins", "too-many-goods"),
    (changed("table.claimed.0", 512), "table.claimed", "no-such-achievement"),
    (changed("table.bonus_to.0", 2), "table.bonus_to", "no-such-side"),
    (changed("table.cubes", [9] * (13 * SIDES)), "table.cubes.H", "no-island-there"),
    (changed("table.control.0", 7), "table.control.H", "no-such-side"),
    (changed("humans.0.level.0", 4), "humans.0", "no-such-crew"),
    (changed("humans.0.sleeves.0", 98), "humans.0.sleeves", "no-such-card"),
    (changed("humans.0.sleeves.0", 3), "humans.0.sleeves", "wrong-slot"),
    (changed("humans.0.held", [1]), "humans.0.held", "no-such-card"),
    (changed("humans.0.chest", -1), "humans.0.chest", "below-zero"),
    (changed("humans.0.zones.0", 8), "humans.0.zones", "no-such-upgrade"),
    (changed("humans.0.icons.0", -1), "humans.0.icons", "below-zero"),
    (changed("table.experts.0", 9), "table.experts", "no-such-crew"),
    (changed("table.agenda", [1, 2]), "table.agenda", "agenda"),
    (changed("table.agenda", [0, 13, 18]), "table.agenda", "agenda"),
    (changed("table.agenda", [0, 0, 99]), "table.agenda", "agenda"),
    (changed("laid", [9]), "laid", "bonus-tiles"),
    (changed("phase", "over"), "won", "phase-parts"),
    (changed("phase", "alliance"), "phase", "phase-parts"),
    (changed("phase", "consent"), "consent", "phase-parts"),
    (changed("phase", "dealing"), "table.need", "phase-parts"),
    (changed("phase", "drawing"), "to_draw", "phase-parts"),
    (changed("table.side", 1), "seat", "phase-parts"),
    (changed("table.need", 6), "table.need", "phase-parts"),
    (changed("table.trigger", 2), "table.trigger", "no-such-side"),
    (changed("queue", [5]), "queue", "no-such-side"),
    (changed("battle", {"kind": 0, "enemy": 0, "stage": 1}), "battle.attacks", "phase-parts"),
    (changed("battle", {"attacks": True, "enemy": 0, "stage": 1}), "battle.enemy", "phase-parts"),
    (changed("battle", {"attacks": True, "enemy": 1, "stage": 0}), "battle.stage", "phase-parts"),
    (changed("edition", 4), "edition", "text-expected"),
]


@pytest.mark.parametrize(("data", "where", "key"), WRONG, ids=[f"{w}-{k}" for _, w, k in WRONG])
def test_wrong_positions_are_named(data: dict[str, Any], where: str, key: str) -> None:
    with pytest.raises(BadInput) as refusal:
        game.load(data)
    assert (refusal.value.where, refusal.value.message.key) == (where, key)


@pytest.mark.parametrize("text", ["", "[", "[]", "null", "7", "[" * 100_000])
def test_broken_texts(text: str) -> None:
    with pytest.raises(BadInput):
        game.read(text)

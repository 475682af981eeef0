"""Forces proposed by what their cards are worth, worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from arbitre.core.chance import Rng
from arbitre.games.sans_allies import game
from arbitre.games.sans_allies.rules import worth
from arbitre.games.sans_allies.rules.cards import units_text
from arbitre.games.sans_allies.rules.listing import forces_at
from arbitre.games.sans_allies.rules.odds import odds
from arbitre.games.sans_allies.rules.pyramid import exposed, place_of
from arbitre.games.sans_allies.rules.state import INVASIONS, State
from arbitre.games.sans_allies.rules.worth import prices, proposal, worth_of
from tests.games.sans_allies.drawings import late

ONLY = {
    "H": ["capital"],
    "G": [None, None],
    "F": [None, None, None],
    "E": [None] * 4,
    "D": [None] * 5,
    "C": [None] * 6,
    "B": [None] * 7,
}


def at(row: list[str | None], reserve: dict[str, int], **changes: Any) -> State:
    """The capital and a bottom row, against defence 10, with the standard strengths."""
    data: Any = game.start(seed=1).to_dict()
    cards = [card for cards in data["pyramid"].values() for card in cards if card]
    for card in ["capital", *row]:
        if card:
            cards.remove(card)
    data["pyramid"] = {**ONLY, "A": row}
    data["region_discard"] += [card for card in cards if card != "centre"]
    held = cards.count("centre")
    data |= {"centres": held, "reserve": reserve, "phase": "invasions", **changes}
    data["pile"] = {
        kind: number - reserve.get(kind, 0)
        for kind, number in game.start().to_dict()["pile"].items()  # type: ignore[attr-defined]
        if number > reserve.get(kind, 0)
    }
    data["discard"] = {}
    return game.load(data).state


def plain_cost(state: State, place: int, force: int) -> int:
    """What an attack costs by worth over all 36 throws, die by die and card by card."""
    each = prices(state)
    sent = [each[unit] for unit in range(4) for _ in range(force >> 8 * unit & 255)]
    rest = [
        each[unit]
        for unit in range(4)
        if state.strengths(state.board[place])[unit]
        for _ in range(state.reserve[unit] - (force >> 8 * unit & 255))
    ]
    saved = {12: 3, 11: 2, 10: 1, 9: 1}
    extra = {5: 1, 4: 1, 3: 2, 2: 3}
    total = 0
    for first in range(1, 7):
        for second in range(1, 7):
            roll = first + second
            total += sum(sorted(sent)[: max(len(sent) - saved.get(roll, 0), 0)])
            total += sum(sorted(rest)[: extra.get(roll, 0)])
            if roll == 2 or extra.get(roll, 0) > len(rest):
                total += 100 * state.values.defence[place >> 3]
    return total


MOUNTAINS = ["mountains", "mountains", "plains", None, None, None, None, None]
ALL = {"P": "upgraded", "V": "upgraded", "A": "upgraded", "S": "upgraded"}


def test_cards_are_worth_their_mean_strength_on_what_stands() -> None:
    # mountains twice, plains, capital (PVA): P 2 on all four; V 5 on two and 1 as light craft on two;
    # A 4 on all; S nowhere
    state = at(MOUNTAINS, {"P": 4, "V": 6}, upgrades=ALL)
    assert prices(state) == [200, 300, 400, 0]
    assert worth_of(state.reserve[0] | 2 << 8, prices(state)) == 4 * 200 + 2 * 300


def test_vehicles_are_not_thrown_away_as_light_craft() -> None:
    # 4 personnel of 1 and six light craft of 1 reach 10 in the mountains, and are worth 26
    state = at(MOUNTAINS, {"P": 4, "V": 6}, upgrades=ALL)
    place = place_of("A1")
    assert [units_text(force) for force in forces_at(state, place)] == ["4P+6V"]
    assert proposal(state, place) is None
    # with aircraft of 4 there is a force that is worth 12: it is proposed
    state = at(MOUNTAINS, {"P": 4, "V": 6, "A": 3}, upgrades=ALL)
    best = proposal(state, place)
    assert best is not None
    assert units_text(best.force) == "3A"
    assert best.odds.success == 35


@pytest.mark.plain
def test_a_centre_and_the_capital_are_worth_any_force(monkeypatch: pytest.MonkeyPatch) -> None:
    row = ["centre", "plains", None, None, None, None, None, None]
    state = at(row, {"P": 16, "V": 9}, upgrades=ALL)
    monkeypatch.setattr(worth, "DEAR", 0)
    assert proposal(state, place_of("A2")) is None
    assert proposal(state, place_of("A1")) is not None
    assert proposal(state, place_of("H1")) is not None


def test_of_forces_worth_the_same_the_one_that_saves_more_is_proposed() -> None:
    # 3A and 2P+2A are worth 12 both; a double six saves 12 of the one and 10 of the other
    state = at(MOUNTAINS, {"P": 4, "V": 6, "A": 3}, upgrades=ALL)
    best = proposal(state, place_of("A1"))
    assert best is not None
    assert units_text(best.force) == "3A"
    # 36 throws: 12 each, less 4 for a 9 or 10 (7 ways), 8 for an 11 (2), 12 for a 12 (1); extra losses
    # of personnel worth 2: one for a 4 or 5 (7), two for a 3 (2), three for a 2 (1); a 2 fails: 10
    cost = 36 * 12 - 7 * 4 - 2 * 8 - 12 + 7 * 2 + 2 * 4 + 6 + 10
    assert best.cost == 100 * cost


@pytest.mark.parametrize("seed", range(4))
def test_a_proposal_is_a_legal_attack_and_none_costs_less(seed: int) -> None:
    captain = game.bots()["captain"](game)
    rng = Rng(seed)
    position = game.start(seed=seed)
    seen = 0
    for _ in range(60):
        if position.result is not None:
            break
        state = position.state
        for place in exposed(state.standing) if state.phase == INVASIONS else []:
            best, each = proposal(state, place), prices(state)
            if best is None:
                continue
            seen += 1
            assert best.force in forces_at(state, place)
            assert best.odds.success == odds(state, place, best.force).success
            limit = 200 * state.values.defence[place >> 3]
            free = state.board[place] >= state.values.centre
            assert best.cost == min(
                plain_cost(state, place, force)
                for force in forces_at(state, place)
                if free or worth_of(force, each) <= limit
            )
        position.play("invader", captain.decide(position.view("invader"), rng, 0))
    assert seen


def test_light_craft_are_left_at_home_in_a_late_position() -> None:
    """A region of row B, defence 9: no proposal wastes more than twice what the region is worth."""
    state = late().state
    each = prices(state)
    for place in exposed(state.standing):
        if state.board[place] < state.values.centre:
            best = proposal(state, place)
            assert best is not None
            assert worth_of(best.force, each) <= 200 * state.values.defence[place >> 3]

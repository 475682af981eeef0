"""In the view of each moment holds what its event says, and nothing that the viewer may not know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from arbitre.core.chance import CHANCE, Rng
from arbitre.core.telling import Moment
from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition
from tests.games.dead_reckoning.tables import Turn, islands
from tests.games.dead_reckoning.told_sea import (
    DECK,
    HAND,
    PLAYED,
    SPACES,
    Check,
    Seen,
    achievement,
    alliance_sunk,
    answers,
    asks,
    assert_all,
    at_space,
    back,
    battle,
    battle_over,
    beaten,
    bonus_tile,
    bought,
    builds,
    card,
    coin,
    collects,
    control,
    counted,
    crowns,
    cube,
    cube_falls,
    dealt,
    discards,
    draws,
    escapes,
    fights,
    gone,
    human_produces,
    human_sunk,
    human_turn,
    human_upgrades,
    in_harbor,
    mode,
    over,
    passed,
    permanent,
    pile,
    played,
    plundered,
    plunders,
    produces,
    puts,
    raised,
    replaces,
    sails,
    sails_to,
    sells,
    sleeved,
    sold,
    spends,
    tile,
    toss,
    turn_begins,
    upgrades,
)
from tests.games.dead_reckoning.watching import moves

UNSEEN: Final = set(
    "picked no-island no-expert no-upgrade no-building no-production no-attack no-late-attack no-merchant "
    "condition beats-merchant nothing-to-claim fortune-ignored no-more-fights no-end-fight foe plan-attack "
    "plan-building plan-halved conditional-influence no-conditional-influence no-conditional-attack "
    "only-the-flag tie tie-toss card-typed turns-over faces aims volley braces".split()
)
"""What is announced, weighed or left undone: nothing on the table says it."""

CHECKS: Final[dict[str, Callable[[Check], None]]] = {
    "alliance-turn": turn_begins,
    "card": card,
    "deck-shuffled": lambda c: assert_all(c.now.table["left"].bit_count() > 1),
    "tile": tile,
    "explorer-cube": counted("explorer"),
    "expert-cube": counted("experts"),
    "legendary-cube": counted("legendary"),
    "dealt": dealt,
    "claims": gone,
    "merchant-taken": gone,
    "pile": pile,
    "toss": toss,
    "cube": cube,
    "cube-replaces": replaces,
    **dict.fromkeys(("cube-lost", "cubes-lost", "cube-half", "cube-spared"), Check.same_cubes),
    **dict.fromkeys(("cube-ignored", "placement-ignored"), Check.same_cubes),
    "control": control,
    "permanent": permanent,
    "end-space": at_space,
    "stays-in-harbor": in_harbor,
    "coins": lambda c: c.gets(c.side, c.n, 0),
    "pile-coins": lambda c: c.gets(c.side, c.n, 0),
    "cargo-sold": sold,
    "collects": collects,
    "produces": produces,
    "puts": puts,
    "later": lambda c: assert_all(c.now.table["at_end"][-2:] == [c.args["coins"], c.args["cargo"]]),
    "builds": builds,
    "human-builds": builds,
    "upgrades": upgrades,
    "repairs": lambda c: c.more("damage", -c.n),
    "garrison-hurts": lambda c: c.more("damage"),
    "garrison-spares": lambda c: c.more("damage", 0),
    "human-garrison": lambda c: c.more("damage"),
    "fights-ship": fights,
    "fights-building": fights,
    "fight-lost": lambda c: assert_all(c.now.table["fight"] == []),
    "battle": battle,
    "cube-falls": cube_falls,
    "crowns": crowns,
    "plundered": plundered,
    "plunders": plunders,
    "damage": lambda c: c.more("damage", c.n),
    "human-sunk": human_sunk,
    "alliance-sunk": alliance_sunk,
    "battle-won": battle_over,
    "battle-lost": battle_over,
    "merchant-beaten": beaten,
    "merchant-escapes": escapes,
    "back": back,
    "plays": played,
    "defends-with": played,
    "sails": sails,
    "moves": sails_to,
    "loads": lambda c: c.good(1, c.side),
    "unloads": lambda c: c.good(-1, c.side),
    "jettisons": lambda c: c.good(-1, c.side),
    "gives": lambda c: passed(c, c.side, 1 - c.side),
    "takes": lambda c: passed(c, 1 - c.side, c.side),
    "sells": sells,
    "buys": bought,
    "trades": bought,
    **dict.fromkeys(("hunts", "attacks", "storms"), spends),
    "human-produces": human_produces,
    "harbor-cargo": lambda c: c.more("dock_cargo", c.n),
    "mends": lambda c: c.more("damage", -c.n),
    "human-upgrades": human_upgrades,
    "coin": coin,
    "draws": draws,
    "ends": lambda c: assert_all(c.now.data["phase"] == "dealing"),
    "mode": mode,
    "raised": raised,
    "sleeved": sleeved,
    "discards": discards,
    "human-turn": human_turn,
    "last-turns": lambda c: assert_all(c.now.table["last_turn"]),
    "asks-consent": asks,
    "agrees": answers,
    "declines": answers,
    "achievement": achievement,
    "bonus-tile": bonus_tile,
    "end-triggered": lambda c: assert_all(c.now.table["trigger"] == c.side),
    "over": over,
}


def hold(before: DeadReckoningPosition, moments: list[Moment], viewer: str | None) -> set[str]:
    """What each moment says holds in its view; the names of all that was told."""
    was, told = Seen(before, viewer), set()
    for moment in moments:
        assert isinstance(moment.position, DeadReckoningPosition)
        now, event = Seen(moment.position, viewer), moment.event
        told.add(event.name)
        if event.name not in UNSEEN:
            CHECKS[event.name](Check(event, was, now))
        was = now
    return told


@pytest.mark.parametrize(
    ("seats", "seed", "often"), [(1, 3, 9), (1, 5, 3), (1, 8, 2), (2, 4, 9), (2, 6, 2)]
)
def test_each_moment_shows_what_its_event_says(seats: int, seed: int, often: int) -> None:
    told: set[str] = set()
    for number, (before, _, _, moments, _) in enumerate(moves(seats, seed, often)):
        viewers = [None, *before.seats]
        told |= hold(before, moments, viewers[number % len(viewers)])
    assert len(told) > 50


# -- what whole games seldom or never have ---------------------------------------------------


def test_of_several_sleeved_each_has_left_the_hand_when_it_is_told() -> None:
    turn = Turn(tiles=islands("A1=amber_bay"))
    turn.sail_to("A1")
    cards = turn.position.values.cards
    slots = {card.slot: number for number, card in reversed(list(enumerate(cards)))}
    turn.human.held = [slots[0], 0, slots[1], 0]
    turn.human.where[3] = PLAYED
    turn.play("end")
    turn.deal_all()
    while "sleeve" not in turn.listed()[0]:
        turn.play(next(text for text in turn.listed() if "none" in text or "merchant" in text))
    text = max(turn.listed(), key=len)
    before = turn.position.copy()
    moments = turn.position.watch(turn.seat, turn.position.read(turn.seat, text))
    told = [moment.event.name for moment in moments]
    assert told.count("sleeved") == 2
    hold(before, moments, "player")


def test_what_is_set_by_hand_is_set_when_it_is_told() -> None:
    position = game.start(seed=3, options={"companion": True})
    assert isinstance(position, DeadReckoningPosition)
    while position.actors == (CHANCE,):
        position.make(CHANCE, position.chances()[0][0])
    table = position.state.table
    space = next(space for space in range(1, len(SPACES)) if table.is_island(space))
    number = position.values.islands[table.tiles[space]].spaces // 2 + 1
    text = f"set {SPACES[space]} cubes player {number}"
    before = position.copy()
    moments = position.watch("player", position.read("player", text))
    assert [moment.event.name for moment in moments] == ["edit", "control", "permanent"]
    for moment in moments:
        assert isinstance(moment.position, DeadReckoningPosition)
        assert Seen(moment.position, None).cubes(space, 0) == number
    assert [moment.event for moment in moments] == before.make(
        "player", before.read("player", text)
    )


# -- secrets ---------------------------------------------------------------------------------


def twin_of(position: DeadReckoningPosition, viewer: str | None, rng: Rng) -> DeadReckoningPosition:
    """The same position with other cards in the hands that a viewer may not see."""
    twin = position.copy()
    for seat, human in zip(twin.seats, twin.state.humans, strict=True):
        if seat != viewer:
            hidden = [card for card, where in enumerate(human.where) if where in (DECK, HAND)]
            held = human.where.count(HAND)
            rng.shuffle(hidden)
            for number, each in enumerate(hidden):
                human.where[each] = HAND if number < held else DECK
    return twin


@pytest.mark.no_cover  # long: other tests measure it
@pytest.mark.parametrize("seed", [4, 7])
def test_moments_show_nothing_that_the_viewer_may_not_know(seed: int) -> None:
    rng, other = Rng("twins", seed), 0
    for number, (before, seat, move, moments, _) in enumerate(moves(2, seed, 4)):
        viewer = (None, *before.seats)[number % 3]
        for moment in moments:
            assert isinstance(moment.position, DeadReckoningPosition)
            seen = Seen(moment.position, viewer)
            for mine, human, all_of in zip(
                before.seats, seen.humans, moment.position.state.humans, strict=True
            ):
                assert mine == viewer or HAND not in human["where"]
                assert human.get("hand", all_of.where.count(HAND)) == all_of.where.count(HAND)
                if viewer is None and seen.data["phase"] != "over":
                    assert human["chest"] == -1
        if seat not in (CHANCE, viewer) and move.text().split()[0] in ("play", "defend", "draw"):
            continue  # what comes out of a hand is shown
        twin = twin_of(before, viewer, rng)
        hidden = seat == CHANCE and not before.sees(viewer, seat, move)
        again = twin.watch(seat, twin.chances()[0][0] if hidden else move)
        other += twin.text() != before.text()
        told = [(moment.event, moment.seen(viewer).view.to_bytes()) for moment in moments]
        assert told == [(moment.event, moment.seen(viewer).view.to_bytes()) for moment in again]
    assert other > 50

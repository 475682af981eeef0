"""The legal decisions, in a stable order."""

from __future__ import annotations

from arbitre.core.message import Illegal
from arbitre.core.position import Move
from arbitre.games.dead_reckoning.actions import CARGO, COINS, Acts
from arbitre.games.dead_reckoning.battle import DEFENCE, abilities, may_defend_with
from arbitre.games.dead_reckoning.board import DISTANCE, HARBOR, SPACES
from arbitre.games.dead_reckoning.cleanup import can_raise, check_sleeving, places_for
from arbitre.games.dead_reckoning.human import AFT_HOLD, FORE_HOLD, HAND
from arbitre.games.dead_reckoning.icons import COIN, EITHER, A, B, D, F, H, K, P, R, V
from arbitre.games.dead_reckoning.influence import has_room, replaceable
from arbitre.games.dead_reckoning.moves import Act, Notation
from arbitre.games.dead_reckoning.rows import is_merchant
from arbitre.games.dead_reckoning.state import MAIN, MODE, RAISE, SLEEVE, State
from arbitre.games.dead_reckoning.table import FACE_DOWN, NO_CARD, QUESTION, Telling
from arbitre.games.dead_reckoning.values import HOLD

MOST_DEEDS = 120
"""After so many acts of one turn only its end is left: goods could be moved to and fro for ever."""


def decisions(state: State, notation: Notation) -> list[Move]:
    """Every decision now; of numbers the least and the greatest."""
    if state.battle is not None:
        return _in_battle(state, notation)
    table = state.table
    if table.need == QUESTION:
        return [notation.choice(table.ask, option) for option in table.options]
    if state.phase == MAIN:
        return _main(state, notation)
    if state.phase == MODE:
        return [notation.act("mode", 0), notation.act("mode", 1)]
    if state.phase == RAISE:
        cards = can_raise(state.human)
        return [notation.act("raise"), *(notation.act("raise", card) for card in cards)]
    if state.phase == SLEEVE:
        return _sleevings(state, notation)
    return []


def _in_battle(state: State, notation: Notation) -> list[Move]:
    battle, human = state.battle, state.human
    assert battle is not None
    if battle.stage == DEFENCE:
        cards = may_defend_with(human)
        found: list[Move] = [notation.act("defend")]
        found += [notation.act("defend", card) for card in cards]
        if len(cards) > 1:
            found.append(notation.act("defend", *cards))
        return found
    able = abilities(human, battle)
    acts: list[Move] = [notation.act("done")]
    if A in able:
        acts += [notation.act("aim", face) for face, n in enumerate(battle.my_faces) if n]
    if V in able:
        acts.append(notation.act("volley"))
    if K in able:
        acts.append(notation.act("brace"))
    return acts


def _sleevings(state: State, notation: Notation) -> list[Move]:
    """Every way to sleeve what was bought: each advancement on one card, or not at all."""
    human = state.human
    ways: list[list[int]] = [[]]
    for index in range(len(human.held) // 2):
        places = places_for(human, human.held[index * 2])
        ways += [[*way, index, crew] for way in ways for crew in places]
    found: list[Move] = []
    for way in ways:
        pairs = list(zip(way[::2], way[1::2], strict=True))
        try:
            check_sleeving(human, pairs)
        except Illegal:
            continue
        found.append(notation.act("sleeve", *way))
    return found


def _main(state: State, notation: Notation) -> list[Move]:
    """DR-H3: acts in any order until the end."""
    acts = Acts(state, Telling(False))
    human, table, place = acts.human, acts.table, acts.place
    found: list[Move] = [notation.act("end")]
    if human.deeds >= MOST_DEEDS:
        return found
    found += [notation.act("play", card) for card in human.cards_in(HAND)]
    if human.points < 0:
        found.append(notation.act("sails"))
    else:
        for space in range(SPACES):
            unknown = space != HARBOR and table.tiles[space] == FACE_DOWN
            near = space != place and DISTANCE[place][space] <= human.points
            if near and not (unknown and human.explored):
                found.append(notation.act("move", space))
    _goods(acts, notation, found)
    _cards(acts, notation, found)
    _islands(acts, notation, found)
    _harbor(acts, notation, found)
    return found


def _numbers(most: int) -> list[int]:
    """The least and the greatest number."""
    return [1, most] if most > 1 else [1] if most else []


def _goods(acts: Acts, notation: Notation, found: list[Move]) -> None:
    table, seat, place = acts.table, acts.seat, acts.place
    for good in (COINS, CARGO):
        found += [notation.act("load", n, good) for n in _numbers(acts.can_load(good))]
        held = (table.aboard_coins if good == COINS else table.aboard_cargo)[seat]
        if place == HARBOR or table.is_island(place):
            found += [notation.act("unload", n, good) for n in _numbers(held)]
        found += [notation.act("jettison", n, good) for n in _numbers(held)]
    if place == HARBOR:
        found += [notation.act("sell", n) for n in _numbers(acts.cargo_at_hand // 3)]


def _cards(acts: Acts, notation: Notation, found: list[Move]) -> None:
    table, human, place, seat = acts.table, acts.human, acts.place, acts.seat
    flags = human.icons[F]
    if place != HARBOR and table.face[place] != NO_CARD and human.taken < 2:
        cost = table.values.cards[table.face[place]].cost
        merchant = is_merchant(table, place)
        if table.aboard_cargo[seat] >= cost:
            found.append(notation.act("trade" if merchant else "buy"))
        if merchant and flags:
            found.append(notation.act("hunt"))
    if flags:
        for enemy in acts.foes_here():
            number = () if table.humans == 1 else (enemy - table.humans + 1,)
            found.append(notation.act("attack", *number))
        if table.is_island(place) and acts.barred(place):
            found.append(notation.act("storm"))


def _islands(acts: Acts, notation: Notation, found: list[Move]) -> None:
    table, human, place, seat = acts.table, acts.human, acts.place, acts.seat
    if not table.is_island(place):
        return
    if acts.influence_left and not acts.barred(place):
        found += [notation.act("influence", n) for n in _numbers(acts.influence_left)]
        others = [] if has_room(table, place) else replaceable(table, seat, place)
        if len(others) > 1:
            found += [notation.act("influence", 1, other) for other in others]
    if table.control[place] == seat and human.icons[B] + human.icons[EITHER]:
        cargo = table.aboard_cargo[seat] + table.cargo[place]
        for building, cost in enumerate(table.values.building_costs):
            free = not table.buildings[place] >> building & 1
            if free and table.supply[building] and cargo >= cost:
                found.append(notation.act("build", building))
    if human.icons[P] and not table.produced >> place & 1:
        found.append(notation.act("produce"))


def _harbor(acts: Acts, notation: Notation, found: list[Move]) -> None:
    table, human, place, seat = acts.table, acts.human, acts.place, acts.seat
    in_harbor = place == HARBOR
    if in_harbor and human.icons[H]:
        found.append(notation.act("harbor"))
    if human.icons[R] or (in_harbor and not human.mended):
        if table.damage[seat]:
            found.append(notation.act("repair"))
        for other in range(table.humans):
            if other != seat and table.place[other] == place and table.damage[other]:
                found.append(notation.act("repair", other + 1))
    if in_harbor and not human.upgraded:
        for tile, left in enumerate(table.upgrade_supply):
            if left and acts.cargo_at_hand >= table.values.upgrade_costs[tile % 2]:
                zone = table.values.upgrades[tile // 2][tile % 2].zone
                zones = (FORE_HOLD, AFT_HOLD) if zone == HOLD else (zone,)
                found += [notation.act("upgrade", tile, each) for each in zones]
    room = human.room - table.aboard_coins[seat] - table.aboard_cargo[seat]
    if human.icons[COIN] and (in_harbor or room > 0):
        found.append(notation.act("coin"))
    if human.icons[D] and len(human.cards_in(HAND)) < human.hand_limit:
        found.append(notation.act("draw"))


def contains(move: Act, part: Act) -> bool:
    """Whether a decision has all of another: as much of the same, or the same cards and more."""
    if move.word != part.word:
        return False
    if move.word in ("load", "unload", "jettison", "sell", "influence"):
        return move.numbers[0] >= part.numbers[0] and move.numbers[1:2] == part.numbers[1:2]
    if move.word == "defend":
        return set(part.numbers) <= set(move.numbers)
    return move.numbers == part.numbers

"""The legal decisions, in a stable order."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Illegal
from arbitre.core.position import Move
from arbitre.core.telling import SILENT
from arbitre.games.dead_reckoning.rules.battle.battle import (
    BUILDING,
    DEFENCE,
    LOOT,
    Battle,
    abilities,
    hits,
    human_cubes,
    may_defend_with,
)
from arbitre.games.dead_reckoning.rules.battle.end import loot
from arbitre.games.dead_reckoning.rules.board import HARBOR
from arbitre.games.dead_reckoning.rules.by_hand.edits import edits
from arbitre.games.dead_reckoning.rules.human.actions import MOST_TAKEN, Acts, empty_spaces
from arbitre.games.dead_reckoning.rules.human.belongings import (
    AFT_HOLD,
    DECK,
    DISCARD,
    FORE_HOLD,
    HAND,
    Human,
)
from arbitre.games.dead_reckoning.rules.human.cleanup import can_raise, check_sleeving, places_for
from arbitre.games.dead_reckoning.rules.human.stowing import CARGO, CARGO_A_COIN, COINS
from arbitre.games.dead_reckoning.rules.icons import COIN, EITHER, A, B, D, F, H, K, P, R, V
from arbitre.games.dead_reckoning.rules.moves import COUNTED, Act, Notation
from arbitre.games.dead_reckoning.rules.rows import is_merchant
from arbitre.games.dead_reckoning.rules.state import (
    CONSENT,
    EDITS,
    MAIN,
    MODE,
    RAISE,
    SLEEVE,
    State,
)
from arbitre.games.dead_reckoning.rules.table import (
    FACE_DOWN,
    NO_CARD,
    QUESTION,
)
from arbitre.games.dead_reckoning.rules.values import HOLD

MOST_DEEDS: Final = 120
"""So often goods may be moved to and fro in one turn (DR-H3): all other acts use something up."""
MOST_CUBES: Final = 40
MOST_WAYS: Final = 1000
"""Where there are more ways to sleeve, only those with nothing to spare are listed."""


def decisions(state: State, notation: Notation) -> list[Move]:
    """Every decision now; of numbers the least and the greatest."""
    if state.battle is not None:
        return _in_battle(state, notation)
    table = state.table
    if table.need == QUESTION:
        return [notation.choice(table.ask, option) for option in table.options]
    if state.phase == EDITS:
        ends = [notation.act("end", won) for won in (1, 0)]
        over = table.last_turn and not state.queue  # DR-E2
        found = [] if over else [notation.act("go")]
        return [*found, *map(notation.edit, edits(state)), *ends]
    if state.phase == MAIN:
        return _main(state, notation)
    if state.phase == MODE:
        return [notation.act("mode", 0), notation.act("mode", 1)]
    if state.phase == RAISE:
        cards = can_raise(state.human)
        return [notation.act("raise"), *(notation.act("raise", card) for card in cards)]
    if state.phase == SLEEVE:
        return [notation.act("sleeve", *way) for way in sleevings(state.human)]
    if state.phase == CONSENT:
        return [notation.act("agree"), notation.act("refuse")]
    return []


def _in_battle(state: State, notation: Notation) -> list[Move]:
    battle, human = state.battle, state.human
    assert battle is not None
    if state.companion:
        if battle.stage == DEFENCE:
            cubes = [notation.act("cubes", number) for number in _likely(state, battle)]
            return [*cubes, *(notation.act("result", won, 0, 0, 0, 0) for won in (1, 0))]
        acts: list[Move] = [notation.act("done")]
        if hits(battle.their_faces) > battle.braced:
            acts.append(notation.act("brace"))
        return acts
    if battle.stage == DEFENCE:
        cards = may_defend_with(human)
        found: list[Move] = [notation.act("defend")]
        found += [notation.act("defend", card) for card in cards]
        if len(cards) > 1:
            found.append(notation.act("defend", *cards))
        return found
    if battle.stage == LOOT:
        return [notation.act("stow", number) for number in range(loot(state, battle) + 1)]
    able = abilities(human, battle)
    acts = [notation.act("done")]
    if A in able:
        acts += [notation.act("aim", face) for face, n in enumerate(battle.my_faces) if n]
    if V in able:
        acts.append(notation.act("volley"))
    if K in able:
        acts.append(notation.act("brace"))
    return acts


def _likely(state: State, battle: Battle) -> list[int]:
    """DR-Q2: a garrison's and a fort's cubes are known; of a ship the least and the greatest number."""
    if battle.kind == BUILDING:
        return [human_cubes(state.table, state.human, battle)]
    return [0, MOST_CUBES]


def sleevings(human: Human) -> list[list[int]]:
    """DR-H30: the ways to sleeve what was bought: each advancement on one card, or not at all."""
    found: list[list[int]] = []
    ways: list[list[int]] = [[]]
    for index in range(len(human.held) // 2):
        places = places_for(human, human.held[index * 2])
        ways += [[*way, index, crew] for way in ways for crew in places]
    for way in ways:
        try:
            check_sleeving(human, list(zip(way[::2], way[1::2], strict=True)))
        except Illegal:
            continue
        found.append(way)
    if len(found) > MOST_WAYS:
        known = {tuple(way) for way in found}
        found = [way for way in found if not _spare(way, known)]
    return found


def _spare(way: list[int], known: set[tuple[int, ...]]) -> bool:
    """Whether one card less would do."""
    pairs = list(zip(way[::2], way[1::2], strict=True))
    for left in pairs:
        if tuple(number for pair in pairs if pair != left for number in pair) in known:
            return True
    return False


def _main(state: State, notation: Notation) -> list[Move]:
    """DR-H3: acts in any order until the end."""
    acts = Acts(state, SILENT)
    human, table, place = acts.human, acts.table, acts.place
    act, plays = notation.act, notation.plays
    icons, aids = human.icons, human.aids
    found: list[Move] = [notation.end]
    found += [plays[card] for card, where in enumerate(human.where) if where == HAND]
    points = human.points
    if points < 0:
        found.append(act("sails"))
    elif points:
        courses, tiles = notation.courses[place], table.tiles
        near = courses[min(points, len(courses) - 1)]
        if human.explored:
            seen = [to == HARBOR or tile != FACE_DOWN for to, tile in enumerate(tiles)]
            near = [course for course in near if seen[course.numbers[0]]]
        found += near
    _goods(acts, notation, found)
    if place == HARBOR:
        _harbor(acts, notation, found)
    else:
        _cards(acts, notation, found)
        if table.is_island(place):
            _islands(acts, notation, found)
    if icons[F] or aids[F]:
        for enemy in acts.foes_here():
            number = () if table.humans == 1 else (enemy - table.humans + 1,)
            found.append(act("attack", *number))
    if icons[R] or aids[R] or (place == HARBOR and not human.mended):
        _repairs(acts, notation, found)
    if (icons[COIN] or aids[COIN]) and (place == HARBOR or acts.room_of(acts.seat)):
        found.append(act("coin"))
    if (icons[D] or aids[D]) and human.where.count(HAND) < human.hand_limit:
        if DECK in human.where or DISCARD in human.where:
            found.append(act("draw"))
    return found


def _repairs(acts: Acts, notation: Notation, found: list[Move]) -> None:
    table = acts.table
    for ship in range(table.humans):
        if table.damage[ship] and table.place[ship] == acts.place:
            tail = () if ship == acts.seat else (ship + 1,)
            found.append(notation.act("repair", *tail))


def _add(notation: Notation, found: list[Move], word: str, most: int, good: int) -> None:
    """The least and the greatest number."""
    if most:
        found.append(notation.act(word, 1, good))
        if most > 1:
            found.append(notation.act(word, most, good))


def _goods(acts: Acts, notation: Notation, found: list[Move]) -> None:
    table, place, seat = acts.table, acts.place, acts.seat
    free = acts.human.deeds < MOST_DEEDS
    several = table.humans > 1
    own = free and (place == HARBOR or table.control[place] == seat)
    for good in (COINS, CARGO):
        if own:
            _add(notation, found, "load", acts.can_load(good), good)
        held = acts.held(good)[seat]
        if held:
            if free and (place == HARBOR or table.is_island(place)):
                _add(notation, found, "unload", held, good)
            _add(notation, found, "jettison", held, good)
        if several and free:
            _add(notation, found, "give", acts.can_give(good), good)
            _add(notation, found, "take", acts.can_take(good), good)


def _cards(acts: Acts, notation: Notation, found: list[Move]) -> None:
    table, place = acts.table, acts.place
    if table.face[place] == NO_CARD or acts.human.taken >= MOST_TAKEN:
        return
    merchant = is_merchant(table, place)
    if table.aboard_cargo[acts.seat] >= table.values.cards[table.face[place]].cost:
        found.append(notation.act("trade" if merchant else "buy"))
    if merchant and acts.human.able(F):
        found.append(notation.act("hunt"))


def _islands(acts: Acts, notation: Notation, found: list[Move]) -> None:
    table, human, place, seat = acts.table, acts.human, acts.place, acts.seat
    barred = acts.barred(place)
    if barred and human.able(F):
        found.append(notation.act("storm"))
    if not barred and acts.influence_left:
        _influences(acts, notation, found)
    if table.control[place] == seat and human.able(B) + human.icons[EITHER]:
        cargo = table.aboard_cargo[seat] + table.cargo[place]
        for building, cost in enumerate(table.values.building_costs):
            free = not table.buildings[place] >> building & 1
            if free and table.supply[building] and cargo >= cost:
                found.append(notation.act("build", building))
    if human.able(P) and not table.produced >> place & 1:
        found.append(notation.act("produce"))


def _influences(acts: Acts, notation: Notation, found: list[Move]) -> None:
    """DR-H21: of each side whose cubes would be replaced the least and the greatest number."""
    place, most = acts.place, acts.influence_left
    if acts.table.humans == 1:
        numbers = [1, most] if most > 1 else [1]
        found += [notation.act("influence", number) for number in numbers]
        return
    room = empty_spaces(acts.table, place)
    plain = min(room, most) if len(acts.enemies_at(place)) > 1 else most
    for over in (-1, *range(acts.table.humans * 2)):
        least, greatest = (1, plain) if over < 0 else (room + 1, most)
        for number in sorted({least, greatest}):
            try:
                acts.check_influence(number, over)
            except Illegal:
                continue
            tail = () if over < 0 else (over,)
            found.append(notation.act("influence", number, *tail))


def _harbor(acts: Acts, notation: Notation, found: list[Move]) -> None:
    table, human = acts.table, acts.human
    cargo = acts.cargo_at_hand
    coins = cargo // CARGO_A_COIN
    if coins:
        found.append(notation.act("sell", 1))
        if coins > 1:
            found.append(notation.act("sell", coins))
    if human.able(H):
        found.append(notation.act("harbor"))
    costs = table.values.upgrade_costs
    if not human.upgraded and cargo >= min(costs):
        for tile, left in enumerate(table.upgrade_supply):
            if left and cargo >= costs[tile % 2]:
                zone = table.values.upgrades[tile // 2][tile % 2].zone
                zones = (FORE_HOLD, AFT_HOLD) if zone == HOLD else (zone,)
                found += [notation.act("upgrade", tile, each) for each in zones]


def contains(move: Act, part: Act) -> bool:
    """Whether a decision has all of another: as much of the same, or the same cards and more."""
    if move.word != part.word:
        return False
    mine, its = move.numbers, part.numbers
    if move.word == "result":
        return mine[0] == its[0] and all(n >= m for n, m in zip(mine, its, strict=True))
    if move.word in COUNTED or move.word in ("sell", "influence"):
        return mine[0] >= its[0] and mine[1:] == its[1:]
    if move.word == "defend":
        return set(its) <= set(mine)
    if move.word == "sleeve":
        pairs = list(zip(mine[::2], mine[1::2], strict=True))
        return all(pair in pairs for pair in zip(its[::2], its[1::2], strict=True))
    return mine == its

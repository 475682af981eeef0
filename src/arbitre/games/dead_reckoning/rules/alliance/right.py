"""The right side of an Alliance card, icon by icon (DR-R)."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Fact
from arbitre.core.telling import Telling
from arbitre.games.dead_reckoning.rules.achievements import legendary_cube
from arbitre.games.dead_reckoning.rules.alliance.choosing import (
    CARGO,
    FIRST,
    HUMAN,
    ONLY,
    PRODUCTION,
    Choice,
    highest,
    listed,
    why_space,
)
from arbitre.games.dead_reckoning.rules.alliance.fights import SHIP_FIGHT, start_fight
from arbitre.games.dead_reckoning.rules.alliance.left import BACK_WON, take_unturned
from arbitre.games.dead_reckoning.rules.alliance.plan import (
    ADD_BACK,
    BUILD_AT,
    EFFECT,
    MERCHANT_AT,
    PRODUCE_AT,
    UPGRADE_WITH,
)
from arbitre.games.dead_reckoning.rules.alliance.planning import (
    OTHERWISE,
    THEN,
    condition_holds,
    flag_holds,
    was_planned,
)
from arbitre.games.dead_reckoning.rules.board import NAMES, OCEAN
from arbitre.games.dead_reckoning.rules.icons import C
from arbitre.games.dead_reckoning.rules.influence import controlled
from arbitre.games.dead_reckoning.rules.rows import is_merchant, turn_back
from arbitre.games.dead_reckoning.rules.table import (
    EXPERTS,
    OpenTable,
    gain_goods,
    sell_cargo,
)
from arbitre.games.dead_reckoning.rules.values import (
    AT_END,
    ATTACK,
    BUILD,
    CONDITION,
    EXPERT,
    FORTUNE,
    GAIN,
    MERCHANT,
    PER_PILE,
    PRODUCE,
    REPAIR,
    UPGRADE,
    Band,
    Effect,
)

CARDS_A_COIN: Final = 2
BUILDINGS: Final = ("outpost", "garrison", "fort")


def effect(table: OpenTable, band: Band, index: int, inner: int, told: Telling) -> None:
    """Carry out one icon of a card's right side."""
    found = band.effects[index]
    if inner >= OTHERWISE:
        found = found.otherwise[inner - OTHERWISE]
    elif inner >= THEN:
        found = found.then[inner - THEN]
    kind, side = found.kind, table.side
    if kind == GAIN:
        table.dock_coins[side] += found.n
        told.tell("coins", "DR-R1", {"side": side, "n": found.n})
    elif kind == PER_PILE:
        coins = table.merchant_pile[side] // CARDS_A_COIN
        table.dock_coins[side] += coins
        args: dict[str, str | int] = {"side": side, "n": coins, "cards": table.merchant_pile[side]}
        told.tell("pile-coins", "DR-R2", args)
    elif kind == UPGRADE:
        upgrade(table, found.n, found.m, told)
    elif kind == REPAIR:
        mended = min(found.n, table.damage[side])
        table.damage[side] -= mended
        told.tell("repairs", "DR-R4", {"side": side, "n": mended})
    elif kind == BUILD:
        build(table, found.n, told)
    elif kind == PRODUCE:
        produce(table, found.n, told)
    elif kind == EXPERT:
        _expert(table, told)
    elif kind == ATTACK:
        attack(table, found, was_planned(table, band, index, inner), told)
    elif kind == MERCHANT:
        merchant(table, told)
    elif kind == AT_END:
        table.at_end += [found.n, found.m]
        told.tell("later", "DR-R10", {"side": side, "coins": found.n, "cargo": found.m})
    elif kind == CONDITION:
        _condition(table, found, index, told)


def _condition(table: OpenTable, found: Effect, index: int, told: Telling) -> None:
    """DR-R11: one list of effects or the other."""
    holds = condition_holds(table, found)
    told.tell("condition", "DR-R11", {"n": found.n, "holds": "yes" if holds else "no"})
    branch, base = (found.then, THEN) if holds else (found.otherwise, OTHERWISE)
    for place in range(len(branch) - 1, -1, -1):
        table.then(EFFECT, index, base + place)


def _expert(table: OpenTable, told: Telling) -> None:
    """DR-R7: a cube on Expert Sailors, if not claimed yet."""
    side = table.side
    if table.claimed_by(side, EXPERTS):
        told.tell("no-expert", "DR-R7", {"side": side})
    else:
        table.experts[side] += 1
        told.tell("expert-cube", "DR-R7", {"side": side, "n": table.experts[side]})


def upgrade(table: OpenTable, wanted: int, level: int, told: Telling) -> None:
    """DR-R3: the named tile, else any of the same level; none: nothing."""
    named = wanted * 2 + level
    if table.upgrade_supply[named]:
        upgrade_with(table, named, [named], "named", told)
        return
    left = of_level(table, level)
    if not left:
        told.tell("no-upgrade", "DR-R3", {"side": table.side, "level": level + 1})
    elif len(left) == 1:
        upgrade_with(table, left[0], left, ONLY, told)
    else:
        table.then(UPGRADE_WITH)
        table.question(UPGRADE_WITH, left)


def of_level(table: OpenTable, level: int) -> list[int]:
    """The upgrades of a level that are left."""
    kinds = range(len(table.values.upgrades))
    return [kind * 2 + level for kind in kinds if table.upgrade_supply[kind * 2 + level]]


def upgrade_with(table: OpenTable, tile: int, among: list[int], by: str, told: Telling) -> None:
    """A ship upgrade: its cannons count in its battles (DR-F1)."""
    side = table.side
    table.upgrade_supply[tile] -= 1
    table.upgrades[side] += 1
    table.first_level[side] += 1 - tile % 2
    found = table.values.upgrades[tile // 2][tile % 2]
    cannons = found.icons[C] + found.bears[C]
    table.cannons[side] += cannons
    args: dict[str, Fact] = {"side": side, "upgrade": tile, "n": cannons}
    args |= {"among": list(among), "by": by}
    told.tell("upgrades", "DR-R3", args)


def build_choice(table: OpenTable, building: int) -> Choice:
    """DR-R5: its islands without one of that type, the most valuable, then the most productive."""
    islands = [s for s in controlled(table, table.side) if not table.buildings[s] >> building & 1]
    return highest(table, islands, (FIRST, PRODUCTION))


def build(table: OpenTable, building: int, told: Telling) -> None:
    """DR-R5: on its best island without one of that type, if the supply has one."""
    best = build_choice(table, building).best
    if not best or not table.supply[building]:
        args: dict[str, str | int] = {"side": table.side, "building": BUILDINGS[building]}
        told.tell("no-building", "DR-R5", args)
    elif len(best) > 1:
        table.then(BUILD_AT, building)
        table.question(BUILD_AT, best)
    else:
        build_at(table, best[0], building, told)


def build_at(table: OpenTable, space: int, building: int, told: Telling) -> None:
    """A building of the supply, free."""
    why = why_space(table, build_choice(table, building), told)
    table.supply[building] -= 1
    table.buildings[space] |= 1 << building
    args: dict[str, str | int] = {"side": table.side, "space": NAMES[space]}
    args["building"] = BUILDINGS[building]
    told.tell("builds", "DR-R5", args | why)


def produce_choice(table: OpenTable) -> Choice:
    """DR-R6, DR-B7: its islands that have not produced this turn, by production, then by cargo."""
    free = [s for s in controlled(table, table.side) if not table.produced >> s & 1]
    return highest(table, free, (PRODUCTION, CARGO))


def produce(table: OpenTable, islands: int, told: Telling) -> None:
    """DR-R6: its best islands, each once."""
    if not islands:
        return
    best = produce_choice(table).best
    if not best:
        told.tell("no-production", "DR-R6", {"side": table.side})
    elif len(best) > 1:
        table.then(PRODUCE_AT, islands)
        table.question(PRODUCE_AT, best)
    else:
        produce_at(table, best[0], islands, told)


def produce_at(table: OpenTable, space: int, islands: int, told: Telling) -> None:
    """The goods go straight to its dock; then the next island, where two are asked for."""
    why = why_space(table, produce_choice(table), told)
    coins, cargo = table.yields(space)
    table.produced |= 1 << space
    args: dict[str, str | int] = {"side": table.side, "space": NAMES[space], "coins": coins}
    args["cargo"] = cargo
    gain_goods(table, table.side, coins, cargo)
    told.tell("produces", "DR-R6", args | why)
    sell_cargo(table, table.side, told)
    produce(table, islands - 1, told)


def attack(table: OpenTable, found: Effect, planned: bool, told: Telling) -> None:
    """DR-R8: it attacks the human's ship, if its conditions hold when it is reached (DR-T2)."""
    made = table.plan
    human = made.target
    if not flag_holds(table, found):
        told.tell("no-attack", "DR-R8", {})
    elif made.lost:
        told.tell("no-more-fights", "DR-M4", {"space": NAMES[table.place[human]]})
    elif not planned and made.fought:
        told.tell("no-late-attack", "DR-T2", {"human": human})
    else:
        start_fight(table, SHIP_FIGHT, table.place[human], human, found.n, False, "DR-R8", told)


def merchants(table: OpenTable) -> list[int]:
    """Where merchant ships lie that it may beat: it ignores an encounter of Fortune (DR-S1)."""
    cards = table.values.cards
    lying = [space for space in OCEAN if is_merchant(table, space)]
    return [space for space in lying if cards[table.face[space]].saga != FORTUNE]


def merchant(table: OpenTable, told: Telling) -> None:
    """DR-R9: it beats a merchant ship, wherever one lies."""
    lying = merchants(table)
    if not lying:
        told.tell("no-merchant", "DR-R9", {"side": table.side})
    elif len(lying) > 1:
        table.then(MERCHANT_AT)
        table.question(MERCHANT_AT, lying)
    else:
        merchant_at(table, lying[0], told)


def merchant_at(table: OpenTable, space: int, told: Telling) -> None:
    """Its back, and a Legendary cube; of a saga it goes unturned (DR-S1)."""
    lying = merchants(table)
    args: dict[str, Fact] = {"side": table.side, "space": NAMES[space]}
    args |= {"among": listed(lying), "by": HUMAN if len(lying) > 1 else ONLY}
    told.tell("beats-merchant", "DR-R9", args)
    legendary_cube(table, table.side, told)
    if table.values.cards[table.face[space]].saga:
        take_unturned(table, space, told)
        return
    table.then(ADD_BACK, BACK_WON, space)
    turn_back(table, space)

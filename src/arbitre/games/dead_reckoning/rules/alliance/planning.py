"""The plan of a card's fights, made after the claims and before any influence (DR-T2, DR-M)."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Fact
from arbitre.core.telling import Telling
from arbitre.games.dead_reckoning.rules.alliance.choosing import (
    COINS,
    FIRST,
    GOODS,
    SECOND,
    STORED,
    Choice,
    highest,
    listed,
    nearest,
    why_human,
    why_space,
)
from arbitre.games.dead_reckoning.rules.alliance.fights import (
    ENOUGH_TO_FIGHT,
    pirates_at,
    toss,
    would_fight,
)
from arbitre.games.dead_reckoning.rules.alliance.plan import (
    CONDITIONAL_INFLUENCE,
    FIGHT_BUILDING,
    FIGHT_SHIP,
    FOR_PREY,
    FOR_TARGET,
    PLACE,
    PLAN,
)
from arbitre.games.dead_reckoning.rules.board import HARBOR, NAMES, OCEAN
from arbitre.games.dead_reckoning.rules.influence import could_place
from arbitre.games.dead_reckoning.rules.table import (
    OpenTable,
    alliance_cubes,
)
from arbitre.games.dead_reckoning.rules.values import ATTACK, CONDITION, Band, Effect

COINS_ABOARD: Final = 3
AT_THE_PLAN: Final = 1
"""DR-L8's target is asked for at the plan, not when it is reached."""
THEN: Final = 1
OTHERWISE: Final = 101
"""Where an icon stands: 0 on the card itself, or from these on in a list of a condition (DR-R11)."""


def plan(table: OpenTable, band: Band, told: Telling) -> None:
    """DR-T2: which fights there will be. A coin or a pick may be awaited; then it goes on from the top."""
    made = table.plan
    if made.target < 0 and not _fixed(table, FOR_TARGET, attackable(table, band)):
        return
    if made.prey < 0 and band.attack and not _fixed(table, FOR_PREY, laden(table)):
        return
    made.flags = _flags_holding(table, band)
    made.attack = bool(made.flags) or made.prey >= 0
    marked = sorted(band.influence)
    if made.attack:
        _tell_attack(table, band, told)
    else:
        forts = _buildings_to_fight(table, band)
        if forts is None:
            return
        choice = highest(table, forts, (COINS, FIRST, SECOND))
        if made.building < 0 and len(choice.best) > 1:
            table.then(PLAN)
            table.then(PLAN)
            table.question(PLAN, choice.best)
            return
        if choice.best:
            _choose_building(table, choice, told)
        for space, cubes in marked:
            # a placement that DR-M5 ignores fights no ship either
            barred = table.guarded(space, table.side) and space != made.building
            if would_fight(table, space, cubes) and pirates_at(table, space) and not barred:
                made.ships |= 1 << space
        _tell_halves(table, told)
    _put_on_agenda(table, marked)


def _put_on_agenda(table: OpenTable, marked: list[tuple[int, int]]) -> None:
    """DR-T7: the pirate ships' spaces, the building's, then the rest in order; DR-M3: ships first."""
    made = table.plan
    steps: list[tuple[int, int, int]] = []
    won: list[tuple[int, int, int]] = []  # what the ships guarded
    for space, cubes in marked:
        if made.ships >> space & 1:
            steps.append((FIGHT_SHIP, space, 0))
            if space == made.building:
                continue
            if table.values.lost_building_fight == "none":
                won.append((PLACE, space, cubes))
            else:
                steps.append((PLACE, space, cubes))
    for space, cubes in marked:
        if space == made.building and cubes >= ENOUGH_TO_FIGHT:
            steps.append((FIGHT_BUILDING, space, 0))
            won.append((PLACE, space, cubes))
    steps += won
    for space, cubes in marked:
        # a single cube on the island that DR-L8 will fight for is ignored, and fights nothing
        fought = space == made.building and cubes >= ENOUGH_TO_FIGHT
        if not fought and not made.ships >> space & 1:
            steps.append((PLACE, space, cubes))
    for op, space, cubes in reversed(steps):
        table.then(op, space, cubes)


# -- attacks on ships ------------------------------------------------------------------------


def icons_of(band: Band) -> list[tuple[int, int, Effect]]:
    """All icons of the right side in reading order, those of conditions included, with their places."""
    found: list[tuple[int, int, Effect]] = []
    for index, effect in enumerate(band.effects):
        found.append((index, 0, effect))
        found += [(index, THEN + at, inner) for at, inner in enumerate(effect.then)]
        found += [(index, OTHERWISE + at, inner) for at, inner in enumerate(effect.otherwise)]
    return found


def attackable(table: OpenTable, band: Band) -> list[int]:
    """DR-X10: the humans at sea; nobody there, those in harbor, unless every flag forbids it."""
    icons = [effect for _, _, effect in icons_of(band) if effect.kind in (ATTACK, CONDITION)]
    at_sea = [human for human in range(table.humans) if table.place[human] != HARBOR]
    if not icons or at_sea:
        return at_sea if icons else []
    anywhere = any(effect.kind == CONDITION or not effect.m for effect in icons)
    return list(range(table.humans)) if anywhere else []


def laden(table: OpenTable) -> list[int]:
    """DR-L7: the humans whose ships carry enough for a conditional attack."""
    counts = table.values.conditional_attack_counts
    found: list[int] = []
    for human in range(table.humans):
        carried = 0
        if counts != "cargo":
            carried += table.aboard_coins[human]
        if counts != "coins":
            carried += table.aboard_cargo[human]
        if carried >= COINS_ABOARD:
            found.append(human)
    return found


def _fixed(table: OpenTable, why: int, humans: list[int]) -> bool:
    """DR-X10: the target is fixed in the plan, by a coin if need be; whether it is known by now."""
    if not humans:
        return True
    best = nearest(table, humans).best
    if len(best) > 1:
        table.then(PLAN)
        toss(table, why)
        return False
    if why == FOR_TARGET:
        table.plan.target = best[0]
    else:
        table.plan.prey = best[0]
    return True


def _flags_holding(table: OpenTable, band: Band) -> int:
    """DR-T2: the flags whose conditions (harbor, number of cubes) hold now, a bit each."""
    flags, bit = 0, 1
    for index, at, effect in icons_of(band):
        if effect.kind != ATTACK:
            continue
        holds = flag_holds(table, effect)
        if at:
            holds = holds and (at < OTHERWISE) == condition_holds(table, band.effects[index])
        if holds:
            flags |= bit
        bit <<= 1
    return flags


def was_planned(table: OpenTable, band: Band, index: int, at: int) -> bool:
    """DR-T2: whether the flag at this place of the card held at the plan."""
    bit = 1
    for here, there, effect in icons_of(band):
        if (here, there) == (index, at):
            break
        if effect.kind == ATTACK:
            bit <<= 1
    return bool(table.plan.flags & bit)


def flag_holds(table: OpenTable, effect: Effect) -> bool:
    """DR-R8: there is a target, and it is not in harbor where the flag says so."""
    human = table.plan.target
    return human >= 0 and not (effect.m and table.place[human] == HARBOR)


def condition_holds(table: OpenTable, effect: Effect) -> bool:
    """DR-R11: whether it would drop so many cubes attacking the target where it is."""
    human = table.plan.target
    if human < 0:
        return False
    return alliance_cubes(table, table.side, table.place[human], defending=False) >= effect.n


def _tell_attack(table: OpenTable, band: Band, told: Telling) -> None:
    """DR-M1: an attack is planned; whom it goes to, and why."""
    made = table.plan
    if made.flags:
        _tell_target(table, "flag", made.target, attackable(table, band), told)
    if made.prey >= 0:
        _tell_target(table, "laden", made.prey, laden(table), told)


def _tell_target(table: OpenTable, why: str, human: int, humans: list[int], told: Telling) -> None:
    args: dict[str, str | int] = {"human": human, "why": why}
    told.tell("plan-attack", "DR-M1", args | why_human(table, nearest(table, humans), told))


# -- fights for islands ----------------------------------------------------------------------


def conditional_choice(table: OpenTable) -> Choice:
    """DR-L8: islands with goods, not its own (DR-X12: nor the other Alliance's), without a pirate."""
    side = table.side
    found: list[int] = []
    for space in OCEAN:
        owner = table.control[space]
        own = owner >= 0 and table.friends(owner, side)
        goods = table.coins[space] + table.cargo[space]
        if table.is_island(space) and goods and not own and not pirates_at(table, space):
            found.append(space)
    cargo_first = table.values.conditional_influence_counts == "cargo"
    return highest(table, found, (STORED if cargo_first else COINS, GOODS))


def _buildings_to_fight(table: OpenTable, band: Band) -> list[int] | None:
    """DR-M5: marked islands with two cubes or more, and DR-L8's target; None: that one is asked for."""
    side = table.side
    found = [
        space
        for space, cubes in sorted(band.influence)
        if would_fight(table, space, cubes) and table.guarded(space, side)
    ]
    if not band.conditional:
        return found
    best = conditional_choice(table).best
    held = [s for s in best if table.guarded(s, side) and could_place(table, side, s)]
    if held and len(best) > 1 and table.plan.wish < 0:
        table.then(PLAN)
        table.then(CONDITIONAL_INFLUENCE, AT_THE_PLAN)
        table.question(CONDITIONAL_INFLUENCE, best)
        return None
    target = table.plan.wish if len(best) > 1 else -1 if not best else best[0]
    if target in held and target not in found:
        found.append(target)
    return sorted(found)


def _choose_building(table: OpenTable, choice: Choice, told: Telling) -> None:
    """DR-M5: one building fight only."""
    made = table.plan
    if made.building < 0:
        made.building = choice.best[0]
    if len(choice.among) > 1:
        args: dict[str, str | int] = {"space": NAMES[made.building]}
        told.tell("plan-building", "DR-M5", args | why_space(table, choice, told))


def _tell_halves(table: OpenTable, told: Telling) -> None:
    """DR-M3: with a ship fight and a building fight each has half the cubes."""
    made = table.plan
    if made.ships and made.building >= 0:
        ships = [space for space in OCEAN if made.ships >> space & 1]
        args: dict[str, Fact] = {"ship": listed(ships), "space": NAMES[made.building]}
        told.tell("plan-halved", "DR-M3", args)

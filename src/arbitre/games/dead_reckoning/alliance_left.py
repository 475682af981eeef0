"""The left side of an Alliance card: claims, the plan, influence, end space, conditional effects (DR-L, DR-M)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arbitre.games.dead_reckoning.achievements import legendary_cube
from arbitre.games.dead_reckoning.agenda import (
    ADD_BACK,
    CLAIM,
    CONDITIONAL_INFLUENCE,
    CUBES,
    END_SPACE,
    EXPLORE,
    FIGHT_BUILDING,
    FIGHT_SHIP,
    PLACE,
    PLAN,
)
from arbitre.games.dead_reckoning.battle_cubes import SINKS, alliance_cubes, last_turn_cubes
from arbitre.games.dead_reckoning.board import DISTANCE, HARBOR, NAMES, OCEAN
from arbitre.games.dead_reckoning.icons import pirate_power
from arbitre.games.dead_reckoning.influence import could_place, has_room, place_cube, replaceable
from arbitre.games.dead_reckoning.rows import is_merchant, keep_front, turn_back
from arbitre.games.dead_reckoning.table import (
    BATTLE,
    FACE_DOWN,
    NO_CARD,
    NOTHING,
    TOSS,
    Table,
    Telling,
)
from arbitre.games.dead_reckoning.values import ATTACK, CONDITION, Band, Effect

SHIP_FIGHT: Final = 0
BUILDING_FIGHT: Final = 1
COINS_ABOARD: Final = 3
CONDITIONAL_CUBES: Final = 2
ENOUGH_TO_FIGHT: Final = 2
BACK_KEPT: Final = 1
BACK_WON: Final = 2
"""Why an Alliance turns a merchant: by DR-L2 or DR-R9."""

Rank = Callable[[Table, int], int]


def highest(table: Table, spaces: list[int], ranks: list[Rank]) -> list[int]:
    """Those that no other surpasses, by the first rank, then the next; several where all are equal."""
    best = list(spaces)
    for rank in ranks:
        if len(best) < 2:
            break
        most = max(rank(table, space) for space in best)
        best = [space for space in best if rank(table, space) == most]
    return best


def first_value(table: Table, space: int) -> int:
    """An island's value for the first."""
    return table.values.islands[table.tiles[space]].first


def second_value(table: Table, space: int) -> int:
    """An island's value for the second."""
    return table.values.islands[table.tiles[space]].second


def coins_there(table: Table, space: int) -> int:
    """The coins lying on an island."""
    return table.coins[space]


def goods_there(table: Table, space: int) -> int:
    """Coins and cargo lying on an island."""
    return table.coins[space] + table.cargo[space]


def listed(spaces: list[int]) -> str:
    """Spaces as an event names them."""
    return " ".join(NAMES[space] for space in spaces) or "-"


# -- claims (DR-L1, DR-L2) -------------------------------------------------------------------


def claim(table: Table, space: int, told: Telling) -> None:
    """DR-T6: an unexplored tile is explored and dealt a card first."""
    if table.tiles[space] == FACE_DOWN:
        table.then(CLAIM, space)
        table.then(EXPLORE, space)
    elif table.face[space] == NO_CARD:
        told.tell("nothing-to-claim", "DR-T6", {"space": NAMES[space]})
    elif is_merchant(table, space):
        table.wait(TOSS, space)
    else:
        card = table.values.cards[table.face[space]]
        told.tell("claims", "DR-L1", {"space": NAMES[space], "card": table.face[space]})
        table.face[space] = NO_CARD
        sort_into_piles(table, card.icons, "DR-L1", told)


def tossed(table: Table, heads: bool, told: Telling) -> None:
    """DR-L2: tails, it keeps the front; heads, a Legendary cube and the back."""
    table.need = NOTHING
    space, side = table.at, table.side
    told.tell("toss", "DR-L2", {"space": NAMES[space], "fell": "heads" if heads else "tails"})
    if heads:
        legendary_cube(table, side, told)
        table.then(ADD_BACK, BACK_KEPT, space)
        turn_back(table, space)
        return
    card = table.values.cards[keep_front(table, space)]
    sort_into_piles(table, card.icons, "DR-L2", told)


def back_turned(table: Table, card: int, told: Telling) -> None:
    """A merchant was turned: the side that is kept is sorted by its own icons (DR-T6)."""
    table.need = NOTHING
    _, kept, space = table.agenda.pop(), table.agenda.pop(), table.agenda.pop()
    table.deck[card] -= 1
    table.face[space] = NO_CARD
    merchant = table.values.cards[card]
    clause = "DR-R9" if kept == BACK_WON else "DR-L2"
    told.tell("merchant-taken", clause, {"space": NAMES[space], "card": card})
    sort_into_piles(table, merchant.back or merchant.icons, clause, told)


def sort_into_piles(table: Table, icons: list[int], clause: str, told: Telling) -> None:
    """DR-L1: a cannon or a battle ability makes it a pirate's."""
    side = table.side
    power = pirate_power(icons)
    if power:
        table.pirate_pile[side] += 1
        table.pirate_power[side] += power
    else:
        table.merchant_pile[side] += 1
    told.tell("pile", clause, {"side": side, "pile": "pirate" if power else "merchant", "n": power})


# -- the plan (DR-T2, DR-M) ------------------------------------------------------------------


def pirates_at(table: Table, space: int) -> list[int]:
    """The humans in pirate mode on a space."""
    return [
        human
        for human in range(table.humans)
        if table.pirate[human] and table.place[human] == space
    ]


def needs_fight(table: Table, space: int) -> bool:
    """DR-L4: a fort, a garrison or a pirate-mode ship of a human stands in the way."""
    return table.guarded(space, table.side) or bool(pirates_at(table, space))


def would_fight(table: Table, space: int, cubes: int) -> bool:
    """DR-L4: two cubes or more that could be placed, were it not for who stands there."""
    if cubes < ENOUGH_TO_FIGHT or not could_place(table, table.side, space):
        return False
    return needs_fight(table, space)


def plan(table: Table, band: Band, told: Telling) -> None:
    """DR-T2: which fights there will be, seen from here; icons further on are not counted."""
    made = table.plan
    made.flag = any(_flag_holds(table, effect) for effect in band.effects)
    made.attack = made.flag or (band.attack and bool(laden(table)))
    marked = sorted(band.influence)
    for space, cubes in reversed(marked):
        table.then(PLACE, space, cubes)
    if made.attack:
        made.target = target_of(table, band, told)
        told.tell("plan-attack", "DR-M1", {"human": made.target})
        return
    ships = [s for s, c in marked if would_fight(table, s, c) and pirates_at(table, s)]
    forts = [s for s, c in marked if would_fight(table, s, c) and table.guarded(s, table.side)]
    conditional = conditional_target(table) if band.conditional else []
    for space in conditional[:1]:
        if table.guarded(space, table.side) and space not in forts:
            forts.append(space)
    if ships:
        made.ship = ships[0]
        made.foe = pirates_at(table, ships[0])[0]
    best = highest(table, forts, [coins_there, first_value, second_value])
    if len(best) > 1:
        table.then(PLAN, 1)
        table.question(PLAN, best)
        return
    choose_building(table, best[0] if best else -1, forts, told)


def choose_building(table: Table, space: int, forts: list[int], told: Telling) -> None:
    """DR-M5: one building fight only; DR-M3: with a ship fight each has half the cubes."""
    made = table.plan
    made.building = space
    made.halved = made.ship >= 0 and made.building >= 0
    if len(forts) > 1:
        told.tell("plan-building", "DR-M5", {"space": NAMES[space], "among": listed(forts)})
    if made.halved:
        args: dict[str, str | int] = {"ship": NAMES[made.ship], "space": NAMES[space]}
        told.tell("plan-halved", "DR-M3", args)
    marked = {
        table.agenda[i + 1] for i in range(0, len(table.agenda), 3) if table.agenda[i + 2] == PLACE
    }
    if made.building in marked:
        table.then(FIGHT_BUILDING, made.building)
    if made.ship >= 0:
        table.then(FIGHT_SHIP, made.ship)


def _flag_holds(table: Table, effect: Effect) -> bool:
    """Whether an attack flag's conditions hold now (harbor, number of cubes)."""
    if effect.kind == ATTACK:
        return bool(targets(table, only_at_sea=bool(effect.m)))
    if effect.kind == CONDITION:
        branch = effect.then if condition_holds(table, effect) else effect.otherwise
        return any(_flag_holds(table, inner) for inner in branch)
    return False


def condition_holds(table: Table, effect: Effect) -> bool:
    """DR-R11: whether it would drop so many cubes attacking the target where he is."""
    found = targets(table, only_at_sea=False)
    if not found:
        return False
    space = table.place[nearest(table, found)[0]]
    return alliance_cubes(table, table.side, space, defending=False) >= effect.n


def laden(table: Table) -> list[int]:
    """DR-L7: the humans whose ships carry enough for a conditional attack."""
    counts = table.values.conditional_attack_counts
    found: list[int] = []
    for human in range(table.humans):
        coins, cargo = table.aboard_coins[human], table.aboard_cargo[human]
        carried = {"coins": coins, "cargo": cargo, "goods": coins + cargo}[counts]
        if carried >= COINS_ABOARD:
            found.append(human)
    return found


def targets(table: Table, only_at_sea: bool) -> list[int]:
    """DR-X10: the humans not in harbor; nobody at sea, those in harbor, unless the flag forbids it."""
    at_sea = [human for human in range(table.humans) if table.place[human] != HARBOR]
    if at_sea or only_at_sea:
        return at_sea
    return list(range(table.humans))


def nearest(table: Table, humans: list[int]) -> list[int]:
    """DR-X10: nearest to where the Alliance began its turn, then the one with more damage."""
    least = min(DISTANCE[table.began][table.place[human]] for human in humans)
    close = [human for human in humans if DISTANCE[table.began][table.place[human]] == least]
    most = max(table.damage[human] for human in close)
    return [human for human in close if table.damage[human] == most]


def target_of(table: Table, band: Band, told: Telling) -> int:
    """The human that a planned attack goes to."""
    if table.humans == 1:
        return 0
    found = targets(table, only_at_sea=False) if table.plan.flag else laden(table)
    at_sea = [human for human in found if table.place[human] != HARBOR]
    best = nearest(table, at_sea or found)
    if len(best) > 1:
        told.tell("tie", "DR-X10", {"among": len(best)})
    return best[0]


# -- influence (DR-L3, DR-L4) ----------------------------------------------------------------


def fight_ship(table: Table, space: int, told: Telling) -> None:
    """DR-M3: first the ship."""
    start_fight(table, SHIP_FIGHT, space, table.plan.foe, 0, table.plan.halved, "DR-L4", told)


def fight_building(table: Table, space: int, told: Telling) -> None:
    """DR-M3, DR-M4: then the building, unless a fight was lost."""
    if table.plan.lost:
        told.tell("no-more-fights", "DR-M4", {"space": NAMES[space]})
        return
    owner = table.control[space]
    start_fight(table, BUILDING_FIGHT, space, owner, 0, table.plan.halved, "DR-L4", told)


def start_fight(
    table: Table,
    kind: int,
    space: int,
    human: int,
    bonus: int,
    halved: bool,
    clause: str,
    told: Telling,
) -> None:
    """A battle is awaited; its outcome comes back through `fought`."""
    side = table.side
    made = table.plan
    made.fought += 1
    if kind == BUILDING_FIGHT:
        made.stormed = True
        garrison_hurts(table, space, told)
    else:
        made.met |= 1 << human
    cubes = alliance_cubes(table, side, space, defending=False)
    if halved:
        cubes = (cubes + 1) // 2
    cubes += bonus + last_turn_cubes(table, side)
    table.fight = [kind, space, human, cubes]
    args: dict[str, str | int] = {"space": NAMES[space], "human": human, "cubes": cubes}
    told.tell("fights-building" if kind == BUILDING_FIGHT else "fights-ship", clause, args)
    table.wait(BATTLE, space)


def fought(table: Table, won: bool, told: Telling) -> None:
    """How a battle of the Alliance's turn ended; who sank is settled already."""
    kind, space, human, _ = table.fight
    made = table.plan
    table.need, table.fight = NOTHING, []
    if not won or table.sunk:
        made.lost = True
        told.tell("fight-lost", "DR-M4", {"space": NAMES[space]})
    elif kind == BUILDING_FIGHT:
        made.beaten |= 1 << space
    else:
        made.beaten_ships |= 1 << human


def garrison_hurts(table: Table, space: int, told: Telling) -> None:
    """DR-F5: one damage by each garrison once a card, never the fifth."""
    side = table.side
    if not table.garrisoned(space, side) or table.plan.hurt >> space & 1:
        return
    table.plan.hurt |= 1 << space
    if table.damage[side] < SINKS - 1:
        table.damage[side] += 1
        told.tell("garrison-hurts", "DR-F5", {"side": side, "space": NAMES[space]})
    else:
        told.tell("garrison-spares", "DR-F5", {"side": side, "space": NAMES[space]})


def place(table: Table, space: int, cubes: int, told: Telling) -> None:
    """DR-L3, DR-L4: the cubes of a marked space."""
    if table.tiles[space] == FACE_DOWN:
        table.then(PLACE, space, cubes)
        table.then(EXPLORE, space)
        return
    args: dict[str, str | int] = {"space": NAMES[space], "n": cubes}
    if not table.is_island(space):
        told.tell("cubes-lost", "DR-L3", args)
        return
    if needs_fight(table, space) and could_place(table, table.side, space):
        if cubes < ENOUGH_TO_FIGHT:
            told.tell("cube-ignored", "DR-L4", args)
            return
        if table.plan.attack:
            told.tell("placement-ignored", "DR-M1", args)
            return
        if not _way_is_free(table, space):
            told.tell("placement-ignored", "DR-M4" if table.plan.lost else "DR-M5", args)
            return
    table.then(CUBES, space, cubes)


def _way_is_free(table: Table, space: int) -> bool:
    """Whether all that stood in the way there was beaten."""
    made = table.plan
    if any(not made.beaten_ships >> human & 1 for human in pirates_at(table, space)):
        return False
    return not table.guarded(space, table.side) or bool(made.beaten >> space & 1)


def cubes(table: Table, space: int, number: int, told: Telling) -> None:
    """DR-T7: cubes go one by one; control changes as soon as it is reached."""
    side = table.side
    for left in range(number, 0, -1):
        if not has_room(table, space):
            choice = replaceable(table, side, space)
            if len(choice) > 1:
                table.then(CUBES, space, left)
                table.question(CUBES, choice)
                return
            place_cube(table, side, space, choice[0] if choice else -1, told)
        else:
            place_cube(table, side, space, -1, told)


# -- end space and conditional effects (DR-L6 to DR-L8) --------------------------------------


def end_space(table: Table, space: int, told: Telling) -> None:
    """DR-L6: the ship is put on its end space; a pirate-mode human there means a fight."""
    side, made = table.side, table.plan
    if table.sunk:
        told.tell("stays-in-harbor", "DR-F6", {"side": side})
        return
    if space != HARBOR and table.tiles[space] == FACE_DOWN:
        table.then(END_SPACE, space)
        table.then(EXPLORE, space)
        return
    table.place[side] = space
    told.tell("end-space", "DR-L6", {"side": side, "space": NAMES[space]})
    if space != HARBOR:
        garrison_hurts(table, space, told)
    foes = [human for human in pirates_at(table, space) if not made.met >> human & 1]
    if not foes:
        return
    if made.attack:
        told.tell("no-end-fight", "DR-M2", {"space": NAMES[space]})
    elif made.lost:
        told.tell("no-more-fights", "DR-M4", {"space": NAMES[space]})
    else:
        foe = max(foes, key=table.damage.__getitem__)
        start_fight(table, SHIP_FIGHT, space, foe, 0, False, "DR-L6", told)


def conditional_attack(table: Table, told: Telling) -> None:
    """DR-L7: a laden ship is attacked, even in harbor."""
    made = table.plan
    found = laden(table)
    if not found:
        told.tell("no-conditional-attack", "DR-L7", {})
        return
    human = made.target if made.target in found else found[0]
    if made.lost:
        told.tell("no-more-fights", "DR-M4", {"space": NAMES[table.place[human]]})
        return
    if made.flag and table.pirate[human]:
        told.tell("only-the-flag", "DR-M2", {"human": human})
        return
    start_fight(table, SHIP_FIGHT, table.place[human], human, 0, False, "DR-L7", told)


def conditional_target(table: Table) -> list[int]:
    """DR-L8: islands with goods that it does not control and where no pirate sits, the best of them."""
    side = table.side
    found = [
        space
        for space in OCEAN
        if table.is_island(space)
        and goods_there(table, space)
        and table.control[space] != side
        and not (table.control[space] >= 0 and table.friends(table.control[space], side))
        and not pirates_at(table, space)
    ]
    return highest(table, found, [coins_there, goods_there])


def conditional_influence(table: Table, told: Telling) -> None:
    """DR-L8: two cubes on the island with most coins."""
    best = conditional_target(table)
    if not best:
        told.tell("no-conditional-influence", "DR-L8", {})
        return
    if len(best) > 1:
        table.then(CONDITIONAL_INFLUENCE)
        table.question(CONDITIONAL_INFLUENCE, best)
        return
    influence_on(table, best[0], told)


def influence_on(table: Table, space: int, told: Telling) -> None:
    """DR-L8, DR-M5: on its target, by a fight where it is guarded."""
    made = table.plan
    args: dict[str, str | int] = {"space": NAMES[space], "n": CONDITIONAL_CUBES}
    told.tell("conditional-influence", "DR-L8", args)
    if not table.guarded(space, table.side) or made.beaten >> space & 1:
        table.then(CUBES, space, CONDITIONAL_CUBES)
        return
    if not could_place(table, table.side, space):
        return
    if made.attack:
        told.tell("placement-ignored", "DR-M1", args)
    elif made.lost:
        told.tell("placement-ignored", "DR-M4", args)
    elif made.stormed or made.building not in (-1, space):
        told.tell("placement-ignored", "DR-M5", args)
    else:
        table.then(PLACE, space, CONDITIONAL_CUBES)
        fight_building(table, space, told)

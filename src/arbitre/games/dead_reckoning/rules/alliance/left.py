"""The left side of an Alliance card: claims, influence, end space, conditional effects (DR-L)."""

from __future__ import annotations

from typing import Final

from arbitre.core.telling import Telling
from arbitre.games.dead_reckoning.rules.achievements import legendary_cube
from arbitre.games.dead_reckoning.rules.alliance.choosing import why_space
from arbitre.games.dead_reckoning.rules.alliance.fights import (
    ENOUGH_TO_FIGHT,
    SHIP_FIGHT,
    fight_at_end,
    fight_building,
    garrison_hurts,
    needs_fight,
    pirates_at,
    settle_tie,
    start_fight,
)
from arbitre.games.dead_reckoning.rules.alliance.plan import (
    ADD_BACK,
    CLAIM,
    CONDITIONAL_INFLUENCE,
    CUBES,
    END_SPACE,
    EXPLORE,
    PLACE,
)
from arbitre.games.dead_reckoning.rules.alliance.planning import conditional_choice, laden
from arbitre.games.dead_reckoning.rules.board import HARBOR, NAMES
from arbitre.games.dead_reckoning.rules.icons import icons_text, pirate_power
from arbitre.games.dead_reckoning.rules.influence import could_place, place_cube, replacing
from arbitre.games.dead_reckoning.rules.rows import is_merchant, keep_front, turn_back
from arbitre.games.dead_reckoning.rules.table import (
    FACE_DOWN,
    NO_CARD,
    NOTHING,
    TOSS,
    OpenTable,
)
from arbitre.games.dead_reckoning.rules.values import FORTUNE

CONDITIONAL_CUBES: Final = 2
BACK_KEPT: Final = 1
BACK_WON: Final = 2
FRONT_KEPT: Final = 3
"""Why an Alliance turns a merchant: by DR-L2 or DR-R9; beside a real table its front may be unknown too."""


# -- claims (DR-L1, DR-L2) -------------------------------------------------------------------


def claim(table: OpenTable, space: int, told: Telling) -> None:
    """DR-T6: an unexplored tile is explored and dealt a card first."""
    if table.tiles[space] == FACE_DOWN:
        table.then(CLAIM, space)
        table.then(EXPLORE, space)
        return
    face = table.face[space]
    if face == NO_CARD:
        told.tell("nothing-to-claim", "DR-T6", {"space": NAMES[space]})
        return
    card = table.values.cards[face]
    args: dict[str, str | int] = {"space": NAMES[space], "card": face}
    if card.saga == FORTUNE:
        told.tell("fortune-ignored", "DR-S1", args)
    elif card.saga:
        take_unturned(table, space, told)
    elif is_merchant(table, space):
        table.wait(TOSS, space)
    else:
        table.face[space] = NO_CARD
        told.tell("claims", "DR-L1", args)
        sort_into_piles(table, card.icons, "DR-L1", told)


def take_unturned(table: OpenTable, space: int, told: Telling) -> None:
    """DR-S1: an encounter of a saga goes unturned to the Merchant pile."""
    face, side = table.face[space], table.side
    if is_merchant(table, space):
        keep_front(table, space)
    else:
        table.face[space] = NO_CARD
    told.tell("claims", "DR-S1", {"space": NAMES[space], "card": face})
    table.merchant_pile[side] += 1
    told.tell("pile", "DR-S1", {"side": side, "pile": "merchant", "n": 0})


def settle_toss(table: OpenTable, heads: bool, told: Telling) -> None:
    """DR-L2: tails, it keeps the front; heads, a Legendary cube and the back."""
    table.need = NOTHING
    space, side = table.at, table.side
    if space == HARBOR:
        settle_tie(table, heads, told)
        return
    args: dict[str, str | int] = {"space": NAMES[space], "fell": "heads" if heads else "tails"}
    args["card"] = table.face[space]
    told.tell("toss", "DR-L2", args)
    if heads:
        legendary_cube(table, side, told)
        table.then(ADD_BACK, BACK_KEPT, space)
        turn_back(table, space)
        return
    if table.values.cards[table.face[space]].blank:
        table.then(ADD_BACK, FRONT_KEPT, space)
        turn_back(table, space)
        return
    card = table.values.cards[keep_front(table, space)]
    sort_into_piles(table, card.icons, "DR-L2", told)


def turn_up_back(
    table: OpenTable, card: int, told: Telling, shown: list[int] | None = None
) -> None:
    """A merchant was turned: the side that is kept is sorted by its own icons (DR-T6).

    `shown`: what somebody read there beside a real table.
    """
    table.need = NOTHING
    _, kept, space = table.agenda.pop(), table.agenda.pop(), table.agenda.pop()
    merchant = table.values.cards[card]
    icons = (merchant.back or merchant.icons) if shown is None else shown
    clause = "DR-R9" if kept == BACK_WON else "DR-L2"
    args: dict[str, str | int] = {"space": NAMES[space], "card": card}
    if shown is not None:
        args["icons"] = icons_text(shown)
    if kept == FRONT_KEPT:
        keep_front(table, space)
        told.tell("front-kept", clause, args)
    else:
        table.deck[card] -= 1
        table.face[space] = NO_CARD
        told.tell("merchant-taken", clause, args)
    sort_into_piles(table, icons, clause, told)


def sort_into_piles(table: OpenTable, icons: list[int], clause: str, told: Telling) -> None:
    """DR-L1: a cannon or a battle ability makes it a pirate's."""
    side = table.side
    power = pirate_power(icons)
    if power:
        table.pirate_pile[side] += 1
        table.pirate_power[side] += power
    else:
        table.merchant_pile[side] += 1
    told.tell("pile", clause, {"side": side, "pile": "pirate" if power else "merchant", "n": power})


# -- influence (DR-L3, DR-L4) ----------------------------------------------------------------


def place(table: OpenTable, space: int, cubes: int, told: Telling) -> None:
    """DR-L3, DR-L4: the cubes of a marked space."""
    if table.tiles[space] == FACE_DOWN:
        table.then(PLACE, space, cubes)
        table.then(EXPLORE, space)
        return
    args: dict[str, str | int] = {"space": NAMES[space], "n": cubes}
    if not table.is_island(space):
        told.tell("cubes-lost", "DR-L3", args)
        return
    if _forfeited(table, space):
        told.tell("placement-ignored", "DR-M3", args)
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


def _forfeited(table: OpenTable, space: int) -> bool:
    """DR-M3, where the edition says so: the ship there was beaten, but the building elsewhere was not."""
    made = table.plan
    if table.values.lost_building_fight != "none" or not made.ships >> space & 1:
        return False
    return made.stormed and space != made.building and not made.beaten >> made.building & 1


def _way_is_free(table: OpenTable, space: int) -> bool:
    """Whether all that stood in the way there was beaten."""
    made = table.plan
    if pirates_at(table, space) and not made.won >> space & 1:
        return False
    return not table.guarded(space, table.side) or bool(made.beaten >> space & 1)


def cubes(table: OpenTable, space: int, number: int, told: Telling) -> None:
    """DR-T7: cubes go one by one; control changes as soon as it is reached."""
    for left in range(number, 0, -1):
        choice = replacing(table, table.side, space)
        if len(choice) > 1:
            table.then(CUBES, space, left)
            table.question(CUBES, choice)
            return
        place_cube(table, table.side, space, choice[0] if choice else -1, told)


# -- end space and conditional effects (DR-L6 to DR-L8) --------------------------------------


def end_space(table: OpenTable, space: int, told: Telling) -> None:
    """DR-L6: the ship is put on its end space; a pirate-mode human there means a fight."""
    side = table.side
    if table.sunk or table.plan.berthed:
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
        fight_at_end(table, space, told)


def conditional_attack(table: OpenTable, told: Telling) -> None:
    """DR-L7: a laden ship is attacked, even in harbor. Where that was planned nothing was fought before."""
    made, found = table.plan, laden(table)
    human = made.prey
    if human < 0 and found:
        # DR-T2: laden only since the plan, by a fight
        told.tell("no-late-attack", "DR-T2", {"human": found[0]})
    elif human not in found:
        told.tell("no-conditional-attack", "DR-L7", {})
    elif made.flags and made.target == human and table.pirate[human]:
        # DR-X10: a flag that goes to their partner spares them nothing
        told.tell("only-the-flag", "DR-M2", {"human": human})
    else:
        start_fight(table, SHIP_FIGHT, table.place[human], human, 0, False, "DR-L7", told)


def conditional_influence(table: OpenTable, told: Telling) -> None:
    """DR-L8: two cubes on the island with most goods, judged now; a pick of the plan stands if it can."""
    best = conditional_choice(table).best
    if not best:
        told.tell("no-conditional-influence", "DR-L8", {})
    elif len(best) == 1:
        influence_on(table, best[0], told)
    elif table.plan.wish in best:
        influence_on(table, table.plan.wish, told)
    else:
        table.then(CONDITIONAL_INFLUENCE)
        table.question(CONDITIONAL_INFLUENCE, best)


def influence_on(table: OpenTable, space: int, told: Telling) -> None:
    """DR-L8, DR-M5: on its target, by a fight where it is guarded."""
    made, choice = table.plan, conditional_choice(table)
    args: dict[str, str | int] = {"space": NAMES[space], "n": CONDITIONAL_CUBES}
    told.tell("conditional-influence", "DR-L8", args | why_space(table, choice, told))
    if not table.guarded(space, table.side) or made.beaten >> space & 1:
        table.then(CUBES, space, CONDITIONAL_CUBES)
    elif made.attack:
        told.tell("placement-ignored", "DR-M1", args)
    elif made.lost:
        told.tell("placement-ignored", "DR-M4", args)
    elif made.stormed or made.building not in (-1, space):
        told.tell("placement-ignored", "DR-M5", args)
    elif not could_place(table, table.side, space):
        told.tell("cubes-lost", "DR-L4", args)
    else:
        table.then(PLACE, space, CONDITIONAL_CUBES)
        fight_building(table, space, "DR-L8", told)

"""Whether a position from outside could be one: every tile, card, cube and building accounted for."""

from __future__ import annotations

from arbitre.core.plain import wrong
from arbitre.games.dead_reckoning.rules.board import NAMES, OCEAN, SPACES, row_of
from arbitre.games.dead_reckoning.rules.human.belongings import (
    AFT_HOLD,
    DISCARD,
    FORE_HOLD,
    SLOTS,
    TOP_LEVEL,
    Human,
)
from arbitre.games.dead_reckoning.rules.icons import COUNT
from arbitre.games.dead_reckoning.rules.state import State
from arbitre.games.dead_reckoning.rules.table import ACHIEVEMENTS, FACE_DOWN, NO_CARD, SIDES, SINKS
from arbitre.games.dead_reckoning.rules.values import HOLD

NEVER_NEGATIVE = (
    "unseen supply coins cargo deck damage aboard_coins aboard_cargo dock_coins dock_cargo upgrades "
    "first_level cannons upgrade_supply merchant_pile pirate_pile pirate_power legendary experts "
    "explorer claimed bonus turn"
).split()


def check_material(state: State) -> None:
    """BadInput for material that is too much, too little, or where it cannot be."""
    for name in NEVER_NEGATIVE:
        if any(number < 0 for number in getattr(state.table, name)):
            raise wrong(f"table.{name}", "below-zero")
    _check_tiles(state)
    _check_islands(state)
    _check_sides(state)
    if state.companion:  # humans' things are not kept, so cards and upgrades cannot add up (DR-Q1)
        if any(face not in state.values.front for face in (*state.table.under, *state.table.gone)):
            raise wrong("table.gone", "no-such-card")
        return
    for number, human in enumerate(state.humans):
        _check_crew(state, human, number)
        _check_ship(state, human, number)
    _check_cards(state)
    _check_upgrades(state)


def _check_tiles(state: State) -> None:
    table, values = state.table, state.values
    counts = [0] * (len(values.islands) + 1)
    for space in range(SPACES):
        tile, face = table.tiles[space], table.face[space]
        if not -1 <= tile <= len(values.islands) or (tile >= 0 and space not in OCEAN):
            raise wrong(f"table.tiles.{NAMES[space]}", "no-such-tile")
        if tile >= 0:
            counts[tile] += 1
        if not -1 <= face < len(values.cards):
            raise wrong(f"table.face.{NAMES[space]}", "no-such-card")
        if face != NO_CARD and (tile == FACE_DOWN or values.cards[face].row != row_of(space)):
            raise wrong(f"table.face.{NAMES[space]}", "no-such-card")
        if face != NO_CARD and values.front[face] != face:
            raise wrong(f"table.face.{NAMES[space]}", "no-such-card")
    for tile, number in enumerate(counts):
        have = values.open_sea if tile == len(values.islands) else 1
        if number + table.unseen[tile] != have:
            raise wrong("table.tiles", "tile-count")


def _check_islands(state: State) -> None:
    table, values = state.table, state.values
    for space in range(SPACES):
        cubes = table.cubes[space * SIDES : space * SIDES + SIDES]
        lasting = table.permanent[space * SIDES : space * SIDES + SIDES]
        owner = table.control[space]
        where = f"table.cubes.{NAMES[space]}"
        if not -1 <= owner < table.sides:
            raise wrong(f"table.control.{NAMES[space]}", "no-such-side")
        if table.is_island(space):
            if sum(cubes) > values.islands[table.tiles[space]].spaces or min(cubes) < 0:
                raise wrong(where, "too-many-cubes")
            if any(cubes[table.sides :]) or any(lasting[table.sides :]):
                raise wrong(where, "no-such-side")
            if any(number not in (0, 1) for number in lasting):
                raise wrong(f"table.permanent.{NAMES[space]}", "too-many-cubes")
            if owner >= 0 and not lasting[owner]:
                raise wrong(f"table.control.{NAMES[space]}", "no-permanent-cube")
        elif any(cubes) or any(lasting) or table.buildings[space] or owner >= 0:
            raise wrong(where, "no-island-there")
        elif table.coins[space] or table.cargo[space]:
            raise wrong(f"table.coins.{NAMES[space]}", "no-island-there")
        if not 0 <= table.buildings[space] < 8 or (table.buildings[space] and owner < 0):
            raise wrong(f"table.buildings.{NAMES[space]}", "no-such-building")
    for building, supply in enumerate(table.supply):
        built = sum(table.buildings[space] >> building & 1 for space in OCEAN)
        if supply + built != values.buildings[building] and not state.companion:
            raise wrong("table.supply", "building-count")


def _check_sides(state: State) -> None:
    table = state.table
    for side in range(SIDES):
        if not 0 <= table.place[side] < SPACES:
            raise wrong("table.place", "no-such-space")
        if not 0 <= table.damage[side] < SINKS:
            raise wrong("table.damage", "too-much-damage")
        if table.claimed[side] >= 1 << len(ACHIEVEMENTS):
            raise wrong("table.claimed", "no-such-achievement")
        if side >= table.humans and table.aboard_coins[side] + table.aboard_cargo[side]:
            raise wrong("table.aboard_coins", "no-such-side")
    for which, side in enumerate(table.bonus_to):
        if not -1 <= side < table.sides or (side >= 0 and not table.claimed[side] >> which & 1):
            raise wrong("table.bonus_to", "no-such-side")
    left = [0, *state.values.bonus]
    for value in state.laid:
        if value not in left:
            raise wrong("laid", "bonus-tiles")
        left.remove(value)
    if table.bonus != state.laid + [0] * (len(table.bonus) - len(state.laid)):
        raise wrong("table.bonus", "bonus-tiles")


def _check_crew(state: State, human: Human, number: int) -> None:
    where, cards = f"humans.{number}", state.values.cards
    for card, level in enumerate(human.level):
        if not 0 <= level <= TOP_LEVEL or not 0 <= human.where[card] <= DISCARD:
            raise wrong(where, "no-such-crew")
    for spot, sleeved in enumerate(human.sleeves):
        if not -1 <= sleeved < len(cards) or human.sides[spot] not in (0, 1):
            raise wrong(f"{where}.sleeves", "no-such-card")
        if sleeved >= 0 and cards[sleeved].slot != spot % SLOTS:
            raise wrong(f"{where}.sleeves", "wrong-slot")
    if len(human.held) % 2:
        raise wrong(f"{where}.held", "no-such-card")
    for index in range(0, len(human.held), 2):
        if not 0 <= human.held[index] < len(cards) or human.held[index + 1] not in (0, 1):
            raise wrong(f"{where}.held", "no-such-card")
    if any(not 0 <= human.icons[icon] <= 999 for icon in range(COUNT)):
        raise wrong(f"{where}.icons", "below-zero")
    if any(not 0 <= human.aids[icon] <= 999 for icon in range(COUNT)):
        raise wrong(f"{where}.aids", "below-zero")
    if state.table.experts[number] != human.crew_at(TOP_LEVEL):
        raise wrong("table.experts", "no-such-crew")


def _check_ship(state: State, human: Human, number: int) -> None:
    values, where = state.values, f"humans.{number}"
    if human.chest < 0:
        raise wrong(f"{where}.chest", "below-zero")
    used = [0] * len(human.bought)
    for zone, tile in enumerate(human.zones):
        if not -1 <= tile < len(used):
            raise wrong(f"{where}.zones", "no-such-upgrade")
        if tile >= 0:
            wanted = values.upgrades[tile // 2][tile % 2].zone
            used[tile] += 1
            if zone not in ((FORE_HOLD, AFT_HOLD) if wanted == HOLD else (wanted,)):
                raise wrong(f"{where}.zones", "no-such-upgrade")
    if any(have < works for have, works in zip(human.bought, used, strict=True)):
        raise wrong(f"{where}.bought", "no-such-upgrade")


def _check_cards(state: State) -> None:
    """Deck, lying, gone, under, held, sleeved and the Alliance's piles: each card is somewhere once."""
    table, cards, front = state.table, state.values.cards, state.values.front
    hidden = [0] * len(cards)  # merchants whose back nobody has seen, by front
    away = [0] * len(cards)  # cards whose kind is known, and where they are
    for face in (*table.under, *table.gone):
        if not 0 <= face < len(cards) or cards[face].back is None or front[face] != face:
            raise wrong("table.gone", "no-such-card")
        hidden[face] += 1
    for space in OCEAN:
        face = table.face[space]
        if face != NO_CARD:
            (away if cards[face].back is None else hidden)[face] += 1
    fronts = [0] * len(cards)  # merchants taken for their front
    for human in state.humans:
        pairs = [
            *zip(human.sleeves, human.sides, strict=True),
            *zip(human.held[::2], human.held[1::2], strict=True),
        ]
        for card, side in pairs:
            if card >= 0:
                merchant = cards[card].back is not None
                if side and not merchant:
                    raise wrong("humans", "no-such-card")
                (fronts if merchant and not side else away)[card] += 1
    missing = 0
    pool = [0] * len(cards)
    for card, left in enumerate(table.deck):
        gap = cards[card].copies - left - away[card]
        if gap < 0:
            raise wrong("table.deck", "card-count")
        missing += gap
        if cards[card].back is not None:
            pool[front[card]] += left
    for face in range(len(cards)):
        gap = table.gone.count(face) - fronts[face]
        if gap < 0 or hidden[face] > pool[face]:
            raise wrong("table.gone", "card-count")
        missing += gap
    if missing != sum(table.merchant_pile) + sum(table.pirate_pile):
        raise wrong("table.merchant_pile", "card-count")


def _check_upgrades(state: State) -> None:
    """Those in the supply, the humans' and the Alliances', level by level."""
    table, copies = state.table, state.values.upgrade_copies
    alliances = range(table.humans, table.sides)
    for level in (0, 1):
        supply = table.upgrade_supply[level::2]
        bought = sum(sum(human.bought[level::2]) for human in state.humans)
        first = sum(table.first_level[side] for side in alliances)
        gained = sum(table.upgrades[side] for side in alliances) - first if level else first
        if min(supply) < 0 or gained < 0:
            raise wrong("table.upgrade_supply", "upgrade-count")
        if sum(supply) + bought + gained != copies * len(supply):
            raise wrong("table.upgrade_supply", "upgrade-count")
    for tile, left in enumerate(table.upgrade_supply):
        if left + sum(human.bought[tile] for human in state.humans) > copies:
            raise wrong("table.upgrade_supply", "upgrade-count")
    for number, human in enumerate(state.humans):
        if min(human.bought) < 0 or table.upgrades[number] != sum(human.bought):
            raise wrong("table.upgrades", "upgrade-count")

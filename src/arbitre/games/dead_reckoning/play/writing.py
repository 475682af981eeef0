"""Positions written down: the JSON form, the position text, views and their samples."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from arbitre.core.chance import Rng
from arbitre.core.position import canonical
from arbitre.games.dead_reckoning.rules.alliance.plan import read_plan
from arbitre.games.dead_reckoning.rules.by_hand.turned_up import found_forms, read_forms
from arbitre.games.dead_reckoning.rules.by_hand.typed_cards import read_typed, typed_forms
from arbitre.games.dead_reckoning.rules.human.belongings import DECK, HAND
from arbitre.games.dead_reckoning.rules.state import OVER, PHASES
from arbitre.games.dead_reckoning.rules.table import DIFFICULTIES

if TYPE_CHECKING:
    from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition
    from arbitre.games.dead_reckoning.rules.battle.battle import Battle
    from arbitre.games.dead_reckoning.rules.human.belongings import Human
    from arbitre.games.dead_reckoning.rules.table import OpenTable
    from arbitre.games.dead_reckoning.rules.values import Values

TABLE_LISTS: Final = (
    "tiles unseen cubes permanent control buildings supply coins cargo face deck gone under place damage "
    "aboard_coins aboard_cargo dock_coins dock_cargo upgrades first_level cannons upgrade_supply "
    "merchant_pile pirate_pile pirate_power legendary experts explorer claimed bonus bonus_to turn at_end "
    "agenda options fight"
).split()
TABLE_NUMBERS: Final = (
    "produced trigger halves left hard_sides normal_sides side card began need at ask"
).split()
TABLE_TRUTHS: Final = "last_turn hard bonus_card sunk".split()
HUMAN_LISTS: Final = "where level sleeves sides zones bought held icons aids".split()
HUMAN_NUMBERS: Final = "chest points taken beaten deeds".split()
HUMAN_TRUTHS: Final = "explored upgraded mended".split()
BATTLE_NUMBERS: Final = "kind human enemy space stage mine theirs braced".split()
PLAN: Final = "plan"
PIRATE: Final = "pirate"
BOX: Final = "box"
"""Islands and cards that no edition knows; left out while there are none (DR-Q2)."""
TYPED: Final = "typed"
"""Bands typed beside a real table; left out while there are none (DR-Q2)."""
SHOWN: Final = "shown"
"""In views alone: the Alliance's card that lies there to be looked at; no position depends on it."""
STATE_NUMBERS: Final = "seat to_draw resume first won denied".split()
STATE_LISTS: Final = "queue laid consent".split()
UNKNOWN: Final = -1
"""A chest that the viewer may not look into."""


def position_dict(position: DeadReckoningPosition) -> dict[str, object]:
    """The JSON form: the table, each human, the battle, and where the game stands."""
    state = position.state
    edition = position.edition
    data: dict[str, object] = {
        "edition": edition.full_name if edition.released else edition.source,
        "players": state.table.humans,
        "difficulty": DIFFICULTIES[state.table.difficulty],
        "phase": PHASES[state.phase],
        "seat": state.seat,
        "table": table_dict(state.table),
        "humans": [human_dict(human) for human in state.humans],
        "to_draw": state.to_draw,
        "resume": state.resume,
        "queue": list(state.queue),
        "first": state.first,
        "laid": list(state.laid),
        "won": state.won,
        "consent": list(state.consent),
        "denied": state.denied,
    }
    if state.companion:
        data["companion"] = True
    if state.battle is not None:
        data["battle"] = battle_dict(state.battle)
    return data


def table_dict(table: OpenTable) -> dict[str, object]:
    """All that lies open."""
    data: dict[str, object] = {name: list(getattr(table, name)) for name in TABLE_LISTS}
    data |= {name: getattr(table, name) for name in (*TABLE_NUMBERS, *TABLE_TRUTHS)}
    data[PIRATE] = list(table.pirate)
    data[PLAN] = table.plan.numbers()
    typed = typed_forms(table)
    if typed:
        data[TYPED] = typed
    if table.values.box:
        data[BOX] = found_forms(table)
    return data


def human_dict(human: Human) -> dict[str, object]:
    """What a human has."""
    data: dict[str, object] = {name: list(getattr(human, name)) for name in HUMAN_LISTS}
    data |= {name: getattr(human, name) for name in (*HUMAN_NUMBERS, *HUMAN_TRUTHS)}
    return data


def battle_dict(battle: Battle) -> dict[str, object]:
    """The battle under way."""
    data: dict[str, object] = {name: getattr(battle, name) for name in BATTLE_NUMBERS}
    data["attacks"] = battle.attacks
    data["my_faces"] = list(battle.my_faces)
    data["their_faces"] = list(battle.their_faces)
    return data


def position_text(position: DeadReckoningPosition) -> str:
    """The position text: the JSON form on one line, its keys in alphabetical order."""
    return canonical(position_dict(position)).decode()


def view_dict(position: DeadReckoningPosition, seat: str | None) -> dict[str, object]:
    """DR-H8: a hand is its owner's; in two against two the chests are the team's."""
    data = position_dict(position)
    data["viewer"] = seat
    data["actors"] = list(position.actors)
    table = position.state.table
    data["turn"] = max(table.turn)
    data[SHOWN] = list(table.shown)
    humans: list[dict[str, object]] = []
    for number, human in enumerate(position.state.humans):
        shown = human_dict(human)
        if seat != position.seats[number]:
            shown["where"] = [DECK if where == HAND else where for where in human.where]
            shown["hand"] = human.where.count(HAND)
        if seat is None and table.humans > 1 and position.state.phase != OVER:
            shown["chest"] = UNKNOWN
        humans.append(shown)
    data["humans"] = humans
    return data


def sampled(data: dict[str, Any], rng: Rng) -> DeadReckoningPosition:
    """A position that looks like a view: hidden hands are drawn from where they may be."""
    from arbitre.games.dead_reckoning.play.editions import edition_named
    from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition

    edition = edition_named(data["edition"])
    difficulty = DIFFICULTIES.index(data["difficulty"])
    position = DeadReckoningPosition(edition, values_in(data), data["players"], difficulty)
    state = position.state
    state.phase = PHASES.index(data["phase"])
    state.companion = data.get("companion", False)
    for key in STATE_NUMBERS:
        setattr(state, key, data[key])
    for key in STATE_LISTS:
        setattr(state, key, list(data[key]))
    _restore_table(state.table, data["table"])
    state.table.shown = tuple(data.get(SHOWN, ()))
    for human, entry in zip(state.humans, data["humans"], strict=True):
        _restore_human(human, entry, rng)
    if "battle" in data:
        state.battle = _restored_battle(data["battle"])
    return position


def values_in(data: dict[str, Any]) -> Values:
    """The values of a view: its edition's, and what turned up besides."""
    from arbitre.games.dead_reckoning.play.editions import edition_named, values_of

    values = values_of(edition_named(data["edition"]))
    found = read_forms(values, data["table"].get(BOX, []))
    assert found is not None
    return found


def _restore_table(table: OpenTable, data: dict[str, Any]) -> None:
    for key in (*TABLE_LISTS, PIRATE):
        setattr(table, key, list(data[key]))
    for key in (*TABLE_NUMBERS, *TABLE_TRUTHS):
        setattr(table, key, data[key])
    table.plan = read_plan(data[PLAN])
    for parts in data.get(TYPED, []):
        typed = read_typed(table, parts)
        assert typed is not None
        table.typed.append(typed)


def _restore_human(human: Human, data: dict[str, Any], rng: Rng) -> None:
    for key in HUMAN_LISTS:
        setattr(human, key, list(data[key]))
    for key in (*HUMAN_NUMBERS, *HUMAN_TRUTHS):
        setattr(human, key, data[key])
    human.chest = max(human.chest, 0)
    if "hand" in data:
        deal_hidden(human, data["hand"], rng)
    human.refit()


def deal_hidden(human: Human, number: int, rng: Rng) -> None:
    """So many cards of a hand that nobody else sees, from where they may be."""
    unknown = human.cards_in(DECK)
    rng.shuffle(unknown)
    for card in unknown[:number]:
        human.where[card] = HAND


def _restored_battle(data: dict[str, Any]) -> Battle:
    from arbitre.games.dead_reckoning.rules.battle.battle import Battle

    battle = Battle(data["kind"], data["human"], data["enemy"], data["space"], data["attacks"])
    for key in ("stage", "mine", "theirs", "braced"):
        setattr(battle, key, data[key])
    battle.my_faces = list(data["my_faces"])
    battle.their_faces = list(data["their_faces"])
    return battle

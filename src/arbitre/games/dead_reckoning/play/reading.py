"""Reading positions from outside: each wrong thing named, nothing half done."""

from __future__ import annotations

import json
from typing import Final

from arbitre.core.edition import Edition
from arbitre.core.message import BadInput, Message
from arbitre.core.options import shown
from arbitre.core.plain import items, known_keys, table, truth, whole, word, wrong
from arbitre.games.dead_reckoning.play.editions import EDITIONS, values_of
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition
from arbitre.games.dead_reckoning.play.reading_checks import check_material
from arbitre.games.dead_reckoning.play.reading_phases import check_rest
from arbitre.games.dead_reckoning.play.writing import (
    BATTLE_NUMBERS,
    BOX,
    HUMAN_LISTS,
    HUMAN_NUMBERS,
    HUMAN_TRUTHS,
    PLAN,
    TABLE_LISTS,
    TABLE_NUMBERS,
    TABLE_TRUTHS,
    TYPED,
)
from arbitre.games.dead_reckoning.rules.alliance.plan import read_plan
from arbitre.games.dead_reckoning.rules.battle.battle import LOOT, Battle
from arbitre.games.dead_reckoning.rules.by_hand.turned_up import read_forms
from arbitre.games.dead_reckoning.rules.by_hand.typed_cards import MOST_TYPED, read_typed
from arbitre.games.dead_reckoning.rules.human.belongings import Human
from arbitre.games.dead_reckoning.rules.state import PHASES
from arbitre.games.dead_reckoning.rules.table import DIFFICULTIES, OpenTable

KEYS: Final = (
    "edition players difficulty phase seat table humans to_draw resume queue first laid won consent denied "
    "battle companion"
).split()
FREE: Final = ("gone", "under", "at_end", "agenda", "options", "fight", "held")
"""Lists whose length changes during a game."""
MOST: Final = 1 << 20
LONGEST: Final = 400


def load_position(data: object) -> DeadReckoningPosition:
    """A position from its JSON form; BadInput says what is impossible, and where."""
    given = table("", data)
    known_keys(given, KEYS)
    for key in ("phase", "table", "humans"):
        if key not in given:
            raise wrong(key, "key-missing")
    edition = _edition(given.get("edition", ""))
    players = whole("players", given.get("players", 1), 1, 2)
    difficulty = word("difficulty", given.get("difficulty", "normal"), list(DIFFICULTIES))
    open_table = table("table", given["table"])
    values = read_forms(values_of(edition), items("table.box", open_table.get(BOX, [])))
    if values is None:
        raise wrong("table.box", "own-box")
    position = DeadReckoningPosition(edition, values, players, difficulty)
    state = position.state
    state.phase = word("phase", given["phase"], PHASES)
    state.companion = truth("companion", given.get("companion", False))
    state.seat = whole("seat", given.get("seat", 0), 0, players - 1)
    state.to_draw = whole("to_draw", given.get("to_draw", 0), 0, 99)
    state.resume = whole("resume", given.get("resume", 0), 0, 999)
    state.first = whole("first", given.get("first", 0), -1, players - 1)
    state.won = whole("won", given.get("won", -1), -1, 1)
    state.queue = _numbers("queue", given.get("queue", []), -1)
    state.laid = _numbers("laid", given.get("laid", []), -1)
    state.consent = _numbers("consent", given.get("consent", []), -1)
    state.denied = whole("denied", given.get("denied", 0), 0, MOST)
    if state.table.values.box and not state.companion:
        raise wrong("table.box", "own-box")
    _load_table(state.table, open_table)
    humans = items("humans", given["humans"])
    if len(humans) != players:
        raise wrong("humans", "list-length", n=players, given=len(humans))
    for number, entry in enumerate(humans):
        _load_human(state.humans[number], table(f"humans.{number}", entry), f"humans.{number}")
    if "battle" in given:
        state.battle = _battle(table("battle", given["battle"]), players)
    check_material(state)
    for human in state.humans:
        human.refit()
    check_rest(state)
    return position


def _edition(name: object) -> Edition:
    if not isinstance(name, str):
        raise wrong("edition", "text-expected", value=shown(name))
    return EDITIONS.read(name, "edition") if "\n" in name else EDITIONS.named(name)


def _numbers(where: str, value: object, length: int) -> list[int]:
    """A list of whole numbers; of a given length unless that is -1."""
    found = items(where, value)
    if (length >= 0 and len(found) != length) or len(found) > LONGEST:
        raise wrong(where, "list-length", n=max(length, 0), given=len(found))
    return [whole(f"{where}.{n}", each, -MOST, MOST) for n, each in enumerate(found)]


def _load_fields(
    here: OpenTable | Human,
    given: dict[str, object],
    where: str,
    lists: list[str],
    numbers: list[str],
    truths: list[str],
    most: int,
) -> None:
    """The fields that are given, each by its name."""
    for name in lists:
        if name in given:
            length = -1 if name in FREE else len(getattr(here, name))
            setattr(here, name, _numbers(f"{where}.{name}", given[name], length))
    for name in numbers:
        if name in given:
            setattr(here, name, whole(f"{where}.{name}", given[name], -1, most))
    for name in truths:
        if name in given:
            setattr(here, name, truth(f"{where}.{name}", given[name]))


def _load_table(here: OpenTable, given: dict[str, object]) -> None:
    keys = [*TABLE_LISTS, *TABLE_NUMBERS, *TABLE_TRUTHS, "pirate", PLAN, TYPED, BOX]
    known_keys(given, keys, "table.")
    _load_fields(here, given, "table", TABLE_LISTS, TABLE_NUMBERS, TABLE_TRUTHS, 1 << 40)
    if "pirate" in given:
        found = items("table.pirate", given["pirate"])
        if len(found) != len(here.pirate):
            raise wrong("table.pirate", "list-length", n=len(here.pirate), given=len(found))
        here.pirate = [truth("table.pirate", each) for each in found]
    for number, each in enumerate(items("table.typed", given.get(TYPED, []))):
        typed = read_typed(here, items(f"table.typed.{number}", each))
        if typed is None or number >= MOST_TYPED:
            raise wrong(f"table.typed.{number}", "typed-band")
        here.typed.append(typed)
    if PLAN in given:
        here.plan = read_plan(_numbers("table.plan", given[PLAN], len(here.plan.numbers())))


def _load_human(here: Human, given: dict[str, object], where: str) -> None:
    known_keys(given, [*HUMAN_LISTS, *HUMAN_NUMBERS, *HUMAN_TRUTHS], f"{where}.")
    _load_fields(here, given, where, HUMAN_LISTS, HUMAN_NUMBERS, HUMAN_TRUTHS, MOST)


def _battle(given: dict[str, object], players: int) -> Battle:
    numbers = {name: whole(f"battle.{name}", given.get(name, 0), -1, 99) for name in BATTLE_NUMBERS}
    human = whole("battle.human", numbers["human"], 0, players - 1)
    attacks = truth("battle.attacks", given.get("attacks", False))
    battle = Battle(numbers["kind"], human, numbers["enemy"], numbers["space"], attacks)
    battle.stage = whole("battle.stage", numbers["stage"], 0, LOOT)
    battle.mine, battle.theirs = numbers["mine"], numbers["theirs"]
    battle.braced = numbers["braced"]
    battle.my_faces = _numbers("battle.my_faces", given.get("my_faces", [0] * 6), 6)
    battle.their_faces = _numbers("battle.their_faces", given.get("their_faces", [0] * 6), 6)
    return battle


def read_position(text: str) -> DeadReckoningPosition:
    """A position from its position text."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadInput("", Message("broken-text")) from None
    return load_position(data)

"""What a seat of Dead Reckoning sees, as numbers (observations), read off its view and nothing else.

A part is a list or number of the view's data under its own name. Lists whose length changes are filled up
with -1; sets of spaces, cards or achievements, a bit each in the data, are a number each.
"""

from __future__ import annotations

from array import array
from typing import Any, Final

from arbitre.core.cache import Cache
from arbitre.core.observation import Field, Layout
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition, DeadReckoningView
from arbitre.games.dead_reckoning.play.writing import (
    HUMAN_LISTS,
    PIRATE,
    PLAN,
    TABLE_LISTS,
    values_in,
)
from arbitre.games.dead_reckoning.rules.battle.battle import FACES
from arbitre.games.dead_reckoning.rules.board import SPACES
from arbitre.games.dead_reckoning.rules.human.belongings import SLOTS, ZONES
from arbitre.games.dead_reckoning.rules.icons import COUNT
from arbitre.games.dead_reckoning.rules.moves import SEATS
from arbitre.games.dead_reckoning.rules.state import PHASES
from arbitre.games.dead_reckoning.rules.table import ACHIEVEMENTS, DIFFICULTIES, SIDES
from arbitre.games.dead_reckoning.rules.values import Values

MANY: Final = 9999
"""Goods, turns and the like: more is shown as this."""
AGENDA: Final = 20
"""So many entries of the agenda are shown, the next ones."""

PLAIN: Final = 0  # a list or number as it is
BITS: Final = 1  # a set as a number each
FILLED: Final = 2  # a list of any length
LAST: Final = 3  # the same, its end
CODED: Final = 4  # a word, as 1 in its place
NO_BATTLE: Final[dict[str, object]] = {
    "kind": -1,
    "my_faces": [0] * len(FACES),
    "their_faces": [0] * len(FACES),
}
NOTHING: Final = [0] * 64
EMPTY: Final = [-1] * 512
"""Both are longer than any part."""
LIST: Final = 5  # a list as it is: PLAIN, where the data has several
WORDS: Final = {"phase": PHASES, "difficulty": list(DIFFICULTIES)}


class Part:
    """A field, where its value stands in the data, and how it is read."""

    def __init__(self, where: str, key: str, how: int, field: Field) -> None:
        self.where = where  # "", "table", "battle", or the number of a human
        self.key = key
        self.how = how
        self.field = field


_parts: Final[Cache[list[Part]]] = Cache(8)
_readings: Final[Cache[list[tuple[str, str, int, int]]]] = Cache(8)


def parts_of(values: Values, humans: int) -> list[Part]:
    """All that an observation shows, made once an edition and number of humans."""
    found = _parts.find((values, humans))
    return _parts.keep((values, humans), _made(values, humans)) if found is None else found


def _made(values: Values, humans: int) -> list[Part]:
    made = _Making()
    seats = max(humans - 1, 1)
    made.add("", "viewer", humans, 1, how=CODED, about="1 for the seat that looks")
    made.add("", "phase", len(PHASES), 1, how=CODED, about=f"1 for the phase: {', '.join(PHASES)}")
    made.add("", "difficulty", len(DIFFICULTIES), 1, how=CODED, about="1 for the difficulty")
    made.add("", "seat", 1, seats, about="the human on turn")
    made.add("", "to_draw", 1, 99, about="cards still to be drawn")
    made.add("", "resume", 1, 999, about="the phase after what is being dealt")
    made.add("", "queue", SIDES, SIDES - 1, -1, FILLED, "sides that still have a last turn")
    made.add("", "first", 1, seats, -1, about="whose Alliance began")
    made.add("", "laid", len(ACHIEVEMENTS), 99, -1, FILLED, "bonus tiles laid so far")
    made.add("", "won", 1, 1, -1, about="1: the humans won, 0: the Alliance")
    made.add("", "consent", 2, 99, -1, FILLED, "what the partner is asked: influence, over whom")
    made.add("", "denied", SPACES, 1, how=BITS, about="spaces where they said no this turn")
    _ocean(made, values)
    _sides(made, values)
    _turn(made, values)
    for number in range(humans):
        _human(made, values, str(number), humans)
    _battle(made, humans)
    return made.parts


class _Making:
    """The parts as they are listed."""

    def __init__(self) -> None:
        self.parts: list[Part] = []

    def add(
        self,
        where: str,
        key: str,
        length: int,
        high: int,
        low: int = 0,
        how: int = PLAIN,
        about: str = "",
    ) -> None:
        """One part more; those of a human or the battle are named after it."""
        name = f"human{where}.{key}" if where.isdigit() else f"{where}.{key}" if where else key
        self.parts.append(Part(where, key, how, Field(name, length, high, low, about)))


def _ocean(made: _Making, values: Values) -> None:
    islands, cards = len(values.islands), len(values.cards)
    made.add("table", "tiles", SPACES, islands, -1, about="an island, -1 face down, the last: sea")
    made.add("table", "unseen", islands + 1, 99, about="tiles not turned up, by island; open sea")
    made.add("table", "cubes", SPACES * SIDES, 99, about="by space and side")
    made.add("table", "permanent", SPACES * SIDES, 1, about="permanent cubes, by space and side")
    made.add("table", "control", SPACES, SIDES - 1, -1, about="the side in control")
    made.add("table", "buildings", SPACES, 7, about="by space: 1 outpost + 2 garrison + 4 fort")
    made.add("table", "supply", 3, 99, about="outposts, garrisons, forts left")
    made.add("table", "coins", SPACES, MANY, about="coins lying on islands")
    made.add("table", "cargo", SPACES, MANY, about="cargo lying on islands")
    made.add("table", "face", SPACES, cards - 1, -1, about="the card on each tile")
    made.add("table", "deck", cards, 99, about="cards of the rows not seen yet, by kind")
    merchants = sum(card.copies for card in values.cards if card.back is not None)
    made.add("table", "gone", merchants, cards - 1, -1, FILLED, "merchants kept for their front")
    made.add("table", "under", merchants, cards - 1, -1, FILLED, "merchants under their deck")
    made.add("table", "produced", SPACES, 1, how=BITS, about="islands that produced this turn")
    made.add("table", "halves", SPACES, 1, how=BITS, about="islands with half a conversion")


def _sides(made: _Making, values: Values) -> None:
    made.add("table", "place", SIDES, SPACES - 1, about="ships, the humans' first; 0: the harbor")
    made.add("table", "damage", SIDES, 9, about="damage of each ship")
    for key in "aboard_coins aboard_cargo dock_coins dock_cargo".split():
        made.add("table", key, SIDES, MANY, about="by side")
    for key in "upgrades first_level cannons".split():
        made.add("table", key, SIDES, 99, about="by side")
    made.add("table", "upgrade_supply", 2 * len(values.upgrades), 9, about="upgrades left")
    for key in "merchant_pile pirate_pile pirate_power legendary experts explorer".split():
        made.add("table", key, SIDES, MANY, about="by side")
    most = (1 << len(ACHIEVEMENTS)) - 1
    made.add("table", "claimed", SIDES, most, about="achievements of each side, a bit each")
    made.add("table", "bonus", len(ACHIEVEMENTS), 99, about="the bonus tile of each achievement")
    made.add("table", "bonus_to", len(ACHIEVEMENTS), SIDES - 1, -1, about="who took it")
    made.add("table", "pirate", SIDES, 1, about="whether a ship is in pirate mode")
    made.add("table", "trigger", 1, SIDES - 1, -1, about="the side that triggered the end")


def _turn(made: _Making, values: Values) -> None:
    alliance = len(values.alliance)
    made.add("table", "turn", SIDES, MANY, about="turns each side has had")
    made.add("table", "left", alliance, 1, how=BITS, about="cards left in the Alliance's deck")
    made.add("table", "hard_sides", alliance, 1, how=BITS, about="cards known to show it")
    made.add("table", "normal_sides", alliance, 1, how=BITS, about="cards known not to")
    made.add("table", "side", 1, SIDES - 1, -1, about="whose turn it is")
    made.add("table", "card", 1, alliance - 1, -1, about="the Alliance's card")
    for key in "hard bonus_card sunk last_turn".split():
        made.add("table", key, 1, 1)
    made.add("table", "began", 1, SPACES - 1, about="where the Alliance's ship began")
    made.add("table", "need", 1, 7, about="what the table waits for")
    made.add("table", "at", 1, SPACES - 1, -1, about="where")
    made.add("table", "ask", 1, 99, about="what is asked of a human")
    made.add("table", "options", 16, 99, -1, FILLED, "the answers there are")
    made.add("table", "fight", 4, 99, -1, FILLED, "kind, space, human, cubes of a fight")
    made.add("table", "plan", 15, MANY, -1, about="the fights planned on the Alliance's card")
    made.add("table", "at_end", 16, MANY, -1, FILLED, "goods that come at the end of its turn")
    made.add("table", "agenda", 3 * AGENDA, 999, -1, LAST, "what it has still to do, the next last")


def _human(made: _Making, values: Values, who: str, humans: int) -> None:
    crew = sum(kind.cards for kind in values.crew)
    cards, tiles = len(values.cards), 2 * len(values.upgrades)
    made.add(
        who,
        "where",
        crew,
        3,
        about="crew: 0 deck (or a hand not seen), 1 hand, 2 played, 3 discard",
    )
    if humans > 1:
        made.add(who, "hand", 1, 99, about="cards in a hand that the viewer does not see")
    made.add(who, "level", crew, 3, about="the level of each crew card")
    made.add(who, "sleeves", crew * SLOTS, cards - 1, -1, about="the card in each sleeve")
    made.add(who, "sides", crew * SLOTS, 1, about="1: its back counts")
    made.add(who, "zones", len(ZONES), tiles - 1, -1, about="the upgrade at work in each zone")
    made.add(who, "bought", tiles, 9, about="upgrades bought")
    made.add(who, "held", 16, cards - 1, -1, FILLED, "cards to be sleeved, each with its side")
    made.add(who, "icons", COUNT, 999, about="icons not used yet")
    made.add(who, "aids", COUNT, 999, about="those of the ship's tiles")
    made.add(who, "chest", 1, MANY, -1, about="coins in the chest")
    made.add(who, "points", 1, 99, -1, about="movement left; -1: sails not raised")
    made.add(who, "taken", 1, 99, about="cards taken this turn")
    made.add(who, "beaten", SPACES, 1, how=BITS, about="islands beaten this turn")
    made.add(who, "deeds", 1, 999, about="how often goods were moved this turn")
    for key in "explored upgraded mended".split():
        made.add(who, key, 1, 1)


def _battle(made: _Making, humans: int) -> None:
    made.add("battle", "kind", 1, 2, -1, about="of the battle under way; -1: none")
    made.add("battle", "human", 1, max(humans - 1, 1))
    made.add("battle", "enemy", 1, SIDES - 1, -1)
    made.add("battle", "space", 1, SPACES - 1)
    made.add("battle", "attacks", 1, 1)
    made.add("battle", "stage", 1, 9)
    for key in "mine theirs braced".split():
        made.add("battle", key, 1, 99)
    for key in ("my_faces", "their_faces"):
        made.add("battle", key, len(FACES), 99, about="cubes by how they fell")


def _reading(values: Values, humans: int) -> list[tuple[str, str, int, int]]:
    """What `observed` needs of each part: where, key, how and length."""
    found = _readings.find((values, humans))
    if found is None:
        lists = set(TABLE_LISTS) | set(HUMAN_LISTS) | {PIRATE, PLAN, "my_faces", "their_faces"}
        found = [
            (
                part.where,
                part.key,
                LIST if part.how == PLAIN and part.where and part.key in lists else part.how,
                part.field.length,
            )
            for part in parts_of(values, humans)
        ]
        _readings.keep((values, humans), found)
    return found


def layout_of(position: DeadReckoningPosition) -> Layout:
    """The parts of the observation."""
    parts = parts_of(position.values, position.state.table.humans)
    return Layout([part.field for part in parts])


def observed(view: DeadReckoningView) -> array[int]:
    """The numbers of a view, in the places of the layout."""
    data: Any = view.data
    places: dict[str, Any] = {
        "": data,
        "table": data["table"],
        "battle": data.get("battle", NO_BATTLE),
    }
    for number, human in enumerate(data["humans"]):
        places[str(number)] = human
    numbers: list[int] = []
    for where, key, how, length in _reading(values_in(data), data["players"]):
        value: Any = places[where].get(key, 0)
        if how == LIST:
            numbers += value
        elif how == PLAIN:
            numbers.append(value)
        elif how == BITS:
            numbers += _bits(value, length)
        elif how == CODED:
            words = WORDS[key] if key in WORDS else list(SEATS[data["players"] - 1])
            numbers += [int(word == value) for word in words]
        elif not value:
            numbers += EMPTY[:length]
        else:
            shown = value[-length:] if how == LAST else value[:length]
            numbers += shown
            numbers += EMPTY[: length - len(shown)]
    return array("i", numbers)


def _bits(value: int, length: int) -> list[int]:
    if not value:
        return NOTHING[:length]
    return [value >> bit & 1 for bit in range(length)]

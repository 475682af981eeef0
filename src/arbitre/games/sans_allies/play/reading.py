"""Reading positions from outside: each wrong thing named, nothing half done."""

from __future__ import annotations

from typing import Final
from urllib.parse import unquote

from arbitre.core.edition import Edition
from arbitre.core.message import BadInput
from arbitre.core.number import whole_of
from arbitre.core.options import shown
from arbitre.core.plain import items, known_keys, table, truth, whole, word, wrong
from arbitre.games.sans_allies.play.editions import EDITIONS
from arbitre.games.sans_allies.play.position import SansAlliesPosition
from arbitre.games.sans_allies.play.reading_checks import check_position
from arbitre.games.sans_allies.play.writing import nation_sign
from arbitre.games.sans_allies.rules.cards import KINDS, UNITS, counted, packed, read_units
from arbitre.games.sans_allies.rules.pyramid import ROW, ROWS, place_of
from arbitre.games.sans_allies.rules.setting import setting_of
from arbitre.games.sans_allies.rules.state import PHASES, SPENT, UPGRADED, State
from arbitre.games.sans_allies.rules.values import CENTRE_CARDS, Values

KEYS: Final = (
    "edition turn phase pyramid region_discard unseen_regions removed_regions pile discard reserve "
    "removed_weapons to_draw marker flame successes upgrades centres attack won"
).split()
MAX_TURN: Final = 99_999
SIDES: Final = {"upgraded": UPGRADED, "spent": SPENT}


def load_position(data: object, halfway: bool = False) -> SansAlliesPosition:
    """A position from its JSON form; BadInput says what is impossible, and where.

    Halfway through a move it need not be one in which play could rest.

    >>> load_position({"turn": 1, "phase": "lunch"})
    Traceback (most recent call last):
    arbitre.core.message.BadInput: phase: 'lunch' is not known here; expected: ...
    """
    given = table("", data)
    known_keys(given, KEYS)
    for key in ("turn", "phase"):
        if key not in given:
            raise wrong(key, "key-missing")
    position = SansAlliesPosition(setting_of(_edition(given.get("edition", ""))))
    state = position.state
    state.turn = whole("turn", given["turn"], 1, MAX_TURN)
    state.phase = word("phase", given["phase"], PHASES)
    _load_nation(state, given)
    _load_production(state, given)
    _load_rest(state, given)
    _load_attack(state, table("attack", given.get("attack", {})))
    if not halfway:
        check_position(state)
    return position


def _edition(name: object) -> Edition:
    if not isinstance(name, str):
        raise wrong("edition", "text-expected", value=shown(name))
    return EDITIONS.read(name, "edition") if "\n" in name or "=" in name else EDITIONS.named(name)


def _load_nation(state: State, given: dict[str, object]) -> None:
    values = state.values
    state.board = [0] * 64
    state.standing = 0
    for name, row in table("pyramid", given.get("pyramid", {})).items():
        where = f"pyramid.{name[:20]}"
        if name not in tuple(ROWS):
            raise wrong(where, "unknown-word", value=name[:40], known=" ".join(ROWS))
        number = ROWS.index(name)
        cards = items(where, row)
        if len(cards) != 8 - number:
            raise wrong(where, "row-length", n=8 - number, given=len(cards))
        for column, card in enumerate(cards):
            terrain = 0 if card is None else _terrain(values, f"{where}.{column + 1}", card)
            state.board[number * ROW + column] = terrain
            if terrain:
                state.standing |= 1 << number * ROW + column
    for card in items("region_discard", given.get("region_discard", [])):
        state.regions.append(_terrain(values, "region_discard", card))
    state.unseen = _regions(values, "unseen_regions", given)
    state.removed = _regions(values, "removed_regions", given)


def _regions(values: Values, key: str, given: dict[str, object]) -> list[int]:
    counts = [0] * len(values.cards)
    for name, number in table(key, given.get(key, {})).items():
        where = f"{key}.{name[:40]}"
        terrain = _terrain(values, where, name)
        counts[terrain] = whole(where, number, 0, values.cards[terrain])
    return counts


def _terrain(values: Values, where: str, name: object) -> int:
    if isinstance(name, str) and name in values.codes:
        return values.codes[name]
    raise wrong(where, "unknown-word", value=shown(name), known=", ".join(values.codes))


def _load_production(state: State, given: dict[str, object]) -> None:
    state.pile = _cards("pile", given)
    state.discard = _cards("discard", given)
    state.reserve = _cards("reserve", given)
    state.removed_weapons = whole("removed_weapons", given.get("removed_weapons", 0), 0, 100)


def _cards(key: str, given: dict[str, object]) -> list[int]:
    counts = [0] * len(KINDS)
    for name, number in table(key, given.get(key, {})).items():
        where = f"{key}.{name[:20]}"
        counts[word(where, name, list(KINDS))] = whole(where, number, 0, 100)
    return counts


def _load_rest(state: State, given: dict[str, object]) -> None:
    state.to_draw = whole("to_draw", given.get("to_draw", 0), 0, 99)
    state.marker = word("marker", given.get("marker", "A"), list(ROWS))
    state.flame = truth("flame", given.get("flame", False))
    state.won = truth("won", given.get("won", False))
    state.successes = whole("successes", given.get("successes", 0), 0, 99)
    state.centres = whole("centres", given.get("centres", 0), 0, CENTRE_CARDS)
    for name, side in table("upgrades", given.get("upgrades", {})).items():
        where = f"upgrades.{name[:20]}"
        unit = word(where, name, list(UNITS))
        known = list(SIDES) if unit == 0 else ["upgraded"]
        state.upgrades[unit] = SIDES[known[word(where, side, known)]]


def _load_attack(state: State, given: dict[str, object]) -> None:
    known_keys(given, ["place", "force", "due", "retreat"], "attack.")
    if "place" in given:
        place = given["place"]
        state.target = place_of(place) if isinstance(place, str) else -1
        if state.target < 0:
            raise wrong("attack.place", "no-such-place", value=shown(place))
    counts = [0] * 4
    for name, number in table("attack.force", given.get("force", {})).items():
        where = f"attack.force.{name[:20]}"
        counts[word(where, name, list(UNITS))] = whole(where, number, 0, 100)
    state.force = packed(counts)
    state.due = whole("attack.due", given.get("due", 0), 0, 3)
    state.retreating = truth("attack.retreat", given.get("retreat", False))


def read_position(text: str) -> SansAlliesPosition:
    """A position from its position text."""
    try:
        return load_position(_dict_of(text))
    except (ValueError, IndexError):
        raise BadInput("", wrong("", "broken-text").message) from None


def _dict_of(text: str) -> dict[str, object]:
    """The JSON form of a position text; ValueError when it has another shape."""
    fields = text.split(" ")
    if len(fields) != 17:
        raise ValueError(text)
    name = fields[0]
    edition = unquote(name[1:]) if name.startswith("=") else name
    values = setting_of(_edition(edition)).values
    names = {nation_sign(values, code): name for code, name in enumerate(values.names)}
    marker, attack = fields[12], fields[16]
    data: dict[str, object] = {
        "edition": edition,
        "turn": whole_of(fields[1]),
        "phase": "over" if fields[2] == "won" else fields[2],
        "won": fields[2] == "won",
        "pyramid": {
            row: [None if sign == "." else _named(names, sign) for sign in signs]
            for row, signs in zip(reversed(ROWS), fields[3].split("/"), strict=True)
        },
        "region_discard": [_named(names, sign) for sign in fields[4].replace("-", "")],
        "unseen_regions": _tallied(names, fields[5]),
        "removed_regions": _tallied(names, fields[6]),
        "pile": _numbered(fields[7]),
        "discard": _numbered(fields[8]),
        "reserve": _numbered(fields[9]),
        "removed_weapons": whole_of(fields[10]),
        "to_draw": whole_of(fields[11]),
        "marker": marker.rstrip("!"),
        "flame": marker.endswith("!"),
        "successes": whole_of(fields[13]),
        "upgrades": {
            unit: "spent" if sign == "x" else "upgraded"
            for unit, sign in zip(UNITS, fields[14], strict=True)
            if sign != "-"
        },
        "centres": whole_of(fields[15]),
    }
    if attack != "-":
        place, force, due = attack.split(":")
        data["attack"] = {
            **({} if place == "-" else {"place": place}),
            "force": dict(zip(UNITS, counted(max(read_units(force), 0)), strict=True)),
            "due": whole_of(due.rstrip("!")),
            "retreat": due.endswith("!"),
        }
    return data


def _named(names: dict[str, str], sign: str) -> str:
    if sign not in names:
        raise ValueError(sign)
    return names[sign]


def _tallied(names: dict[str, str], signs: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for sign in signs.replace("-", ""):
        found[_named(names, sign)] = found.get(_named(names, sign), 0) + 1
    return found


def _numbered(text: str) -> dict[str, int]:
    return {kind: whole_of(number) for kind, number in zip(KINDS, text.split(","), strict=True)}

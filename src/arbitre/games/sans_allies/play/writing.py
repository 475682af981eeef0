"""Positions written down: the JSON form and the position text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbitre.games.sans_allies.rules.cards import KINDS, UNITS, counted, units_text
from arbitre.games.sans_allies.rules.pyramid import NAMES, ROW, ROWS
from arbitre.games.sans_allies.rules.state import (
    BASE,
    OVER,
    PHASES,
    SPENT,
    State,
)
from arbitre.games.sans_allies.rules.values import Values

if TYPE_CHECKING:
    from arbitre.games.sans_allies.play.position import SansAlliesPosition

LETTERS: Final = ".abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOP"
"""A terrain in a position text, in the order of its edition."""
CENTRE_SIGN: Final = "*"
CAPITAL_SIGN: Final = "^"


def nation_sign(values: Values, terrain: int) -> str:
    """A card of the nation in a position text; several kinds of centres are numbered."""
    if terrain < values.centre:
        return LETTERS[terrain]
    if terrain == values.capital:
        return CAPITAL_SIGN
    one_kind = values.capital == values.centre + 1
    return CENTRE_SIGN if one_kind else str(terrain - values.centre + 1)


def position_dict(position: SansAlliesPosition) -> dict[str, object]:
    """The JSON form; what is zero, empty or false is left out."""
    state = position.state
    values, edition = state.values, position.setting.edition
    names = values.names
    data: dict[str, object] = {
        "edition": edition.full_name if edition.released else edition.source,
        "turn": state.turn,
        "phase": PHASES[state.phase],
        "pyramid": {
            ROWS[row]: [names[state.board[row * ROW + column]] or None for column in range(8 - row)]
            for row in range(7, -1, -1)
        },
    }
    parts: dict[str, object] = {
        "region_discard": [names[terrain] for terrain in state.regions],
        "unseen_regions": _counts(names, state.unseen),
        "removed_regions": _counts(names, state.removed),
        "pile": _counts(KINDS, state.pile),
        "discard": _counts(KINDS, state.discard),
        "reserve": _counts(KINDS, state.reserve),
        "removed_weapons": state.removed_weapons,
        "to_draw": state.to_draw,
        "marker": ROWS[state.marker],
        "flame": state.flame,
        "successes": state.successes,
        "upgrades": {
            UNITS[unit]: "spent" if side == SPENT else "upgraded"
            for unit, side in enumerate(state.upgrades)
            if side != BASE
        },
        "centres": state.centres,
        "attack": _attack(state),
        "won": state.won,
    }
    data.update({key: value for key, value in parts.items() if value})
    return data


def _counts(names: list[str] | tuple[str, ...], counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _attack(state: State) -> dict[str, object]:
    data: dict[str, object] = {}
    if state.target >= 0:
        data["place"] = NAMES[state.target]
    if state.force:
        data["force"] = _counts(tuple(UNITS), counted(state.force))
    if state.due:
        data["due"] = state.due
    if state.retreating:
        data["retreat"] = True
    return data


def position_text(position: SansAlliesPosition) -> str:
    """The position text: fields with a space between, `-` where there is nothing.

    Edition, turn, phase, pyramid, region discard, unseen and removed regions, pile, discard,
    reserve, removed weapons, cards to draw, marker, successes, upgrades, centres, attack.
    """
    state = position.state
    return " ".join(
        [
            position.setting.written,
            str(state.turn),
            "won" if state.phase == OVER and state.won else PHASES[state.phase],
            "/".join(_row(state, row) for row in range(7, -1, -1)),
            "".join(_sign(state, terrain) for terrain in state.regions) or "-",
            _signs(state, state.unseen),
            _signs(state, state.removed),
            ",".join(str(count) for count in state.pile),
            ",".join(str(count) for count in state.discard),
            ",".join(str(count) for count in state.reserve),
            str(state.removed_weapons),
            str(state.to_draw),
            ROWS[state.marker] + ("!" if state.flame else ""),
            str(state.successes),
            "".join("-+x"[side] for side in state.upgrades),
            str(state.centres),
            _attack_text(state),
        ]
    )


def _row(state: State, row: int) -> str:
    return "".join(_sign(state, state.board[row * ROW + column]) for column in range(8 - row))


def _sign(state: State, terrain: int) -> str:
    return nation_sign(state.values, terrain)


def _signs(state: State, counts: list[int]) -> str:
    found = [_sign(state, terrain) * count for terrain, count in enumerate(counts) if count]
    return "".join(found) or "-"


def _attack_text(state: State) -> str:
    """`C4:2P+V:2!`: place, force, what is due, and whether a retreat follows."""
    if state.target < 0 and not state.force:
        return "-"
    place = NAMES[state.target] if state.target >= 0 else "-"
    sign = "!" if state.retreating else ""
    return f"{place}:{units_text(state.force)}:{state.due}{sign}"

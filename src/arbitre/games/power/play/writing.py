"""A position of Power written out: its JSON form and its position text."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from arbitre.games.power.rules.board import COLOURS, LETTERS
from arbitre.games.power.rules.pieces import KINDS, contents, stack_text
from arbitre.games.power.rules.setting import OPTIONS, Setting
from arbitre.games.power.rules.state import PHASES, WRITING, State

if TYPE_CHECKING:
    from arbitre.games.power.play.position import PowerPosition

FRAME = ("map", "mercenary", "north", "referee")
"""Options that the forms say in other words."""


def position_dict(position: PowerPosition) -> dict[str, object]:
    """The position as plain data; zero counts, empty entries and defaults left out."""
    state, setting = position.state, position.setting
    board = setting.board
    data: dict[str, object] = {"players": setting.players}
    if setting.map != "classic":
        data["map"] = setting.map
    options = given_options(setting)
    if options:
        data["options"] = options
    if not setting.edition.released:
        data["edition"] = setting.edition.source
    if setting.players == 2:
        data["seats"] = {
            seat: [COLOURS[army] for army in armies]
            for seat, armies in zip(setting.seats, setting.armies, strict=True)
        }
        data["prefer"] = {
            seat: COLOURS[army] for seat, army in zip(setting.seats, state.prefer, strict=True)
        }
    if setting.players == 3:
        data["mercenary"] = COLOURS[setting.mercenary]
    data["round"] = state.round
    data["referee"] = COLOURS[state.referee]
    spaces: dict[str, object] = {}
    for place in _occupied(state, board.size):
        spaces[board.codes[place]] = _armies(state, place)
    data["board"] = spaces
    data["reserves"] = _armies(state, board.size)
    data["flags"] = {
        COLOURS[army]: [COLOURS[flag] for flag in range(4) if state.holder[flag] == army]
        for army in range(4)
        if army in state.holder
    }
    data.update(_extras(position))
    return data


def _occupied(state: State, size: int) -> list[int]:
    """The spaces where something stands: few of them."""
    stacks = state.stacks
    found: list[int] = []
    slot = 0
    for place in range(size):
        if stacks[slot] or stacks[slot + 1] or stacks[slot + 2] or stacks[slot + 3]:
            found.append(place)
        slot += 4
    return found


def _armies(state: State, place: int) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for army in range(4):
        stack = state.stacks[place * 4 + army]
        if stack:
            found[COLOURS[army]] = _counts(stack)
    return found


def _extras(position: PowerPosition) -> dict[str, object]:
    """What is only said when it is not as usual."""
    state, setting = position.state, position.setting
    extras: dict[str, object] = {}
    if state.phase != WRITING:
        extras["phase"] = PHASES[state.phase]
    if state.end_clause:
        extras["ended"] = {
            "winners": [setting.seats[seat] for seat in state.winners],
            "clause": state.end_clause,
        }
    if state.last:
        extras["last"] = True
    if state.resigned:
        extras["resigned"] = [setting.seats[seat] for seat in state.resigned]
    if any(left != setting.values.pauses for left in state.pauses):
        extras["pauses"] = dict(zip(setting.seats, state.pauses, strict=True))
    held = _held(position)
    if held:
        extras["held"] = held
    return extras


def _held(position: PowerPosition) -> dict[str, str]:
    return {
        seat: move.text()
        for seat, move in zip(position.setting.seats, position.held, strict=True)
        if move is not None
    }


def given_options(setting: Setting) -> dict[str, object]:
    """The options that are not at their default."""
    return {
        option.name: setting.options[option.name]
        for option in OPTIONS
        if option.name not in FRAME and setting.options[option.name] != option.default
    }


def _counts(stack: int) -> dict[str, int]:
    return {KINDS[kind]: number for kind, number in contents(stack)}


def position_text(position: PowerPosition) -> str:
    """The position on one line.

    Players, edition, map, options, round, referee, board, reserves, flags, state, held sheets.

    >>> from arbitre.core.game import game
    >>> print(game("power").start().text())  # doctest: +NORMALIZE_WHITESPACE
    4 classic@1 classic - 1 V HQB=B:2S+2T+2C+2D;HQJ=J:2S+2T+2C+2D;HQR=R:2S+2T+2C+2D;HQV=V:2S+2T+2C+2D
    - V:V,B:B,J:J,R:R writing
    """
    state, setting = position.state, position.setting
    board = setting.board
    spaces = [
        f"{board.codes[place]}={'/'.join(_stacks(state, place))}"
        for place in _occupied(state, board.size)
    ]
    reserves = _stacks(state, board.size)
    flags = [
        f"{LETTERS[army]}:{''.join(LETTERS[flag] for flag in range(4) if state.holder[flag] == army)}"
        for army in range(4)
        if army in state.holder
    ]
    fields = [
        str(state.round),
        LETTERS[state.referee],
        ";".join(spaces),
        ",".join(reserves),
        ",".join(flags),
        _state_word(position),
    ]
    if not setting.written:
        setting.written = _frame(setting)
    line = f"{setting.written} {' '.join(field or '-' for field in fields)}"
    held = _held(position)
    return f"{line} {json.dumps(held, ensure_ascii=False, sort_keys=True)}" if held else line


def _frame(setting: Setting) -> str:
    """What stays the same in all positions of a game."""
    fields = [
        _players(setting),
        setting.edition.full_name,
        setting.map if "\n" not in setting.map else _grid_word(setting),
        ",".join(f"{name}={value}".lower() for name, value in given_options(setting).items()),
    ]
    return " ".join(field or "-" for field in fields)


def _grid_word(setting: Setting) -> str:
    return "|".join(".".join(row) for row in setting.board.grid)


def _players(setting: Setting) -> str:
    if setting.players == 3:
        return f"3{LETTERS[setting.mercenary]}"
    if setting.players == 2:
        sides = [
            f"{seat}:{''.join(LETTERS[army] for army in armies)}"
            for seat, armies in zip(setting.seats, setting.armies, strict=True)
        ]
        return "2" + ",".join(sides)
    return "4"


def _stacks(state: State, place: int) -> list[str]:
    found: list[str] = []
    for army in range(4):
        stack = state.stacks[place * 4 + army]
        if stack:
            found.append(f"{LETTERS[army]}:{stack_text(stack)}")
    return found


def _state_word(position: PowerPosition) -> str:
    state, setting = position.state, position.setting
    words = [PHASES[state.phase]]
    if state.end_clause:
        winners = "+".join(setting.seats[seat] for seat in state.winners) or "draw"
        words.append(f"ended={winners}:{state.end_clause}")
    if state.last:
        words.append("last")
    if state.resigned:
        words.append("resigned=" + "+".join(setting.seats[seat] for seat in state.resigned))
    if any(left != setting.values.pauses for left in state.pauses):
        words.append("pauses=" + "+".join(str(left) for left in state.pauses))
    if setting.players == 2:
        words.append("prefer=" + "".join(LETTERS[army] for army in state.prefer))
    return ",".join(words)

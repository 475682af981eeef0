"""Facts beside the picture: the armies side by side, and what could reach one's headquarters."""

from __future__ import annotations

from arbitre.core.screen import Panel
from arbitre.core.words import Words
from arbitre.games.power.play.notation import place_in
from arbitre.games.power.play.position import PowerPosition, PowerView
from arbitre.games.power.rules.board import COLOURS
from arbitre.games.power.rules.pieces import KINDS, POWER_MASK, M, contents


def panels_of(view: PowerView, words: Words) -> list[Panel]:
    """The armies; for a seat that still plays also what threatens it."""
    position = view.position()
    found = [_armies(position, words)]
    if view.seat is not None and position.result is None:
        found.append(_threats(position, view.seat, words))
    return found


def _armies(position: PowerPosition, words: Words) -> Panel:
    """What each army has: power on the board, in reserve, flags held."""
    state = position.state
    board = position.setting.board
    rows = [[words.phrase(f"panel-{name}") for name in ("army", "board", "reserve", "flags")]]
    for army, colour in enumerate(COLOURS):
        power = sum(state.stacks[place * 4 + army] & POWER_MASK for place in range(board.size))
        reserve = state.stacks[board.size * 4 + army] & POWER_MASK
        flags = sum(1 for holder in state.holder if holder == army)
        rows.append([words.phrase(f"colour-{colour}"), str(power), str(reserve), str(flags)])
    return Panel("armies", words.phrase("panel-armies"), rows, head=True)


def _threats(position: PowerPosition, seat: str, words: Words) -> Panel:
    """Enemy pieces that could stand in one's headquarters after the next round."""
    setting, state = position.setting, position.state
    board = setting.board
    own = setting.armies[position.seats.index(seat)]
    rows: list[list[str]] = []
    for army in own:
        if not state.stands(army):
            continue
        hq = board.hq[army]
        for enemy in range(4):
            if setting.side[enemy] == setting.side[army] or not state.stands(enemy):
                continue
            for place in range(board.size):
                stack = state.stacks[place * 4 + enemy]
                for kind, number in contents(stack) if stack else []:
                    if kind < M and hq in setting.reach(kind, place):
                        counted = words.phrase(f"count-{KINDS[kind]}", {"n": number})
                        whose = words.phrase(f"colour-{COLOURS[enemy]}")
                        power = str(number * setting.values.power[kind])
                        where = place_in(board.names[place], words.lang)
                        rows.append([whose, counted, where, power])
    if not rows:
        return Panel("threats", words.phrase("panel-threats"), [[words.phrase("panel-safe")]])
    head = [words.phrase(f"panel-{name}") for name in ("army", "pieces", "space", "power")]
    total = str(sum(int(row[3]) for row in rows))
    rows.append([words.phrase("panel-total"), "", "", total])
    return Panel("threats", words.phrase("panel-threats"), [head, *rows], head=True)

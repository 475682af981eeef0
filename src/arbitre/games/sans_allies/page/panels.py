"""Facts beside the picture: each exposed region with the best force against it, the dice, the discard."""

from __future__ import annotations

from arbitre.core.message import Value
from arbitre.core.screen import Panel
from arbitre.core.words import Words
from arbitre.games.sans_allies.page.touches import by_gain
from arbitre.games.sans_allies.rules.invasions import eligible
from arbitre.games.sans_allies.rules.listing import forces_at
from arbitre.games.sans_allies.rules.odds import ALL_WAYS, WAYS
from arbitre.games.sans_allies.rules.pyramid import NAMES, exposed
from arbitre.games.sans_allies.rules.state import INVASIONS, OVER, State
from arbitre.games.sans_allies.rules.worth import proposal
from arbitre.games.sans_allies.words.codes import letters_of, share
from arbitre.games.sans_allies.words.discard import discard_order

THROWS = ((12, 12), (11, 11), (9, 10), (6, 8), (4, 5), (3, 3), (2, 2))
"""SA-I5: what two dice may show, the best first, as the table of the rules has it."""


def panels_of(state: State, words: Words) -> list[Panel]:
    """Before an invasion what could be attacked; what the dice do; the region discard where there is one."""
    found = [_targets(state, words)] if state.phase == INVASIONS else []
    if state.phase != OVER:
        found.append(_dice(words))
    if state.regions:
        title = words.phrase("discard-order", {"n": len(state.regions)})
        found.append(Panel("discard", title, [[discard_order(state, words)]]))
    return found


def _targets(state: State, words: Words) -> Panel:
    heads = ("place", "terrain", "defence", "force", "odds")
    rows = [[words.phrase(f"panel-{name}") for name in heads]]
    lit: list[int] = []
    for place in by_gain(state, exposed(state.standing)):
        terrain = words.phrase(
            "panel-terrain-name", {"terrain": state.values.names[state.board[place]]}
        )
        row = [NAMES[place], terrain, str(state.values.defence[place >> 3])]
        best = proposal(state, place)
        if best is not None:
            percent: dict[str, Value] = {"percent": share(best.odds.success * 100, ALL_WAYS, 1)}
            row += [letters_of(best.force, words.lang), words.phrase("panel-percent", percent)]
            lit.append(len(rows))
        elif forces_at(state, place):
            row += [words.phrase("panel-dear"), "–"]
        else:
            row += [words.phrase("panel-short", {"n": _missing(state, place)}), "–"]
        rows.append(row)
    return Panel("targets", words.phrase("panel-targets"), rows, head=True, lit=lit)


def _missing(state: State, place: int) -> int:
    worth = state.strengths(state.board[place])
    have = sum([n * each for n, each in zip(eligible(state, place), worth, strict=True)])
    return state.values.defence[place >> 3] - have


def _dice(words: Words) -> Panel:
    """SA-I5: what each throw does, and how likely it is."""
    rows: list[list[str]] = []
    for low, high in THROWS:
        ways = sum(WAYS[low : high + 1])
        shown = str(low) if low == high else f"{low}–{high}"
        percent: dict[str, Value] = {"percent": share(ways * 100, ALL_WAYS, 0)}
        said = words.phrase(f"panel-throw-{low}")
        rows.append([shown, said, words.phrase("panel-percent", percent)])
    rows.append(["", words.phrase("panel-retreat"), ""])
    return Panel("dice", words.phrase("panel-dice"), rows)

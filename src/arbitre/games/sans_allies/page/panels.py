"""Facts beside the picture: each exposed region with the best force against it, and the region discard."""

from __future__ import annotations

from arbitre.core.screen import Panel
from arbitre.core.words import Words
from arbitre.games.sans_allies.rules.cards import size
from arbitre.games.sans_allies.rules.listing import forces_at
from arbitre.games.sans_allies.rules.odds import ALL_WAYS, odds
from arbitre.games.sans_allies.rules.pyramid import NAMES, exposed
from arbitre.games.sans_allies.rules.state import INVASIONS, State
from arbitre.games.sans_allies.words.codes import letters_of, share
from arbitre.games.sans_allies.words.discard import discard_order


def panels_of(state: State, words: Words) -> list[Panel]:
    """Before an invasion what could be attacked, and the region discard where there is one."""
    found = [_targets(state, words)] if state.phase == INVASIONS else []
    if state.regions:
        title = words.phrase("discard-order", {"n": len(state.regions)})
        found.append(Panel("discard", title, [[discard_order(state, words)]]))
    return found


def _targets(state: State, words: Words) -> Panel:
    heads = ("place", "terrain", "defence", "force", "odds")
    rows = [[words.phrase(f"panel-{name}") for name in heads]]
    for place in exposed(state.standing):
        terrain = words.phrase(
            "panel-terrain-name", {"terrain": state.values.names[state.board[place]]}
        )
        row = [NAMES[place], terrain, str(state.values.defence[place >> 3])]
        forces = forces_at(state, place)
        if forces:
            best = min(forces, key=lambda force: _rank(state, place, force))
            ends = odds(state, place, best)
            percent = share(ends.success * 100, ALL_WAYS, 1)
            row += [
                letters_of(best, words.lang),
                words.phrase("panel-percent", {"percent": percent}),
            ]
        else:
            row += ["–", "–"]
        rows.append(row)
    return Panel("targets", words.phrase("panel-targets"), rows, head=True)


def _rank(state: State, place: int, force: int) -> tuple[int, int, int, int]:
    ends = odds(state, place, force)
    return -ends.success, ends.lost, size(force), -force

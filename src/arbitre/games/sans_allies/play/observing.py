"""What the invader sees, as numbers (observations): all but the order of the piles."""

from __future__ import annotations

from array import array
from typing import Final

from arbitre.core.observation import Field, Layout
from arbitre.games.sans_allies.play.position import SansAlliesView
from arbitre.games.sans_allies.rules.cards import UNITS, counted
from arbitre.games.sans_allies.rules.pyramid import PLACES
from arbitre.games.sans_allies.rules.state import PHASES
from arbitre.games.sans_allies.rules.values import CENTRE_CARDS, REGION_CARDS, TILES, Values

MOST_TURNS: Final = 999
CARDS: Final = 255
"""No set of cards has more of a kind."""


def layout_of(values: Values) -> Layout:
    """The parts of the observation; terrains are numbered from 1 in the order of the edition."""
    kinds = len(values.names) - 1
    return Layout(
        [
            Field("turn", 1, MOST_TURNS, about="the turn; later ones are shown as the last"),
            Field("phase", len(PHASES), 1, about=f"1 for the phase: {', '.join(PHASES)}"),
            Field("pyramid", 36, kinds, about="the card of each place from A1 to H1; 0: none"),
            Field("regions", REGION_CARDS, kinds, about="the region discard, the first card first"),
            Field("unseen_regions", kinds, REGION_CARDS, about="by kind: cards not seen yet"),
            Field("removed_regions", kinds, REGION_CARDS, about="by kind: cards out of the game"),
            Field("pile", 6, CARDS, about="production cards: P, V, A, S, breakthrough, weapon"),
            Field("discard", 6, CARDS, about="the same of the discard"),
            Field("reserve", 6, CARDS, about="the same of the reserve"),
            Field("removed_weapons", 1, CARDS, about="weapons out of the game"),
            Field("to_draw", 1, CARDS, about="cards still to be drawn"),
            Field("marker", 1, TILES - 1, about="the row of the research marker, A is 0"),
            Field("flame", 1, 1, about="whether the marker shows its flame"),
            Field("successes", 1, CARDS, about="successful invasions"),
            Field("upgrades", 4, 2, about="P, V, A, S: 1 upgraded, 2 spent"),
            Field("centres", 1, CENTRE_CARDS, about="resource centres captured"),
            Field("target", 36, 1, about="1 for the place under attack"),
            Field("force", 4, CARDS, about="P, V, A, S of the attack under way"),
            Field("due", 1, CARDS, about="cards to lose, or that may be recovered"),
            Field("retreating", 1, 1, about="whether a retreat follows"),
            Field("won", 1, 1, about="whether the game is won"),
        ]
    )


def observed(view: SansAlliesView) -> array[int]:
    """The numbers of a view, in the places of the layout."""
    state = view.position().state
    board = state.board
    numbers = [min(state.turn, MOST_TURNS)]
    numbers += [int(phase == state.phase) for phase in range(len(PHASES))]
    numbers += [board[place] for place in PLACES]
    numbers += state.regions
    numbers += [0] * (REGION_CARDS - len(state.regions))
    numbers += state.unseen[1:]
    numbers += state.removed[1:]
    numbers += state.pile
    numbers += state.discard
    numbers += state.reserve
    numbers += [state.removed_weapons, state.to_draw, state.marker, int(state.flame)]
    numbers.append(state.successes)
    numbers += state.upgrades
    numbers.append(state.centres)
    numbers += [int(place == state.target) for place in PLACES]
    numbers += counted(state.force)[: len(UNITS)]
    numbers += [state.due, int(state.retreating), int(state.won)]
    return array("i", numbers)

"""The numbers of the steps of Dead Reckoning (action ids): one alphabet an edition and number of humans."""

from __future__ import annotations

from typing import Final

from arbitre.core.alphabet import Alphabet
from arbitre.core.draft import Draft
from arbitre.core.words import FALLBACK
from arbitre.games.dead_reckoning.rules.board import NAMES
from arbitre.games.dead_reckoning.rules.human.actions import MOST_TAKEN
from arbitre.games.dead_reckoning.rules.human.belongings import SLOTS, ZONES
from arbitre.games.dead_reckoning.rules.human.stowing import GOODS
from arbitre.games.dead_reckoning.rules.icons import EITHER, I
from arbitre.games.dead_reckoning.rules.moves import ALONE, CHOICES, COUNTED, Notation
from arbitre.games.dead_reckoning.rules.values import HOLD, Values

MOST_SOLD: Final = 200
"""More coins are sold for in two goes."""
HELD: Final = MOST_TAKEN + 4
"""Cards that wait to be sleeved: those taken, and merchants won."""


class SeaAlphabet(Alphabet):
    """Decisions in notation; those of the companion, which set things freely, have no numbers."""

    def offers(self, draft: Draft, begun: list[int]) -> list[int]:
        """The numbers of what is offered; more than `MOST_SOLD` coins have none."""
        numbers = self.numbers
        return [numbers[step] for step in draft.next() if step in numbers]


def room_of(values: Values) -> int:
    """The most goods that a ship can ever carry."""
    spaces: dict[int, int] = {}
    for tiles in values.upgrades:
        for tile in tiles:
            spaces[tile.zone] = max(spaces.get(tile.zone, 0), tile.spaces)
    return sum(values.holds) + sum(spaces.values()) + spaces.get(HOLD, 0)


def influence_of(values: Values) -> int:
    """The most influence that a human can ever use in one turn."""
    sleeved = max(
        [_influence(side) for card in values.cards for side in (card.icons, card.back or [])]
    )
    crew = sum(
        kind.cards * (max(map(_influence, kind.levels)) + SLOTS * sleeved) for kind in values.crew
    )
    tiles = [max(_influence(tile.icons) for tile in tiles) for tiles in values.upgrades]
    return crew + sum(tiles)


def _influence(icons: list[int]) -> int:
    return icons[I] + icons[EITHER] if icons else 0


def letters(notation: Notation, humans: int) -> list[str]:
    """Every step there is, in an order that depends on the edition and the humans alone."""
    values = notation.values
    found = list(ALONE)
    for word, choices in CHOICES.items():
        if word != "end":
            found += [f"{word} {choice}" for choice in choices]
    for word in ("raise", "defend", "sleeve"):
        found.append(f"{word} none")
    for word in ("play", "raise", "defend"):
        found += [f"{word} {name}" for name in notation.crew]
    found += [f"sleeve {held}>{name}" for held in range(1, HELD + 1) for name in notation.crew]
    found += [f"upgrade {tile} {zone}" for tile in notation.tiles for zone in ZONES]
    found += [f"move {name}" for name in NAMES]
    sides = [*notation.seats, *(f"alliance{number}" for number in range(1, humans + 1))]
    found += [f"choose {name}" for name in (*NAMES, *notation.tiles, *sides)]
    for word in ("attack", "repair"):
        found += [word, *(f"{word} {number}" for number in range(1, humans + 1))]
    room, influence = room_of(values), influence_of(values)
    for word in COUNTED:
        found += [f"{word} {number} {good}" for good in GOODS for number in range(1, room + 1)]
    found += [f"stow {number}" for number in range(room + 1)]
    found += [f"sell {number}" for number in range(1, MOST_SOLD + 1)]
    over = ["", *(f" over {side}" for side in sides)] if humans > 1 else [""]
    return found + [
        f"influence {number}{side}" for side in over for number in range(1, influence + 1)
    ]


def alphabet_of(notation: Notation, humans: int) -> Alphabet:
    """The alphabet; the longest decision defends with all cards or sleeves all that wait, and is done."""
    return SeaAlphabet(letters(notation, humans), max(len(notation.crew), HELD) + 1, FALLBACK)

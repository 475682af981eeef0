"""The numbers of the steps of Sans Alliés (action ids): they depend on no edition."""

from __future__ import annotations

from typing import Final

from arbitre.core.alphabet import Alphabet
from arbitre.core.words import FALLBACK
from arbitre.games.sans_allies.rules.cards import UNITS
from arbitre.games.sans_allies.rules.listing import DIE_FACES
from arbitre.games.sans_allies.rules.moves import ALONE, PLACED, RESEARCH
from arbitre.games.sans_allies.rules.pyramid import NAMES, PLACES
from arbitre.games.sans_allies.rules.values import Values

NONE: Final = "none"


def letters() -> list[str]:
    """Every step there is, in an order that never changes: new ones are added at the end.

    >>> letters()[:4], len(letters())
    (['convoy', 'draw', 'end', 'none'], 164)
    """
    found = [*ALONE, NONE, *UNITS]
    found += [f"upgrade {unit}" for unit in UNITS]
    found += [f"bomb {number}" for number in (NONE, *range(1, DIE_FACES + 1))]
    found.append(f"weapon {RESEARCH}")
    found += [NAMES[place] for place in PLACES]
    return found + [f"{word} {NAMES[place]}" for word in PLACED for place in PLACES]


def alphabet_of(values: Values) -> Alphabet:
    """The alphabet; a decision has at most a target, every card there is, and the word that it is done."""
    return Alphabet(letters(), 2 + sum(values.production[: len(UNITS)]), FALLBACK)

"""Keys beside the real box: terrains, cards and dice, for as much as lies there at once (a row, a draw)."""

from __future__ import annotations

from typing import Final

from arbitre.core.keypad import Key, Keypad, Slot
from arbitre.core.message import Value
from arbitre.core.words import Words
from arbitre.games.sans_allies.play.notation import LETTERS
from arbitre.games.sans_allies.rules.cards import KINDS
from arbitre.games.sans_allies.rules.odds import ALL_WAYS, thrown
from arbitre.games.sans_allies.rules.pyramid import DEALT, NAMES
from arbitre.games.sans_allies.rules.setup import next_place
from arbitre.games.sans_allies.rules.state import (
    BOMBING_DIE,
    DICE,
    DRAWING,
    PYRAMID,
    REGIONS,
    RESEARCH_DIE,
    State,
)
from arbitre.games.sans_allies.rules.values import FIRST_DISCARD
from arbitre.games.sans_allies.words.codes import card_in, share, terrain_in

FACES: Final = "123456"
SUMS: Final = range(2, 13)


def keypad_of(state: State, words: Words) -> Keypad | None:
    """What can be touched for what the table is asked for; None: nothing is asked of it."""
    phase = state.phase
    if phase == REGIONS:
        asks = words.phrase("keys-prompt-regions", {"n": FIRST_DISCARD - len(state.regions)})
        return Keypad(_terrains(state, words), _places(state), prompt=asks)
    if phase == PYRAMID:
        asks = words.phrase("keys-prompt-row", {"row": NAMES[next_place(state)][0]})
        return Keypad(_terrains(state, words), _places(state), prompt=asks)
    if phase == DRAWING:
        count = min(state.to_draw, sum(state.pile))
        asks = words.phrase("keys-prompt-cards", {"n": count})
        return Keypad(_cards(state, words), _numbered(count), prompt=asks)
    if phase == DICE:
        sums = [_sum(number) for number in SUMS]
        return Keypad(_faces(), _numbered(2), "+", sums, _before_dice(state, words))
    if phase in (BOMBING_DIE, RESEARCH_DIE):
        return Keypad(_faces(), _numbered(1))
    return None


def _before_dice(state: State, words: Words) -> str:
    """What they must make, and how likely that is."""
    lowest, ways = thrown(state)
    args: dict[str, Value] = {"place": NAMES[state.target], "n": lowest}
    args["percent"] = share(ways * 100, ALL_WAYS, 0)
    return words.phrase("keys-prompt-dice", args)


def _terrains(state: State, words: Words) -> list[Key]:
    """SA-S2: the centres are shuffled in after the region discard was laid.

    A key of which none is left stays where it is: a box may have one more, and touching it says what then.
    """
    values = state.values
    keys = []
    for terrain, left in enumerate(state.unseen):
        there = values.cards[terrain] and terrain != values.capital
        if there and (state.phase == PYRAMID or not values.is_centre(terrain)):
            name = terrain_in(values.names[terrain], words)
            keys.append(Key(name, name, left))
    return keys


def _places(state: State) -> list[Slot]:
    """The rest of the discard, or of the row that is being laid."""
    if state.phase == REGIONS:
        laid = len(state.regions)
        return [Slot(str(number + 1)) for number in range(laid, FIRST_DISCARD)]
    first = next_place(state)
    row = [place for place in DEALT if place >= first and place >> 3 == first >> 3]
    return [Slot(NAMES[place], f"place-{NAMES[place]}") for place in row]


def _cards(state: State, words: Words) -> list[Key]:
    keys = []
    for kind, left in enumerate(state.pile):
        if not state.values.production[kind]:
            continue
        name = card_in(KINDS[kind], words)
        keys.append(Key(LETTERS[words.lang][kind] if kind < 4 else name, name, left))
    return keys


def _faces() -> list[Key]:
    return [Key(face, face) for face in FACES]


def _sum(number: int) -> Key:
    """SA-I5: only the sum counts, so any dice that make it will do."""
    low = max(1, number - 6)
    return Key(f"{low}+{number - low}", str(number))


def _numbered(count: int) -> list[Slot]:
    return [Slot(str(number + 1)) for number in range(count)]

"""The cards and places of Sans Alliés for the plain engine: values, texts, the JSON form.

Written from shared/rules/sans_allies.md and docs/sans_allies.md alone.
"""

from __future__ import annotations

import copy
import re
from collections import Counter
from typing import Any

State = dict[str, Any]
"""A position in the JSON form of docs/sans_allies.md."""

Values = dict[str, Any]
"""The values of an edition, as its TOML is read."""

UNITS = ("P", "V", "A", "S")
PRODUCTION = ("P", "V", "A", "S", "breakthrough", "weapon")
ROWS = ("A", "B", "C", "D", "E", "F", "G", "H")

# SA-K2 to SA-K5, as the rules page gives them.
STANDARD: Values = {
    "terrains": {
        "plains": {"cards": 6, "admits": "PVA"},
        "forest": {"cards": 6, "admits": "PV"},
        "mountains": {"cards": 6, "admits": "PA"},
        "desert": {"cards": 6, "admits": "VA"},
        "coast": {"cards": 6, "admits": "PVS"},
        "islands": {"cards": 6, "admits": "PAS"},
        "sea": {"cards": 6, "admits": "AS", "sea": True},
    },
    "installations": {"admits": "PVA"},
    "production": {"P": 20, "V": 13, "A": 11, "S": 9, "breakthrough": 7, "weapon": 3},
    "strength": {"V": [3, 5], "A": [2, 4], "S": [4, 6]},
    "tiles": {
        "defence": [6, 9, 12, 15, 18, 21, 24, 27],
        "research": [3, 3, 3, 4, 4, 4, 5, 5],
    },
}


def terrains(values: Values) -> dict[str, Values]:
    """The terrains of an edition by key; beside them stands the provenance."""
    return {key: card for key, card in values["terrains"].items() if isinstance(card, dict)}


# Places


def row_places(row: str) -> list[str]:
    """SA-S3: eight places in row A, one less in each row above."""
    return [f"{row}{number}" for number in range(1, 9 - ROWS.index(row))]


def all_places() -> list[str]:
    """SA-S2: in the order of dealing, row H to row A, left to right."""
    return [place for row in reversed(ROWS) for place in row_places(row)]


def corners(place: str) -> list[str]:
    """SA-S3: the two places of the row below that cover a place; none below row A."""
    row, number = place[0], int(place[1])
    if row == "A":
        return []
    below = ROWS[ROWS.index(row) - 1]
    return [f"{below}{number}", f"{below}{number + 1}"]


def card_at(state: State, place: str) -> str | None:
    """What lies at a place of the pyramid."""
    card: str | None = state["pyramid"][place[0]][int(place[1]) - 1]
    return card


def put(state: State, place: str, card: str | None) -> None:
    """Lay a card at a place, or take it away."""
    state["pyramid"][place[0]][int(place[1]) - 1] = card


# Counts of cards


def size(cards: dict[str, int]) -> int:
    """How many cards these are."""
    return sum(cards.values())


def holds(cards: dict[str, int], part: dict[str, int]) -> bool:
    """Whether some cards can be taken out of others."""
    return all(cards.get(kind, 0) >= number for kind, number in part.items())


def move_cards(source: dict[str, int], target: dict[str, int], cards: dict[str, int]) -> None:
    """Take cards from one place to another."""
    for kind, number in list(cards.items()):
        assert source.get(kind, 0) >= number, (source, cards)
        source[kind] = source.get(kind, 0) - number
        target[kind] = target.get(kind, 0) + number


def cards_text(cards: dict[str, int]) -> str:
    """`2P+V+3S`, in the order P V A S."""
    words = [
        (str(cards[kind]) if cards[kind] > 1 else "") + kind
        for kind in PRODUCTION
        if cards.get(kind, 0) > 0
    ]
    return "+".join(words) or "none"


def read_cards(text: str, kinds: tuple[str, ...] = UNITS) -> dict[str, int] | None:
    """The cards of a text such as `2P+V`, or None when it cannot be read; `B` is a ship too."""
    cards: Counter[str] = Counter()
    for word in text.split("+"):
        found = re.fullmatch(r"([1-9]\d?)?([A-Za-z]+)", word)
        if found is None:
            return None
        kind = "S" if found[2] == "B" else found[2]
        if kind not in kinds:
            return None
        cards[kind] += int(found[1] or 1)
    return dict(cards)


def choices(cards: dict[str, int], number: int) -> list[dict[str, int]]:
    """Every way to take exactly this number of these cards; equal cards are not told apart."""
    ways: list[dict[str, int]] = [{}]
    for kind in UNITS:
        ways = [
            way | ({kind: taken} if taken else {})
            for way in ways
            for taken in range(min(cards.get(kind, 0), number - size(way)) + 1)
        ]
    return [way for way in ways if size(way) == number]


# The JSON form

_EMPTY: State = {
    "edition": "",
    "turn": 1,
    "phase": "regions",
    "region_discard": [],
    "unseen_regions": {},
    "removed_regions": {},
    "pile": {},
    "discard": {},
    "reserve": {},
    "removed_weapons": 0,
    "to_draw": 0,
    "marker": "A",
    "flame": False,
    "successes": 0,
    "upgrades": {},
    "centres": 0,
    "attack": {},
    "won": False,
}


def full(state: State) -> State:
    """A copy with every key in it."""
    assert set(state) <= {*_EMPTY, "pyramid"}, set(state) - {*_EMPTY, "pyramid"}
    whole = copy.deepcopy(_EMPTY | state)
    pyramid = whole.get("pyramid", {})
    whole["pyramid"] = {row: list(pyramid.get(row, [])) for row in ROWS}
    for row, cards in whole["pyramid"].items():
        cards += [None] * (len(row_places(row)) - len(cards))
    return whole


def brief(state: State) -> State:
    """The same position with all that is zero, empty or false left out, so that equal ones are equal."""
    whole = full(state)
    for value in [*whole.values(), whole["attack"].get("force", {})]:
        if isinstance(value, dict):
            for key in [key for key, number in value.items() if not number]:
                del value[key]
    kept = ("phase", "turn", "marker", "pyramid")
    return {key: value for key, value in whole.items() if value or key in kept}


def miscounts(state: State, values: Values) -> list[str]:
    """Where cards were lost or made: nothing in a sound position."""
    whole = full(state)
    wrong: list[str] = []
    # aircraft that bomb are discarded before the die; the force only tells how many they were
    force = {} if whole["phase"] == "bombing_die" else whole["attack"].get("force", {})
    for kind, printed in values["production"].items():
        if kind not in PRODUCTION:
            continue  # the provenance
        there = sum(pack.get(kind, 0) for pack in (*_packs(whole), force))
        if kind == "weapon":
            there += whole["removed_weapons"]
        if there != printed:
            wrong.append(f"{kind}: {there} of {printed}")
    regions = Counter(card for row in whole["pyramid"].values() for card in row if card)
    regions.update(whole["region_discard"])
    regions.update(whole["unseen_regions"])
    regions.update(whole["removed_regions"])
    regions["centre"] += whole["centres"]
    regions["capital"] += whole["won"]
    printed_regions = {key: card["cards"] for key, card in terrains(values).items()}
    for card, printed in (printed_regions | {"centre": 5, "capital": 1}).items():
        if regions[card] != printed:
            wrong.append(f"{card}: {regions[card]} of {printed}")
    return wrong


def _packs(whole: State) -> tuple[dict[str, int], ...]:
    return whole["pile"], whole["discard"], whole["reserve"]

"""Dials for what our edition does not know: an island, a card of a row (form fields, DR-Q2)."""

from __future__ import annotations

from typing import Final

from arbitre.core.tray import MOST_TEXT, Dial, Section, choice, number, signs, text
from arbitre.core.words import Words
from arbitre.games.dead_reckoning.picture.pen import Pen
from arbitre.games.dead_reckoning.rules.by_hand.turned_up import (
    MOST_NAME,
    MOST_SPACES,
    MOST_WORTH,
    OTHER,
    PIRATE,
)
from arbitre.games.dead_reckoning.rules.icons import ICONS as ALL_ICONS
from arbitre.games.dead_reckoning.rules.icons import pirate_power
from arbitre.games.dead_reckoning.rules.rows import is_merchant
from arbitre.games.dead_reckoning.rules.table import NO_CARD
from arbitre.games.dead_reckoning.words.codes import ICON_KEYS, card_in

NONE: Final = "none"
MERCHANT: Final = "merchant"
POWERS: Final = 6
"""So many numbers of cannons and abilities stand as buttons; more are typed as icons."""
NAME: Final = "own-name"
ICONS: Final = "own-icons"
CARD: Final = "own-card"
TILE_DIALS: Final = ("tile", NAME)
CARD_DIALS: Final = (CARD, ICONS)
SPACES: Final = 5
FIRST: Final = 8
SECOND: Final = 4
"""Where the numbers of an island begin: one in the middle of those we know."""


def own_tile_section(words: Words, needed: bool = False) -> Section:
    """An island by its name, cube spaces, values and production."""
    counts: list[Dial] = [
        number(f"own-{name}", words.phrase(f"tray-own-{name}"), start, low, most)
        for name, start, low, most in (
            ("spaces", SPACES, 1, MOST_SPACES),
            ("first", FIRST, 0, MOST_WORTH),
            ("second", SECOND, 0, MOST_WORTH),
            ("coins", 0, 0, MOST_SPACES),
            ("cargo", 0, 0, MOST_SPACES),
        )
    ]
    name = text(NAME, words.phrase("tray-own-name"), "", int(needed), MOST_NAME)
    return Section(words.phrase("tray-own-island"), [name, *counts])


def tile_words(values: dict[str, str]) -> str:
    """The tile that is set: one's own where it has a name."""
    name = one_line(values[NAME])
    return own_island(values) if name else values["tile"]


def own_island(values: dict[str, str]) -> str:
    """`Tortuga 5 8/4 2$ 1c`."""
    spaces, first, second, coins, cargo = (
        values[f"own-{name}"] for name in ("spaces", "first", "second", "coins", "cargo")
    )
    return f"{one_line(values[NAME])} {spaces} {first}/{second} {coins}$ {cargo}c"


def one_line(typed: str) -> str:
    """What was typed without the signs that part things on a line."""
    for sign in ",;|:":
        typed = typed.replace(sign, " ")
    return " ".join(typed.split())


def card_section(pen: Pen, space: int) -> Section:
    """What the Alliance's rules ask of a card: none, a merchant, or how many cannons and abilities."""
    table, words = pen.table, pen.words
    face = table.face[space]
    if face == NO_CARD:
        now, said = NONE, words.phrase("tray-card-none")
    else:
        power = min(pirate_power(pen.values.cards[face].icons), POWERS - 1)
        now = MERCHANT if is_merchant(table, space) else str(power)
        said = card_in(pen.values, face, words)
    choices = [(one, words.phrase(f"tray-card-{one}")) for one in (NONE, MERCHANT)]
    choices += [(str(n), words.phrase("tray-power-count", {"n": n})) for n in range(POWERS)]
    title = words.phrase("tray-card", {"card": said})
    icons = icon_dial(ICONS, words.phrase("tray-own-icons"), words)
    return Section(title, [choice(CARD, words.phrase("tray-power-of"), now, choices), icons])


def icon_dial(name: str, label: str, words: Words) -> Dial:
    """Icons of a card, each put by a key; touched again right away it counts."""
    keys = [
        (f"{icon}+", words.phrase(f"kind-{key}"))
        for icon, key in zip(ALL_ICONS, ICON_KEYS, strict=True)
    ]
    return signs(name, label, "", keys, MOST_TEXT)


def card_words(values: dict[str, str]) -> str:
    """The card that is set, as it is typed."""
    typed, chosen = one_line(values[ICONS]), values[CARD]
    if typed:
        return typed
    if chosen in (NONE, MERCHANT):
        return chosen
    return f"{PIRATE} {chosen}" if chosen != "0" else OTHER

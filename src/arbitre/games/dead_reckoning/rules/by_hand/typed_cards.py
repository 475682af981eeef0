"""Alliance cards of one's own box, typed band by band beside a real table (DR-Q2).

    card corsair: A1 2, C2 1 | claim B1 | end H | out $1

The band that counts now is kept on the table under the card's name: when the card shows the same band
again, `card corsair` will do. The cards of an edition can be typed anew in the same way.
"""

from __future__ import annotations

import re
from typing import Final

from arbitre.core.message import Illegal, Ruling
from arbitre.core.position import refuse
from arbitre.core.telling import Telling
from arbitre.games.dead_reckoning.rules.alliance import deck
from arbitre.games.dead_reckoning.rules.by_hand.edit_words import plain
from arbitre.games.dead_reckoning.rules.card_lines import BadLine, band_line, read_band
from arbitre.games.dead_reckoning.rules.moves import Outcome
from arbitre.games.dead_reckoning.rules.table import HARD, OpenTable
from arbitre.games.dead_reckoning.rules.values import TypedBand

WORD: Final = "card "
CARD_WORD: Final = "card"
OWN: Final = "box"
"""How a card without a name is called, with a number."""
MOST_TYPED: Final = 400
_NAMED: Final = re.compile(r"([^|{}?:=,$]+)[:=](.*)")
_KEY: Final = re.compile(r"[a-z][a-z0-9_]{0,19}")


class CardTyped(Outcome):
    """An Alliance card revealed by its name, with the line of its band where that is typed."""

    def __init__(self, name: str, line: str) -> None:
        super().__init__(-1, f"{WORD}{name}: {line}" if line else f"{WORD}{name}")
        self.name = name
        self.line = line

    def __reduce__(self) -> tuple[object, ...]:
        return CardTyped, (self.name, self.line)


def read_card(table: OpenTable, text: str) -> CardTyped:
    """A card from what follows; Illegal says what is wrong with its line."""
    rest = " ".join(text.split()).removeprefix(WORD.strip()).strip()
    named = _NAMED.fullmatch(rest)
    if named is None:
        name = _known_name(table, rest)
        if name:
            return CardTyped(name, _needed_line(table, name))
        if "|" not in rest and not plain(rest).startswith("end_"):
            raise refuse("DR-Q2", "card-unknown", word=rest[:40], band=_number(table) + 1)
        name, line = _free_name(table), rest
    else:
        name, line = _known_name(table, named.group(1)) or plain(named.group(1)), named.group(2)
        if not _KEY.fullmatch(name) and deck.card_number(table, name) < 0:
            raise refuse("DR-Q2", "card-name", word=named.group(1).strip()[:40])
    if len(table.typed) >= MOST_TYPED:
        raise refuse("DR-Q2", "cards-full", n=MOST_TYPED)
    return CardTyped(name, checked_line(table, line))


def checked_line(table: OpenTable, line: str) -> str:
    """A band's line as we write it; Illegal says what is wrong with it."""
    upgrades = table.values.upgrade_names
    try:
        return band_line(read_band(line, upgrades), upgrades)
    except BadLine as bad:
        raise Illegal(Ruling("DR-Q2", bad.message)) from None


def _known_name(table: OpenTable, typed: str) -> str:
    """The name of a card of the edition or typed before; empty where there is none."""
    words = table.values.words
    for name in deck.card_names(table):
        called = [name, *words.get(f"alliance-{name}", {}).values()]
        if plain(typed) in [plain(one) for one in called]:
            return name
    return ""


def _needed_line(table: OpenTable, name: str) -> str:
    """Nothing where the band is known; Illegal where it is to be typed first."""
    card = deck.card_number(table, name)
    number = _number(table)
    hard = deck.shows_hard(table, card)
    if card >= len(table.values.alliance) and deck.typed_band(table, name, hard, number) is None:
        raise refuse("DR-Q2", "card-band-unknown", word=name, band=number + 1)
    return ""


def _number(table: OpenTable) -> int:
    return deck.band_number(table)


def _free_name(table: OpenTable) -> str:
    """A name for a card without one."""
    names = deck.card_names(table)
    number = 1
    while f"{OWN}{number}" in names:
        number += 1
    return f"{OWN}{number}"


def reveal_typed(table: OpenTable, move: CardTyped, told: Telling) -> None:
    """The card is revealed; a band that was typed is kept, and said back before it is carried out."""
    known = deck.card_number(table, move.name)
    card = len(deck.card_names(table)) if known < 0 else known
    number = _number(table)
    if move.line:
        hard = deck.shows_hard(table, card)
        band = read_band(move.line, table.values.upgrade_names)
        typed = TypedBand(move.name, hard, number, move.line, band)
        if deck.typed_band(table, move.name, hard, number) != typed:
            table.typed.append(typed)
    elif known < 0:
        raise refuse("DR-Q2", "card-unknown", word=move.name, band=number + 1)
    else:
        _needed_line(table, move.name)
    if card < len(table.values.alliance) and card not in deck.candidates(table):
        # the deck on the table was shuffled again, or was never full here
        table.left = (1 << len(table.values.alliance)) - 1
        if table.difficulty == HARD:
            table.hard_sides = table.normal_sides = 0
        told.tell("deck-shuffled", "DR-D4", {"side": table.side})
    deck.reveal(table, card, told)


def typed_forms(table: OpenTable) -> list[list[str | int]]:
    """What was typed in this game, as it is written down; the edition's own is not repeated."""
    return [typed.parts() for typed in table.typed[len(table.values.typed) :]]


def read_typed(table: OpenTable, parts: list[object]) -> TypedBand | None:
    """A typed band from how it is written down; None where it cannot be one."""
    if len(parts) != 4:
        return None
    name, shown, number, line = parts
    if not isinstance(name, str) or not isinstance(line, str) or shown not in ("normal", "hard"):
        return None
    if not isinstance(number, int) or isinstance(number, bool):
        return None
    if not _KEY.fullmatch(name) and name not in [card.name for card in table.values.alliance]:
        return None
    if not 1 <= number <= len(table.values.bands) + 1:
        return None
    upgrades = table.values.upgrade_names
    try:
        band = read_band(line, upgrades)
    except BadLine:
        return None
    if band_line(band, upgrades) != line:
        return None
    return TypedBand(name, shown == "hard", number - 1, line, band)

"""The cards of an edition being read: the rows' decks (DR-H31, DR-H32) and the Alliance's (DR-C)."""

from __future__ import annotations

import re
from typing import Final

from arbitre.core.edition import EditionReader
from arbitre.core.message import BadInput, Illegal, Message, Value
from arbitre.core.number import typed_whole
from arbitre.core.position import refuse
from arbitre.core.words import LANGUAGES
from arbitre.games.dead_reckoning.play.edition_parts import (
    SHOWN,
    keys_of,
    named,
    numbers,
    one_of,
    texts,
    whole_or,
    wrong_item,
)
from arbitre.games.dead_reckoning.rules.board import NAMES, OCEAN, row_of
from arbitre.games.dead_reckoning.rules.by_hand.turned_up import (
    MOST_SPACES,
    add_form,
    check_island,
    read_island,
    read_look,
)
from arbitre.games.dead_reckoning.rules.card_lines import BadLine, band_line, read_band
from arbitre.games.dead_reckoning.rules.icons import read_icons
from arbitre.games.dead_reckoning.rules.values import (
    NO_SAGA,
    AllianceCard,
    Band,
    Card,
    TypedBand,
    Values,
)

ROWS: Final = ("row1", "row2", "row3", "row4")
ROW_CARDS: Final = 98
"""The cards of all rows, where an edition does not say another number."""
ALLIANCE_CARDS: Final = 18
SIDES: Final = (("n", "cubes_normal"), ("h", "cubes_hard"))
SLOTS: Final = ("top", "middle", "bottom")
SAGAS: Final = ("saga", "fortune")
"""How an encounter of a saga is marked at the end of its line (DR-S1)."""
COUNTS: Final = ("coins", "cargo", "goods")
LOST_FIGHTS: Final = ("keep", "none")
"""DR-M3: what the ship's island has of its cubes once the building fight elsewhere is lost."""
MOST_COPIES: Final = 50
MOST_CARDS: Final = 999
"""More cards than any edition may have; reading stops there."""
FOUND: Final = ("islands", "cards")
_COPIES: Final = re.compile(r"[x×]([1-9][0-9]?)")
_COST: Final = re.compile(r"[0-9]|[1-9][0-9]")
_ALLIANCE_KEYS: Final = (
    "provenance",
    "conditional_attack_counts",
    "conditional_influence_counts",
    "lost_building_fight",
    "bands",
    "cubes_normal",
    "cubes_hard",
)


def read_rows(reader: EditionReader, values: Values) -> None:
    """The decks of the four rows: advancements, then merchants; guards and coins of a win."""
    reader.word(("cards", "provenance"))
    reader.only(("cards",), ("provenance", "cards", *ROWS))
    stated = whole_or(reader, ("cards", "cards"), 1, MOST_CARDS, ROW_CARDS)
    values.guards = []
    values.wins = []
    values.cards = []
    found = 0
    for row, key in enumerate(ROWS):
        path = ("cards", key)
        reader.only(path, ("guard", "win", "advancements", "merchants"))
        values.guards.append(reader.whole((*path, "guard"), 0, 20))
        values.wins.append(reader.whole((*path, "win"), 0, 99))
        deck = _Row(reader, row, stated)
        values.cards.extend(deck.all())
        found += deck.number
    if found != stated:
        raise _miscounted(reader, found, stated)


def _miscounted(reader: EditionReader, found: int, stated: int) -> BadInput:
    args: dict[str, Value] = {"n": found, "wanted": stated}
    return reader.wrong(("cards", "cards"), "edition-cards", args)


class _Row:
    """The deck of a row being read. Its cards are numbered as they come, merchants last (DR-H31)."""

    def __init__(self, reader: EditionReader, row: int, stated: int) -> None:
        self.reader = reader
        self.row = row
        self.stated = stated
        self.kinds: dict[str, Card] = {}
        self.number = 0
        self.cards: list[Card] = []

    def all(self) -> list[Card]:
        path = ("cards", ROWS[self.row], "advancements")
        for text in texts(self.reader, path, 0):
            if not self._advancement(text):
                raise self._wrong(path, text, "edition-advancement")
        path = ("cards", ROWS[self.row], "merchants")
        for text in texts(self.reader, path, 0):
            if not self._merchant(text, path):
                raise self._wrong(path, text, "edition-merchant")
        return self.cards

    def _wrong(self, path: tuple[str, ...], text: str, key: str) -> BadInput:
        return wrong_item(self.reader, path, text, Message(key, {"value": text[:SHOWN]}))

    def _advancement(self, text: str) -> bool:
        """`S2 D 4 x2`, and perhaps the slot."""
        words, copies, slot, saga = endings(text.split())
        if len(words) < 2 or not _COST.fullmatch(words[-1]):
            return False
        icons = read_icons(" ".join(words[:-1]))
        if icons is None:
            return False
        self._add(icons, int(words[-1]), copies, slot, None, saga)
        return True

    def _merchant(self, text: str, path: tuple[str, ...]) -> bool:
        """`S > S2`: what a trade costs may follow the front, else it is the front's cost and 1 more."""
        front, arrow, back = text.partition(">")
        words, copies, slot, saga = endings(back.split())
        shown = front.split()
        cost = -1
        if len(shown) > 1 and _COST.fullmatch(shown[-1]):
            cost = int(shown.pop())
        seen, hidden = read_icons(" ".join(shown)), read_icons(" ".join(words))
        if not arrow or seen is None or hidden is None or not any(seen) or not any(hidden):
            return False
        if cost < 0:
            same = [card.cost for card in self.cards if card.back is None and card.icons == seen]
            if not same:
                raise self._wrong(path, text, "edition-merchant-cost")
            cost = same[0] + 1
        self._add(seen, cost, copies, slot, hidden, saga)
        return True

    def _add(
        self,
        icons: list[int],
        cost: int,
        copies: int,
        slot: int,
        back: list[int] | None,
        saga: int,
    ) -> None:
        """So many cards; without a slot of their own their numbers give it. Like ones are one kind."""
        for _ in range(copies):
            place = self.number % len(SLOTS) if slot < 0 else slot
            self.number += 1
            kind = f"{icons} {cost} {place} {back} {saga}"
            if kind in self.kinds:
                self.kinds[kind].copies += 1
            else:
                self.kinds[kind] = Card(self.row, icons, cost, place, 1, back, saga)
                self.cards.append(self.kinds[kind])
        if self.number > MOST_CARDS:
            raise _miscounted(self.reader, self.number, self.stated)


def endings(words: list[str]) -> tuple[list[str], int, int, int]:
    """Words without `x2`, `top` and `saga` at their end; 1 copy, slot -1, no saga where they are missing."""
    copies, slot, saga = 0, -1, NO_SAGA
    while words:
        last = words[-1].lower()
        found = _COPIES.fullmatch(last)
        if found is not None and not copies and int(found.group(1)) <= MOST_COPIES:
            copies = int(found.group(1))
        elif last in SLOTS and slot < 0:
            slot = SLOTS.index(last)
        elif last in SAGAS and saga == NO_SAGA:
            saga = SAGAS.index(last) + 1
        else:
            break
        words = words[:-1]
    return words, copies or 1, slot, saga


def read_alliance(reader: EditionReader, values: Values) -> None:
    """The Alliance's 18 cards, every band of both sides (DR-C6)."""
    group = ("alliance",)
    reader.word((*group, "provenance"))
    counts = one_of(reader, (*group, "conditional_attack_counts"), COUNTS)
    values.conditional_attack_counts = COUNTS[counts]
    values.conditional_influence_counts = _word_or(
        reader, (*group, "conditional_influence_counts"), COUNTS[:2]
    )
    values.lost_building_fight = _word_or(reader, (*group, "lost_building_fight"), LOST_FIGHTS)
    values.bands = numbers(reader, (*group, "bands"), 0, 1, 99)
    if sorted(set(values.bands)) != values.bands:
        raise reader.wrong((*group, "bands"), "edition-bands", {"key": "alliance.bands"})
    keys = keys_of(reader, group, _ALLIANCE_KEYS)
    if len(keys) != ALLIANCE_CARDS:
        args: dict[str, Value] = {"n": len(keys), "wanted": ALLIANCE_CARDS}
        raise reader.wrong(group, "edition-alliance", args)
    bands = range(1, len(values.bands) + 2)
    values.alliance = []
    for key in keys:
        path = (*group, key)
        lines = tuple(f"{side}{band}" for side, _ in SIDES for band in bands)
        reader.only(path, ("name", *lines))
        values.words[f"alliance-{key}"] = _called(reader, path)
        normal, hard = (
            [_band(reader, (*path, f"{side}{band}"), values) for band in bands] for side, _ in SIDES
        )
        values.alliance.append(AllianceCard(key, normal, hard))
    for side, (_, wanted) in enumerate(SIDES):
        if wanted in reader.table(group):
            _check_cubes(reader, wanted, values, side)


def _word_or(reader: EditionReader, path: tuple[str, ...], known: tuple[str, ...]) -> str:
    """One of some words that may be missing; then the first."""
    given = path[-1] in reader.table(path[:-1])
    return known[one_of(reader, path, known)] if given else known[0]


def read_typed_bands(reader: EditionReader, group: str, values: Values) -> None:
    """DR-Q2: bands of cards of one's own box, as many as were typed so far."""
    bands = range(1, len(values.bands) + 2)
    for name in keys_of(reader, (group,), ()):
        path = (group, name)
        reader.only(path, tuple(f"{side}{band}" for side, _ in SIDES for band in bands))
        if name in [card.name for card in values.alliance]:
            raise reader.wrong(path, "edition-typed", {"key": f"alliance.{name}"})
        for key in reader.table(path):
            band = _band(reader, (*path, key), values)
            line = band_line(band, values.upgrade_names)
            values.typed.append(TypedBand(name, key[0] == "h", int(key[1:]) - 1, line, band))


def read_found(reader: EditionReader, group: str, values: Values) -> None:
    """DR-Q2: what turned up beside a real table: islands, and cards of which none is in the decks."""
    reader.only((group,), FOUND)
    for kind in FOUND:
        there = kind in reader.table((group,))
        for key in keys_of(reader, (group, kind), ()) if there else []:
            path = (group, kind, key)
            text = reader.word(path)
            try:
                (_read_island if kind == FOUND[0] else _read_card)(text, values)
            except Illegal as bad:
                message = bad.ruling.message
                raise reader.wrong(path, message.key, message.args) from None


def _read_island(text: str, values: Values) -> None:
    """`Tortuga: 5 8/4 2$ 1c`."""
    form = read_island(text)
    if form is None:
        raise refuse("DR-Q2", "own-island", n=MOST_SPACES)
    check_island(values, form)
    add_form(values, form)


def _read_card(text: str, values: Values) -> None:
    """`1: C2 A 3`: the row, then how it looks."""
    row, _, rest = text.partition(":")
    number, look = typed_whole(row.strip(), 1, len(ROWS)), read_look(rest)
    if number is None or look is None:
        raise refuse("DR-Q2", "own-card-line", word=text[:SHOWN])
    add_form(values, look.form(number - 1), copies=0)


def _called(reader: EditionReader, path: tuple[str, ...]) -> dict[str, str]:
    """A card's name in each language; without one its key."""
    if "name" not in reader.table(path):
        return dict.fromkeys(LANGUAGES, path[-1])
    reader.only((*path, "name"), LANGUAGES)
    return named(reader, (*path, "name"))


def _band(reader: EditionReader, path: tuple[str, ...], values: Values) -> Band:
    try:
        return read_band(reader.word(path), values.upgrade_names)
    except BadLine as bad:
        raise reader.wrong(path, bad.message.key, bad.message.args) from None


def _check_cubes(reader: EditionReader, key: str, values: Values, side: int) -> None:
    """DR-C2: over all cards every space of the rows that a band marks gets the cubes stated for it."""
    path = ("alliance", key)
    wanted = numbers(reader, path, len(values.bands) + 1, 0, 999)
    for band, cubes in enumerate(wanted):
        found = cubes_of(values, side, band)
        rows = [row_of(space) for space in OCEAN if found[space]]
        for space in OCEAN:
            if row_of(space) in rows and found[space] != cubes:
                args: dict[str, Value] = {
                    "band": band + 1,
                    "space": NAMES[space],
                    "n": found[space],
                    "wanted": cubes,
                }
                raise reader.wrong(path, "edition-equal-cubes", args)


def cubes_of(values: Values, side: int, band: int) -> list[int]:
    """How many cubes a band of all cards puts on each space; side 0 is the normal one, 1 the hard."""
    found = [0] * len(NAMES)
    for card in values.alliance:
        for space, cubes in (card.hard if side else card.normal)[band].influence:
            found[space] += cubes
    return found

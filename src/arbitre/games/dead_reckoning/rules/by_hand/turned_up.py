"""Islands and cards of the rows that our edition does not know, named when they turn up (DR-Q1, DR-Q2).

    Tortuga 5 8/4 2$ 1c        an island: cube spaces, values, production
    C2 A 3 · pirate 3          a card by its icons, or by its cannons and abilities alone
    other · merchant           a card without any; a merchant ship, of which nothing more need be known

The Alliance's rules ask no more of a card than this. What was named is kept on the table, so that it is
known again; `arbitre edition keep` puts it into an edition.
"""

from __future__ import annotations

import re
from typing import Final

from arbitre.core.cache import Cache
from arbitre.core.message import Illegal
from arbitre.core.number import typed_whole
from arbitre.core.position import refuse
from arbitre.core.telling import Telling
from arbitre.core.words import LANGUAGES
from arbitre.games.dead_reckoning.rules.board import ROWS
from arbitre.games.dead_reckoning.rules.by_hand.edit_words import GOODS, ROW_WORDS, plain
from arbitre.games.dead_reckoning.rules.icons import COUNT, C, icons_text, read_icons
from arbitre.games.dead_reckoning.rules.moves import Outcome
from arbitre.games.dead_reckoning.rules.rows import backs, in_deck
from arbitre.games.dead_reckoning.rules.table import BACK, DEAL, TILE, OpenTable
from arbitre.games.dead_reckoning.rules.values import Card, Form, Island, Values

ISLAND: Final = "island"
CARD: Final = "card"
ROW: Final = "row"
TURNED: Final = "back"
WORDS: Final = {TILE: ISLAND, DEAL: ROW, BACK: TURNED}
"""How it begins in a record, by what the table waits for."""
OTHER: Final = "other"
"""How a card without icons is written."""
MERCHANT: Final = "M"
PIRATE: Final = "pirate"
MOST_FOUND: Final = 200
MOST_SPACES: Final = 20
MOST_WORTH: Final = 99
MOST_POWER: Final = 9
MOST_COST: Final = 99
MOST_NAME: Final = 30
_KEY: Final = re.compile(r"[a-z][a-z0-9_]{0,29}")
_NAME: Final = re.compile(r"[^\W_][\w '’-]*")
_WORTH: Final = re.compile(r"([0-9]{1,2})/([0-9]{1,2})")
_GOODS: Final = re.compile(r"([0-9]{1,2})(\$|[a-z])")


class Found(Outcome):
    """A tile or card that nobody knew, as chance turned it up beside a real table."""

    def __init__(self, written: str, form: Form) -> None:
        super().__init__(-1, written)
        self.form = form

    def __reduce__(self) -> tuple[object, ...]:
        return Found, (self.written, self.form)


# -- an island -------------------------------------------------------------------------------


def read_island(text: str) -> Form | None:
    """`Tortuga: 5 8/4 2$ 1c`, the colon as one likes; None where it says no spaces and values.

    >>> read_island("Île aux Singes 5 8/4 1c 2$")
    ('island', 'ile_aux_singes', 'Île aux Singes', 5, 8, 4, 2, 1)
    >>> read_island("Tortuga 5")
    """
    words = text.replace(":", " ").split()
    spaces = first = second = coins = cargo = -1
    while words:
        last = words[-1].casefold()
        worth, goods = _WORTH.fullmatch(last), _GOODS.fullmatch(last)
        if worth is not None and first < 0:
            first, second = int(worth.group(1)), int(worth.group(2))
        elif goods is not None and goods.group(2) == "$" and coins < 0:
            coins = int(goods.group(1))
        elif (
            goods is not None and "c" in (goods.group(2), GOODS.meant(goods.group(2))) and cargo < 0
        ):
            cargo = int(goods.group(1))
        elif last.isdecimal() and last.isascii() and spaces < 0 and first >= 0:
            spaces = typed_whole(last, 0, 999) or 0
        else:
            break
        words.pop()
    if not words or spaces < 0 or first < 0:
        return None
    name = " ".join(words)
    return ISLAND, plain(name), name, spaces, first, second, max(coins, 0), max(cargo, 0)


def island_text(form: Form) -> str:
    """An island as it is written down.

    >>> island_text(("island", "tortuga", "Tortuga", 5, 8, 4, 2, 0))
    'Tortuga: 5 8/4 2$ 0c'
    """
    _, _, name, spaces, first, second, coins, cargo = form
    return f"{name}: {spaces} {first}/{second} {coins}$ {cargo}c"


def check_island(values: Values, form: Form) -> None:
    """Illegal says what no island can be, or that there is one of this name already."""
    _, key, name, spaces, first, second, coins, cargo = form
    named = _NAME.fullmatch(str(name)) and len(str(name)) <= MOST_NAME
    if not named or not _KEY.fullmatch(str(key)) or key in ("none", "open_sea"):
        raise refuse("DR-Q2", "own-name", word=str(name)[:40], n=MOST_NAME)
    fine = 1 <= int(spaces) <= MOST_SPACES and int(second) <= int(first)
    if not fine or max(int(coins), int(cargo)) > MOST_SPACES:
        raise refuse("DR-Q2", "own-island", n=MOST_SPACES)
    if key in [plain(name) for island in values.islands for name in _called(values, island.name)]:
        raise refuse("DR-Q2", "own-known", word=str(name))


def _called(values: Values, key: str) -> list[str]:
    return [key, *values.words.get(f"island-{key}", {}).values()]


# -- a card of a row -------------------------------------------------------------------------


class Look:
    """What somebody said of a card: whether it is a merchant, its icons, perhaps its cost (-1: not said).

    `vague`: no more was said than the Alliance's rules ask, how many cannons and abilities. That is no
    card which an edition prints.
    """

    def __init__(self, merchant: bool, icons: list[int], cost: int, vague: bool = False) -> None:
        self.merchant = merchant
        self.icons = icons
        self.cost = cost
        self.vague = vague

    @property
    def text(self) -> str:
        """As it is written down.

        >>> (read_look("marchand c2 3") or Look(False, [], -1)).text
        'M C2 3'
        """
        parts = [MERCHANT] if self.merchant else []
        if self.vague and self.icons[C]:
            return " ".join([*parts, PIRATE, str(self.icons[C])])
        if self.vague:
            return MERCHANT if self.merchant else OTHER
        icons = icons_text(self.icons)
        return " ".join(
            [*parts, *([icons] if icons else []), *([str(self.cost)] if self.cost >= 0 else [])]
        )

    def form(self, row: int) -> Form:
        """As it is kept."""
        sign = MERCHANT if self.merchant else ""
        return CARD, row, sign, icons_text(self.icons), max(self.cost, 0)


def read_look(text: str) -> Look | None:
    """A card as somebody says it; None where that is none.

    >>> [(read_look(one) or Look(False, [], 0)).text for one in ("C2 A 3", "pirate 3", "autre", "M")]
    ['C2 A 3', 'pirate 3', 'other', 'M']
    >>> read_look("Z4"), read_look("pirate 40"), read_look("3")
    (None, None, None)
    """
    words = text.split()
    merchant, cost = False, -1
    if words and ROW_WORDS.meant(words[0]) == "merchant":
        merchant, words = True, words[1:]
    if words and ROW_WORDS.meant(words[0]) == PIRATE:
        power = typed_whole(words[1], 0, MOST_POWER) if len(words) == 2 else 1
        if power is None or len(words) > 2:
            return None
        icons = [0] * COUNT
        icons[C] = power
        return Look(merchant, icons, -1, vague=True)
    if len(words) == 1 and ROW_WORDS.meant(words[0]) == OTHER:
        return Look(merchant, [0] * COUNT, -1, vague=True)
    if words and words[-1].isdecimal():
        whole = typed_whole(words.pop(), 0, MOST_COST)
        if whole is None or (not words and not merchant):
            return None
        cost = whole
    shown = read_icons(" ".join(words).upper())
    if shown is None or not (words or merchant) or len(words) > COUNT:
        return None
    return Look(merchant, shown, cost, vague=merchant and not words and cost < 0)


def look_of(card: Card) -> Look:
    """A card of the rows as it would be said."""
    cost = card.cost if card.cost or not card.own else -1
    vague = card.own and cost < 0 and sum(card.icons) == card.icons[C]
    return Look(card.back is not None, card.icons, cost, vague)


def face_of(table: OpenTable, row: int, look: Look, told: Telling) -> int:
    """The card of a row that looks so: one left in its deck, else one more of its kind, else a new kind."""
    cards, front = table.values.cards, table.values.front
    alike = [
        face
        for face, card in enumerate(cards)
        if card.row == row
        and front[face] == face
        and (card.back is not None) == look.merchant
        and card.icons == look.icons
        and look.cost in (-1, card.cost)
        and (card.own or not look.vague)
    ]
    left = [face for face, _ in in_deck(table, row)]
    for face in alike:
        if face in left:
            return face
    if alike:
        table.deck[alike[0]] += 1
        return alike[0]
    grow(table, look.form(row), told)
    table.deck[-1] += 1
    return len(table.deck) - 1


def back_of(table: OpenTable, space: int) -> int:
    """The merchant that is turned on a space: any of those it may be."""
    return backs(table, table.face[space])[0][0]


# -- chance --------------------------------------------------------------------------------


def read_found(table: OpenTable, text: str, word: str) -> Found:
    """What was turned up, from its notation: `island …`, `row …` or `back …`; Illegal says what is wrong."""
    rest = " ".join(text.split()).removeprefix(word).strip()
    if word == ISLAND:
        form = read_island(rest)
        if form is None:
            raise refuse("DR-Q2", "own-island", n=MOST_SPACES)
        check_island(table.values, form)
        return Found(f"{ISLAND} {island_text(form)}", form)
    look = read_look(rest)
    if look is None:
        raise refuse("DR-Q2", "edit-card", word=rest[:40])
    return Found(f"{word} {look.text}", (word, look.text))


# -- kept on the table -----------------------------------------------------------------------

_extended: Final[Cache[Values]] = Cache(64)


def extended(values: Values, box: tuple[Form, ...]) -> Values:
    """An edition's values with islands and cards of the box behind its own."""
    if not box:
        return values
    found = _extended.find((values, box))
    return _extended.keep((values, box), _with(values, box)) if found is None else found


def _with(values: Values, box: tuple[Form, ...]) -> Values:
    made = Values()
    for name in COPIED:
        setattr(made, name, getattr(values, name))
    made.islands, made.cards = values.islands.copy(), values.cards.copy()
    made.words, made.box, made.printed = dict(values.words), box, values
    for form in box:
        add_form(made, form)
    return made


def add_form(values: Values, form: Form, copies: int = 1) -> None:
    """One more island, or kind of card with so many copies, behind the others."""
    if form[0] == ISLAND:
        _, key, name, *numbers = form
        values.islands.append(Island(str(key), *[int(number) for number in numbers]))
        values.words[f"island-{key}"] = dict.fromkeys(LANGUAGES, str(name))
    else:
        values.cards.append(card_of(form, copies))


COPIED: Final = (
    "open_sea crew upgrade_names upgrades upgrade_costs upgrade_copies zone_sails zone_cannons holds "
    "buildings building_costs garrison_cubes fort_cubes guards wins faces start_coins start_cargo hand "
    "hand_limit bonus conditional_attack_counts conditional_influence_counts lost_building_fight bands "
    "alliance typed"
).split()
"""What stays as the edition has it."""


def card_of(form: Form, copies: int) -> Card:
    """A card from how it is written down; a merchant's back is not known."""
    _, row, sign, icons, cost = form
    shown = read_icons(str(icons)) or [0] * COUNT
    back = [0] * COUNT if sign else None
    return Card(int(row), shown, int(cost), 0, copies, back, own=True)


def grow(table: OpenTable, form: Form, told: Telling) -> None:
    """One more island, not laid yet, or one more kind of card, of which none is left."""
    values = table.values
    if len(values.box) >= MOST_FOUND:
        raise refuse("DR-Q2", "own-full", n=MOST_FOUND)
    if form[0] == ISLAND:
        sea = len(values.islands)  # open sea comes after all islands
        table.tiles = [tile + int(tile == sea) for tile in table.tiles]
        table.unseen.insert(sea, 1)
    else:
        table.deck.append(0)
    printed = values if values.printed is None else values.printed
    table.values = extended(printed, (*values.box, form))
    told.tell("found", "DR-Q2", {"form": [str(part) for part in form]})


def found_forms(table: OpenTable) -> list[list[str | int]]:
    """What turned up in this game, as it is written down."""
    return [list(form) for form in table.values.box]


def read_forms(values: Values, forms: list[object]) -> Values | None:
    """An edition's values with what is written down; None where that cannot be."""
    box: list[Form] = []
    if len(forms) > MOST_FOUND:
        return None
    for parts in forms:
        form = _form(parts)
        if form is None:
            return None
        if form[0] == ISLAND:
            try:
                check_island(extended(values, tuple(box)), form)
            except Illegal:
                return None
        box.append(form)
    return extended(values, tuple(box))


def _form(parts: object) -> Form | None:
    if not isinstance(parts, list) or not all(type(part) in (str, int) for part in parts):
        return None
    form: Form = tuple(parts)
    if len(form) == 8 and form[0] == ISLAND and isinstance(form[2], str):
        read = read_island(island_text(form))
        return form if read == form else None
    if len(form) != 5 or form[0] != CARD or form[2] not in ("", MERCHANT):
        return None
    _, row, _, icons, cost = form
    if not isinstance(row, int) or not isinstance(cost, int) or not isinstance(icons, str):
        return None
    shown = read_icons(icons)
    written = shown is not None and icons_text(shown) == icons
    return form if written and 0 <= row < ROWS and 0 <= cost <= MOST_COST else None

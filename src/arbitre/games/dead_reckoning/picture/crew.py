"""The crew as drawn: the hand or its backs, cards played, cards to be sleeved."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Value
from arbitre.core.svg import Point, group, rect
from arbitre.games.dead_reckoning.picture.afloat import row_card_face
from arbitre.games.dead_reckoning.picture.layout import CREW_HIGH, CREW_WIDE
from arbitre.games.dead_reckoning.picture.pen import Pen
from arbitre.games.dead_reckoning.picture.shapes import (
    icon_keys,
    icon_marks,
    lines,
    mark_row,
    sign,
    text,
)
from arbitre.games.dead_reckoning.rules.human.belongings import (
    HAND,
    PLAYED,
    SLOTS,
    TOP_LEVEL,
    side_of,
)
from arbitre.games.dead_reckoning.words.codes import (
    card_in,
    crew_in,
    icons_in,
)

FULL_ROW: Final = 5
"""So many cards lie side by side on an upright picture."""
SLOT_TOP: Final = 150.0
SLOT_STEP: Final = 41.0
SLOT_HIGH: Final = 37.0
"""The slots of a crew card, one below another."""


def crew_head(pen: Pen, which: int) -> str:
    """How many cards a hand has, how many are played or to be sleeved."""
    seat = pen.order[which]
    human, hidden = pen.human(seat), pen.hidden_hand(seat)
    number = human.where.count(HAND) if hidden < 0 else hidden
    limit, played, held = human.hand_limit, human.where.count(PLAYED), len(human.held) // 2

    def drawn() -> str:
        x, y, wide, _ = pen.layout.crews[which]
        args: dict[str, Value] = {"n": number, "m": limit, "played": played, "held": held}
        said = pen.say("crew-head", args)
        inner = pen.mark(seat, x + 30, y + 27, 1.1) + text("head", x + 54, y + 38, said, wide - 70)
        if not played and not held:
            inner += _place_of_played(pen, which, number)
        return group(pen.mine(seat, "hand"), "hand", said, inner, None, pen.about("hand"))

    return pen.once(("crew", seat, number, limit, played, held), drawn)


def _place_of_played(pen: Pen, which: int, hand: int) -> str:
    """Where cards will lie once they are played, with so many in the hand; empty: no room to say it."""
    left, upper, wide, high = pen.layout.played(which, hand)
    if wide < CREW_WIDE:
        return ""
    x, y = left + wide / 2, upper + high / 2 + 10
    said = text("small quiet middle", x, y, pen.say("played-here"), wide - 30)
    return rect("place", (left, upper, wide, high), 10) + said


def crew_pieces(pen: Pen, which: int) -> list[str]:
    """The hand (or its backs), cards played, cards to be sleeved."""
    seat = pen.order[which]
    human = pen.human(seat)
    found: list[str] = []
    hidden = pen.hidden_hand(seat)
    hand, played = pen.hand(seat), human.cards_in(PLAYED)
    held = len(human.held) // 2
    first = len(hand) if hidden < 0 else hidden
    after = len(played) + held
    counts = _places(pen, hand, played, first, after)
    spots = [pen.layout.crew_card(which, *count) for count in counts]
    rooms = [pen.layout.crew_room(which, *count) for count in counts]
    if hidden >= 0:
        found += [_back_once(pen, seat, number + 1, spots[number]) for number in range(hidden)]
    else:
        for at, card in enumerate(hand):
            found.append(_crew_once(pen, seat, card, spots[at], rooms[at]))
            found += _sleeved(pen, seat, card, spots[at])
    for at, card in enumerate(played):
        spot = spots[first + at]
        found.append(_crew_once(pen, seat, card, spot, rooms[first + at]))
        found += _sleeved(pen, seat, card, spot)
    start = first + len(played)
    return found + [_held(pen, seat, index, spots[start + index]) for index in range(held)]


def _places(
    pen: Pen, hand: list[int], played: list[int], first: int, after: int
) -> list[tuple[int, int, int]]:
    """The place of each card: its number, so many in the hand's row, so many after them.

    Upright a card that is played leaves its place empty, and goes below it while there is room: the next
    touch finds the others where they were. Many cards after an empty hand use its row too.
    """
    row, below = first, after
    ranks, later = list(range(first)), list(range(after))
    if pen.layout.tall and hand:
        cards = sorted(hand + played)
        row, ranks = len(cards), [cards.index(card) for card in hand]
        if row + after - len(played) <= FULL_ROW:
            below = row + after - len(played)
            later = [*(cards.index(card) for card in played), *range(row, below)]
    elif pen.layout.tall and not first and after > FULL_ROW:
        row = after - after // 2
        return [(at, row, after - row) for at in range(after)]
    return [(at, row, below) for at in [*ranks, *(row + at for at in later)]]


def _held(pen: Pen, seat: int, index: int, spot: Point) -> str:
    """A card to be sleeved; it keeps its number while others go in."""
    number, side = pen.human(seat).held[index * 2 : index * 2 + 2]
    if pen.held is not None and seat == pen.focus:
        index = pen.held[index]

    def drawn() -> str:
        said = card_in(pen.values, number, pen.words, side)
        title = pen.say("held", {"n": index + 1, "said": said})
        inner = rect("held-place", (0, 0, CREW_WIDE, CREW_HIGH), 10)
        inner += lines(
            "crew quiet middle", CREW_WIDE / 2, 34, pen.say("held-head", {"n": index + 1}), 150
        )
        inner += (
            f'<g transform="translate(2 100) scale(0.92)">{row_card_face(pen, number, side)}</g>'
        )
        named = pen.mine(seat, "held") + f"-{index + 1}"
        keys = icon_keys(side_of(pen.values, number, side))
        like = f'data-like="card-{number}" {pen.about("held", *keys)}'
        return group(named, "row-card held", title, inner, spot, like)

    return pen.once(("held", seat, index, number, side, spot), drawn)


def _back_once(pen: Pen, seat: int, number: int, spot: Point) -> str:
    return pen.once(("back", seat, number, spot), lambda: _back(pen, seat, number, spot))


def _back(pen: Pen, seat: int, number: int, spot: Point) -> str:
    inner = rect("back", (0, 0, CREW_WIDE, CREW_HIGH), 10)
    inner += rect("back-line", (12, 12, CREW_WIDE - 24, CREW_HIGH - 24), 6)
    inner += (
        '<path class="back-line" d="M82 82L102 138L82 194L62 138ZM28 138L82 118L136 138L82 158Z"/>'
    )
    return group(
        f"{pen.mine(seat, 'back')}-{number}",
        "card-back",
        pen.say("back"),
        inner,
        spot,
        _kin(pen, seat),
    )


def _kin(pen: Pen, seat: int) -> str:
    """Cards come out of the deck and go to the discard; a back that goes is a card played."""
    deck, discard = pen.mine(seat, "deck"), pen.mine(seat, "discard")
    return f'data-like="crew {pen.code(seat)}" data-from="{deck}" data-to="{discard}"'


def _crew_once(pen: Pen, seat: int, card: int, spot: Point, room: float) -> str:
    human = pen.human(seat)
    key = (
        ("crew card", seat, card, spot, room),
        (human.where[card], human.level[card]),
        tuple(human.face(card)),
    )
    return pen.once(key, lambda: _crew_card(pen, seat, card, spot, room))


def _sleeved(pen: Pen, seat: int, card: int, spot: Point) -> list[str]:
    """What is sleeved there, each a piece: it is seen sliding in."""
    human = pen.human(seat)
    first = card * SLOTS
    return [
        _strip(
            pen, seat, card, slot, (human.sleeves[first + slot], human.sides[first + slot]), spot
        )
        for slot in range(SLOTS)
        if human.sleeves[first + slot] >= 0
    ]


def _strip(pen: Pen, seat: int, card: int, slot: int, sleeved: tuple[int, int], spot: Point) -> str:
    def drawn() -> str:
        number, side = sleeved
        icons = side_of(pen.values, number, side)
        inner = rect("sleeve-full", (0, 0, CREW_WIDE - 12, SLOT_HIGH), 5)
        inner += mark_row(icon_marks(icons), 4, SLOT_HIGH / 2, CREW_WIDE - 18)
        title = card_in(pen.values, number, pen.words, side)
        named = f"{pen.mine(seat, 'sleeved')}-{pen.crew[card]}-{slot + 1}"
        to, came = pen.mine(seat, "discard"), pen.mine(seat, "deck")
        data = f'data-like="card-{number}" data-from="{came}" data-to="{to}"'
        at = (spot[0] + 6, spot[1] + SLOT_TOP + slot * SLOT_STEP)
        return group(
            named, "sleeved", title, inner, at, f"{data} {pen.about('slots', *icon_keys(icons))}"
        )

    return pen.once(("sleeved", seat, card, slot, sleeved, spot), drawn)


def _crew_card(pen: Pen, seat: int, card: int, spot: Point, room: float) -> str:
    """A crew card; `room`: so much of its width is in sight, and its name and level keep to that."""
    human = pen.human(seat)
    played = human.where[card] == PLAYED
    name = crew_in(card, pen.words)
    level = human.level[card]
    inner = rect("card-shade", (4, 5, CREW_WIDE, CREW_HIGH), 10)
    inner += rect("card-face", (0, 0, CREW_WIDE, CREW_HIGH), 10)
    inner += rect("card-bar", (4, 4, CREW_WIDE - 8, 66), 7)
    inner += lines("crew middle", room / 2, 31, name, room - 14)
    for number in range(TOP_LEVEL + 1):
        kind = "level-lit" if number <= level else "level"
        inner += sign("expert", room / 6 + number * room * 0.22, 89, 0.92 * room / CREW_WIDE, kind)
    inner += mark_row(
        icon_marks(human.values.crew[human.kinds[card]].levels[level]), 8, 126, CREW_WIDE - 14
    )
    for slot in range(SLOTS):
        upper = SLOT_TOP + slot * SLOT_STEP
        inner += rect("sleeve", (6, upper, CREW_WIDE - 12, SLOT_HIGH), 5)
    args: dict[str, Value] = {
        "name": name,
        "n": level + 1,
        "icons": icons_in(human.face(card), pen.words),
    }
    title = pen.say("crew-played" if played else "crew-card", args)
    kind = "crew-card played" if played else "crew-card"
    face = f"{level} {'played' if played else 'hand'}"
    about = pen.about("crew", "level", "slots", *icon_keys(human.face(card)))
    data = f'{_kin(pen, seat)} data-face="{face}" {about}'
    return group(pen.crew_id(seat, card), kind, title, inner, spot, data)

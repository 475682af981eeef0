"""The crew as drawn: the hand or its backs, cards played, cards to be sleeved."""

from __future__ import annotations

from arbitre.core.message import Value
from arbitre.core.svg import Point, group, rect
from arbitre.games.dead_reckoning.picture.layout import CREW_HIGH, CREW_WIDE
from arbitre.games.dead_reckoning.picture.pen import Pen
from arbitre.games.dead_reckoning.picture.sea import row_card_face
from arbitre.games.dead_reckoning.picture.shapes import (
    grown,
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
        inner = pen.mark(seat, x + 24, y + 25, 0.9) + text("head", x + 44, y + 34, said, wide - 60)
        return group(pen.mine(seat, "hand"), "hand", said, inner)

    return pen.once(("crew", seat, number, limit, played, held), drawn)


def crew_pieces(pen: Pen, which: int) -> list[str]:
    """The hand (or its backs), cards played, cards to be sleeved."""
    seat = pen.order[which]
    human = pen.human(seat)
    found: list[str] = []
    hidden = pen.hidden_hand(seat)
    hand, played = pen.hand(seat), human.cards_in(PLAYED)
    cards = (len(hand) if hidden < 0 else hidden) + len(played) + len(human.held) // 2
    scale = pen.layout.crew_scale(which, cards)
    at = 0
    if hidden >= 0:
        for number in range(hidden):
            found.append(
                _back_once(pen, seat, number + 1, pen.layout.crew_card(which, at, cards), scale)
            )
            at += 1
    for card in [*hand, *played]:
        found.append(_crew_once(pen, seat, card, pen.layout.crew_card(which, at, cards), scale))
        at += 1
    for index in range(len(human.held) // 2):
        spot = pen.layout.crew_card(which, at, cards)
        found.append(_held(pen, seat, index, spot, scale))
        at += 1
    return found


def _held(pen: Pen, seat: int, index: int, spot: Point, scale: float) -> str:
    """A card to be sleeved."""
    number, side = pen.human(seat).held[index * 2 : index * 2 + 2]

    def drawn() -> str:
        said = card_in(pen.values, number, pen.words, side)
        title = pen.say("held", {"n": index + 1, "said": said})
        inner = text("small quiet", 6, 26, pen.say("held-head", {"n": index + 1}), 126)
        inner += f'<g transform="translate(0 40)">{row_card_face(pen, number, side)}</g>'
        named = pen.mine(seat, "held") + f"-{index + 1}"
        like = f'data-like="card {number}"'
        return group(named, "row-card held", title, grown(inner, scale), spot, like)

    return pen.once(("held", seat, index, number, side, spot, scale), drawn)


def _back_once(pen: Pen, seat: int, number: int, spot: Point, scale: float) -> str:
    key = ("back", seat, number, spot, scale)
    return pen.once(key, lambda: _back(pen, seat, number, spot, scale))


def _back(pen: Pen, seat: int, number: int, spot: Point, scale: float) -> str:
    inner = rect("back", (0, 0, CREW_WIDE, CREW_HIGH), 10)
    inner += rect("back-line", (12, 12, CREW_WIDE - 24, CREW_HIGH - 24), 6)
    inner += (
        '<path class="back-line" d="M71 60L88 106L71 152L54 106ZM25 106L71 89L117 106L71 123Z"/>'
    )
    return group(
        f"{pen.mine(seat, 'back')}-{number}",
        "card-back",
        pen.say("back"),
        grown(inner, scale),
        spot,
        _kin(pen, seat),
    )


def _kin(pen: Pen, seat: int) -> str:
    """Cards come out of the deck and go to the discard; a back that goes is a card played."""
    deck, discard = pen.mine(seat, "deck"), pen.mine(seat, "discard")
    return f'data-like="crew {pen.code(seat)}" data-from="{deck}" data-to="{discard}"'


def _crew_once(pen: Pen, seat: int, card: int, spot: Point, scale: float) -> str:
    human = pen.human(seat)
    sleeved = slice(card * SLOTS, card * SLOTS + SLOTS)
    key = (
        ("crew card", seat, card, spot, scale),
        (human.where[card], human.level[card]),
        (*human.sleeves[sleeved], *human.sides[sleeved]),
    )
    return pen.once(key, lambda: _crew_card(pen, seat, card, spot, scale))


def _crew_card(pen: Pen, seat: int, card: int, spot: Point, scale: float) -> str:
    human = pen.human(seat)
    played = human.where[card] == PLAYED
    name = crew_in(card, pen.words)
    level = human.level[card]
    inner = rect("card-face", (0, 0, CREW_WIDE, CREW_HIGH), 10)
    inner += rect("card-bar", (3, 3, CREW_WIDE - 6, 54), 8)
    inner += lines("crew middle", CREW_WIDE / 2, 25, name, CREW_WIDE - 12)
    for number in range(TOP_LEVEL + 1):
        kind = "level-lit" if number <= level else "level"
        inner += sign("expert", 26 + number * 30, 73, 0.8, kind)
    inner += mark_row(
        icon_marks(human.values.crew[human.kinds[card]].levels[level]), 6, 103, CREW_WIDE - 10
    )
    for slot in range(SLOTS):
        sleeved = human.sleeves[card * SLOTS + slot]
        upper = 122 + slot * 29
        inner += rect("sleeve" if sleeved < 0 else "sleeve-full", (5, upper, CREW_WIDE - 10, 26), 5)
        if sleeved >= 0:
            icons = side_of(human.values, sleeved, human.sides[card * SLOTS + slot])
            row = mark_row(icon_marks(icons), 0, 0, 156)
            inner += f'<g transform="translate(8 {upper + 13}) scale(.8)">{row}</g>'
    args: dict[str, Value] = {
        "name": name,
        "n": level + 1,
        "icons": icons_in(human.face(card), pen.words),
    }
    title = pen.say("crew-played" if played else "crew-card", args)
    kind = "crew-card played" if played else "crew-card"
    slots = human.sleeves[card * SLOTS : card * SLOTS + SLOTS]
    face = f"{level} {'played' if played else 'hand'} {' '.join(map(str, slots))}"
    data = f'{_kin(pen, seat)} data-face="{face}"'
    return group(pen.crew_id(seat, card), kind, title, grown(inner, scale), spot, data)

"""What things are, are worth and do, for whoever points at them (tooltips): texts of the board, by id."""

from __future__ import annotations

from html import escape
from typing import Final

from arbitre.games.sans_allies.picture.pen import Pen
from arbitre.games.sans_allies.rules.cards import UNITS
from arbitre.games.sans_allies.rules.state import DIE
from arbitre.games.sans_allies.rules.values import BASE_DRAW, CENTRE_CARDS, TILES

_THINGS: Final = (
    "region centre capital exposed sea corner tile marker region-discard pile discard reserve force "
    "dice retreat weapon breakthrough"
).split()


def abouts(pen: Pen) -> str:
    """A `<desc>` for each thing; drawn nowhere."""
    found = {name: pen.say(f"about-{name}", n=BASE_DRAW, m=CENTRE_CARDS) for name in _THINGS}
    for index, unit in enumerate(UNITS):
        base, strength = pen.values.base[index], pen.values.upgraded[index]
        found[unit] = pen.say(f"about-{unit}", base=base, strength=strength)
    found["edition"] = pen.whose_numbers()
    last = pen.values.research[TILES - 1]
    if last >= DIE:
        found["tile-last"] = pen.say("about-tile-last", n=last)
    texts = [f'<desc id="about-{name}">{escape(said)}</desc>' for name, said in found.items()]
    return f"<g>{''.join(texts)}</g>"

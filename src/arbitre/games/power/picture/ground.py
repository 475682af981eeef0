"""The ground of the drawn board (static layer): paper, sea, coasts, every space, the reserves.

It depends on the map, the language, the shape and the values of the edition only, and is drawn once for each.
"""

from __future__ import annotations

from html import escape
from typing import Final

from arbitre.core.cache import cached
from arbitre.core.svg import num, rect
from arbitre.games.power.picture.about import Facts, descriptions
from arbitre.games.power.picture.layout import HEAD, LABEL
from arbitre.games.power.picture.pen import Pen, text
from arbitre.games.power.picture.relief import TEXTURES, frame, hills, hills_in, paper
from arbitre.games.power.picture.shapes import signs
from arbitre.games.power.rules.board import COLOURS, HQ, ISLAND, LANE, SECTOR
from arbitre.games.power.words.codes import power_words

SORTS: Final = {SECTOR: "sector", HQ: "hq", ISLAND: "island", LANE: "lane"}


@cached(64)
def ground_drawn(lang: str, map: str, tall: bool, facts: Facts) -> tuple[str, ...]:
    """The ground, drawn once: what is used by its id comes first, the paper second."""
    return tuple(Ground(power_words(lang), map, tall).drawn(facts))


class Ground(Pen):
    """The ground of one map in the making."""

    def drawn(self, facts: Facts) -> list[str]:
        """What stays: the signs that pieces use, the paper, the sea, the spaces and the reserves."""
        coasts = "".join(
            f'<path id="coast-{colour}" d="{self.layout.land(army)}"/>'
            f'<clipPath id="inland-{colour}"><use href="#coast-{colour}"/></clipPath>'
            for army, colour in enumerate(COLOURS)
        )
        uses = f"{signs()}\n{TEXTURES}{hills()}{coasts}"
        return [
            f"<defs>\n{uses}</defs>{descriptions(facts, self.words)}",
            paper(self.layout.width, self.layout.height),
            frame(self.layout.sea),
            *self._coasts(),
            *(self._space(place) for place in self.in_drawing_order()),
            *(self._reserve(army) for army in range(4)),
        ]

    def in_drawing_order(self) -> list[int]:
        """Lanes first: islands lie on them."""
        places = range(self.board.size)
        lanes = [place for place in places if self.board.sort[place] == LANE]
        return lanes + [place for place in places if self.board.sort[place] != LANE]

    def _coasts(self) -> list[str]:
        """The land, with lines in the water along its shore and hills on it."""
        found: list[str] = []
        for army, colour in enumerate(COLOURS):
            shore = f'<use href="#coast-{colour}" class='
            found.append(
                f'<g class="country {colour}">{shore}"surf far"/>{shore}"surf near"/>{shore}"coast"/>'
                f'<g clip-path="url(#inland-{colour})">{hills_in(self.layout.extent(army), army)}</g></g>'
            )
        return found

    def _space(self, place: int) -> str:
        name, sort = self.board.names[place], self.board.sort[place]
        owner = self.board.owner[place]
        sorts = SORTS[sort] + (f" {COLOURS[owner]}" if owner >= 0 else "")
        path = self.layout.path(place)
        x, y, code = self.layout.code_at(place)
        under, over = "", ""
        if sort == LANE:
            over = f'<path class="waves" d="{path}"/>'
        elif sort == ISLAND:
            under = f'<path class="surf" d="{path}"/>'
            over = f'<path class="inland" d="{self.layout.path(place, 7)}"/>'
        elif sort == HQ:
            under = f'<path class="cast" transform="translate(3 5)" d="{path}"/>'
            over = f'<path class="wall" d="{self.layout.path(place, 6)}"/>'
        return (
            f'<g id="space-{name}" class="space {sorts}" data-space="{name}" '
            f'data-about="about-{SORTS[sort]}" role="img">'
            f'<title>{self.spoken(place)}</title>{under}<path class="area" d="{path}"/>{over}'
            f"{text(code, x, y, escape(self.code(place)))}</g>"
        )

    def _reserve(self, army: int) -> str:
        """A tray beside the headquarters: whose it is above, what lies there below its label."""
        place = self.board.reserve[army]
        name = self.board.names[place]
        left, upper, wide, high = self.layout.panels[army]
        title = escape(self.words.phrase(f"colour-{COLOURS[army]}"))
        shelf = self.layout.stand(place)
        badge = f'<circle class="badge" cx="{num(left + 23)}" cy="{num(upper + 20)}" r="16"/>'
        return (
            f'<g id="space-{name}" class="space panel {COLOURS[army]}" data-space="{name}" '
            f'data-about="about-reserve" role="img"><title>{self.spoken(place)}</title>'
            f"{rect('cast', (left + 3, upper + 5, wide, high), 12)}"
            f"{rect('area', (left, upper, wide, high), 12)}"
            f'<path class="head" d="M{num(left)} {num(upper + HEAD)}v{num(12 - HEAD)}a12 12 0 0 1 12-12'
            f'h{num(wide - 24)}a12 12 0 0 1 12 12v{num(HEAD - 12)}z"/>{badge}'
            f"{rect('shelf', (left + 5, shelf[1] - LABEL + 4, wide - 10, shelf[3] + LABEL - 4), 8)}"
            f"{text('badge-letter', left + 23, upper + 30, self.letters[army])}"
            f"{text('name', left + 45, upper + 30, title)}"
            f"{text('label', left + 13, shelf[1] - 6, self.say('reserve-label'))}</g>"
        )

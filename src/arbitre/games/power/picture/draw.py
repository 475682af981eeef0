"""A view of Power drawn as one stand-alone SVG.

`<g id="board">` depends on the map and the language only, one element a space (`space-V0`, reserves
too: `space-RVV`); `<g id="state">` holds the texts and marks that change (`state-round`,
`state-notes-green`); `<g id="pieces">` is one flat layer of flags and stacks, each placed by its
`transform` (`piece-V0-green-T`, `flag-green`).
"""

from __future__ import annotations

from html import escape
from typing import Final, cast

from arbitre.core.screen import Picture, Scene, nameless
from arbitre.core.svg import document, num, rect
from arbitre.core.words import Words
from arbitre.games.power.picture.layout import HEAD_WIDE, MARGIN
from arbitre.games.power.picture.pen import ViewPen, text
from arbitre.games.power.picture.pieces import Drawn, Stack, flags_drawn, stacks_drawn
from arbitre.games.power.picture.shapes import PATTERNS, SILHOUETTES
from arbitre.games.power.picture.style import KIND, style
from arbitre.games.power.play.position import PowerView
from arbitre.games.power.rules.board import COLOURS, HQ, ISLAND, LANE, SECTOR
from arbitre.games.power.rules.pieces import KINDS

Counts = dict[str, int]

IN_RESERVE: Final = ("P", *KINDS[:-1])
"""The order of kinds in a reserve: Power comes first."""
SORTS: Final = {SECTOR: "sector", HQ: "hq", ISLAND: "island", LANE: "lane"}


def draw_view(view: PowerView, words: Words, *, tall: bool = False) -> str:
    """The board as a view shows it; `tall` puts the reserves above and below it (for a phone).

    The same view gives the same bytes.
    """
    return Drawing(view, words, tall).svg()


def layers(view: PowerView, words: Words, tall: bool) -> Picture:
    """The same drawing for a page, which brings the style sheet itself."""
    made = Drawing(view, words, tall)
    scene = made.scene()
    return Picture(
        KIND,
        made.layout.width,
        made.layout.height,
        made.title,
        f"{made.map} {words.lang} {'tall' if tall else 'wide'}",
        "\n".join(made.ground()),
        "\n".join(scene.state.values()),
        "\n".join(scene.pieces.values()),
    )


def chart(view: PowerView, words: Words) -> Picture:
    """The board alone, without reserves."""
    made = Drawing(view, words, False)
    left, upper, wide, high = made.layout.sea
    start = f'<g transform="translate({num(MARGIN - left)} {num(MARGIN - upper)})">'
    board, state, pieces = made.board_alone()
    return Picture(
        KIND,
        wide + 2 * MARGIN,
        high + 2 * MARGIN,
        made.title,
        f"chart {words.lang}",
        "\n".join([*board[:1], start, *nameless(board[1:]), "</g>"]),
        "\n".join([start, *nameless(state), "</g>"]),
        "\n".join([start, *nameless(pieces), "</g>"]),
    )


class Drawing(ViewPen):
    """One drawing in the making."""

    @property
    def title(self) -> str:
        """What the drawing shows, in a few words."""
        return self.say("title", round=self.round)

    def svg(self) -> str:
        """The whole drawing as one SVG document."""
        signs, paper, *spaces = self.ground()
        scene = self.scene()
        layers = (spaces, [*scene.state.values()], [*scene.pieces.values()])
        size = (self.layout.width, self.layout.height)
        return document(KIND, size, self.words.lang, self.title, style(), [signs, paper], layers)

    def ground(self) -> list[str]:
        """What stays: the signs that pieces use, the paper, the sea, the spaces and the reserves."""
        width, height = num(self.layout.width), num(self.layout.height)
        signs = "\n".join(f'<g id="power-{kind}">{sign}</g>' for kind, sign in SILHOUETTES.items())
        return [
            f"<defs>\n{signs}\n{PATTERNS}</defs>",
            f'<rect class="paper" width="{width}" height="{height}"/>',
            *self._sea(),
            *(self._space(place) for place in range(self.board.size)),
            *(self._panel(army) for army in range(4)),
        ]

    def board_alone(self) -> tuple[list[str], list[str], list[str]]:
        """The layers without anything about reserves; the first of the first holds the signs."""
        spaces = [self._space(place) for place in range(self.board.size)]
        pieces = [
            drawn for name, drawn in self.scene().pieces.items() if not name.startswith("piece-RV")
        ]
        return [self.ground()[0], *self._sea(), *spaces], [*self._neutral().values()], pieces

    def scene(self) -> Scene:
        """The texts and marks; the flags and the stacks."""
        state = {**self._header(), **self._neutral()}
        for army, colour in enumerate(COLOURS):
            state.update(_mark(f"notes-{colour}", self._notes(army)))
        holders = tuple([self.holder.get(flag, "") for flag in COLOURS])
        pieces = dict(flags_drawn(self.words.lang, self.map, self.tall, holders))
        board = cast(dict[str, dict[str, Counts]], self.data.get("board", {}))
        reserves = cast(dict[str, Counts], self.data.get("reserves", {}))
        for place, name in enumerate(self.board.names):
            if name in board:
                pieces.update(self._stacks_in(place, board[name], KINDS))
            elif place >= self.board.size:
                colour = COLOURS[place - self.board.size]
                own = {colour: reserves[colour]} if colour in reserves else {}
                pieces.update(self._stacks_in(place, own, IN_RESERVE))
        return Scene(state, pieces)

    def _stacks_in(self, place: int, armies: dict[str, Counts], kinds: tuple[str, ...]) -> Drawn:
        """What stands in a place, army by army."""
        standing: list[Stack] = [
            (colour, kind, armies[colour][kind])
            for colour in COLOURS
            if colour in armies
            for kind in kinds
            if armies[colour].get(kind)
        ]
        return stacks_drawn(self.words.lang, self.map, self.tall, place, tuple(standing))

    # -- the board -----------------------------------------------------------------------------

    def _sea(self) -> list[str]:
        left, upper, wide, high = self.layout.sea
        found = [rect("sea", (left - 7, upper - 7, wide + 14, high + 14), 28)]
        found += [
            f'<path class="coast {colour}" d="{self.layout.land(army)}"/>'
            for army, colour in enumerate(COLOURS)
        ]
        return found

    def _space(self, place: int) -> str:
        name, sort = self.board.names[place], self.board.sort[place]
        owner = self.board.owner[place]
        sorts = SORTS[sort] + (f" {COLOURS[owner]}" if owner >= 0 else "")
        path = self.layout.path(place)
        left, upper, wide, high = self.layout.room[place]
        x, y, place_class = left + 9, upper + 19, "code"
        if sort == HQ:
            x, y = left + 17, upper + 33
        elif sort == ISLAND or (sort == LANE and self.layout.upright(place)):
            x, y, place_class = left + wide / 2, upper + 24, "code middle"
        elif sort == LANE:
            x, y, place_class = left + 29, upper + high / 2 + 5, "code middle"
        more = ""
        if sort == LANE:
            more = f'<path class="waves" d="{path}"/>'
        elif sort == ISLAND:
            more = f'<path class="inland" d="{self.layout.path(place, 8)}"/>'
        elif sort == HQ:
            more = f'<path class="wall" d="{path}"/>'
        return (
            f'<g id="space-{name}" class="space {sorts}" data-space="{name}" role="img">'
            f'<title>{self.spoken(place)}</title><path class="area" d="{path}"/>{more}'
            f"{text(place_class, x, y, escape(self.code(place)))}</g>"
        )

    def _panel(self, army: int) -> str:
        place = self.board.reserve[army]
        name = self.board.names[place]
        left, upper, wide, high = self.layout.panels[army]
        title = escape(self.words.phrase(f"colour-{COLOURS[army]}"))
        head = rect("head", (left + 6, upper + 6, min(wide - 12, HEAD_WIDE - 16), 40), 8)
        badge = f'<circle class="badge" cx="{num(left + 28)}" cy="{num(upper + 26)}" r="15"/>'
        return (
            f'<g id="space-{name}" class="space panel {COLOURS[army]}" data-space="{name}" '
            f'role="img"><title>{self.spoken(place)}</title>'
            f"{rect('area', (left, upper, wide, high), 12)}{head}{badge}"
            f"{text('badge-letter', left + 28, upper + 33, self.letters[army])}"
            f"{text('name', left + 52, upper + 34, title)}</g>"
        )

    # -- what changes besides pieces -----------------------------------------------------------

    def _header(self) -> dict[str, str]:
        title = self.say("round", round=self.round)
        if self.data.get("last"):
            title += f" · {self.say('last')}"
        right = self.layout.width - MARGIN - 4
        found = {
            **_mark("round", [text("round", MARGIN + 4, 40, title)]),
            **_mark("phase", [text("phase", MARGIN + 4, 69, self._phase())]),
        }
        if self.data.get("phase") != "over":
            colour = str(self.data["referee"])
            referee = self.say("referee", whose=self.army(colour))
            badge = self.letters[COLOURS.index(colour)]
            circle = f'<circle class="badge" cx="{num(right - 18)}" cy="41" r="18"/>'
            letter = text("badge-letter", right - 18, 48, badge)
            lines = [
                text("referee end", right - 46, 49, referee),
                f'<g class="{colour}">{circle}{letter}</g>',
            ]
            found.update(_mark("referee", lines))
        return found

    def _phase(self) -> str:
        ended = cast("dict[str, object] | None", self.data.get("ended"))
        if ended is None:
            phase = "collecting" if self.data.get("phase") == "collecting" else "writing"
            return self.say(f"phase-{phase}")
        winners = ", ".join(self.seat_name(seat) for seat in cast(list[str], ended["winners"]))
        clause = str(ended["clause"])
        if winners:
            return self.say("won", winners=winners, clause=clause)
        return self.say("drawn", clause=clause)

    def _neutral(self) -> dict[str, str]:
        """PW-F10: the land and headquarters of an army without its flag."""
        found: dict[str, str] = {}
        for army, colour in enumerate(COLOURS):
            if self.holder.get(colour) != colour:
                path = f"{self.layout.land(army)} {self.layout.path(self.board.hq[army])}"
                title = self.say("neutral", whose=self.army(colour))
                mark = f'<path class="neutral" d="{path}"><title>{title}</title></path>'
                found.update(_mark(f"neutral-{colour}", [mark]))
        return found

    def _notes(self, army: int) -> list[str]:
        colour = COLOURS[army]
        left, upper, wide, high = self.layout.panels[army]
        seats = cast("dict[str, list[str]]", self.data.get("seats", {}))
        seat = next((name for name, colours in seats.items() if colour in colours), colour)
        resigned = cast("list[str]", self.data.get("resigned", []))
        scores = cast("dict[str, int]", self.data.get("scores", {}))
        if self.holder.get(colour) != colour:
            return [
                rect("veil", (left, upper, wide, high), 12),
                text("power", left + 12, upper + 68, self.say("eliminated")),
            ]
        lines: list[tuple[str, str]] = []
        if seat in scores:
            lines.append(("power", self.say("power", n=scores[seat])))
        notes: list[str] = []
        if self.data.get("mercenary") == colour:
            notes.append(self.say("mercenary"))
        who = escape(self.seat_name(seat)) if seats else ""
        you = self.say("you") if seat == self.seat else ""
        if who and you:
            notes.append(
                self.say("led", who=self.seat_name(seat), you=self.words.phrase("draw-you"))
            )
        elif who or you:
            notes.append(who or you)
        if seat in resigned:
            notes.append(self.say("resigned"))
        elif seat in cast("list[str]", self.data.get("ready", [])):
            notes.append(f"✓ {self.say('ready')}")
        lines.append(("note", " · ".join(notes)))
        return [
            text(kind, left + 12, upper + 68 + 22 * index, said)
            for index, (kind, said) in enumerate(lines)
            if said
        ]


def _mark(name: str, parts: list[str]) -> dict[str, str]:
    """What belongs together in the layer of the state, by its id; nothing where there is nothing."""
    mark = f"state-{name}"
    return {mark: f'<g id="{mark}">{"".join(parts)}</g>'} if parts else {}

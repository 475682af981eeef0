"""A view of Power drawn as one stand-alone SVG.

`<g id="board">` depends on the map and the language only, one element a space (`space-V0`, reserves
too: `space-RVV`); `<g id="state">` holds the texts and marks that change (`state-round`,
`state-notes-green`, `state-strength-V0`); `<g id="pieces">` is one flat layer of flags and stacks, each
placed by its `transform` (`piece-V0-green-T`, `flag-green`).
"""

from __future__ import annotations

from typing import Final, cast

from arbitre.core.screen import Picture, Region, Scene, nameless
from arbitre.core.svg import Box, document, num, rect
from arbitre.core.words import Words
from arbitre.games.power.picture.crowd import strength_wide
from arbitre.games.power.picture.ground import ground_drawn
from arbitre.games.power.picture.layout import GAP, HEAD, MARGIN, STRIP
from arbitre.games.power.picture.pen import LETTERING, ViewPen, fitted, text
from arbitre.games.power.picture.pieces import Pieces, Spot, Stack, crowd_drawn, flags_drawn
from arbitre.games.power.picture.style import KIND, style
from arbitre.games.power.play.position import PowerView
from arbitre.games.power.rules.board import COLOURS
from arbitre.games.power.rules.pieces import KINDS

Counts = dict[str, int]
Ghosts = dict[str, list[tuple[str, str]]]
"""By place: the colours and kinds of pieces that are there only if a sheet is carried out."""

IN_RESERVE: Final = ("P", *KINDS[:-1])
"""The order of kinds in a reserve: Power comes first."""
READABLE: Final = 960.0
"""A picture no wider than this is read on a phone held upright as a whole."""
READABLE_WIDE: Final = 1384.0
READABLE_HIGH: Final = 992.0
"""What is no larger than this is read on a phone held sideways as a whole."""
EDGE: Final = 1.0
PIECE: Final = 26.0
"""How far a piece reaches from its middle."""


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
        made.key,
        "\n".join(made.ground()),
        "\n".join(scene.state.values()),
        "\n".join(scene.pieces.values()),
        made.regions(),
    )


def chart(view: PowerView, words: Words) -> Picture:
    """The same to be looked at only: nothing in it has an id, but for what is drawn by it."""
    made = Drawing(view, words, False)
    scene = made.scene()
    signs, *board = made.ground()
    return Picture(
        KIND,
        made.layout.width,
        made.layout.height,
        made.title,
        f"chart {made.key}",
        "\n".join([signs, *nameless(board)]),
        "\n".join(nameless([*scene.state.values()])),
        "\n".join(nameless([*scene.pieces.values()])),
    )


class Drawing(ViewPen):
    """One drawing in the making."""

    @property
    def title(self) -> str:
        """What the drawing shows, in a few words."""
        return self.say("title", round=self.round)

    @property
    def key(self) -> str:
        """What the ground depends on."""
        power, steps, missile = self.facts
        values = f"{power} {steps} {missile}"
        return f"{self.map} {self.words.lang} {'tall' if self.tall else 'wide'} {values}"

    def svg(self) -> str:
        """The whole drawing as one SVG document."""
        signs, paper, *spaces = self.ground()
        scene = self.scene()
        layers = (spaces, [*scene.state.values()], [*scene.pieces.values()])
        size = (self.layout.width, self.layout.height)
        return document(KIND, size, self.words.lang, self.title, style(), [signs, paper], layers)

    def ground(self) -> list[str]:
        """What stays; what is used by its id comes first, the paper second."""
        return [*ground_drawn(self.words.lang, self.map, self.tall, self.facts)]

    def regions(self) -> list[Region]:
        """What a phone shows: all of it, then its parts; only parts where the whole is too small to read.

        Then a page adds the whole by itself.
        """
        layout = self.layout
        width = layout.width
        home = self._home()
        corners = [self._corner(army) for army in [home, *(a for a in range(4) if a != home)]]
        if self.tall:
            whole = self._whole(0.0, layout.height)
            return [whole, *corners] if width <= READABLE else corners
        if width > READABLE_WIDE:
            return corners
        # round and referee, above the sea, stand beside the board of a phone held sideways too
        _, upper, _, high = layout.sea
        halves = self._halves()
        if high + 2 * EDGE > READABLE_HIGH:
            return halves
        return [self._whole(upper - EDGE, high + 2 * EDGE), *halves]

    def _whole(self, y: float, height: float) -> Region:
        return Region("board", self.plain("region-board"), 0, y, self.layout.width, height)

    def _halves(self) -> list[Region]:
        """The upper and the lower half; the one with the reader's headquarters first."""
        layout = self.layout
        _, upper, _, high = layout.sea
        deep = layout.ys[len(layout.ys) // 2] - upper  # the row in the middle belongs to both
        lower = layout.height - MARGIN - deep - GAP
        halves = [
            Region(key, self.plain(f"region-{key}"), 0, y, layout.width, deep + 2 * GAP)
            for key, y in (("north", upper - GAP), ("south", lower))
        ]
        if layout.room[self.board.hq[self._home()]][1] > upper + high / 2:
            halves.reverse()
        return halves

    def _home(self) -> int:
        """The first army of the reader; Green's where nobody's."""
        seats = cast("dict[str, list[str]]", self.data.get("seats", {}))
        own = seats.get(self.seat or "", [self.seat or ""])
        return COLOURS.index(own[0]) if own and own[0] in COLOURS else 0

    def _corner(self, army: int) -> Region:
        """A quarter of a tall picture and a little more: an army's headquarters, reserve and land."""
        layout = self.layout
        left, upper, wide, high = layout.sea
        x, y = layout.middle(self.board.hq[army])
        reach_x, reach_y = layout.width * 0.58, layout.height * 0.56
        label = self.words.phrase(f"colour-{COLOURS[army]}")
        return Region(
            COLOURS[army],
            label,
            0.0 if x < left + wide / 2 else layout.width - reach_x,
            0.0 if y < upper + high / 2 else layout.height - reach_y,
            reach_x,
            reach_y,
        )

    def scene(self, ghosts: Ghosts | None = None) -> Scene:
        """The texts and marks; the flags and the stacks. `ghosts`: what only a sheet brings there."""
        state = {**self._header(), **self._neutral()}
        for army, colour in enumerate(COLOURS):
            state.update(_mark(f"notes-{colour}", self._notes(army)))
        holders = tuple([self.holder.get(flag, "") for flag in COLOURS])
        pieces = dict(flags_drawn(self.words.lang, self.map, self.tall, holders))
        board = cast(dict[str, dict[str, Counts]], self.data.get("board", {}))
        for place, name in enumerate(self.board.names):
            if name not in board and place < self.board.size:
                continue
            come = tuple(ghosts.get(name, ())) if ghosts else ()
            strength, stacks = crowd_drawn(
                self.words.lang, self.map, self.tall, place, self.stacks(place), self.facts[0], come
            )
            pieces.update(stacks)
            if strength:
                state[f"state-strength-{name}"] = strength
        return Scene(state, pieces)

    def stacks(self, place: int) -> tuple[Stack, ...]:
        """What stands in a place, army by army."""
        name = self.board.names[place]
        armies = cast(dict[str, dict[str, Counts]], self.data.get("board", {})).get(name, {})
        kinds = KINDS
        if place >= self.board.size:
            colour = COLOURS[place - self.board.size]
            reserves = cast(dict[str, Counts], self.data.get("reserves", {}))
            armies, kinds = {colour: reserves.get(colour, {})}, IN_RESERVE
        return tuple(
            [
                (colour, kind, armies[colour][kind])
                for colour in COLOURS
                if colour in armies
                for kind in kinds
                if armies[colour].get(kind)
            ]
        )

    def spot(self, place: int, colour: str, kind: str) -> Spot | None:
        """Where some pieces are drawn, and how large; None where there are none."""
        stacks = self.stacks(place)
        made = Pieces(self.words, self.map, self.tall)
        for stack, spot in zip(stacks, made.spots(place, stacks, self.facts[0])[0], strict=True):
            if stack[:2] == (colour, kind):
                return spot
        return None

    def crowd(self) -> list[Box]:
        """What numbers should not hide: pieces, and above them the code of their space and its strengths."""
        made = Pieces(self.words, self.map, self.tall)
        found: list[Box] = []
        for place in range(self.board.size):
            stacks = self.stacks(place)
            if not stacks:
                continue
            left, upper, wide, _ = self.layout.room[place]
            found.append((left, upper, wide, STRIP))
            found += made.strength_boxes(place, stacks, self.facts[0])
            for (x, y), scale in made.spots(place, stacks, self.facts[0])[0]:
                found.append(
                    (x - PIECE * scale, y - PIECE * scale, 2 * PIECE * scale, 2 * PIECE * scale)
                )
        return found

    def strengths(self, place: int) -> str:
        """How strong each army is in a place, drawn where it stands."""
        made = Pieces(self.words, self.map, self.tall)
        return "".join(made.spots(place, self.stacks(place), self.facts[0])[1])

    # -- what changes besides pieces -----------------------------------------------------------

    def _header(self) -> dict[str, str]:
        title = self.say("round", round=self.round, rounds=self.rounds)
        if self.data.get("last"):
            title += f" · {self.say('last')}"
        right = self.layout.width - MARGIN - 4
        found = _mark("round", [text("round", MARGIN + 6, 36, title)])
        phase = self._phase()
        if phase:
            found.update(_mark("phase", [text("phase middle", self.layout.width / 2, 35, phase)]))
        if self.data.get("phase") != "over":
            colour = str(self.data["referee"])
            referee = self.say("referee", whose=self.army(colour))
            badge = self.letters[COLOURS.index(colour)]
            circle = f'<circle class="badge" cx="{num(right - 16)}" cy="26" r="16"/>'
            letter = text("badge-letter", right - 16, 36, badge)
            short = text("referee end", right - 38, 36, referee)
            lines = [
                f"<title>{referee}</title>{short}",
                f'<g class="{colour}">{circle}{letter}</g>',
            ]
            mark = (
                f'<g id="state-referee" data-about="about-referee" role="img">{"".join(lines)}</g>'
            )
            found["state-referee"] = mark
        return found

    def _phase(self) -> str:
        """How the game ended, or that Power is collected; that orders are written is said elsewhere."""
        ended = cast("dict[str, object] | None", self.data.get("ended"))
        if ended is None:
            return self.say("phase-collecting") if self.data.get("phase") == "collecting" else ""
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
        """Beside an army's name: all its power, who leads it, whether their sheet is in."""
        colour = COLOURS[army]
        left, upper, wide, high = self.layout.panels[army]
        seats = cast("dict[str, list[str]]", self.data.get("seats", {}))
        seat = next((name for name, colours in seats.items() if colour in colours), colour)
        resigned = cast("list[str]", self.data.get("resigned", []))
        label = upper + HEAD + 28
        side = left + wide - 13 if self.tall else left + 13
        anchor = "note end" if self.tall else "note"
        room = wide * 0.5 if self.tall else wide - 20
        if self.holder.get(colour) != colour:
            out = self.words.phrase("draw-eliminated")
            veil = rect("veil", (left, upper + HEAD, wide, high - HEAD), 12)
            return [veil, LETTERING.text(anchor, side, label, out, room)]
        total = self.powers[army]
        power = strength_wide(total) - 17
        right = left + wide - power - 6
        said = self.say("power", n=total)
        number = fitted("tag-number", right + power / 2, upper + 30, str(total), power - 10)
        tag = rect("tag", (right, upper + 5, power, 30), 8)
        lines = [f'<g class="total {colour}"><title>{said}</title>{tag}{number}</g>']
        notes: list[str] = []
        if seat in cast("list[str]", self.data.get("ready", [])) and seat not in resigned:
            notes.append(self.words.phrase("draw-ready"))
        elif self.data.get("mercenary") == colour:
            notes.append(self.words.phrase("draw-mercenary"))
        elif seat in resigned:
            notes.append(self.words.phrase("draw-resigned"))
        elif seat == self.seat:
            notes.append(self.words.phrase("draw-you"))
        if seats:
            notes.insert(0, self.seat_name(seat))
        if notes:
            lines.append(LETTERING.text(anchor, side, label, " · ".join(notes), room))
        return lines


def _mark(name: str, parts: list[str]) -> dict[str, str]:
    """What belongs together in the layer of the state, by its id; nothing where there is nothing."""
    mark = f"state-{name}"
    return {mark: f'<g id="{mark}">{"".join(parts)}</g>'} if parts else {}

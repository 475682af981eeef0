"""A view of Power drawn as one stand-alone SVG.

`<g id="board">` depends on the map and the language only, one element a space (`space-V0`, reserves
too: `space-RVV`); `<g id="state">` holds the texts and marks that change; `<g id="pieces">` is one
flat layer of flags and stacks, each placed by its `transform` (`piece-V0-green-T`, `flag-green`).
"""

from __future__ import annotations

from html import escape
from typing import Final, cast

from arbitre.core.message import Value
from arbitre.core.screen import Picture, nameless
from arbitre.core.svg import Point, num, rect
from arbitre.core.words import Words
from arbitre.games.power.picture.shapes import (
    BIG,
    FLAG,
    FLAG_POLE,
    HEAD_WIDE,
    MARGIN,
    PATTERNS,
    SILHOUETTES,
    Plan,
    arrange,
    style,
)
from arbitre.games.power.play.notation import place_in
from arbitre.games.power.play.position import PowerView
from arbitre.games.power.rules.board import (
    COLOURS,
    ENGLISH_LETTERS,
    HQ,
    ISLAND,
    LANE,
    LETTERS,
    SECTOR,
)
from arbitre.games.power.rules.pieces import KINDS
from arbitre.games.power.rules.setting import board_of

SORTS: Final = {SECTOR: "sector", HQ: "hq", ISLAND: "island", LANE: "lane"}

Counts = dict[str, int]

KIND: Final = "power-board"
"""The class of the drawing, to which its style sheet is bound."""


def draw(view: PowerView, words: Words, *, tall: bool = False) -> str:
    """The board as a view shows it; `tall` puts the reserves above and below it (for a phone).

    The same view gives the same bytes.
    """
    return Drawing(view, words, tall).svg()


def layers(view: PowerView, words: Words, tall: bool) -> Picture:
    """The same drawing for a page, which brings the style sheet itself."""
    made = Drawing(view, words, tall)
    return Picture(
        KIND,
        made.plan.width,
        made.plan.height,
        made.title,
        f"{view.data.get('map', 'classic')} {words.lang} {'tall' if tall else 'wide'}",
        "\n".join(made.ground()),
        "\n".join(made.changing()),
        "\n".join(made.movable()),
    )


def chart(view: PowerView, words: Words) -> Picture:
    """The board alone, without reserves."""
    made = Drawing(view, words, False)
    left, upper, wide, high = made.plan.sea
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


class Drawing:
    """One drawing in the making; `holder` says who holds each flag."""

    def __init__(self, view: PowerView, words: Words, tall: bool) -> None:
        self.words = words
        self.data = view.data
        self.seat = view.seat
        self.board = board_of(str(view.data.get("map", "classic")))
        self.plan = Plan(self.board, tall)
        self.letters = ENGLISH_LETTERS if words.lang == "en" else LETTERS
        # a game that is over shows the round that was played last
        self.round = cast(int, view.data["round"]) - (view.data.get("phase") == "over")
        flags = cast(dict[str, list[str]], view.data["flags"])
        self.holder = {flag: by for by, held in flags.items() for flag in held}

    # -- words ---------------------------------------------------------------------------------

    def say(self, key: str, **args: Value) -> str:
        """A message, ready to stand in the drawing."""
        return escape(self.words.phrase(f"draw-{key}", dict(args)))

    def army(self, colour: str) -> str:
        """A colour in the middle of a sentence."""
        return self.words.phrase(f"draw-army-{colour}")

    def seat_name(self, seat: str) -> str:
        """A player's name: a colour, north, south, or what a table called it."""
        for key in (f"colour-{seat}", f"seat-{seat}"):
            if self.words.knows(key):
                return self.words.phrase(key)
        return seat

    def code(self, place: int) -> str:
        """The code of a place as the reader writes it."""
        return place_in(self.board.names[place], self.words.lang)

    def spoken(self, place: int) -> str:
        """The title of a space or a reserve."""
        name = self.board.names[place]
        if place >= self.board.size:
            what = self.words.phrase(
                "draw-reserve", {"whose": self.army(COLOURS[place - self.board.size])}
            )
        elif self.board.sort[place] == ISLAND:
            what = self.words.phrase("draw-island", {"letter": name[1:]})
        elif self.board.sort[place] == LANE:
            what = self.words.phrase("draw-lane", {"number": name[1:]})
        else:
            key = "draw-hq" if self.board.sort[place] == HQ else "draw-sector"
            whose = self.army(COLOURS[self.board.owner[place]])
            what = self.words.phrase(key, {"whose": whose, "number": name[1:]})
        return self.say("space", code=self.code(place), what=what)

    # -- the whole -----------------------------------------------------------------------------

    @property
    def title(self) -> str:
        """What the drawing shows, in a few words."""
        return self.say("title", round=self.round)

    def svg(self) -> str:
        """The document."""
        width, height = num(self.plan.width), num(self.plan.height)
        root = (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="{KIND}" role="group" '
            f'viewBox="0 0 {width} {height}" lang="{self.words.lang}" aria-label="{self.title}">'
        )
        signs, paper, *spaces = self.ground()
        parts = [
            root,
            f"<title>{self.title}</title>",
            f"<style>\n{style()}\n</style>",
            signs,
            paper,
            '<g id="board">',
            *spaces,
            "</g>",
            '<g id="state">',
            *self.changing(),
            "</g>",
            '<g id="pieces">',
            *self.movable(),
            "</g>",
            "</svg>\n",
        ]
        return "\n".join(parts)

    def ground(self) -> list[str]:
        """What stays: the signs that pieces use, the paper, the sea, the spaces and the reserves."""
        width, height = num(self.plan.width), num(self.plan.height)
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
        stacks = [drawn for name, drawn in self.stacks().items() if not name.startswith("piece-RV")]
        return (
            [self.ground()[0], *self._sea(), *spaces],
            self._neutral(),
            [*self.flags().values(), *stacks],
        )

    def changing(self) -> list[str]:
        """The texts and marks."""
        return [
            *self._header(),
            *self._neutral(),
            *(line for army in range(4) for line in self._notes(army)),
        ]

    def movable(self) -> list[str]:
        """The flags and the stacks."""
        return [*self.flags().values(), *self.stacks().values()]

    # -- the board -----------------------------------------------------------------------------

    def _sea(self) -> list[str]:
        left, upper, wide, high = self.plan.sea
        found = [rect("sea", (left - 7, upper - 7, wide + 14, high + 14), 28)]
        found += [
            f'<path class="coast {colour}" d="{self.plan.land(army)}"/>'
            for army, colour in enumerate(COLOURS)
        ]
        return found

    def _space(self, place: int) -> str:
        name, sort = self.board.names[place], self.board.sort[place]
        owner = self.board.owner[place]
        sorts = SORTS[sort] + (f" {COLOURS[owner]}" if owner >= 0 else "")
        path = self.plan.path(place)
        left, upper, wide, high = self.plan.room[place]
        x, y, place_class = left + 9, upper + 19, "code"
        if sort == HQ:
            x, y = left + 17, upper + 33
        elif sort == ISLAND or (sort == LANE and self.plan.upright(place)):
            x, y, place_class = left + wide / 2, upper + 24, "code middle"
        elif sort == LANE:
            x, y, place_class = left + 29, upper + high / 2 + 5, "code middle"
        more = ""
        if sort == LANE:
            more = f'<path class="waves" d="{path}"/>'
        elif sort == ISLAND:
            more = f'<path class="inland" d="{self.plan.path(place, 8)}"/>'
        elif sort == HQ:
            more = f'<path class="wall" d="{path}"/>'
        return (
            f'<g id="space-{name}" class="space {sorts}" data-space="{name}" role="img">'
            f'<title>{self.spoken(place)}</title><path class="area" d="{path}"/>{more}'
            f"{_text(place_class, x, y, escape(self.code(place)))}</g>"
        )

    def _panel(self, army: int) -> str:
        place = self.board.reserve[army]
        name = self.board.names[place]
        left, upper, wide, high = self.plan.panels[army]
        title = escape(self.words.phrase(f"colour-{COLOURS[army]}"))
        head = rect("head", (left + 6, upper + 6, min(wide - 12, HEAD_WIDE - 16), 40), 8)
        badge = f'<circle class="badge" cx="{num(left + 28)}" cy="{num(upper + 26)}" r="15"/>'
        return (
            f'<g id="space-{name}" class="space panel {COLOURS[army]}" data-space="{name}" '
            f'role="img"><title>{self.spoken(place)}</title>'
            f"{rect('area', (left, upper, wide, high), 12)}{head}{badge}"
            f"{_text('badge-letter', left + 28, upper + 33, self.letters[army])}"
            f"{_text('name', left + 52, upper + 34, title)}</g>"
        )

    # -- what changes besides pieces -----------------------------------------------------------

    def _header(self) -> list[str]:
        title = self.say("round", round=self.round)
        if self.data.get("last"):
            title += f" · {self.say('last')}"
        right = self.plan.width - MARGIN - 4
        found = [
            _text("round", MARGIN + 4, 40, title),
            _text("phase", MARGIN + 4, 69, self._phase()),
        ]
        if self.data.get("phase") != "over":
            colour = str(self.data["referee"])
            referee = self.say("referee", whose=self.army(colour))
            badge = self.letters[COLOURS.index(colour)]
            found.append(_text("referee end", right - 46, 49, referee))
            found.append(
                f'<g class="{colour}"><circle class="badge" cx="{num(right - 18)}" cy="41" r="18"/>'
                f"{_text('badge-letter', right - 18, 48, badge)}</g>"
            )
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

    def _neutral(self) -> list[str]:
        """PW-F10: the land and headquarters of an army without its flag."""
        found: list[str] = []
        for army, colour in enumerate(COLOURS):
            if self.holder.get(colour) != colour:
                path = f"{self.plan.land(army)} {self.plan.path(self.board.hq[army])}"
                title = self.say("neutral", whose=self.army(colour))
                found.append(
                    f'<path id="neutral-{colour}" class="neutral" d="{path}">'
                    f"<title>{title}</title></path>"
                )
        return found

    def _notes(self, army: int) -> list[str]:
        colour = COLOURS[army]
        left, upper, wide, high = self.plan.panels[army]
        seats = cast("dict[str, list[str]]", self.data.get("seats", {}))
        seat = next((name for name, colours in seats.items() if colour in colours), colour)
        resigned = cast("list[str]", self.data.get("resigned", []))
        scores = cast("dict[str, int]", self.data.get("scores", {}))
        if self.holder.get(colour) != colour:
            return [
                rect("veil", (left, upper, wide, high), 12),
                _text("power", left + 12, upper + 68, self.say("eliminated")),
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
            _text(kind, left + 12, upper + 68 + 22 * index, text)
            for index, (kind, text) in enumerate(lines)
            if text
        ]

    # -- pieces --------------------------------------------------------------------------------

    def flags(self) -> dict[str, str]:
        """The flags where they are held, by id."""
        found: dict[str, str] = {}
        for army, colour in enumerate(COLOURS):
            held = [flag for flag in COLOURS if self.holder.get(flag) == colour]
            held = [flag for flag in held if flag == colour] + [
                flag for flag in held if flag != colour
            ]
            left, upper, wide, _ = self.plan.room[self.board.hq[army]]
            # beside the code of the headquarters, however many there are
            scale = min(1.25, (wide - 68) / (20 * max(len(held), 1)))
            for index, flag in enumerate(held):
                x = left + wide - 14 - 10 * scale - (len(held) - 1 - index) * 20 * scale
                own = flag == colour
                title = (
                    self.say("flag", whose=self.army(flag))
                    if own
                    else self.say("flag-taken", whose=self.army(flag), by=self.army(colour))
                )
                letter = self.letters[COLOURS.index(flag)]
                found[f"flag-{flag}"] = (
                    f'<g id="flag-{flag}" class="flag {flag}" data-flag="{flag}" role="img" '
                    f'data-space="{self.board.names[self.board.hq[army]]}" '
                    f'transform="translate({num(x)} {num(upper + 27)})"><title>{title}</title>'
                    f'<g transform="scale({num(scale)})"><path class="pole" d="{FLAG_POLE}"/>'
                    f'<path class="cloth" d="{FLAG}"/>'
                    f"{_text('flag-letter', 0.5, -1.4, letter)}</g></g>"
                )
        return found

    def stacks(self) -> dict[str, str]:
        """All stacks, by id."""
        board = cast(dict[str, dict[str, Counts]], self.data.get("board", {}))
        reserves = cast(dict[str, Counts], self.data.get("reserves", {}))
        found: dict[str, str] = {}
        for place, name in enumerate(self.board.names):
            if place < self.board.size:
                armies = board.get(name, {})
            else:
                colour = COLOURS[place - self.board.size]
                armies = {colour: reserves[colour]} if colour in reserves else {}
            found.update(self.stacks_in(place, armies))
        return found

    def stacks_in(self, place: int, armies: dict[str, Counts]) -> dict[str, str]:
        """The stacks of a place, by id."""
        scale, spots = self.spots(place, armies)
        return {
            piece_id(self.board.names[place], colour, kind): self.stack(
                place, (colour, kind, armies[colour][kind]), spot, scale
            )
            for (colour, kind), spot in spots.items()
        }

    def spots(
        self, place: int, armies: dict[str, Counts]
    ) -> tuple[float, dict[tuple[str, str], Point]]:
        """Where the stacks of a place stand, by army and kind, and how large they are."""
        in_reserve = place >= self.board.size
        # in a reserve Power comes first
        kinds = ("P", *KINDS[:-1]) if in_reserve else KINDS
        present: list[list[tuple[str, str]]] = [
            [(colour, kind) for kind in kinds if armies[colour].get(kind)]
            for colour in COLOURS
            if colour in armies
        ]
        sizes = [len(stacks) for stacks in present if stacks]
        scale, middles = arrange(sizes, self.plan.stand(place), in_reserve)
        stacks = [stack for group in present for stack in group]
        return scale, dict(zip(stacks, middles, strict=True))

    def stack(
        self, place: int, stack: tuple[str, str, int], spot: Point, scale: float, id: str = ""
    ) -> str:
        """So many pieces of an army and kind, wherever they are to be seen."""
        colour, kind, number = stack
        name = self.board.names[place]
        counted = self.words.phrase(f"count-{kind}", {"n": number})
        whose = self.army(colour)
        if place < self.board.size:
            title = self.say("stack", stack=counted, whose=whose, where=self.code(place))
        else:
            title = self.say("stack-reserve", stack=counted, whose=whose)
        big = kind in BIG
        inner = [
            rect("shade", (-19.5, -14.5, 41, 32), 6),
            rect("counter", (-20.5, -16.5, 41, 33), 6),
            rect("plate", (-18, -14, 36, 28), 4) if big else "",
            f'<use {_BIG_SIGN if big else _SMALL_SIGN} href="#power-{kind}"/>',
            f'<path class="tab" d="{_TAB}"/>',
            _text("letter", -14.4, -6.3, self.letters[COLOURS.index(colour)]),
        ]
        if number > 1 or kind == "P":
            wide = 7 + 8 * len(str(number))
            inner += [
                rect("pill", (21 - wide, -17.5, wide, 14.5), 5),
                _text("count", 21 - wide / 2, -5.6, str(number)),
            ]
        return (
            f'<g id="{id or piece_id(name, colour, kind)}" class="stack {colour}" '
            f'data-space="{name}" data-army="{colour}" data-kind="{kind}" data-count="{number}" '
            f'role="img" transform="translate({num(spot[0])} {num(spot[1])})">'
            f"<title>{title}</title>"
            f'<g transform="scale({scale:g})">{"".join(inner)}</g></g>'
        )


def piece_id(place: str, colour: str, kind: str) -> str:
    """The id under which the pieces of an army and kind in a place are drawn.

    >>> piece_id("V0", "green", "T")
    'piece-V0-green-T'
    """
    return f"piece-{place}-{colour}-{kind}"


_BIG_SIGN: Final = 'class="sign big" transform="translate(0 2) scale(.84)"'
_SMALL_SIGN: Final = 'class="sign" transform="translate(0 3) scale(.82)"'
_TAB: Final = "M-20.5-5V-10.5A6 6 0 0 1-14.5-16.5H-8.5V-9A4 4 0 0 1-12.5-5Z"


def _text(kind: str, x: float, y: float, text: str) -> str:
    """A line of text that was escaped already."""
    return f'<text class="{kind}" x="{num(x)}" y="{num(y)}">{text}</text>'

"""A round at one look (summary picture): every way by colour, every fight with all totals, strikes, flags."""

from __future__ import annotations

from collections import Counter
from html import escape
from typing import Final

from arbitre.core.message import Value
from arbitre.core.screen import Look
from arbitre.core.svg import Point, num, rect
from arbitre.core.voice import Told, Voice
from arbitre.games.power.page.happened import Clash, Going, Happened, reserve_of
from arbitre.games.power.picture.draw import Drawing
from arbitre.games.power.picture.paths import DISC, Labels, Way, way
from arbitre.games.power.picture.pen import text
from arbitre.games.power.play.notation import place_in
from arbitre.games.power.play.position import PowerView
from arbitre.games.power.rules.board import COLOURS
from arbitre.games.power.rules.pieces import KINDS
from arbitre.games.power.words.codes import counted, pieces_text
from arbitre.games.power.words.telling import MINOR

RANKS: Final = (
    ("won", "shared", "drawn", "flag", "spoils", "circle"),
    ("detonation", "destroyed"),
    ("build", "launch", "exchange", "bounce"),
    ("fine", "fine-converted", "refused", "forgotten"),
)
"""What is said first; the rest comes as it was told."""

ROW: Final = 36.0
TOKEN: Final = 34.0
"""How high a row of a plaque is, and how wide a piece on it."""
ON_WAY: Final = 0.72
"""How large a piece is drawn on its way."""
MOST: Final = 6
"""So many kinds are drawn on a plaque; the rest is a number."""


def look_of(
    before: PowerView, happened: Happened, after: Voice, told: list[Told], tall: bool
) -> Look:
    """The picture and the lines of a round; `after` speaks of the board as it came to stand."""
    view = after.seen
    assert isinstance(view, PowerView)
    made = RoundLook(view, happened, after, tall)
    title = after.phrase("look-title", {"round": _round(before)})
    lines = sorted([line for line in told if not line.heading], key=_rank)
    first = [line for line in lines if _rank(line) == 0]
    rest = [line for line in lines if _rank(line) > 0 and not _said_already(line)]
    fights = made.fight_lines()
    calm = not (first or fights or happened.struck)
    quiet = [Told(after.phrase("look-quiet"))] if calm else []
    return Look(title, made.markup(), [*first, *fights, *quiet, *_once(rest)])


def _once(lines: list[Told]) -> list[Told]:
    """What happened alike several times is said once, with how often."""
    found: dict[str, list[Told]] = {}
    for line in lines:
        found.setdefault(line.text, []).append(line)
    return [_often(alike) if len(alike) > 1 else alike[0] for alike in found.values()]


def _often(alike: list[Told]) -> Told:
    first = alike[0]
    events = [event for line in alike for event in line.events]
    said = f"{first.text} (×{len(alike)})"
    return Told(said, first.clause, False, events, first.about, minor=first.minor)


def _round(view: PowerView) -> int:
    number = view.data["round"]
    assert isinstance(number, int)
    return number


def _said_already(line: Told) -> bool:
    """Ties and captures are said with their totals, a launch by its strike, what round it is by the title."""
    settled = ("tie", "stand-off", "capture", "launch", "round")
    return bool(line.events) and line.events[0].name in settled


def _rank(line: Told) -> int:
    name = line.events[0].name if line.events else ""
    if name in MINOR:
        return len(RANKS) + 1
    return next((rank for rank, names in enumerate(RANKS) if name in names), len(RANKS))


class RoundLook:
    """The overlay in the making."""

    def __init__(self, after: PowerView, happened: Happened, voice: Voice, tall: bool) -> None:
        self.happened = happened
        self.words = voice.words
        self.drawing = Drawing(after, voice.words, tall)
        self.layout = self.drawing.layout
        self.board = self.drawing.board
        self.letters = self.drawing.letters
        self.labels = Labels(self.layout)

    def markup(self) -> str:
        """All of it: plaques are placed first, for they matter most, and drawn last."""
        plaques = [self._fight(space, clashes) for space, clashes in self.happened.fights.items()]
        plaques += [
            self._flag(str(e.args["flag"]), str(e.args["army"])) for e in self.happened.flags
        ]
        plaques += [self._struck(space) for space in self.happened.struck]
        plaques += [self._pay(army, paid) for army, paid in self.happened.paid.items() if paid]
        ways = self._ways()
        flights = self._flights()
        rings = [self._ring(str(e.args["army"]), e.args) for e in self.happened.made]
        parts = "".join([*ways, *rings, *flights, *plaques])
        wide, high = num(self.layout.width), num(self.layout.height)
        veil = f'<rect class="look-veil" width="{wide}" height="{high}"/>'
        return f'<g class="round-look">{veil}{parts}</g>'

    # -- ways ------------------------------------------------------------------------------------

    def _ways(self) -> list[str]:
        turns: Counter[tuple[int, int]] = Counter()
        lines: list[tuple[list[Going], Way]] = []
        for group in self.happened.ways:
            origin, target = self._place(group[0].origin), self._place(group[0].target)
            lines.append((group, way(self.layout, origin, target, turns[(origin, target)])))
            turns[(origin, target)] += 1
        return [self._way(group, line) for group, line in lines]

    def _way(self, group: list[Going], line: Way) -> str:
        one = group[0]
        kinds = Counter(going.kind for going in group)
        pieces = "+".join(f"{kinds[kind]}{kind}" for kind in KINDS if kinds[kind])
        said = self.words.phrase(
            "look-path-back" if one.back else "look-path",
            {"army": one.army, "pieces": pieces, "space": one.origin, "to": one.target},
        )
        if one.by:
            said = self.words.phrase("ordered-by", {"told": said, "sides": one.by})
        deploy = " deploy" if one.origin.startswith("RV") else ""
        back = ' data-back="yes"' if one.back else ""
        start = (
            f'<g class="way{deploy} {one.army}" data-way="{one.origin} {one.target}" '
            f'data-army="{one.army}" data-pieces="{pieces}"{back} role="img">'
            f"<title>{escape(said)}</title>"
        )
        parts = [
            start,
            f'<path class="halo" d="{line.line()}"/><path class="shaft" d="{line.line()}"/>',
        ]
        if one.back:
            parts.append(self._stopped(line))
        else:
            parts.append(f'<path class="tip" d="{line.head()}"/>')
        wide = TOKEN * len(kinds)
        x, y = self.labels.along(line, wide)
        for index, kind in enumerate(kind for kind in KINDS if kinds[kind]):
            at = (x - wide / 2 + TOKEN * (index + 0.5), y)
            parts.append(self._token(kind, kinds[kind], at, ON_WAY))
        for index, orderer in enumerate(one.by.split(",") if one.by else []):
            at = self.labels.put(2 * DISC, 2 * DISC, [(line.start[0] + 30 * index, line.start[1])])
            parts.append(f'<g class="{orderer}">{self._disc(at, self._letter(orderer))}</g>')
        return "".join(parts) + "</g>"

    def _stopped(self, line: Way) -> str:
        """A bounce: a stop sign at the end, and the way back dashed."""
        (x, y), (to_x, to_y) = line.end, line.start
        back = Way((x, y), (to_x, to_y), 26.0)
        bar = f'<path class="stop-bar" d="M{num(x - 8)} {num(y)}H{num(x + 8)}"/>'
        sign = f'<circle class="stop" cx="{num(x)}" cy="{num(y)}" r="15"/>{bar}'
        return f'<path class="back" d="{back.line(False)}"/>{sign}'

    def _flights(self) -> list[str]:
        found: list[str] = []
        turns: Counter[tuple[int, int]] = Counter()
        for event in self.happened.launches:
            origin, target = (
                self._place(str(event.args["space"])),
                self._place(str(event.args["to"])),
            )
            line = way(self.layout, origin, target, 2 + turns[(origin, target)])
            turns[(origin, target)] += 1
            army = str(event.args["army"])
            said = self.words.phrase("look-struck", {"army": army, "space": str(event.args["to"])})
            x, y = line.end
            found.append(
                f'<g class="launch {army}" data-flight="{event.args["space"]} {event.args["to"]}" '
                f'role="img"><title>{escape(said)}</title><path class="halo" d="{line.line(False)}"/>'
                f'<path class="flight" d="{line.line(False)}"/>'
                f'<use href="#power-blast" transform="translate({num(x)} {num(y)})"/></g>'
            )
        return found

    # -- plaques ---------------------------------------------------------------------------------

    def _fight(self, space: str, clashes: list[Clash]) -> str:
        """Every side's total in its colour, row by row as it was settled, and what was taken."""
        rows: list[tuple[float, str]] = []
        said: list[str] = []
        for clash in clashes:
            rows.append(self._totals(clash))
            said.append(self._said(clash))
            if clash.taken:
                rows.append(self._taken(clash))
        return self._plaque(space, rows, " · ".join(said), f' data-fight="{space}"')

    def _totals(self, clash: Clash) -> tuple[float, str]:
        x = 0.0
        parts: list[str] = []
        for index, (armies, total) in enumerate(clash.totals):
            if index:
                parts.append(text("sum-sign", x + 11, 27, "=" if clash.level(index) else ":"))
                x += 22
            letters = "".join(self._letter(army) for army in armies)
            wide = 19.0 * len(letters) + 17.0 * len(str(total)) + 10
            lead = clash.leads((armies, total)) and bool(clash.winner)
            back = rect("winner", (x, 1, wide, ROW - 4), 8) if lead else ""
            label = text(
                f"sum{' winner-sum' if lead else ''}", x + wide / 2, 27, f"{letters}{total}"
            )
            parts.append(f'<g class="{armies[0]}">{back}{label}</g>')
            x += wide
        totals = " ".join(f"{'+'.join(armies)}={total}" for armies, total in clash.totals)
        data = f' data-totals="{totals}" data-kind="{clash.event.name}"'
        return x, f"<g{data}>{''.join(parts)}</g>"

    def _taken(self, clash: Clash) -> tuple[float, str]:
        """What was taken, piece by piece, and whose it is now."""
        found = [
            (loser, kind, number)
            for loser, pieces, _ in clash.taken
            for kind, number in counted(pieces)
        ]
        wide, drawn = self._pieces(found)
        letter = self._letter(clash.winner)
        drawn += text("sum-sign", wide + 15, 27, "→")
        drawn += f'<g class="{clash.winner}">{text("sum", wide + 42, 27, letter)}</g>'
        taken = " ".join(f"{loser}={pieces}" for loser, pieces, _ in clash.taken)
        return wide + 56, f'<g data-taken="{taken}" data-to="{clash.winner}">{drawn}</g>'

    def _pieces(self, found: list[tuple[str, str, int]]) -> tuple[float, str]:
        """Pieces in a row, each with its number."""
        x = 0.0
        parts: list[str] = []
        for colour, kind, number in found[:MOST]:
            token = self._token(kind, 1, (x + TOKEN / 2, ROW / 2 + 1), ON_WAY)
            parts.append(f'<g class="{colour}">{token}</g>')
            x += TOKEN
            if number > 1:
                wide = 18.0 + 16.0 * len(str(number))
                parts.append(text("sum-sign", x + wide / 2, 27, f"×{number}"))
                x += wide
        rest = sum(number for _, _, number in found[MOST:])
        if rest:
            parts.append(text("sum-sign", x + 26, 27, f"+{rest}"))
            x += 52
        return x, "".join(parts)

    def _flag(self, flag: str, army: str) -> str:
        """A flag that fell, at its headquarters, and who has it now."""
        said = self.words.phrase("look-flag", {"flag": flag, "army": army})
        drawn = f'<g class="{flag}"><use transform="translate(26 18) scale(.72)" href="#power-flag"/></g>'
        drawn += text("sum-sign", 62, 27, "→")
        drawn += f'<g class="{army}">{text("sum", 92, 27, self._letter(army))}</g>'
        space = self.board.names[self.board.hq[COLOURS.index(flag)]]
        return self._plaque(space, [(108, drawn)], said, f' data-fallen="{flag} {army}"')

    def _struck(self, space: str) -> str:
        """What a missile destroyed."""
        lost = self.happened.struck[space]
        found = [
            (str(event.args["army"]), kind, number)
            for event in lost
            for kind, number in counted(str(event.args["pieces"]))
        ]
        wide, drawn = self._pieces(found)
        start = '<use href="#power-blast" transform="translate(18 18) scale(.5)"/>'
        row = (wide + 40, f'{start}<g transform="translate(40 0)">{drawn}</g>')
        said = ", ".join(pieces_text(str(event.args["pieces"]), self.words) for event in lost)
        title = f"{place_in(space, self.words.lang)} · {said or self.words.phrase('nothing')}"
        destroyed = " ".join(f"{event.args['army']}={event.args['pieces']}" for event in lost)
        return self._plaque(
            space, [row], title, f' data-struck="{space}" data-destroyed="{destroyed}"'
        )

    def _pay(self, army: str, paid: int) -> str:
        """Power that came or went, at the reserve."""
        left, upper, wide, high = self.layout.panels[COLOURS.index(army)]
        sign = f"+{paid}" if paid > 0 else f"−{-paid}"
        x, lower = left + wide - 36, upper + high - 24
        x, y = self.labels.put(58, 34, [(x, lower), (x, lower - 38), (x - 62, lower)])
        return (
            f'<g class="pay {army}" data-paid="{army} {paid}" '
            f'transform="translate({num(x - 29)} {num(y - 17)})">'
            f"{rect('plaque', (0, 0, 58, 34), 9)}{text('sum', 29, 27, sign)}</g>"
        )

    def _plaque(self, space: str, rows: list[tuple[float, str]], said: str, data: str) -> str:
        """Rows on a card beside a space, with a line to it where it lies further off."""
        wide = max(width for width, _ in rows) + 16
        high = ROW * len(rows) + 8
        place = self._place(space)
        box = self.layout.room[place] if place < self.board.size else self.layout.stand(place)
        x, y = self.labels.round(box, wide, high)
        left, upper = x - wide / 2, y - high / 2
        drawn = "".join(
            f'<g transform="translate({num(8 + (wide - 16 - width) / 2)} {num(4 + ROW * index)})">{row}</g>'
            for index, (width, row) in enumerate(rows)
        )
        to_x, to_y = box[0] + box[2] / 2, box[1] + box[3] / 2
        far = abs(x - to_x) > (wide + box[2]) / 2 or abs(y - to_y) > (high + box[3]) / 2
        leader = (
            f'<path class="leader" d="M{num(x)} {num(y)}L{num(to_x)} {num(to_y)}"/>' if far else ""
        )
        return (
            f'<g{data} role="img"><title>{escape(said)}</title>{leader}'
            f'<g transform="translate({num(left)} {num(upper)})">'
            f"{rect('plaque-cast', (2, 4, wide, high), 10)}{rect('plaque', (0, 0, wide, high), 10)}"
            f"{drawn}</g></g>"
        )

    # -- small things ----------------------------------------------------------------------------

    def _ring(self, army: str, args: object) -> str:
        """Round what was made, where it still stands."""
        assert isinstance(args, dict)
        spot = self.drawing.spot(self._place(str(args["space"])), army, str(args["kind"]))
        if spot is None:
            return ""
        (x, y), scale = spot
        circle = (
            f'<circle class="ring" cx="{num(x)}" cy="{num(y - 4 * scale)}" r="{num(29 * scale)}"/>'
        )
        return f'<g class="exchange {army}">{circle}</g>'

    def _token(self, kind: str, number: int, at: Point, scale: float) -> str:
        tally = ""
        if number > 1:
            tally = rect("pill", (2, 0, 24, 25), 7) + text("count", 14, 22, str(number))
        return (
            f'<g transform="translate({num(at[0])} {num(at[1])})">'
            f'<use transform="scale({scale:g})" href="#token-{kind}"/>{tally}</g>'
        )

    def _disc(self, at: Point, sign: str) -> str:
        circle = f'<circle class="disc" cx="{num(at[0])}" cy="{num(at[1])}" r="{num(DISC)}"/>'
        return circle + text("disc-number", at[0], at[1] + 10, sign)

    def _letter(self, army: str) -> str:
        return self.letters[COLOURS.index(army)]

    def _place(self, name: str) -> int:
        return self.board.names.index(name)

    # -- in words --------------------------------------------------------------------------------

    def fight_lines(self) -> list[Told]:
        """Each fight in one line: every side's total, and who won."""
        return [
            Told(
                self._said(clash),
                clash.event.clause,
                events=[clash.event],
                about=[f"space-{clash.space}"]
                + ([f"space-{reserve_of(clash.winner)}"] if clash.winner else []),
            )
            for clash in self.happened.clashes
        ]

    def _said(self, clash: Clash) -> str:
        names = [
            f"{' + '.join(self.words.phrase(f'colour-{army}') for army in armies)} {total}"
            for armies, total in clash.totals
        ]
        totals = names[0]
        for index in range(1, len(names)):
            totals += f"{' = ' if clash.level(index) else ' : '}{names[index]}"
        winner = self.words.phrase(f"colour-{clash.winner}") if clash.winner else "none"
        args: dict[str, Value] = {"space": clash.space, "totals": totals, "winner": winner}
        args["taken"] = ", ".join(
            self._prisoners(loser, pieces) for loser, pieces, _ in clash.taken
        )
        return self.words.phrase("look-fight", args)

    def _prisoners(self, loser: str, pieces: str) -> str:
        return self.words.phrase("look-prisoners", {"army": loser, "pieces": pieces})

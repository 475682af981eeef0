"""A sheet being written, drawn on the board: a numbered arrow for each move, a ring for each exchange."""

from __future__ import annotations

from html import escape
from typing import Final

from arbitre.core.screen import Scene
from arbitre.core.svg import Point, num
from arbitre.core.words import Words
from arbitre.games.power.page.touches import spoken
from arbitre.games.power.picture.draw import Drawing, Ghosts
from arbitre.games.power.picture.paths import DISC, Labels, Way, way
from arbitre.games.power.picture.pen import text
from arbitre.games.power.play.draft import SheetDraft
from arbitre.games.power.rules.board import COLOURS
from arbitre.games.power.rules.moves import DEPLOY, EXCHANGE, LAUNCH, Order
from arbitre.games.power.rules.pieces import KINDS, count

RING: Final = 29.0
_KINDS: Final = {EXCHANGE: "exchange", LAUNCH: "launch", DEPLOY: "deploy"}


def sketch_of(draft: SheetDraft, words: Words, tall: bool) -> Scene:
    """The board as the sheet leaves it if nobody else did anything; what it brings somewhere is a ghost."""
    before, after = draft.start.state, draft.state
    board = draft.start.setting.board
    ghosts: Ghosts = {}
    for order in _standing(draft):
        place = order.origin if order.act == EXCHANGE else order.target
        slot = draft.start.setting.slot(place, order.army)
        come = (COLOURS[order.army], KINDS[order.kind])
        # a stack of which some stood there before is as solid as it was
        if order.act != LAUNCH and not count(before.stacks[slot], order.kind):
            if count(after.stacks[slot], order.kind):
                ghosts.setdefault(board.names[place], []).append(come)
    return Drawing(draft.preview(), words, tall).scene(ghosts)


def _standing(draft: SheetDraft) -> list[Order]:
    """The orders that would be carried out as things stand."""
    return [
        order
        for order, line in zip(draft.orders, draft.lines, strict=True)
        if line.ruling is None and order.origin >= 0
    ]


def arrows(draft: SheetDraft, words: Words, tall: bool) -> str:
    """The entries of a sheet that would be carried out as things stand, each with its number."""
    made = Drawing(draft.preview(), words, tall)
    labels = Labels(made.layout)
    crowd = made.crowd()
    labels.taken += crowd
    turns: dict[tuple[int, int], int] = {}
    ways: list[Way] = []
    found: list[str] = []
    numbers: list[str] = []
    for number, (order, line) in enumerate(zip(draft.orders, draft.lines, strict=True), 1):
        if line.ruling is not None or order.origin < 0:
            continue
        kind = _KINDS.get(order.act, "move")
        title = escape(spoken(draft, order, words))
        start = (
            f'<g id="order-{number}" class="order {kind} {COLOURS[order.army]}" '
            f'data-line="{number - 1}" role="img"><title>{number}. {title}</title>'
        )
        if order.act == EXCHANGE:
            drawn, at = _ring(made, order, labels)
            found.append(f"{start}{drawn}</g>")
            numbers.append(_disc(at, number, order.army))
            continue
        turn = turns.get((order.origin, order.target), 0)
        bent = way(made.layout, order.origin, order.target, turn, crowd)
        turns[(order.origin, order.target)] = turn + 1
        ways.append(bent)
        found.append(f"{start}{_arrow(bent, order.act)}</g>")
        numbers.append(_disc(labels.along(bent), number, order.army))
    return "".join([*found, _crossed(made, ways), *numbers])


def _crossed(made: Drawing, ways: list[Way]) -> str:
    """How strong armies are where arrows go over them, once more: a number is read over an arrow."""
    rooms = made.layout.room[: made.board.size]
    hit = [place for place, room in enumerate(rooms) if any(one.hides([room]) for one in ways)]
    tags = "".join(made.strengths(place) for place in hit)
    return f'<g aria-hidden="true" pointer-events="none">{tags}</g>' if tags else ""


def _arrow(line: Way, act: int) -> str:
    halo = f'<path class="halo" d="{line.line()}"/>'
    if act == LAUNCH:
        x, y = line.end
        blast = f'<use href="#power-blast" transform="translate({num(x)} {num(y)})"/>'
        return f'{halo}<path class="flight" d="{line.line(False)}"/>{blast}'
    head = f'<path class="tip" d="{line.head()}"/>'
    return f'{halo}<path class="shaft" d="{line.line()}"/>{head}'


def _ring(made: Drawing, order: Order, labels: Labels) -> tuple[str, Point]:
    """Round what is made, or what it was made of where it went on into something else; its number's place."""
    colour = COLOURS[order.army]
    kinds = [KINDS[order.kind], *(KINDS[kind] for kind, _ in order.uses)]
    spots = [made.spot(order.origin, colour, kind) for kind in kinds]
    found = [spot for spot in spots if spot is not None]
    (x, y), scale = found[0] if found else (made.layout.middle(order.origin), 1.0)
    size = RING * scale
    ring = f'<circle class="ring" cx="{num(x)}" cy="{num(y - 4 * scale)}" r="{num(size)}"/>'
    aside = size + DISC + 2
    beside = [
        (x + aside, y - 4 * scale),
        (x - size, y - size),
        (x + size, y - size),
        (x - size, y + size),
    ]
    return ring, labels.put(2 * DISC, 2 * DISC, beside)


def _disc(at: Point, number: int, army: int) -> str:
    """A number over all arrows: its order says it in words."""
    circle = f'<circle class="disc" cx="{num(at[0])}" cy="{num(at[1])}" r="{num(DISC)}"/>'
    said = text("disc-number", at[0], at[1] + 10, str(number))
    return f'<g class="order {COLOURS[army]}" aria-hidden="true">{circle}{said}</g>'

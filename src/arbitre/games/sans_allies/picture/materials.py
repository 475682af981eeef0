"""What the table is made of: wood, a staff map, felt, brass and paper, as gradients, patterns and sheets."""

from __future__ import annotations

from arbitre.core.svg import Box, num, rect
from arbitre.games.sans_allies.picture.layout import Layout

_PAINTS = (
    '<linearGradient id="sans-paper" x1="0" y1="0" x2=".3" y2="1"><stop class="sans-light-0"/>'
    '<stop class="sans-light-1" offset="1"/></linearGradient>'
    '<linearGradient id="sans-brass" x1="0" y1="0" x2="1" y2="1"><stop class="sans-brass-0"/>'
    '<stop class="sans-brass-1" offset=".45"/><stop class="sans-brass-0" offset=".6"/>'
    '<stop class="sans-brass-1" offset="1"/></linearGradient>'
    '<radialGradient id="sans-lamp" cx=".5" cy=".34" r=".8"><stop class="sans-lamp-0"/>'
    '<stop class="sans-lamp-1" offset="1"/></radialGradient>'
    '<pattern id="sans-grain" width="640" height="150" patternUnits="userSpaceOnUse">'
    '<path class="sans-grain" d="M0 12C140 2 230 30 380 16S560 4 640 12M0 34C100 44 260 22 330 38'
    "S540 48 640 34M0 58C180 50 220 70 420 60S600 54 640 58M0 80C90 92 190 74 300 84S520 92 640 80"
    "M0 104C160 92 300 116 440 102S590 96 640 104M0 128C120 138 240 120 360 132S560 136 640 128"
    'M210 66C250 52 330 54 352 66S250 82 210 66"/>'
    '<path class="sans-joint" d="M0 149.5H640"/></pattern>'
    '<pattern id="sans-grid" width="92" height="92" patternUnits="userSpaceOnUse">'
    '<path class="sans-grid" d="M0 .5H92M.5 0V92"/></pattern>'
    '<pattern id="sans-felt" width="7" height="7" patternUnits="userSpaceOnUse">'
    '<path class="sans-nap" d="M1 2h2M4.5 5.5h2"/></pattern>'
)
_HILLS = (
    '<path class="sans-hill texture" d="M-40 150C90 40 300 60 330 190S170 360 60 300S-110 210-40 150Z'
    "M10 170C100 90 250 110 270 200S160 310 80 270S-30 210 10 170ZM60 190C110 140 200 150 212 205"
    'S150 265 104 244S36 214 60 190Z"/>'
)


def materials(at: Layout) -> str:
    """Gradients, patterns, and the sheets that cards, unit cards and marks are drawn on."""
    wide, high = at.card_wide, at.card_high
    front, tall = at.card_front
    card: Box = (-wide / 2, -high / 2, wide, high)
    unit: Box = (-front / 2, -tall / 2, front, tall)
    return "\n".join(
        [
            _PAINTS,
            f'<g id="sans-sheet">{_sheet(card, 9)}</g>',
            f'<g id="sans-unit-card">{_sheet(unit, 8, "sans-unit-face")}</g>',
            f'<g id="sans-veil">{rect("sans-veil", card, 9)}</g>',
            f'<g id="sans-open">{_OPEN}</g>',
            f'<g id="sans-short">{_short(at)}</g>',
            f'<g id="sans-reach">{_reach(at)}</g>',
            f'<g id="sans-sight">{_sight(at)}</g>',
            f'<g id="sans-aim">{_aim(at)}</g>',
            f'<g id="sans-hills">{_HILLS}</g>',
        ]
    )


def sign_at(at: Layout) -> tuple[float, float]:
    """Where a card has the sign that it is exposed or can be attacked."""
    right = -at.card_wide / 2 + 24 if at.wide else at.card_wide / 2 - 21
    return (right, -at.card_high / 2 + (25 if at.wide else 22))


def _sheet(box: Box, radius: float, kind: str = "sans-face") -> str:
    """A sheet of paper with its shadow and a sheen."""
    left, upper, wide, high = box
    shade = (left + 2, upper + 4, wide, high)
    size = f'x="{num(left)}" y="{num(upper)}" width="{num(wide)}" height="{num(high)}"'
    sheen = f'<rect class="sans-sheen" fill="url(#sans-paper)" {size} rx="{num(radius)}"/>'
    return rect("sans-shade", shade, radius) + rect(kind, box, radius) + sheen


_OPEN = '<circle class="sans-ring" r="17"/><path class="sans-up" d="M-7 3L0-5L7 3"/>'


def _short(at: Layout) -> str:
    """A barred circle over the sign that a card is exposed; all of the card is pointed at."""
    x, y = sign_at(at)
    box: Box = (-at.card_wide / 2, -at.card_high / 2, at.card_wide, at.step_y)
    return (
        rect("sans-clear", box, 9)
        + f'<g transform="translate({num(x)} {num(y)})"><circle class="sans-far" r="18"/>'
        '<path class="sans-bar" d="M-12 12L12-12"/></g>'
    )


def _reach(at: Layout) -> str:
    """A solid frame and a disc with cross-hairs: this can be attacked now."""
    wide = at.card_wide - 6
    # the frame ends where the next row begins to cover the card
    frame: Box = (-wide / 2, -at.card_high / 2 + 3, wide, at.step_y - 6)
    return rect("sans-frame", frame, 7) + _sight(at)


def _sight(at: Layout) -> str:
    """The disc alone: this could be attacked instead."""
    x, y = sign_at(at)
    return (
        f'<g transform="translate({num(x)} {num(y)})"><circle class="sans-disc" r="19"/>'
        '<path class="sans-cross" d="M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0M0-14V-4M0 4V14M-14 0H-4'
        'M4 0H14"/></g>'
    )


def _aim(at: Layout) -> str:
    """Large cross-hairs and a strong frame: this is under attack."""
    wide = at.card_wide - 4
    box: Box = (-wide / 2, -at.card_high / 2 + 2, wide, at.step_y - 4)
    x, y, size = (-33, -19, 1.0) if at.wide else (22, -24, 0.75)
    place = f'transform="translate({x} {y})scale({num(size)})"'
    cross = "M-22 0a22 22 0 1 0 44 0a22 22 0 1 0-44 0M0-35V-12M0 12V35M-35 0H-12M12 0H35"
    return (
        rect("sans-halo", box, 8)
        + rect("sans-aim", box, 8)
        + f'<path class="sans-halo" {place} d="{cross}"/><path class="sans-aim" {place} d="{cross}"/>'
    )

"""The style sheet of the drawn table: sizes of text, colours by day and by night, a plain theme beside it."""

from __future__ import annotations

from typing import Final

from arbitre.core.svg import Lettering, scoped

KIND: Final = "sans-allies-board"
"""The class of the drawing, to which its style sheet is bound."""

LEAST: Final = 34
"""The smallest text: see `layout`."""

SIZES: Final = {
    "round": 58,
    "phase": 36,
    "edition": LEAST,
    "code": 38,
    "name": LEAST,
    "letter": 36,
    "tile-letter": 36,
    "value": LEAST,
    "head": LEAST,
    "heading": LEAST,
    "small": LEAST,
    "sum": 40,
    "gist": 40,
    "big": 60,
    "cell": 36,
    "tray": 44,
    "note": 38,
    "pill": 38,
    "unit-letter": 36,
    "stamp": 120,
}
"""The size of each sort of text."""

BOLD: Final = (
    "round code tile-letter value heading sum big pill tray letter unit-letter note stamp gist"
).split()

LETTERING: Final = Lettering(SIZES, BOLD, 1.5)

COLOURS: Final = {
    # the table, the map on it, felt and brass
    "wood": ("#8a5f3a", "#2a1d13"),
    "grain": ("#3d2410", "#000000"),
    "map": ("#f0e6cd", "#22292a"),
    "edge": ("#cdbb8f", "#131819"),
    "grid": ("#cdbd94", "#303b3b"),
    "hill": ("#b98f5a", "#4d4a36"),
    "felt": ("#2c5843", "#14302a"),
    "rim": ("#183627", "#0a1a16"),
    "nap": ("#ffffff", "#ffffff"),
    "on-felt": ("#fbf6e6", "#eaf0e4"),
    "brass": ("#d9b65c", "#8d7032"),
    "brass-deep": ("#9a7426", "#5c4718"),
    "on-brass": ("#2a1d05", "#fdf3d8"),
    "lamp": ("#fff3cf", "#ffe2a6"),
    # paper and ink
    "panel": ("#fbf5e4", "#2b3435"),
    "card": ("#fffbf1", "#38434a"),
    "sheet-light": ("#ffffff", "#ffffff"),
    "sheet-deep": ("#7a5a24", "#000000"),
    "ink": ("#1c2630", "#f2efe6"),
    "quiet": ("#4d5259", "#b9c1c5"),
    "line": ("#9c8a62", "#66747a"),
    "dark": ("#2f3d4b", "#0f161c"),
    "on": ("#ffffff", "#ffffff"),
    "unit": ("#33451f", "#dcebc6"),
    "unit-card": ("#e7edd5", "#33442a"),
    "open": ("#b8300a", "#ff9a52"),
    "on-open": ("#ffffff", "#2a1102"),
    "gold": ("#7d5600", "#f3c64f"),
    "gold-card": ("#ffefbf", "#4a3d16"),
    "crown": ("#7a1f5c", "#f3a3d6"),
    "crown-card": ("#f8dcec", "#4b2340"),
    "flame": ("#c8420a", "#d9540f"),
    "grey": ("#66707a", "#77828c"),
    "warn": ("#a3120f", "#ff8f86"),
    "win": ("#1f6a35", "#8fe0a2"),
    # landscapes
    "sky": ("#cfe6f2", "#4a6a80"),
    "haze": ("#fbe3b4", "#8a7448"),
    "water": ("#5b9cc4", "#2d6488"),
    "wave": ("#e3f3fb", "#9cc7de"),
    "grass": ("#8dbb5e", "#5c8040"),
    "grass-far": ("#b5d28a", "#74924f"),
    "furrow": ("#5f8f38", "#38571f"),
    "pine": ("#1f5a3a", "#123b26"),
    "pine-far": ("#4f8a5f", "#2f6344"),
    "rock": ("#7b7f8a", "#565b66"),
    "rock-far": ("#a7aab3", "#737883"),
    "snow": ("#ffffff", "#dfe5ea"),
    "sun": ("#f59e1b", "#e39a2c"),
    "dune": ("#d9a957", "#a27b3b"),
    "dune-far": ("#ecc882", "#b99555"),
    "cactus": ("#3f7a3c", "#2a5628"),
    "sand": ("#f0dca0", "#c4ad70"),
    "trunk": ("#7a5127", "#5a3b1b"),
    "works": ("#4a4f5c", "#2b2f38"),
    "window": ("#ffd76a", "#f2c654"),
    "smoke": ("#b9b3a8", "#8b867c"),
    "stone": ("#e9e2d2", "#bdb6a6"),
    "banner": ("#a3123f", "#c22a58"),
    "field": ("#e4decb", "#59543f"),
    "contour": ("#a89c7c", "#8f8562"),
}
"""Each colour by day and by night; custom properties, which any rule of a page overrides."""

SAFE: Final = {"open": ("#00567f", "#7cc4ee"), "warn": ("#9a3f00", "#f5b27a")}
"""Those that a palette for the colour-blind replaces; each has a sign of its own besides."""

PLAIN: Final = {
    "wood": ("#e9e6de", "#14191d"),
    "map": ("#f7f5ef", "#1b2125"),
    "felt": ("#dfe4da", "#222b2a"),
    "rim": ("#a8b0a2", "#445049"),
    "on-felt": ("#1c2630", "#f2efe6"),
    "brass": ("#e8dcb8", "#5c5030"),
    "on-brass": ("#2a1d05", "#fdf3d8"),
}
"""Flat colours of the plain theme, which has no textures either."""

_FONT: Final = (
    '--font:system-ui,"Segoe UI",Roboto,"Helvetica Neue","Liberation Sans",Arial,sans-serif;'
    "--sheen:1"
)

_RULES: Final = """
text{font-family:var(--font);fill:var(--ink)}
.middle,.code,.name,.letter,.value,.sum,.pill,.tile-letter,.unit-letter{text-anchor:middle}
.end{text-anchor:end}
.edition,.quiet{fill:var(--quiet)}
.wood{fill:var(--wood)} .map{fill:var(--map)} .map-edge{fill:var(--edge)}
.texture{pointer-events:none}
.felt{fill:var(--felt);stroke:var(--rim);stroke-width:6}
.stitch{fill:none;stroke:var(--on-felt);stroke-opacity:.35;stroke-width:2;stroke-dasharray:9 7}
.on-felt{fill:var(--on-felt)} .ghost-sign{fill:var(--on-felt);fill-opacity:.16}
.ghost{fill:none;stroke:var(--on-felt);stroke-opacity:.3;stroke-width:2;stroke-dasharray:6 6}
 .corner-brass{fill:var(--brass);stroke:var(--brass-deep);stroke-width:2}
.panel{fill:var(--panel);stroke:var(--line);stroke-width:2} .drop{fill:#000;fill-opacity:.22}
.slot{fill:transparent;stroke:var(--line);stroke-width:2;stroke-dasharray:7 7;stroke-opacity:.8}
.rack{fill:#000;fill-opacity:.26;stroke:#000;stroke-opacity:.3;stroke-width:2}
.place .code{fill:var(--quiet)} .rule{stroke:var(--line);stroke-width:2}
.plate{fill:var(--brass);stroke:var(--brass-deep);stroke-width:3} .on-brass{fill:var(--on-brass)}
.rivet{fill:var(--brass-deep)} .spot{fill:none;stroke:var(--on-brass);stroke-width:2;stroke-dasharray:5 4}
.dark,.head-bar{fill:var(--dark)} .value{fill:var(--on)}
.unit-sign{fill:var(--unit)} .light{fill:var(--on)} .warned{fill:var(--warn)}
.card{--face:var(--card)} .centre{--face:var(--gold-card)} .capital{--face:var(--crown-card)}
.tag{fill:var(--card)} .inner{fill:none;stroke-width:4}
.centre .tag{fill:var(--gold-card)} .centre .inner{stroke:var(--gold)}
.capital .tag{fill:var(--crown-card)} .capital .inner{stroke:var(--crown)}
.centre .name,.capital .name{font-weight:700}
.centre .name{fill:var(--gold)}
.capital .name{fill:var(--crown)}
.letter,.unit-letter{fill:var(--unit)} .covered.region .name,.covered .code{fill:var(--quiet)}
.reach,.target,.strength,.throw{pointer-events:none}
.corner-mark{fill:var(--card);fill-opacity:.55;stroke:var(--open);stroke-width:6;stroke-dasharray:14 9}
.plus{stroke:var(--open);stroke-width:8;stroke-linecap:round}
.coin{fill:var(--grey);stroke:var(--dark);stroke-width:3} .flame .coin{fill:var(--flame)}
.coin-rim{fill:none;stroke:var(--on);stroke-opacity:.55;stroke-width:2}
.pill-face{fill:var(--dark);stroke:var(--card);stroke-width:2} .pill{fill:var(--on)}
.count{font-size:inherit;font-weight:inherit}
.upgraded{fill:none;stroke:var(--gold);stroke-width:6} .gain{fill:var(--gold)}
.empty{fill:none;stroke:var(--line);stroke-width:2;stroke-dasharray:5 4} .held{fill:var(--gold)}
.verdict{--ink:var(--warn);pointer-events:none} .won{--ink:var(--win)}
.stamp-ground{fill:var(--map);stroke:var(--ink);stroke-width:5}
.stamp-frame{fill:none;stroke:var(--ink);stroke-width:10}
.deadly{fill:var(--flame)} .banner{fill:var(--warn)} .on-banner{fill:var(--map)}
.spot-unseen{fill:none} .spot-clear{fill:transparent}
"""
_INSIDE: Final = """
.sans-face{fill:var(--face,var(--card));stroke:var(--line);stroke-width:1.5}
.sans-unit-face{fill:var(--unit-card);stroke:var(--unit);stroke-width:2}
.sans-shade{fill:#000;fill-opacity:.28} .sans-sheen{opacity:var(--sheen)}
.sans-veil{fill:var(--map);fill-opacity:.55}
.sans-light-0{stop-color:var(--sheet-light);stop-opacity:.32}
.sans-light-1{stop-color:var(--sheet-deep);stop-opacity:.18}
.sans-brass-0{stop-color:var(--lamp);stop-opacity:.5}
.sans-brass-1{stop-color:var(--brass-deep);stop-opacity:.35}
.sans-lamp-0{stop-color:var(--lamp);stop-opacity:.28} .sans-lamp-1{stop-color:#000;stop-opacity:.34}
.sans-grain{fill:none;stroke:var(--grain);stroke-opacity:.3;stroke-width:2}
.sans-joint{stroke:var(--grain);stroke-opacity:.65;stroke-width:2}
.sans-grid{fill:none;stroke:var(--grid);stroke-width:1}
.sans-hill{fill:none;stroke:var(--hill);stroke-opacity:.45;stroke-width:2}
.sans-nap{fill:none;stroke:var(--nap);stroke-opacity:.07;stroke-width:1}
.sans-ring{fill:var(--card);stroke:var(--ink);stroke-width:3}
.sans-up{fill:none;stroke:var(--ink);stroke-width:4}
.sans-clear{fill:transparent}
.sans-far{fill:var(--card);stroke:var(--quiet);stroke-width:3}
.sans-bar{fill:none;stroke:var(--quiet);stroke-width:3}
.sans-frame{fill:none;stroke:var(--open);stroke-width:7}
.sans-disc{fill:var(--open);stroke:var(--card);stroke-width:2.5}
.sans-cross{fill:none;stroke:var(--on-open);stroke-width:3}
.sans-halo,.sans-aim{fill:none;stroke:var(--card);stroke-width:13}
.sans-aim{stroke:var(--open);stroke-width:7}
.sans-wave,.sans-furrow,.sans-contour,.sans-cactus,.sans-trunk,.sans-columns{fill:none;stroke-width:2;
stroke-linecap:round}
.sans-wave{stroke:var(--wave)} .sans-furrow{stroke:var(--furrow)}
.sans-contour{stroke:var(--contour)} .sans-cactus{stroke:var(--cactus);stroke-width:6}
.sans-trunk{stroke:var(--trunk);stroke-width:2.5} .sans-columns{stroke:var(--works)}
.sans-leaf{fill:var(--pine)} .sans-orbit{fill:none;stroke:var(--on-brass);stroke-width:3.5}
"""
_FILLS: Final = (
    "sky haze water grass grass-far pine pine-far rock rock-far snow sun dune dune-far sand works "
    "window smoke stone banner field"
).split()


def style() -> str:
    """The style sheet. Every rule stays inside the board's class, for a drawing within a page."""
    rules = [
        f":root.{KIND}{{color-scheme:light dark}}",  # a file that stands alone follows its reader
        f":where(.{KIND}){{{_said(COLOURS)};{_FONT}}}",
        f':where([data-palette="safe"] .{KIND}){{{_said(SAFE)}}}',
        f':where([data-board="plain"] .{KIND}){{{_said(PLAIN)};--sheen:0}}',
        f'[data-board="plain"] .{KIND} .texture{{display:none}}',
        *scoped(KIND, LETTERING.rules() + _RULES),
    ]
    # what a `use` repeats is matched without its ancestors: these rules go by their names alone
    rules += [f".sans-{kind}{{fill:var(--{kind})}}" for kind in _FILLS]
    return "\n".join([*rules, _INSIDE.strip()])


def _said(colours: dict[str, tuple[str, str]]) -> str:
    return ";".join(
        [f"--{name}:light-dark({day},{night})" for name, (day, night) in colours.items()]
    )

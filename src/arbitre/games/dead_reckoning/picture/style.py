"""The style sheet of the drawn table: sizes of text, the palette by day and by night."""

from __future__ import annotations

from typing import Final

from arbitre.core.svg import Lettering, chosen_palette, palette, scoped

KIND: Final = "dead-reckoning-board"
"""The class of the drawing, to which its style sheet is bound."""

SIZES: Final = {
    "title": 36,
    "phase": 26,
    "head": 26,
    "code": 25,
    "name": 23,
    "value": 25,
    "count": 25,
    "num": 24,
    "small": 22,
    "crew": 22,
    "big": 40,
    "mystery": 64,
}
"""The size of each sort of text; upright at 390 pixels a picture 22 is 11 of them."""

BOLD: Final = "title head code value count num big mystery crew".split()

LETTERING: Final = Lettering(SIZES, BOLD, 1.35, "mwMW—…×≥÷✕→", 1.05, 6)

LIGHT: Final = """
--paper:#f3efe4;--panel:#fffdf7;--ink:#16242f;--quiet:#4d5b66;--line:#b3aa96;--sea:#bcdcea;
--sea-line:#8fbfd6;--deep:#5b8fae;--deep-line:#8fb9d0;--on-deep:#fff;--open:#cfe8f2;--sand:#f3e2b3;
--coast:#d7bf85;--grass:#b9cf8d;--quay:#d9c6a4;--plank:#a98a5b;--slot:#fffaf0;
--side-0:#1b7a46;--side-1:#1a64a0;--side-2:#b3261e;--side-3:#7a2b8a;--on-side:#fff;--coin:#f2c230;
--coin-edge:#8a6100;--crate:#a56a33;--crate-edge:#5c3715;--card:#fffef8;
--card-edge:#8b7a55;--merchant:#fde9c4;--gold:#8a6100;--gold-face:#ffe69a;--silver:#e4e8ec;--wood:#8a5a2b;
--cloth:#fffaf0;--iron:#37414b;--danger:#b3261e;--lit:#fff1bf;--lit-edge:#b07800;--pip:#d8cfbb;
--palm:#3f7d43;--sky:#2a6f97;--font:system-ui,"Segoe UI",Roboto,"Helvetica Neue","Liberation Sans",
Arial,sans-serif"""
DARK: Final = """
--paper:#10181f;--panel:#1a252e;--ink:#f1ede2;--quiet:#aab8c2;--line:#4c5b67;--sea:#1f4a61;
--sea-line:#316b87;--deep:#12303f;--deep-line:#24536b;--on-deep:#e6f0f5;--open:#25566f;--sand:#5d5233;
--coast:#8a7a4c;--grass:#4a5c33;--quay:#4f4330;--plank:#82683f;--slot:#2c2c22;
--side-0:#4cc486;--side-1:#6db6f2;--side-2:#ff8379;--side-3:#d79ae6;--on-side:#101418;--coin:#f0c544;
--coin-edge:#fbe9ae;--crate:#bd8248;--crate-edge:#f0d0ab;--card:#26323c;
--card-edge:#93835e;--merchant:#453a22;--gold:#f0c14b;--gold-face:#5c4a17;--silver:#46525d;--wood:#b98750;
--cloth:#e9e3d5;--iron:#c3ccd4;--danger:#ff8379;--lit:#4a3f1a;--lit-edge:#f0c14b;--pip:#43505b;
--palm:#6aa86c;--sky:#2c6a8c"""
"""Custom properties of the board, which any rule of a page overrides."""

SAFE: Final = "--side-0:#0064a4;--side-1:#007a5a;--side-2:#b84a00;--side-3:#a04a78"
SAFE_DARK: Final = "--side-0:#56b4e9;--side-1:#2fc69a;--side-2:#ff9a4d;--side-3:#e6a6cb"
"""The sides in colours that most people tell apart; their shapes differ in any case."""

_RULES: Final = """
text{font-family:var(--font);fill:var(--ink)}
.middle,.value,.big,.mystery{text-anchor:middle} .end{text-anchor:end}
.phase{font-weight:500} .quiet{fill:var(--quiet)} .paper{fill:var(--paper)}
.panel{fill:var(--panel);stroke:var(--line);stroke-width:2} .sea{fill:var(--sea)}
.ripple{fill:none;stroke:var(--sea-line);stroke-width:2.5;stroke-linecap:round}
.tile{fill:var(--open);stroke:var(--sea-line);stroke-width:2}
.fog{fill:var(--deep);stroke:var(--deep-line);stroke-width:2}
.fog-line{fill:none;stroke:var(--deep-line);stroke-width:2.5;stroke-linecap:round}
.unexplored .code,.unexplored .name,.mystery{fill:var(--on-deep)} .mystery{fill-opacity:.75}
.quay{fill:var(--quay);stroke:var(--plank);stroke-width:3}
.planks{fill:none;stroke:var(--plank);stroke-width:2.5}
.slot{fill:var(--slot);stroke:var(--coast);stroke-width:2;stroke-dasharray:4 4}
.box{fill:var(--paper);stroke:var(--line);stroke-width:2}
.hull{fill:var(--quay);stroke:var(--wood);stroke-width:3}
.space{fill:var(--slot);stroke:var(--wood);stroke-width:2} .rule{stroke:var(--line);stroke-width:2}
.first{fill:var(--gold-face);stroke:var(--gold);stroke-width:3}
.second{fill:var(--silver);stroke:var(--quiet);stroke-width:2.5}
.icon{fill:var(--ink);color:var(--ink)} .icon-quiet{fill:var(--quiet);color:var(--quiet)}
.side-0{fill:var(--side-0);color:var(--side-0)} .side-1{fill:var(--side-1);color:var(--side-1)}
.side-2{fill:var(--side-2);color:var(--side-2)} .side-3{fill:var(--side-3);color:var(--side-3)}
.on-side{fill:var(--on-side)} .badge{fill:var(--wood);stroke:var(--card);stroke-width:2}
.on-badge{fill:var(--slot);color:var(--slot)} .edge{stroke:var(--panel);stroke-width:2}
.ring{fill:none;stroke:var(--ink);stroke-width:2.5}
.card-face{fill:var(--card);stroke:var(--card-edge);stroke-width:2.5}
.merchant .card-face{fill:var(--merchant);stroke-dasharray:9 4} .card-bar{fill:var(--quay)}
.played .card-bar{fill:var(--lit)} .played .card-face{stroke:var(--lit-edge);stroke-width:4}
.sleeve{fill:var(--paper);stroke:var(--line);stroke-width:1.5;stroke-dasharray:4 4}
.sleeve-full{fill:var(--lit);stroke:var(--lit-edge);stroke-width:1.5} .slot-mark{fill:var(--pip)}
.slot-lit{fill:var(--ink)} .level{fill:var(--pip)} .level-lit{fill:var(--gold)}
.pip{fill:var(--slot);stroke:var(--quiet);stroke-width:2}
.pip-hit{fill:var(--danger);stroke:var(--danger);stroke-width:2}
.cross{stroke:var(--panel);stroke-width:3;fill:none;stroke-linecap:round}
.back{fill:var(--sky);stroke:var(--card-edge);stroke-width:2.5}
.back-line{fill:none;stroke:var(--on-deep);stroke-width:2.5;stroke-opacity:.6}
.lit{fill:var(--lit);stroke:var(--lit-edge);stroke-width:3} .dim{fill:none}
.cube-face{fill:var(--slot);stroke-width:4}
.waiting{fill:none;stroke:var(--quiet);stroke-width:2.5;stroke-dasharray:5 4}
.side-0 .cube-face{stroke:var(--side-0)} .side-1 .cube-face{stroke:var(--side-1)}
.side-2 .cube-face{stroke:var(--side-2)} .side-3 .cube-face{stroke:var(--side-3)}
.nobody .cube-face{stroke:var(--gold)}
.bonus{fill:var(--gold-face);stroke:var(--gold);stroke-width:2.5}
.done{fill:none;stroke-width:5;stroke-linecap:round;stroke-linejoin:round;stroke:var(--ink)}
.chosen{fill:none;stroke:var(--lit-edge);stroke-width:6;stroke-dasharray:12 7}
.place{fill:none;stroke:var(--line);stroke-width:2;stroke-dasharray:8 7}
.course{fill:none;stroke:var(--lit-edge);stroke-width:9;stroke-linecap:round;stroke-dasharray:18 12}
.course-tip{fill:var(--lit-edge)} .on-back{color:var(--on-deep);fill:var(--on-deep)}
.compass-ring{fill:none;stroke:var(--wood);stroke-width:2.5} .compass-dark{fill:var(--wood)}
.compass-light{fill:var(--slot);stroke:var(--wood);stroke-width:1.5}
"""
_SIGNS: Final = """
.dead-coin{fill:var(--coin);stroke:var(--coin-edge);stroke-width:2.5}
.dead-coin-in{fill:none;stroke:var(--coin-edge);stroke-width:1.8}
.dead-crate{fill:var(--crate);stroke:var(--crate-edge);stroke-width:2.5}
.dead-crate-in{fill:none;stroke:var(--crate-edge);stroke-width:2}
.dead-water-2{fill:none;stroke:var(--sea-line);stroke-width:2}
.dead-sand{fill:var(--sand);stroke:var(--coast);stroke-width:3}
.dead-grass{fill:var(--grass);fill-opacity:.75} .dead-palm{fill:var(--palm)}
.dead-trunk{fill:none;stroke:var(--wood);stroke-width:3;stroke-linecap:round}
.dead-hull{fill:var(--wood);stroke:var(--panel);stroke-width:1.5}
.dead-mast{fill:none;stroke:var(--wood);stroke-width:3}
.dead-sail{fill:currentColor;stroke:var(--panel);stroke-width:1.5}
.dead-pirate{fill:#16191d;stroke:var(--panel);stroke-width:1.5}
.dead-bones{fill:none;stroke:#fff;stroke-width:2.4;stroke-linecap:round} .dead-skull{fill:#fff}
.dead-pennant{fill:var(--cloth);stroke:var(--wood);stroke-width:1.5}
.dead-line{fill:none;stroke:currentColor;stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
.dead-gold{fill:var(--coin);stroke:var(--coin-edge);stroke-width:1.8;stroke-linejoin:round}
.dead-burst{fill:var(--danger)} .dead-stone{fill:var(--iron)} .dead-roof{fill:var(--danger)}
.dead-wall{fill:var(--wood)} .dead-light{fill:var(--slot)}
"""


def style() -> str:
    """The style sheet. Every rule stays inside the board's class, for a drawing within a page."""
    safe = '[data-palette="safe"]'
    rules = [
        *palette(KIND, LIGHT, DARK),
        # a page may ask for one side, or for colours that are told apart by more people
        *chosen_palette(KIND, LIGHT, DARK),
        *palette(KIND, SAFE, SAFE_DARK, safe),
        *chosen_palette(KIND, SAFE, SAFE_DARK, safe),
        *scoped(KIND, LETTERING.rules() + _RULES),
    ]
    # what a `use` repeats is matched without its ancestors: these rules go by their names alone
    return "\n".join([*rules, _SIGNS.strip()])

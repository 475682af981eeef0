"""The style sheet of the drawn table: sizes of text, the palette by day and by night."""

from __future__ import annotations

from typing import Final

from arbitre.core.svg import Lettering, palette, scoped

KIND: Final = "sans-allies-board"
"""The class of the drawing, to which its style sheet is bound."""

SIZES: Final = {
    "round": 44,
    "phase": 31,
    "edition": 22,
    "code": 26,
    "name": 21,
    "letter": 22,
    "tile-letter": 33,
    "value": 26,
    "head": 25,
    "heading": 25,
    "small": 22,
    "sum": 30,
    "big": 50,
    "cell": 27,
    "tray": 31,
    "note": 25,
    "pill": 28,
    "tactic": 22,
}
"""The size of each sort of text; at 390 pixels a picture 22 is still 8.6 of them."""

BOLD: Final = "round code tile-letter value head heading sum big pill tray letter".split()

LETTERING: Final = Lettering(SIZES, BOLD, 1.5)

LIGHT: Final = """
--paper:#f4f1e8;--panel:#fffdf8;--card:#fffdf8;--ink:#1d2733;--quiet:#566270;--line:#a8a595;
--dark:#33414f;--on:#fff;--unit:#3b4d2c;--unit-card:#e6ecd8;--open:#c2410c;--gold:#8a6100;
--gold-card:#fff3cf;--crown:#7a1f5c;--crown-card:#f9e3f0;--flame:#c8420a;--grey:#7d8791;
--sky:#cfe6f2;--haze:#fbe3b4;--water:#5b9cc4;--wave:#e3f3fb;--grass:#8dbb5e;--grass-far:#b5d28a;
--furrow:#5f8f38;--pine:#1f5a3a;--pine-far:#4f8a5f;--rock:#7b7f8a;--rock-far:#a7aab3;--snow:#fff;
--sun:#f59e1b;--dune:#d9a957;--dune-far:#ecc882;--cactus:#3f7a3c;--sand:#f0dca0;--trunk:#7a5127;
--works:#4a4f5c;--window:#ffd76a;--smoke:#b9b3a8;--stone:#e9e2d2;--banner:#a3123f;--field:#e4decb;
--contour:#a89c7c;--font:system-ui,"Segoe UI",Roboto,"Helvetica Neue","Liberation Sans",Arial,
sans-serif"""
DARK: Final = """
--paper:#12181f;--panel:#1c252e;--card:#27323d;--ink:#f0ede4;--quiet:#a9b4bf;--line:#566473;
--dark:#445464;--on:#fff;--unit:#dbe8c8;--unit-card:#33422a;--open:#ff9a52;--gold:#f0c14b;
--gold-card:#43391a;--crown:#f09ad0;--crown-card:#44203a;--flame:#d9540f;--grey:#7d8791;
--sky:#4a6a80;--haze:#8a7448;--water:#2d6488;--wave:#9cc7de;--grass:#5c8040;--grass-far:#74924f;
--furrow:#38571f;--pine:#123b26;--pine-far:#2f6344;--rock:#565b66;--rock-far:#737883;--snow:#dfe5ea;
--sun:#e39a2c;--dune:#a27b3b;--dune-far:#b99555;--cactus:#2a5628;--sand:#c4ad70;--trunk:#5a3b1b;
--works:#2b2f38;--window:#f2c654;--smoke:#8b867c;--stone:#bdb6a6;--banner:#c22a58;--field:#59543f;
--contour:#8f8562"""
"""Custom properties of the board, which any rule of a page overrides."""

_RULES: Final = """
text{font-family:var(--font);fill:var(--ink)}
.middle,.code,.name,.letter,.value,.sum,.pill,.tile-letter{text-anchor:middle}
.end{text-anchor:end}
.phase,.note{font-weight:500} .edition,.quiet{fill:var(--quiet)}
.paper{fill:var(--paper)} .panel{fill:var(--panel);stroke:var(--line);stroke-width:2}
.slot{fill:transparent;stroke:var(--line);stroke-width:2;stroke-dasharray:7 7;stroke-opacity:.75}
.place .code{fill:var(--quiet)} .rule{stroke:var(--line);stroke-width:2}
.tile .area{fill:var(--panel);stroke:var(--dark);stroke-width:3}
.dark,.head-bar{fill:var(--dark)} .value,.head{fill:var(--on)}
.unit-sign{fill:var(--unit)} .light{fill:var(--on)}
.shade{fill:#000;fill-opacity:.2} .face{fill:var(--card);stroke:var(--line);stroke-width:2}
.exposed .face{stroke:var(--open);stroke-width:6} .badge{fill:var(--open);stroke:var(--card);stroke-width:2}
.arrow{fill:var(--card)} .tag{fill:var(--card)} .inner{fill:none;stroke-width:2.5}
.centre .face,.centre .tag{fill:var(--gold-card)} .centre .inner{stroke:var(--gold)}
.capital .face,.capital .tag{fill:var(--crown-card)} .capital .inner{stroke:var(--crown)}
.centre .name,.capital .name{font-weight:700}
.aim,.halo{fill:none;stroke:var(--ink);stroke-width:7} .halo{stroke:var(--card);stroke-width:13}
.corner-mark{fill:none;stroke:var(--open);stroke-width:6;stroke-dasharray:14 9}
.plus{stroke:var(--open);stroke-width:8;stroke-linecap:round}
.disc{fill:var(--grey);stroke:var(--dark);stroke-width:3} .flame .disc{fill:var(--flame)}
.unit-face{fill:var(--unit-card);stroke:var(--unit);stroke-width:2}
.pill-face{fill:var(--dark);stroke:var(--card);stroke-width:2} .pill{fill:var(--on)}
.unit-letter{fill:var(--unit);font-size:26px;font-weight:700;text-anchor:middle}
.upgraded{fill:none;stroke:var(--gold);stroke-width:5}
.empty{fill:none;stroke:var(--line);stroke-width:2;stroke-dasharray:5 4} .held{fill:var(--gold)}
"""
_LINES: Final = """
.sans-wave,.sans-furrow,.sans-contour,.sans-cactus,.sans-trunk,.sans-columns{fill:none;
stroke-width:2;stroke-linecap:round}
.sans-wave{stroke:var(--wave)} .sans-furrow{stroke:var(--furrow)}
.sans-contour{stroke:var(--contour)} .sans-cactus{stroke:var(--cactus);stroke-width:6}
.sans-trunk{stroke:var(--trunk);stroke-width:2.5} .sans-columns{stroke:var(--works)}
.sans-leaf{fill:var(--pine)} .sans-orbit{fill:none;stroke:var(--quiet);stroke-width:3.5}
"""
_FILLS: Final = (
    "sky haze water grass grass-far pine pine-far rock rock-far snow sun dune dune-far sand works "
    "window smoke stone banner field"
).split()


def style() -> str:
    """The style sheet. Every rule stays inside the board's class, for a drawing within a page."""
    rules = [*palette(KIND, LIGHT, DARK), *scoped(KIND, LETTERING.rules() + _RULES)]
    # what a `use` repeats is matched without its ancestors: these rules go by their names alone
    rules += [f".sans-{kind}{{fill:var(--{kind})}}" for kind in _FILLS]
    return "\n".join([*rules, _LINES.strip()])

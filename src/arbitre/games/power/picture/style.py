"""The style sheet of the drawn board: the colours of land, water and armies, sizes of text."""

from __future__ import annotations

from typing import Final

from arbitre.core.svg import scoped
from arbitre.games.power.rules.board import COLOURS

KIND: Final = "power-board"
"""The class of the drawing, to which its style sheet is bound."""

PALETTE: Final = """
--paper:#f7f4ec;--card:#fff;--ink:#1d2733;--quiet:#566270;--letter:#fff;--shade:#000;
--sea:#6fa3c4;--lane:#a6cfe4;--lane-line:#d9eef8;--wave:#7fb4d1;--water-ink:#134263;
--island:#efe0b8;--island-line:#b99a55;--inland:#dcdfa6;--island-ink:#5c4a1c;--neutral:#6b6a66;
--green:#0f8f6a;--green-dark:#04503a;--green-land:#bfe3cb;--green-hq:#8ccdaa;
--green-on:#fff;--green-bright:#e9fff6;
--blue:#1b4a9c;--blue-dark:#0b2a63;--blue-land:#c0cbf0;--blue-hq:#8fa3e0;
--blue-on:#fff;--blue-bright:#eef3ff;
--yellow:#f2c41d;--yellow-dark:#6d5200;--yellow-land:#faebb0;--yellow-hq:#f2d56c;
--yellow-on:#3a2c00;--yellow-bright:#ffe27a;
--red:#b4232e;--red-dark:#6b0d16;--red-land:#f0bcb2;--red-hq:#e08f86;
--red-on:#fff;--red-bright:#ffeeec;
--font:system-ui,"Segoe UI",Roboto,"Helvetica Neue","Liberation Sans",Arial,sans-serif;
--code-size:15px"""
"""Custom properties of the board, which any rule of a page overrides. The four armies differ
in lightness too: they stay apart for the colour-blind."""

SAFE: Final = (
    "--green:#007a5a;--green-dark:#00442f;--green-land:#bfe6d8;--green-hq:#86cdb4;"
    "--red:#b84a00;--red-dark:#6b2a00;--red-land:#f8d5bb;--red-hq:#eeaa78"
)
"""Red leans to orange and green to blue, for those who cannot tell them apart."""

_RULES: Final = """
text{font-family:var(--font);fill:var(--ink)} .middle{text-anchor:middle} .end{text-anchor:end}
.paper{fill:var(--paper)} .sea{fill:var(--sea)}
.coast{fill:var(--army);stroke:var(--island);stroke-width:5}
.sector .area{fill:var(--land)}
.hq .area{fill:var(--hq);stroke:var(--dark);stroke-width:3}
.wall{fill:none;stroke:var(--dark);stroke-width:5;stroke-dasharray:9 9}
.island .area{fill:var(--island);stroke:var(--island-line);stroke-width:2.5}
.inland{fill:var(--inland);pointer-events:none}
.lane .area{fill:var(--lane);stroke:var(--lane-line);stroke-width:2}
.waves{fill:url(#power-waves);pointer-events:none}
.wave{fill:none;stroke:var(--wave);stroke-width:1.6;stroke-linecap:round}
.code{font-size:var(--code-size);font-weight:600;fill:var(--dark);pointer-events:none}
.island .code{fill:var(--island-ink)} .lane .code{fill:var(--water-ink);font-style:italic}
.lane .code{stroke:var(--lane);stroke-width:5;paint-order:stroke}
.neutral{fill:url(#power-hatch);pointer-events:none}
.hatch{stroke:var(--neutral);stroke-width:2.4;stroke-opacity:.55}
.veil{fill:var(--paper);fill-opacity:.55;pointer-events:none}
.panel .area{fill:var(--card);stroke:var(--army);stroke-width:3} .head{fill:var(--army)}
.name{fill:var(--on);font-size:23px;font-weight:700}
.power{font-size:16px;font-weight:600} .note{font-size:16px;fill:var(--quiet)}
.round{font-size:32px;font-weight:700} .phase{font-size:21px;fill:var(--quiet)}
.referee{font-size:25px;font-weight:600}
.badge,.tab,.plate{fill:var(--dark)} .sign{fill:var(--on)} .big{fill:var(--bright)}
.letter{fill:var(--letter);font-size:11px;font-weight:700;text-anchor:middle}
.badge-letter{fill:var(--letter);font-size:19px;font-weight:700;text-anchor:middle}
.shade{fill:var(--shade);fill-opacity:.28}
.counter,.cloth{fill:var(--army);stroke:var(--dark);stroke-width:1}
.cut{stroke:var(--dark);stroke-width:2.6;paint-order:stroke}
.pill{fill:var(--card);stroke:var(--dark);stroke-width:1}
.count{font-size:13px;font-weight:700;text-anchor:middle}
.pole{fill:none;stroke:var(--dark);stroke-width:2;stroke-linecap:round}
.order{pointer-events:none} .shaft,.flight,.ring{fill:none;stroke:var(--dark);stroke-width:7}
.shaft,.flight{stroke-linecap:round} .flight{stroke-dasharray:2 13}
.ring{stroke-width:5;stroke-dasharray:10 6}
.tip{fill:var(--dark);stroke:var(--card);stroke-width:2;paint-order:stroke}
.flag-letter{font-size:10px;font-weight:700;text-anchor:middle;fill:var(--on)}
"""


def style() -> str:
    """The style sheet. Every rule stays inside the board's class, for a drawing within a page."""
    rules = [f":where(.{KIND}){{{PALETTE}}}"]
    rules.append(f':where([data-palette="safe"] .{KIND}){{{SAFE}}}')
    for colour in COLOURS:
        tones = "".join(
            f";--{tone}:var(--{colour}-{tone})" for tone in ("dark", "land", "hq", "on", "bright")
        )
        rules.append(f".{KIND} .{colour}{{--army:var(--{colour}){tones}}}")
    small = f":where(.{KIND}){{--code-size:20px}}.{KIND} .hq .code{{font-size:17px}}"
    return "\n".join([*rules, *scoped(KIND, _RULES), f"@media (max-width:600px){{{small}}}"])

"""The style sheet of the drawn board: paper and ink of a staff map by day and night, the armies, texts."""

from __future__ import annotations

from typing import Final

from arbitre.core.svg import scoped
from arbitre.games.power.rules.board import COLOURS

KIND: Final = "power-board"
"""The class of the drawing, to which its style sheet is bound."""

_DAY_AND_NIGHT: Final = {
    "paper": "#efe6cf #1f1c17",
    "card": "#fbf6e8 #2b2721",
    "ink": "#2a2118 #f0e6d0",
    "quiet": "#5d5040 #c3b595",
    "line": "#6b5a42 #9a8a6a",
    "grain": "#8a7248 #d9c7a0",
    "shallow": "#c9dcd8 #23404a",
    "deep": "#9fc0c4 #152b34",
    "lane": "#d6e5df #2b4b55",
    "lane-line": "#7fa3a8 #55808a",
    "wave": "#8fb2b5 #426d78",
    "water-ink": "#1e4c58 #c3e3e8",
    "surf": "#5f8f98 #6fa5ae",
    "island": "#ead9a8 #5a4d2c",
    "inland": "#dbcd8f #6b5d38",
    "island-line": "#86703a #b9a46a",
    "island-ink": "#4d3d12 #f5e8bd",
    "neutral": "#5c5850 #c8c0b0",
    "letter": "#fff #fff",
    "shade": "#1a1208 #000",
    "coin": "#d9a520 #d9a520",
    "coin-ink": "#4a3200 #4a3200",
    "blast": "#d8431a #ff7a3d",
    "spark": "#ffd75a #ffe08a",
    "green": "#158a60 #2aa877",
    "green-dark": "#0a4a32 #06301f",
    "green-land": "#c4d9b4 #2c4a38",
    "green-hq": "#a3c999 #36603f",
    "green-ink": "#0a4a32 #c2efd2",
    "green-on": "#fff #fff",
    "green-bright": "#e9fff6 #e9fff6",
    "blue": "#1b468f #2f5bb0",
    "blue-dark": "#0e2a5e #0a1c40",
    "blue-land": "#c0cbe0 #2a3854",
    "blue-hq": "#9fb1d6 #354a78",
    "blue-ink": "#0e2a5e #cddcff",
    "blue-on": "#fff #fff",
    "blue-bright": "#eef3ff #eef3ff",
    "yellow": "#edbf2b #f0c53a",
    "yellow-dark": "#5f4600 #3d2d00",
    "yellow-land": "#f0e0a4 #50462a",
    "yellow-hq": "#e5cb70 #6b5a28",
    "yellow-ink": "#5f4600 #ffe9a6",
    "yellow-on": "#3a2c00 #3a2c00",
    "yellow-bright": "#ffe27a #ffe27a",
    "red": "#b4262c #cf4a44",
    "red-dark": "#631313 #450c0c",
    "red-land": "#e6c0ad #502e2a",
    "red-hq": "#d6998a #6e3a34",
    "red-ink": "#631313 #ffd3c9",
    "red-on": "#fff #fff",
    "red-bright": "#ffeeec #ffeeec",
}
"""Each colour by day and by night. The four armies differ in lightness too: they stay apart for the
colour-blind."""

_SAFE: Final = {
    "green": "#007a5a #0c8f6c",
    "green-dark": "#00442f #002d1f",
    "green-land": "#bfdccf #234a3d",
    "green-hq": "#8fc7b2 #2d6452",
    "red": "#b84a00 #cf5a0c",
    "red-dark": "#6b2a00 #4a1d00",
    "red-land": "#f0cfb2 #573821",
    "red-hq": "#e3ab7d #7a4a26",
}
"""Red leans to orange and green to blue, for those who cannot tell them apart."""

_RULES: Final = """
text{font-family:var(--serif);fill:var(--ink)} .middle{text-anchor:middle} .end{text-anchor:end}
.paper{fill:var(--paper)} .grained{fill:url(#power-grain)} .specked{fill:url(#power-specks)}
.grain{fill:none;stroke:var(--grain);stroke-width:1;stroke-opacity:.16}
.speck{fill:none;stroke:var(--grain);stroke-width:1.4;stroke-opacity:.3}
.fold{fill:url(#power-fold)}
.clear{stop-color:var(--shade);stop-opacity:0} .lit{stop-color:var(--letter);stop-opacity:.5}
.dim{stop-color:var(--shade);stop-opacity:.34} .crease{stop-color:var(--shade);stop-opacity:.1}
.ridge{stop-color:var(--letter);stop-opacity:.16}
.shallow{stop-color:var(--shallow)} .deep{stop-color:var(--deep)}
.sea{fill:url(#power-deep)} .bearing{fill:none;stroke:var(--surf);stroke-width:1;stroke-opacity:.35}
.neat{fill:none;stroke:var(--ink);stroke-width:7}
.scale{fill:none;stroke:var(--card);stroke-width:4;stroke-dasharray:24 24}
.surf{fill:none;stroke:var(--surf);stroke-linejoin:round}
.country .surf{stroke-opacity:.28} .far{stroke-width:26;stroke-dasharray:1.6 3.4} .near{stroke-width:12}
.island .surf{stroke-width:14;stroke-opacity:.28}
.coast{fill:var(--land);stroke:var(--ink);stroke-width:3}
.contour{fill:none;stroke:var(--line);stroke-width:1.1;stroke-opacity:.75}
.sector .area{fill:var(--land);fill-opacity:.5;stroke:var(--line);stroke-width:1.5;stroke-dasharray:7 4}
.cast{fill:var(--shade);fill-opacity:.28}
.hq .area{fill:var(--hq);stroke:var(--ink);stroke-width:3}
.wall{fill:none;stroke:var(--ink);stroke-width:8;stroke-dasharray:2 4;stroke-opacity:.5;
pointer-events:none}
.island .area{fill:var(--island);stroke:var(--ink);stroke-width:2.5}
.inland{fill:var(--inland);stroke:var(--island-line);stroke-width:1.4;stroke-dasharray:5 3;
pointer-events:none}
.lane .area{fill:var(--lane);fill-opacity:.55;stroke:var(--lane-line);stroke-width:1.6;
stroke-dasharray:10 5}
.waves{fill:url(#power-waves);pointer-events:none}
.wave{fill:none;stroke:var(--wave);stroke-width:1.6;stroke-linecap:round}
.code{font-size:28px;font-weight:700;fill:var(--own-ink);pointer-events:none}
.island .code{fill:var(--island-ink)} .lane .code{fill:var(--water-ink);font-style:italic}
.neutral{fill:url(#power-hatch);pointer-events:none}
.hatch{stroke:var(--neutral);stroke-width:2.4;stroke-opacity:.55}
.veil{fill:var(--paper);fill-opacity:.9;pointer-events:none}
.panel .area{fill:var(--card);stroke:var(--ink);stroke-width:2.5} .head{fill:var(--army)}
.shelf{fill:var(--shade);fill-opacity:.07;pointer-events:none}
.name{fill:var(--on);font-size:29px;font-weight:700}
.label{font-size:28px;font-style:italic;fill:var(--quiet)}
.note{font-size:28px;fill:var(--ink)}
.round{font-size:32px;font-weight:700} .phase{font-size:29px;font-style:italic} .referee{font-size:28px}
.badge,.chip{fill:var(--dark)} .badge{stroke:var(--letter);stroke-width:2}
.badge-letter{fill:var(--letter);font-size:28px;font-weight:700;text-anchor:middle}
.pill{fill:var(--card);stroke:var(--dark);stroke-width:1.5}
.count{font-family:var(--sans);font-size:28px;font-weight:700;text-anchor:middle;letter-spacing:-1px}
.tag{fill:var(--army);stroke:var(--dark);stroke-width:2} .chip{stroke:var(--dark);stroke-width:2}
.strength,.total{pointer-events:none}
.tag-letter{font-size:28px;font-weight:700;text-anchor:middle;fill:var(--letter)}
.tag-number{font-family:var(--sans);font-size:28px;font-weight:700;text-anchor:middle;fill:var(--on)}
.tag-letter,.tag-number,.count,.flag-letter,.badge-letter{font-family:var(--sans)}
.flag-letter{font-size:28px;font-weight:700;text-anchor:middle;fill:var(--on)}
.ghost{opacity:.74;--rim:var(--ink);--rim-dash:4 3;--rim-wide:2.6}
.order,.round-look{pointer-events:none}
.halo{fill:none;stroke:var(--card);stroke-linecap:round;stroke-linejoin:round}
.shaft,.flight,.ring,.back{fill:none;stroke:var(--army);stroke-width:7;stroke-linecap:round}
.halo{stroke-width:13;stroke-opacity:.5} .shaft{stroke-opacity:.85}
.flight{stroke-dasharray:2 13} .back{stroke-width:5;stroke-dasharray:9 9}
.deploy .shaft{stroke-dasharray:18 7;stroke-linecap:butt}
.ring{stroke-width:5;stroke-dasharray:10 6}
.tip{fill:var(--army);stroke:var(--card);stroke-width:3;paint-order:stroke;stroke-linejoin:round}
.disc{fill:var(--dark);stroke:var(--letter);stroke-width:2.5}
.disc-number{font-family:var(--sans);font-size:28px;font-weight:700;text-anchor:middle;fill:var(--letter)}
.stop{fill:var(--card);stroke:var(--blast);stroke-width:5}
.stop-bar{fill:none;stroke:var(--blast);stroke-width:6;stroke-linecap:round}
.look-veil{fill:var(--paper);fill-opacity:.38}
.plaque{fill:var(--card);stroke:var(--ink);stroke-width:2.5} .plaque-cast{fill:var(--shade);fill-opacity:.3}
.sum{font-family:var(--sans);font-size:29px;font-weight:700;text-anchor:middle;fill:var(--own-ink)}
.sum-sign{font-family:var(--sans);font-size:29px;font-weight:700;text-anchor:middle}
.winner{fill:var(--army)} .winner-sum{fill:var(--on)}
.leader{fill:none;stroke:var(--ink);stroke-width:2.5}
"""

_SIGNS: Final = """
.power-shade{fill:var(--shade);fill-opacity:calc(.38*var(--depth))}
.power-counter{fill:var(--army);stroke:var(--rim,var(--dark));stroke-width:var(--rim-wide,1.5);
stroke-dasharray:var(--rim-dash,none)}
.power-cloth{fill:var(--army);stroke:var(--dark);stroke-width:2}
.power-pole{fill:none;stroke:var(--ink);stroke-width:3.4;stroke-linecap:round}
.power-shine{fill:url(#power-shine);fill-opacity:var(--depth)} .power-plate{fill:var(--dark)}
.power-groove{fill:none;stroke:var(--on);stroke-width:1.3;stroke-opacity:calc(.55*var(--depth))}
.power-coin{fill:var(--coin);stroke:var(--coin-ink);stroke-width:1.5}
.power-milled{fill:none;stroke:var(--coin-ink);stroke-width:4;stroke-dasharray:2 3;
stroke-opacity:calc(.4*var(--depth))}
.power-sign{fill:var(--on)} .power-on-big{fill:var(--bright)} .power-on-money{fill:var(--coin-ink)}
.power-cut{stroke:var(--dark);stroke-width:2.6;paint-order:stroke}
.power-blast{fill:var(--spark);stroke:var(--blast);stroke-width:5;stroke-linejoin:round}
"""
"""What is drawn by `<use>`: no rule reaches in there that names the board, only what is inherited does."""

_PLAIN: Final = """
.grained,.specked,.fold,.bearing,.contour,.far,.near,.island .surf,.waves,.wall,.scale,.cast{display:none}
.sea{fill:var(--shallow)} .neat{stroke-width:2} .sector .area{fill-opacity:1;stroke-dasharray:none}
.lane .area{fill-opacity:1;stroke-dasharray:none} .inland{fill:none;stroke:none}
text{font-family:var(--sans)}
"""

_CURVES: Final = {
    "green": "#12704e #57cf9f",
    "blue": "#1b468f #86acf5",
    "yellow": "#8a6500 #f0c53a",
    "red": "#b4262c #f2837d",
}
"""The lines of a curve: the armies' colours, dark or light enough to be seen on the page."""


def style() -> str:
    """The style sheet. Every rule stays inside the board's class, for a drawing within a page."""
    fonts = (
        '--serif:"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,serif;'
        '--sans:system-ui,"Segoe UI",Roboto,"Helvetica Neue","Liberation Sans",Arial,sans-serif'
    )
    rules = [
        f":root.{KIND}{{color-scheme:light dark}}",  # a file that stands alone follows its reader
        f":where(.{KIND}){{{_colours(_DAY_AND_NIGHT)};{fonts};--own-ink:var(--ink);--depth:1}}",
    ]
    rules.append(f':where([data-palette="safe"] .{KIND}){{{_colours(_SAFE)}}}')
    for colour in COLOURS:
        tones = "".join(
            f";--{tone}:var(--{colour}-{tone})" for tone in ("dark", "land", "hq", "on", "bright")
        )
        ink = f";--own-ink:var(--{colour}-ink)"
        rules.append(f".{KIND} .{colour}{{--army:var(--{colour}){tones}{ink}}}")
    for colour, tones in _CURVES.items():  # with the safe palette the page's own colours are better
        both = ",".join(tones.split())
        rules.append(
            f':root:not([data-palette="safe"]) .curve-side-{colour}{{--curve:light-dark({both})}}'
        )
    plain = [f':root[data-board="plain"] {rule}' for rule in _plain_rules()]
    plain.append(f':root[data-board="plain"] .{KIND}{{--depth:0}}')
    return "\n".join([*rules, *scoped(KIND, _RULES), _SIGNS, *plain])


def _plain_rules() -> list[str]:
    """The rules of the plain theme, each name of a list bound on its own."""
    found: list[str] = []
    for rule in scoped(KIND, _PLAIN):
        names, _, body = rule.partition("{")
        found.append(',:root[data-board="plain"] '.join(names.split(",")) + "{" + body)
    return found


def _colours(tones: dict[str, str]) -> str:
    return ";".join(
        f"--{name}:light-dark({','.join(both.split())})" for name, both in tones.items()
    )

"""The style sheet of the drawn table: sizes of text, the palette by day and by night, the plain theme."""

from __future__ import annotations

from typing import Final

from arbitre.core.svg import Lettering, scoped

KIND: Final = "dead-reckoning-board"
"""The class of the drawing, to which its style sheet is bound."""

SIZES: Final = {
    "title": 40,
    "phase": 31,
    "head": 33,
    "code": 33,
    "name": 31,
    "value": 34,
    "count": 32,
    "num": 31,
    "small": 29,
    "crew": 29,
    "mystery": 92,
}
"""The size of each sort of text: 29 has 11 pixels on a phone, upright by parts 860 and lying 806 high."""

BOLD: Final = "title head code value count num mystery crew".split()

SERIF: Final = "title head name mystery phase crew".split()
"""The sorts of text in the type of charts."""

LETTERING: Final = Lettering(SIZES, BOLD, 1.65, "mwMW—…×≥÷✕→")

COLOURS: Final[dict[str, tuple[str, str]]] = {
    "paper": ("#6d4a2c", "#1b1511"),
    "panel": ("#f4e8cc", "#1d252b"),
    "ink": ("#2b1d10", "#efe6d2"),
    "quiet": ("#5f4a31", "#b9ac93"),
    "line": ("#b79c6d", "#53503f"),
    "trim": ("#cdb588", "#39403f"),
    "chart": ("#ecdcb5", "#122129"),
    "rhumb": ("#b58d5a", "#2f4a55"),
    "neat": ("#fbf3dc", "#c8b98f"),
    "neat-dark": ("#3b2a18", "#2a2a22"),
    "wave": ("#d6c193", "#1b3039"),
    "water": ("#cfe0d8", "#1d4450"),
    "water-line": ("#7fa9a5", "#3f7884"),
    "shoal": ("#5c918f", "#4f929c"),
    "fog": ("#e2cd9c", "#0f1b22"),
    "fog-line": ("#a98a58", "#48606a"),
    "monster": ("#94703f", "#5f7a83"),
    "sand": ("#f5e3b4", "#6d6040"),
    "coast": ("#6b4c27", "#c4ab72"),
    "land-1": ("#dfd79b", "#54603c"),
    "land-2": ("#b7c084", "#3f4f34"),
    "hill": ("#7c7345", "#8b9468"),
    "quay": ("#dfc794", "#453723"),
    "plank": ("#8a6636", "#8b6e42"),
    "slot": ("#fffaea", "#26302f"),
    "box": ("#fbf2dc", "#26302f"),
    "side-0": ("#17693c", "#4fc98a"),
    "side-1": ("#1a5c96", "#6db6f2"),
    "side-2": ("#a8231b", "#ff867c"),
    "side-3": ("#74287f", "#d79ae6"),
    "on-side": ("#ffffff", "#101418"),
    "coin": ("#f0bf2e", "#f0c544"),
    "coin-edge": ("#7d5600", "#fbe9ae"),
    "cask": ("#a56a33", "#bd8248"),
    "cask-edge": ("#56330f", "#f0d0ab"),
    "card": ("#fffaec", "#2a3338"),
    "card-edge": ("#7a6237", "#9a8a63"),
    "bar": ("#e4cfa0", "#3e382a"),
    "merchant": ("#fbe3b3", "#463a21"),
    "gold": ("#835a00", "#f2c654"),
    "gold-face": ("#ffe08a", "#5c4a17"),
    "silver": ("#e6e4da", "#4a555b"),
    "wood": ("#7c4d22", "#b98750"),
    "badge": ("#7c4d22", "#f0cf9a"),
    "on-badge": ("#fffaea", "#33220f"),
    "cloth": ("#fffaf0", "#e9e3d5"),
    "iron": ("#3a3f44", "#c3ccd4"),
    "danger": ("#b3261e", "#ff8379"),
    "lit": ("#ffe9a3", "#57471a"),
    "lit-edge": ("#a45f00", "#f5c24d"),
    "pip": ("#d9c69b", "#454a45"),
    "notch": ("#a98f57", "#838c83"),
    "palm": ("#3f6f3b", "#7cb678"),
    "back": ("#23506b", "#1f5470"),
    "on-back": ("#f3e7c9", "#e6f0f5"),
    "plank-1": ("#61401f", "#1a130d"),
    "plank-2": ("#7d5530", "#2a1f16"),
    "grain": ("#4a2f15", "#0f0a06"),
    "age": ("#7a4d16", "#000000"),
    "fibre": ("#a6834a", "#5b6a70"),
}
"""Each colour by day and by night, custom properties that any rule of a page overrides."""

SAFE: Final[dict[str, tuple[str, str]]] = {
    "side-0": ("#0064a4", "#56b4e9"),
    "side-1": ("#007a5a", "#2fc69a"),
    "side-2": ("#b84a00", "#ff9a4d"),
    "side-3": ("#a04a78", "#e6a6cb"),
}
"""The sides in colours that most people tell apart; their shapes differ in any case."""

PLAIN: Final[dict[str, tuple[str, str]]] = {
    "paper": ("#efece4", "#10161b"),
    "panel": ("#fffdf8", "#1a242c"),
    "chart": ("#d6e6ec", "#15303d"),
    "fog": ("#a9c3d0", "#0f222c"),
    "water": ("#e2f0f4", "#1f4a5a"),
    "box": ("#f6f2e8", "#232e36"),
}
"""The plain theme: no texture, flat colours."""

_SANS: Final = 'system-ui,"Segoe UI",Roboto,"Helvetica Neue","Liberation Sans",Arial,sans-serif'
_CHARTS: Final = (
    '"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,"Liberation Serif",serif'
)

_RULES: Final = """
text{font-family:var(--font);fill:var(--ink)}
.name,.phase{font-style:italic}
.middle,.value,.mystery{text-anchor:middle}
.phase{font-weight:500} .quiet{fill:var(--quiet)} .paper{fill:var(--paper)}
.panel{fill:var(--panel);stroke:var(--line);stroke-width:2} .art{pointer-events:none}
.shade{fill:#000;fill-opacity:.34} .trim{fill:none;stroke:var(--trim);stroke-width:1.5}
.ends{text-anchor:end}
.chart{fill:var(--chart)} .rhumb{fill:none;stroke:var(--rhumb);stroke-width:1.4;stroke-opacity:.55}
.neat{fill:none;stroke:var(--neat);stroke-width:7}
.neat-scale{fill:none;stroke:var(--neat-dark);stroke-width:5;stroke-dasharray:46 46}
.ripple{fill:none;stroke:var(--water-line);stroke-width:2.5;stroke-linecap:round}
.tile{fill:var(--water);stroke:var(--coast);stroke-width:2}
.fog{fill:var(--fog);fill-opacity:.62;stroke:var(--fog-line);stroke-width:2;stroke-dasharray:3 6}
.monster{color:var(--monster);opacity:.75} .unexplored .code,.unexplored .name{fill:var(--quiet)}
.mystery{fill:var(--monster);fill-opacity:.85}
.quay{fill:var(--quay);stroke:var(--plank);stroke-width:3}
.planks{fill:none;stroke:var(--plank);stroke-width:2.5}
.slot{fill:var(--slot);stroke:var(--coast);stroke-width:1.5;stroke-dasharray:4 3}
.box{fill:var(--box);stroke:var(--line);stroke-width:2}
.pill{fill:var(--slot);stroke:var(--coast);stroke-width:2}
.space{fill:var(--slot);stroke:var(--wood);stroke-width:2}
.first{fill:var(--gold-face);stroke:var(--gold);stroke-width:3}
.second{fill:var(--silver);stroke:var(--quiet);stroke-width:2.5}
.icon{fill:var(--ink);color:var(--ink)} .icon-quiet{fill:var(--quiet);color:var(--quiet)}
.side-0{fill:var(--side-0);color:var(--side-0)} .side-1{fill:var(--side-1);color:var(--side-1)}
.side-2{fill:var(--side-2);color:var(--side-2)} .side-3{fill:var(--side-3);color:var(--side-3)}
.bevel{stroke:var(--ink);stroke-width:1.6;stroke-opacity:.55}
.on-side{fill:var(--on-side)} .edge{stroke:var(--panel);stroke-width:2}
.ring{fill:none;stroke:var(--ink);stroke-width:2.5} .wake{fill:var(--ink);fill-opacity:.18}
.card-shade{fill:#000;fill-opacity:.22}
.card-face{fill:var(--card);stroke:var(--card-edge);stroke-width:2.5}
.merchant .card-face{fill:var(--merchant);stroke-dasharray:9 4} .card-bar{fill:var(--bar)}
.played .card-bar{fill:var(--lit)} .played .card-face{stroke:var(--lit-edge);stroke-width:5}
.held-place{fill:transparent;stroke:var(--lit-edge);stroke-width:3;stroke-dasharray:10 7}
.sleeve{fill:var(--panel);stroke:var(--line);stroke-width:1.5;stroke-dasharray:4 4}
.sleeve-full{fill:var(--lit);stroke:var(--lit-edge);stroke-width:1.5} .sleeved{pointer-events:none}
.slot-mark{fill:var(--notch)}
.slot-lit{fill:var(--ink)} .level{fill:none;stroke:var(--quiet);stroke-width:1.8} .level-lit{fill:var(--gold)}
.pip{fill:var(--slot);stroke:var(--quiet);stroke-width:2}
.pip-hit{fill:var(--danger);stroke:var(--danger);stroke-width:2}
.cross{stroke:var(--panel);stroke-width:3;fill:none;stroke-linecap:round}
.back{fill:var(--back);stroke:var(--card-edge);stroke-width:2.5}
.back-line{fill:none;stroke:var(--on-back);stroke-width:2.5;stroke-opacity:.6}
.on-back{color:var(--on-back);fill:var(--on-back)}
.serves{fill:var(--box);stroke:var(--coast);stroke-width:3} .rest{fill:none}
.cell{fill:var(--water);stroke:var(--water-line);stroke-width:1.5}
.harbor-cell{fill:var(--quay)} .claim-frame{fill:none;stroke:#fff;stroke-width:6}
.claim-edge{fill:none;stroke:#3b2a18;stroke-width:9}
.glow{fill:var(--lit);fill-opacity:.4;stroke:var(--lit-edge);stroke-width:5} .icon-box{fill:none}
.step.done,.step.void{opacity:.7} .step.done .quiet,.step.void .quiet{fill:var(--ink)}
.ticked{fill:none;stroke:var(--side-0);stroke-width:5;stroke-linecap:round;stroke-linejoin:round}
.ruled{fill:none;stroke:var(--ink);stroke-width:4} .marked{fill:none;stroke-width:6}
.marked.lit{stroke:var(--lit-edge);stroke-width:12}
.marked.to-come{stroke:var(--side-2);stroke-dasharray:4 12;stroke-linecap:round}
.cube-face{fill:var(--slot);stroke-width:4}
.waiting{fill:none;stroke:var(--quiet);stroke-width:2.5;stroke-dasharray:5 4}
.side-0 .cube-face{stroke:var(--side-0)} .side-1 .cube-face{stroke:var(--side-1)}
.side-2 .cube-face{stroke:var(--side-2)} .side-3 .cube-face{stroke:var(--side-3)}
.nobody .cube-face{stroke:var(--gold)} .bar{fill:var(--pip)}
.bonus{fill:var(--gold-face);stroke:var(--gold);stroke-width:2.5}
.tick{fill:none;stroke:var(--ink);stroke-width:5;stroke-linecap:round;stroke-linejoin:round}
.chosen{fill:none;stroke:var(--lit-edge);stroke-width:7;stroke-dasharray:14 8}
.place{fill:none;stroke:var(--line);stroke-width:2;stroke-dasharray:8 7}
.course{fill:none;stroke:var(--lit-edge);stroke-width:10;stroke-linecap:round;stroke-dasharray:18 14}
.reach{fill:var(--lit);stroke:var(--lit-edge);stroke-width:3;stroke-dasharray:5 3}
.course-tip{fill:var(--lit-edge)}
.compass-ring{fill:none;stroke:var(--wood);stroke-width:2} .compass-dark{fill:var(--wood)}
.compass-light{fill:var(--slot);stroke:var(--wood);stroke-width:1.2}
"""
_SIGNS: Final = """
.dead-coin{fill:var(--coin);stroke:var(--coin-edge);stroke-width:2.5}
.dead-coin-in{fill:none;stroke:var(--coin-edge);stroke-width:1.8}
.dead-cask{fill:var(--cask);stroke:var(--cask-edge);stroke-width:2.5}
.dead-cask-in{fill:none;stroke:var(--cask-edge);stroke-width:2}
.dead-shoal-1,.dead-shoal-2,.dead-shoal-3{fill:none;stroke:var(--shoal);stroke-linejoin:round}
.dead-shoal-1{stroke-width:9;stroke-opacity:.5} .dead-shoal-2{stroke-width:19;stroke-opacity:.26}
.dead-shoal-3{stroke-width:31;stroke-opacity:.16}
.dead-sand{fill:var(--sand);stroke:var(--coast);stroke-width:2.6}
.dead-hill{fill:none;stroke:var(--hill);stroke-width:1.6;stroke-linecap:round;stroke-opacity:.8}
.dead-palm{fill:var(--palm)} .dead-trunk{fill:none;stroke:var(--wood);stroke-width:3;stroke-linecap:round}
.dead-ink{fill:none;stroke:currentColor;stroke-width:2.6;stroke-linecap:round;stroke-linejoin:round}
.dead-eye{fill:currentColor}
.dead-stop-1{stop-color:var(--plank-1)} .dead-stop-2{stop-color:var(--plank-2)}
.dead-stop-0{stop-color:var(--age);stop-opacity:0} .dead-stop-3{stop-color:var(--age);stop-opacity:.34}
.dead-stop-4{stop-color:var(--land-1)} .dead-stop-5{stop-color:var(--land-2)}
.dead-grain{fill:none;stroke:var(--grain);stroke-width:1.6;stroke-opacity:.3}
.dead-seam{fill:none;stroke:var(--grain);stroke-width:3;stroke-opacity:.8}
.dead-fibre{fill:none;stroke:var(--fibre);stroke-width:.8;stroke-opacity:.16}
.dead-wave{fill:none;stroke:var(--wave);stroke-width:2;stroke-linecap:round}
.dead-hull{fill:var(--wood);stroke:var(--panel);stroke-width:1.5}
.dead-mast{fill:none;stroke:var(--wood);stroke-width:3}
.dead-sail{fill:currentColor;stroke:var(--panel);stroke-width:1.5}
.dead-pirate{fill:#16191d;stroke:var(--panel);stroke-width:1.5}
.dead-bones{fill:none;stroke:#fff;stroke-width:2.4;stroke-linecap:round} .dead-skull{fill:#fff}
.dead-pennant{fill:var(--cloth);stroke:var(--wood);stroke-width:1.5}
.dead-line{fill:none;stroke:currentColor;stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
.dead-gold{fill:var(--coin);stroke:var(--coin-edge);stroke-width:1.8;stroke-linejoin:round}
.dead-burst{fill:var(--danger)} .dead-stone{fill:var(--iron)} .dead-roof{fill:var(--danger)}
.dead-badge{fill:var(--badge);stroke:var(--on-badge);stroke-width:1.6} .dead-on-badge{fill:var(--on-badge)}
.dead-canvas{fill:var(--cloth);stroke:var(--wood);stroke-width:2;stroke-linejoin:round}
.dead-pole{fill:none;stroke:var(--wood);stroke-width:2.5;stroke-linecap:round}
.dead-wall{fill:var(--wood)} .dead-light{fill:var(--slot)}
"""


def style() -> str:
    """The style sheet. Every rule stays inside the board's class, for a drawing within a page.

    Where a page says `color-scheme`, colours follow it; a drawing that stands alone follows its reader.
    """
    fonts = f"--font:{_SANS};--serif:{_CHARTS}"
    rules = [
        "svg:root{color-scheme:light dark}",
        f":where(.{KIND}){{{_properties(COLOURS)};{fonts}}}",
        f':where([data-palette="safe"] .{KIND}){{{_properties(SAFE)}}}',
        f':where([data-board="plain"] .{KIND}){{{_properties(PLAIN)}}}',
        f'[data-board="plain"] .{KIND} .art{{display:none}}',
        f'[data-board="plain"] .{KIND} .dead-grass{{fill:var(--land-1)}}',
        *scoped(KIND, LETTERING.rules() + _RULES + _serif()),
    ]
    # what a `use` repeats is matched without its ancestors: these rules go by their names alone
    return "\n".join([*rules, _SIGNS.strip()])


def _serif() -> str:
    return ",".join(f".{kind}" for kind in SERIF) + "{font-family:var(--serif)}"


def _properties(colours: dict[str, tuple[str, str]]) -> str:
    """Custom properties with their day and night sides.

    >>> _properties({"ink": ("#000", "#fff")})
    '--ink:light-dark(#000,#fff)'
    """
    return ";".join(f"--{name}:light-dark({day},{night})" for name, (day, night) in colours.items())

"""SVG that every game's pictures are made of: elements, lettering, style sheets, the document."""

from __future__ import annotations

from html import escape

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, width, height."""


def num(value: float) -> str:
    """A number as short as two decimals allow.

    >>> num(12.0), num(-0.001), num(3.14159)
    ('12', '0', '3.14')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def rect(kind: str, box: Box, radius: float = 8) -> str:
    """A rectangle with round corners.

    >>> rect("card", (0, 0, 20, 12.5), 4)
    '<rect class="card" x="0" y="0" width="20" height="12.5" rx="4"/>'
    """
    left, upper, wide, high = box
    return (
        f'<rect class="{kind}" x="{num(left)}" y="{num(upper)}" width="{num(wide)}" '
        f'height="{num(high)}" rx="{num(radius)}"/>'
    )


def group(
    id: str, kind: str, title: str, inner: str, at: Point | None = None, data: str = ""
) -> str:
    """Things that belong together, with their title read aloud; a piece has its place.

    >>> group("hold", "box", "Hold", "", (3, 4), 'data-count="2"')
    '<g id="hold" class="box" data-count="2" transform="translate(3 4)" role="img"><title>Hold</title></g>'
    """
    more = f" {data}" if data else ""
    if at is not None:
        more += f' transform="translate({num(at[0])} {num(at[1])})"'
    return f'<g id="{id}" class="{kind}"{more} role="img"><title>{escape(title)}</title>{inner}</g>'


# -- lettering -------------------------------------------------------------------------------


class Lettering:
    """The sorts of text of a drawing and their sizes, so that a line fits into its room.

    `tightest`: no line is drawn closer than this; `broad` are signs as wide as an m; `leading` is the
    step from line to line, and a line is broken at most `late` signs behind its middle.
    """

    def __init__(
        self,
        sizes: dict[str, int],
        bold: list[str],
        tightest: float,
        broad: str = "mwMW—…",
        leading: float = 1.1,
        late: int = 5,
    ) -> None:
        self.sizes = sizes
        self.bold = bold
        self.tightest = tightest
        self.broad = broad
        self.leading = leading
        self.late = late

    def text(self, kind: str, x: float, y: float, words: str, room: float = 0.0) -> str:
        """A line of text; where it may be wider than its room it is drawn in, or cut when far too wide.

        >>> Lettering({"name": 20}, [], 1.5).text("name", 0, 5, "Sea & co", 200)
        '<text class="name" x="0" y="5">Sea &amp; co</text>'
        """
        squeeze = ""
        if room:
            first = kind.split(maxsplit=1)[0]
            while len(words) > 4 and self.wide(words, first) > room * self.tightest:
                words = words[:-2].rstrip() + "…"
            if self.wide(words, first) > room:
                squeeze = f' textLength="{num(room)}" lengthAdjust="spacingAndGlyphs"'
        return f'<text class="{kind}" x="{num(x)}" y="{num(y)}"{squeeze}>{escape(words)}</text>'

    def lines(self, kind: str, x: float, y: float, words: str, room: float) -> str:
        """A text on one line, or broken once into two where it has no room; `y` is the upper one's."""
        first = kind.split(maxsplit=1)[0]
        size = self.sizes[first]
        at = words.rfind(" ", 0, len(words) // 2 + self.late)
        if self.wide(words, first) <= room or at < 0:
            return self.text(kind, x, y + size / 2, words, room)
        second = self.text(kind, x, y + size * self.leading, words[at + 1 :], room)
        return self.text(kind, x, y, words[:at], room) + second

    def wide(self, words: str, kind: str) -> float:
        """About how wide a line of some kind is in a wide type.

        >>> letters = Lettering({"small": 22, "code": 25}, ["code"], 1.5)
        >>> letters.wide("mil", "small"), letters.wide("mil", "code")
        (34.1, 42.62)
        """
        ems = sum(
            0.95 if sign in self.broad else 0.3 if sign in "ijl.,:;'’|! " else 0.6 for sign in words
        )
        return round(ems * self.sizes[kind] * (1.1 if kind in self.bold else 1.0), 2)

    def rules(self) -> str:
        """The sizes as rules of a style sheet."""
        sizes = "".join(f".{kind}{{font-size:{size}px}}" for kind, size in self.sizes.items())
        return sizes + "".join(f".{kind}{{font-weight:700}}" for kind in self.bold)


# -- style sheets ----------------------------------------------------------------------------


def scoped(kind: str, rules: str) -> list[str]:
    """Rules of a style sheet, each bound to drawings of a class, for a drawing within a page.

    >>> scoped("board", "text{fill:red} .a,.b{x:y}")
    ['.board text{fill:red}', '.board .a,.board .b{x:y}']
    """
    found: list[str] = []
    for rule in rules.split("}")[:-1]:
        names, _, body = rule.partition("{")
        bound = ",".join(f".{kind} {name.strip()}" for name in names.split(","))
        found.append(f"{bound}{{{body}}}")
    return found


def palette(kind: str, light: str, dark: str, within: str = "") -> list[str]:
    """Custom properties of drawings of a class by day and by night, which any rule of a page overrides.

    >>> palette("board", "--a:1", "--a:2")
    [':where(.board){--a:1}', '@media (prefers-color-scheme:dark){:where(.board){--a:2}}']
    """
    board = f":where({within} .{kind})" if within else f":where(.{kind})"
    return [f"{board}{{{light}}}", f"@media (prefers-color-scheme:dark){{{board}{{{dark}}}}}"]


def chosen_palette(kind: str, light: str, dark: str, within: str = "") -> list[str]:
    """The same where a page has chosen day or night."""
    return [
        f':where({within}[data-theme="light"] .{kind}){{{light}}}',
        f':where({within}[data-theme="dark"] .{kind}){{{dark}}}',
    ]


# -- the document ----------------------------------------------------------------------------


def on_top(svg: str, pieces: dict[str, str]) -> str:
    """A drawing that stands alone, with more pieces over it.

    >>> on_top("<svg></svg>\\n", {"a": "<g/>"})
    '<svg><g/></svg>\\n'
    """
    head, end, tail = svg.rpartition("</svg>")
    return "".join([head, *pieces.values(), end, tail])


def document(
    kind: str,
    size: Point,
    lang: str,
    title: str,
    style: str,
    signs: list[str],
    layers: tuple[list[str], list[str], list[str]],
) -> str:
    """A drawing that stands alone: its signs, then the layers `board`, `state` and `pieces`.

    `title` is escaped already.
    """
    board, state, pieces = layers
    root = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{kind}" role="group" '
        f'viewBox="0 0 {num(size[0])} {num(size[1])}" lang="{lang}" aria-label="{title}">'
    )
    parts = [
        root,
        f"<title>{title}</title>",
        f"<style>\n{style}\n</style>",
        *signs,
        '<g id="board">',
        *board,
        "</g>",
        '<g id="state">',
        *state,
        "</g>",
        '<g id="pieces">',
        *pieces,
        "</g>",
        "</svg>\n",
    ]
    return "\n".join(parts)

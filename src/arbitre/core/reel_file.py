"""A film as one file (animated SVG): every version of a thing is there, each seen in its time window.

It needs no script and plays wherever a picture is shown.
"""

from __future__ import annotations

import re
from html import escape

from arbitre.core.contract import Period
from arbitre.core.reel import WHOLE, Frame, Reel
from arbitre.core.screen import Picture, Screen
from arbitre.core.svg import Lettering, num
from arbitre.core.voice import JOINT, Voice

MOST_CAPTION = 240
"""So many signs of a line are shown at most."""
THEMES = ("light", "dark")


class _Windows:
    """The time windows (keyframes): each set of frames in which something is seen has a class."""

    def __init__(self, frames: list[Frame]) -> None:
        self.count = len(frames)
        ends: list[float] = [0.0]
        for frame in frames:
            ends.append(ends[-1] + frame.seconds)
        ends[-1] += 2.0  # the end is seen longer
        self.seconds = ends[-1]
        self._at = [f"{100 * end / self.seconds:.4f}".rstrip("0").rstrip(".") for end in ends]
        self._names: dict[tuple[int, ...], str] = {}

    def kind(self, seen: list[int]) -> str:
        """The classes of what is seen in these frames; empty: it always is."""
        if len(seen) == self.count:
            return ""
        name = self._names.setdefault(tuple(seen), f"w{len(self._names)}")
        return f"w {name}" + (" z" if self.count - 1 in seen else "")

    def rules(self) -> str:
        """The style sheet; who wants nothing to move sees the end."""
        found = [
            f".w{{visibility:hidden;animation:{num(self.seconds)}s step-end infinite}}",
            ".z{visibility:visible}",
        ]
        for seen, name in self._names.items():
            stops = ["0%{visibility:hidden}"] if 0 not in seen else []
            for index in seen:
                if index - 1 not in seen:
                    stops.append(f"{self._at[index]}%{{visibility:visible}}")
                if index + 1 not in seen and index + 1 < self.count:
                    stops.append(f"{self._at[index + 1]}%{{visibility:hidden}}")
            last = "visible" if self.count - 1 in seen else "hidden"
            stops.append(f"to{{visibility:{last}}}")
            found.append(f".{name}{{animation-name:{name}}}@keyframes {name}{{{''.join(stops)}}}")
        found.append(
            f".reel-time{{animation:reel-time {num(self.seconds)}s linear infinite}}"
            "@keyframes reel-time{from{transform:scaleX(0)}}"
            "@media (prefers-reduced-motion:reduce){.w,.reel-time{animation:none}}"
        )
        return "".join(found)


def draw_reel(screen: Screen, voice: Voice, reel: Reel, theme: str = "") -> str:
    """A film as an SVG file that stands alone; the voice is about any view of its game.

    `theme` is `light` or `dark`; empty: it follows whoever looks.
    """
    picture, style = screen.picture(voice, False), screen.style()
    windows = _Windows(reel.frames)
    strip = _Strip(picture)
    layers = [
        _layer([one.scene.state for one in reel.frames], windows, style),
        _layer([one.scene.pieces for one in reel.frames], windows, style),
        strip.captions(reel, voice, windows),
    ]
    title = escape(picture.title or voice.phrase("game-title"))
    height = picture.height + strip.height
    size = f'viewBox="0 0 {num(picture.width)} {num(height)}"'
    chosen = f' style="color-scheme:{theme}"' if theme in THEMES else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} class="{escape(picture.kind)}" '
        f'role="img" lang="{voice.lang}" aria-label="{title}"{chosen}><title>{title}</title>'
        f"<style>{style}{strip.rules()}{windows.rules()}</style>"
        f"{_bare(picture.board, style)}{''.join(layers)}</svg>\n"
    )


def _layer(drawn: list[dict[str, str]], windows: _Windows, style: str) -> str:
    """Every version of every thing, in the order in which they lie on each other."""
    order = _order(drawn)
    seen: dict[str, dict[str, list[int]]] = {name: {} for name in order}
    for index, layer in enumerate(drawn):
        for name, markup in layer.items():
            seen[name].setdefault(markup, []).append(index)
    found: list[str] = []
    for name in order:
        for markup, frames in seen[name].items():
            kind = windows.kind(frames)
            said = f' class="{kind}"' if kind else ""
            found.append(f'<g data-of="{escape(name)}"{said}>{_bare(markup, style, True)}</g>')
    return "".join(found)


def _order(drawn: list[dict[str, str]]) -> list[str]:
    """All names, what is new behind what it lies on.

    >>> _order([{"a": "", "c": ""}, {"a": "", "b": "", "c": ""}])
    ['a', 'b', 'c']
    """
    order: list[str] = []
    known: set[str] = set()
    for layer in drawn:
        at = 0
        for name in layer:
            if name in known:
                at = order.index(name) + 1
            else:
                order.insert(at, name)
                known.add(name)
                at += 1
    return order


def _bare(markup: str, style: str, nameless: bool = False) -> str:
    """Markup without what only a touch or a reader of the page would need."""
    markup = re.sub(r"<(title|desc)\b[^>]*>.*?</\1>", "", markup, flags=re.DOTALL)
    used = set(re.findall(r"#([A-Za-z_][\w.:-]*)", markup)) if nameless else set()

    def kept(found: re.Match[str]) -> str:
        name = found[1]
        if name == "id":
            return found[0] if not nameless or found[2] in used else ""
        return found[0] if f"[{name}" in style else ""

    return re.sub(r' (id|role|aria-[a-z]+|data-[a-z-]+)="([^"]*)"', kept, markup)


# -- the caption -----------------------------------------------------------------------------


class _Strip:
    """The strip under the board: which round, the line that is told, and how far the film is."""

    def __init__(self, picture: Picture) -> None:
        self.width = picture.width
        self.top = picture.height
        self.size = round(picture.width / 44)
        self.height = self.size * 3.4
        self.letters = Lettering({"reel-line": self.size, "reel-label": self.size}, [], 1.0)

    def rules(self) -> str:
        """Its style sheet."""
        return (
            ".reel-strip{fill:light-dark(#fffaf0,#17150f)}.reel-time{fill:light-dark(#b4262c,#ffb454)}"
            f".reel-line,.reel-label{{font:{self.size}px system-ui,'DejaVu Sans',sans-serif;"
            "fill:light-dark(#241d12,#f4ead6);text-anchor:start;stroke:none}"
            ".reel-label{font-weight:700;fill:light-dark(#6b4a12,#ffcf8a)}"
        )

    def captions(self, reel: Reel, voice: Voice, windows: _Windows) -> str:
        """The strip with every line in its window."""
        texts: dict[str, list[int]] = {}
        for index, frame in enumerate(reel.frames):
            texts.setdefault(self._text(frame, reel, voice, index), []).append(index)
        box = f'x="0" width="{num(self.width)}"'
        found = [
            f'<rect class="reel-strip" {box} y="{num(self.top)}" height="{num(self.height)}"/>',
            f'<rect class="reel-time" {box} y="{num(self.top)}" height="{num(self.size / 6)}"/>',
        ]
        for text, frames in texts.items():
            kind = windows.kind(frames)
            said = f' class="{kind}"' if kind else ""
            found.append(f"<g{said}>{text}</g>")
        return "".join(found)

    def _text(self, frame: Frame, reel: Reel, voice: Voice, index: int) -> str:
        label = label_of(frame.period, voice) or voice.phrase("game-title")
        room = self.width - 2 * self.size
        left = self.letters.wide(label, "reel-label") * 1.1 + self.size
        caption = frame.caption
        if not index:
            said = voice.phrase("film-cut", {"shows": reel.shows}) if reel.shows != WHOLE else ""
            caption = JOINT.join(one for one in (voice.phrase("game-title"), said) if one)
        first, second = self._broken(caption, room - left, room)
        upper = self.top + self.size * (1.45 if second else 2.0)
        left += self.size
        lines = [("reel-label", self.size, upper, label), ("reel-line", left, upper, first)]
        if second:
            lines.append(("reel-line", self.size, upper + self.size * 1.3, second))
        return "".join(self.letters.text(*line) for line in lines)

    def _broken(self, text: str, first: float, second: float) -> tuple[str, str]:
        """A text in two lines, cut where it has no room."""
        words, upper = text[:MOST_CAPTION].split(" "), ""
        if len(text) > MOST_CAPTION:
            words[-1] = "…"
        while words and self._wide(f"{upper} {words[0]}") <= first:
            upper = f"{upper} {words.pop(0)}".strip()
        lower = " ".join(words)
        while len(lower) > 4 and self._wide(lower) > second:
            lower = lower[:-2].rstrip(" ·…") + "…"
        return upper, lower

    def _wide(self, text: str) -> float:
        return self.letters.wide(text, "reel-line")


def label_of(period: Period | None, voice: Voice) -> str:
    """A round or turn in words; empty where there is none."""
    if period is None or not period.number:
        return ""
    return voice.phrase("film-period", {"unit": period.unit, "n": str(period.number)})

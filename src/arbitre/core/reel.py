"""A film as one file (animated SVG): every version of a thing is there, each seen in its time window.

It needs no script and plays wherever a picture is shown. The drawings are those of the film (`core.film`),
so what it shows is what the page shows. A file has bounds: of a long game it shows how each step ended,
several of them together, or only the last, and says so.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from arbitre.core.contract import Period
from arbitre.core.film import film
from arbitre.core.message import Event
from arbitre.core.position import View
from arbitre.core.screen import Picture, Scene, Screen
from arbitre.core.svg import Lettering, num
from arbitre.core.telling import SeenMoment
from arbitre.core.voice import JOINT, Voice

MOST_FRAMES = 120
"""So many frames a film has at most: some five minutes."""
MOST_CAPTION = 240
"""So many signs of a line are shown at most."""
HEAVIEST = 1_500_000
"""So many characters its changing drawings have together at most."""
WHOLE, STEPS, PARTS, LAST = "whole", "steps", "parts", "last"
"""What a film shows of its game: everything told; how each step ended; some of them together; the last."""
THEMES = ("light", "dark")

VoiceAt = Callable[[View], Voice]


class Shot:
    """A step of the game for a film: the views before and after it, what happened, and moment by moment.

    Without moments only how it ended is seen.
    """

    def __init__(
        self,
        before: View,
        after: View,
        events: list[Event],
        moments: Sequence[SeenMoment] | None = None,
    ) -> None:
        self.before: Final = before
        self.after: Final = after
        self.events: Final = events
        self.moments: Final = moments


class Frame:
    """A keyframe: a line told, and the whole scene while it is read.

    `shot` numbers the step it belongs to, `period` is the round or turn.
    """

    def __init__(
        self, caption: str, scene: Scene, shot: int, period: Period | None, minor: bool = False
    ) -> None:
        self.caption: Final = caption
        self.scene: Final = scene
        self.shot: Final = shot
        self.period: Final = period
        self.minor: Final = minor

    @property
    def seconds(self) -> float:
        """How long it is seen: as long as it takes to read it.

        >>> Frame("Red moves", Scene({}, {}), 1, None).seconds
        1.6
        """
        least = 1.1 if self.minor else 1.3
        return round(min(4.0, least + 0.03 * len(self.caption)), 1)


class Reel:
    """The frames of a film, within bounds, and how much of its game they show."""

    def __init__(self, frames: list[Frame], shows: str) -> None:
        self.frames: Final = frames
        self.shows: Final = shows


# -- frames ----------------------------------------------------------------------------------


def fits(screen: Screen, shots: Sequence[Shot], voice_at: VoiceAt) -> bool:
    """Whether a film of these steps may be told line by line."""
    told = 0
    for shot in shots if len(shots) <= MOST_FRAMES else ():
        told += len(screen.captions(voice_at(shot.before).tell(shot.events)))
        if told > MOST_FRAMES:
            return False
    return len(shots) <= MOST_FRAMES


def make_reel(screen: Screen, shots: Sequence[Shot], voice_at: VoiceAt) -> Reel:
    """A film of these steps; where they are too many, of how they ended, or of the last of them."""
    whole = all(one.moments is not None for one in shots)
    parts = [[one] for one in shots] if whole else _together(shots)
    frames: list[Frame] = []
    for number, part in enumerate(parts, 1):
        first = part[0]
        if not frames:
            scene = screen.scene(voice_at(first.before), False)
            frames.append(Frame("", scene, 0, first.before.period()))
        if whole:
            frames += _told(screen, first, number, voice_at, frames[-1].scene)
        else:
            frames += _ended(screen, part, number, voice_at)
    return bounded(frames, WHOLE if whole else STEPS if len(parts) == len(shots) else PARTS)


def _together(shots: Sequence[Shot]) -> list[list[Shot]]:
    """Steps side by side of one round or turn, so many that a film has room for all."""
    most = -(-len(shots) // MOST_FRAMES)
    parts: list[list[Shot]] = []
    for shot in shots:
        period = shot.before.period()
        if parts and len(parts[-1]) < most and parts[-1][0].before.period() == period:
            parts[-1].append(shot)
        else:
            parts.append([shot])
    return parts


def bounded(frames: list[Frame], shows: str = WHOLE) -> Reel:
    """A film with no more frames and signs than a file may have."""
    if shows == WHOLE and _too_much(frames):
        frames, shows = _thinned(frames, 1), STEPS
    steps, together = frames, 2
    while _too_much(frames) and together < 2 * len(steps):
        frames, shows = _thinned(steps, together), PARTS
        together *= 2
    while _too_much(frames) and len(frames) > 2:
        frames, shows = frames[len(frames) // 4 + 1 :], LAST
    return Reel(frames, shows)


def _told(screen: Screen, shot: Shot, number: int, voice_at: VoiceAt, shown: Scene) -> list[Frame]:
    """A frame for each line that is told; a heading that changes nothing is none."""
    assert shot.moments is not None
    frames: list[Frame] = []
    period = shot.before.period()
    for beat in film(screen, shot.before, shot.moments, voice_at, False):
        shown = Scene(_after(shown.state, beat.state), _after(shown.pieces, beat.pieces))
        if beat.heading and not beat.state and not beat.pieces:
            continue
        if beat.moment:
            period = shot.moments[beat.moment - 1].view.period()
        frames.append(Frame(beat.caption, shown, number, period, beat.minor))
    return frames


def _ended(screen: Screen, part: list[Shot], number: int, voice_at: VoiceAt) -> list[Frame]:
    """One frame of how some steps ended."""
    told = [
        line
        for shot in part
        for line in screen.captions(voice_at(shot.before).tell(shot.events))
        if line.text
    ]
    if not told:
        return []
    matters = [one for one in told if not one.minor and not one.heading] or told[-1:]
    scene = screen.scene(voice_at(part[-1].after), False)
    caption = JOINT.join(one.whole for one in matters)
    return [Frame(caption, scene, number, part[0].before.period())]


def _after(drawn: dict[str, str], changes: dict[str, str]) -> dict[str, str]:
    found = {**drawn, **changes}
    return {name: markup for name, markup in found.items() if markup}


def _thinned(frames: list[Frame], together: int) -> list[Frame]:
    """The last frame of so many steps of one round or turn, with what mattered in them for a caption."""
    parts: list[list[Frame]] = []
    for frame in frames:
        shots = {one.shot for one in parts[-1]} | {frame.shot} if parts else set()
        if parts and len(shots) <= together and _number(parts[-1][-1]) == _number(frame):
            parts[-1].append(frame)
        elif parts and together == 1 and frame.shot == parts[-1][-1].shot:
            parts[-1].append(frame)  # a step in which a round ends is one
        else:
            parts.append([frame])
    found: list[Frame] = []
    for part in parts:
        matters = [one.caption for one in part if one.caption and not one.minor]
        caption = JOINT.join(dict.fromkeys(matters)) or part[-1].caption
        last = part[-1]
        found.append(Frame(caption, last.scene, last.shot, last.period))
    return found


def _number(frame: Frame) -> int:
    return frame.period.number if frame.period else 0


def _too_much(frames: list[Frame]) -> bool:
    if len(frames) > MOST_FRAMES:
        return True
    versions = {
        (name, markup)
        for frame in frames
        for layer in (frame.scene.state, frame.scene.pieces)
        for name, markup in layer.items()
    }
    return sum(len(markup) for _, markup in versions) > HEAVIEST


# -- the file --------------------------------------------------------------------------------


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

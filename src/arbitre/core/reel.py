"""The frames (keyframes) of a film that becomes one file, and how much of its game they show.

The drawings are those of the film (`core.film`), so what it shows is what the page shows. A file has bounds:
of a long game it shows how each step ended, several of them together, or only the last, and says so.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from arbitre.core.contract import Period
from arbitre.core.film import film
from arbitre.core.message import Event
from arbitre.core.position import View
from arbitre.core.screen import Scene, Screen
from arbitre.core.telling import SeenMoment
from arbitre.core.voice import JOINT, Voice

MOST_FRAMES = 120
"""So many frames a film has at most: some five minutes."""
HEAVIEST = 1_500_000
"""So many characters its changing drawings have together at most."""
WHOLE, STEPS, PARTS, LAST = "whole", "steps", "parts", "last"
"""What a film shows of its game: everything told; how each step ended; some of them together; the last."""

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

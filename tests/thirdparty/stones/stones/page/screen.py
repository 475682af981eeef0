"""Stones on a page: a circle a stone."""

from __future__ import annotations

from arbitre.core.screen import Picture, Screen
from arbitre.core.voice import Voice
from stones.words.voice import stones_in


class StonesScreen(Screen):
    """A row of stones."""

    def picture(self, voice: Voice, tall: bool) -> Picture:
        shape = '<g id="stone-{0}" transform="translate({1} 10)"><circle r="4"/></g>'
        drawn = "".join(shape.format(n, 10 + 10 * n) for n in range(stones_in(voice.seen)))
        return Picture("", 420, 20, "", "", "", "", drawn)

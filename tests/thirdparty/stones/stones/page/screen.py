"""Stones on a page: a circle a stone, and how many there are."""

from __future__ import annotations

from arbitre.core.message import Event
from arbitre.core.screen import LABEL, Effect, Picture, Scene, Screen
from arbitre.core.voice import Voice
from stones.words.voice import stones_in


class StonesScreen(Screen):
    """A row of stones; those that are taken go to the edge."""

    def picture(self, voice: Voice, tall: bool) -> Picture:
        scene = self.scene(voice, tall)
        board = '<rect id="edge" width="4" height="20"/>'
        state, pieces = "".join(scene.state.values()), "".join(scene.pieces.values())
        return Picture("", 420, 20, "", "", board, state, pieces)

    def scene(self, voice: Voice, tall: bool) -> Scene:
        stones = stones_in(voice.seen)
        count = f'<text id="count" x="410" y="14">{stones}</text>'
        return Scene({"count": count}, {f"stone-{n}": _stone(n) for n in range(stones)})

    def effects(self, event: Event, voice: Voice) -> list[Effect]:
        return [Effect(LABEL, "count", f"-{event.args['n']}")] if event.name == "took" else []


def _stone(n: int) -> str:
    place = f'transform="translate({10 + 10 * n} 10)"'
    return f'<g id="stone-{n}" data-to="edge" {place}><circle r="4"/></g>'

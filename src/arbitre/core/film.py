"""The film (animation) of what happened: lines told, each with how the drawing then differs.

Nothing is animated by hand: a film is made of moments through the views of one seat, so that what is drawn
and what is told come from the same position.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from arbitre.core.position import View
from arbitre.core.screen import Effect, Scene, Screen
from arbitre.core.stepping import reaches
from arbitre.core.telling import SeenMoment
from arbitre.core.voice import Told, Voice


class Beat:
    """One animation frame: a line of the telling, its clause, and what is seen meanwhile.

    `pieces` and `state` are what is drawn otherwise than before it, as markup by id, empty for what is gone.
    It stands after the first `moment` moments of its step. `minor` and `heading` are those of its line.
    """

    def __init__(
        self,
        caption: str,
        clause: str = "",
        effects: list[Effect] | None = None,
        pieces: dict[str, str] | None = None,
        state: dict[str, str] | None = None,
        moment: int = 0,
        minor: bool = False,
        heading: bool = False,
    ) -> None:
        self.caption: Final = caption
        self.clause: Final = clause
        self.effects: Final[list[Effect]] = [] if effects is None else effects
        self.pieces: dict[str, str] = {} if pieces is None else pieces
        self.state: dict[str, str] = {} if state is None else state
        self.moment: Final = moment
        self.minor: Final = minor
        self.heading: Final = heading

    def __repr__(self) -> str:
        return f"Beat({self.caption!r}, {self.clause!r})"


def film(
    screen: Screen,
    before: View,
    moments: Sequence[SeenMoment],
    voice_at: Callable[[View], Voice],
    tall: bool,
) -> list[Beat]:
    """A beat for each line that is told of these moments, which lead on from a view.

    >>> from arbitre.core.game import game
    >>> power = game("power")
    >>> position = power.start()
    >>> for seat in position.seats[:3]:
    ...     events = position.play(seat, "C HQ IX" if seat == "green" else "")
    >>> before = position.view("green")
    >>> moments = [moment.seen("green") for moment in position.watch("red", position.read("red", ""))]
    >>> beats = film(power.screen(), before, moments, lambda view: power.voice(view, "en"), False)
    >>> [(beat.caption, list(beat.pieces)) for beat in beats if beat.pieces][0]
    ('Green moves a fighter from HQG to IX', ['piece-HQV-green-C', 'piece-IX-green-C'])
    """
    voice = voice_at(before)
    events = [moment.event for moment in moments]
    seen = {id(moment.event): moment.view for moment in moments}
    shown, told_to = screen.scene(voice, tall), 0
    beats: list[Beat] = []
    lines = screen.captions(voice.tell(events))
    for line, reached in zip(lines, reaches(lines, events), strict=True):
        effects: list[Effect] = []
        for event in line.all_events:
            if id(event) in seen:
                effects += screen.effects(event, voice_at(seen[id(event)]))
        scene = shown
        if reached > told_to:
            scene = screen.scene(voice_at(moments[reached - 1].view), tall)
            scene = Scene(
                scene.state, {**scene.pieces, **screen.aloft(events[:reached], voice, tall)}
            )
        beats.append(
            Beat(
                line.whole,
                clause_of(line),
                effects,
                differences(shown.pieces, scene.pieces),
                differences(shown.state, scene.state),
                reached,
                line.minor,
                line.heading,
            )
        )
        shown, told_to = scene, reached
    return beats


def clause_of(line: Told) -> str:
    """The first clause on a line.

    >>> clause_of(Told("Round 2", also=[Told("Red carried out nothing", "PW-O13")]))
    'PW-O13'
    """
    return next((part.clause for part in line.parts if part.clause), "")


def differences(before: dict[str, str], after: dict[str, str]) -> dict[str, str]:
    """What is new or drawn otherwise, and empty what is gone.

    >>> differences({"a": "<g/>", "b": "<g/>"}, {"b": "<i/>", "c": "<g/>"})
    {'a': '', 'b': '<i/>', 'c': '<g/>'}
    """
    found = {name: "" for name in before if name not in after}
    found.update({name: drawn for name, drawn in after.items() if before.get(name) != drawn})
    return found

"""A game that is watched or drawn otherwise than it is played is told so, each fault in one sentence."""

from __future__ import annotations

import re

import pytest
from stones.game import Stones
from stones.page.screen import StonesScreen
from stones.play.position import StonesPosition, StonesView

from arbitre.core.chance import CHANCE
from arbitre.core.message import Event
from arbitre.core.position import Move
from arbitre.core.screen import SHAKE, Effect, Picture, Scene
from arbitre.core.telling import Moment
from arbitre.core.voice import Told, Voice
from arbitre.testing import check_game
from tests.core.test_declared import check_is_told_so, playing


class Play(StonesPosition):
    """A sound game; the classes below change one thing each."""


class SilentlyWatched(Play):
    """tells other events when it is watched"""

    def watch(self, seat: str, move: Move) -> list[Moment]:
        return super().watch(seat, move)[1:]


class WatchedElsewhere(Play):
    """leads elsewhere when it is watched"""

    def watch(self, seat: str, move: Move) -> list[Moment]:
        moments = super().watch(seat, move)
        self.heap.turn += 2
        return moments


class SilentElsewhere(Play):
    """leads elsewhere when it is made silently"""

    def make_silent(self, seat: str, move: Move) -> None:
        super().make_silent(seat, move)
        self.heap.turn += 2


class OneForTwo(Play):
    """have one position between them"""

    def watch(self, seat: str, move: Move) -> list[Moment]:
        return [Moment(event, self) for event in self.make(seat, move)]


class Growing(StonesPosition):
    """A copy that goes on with the game."""

    def __init__(self, of: StonesPosition) -> None:
        super().__init__(of.heap.stones, of.minutes, of.time_limit)
        self.heap = of.heap


class SharedMoment(Play):
    """changes while the game goes on"""

    def watch(self, seat: str, move: Move) -> list[Moment]:
        return [Moment(event, Growing(self)) for event in self.make(seat, move)]


class OpenHalfway(StonesPosition):
    """A moment in which the tokens lie open."""

    def view(self, seat: str | None) -> StonesView:
        view = super().view(seat)
        view.data["tokens"] = list(self.heap.tokens)
        return view


class LeakyMoment(Play):
    """may not know what chance did, and sees it"""

    def watch(self, seat: str, move: Move) -> list[Moment]:
        moments = super().watch(seat, move)
        if seat != CHANCE:
            return moments
        for moment in moments:
            shown = OpenHalfway(self.heap.stones, self.minutes, self.time_limit)
            shown.heap.tokens = list(self.heap.tokens)
            moment.position = shown
        return moments


class Blurred(StonesPosition):
    """A moment whose view cannot be read back."""

    def view(self, seat: str | None) -> StonesView:
        view = super().view(seat)
        view.data["blur"] = 1
        return view


class BlurredMoment(Play):
    """sees another sample at the moment of 'took'"""

    def watch(self, seat: str, move: Move) -> list[Moment]:
        moments = super().watch(seat, move)
        for moment in moments:
            if moment.event.name == "took":
                copy = self.copy()
                blurred = Blurred(copy.heap.stones, copy.minutes, copy.time_limit)
                blurred.heap = copy.heap
                moment.position = blurred
        return moments


BROKEN = [
    SilentlyWatched,
    WatchedElsewhere,
    SilentElsewhere,
    OneForTwo,
    SharedMoment,
    LeakyMoment,
    BlurredMoment,
]


@pytest.mark.parametrize("kind", BROKEN)
def test_a_game_that_is_watched_otherwise_is_told_so(
    kind: type[Play], monkeypatch: pytest.MonkeyPatch
) -> None:
    check_is_told_so(kind, monkeypatch)


class Drawn(StonesScreen):
    """A sound screen; the classes below change one thing each."""


class OtherScene(Drawn):
    """Scene.pieces is not the layer 'pieces' of the picture"""

    def picture(self, voice: Voice, tall: bool) -> Picture:
        picture = super().picture(voice, tall)
        picture.pieces += '<g id="more"/>'
        return picture


class OtherState(Drawn):
    """Scene.state is not the layer 'state' of the picture"""

    def picture(self, voice: Voice, tall: bool) -> Picture:
        picture = super().picture(voice, tall)
        picture.state = picture.state.replace(">", ' class="dim">', 1)
        return picture


class TwoElements(Drawn):
    """'pair' of the scene is 2 elements, not one"""

    def scene(self, voice: Voice, tall: bool) -> Scene:
        scene = super().scene(voice, tall)
        return Scene(scene.state, {**scene.pieces, "pair": '<g id="pair"/><g/>'})


class OtherId(Drawn):
    """the element 'one' of the scene has the id 'other'"""

    def scene(self, voice: Voice, tall: bool) -> Scene:
        scene = super().scene(voice, tall)
        return Scene(scene.state, {**scene.pieces, "one": '<g id="other"/>'})


class BrokenMarkup(Drawn):
    """the element 'torn' of the scene is broken"""

    def scene(self, voice: Voice, tall: bool) -> Scene:
        scene = super().scene(voice, tall)
        return Scene({**scene.state, "torn": '<g id="torn">'}, scene.pieces)


class TwiceThere(Drawn):
    """the picture has several elements count"""

    def scene(self, voice: Voice, tall: bool) -> Scene:
        scene = super().scene(voice, tall)
        return Scene(scene.state, {**scene.pieces, "count": '<g id="count"/>'})


class OnTheBoardToo(Drawn):
    """the picture has several elements edge"""

    def scene(self, voice: Voice, tall: bool) -> Scene:
        scene = super().scene(voice, tall)
        return Scene({**scene.state, "edge": '<g id="edge"/>'}, scene.pieces)


class EffectNowhere(Drawn):
    """an effect is at 'moon', which is not in the picture"""

    def effects(self, event: Event, voice: Voice) -> list[Effect]:
        return [Effect(SHAKE, "moon")]


class UnknownEffect(Drawn):
    """there is no effect 'boom'"""

    def effects(self, event: Event, voice: Voice) -> list[Effect]:
        return [Effect("boom", "count")]


DRAWN = [
    OtherScene,
    OtherState,
    TwoElements,
    OtherId,
    BrokenMarkup,
    TwiceThere,
    OnTheBoardToo,
    EffectNowhere,
    UnknownEffect,
]


@pytest.mark.parametrize("kind", DRAWN)
def test_a_screen_that_draws_otherwise_is_told_so(kind: type[Drawn]) -> None:
    broken = type("Broken", (Stones,), {"screen": lambda self: kind()})()
    assert kind.__doc__ is not None
    with playing(broken), pytest.raises(AssertionError, match=re.escape(kind.__doc__)):
        check_game(broken, games=1)


class Still(Drawn):
    """Nothing is seen moving, and only the last line of a telling is shown."""

    def scene(self, voice: Voice, tall: bool) -> Scene:
        return Scene({}, {})

    def picture(self, voice: Voice, tall: bool) -> Picture:
        return Picture("", 420, 20, "", "", '<rect id="edge"/><g id="count"/>', "", "")

    def captions(self, told: list[Told]) -> list[Told]:
        return told[-1:]


def test_a_game_in_which_nothing_moves_passes() -> None:
    sound = type("Sound", (Stones,), {"screen": lambda self: Still()})()
    with playing(sound):
        check_game(sound, games=1)

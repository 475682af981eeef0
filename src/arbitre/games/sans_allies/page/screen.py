"""Sans Alliés on a page: regions and reserves to touch, forces gathered in a basket with exact odds."""

from __future__ import annotations

from arbitre.core.draft import Draft
from arbitre.core.game import game
from arbitre.core.message import Event, Value
from arbitre.core.screen import Basket, Effect, Panel, Picture, Scene, Screen, Touch
from arbitre.core.voice import Voice
from arbitre.games.sans_allies.page.effects import effects_of
from arbitre.games.sans_allies.page.panels import panels_of
from arbitre.games.sans_allies.page.rules import rule_drawings
from arbitre.games.sans_allies.page.touches import basket_of, touches_of
from arbitre.games.sans_allies.picture.draw import draw_view, layers, pyramid_alone, scene_of
from arbitre.games.sans_allies.picture.style import style
from arbitre.games.sans_allies.play.draft import PhaseDraft
from arbitre.games.sans_allies.play.position import SansAlliesView
from arbitre.games.sans_allies.rules.listing import forces_at
from arbitre.games.sans_allies.rules.pyramid import NAMES, exposed
from arbitre.games.sans_allies.rules.state import INVASIONS, PHASES
from arbitre.games.sans_allies.words.codes import last_call


class SansAlliesScreen(Screen):
    """The game's own drawings for a page.

    >>> from arbitre.core.game import game
    >>> sans_allies = game("sans_allies")
    >>> view = sans_allies.start(seed=12).view("invader")
    >>> draft, voice = sans_allies.draft(view, "en"), sans_allies.voice(view, "en")
    >>> [touch.label for touch in sans_allies.screen().touches(draft, voice)]
    ['End the invasions']
    """

    def style(self) -> str:
        """The style sheet of the table."""
        return style()

    def picture(self, voice: Voice, tall: bool) -> Picture:
        """The table; on a wide screen the units stand beside the pyramid."""
        return layers(_view(voice), voice.words, not tall)

    def draw(self, voice: Voice) -> str:
        """The table as a file."""
        return draw_view(_view(voice), voice.words)

    def drawings(self, voice: Voice) -> dict[str, Picture]:
        """What the rules are drawn with."""
        return rule_drawings(voice.words)

    def prompt(self, voice: Voice) -> str:
        """What is to be decided now."""
        state = _view(voice).position().state
        args: dict[str, Value] = {"n": state.due}
        if state.target >= 0:
            args["place"] = NAMES[state.target]
        phase = PHASES[state.phase]
        if state.phase == INVASIONS:
            able = any(forces_at(state, place) for place in exposed(state.standing))
            phase = "invasions" if able else "invasions-none"
        key = f"touch-prompt-{phase}"
        if not voice.words.knows(key):
            return voice.prompt()
        return voice.phrase(key, args) + last_call(state, voice.words)

    def example(self, voice: Voice) -> Picture | None:
        """The pyramid as it is dealt."""
        view = game("sans_allies").start(seed=12).view(None)
        assert isinstance(view, SansAlliesView)
        return pyramid_alone(view, voice.words)

    def touches(self, draft: Draft, voice: Voice) -> list[Touch]:
        """Regions, cards of the reserve or of the force, and what is chosen in words only."""
        assert isinstance(draft, PhaseDraft)
        return touches_of(draft, voice.words)

    def basket(self, draft: Draft, voice: Voice) -> Basket | None:
        """The force against a region, the cards to save, the cards to give up."""
        assert isinstance(draft, PhaseDraft)
        return basket_of(draft, voice.words)

    def scene(self, voice: Voice, tall: bool) -> Scene:
        """The texts, marks and pieces of the table."""
        return scene_of(_view(voice), voice.words, not tall)

    def effects(self, event: Event, voice: Voice) -> list[Effect]:
        """Dice, what shakes, a star."""
        return effects_of(event)

    def panels(self, voice: Voice) -> list[Panel]:
        """Before an invasion each exposed region with the best force against it; the region discard."""
        return panels_of(_view(voice).position().state, voice.words)


def _view(voice: Voice) -> SansAlliesView:
    view = voice.seen
    assert isinstance(view, SansAlliesView)
    return view

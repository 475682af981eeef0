"""Sans Alliés on a page: regions and reserves to touch, forces gathered in a basket with exact odds."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from arbitre.core.basket import Basket
from arbitre.core.draft import Draft
from arbitre.core.keypad import Keypad
from arbitre.core.message import Event, Message
from arbitre.core.position import View
from arbitre.core.screen import Effect, Offer, Panel, Picture, Scene, Screen, Touch
from arbitre.core.telling import SeenMoment
from arbitre.core.voice import Told, Voice
from arbitre.games.sans_allies.page.effects import effects_of
from arbitre.games.sans_allies.page.hands import hands_of
from arbitre.games.sans_allies.page.keys import keypad_of
from arbitre.games.sans_allies.page.offers import offers_of
from arbitre.games.sans_allies.page.panels import panels_of
from arbitre.games.sans_allies.page.prompts import prompt_for, prompt_of, send_word
from arbitre.games.sans_allies.page.rules import example_drawing, rule_drawings
from arbitre.games.sans_allies.page.sketch import sketch_of
from arbitre.games.sans_allies.page.touches import basket_of, touches_of
from arbitre.games.sans_allies.picture.draw import draw_view, layers, scene_of
from arbitre.games.sans_allies.picture.portraits import portraits
from arbitre.games.sans_allies.picture.style import style
from arbitre.games.sans_allies.play.draft import PhaseDraft
from arbitre.games.sans_allies.play.position import SansAlliesView
from arbitre.games.sans_allies.words.codes import decision_in


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

    def portraits(self, voice: Voice) -> dict[str, Picture]:
        """Who may play, each with a sign and marks of rank."""
        return portraits(voice.words)

    def prompt(self, voice: Voice) -> str:
        """What is to be decided now."""
        return prompt_of(_view(voice).position().state, voice.words) or voice.prompt()

    def prompt_for(self, draft: Draft, voice: Voice) -> str:
        """What to touch for the force, or that it is enough."""
        assert isinstance(draft, PhaseDraft)
        return prompt_for(draft, voice.words) or self.prompt(voice)

    def send_word(self, draft: Draft, voice: Voice) -> str:
        """Attack, save, give up."""
        assert isinstance(draft, PhaseDraft)
        return send_word(draft, voice.words)

    def line(self, draft: Draft, index: int, voice: Voice) -> str:
        """A line of the draft in the words of the buttons."""
        return decision_in(draft.lines[index].text, voice.words)

    def example(self, voice: Voice) -> Picture | None:
        """A game well under way."""
        return example_drawing(voice.words)

    def notes(self, draft: Draft, voice: Voice) -> list[Message]:
        """The odds; what is still missing is said by the basket already."""
        return [note for note in draft.notes() if note.key != "note-missing"]

    def touches(self, draft: Draft, voice: Voice) -> list[Touch]:
        """Regions, cards of the reserve or of the force, and what is chosen in words only."""
        assert isinstance(draft, PhaseDraft)
        return touches_of(draft, voice.words)

    def basket(self, draft: Draft, voice: Voice) -> Basket | None:
        """The force against a region, the cards to save, the cards to give up."""
        assert isinstance(draft, PhaseDraft)
        return basket_of(draft, voice.words)

    def sketch(self, draft: Draft, voice: Voice, tall: bool) -> Scene | None:
        """The region aimed at, and cards on their way with what they come to."""
        assert isinstance(draft, PhaseDraft)
        return sketch_of(draft, voice.words, not tall)

    def offers(self, draft: Draft, voice: Voice) -> list[Offer]:
        """The best force by worth; the cards best saved or given up."""
        assert isinstance(draft, PhaseDraft)
        return offers_of(draft, voice.words)

    def scene(self, voice: Voice, tall: bool) -> Scene:
        """The texts, marks and pieces of the table."""
        return scene_of(_view(voice), voice.words, not tall)

    def effects(self, event: Event, voice: Voice) -> list[Effect]:
        """Dice, what shakes, a star."""
        return effects_of(event)

    def keypad(self, voice: Voice) -> Keypad | None:
        """Terrains for a row, cards for a draw, faces and sums of dice."""
        return keypad_of(_view(voice).position().state, voice.words)

    def hands(
        self,
        before: View,
        moments: Sequence[SeenMoment],
        voice_at: Callable[[View], Voice],
    ) -> list[Told]:
        """Cards to take, lay and discard, the marker to move."""
        return hands_of(before, moments, voice_at)

    def panels(self, voice: Voice) -> list[Panel]:
        """Before an invasion each exposed region with the best force against it; the region discard."""
        return panels_of(_view(voice).position().state, voice.words)


def _view(voice: Voice) -> SansAlliesView:
    view = voice.seen
    assert isinstance(view, SansAlliesView)
    return view

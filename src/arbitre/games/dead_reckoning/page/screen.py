"""Dead Reckoning on a page: islands, cards and ships to touch, the Alliance's turn step by step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from arbitre.core.basket import Basket
from arbitre.core.draft import Draft
from arbitre.core.keypad import Keypad
from arbitre.core.message import Event, Value
from arbitre.core.position import View
from arbitre.core.screen import (
    Amount,
    Effect,
    Offer,
    Panel,
    Picture,
    Scene,
    Screen,
    Touch,
)
from arbitre.core.telling import SeenMoment
from arbitre.core.tray import Tray
from arbitre.core.voice import Told, Voice
from arbitre.core.words import joined
from arbitre.games.dead_reckoning.page.asking import asking_line, asking_trays
from arbitre.games.dead_reckoning.page.captions import captions_of
from arbitre.games.dead_reckoning.page.effects import effects_of
from arbitre.games.dead_reckoning.page.example import example_chart
from arbitre.games.dead_reckoning.page.hands import hands_of
from arbitre.games.dead_reckoning.page.keys import keypad_of
from arbitre.games.dead_reckoning.page.marks import marks_of
from arbitre.games.dead_reckoning.page.panels import panels_of
from arbitre.games.dead_reckoning.page.rules import rule_drawings
from arbitre.games.dead_reckoning.page.sketch import (
    defence_basket,
    defence_offers,
    set_prompt,
    sketch_of,
    sleeving_offers,
)
from arbitre.games.dead_reckoning.page.touches import amounts_of, odds_in, said_of, touches_of
from arbitre.games.dead_reckoning.page.trays import setting_line, setting_trays
from arbitre.games.dead_reckoning.picture.draw import draw_view, layers, scene_of
from arbitre.games.dead_reckoning.picture.pen import Pen
from arbitre.games.dead_reckoning.picture.portraits import portraits
from arbitre.games.dead_reckoning.picture.style import style
from arbitre.games.dead_reckoning.play.draft import ActDraft, DefenceDraft, SleevingDraft
from arbitre.games.dead_reckoning.rules.battle.battle import DEFENCE, crowns
from arbitre.games.dead_reckoning.rules.battle.prospects import FIGHTS
from arbitre.games.dead_reckoning.rules.board import NAMES
from arbitre.games.dead_reckoning.rules.human.belongings import HAND
from arbitre.games.dead_reckoning.rules.icons import COIN, COUNT, EITHER, B, C, D, F, H, I, P, R, S
from arbitre.games.dead_reckoning.rules.moves import Act
from arbitre.games.dead_reckoning.rules.state import EDITS, MAIN, PHASES
from arbitre.games.dead_reckoning.rules.table import QUESTION
from arbitre.games.dead_reckoning.words.codes import counted_icons, icons_in
from arbitre.games.dead_reckoning.words.prompts import ASKED

NO_USE: Final[frozenset[str]] = frozenset()
USES: Final = {
    F: frozenset(FIGHTS),
    C: frozenset(FIGHTS),
    I: frozenset(("influence",)),
    B: frozenset(("build",)),
    EITHER: frozenset(("influence", "build")),
    P: frozenset(("produce",)),
    H: frozenset(("harbor",)),
    R: frozenset(("repair",)),
    D: frozenset(("draw",)),
    COIN: frozenset(("coin",)),
}
"""What an icon is used for, in the words of decisions; abilities wait for a fight."""
SAID: Final = 2
"""So many kinds of icons are named where one line has room."""
_PADS: Final = (ActDraft, DefenceDraft, SleevingDraft)


class DeadReckoningScreen(Screen):
    """The game's own drawings for a page.

    >>> from arbitre.core.game import game
    >>> sea = game("dead_reckoning")
    >>> view = sea.start(seed=4).view("player")
    >>> touch = sea.screen().touches(sea.draft(view, "en"), sea.voice(view, "en"))[0]
    >>> touch.line, touch.path, touch.label
    ('end', [], 'End the turn')
    """

    def style(self) -> str:
        """The style sheet of the table."""
        return style()

    def picture(self, voice: Voice, tall: bool) -> Picture:
        """The table; upright with the harbor above, and all else below the ocean."""
        return layers(voice.seen, voice.words, tall)

    def draw(self, voice: Voice) -> str:
        """The table as a file."""
        return draw_view(voice.seen, voice.words)

    def example(self, voice: Voice) -> Picture | None:
        """The harbor and three rows in the middle of a game."""
        return example_chart(voice.words)

    def drawings(self, voice: Voice) -> dict[str, Picture]:
        """What the rules are drawn with."""
        return rule_drawings(voice.words)

    def portraits(self, voice: Voice) -> dict[str, Picture]:
        """Who may play, each with a sign and marks of rank."""
        return portraits(voice.words)

    def prompt(self, voice: Voice) -> str:
        """What is to be decided, for somebody who touches."""
        return _prompt(Pen(voice.seen, voice.words, False))

    def prompt_for(self, draft: Draft, voice: Voice) -> str:
        """While a set is put together: how it stands."""
        if isinstance(draft, DefenceDraft | SleevingDraft) and draft.texts:
            return set_prompt(draft, voice.words)
        return self.prompt(voice)

    def send_word(self, draft: Draft, voice: Voice) -> str:
        """What is done with the set."""
        if isinstance(draft, DefenceDraft):
            return voice.phrase("send-defend", {"n": len(draft.chosen)})
        if isinstance(draft, ActDraft) and draft.fight is not None:
            return voice.phrase("send-fight", odds_in(draft.position.state, draft.fight))
        if not isinstance(draft, SleevingDraft):
            return ""
        return voice.phrase("send-sleeve" if draft.texts else "send-sleeve-none")

    def line(self, draft: Draft, index: int, voice: Voice) -> str:
        """A line as its button said it: the notation has names that nobody reads at sight."""
        said = said_of(draft, index, voice.words) if isinstance(draft, _PADS) else ""
        return said or super().line(draft, index, voice)

    def touches(self, draft: Draft, voice: Voice) -> list[Touch]:
        """Cards, ships, goods, islands, and what is chosen among several by its words."""
        if isinstance(draft, ActDraft | DefenceDraft | SleevingDraft):
            return touches_of(draft, voice.words)
        return super().touches(draft, voice)

    def basket(self, draft: Draft, voice: Voice) -> Basket | None:
        """The cards to defend with (DR-K8)."""
        return defence_basket(draft, voice.words) if isinstance(draft, DefenceDraft) else None

    def sketch(self, draft: Draft, voice: Voice, tall: bool) -> Scene | None:
        """A defence with its cards and cubes, a sleeving with its cards; other decisions are one line."""
        if isinstance(draft, DefenceDraft | SleevingDraft) and draft.texts:
            return sketch_of(draft, voice.words, tall)
        return None

    def offers(self, draft: Draft, voice: Voice) -> list[Offer]:
        """The strongest defence and one that spares cards; everything sleeved at once."""
        if isinstance(draft, DefenceDraft):
            return defence_offers(draft, voice.words)
        return sleeving_offers(draft, voice.words) if isinstance(draft, SleevingDraft) else []

    def amounts(self, draft: Draft, voice: Voice) -> list[Amount]:
        """Beside a real table: how many cubes a ship drops (DR-Q2)."""
        return amounts_of(draft, voice.words) if isinstance(draft, ActDraft) else []

    def marks(self, draft: Draft, voice: Voice, tall: bool) -> str:
        """A course as an arrow, chosen cards outlined."""
        if isinstance(draft, ActDraft | DefenceDraft | SleevingDraft):
            return marks_of(draft, voice.words, tall)
        return ""

    def scene(self, voice: Voice, tall: bool) -> Scene:
        """What lies on the table, by id."""
        return scene_of(Pen(voice.seen, voice.words, tall))

    def effects(self, event: Event, voice: Voice) -> list[Effect]:
        """Labels, what shakes, cubes and coins that fall."""
        return effects_of(event, Pen(voice.seen, voice.words, False))

    def captions(self, told: list[Told]) -> list[Told]:
        """Line by line; the set-up in few."""
        return captions_of(told)

    def keypad(self, voice: Voice) -> Keypad | None:
        """Cards by name, tiles, what a card of a row shows; coins and cubes as they fall."""
        return keypad_of(Pen(voice.seen, voice.words, False)) or super().keypad(voice)

    def trays(self, voice: Voice, draft: Draft | None) -> list[Tray]:
        """Beside a real table: what is asked (a card, an island, a fight), or the whole table to be set."""
        pen = Pen(voice.seen, voice.words, False)
        if not pen.state.companion:
            return []
        setting = draft is not None and pen.state.phase == EDITS
        return setting_trays(pen) if setting else asking_trays(pen)

    def tray_line(self, tray: Tray, values: dict[str, str], voice: Voice) -> str:
        """One line for all that was set on a tray."""
        if tray.whole:
            return asking_line(tray, values)
        return setting_line(tray, values, Pen(voice.seen, voice.words, False))

    def hands(
        self,
        before: View,
        moments: Sequence[SeenMoment],
        voice_at: Callable[[View], Voice],
    ) -> list[Told]:
        """Cubes, goods, cards and ships to take and put."""
        return hands_of(before, moments, voice_at)

    def panels(self, voice: Voice) -> list[Panel]:
        """The score, the Alliance's card in words, achievements, decks, upgrades."""
        return panels_of(Pen(voice.seen, voice.words, False))


def _prompt(pen: Pen) -> str:
    """One sentence for whoever must decide."""
    state, words = pen.state, pen.words
    position = pen.position
    actors = position.actors
    if not actors or actors[0] not in position.seats:
        return words.phrase(
            "touch-prompt-wait", {"said": words.phrase(f"phase-{PHASES[state.phase]}")}
        )
    args: dict[str, Value] = {"name": pen.name(position.seats.index(actors[0]))}
    if pen.view.seat not in (None, actors[0]):
        args["said"] = words.phrase(f"phase-{PHASES[state.phase]}")
        return words.phrase("touch-prompt-other", args)
    battle = state.battle
    if battle is not None:
        fight = state.table.fight
        args["n"] = fight[3] if len(fight) > 3 else battle.theirs
        args["code"] = NAMES[battle.space]
        if battle.stage == DEFENCE:
            key = "touch-prompt-cubes" if state.companion else "touch-prompt-defend"
            return words.phrase(key, args)
        args |= {"mine": crowns(battle.my_faces), "theirs": crowns(battle.their_faces)}
        key = "touch-prompt-faces" if state.companion else "touch-prompt-battle"
        return words.phrase(key, args)
    if state.table.need == QUESTION:
        kind = ASKED.get(state.table.ask, "prompt-choose").removeprefix("prompt-")
        return words.phrase(f"touch-prompt-{kind}", args)
    args["n"] = state.consent[0] if state.consent else 0
    args["code"] = NAMES[state.table.place[state.seat]]
    if state.phase == MAIN:
        return _main_prompt(pen, args)
    return words.phrase(f"touch-prompt-{PHASES[state.phase]}", args)


def _main_prompt(pen: Pen, args: dict[str, Value]) -> str:
    """The main phase by what is left to do: cards, movement points, icons, nothing."""
    human = pen.human(pen.state.seat)
    left = usable(pen)
    others = [number for icon, number in enumerate(left) if icon != S and number]
    if human.explored and human.points > 0:
        key = "explored"
    elif human.cards_in(HAND):
        key = "cards"
    elif human.points > 0 and 0 < len(others) <= SAID:
        steps = pen.words.phrase("count-steps", {"n": human.points})
        named = counted_icons([0 if icon == S else n for icon, n in enumerate(left)], pen.words)
        key, args["icons"] = "icons", joined([steps, *named], pen.words)
    elif human.points > 0:
        key, args["n"] = "points-icons" if others else "points", human.points
    elif len(others) > SAID:
        key, args["n"] = "many", sum(others)
    elif others:
        key, args["icons"] = "icons", icons_in(left, pen.words)
    else:
        key = _last_key(pen)
    return pen.words.phrase(f"touch-prompt-main-{key}", args)


def usable(pen: Pen) -> list[int]:
    """The icons that something can still be done with; before the sails are raised, all of them."""
    human, words = pen.human(pen.state.seat), _possible(pen)
    left = [human.icons[icon] + human.aids[icon] for icon in range(COUNT)]
    if human.points >= 0:
        for icon in range(COUNT):
            if not words & USES.get(icon, NO_USE):
                left[icon] = 0
    return left


def _possible(pen: Pen) -> set[str]:
    """The words of what can be decided now."""
    seat = pen.position.seats[pen.state.seat]
    return {move.word for move in pen.position.moves(seat) if isinstance(move, Act)}


def _last_key(pen: Pen) -> str:
    """No icon is left: a card or goods may still be had where one is."""
    words = _possible(pen)
    if words & {"buy", "trade"}:
        return "buy"
    if "sails" in words:
        return "sails"
    return "load" if "load" in words else "end"

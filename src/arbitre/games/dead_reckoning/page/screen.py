"""Dead Reckoning on a page: islands, cards and ships to touch, the Alliance's turn step by step."""

from __future__ import annotations

from arbitre.core.draft import Draft
from arbitre.core.message import Event, Value
from arbitre.core.screen import (
    AT_LEAST,
    Amount,
    Basket,
    Effect,
    Item,
    Panel,
    Picture,
    Scene,
    Screen,
    Touch,
)
from arbitre.core.voice import Voice
from arbitre.core.words import Words
from arbitre.games.dead_reckoning.page.effects import effects_of
from arbitre.games.dead_reckoning.page.example import example_chart
from arbitre.games.dead_reckoning.page.marks import marks_of
from arbitre.games.dead_reckoning.page.panels import panels_of
from arbitre.games.dead_reckoning.page.rules import rule_drawings
from arbitre.games.dead_reckoning.page.touches import act_of, amounts_of, touches_of
from arbitre.games.dead_reckoning.picture.draw import draw_view, layers, scene_of
from arbitre.games.dead_reckoning.picture.pen import Pen
from arbitre.games.dead_reckoning.picture.style import style
from arbitre.games.dead_reckoning.play.draft import ActDraft, DefenceDraft, SleevingDraft
from arbitre.games.dead_reckoning.play.notation import spoken
from arbitre.games.dead_reckoning.rules.battle.battle import DEFENCE, crowns, may_defend_with
from arbitre.games.dead_reckoning.rules.board import NAMES
from arbitre.games.dead_reckoning.rules.icons import C
from arbitre.games.dead_reckoning.rules.state import PHASES
from arbitre.games.dead_reckoning.rules.table import QUESTION
from arbitre.games.dead_reckoning.words.codes import crew_in, icons_in
from arbitre.games.dead_reckoning.words.prompts import ASKED


class DeadReckoningScreen(Screen):
    """The game's own drawings for a page.

    >>> from arbitre.core.game import game
    >>> sea = game("dead_reckoning")
    >>> view = sea.start(seed=4).view("player")
    >>> touch = sea.screen().touches(sea.draft(view, "en"), sea.voice(view, "en"))[0]
    >>> touch.line, touch.path, touch.label
    ('end', ['turn', 'turn'], 'End the turn')
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

    def prompt(self, voice: Voice) -> str:
        """What is to be decided, for somebody who touches."""
        return _prompt(Pen(voice.seen, voice.words, False))

    def touches(self, draft: Draft, voice: Voice) -> list[Touch]:
        """Cards, ships, goods, islands, and what is chosen among several by its words."""
        if isinstance(draft, ActDraft | DefenceDraft | SleevingDraft):
            return touches_of(draft, voice.words)
        return super().touches(draft, voice)

    def basket(self, draft: Draft, voice: Voice) -> Basket | None:
        """The cards to defend with (DR-K8)."""
        return _defence(draft, voice.words) if isinstance(draft, DefenceDraft) else None

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

    def panels(self, voice: Voice) -> list[Panel]:
        """The score, the Alliance's card in words, achievements, decks, upgrades."""
        return panels_of(Pen(voice.seen, voice.words, False))


def _defence(draft: DefenceDraft, words: Words) -> Basket | None:
    if "defend none" in draft.texts:
        return None
    pen = Pen(draft.view, words, False)
    words = pen.words
    state = draft.position.state
    human = state.human
    chosen: list[int] = []
    for text, shown in zip(draft.texts, draft.lines, strict=True):
        act = act_of(draft, text) if shown.ruling is None else None
        if act is not None:
            chosen += act.numbers
    items: list[Item] = []
    for card in may_defend_with(human):
        line = spoken(draft.position.notation.act("defend", card).written, draft.lang, pen.values)
        args: dict[str, Value] = {
            "name": crew_in(card, words),
            "icons": icons_in(human.face(card), words),
        }
        count = 1 if card in chosen else 0
        ids = [pen.crew_id(state.seat, card)]
        label = words.phrase("basket-item", args)
        items.append(Item(line, label, count, 1, human.face(card)[C], ids))
    enemy = state.table.fight[3] if len(state.table.fight) > 3 else 0
    title = words.phrase("basket-defence", {"n": enemy})
    return Basket(title, words.phrase("basket-cannons"), items, AT_LEAST, 0)


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
    return words.phrase(f"touch-prompt-{PHASES[state.phase]}", args)

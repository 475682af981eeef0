"""Sans Alliés on a page: regions and reserves to touch, forces gathered in a basket with exact odds."""

from __future__ import annotations

from arbitre.core.draft import Draft
from arbitre.core.game import game
from arbitre.core.message import Value
from arbitre.core.number import typed_whole
from arbitre.core.position import View
from arbitre.core.screen import (
    AT_LEAST,
    AT_MOST,
    EXACTLY,
    Basket,
    Beat,
    Item,
    Panel,
    Picture,
    Screen,
    Touch,
    beat_of,
)
from arbitre.core.voice import Told, Voice
from arbitre.core.words import Words
from arbitre.games.sans_allies.page.beats import steps
from arbitre.games.sans_allies.page.rules import rule_drawings
from arbitre.games.sans_allies.picture.draw import draw_view, layers, pyramid_alone
from arbitre.games.sans_allies.picture.style import style
from arbitre.games.sans_allies.play.draft import CardsDraft, InvasionDraft, PhaseDraft
from arbitre.games.sans_allies.play.notation import LETTERS, neutral
from arbitre.games.sans_allies.play.position import SansAlliesView
from arbitre.games.sans_allies.rules.cards import MASK, UNITS, counted, size
from arbitre.games.sans_allies.rules.invasions import eligible
from arbitre.games.sans_allies.rules.listing import forces_at
from arbitre.games.sans_allies.rules.moves import RECOVER
from arbitre.games.sans_allies.rules.odds import ALL_WAYS, odds
from arbitre.games.sans_allies.rules.pyramid import NAMES, exposed, place_of
from arbitre.games.sans_allies.rules.state import INVASIONS, PHASES, State
from arbitre.games.sans_allies.words.codes import last_call, letters_of, share
from arbitre.games.sans_allies.words.discard import discard_order


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
        return [_touch(draft, line, voice.words) for line in draft.next()]

    def basket(self, draft: Draft, voice: Voice) -> Basket | None:
        """The force against a region, the cards to save, the cards to give up."""
        if isinstance(draft, InvasionDraft):
            return _force(draft, voice.words)
        return _cards(draft, voice.words) if isinstance(draft, CardsDraft) else None

    def beats(self, told: list[Told], voice: Voice, after: View, tall: bool) -> list[Beat]:
        """What happened; draws that are told in one sentence are seen together."""
        return [
            beat_of(line, [step for event in line.all_events for step in steps(event)])
            for line in told
        ]

    def panels(self, voice: Voice) -> list[Panel]:
        """Before an invasion each exposed region with the best force against it; the region discard."""
        state, words = _view(voice).position().state, voice.words
        found = [_targets(state, words)] if state.phase == INVASIONS else []
        if state.regions:
            title = words.phrase("discard-order", {"n": len(state.regions)})
            found.append(Panel("discard", title, [[discard_order(state, words)]]))
        return found


def _view(voice: Voice) -> SansAlliesView:
    view = voice.seen
    assert isinstance(view, SansAlliesView)
    return view


def _touch(draft: PhaseDraft, line: str, words: Words) -> Touch:
    text = neutral(line, draft.lang)
    word, _, rest = text.partition(" ")
    place = place_of(word)
    if place >= 0:
        return Touch(line, [f"card-{NAMES[place]}"], _attack(draft.position.state, place, words))
    if word in tuple(UNITS):
        where = "force" if isinstance(draft, CardsDraft) and draft.act == RECOVER else "reserve"
        label = words.phrase("touch-card", {"unit": word})
        return Touch(line, [f"piece-{where}-{word}"], label)
    args: dict[str, Value] = {"place": rest, "unit": rest}
    bombers = typed_whole(rest, 0, MASK)
    if word == "bomb" and bombers is not None:
        args = {"n": bombers, "percent": share(bombers * 100, 6, 1)}
        return Touch(line, ["piece-reserve-A"], words.phrase("touch-bomb", args))
    if word == "bomb":
        return Touch(line, [], words.phrase("touch-bomb-none"))
    if word == "weapon" and rest == "research":
        return Touch(line, ["piece-reserve-weapon", "marker"], words.phrase("touch-strike"))
    paths = {
        "scouts": ["unit-P", f"card-{rest}"],
        "weapon": ["piece-reserve-weapon", f"card-{rest}"],
        "lay": [f"corner-{rest}"],
        "upgrade": [f"unit-{rest}"],
        "convoy": ["piece-reserve-S"],
    }
    return Touch(line, paths.get(word, []), words.phrase(f"touch-{word}", args))


def _attack(state: State, place: int, words: Words) -> str:
    return words.phrase(
        "touch-attack",
        {
            "place": NAMES[place],
            "terrain": state.values.names[state.board[place]],
            "n": state.values.defence[place >> 3],
        },
    )


def _force(draft: InvasionDraft, words: Words) -> Basket | None:
    state, target = draft.position.state, draft.target
    if target < 0 or not state.standing >> target & 1:
        return None
    worth = state.strengths(state.board[target])
    items = _items(draft, eligible(state, target), draft.units, list(worth), "reserve", words)
    title = words.phrase("basket-force", {"place": NAMES[target]})
    defence = state.values.defence[target >> 3]
    return Basket(title, words.phrase("basket-strength"), items, AT_LEAST, defence)


def _cards(draft: CardsDraft, words: Words) -> Basket:
    state = draft.position.state
    recover = draft.act == RECOVER
    cards = counted(state.force) if recover else eligible(state, state.target)
    where = "force" if recover else "reserve"
    items = _items(draft, list(cards), draft.units, [1, 1, 1, 1], where, words)
    title = words.phrase("basket-recover" if recover else "basket-lose", {"n": state.due})
    rule = AT_MOST if recover else EXACTLY
    return Basket(title, words.phrase("basket-cards"), items, rule, state.due)


def _items(
    draft: PhaseDraft, cards: list[int], units: int, worth: list[int], where: str, words: Words
) -> list[Item]:
    chosen = counted(units)
    return [
        Item(
            LETTERS[draft.lang][unit],
            words.phrase("basket-item", {"unit": UNITS[unit], "n": worth[unit]}),
            chosen[unit],
            cards[unit],
            worth[unit],
            [f"piece-{where}-{UNITS[unit]}"],
        )
        for unit in range(4)
        if cards[unit]
    ]


def _targets(state: State, words: Words) -> Panel:
    heads = ("place", "terrain", "defence", "force", "odds")
    rows = [[words.phrase(f"panel-{name}") for name in heads]]
    for place in exposed(state.standing):
        terrain = words.phrase(
            "panel-terrain-name", {"terrain": state.values.names[state.board[place]]}
        )
        row = [NAMES[place], terrain, str(state.values.defence[place >> 3])]
        forces = forces_at(state, place)
        if forces:
            best = min(forces, key=lambda force: _rank(state, place, force))
            ends = odds(state, place, best)
            percent = share(ends.success * 100, ALL_WAYS, 1)
            row += [
                letters_of(best, words.lang),
                words.phrase("panel-percent", {"percent": percent}),
            ]
        else:
            row += ["–", "–"]
        rows.append(row)
    return Panel("targets", words.phrase("panel-targets"), rows, head=True)


def _rank(state: State, place: int, force: int) -> tuple[int, int, int, int]:
    ends = odds(state, place, force)
    return -ends.success, ends.lost, size(force), -force

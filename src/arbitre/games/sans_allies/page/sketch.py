"""The decision being written, drawn (preview): the region aimed at, cards on their way, what they come to."""

from __future__ import annotations

from arbitre.core.message import Illegal, Value
from arbitre.core.screen import Scene
from arbitre.core.words import Words
from arbitre.games.sans_allies.picture.draw import scene_of_state
from arbitre.games.sans_allies.play.draft import CardsDraft, InvasionDraft, PhaseDraft
from arbitre.games.sans_allies.rules.cards import counted, packed, size
from arbitre.games.sans_allies.rules.invasions import eligible
from arbitre.games.sans_allies.rules.moves import RECOVER
from arbitre.games.sans_allies.rules.odds import ALL_WAYS, odds
from arbitre.games.sans_allies.rules.pyramid import NAMES, exposed
from arbitre.games.sans_allies.rules.state import State
from arbitre.games.sans_allies.words.codes import share


class Sum:
    """What a force comes to against a place: strength, defence, and once it is enough its odds."""

    def __init__(self, state: State, place: int, units: int) -> None:
        worth = state.strengths(state.board[place])
        self.place = NAMES[place]
        self.strength = sum([n * each for n, each in zip(counted(units), worth, strict=True)])
        self.defence = state.values.defence[place >> 3]
        self.missing = max(self.defence - self.strength, 0)
        self.percent = ""
        if not self.missing:
            self.percent = share(odds(state, place, units).success * 100, ALL_WAYS, 0)

    def args(self) -> dict[str, Value]:
        """All of it for a message."""
        return {
            "place": self.place,
            "n": self.strength,
            "m": self.defence,
            "missing": self.missing,
            "percent": self.percent,
        }


def sum_of(draft: InvasionDraft) -> Sum | None:
    """What the draft's force comes to; None while it aims at nothing that can be attacked."""
    state, target = draft.position.state, draft.target
    if target < 0 or target not in exposed(state.standing):
        return None
    return Sum(state, target, _there(draft.units, eligible(state, target)))


def sketch_of(draft: PhaseDraft, words: Words, wide: bool) -> Scene | None:
    """The table with the draft carried out; None while nothing is written that could be."""
    if not draft.texts:
        return None
    edition = draft.position.setting.edition
    if isinstance(draft, InvasionDraft) and draft.target >= 0:
        found = sum_of(draft)
        if found is None:
            return None
        state = draft.position.state.copy()
        force = _there(draft.units, eligible(state, draft.target))
        state.take(force)
        state.target, state.force = draft.target, force
        return scene_of_state(edition, state, words, wide, _force_lines(found, words))
    if isinstance(draft, CardsDraft):
        return scene_of_state(edition, *_cards(draft, words, wide))
    try:
        view = draft.preview()
    except Illegal:
        return None
    return scene_of_state(edition, view.position().state, words, wide, None)


def _cards(draft: CardsDraft, words: Words, wide: bool) -> tuple[State, Words, bool, list[str]]:
    """Cards saved go back to the reserve; cards given up lie where the force lay."""
    state = draft.position.state.copy()
    args: dict[str, Value] = {"n": size(draft.units), "m": state.due}
    if draft.act == RECOVER:
        saved = _there(draft.units, counted(state.force))
        state.force -= saved
        for unit, number in enumerate(counted(saved)):
            state.reserve[unit] += number
        return state, words, wide, [words.phrase("sketch-saved", args)]
    lost = _there(draft.units, eligible(state, state.target))
    state.take(lost)
    state.force = lost
    return state, words, wide, [words.phrase("sketch-lost", args)]


def _force_lines(found: Sum, words: Words) -> list[str]:
    """Strength against defence, then what is missing or the odds."""
    args = found.args()
    second = "sketch-missing" if found.missing else "sketch-odds"
    return [words.phrase("sketch-strength", args), words.phrase(second, args)]


def _there(units: int, cards: list[int]) -> int:
    """Of a set only what there is."""
    return packed([min(n, most) for n, most in zip(counted(units), cards, strict=True)])

"""Whole decisions behind one button: the best force by worth, the cards best saved or given up."""

from __future__ import annotations

from arbitre.core.message import Value
from arbitre.core.screen import Offer
from arbitre.core.words import Words
from arbitre.games.sans_allies.play.draft import CardsDraft, InvasionDraft, PhaseDraft
from arbitre.games.sans_allies.play.notation import LETTERS
from arbitre.games.sans_allies.rules.cards import counted, packed
from arbitre.games.sans_allies.rules.invasions import eligible
from arbitre.games.sans_allies.rules.moves import RECOVER
from arbitre.games.sans_allies.rules.odds import ALL_WAYS
from arbitre.games.sans_allies.rules.pyramid import NAMES, exposed
from arbitre.games.sans_allies.rules.worth import cheapest, dearest, prices, proposal
from arbitre.games.sans_allies.words.codes import force_in, share


def offers_of(draft: PhaseDraft, words: Words) -> list[Offer]:
    """What completes the decision, unless it is written already."""
    if isinstance(draft, InvasionDraft):
        return _forces(draft, words)
    return _cards(draft, words) if isinstance(draft, CardsDraft) else []


def _forces(draft: InvasionDraft, words: Words) -> list[Offer]:
    state, target = draft.position.state, draft.target
    if target < 0 or target not in exposed(state.standing):
        return []
    best = proposal(state, target)
    if best is None or best.force == draft.units:
        return []
    args: dict[str, Value] = {
        "force": force_in(best.force, words),
        "percent": share(best.odds.success * 100, ALL_WAYS, 0),
    }
    lines = [NAMES[target], *_card_by_card(best.force, draft.lang)]
    return [Offer(words.phrase("offer-best", args), lines)]


def _cards(draft: CardsDraft, words: Words) -> list[Offer]:
    state = draft.position.state
    each = prices(state)
    if draft.act == RECOVER:
        key, chosen = "offer-save", dearest(counted(state.force), state.due, each)
    else:
        key, chosen = "offer-lose", cheapest(eligible(state, state.target), state.due, each)
    units = packed(chosen)
    if not units or units == draft.units:
        return []
    label = words.phrase(key, {"force": force_in(units, words)})
    return [Offer(label, _card_by_card(units, draft.lang))]


def _card_by_card(units: int, lang: str) -> list[str]:
    """A line for each card, so that each can be taken back."""
    letters = LETTERS[lang]
    return [letters[unit] for unit, number in enumerate(counted(units)) for _ in range(number)]

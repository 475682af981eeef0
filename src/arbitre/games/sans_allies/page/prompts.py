"""What to touch next, in one short line that changes as a decision is put together."""

from __future__ import annotations

from arbitre.core.message import Value
from arbitre.core.words import Words
from arbitre.games.sans_allies.page.sketch import sum_of
from arbitre.games.sans_allies.page.touches import reachable
from arbitre.games.sans_allies.play.draft import CardsDraft, InvasionDraft, PhaseDraft
from arbitre.games.sans_allies.rules.cards import size
from arbitre.games.sans_allies.rules.invasions import eligible
from arbitre.games.sans_allies.rules.moves import RECOVER
from arbitre.games.sans_allies.rules.pyramid import NAMES, exposed
from arbitre.games.sans_allies.rules.state import INVASIONS, PHASES, State
from arbitre.games.sans_allies.words.codes import last_call


def prompt_of(state: State, words: Words) -> str:
    """What is to be decided now, before anything is written; empty where nothing is."""
    args: dict[str, Value] = {"n": state.due}
    if state.target >= 0:
        args["place"] = NAMES[state.target]
    phase = PHASES[state.phase]
    if state.phase == INVASIONS and not reachable(state):
        place, have = nearest(state)
        args = {"place": NAMES[place], "have": have, "n": state.values.defence[place >> 3]}
        phase = "invasions-none"
    key = f"touch-prompt-{phase}"
    return words.phrase(key, args) + last_call(state, words) if words.knows(key) else ""


def prompt_for(draft: PhaseDraft, words: Words) -> str:
    """The same with what is written: what is to be touched, or that it can be sent."""
    if not draft.texts:
        return ""
    state = draft.position.state
    if isinstance(draft, InvasionDraft):
        found = sum_of(draft)
        if found is None:
            return ""
        key = "force" if not found.strength else "missing" if found.missing else "enough"
        # the numbers stand above the button that sends, and on the felt
        said = words.phrase(f"touch-prompt-{key}", {"place": found.place})
        return said + last_call(state, words)
    if not isinstance(draft, CardsDraft):
        return ""
    left = max(state.due - size(draft.units), 0)
    kind = "recovery" if draft.act == RECOVER else "losses"
    args: dict[str, Value] = {"place": NAMES[state.target], "n": left, "m": size(draft.units)}
    return words.phrase(f"touch-prompt-{kind}-more" if left else f"touch-prompt-{kind}-all", args)


def send_word(draft: PhaseDraft, words: Words) -> str:
    """What the button that commits is called; empty where one touch is the whole decision."""
    if isinstance(draft, InvasionDraft) and draft.target >= 0:
        return words.phrase("send-attack", {"place": NAMES[draft.target]})
    if isinstance(draft, CardsDraft):
        return words.phrase("send-recover" if draft.act == RECOVER else "send-lose")
    return ""


def nearest(state: State) -> tuple[int, int]:
    """The exposed place for which the least is missing, and what the whole reserve is worth there."""
    best, most, lacking = -1, 0, 0
    for place in exposed(state.standing):
        worth = state.strengths(state.board[place])
        have = sum([n * each for n, each in zip(eligible(state, place), worth, strict=True)])
        short = state.values.defence[place >> 3] - have
        if best < 0 or short < lacking:
            best, most, lacking = place, have, short
    return best, most

"""What can be touched: regions, cards of the reserve or of the force; baskets that gather them."""

from __future__ import annotations

from arbitre.core.message import Value
from arbitre.core.number import typed_whole
from arbitre.core.screen import AT_LEAST, AT_MOST, EXACTLY, Basket, Item, Touch
from arbitre.core.words import Words
from arbitre.games.sans_allies.play.draft import CardsDraft, InvasionDraft, PhaseDraft
from arbitre.games.sans_allies.play.notation import LETTERS, neutral
from arbitre.games.sans_allies.rules.cards import MASK, UNITS, counted
from arbitre.games.sans_allies.rules.invasions import eligible
from arbitre.games.sans_allies.rules.moves import RECOVER
from arbitre.games.sans_allies.rules.pyramid import NAMES, place_of
from arbitre.games.sans_allies.rules.state import State
from arbitre.games.sans_allies.words.codes import share


def touches_of(draft: PhaseDraft, words: Words) -> list[Touch]:
    """Each line that could be written now, over what it is touched."""
    return [_touch(draft, line, words) for line in draft.next()]


def basket_of(draft: PhaseDraft, words: Words) -> Basket | None:
    """The force against a region, the cards to save, the cards to give up."""
    if isinstance(draft, InvasionDraft):
        return _force(draft, words)
    return _cards(draft, words) if isinstance(draft, CardsDraft) else None


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

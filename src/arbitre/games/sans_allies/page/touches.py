"""What can be touched: regions, cards of the reserve or of the force; baskets that gather them."""

from __future__ import annotations

from arbitre.core.basket import AT_LEAST, AT_MOST, EXACTLY, Basket, Item
from arbitre.core.message import Value
from arbitre.core.number import typed_whole
from arbitre.core.screen import Touch
from arbitre.core.words import Words
from arbitre.games.sans_allies.play.draft import BACK, CardsDraft, InvasionDraft, PhaseDraft
from arbitre.games.sans_allies.play.notation import LETTERS, neutral
from arbitre.games.sans_allies.rules.cards import MASK, UNITS, V, counted
from arbitre.games.sans_allies.rules.invasions import eligible
from arbitre.games.sans_allies.rules.listing import Armoury
from arbitre.games.sans_allies.rules.moves import RECOVER
from arbitre.games.sans_allies.rules.odds import ALL_WAYS
from arbitre.games.sans_allies.rules.pyramid import NAMES, exposed, place_of
from arbitre.games.sans_allies.rules.state import State
from arbitre.games.sans_allies.rules.worth import proposal
from arbitre.games.sans_allies.words.codes import share


def touches_of(draft: PhaseDraft, words: Words) -> list[Touch]:
    """Each line that could be written now, over what it is touched; what is worth most first."""
    state = draft.position.state
    lines = draft.next()
    places = [place_of(line) for line in lines]
    if isinstance(draft, InvasionDraft) and draft.target >= 0:
        # another region may be touched instead: its force is begun anew
        places += [place for place in reachable(state) if place != draft.target]
    found = [
        Touch(NAMES[place], [f"card-{NAMES[place]}"], _attack(state, place, words))
        for place in by_gain(state, [place for place in places if place >= 0])
    ]
    found += [_touch(draft, line, words) for line in lines if place_of(line) < 0]
    return found + _taken_back(draft, words)


def reachable(state: State) -> list[int]:
    """The exposed places that all of the reserve could take."""
    armoury = Armoury(state)
    return [place for place in exposed(state.standing) if armoury.need(place) >= 0]


def by_gain(state: State, places: list[int]) -> list[int]:
    """Places, the capital and the centres first, then from the top of the pyramid down."""
    centre, board = state.values.centre, state.board
    return sorted(places, key=lambda place: (-max(board[place] - centre, -1), -(place >> 3), place))


def basket_of(draft: PhaseDraft, words: Words) -> Basket | None:
    """The force against a region, the cards to save, the cards to give up."""
    if isinstance(draft, InvasionDraft):
        return _force(draft, words)
    return _cards(draft, words) if isinstance(draft, CardsDraft) else None


def _touch(draft: PhaseDraft, line: str, words: Words) -> Touch:
    text = neutral(line, draft.lang)
    word, _, rest = text.partition(" ")
    if word in tuple(UNITS):
        return _card(draft, line, word, words)
    args: dict[str, Value] = {"place": rest, "unit": rest}
    bombers = typed_whole(rest, 0, MASK)
    if word == "bomb" and bombers is not None:
        args = {"n": bombers, "percent": share(bombers * 100, 6, 1)}
        return Touch(line, ["piece-reserve-A"], words.phrase("touch-bomb", args))
    if word == "bomb":
        return Touch(line, [], words.phrase("touch-bomb-none"))
    if word == "weapon" and rest == "research":
        return Touch(line, ["piece-reserve-weapon", "marker"], words.phrase("touch-strike"))
    if word == "upgrade":
        # what each upgrade does is read on its button: the tiles have no room for it
        label = _upgrade(draft.position.state, rest, words)
        return Touch(line, [f"unit-{rest}"], label, first=True)
    paths = {
        "scouts": ["unit-P", f"card-{rest}"],
        "weapon": ["piece-reserve-weapon", f"card-{rest}"],
        "lay": [f"corner-{rest}"],
        "convoy": ["piece-reserve-S"],
    }
    # where nothing can be attacked the end of the invasions is what leads on
    leads = word == "end" and len(draft.next()) == 1
    return Touch(line, paths.get(word, []), words.phrase(f"touch-{word}", args), first=leads)


def _card(draft: PhaseDraft, line: str, unit: str, words: Words) -> Touch:
    """One card more: of the reserve into the force, of the force back, or given up."""
    if isinstance(draft, CardsDraft):
        saved = draft.act == RECOVER
        key, where = ("touch-save", "force") if saved else ("touch-give-up", "reserve")
        return Touch(line, [f"piece-{where}-{unit}"], words.phrase(key, {"unit": unit}))
    strength, craft = 0, False
    if isinstance(draft, InvasionDraft):
        state, index = draft.position.state, UNITS.index(unit)
        strength = state.strengths(state.board[draft.target])[index]
        craft = light_craft(state, draft.target, index)
    key = "touch-craft" if craft else "touch-card"
    label = words.phrase(key, {"unit": unit, "n": strength})
    return Touch(line, [f"piece-reserve-{unit}"], label)


def light_craft(state: State, place: int, unit: int) -> bool:
    """SA-U2: whether a card serves at a place as light craft only."""
    return unit == V and not state.values.admits[state.board[place]] >> V & 1


def _taken_back(draft: PhaseDraft, words: Words) -> list[Touch]:
    """Cards of the decision that are touched where they now lie: each goes back."""
    if not isinstance(draft, InvasionDraft | CardsDraft):
        return []
    saving = isinstance(draft, CardsDraft) and draft.act == RECOVER
    where = "reserve" if saving else "force"
    return [
        Touch(
            f"{BACK}{LETTERS[draft.lang][unit]}",
            [f"piece-{where}-{UNITS[unit]}"],
            words.phrase("touch-back", {"unit": UNITS[unit]}),
        )
        for unit, number in enumerate(counted(draft.units))
        if number
    ]


def _upgrade(state: State, unit: str, words: Words) -> str:
    """What an upgrade does, on its button."""
    index, values = UNITS.index(unit), state.values
    args: dict[str, Value] = {"base": values.base[index], "strength": values.upgraded[index]}
    return words.phrase(f"touch-upgrade-{unit}", args)


def _attack(state: State, place: int, words: Words) -> str:
    args: dict[str, Value] = {
        "place": NAMES[place],
        "terrain": state.values.names[state.board[place]],
        "n": state.values.defence[place >> 3],
    }
    best = proposal(state, place)
    if best is None:
        return words.phrase("touch-attack", args)
    args["percent"] = share(best.odds.success * 100, ALL_WAYS, 0)
    return words.phrase("touch-attack-odds", args)


def _force(draft: InvasionDraft, words: Words) -> Basket | None:
    state, target = draft.position.state, draft.target
    if target < 0 or not state.standing >> target & 1:
        return None
    worth = list(state.strengths(state.board[target]))
    items = _items(draft, eligible(state, target), draft.units, worth, "reserve", words)
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
    draft: PhaseDraft,
    cards: list[int],
    units: int,
    worth: list[int],
    where: str,
    words: Words,
) -> list[Item]:
    """The types that may go in; `where` those lie that are left."""
    chosen = counted(units)
    key = "basket-item" if isinstance(draft, InvasionDraft) else "basket-item-card"
    found: list[Item] = []
    for unit in range(4):
        if not cards[unit]:
            continue
        # all of them may be in: then nothing is left to touch
        ids = [f"piece-{where}-{UNITS[unit]}"] if cards[unit] > chosen[unit] else []
        craft = isinstance(draft, InvasionDraft) and light_craft(
            draft.position.state, draft.target, unit
        )
        args: dict[str, Value] = {"unit": UNITS[unit], "n": worth[unit]}
        label = words.phrase("basket-craft" if craft else key, args)
        line = LETTERS[draft.lang][unit]
        found.append(Item(line, label, chosen[unit], cards[unit], worth[unit], ids))
    return found

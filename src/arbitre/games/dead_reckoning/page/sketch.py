"""The decision drawn while it is written (preview): cards that defend or are sleeved; whole sets of them."""

from __future__ import annotations

from arbitre.core.basket import AT_LEAST, Basket, Item
from arbitre.core.message import Value
from arbitre.core.screen import Offer, Scene
from arbitre.core.words import Words
from arbitre.games.dead_reckoning.picture.draw import scene_of
from arbitre.games.dead_reckoning.picture.pen import Pen
from arbitre.games.dead_reckoning.play.draft import ITS_CUBES, DefenceDraft, SleevingDraft
from arbitre.games.dead_reckoning.play.notation import neutral, spoken
from arbitre.games.dead_reckoning.rules.battle.battle import may_defend_with
from arbitre.games.dead_reckoning.rules.battle.odds import odds_of
from arbitre.games.dead_reckoning.rules.icons import C
from arbitre.games.dead_reckoning.words.codes import crew_in, icons_in


def sketch_of(draft: DefenceDraft | SleevingDraft, words: Words, tall: bool) -> Scene:
    """The scene with the draft carried out; what can still be touched keeps its id."""
    if isinstance(draft, DefenceDraft):
        return scene_of(Pen(draft.preview(), words, tall))
    used = [index for index, _ in draft.chosen]
    every = range(len(draft.position.state.human.held) // 2)
    return scene_of(Pen(draft.preview(), words, tall, [at for at in every if at not in used]))


def set_prompt(draft: DefenceDraft | SleevingDraft, words: Words) -> str:
    """How the set stands: cubes against cubes, or what is still to be sleeved."""
    if isinstance(draft, DefenceDraft):
        theirs = draft.position.state.table.fight[ITS_CUBES]
        mine = _cubes(draft, draft.chosen)
        return words.phrase("touch-prompt-defending", {"mine": mine, "theirs": theirs})
    left = len(draft.position.state.human.held) // 2 - len(draft.chosen)
    return words.phrase("touch-prompt-sleeving", {"n": left})


def defence_basket(draft: DefenceDraft, words: Words) -> Basket | None:
    """DR-K8: the cards to defend with; any of them, or none."""
    if "defend none" in draft.texts:
        return None
    pen = Pen(draft.view, words, False)
    state = draft.position.state
    human = state.human
    items: list[Item] = []
    for card in may_defend_with(human):
        args: dict[str, Value] = {
            "name": crew_in(card, pen.words),
            "icons": icons_in(human.face(card), pen.words),
        }
        count = 1 if card in draft.chosen else 0
        ids = [pen.crew_id(state.seat, card)]
        label = pen.words.phrase("basket-item", args)
        items.append(Item(_line(draft, [card]), label, count, 1, human.face(card)[C], ids))
    title = pen.words.phrase("basket-defence", {"n": state.table.fight[ITS_CUBES]})
    cannons = sum(item.count * item.weight for item in items)
    unit = pen.words.phrase("basket-cannons", {"n": cannons})
    return Basket(title, unit, items, AT_LEAST, 0)


def defence_offers(draft: DefenceDraft, words: Words) -> list[Offer]:
    """The strongest defence, and the one that spares most cards for as many cubes as the enemy has."""
    human = draft.position.state.human
    able = may_defend_with(human)
    if not able:
        return []
    found = [_offer(draft, words, "offer-all", able)]
    spare = _enough(draft, able)
    if spare and len(spare) < len(able):
        found.append(_offer(draft, words, "offer-enough", spare))
    return found


def _enough(draft: DefenceDraft, able: list[int]) -> list[int]:
    """The fewest cards, most cannons first, that bring as many cubes as come; empty: nothing does."""
    human = draft.position.state.human
    chosen: list[int] = []
    for card in sorted(able, key=lambda one: (-human.face(one)[C], one)):
        if human.face(card)[C]:
            chosen.append(card)
        if _cubes(draft, chosen) >= draft.position.state.table.fight[ITS_CUBES]:
            return sorted(chosen)
    return []


def _cubes(draft: DefenceDraft, cards: list[int]) -> int:
    """How many cubes would fall with these cards."""
    written = DefenceDraft(draft.view, draft.position, draft.lang)
    written.texts = [draft.position.notation.act("defend", card).written for card in cards]
    battle = written.preview().position().state.battle
    assert battle is not None
    return battle.mine


def _offer(draft: DefenceDraft, words: Words, key: str, cards: list[int]) -> Offer:
    mine, theirs = _cubes(draft, cards), draft.position.state.table.fight[ITS_CUBES]
    chance = round(100 * odds_of(draft.position.values).win(mine, theirs))
    args: dict[str, Value] = {"n": len(cards), "mine": mine, "theirs": theirs, "percent": chance}
    return Offer(words.phrase(key, args), [_line(draft, [card]) for card in cards])


def sleeving_offers(draft: SleevingDraft, words: Words) -> list[Offer]:
    """DR-H30: everything sleeved that can be, one after another on the first card that has room."""
    written = SleevingDraft(draft.view, draft.position, draft.lang)
    while True:
        values = draft.position.values
        lines = [line for line in written.next() if neutral(line, values) != "sleeve none"]
        if not lines:
            break
        written.add(lines[0])
    held = len(draft.position.state.human.held) // 2
    if not written.texts or held < 2 or not written.complete:
        return []
    label = words.phrase("offer-sleeve", {"n": len(written.texts)})
    return [Offer(label, [line.text for line in written.lines])]


def _line(draft: DefenceDraft, cards: list[int]) -> str:
    """Cards to defend with as a line in the reader's language."""
    written = draft.position.notation.act("defend", *cards).written
    return spoken(written, draft.lang, draft.position.values)

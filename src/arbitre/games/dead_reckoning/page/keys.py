"""Keys beside the real box (keypad): the Alliance's cards by name, tiles, cards of rows, cubes, the coin."""

from __future__ import annotations

from typing import Final

from arbitre.core.keypad import Key, Keypad, Slot
from arbitre.core.message import Value
from arbitre.core.words import Words
from arbitre.games.dead_reckoning.page.own import POWERS
from arbitre.games.dead_reckoning.picture.pen import Pen
from arbitre.games.dead_reckoning.rules.alliance.deck import (
    band_number,
    candidates,
    card_names,
    shows_hard,
    typed_band,
)
from arbitre.games.dead_reckoning.rules.battle.battle import (
    ABILITIES,
    FACES,
    Battle,
    dropping_mine,
)
from arbitre.games.dead_reckoning.rules.board import HARBOR, NAMES, row_of
from arbitre.games.dead_reckoning.rules.by_hand.edit_words import ROW_WORDS, SIGNS
from arbitre.games.dead_reckoning.rules.by_hand.turned_up import OTHER, PIRATE
from arbitre.games.dead_reckoning.rules.rows import backs, in_deck, is_merchant
from arbitre.games.dead_reckoning.rules.table import BACK, CARD, DEAL, TILE, TOSS, OpenTable
from arbitre.games.dead_reckoning.words.chance import front_is_kept, spoken_outcome
from arbitre.games.dead_reckoning.words.codes import named, slot_in, tile_in

MERCHANT: Final = "merchant"
PROMPTS: Final = {
    CARD: "key-prompt-card",
    TILE: "key-prompt-tile",
    DEAL: "key-prompt-deal",
    BACK: "key-prompt-back",
    TOSS: "key-prompt-toss",
}
FRONT: Final = "key-prompt-front"
"""In one short line what is asked for; how it is typed is said where it is typed."""


def keypad_of(pen: Pen) -> Keypad | None:
    """One touch for what lies there; None: nothing of this sort is asked for."""
    table, words = pen.table, pen.words
    if not pen.state.companion:
        return None
    if pen.state.battle is not None:
        return _cubes(pen, pen.state.battle)
    code = NAMES[table.at] if table.need in (TILE, DEAL, BACK, TOSS) else ""
    asked = FRONT if table.need == BACK and front_is_kept(table) else PROMPTS.get(table.need, "")
    prompt = words.phrase(asked, {"code": code}) if asked else ""
    if table.need == CARD:
        return Keypad(_cards(pen), [Slot()], prompt=prompt)
    there = [Slot("", f"space-{code}")]
    if table.need == TILE:
        return Keypad(_tiles(pen), there, prompt=prompt)
    if table.need in (DEAL, BACK):
        return Keypad(_row_cards(pen), there, prompt=prompt)
    if table.need == TOSS and table.at != HARBOR:
        sides = [words.phrase(f"kind-{side}") for side in ("tails", "heads")]
        return Keypad([Key(side, side) for side in sides], there, prompt=prompt)
    return None


def _cubes(pen: Pen, battle: Battle) -> Keypad | None:
    """What each cube of one side shows, in words; None: cubes are not awaited."""
    if not pen.position.chances():
        return None
    words, mine = pen.words, battle.stage == ABILITIES or dropping_mine(battle)
    side, number = (battle.human, battle.mine) if mine else (battle.enemy, battle.theirs)
    keys = [
        Key(SIGNS.said(face, words.lang), words.phrase(f"tray-face-{number_of}"))
        for number_of, face in enumerate(FACES)
    ]
    prompt = words.phrase("key-prompt-cubes", {"name": pen.name(side), "n": max(number, 1)})
    return Keypad(keys, [Slot() for _ in range(max(number, 1))], prompt=prompt)


def _cards(pen: Pen) -> list[Key]:
    """Those left in the deck, and those of one's own box whose section was entered before."""
    table, words = pen.table, pen.words
    number, printed = band_number(table), len(table.values.alliance)
    known = [table.values.alliance[card].name for card in candidates(table)]
    for name in card_names(table)[printed:]:
        hard = shows_hard(table, printed)
        known += [name] if typed_band(table, name, hard, number) is not None else []
    found: list[Key] = []
    for name in known:
        said = named(table.values, "alliance", name, words.lang)
        found.append(Key(said, said))
    return found


def _tiles(pen: Pen) -> list[Key]:
    """DR-B2: the islands that lie nowhere yet, and open sea."""
    table, words = pen.table, pen.words
    found: list[Key] = []
    for tile, outcome in enumerate(pen.position.notation.islands):
        if table.unseen[tile]:
            name = tile_in(outcome.written, words)
            many = table.unseen[tile] if tile == len(table.values.islands) else -1
            found.append(Key(name, name, many))
    return found


def _row_cards(pen: Pen) -> list[Key]:
    """What the Alliance's rules ask of any card, then the cards that we know."""
    table, words = pen.table, pen.words
    found = _plain_keys(words, table.need == DEAL)
    known = in_deck(table, row_of(table.at)) if table.need == DEAL else _backs(table)
    counts: dict[str, int] = {}
    for face, left in known:
        card = table.values.cards[face]
        if not card.own:
            # slots do not concern the Alliance (DR-Q1)
            said = spoken_outcome(pen.position.notation.cards[face], words)
            slot = slot_in(card.slot, words.lang)
            said = said.removesuffix(f" {slot}")
            counts[said] = counts.get(said, 0) + left
    return [*found, *(Key(said, said, left) for said, left in counts.items())]


def _backs(table: OpenTable) -> list[tuple[int, int]]:
    return backs(table, table.face[table.at]) if is_merchant(table, table.at) else []


def _plain_keys(words: Words, merchants: bool) -> list[Key]:
    """`merchant`, `other`, `pirate 1` and more."""
    merchant, other, pirate = (ROW_WORDS.said(one, words.lang) for one in (MERCHANT, OTHER, PIRATE))
    found = [Key(merchant, words.phrase("tray-card-merchant"))] if merchants else []
    found.append(Key(other, words.phrase("key-other")))
    for number in range(1, POWERS):
        args: dict[str, Value] = {"n": number}
        found.append(Key(f"{pirate} {number}", words.phrase("key-power", args)))
    return found

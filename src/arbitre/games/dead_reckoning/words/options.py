"""What `?` answers: a space, a crew card, an Alliance card, icons, upgrades, piles, scores, a word."""

from __future__ import annotations

from typing import Final

from arbitre.core.draft import Draft
from arbitre.core.message import Value
from arbitre.core.number import typed_whole
from arbitre.core.vocabulary import Vocabulary
from arbitre.core.words import LANGUAGES, Words, joined, quoted
from arbitre.games.dead_reckoning.data import PACKAGE
from arbitre.games.dead_reckoning.play.draft import ActDraft, DefenceDraft, SleevingDraft
from arbitre.games.dead_reckoning.play.notation import names_of, neutral, spoken
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition, DeadReckoningView
from arbitre.games.dead_reckoning.rules.board import DISTANCE, HARBOR, NAMES, space_of
from arbitre.games.dead_reckoning.rules.by_hand.edit_words import plain
from arbitre.games.dead_reckoning.rules.by_hand.edits import next_alliance
from arbitre.games.dead_reckoning.rules.by_hand.lines import table_lines
from arbitre.games.dead_reckoning.rules.human.belongings import PILES, SLOTS, side_of
from arbitre.games.dead_reckoning.rules.icons import COUNT, ICONS
from arbitre.games.dead_reckoning.rules.moves import BUILDINGS, crew_names
from arbitre.games.dead_reckoning.rules.rows import in_deck
from arbitre.games.dead_reckoning.rules.table import ACHIEVEMENTS, NO_CARD, SIDES
from arbitre.games.dead_reckoning.words.cards import alliance_card_lines, upgrade_lines
from arbitre.games.dead_reckoning.words.codes import (
    ICON_KEYS,
    card_in,
    goods_in,
    icons_in,
    known_to,
    named,
    short_card,
    side_in,
    slot_in,
    tile_in,
    words_of,
)
from arbitre.games.dead_reckoning.words.sides import hidden_hand, reached, score_line, wanted

PAGES: Final = Vocabulary(PACKAGE, "pages", plain)
"""What can be looked up as a whole, by the words for it."""


def options_about(draft: Draft, query: str, words: Words) -> list[str]:
    """A thing in words, and what could be written about it now."""
    view = draft.preview()
    assert isinstance(view, DeadReckoningView)
    position = view.position()
    words = words_of(view, words)
    page = PAGES.meant(query)
    if page not in ("", "row") and (page != "table" or position.state.companion):
        return _page(page, position, view, words)
    first, _, number = query.strip().partition(" ")
    row = typed_whole(number.strip(), 0, 999)
    if PAGES.meant(first) == "row" and row is not None:
        return _row(position, row - 1, words)
    lines = _about(position, view, query.strip(), words)
    lines += [f"  {line}" for line in _writable(draft, query, words) if line not in lines]
    return lines or [words.phrase("options-none")]


def _writable(draft: Draft, query: str, words: Words) -> list[str]:
    """The lines that name the thing."""
    values = known_to(words).values
    names = names_of(values)
    typed = plain(query.strip())
    if not typed:
        return [spoken(neutral(line, values), words.lang, values) for line in draft.next()]
    codes = {
        typed,
        plain(neutral(query, values)),
        names.code(query, False),
        names.code(query, True),
    }
    found: list[str] = []
    for line in draft.next():
        notation = neutral(line, values)
        parts = {plain(part) for part in notation.replace(">", " ").split()}
        if parts & {plain(code) for code in codes}:
            found.append(spoken(notation, words.lang, values))
    return found


def continued(draft: Draft, text: str) -> list[str]:
    """Lines that carry on what was typed, in the language that was typed or the draft's."""
    assert isinstance(draft, ActDraft | DefenceDraft | SleevingDraft)
    typed = " ".join(text.casefold().split()) + (" " if text.strip() and text[-1] == " " else "")
    found: list[str] = []
    for line in draft.next():
        for form in (line, neutral(line, draft.position.values)):
            if _bare(form).startswith(_bare(typed)) and form not in found:
                found.append(form)
                break
    return found


def _bare(text: str) -> str:
    parts = [plain(part) for part in text.split(" ")]
    return " ".join(parts)


# -- one thing -------------------------------------------------------------------------------


def _about(
    position: DeadReckoningPosition, view: DeadReckoningView, query: str, words: Words
) -> list[str]:
    if not query:
        return []
    space = space_of(query)
    if space >= 0:
        return _space(position, space, words)
    values = position.values
    typed = plain(query)
    for number, card in enumerate(values.alliance):
        called = [plain(named(values, "alliance", card.name, lang)) for lang in LANGUAGES]
        if typed == plain(card.name) or typed in called:
            return alliance_card_lines(values, number, words)
    if query.upper() in ICONS:
        return [_icon(ICONS.index(query.upper()), words)]
    names = names_of(values)
    crew = crew_names(values)
    code = names.code(query, tiles=False)
    if code in crew:
        return _crew_card(position, view, crew.index(code), words)
    code = names.code(query, tiles=True)
    tiles = list(names.tiles[words.lang])
    return upgrade_lines(position.state, [tiles.index(code)], words) if code in tiles else []


def _space(position: DeadReckoningPosition, space: int, words: Words) -> list[str]:
    """A space in words, line by line."""
    state, table = position.state, position.state.table
    if space == HARBOR:
        return [words.phrase("kind-harbor")]
    tile = table.tiles[space]
    called = tile_in(position.tile_name(tile), words) if tile >= 0 else ""
    args: dict[str, Value] = {"space": NAMES[space]}
    steps = DISTANCE[table.place[state.seat]][space]
    away = words.phrase("options-distance", {"steps": steps})
    if not called:
        return [f"{NAMES[space]} {words.phrase('table-unexplored')}, {away}"]
    lines = [f"{NAMES[space]} {called}, {away}"]
    if table.is_island(space):
        island = position.values.islands[tile]
        args = {"spaces": island.spaces, "first": island.first, "second": island.second}
        args["goods"] = goods_in(*table.yields(space), words)
        lines.append(words.phrase("options-island", args))
        for side in range(table.sides):
            spot = space * SIDES + side
            if table.cubes[spot] or table.permanent[spot]:
                args = {"side": side, "n": table.cubes[spot], "m": table.permanent[spot]}
                lines.append(words.phrase("options-cubes", args))
        if table.control[space] >= 0:
            lines.append(words.phrase("options-control", {"side": table.control[space]}))
        built = [
            words.phrase(f"kind-{name}")
            for number, name in enumerate(BUILDINGS)
            if table.buildings[space] >> number & 1
        ]
        args = {"buildings": joined(built, words) or words.phrase("nothing")}
        args["goods"] = goods_in(table.coins[space], table.cargo[space], words)
        lines.append(words.phrase("options-there", args))
    if table.face[space] != NO_CARD:
        shown = card_in(position.values, table.face[space], words)
        lines.append(words.phrase("options-slot", {"slot": NAMES[space], "icons": shown}))
    return lines


def _crew_card(
    position: DeadReckoningPosition, view: DeadReckoningView, card: int, words: Words
) -> list[str]:
    """A crew card: its face now, its levels, what is sleeved on it."""
    state, values = position.state, position.values
    human = state.human
    where = PILES[human.where[card]]
    if hidden_hand(view, state.seat) >= 0 and where == "hand":
        where = "deck"
    args: dict[str, Value] = {"card": card, "level": human.level[card] + 1, "pile": where}
    args["icons"] = icons_in(human.face(card), words)
    lines = [words.phrase("options-crew", args)]
    for level, icons in enumerate(values.crew[human.kinds[card]].levels):
        args = {"level": level + 1, "icons": icons_in(icons, words)}
        lines.append(words.phrase("options-level", args))
    for slot in range(SLOTS):
        sleeved = human.sleeves[card * SLOTS + slot]
        if sleeved >= 0:
            icons = side_of(values, sleeved, human.sides[card * SLOTS + slot])
            args = {"slot": slot_in(slot, words.lang), "icons": icons_in(icons, words)}
            lines.append(words.phrase("options-slot", args))
    return lines


def _icon(icon: int, words: Words) -> str:
    key = ICON_KEYS[icon]
    args: dict[str, Value] = {
        "icon-sign": ICONS[icon],
        "name": words.phrase(f"kind-{key}"),
        "does": words.phrase(f"long-{key}"),
    }
    return words.phrase("options-icon", args)


# -- pages -----------------------------------------------------------------------------------


def _page(
    page: str, position: DeadReckoningPosition, view: DeadReckoningView, words: Words
) -> list[str]:
    state, values = position.state, position.values
    if page == "icons":
        return [_icon(icon, words) for icon in range(COUNT)]
    if page == "upgrades":
        return upgrade_lines(state, list(range(2 * len(values.upgrades))), words)
    if page == "score":
        return [score_line(state, side, words) for side in range(state.table.sides)]
    if page == "achievements":
        return _achievements(position, words)
    if page == "crew":
        found: list[str] = []
        for card in range(len(state.human.where)):
            found += _crew_card(position, view, card, words)[:1]
        return found
    if page == "table":
        lines = table_lines(state, next_alliance(state))
        said = [spoken(line, words.lang, values) for line in lines]
        return [words.phrase("options-table"), *(f"  {line}" for line in said)]
    if page == "map":
        return words.phrase("options-map").split(" · ")
    if page == "alliance":
        names = [named(values, "alliance", card.name, words.lang) for card in values.alliance]
        listed = ", ".join(_unbroken(name) for name in names)
        example = quoted(f"? {names[0]}", words)
        return [words.phrase("options-alliance-cards", {"cards": listed, "example": example})]
    return _piles(position, words)


def _unbroken(text: str) -> str:
    """Words that stay on one line."""
    return text.replace(" ", "\u00a0")


def _row(position: DeadReckoningPosition, row: int, words: Words) -> list[str]:
    """The cards left in a row's deck, in words."""
    values = position.values
    if not 0 <= row <= max(card.row for card in values.cards):
        return [words.phrase("options-none")]
    faces = in_deck(position.state.table, row)
    args: dict[str, Value] = {"row": row + 1, "n": sum(number for _, number in faces), "cards": ""}
    found = [f"  {number} × {card_in(values, face, words)}" for face, number in faces]
    return [words.phrase("options-row", args).rstrip(), *found]


def _achievements(position: DeadReckoningPosition, words: Words) -> list[str]:
    state, table = position.state, position.state.table
    needs = wanted(state)
    lines: list[str] = []
    for number, name in enumerate(ACHIEVEMENTS):
        counts = [
            f"{side_in(side, words)} "
            + ("✓" if table.claimed_by(side, number) else str(reached(state, side)[number]))
            for side in range(table.sides)
        ]
        args: dict[str, Value] = {"achievement": name, "counts": ", ".join(counts)}
        args["what"] = words.phrase(f"long-{name}")
        text = words.phrase("options-achievement", {**args, "n": needs[number]})
        if table.bonus[number] and table.bonus_to[number] < 0:
            text += ", " + words.phrase("options-bonus", {"n": table.bonus[number]})
        lines.append(text)
    return lines


def _piles(position: DeadReckoningPosition, words: Words) -> list[str]:
    """The Alliances' piles, the rows' decks as far as they can be known, what went under them."""
    table, values = position.state.table, position.values
    lines: list[str] = []
    for side in range(table.humans, table.sides):
        args: dict[str, Value] = {"side": side, "merchant": table.merchant_pile[side]}
        args |= {"pirate": table.pirate_pile[side], "n": table.pirate_power[side]}
        lines.append(words.phrase("options-pile", args))
    rows = 1 + max(card.row for card in values.cards)
    for row in range(rows):
        faces = in_deck(table, row)
        cards = [
            _unbroken(f"{number}× " * (number > 1) + short_card(values, face, words))
            for face, number in faces
        ]
        args = {"row": row + 1, "n": sum(number for _, number in faces)}
        args["cards"] = ", ".join(cards) or words.phrase("nothing")
        lines.append(words.phrase("options-row", args))
    if table.under:
        under = ", ".join(_unbroken(short_card(values, face, words)) for face in table.under)
        lines.append(words.phrase("options-under", {"cards": under}))
    left = [
        _unbroken(named(values, "alliance", card.name, words.lang))
        for number, card in enumerate(values.alliance)
        if table.left >> number & 1
    ]
    listed = ", ".join(left) or words.phrase("nothing")
    lines.append(words.phrase("options-rows-how"))
    lines.append(words.phrase("options-alliance-deck", {"cards": listed}))
    return lines

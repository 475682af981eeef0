"""What a person with the box types: which card or tile came up, how cubes fell, how the coin did."""

from __future__ import annotations

import re
from typing import Final

from arbitre.core.message import Value
from arbitre.core.position import Move
from arbitre.core.vocabulary import Vocabulary
from arbitre.core.words import LANGUAGES, Words
from arbitre.games.dead_reckoning.data import PACKAGE
from arbitre.games.dead_reckoning.play.notation import PARTS, names_of
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition
from arbitre.games.dead_reckoning.rules.alliance.deck import (
    band_number,
    card_names,
    shows_hard,
    typed_band,
)
from arbitre.games.dead_reckoning.rules.alliance.left import FRONT_KEPT
from arbitre.games.dead_reckoning.rules.battle.battle import ABILITIES, FACES, dropping_mine
from arbitre.games.dead_reckoning.rules.board import NAMES, row_of
from arbitre.games.dead_reckoning.rules.by_hand.edit_words import FACES as FACE_WORDS
from arbitre.games.dead_reckoning.rules.by_hand.edit_words import ROW_WORDS, SIGNS, folded, plain
from arbitre.games.dead_reckoning.rules.by_hand.turned_up import (
    ISLAND,
    MERCHANT,
    OTHER,
    island_text,
    look_of,
    read_island,
    read_look,
)
from arbitre.games.dead_reckoning.rules.by_hand.turned_up import WORDS as FOUND_WORDS
from arbitre.games.dead_reckoning.rules.by_hand.typed_cards import CARD_WORD, WORD
from arbitre.games.dead_reckoning.rules.icons import icons_text
from arbitre.games.dead_reckoning.rules.moves import Outcome, crew_names
from arbitre.games.dead_reckoning.rules.state import SETUP
from arbitre.games.dead_reckoning.rules.table import (
    ACHIEVEMENTS,
    BACK,
    CARD,
    DEAL,
    TILE,
    TOSS,
    OpenTable,
)
from arbitre.games.dead_reckoning.rules.values import Values
from arbitre.games.dead_reckoning.words.codes import SLOT_NAMES, known_to, named, slot_in, tile_in

MORE_SIGNS: Final = Vocabulary(PACKAGE, "more-signs", folded)
"""More that people type for a fallen cube."""
COIN_WORDS: Final = Vocabulary(PACKAGE, "coin", plain)
LINE_WORDS: Final = Vocabulary(PACKAGE, "lines", plain)
"""Words of a band's line that people type besides those of the edition file."""
KINDS: Final = {
    CARD: "chance-kind-card",
    TILE: "chance-kind-tile",
    DEAL: "chance-kind-deal",
    BACK: "chance-kind-deal",
    TOSS: "chance-kind-toss",
}
"""What the table is asked for, beside battle cubes."""
_PARTS: Final = re.compile(r"[\s,;]+")
_LISTED: Final = re.compile(r"\s*[,;]\s*")
_ROW_CARD: Final = re.compile(r"card([0-9]{1,4})")


def asked(position: DeadReckoningPosition, words: Words) -> str:
    """What is awaited; empty when nothing is."""
    state, table = position.state, position.state.table
    outcomes = [move for move, _ in position.chances()]
    if not outcomes:
        return ""
    example = spoken_outcome(outcomes[0], words)
    own = "yes" if state.companion else "no"
    args: dict[str, Value] = {"example": example, "own": own}
    if state.battle is not None:
        battle = state.battle
        mine = battle.stage == ABILITIES or dropping_mine(battle)
        number = battle.mine if mine else battle.theirs
        signs = [SIGNS.said(FACES[face], words.lang) for face in (1, 0, 4, 2)]
        cubes = " ".join(signs[cube % 4] for cube in range(max(number, 1)))
        args = {"space": NAMES[battle.space], "n": number, "example": cubes}
        return words.phrase("chance-cubes", args | {"side": battle.human if mine else battle.enemy})
    if table.need == CARD:
        return words.phrase("chance-card", args)
    if table.need == TILE:
        return words.phrase("chance-tile", args | {"space": NAMES[table.at]})
    if table.need == DEAL:
        args |= {"space": NAMES[table.at], "row": row_of(table.at) + 1}
        return words.phrase("chance-deal", args)
    if table.need == BACK:
        key = "chance-front" if front_is_kept(table) else "chance-back"
        return words.phrase(key, args | {"space": NAMES[table.at]})
    if table.need == TOSS:
        return words.phrase("chance-toss")
    if state.phase == SETUP and not state.companion and len(state.laid) < len(table.bonus):
        return words.phrase("chance-bonus", args | {"achievement": ACHIEVEMENTS[len(state.laid)]})
    if state.phase == SETUP and state.first < 0:
        return words.phrase("chance-first", args)
    return words.phrase("chance-crew", args | {"human": state.seat})


def front_is_kept(table: OpenTable) -> bool:
    """DR-L2: of a merchant whose side is asked for, whether the Alliance keeps the front."""
    return table.agenda[-2:-1] == [FRONT_KEPT] and table.is_alliance(table.side)


def kind_asked(position: DeadReckoningPosition, words: Words) -> str:
    """What sort of thing is awaited: the program may draw it (DR-Q2)."""
    if position.state.battle is not None:
        return words.phrase("chance-kind-cubes")
    return words.phrase(KINDS.get(position.state.table.need, "chance-kind-rest"))


def number_asked(position: DeadReckoningPosition) -> int:
    """How many cubes one side drops together; one of anything else."""
    battle = position.state.battle
    if battle is None:
        return 1
    mine = battle.stage == ABILITIES or dropping_mine(battle)
    return max(battle.mine if mine else battle.theirs, 1)


def card_help(position: DeadReckoningPosition, words: Words) -> list[str]:
    """DR-Q2: how a card of one's own box is typed, and what was typed so far, ready for an edition."""
    table = position.state.table
    if not position.state.companion or position.state.battle is not None:
        return []
    if table.need in (TILE, DEAL, BACK):
        return [words.phrase("help-own-tile" if table.need == TILE else "help-own-row")]
    if table.need != CARD:
        return []
    hard = "hard" if shows_hard(table, len(position.values.alliance)) else "normal"
    lines = [words.phrase("help-own-card", {"band": band_number(table) + 1, "shown": hard})]
    number, printed = band_number(table), len(position.values.alliance)
    known = [
        name
        for name in card_names(table)[printed:]
        if typed_band(table, name, hard == "hard", number) is not None
    ]
    if known:
        lines.append(words.phrase("chance-known", {"cards": ", ".join(known)}))
    said = table.typed[len(position.values.typed) :]
    if said:
        lines.append(words.phrase("chance-typed"))
    for typed in said:
        side = "h" if typed.hard else "n"
        lines.append(f'  {typed.name}  {side}{typed.number + 1} = "{typed.line}"')
    return lines


def spoken_outcome(move: Move, words: Words) -> str:
    """An outcome as it is typed in a language."""
    text = move.text()
    known = known_to(words)
    values, lang = known.values, words.lang
    first, _, rest = text.partition(" ")
    if rest and first in FOUND_WORDS.values():
        return rest if first == ISLAND else spoken_look(rest, lang)
    if text.startswith(WORD):
        return f"{LINE_WORDS.said(CARD_WORD, lang)} {text.removeprefix(WORD)}"
    found = _ROW_CARD.fullmatch(text)
    if found is not None and int(found.group(1)) < len(values.cards):
        return _row_card(values, int(found.group(1)), lang, known.need == BACK)
    if text in FACES:
        return SIGNS.said(text, lang)
    if text in ("heads", "tails"):
        return words.phrase(f"kind-{text}")
    if text in [island.name for island in values.islands] or text == "open_sea":
        return tile_in(text, words)
    if text in [card.name for card in values.alliance]:
        return named(values, "alliance", text, lang)
    if text.startswith("bonus"):
        return text.removeprefix("bonus")
    names = names_of(values)
    return names.crew[lang].get(text) or PARTS.said(text, lang)


def _row_card(values: Values, card: int, lang: str, back: bool) -> str:
    """A card of a row as one types it: icons, cost, slot; `M` before a merchant."""
    found = values.cards[card]
    if back and found.back is not None:
        return icons_text(found.back) or spoken_look(OTHER, lang)
    if found.own:
        return spoken_look(look_of(found).text, lang)
    sign = "" if found.back is None else "M "
    return f"{sign}{icons_text(found.icons)} {found.cost} {slot_in(found.slot, lang)}"


def spoken_look(text: str, lang: str) -> str:
    """A card that nobody knew as it is typed in a language.

    >>> spoken_look("other", "fr"), spoken_look("M", "fr"), spoken_look("M C2", "en")
    ('autre', 'marchand', 'M C2')
    """
    code = {MERCHANT: "merchant"}.get(text, text)
    return ROW_WORDS.said(code, lang)


def typed_outcomes(position: DeadReckoningPosition, text: str, words: Words) -> list[str]:
    """The outcomes typed on a line, in notation; what cannot be read stays as it is."""
    state, table = position.state, position.state.table
    text = text.strip()
    if state.battle is not None:
        return _cubes(text)
    if table.need == CARD and state.companion and LINE_WORDS.meant(text.split(" ")[0]) == CARD_WORD:
        return [_typed_card(text.partition(" ")[2])]
    outcomes = [move for move, _ in position.chances() if isinstance(move, Outcome)]
    crew = crew_names(position.values)
    if any(move.text() in crew for move in outcomes):
        # which cards are in hand a public view does not know
        outcomes = [Outcome(number, name) for number, name in enumerate(crew)]
    if table.need == TOSS:
        return [COIN_WORDS.meant(text) or plain(text) or text]
    names: dict[str, str] = {}
    for move in outcomes:
        for form in _forms(position, move, words):
            code = names.setdefault(plain(form), move.text())
            if code != move.text() and not _alike(position, code, move.text()):
                names[plain(form)] = ""  # several cards are written so: more must be typed
    names = {name: code for name, code in names.items() if code}
    if table.need == CARD and state.companion:
        for name in card_names(table)[len(position.values.alliance) :]:
            names.setdefault(plain(name), f"{WORD}{name}")
    if table.need in (DEAL, BACK, CARD, TILE):
        # tiles and cards that lie there one after another may be typed on one line
        parts = [part for part in _LISTED.split(text) if part]
        return [_own(position, part, _meant(part, names)) for part in parts] or [text]
    parts = [part for part in _PARTS.split(text) if part]
    if plain(text) in names or len(parts) < 2:
        return [_meant(text, names)]
    return [_meant(part, names) for part in parts]


def _own(position: DeadReckoningPosition, typed: str, meant: str) -> str:
    """DR-Q2: beside a real table what nobody knows may be named, if it is a card or an island at all."""
    word = FOUND_WORDS.get(position.state.table.need, "")
    if meant != typed or not word or not position.state.companion:
        return meant
    if word == ISLAND:
        form = read_island(typed)
        return meant if form is None else f"{ISLAND} {island_text(form)}"
    look = read_look(typed)
    return meant if look is None else f"{word} {look.text}"


def _typed_card(rest: str) -> str:
    """DR-Q2: a card by its name, by its band's line or by both, as it is written in notation."""
    text = " ".join(rest.split())
    words = re.split(r"([\s|,:={}?]+)", text)
    return WORD + "".join(_line_word(word) for word in words)


def _line_word(word: str) -> str:
    meant = LINE_WORDS.meant(word)
    return meant if meant and meant != CARD_WORD else word


def _alike(position: DeadReckoningPosition, one: str, other: str) -> bool:
    """Whether it does not matter which of two cards it was.

    Merchants turned over may show the same; slots do not concern the Alliance (DR-Q1).
    """
    found = [_ROW_CARD.fullmatch(text) for text in (one, other)]
    if found[0] is None or found[1] is None:
        return False
    first, second = (position.values.cards[int(match.group(1))] for match in found if match)
    if position.state.table.need == BACK:
        return first.back == second.back
    if not position.state.companion or (first.back is None) != (second.back is None):
        return False
    return first.icons == second.icons and first.cost == second.cost


def _forms(position: DeadReckoningPosition, move: Outcome, words: Words) -> list[str]:
    """How an outcome may be typed: in notation and in every language."""
    values = position.values
    found = _ROW_CARD.fullmatch(move.text())
    if found is not None:
        card, back = int(found.group(1)), position.state.table.need == BACK
        texts = [_row_card(values, card, lang, back) for lang in LANGUAGES]
        # without the slot, without slot and cost: where that is clear it will do
        shorter = [texts[0].rpartition(" ")[0], _only_icons(texts[0])]
        # icons are typed in any order
        return [
            move.text(),
            *(form for text in (*texts, *shorter) for form in (text, _sorted(text))),
        ]
    texts = [move.text(), spoken_outcome(move, words)]
    for kind in ("island", "alliance"):
        texts += values.words.get(f"{kind}-{move.text()}", {}).values()
    if move.text() in crew_names(values):
        names = names_of(values)
        texts += [names.crew[lang][move.text()] for lang in LANGUAGES]
    if move.text() == "open_sea":
        texts += [PARTS.said("open_sea", lang) for lang in LANGUAGES]
    return texts


def _sorted(text: str) -> str:
    """A card's words in one order, whatever order they are typed in."""
    return " ".join(sorted(text.casefold().split()))


def _only_icons(text: str) -> str:
    parts = text.split()
    slots = SLOT_NAMES.row(LANGUAGES[0])
    return " ".join(part for part in parts if not part.isdecimal() and part not in slots)


def _meant(typed: str, names: dict[str, str]) -> str:
    """The outcome that a name or its beginning stands for; the text where that is not clear."""
    word = plain(typed)
    for form in (word, plain(_sorted(typed))):
        if form in names:
            return names[form]
    found = {code for name, code in names.items() if word and name.startswith(word)}
    return found.pop() if len(found) == 1 else typed


def _cubes(text: str) -> list[str]:
    """Cubes as signs or words: `c c h -`, `cc ch p`."""
    found: list[str] = []
    for part in _PARTS.split(text):
        sign = SIGNS.meant(part) or MORE_SIGNS.meant(part)
        found.append(sign or FACE_WORDS.meant(part) or plain(part) or part)
    return found

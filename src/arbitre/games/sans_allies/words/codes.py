"""The codes of Sans Alliés in words: terrains, units, places and decimal numbers."""

from __future__ import annotations

import re
from typing import Final

from arbitre.core.cache import Cache
from arbitre.core.message import Illegal, Value
from arbitre.core.position import View
from arbitre.core.words import Speak, Words, decimal, harmless, joined
from arbitre.games.sans_allies.data import PACKAGE
from arbitre.games.sans_allies.play.editions import EDITIONS
from arbitre.games.sans_allies.play.notation import LETTERS, neutral, spoken
from arbitre.games.sans_allies.play.position import SansAlliesView
from arbitre.games.sans_allies.rules.cards import KINDS, UNITS, counted, read_units, units_text
from arbitre.games.sans_allies.rules.moves import (
    ATTACK,
    BOMB,
    LOSE,
    RECOVER,
    STRIKE_RESEARCH,
    UPGRADE,
    WORDS,
    read_decision,
)
from arbitre.games.sans_allies.rules.pyramid import NAMES, place_of
from arbitre.games.sans_allies.rules.setting import setting_of
from arbitre.games.sans_allies.rules.state import PHASES, State
from arbitre.games.sans_allies.rules.values import CENTRE, Values, is_centre_name

_DECIMAL: Final = re.compile(r"[0-9]+\.[0-9]+")
INSTALLATIONS: Final = ("centre", "capital")
KEPT: Final = 32
"""Of how many editions, in a language, the names are remembered."""


SAID: Final = {ATTACK: "said-attack", RECOVER: "said-recover", LOSE: "said-lose"}
"""The messages for decisions about a set of cards."""


class NationWords(Words):
    """Words that know what the edition on one table calls its terrains; about none, the standard one."""

    def __init__(
        self,
        lang: str,
        packages: list[str],
        speak: Speak | None = None,
        terrains: dict[str, str] | None = None,
    ) -> None:
        super().__init__(lang, packages, speak)
        self.terrains: Final[dict[str, str]] = {} if terrains is None else terrains

    def with_package(self, package: str) -> NationWords:
        """The same words and those of one package more."""
        return NationWords(self.lang, [*self.packages, package], self._speak, self.terrains)


def nation_words(view: View | None, lang: str) -> NationWords:
    """The messages of the core and of the game; about a table, with the terrains of its edition.

    >>> from arbitre.core.message import Event
    >>> nation_words(None, "en").event(Event("captured", "SA-I9", {"place": "A3", "terrain": "sea"}))
    'A3 (sea) is captured'
    """
    terrains = None if view is None else terrains_in(view, lang)
    return NationWords(lang, ["arbitre.core", PACKAGE], spoken_argument, terrains)


def seen(view: View, words: Words) -> tuple[State, Words]:
    """The state that a view shows, and the words that know the terrains of its edition."""
    assert isinstance(view, SansAlliesView)
    state = view.position().state
    if not isinstance(words, NationWords):
        return state, words
    terrains = terrains_in(view, words.lang)
    return state, NationWords(words.lang, words.packages, words._speak, terrains)


_called: Final[Cache[dict[str, str]]] = Cache(KEPT)


def terrains_in(view: View, lang: str) -> dict[str, str]:
    """What the edition of a view calls its terrains, by code; read once, for it takes a while."""
    key = (str(view.data["edition"]), lang)
    found = _called.find(key)
    if found is None:
        assert isinstance(view, SansAlliesView)
        found = _called.keep(key, terrain_names(view.position().state.values, lang))
    return found


def terrain_names(values: Values, lang: str) -> dict[str, str]:
    """What an edition calls its terrains, by code."""
    return {
        values.names[code]: " ".join(harmless(values.words[code][lang]).split())
        for code in range(1, values.centre)
    }


def terrain_in(code: str, words: Words) -> str:
    """A terrain in words; where no table is spoken of, as the standard edition has it."""
    if code in INSTALLATIONS:
        return words.phrase(f"kind-{code}")
    if is_centre_name(code):  # of several kinds: `centre PV`
        letters = code.removeprefix(f"{CENTRE}_").upper()
        said = "".join(LETTERS[words.lang][UNITS.index(letter)] for letter in letters)
        return f"{words.phrase('kind-centre')} {said}"
    if isinstance(words, NationWords) and code in words.terrains:
        return words.terrains[code]
    standard = terrain_names(setting_of(EDITIONS.named("")).values, words.lang)
    return standard.get(code, code)


def card_in(code: str, words: Words) -> str:
    """A card of any kind in words."""
    return words.phrase(f"kind-{code}") if code in KINDS else terrain_in(code, words)


def units_in(text: str, words: Words) -> str:
    """A set of units in notation, in words with counts; any other text as it is.

    >>> units_in("2P+V", NationWords("en", ["arbitre.core", "arbitre.games.sans_allies.data"]))
    '2 personnel cards and 1 vehicle'
    """
    units = read_units(text)
    if units < 0:
        return text
    found = [
        words.phrase(f"count-{UNITS[unit]}", {"n": count})
        for unit, count in enumerate(counted(units))
        if count
    ]
    return joined(found, words) if found else words.phrase("nothing")


def letters_of(units: int, lang: str) -> str:
    """A set of units in the letters of a language.

    >>> letters_of(read_units("2P+S"), "fr")
    '2P+B'
    """
    return units_text(units, LETTERS[lang])


def force_in(units: int, words: Words) -> str:
    """A force on a button: numbers and letters, the most numerous type first.

    >>> force_in(read_units("P+2S"), NationWords("fr", ["arbitre.core", PACKAGE]))
    '2\\xa0B + 1\\xa0P'
    """
    counts = [(-count, unit) for unit, count in enumerate(counted(units)) if count]
    letters = LETTERS[words.lang]
    return " + ".join([f"{-count}\u00a0{letters[unit]}" for count, unit in sorted(counts)])


def decision_in(text: str, words: Words) -> str:
    """A decision, or a line of one, in the words of the buttons of a page; any other text as it is.

    >>> words = NationWords("en", ["arbitre.core", PACKAGE], spoken_argument)
    >>> decision_in("A4 2V+P", words), decision_in("end", words), decision_in("2V", words)
    ('Attack A4 with 1 personnel card and 2 vehicles', 'End the invasions', '2 vehicles')
    """
    written = neutral(text, words.lang)
    if place_of(written) >= 0:
        return words.phrase("said-target", {"place": written})
    if read_units(written) >= 0:
        return units_in(written, words)
    try:
        move = read_decision(written)
    except Illegal:
        return text
    word = WORDS[move.act]
    args: dict[str, Value] = {"place": NAMES[move.place], "units": units_text(move.units)}
    if move.act in SAID:
        return words.phrase(SAID[move.act], args)
    if move.act == UPGRADE:
        return words.phrase("said-upgrade", {"unit": UNITS[move.units]})
    if move.act == BOMB:
        return words.phrase("said-bomb", {"n": move.units})
    return words.phrase("touch-strike" if move.act == STRIKE_RESEARCH else f"touch-{word}", args)


def admitted(values: Values, terrain: int, lang: str) -> str:
    """The letters of the unit types that a terrain admits."""
    return "".join(LETTERS[lang][unit] for unit in range(4) if values.admits[terrain] >> unit & 1)


def last_call(state: State, words: Words) -> str:
    """SA-K4: after a prompt, that only a setback saves the game; empty while the die still decides."""
    if not state.doomed:
        return ""
    return " " + words.phrase("last-research", {"value": state.research})


def share(part: int, whole: int, places: int) -> str:
    """A quotient with decimals, rounded half up; a message writes the point as its language does.

    >>> share(3500, 36, 1), share(198, 36, 2), share(3500, 36, 0)
    ('97.2', '5.50', '97')
    """
    scale = 10**places
    number = (2 * part * scale + whole) // (2 * whole)
    if not places:
        return str(number)
    return f"{number // scale}.{number % scale:0{places}}"


def spoken_argument(name: str, value: Value, words: Words) -> dict[str, Value]:
    """What a message may use of an argument, by its name."""
    text = str(value)
    if name == "side":
        key = f"seat-{text}"
        return {name: words.phrase(key) if words.knows(key) else value}
    if name in ("terrain", "out"):
        return {name: terrain_in(text, words)}
    if name == "card":
        return {name: card_in(text, words)}
    if name == "word":
        return {name: spoken(text, words.lang)}
    if name == "second" and _is_decision(text):
        return {name: decision_in(text, words)}
    if name == "units":
        return {name: units_in(text, words)}
    if name == "unit" and text in tuple(UNITS):
        letter = LETTERS[words.lang][UNITS.index(text)]
        return {name: letter, "unit-name": words.phrase(f"kind-{text}")}
    if name == "phase" and text in PHASES:
        return {name: value, "phase-name": words.phrase(f"phase-{text}")}
    if name in ("percent", "other", "lost") and _DECIMAL.fullmatch(text):
        return {name: decimal(text, words)}
    return {name: value}


def _is_decision(text: str) -> bool:
    try:
        read_decision(text)
    except Illegal:
        return False
    return True

"""Sans Alliés in a terminal: what is asked, told, offered and understood."""

from __future__ import annotations

from typing import Final

from arbitre.core.draft import Draft
from arbitre.core.edition import Edition
from arbitre.core.message import Event, Value
from arbitre.core.position import Move, View
from arbitre.core.table_talk import Style, TableTalk
from arbitre.core.words import Words, joined
from arbitre.games.sans_allies.data import PACKAGE
from arbitre.games.sans_allies.play.editions import EDITIONS
from arbitre.games.sans_allies.play.notation import LETTERS, neutral, spoken
from arbitre.games.sans_allies.play.position import SansAlliesView
from arbitre.games.sans_allies.rules.cards import UNITS, A, counted
from arbitre.games.sans_allies.rules.invasions import eligible
from arbitre.games.sans_allies.rules.listing import DIE_FACES, decisions
from arbitre.games.sans_allies.rules.pyramid import NAMES, free_corners
from arbitre.games.sans_allies.rules.state import (
    BASE,
    BOMBING,
    CONVOYS,
    INVASIONS,
    LOSSES,
    PHASES,
    RECOVERY,
    RETREAT,
    UPGRADES,
    State,
)
from arbitre.games.sans_allies.rules.values import Values
from arbitre.games.sans_allies.words.chance import asked, spoken_outcome, typed_outcomes
from arbitre.games.sans_allies.words.codes import (
    NationWords,
    last_call,
    letters_of,
    seen,
    spoken_argument,
    terrains_in,
)
from arbitre.games.sans_allies.words.options import (
    continued,
    example_attack,
    example_cards,
    options_about,
)
from arbitre.games.sans_allies.words.telling import told_lines

GROUPS: Final = ("terrains", "installations", "production", "strength", "tiles")
OURS: Final = "reconstructed"
"""The word in a provenance that says: these numbers are not from the box."""


class SansAlliesTalk(TableTalk):
    """The game's own words and drawings.

    >>> SansAlliesTalk().words("en").event(Event("captured", "SA-I9", {"place": "A3", "terrain": "sea"}))
    'A3 (sea) is captured'
    """

    def words(self, lang: str) -> Words:
        """The messages of the core and of Sans Alliés."""
        return NationWords(lang, ["arbitre.core", PACKAGE], self.say)

    def words_about(self, view: View, lang: str) -> Words:
        """Words that know what the table's edition calls its terrains."""
        return NationWords(lang, ["arbitre.core", PACKAGE], self.say, terrains_in(view, lang))

    def say(self, name: str, value: Value, words: Words) -> dict[str, Value]:
        """Terrains, units and seats in words; decimal commas in French."""
        return spoken_argument(name, value, words)

    def tell(self, events: list[Event], words: Words) -> list[str]:
        """The events as lines, each with its clause."""
        return told_lines(events, words)

    def board(self, view: View, style: Style, words: Words) -> str:
        """The pyramid, the tiles, the piles and the reserve."""
        from arbitre.games.sans_allies.terminal.board import board_text

        return board_text(view, style, words)

    def draw(self, view: View, words: Words) -> str:
        """The table as SVG."""
        from arbitre.games.sans_allies.picture.draw import draw_view

        assert isinstance(view, SansAlliesView)
        return draw_view(view, words)

    def greeting(self, view: View, words: Words) -> list[str]:
        """Which numbers of this edition are ours, and what somebody with the box can do."""
        state, words = seen(view, words)
        return _whose(state.setting.edition, words)

    def edition_lines(self, edition: Edition, words: Words) -> list[str]:
        """The tiles of an edition; with the standard one, which numbers are ours."""
        values = Values(edition)
        tiles: dict[str, Value] = {
            "edition": edition.name,
            "defence": " ".join(str(each) for each in values.defence),
            "research": " ".join(str(each) for each in values.research),
        }
        whose = _whose(edition, words) if edition.name == EDITIONS.standard else []
        return [*whose, words.phrase("edition-tiles", tiles)]

    # -- what is to be decided ---------------------------------------------------------------

    def prompt(self, view: View, words: Words) -> str:
        """What is to be decided now, with an example that can be typed."""
        state, words = seen(view, words)
        return self._asked(state, words) + last_call(state, words)

    def _asked(self, state: State, words: Words) -> str:
        if state.phase in (RECOVERY, LOSSES):
            return _prompt_cards(state, words)
        lang = words.lang
        turn: dict[str, Value] = {"turn": state.turn}
        args: dict[str, Value]
        if state.phase == INVASIONS:
            example = example_attack(state, lang)
            if not example:
                other = [move.text() for move in decisions(state) if move.text() != "end"]
                if other:
                    said: dict[str, Value] = {**turn, "example": spoken(other[0], lang)}
                    return words.phrase("prompt-invasions-other", said)
                return words.phrase("prompt-invasions-none", turn)
            return words.phrase("prompt-invasions", {**turn, "example": example})
        if state.phase == CONVOYS:
            return words.phrase("prompt-convoy", turn)
        if state.phase == UPGRADES:
            left = [LETTERS[lang][unit] for unit in range(4) if state.upgrades[unit] == BASE]
            args = {"letters": joined(left, words, "list-or"), "example": left[0]}
            return words.phrase("prompt-upgrade", args)
        if state.phase == RETREAT:
            corners = free_corners(state.standing, state.target)
            lines = [spoken(f"lay {NAMES[corner]}", lang) for corner in corners]
            args = {
                "place": NAMES[state.target],
                "terrain": state.values.names[state.regions[-1]],
                "places": joined([_quoted(line, lang) for line in lines], words, "list-or"),
            }
            return words.phrase("prompt-retreat", args)
        if state.phase == BOMBING:
            most = min(state.reserve[A], DIE_FACES)
            return words.phrase("prompt-bombing", {"n": most, "example": most})
        return words.phrase("prompt-wait", {**turn, "phase": PHASES[state.phase]})

    def help(self, view: View, words: Words) -> str:
        """The aim, how a line is written, what the dice do."""
        state, words = seen(view, words)
        units = [
            f"{LETTERS[words.lang][unit]} {words.phrase(f'kind-{UNITS[unit]}')} {state.strength_of(unit)}"
            for unit in range(4)
        ]
        return "\n".join(
            [
                words.phrase("help-goal"),
                words.phrase("help-units", {"units": " · ".join(units)}),
                words.phrase("help-lines"),
                words.phrase("help-dice"),
                words.phrase("help-turn"),
            ]
        )

    def options(self, draft: Draft, query: str, words: Words) -> list[str]:
        """What could be written about a place, a unit, a terrain or a word."""
        return options_about(draft, query, words)

    def complete(self, draft: Draft, text: str) -> list[str]:
        """Lines that carry on what was typed."""
        return continued(draft, text)

    def spoken_line(self, text: str, words: Words) -> str:
        """A line of a draft in the reader's language."""
        return spoken(neutral(text), words.lang)

    def written(self, move: Move, words: Words) -> list[str]:
        """A decision is one line."""
        return [spoken(move.text(), words.lang)]

    # -- a person plays chance ---------------------------------------------------------------

    def chance_prompt(self, view: View, words: Words) -> str:
        """Which card or die is awaited."""
        return asked(*seen(view, words))

    def chance_moves(self, view: View, text: str, words: Words) -> list[str]:
        """Cards by name, letter or beginning, with counts; dice in any spelling."""
        return typed_outcomes(seen(view, words)[0], text)

    def spoken_chance(self, move: Move, words: Words) -> str:
        """An outcome as one types it."""
        return spoken_outcome(move, words)


def _prompt_cards(state: State, words: Words) -> str:
    """How many cards to recover or to lose, and among which."""
    losing = state.phase == LOSSES
    cards = eligible(state, state.target) if losing else counted(state.force)
    packed = cards[0] | cards[1] << 8 | cards[2] << 16 | cards[3] << 24
    args: dict[str, Value] = {
        "place": NAMES[state.target],
        "n": state.due,
        "letters": letters_of(packed, words.lang),
        "example": example_cards(cards, state.due, words.lang),
    }
    return words.phrase("prompt-losses" if losing else "prompt-recovery", args)


def _quoted(text: str, lang: str) -> str:
    return f"«\u00a0{text}\u00a0»" if lang == "fr" else f"“{text}”"


def _whose(edition: Edition, words: Words) -> list[str]:
    """Which numbers of an edition are ours, and what somebody with the box can do."""
    args: dict[str, Value] = {"edition": edition.name}
    ours = [group for group in GROUPS if OURS in _provenance(edition.values[group])]
    if not ours:
        return [words.phrase("greeting-own", args)]
    groups = joined([words.phrase(f"group-{group}") for group in ours], words)
    return [
        words.phrase("greeting-ours", {**args, "groups": groups}),
        words.phrase("greeting-box"),
    ]


def _provenance(group: object) -> str:
    return str(group.get("provenance", "")).casefold() if isinstance(group, dict) else ""

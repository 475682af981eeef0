"""Dead Reckoning in a terminal: what is asked, told, offered and understood."""

from __future__ import annotations

from typing import Final

from arbitre.core.catalogue import Catalogue, read_catalogue
from arbitre.core.data import data_text
from arbitre.core.draft import Draft
from arbitre.core.edition import Edition
from arbitre.core.message import Event, Value
from arbitre.core.position import Move, View
from arbitre.core.table_talk import Style, TableTalk
from arbitre.core.words import Words, joined
from arbitre.games.dead_reckoning.data import PACKAGE
from arbitre.games.dead_reckoning.play.editions import EDITIONS, values_of
from arbitre.games.dead_reckoning.play.notation import neutral, spoken
from arbitre.games.dead_reckoning.play.position import DeadReckoningView
from arbitre.games.dead_reckoning.rules.icons import COUNT, ICONS
from arbitre.games.dead_reckoning.words.chance import (
    asked,
    card_help,
    kind_asked,
    number_asked,
    spoken_outcome,
    typed_outcomes,
)
from arbitre.games.dead_reckoning.words.codes import (
    ICON_KEYS,
    SeaWords,
    known_in,
    known_to,
    seen,
    spoken_argument,
)
from arbitre.games.dead_reckoning.words.options import continued, options_about
from arbitre.games.dead_reckoning.words.prompts import prompt_of
from arbitre.games.dead_reckoning.words.telling import told_lines
from arbitre.games.dead_reckoning.words.why import reasons_of, step_lines, why_lines

GROUPS: Final = "islands crew ship upgrades buildings cards battle start score alliance".split()
HELP_WIDTH: Final = 64
OURS: Final = "reconstructed"
"""The word in a provenance that says: these numbers are not from the box."""


class DeadReckoningTalk(TableTalk):
    """The game's own words and drawings.

    >>> talk = DeadReckoningTalk()
    >>> talk.words("en").event(Event("cube", "DR-B5", {"side": 1, "space": "A2", "n": 2}))
    'Alliance: a cube on A2 (2 there now)'
    """

    def __init__(self) -> None:
        self._catalogue: Catalogue | None = None

    def words(self, lang: str) -> Words:
        """The messages of the core and of Dead Reckoning."""
        return SeaWords(lang, ["arbitre.core", PACKAGE], self.say)

    def words_about(self, view: View, lang: str) -> Words:
        """Words that know the table's edition, its humans, and the tiles that the view shows."""
        return SeaWords(lang, ["arbitre.core", PACKAGE], self.say, known_in(view))

    def say(self, name: str, value: Value, words: Words) -> dict[str, Value]:
        """Sides, spaces, cards, icons in words."""
        return spoken_argument(name, value, words)

    def tell(self, events: list[Event], words: Words) -> list[str]:
        """The events as lines, each with its clause."""
        return told_lines(events, words)

    def why(self, events: list[Event], number: int, words: Words) -> list[str]:
        """A step of the last Alliance turn again, with its rule, candidates and tie-break.

        `number` counts its steps from 1; 0 is the last one.
        """
        return why_lines(events, number, words, self._rules)

    def steps(self, events: list[Event], words: Words) -> list[str]:
        """The steps of the last Alliance turn, numbered as `why` counts them."""
        return step_lines(events, words)

    def reasons(self, events: list[Event], words: Words) -> list[list[str]]:
        """For each event of a game its candidates, tie-break and rule, if an Alliance did it."""
        return reasons_of(events, words, self._rules)

    @property
    def _rules(self) -> Catalogue:
        if self._catalogue is None:
            self._catalogue = read_catalogue(data_text(PACKAGE, "rules.toml"))
        return self._catalogue

    def board(self, view: View, style: Style, words: Words) -> str:
        """The map, the ships, crew, piles and achievements."""
        from arbitre.games.dead_reckoning.terminal.board import board_text

        return board_text(view, style, words)

    def draw(self, view: View, words: Words) -> str:
        """The map as SVG."""
        from arbitre.games.dead_reckoning.picture.draw import draw_view

        return draw_view(view, words)

    def greeting(self, view: View, words: Words) -> list[str]:
        """Which numbers of this edition are ours, and what somebody with the box can do."""
        position, words = seen(view, words)
        return _whose(position.edition, words)

    def edition_lines(self, edition: Edition, words: Words) -> list[str]:
        """What an edition has; with the standard one, which numbers are ours."""
        values = values_of(edition)
        args: dict[str, Value] = {
            "edition": edition.name,
            "islands": len(values.islands),
            "crew": sum(crew.cards for crew in values.crew),
            "cards": sum(card.copies for card in values.cards),
            "alliance": len(values.alliance),
        }
        whose = _whose(edition, words) if edition.name == EDITIONS.standard else []
        return [*whose, words.phrase("edition-values", args)]

    # -- what is to be decided ---------------------------------------------------------------

    def prompt(self, view: View, words: Words) -> str:
        """What is to be decided now."""
        return prompt_of(*seen(view, words))

    def help(self, view: View, words: Words) -> str:
        """The aim, how a line is written, what can be looked up, the icons."""
        if view.data.get("companion"):
            return words.phrase("help-edits")
        icons = [
            f"{ICONS[icon]} {words.phrase(f'kind-{ICON_KEYS[icon]}')}" for icon in range(COUNT)
        ]
        return "\n".join(
            [
                words.phrase("help-goal"),
                words.phrase("help-lines"),
                words.phrase("help-look"),
                words.phrase("help-icons", {"icons": _folded(icons)}),
            ]
        )

    def options(self, draft: Draft, query: str, words: Words) -> list[str]:
        """A space, a card, icons, upgrades, piles, scores, and what can be written about them."""
        return options_about(draft, query, words)

    def complete(self, draft: Draft, text: str) -> list[str]:
        """Lines that carry on what was typed."""
        return continued(draft, text)

    def spoken_line(self, text: str, words: Words) -> str:
        """A line of a draft in the reader's language."""
        values = known_to(words).values
        return spoken(neutral(text, values), words.lang, values)

    def written(self, move: Move, words: Words) -> list[str]:
        """A decision is one line."""
        return [spoken(move.text(), words.lang, known_to(words).values)]

    # -- a person plays chance ---------------------------------------------------------------

    def chance_prompt(self, view: View, words: Words) -> str:
        """Which card, tile, cube or coin is awaited."""
        return asked(*seen(view, words))

    def chance_moves(self, view: View, text: str, words: Words) -> list[str]:
        """Cards by icons, tiles by name, cubes as `c c h -`."""
        position, words = seen(view, words)
        return typed_outcomes(position, text, words)

    def chance_kind(self, view: View, words: Words) -> str:
        """Cubes, Alliance cards, tiles, cards of the rows, coin tosses."""
        return kind_asked(*seen(view, words))

    def chance_count(self, view: View) -> int:
        """The cubes of one side fall together."""
        assert isinstance(view, DeadReckoningView)
        return number_asked(view.position())

    def chance_help(self, view: View, words: Words) -> list[str]:
        """How a card of one's own box is typed."""
        return card_help(*seen(view, words))

    def spoken_chance(self, move: Move, words: Words) -> str:
        """An outcome as one types it."""
        return spoken_outcome(move, words)


def _folded(parts: list[str]) -> str:
    """Parts on lines of a narrow screen."""
    lines = [""]
    for part in parts:
        if len(lines[-1]) + len(part) > HELP_WIDTH:
            lines.append("  ")
        joint = " · " if lines[-1].strip() else ""
        lines[-1] += joint + part
    return "\n".join(lines)


def _whose(edition: Edition, words: Words) -> list[str]:
    """Which numbers of an edition are ours, and what somebody with the box can do."""
    args: dict[str, Value] = {"edition": edition.name}
    ours = [group for group in GROUPS if OURS in _provenance(edition.values.get(group))]
    if not ours:
        return [words.phrase("greeting-own", args)]
    groups = joined([words.phrase(f"group-{group}") for group in ours], words)
    return [
        words.phrase("greeting-ours", {**args, "groups": groups}),
        words.phrase("greeting-box"),
    ]


def _provenance(group: object) -> str:
    return str(group.get("provenance", "")).casefold() if isinstance(group, dict) else ""

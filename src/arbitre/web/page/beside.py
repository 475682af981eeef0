"""Beside a real table (companion mode): what may be typed, what is possible, and what `?` answers."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

from arbitre.core.game import Game
from arbitre.core.keypad import Keypad
from arbitre.core.tray import Tray
from arbitre.core.words import plain
from arbitre.tables.refusal import FORBIDDEN, ILLEGAL, refused
from arbitre.web.page.view import PageView

FEW = 12
"""So many outcomes stand open as buttons; more are folded."""
CARRIED = 8
"""A line of a terminal that is indented so far carries on the one before."""
ASK = "?"
"""What is typed before a question, instead of an outcome or a line."""


@dataclass(frozen=True)
class Chanced:
    """An outcome of chance: in notation, as one types it, and how many of all it is."""

    move: str
    text: str
    weight: int


@dataclass(frozen=True)
class Typed:
    """A line that was not taken, beside its field: what was typed, and why not."""

    text: str = ""
    problem: str = ""
    clause: str = ""


class Beside:
    """What one reader may type at a table beside a real one."""

    def __init__(self, page_view: PageView) -> None:
        self.page_view = page_view

    @property
    def lines(self) -> bool:
        """Whether a field for a line of the decision is shown: what is set by hand has too many forms."""
        return self.page_view.sight.companion and self.page_view.draft is not None

    @cached_property
    def outcomes(self) -> list[Chanced]:
        """What chance may do now, as far as this reader may know."""
        if self.page_view.state != "chance":
            return []
        voice = self.page_view.voice
        chances = self.page_view.view.position().chances()
        return [Chanced(move.text(), voice.outcome(move), weight) for move, weight in chances]

    @cached_property
    def keypad(self) -> Keypad | None:
        """Keys for what chance did on the real table, where there are any."""
        if self.page_view.state != "chance":
            return None
        return self.page_view.screen.keypad(self.page_view.voice)

    @cached_property
    def trays(self) -> list[Tray]:
        """Forms for what is set by hand, or asked for, that this reader may fill in."""
        page_view = self.page_view
        if page_view.sight.desk:
            return page_view.screen.trays(page_view.voice, None) if page_view.desk else []
        asked = page_view.state == "chance"
        if not page_view.sight.companion or (page_view.draft is None and not asked):
            return []
        return page_view.screen.trays(page_view.voice, page_view.draft)

    @property
    def keeps(self) -> bool:
        """Whether what people type here can be kept in a box of theirs."""
        rules = self.page_view.rules
        mine = self.page_view.sight.mine or self.page_view.sight.host
        has_kept = type(rules).kept is not Game.kept
        return bool(
            self.page_view.sight.companion and mine and has_kept and rules.box() is not None
        )

    @property
    def total(self) -> int:
        """The weight of all outcomes together."""
        return sum(one.weight for one in self.outcomes)

    @property
    def few(self) -> bool:
        """Whether the outcomes stand open."""
        return len(self.outcomes) <= FEW

    @property
    def asked(self) -> str:
        """What is asked for, and how it is typed."""
        return self.page_view.voice.chance_prompt()

    @property
    def count(self) -> int:
        """How many outcomes fall together, or have a slot of their own."""
        fallen = self.page_view.voice.chance_count()
        return max(fallen, len(self.keypad.slots)) if self.keypad else fallen

    @property
    def kind(self) -> str:
        """What sort of thing is asked for; empty in a game with one sort."""
        return self.page_view.voice.chance_kind()

    @property
    def help(self) -> list[str]:
        """How else an outcome may be typed."""
        said = self.page_view.voice.chance_help()
        return [line for part in said for line in part.splitlines()]

    @property
    def hints(self) -> list[str]:
        """The same for a page."""
        return flowing(self.help)


def about(page_view: PageView, query: str) -> list[str]:
    """What is answered to `?` and to `? THING`: outcomes and their chances, or lines and their odds."""
    if page_view.draft is not None:
        typed = page_view.rules.terminal(page_view.voice)
        if query:
            return flowing(typed.options(page_view.draft, query))
        return flowing(typed.help().splitlines())
    need_chance(page_view)
    beside = Beside(page_view)
    rows = [
        f"{one.text} ({one.weight}/{beside.total})"
        for one in beside.outcomes
        if plain(query) in plain(one.text)
    ]
    found = [page_view.page.phrase("page-chances"), " · ".join(rows)] if rows else []
    found += [] if query and rows else flowing(beside.help)
    return (
        [*found, page_view.page.phrase("page-draw-word")]
        if found
        else [page_view.page.phrase("page-chance-see")]
    )


def flowing(lines: list[str]) -> list[str]:
    """Lines of a terminal for a page, where columns do not stand: what is indented far goes on.

    >>> flowing(["Two:", "  one      set A1", "           set A2", "  A1 2P   26/36"])
    ['Two:', 'one — set A1 set A2', 'A1 2P — 26/36']
    """
    found: list[str] = []
    for line in lines:
        text = re.sub(r" {2,}", " — ", line.strip())
        if found and line.startswith(" " * CARRIED):
            found[-1] += f" {text}"
        elif text:
            found.append(text)
    return found


def need_chance(page_view: PageView) -> None:
    """Refuse whoever may not type for chance, and anybody while nothing is asked of it."""
    if not (page_view.sight.mine or page_view.sight.host):
        raise refused(FORBIDDEN, "act-not-yours")
    if page_view.state != "chance":
        raise refused(ILLEGAL, "act-no-chance")


def plain_chances(page_view: PageView) -> dict[str, object]:
    """What chance may do now, as data."""
    need_chance(page_view)
    beside = Beside(page_view)
    return {
        "prompt": beside.asked,
        "kind": beside.kind,
        "count": beside.count,
        "total": beside.total,
        "outcomes": [
            {"move": one.move, "text": one.text, "weight": one.weight} for one in beside.outcomes
        ],
        "help": beside.help,
    }

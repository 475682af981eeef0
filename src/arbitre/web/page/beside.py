"""Beside a real table (companion mode): what may be typed, what is possible, and what `?` answers."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

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

    def __init__(self, face: PageView) -> None:
        self.face = face

    @property
    def lines(self) -> bool:
        """Whether a field for a line of the decision is shown: what is set by hand has too many forms."""
        return self.face.sight.companion and self.face.draft is not None

    @cached_property
    def outcomes(self) -> list[Chanced]:
        """What chance may do now, as far as this reader may know."""
        if self.face.state != "chance":
            return []
        voice = self.face.voice
        chances = self.face.view.position().chances()
        return [Chanced(move.text(), voice.outcome(move), weight) for move, weight in chances]

    @property
    def total(self) -> int:
        """All outcomes together."""
        return sum(one.weight for one in self.outcomes)

    @property
    def few(self) -> bool:
        """Whether the outcomes stand open."""
        return len(self.outcomes) <= FEW

    @property
    def count(self) -> int:
        """How many outcomes fall together."""
        return self.face.voice.chance_count()

    @property
    def kind(self) -> str:
        """What sort of thing is asked for; empty in a game with one sort."""
        return self.face.voice.chance_kind()

    @property
    def help(self) -> list[str]:
        """How else an outcome may be typed."""
        said = self.face.voice.chance_help()
        return [line for part in said for line in part.splitlines()]

    @property
    def hints(self) -> list[str]:
        """The same for a page."""
        return flowing(self.help)


def about(face: PageView, query: str) -> list[str]:
    """What is answered to `?` and to `? THING`: outcomes and their chances, or lines and their odds."""
    if face.draft is not None:
        typed = face.rules.terminal(face.voice)
        if query:
            return flowing(typed.options(face.draft, query))
        return flowing(typed.help().splitlines())
    need_chance(face)
    beside = Beside(face)
    rows = [
        f"{one.text} ({one.weight}/{beside.total})"
        for one in beside.outcomes
        if plain(query) in plain(one.text)
    ]
    found = [face.page.phrase("page-chances"), " · ".join(rows)] if rows else []
    found += [] if query and rows else flowing(beside.help)
    return (
        [*found, face.page.phrase("page-draw-word")]
        if found
        else [face.page.phrase("page-chance-see")]
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


def need_chance(face: PageView) -> None:
    """Refuse whoever may not type for chance, and anybody while nothing is asked of it."""
    if not (face.sight.mine or face.sight.host):
        raise refused(FORBIDDEN, "act-not-yours")
    if face.state != "chance":
        raise refused(ILLEGAL, "act-no-chance")


def plain_chances(face: PageView) -> dict[str, object]:
    """What chance may do now, as data."""
    need_chance(face)
    beside = Beside(face)
    return {
        "prompt": face.prompt,
        "kind": beside.kind,
        "count": beside.count,
        "total": beside.total,
        "outcomes": [
            {"move": one.move, "text": one.text, "weight": one.weight} for one in beside.outcomes
        ],
        "help": beside.help,
    }

"""The rule catalogue of a game: every clause by its id, with its statement in each language."""

from __future__ import annotations

import tomllib
from typing import Any

from arbitre.core.words import FALLBACK, LANGUAGES, REQUIRED

MARKS = ("fixed", "other edition", "public", "deduced", "our choice", "reconstructed")
"""Where a clause comes from: the rulebook, another edition of it, public descriptions of the game,
what follows from all these, our choice, our reconstruction."""


class Clause:
    """One rule: its id, where it comes from, and one statement a language."""

    def __init__(self, id: str, marks: tuple[str, ...], statements: dict[str, str]) -> None:
        self.id = id
        self.marks = marks
        self.statements = statements

    def statement(self, lang: str) -> str:
        """What the clause says in a language; in English where it has not been put into that one."""
        return self.statements.get(lang) or self.statements[FALLBACK]

    def __repr__(self) -> str:
        return f"<Clause {self.id}>"


class Section:
    """A chapter of the rules: its clauses share the id's prefix."""

    def __init__(self, id: str, titles: dict[str, str], clauses: list[Clause]) -> None:
        self.id = id
        self.titles = titles
        self.clauses = clauses

    def title(self, lang: str) -> str:
        """What the chapter is called in a language; in English where it has no name in that one."""
        return self.titles.get(lang) or self.titles[FALLBACK]


class Part:
    """Chapters that belong to one stage of a game, in the order of play: before it, a turn, its end."""

    def __init__(self, id: str, titles: dict[str, str], sections: list[Section]) -> None:
        self.id = id
        self.titles = titles
        self.sections = sections

    def title(self, lang: str) -> str:
        """What the part is called in a language; empty where the rules have no parts."""
        return self.titles.get(lang) or self.titles.get(FALLBACK, "")


class Catalogue:
    """All clauses of a game: `sections` in the rulebook's order, `parts` in the order of play."""

    def __init__(
        self, game: str, rules: int, sections: list[Section], parts: list[Part] | None = None
    ) -> None:
        self.game = game
        self.rules = rules
        self.sections = sections
        self.parts: list[Part] = parts or [Part("all", {}, sections)]
        self.clauses: dict[str, Clause] = {
            clause.id: clause for section in sections for clause in section.clauses
        }

    def __repr__(self) -> str:
        return f"<Catalogue of {self.game}: {len(self.clauses)} clauses>"

    def find(self, id: str) -> Clause | None:
        """A clause by id, case free, with or without the game's prefix.

        >>> from arbitre.core.game import game
        >>> game("power").catalogue.find("c3")
        <Clause PW-C3>
        """
        wanted = id.strip().upper()
        for known, clause in self.clauses.items():
            if wanted in (known, known.partition("-")[2]):
                return clause
        return None


def read_catalogue(text: str) -> Catalogue:
    """The catalogue written in a `rules.toml`."""
    data = tomllib.loads(text)
    sections = [Section(entry["id"], _spoken(entry), []) for entry in data["section"]]
    for entry in data["clause"]:
        marks = tuple(entry["marks"])
        if not marks or any(mark not in MARKS for mark in marks):
            raise ValueError(f"{entry['id']}: marks {marks}")
        clause = Clause(entry["id"], marks, _spoken(entry))
        # longest prefix first, so that a section PW-21 could stand beside PW-2
        home = max(
            (section for section in sections if clause.id.startswith(section.id)),
            key=lambda section: len(section.id),
        )
        home.clauses.append(clause)
    return Catalogue(data["game"], data["rules"], sections, _parts(data.get("part", []), sections))


def _parts(entries: list[dict[str, Any]], sections: list[Section]) -> list[Part]:
    """The stages of play, where a catalogue names them: each chapter stands in exactly one."""
    by_id = {section.id: section for section in sections}
    named = [name for entry in entries for name in entry["sections"]]
    if entries and sorted(named) != sorted(by_id):
        raise ValueError(f"parts: {sorted(set(named) ^ set(by_id)) or named}")
    return [
        Part(entry["id"], _spoken(entry), [by_id[name] for name in entry["sections"]])
        for entry in entries
    ]


def _spoken(entry: dict[str, Any]) -> dict[str, str]:
    """What an entry says in each language that it is written in."""
    return {lang: entry[lang] for lang in LANGUAGES if lang in entry or lang in REQUIRED}

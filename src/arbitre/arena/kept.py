"""Games that were played, kept in a file, so that a long run can be stopped and gone on with.

A line is a game: a digest of all it depends on, its index, how it went. The digest holds the source files of
the game and of its players, so that nothing is taken for true that another version played.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

import arbitre.bots
import arbitre.core
from arbitre.arena import match
from arbitre.arena.match import Outcome
from arbitre.bots import bot_names
from arbitre.bots.given import source_of
from arbitre.core.game import Game

if TYPE_CHECKING:
    from arbitre.arena.tournament import Series

SOURCES = (".py", ".toml", ".json")


class Kept:
    """The games of a file; what is added is written at once."""

    def __init__(self, path: Path, game: Game) -> None:
        self.path = path
        self.game = game
        self.version = version_of(game)
        self.digests: dict[int, tuple[Series, str]] = {}
        self.games: dict[tuple[str, int], Outcome] = {}
        if path.exists():
            for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
                self._read(line)
        else:
            path.touch()

    def _read(self, line: str) -> None:
        try:
            data = json.loads(line)
            digest = data.pop("of")
            self.games[digest, data["index"]] = _outcome(data)
        except (ValueError, KeyError, TypeError, AttributeError):
            return  # a line that was being written when the run was ended

    def find(self, series: Series, index: int) -> Outcome | None:
        """A game that was played already."""
        return self.games.get((self._digest(series), index))

    def add(self, series: Series, outcome: Outcome) -> None:
        """Write a game down."""
        data = {"of": self._digest(series), **asdict(outcome)}
        # the line begins with its own end: what was left unfinished before it stays alone
        with self.path.open("a", encoding="utf-8") as file:
            file.write("\n" + json.dumps(data, separators=(",", ":")))

    def _digest(self, series: Series) -> str:
        found = self.digests.get(id(series))
        if found is None:
            about = (
                self.version,
                series.game,
                series.bots,
                series.seed,
                sorted(series.options.items()),
                series.edition.full_name,
                series.edition.source,
                series.budget,
                *self._outside(series),
            )
            text = sha256(repr(about).encode()).hexdigest()[:16]
            found = self.digests[id(series)] = (series, text)
        return found[1]

    def _outside(self, series: Series) -> list[str]:
        """A digest of the code of each player that belongs neither to the game nor to us."""
        ours = bot_names(self.game)
        outside = [one for one in series.players if not (isinstance(one, str) and one in ours)]
        return [sha256(source_of(self.game, one)).hexdigest() for one in outside]


def version_of(game: Game) -> str:
    """A digest of what decides how a game goes: the source of core, game and players, and of a match."""
    digest = sha256(Path(match.__file__).read_bytes())
    modules = (arbitre.core, arbitre.bots, sys.modules[type(game).__module__])
    for module in modules:
        folder = Path(str(module.__file__)).parent
        for path in sorted(folder.rglob("*")):
            if path.suffix in SOURCES:
                digest.update(str(path.relative_to(folder)).encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()


def _outcome(data: dict[str, object]) -> Outcome:
    scores, forfeits = data["scores"], data.get("forfeits", {})
    assert isinstance(scores, dict)
    assert isinstance(forfeits, dict)
    for name in ("entries", "winners", "winning_seats"):
        value = data[name]
        assert isinstance(value, list)
        data[name] = tuple(value)
    data["scores"] = {int(entry): score for entry, score in scores.items()}
    data["forfeits"] = {int(entry): kind for entry, kind in forfeits.items()}
    return Outcome(**data)  # type: ignore[arg-type]

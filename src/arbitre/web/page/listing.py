"""One's tables in a list: which game, how far, with whom, when, and how it ended."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from datetime import UTC, datetime

from arbitre.core.contract import TURN
from arbitre.core.shelf import judged
from arbitre.core.words import Words, joined
from arbitre.tables.sight import TableLine
from arbitre.web.page.names import bot_label, past_marks
from arbitre.web.page.speech import daily_of, page_words

UNITS = (("day", 86_400_000), ("hour", 3_600_000), ("minute", 60_000))
"""What is counted to say how long ago something was, in milliseconds."""
SIGNS = {"won": "✓", "lost": "✗", "gave-up": "✗", "turn": "●"}
"""What stands before a state: colour is never the only sign."""


@dataclass(frozen=True)
class Listed:
    """A table in a list, in words."""

    id: str
    title: str
    game: str  # empty where the title says it
    place: str  # the round or turn
    sides: str  # what the reader plays
    who: str  # with whom
    marks: list[str]  # played on from another game, moves taken back
    state: (
        str  # a word for a style sheet: `turn`, `wait`, `won`, `lost`, `drawn`, `over`, `archived`
    )
    said: str  # the same in words
    ago: str
    when: str
    date: str

    @property
    def turn(self) -> bool:
        """Whether the reader is awaited."""
        return self.state == "turn"

    @property
    def sign(self) -> str:
        """What stands before the state."""
        return SIGNS.get(self.state, "")


def listed(line: TableLine, lang: str, now: int) -> Listed:
    """A table in words; `now` in milliseconds since 1970."""
    page, seats = page_words(lang), ListedSeats(line, lang)
    game = seats.game
    changed = datetime.fromtimestamp(line.changed / 1000, UTC)
    place = page.phrase("page-turn" if line.unit == TURN else "page-round", {"n": line.round})
    if line.daily:
        place = daily_of(line.daily, page)
    state, said = ended(line, seats, page) if line.over else standing(line, page)
    if line.lesson:
        place = page.phrase("page-list-lesson")
        state = "over" if line.over else "wait"
        said = page.phrase("page-list-learned" if line.over else "page-list-learning")
    return Listed(
        line.id,
        line.title or game,
        game if line.title else "",
        place if line.round or line.daily or line.lesson else "",
        "" if line.lesson else seats.mine(page),
        "" if line.lesson else seats.others(page),
        [words for _, words in past_marks(line.origin, line.taken_back, page)],
        state,
        said,
        ago(now - line.changed, page),
        changed.isoformat(timespec="seconds"),
        changed.date().isoformat(),
    )


class ListedSeats:
    """The seats of a table in a list, in words; of a game that is no more, by their bare names."""

    def __init__(self, line: TableLine, lang: str) -> None:
        self.line = line
        self.lang = lang
        self._rules, _ = judged(line.game)
        self._words = page_words(lang, line.game) if self._rules else page_words(lang)

    @property
    def game(self) -> str:
        """What the game is called; by its id where it is not on the shelf any more."""
        return self._words.phrase("game-title") if self._rules else self.line.game

    def name(self, seat: str) -> str:
        """A seat in words."""
        return self._rules.voice(None, self.lang).seat(seat) if self._rules else seat

    def mine(self, page: Words) -> str:
        """What the reader plays, where that says anything."""
        if len(self.line.names) < 2 or not self.line.mine:
            return ""
        names = joined([self.name(seat) for seat in self.line.mine], page)
        return page.phrase("page-list-mine", {"seats": names})

    def others(self, page: Words) -> str:
        """With whom; alike bots are counted."""
        found: Counter[str] = Counter()
        for seat, name in self.line.names.items():
            if seat in self.line.mine or not name:
                continue
            bot, level = self.line.bots.get(seat, ("", ""))
            found[
                bot_label(self.line.game, bot, level, self.lang) if bot and self._rules else name
            ] += 1
        names = [name if n == 1 else f"{n} × {name}" for name, n in found.items()]
        return page.phrase("page-against", {"names": ", ".join(names)}) if names else ""


def standing(line: TableLine, page: Words) -> tuple[str, str]:
    """How a table stands that is not over."""
    key = "archived" if line.archived else "turn" if line.turn else "wait"
    return key, page.phrase(f"page-list-{key}")


def ended(line: TableLine, seats: ListedSeats, page: Words) -> tuple[str, str]:
    """How a game ended, as the reader sees it."""
    if line.forfeit in line.mine:
        return "lost", page.phrase("page-list-gave-up")
    if line.forfeit:
        state = "won" if line.mine else "over"
        return state, page.phrase("page-list-forfeit", {"who": seats.name(line.forfeit)})
    if not line.winners:
        return "drawn", page.phrase("page-drawn")
    if any(seat in line.mine for seat in line.winners):
        return "won", page.phrase("page-list-won")
    theirs = [seat for seat in line.winners if seat in line.names]
    if not theirs:
        return "lost", page.phrase("page-list-lost")
    names = joined([seats.name(seat) for seat in theirs], page)
    key = "page-list-lost-to" if line.mine else "page-won"
    state = "lost" if line.mine else "over"
    return state, page.phrase(key, {"names": names, "n": len(theirs)})


def ago(passed: int, page: Words) -> str:
    """How long ago something was, in words; so many milliseconds have passed."""
    for unit, size in UNITS:
        if passed >= size:
            return page.phrase("page-ago", {"unit": unit, "n": passed // size})
    return page.phrase("page-ago", {"unit": "now", "n": 0})

"""One's own history in words, and as a file: games, wins by kind, streaks (statistics)."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from arbitre.core.daily import day_of
from arbitre.core.shelf import judged
from arbitre.tables.run.histories import History
from arbitre.tables.show.days import Streak, played_out, streak_of
from arbitre.tables.show.played import DECIDED, Counted, Played, Row, counted, row_of
from arbitre.web.page.days import ShownResult, result_in_words
from arbitre.web.page.listing import SIGNS
from arbitre.web.page.names import bot_label
from arbitre.web.page.speech import daily_of, page_words, spoken_date

COLUMNS = (
    "table game edition seats rivals people state score turns unit daily counts created ended"
).split()
KINDS = ("edition", "rival", "seat")


@dataclass(frozen=True)
class CountedRow:
    """A line of a table of wins."""

    label: str
    count: Counted


@dataclass(frozen=True)
class GameCareer:
    """All that is counted of one game."""

    id: str
    title: str
    daily: bool
    whole: Counted
    row: Row
    days: Streak
    best: ShownResult | None
    best_day: str
    best_date: str  # the same as people say it
    best_among: int
    tables: list[tuple[str, list[CountedRow]]]  # a message's key, and wins by that


@dataclass(frozen=True)
class GameLine:
    """A game in the list."""

    id: str
    title: str
    state: str
    sign: str
    said: str
    about: str
    date: str


class Career:
    """A history, put into the words of a reader."""

    def __init__(self, history: History, lang: str, now: int) -> None:
        self.history = history
        self.lang = lang
        self.now = now
        self.page = page_words(lang)

    @property
    def whole(self) -> Counted:
        """All games together."""
        found = counted(self.history.games, lambda _: [()])
        return found[0][1] if found else Counted(0, 0, 0, 0)

    @property
    def going(self) -> int:
        """How many are not over."""
        return sum(one.state not in DECIDED for one in self.history.games)

    @property
    def games(self) -> list[GameCareer]:
        """Each game with what is counted of it, those played most first."""
        found = counted(self.history.games, lambda one: [(one.game,)])
        return [self._game(key[0], count) for key, count in found]

    def _game(self, name: str, whole: Counted) -> GameCareer:
        mine = [one for one in self.history.games if one.game == name]
        best = next((one for one in self.history.best if one.game == name), None)
        played = self.history.days.get(name, {})
        tables = [
            ("page-history-by-" + kind, self._rows(mine, kind_of(kind), name)) for kind in KINDS
        ]
        return GameCareer(
            name,
            self.title(name),
            bool(played),
            whole,
            row_of(mine),
            streak_of(played_out(played), day_of(self.now)),
            result_in_words(name, best.line, self.lang) if best else None,
            best.day if best else "",
            spoken_date(best.day, self.page) if best else "",
            best.among if best else 0,
            [(key, rows) for key, rows in tables if len(rows) > 1],
        )

    def _rows(
        self, games: Sequence[Played], kind: Callable[[Played], list[tuple[str, ...]]], name: str
    ) -> list[CountedRow]:
        return [CountedRow(self._label(name, key), count) for key, count in counted(games, kind)]

    def _label(self, name: str, key: tuple[str, ...]) -> str:
        kind, *rest = key
        rules, _ = judged(name)
        if rules is None or kind == "edition":
            return " ".join(rest)
        if kind == "bot":
            return bot_label(name, rest[0], rest[1], self.lang)
        if kind == "seat":
            return rules.voice(None, self.lang).seat(rest[0])
        return self.page.phrase("page-history-people" if kind == "people" else "page-history-alone")

    def title(self, name: str) -> str:
        """What a game is called; by its id where it is not on the shelf any more."""
        rules, _ = judged(name)
        return page_words(self.lang, name).phrase("game-title") if rules else name

    def lines(self, most: int) -> list[GameLine]:
        """The latest games."""
        return [self._line(one) for one in self.history.games[:most]]

    def _line(self, one: Played) -> GameLine:
        bots = [bot_label(one.game, *rival, self.lang) for rival in one.rivals]
        facts = [
            one.title,
            daily_of(one.daily, self.page),
        ]
        if one.counts:
            facts.append(self.page.phrase("page-daily-counts-short"))
        if bots:
            facts.append(self.page.phrase("page-against", {"names": ", ".join(bots)}))
        if one.score is not None:
            facts.append(self.page.phrase("page-day-points", {"n": one.score}))
        day = day_of(one.ended or one.created)
        return GameLine(
            one.table,
            self.title(one.game),
            one.state,
            SIGNS.get(one.state, ""),
            self.page.phrase(f"page-history-{one.state}"),
            " · ".join(fact for fact in facts if fact),
            spoken_date(day, self.page),
        )


def kind_of(kind: str) -> Callable[[Played], list[tuple[str, ...]]]:
    """What a game is counted under; under each bot that was met, and under people."""

    def kinds(one: Played) -> list[tuple[str, ...]]:
        if kind == "edition":
            return [(kind, one.edition)]
        if kind == "seat":
            return [(kind, seat) for seat in one.seats]
        met = [("bot", *rival) for rival in one.rivals]
        return [*met, *([("people",)] if one.people else [])] or [("alone",)]

    return kinds


def plain_history(history: History, now: int) -> dict[str, Any]:
    """A history as a file for programs: every game, and what is counted of each kind."""
    by_game = counted(history.games, lambda one: [(one.game,)])
    return {
        "games": [plain_game(one) for one in history.games],
        "counted": {
            key[0]: {
                "games": count.games,
                "won": count.won,
                "lost": count.lost,
                "drawn": count.drawn,
                "wins_in_a_row": vars_of(row_of([g for g in history.games if g.game == key[0]])),
                **{
                    kind: [
                        {"of": list(part), "games": n.games, "won": n.won}
                        for part, n in counted(
                            [g for g in history.games if g.game == key[0]], kind_of(kind)
                        )
                    ]
                    for kind in KINDS
                },
            }
            for key, count in by_game
        },
        "days": {
            name: {
                "results": days,
                "in_a_row": vars_of(streak_of(played_out(days), day_of(now))),
            }
            for name, days in history.days.items()
        },
        "best_days": [
            {"game": one.game, "day": one.day, "place": one.line.place, "among": one.among,
             "score": one.line.score, "won": one.line.won, "turns": one.line.turns}
            for one in history.best
        ],
    }  # fmt: skip


def vars_of(row: Row | Streak) -> dict[str, int]:
    """So many up to now, and the most there ever were."""
    return {"now": row.now, "most": row.most}


def plain_game(one: Played) -> dict[str, Any]:
    """A game as a file has it."""
    return {
        "table": one.table,
        "game": one.game,
        "edition": one.edition,
        "seats": list(one.seats),
        "rivals": [f"{bot}:{level}" if level else bot for bot, level in one.rivals],
        "people": one.people,
        "state": one.state,
        "score": one.score,
        "turns": one.turns,
        "unit": one.unit,
        "daily": one.daily,
        "counts": one.counts,
        "created": _time(one.created),
        "ended": _time(one.ended),
    }


def _time(milliseconds: int) -> str:
    if not milliseconds:
        return ""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")


def history_csv(history: History) -> str:
    """The games as a table that spreadsheets read, a line each."""
    out = io.StringIO()
    sheet = csv.DictWriter(out, COLUMNS, lineterminator="\r\n")
    sheet.writeheader()
    for one in history.games:
        row = plain_game(one)
        row |= {"seats": " ".join(row["seats"]), "rivals": " ".join(row["rivals"])}
        row["counts"] = int(row["counts"])
        sheet.writerow(row)
    return out.getvalue()

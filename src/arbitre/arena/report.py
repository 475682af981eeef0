"""The results of a tournament, as a table for people and as data for programs."""

from __future__ import annotations

from textwrap import shorten

from arbitre.arena.statistics import mean, median, quantile, spread, wilson
from arbitre.arena.tournament import Summary
from arbitre.core.catalogue import Catalogue
from arbitre.core.game import game
from arbitre.core.message import Value
from arbitre.core.words import Words

PACKAGE = "arbitre.arena"
STATEMENT = 60
"""How much of a clause is shown beside its id."""


def to_dict(summary: Summary) -> dict[str, object]:
    """All the numbers, as plain JSON data.

    >>> from arbitre.arena.tournament import run
    >>> summary = run(game("power"), ["random"] * 2, 2, jobs=1, options={"rounds": 2})
    >>> to_dict(summary)["length"]["median"]
    2.0
    """
    series, games = summary.series, len(summary.outcomes)
    turns = summary.turns()
    return {
        "game": series.game,
        "bots": list(series.bots),
        "games": games,
        "seed": series.seed,
        "options": dict(series.options),
        "players": [
            {"bot": bot, **_rate(wins, games), "score": mean(summary.scores(entry))}
            for entry, (bot, wins) in enumerate(zip(series.bots, summary.wins(), strict=True))
        ],
        "seats": [
            {"seat": number, **_rate(wins, games)}
            for number, wins in enumerate(summary.seat_wins(), 1)
        ],
        "draws": summary.draws(),
        "ends": summary.clauses(),
        "length": {
            "median": median(turns),
            "low": quantile(turns, 0.1),
            "high": quantile(turns, 0.9),
            "mean": mean(turns),
            "spread": spread(turns),
        },
    }


def _rate(wins: float, games: int) -> dict[str, object]:
    return {
        "wins": round(wins, 6),
        "rate": round(wins / games, 6) if games else 0.0,
        "interval": [round(end, 6) for end in wilson(wins, games)],
    }


def report_text(summary: Summary, lang: str) -> str:
    """The results as tables in a language; the clauses that ended games in the game's own words.

    >>> from arbitre.arena.tournament import run
    >>> summary = run(game("power"), ["random"] * 2, 2, jobs=1, options={"rounds": 2})
    >>> print(report_text(summary, "en").splitlines()[0])
    power: 2 games, seed 0
    """
    words = Words(lang, [PACKAGE])
    catalogue = game(summary.series.game).catalogue
    series, games = summary.series, len(summary.outcomes)
    title: dict[str, Value] = {"game": series.game, "games": games, "seed": str(series.seed)}
    lines = [words.phrase("arena-title", title), ""]
    heads = [
        words.phrase(f"arena-{key}") for key in ("player", "wins", "rate", "interval", "score")
    ]
    rows = [
        [
            words.phrase("arena-entry", {"number": entry + 1, "bot": bot}),
            *_cells(words, wins, games),
            _decimal(words, mean(summary.scores(entry))),
        ]
        for entry, (bot, wins) in enumerate(zip(series.bots, summary.wins(), strict=True))
    ]
    lines += [*_columns([heads, *rows]), ""]
    heads[0] = words.phrase("arena-seat")
    rows = [
        [str(number), *_cells(words, wins, games)]
        for number, wins in enumerate(summary.seat_wins(), 1)
    ]
    lines += [*_columns([heads[:4], *rows]), ""]
    rows = [[words.phrase("arena-end"), words.phrase("arena-games"), words.phrase("arena-rate")]]
    for clause, number in summary.clauses().items():
        name = _ending(words, clause, catalogue)
        rows.append([name, str(number), _percent(words, number / games)])
    lines += [*_columns(rows), "", words.phrase("arena-draws", {"games": summary.draws()})]
    turns = summary.turns()
    lines.append(
        words.phrase(
            "arena-length",
            {
                "median": _decimal(words, median(turns)),
                "low": _decimal(words, quantile(turns, 0.1)),
                "high": _decimal(words, quantile(turns, 0.9)),
                "mean": _decimal(words, mean(turns)),
                "spread": _decimal(words, spread(turns)),
            },
        )
    )
    return "\n".join(lines)


def _cells(words: Words, wins: float, games: int) -> list[str]:
    low, high = wilson(wins, games)
    ends: dict[str, Value] = {"low": _percent(words, low), "high": _percent(words, high)}
    return [
        _decimal(words, wins),
        _percent(words, wins / games if games else 0.0),
        words.phrase("arena-range", ends),
    ]


def _ending(words: Words, clause: str, catalogue: Catalogue) -> str:
    if not clause:
        return words.phrase("arena-undecided")
    found = catalogue.find(clause)
    if found is None:
        return clause
    return shorten(f"{clause} {found.statements[words.lang]}", STATEMENT, placeholder=" …")


def _percent(words: Words, share: float) -> str:
    whole, tenths = divmod(round(share * 1000), 10)
    return words.phrase("arena-percent", {"whole": str(whole), "tenths": str(tenths)})


def _decimal(words: Words, number: float) -> str:
    whole, tenths = divmod(round(number * 10), 10)
    return words.phrase("arena-decimal", {"whole": str(whole), "tenths": str(tenths)})


def _columns(rows: list[list[str]]) -> list[str]:
    """Rows with their columns lined up: names to the left, numbers to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(
            cell.ljust(width) if column == 0 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]

"""The results of a tournament, as a table for people and as data for programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from arbitre.arena.forfeits import forfeit_table, forfeits
from arbitre.arena.layout import PACKAGE, columns, decimal, ending, named, percent, rate_cells
from arbitre.arena.statistics import mean, median, quantile, spread, wilson
from arbitre.arena.tournament import Summary
from arbitre.core.game import game
from arbitre.core.message import Value
from arbitre.core.words import Words


def to_dict(summary: Summary, timing: bool = False) -> dict[str, object]:
    """All the numbers, as plain JSON data; with the CPU time of this machine only where asked.

    >>> from arbitre.arena.tournament import run
    >>> summary = run(game("power"), ["random"] * 2, 2, jobs=1, options={"rounds": 2})
    >>> to_dict(summary)["length"]["median"]
    2.0
    """
    series, games = summary.series, len(summary.outcomes)
    data: dict[str, object] = {
        "game": series.game,
        "edition": series.edition.full_name,
        "bots": list(series.bots),
        "games": games,
        "seed": series.seed,
        "budget": series.budget,
        "options": dict(series.options),
        "players": [
            {"bot": bot, **rated(wins, games), "score": mean(summary.scores(entry))}
            for entry, (bot, wins) in enumerate(zip(series.bots, summary.wins(), strict=True))
        ],
        "seats": [
            {"seat": number, **rated(wins, games)}
            for number, wins in enumerate(summary.seat_wins(), 1)
        ],
        "draws": summary.draws(),
        "lost": summary.lost(),
        "ends": summary.clauses(),
        "forfeits": forfeits([summary]),
        "length": lasting(summary.turns()),
        "counts": counted(summary),
    }
    if timing:
        data["cpu_seconds"] = round(summary.cpu_seconds(), 6)
    return data


def rated(wins: float, games: int) -> dict[str, object]:
    """Wins of so many games as data, with Wilson's interval.

    >>> rated(1, 4)
    {'wins': 1, 'rate': 0.25, 'interval': [0.045587, 0.699358]}
    """
    return {
        "wins": round(wins, 6),
        "rate": round(wins / games, 6) if games else 0.0,
        "interval": [round(end, 6) for end in wilson(wins, games)],
    }


def lasting(turns: Sequence[int]) -> dict[str, float]:
    """The lengths of games as data.

    >>> found = lasting([2, 4])
    >>> found["median"], found["low"], found["high"], found["mean"], found["least"], found["most"]
    (3.0, 2.2, 3.8, 3.0, 2, 4)
    """
    return {
        "median": median(turns),
        "low": quantile(turns, 0.1),
        "high": quantile(turns, 0.9),
        "mean": mean(turns),
        "spread": spread(turns),
        "least": min(turns, default=0),
        "most": max(turns, default=0),
    }


def counted(summary: Summary) -> dict[str, dict[str, float]]:
    """What the game's tally counted as data: the mean a game, and in which share it is not 0."""
    return {
        name: {
            "mean": round(mean(values), 6),
            "share": round(mean([1 if value else 0 for value in values]), 6),
        }
        for name, values in summary.counts().items()
    }


def report_text(summary: Summary, lang: str) -> str:
    """The results as tables in a language; the clauses that ended games in the game's own words.

    >>> from arbitre.arena.tournament import run
    >>> summary = run(game("power"), ["random"] * 2, 2, jobs=1, options={"rounds": 2})
    >>> print(report_text(summary, "en").splitlines()[0])
    power: 2 games, seed 0, rounds=2
    """
    words = Words(lang, [PACKAGE])
    series, games = summary.series, len(summary.outcomes)
    title: dict[str, Value] = {"game": series.game, "games": games, "seed": str(series.seed)}
    lines = [titled(words, words.phrase("arena-title", title), series.options), ""]
    heads = [
        words.phrase(f"arena-{key}") for key in ("player", "wins", "rate", "interval", "score")
    ]
    rows = [
        [
            words.phrase("arena-entry", {"number": entry + 1, "bot": bot}),
            decimal(words, wins),
            *rate_cells(words, wins, games),
            decimal(words, mean(summary.scores(entry))),
        ]
        for entry, (bot, wins) in enumerate(zip(series.bots, summary.wins(), strict=True))
    ]
    lines += [*columns([heads, *rows]), ""]
    lines += [*seat_table(words, summary.seat_wins(), games), "", *_endings(words, summary), ""]
    lines += _counts(words, summary)
    table = forfeit_table(words, [summary])
    lines += [*table, ""] if table else []
    lines.append(words.phrase("arena-draws", {"games": summary.draws()}))
    if summary.lost():
        lines.append(words.phrase("arena-lost", {"games": summary.lost()}))
    lines.append(length_line(words, summary.turns()))
    return "\n".join(lines)


def titled(words: Words, title: str, options: Mapping[str, object]) -> str:
    """A title with the options that were played with, where there are any."""
    if not options:
        return title
    given = ", ".join(f"{name}={value}" for name, value in sorted(options.items()))
    return words.phrase("arena-options", {"title": title, "given": given})


def seat_table(words: Words, wins: Sequence[float], games: int) -> list[str]:
    """The wins of each seat, whoever sat there."""
    heads = [words.phrase(f"arena-{key}") for key in ("seat", "wins", "rate", "interval")]
    rows = [
        [str(number), decimal(words, won), *rate_cells(words, won, games)]
        for number, won in enumerate(wins, 1)
    ]
    return columns([heads, *rows])


def length_line(words: Words, turns: Sequence[int]) -> str:
    """How long games took, in a sentence."""
    ends = {"least": min(turns, default=0), "most": max(turns, default=0)}
    length: dict[str, Value] = {key: decimal(words, value) for key, value in lasting(turns).items()}
    return words.phrase("arena-length", {**length, **ends})


def _endings(words: Words, summary: Summary) -> list[str]:
    catalogue = game(summary.series.game).catalogue
    games = len(summary.outcomes)
    rows = [[words.phrase(f"arena-{key}") for key in ("end", "games", "rate")]]
    for clause, number in summary.clauses().items():
        name = ending(words, clause, catalogue)
        rows.append([name, str(number), percent(words, number / games)])
    return columns(rows)


def _counts(words: Words, summary: Summary) -> list[str]:
    counts = counted(summary)
    if not counts:
        return []
    spoken = game(summary.series.game).voice(None, words.lang).words
    rows = [[words.phrase(f"arena-{key}") for key in ("count-head", "mean", "share")]]
    for name, row in counts.items():
        cells = [decimal(words, row["mean"], 2), percent(words, row["share"])]
        rows.append([named(spoken, "tally", name), *cells])
    return [*columns(rows), ""]

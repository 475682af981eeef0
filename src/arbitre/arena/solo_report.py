"""Players of a one-seat game compared: one table for people, one object for programs."""

from __future__ import annotations

from arbitre.arena.forfeits import forfeit_reason, forfeits
from arbitre.arena.layout import (
    PACKAGE,
    between,
    columns,
    decimal,
    ending,
    named,
    percent,
    rate_cells,
    side_by_side,
)
from arbitre.arena.report import counted, lasting, rated
from arbitre.arena.solo import METHOD, Comparison, Pair, losses, pairs, wins
from arbitre.arena.statistics import mean, median, quantile
from arbitre.arena.tournament import Summary
from arbitre.core.game import Game, game
from arbitre.core.message import Value
from arbitre.core.words import Words


def solo_dict(comparison: Comparison, timing: bool = False) -> dict[str, object]:
    """All the numbers, as plain JSON data; with the CPU time of this machine only where asked."""
    series = comparison.summaries[0].series
    return {
        "game": series.game,
        "seed": series.seed,
        "budget": series.budget,
        "options": dict(series.options),
        "rows": [_row(summary, timing) for summary in comparison.summaries],
        "pairs": [pair_dict(pair) for block in comparison.blocks for pair in pairs(block)],
    }


def _row(summary: Summary, timing: bool) -> dict[str, object]:
    games = len(summary.outcomes)
    row: dict[str, object] = {
        "edition": summary.series.edition.full_name,
        "bot": summary.series.bots[0],
        "games": games,
        **rated(wins(summary), games),
        "draws": summary.draws(),
        "length": lasting(summary.turns()),
        "counts": counted(summary),
        "losses": losses(summary),
        "ends": summary.clauses(),
        "forfeits": forfeits([summary]),
    }
    if timing:
        row["cpu_seconds"] = round(summary.cpu_seconds(), 6)
    return row


def pair_dict(pair: Pair) -> dict[str, object]:
    """Two players compared, as data."""
    difference, *interval = pair.difference()
    return {
        "edition": pair.edition,
        "bot": pair.bot,
        "against": pair.against,
        "games": pair.games,
        "both": pair.both,
        "only": pair.only,
        "only_against": pair.only_against,
        "neither": pair.neither,
        "difference": round(difference, 6),
        "interval": [round(end, 6) for end in interval],
        "method": METHOD,
    }


def solo_text(comparison: Comparison, lang: str) -> str:
    """The results as tables no wider than 100 columns, in a language."""
    words = Words(lang, [PACKAGE])
    series = comparison.summaries[0].series
    title: dict[str, Value] = {
        "game": series.game,
        "seed": str(series.seed),
        "budget": series.budget or 0,
    }
    lines = [words.phrase("arena-solo-title", title), "", *_rates(words, comparison)]
    rules = game(series.game)
    for block in comparison.blocks:
        if len(comparison.blocks) > 1:
            edition = block[0].series.edition.full_name
            lines += ["", words.phrase("arena-edition", {"edition": edition})]
        tables = [
            _counts(words, rules, block),
            _losses(words, rules, block),
            pair_table(words, pairs(block)),
        ]
        for table in tables:
            lines += ["", *table] if table else []
    if any(len(block) > 1 for block in comparison.blocks):
        lines += ["", words.phrase("arena-paired-note")]
    return "\n".join(lines)


def _rates(words: Words, comparison: Comparison) -> list[str]:
    keys = ("edition-head", "player", "games", "wins", "rate", "interval", "median", "most-games")
    rows = [[words.phrase(f"arena-{key}") for key in keys]]
    for summary in comparison.summaries:
        games, turns = len(summary.outcomes), summary.turns()
        low, high = (decimal(words, quantile(turns, share)) for share in (0.1, 0.9))
        won = wins(summary)
        rows.append(
            [
                summary.series.edition.full_name,
                summary.series.bots[0],
                str(games),
                str(won),
                *rate_cells(words, won, games),
                decimal(words, median(turns)),
                between(words, low, high),
            ]
        )
    return columns(rows, names=2)


def _counts(words: Words, rules: Game, summaries: list[Summary]) -> list[str]:
    names = list(summaries[0].counts())
    if not names:
        return []
    spoken = rules.voice(None, words.lang).words
    rows = []
    for name in names:
        row = [named(spoken, "tally", name)]
        for summary in summaries:
            values = summary.counts()[name]
            share = percent(words, mean([1 if value else 0 for value in values]))
            args: dict[str, Value] = {"mean": decimal(words, mean(values), 2), "share": share}
            row.append(words.phrase("arena-count", args))
        rows.append(row)
    heads = [words.phrase("arena-counts"), *(summary.series.bots[0] for summary in summaries)]
    return side_by_side(heads, rows)


def _losses(words: Words, rules: Game, summaries: list[Summary]) -> list[str]:
    found = [losses(summary) for summary in summaries]
    totals: dict[str, int] = {}
    for counts in found:
        for key, number in counts.items():
            totals[key] = totals.get(key, 0) + number
    if not totals:
        return []
    rows = []
    for key in sorted(totals, key=lambda key: (-totals[key], key)):
        row = [_reason(words, rules, key)]
        for counts in found:
            share = percent(words, counts.get(key, 0) / max(1, sum(counts.values())))
            args: dict[str, Value] = {"number": str(counts.get(key, 0)), "share": share}
            row.append(words.phrase("arena-loss", args))
        rows.append(row)
    heads = [words.phrase("arena-losses"), *(summary.series.bots[0] for summary in summaries)]
    return side_by_side(heads, rows)


def _reason(words: Words, rules: Game, key: str) -> str:
    forfeit = forfeit_reason(words, key)
    if forfeit:
        return forfeit
    if not key or rules.catalogue.find(key) is not None:
        return ending(words, key, rules.catalogue)
    return named(rules.voice(None, words.lang).words, "reason", key)


def pair_table(words: Words, found: list[Pair]) -> list[str]:
    """Players compared on the games that both played; nothing where there is no pair."""
    if not found:
        return []
    keys = ("paired", "against", "games", "only-first", "only-second", "difference", "interval")
    rows = [[words.phrase(f"arena-{key}") for key in keys]]
    for pair in found:
        # in points of a percentage
        gap, low, high = (decimal(words, 100 * number, signed=True) for number in pair.difference())
        rows.append(
            [
                pair.bot,
                pair.against,
                str(pair.games),
                str(pair.only),
                str(pair.only_against),
                gap,
                between(words, low, high),
            ]
        )
    return columns(rows, names=2)

"""Games that a player lost because it gave no move that can be made: counted, as tables and as data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from arbitre.arena.layout import columns
from arbitre.arena.match import FORFEIT
from arbitre.arena.tournament import Summary
from arbitre.core.words import Words

MOST_TOLD = 5
"""So many forfeits of a run are told at length."""


def forfeits(summaries: Sequence[Summary]) -> list[dict[str, object]]:
    """Who lost how many games by what, the most frequent first, as data.

    >>> from arbitre.arena.tournament import run
    >>> from arbitre.core.game import game
    >>> forfeits([run(game("power"), ["random"] * 2, 1, jobs=1, options={"rounds": 2})])
    []
    """
    counts = Counter(
        (summary.series.bots[entry], kind)
        for summary in summaries
        for outcome in summary.outcomes
        for entry, kind in outcome.forfeits.items()
    )
    ordered = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))
    return [{"bot": bot, "fault": kind, "games": number} for (bot, kind), number in ordered]


def forfeit_table(words: Words, summaries: Sequence[Summary]) -> list[str]:
    """The same for people; nothing where there is none."""
    found = forfeits(summaries)
    if not found:
        return []
    rows = [[words.phrase(f"arena-{key}") for key in ("player", "forfeit", "games")]]
    rows += [
        [str(one["bot"]), words.phrase(f"arena-forfeit-{one['fault']}"), str(one["games"])]
        for one in found
    ]
    return columns(rows, names=2)


def forfeit_reason(words: Words, reason: str) -> str:
    """Why a game was lost by forfeit, in words; empty where it was lost otherwise.

    >>> forfeit_reason(Words("en", ["arbitre.arena"]), "forfeit-slow")
    'forfeit: no answer in time'
    """
    kind = reason.removeprefix(f"{FORFEIT}-")
    if kind == reason:
        return ""
    return words.phrase("arena-forfeit-why", {"why": words.phrase(f"arena-forfeit-{kind}")})


def told_forfeits(summaries: Sequence[Summary]) -> list[tuple[Summary, int, str]]:
    """Some forfeits at length, for who wrote the player: the summary, the game's index, what happened."""
    found = [
        (summary, outcome.index, outcome.fault)
        for summary in summaries
        for outcome in summary.outcomes
        if outcome.fault
    ]
    return found[:MOST_TOLD]

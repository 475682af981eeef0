"""What a sequential test says, as sentences and as data, with the results that it was played for."""

from __future__ import annotations

from arbitre.arena.layout import PACKAGE, between, decimal, percent
from arbitre.arena.report import report_text, to_dict
from arbitre.arena.solo import Comparison
from arbitre.arena.solo_report import solo_dict, solo_text
from arbitre.arena.until import Decided
from arbitre.core.message import Value
from arbitre.core.words import Words


def until_dict(decided: Decided, timing: bool = False) -> dict[str, object]:
    """The results as they are without a test, and the test."""
    test = decided.test
    first, other = _names(decided)
    low, high = test.interval()
    comparison = Comparison([decided.summaries])
    results = (
        solo_dict(comparison, timing) if decided.alone else to_dict(decided.summaries[0], timing)
    )
    return {
        **results,
        "test": {
            "first": first,
            "other": other,
            "verdict": test.verdict,
            "trials": test.trials,
            "games": test.trials * decided.trial,
            "mean": round(test.mean, 6),
            "interval": [round(low, 6), round(high, 6)],
            "level": round(test.level, 6),
            "risk": test.risk,
            "margin": decided.margin,
        },
    }


def until_text(decided: Decided, lang: str) -> str:
    """The results as tables, then the answer."""
    words = Words(lang, [PACKAGE])
    test = decided.test
    first, other = _names(decided)
    args: dict[str, Value] = {
        "first": first,
        "other": other,
        "games": test.trials * decided.trial,
        "margin": percent(words, decided.margin),
    }
    if decided.alone:
        tables = solo_text(Comparison([decided.summaries]), lang)
    else:
        tables = report_text(decided.summaries[0], lang)
    return "\n".join(
        [
            tables,
            "",
            words.phrase(f"arena-until-{test.verdict}", args),
            _means(words, decided),
            words.phrase("arena-until-risk", {"risk": percent(words, test.risk)}),
        ]
    )


def _means(words: Words, decided: Decided) -> str:
    test = decided.test
    ends = test.interval()
    if decided.alone:
        # a half and half of the difference is what a deal counts
        gap, low, high = (
            decimal(words, 200 * (one - 0.5), signed=True) for one in (test.mean, *ends)
        )
        return words.phrase("arena-until-gap", {"gap": gap, "interval": between(words, low, high)})
    share, low, high, level = (percent(words, one) for one in (test.mean, *ends, test.level))
    args: dict[str, Value] = {
        "share": share,
        "interval": between(words, low, high),
        "level": level,
    }
    return words.phrase("arena-until-share", args)


def _names(decided: Decided) -> tuple[str, str]:
    """The player in question, and the others."""
    if decided.alone:
        first, other = (summary.series.bots[0] for summary in decided.summaries)
        return first, other
    bots = decided.summaries[0].series.bots
    return bots[0], ", ".join(dict.fromkeys(bot for bot in bots if bot != bots[0]))

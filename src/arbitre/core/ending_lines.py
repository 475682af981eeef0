"""How a finished game went, as a few lines of text: at the end of a game in a terminal, and of `replay`."""

from __future__ import annotations

from arbitre.core.ending_words import DROP, ToldEnding
from arbitre.core.terminal import told_line
from arbitre.core.words import Words


def ending_lines(told: ToldEnding, lines: bool = False, ranking: bool = True) -> list[str]:
    """The ranking, what decided it, who went out, and luck that was not the usual.

    `lines`: each with the line of the record that `replay --at` shows.
    """
    words = told.words
    found: list[str] = []
    if ranking and len(told.ranking) > 1:
        found.append(words.phrase("ending-ranking-title"))
        for one in told.ranking:
            score = one.out if one.score is None else str(one.score)
            found.append(f"  {one.place}. {one.name}  {score}".rstrip())
    if told.turnings:
        found.append(words.phrase("ending-turnings-title"))
        for turning in told.turnings:
            several = len(told.curves[0].sides) > 1
            name = f"{told.voice.seat(turning.side)} " if several else ""
            sign = "-" if turning.trend == DROP else "+"
            at = f"[{turning.line}] " if lines else ""
            entry = {"title": turning.title, "text": f"{name}{turning.change}"}
            found.append(f"  {sign} {at}{words.phrase('ending-entry', entry)}")
            found += [f"      {told_line(line)}" for line in turning.told]
            if turning.quiet:
                found.append(f"      {turning.quiet}")
    if told.falls:
        found.append(words.phrase("ending-falls-title"))
        for fall in told.falls:
            at = f"[{fall.line}] " if lines else ""
            entry = {"title": fall.title, "text": f"{fall.text} [{fall.clause}]"}
            found.append(f"  {at}{words.phrase('ending-entry', entry)}")
    if told.reason:
        found.append(words.phrase("ending-reason", {"reason": told.reason}))
    return found + _luck(told, words)


def _luck(told: ToldEnding, words: Words) -> list[str]:
    """What stood out, or that nothing did."""
    if not told.luck:
        return []
    striking = [f"  {text}" for grade, text in told.luck if grade != "usual"]
    return (
        [words.phrase("ending-luck-title"), *striking]
        if striking
        else [words.phrase("ending-luck-none")]
    )

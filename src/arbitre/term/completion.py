"""Completing what is being typed: a word at a time, lines of the decision and commands alike."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches

from arbitre.core.words import plain
from arbitre.term.commands import command_words

Complete = Callable[[str], list[str]]
"""Lines that carry on what was typed."""


def next_words(text: str, lines: list[str]) -> list[str]:
    """The words that could stand where the last word of the text stands, in the order of the lines.

    >>> next_words("T HQ v", ["T HQ V6", "T HQ V8", "T V6 V8"])
    ['V6', 'V8']
    >>> next_words("", ["T HQ V6", "C HQ IX"]), next_words("T ", ["T HQ V6", "C HQ IX"])
    (['T', 'C'], ['HQ'])
    """
    before, last = split_last(text)
    depth = len(before)
    found: dict[str, None] = {}
    for line in lines:
        words = line.split()
        if len(words) > depth and [plain(word) for word in words[:depth]] == before:
            if plain(words[depth]).startswith(plain(last)):
                found[words[depth]] = None
    return list(found)


def split_last(text: str) -> tuple[list[str], str]:
    """The words that stand, and the one being typed (empty after a space).

    >>> split_last("T HQ V"), split_last("T ")
    ((['t', 'hq'], 'V'), (['t'], ''))
    """
    words = text.split()
    if not words or text[-1:].isspace():
        return [plain(word) for word in words], ""
    return [plain(word) for word in words[:-1]], words[-1]


def candidates(
    text: str, complete: Complete, everything: list[str], said: list[str], lang: str
) -> list[str]:
    """What could replace the word being typed.

    `complete` carries a line of the decision on, `everything` is what could be written now, `said`
    what else the seat may say. After `?` the words of any line may be asked about. Commands are
    offered once letters are typed that are no word of a line, so that an empty line and a piece's
    letter show pieces alone.

    >>> def complete(text: str) -> list[str]:
    ...     return [line for line in ["T HQ V6"] if line.startswith(text)]
    >>> candidates("ap", complete, ["T HQ V6"], [], "fr"), candidates("", complete, [], [], "fr")
    (['aperçu'], ['T'])
    >>> candidates("? H", complete, ["T HQ V6"], [], "fr")
    ['HQ']
    """
    start = text.lstrip()
    if start.startswith("?"):
        _, last = split_last(start.replace("?", "? ", 1))
        words = dict.fromkeys(word for line in everything for word in line.split()[:2])
        return [word for word in words if plain(word).startswith(plain(last))]
    # what stands before a `;` or after a `!` is another line, or the same one written all the same
    for sign in ("!", ";"):
        start = start.rpartition(sign)[2].lstrip()
    found = next_words(start, complete(start))
    if start and plain(start) not in [plain(word) for word in found]:
        found += next_words(start, said)
        if " " not in start:
            found += [word for word in command_words(lang) if plain(word).startswith(plain(start))]
    return list(dict.fromkeys(found))


def nearest(text: str, lines: list[str], most: int) -> str:
    """What could be written in place of a refused line, in one line; empty when nothing is like it.

    Lines that begin with the most words alike; where nothing begins alike, the most similar one.

    >>> nearest("T HQ V0", ["C HQ IX", "T HQ V6", "T HQ V8"], 9)
    'T HQ → V6 V8'
    >>> nearest("T V1 V0", ["C HQ IX", "T HQ V6", "T V3 V8"], 9)
    'T HQ V6 · T V3 V8'
    >>> nearest("TT HQ V6", ["C HQ IX", "T HQ V6"], 9), nearest("zzz", ["C HQ IX"], 9)
    ('T HQ V6', '')
    """
    words = [plain(word) for word in text.split()]
    for depth in range(len(words), 0, -1):
        alike = [line.split() for line in lines if _starts(line, words[:depth])]
        if alike and all(len(line) == depth + 1 for line in alike):
            more = " …" if len(alike) > most else ""
            start, ends = " ".join(alike[0][:depth]), [line[depth] for line in alike[:most]]
            return f"{start} → {' '.join(ends)}{more}"
        if alike:
            fits = max(1, most // 4)
            more = " · …" if len(alike) > fits else ""
            return " · ".join(" ".join(line) for line in alike[:fits]) + more
    return "".join(get_close_matches(text.upper(), lines, 1, 0.75))


def _starts(line: str, words: list[str]) -> bool:
    return [plain(word) for word in line.split()[: len(words)]] == words


def close_command(word: str, lang: str) -> str:
    """The command somebody may have meant, or nothing.

    >>> close_command("hlep", "en"), close_command("T", "en")
    ('help', '')
    """
    known = {plain(name): name for name in command_words(lang)}
    found = get_close_matches(plain(word), list(known), 1, 0.7) if len(word) > 2 else []
    return known[found[0]] if found else ""

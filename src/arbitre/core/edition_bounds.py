"""Bounds of an edition's text, looked at before the TOML parser sees it.

`tomllib` takes time and memory with the square of the parts of a key, goes as deep as the brackets do,
and stops with an error of its own at a number of thousands of digits. A text within these bounds costs
little, whatever it says.
"""

from __future__ import annotations

import re
from typing import Final

from arbitre.core.message import BadInput, Message
from arbitre.core.number import MOST_DIGITS

MOST_TEXT: Final = 64_000
"""Characters of an edition; the largest released one has 20,000."""
MOST_WIDE: Final = 1_000
"""Characters of a line, strings and comments left out."""
MOST_KEPT: Final = 200_000
"""Characters of an edition that was taken before, in a store or a record, of whatever width."""
MOST_DEEP: Final = 8
"""Brackets open at once."""
MOST_PARTS: Final = 8
"""Parts of a key: `a.b.c` has three."""

_SIGNS: Final = re.compile(r"[\n#\"'.,=\[\]{}]|[0-9][0-9_]*")
_LINE_END: Final = re.compile(r"\\[^\n]|[\"\n]")
_BLOCK_END: Final = re.compile(r'\\.|"""', re.DOTALL)


def check_bounds(text: str, where: str, most: int = MOST_TEXT, wide: int = MOST_WIDE) -> None:
    """Refuse a text that would be costly to parse; what stands in strings and comments is free.

    Whoever takes a new edition asks for the usual bounds; what was taken before may be longer and wider.

    >>> check_bounds('a.b = [1, "[[[[[[[[[ a.b.c.d.e.f.g.h.i.j"]  # 1234567890123456789', "my.toml")
    >>> check_bounds("ok = 1\\na.a.a.a.a.a.a.a.a.a = 1", "my.toml")
    Traceback (most recent call last):
    arbitre.core.message.BadInput: my.toml:2: the key has too many parts: at most 8
    """
    if len(text) > most:
        raise _wrong(where, "edition-long", 1, most)
    at, line, begin, depth, parts = 0, 1, 0, 0, 1
    while True:
        found = _SIGNS.search(text, at)
        end = len(text) if found is None else found.start()
        sign = "\n" if found is None else text[end]
        if sign in "\n#" and end - begin > wide:
            raise _wrong(where, "edition-wide", line, wide)
        if found is None:
            return
        at = found.end()
        if sign == "#":
            at = text.find("\n", at)
            if at < 0:
                return
            begin = at  # a comment is free
        elif sign == "\n":
            line, begin, parts = line + 1, at, 1
        elif sign in "\"'":
            at = _string_end(text, end)
            line += text.count("\n", end, at)
            begin += at - end
        elif sign == ".":
            parts += 1
            if parts > MOST_PARTS:
                raise _wrong(where, "edition-parts", line, MOST_PARTS)
        elif sign in "[{":
            depth, parts = depth + 1, 1
            if depth > MOST_DEEP:
                raise _wrong(where, "edition-deep", line, MOST_DEEP)
        elif sign in "]}":
            depth, parts = max(0, depth - 1), 1
        elif sign in ",=":
            parts = 1
        elif len(found.group().replace("_", "")) > MOST_DIGITS:
            raise _wrong(where, "edition-digits", line, MOST_DIGITS)


def _string_end(text: str, start: int) -> int:
    """Where the string that begins at a quote ends; a broken one ends with its line or the text."""
    quote = text[start]
    block = quote * 3
    if text.startswith(block, start):
        at = _block_end(text, start + 3, block)
        for _ in range(2):  # as many quotes more belong to what it says
            at += text.startswith(quote, at)
        return at
    if quote == "'":
        ends = [at for at in (text.find(quote, start + 1), text.find("\n", start + 1)) if at >= 0]
        at = min(ends, default=len(text))
        return at + 1 if text.startswith(quote, at) else at
    at = start + 1
    while True:
        found = _LINE_END.search(text, at)
        if found is None:
            return len(text)
        if found.group() == "\n":
            return found.start()
        at = found.end()
        if found.group() == '"':
            return at


def _block_end(text: str, start: int, block: str) -> int:
    if block == "'''":
        at = text.find(block, start)
        return len(text) if at < 0 else at + 3
    at = start
    while True:
        found = _BLOCK_END.search(text, at)
        if found is None:
            return len(text)
        at = found.end()
        if found.group() == block:
            return at


def _wrong(where: str, key: str, line: int, most: int) -> BadInput:
    return BadInput(f"{where}:{line}", Message(key, {"most": most}))

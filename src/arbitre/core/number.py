"""Whole numbers typed or sent by somebody: plain digits, and not too many of them.

`int` alone also reads `٣`, `1_0` and blanks, and fails at some thousand digits.
"""

from __future__ import annotations

import re
from typing import Final

MOST_DIGITS: Final = 18
"""Digits of a number: what fits in 64 bits."""

_NUMBER: Final = re.compile(r"-?[0-9]{1,18}")


def whole_of(text: str) -> int:
    """The whole number that a text is; ValueError where it is none, or has too many digits.

    >>> whole_of("-12")
    -12
    >>> whole_of("9" * 5000)
    Traceback (most recent call last):
    ValueError: 9999999999
    """
    if _NUMBER.fullmatch(text) is None:
        raise ValueError(text[:10])
    return int(text)


def typed_whole(text: str, low: int, high: int) -> int | None:
    """A whole number within bounds; None where a text is none.

    >>> [typed_whole(text, 0, 99) for text in ("12", "100", "-1", "²", "٣", "9" * 5000)]
    [12, None, None, None, None, None]
    """
    if _NUMBER.fullmatch(text) is None:
        return None
    number = int(text)
    return number if low <= number <= high else None

"""The hourglass of a sheet: it runs, stops for a pause, and says when its time is over."""

from __future__ import annotations

from collections.abc import Callable

Seconds = Callable[[], float]
"""Seconds that only go up; injected, so that tests never wait."""


class Hourglass:
    """Time for one decision. A pause stops it for so many minutes at most, or until it is ended.

    >>> now = [0.0]
    >>> glass = Hourglass(3, lambda: now[0])
    >>> now[0] = 60.0
    >>> glass.left, glass.over
    (120.0, False)
    >>> glass.pause(3)
    >>> now[0] = 120.0
    >>> glass.left, glass.pause_left
    (120.0, 120.0)
    >>> glass.go_on()
    >>> now[0] = 240.0
    >>> glass.left, glass.over
    (0.0, True)
    """

    def __init__(self, minutes: float, clock: Seconds) -> None:
        self._clock = clock
        self._end = clock() + minutes * 60
        self._pause_end = 0.0

    @property
    def pause_left(self) -> float:
        """Seconds until the pause is over; 0 outside a pause."""
        return max(0.0, self._pause_end - self._clock())

    @property
    def left(self) -> float:
        """Seconds of sand left; they do not change during a pause."""
        return max(0.0, self._end - max(self._clock(), self._pause_end))

    @property
    def until_over(self) -> float:
        """Seconds until the time is over when nobody does anything."""
        return max(0.0, self._end - self._clock())

    @property
    def over(self) -> bool:
        """Whether the time has run out."""
        return self.until_over <= 0

    def pause(self, minutes: float) -> None:
        """Stop for so many minutes."""
        self._pause_end = self._clock() + minutes * 60
        self._end += minutes * 60

    def go_on(self) -> None:
        """End a pause before its time."""
        rest = self.pause_left
        self._end -= rest
        self._pause_end -= rest


def shown(seconds: float) -> str:
    """Seconds as minutes and seconds; what is begun counts.

    >>> shown(179.2), shown(0)
    ('3:00', '0:00')
    """
    whole = int(-(-seconds // 1))
    return f"{whole // 60}:{whole % 60:02d}"

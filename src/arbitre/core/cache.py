"""Caches: what was made once is kept, within bounds, and one call empties them all (`empty_all`)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from threading import Lock
from typing import Any, Final, Generic, ParamSpec, TypeVar, cast
from weakref import WeakSet

from mypy_extensions import mypyc_attr

Made = TypeVar("Made")
Taken = ParamSpec("Taken")


@mypyc_attr(native_class=False)  # weak references must hold it
class Cache(Generic[Made]):
    """A cache of things by what they were made from; several threads may ask.

    It has two bounds: how many there are, and how much they weigh together. Where one is passed, what
    was made or asked for (`get`) longest ago goes first.
    """

    def __init__(
        self, most: int, weigh: Callable[[Made], int] | None = None, heaviest: int = 0
    ) -> None:
        self.most = most
        self.heaviest = heaviest
        # one object for ever: where every nanosecond counts it may be read as it is
        self.made: Final[dict[Any, Made]] = {}
        self._weigh = weigh
        self._weight = 0
        self._lock = Lock()
        with _adding:
            _caches.add(self)

    def find(self, key: object) -> Made | None:
        """What is there for a key: the quick way, which does not count as asking for it."""
        return self.made.get(key)

    def keep(self, key: object, made: Made) -> Made:
        """Keep what was made for a key; what another thread kept meanwhile stays, and is given back.

        >>> few = Cache[int](2)
        >>> few.keep("a", 1), few.keep("a", 2), few.keep("b", 3), few.keep("c", 4), few.find("a")
        (1, 1, 3, 4, None)
        """
        with self._lock:
            if key in self.made:
                return self.made[key]
            self.made[key] = made
            if self._weigh is not None:
                self._weight += self._weigh(made)
            while len(self.made) > self.most or self._too_heavy():
                self._take(next(iter(self.made)))
        return made

    def get(self, key: object, make: Callable[[], Made]) -> Made:
        """What was made for a key, or is made now.

        >>> few = Cache[int](1)
        >>> few.get("a", lambda: 1), few.get("a", lambda: 2), few.get("b", lambda: 3), few.get("a", lambda: 4)
        (1, 1, 3, 4)
        >>> light = Cache[str](9, len, 3)
        >>> light.get("a", lambda: "aa"), light.get("b", lambda: "bb"), light.get("a", lambda: "cc")
        ('aa', 'bb', 'cc')
        """
        with self._lock:
            found = self.made.pop(key, None)
            if found is not None:
                self.made[key] = found  # the latest stand last
                return found
        return self.keep(key, make())

    def empty(self) -> None:
        """Forget everything that is kept in this cache."""
        with self._lock:
            self.made.clear()
            self._weight = 0

    def _too_heavy(self) -> bool:
        # one thing is kept, whatever it weighs
        return self._weigh is not None and self._weight > self.heaviest and len(self.made) > 1

    def _take(self, key: object) -> None:
        found = self.made.pop(key)
        if self._weigh is not None:
            self._weight -= self._weigh(found)

    def __reduce__(self) -> tuple[object, ...]:
        """A copy in another process begins empty."""
        return Cache, (self.most, self._weigh, self.heaviest)

    def __len__(self) -> int:
        """How many things there are."""
        return len(self.made)


_adding: Final = Lock()
_caches: Final[WeakSet[Cache[Any]]] = WeakSet()
_functions: Final[list[Callable[[], None]]] = []


def cached(most: int) -> Callable[[Callable[Taken, Made]], Callable[Taken, Made]]:
    """Keep the answers of a function: `functools.lru_cache`, emptied with all other caches."""

    def keeping(function: Callable[Taken, Made]) -> Callable[Taken, Made]:
        kept = lru_cache(maxsize=most)(function)
        _functions.append(kept.cache_clear)
        return cast("Callable[Taken, Made]", kept)

    return keeping


def caches() -> list[Cache[Any]]:
    """Every cache that is in use."""
    with _adding:
        return list(_caches)


def empty_all() -> None:
    """Empty every cache: nothing that was made before is used again."""
    for cache in caches():
        cache.empty()
    for forget in _functions:
        forget()

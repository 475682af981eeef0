"""A store that is away (unavailable database): what is asked of it is refused as `busy`, in one place."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from arbitre.tables.refusal import BUSY, refused
from arbitre.tables.store.store import StoreDown


@contextlib.contextmanager
def busy_if_away() -> Iterator[None]:
    """Refused as `busy`, to be tried again, where the store cannot be reached."""
    try:
        yield
    except StoreDown:
        raise refused(BUSY, "store-busy") from None

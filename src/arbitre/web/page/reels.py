"""Films as files (animated SVG) and pictures of the steps of a table, for whoever may see them."""

from __future__ import annotations

import asyncio
from html import escape
from typing import TYPE_CHECKING

from arbitre.core.cache import Cache
from arbitre.core.reel import Shot, fits, make_reel
from arbitre.core.reel_file import THEMES, draw_reel
from arbitre.core.screen import Picture
from arbitre.tables.run.aside import Aside
from arbitre.tables.sight import StepSight
from arbitre.web.page.pictures import HEAVIEST, standing_alone

if TYPE_CHECKING:
    from arbitre.web.page.reader_session import ReaderSession

MOST_WAITING = 6
"""Films being made at once, those that wait for it included: each takes a second or two."""
KEPT = 64


class Studio:
    """Makes films off the event loop, one after another, and keeps those made lately (a cache)."""

    def __init__(self) -> None:
        self._aside = Aside("films", 1, MOST_WAITING)
        self._kept: Cache[bytes] = Cache(KEPT, len, HEAVIEST)

    async def film(self, session: ReaderSession, numbers: range, theme: str) -> bytes:
        """A film of some steps of a table, as this reader may see them."""
        page_view = session.page_view
        sight = page_view.sight
        reader = (page_view.seat, page_view.lang, theme)
        key = (sight.id, sight.revision, numbers.start, numbers.stop, *reader)
        found = self._kept.find(key)
        if found is not None:
            return found
        shots = await _shots(session, numbers)
        screen, voice_at = page_view.screen, page_view.voice_at
        if await self._aside.do(fits, screen, shots, voice_at):
            shots = await _watched(session, numbers)

        def made() -> bytes:
            reel = make_reel(screen, shots, voice_at)
            return draw_reel(screen, page_view.voice, reel, theme).encode()

        return self._kept.keep(key, await self._aside.do(made))


async def _shots(session: ReaderSession, numbers: range) -> list[Shot]:
    found: list[Shot] = []
    for number in numbers:
        step = await _step(session, number)
        if step is not None:
            found.append(Shot(step.before, step.after, step.events))
        await asyncio.sleep(0)  # others are answered meanwhile
    return found


async def _watched(session: ReaderSession, numbers: range) -> list[Shot]:
    found: list[Shot] = []
    for number in numbers:
        for one in await session.watched([number]):
            step = one.step
            found.append(Shot(step.before, step.after, step.events, one.moments))
        await asyncio.sleep(0)
    return found


async def _step(session: ReaderSession, number: int) -> StepSight | None:
    sight, seat = session.page_view.sight, session.page_view.seat
    return (await session.site.house.history(sight.id, session.tokens, number, seat)).step


async def round_of(session: ReaderSession, number: int) -> range:
    """The steps of the round or turn that a step belongs to; in a game without either, the step alone."""

    async def period(step: int) -> int | None:
        seen = await _step(session, step)
        found = seen.before.period() if seen else None
        return found.number if found else None

    first = last = number
    here = await period(number)
    if here is None:
        return range(number, number + 1)
    while first > 1 and await period(first - 1) == here:
        first -= 1
    while last < session.page_view.sight.steps and await period(last + 1) == here:
        last += 1
    return range(first, last + 1)


def picture_file(session: ReaderSession, picture: Picture, theme: str) -> bytes:
    """A picture of a table as a file that stands alone."""
    page_view = session.page_view
    drawn = standing_alone(page_view.sight.game, page_view.lang, picture)
    if theme not in THEMES:
        return drawn
    return drawn.replace(b"<svg ", f'<svg style="color-scheme:{escape(theme)}" '.encode(), 1)

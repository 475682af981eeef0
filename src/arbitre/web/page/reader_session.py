"""A reader's session at a table: the page view and the history, with their tokens."""

from __future__ import annotations

import contextlib

from starlette.concurrency import run_in_threadpool

from arbitre.tables.refusal import Refused
from arbitre.tables.sight import Sight, StepSight, Watched
from arbitre.web.errors import problem
from arbitre.web.page.films import Plain, has_hands, has_looks, last_look
from arbitre.web.page.hands import HandStep, latest_hands
from arbitre.web.page.parts import Glance
from arbitre.web.page.prefs import Prefs
from arbitre.web.page.view import PageView
from arbitre.web.site import Site

LATEST = 48
"""So many steps are told in the log of a page at most; the past has the others."""
FARTHEST = 24
"""So many steps back a round is looked for."""
REACH = 16
"""So many steps back there may be something left to do on the real table."""
MOST_TAB = 40
"""How long the name may be that a page gives itself."""


class ReaderSession:
    """One reader at one table, for one request or one live connection."""

    def __init__(self, site: Site, tokens: list[str], prefs: Prefs, page_view: PageView) -> None:
        self.site = site
        self.tokens = tokens
        self.prefs = prefs
        self.page_view = page_view

    @classmethod
    async def enter(
        cls,
        site: Site,
        id: str,
        tokens: list[str],
        seat: str | None,
        prefs: Prefs,
        tall: bool,
        strict: bool = True,
    ) -> ReaderSession:
        """Look at a table; a seat that is asked for must be the reader's own."""
        sight = await site.house.sight(id, tokens)
        if seat and seat not in sight.views and strict:
            raise problem("forbidden", "web-not-your-seat")
        page_view = PageView(sight, chosen_seat(sight, seat), prefs.lang, tall, site.pictures)
        session = cls(site, tokens, prefs, page_view)
        await session.look_at_ending()
        await session.look_at_hands()
        return session

    async def look_at_ending(self) -> None:
        """When the game is over, how it went; a page does without where that cannot be told."""
        if self.page_view.sight.over:
            with contextlib.suppress(Refused):
                found = await self.site.house.ending(self.page_view.sight.id, self.tokens)
                self.page_view.ended = found

    async def look_at_hands(self) -> None:
        """Beside a real table, what hands do there to follow the last round or turn, step by step."""
        page_view = self.page_view
        if not page_view.sight.companion or not has_hands(page_view.screen):
            return
        if page_view.sight.desk and (page_view.seat is not None or not page_view.sight.host):
            return  # a phone is a sheet: what is moved is said at the desk
        last = page_view.sight.steps
        watched = await self.watched(list(range(max(1, last - REACH + 1), last + 1)))

        def found() -> list[HandStep]:
            films = self.site.films
            return latest_hands([(one, films.hands_of(page_view, one)) for one in watched])

        page_view.hands = await run_in_threadpool(found)

    async def steps(self, last: int | None = None, most: int = LATEST) -> list[StepSight]:
        """The latest steps up to one, as the reader's seat saw them."""
        sight = self.page_view.sight
        end = sight.steps if last is None else last
        house, first = self.site.house, max(1, end - most + 1)
        found = [
            await house.history(sight.id, self.tokens, number, self.page_view.seat)
            for number in range(first, end + 1)
        ]
        return [past.step for past in found if past.step is not None]

    async def watched(self, numbers: list[int]) -> list[Watched]:
        """Steps moment by moment, as the reader's seat saw them; those that are no more are left out."""
        sight = self.page_view.sight
        found = [
            await self.site.house.watched(sight.id, self.tokens, number, self.page_view.seat)
            for number in numbers
        ]
        return [one for one in found if one is not None]

    async def last_look(self, at: int | None = None) -> Plain | None:
        """The last step up to one that can be seen at one look; None where there is none near."""
        if not has_looks(self.page_view.screen):
            return None  # nothing is made again in vain
        last = self.page_view.sight.steps
        last = last if at is None else min(at, last)
        for number in range(last, max(0, last - FARTHEST), -1):
            watched = await self.watched([number])
            look = await run_in_threadpool(last_look, self.site.films, self.page_view, watched)
            if look is not None:
                return look
        return None

    async def glance(self, number: int, beat: int = 0) -> Glance:
        """The game after so many steps, or after so many beats of the last of them.

        -1: after all of its beats but one, which may be as it was before the step.
        """
        sight = self.page_view.sight
        past = await self.site.house.history(sight.id, self.tokens, number, self.page_view.seat)
        watched = await self.watched([past.number])
        if not watched:
            return Glance(past, [], None, 0)
        film = await run_in_threadpool(self.site.films.of, self.page_view, watched[0])
        if beat < 0:
            beat = len(film) - 1
            if beat < 1:
                return await self.glance(number - 1)
        return Glance(past, film, watched[0], beat)


def chosen_seat(sight: Sight, asked: str | None) -> str | None:
    """The seat whose view is shown: the one asked for, else one that is awaited, else the first."""
    if asked in sight.views:
        return asked
    awaited = [seat for seat in sight.mine if seat in sight.awaited]
    return next(iter([*awaited, *sight.mine, *sight.views]), None)

"""Identities (accounts without one): a browser's own secret, carried to others, and the tables it sat at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from sqlalchemy.engine import Connection

from arbitre.tables.log.secrets import TOKEN, hashed, hashes, new_id, new_token
from arbitre.tables.refusal import UNKNOWN, refused
from arbitre.tables.run.store_away import busy_if_away
from arbitre.tables.store import identities as rows
from arbitre.tables.store.store import Store

T = TypeVar("T")
DAY = 24 * 60 * 60 * 1000
RENEWED = 7 * DAY
"""After so long a browser that comes is noted again, and its cookie lasts anew."""
UNSEEN = 401 * DAY
"""Who was not seen for so long is forgotten: their cookies have gone."""
GOOD = 60 * 60 * 1000
"""Milliseconds that a link to another device is good, once."""


class Identities:
    """Knows browsers by the hash of their secret; several browsers may be one person."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def make(self, begun: int = 0) -> str:
        """A new identity; its secret, which is shown once. Tables from before `begun` are not its own."""
        token = new_token()
        await self._do(
            partial(
                rows.add_identity, id=new_id(), hash=hashed(token), now=self._now(), begun=begun
            )
        )
        return token

    async def whose(self, token: str) -> str:
        """The identity that a secret belongs to; empty: none."""
        if not TOKEN.fullmatch(token):
            return ""
        return await self.ask(partial(rows.identity_of, hash=hashed(token)))

    async def renew(self, token: str) -> bool:
        """Note that a browser shows its secret; whether that is news, so that its cookie lasts anew."""
        now = self._now()
        if not TOKEN.fullmatch(token):
            return False
        code = hashed(token)
        if not await self.ask(partial(rows.seen_before, hash=code, before=now - RENEWED)):
            return False
        return await self._do(partial(rows.see, hash=code, now=now))

    async def whose_of(self, tokens: Sequence[str]) -> str:
        """The identity that one of several secrets belongs to; empty: none."""
        for code in hashes(tokens):
            found = await self.ask(partial(rows.identity_of, hash=code))
            if found:
                return found
        return ""

    async def remember(self, token: str, tokens: Sequence[str]) -> None:
        """The tables of these seats are this person's; those that are known already cost a look."""
        identity = await self.whose(token)
        if identity:
            known = list(hashes(tokens))
            seats = await self.ask(partial(rows.missing_sittings, identity=identity, hashes=known))
            if seats:
                await self._do(partial(rows.sit, identity=identity, seats=seats))

    # -- another device ----------------------------------------------------------------------

    async def link(self, token: str) -> str:
        """A secret that carries the identity to another device: once, and within the hour."""
        identity, made = await self.whose(token), new_token()
        if not identity:
            raise refused(UNKNOWN, "identity-unknown")
        now = self._now()
        await self._do(
            partial(
                rows.add_link, identity=identity, hash=hashed(made), now=now, expires=now + GOOD
            )
        )
        return made

    async def is_good(self, link: str) -> bool:
        """Whether a link can still be used."""
        if not TOKEN.fullmatch(link):
            return False
        question = partial(rows.link_to, hash=hashed(link), now=self._now())
        return bool(await self.ask(question))

    async def use(self, link: str, token: str = "") -> str:
        """Be that person from now on; the new secret of this device. What it had before is joined to it."""
        made, before = new_token(), await self.whose(token)
        if not TOKEN.fullmatch(link):
            raise refused(UNKNOWN, "identity-link")
        work = partial(
            rows.use_link, link=hashed(link), hash=hashed(made), before=before, now=self._now()
        )
        if not await self._do(work):
            raise refused(UNKNOWN, "identity-link")
        return made

    async def forget(self, token: str) -> bool:
        """Remove the identity and its history for good; False where there is none."""
        identity = await self.whose(token)
        return bool(identity) and await self._do(partial(rows.forget, identity=identity))

    # -- inside ------------------------------------------------------------------------------

    async def ask(self, question: Callable[[Connection], T]) -> T:
        """Read something; Refused where the store is away."""
        with busy_if_away():
            return await self._store.ask(question)

    async def _do(self, work: Callable[[Connection], bool]) -> bool:
        with busy_if_away():
            return await self._store.do(work)

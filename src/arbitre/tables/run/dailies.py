"""The games of the day (daily challenge) of a server: their seeds, who tries them, and how it ended."""

from __future__ import annotations

import secrets as random_bits
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from sqlalchemy.engine import Connection

from arbitre.core.chance import commitment
from arbitre.core.daily import checked_day, day_ends, day_of
from arbitre.core.game import Game, game, game_names
from arbitre.core.message import BadInput
from arbitre.core.shelf import sound_game
from arbitre.tables.log.secrets import hashes
from arbitre.tables.plan import BOT, CONSENT, NEVER, PERSON, Plan, SeatPlan
from arbitre.tables.refusal import UNKNOWN, refused
from arbitre.tables.run import making
from arbitre.tables.run.aside import Aside
from arbitre.tables.run.identities import Identities
from arbitre.tables.run.scheduler import LOG, Scheduler
from arbitre.tables.run.store_away import busy_if_away
from arbitre.tables.show.days import (
    DaySight,
    calendar_of,
    in_time,
    par_of,
    played_out,
    ranked,
    streak_of,
)
from arbitre.tables.sight import Created
from arbitre.tables.store import days
from arbitre.tables.store.days import DaySecret, Try, bot_claim, person_claim
from arbitre.tables.store.store import Store, StoreDown

MOST_DAYS = 400
"""So many days back are listed."""
LEVEL = "normal"
"""The level of the bots that set the par: so many simulations a decision, and no more."""

T = TypeVar("T")
Add = Callable[[making.Made, Try], Awaitable[bool]]


@dataclass(frozen=True)
class Begun:
    """A try of the day: its table, and its secrets where it is a new one."""

    table: str
    created: Created | None


def has_daily(rules: Game) -> bool:
    """Whether a game can be the game of the day: one plays alone, and chance deals the same to all."""
    return rules.chance and 1 in rules.seat_counts


class Dailies:
    """Draws the seed of each day, keeps it secret until the day is over, and ranks what people made of it."""

    def __init__(
        self,
        store: Store,
        making: Aside,
        scheduler: Scheduler,
        identities: Identities,
        add: Add,
        now: Callable[[], int],
    ) -> None:
        self._store = store
        self._making = making
        self._scheduler = scheduler
        self._identities = identities
        self._add = add
        self._now = now
        self._promised = ""  # the day whose seeds are known to be drawn

    # -- seeds -------------------------------------------------------------------------------

    async def promise_today(self) -> None:
        """Draw today's seeds, so that their promise stands from the first minute on."""
        today = day_of(self._now())
        if self._promised == today:
            return
        for name in game_names():
            try:
                rules = sound_game(name)
            except BadInput:
                continue  # it is left off the shelf
            if has_daily(rules):
                await self._drawn(rules.id, today)
        self._promised = today

    async def _drawn(self, name: str, day: str) -> DaySecret:
        """The seed of a day; drawn now where it was not. Of several servers the first decides."""
        found = await self._store.ask(partial(days.find_day, game=name, day=day))
        if found is None:
            secret = DaySecret(random_bits.token_hex(16), random_bits.randbits(63))
            now = self._now()
            await self._store.do(partial(days.add_day, game=name, day=day, secret=secret, now=now))
            found = await self._store.ask(partial(days.find_day, game=name, day=day))
            assert found is not None
        return found

    async def _secret(self, rules: Game, day: str) -> DaySecret:
        """The seed of today or of an earlier day; Refused where that day has none."""
        try:
            checked_day(day)
        except BadInput:
            raise refused(UNKNOWN, "daily-unknown", day=day[:40]) from None
        if not has_daily(rules) or day > day_of(self._now()):
            raise refused(UNKNOWN, "daily-unknown", day=day)
        with busy_if_away():
            if day == day_of(self._now()):
                return await self._drawn(rules.id, day)
            found = await self._store.ask(partial(days.find_day, game=rules.id, day=day))
        if found is None:
            raise refused(UNKNOWN, "daily-unknown", day=day)
        return found

    # -- tries -------------------------------------------------------------------------------

    async def begin(self, name: str, day: str, token: str, called: str) -> Begun:
        """A try of a day by whoever shows the secret of an identity; their first one of today counts.

        While that one is not over there is no other: it is given again, without its secrets.
        """
        rules, identity = sound_game(name), await self._identities.whose(token)
        secret = await self._secret(rules, day)
        claim = ""
        if identity and day == day_of(self._now()):
            claim = person_claim(rules.id, day, identity)
            before = await self._ask(partial(days.claimed, claim=claim))
            if before is not None and before.result is None:
                return Begun(before.table, None)
            claim = "" if before is not None else claim
        seat = SeatPlan(PERSON, name=called)
        made = await self._made(rules, day, secret, seat, bool(claim))
        mine = Try(made.new.id, rules.id, day, identity, "", claim)
        if not await self._add(made, mine):  # the same person was faster, elsewhere
            return await self.begin(name, day, token, called)
        if claim:
            self._scheduler.start(self.set_par(rules.id, day))
        return Begun(made.new.id, made.created)

    async def _made(
        self, rules: Game, day: str, secret: DaySecret, seat: SeatPlan, counts: bool
    ) -> making.Made:
        plan = Plan(
            rules.id,
            seats=(seat,),
            daily=day,
            sealed=True,
            counts=counts,
            hints=not counts,
            undo=NEVER if counts else CONSENT,
        )
        now, wake = self._now(), self._scheduler.wake
        return await self._making.do(making.of_the_day, plan, secret.bits, secret.seed, now, wake)

    async def set_par(self, name: str, day: str) -> None:
        """Let the game's own bots play the same deal, each once, at tables of their own."""
        if self._scheduler.workers is None:
            return
        rules = game(name)
        secret = await self._secret(rules, day)
        for bot in rules.bots():
            claim = bot_claim(name, day, bot)
            if await self._ask(partial(days.claimed, claim=claim)) is None:
                seat = SeatPlan(BOT, bot=bot, level=LEVEL)
                made = await self._made(rules, day, secret, seat, True)
                await self._add(made, Try(made.new.id, name, day, "", bot, claim))

    # -- looking -----------------------------------------------------------------------------

    async def sight(self, name: str, day: str, tokens: Sequence[str]) -> DaySight:
        """A day as the holder of these secrets may see it; an empty day is today."""
        rules, now = sound_game(name), self._now()
        today = day_of(now)
        day = day or today
        secret = await self._secret(rules, day)
        identity = await self._identities.whose_of(tokens)
        tries = await self._ask(partial(days.counted_tries, game=rules.id, day=day))
        mine = [one for one in tries if identity and one.identity == identity]
        own = await self._ask(partial(days.tries_of, identity=identity)) if identity else []
        calendar = calendar_of([one for one in own if one.game == rules.id])
        listed = await self._ask(partial(days.days_of, game=rules.id, many=MOST_DAYS))
        over = now >= day_ends(day)
        lines = ranked(rules, tries, identity)
        seen = over or await self.has_finished(rules.id, day, list(hashes(tokens)))
        return DaySight(
            game=rules.id,
            day=day,
            today=day == today,
            over=over,
            ends=day_ends(day),
            commitment=commitment(secret.bits, secret.seed),
            opened=f"{secret.bits} {secret.seed}" if over else "",
            finished=len(lines),
            mine=next((line for line in lines if line.mine), None),
            going=next((one.table for one in mine if one.result is None), ""),
            late=any(one.result is not None and not in_time(one) for one in mine),
            lines=tuple(lines) if seen else None,
            par=tuple(par_of(rules, tries)) if seen else None,
            streak=streak_of(played_out(calendar), today),
            calendar=calendar,
            days=tuple(one for one in listed if one <= today),
        )

    async def has_finished(self, name: str, day: str, known: list[str]) -> bool:
        """Whether one of these secrets, by their hashes, belongs to somebody who finished that day's game."""
        return await self._ask(partial(days.have_finished, game=name, day=day, hashes=known))

    async def _ask(self, question: Callable[[Connection], T]) -> T:
        with busy_if_away():
            return await self._store.ask(question)

    async def keep_round(self) -> None:
        """What a server does again and again: a new day has a new promise."""
        try:
            await self.promise_today()
        except StoreDown:
            pass  # the store says so itself, once
        except Exception:  # noqa: BLE001 - the next round may do better
            LOG.exception("on the game of the day")

"""Games of the day in the store: the secret seed of each, and the tries of people and bots (results)."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

_ADD_DAY = sa.text(
    "INSERT INTO days (game, day, secret, made) VALUES (:game, :day, :secret, :made)"
    " ON CONFLICT DO NOTHING"
)
_DAY = sa.text("SELECT secret FROM days WHERE game = :game AND day = :day")
_DAYS = sa.text("SELECT day FROM days WHERE game = :game ORDER BY day DESC LIMIT :many")
_CLAIM = sa.text(
    "INSERT INTO tries (table_id, game, day, identity, bot, claim)"
    " VALUES (:table_id, :game, :day, :identity, :bot, :claim) ON CONFLICT DO NOTHING"
)
_THERE = sa.text("SELECT 1 FROM tries WHERE table_id = :id")
_FINISH = sa.text("UPDATE tries SET result = :result, ended = :ended WHERE table_id = :id")
_COLUMNS = "SELECT table_id, game, day, identity, bot, claim, result, ended FROM tries"
_OF_DAY = sa.text(
    f"{_COLUMNS} WHERE game = :game AND day = :day AND claim IS NOT NULL ORDER BY ended, table_id"
)
_OF_IDENTITY = sa.text(f"{_COLUMNS} WHERE identity = :identity ORDER BY day, ended, table_id")
_CLAIMED = sa.text(f"{_COLUMNS} WHERE claim = :claim")


@dataclass(frozen=True)
class DaySecret:
    """The seed of a day and the random bits of its promise; they stay in the process."""

    bits: str = field(repr=False)
    seed: int = field(repr=False)


@dataclass(frozen=True)
class Try:
    """A try of a day's game (leaderboard entry): at which table, whose, and how it ended.

    `claim` is empty where it does not count; `result` is None while it is played.
    """

    table: str
    game: str
    day: str
    identity: str
    bot: str
    claim: str
    result: dict[str, Any] | None = None
    ended: int = 0


def person_claim(game: str, day: str, identity: str) -> str:
    """What is claimed by the one try of a person that counts."""
    return f"{game} {day} {identity}"


def bot_claim(game: str, day: str, bot: str) -> str:
    """What is claimed by the one game of a bot."""
    return f"{game} {day} bot {bot}"


def add_day(connection: Connection, game: str, day: str, secret: DaySecret, now: int) -> bool:
    """Keep the seed of a day; the first one stands."""
    text = json.dumps(vars(secret))
    connection.execute(_ADD_DAY, {"game": game, "day": day, "secret": text, "made": now})
    return True


def find_day(connection: Connection, game: str, day: str) -> DaySecret | None:
    """The seed of a day, if it has one."""
    found = connection.execute(_DAY, {"game": game, "day": day}).scalar()
    return None if found is None else DaySecret(**json.loads(found))


def days_of(connection: Connection, game: str, many: int) -> list[str]:
    """The latest days of a game, the newest first."""
    return [row[0] for row in connection.execute(_DAYS, {"game": game, "many": many})]


def add_try(connection: Connection, one: Try) -> bool:
    """Begin a try; False where another has claimed what it claims."""
    values = {
        "table_id": one.table,
        "game": one.game,
        "day": one.day,
        "identity": one.identity or None,
        "bot": one.bot,
        "claim": one.claim or None,
    }
    if connection.execute(_CLAIM, values).rowcount:
        return True
    # it may be this very try, written before a lost answer
    return connection.execute(_THERE, {"id": one.table}).first() is not None


def finish_try(connection: Connection, id: str, result: dict[str, Any], ended: int) -> bool:
    """Keep how the game of a table ended."""
    text = json.dumps(result, ensure_ascii=False)
    connection.execute(_FINISH, {"id": id, "result": text, "ended": ended})
    return True


def counted_tries(connection: Connection, game: str, day: str) -> list[Try]:
    """The tries of a day that count, and those of the bots."""
    return [_try(row) for row in connection.execute(_OF_DAY, {"game": game, "day": day})]


def tries_of(connection: Connection, identity: str) -> list[Try]:
    """All tries of somebody, of all games and days."""
    return [_try(row) for row in connection.execute(_OF_IDENTITY, {"identity": identity})]


def claimed(connection: Connection, claim: str) -> Try | None:
    """The try that has claimed something."""
    row = connection.execute(_CLAIMED, {"claim": claim}).first()
    return None if row is None else _try(row)


def have_finished(connection: Connection, game: str, day: str, hashes: list[str]) -> bool:
    """Whether one of these secrets, of seats or of browsers, belongs to a counting try that is over."""
    asked = sa.text(
        "SELECT 1 FROM tries WHERE game = :game AND day = :day AND claim IS NOT NULL"
        " AND result IS NOT NULL AND (identity IN (SELECT identity FROM devices WHERE hash IN"
        " :hashes AND expires IS NULL) OR table_id IN (SELECT table_id FROM tokens"
        " WHERE hash IN :hashes AND kind = 'seat')) LIMIT 1"
    ).bindparams(sa.bindparam("hashes", expanding=True))
    values = {"game": game, "day": day, "hashes": hashes}
    return bool(hashes) and connection.execute(asked, values).first() is not None


def _try(row: Any) -> Try:
    return Try(
        row[0], row[1], row[2], row[3] or "", row[4], row[5] or "",
        None if row[6] is None else json.loads(row[6]), row[7] or 0,
    )  # fmt: skip

"""How games ended, as plain data that is kept: results of a day, and a table in a line (summary)."""

from __future__ import annotations

from typing import Any

from arbitre.core.game import Game
from arbitre.core.message import Result
from arbitre.core.position import Position
from arbitre.tables.log import acts
from arbitre.tables.log.acts import Act
from arbitre.tables.log.table import Table
from arbitre.tables.plan import PERSON
from arbitre.tables.show.seeing import origin_of


def outcome_after(table: Table, act: Act) -> dict[str, Any] | None:
    """How the game of one person ends with an act that is about to be applied; None: it goes on."""
    if table.over:
        return None
    if act.kind == acts.FORFEIT or (act.kind == acts.ARCHIVE and table.plan.counts):
        # a try that is put away is given up: nobody can go on with it
        return _outcome(table, table.position, None)
    after = act.dry_run.recorder.position if act.dry_run is not None else None
    if after is None or after.result is None:
        return None
    return _outcome(table, after, after.result)


def _outcome(table: Table, position: Position, result: Result | None) -> dict[str, Any]:
    seat, period = next(iter(table.seats)), position.period()
    return {
        "seat": seat,
        "name": table.seats[seat].name,
        "gave_up": result is None,
        "winners": list(result.winners) if result else [],
        "clause": result.clause if result else "",
        "scores": dict(result.scores) if result else {},
        "turns": period.number if period else 0,
        "unit": period.unit if period else "",
    }


def standing_of(rules: Game, outcome: dict[str, Any]) -> tuple[int, ...]:
    """How an outcome is compared with others of the same deal, as its game says."""
    result = None
    if not outcome["gave_up"]:
        result = Result(tuple(outcome["winners"]), outcome["clause"], outcome["scores"])
    return rules.standing(result, outcome["seat"], outcome["turns"])


def summary_of(table: Table) -> dict[str, Any]:
    """What everybody may know of a table in a line."""
    period, result = table.position.period(), table.position.result
    people = [name for name in table.waiting if table.seats[name].kind == PERSON]
    return {
        "game": table.game.id,
        "title": table.plan.title,
        "daily": table.plan.daily,
        "counts": table.plan.counts,
        "edition": table.recorder.header.edition,
        "scores": dict(result.scores) if result else {},
        "created": table.created,
        "ended": table.ended,
        "names": {name: seat.name or seat.bot for name, seat in table.seats.items()},
        "bots": {name: (seat.bot, seat.level) for name, seat in table.seats.items() if seat.bot},
        "round": period.number if period else 0,
        "unit": period.unit if period else "",
        "winners": list(result.winners) if result else None,
        "forfeit": table.forfeit,
        "origin": origin_of(table),
        "taken_back": table.recorder.taken_back,
        "awaited": people,
        "lesson": table.plan.lesson,
        "over": learned(table) if table.plan.lesson else table.over,
        "archived": table.archived,
        "changed": table.changed,
    }


def learned(table: Table) -> bool:
    """Whether the last page of a lesson is reached."""
    return table.page >= table.game.lesson(table.plan.lesson).end

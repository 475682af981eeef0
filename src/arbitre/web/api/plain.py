"""A table as plain data, for programs."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from starlette.responses import Response

from arbitre.core.position import View
from arbitre.core.voice import Voice
from arbitre.tables.sight import Sight, StepSight, TableLine
from arbitre.web.page.films import Plain

MOST_CHAT = 200


def json_answer(data: object, status: int = 200) -> Response:
    """An answer as JSON, encoded the fast way."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def plain_sight(sight: Sight) -> Plain:
    """A table as one viewer sees it, without the views."""
    result = sight.result
    return {
        "id": sight.id,
        "game": sight.game,
        "title": sight.title,
        "revision": sight.revision,
        "seats": sight.seats,
        "mine": sight.mine,
        "host": sight.host,
        "awaited": sight.awaited,
        "chance": sight.chance,
        "chance_known": sight.chance_known,
        "promise": sight.promise,
        "lines": sight.lines,
        "steps": sight.steps,
        "round": sight.round,
        "result": None if result is None else result.to_dict(),
        "forfeit": sight.forfeit,
        "over": sight.over,
        "turn": sight.turn,
        "clock": sight.clock,
        "chat": sight.chat[-MOST_CHAT:],
        "talk": sight.talk,
        "talk_clause": sight.talk_clause,
        "held": sight.held,
        "drafts": sight.drafts,
        "says": sight.says,
        "untold": sight.untold,
        "undo": sight.undo,
        "offer": sight.offer,
        "hints": sight.hints,
        "spectators": sight.spectators,
        "absent": sight.absent,
        "companion": sight.companion,
        "desk": sight.desk,
        "daily": sight.daily,
        "day": sight.day,
        "counts": sight.counts,
        "options": sight.options,
        "edition": sight.edition,
        "created": sight.created,
        "join": sight.join,
        "rematch": sight.rematch,
        "previous": sight.previous,
        "archived": sight.archived,
        "lesson": sight.lesson,
        "page": sight.page,
        "origin": sight.origin,
        "taken_back": sight.taken_back,
        "study": sight.study,
        "may_take_back": sight.may_take_back,
        "replay": sight.replay,
    }


def plain_steps(
    steps: list[StepSight], voice_at: Callable[[View], Voice] | None = None
) -> list[Plain]:
    """What happened, as data; with a voice also as it is told, each line with its clause and reasons."""
    found: list[Plain] = []
    for step in steps:
        data: Plain = {
            "number": step.number,
            "lines": step.lines,
            "events": [event.to_dict() for event in step.events],
            "timed": [{"seat": seat, "how": how} for seat, how in step.timed],
        }
        if voice_at is not None:
            data["told"] = [line.to_dict() for line in voice_at(step.before).tell(step.events)]
        found.append(data)
    return found


def plain_line(line: TableLine) -> Plain:
    """A table in a list; the secrets stay where they are."""
    return {
        "id": line.id,
        "game": line.game,
        "title": line.title,
        "mine": line.mine,
        "host": line.host,
        "names": line.names,
        "turn": line.turn,
        "over": line.over,
        "archived": line.archived,
        "changed": line.changed,
    }

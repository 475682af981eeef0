"""The moments of a step by the API: of every game and seat count, each seat's own, and no secrets in them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest

from arbitre.bots import RandomBot
from arbitre.core.chance import Rng
from arbitre.core.game import Game, game, game_names
from arbitre.core.position import canonical
from arbitre.core.record import read_record
from arbitre.core.telling import Moment
from arbitre.web.client import Denied, RemoteTable
from tests.web.serving import Served

TABLES = [(name, seats) for name in game_names() for seats in game(name).seat_counts]
DECISIONS = 3


@dataclass(frozen=True)
class Played:
    """A table at which a little was played, and its steps by the record that all seats together may read."""

    rules: Game
    table: RemoteTable
    steps: int
    moments: dict[int, list[Moment]]


@pytest.fixture(scope="module", params=TABLES, ids=lambda one: f"{one[0]}-{one[1]}")
def played(request: pytest.FixtureRequest, served: Served) -> Played:
    name, seats = request.param
    rules = game(name)
    table = served.api().create(name, seats=[{"kind": "person"}] * seats)
    seen = type(rules.start(None, seats=seats).view(None))
    for turn in range(DECISIONS):
        for seat in table.sight()["status"]["awaited"]:
            view = seen(seat, table.sight(seat)["view"])
            table.move(seat, RandomBot(rules).decide(view, Rng(turn, seat), 1).text())
    steps = table.sight()["status"]["steps"]
    lines = {entry.number: found for entry, _, found in read_record(table.record()).watch()}
    moments: dict[int, list[Moment]] = {}
    for step in range(1, steps + 1):
        (told,) = table.history(step)["events"]
        moments[step] = [one for line in told["lines"] for one in lines[line["number"]]]
    return Played(rules, table, steps, moments)


def stranger(table: RemoteTable) -> RemoteTable:
    """The same table for somebody without a secret."""
    found = table.client.table(table.id)
    found.client.tokens = []
    return found


def who(played: Played) -> list[tuple[str | None, RemoteTable]]:
    """Each seat with its secret alone, and a stranger."""
    table, seats = played.table, played.table.created["seats"]
    found: list[tuple[str | None, RemoteTable]] = [(None, stranger(table))]
    return found + [(seat, table.client.table(table.id, [token])) for seat, token in seats.items()]


def test_each_event_comes_with_the_seats_own_view(played: Played) -> None:
    assert any(len(moments) > 1 for moments in played.moments.values())
    for seat, table in who(played):
        for step, moments in played.moments.items():
            answer = table.history(step, moments=True)
            given = answer.pop("moments")
            assert answer == table.history(step)  # nothing else is another
            (told,) = answer["events"]
            assert [one["event"] for one in given] == told["events"]
            assert given == [
                {"event": plain(one.event.to_dict()), "view": plain(one.position.view(seat).data)}
                for one in moments
            ]


@pytest.mark.no_cover  # long: other tests measure it
def test_a_moment_holds_nothing_that_its_reader_may_not_know(played: Played) -> None:
    """Another game that this seat could be in looks the same; where there are secrets it is another one."""
    differs = False
    for seat, table in who(played):
        for step, moments in played.moments.items():
            given = table.history(step, moments=True)["moments"]
            for number, (one, moment) in enumerate(zip(given, moments, strict=True)):
                view = type(moment.position.view(seat))(seat, one["view"])
                possible = view.sample(Rng(step, number))
                assert plain(possible.view(seat).data) == one["view"], (seat, one["event"])
                differs |= possible.text() != moment.position.text()
    assert differs == played.rules.secrets


def test_the_beginning_has_none_and_beyond_the_end_is_nothing(played: Played) -> None:
    for _, table in who(played):
        assert table.history(0, moments=True)["moments"] == []
        assert "moments" not in table.history(0)
        for number in (-1, played.steps + 1, 10**9):
            with pytest.raises(Denied) as refused:
                table.history(number, moments=True)
            assert (refused.value.status, refused.value.code) == (404, "unknown")


def test_a_view_of_another_seat_is_not_given(played: Played) -> None:
    seats = list(played.table.created["seats"])
    with pytest.raises(Denied) as refused:
        stranger(played.table).history(1, seats[0], moments=True)
    assert refused.value.status == 403


def test_the_live_line_is_as_it_was(played: Played) -> None:
    state = next(iter(played.table.listen(told=1)))
    assert "moments" not in state
    assert all("moments" not in step for step in state["events"])


def plain(data: object) -> Any:
    """As it comes by the wire."""
    return json.loads(canonical(data))

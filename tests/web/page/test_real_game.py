"""The record of a game beside the box is a record like any other: told, drawn, studied, shared, verified."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from arbitre.cli import run
from tests.games.dead_reckoning.terminal.test_companion_session import Session
from tests.web.serving import Served

NATION = "6 desert, 5 plains, 6 forest, 6 islands, 6 mountains, 5 centre, coast"
FIRST = ["3S", "A8 3S", "7", "end", "1"]
"""Three ships of 4 against a defence of 10: a 7 takes A8, the force is lost; then research succeeds."""
TURN = ["P, V, A", "end", "1"]
SANS_ALLIES = ["6 sea, 5 coast, plains", NATION, *FIRST, *(TURN * 7)]
"""Research succeeds each turn: from A it is at H after seven, and the eighth is the end (SA-R3)."""
GAMES = {"sans_allies": SANS_ALLIES, "dead_reckoning": Session("en").typed}
RESULTS = {"sans_allies": ("enemy", "SA-R3"), "dead_reckoning": ("alliance", "DR-E4")}
STUDIED = {"sans_allies": (3, "end"), "dead_reckoning": (2, "go")}
"""A step, and what might have been decided after it."""


class Finished:
    """A game that was played to its end beside the box, line by line."""

    def __init__(self, served: Served, game: str) -> None:
        api = served.api(lang="en")
        created = api.ask("POST", "tables", {"game": game, "companion": True})
        self.id: str = created["id"]
        self.seat, token = next(iter(created["seats"].items()))
        self.table = api.table(self.id, [token])
        for line in GAMES[game]:
            if self.status["chance"]:
                self.table.act("chance", text=line, lang="en")
            else:
                self.table.move(self.seat, [line])
        self.browser = served.browser("fr")
        self.browser.get(f"/seat/{token}")
        self.bearer = {"authorization": f"Bearer {token}"}

    @property
    def status(self) -> dict[str, Any]:
        return dict(self.table.sight(self.seat)["status"])


@pytest.fixture(scope="module", params=list(GAMES))
def finished(request: pytest.FixtureRequest, served: Served) -> Iterator[tuple[str, Finished]]:
    game = Finished(served, request.param)
    yield request.param, game
    game.browser.close()


@pytest.mark.no_cover  # long: other tests measure it
def test_it_ends_as_the_rules_say(finished: tuple[str, Finished]) -> None:
    name, game = finished
    status = game.status
    assert status["over"]
    winner, clause = RESULTS[name]
    assert (status["result"]["winners"], status["result"]["clause"]) == ([winner], clause)
    if name == "sans_allies":
        assert status["round"] == 8


@pytest.mark.parametrize(
    "way",
    ["", "?at=3", "?at=3&beat=1", "/share", "/share?at=3", "/picture.svg?at=3", "/film.svg", "/film.svg?at=4",
     "/record", "/study?at=2"],
)  # fmt: skip
def test_its_pages_pictures_and_films_are_there(finished: tuple[str, Finished], way: str) -> None:
    _, game = finished
    assert game.browser.get(f"/t/{game.id}{way}").status_code == 200


def test_its_story_and_its_place_in_the_history(finished: tuple[str, Finished]) -> None:
    name, game = finished
    ending = game.browser.get(f"/api/v1/tables/{game.id}/ending").json()
    assert ending["result"]["clause"] == RESULTS[name][1]
    assert ending["counts"]
    assert ending["luck"]
    if name == "sans_allies":  # one point before each of eight turns, and the end
        assert len(ending["curves"][0]["points"]) == 9
    assert 'data-tab="ending"' in game.browser.get(f"/t/{game.id}").text


def test_every_decision_of_it_is_studied(finished: tuple[str, Finished]) -> None:
    name, game = finished
    decided = 0
    for at in range(int(game.status["steps"])):
        answer = game.browser.get(f"/api/v1/tables/{game.id}/study/{at}")
        assert answer.status_code in (200, 409), answer.text  # 409: dice or cards come next
        decided += answer.status_code == 200
    assert decided >= 8
    at, line = STUDIED[name]
    asked = {"at": at, "moves": {game.seat: [line]}}
    answer = game.browser.post(f"/api/v1/tables/{game.id}/study", json=asked, headers=game.bearer)
    assert answer.status_code == 200, answer.text
    assert answer.json()["events"]
    asked = {"at": at, "moves": {}, "seats": [{"kind": "person"}]}
    begun = game.browser.post(
        f"/api/v1/tables/{game.id}/study/table", json=asked, headers=game.bearer
    )
    assert begun.status_code == 201, begun.text


def test_its_record_is_verified_told_filmed_and_its_luck_counted(
    finished: tuple[str, Finished], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name, game = finished
    path = tmp_path / "game.arb"
    path.write_text(game.table.record(), encoding="utf-8")
    film = tmp_path / "film.svg"
    for words in (
        ["verify", str(path)],
        ["luck", str(path), "--lang", "fr"],
        ["replay", str(path), "--lang", "en"],
        ["replay", str(path), "--lang", "fr", "--why"],
        ["replay", str(path), "--moments", "--at", "60"],
        ["replay", str(path), "--film", str(film), "--at", "60"],
    ):
        assert run(words) == 0, (words, capsys.readouterr().err)
    assert film.stat().st_size > 10_000
    told = capsys.readouterr().out
    assert RESULTS[name][1] in told


def test_whoever_has_the_record_looks_at_it(finished: tuple[str, Finished], served: Served) -> None:
    _, game = finished
    shown = served.api().ask("POST", "replays", {"record": game.table.record()})
    with served.browser("en") as stranger:
        for way in ("", "?at=3", "/share", "/film.svg?at=3"):
            assert stranger.get(f"/t/{shown['id']}{way}").status_code == 200

"""Tables in words through the API: boards, lines on trial, the log, links, aids, a seed."""

from __future__ import annotations

import pytest

from arbitre.core.game import game
from arbitre.core.terminal import Style
from arbitre.web.client import Denied, RemoteTable
from tests.web.serving import Served

TWO = {"seats": [{"kind": "person"}, {"kind": "person"}]}


def seat(served: Served, table: RemoteTable, name: str, lang: str = "en") -> RemoteTable:
    """The table as the holder of one seat has it."""
    return served.api(table.created["seats"][name], lang=lang).table(table.id)


def test_a_board_is_drawn_as_the_terminal_draws_it(served: Served) -> None:
    table = served.api().create("power", **TWO)
    found = seat(served, table, "south").text("south")
    rules = game("power")
    view = rules.start(seats=2).view("south")
    voice = rules.voice(view, "en")
    assert found["board"] == rules.terminal(voice).board(Style(False, False, 100)).rstrip("\n")
    assert (found["seat"], found["turn"], found["period"]) == ("south", True, "round 1")
    assert found["prompt"] == voice.prompt()
    assert "An order is one line of your sheet" in found["help"]
    assert [one["mine"] for one in found["seats"]] == [False, True]
    plain = table.text("north", ascii="1", width=60)["board"]
    assert "♟" in found["board"]
    assert "♟" not in plain
    assert "manche 1" in seat(served, table, "south", "fr").text()["period"]
    watched = served.api().table(table.id).text()
    assert (watched["seat"], watched["turn"], watched["help"]) == (None, False, "")
    with pytest.raises(Denied, match="not yours"):
        seat(served, table, "south").text("north")


def test_lines_are_tried_and_nothing_is_kept(served: Served) -> None:
    table = served.api().create("power", **TWO)
    north = seat(served, table, "north")
    tried = north.try_lines("north", ["G:T HQ G8", "G:T HQ R0"], preview=True)
    assert [line["ruling"] and line["ruling"]["clause"] for line in tried["lines"]] == [
        None,
        "PW-P1",
    ]
    assert tried["complete"]
    assert "|G:T" in tried["board"]
    assert tried["warnings"]
    assert north.try_lines("north")["lines"] == []
    assert "|G:T" not in north.text()["board"]
    north.draft("north", ["G:I HQ G4"])
    assert [line["text"] for line in north.try_lines("north")["lines"]] == ["G:I HQ G4"]
    with pytest.raises(Denied, match="not yours"):
        north.try_lines("south", [])
    north.move("north", ["G:I HQ G4"])
    with pytest.raises(Denied) as refused:
        north.try_lines("north", [])
    assert refused.value.status == 409


def test_the_log_is_told_by_rounds(served: Served) -> None:
    table = served.api().create("power", **TWO)
    for _ in range(3):
        table.move("north", ["G:T HQ G8"])
        table.move("south", [])
    whole = table.log("north")
    assert [part["number"] for part in whole["parts"]] == [1, 2, 3, 4]
    [second] = table.log("north", period=2)["parts"]
    assert second["begins"] == 1
    told = [line["text"] for line in second["lines"]]
    assert told[0].startswith("Round 2")
    assert any("[PW-" in line for line in told)
    assert {
        line["step"] for part in table.log("north", since=2)["parts"] for line in part["lines"]
    } == {3}
    assert table.log("north", since=3)["parts"] == []
    with pytest.raises(Denied):
        table.log("north", period=9)
    first = table.text("north", at=0)["board"]
    assert first == served.api().create("power", **TWO).text("north")["board"]
    with pytest.raises(Denied):
        table.text("north", at=99)


def test_a_secret_says_what_it_opens(served: Served) -> None:
    table = served.api().create("power", seats=[{"kind": "person"}, {"kind": "open"}])
    api = served.api()
    for secret, kind, seat in (
        (table.created["seats"]["north"], "seat", "north"),
        (table.created["join"], "join", ""),
        (table.created["host"], "host", ""),
    ):
        found = api.ask("POST", "links", {"secret": secret})
        assert found == {"kind": kind, "table": table.id, "seat": seat}
    for wrong in ("A" * 22, table.id, "../x", ""):
        with pytest.raises(Denied):
            api.ask("POST", "links", {"secret": wrong})


def test_an_aid_in_words_in_both_languages(served: Served) -> None:
    for lang, said in (("en", "The goal"), ("fr", "Le but")):
        assert said in served.api(lang=lang).ask("GET", "games/sans_allies/aid")["text"]
    with pytest.raises(Denied):
        served.api().ask("GET", "games/chess/aid")


def test_a_seed_repeats_a_game_of_ones_own(served: Served) -> None:
    views = [served.api().create("sans_allies", seed=seed).sight()["view"] for seed in (7, 7, 8)]
    assert views[0] == views[1] != views[2]
    assert served.api().create("sans_allies", seed=7).sight()["status"]["chance_known"]
    with pytest.raises(Denied):
        served.api().create("dead_reckoning", seats=[{"kind": "person"}, {"kind": "open"}], seed=7)
    with pytest.raises(Denied):
        served.api().create("sans_allies", seed=-1)

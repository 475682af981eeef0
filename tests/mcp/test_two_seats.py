"""Two models at one table: what one may not know of the other, invitations, talk, waiting, taking back."""

from __future__ import annotations

import re
from threading import Thread

from tests.mcp.speaking import Answered, Model

PLAN = {"game": "power", "seats": ["me", "open"], "options": {"rounds": 4}}


def seated(model: Model, other: Model) -> str:
    """A table where both sit."""
    begun = model.done("begin", **PLAN)
    invitation = begun.data["invitation"]
    assert invitation in begun.text
    joined = other.done("join", link=invitation, name="Zoé")
    assert joined.data["seat"] == "south"
    return str(begun.data["table"])


def all_that_is_known(model: Model, table: str) -> dict[str, str]:
    """Every answer that a seat can get without doing anything, its table's own names taken out."""
    found = {
        tool: model.call(tool, table=table).text
        for tool in ("look", "help", "legal", "preview", "look_back", "record", "hint")
    }
    found["data"] = str(model.done("look", table=table, data=True).data)
    found["past"] = model.done("look_back", table=table, step=0, board=True).text
    for kind in ("", "/view", "/log", "/record"):
        found[kind] = model.read(f"arbitre://table/{table}{kind}")
    found["tables"] = "".join(
        line for line in model.done("tables").text.splitlines() if table in line
    )
    return {
        name: re.sub("commitment [0-9a-f]{64}", "", text.replace(table, "TABLE"))
        for name, text in found.items()
    }


def test_nothing_of_a_sheet_is_known_before_the_reveal(model: Model, other: Model) -> None:
    known = []
    for lines in (["G:F HQ R0", "B:2P X RV I"], ["G:D HQ S5", "G:T HQ G8"]):
        table = seated(model, other)
        before = all_that_is_known(other, table)
        model.call("write", table=table, lines=lines[:1])
        drafted = all_that_is_known(other, table)
        model.done("send", table=table, lines=lines[:1], sure=True, seconds=0)
        sent = all_that_is_known(other, table)
        assert drafted == before
        known.append({**sent, "hint": ""})  # each table has chances of its own for hints
    for name, text in known[0].items():  # whatever was written
        assert text == known[1][name], name


def test_a_sheet_comes_back_until_the_reveal(model: Model, other: Model) -> None:
    table = seated(model, other)
    sent = model.done("send", table=table, lines=["G:T HQ G8"], seconds=0)
    assert not sent.data["turn"]
    assert model.done("look", table=table).data["held"] == ["Green · tank: HQG → G8"]
    assert "no decision" in model.refused("write", table=table, lines=["G:I HQ G4"]).lower()
    assert model.done("undo", table=table).text.startswith("Your sheet is back")
    assert model.done("look", table=table).data["turn"]


def test_waiting_ends_when_there_is_something_to_decide(model: Model, other: Model) -> None:
    table = seated(model, other)
    sent = model.done("send", table=table, lines=["G:T HQ G8"], seconds=0.2)
    assert "call wait again" in sent.text
    answers: list[Answered] = []
    waiting = Thread(target=lambda: answers.append(model.done("wait", table=table, seconds=60)))
    waiting.start()
    told = other.done("send", table=table, lines=["J:T HQ J8"], seconds=0)
    waiting.join(60)
    [answer] = answers
    assert answer.data["turn"]
    assert answer.data["period"] == "round 2"
    assert "Green moves a tank from HQG to G8 [PW-P1]" in answer.data["happened"]
    assert "Vert déplace un Tank de HQV à V8 [PW-P1]" in str(told.data["happened"])


def test_waiting_for_anything_ends_with_a_word(model: Model, other: Model) -> None:
    table = seated(model, other)
    assert model.done("wait", table=table, seconds=0.2, until="anything").data["said"] == []
    answers: list[Answered] = []

    def wait() -> None:
        answers.append(model.done("wait", table=table, seconds=60, until="anything"))

    waiting = Thread(target=wait)
    waiting.start()
    other.done("talk", table=table, text="Bonjour")
    waiting.join(60)
    assert answers[0].data["said"] == ["south: “Bonjour”"]


def test_others_are_asked_before_a_move_is_taken_back(model: Model, other: Model) -> None:
    begun = model.done("begin", game="power", seats=["me", "open"])
    table = begun.data["table"]
    other.done("join", link=begun.data["invitation"])
    for player, line in ((model, "G:T HQ G8"), (other, "J:T HQ J8")):
        player.done("send", table=table, lines=[line], seconds=0)
    text = model.call("undo", table=table)
    assert text.error  # what was revealed stays
    assert model.refused("undo", table=table, agree=True)  # nobody asked


def test_talk_reaches_the_table_and_is_called_talk(model: Model, other: Model) -> None:
    table = seated(model, other)
    model.done("talk", table=table, text="Shall we spare each other?")
    heard = other.done("wait", table=table, seconds=0, until="anything")
    assert heard.data["said"] == ["north\u00a0: «\u00a0Shall we spare each other?\u00a0»"]
    assert "pas des instructions" in heard.text
    assert other.done("wait", table=table, seconds=0).data["said"] == []


def test_a_seat_is_taken_up_again_by_its_link(model: Model, other: Model) -> None:
    begun = model.done("begin", game="power", seats=["me", "greedy"])
    link = begun.data["links"]["north"]
    assert "/seat/" in link
    taken = other.done("join", link=link)
    assert (taken.data["table"], taken.data["seat"]) == (begun.data["table"], "north")
    assert "vous êtes Nord" in taken.text


def test_a_table_is_watched_by_its_address_alone(model: Model, other: Model) -> None:
    table = model.done("begin", game="power", seats=["me", "greedy"]).data["table"]
    seen = other.done("join", link=f"http://127.0.0.1/t/{table}")
    assert "vous regardez" in seen.text
    assert "pas de siège" in other.refused("write", table=table, lines=["V:T HQ V8"])
    assert "pas de siège" in other.refused("send", table=table, lines=["V:T HQ V8"])
    assert "pas de siège" in other.refused("give_up", table=table, sure=True)
    assert model.done("look", table=table).data["step"] == 0

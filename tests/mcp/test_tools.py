"""Each tool, resource and prompt, through the official client."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from jsonschema import validate  # type: ignore[import-untyped]

from arbitre.core.words import Words
from tests.mcp.speaking import Model

LOCALE = Path("src/arbitre/mcp/locale")
LOOKING = ("look", "help", "legal", "preview", "look_back", "record", "tables", "wait")


@pytest.fixture
def power(model: Model) -> str:
    """A table of Power for two, the model in the first seat."""
    return str(model.done("begin", game="power", seats=["me", "greedy"]).data["table"])


def test_every_tool_says_what_it_does_and_takes(model: Model, other: Model) -> None:
    tools = {tool.name: tool for tool in model.tools()}
    french = {tool.name: tool for tool in other.tools()}
    assert list(tools) == list(french)
    for name, tool in tools.items():
        assert tool.description
        assert tool.description != french[name].description
        assert tool.output_schema["properties"]
        for argument, schema in tool.input_schema["properties"].items():
            assert schema["description"], argument
            assert "title" not in schema
    assert tools["look"].annotations.read_only_hint
    assert not tools["send"].annotations.read_only_hint
    assert tools["give_up"].annotations.destructive_hint


def test_all_messages_are_there_in_both_languages() -> None:
    keys = [
        re.findall(r"^([a-z][\w-]*) =", (LOCALE / f"{lang}.ftl").read_text("utf-8"), re.MULTILINE)
        for lang in ("fr", "en")
    ]
    assert keys[0] == keys[1]
    for lang in ("fr", "en"):
        words = Words(lang, ["arbitre.core", "arbitre.mcp"])
        assert all(words.knows(key) for key in keys[0])


def test_games_are_listed_with_seats_editions_players(model: Model) -> None:
    listed = model.done("list_games")
    games = {one["id"]: one for one in listed.data["games"]}
    assert games["power"]["seats"] == [4, 3, 2]
    assert games["sans_allies"]["editions"] == ["reconstructed", "gentle", "hard"]
    assert "sans_allies: Sans Alliés. Alone against a nation" in listed.text
    one = model.done("list_games", game="power")
    assert "  rounds = -1 (-1–9999): " in one.text
    assert "greedy: " in one.text
    options = {option["name"]: option for option in one.data["games"][0]["options"]}
    assert options["rounds"]["clause"] == "PW-F7"
    assert "there is no game chess" in model.refused("list_games", game="chess")


def test_rules_are_shown_by_clause_chapter_and_words(model: Model, other: Model) -> None:
    aid = model.done("rules", game="power")
    assert aid.text.startswith("POWER (classic@1)")
    assert "Chapters, with the number of their clauses:" in aid.text
    [clause] = model.done("rules", game="power", clause="c3").data["clauses"]
    assert clause["id"] == "PW-C3"
    assert model.done("rules", game="power", clause="PW-C3").data["clauses"] == [clause]
    chapter = model.done("rules", game="power", chapter=clause["section"]).data["clauses"]
    assert len(chapter) > 3
    assert all(one["section"] == clause["section"] for one in chapter)
    found = other.done("rules", game="power", search="ARMEE elimine").data["clauses"]
    assert found
    assert all("élimin" in one["text"].lower() for one in found)
    assert "“xyzzy”" in model.refused("rules", game="power", search="xyzzy")


def test_results_are_as_their_schemas_say(model: Model, power: str) -> None:
    schemas = {tool.name: tool.output_schema for tool in model.tools()}
    for name in LOOKING:
        arguments = {} if name == "tables" else {"table": power}
        validate(model.done(name, **arguments).data, schemas[name])
    validate(model.done("why", line="T HQ G8", table=power).data, schemas["why"])
    validate(model.done("hint", table=power).data, schemas["hint"])


def test_the_board_is_that_of_the_terminal_and_the_view_is_data(model: Model, power: str) -> None:
    look = model.done("look", table=power, data=True)
    assert "|G:2I2T2F2D|" in look.data["board"]
    assert look.data["board"] in look.text
    assert look.data["view"]["round"] == 1
    assert "Your turn (round 1). Round 1, North: your orders" in look.text
    assert "north: you (North: Green and Blue), awaited" in look.text
    assert model.done("look", table=power).data["view"] is None
    assert "a move       T HQ G8" in model.done("help", table=power).text


def test_what_is_legal_may_be_narrowed(model: Model, power: str) -> None:
    legal = model.done("legal", table=power, most=3)
    assert legal.data["of"] == 66
    assert [one["line"] for one in legal.data["lines"]] == ["G:I HQ G4", "G:I HQ G6", "G:I HQ G7"]
    assert "… and 63 more" in legal.text
    begun = model.done("legal", table=power, begins="b:t").data["lines"]
    assert {one["line"][:4] for one in begun} == {"B:T "}
    about = model.done("legal", table=power, about="G8")
    assert {"G:I HQ G8", "G:T HQ G8"} <= {one["line"] for one in about.data["lines"]}
    assert "No line begins so" in model.done("legal", table=power, begins="zz").text


def test_a_refusal_has_its_clause_its_rule_and_what_to_do(model: Model, power: str) -> None:
    why = model.done("why", table=power, line="G:T HQ B0")
    assert not why.data["legal"]
    assert why.data["clause"] == "PW-P1"
    assert "3 steps at most" in why.data["reason"]
    assert why.data["rule"].startswith("A piece moves by side or corner")
    assert why.data["instead"][0].startswith("G:T HQ ")
    assert model.done("why", table=power, line="G:T HQ G8").data["legal"]
    assert not model.done("look", table=power).data["draft"]  # it was not written


def test_a_draft_is_written_mended_and_previewed(model: Model, power: str) -> None:
    draft = model.done("write", table=power, lines=["G:T HQ G8; B:T HQ B8", "G:I HQ G4"])
    lines = [one["line"] for one in draft.data["lines"]]
    assert lines == ["G:T HQ G8", "B:T HQ B8", "G:I HQ G4"]
    assert "Green: 2 of 5 orders" in draft.text
    kept = model.call("write", table=power, lines=["G:T HQ R0", "G:I HQ G6"])
    assert kept.error  # one of the two is not there
    assert "“G:T HQ R0” would be refused" in kept.text
    assert [one["line"] for one in kept.data["lines"]] == [*lines, "G:I HQ G6"]
    insisted = model.done("write", table=power, lines=["G:T HQ R0"], insist=True)
    assert insisted.data["lines"][4]["clause"] == "PW-P1"
    assert "Mind: " in insisted.text
    assert "Mind: " in model.refused("send", table=power)
    left = model.done("remove", table=power, numbers=[5, 1]).data["lines"]
    assert [one["line"] for one in left] == ["B:T HQ B8", "G:I HQ G4", "G:I HQ G6"]
    assert "no line 9" in model.refused("remove", table=power, numbers=[9])
    preview = model.done("preview", table=power)
    assert "|B:T" in preview.data["board"]
    assert "|B:T" not in model.done("look", table=power).data["board"]
    assert not model.done("clear", table=power).data["lines"]


def test_lines_may_be_sent_at_once_and_are_judged_first(model: Model, power: str) -> None:
    assert "[PW-P1]" in model.refused("send", table=power, lines=["G:T HQ R0"])
    assert model.done("look", table=power).data["step"] == 0
    sent = model.done("send", table=power, lines=["G:T HQ G8"], seconds=60)
    assert "Green moves a tank from HQG to G8 [PW-P1]" in sent.data["happened"]
    assert sent.data["period"] == "round 2"
    again = model.done("wait", table=power)
    assert again.data["happened"] == []  # it was told once


def test_looking_back_by_round_and_step(model: Model, power: str) -> None:
    assert model.done("look_back", table=power).text == "Nothing has happened yet."
    for _ in range(2):
        model.done("send", table=power, lines=[], sure=True, seconds=60)
    [first] = model.done("look_back", table=power, period=1).data["parts"]
    [second] = model.done("look_back", table=power, period=2).data["parts"]
    assert (first["number"], second["number"]) == (1, 2)
    assert (first["begins"], second["begins"]) == (0, 1)
    assert first["lines"] != second["lines"]
    board = model.done("look_back", table=power, step=0, board=True).data["board"]
    assert "|Y:2I2T2F2D|" in board
    assert "has only 2 steps" in model.refused("look_back", table=power, step=99)
    assert model.refused("look_back", table=power, period=9)


def test_a_hint_comes_with_its_reason(model: Model, power: str) -> None:
    hint = model.done("hint", table=power)
    assert hint.data["lines"]
    assert hint.data["why"].startswith("What a bot would do here. ")
    model.done("write", table=power, lines=hint.data["lines"])


def test_a_move_is_taken_back_where_that_is_allowed(model: Model) -> None:
    table = model.done("begin", game="dead_reckoning", seed=3).data["table"]
    before = model.done("look", table=table).data
    model.done("send", table=table, lines=["sails"])
    assert model.done("undo", table=table).text.startswith("Taken back.")
    assert model.done("look", table=table).data["board"] == before["board"]
    assert "take" in model.refused("undo", table=table)
    model.done("send", table=table, lines=["end"])
    assert model.refused("undo", table=table)  # the Alliance drew a card
    model.done("undo", table=table, step=before["step"])  # alone one may go back over that
    assert model.done("look", table=table).data["board"] == before["board"]


def test_what_the_games_own_side_did_comes_with_reasons(model: Model) -> None:
    table = model.done("begin", game="dead_reckoning", seed=3).data["table"]
    plain = model.done("look_back", table=table).text
    explained = model.done("look_back", table=table, reasons=True).text
    assert len(explained) > len(plain)
    assert "\n    DR-" in explained


def test_giving_up_must_be_meant_and_ends_the_game(model: Model, power: str) -> None:
    assert "sure=true" in model.refused("give_up", table=power)
    assert not model.done("look", table=power).data["over"]
    assert model.done("give_up", table=power, sure=True).data["over"]
    ending = model.done("ending", table=power)
    assert ending.data["ranking"][0].startswith("1. South: Yellow and Red")
    assert "end south" in model.done("record", table=power).text
    for tool, more in (
        ("legal", {}),
        ("write", {"lines": ["G:T HQ G8"]}),
        ("send", {"lines": []}),
        ("why", {"line": "G:T HQ G8"}),
        ("hint", {}),
        ("undo", {}),
        ("give_up", {"sure": True}),
        ("preview", {}),
    ):
        assert "over" in model.refused(tool, table=power, **more), tool
    assert model.done("wait", table=power).data["over"]


def test_a_pause_is_declared(model: Model) -> None:
    table = model.done("begin", game="power", seats=["me", "greedy"], options={"hourglass": 5})
    table_id = table.data["table"]
    assert "resign" in model.refused("declare", table=table_id, what="sleep")
    assert model.done("declare", table=table_id, what="pause").text.startswith("Declared: pause.")


def test_the_same_seed_gives_the_same_game(model: Model) -> None:
    boards = [
        model.done("begin", game="sans_allies", seed=seed).data["table"] for seed in (4, 4, 5)
    ]
    drawn = [model.done("look", table=table).data["board"] for table in boards]
    assert drawn[0] == drawn[1] != drawn[2]
    refused = model.refused("begin", game="dead_reckoning", seats=["me", "open"], seed=4)
    assert "seed" in refused


def test_resources_are_the_rules_and_ones_own_tables(model: Model, power: str) -> None:
    assert "sans_allies" in model.read("arbitre://games")
    assert model.read("arbitre://aid/power").startswith("POWER")
    assert "PW-C3  " in model.read("arbitre://rules/power")
    assert model.read("arbitre://rules/power/C3").startswith("PW-C3  ")
    assert "|G:2I2T2F2D|" in model.read(f"arbitre://table/{power}")
    assert json.loads(model.read(f"arbitre://table/{power}/view"))["round"] == 1
    assert model.read(f"arbitre://table/{power}/log") == "Nothing has happened yet."
    assert model.read(f"arbitre://table/{power}/record").startswith("arbitre record")
    for uri in ("arbitre://aid/chess", "arbitre://table/nowhere", "arbitre://nothing"):
        with pytest.raises(Exception, match=r"there is no|no such|Unknown|unknown"):
            model.read(uri)


def test_prompts_say_what_to_do(model: Model, other: Model) -> None:
    assert "Play a game of power to its end" in model.prompt("play", game="power")
    assert "Joue une partie de power" in other.prompt("play", game="power")
    assert "look_back" in model.prompt("review", table="abc")
    assert "rules" in model.prompt("explain", game="power")


def test_the_tables_of_a_session_are_listed(model: Model, power: str) -> None:
    listed: list[dict[str, Any]] = model.done("tables").data["tables"]
    [line] = [one for one in listed if one["table"] == power]
    assert (line["seats"], line["turn"], line["over"]) == (["north"], True, False)

"""Boxes through the API: begun, filled, played with, nobody else's."""

from __future__ import annotations

from typing import Any

import pytest

from arbitre.core.game import game
from arbitre.web.client import Denied
from tests.web.serving import Served


def dial(box: dict[str, Any], name: str) -> dict[str, Any]:
    [found] = [one for part in box["chapters"] for one in part["dials"] if one["name"] == name]
    return dict(found)


def test_a_box_is_filled_and_played_with(served: Served) -> None:
    box = served.api().ask("POST", "boxes", {"game": "sans_allies", "name": "Mine"})
    api = served.api(box["secret"])
    assert api.ask("GET", "boxes") == [
        {"id": box["id"], "game": "sans_allies", "name": "Mine", "revision": 0}
    ]
    assert dial(box, "tiles.defence.0") == {
        "name": "tiles.defence.0", "label": "Tile A", "kind": "number", "value": "10",
        "low": 1, "high": 200, "choices": [], "problem": "",
    }  # fmt: skip
    path = f"boxes/{box['id']}"
    bad = api.ask("POST", path, {"values": {"tiles.defence.0": "201"}})
    assert not bad["ready"]
    assert dial(bad, "tiles.defence.0")["problem"] == "Tile A: a whole number from 1 to 200"
    with pytest.raises(Denied) as refused:
        api.ask("POST", "tables", {"game": "sans_allies", "box": box["id"]})
    assert refused.value.status == 422
    other = {"values": {"tiles.defence.0": "8"}, "was": {"tiles.defence.0": "10"}}
    assert api.ask("POST", path, other)["others"] == {"tiles.defence.0": "201"}
    good = api.ask(
        "POST",
        path,
        {"values": {"tiles.defence.0": "8"}, "was": {"tiles.defence.0": "201"}, "name": "Ours"},
    )
    assert (good["ready"], good["name"], good["others"]) == (True, "Ours", {})
    text = api.ask("GET", f"{path}/edition")
    assert game("sans_allies").read_edition(text, "x").name == "ours"
    table = api.create("sans_allies", box=box["id"])
    assert "defence = [8, 14, 18" in table.record()
    with pytest.raises(Denied):
        api.create("power", box=box["id"])
    assert api.ask("DELETE", path) == ""
    assert api.ask("GET", "boxes") == []


def test_a_box_is_nobody_elses(served: Served) -> None:
    box = served.api().ask("POST", "boxes", {"game": "power"})
    other = served.api().ask("POST", "boxes", {"game": "power"})
    path = f"boxes/{box['id']}"
    for tokens in ([], [other["secret"]], [box["share"]], [box["id"]]):
        api = served.api(*tokens)
        for method, where, body in (
            ("GET", path, None),
            ("GET", f"{path}/edition", None),
            ("POST", path, {"values": {"setup.S": "9"}}),
            ("DELETE", path, None),
            ("POST", "tables", {"game": "power", "box": box["id"]}),
        ):
            with pytest.raises(Denied) as refused:
                api.ask(method, where, body)
            assert refused.value.status == 404
            assert "setup" not in str(refused.value)
    assert dial(served.api(box["secret"]).ask("GET", path), "setup.S")["value"] == "2"


def test_an_edition_fills_one(served: Served) -> None:
    source = game("power").edition("").source.replace('"classic"', '"mine"', 1)
    box = served.api().ask(
        "POST", "boxes", {"game": "power", "edition": source.replace("orders = 5", "orders = 6")}
    )
    assert dial(box, "sheet.orders")["value"] == "6"
    for text in (source[:300], source + "\nx = 1\n", "x" * 70_000):
        with pytest.raises(Denied) as refused:
            served.api().ask("POST", "boxes", {"game": "power", "edition": text})
        assert refused.value.status in (413, 422)

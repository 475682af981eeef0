"""Looking back at a table moment by moment: each picture is the one before it and what its beat changed."""

from __future__ import annotations

import re
from html import escape, unescape
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.playthroughs import GAMES
from tests.web.serving import Served

NAMES = (
    ("power", "four-options"),
    ("power", "two"),
    ("sans_allies", "planner-hard"),
    ("dead_reckoning", "normal"),
    ("dead_reckoning", "two-against-two"),
)
RECORDS = {f"{one.game} {one.name}": one for one in GAMES if (one.game, one.name) in NAMES}
MOST = 6
"""So many steps of a game with several moments are gone through."""


def elements(markup: str) -> dict[str, str]:
    """The top elements of a layer by id."""
    root = ElementTree.fromstring(f"<g>{markup}</g>")
    found = {
        one.get("id", ""): ElementTree.tostring(one, encoding="unicode").strip() for one in root
    }
    assert "" not in found
    assert len(found) == len(root)
    return found


def changed(layer: dict[str, str], changes: dict[str, str]) -> dict[str, str]:
    """A layer after what a beat says of it, as the client would have it."""
    found = {name: drawn for name, drawn in layer.items() if name not in changes}
    for markup in changes.values():
        found.update(elements(markup) if markup else {})
    return found


@pytest.fixture(scope="module", params=RECORDS)
def brought(request: pytest.FixtureRequest, served: Served) -> str:
    """A recorded game as a table."""
    text = RECORDS[request.param].path.with_suffix(".arb").read_text(encoding="utf-8")
    return served.api().bring(text).id


def test_every_moment_is_what_its_beat_makes_of_the_one_before(
    served: Served, brought: str
) -> None:
    api = served.api(lang="en")

    def past(step: int, moment: int = 0) -> dict[str, Any]:
        asked = {"format": "page", "screen": "tall", "moment": moment}
        answer: dict[str, Any] = api.ask("GET", f"tables/{brought}/history/{step}", **asked)
        return answer

    gone_through = 0
    for step in range(1, api.table(brought).look()["status"]["steps"] + 1):
        whole = past(step)
        if whole["moments"] < 3:
            continue
        assert [whole["moment"], whole["step"]] == [len(whole["beats"]), step]
        before = past(step, 1)
        for moment in range(2, whole["moments"]):
            after = past(step, moment)
            [beat] = after["beats"]
            assert beat == whole["beats"][moment - 1]
            for layer in ("pieces", "state"):
                drawn = changed(elements(before["picture"][layer]), beat[layer])
                shown = elements(after["picture"][layer])
                aloft = {name: one for name, one in drawn.items() if name.startswith("launched-")}
                assert {**shown, **aloft} == drawn, beat["caption"]
            before = after
        assert past(step, -1)["moment"] == whole["moments"] - 1
        gone_through += 1
        if gone_through == MOST:
            break
    assert gone_through > 1


def test_without_a_script_links_lead_through_every_moment(served: Served, brought: str) -> None:
    steps = served.api().table(brought).look()["status"]["steps"]
    with served.browser() as browser:
        step = 0
        for step in range(steps - 1, 0, -1):
            film = browser.get(f"/api/v1/tables/{brought}/history/{step}?format=page").json()
            if film["moments"] > 2:
                break
        address, captions = f"/t/{brought}?at={step}&moment=1", []
        while f"at={step}&" in address:
            page = browser.get(address).text
            told = re.search(r'<p class="beat-text">(.*?)</p>', page)
            assert told
            captions.append(unescape(told[1]))
            found = re.search(r'<a href="([^"]+)">Next moment</a>', page)
            assert found
            address = unescape(found[1])
        assert captions == [beat["caption"] for beat in film["beats"]]
        # a moment that is not there is the last one
        assert f">{escape(captions[-1])}</p>" in browser.get(f"/t/{brought}?at={step}&moment=9999").text
        for moment in ("x", "-2", "99999999999999999999"):
            path = f"/api/v1/tables/{brought}/history/{step}?format=page&moment={moment}"
            assert browser.get(path).status_code == 422


def test_what_was_taken_back_is_told_no_more(served: Served) -> None:
    table = served.api(lang="en").create("dead_reckoning", seats=[{"kind": "person"}])

    def film() -> list[str]:
        step = table.look()["status"]["steps"]
        past = table.client.ask("GET", f"tables/{table.id}/history/{step}", format="page")
        return [beat["caption"] for beat in past["beats"]]

    moves = [line for line in table.look()["moves"] if line.startswith("play")]
    table.move("player", [moves[0]])
    first = film()
    table.act("undo", "player")
    table.move("player", [moves[1]])
    assert film() != first
    assert len(film()) == len(first)

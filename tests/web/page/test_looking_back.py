"""Looking back at a table moment by moment: each picture is the one before it and what its beat changed."""

from __future__ import annotations

import re
from html import escape, unescape
from typing import Any
from xml.etree import ElementTree

import pytest

from arbitre.core.data import data_text
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
MOST = 3
"""So many steps of a game with several moments are gone through."""
FEW = 8
"""A film that is gone through page by page has no more moments, where there is one so short."""


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


@pytest.mark.no_cover  # long: other tests measure it
def test_every_moment_is_what_its_beat_makes_of_the_one_before(
    served: Served, brought: str
) -> None:
    api = served.api(lang="en")

    def past(step: int, moment: int = 0) -> dict[str, Any]:
        asked: dict[str, str | int] = {"format": "page", "screen": "tall", "beat": moment}
        answer: dict[str, Any] = api.ask("GET", f"tables/{brought}/history/{step}", **asked)
        return answer

    gone_through = turn = 0
    for step in range(1, api.table(brought).sight()["status"]["steps"] + 1):
        whole = past(step)
        if whole["beat_count"] < 3:
            continue
        assert [whole["beat"], whole["step"]] == [len(whole["beats"]), step]
        told = re.fullmatch(r"(?:round|turn) (\d+)", whole["period"])
        assert told
        assert int(told[1]) >= turn  # it never goes back
        turn = int(told[1])
        before = past(step, 1)
        for moment in range(2, whole["beat_count"]):
            after = past(step, moment)
            [beat] = after["beats"]
            assert beat == whole["beats"][moment - 1]
            for layer in ("pieces", "state"):
                drawn = changed(elements(before["picture"][layer]), beat[layer])
                shown = elements(after["picture"][layer])
                assert shown == drawn, beat["caption"]
            before = after
        assert past(step, -1)["beat"] == whole["beat_count"] - 1
        gone_through += 1
        if gone_through == MOST:
            break
    assert gone_through > 1


def test_a_missile_is_over_its_target_until_it_strikes(served: Served) -> None:
    # an edition in which a tank (3) and a fighter (5) are enough for a missile
    cheap = data_text("arbitre.games.power.data", "editions", "classic.toml")
    cheap = cheap.replace("material = 100", "material = 8").replace('"classic"', '"cheap"')
    table = served.api(lang="fr").create("power", seats=[{"kind": "person"}] * 4, embedded=cheap)
    table.move("green", ["T+C E HQ M", "M HQ HQR"])
    for seat, line in {"blue": "C HQ IX", "yellow": "S HQ J8", "red": "C HQ R0"}.items():
        table.move(seat, [line])
    told = []
    browser = served.browser()
    count = table.client.ask("GET", f"tables/{table.id}/history/1", format="page")["beat_count"]
    for beat in range(1, count + 1):
        path = f"tables/{table.id}/history/1"
        past = table.client.ask("GET", path, format="page", beat=beat, lang="en")
        aloft = "launched-1" in elements(past["picture"]["pieces"])
        page = browser.get(f"/t/{table.id}?at=1&beat={beat}").text
        assert aloft == ('id="launched-1"' in page)
        told.append((aloft, past["beats"][0]["caption"]))
    browser.close()
    first = next(number for number, one in enumerate(told) if "launches" in one[1])
    last = next(number for number, one in enumerate(told) if "strikes" in one[1])
    assert [number for number, one in enumerate(told) if one[0]] == list(range(first, last))
    assert last > first


@pytest.mark.no_cover  # long: other tests measure it
def test_without_a_script_links_lead_through_every_moment(served: Served, brought: str) -> None:
    steps = served.api().table(brought).sight()["status"]["steps"]
    with served.browser() as browser:
        film: dict[str, Any] = {"beat_count": 0}
        for number in range(steps - 1, 0, -1):
            one = browser.get(f"/api/v1/tables/{brought}/history/{number}?format=page").json()
            if one["beat_count"] > 2 and not 0 < film["beat_count"] <= one["beat_count"]:
                step, film = number, one
            if 2 < film["beat_count"] <= FEW:
                break
        address, captions = f"/t/{brought}?at={step}&beat=1", []
        while f"at={step}&" in address:
            page = browser.get(address).text
            told = re.search(r'<p class="beat-text">(.*?)(?: <a|</p>)', page)
            assert told
            captions.append(unescape(told[1]))
            found = re.search(r'<a href="([^"]+)">Next moment</a>', page)
            assert found
            address = unescape(found[1])
        assert captions == [beat["caption"] for beat in film["beats"]]
        last = escape(captions[-1])
        # and back again
        while captions:
            page = browser.get(address).text
            found = re.search(r'<a href="([^"]+)">Previous moment</a>', page)
            assert found
            address = unescape(found[1])
            told = re.search(r'<p class="beat-text">(.*?)(?: <a|</p>)', browser.get(address).text)
            assert told
            assert unescape(told[1]) == captions.pop()
        # a moment that is not there is the last one
        assert f">{last}" in browser.get(f"/t/{brought}?at={step}&beat=9999").text
        for moment in ("x", "-2", "99999999999999999999"):
            path = f"/api/v1/tables/{brought}/history/{step}?format=page&beat={moment}"
            assert browser.get(path).status_code == 422


def test_what_was_taken_back_is_told_no_more(served: Served) -> None:
    table = served.api(lang="en").create("dead_reckoning", seats=[{"kind": "person"}])

    def film() -> list[str]:
        step = table.sight()["status"]["steps"]
        past = table.client.ask("GET", f"tables/{table.id}/history/{step}", format="page")
        return [beat["caption"] for beat in past["beats"]]

    moves = [line for line in table.sight()["moves"] if line.startswith("play")]
    table.move("player", [moves[0]])
    first = film()
    table.act("undo", "player")
    table.move("player", [moves[1]])
    assert film() != first
    assert len(film()) == len(first)

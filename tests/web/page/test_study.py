"""Study on pages and over the API: a past decision as a draft, its outcome, forms that make a table of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from arbitre.core.record import read_record
from arbitre.core.study import crossroads
from arbitre.web.client import Client, Denied
from tests.playthroughs import GAMES
from tests.web.serving import Browser, Served, hidden

RECORDS = {
    one.game: one
    for one in GAMES
    if (one.game, one.name)
    in (("power", "four"), ("sans_allies", "planner-hard"), ("dead_reckoning", "normal"))
}
AT = {"power": 16, "sans_allies": 80, "dead_reckoning": 60}


@pytest.fixture
def browser(served: Served) -> Iterator[Browser]:
    """Somebody without scripts, for one test."""
    with served.browser() as found:
        yield found


def brought(served: Served, game: str) -> tuple[Client, str]:
    """A recorded game as a table."""
    text = RECORDS[game].path.with_suffix(".arb").read_text(encoding="utf-8")
    api = served.api(lang="en")
    return api, api.bring(text).id


def past(api: Client, table: str, at: int, **more: Any) -> dict[str, Any]:
    found: dict[str, Any] = api.ask("GET", f"tables/{table}/study/{at}", **more)
    return found


@pytest.mark.parametrize("game", RECORDS)
def test_a_past_decision_is_a_draft_and_its_outcome_a_state(served: Served, game: str) -> None:
    api, table = brought(served, game)
    place = past(api, table, AT[game])
    assert place["whole"]
    assert [line["text"] for line in place["draft"]["lines"]] == place["seats"][0]["lines"]
    assert place["draft"]["send"] == "See what happens"
    seat = place["seat"]
    empty = api.ask("PUT", f"tables/{table}/study/{AT[game]}/draft", {"seat": seat, "lines": []})
    assert empty["touches"]
    line = empty["touches"][0]["line"]
    written = api.ask(
        "PUT", f"tables/{table}/study/{AT[game]}/draft", {"seat": seat, "lines": [line]}
    )
    assert [one["text"] for one in written["draft"]["lines"]] == [line]
    if not written["draft"]["complete"]:
        return
    body = {"at": AT[game], "moves": {seat: [line]}}
    found = api.ask("POST", f"tables/{table}/study", body, format="page")
    assert found["state"]["beats"]
    assert (found["state"]["look"] is not None) == (game == "power")
    assert found["moves"].keys() == {seat}
    assert found["text"] == "" or found["chance"]
    # the same seed draws the same chance
    again = api.ask("POST", f"tables/{table}/study", {**body, "seed": found["seed"]})
    assert again["events"] == found["events"]


def test_chances_stand_side_by_side_once_a_game_is_over(served: Served) -> None:
    api, table = brought(served, "power")
    same = api.ask("POST", f"tables/{table}/study", {"at": 16})["beside"]
    assert [one.partition(":")[0] for one in same] == ["Green", "Blue", "Yellow", "Red"]
    for line in same:  # nothing was decided otherwise
        played, other = re.findall(r"(\d+)%", line)
        assert played == other
    body = {"at": 16, "moves": {"green": []}}
    other = api.ask("POST", f"tables/{table}/study", body)["beside"]
    assert [one.partition(" as played")[0] for one in other] == [
        one.partition(" as played")[0] for one in same
    ]


def test_only_what_ends_a_turn_has_a_chance(served: Served) -> None:
    api, table = brought(served, "sans_allies")
    attack, end = (api.ask("POST", f"tables/{table}/study", {"at": at}) for at in (76, 80))
    assert attack["beside"] == []
    assert len(end["beside"]) == 1


def test_a_running_game_shows_no_chance(served: Served) -> None:
    table = served.api(lang="en").create("power", seats=[{"kind": "person"}] * 4)
    for seat in ("green", "blue", "yellow", "red"):
        table.move(seat, "C HQ IX")
    body = {"at": 0, "moves": {"green": []}}
    found = table.client.ask("POST", f"tables/{table.id}/study", body)
    assert found["view"]["round"] == 2
    assert found["beside"] == []


def test_what_chance_does_anew_is_said_and_counted(served: Served) -> None:
    api, table = brought(served, "sans_allies")
    text = RECORDS["sans_allies"].path.with_suffix(".arb").read_text(encoding="utf-8")
    place = crossroads(read_record(text).resume(None), 80)
    heard = set()
    for move in [one.text() for one in place.position.moves("invader")]:
        found = api.table(table).what_if(80, {"invader": move})
        heard.add(found["text"])
        if not found["fresh"]:
            assert (found["samples"], found["often"]) == (0, [])
            continue
        assert found["samples"] > 1
        for one in found["often"]:
            assert 1 < one["count"] < found["samples"]
    assert "Chance was not asked the same as in the game: it was drawn anew." in heard
    assert "Dice and draws are those of the game." in heard


@pytest.mark.parametrize(
    ("body", "status", "clause"),
    [
        ({"at": 999}, 404, ""),
        ({"at": 16, "moves": {"purple": "C HQ IX"}}, 404, ""),
        ({"at": 40}, 409, ""),  # the game is over there
        ({"at": -1}, 422, ""),
        ({"at": 16, "moves": {"green": 7}}, 422, ""),
        ({"at": 16, "seed": -4}, 422, ""),
        ({"at": 16, "what": 1}, 422, ""),
    ],
)
def test_bad_input_is_said(served: Served, body: dict[str, Any], status: int, clause: str) -> None:
    api, table = brought(served, "power")
    with pytest.raises(Denied) as denied:
        api.ask("POST", f"tables/{table}/study", body)
    assert denied.value.status == status
    assert denied.value.clause == clause
    assert denied.value.text


def test_an_illegal_decision_comes_with_its_clause(served: Served) -> None:
    api, table = brought(served, "sans_allies")
    with pytest.raises(Denied) as denied:
        api.ask("POST", f"tables/{table}/study", {"at": 80, "moves": {"invader": "H1 P"}})
    assert denied.value.status == 422
    assert denied.value.clause.startswith("SA-")


def test_a_game_under_way_is_closed_to_strangers(served: Served, browser: Browser) -> None:
    host = served.api(lang="en")
    table = host.create("power", seats=[{"kind": "person"}] * 2 + [{"kind": "open"}] * 2)
    stranger = served.api(lang="en")
    for method, path, body in (
        ("GET", "study/0", None),
        ("PUT", "study/0/draft", {"seat": "green", "lines": []}),
        ("POST", "study", {"at": 0}),
        ("POST", "study/hint", {"at": 0, "seat": "green"}),
        ("POST", "study/table", {"at": 0}),
    ):
        with pytest.raises(Denied) as denied:
            stranger.ask(method, f"tables/{table.id}/{path}", body)
        assert denied.value.status == 403, path
        assert "one’s own seat" in denied.value.text
    assert browser.get(f"/t/{table.id}/study?at=0").status_code == 403
    assert "data-study" not in browser.get(f"/t/{table.id}").text


def test_a_table_is_made_over_the_api(served: Served) -> None:
    api, table = brought(served, "power")
    seats = [{"kind": "bot", "bot": "random"}] * 3 + [{"kind": "person"}]
    body = {"at": 16, "moves": {"red": "T HQ R8"}, "seats": seats}
    made = api.ask("POST", f"tables/{table}/study/table", body)
    assert list(made["seats"]) == ["red"]
    look = api.ask("GET", f"tables/{made['id']}")
    assert (look["status"]["origin"], look["status"]["steps"]) == (16, 17)
    assert "\nfrom " in str(api.ask("GET", f"tables/{made['id']}/record"))


# -- without a script ---------------------------------------------------------------------------


def _brought(browser: Browser, game: str) -> str:
    text = RECORDS[game].path.with_suffix(".arb").read_text(encoding="utf-8")
    page = browser.submit("/import", record=text)
    assert page.status_code == 200
    return hidden(page.text, "data-table")


def test_forms_lead_to_a_new_table(browser: Browser) -> None:
    table = _brought(browser, "power")
    page = browser.get(f"/t/{table}?at=16").text
    assert f"/t/{table}/study?at=16" in page.replace("&amp;", "&")
    form = browser.get(f"/t/{table}/study?at=16").text
    assert form.count("<textarea") == 4
    sheets = dict(re.findall(r'<textarea name="(move-\w+)"[^>]*>(.*?)</textarea>', form, re.DOTALL))
    assert all(sheets.values())
    changed = {**sheets, "move-red": "T HQ R8\nT HQ XX"}
    outcome = browser.submit(f"/t/{table}/study", at="16", do="what-if", **changed)
    assert outcome.status_code == 200
    assert "What if</h2>" in outcome.text
    assert '<svg xmlns="http://www.w3.org/2000/svg" class="picture power' in outcome.text
    seats = {f"seat-{seat}": "random:" for seat in ("green", "blue", "yellow")}
    made = browser.submit(f"/t/{table}/study", at="16", do="table", **changed, **seats)
    assert made.status_code == 200
    assert made.url.path != f"/t/{table}"
    assert "variation, from step 16" in made.text
    assert "variation, from step 16" in browser.get("/tables").text
    # unchanged, it starts where one looked back
    plain = browser.submit(f"/t/{table}/study", at="16", do="table", **sheets, **seats)
    assert hidden(plain.text, "data-steps") == "16"
    assert hidden(made.text, "data-steps") == "17"


@pytest.mark.parametrize("at", ["", "x", "-1"])
def test_a_form_without_a_step_is_refused(browser: Browser, at: str) -> None:
    table = _brought(browser, "power")
    assert browser.get(f"/t/{table}/study?at={at}").status_code == 422
    assert browser.get(f"/t/{table}/study?at=999").status_code == 404


def test_what_the_rules_refuse_comes_back_with_the_form(browser: Browser) -> None:
    table = _brought(browser, "sans_allies")
    page = browser.submit(f"/t/{table}/study", at="80", do="what-if", **{"move-invader": "H1 P"})
    assert page.status_code == 422
    assert 'role="alert"' in page.text
    assert "H1 P</textarea>" in page.text
    page = browser.submit(f"/t/{table}/study", at="80", do="table", **{"move-invader": "H1 P"})
    assert page.status_code == 422


def test_taken_back_without_a_script_and_said(served: Served, browser: Browser) -> None:
    table = browser.play("sans_allies")
    api = served.api()
    steps = 1
    for _ in range(3):
        page = browser.get(f"/t/{table}").text
        revision = hidden(page, 'name="revision" value')
        browser.submit(f"/t/{table}/draft", op="add", line="end", seat="invader", revision=revision)
        steps = int(hidden(browser.get(f"/t/{table}").text, "data-steps"))
    assert steps == 4
    assert "take_back" in browser.get(f"/t/{table}?at=2").text
    answer = browser.submit(f"/t/{table}/act", kind="take_back", seat="invader", step="2")
    assert answer.status_code == 200
    assert "taken back once" in answer.text
    assert hidden(answer.text, "data-steps") == "2"
    assert "taken back once" in browser.get("/tables").text
    assert "\ntaken-back " in browser.get(f"/t/{table}/record").text
    assert api.table(table).sight()["status"]["taken_back"] == 1

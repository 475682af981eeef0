"""A page and the API say when chance can be known; with others it cannot."""

from __future__ import annotations

from html import unescape

import pytest

from arbitre.core.game import game
from arbitre.core.record import Recorder
from arbitre.web.client import Denied
from tests.web.serving import Served

ME, BOT = {"kind": "person"}, {"kind": "bot", "bot": "random"}
SAID = {
    "en": "Chance can be known beforehand here.",
    "fr": "Ici, le hasard peut être connu d’avance.",
}


def opened(players: int) -> str:
    """A game of Dead Reckoning at its beginning, its seed open."""
    recorder = Recorder.begin(game("dead_reckoning"), players=["me"] * players, seed=7)
    kept = [entry.text() for entry in recorder.entries]
    return "\n".join([*recorder.header.lines(), "", *kept]) + "\n"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_alone_the_page_and_the_api_say_that_chance_is_known(served: Served, lang: str) -> None:
    with served.browser(lang) as browser:
        daily = browser.play("sans_allies", daily="1")
        usual = browser.play("sans_allies")
        answer = browser.submit("/import", record=opened(1))
        brought = answer.url.path.rpartition("/")[2]
        for table, known in ((daily, False), (usual, False), (brought, True)):
            status = browser.get(f"/api/v1/tables/{table}").json()["status"]
            assert status["chance_known"] is known
            assert (SAID[lang] in unescape(browser.get(f"/t/{table}").text)) is known


def test_with_others_a_new_seed_is_promised(served: Served) -> None:
    api = served.api()
    text = opened(2)
    table = api.bring(text)
    status = table.sight()["status"]
    assert status["chance_known"] is False
    assert status["promise"]["first"] == status["lines"] + 1
    assert status["promise"]["commitment"] not in text
    assert status["promise"]["opened"] == ""
    asked = {"record": text, "seats": [ME, BOT]}
    alone = api.ask("POST", "tables/import", asked)
    with served.browser() as browser:
        browser.get(f"/seat/{alone['host']}")
        page = browser.get(f"/t/{alone['id']}").text
    assert SAID["en"] in page
    assert "/invite" not in page


def test_the_game_of_a_day_is_made_for_one(served: Served) -> None:
    day = {"daily": "2026-11-15"}
    with pytest.raises(Denied) as refused:
        served.api().create("dead_reckoning", seats=[ME, {"kind": "open"}], **day)
    assert refused.value.status == 422
    assert "one person plays" in str(refused.value)
    served.api().create("dead_reckoning", seats=[ME, BOT], **day)

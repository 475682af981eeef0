"""A decision begun in one language goes on in the other: on the page, by the API, live and when sent."""

from __future__ import annotations

import html
import re
from typing import Any

import pytest

from arbitre.core.game import game
from arbitre.core.record import Recorder
from arbitre.web.client import RemoteTable
from tests.web.serving import Browser, Served

ME = {"kind": "person"}


def power(served: Served) -> RemoteTable:
    return served.api(lang="en").create("power", seats=[ME] * 4)


def two_armies(served: Served) -> RemoteTable:
    return served.api(lang="en").create("power", seats=[ME] * 2)


def begun(name: str) -> Recorder:
    """A game for one; in Sans Alliés ships, `S` in English and `B` in French, can attack A2."""
    if name == "sans_allies":
        recorder = Recorder.begin(game(name), players=["me"], seed=1)
        recorder.play("invader", "end")
        return recorder
    return Recorder.begin(game(name), players=["me"], seed=3)


def sans_allies(served: Served) -> RemoteTable:
    return served.api(lang="en").bring(begun("sans_allies").text())


def dead_reckoning(served: Served) -> RemoteTable:
    return served.api(lang="en").bring(begun("dead_reckoning").text())


TABLES = {
    "power": power,
    "two armies": two_armies,
    "sans_allies": sans_allies,
    "dead_reckoning": dead_reckoning,
}
# Worked out from the notations: green is G and V, yellow Y and J, a fighter F and C, ships S and B.
DRAFTS = {
    "power": ("green", ["T HQ G8", "F HQ G4"], ["T HQ V8", "C HQ V4"]),
    "two armies": ("north", ["G:T HQ G8", "B:F HQ Y0"], ["V:T HQ V8", "B:C HQ J0"]),
    "sans_allies": ("invader", ["A2", "S"], ["A2", "B"]),
    "dead_reckoning": ("player", ["play gunner1"], ["jouer canonnier1"]),
}


def in_french(served: Served, table: RemoteTable) -> RemoteTable:
    return served.api(*table.client.tokens, lang="fr").table(table.id, table.client.tokens)


def shown_now(table: RemoteTable, seat: str) -> dict[str, Any]:
    """What a page in the table's language is told first by its live connection."""
    heard = table.listen(seat, format="page")
    state = next(heard)
    heard.close()
    return state


def texts(answer: dict[str, Any]) -> list[str]:
    """The lines as they are shown; none of them is refused."""
    lines = answer["draft"]["lines"]
    assert [line["ruling"] for line in lines] == [None] * len(lines)
    return [line["text"] for line in lines]


@pytest.mark.parametrize("name", DRAFTS)
def test_a_draft_goes_on_in_the_other_language(served: Served, name: str) -> None:
    table = TABLES[name](served)
    seat, english, french = DRAFTS[name]
    assert texts(table.draft(seat, english)) == english
    # the page's client: what is shown in French, sent back as it was shown
    there = in_french(served, table)
    state = shown_now(there, seat)
    assert texts(state) == french
    again = there.draft(seat, french)
    assert texts(again) == french
    # and back again, live
    assert texts(shown_now(table, seat)) == english
    # a step more, from what the French page offers
    while not again["draft"]["complete"]:
        again = there.draft(seat, [*texts(again), again["touches"][0]["line"]])
    sent = texts(again)
    assert sent[: len(french)] == french
    before = table.sight(seat)["status"]["lines"]
    there.move(seat, sent)
    status = table.sight(seat)["status"]
    ready = [one["seat"] for one in status["seats"] if one["ready"]]
    if TABLES[name] in (power, two_armies):  # a sheet waits for the others'
        assert (ready, status["lines"]) == ([seat], before)
    else:
        assert (ready, status["lines"] > before) == ([], True)


def write(browser: Browser, table: str, page: str, line: str, op: str = "add") -> str:
    """Press the button of a line on a page as it stands; the page after it."""
    page = html.unescape(page)
    assert f'value="{line}"' in page
    action = re.search(r'action="(/t/[^"]*/draft[^"]*)"', page)
    seen = re.search(r'name="revision" value="(\d+)"', page)
    assert action
    assert seen
    fields = {"seat": "green", "op": op, "line": line, "revision": seen[1], "stay": "1"}
    answer = browser.submit(action[1], page=f"/t/{table}", **fields)
    assert answer.status_code == 200, answer.text
    return answer.text


def sheet(browser: Browser, table: str) -> list[str]:
    """The draft as it is kept, by the API, with its language."""
    kept = browser.get(f"/api/v1/tables/{table}?seat=green").json()["status"]["drafts"]["green"]
    return [kept["lang"], *kept["lines"]]


def test_without_a_script_the_language_may_change_in_the_middle(served: Served) -> None:
    with served.browser("en") as browser:
        table = browser.play("power")
        here = f"/t/{table}"
        write(browser, table, browser.get(here).text, "T HQ G8")
        english = browser.get(here).text
        assert sheet(browser, table) == ["en", "T HQ G8"]
        browser.submit("/settings", lang="fr")
        french = browser.get(here).text
        assert 'lang="fr"' in french
        write(browser, table, french, "C HQ V4")
        assert sheet(browser, table) == ["fr", "T HQ V8", "C HQ V4"]
        # another tab still shows the page in English: what it sends is read in English
        write(browser, table, english, "F HQ G5")
        assert sheet(browser, table) == ["en", "T HQ G8", "F HQ G4", "F HQ G5"]
        answer = browser.submit(f"{here}/send", seat="green")
        assert answer.status_code == 200
        held = browser.get(f"/api/v1/tables/{table}?seat=green").json()["status"]["held"]
        assert held == {"green": "T HQ V8; C HQ V4; C HQ V5"}


def test_what_cannot_be_read_stays_as_it_was_typed(served: Served) -> None:
    for make, prefix in ((power, ("", "")), (two_armies, ("G:", "V:"))):
        table = make(served)
        seat = table.sight()["status"]["seats"][0]["seat"]
        for _ in range(2):  # there and back, and there again: nothing grows
            table.draft(seat, [f"{prefix[0]}nonsense", f"{prefix[0]}T HQ G8"])
            there = in_french(served, table)
            shown = shown_now(there, seat)["draft"]["lines"]
            lines = [line["text"] for line in shown]
            assert lines == [f"{prefix[1]}nonsense", f"{prefix[1]}T HQ V8"]
            assert [line["ruling"] is None for line in shown] == [False, True]
            there.draft(seat, lines)
            back = shown_now(table, seat)["draft"]["lines"]
            assert [line["text"] for line in back] == [
                f"{prefix[0]}nonsense",
                f"{prefix[0]}T HQ G8",
            ]


@pytest.mark.parametrize("name", ["sans_allies", "dead_reckoning"])
def test_the_lines_of_a_draft_in_each_language(name: str) -> None:
    seat, english, french = DRAFTS[name]
    for lang, lines in (("en", english), ("fr", french)):
        draft = game(name).draft(begun(name).position.view(seat), lang)
        for line in lines:
            draft.add(line)
        assert (draft.lines_in("en"), draft.lines_in("fr")) == (english, french)

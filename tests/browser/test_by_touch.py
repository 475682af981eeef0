"""Whole games by touch alone, on a phone held either way, in both languages, without the list of actions."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.by_touch import SIDEWAYS, UPRIGHT, Finger, phone
from tests.browser.conftest import OpenPage
from tests.browser.moments import played, to_go_on
from tests.web.serving import Served

GAMES: dict[str, tuple[list[str], int, dict[str, object]]] = {
    "power": (["greedy"] * 4, 4, {"rounds": 6}),
    "sans_allies": (["captain"], 11, {}),
    "dead_reckoning": (["greedy"], 7, {}),
}
"""Who plays, with which seed, with which options."""
HELD = {"upright": UPRIGHT, "sideways": SIDEWAYS}
QUICK = {("power", "upright", "fr")}
"""Played in every run; the others, which take minutes, with `-m slow`."""
MOST = 400


def ways() -> list[Any]:
    """Every game, held either way, in both languages."""
    return [
        pytest.param(
            *way,
            id="-".join(way),
            marks=[] if way in QUICK else [pytest.mark.slow],
        )
        for way in [(game, held, lang) for game in GAMES for held in HELD for lang in ("fr", "en")]
    ]


@pytest.mark.parametrize(("game", "held", "lang"), ways())
def test_a_whole_game_by_touch_alone(
    game: str, held: str, lang: str, served: Served, open_page: OpenPage
) -> None:
    players, seed, options = GAMES[game]
    begun = to_go_on(played(game, players, seed, lambda _, made: made == 0, options))
    seats = [{"kind": "person"}, *({"kind": "bot", "bot": player} for player in players[1:])]
    api = served.api(lang=lang)
    created = api.ask("POST", "tables/import", {"record": begun, "seats": seats})
    seat, token = next(iter(created["seats"].items()))
    table = api.table(created["id"], [token])
    finger = Finger(open_page(**phone(HELD[held], lang)), table, seat)
    finger.sit_down(served.url, token)
    made = 0
    while finger.await_turn():
        finger.decide()
        made += 1
        assert made < MOST, "the game never ends"
    page = finger.page
    expect(page.locator(".headline.over")).to_be_visible()
    expect(page.locator("[data-refusal].shown")).to_have_count(0)
    expect(page.locator(".as-list[open]")).to_have_count(0)
    assert finger.taps > made

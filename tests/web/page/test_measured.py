"""The page on how true the chances are that the end of a game shows."""

from __future__ import annotations

import json

import pytest

from arbitre.core.data import data_text
from arbitre.core.game import game
from arbitre.core.words import LANGUAGES
from arbitre.web.page.measured import FILE, measured_of
from tests.web.page.test_aid import rows
from tests.web.page.test_pages import Outline
from tests.web.serving import Served

NAMES = ("power", "sans_allies", "dead_reckoning")
TITLES = {"fr": "Ces chances sont-elles justes", "en": "How true are these chances?"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_what_was_measured_is_a_page(name: str, lang: str, served: Served) -> None:
    with served.browser(lang) as browser:
        page = browser.get(f"/rules/{name}/chances").text
    outline = Outline()
    outline.feed(page)
    outline.close()
    assert outline.forbidden == []
    assert TITLES[lang] in page
    assert game(name).voice(None, lang).phrase("outlook-note") in page
    data = json.loads(data_text(game(name).package, FILE))
    table = rows(page)[1:]
    assert len(table) == len(data["tenths"]) == 10
    mark = "," if lang == "fr" else "."
    for line, (low, _, _, said, won, off, luck) in zip(table, data["tenths"], strict=True):
        assert line.startswith(f"{low}–{low + 10}")
        for number in (said, won, abs(off), luck):
            assert f"{number:.1f}".replace(".", mark) in line


def test_a_game_that_measured_nothing_has_no_such_page(served: Served) -> None:
    with served.browser("en") as browser:
        assert browser.get("/rules/nothing/chances").status_code == 404
        assert browser.get("/rules/stones/chances").status_code == 404


@pytest.mark.parametrize("name", NAMES)
def test_what_is_said_of_the_chances_was_measured(name: str) -> None:
    """Every tenth is there, in order, and says what lies in it."""
    measured = measured_of(name)
    assert measured is not None
    assert [one.low for one in measured.tenths] == list(range(0, 100, 10))
    assert all(one.low <= one.said <= one.low + 10 for one in measured.tenths)
    assert all(0 < one.games <= measured.games for one in measured.tenths)

"""Players are chosen by thumb: a list with portraits and styles, where a table is made and in its seats."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, SIDEWAYS, OpenPage
from tests.browser.player import await_client
from tests.browser.test_box import check_screen
from tests.web.serving import Served


@pytest.mark.parametrize(
    ("lang", "screen", "falcon", "penny"),
    [
        ("fr", PHONE, "Capitaine Faucon", "Recrue Écu"),
        ("en", SIDEWAYS, "Captain Falcon", "Recruit Penny"),
    ],
    ids=["upright", "sideways"],
)
def test_a_player_is_chosen_from_its_portrait(
    lang: str,
    screen: dict[str, Any],
    falcon: str,
    penny: str,
    served: Served,
    open_page: OpenPage,
) -> None:
    page = open_page(**screen, locale=lang, reduced_motion="reduce")
    page.goto(f"{served.url}/new/power")
    check_screen(page)
    seat = page.locator("select[name=seat-1]")
    expect(seat).to_have_value("greedy:")
    seat.tap()
    option = seat.locator("option", has_text=falcon)
    option.scroll_into_view_if_needed()
    expect(option.locator("img")).to_be_visible()
    box = option.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    option.tap()
    expect(seat).to_have_value("captain-hunter:")
    expect(seat.locator("selectedcontent")).to_contain_text(falcon)
    page.locator(".main-act button").tap()
    await_client(page)
    blue = page.locator('[data-seat-name="blue"]')
    expect(blue).to_contain_text(falcon)
    # and at the table: another one in its place
    if not blue.is_visible():
        page.locator("[data-tab=seats], [data-tab=panels]").first.tap()
    blue.locator("summary").tap()
    chosen = blue.locator("select[name=bot]")
    chosen.tap()
    other = chosen.locator("option", has_text=re.compile(penny))
    other.scroll_into_view_if_needed()
    other.tap()
    blue.locator("form:has(select) button:not(select button)").tap()
    expect(blue).to_contain_text(penny)

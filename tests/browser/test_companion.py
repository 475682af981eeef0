"""Beside a real table, by hand: a fight of Dead Reckoning, an attack of Sans Alliés, desk and phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, OpenPage
from tests.browser.player import await_client
from tests.web.serving import Served

CHANCE = "#typed-chance"
LINE = "#typed-line"
SCREENS = [
    pytest.param({**DESK, "locale": "fr-FR"}, "fr", id="desk"),
    pytest.param({**PHONE, "locale": "en-GB"}, "en", id="phone"),
]


def sit_down(open_page: OpenPage, served: Served, game: str, settings: dict[str, Any]) -> Page:
    """A table made with one tick, nothing moving."""
    page = open_page(**settings)
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"{served.url}/new/{game}")
    page.locator("[name=companion]").check()
    page.locator("button.primary").first.click()
    await_client(page)
    type_into(page, CHANCE)
    return page


def type_into(page: Page, field: str) -> None:
    """A field that is in sight, on a phone where there are keys too: once it is asked for."""
    page.locator(field).wait_for(state="attached")
    asks = page.locator("[data-keyboard][aria-expanded=false]").filter(visible=True)
    if asks.count():
        asks.click()
    page.locator(field).scroll_into_view_if_needed()  # below the keys, where there are many
    expect(page.locator(field)).to_be_in_viewport()


def enter(page: Page, field: str, text: str) -> None:
    """Type a line into a field that is in sight; it is empty again when it was taken."""
    type_into(page, field)
    page.fill(field, text)
    page.press(field, "Enter")


def taken(page: Page, field: str, text: str, then: str) -> None:
    """Type a line that is taken; then another thing is asked for."""
    enter(page, field, text)
    expect(page.locator(".status")).to_contain_text(then)


@pytest.mark.parametrize(("settings", "lang"), SCREENS)
def test_a_fight_of_dead_reckoning_by_hand(
    open_page: OpenPage, served: Served, settings: dict[str, Any], lang: str
) -> None:
    french = lang == "fr"
    page = sit_down(open_page, served, "dead_reckoning", settings)
    enter(page, CHANCE, "Atlantis")
    expect(page.locator(".typed [data-error]")).to_contain_text("Atlantis")
    expect(page.locator(CHANCE)).to_have_value("Atlantis")
    enter(page, CHANCE, "Skerry, S 1, Tern Rock, Atlantis")
    expect(page.locator("[data-answer]")).to_contain_text("3 sur 4" if french else "3 of 4")
    expect(page.locator(".typed [data-error].shown")).to_have_count(0)
    expect(page.locator(CHANCE)).to_have_value("Atlantis")
    enter(page, CHANCE, "?")
    expect(page.locator("[data-answer]")).to_contain_text("S 1 ")
    taken(page, CHANCE, "S 1, open sea, S 1", "À vous" if french else "Your turn")
    expect(page.locator("[data-answer]")).to_be_empty()
    enter(page, LINE, "set ship B7")
    expect(page.locator(".typed [data-error]")).to_be_visible()
    expect(page.locator(LINE)).to_have_value("set ship B7")
    enter(page, LINE, "set ship B1, turn 7")
    expect(page.locator(LINE)).to_have_value("")
    go = page.get_by_role(
        "button", name="Au tour de l’Alliance" if french else "The Alliance’s turn"
    )
    expect(go).to_be_in_viewport()
    go.click()
    enter(page, CHANCE, "card Raid: A1 1 | claim A1 | end B1 | Fh+1")
    cubes = page.locator("[name=number]")
    expect(cubes).to_be_in_viewport()
    cubes.fill("3")
    cubes.press("Enter")
    # the Alliance's two, touched one by one; ours are drawn, taken back in one go, and typed
    for face in ("c", "t" if french else "h"):
        page.locator(f'.chances button[value="{face}"]').click()
    draw = page.get_by_role("button", name="Tirer les 3" if french else "Draw 3")
    draw.click()
    expect(page.locator(LINE)).to_be_visible()
    page.get_by_role("button", name="Reprendre" if french else "Take the last move back").click()
    taken(page, CHANCE, "c - cc", "3 à 1" if french else "3 to 1")
    enter(page, LINE, "assez" if french else "done")
    expect(page.locator(".log")).to_contain_text("Combat gagné" if french else "Battle won")


@pytest.mark.parametrize(("settings", "lang"), SCREENS)
def test_an_attack_of_sans_allies_by_hand(
    open_page: OpenPage, served: Served, settings: dict[str, Any], lang: str
) -> None:
    french = lang == "fr"
    page = sit_down(open_page, served, "sans_allies", settings)
    taken(page, CHANCE, "6 mer, 5 côte, plaine", "Rangée G" if french else "Row G")
    order = "1. plaine · 2. côte" if french else "1. plains · 2. coast"
    expect(page.locator(".panel-discard")).to_contain_text(order)
    cards = "6 desert, 5 plains, 6 forest, 6 islands, 6 mountains, 5 centre, coast"
    taken(page, CHANCE, cards, "3 cartes" if french else "3 cards")
    taken(page, CHANCE, "3B", "À vous" if french else "Your turn")
    enter(page, LINE, "A8 3B" if french else "A8 3S")
    expect(page.locator("[data-draft]")).to_contain_text("72")  # 26 of 36
    page.locator(".draft-send").click()
    enter(page, CHANCE, "12")
    expect(page.locator(".typed [data-error]")).to_contain_text("6+6")
    taken(page, CHANCE, "7", "À vous" if french else "Your turn")
    expect(page.locator(".log")).to_contain_text("A8")

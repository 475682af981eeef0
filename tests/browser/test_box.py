"""One's own box by thumbs: a whole Sans Alliés filled in and played with, a Dead Reckoning with the least."""

from __future__ import annotations

import re
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Dialog, Page, expect

from arbitre.core.game import game
from arbitre.core.record import read_record
from tests.browser.conftest import PHONE, SIDEWAYS, OpenPage
from tests.browser.filling import COUNTED, WORDS, Filler
from tests.browser.player import await_client
from tests.web.serving import Served

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def check_screen(page: Page) -> None:
    """As wide as the phone, targets large enough, and axe finds nothing serious by day and by night."""
    wide = page.viewport_size
    assert wide is not None
    assert page.evaluate("document.documentElement.scrollWidth") <= wide["width"]
    small = page.evaluate(
        """() => [...document.querySelectorAll("main :is(button, a.button, summary, .toggle, select)")]
        .filter((one) => one.offsetParent && !one.classList.contains("hidden"))
        .map((one) => [one.textContent.trim(), one.getBoundingClientRect()])
        .filter(([, box]) => box.height && (box.height < 43.5 || box.width < 43.5))
        .map(([text]) => text)"""
    )
    assert small == []
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        found = [
            f"{scheme} {one['id']}: {one['nodes'][0]['html'][:160]}"
            for one in Axe().run(page).response["violations"]
            if one["impact"] in ("serious", "critical")
        ]
        assert found == []


@pytest.mark.parametrize(
    ("lang", "screen"), [("fr", PHONE), ("en", SIDEWAYS)], ids=["upright", "sideways"]
)
def test_a_whole_sans_allies_is_filled_in_and_played_with(
    lang: str, screen: dict[str, Any], served: Served, open_page: OpenPage
) -> None:
    words = WORDS[lang]
    page = open_page(**screen, locale=lang)
    thumb = Filler(page)
    page.goto(f"{served.url}/new/sans_allies")
    thumb.tap(page.locator('main a[href="/box/sans_allies"]'))
    expect(page.locator('[type="file"]')).to_be_attached()
    check_screen(page)
    thumb.tap(page.locator(".main-act button"))
    total = page.locator("[data-sum]")
    expect(total).to_contain_text(words["sum"].format(42))
    check_screen(page)
    # the regions, counted from zero as the piles are
    thumb.tap(page.locator('button[value="empty"]'))
    expect(total).to_contain_text(words["sum"].format(0))
    for name, number in COUNTED.items():
        thumb.set(f"terrains.{name}.cards", number)
    expect(total).to_contain_text(words["sum"].format(39))
    expect(page.locator("[data-others]")).to_contain_text("3")
    thumb.turn("terrains.desert.admits.P")
    thumb.saved()
    thumb.tap(page.locator('button[value="add terrains"]'))
    new = page.locator('[name^="v-terrains.new1.name"]')
    expect(page.locator('[data-problem^="terrains.new1.name"]')).not_to_be_empty()
    new.fill(words["new"])
    thumb.turn("terrains.new1.admits.P")
    thumb.set("terrains.new1.cards", 3)
    expect(total).to_contain_text(words["sum"].format(42))
    expect(total).to_have_class(re.compile("right"))
    expect(page.locator("[data-problem]:not(:empty)")).to_have_count(0)
    thumb.go_on(words["done"])
    # each centre and the capital by itself
    thumb.turn("installations.c2.admits.S")
    thumb.turn("installations.capital.admits.V")
    check_screen(page)
    thumb.go_on(words["done"])
    thumb.set("production.P", 19)
    thumb.set("production.weapon", 4)
    check_screen(page)
    thumb.go_on(words["done"])
    thumb.set("tiles.defence.0", 8)
    check_screen(page)
    thumb.go_on(words["done"])
    thumb.set("strength.A.1", 5)
    thumb.go_on(words["done"])
    expect(page.locator(".notice").first).to_contain_text(words["ready"])
    expect(page.locator(".box-chapters .mine")).to_have_count(5)
    check_screen(page)
    page.goto(f"{served.url}/boxes")
    check_screen(page)
    page.go_back()
    assert thumb.touched < 120  # two minutes at a touch a second, besides counting the cards
    # played with at a new table beside the real box
    thumb.tap(page.locator('a[href*="companion=1"]'))
    expect(page.locator('[name="companion"]')).to_be_checked()
    thumb.tap(page.locator(".main-act button"))
    await_client(page)
    keys = page.locator("[data-types]")
    expect(keys.filter(has_text=words["new"])).to_contain_text("3")
    table = page.url.rpartition("/")[2].partition("?")[0]
    record = page.request.get(f"{served.url}/t/{table}/record").text()
    text = read_record(record).header.embedded
    values = game("sans_allies").read_edition(text, "box").values
    terrains, tiles = values["terrains"], values["tiles"]
    assert isinstance(terrains, dict)
    assert isinstance(tiles, dict)
    assert {name: terrains[name]["cards"] for name in COUNTED} == COUNTED
    assert terrains["jungle"] == {"fr": "Jungle", "en": "Jungle", "cards": 3, "admits": "P"}
    assert terrains["desert"]["admits"] == "PVA"
    assert tiles["defence"] == [8, 14, 18, 22, 26, 30, 34, 38]
    assert values["installations"] == {
        "provenance": "one's own box",
        "centres": ["PVA", "PVAS", "PVA", "PVA", "PVA"],
        "capital": "PA",
    }
    production = values["production"]
    assert isinstance(production, dict)
    assert (production["P"], production["weapon"], production["cards"]) == (19, 4, 63)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_dead_reckoning_with_the_least(lang: str, served: Served, open_page: OpenPage) -> None:
    page = open_page(**PHONE, locale=lang)
    thumb = Filler(page)
    page.goto(f"{served.url}/box/dead_reckoning")
    thumb.tap(page.locator(".main-act button"))
    expect(page.locator("h1")).to_be_visible()
    check_screen(page)
    # nothing is needed: the box is ready at once, and an island that turned up is added
    thumb.tap(page.locator('button[value="add islands"]'))
    page.locator('[name^="v-islands.new1.name"]').fill("Tortuga")
    thumb.set("islands.new1.first", 3)
    thumb.saved()
    thumb.tap(page.locator(".crumb a"))
    expect(page.locator(".notice").first).to_contain_text(WORDS[lang]["ready"])
    check_screen(page)
    thumb.tap(page.locator('a[href*="companion=1"]'))
    thumb.tap(page.locator(".main-act button"))
    await_client(page)
    table = page.url.rpartition("/")[2].partition("?")[0]
    record = page.request.get(f"{served.url}/t/{table}/record").text()
    assert "Tortuga" in read_record(record).header.embedded


@pytest.mark.parametrize(("lang", "name"), [("fr", "voile"), ("en", "sail")])
def test_icons_of_a_card_are_touched_in_their_order(
    lang: str, name: str, served: Served, open_page: OpenPage
) -> None:
    page = open_page(**PHONE, locale=lang)
    page.goto(f"{served.url}/box/dead_reckoning")
    page.locator(".main-act button").tap()
    page.wait_for_url("**/islands")
    page.goto(page.url.replace("/islands", "/row1"))
    thing = page.locator("details.thing").first
    if thing.get_attribute("open") is None:
        thing.locator("summary").tap()
    check_screen(page)
    field = thing.locator("[data-signs]").first
    expect(field).to_have_value("S")
    thing.locator("[data-unword]").first.tap()
    expect(field).to_have_value("")
    expect(thing.locator(".sign-key").filter(has_text=name)).to_be_visible()
    for word in ("D+", "S+", "S+", "C+"):
        thing.locator(f'[data-word="{word}"]').first.tap()
    expect(field).to_have_value("D S2 C")
    expect(page.locator("form[data-box]")).to_have_attribute("data-state", "saved")
    page.reload()
    expect(field).to_have_value("D S2 C")


def test_what_was_touched_is_kept_when_the_page_is_left_and_by_keys(
    served: Served, open_page: OpenPage
) -> None:
    page = open_page()
    page.goto(f"{served.url}/box/power")
    page.locator(".main-act button").press("Enter")
    expect(page.locator("form[data-box]")).to_have_attribute("data-state", "ready")
    field = page.locator('[name="v-pieces.S.move"]')
    field.focus()
    page.keyboard.press("ArrowUp")
    expect(field).to_have_value("3")
    page.reload()  # at once: it goes out with the page
    page.wait_for_timeout(300)
    page.reload()
    expect(field).to_have_value("3")
    # what cannot be is said beside the field, stays, and is right again when it is
    field.fill("12")
    problem = page.locator('[data-problem="pieces.S.move"]')
    expect(problem).to_contain_text("from 1 to 9")
    expect(field).to_have_attribute("aria-describedby", "p-pieces.S.move")
    page.reload()
    expect(field).to_have_value("12")
    field.fill("4")
    expect(problem).to_be_empty()
    # another device's change arrives with the next answer; set otherwise by both, it is said
    other = page.context.new_page()
    other.goto(page.url)
    other.locator('[name="v-pieces.T.move"]').fill("5")
    expect(other.locator("form")).to_have_attribute("data-state", "saved")
    page.locator('[name="v-pieces.T.move"]').fill("6")
    expect(page.locator('[data-problem="pieces.T.move"]')).to_contain_text(
        "another device set it to 5"
    )
    page.locator('[name="v-pieces.T.move"]').fill("7")
    expect(page.locator('[data-problem="pieces.T.move"]')).to_be_empty()
    other.locator('[name="v-pieces.C.move"]').fill("6")
    expect(other.locator('[name="v-pieces.T.move"]')).to_have_value("7")


def test_nothing_is_removed_by_a_slip(served: Served, open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    page.goto(f"{served.url}/box/sans_allies")
    page.locator(".main-act button").tap()
    expect(page.locator("form[data-box]")).to_have_attribute("data-state", "ready")
    asked: list[str] = []

    def refuse(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.dismiss()

    page.once("dialog", refuse)
    remove = page.locator('button[value="remove terrains plains"]')
    remove.tap()
    expect(remove).to_be_visible()
    assert asked == ["Remove “plains · 6” and all that is noted of it?"]
    page.once("dialog", lambda dialog: dialog.accept())
    remove.tap()
    expect(page.locator("[data-sum]")).to_contain_text("36 of 42")
    expect(remove).to_have_count(0)

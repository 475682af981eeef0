"""The play aid one touch away at every table, on paper, and the rules searched while one types."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from arbitre.core.game import game_names
from tests.browser.conftest import DESK, PHONE, SIDEWAYS, OpenPage
from tests.browser.player import Player
from tests.browser.test_access import QUICK, serious
from tests.web.serving import Served

SCREENS = pytest.mark.parametrize(
    "screen", [DESK, PHONE, SIDEWAYS], ids=["desk", "phone", "sideways"]
)
TARGET = 44


@SCREENS
@pytest.mark.parametrize("name", game_names())
def test_the_aid_opens_over_the_table_and_leaves_it_as_it_was(
    name: str, screen: dict[str, Any], served: Served, open_page: OpenPage
) -> None:
    page = open_page(**screen, **QUICK)
    Player(page).begin(served.url, name)
    asked, address = page.locator(".asks").inner_text(), page.url
    link = page.locator(".aid-open")
    box = link.bounding_box()
    assert box is not None
    assert box["width"] >= TARGET
    assert box["height"] >= TARGET
    # nothing lies over it: a touch at its middle is a touch of it
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    met = "([x, y]) => !!document.elementFromPoint(x, y).closest('.aid-open')"
    assert page.evaluate(met, middle)
    link.click()
    over = page.locator(".aid-over")
    expect(over).to_be_visible()
    expect(over.locator(".aid-part").first).to_be_visible()
    assert serious(page) == []
    wide = screen["viewport"]["width"]
    assert over.evaluate("it => it.scrollWidth <= it.clientWidth")
    assert page.evaluate("document.documentElement.scrollWidth") <= wide
    close = over.locator(".rule-close").bounding_box()
    assert close is not None
    assert close["height"] >= TARGET
    page.keyboard.press("Escape")
    expect(over).to_have_count(0)
    link.click()
    over.locator(".rule-close").click()
    expect(over).to_have_count(0)
    assert page.url == address
    assert page.locator(".asks").inner_text() == asked


def test_a_decision_half_written_is_not_disturbed(served: Served, open_page: OpenPage) -> None:
    page = open_page(**QUICK)
    Player(page).begin(served.url, "power")
    page.click("#piece-HQV-green-T")
    page.click("#space-V8")
    page.click("#piece-HQV-green-C")  # a path half touched
    expect(page.locator(".touched")).to_have_count(1)
    page.click(".aid-open")
    over = page.locator(".aid-over")
    over.locator("a.clause", has_text="PW-C2").first.click()
    clause = page.locator(".rule-over:not(.aid-over)")
    expect(clause).to_be_visible()
    page.keyboard.press("Escape")
    expect(clause).to_have_count(0)
    expect(over).to_be_visible()
    page.keyboard.press("Escape")
    expect(over).to_have_count(0)
    expect(page.locator(".draft-lines li")).to_have_count(1)
    expect(page.locator(".touched")).to_have_count(1)


def test_without_a_script_it_is_a_link(served: Served, open_page: OpenPage) -> None:
    page = open_page(**PHONE, java_script_enabled=False)
    page.goto(served.url)
    page.click("form[action$='/play/sans_allies'] button.primary")
    page.click(".aid-open")
    assert page.url.endswith("/aid")
    expect(page.locator(".aid-dice")).to_be_visible()
    page.click(".aid-links a")
    expect(page.locator("svg[data-picture]")).to_be_visible()


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("name", game_names())
def test_it_prints_on_one_page_black_on_white(
    name: str, lang: str, served: Served, open_page: OpenPage
) -> None:
    page = open_page(locale=lang, color_scheme="dark")
    page.goto(f"{served.url}/rules/{name}/aid?lang={lang}")
    paper = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1
    page.emulate_media(media="print", color_scheme="dark")
    colours = "getComputedStyle(document.querySelector('.aid')).color"
    assert page.evaluate(colours) == "rgb(0, 0, 0)"
    assert page.locator(".top").is_hidden()


@SCREENS
def test_the_aid_and_the_rules_fit_every_screen(
    screen: dict[str, Any], served: Served, open_page: OpenPage
) -> None:
    page = open_page(**screen)
    found = []
    for name in game_names():
        for path in (f"/rules/{name}/aid", f"/rules/{name}", f"/rules/{name}?ours=1"):
            page.goto(served.url + path)
            wide = page.evaluate("document.documentElement.scrollWidth")
            assert wide <= screen["viewport"]["width"], path
            found += [f"{path} {one}" for one in serious(page)]
    assert found == []


def test_the_contents_do_not_overlap(served: Served, open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1440, "height": 900}, locale="fr")
    page.goto(f"{served.url}/rules/dead_reckoning?lang=fr")
    boxes = page.eval_on_selector_all(
        ".contents a",
        "all => all.flatMap(one => [...one.getClientRects()].map(r => [r.left, r.top, r.right, r.bottom]))",
    )
    assert len(boxes) > 15
    for number, one in enumerate(boxes):
        for other in boxes[number + 1 :]:
            apart = (
                one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
            )
            assert apart, (one, other)


def test_the_rules_are_searched_while_one_types(served: Served, open_page: OpenPage) -> None:
    page = open_page()
    page.goto(f"{served.url}/rules/power?lang=fr")
    seen = page.locator("article.clause:visible")
    every = seen.count()
    assert every == 87
    expect(page.locator(".aid")).to_be_visible()
    page.fill("#q", "EGALITE")
    expect(page.locator("#PW-C12")).to_be_visible()
    expect(page.locator("#PW-B1")).to_be_hidden()
    expect(page.locator(".aid")).to_be_hidden()
    few = seen.count()
    assert 0 < few < every
    expect(page.locator(".found [data-count]")).to_have_text(str(few))
    # chapters without anything found have no heading either
    expect(page.locator("#PW-T")).to_be_hidden()
    page.fill("#q", "l'armée")  # the apostrophe of a keyboard finds that of print
    assert 0 < seen.count() < every
    page.fill("#q", "tie")  # English words find the French page too
    expect(page.locator("#PW-C12")).to_be_visible()
    page.fill("#q", "")
    page.check("[name=ours]")
    expect(page.locator("#PW-C3")).to_be_visible()
    expect(page.locator("#PW-C1")).to_be_hidden()
    page.click(".found a")
    assert seen.count() == every
    expect(page.locator("[name=ours]")).not_to_be_checked()
    page.fill("#q", "missile")
    page.keyboard.press("Enter")  # what is there already is not asked for again
    assert "q=" not in page.url

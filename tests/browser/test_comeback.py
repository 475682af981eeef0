"""A phone that slept comes back where it was; two phones at one table beside the box follow each other."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.by_touch import UPRIGHT, phone
from tests.browser.conftest import OpenPage
from tests.browser.player import await_client
from tests.web.serving import Served

DISCARD = "6 mer, 5 côte, plaine"
TO_C = "6 désert, 5 plaine, 3 forêt"
FROM_C = "3 forêt, 6 île, 6 montagne, 5 centre, côte"
"""The 47 cards of the standard edition, in an order: the discard, four rows, and C1 to A8."""


@pytest.fixture
def sit(served: Served, open_page: OpenPage) -> Any:
    """Phones at one seat of a table beside the box, where so much has been entered already."""
    made: dict[str, str] = {}

    def one_more(*entered: str, lang: str = "en") -> Page:
        api = served.api(lang="fr")
        if not made:
            created = api.ask("POST", "tables", {"game": "sans_allies", "companion": True})
            made["id"], made["token"] = created["id"], next(iter(created["seats"].values()))
            table = api.table(made["id"], [made["token"]])
            for text in entered:
                table.act("chance", text=text, lang="fr")
        page = open_page(**phone(UPRIGHT, lang))
        page.goto(f"{served.url}/seat/{made['token']}")
        await_client(page)
        expect(page.locator("html.telling, html.awaiting")).to_have_count(0)
        return page

    return one_more


def key(page: Page, name: str) -> Locator:
    """The key with this word."""
    return page.locator("[data-types]").filter(has_text=name)


def full(page: Page) -> Locator:
    """The slots that hold something."""
    return page.locator("[data-slot].full")


def test_half_a_row_is_there_after_the_page_was_put_away(sit: Any) -> None:
    page = sit(DISCARD, TO_C)
    for name in ("island", "island", "centre"):
        key(page, name).tap()
    page.locator('[data-slot="place-C5"]').tap()
    key(page, "forest").tap()
    expect(full(page)).to_have_count(4)
    page.reload()
    await_client(page)
    expect(full(page)).to_have_text(["islands", "islands", "centre", "forest"])
    expect(page.locator("#typed-chance")).to_have_value("islands, islands, centre")
    expect(page.locator('[data-slot="place-C6"]')).to_have_attribute("aria-current", "true")
    for name in ("coast", "mountains"):  # C6, then what is still empty
        key(page, name).tap()
    expect(page.locator("[data-part=status]")).to_contain_text("Row B")
    expect(full(page)).to_have_count(0)
    page.reload()
    await_client(page)
    expect(full(page)).to_have_count(0)
    expect(page.locator("#card-C4 title")).to_contain_text("mountains")


def test_what_is_entered_without_a_network_arrives_when_it_is_back(sit: Any) -> None:
    page = sit(DISCARD, TO_C)
    for _ in range(5):
        key(page, "mountains").tap()
    page.context.set_offline(True)
    key(page, "centre").tap()
    expect(page.locator("[data-connection]")).not_to_be_empty()
    expect(full(page)).to_have_count(6)
    page.context.set_offline(False)
    expect(page.locator("[data-part=status]")).to_contain_text("Row B")
    expect(page.locator("[data-connection]")).to_be_empty()
    expect(page.locator("[data-error].shown, [data-refusal].shown")).to_have_count(0)


def test_tab_and_what_was_typed_are_there_again(sit: Any) -> None:
    page = sit(DISCARD, TO_C, FROM_C, "P, V, A", lang="fr")
    page.locator("[data-keyboard]").tap()
    page.locator("#typed-line").fill("A1 2P")
    page.locator("[data-tab=log]").tap()
    expect(page.locator("#part-log")).to_be_in_viewport()
    page.reload()
    await_client(page)
    expect(page.locator("#part-log")).to_be_in_viewport()
    expect(page.locator("[data-tab=log]")).to_have_attribute("aria-expanded", "true")
    page.locator("[data-tab=log]").tap()
    expect(page.locator("#part-log")).to_be_hidden()
    expect(page.locator("#typed-line")).to_have_value("A1 2P")
    page.reload()
    await_client(page)
    expect(page.locator("#part-log")).to_be_hidden()


def test_two_phones_follow_each_other_and_each_has_ticks_of_its_own(sit: Any) -> None:
    one, other = sit(DISCARD, TO_C, FROM_C), sit(lang="fr")
    for name in "PVA":
        one.locator(f'[data-types][value="{name}"]').tap()
    expect(one.locator(".headline.turn")).to_be_visible()
    expect(other.locator(".headline.turn")).to_be_visible()
    expect(other.locator("[data-hand]")).to_have_count(1)
    other.locator("[data-hand]").check()
    expect(one.locator("[data-hand]")).not_to_be_checked()
    other.reload()
    await_client(other)
    expect(other.locator("[data-hand]")).to_be_checked()
    # what one takes back is asked of both again
    one.get_by_role("button", name="Take the last move back").tap()
    expect(other.locator("[data-slot]")).to_have_count(1)
    expect(other.locator("[data-hand]")).to_have_count(1)  # what lies there still


def test_what_another_phone_enters_leaves_the_rest_of_my_row(sit: Any) -> None:
    one, other = sit(DISCARD, TO_C), sit()
    for place, name in (("C1", "coast"), ("C3", "forest"), ("C4", "centre")):
        other.locator(f'[data-slot="place-{place}"]').tap()
        key(other, name).tap()
    for _ in range(2):
        key(one, "mountains").tap()
    one.locator("[data-keyboard]").tap()  # the field, for whoever enters less than a row
    one.get_by_role("button", name="Enter").tap()
    expect(other.locator("[data-slot]")).to_have_count(4)
    expect(full(other)).to_have_text(["forest", "centre"])
    expect(other.locator("[data-answer]")).to_contain_text("put away: coast.")
    expect(other.locator('[data-slot="place-C5"]')).to_have_attribute("aria-current", "true")
    expect(other.locator("#card-C1 title")).to_contain_text("mountains")


def test_phones_that_contradict_each_other_are_told_so(sit: Any) -> None:
    one, other = sit(DISCARD, TO_C), sit(lang="fr")
    other.context.set_offline(True)  # it slept: it has not heard what the other one does
    for _ in range(6):
        key(other, "montagne").tap()
    for name in ["island"] * 5 + ["centre"]:
        key(one, name).tap()
    expect(one.locator("[data-part=status]")).to_contain_text("Row B")
    other.context.set_offline(False)
    expect(other.locator("[data-part=status]")).to_contain_text("Rangée B")
    told = other.locator("[data-error].shown, [data-answer]").filter(has_text="entre-temps")
    expect(told.first).to_be_visible()
    # nothing of the first row was taken for the second, and nothing is left in the field
    expect(other.locator("[data-slot]")).to_have_count(7)
    expect(full(other)).to_have_count(0)
    expect(other.locator("#typed-chance")).to_have_value("")
    expect(other.locator("#card-C1 title")).to_contain_text("île")
    expect(other.locator("#card-B1")).to_have_count(0)


def test_two_phones_take_one_slip_back_once(sit: Any) -> None:
    one, other = sit(DISCARD, TO_C), sit(lang="fr")
    other.context.set_offline(True)
    other.get_by_role("button", name="Reprendre").tap()
    one.get_by_role("button", name="Take the last move back").tap()
    expect(one.locator("[data-part=status]")).to_contain_text("Row D")
    other.context.set_offline(False)
    expect(other.locator("[data-refusal]")).to_contain_text("a continué")
    expect(other.locator("[data-part=status]")).to_contain_text("Rangée D")
    expect(one.locator("[data-slot]")).to_have_count(1)

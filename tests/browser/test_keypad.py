"""Beside the real box by thumbs alone: a whole Sans Alliés, its set-up, draws and dice touched on keys."""

from __future__ import annotations

import json
import random

import pytest
from playwright.sync_api import Locator, Page, expect

from arbitre.core.record import read_record
from tests.browser.by_touch import SIDEWAYS, UPRIGHT, Finger, phone
from tests.browser.conftest import OpenPage
from tests.browser.player import await_client
from tests.web.serving import Served

MOST = 400
KEYS = "[data-types]:enabled"


class Box:
    """The cards and dice of a box, as somebody turns them up and touches the keys for them."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.touched = 0

    def answer(self) -> None:
        """Whatever is asked for now: every slot, each by one touch."""
        slots = self.page.locator("[data-slot]").count()
        for left in range(slots, 0, -1):
            self.turned_up().tap()
            self.touched += 1
            if left > 1:  # the next slot is the one that is shown
                full = slots - left + 1
                expect(self.page.locator("[data-slot].full")).to_have_count(full)
        expect(self.page.locator("[data-slot].full, form.busy, html.awaiting")).to_have_count(0)

    def turned_up(self) -> Locator:
        """A key, as likely as there are things of its kind."""
        keys = self.page.locator(KEYS)
        many = keys.evaluate_all(
            "all => all.map(key => Number(key.querySelector('.count')?.textContent ?? 1))"
        )
        return keys.nth(self.rng.choices(range(len(many)), many)[0])


@pytest.mark.parametrize(
    ("lang", "size"),
    [
        pytest.param("fr", UPRIGHT, id="upright"),
        pytest.param("en", SIDEWAYS, id="sideways"),
    ],
)
def test_a_whole_sans_allies_beside_the_box_by_touch(
    lang: str, size: tuple[int, int], served: Served, open_page: OpenPage
) -> None:
    api = served.api(lang=lang)
    created = api.ask("POST", "tables", {"game": "sans_allies", "companion": True})
    seat, token = next(iter(created["seats"].items()))
    table = api.table(created["id"], [token])
    page = open_page(**phone(size, lang))
    finger = Finger(page, table, seat)
    finger.sit_down(served.url, token)
    box = Box(page, 5)
    made = 0
    while not page.locator(".headline.over").count():
        if page.locator("html.awaiting, html.telling").count():
            page.wait_for_timeout(50)
        elif page.locator("[data-keypad]:visible").count():
            box.answer()
        elif page.locator(".headline.turn").count():
            finger.decide()
            made += 1
        else:
            page.wait_for_timeout(50)
        if page.locator(".beat-skip:visible").count():
            finger.tap_on(".beat-skip")
        assert made < MOST, "the game never ends"
    assert box.touched > 47 + made  # the nation alone is 47 cards
    expect(page.locator("[data-refusal].shown, [data-error].shown")).to_have_count(0)
    *_, (_, position, _) = read_record(table.record()).replay()  # every line and hash is checked
    assert position.result is not None


def test_slots_are_filled_in_any_order_and_corrected(served: Served, open_page: OpenPage) -> None:
    created = served.api(lang="en").ask(
        "POST", "tables", {"game": "sans_allies", "companion": True}
    )
    page = open_page(**phone(UPRIGHT, "en"))
    page.goto(f"{served.url}/seat/{next(iter(created['seats'].values()))}")
    await_client(page)
    field = page.locator("#typed-chance")
    key = page.locator("[data-types]")
    plains, sea = key.filter(has_text="plains"), key.filter(has_text="sea")
    expect(page.locator("[data-slot]")).to_have_count(12)
    for _ in range(6):
        plains.tap()
    expect(plains).to_be_disabled()  # there are six
    expect(field).to_have_value(", ".join(["plains"] * 6))
    page.locator("[data-slot]").nth(1).tap()
    sea.tap()
    expect(field).to_have_value("plains, sea, plains, plains, plains, plains")
    expect(plains).to_be_enabled()
    page.locator("[data-erase]").tap()
    expect(page.locator("[data-slot].full")).to_have_count(5)
    # what is full from the first on can be sent before the rest
    page.locator("[data-keyboard]").tap()
    page.get_by_role("button", name="Enter").tap()
    expect(page.locator("[data-slot]")).to_have_count(7)
    expect(page.locator("[data-slot].full")).to_have_count(0)
    for _ in range(7):
        sea.or_(key.filter(has_text="coast")).filter(visible=True).locator(
            ":scope:enabled"
        ).last.tap()
    expect(page.locator("[data-part=status]")).to_contain_text("Row G")
    # a place of the picture is a slot too
    page.locator("#place-G2").tap()
    expect(page.locator("[data-slot]").nth(1)).to_have_attribute("aria-current", "true")
    key.filter(has_text="centre").tap()
    expect(page.locator("#slot-marks")).to_contain_text("centre")
    expect(field).to_have_value("")
    key.filter(has_text="desert").tap()
    expect(page.locator("[data-part=status]")).to_contain_text("Row F")
    expect(page.locator("#card-G2 title")).to_contain_text("centre")


@pytest.mark.parametrize(
    ("lang", "name", "said"),
    [("fr", "plaine", "les nombres de votre boîte"), ("en", "plains", "the numbers of your box")],
)
def test_a_card_too_many_says_how_to_go_on(
    lang: str, name: str, said: str, served: Served, open_page: OpenPage
) -> None:
    created = served.api(lang="en").ask(
        "POST", "tables", {"game": "sans_allies", "companion": True}
    )
    table = served.api(lang="en").table(created["id"], list(created["seats"].values()))
    table.act("chance", text="6 plains, 6 sea", lang="en")
    page = open_page(**phone(UPRIGHT, lang))
    page.goto(f"{served.url}/seat/{next(iter(created['seats'].values()))}")
    await_client(page)
    key = page.locator("[data-types]")
    forest = key.filter(has_text="for")
    forest.tap()
    key.filter(has_text=name).tap()  # our edition has six of them, this box has seven
    refusal = page.locator("[data-error].shown")
    expect(refusal).to_contain_text(said)
    expect(page.locator("[data-slot].full")).to_have_count(1)  # nothing is lost
    forest.tap()
    expect(page.locator("[data-part=status]")).to_contain_text(
        "Rangée F" if lang == "fr" else "Row F"
    )
    expect(refusal).to_have_count(0)


def test_what_people_laid_is_not_told_to_them(served: Served, open_page: OpenPage) -> None:
    created = served.api(lang="en").ask(
        "POST", "tables", {"game": "sans_allies", "companion": True}
    )
    page = open_page(**phone(UPRIGHT, "en"))
    told: list[str] = []

    def hear(frame: str | bytes) -> None:
        told.extend(beat["caption"] for beat in json.loads(frame).get("beats", []))

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    page.goto(f"{served.url}/seat/{next(iter(created['seats'].values()))}")
    await_client(page)
    for name in ["sea"] * 6 + ["coast"] * 6:
        page.locator("[data-types]").filter(has_text=name).tap()
    expect(page.locator("[data-part=status]")).to_contain_text("Row G")
    assert told == []
    # what the program drew has to be seen before it can be laid
    page.get_by_role("button", name="Draw 2 for me").tap()
    expect(page.locator("[data-part=status]")).to_contain_text("Row F")
    assert len(told) == 1
    assert told[0].startswith("Pyramid: G1")

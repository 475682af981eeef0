"""The referee's desk: one phone is board and referee, four are sheets; four rounds, a slip corrected."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from arbitre.core.record import read_record
from tests.browser.by_touch import SIDEWAYS, UPRIGHT, Finger, phone
from tests.browser.conftest import OpenPage
from tests.browser.player import await_client
from tests.web.serving import Served

SEATS = ("green", "blue", "yellow", "red")
ROUNDS: tuple[dict[str, list[str]], ...] = (
    {
        "green": ["C HQ B0", "C HQ J0"],
        "blue": ["C HQ V0"],
        "yellow": ["T HQ J8"],
        "red": ["S HQ R8"],
    },
    {  # blue and yellow meet in IX, 5 : 5, and both return
        "green": ["2P E RV S", "S RV HQ"],
        "blue": ["C V0 IX"],
        "yellow": ["C HQ IX"],
        "red": ["T HQ R8"],
    },
    {  # red's infantry lay in R7, not in R8: that is the slip
        "green": ["3S E HQ R"],
        "blue": ["T HQ B8"],
        "yellow": ["T J8 J7"],
        "red": ["S R7 R6"],
    },
    {  # blue's two tanks, 6, take green's fighter, 5, in B0
        "green": ["R HQ V8"],
        "blue": ["T B8 B0", "T HQ B0"],
        "yellow": ["T J7 J4"],
        "red": ["T R8 R7"],
    },
)
"""Four sheets a round, in French."""
AFTER = {
    "HQV": {"green": {"T": 2, "D": 2}},
    "V8": {"green": {"R": 1}},
    "J0": {"green": {"C": 1}},
    "HQB": {"blue": {"S": 2, "C": 1, "D": 2}},
    "B0": {"blue": {"T": 2}},
    "V0": {"blue": {"C": 1}},
    "HQJ": {"yellow": {"S": 2, "T": 1, "C": 2, "D": 2}},
    "J4": {"yellow": {"T": 1}},
    "HQR": {"red": {"S": 1, "T": 1, "C": 2, "D": 2}},
    "R6": {"red": {"S": 1}},
    "R7": {"red": {"T": 1}},
}
"""Worked out by hand, round by round."""
# green: two enemy lands in the rounds 1 to 3, less an infantry, one in the last
# blue: one land in each round, and a prisoner
RESERVES = {"green": {"P": 5}, "blue": {"C": 1, "P": 4}}
HANDS = {
    "fr": [
        "Vert\u00a0: 1 Chasseur de HQV vers B0",
        "Vert\u00a0: 1 Chasseur de HQV vers J0",
        "Bleu\u00a0: 1 Chasseur de HQB vers V0",
        "Jaune\u00a0: 1 Tank de HQJ vers J8",
        "Rouge\u00a0: 1 Soldat de HQR vers R8",
        "Vert, Réserve\u00a0: poser 2 Power",
        "Bleu, Réserve\u00a0: poser 1 Power",
    ],
    "en": [
        "Green: 1 fighter from HQG to B0",
        "Green: 1 fighter from HQG to Y0",
        "Blue: 1 fighter from HQB to G0",
        "Yellow: 1 tank from HQY to Y8",
        "Red: 1 infantry from HQR to R8",
        "Green, reserve: put down 2 Power",
        "Blue, reserve: put down 1 Power",
    ],
}
"""What hands do after the first round."""
ENGLISH = str.maketrans({"V": "G", "J": "Y", "S": "I", "C": "F", "E": "X"})


def spoken(line: str, lang: str) -> str:
    """An order in the letters of a language: lanes and heavy pieces do not occur here."""
    return line if lang == "fr" else line.translate(ENGLISH).replace("RG", "RV")


class Desk:
    """The referee, by thumb."""

    def __init__(self, page: Page, finger: Finger) -> None:
        self.page = page
        self.finger = finger
        self.ticked = 0

    def set_by_tray(self, place: str, dial: str, step: int) -> None:
        """A space is touched, and one number stepped."""
        self.finger.tap(f"space-{place}")
        over = self.page.locator("dialog.tray-over")
        row = over.locator(f"input[name='v-{dial}']").locator("..")
        row.locator(f".dial-step[data-step='{step}']").tap()
        over.locator(".tray-ends .primary").tap()
        expect(over).to_have_count(0)

    def sent(self, *seats: str) -> None:
        """Who has sent, and nothing of what."""
        head = self.page.locator(".headline-text")
        expect(head).to_contain_text(re.compile(rf": {len(seats)} (sur|of) 4"))
        for seat in SEATS:
            line = self.page.locator(f"[data-desk-seat={seat}].ready")
            expect(line).to_have_count(1 if seat in seats else 0)

    def tick_all(self) -> list[str]:
        """What hands do, each line ticked."""
        expect(self.page.locator("[data-hand]").first).to_be_attached()
        boxes = self.page.locator(".hands label")
        lines = [line.strip() for line in boxes.all_text_contents()]
        assert self.page.locator(".hands li .clause").count() >= len(lines)
        for number in range(boxes.count()):
            if not boxes.nth(number).is_visible():  # folded: its head opens it
                self.page.locator(".hands-head").tap()
            boxes.nth(number).tap()
            self.ticked += 1
        expect(self.page.locator(".to-do.all-done")).to_have_count(1)
        return lines


def close_look(page: Page) -> None:
    """What happened, at one look or told, is put away."""
    for _ in range(40):
        if page.locator("html.awaiting").count():
            page.wait_for_timeout(50)
            continue
        # it may end by itself just now
        page.locator(".look-close, .beat-skip").evaluate_all(
            "all => all.forEach((one) => one.offsetParent && one.click())"
        )
        if not page.locator("html:is(.telling, .looking, .awaiting)").count():
            return
        page.wait_for_timeout(50)
    raise AssertionError("the telling never ends")


def sit_down(page: Page, link: str, seat: str) -> None:
    """By the invitation, as from its QR code."""
    page.goto(link)
    page.locator(f"input[name=seat][value={seat}]").check()
    page.locator("input[name=name]").fill(seat.title())
    page.locator("form.fields button.primary").tap()
    await_client(page)


@pytest.mark.parametrize(
    ("lang", "size"),
    [
        pytest.param("fr", UPRIGHT, id="fr"),
        pytest.param("en", SIDEWAYS, id="en", marks=pytest.mark.slow),
    ],
)
def test_four_rounds_at_a_desk_with_four_phones(
    lang: str, size: tuple[int, int], served: Served, open_page: OpenPage
) -> None:
    """The desk and two phones speak one language, the two other phones the other."""
    langs = dict(zip(SEATS, (lang, *{"fr", "en"} - {lang}) * 2, strict=True))
    page = open_page(**phone(size, lang))
    page.goto(f"{served.url}/new/power")
    page.locator("input[name=companion]").check()
    page.locator(".main-act button").tap()
    await_client(page)
    table = served.api(lang=lang).table(page.url.rpartition("/")[2].partition("?")[0], [])
    desk = Desk(page, Finger(page, table, ""))
    page.reload()
    await_client(page)
    address = page.url
    page.locator("#desk a[href$=invite]").tap()
    link = page.locator(".link input").input_value()
    page.goto(address)
    await_client(page)
    phones: dict[str, Finger] = {}
    for seat in SEATS:
        other = open_page(**phone(size, langs[seat]))
        phones[seat] = Finger(other, table, seat)
        sit_down(other, link, seat)
        expect(other.locator("#desk, .hands, [data-tray]")).to_have_count(0)
    for number, sheets in enumerate(ROUNDS, 1):
        for count, seat in enumerate(SEATS):
            finger = phones[seat]
            expect(finger.page.locator(".title .round")).to_contain_text(str(number))
            close_look(finger.page)
            for line in sheets[seat]:
                close_look(finger.page)
                finger.write(spoken(line, langs[seat]))
                finger.settle()
            expect(finger.page.locator(".draft-lines li")).to_have_count(len(sheets[seat]))
            finger.tap_on(".draft-send")
            if count < len(SEATS) - 1:
                desk.sent(*SEATS[: count + 1])
            if (number, seat) == (3, "green"):
                # the slip is seen when green has sent already: the sheet stays in
                desk.set_by_tray("R8", "R-S", -1)
                desk.set_by_tray("R7", "R-S", 1)
                desk.sent("green")
        close_look(page)
        expect(page.locator(".title .round")).to_contain_text(str(number + 1))
        close_look(page)
        lines = desk.tick_all()
        if number == 1:
            assert lines == HANDS[lang]
        # beside the sheets a round asks little of the referee: one touch each a second
        assert len(lines) < 20
    expect(page.locator("[data-refusal].shown, [data-error].shown")).to_have_count(0)
    text = page.request.get(f"{address}/record").text()
    *_, (_, position, _) = read_record(text).replay()  # every line and hash is checked
    found = position.to_dict()
    assert found["board"] == {place: AFTER[place] for place in sorted(AFTER)}
    assert found["reserves"] == RESERVES
    assert (found["round"], found["referee"]) == (5, "green")
    assert text.count(" table set ") == 2


@pytest.mark.parametrize(("lang", "word"), [("fr", "Écrire"), ("en", "Write")])
def test_a_paper_sheet_that_was_copied_leaves_the_desk(
    lang: str, word: str, served: Served, open_page: OpenPage
) -> None:
    page = open_page(**phone(UPRIGHT, lang))
    page.goto(f"{served.url}/new/power")
    page.locator("input[name=companion]").check()
    page.locator(".main-act button").tap()
    await_client(page)
    for number, seat in enumerate(SEATS[:2], 1):
        page.locator(f"[data-desk-seat={seat}]").get_by_text(word, exact=True).tap()
        await_client(page)
        page.locator("[data-keyboard]").tap()
        field = page.locator("#typed-line")
        field.fill(spoken({"green": "T HQ V8", "blue": "T HQ B8"}[seat], lang))
        field.press("Enter")
        expect(page.locator(".draft-lines li")).to_have_count(1)
        page.locator(".draft-send").tap()
        page.wait_for_url(lambda url: "seat=" not in url)
        await_client(page)
        expect(page.locator("#desk .ready")).to_have_count(number)
        expect(page.locator(".draft-lines li, [data-part=decision] .sheet")).to_have_count(0)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_clock_of_a_table_is_read_from_afar_and_started_by_the_referee(
    lang: str, served: Served, open_page: OpenPage
) -> None:
    plan = {"game": "power", "companion": True, "options": {"hourglass": 3}}
    made = served.api().ask("POST", "tables", {**plan, "seats": [{"kind": "person"}] * 4})
    page, other = open_page(**phone(UPRIGHT, lang)), open_page(**phone(UPRIGHT, lang))
    page.goto(f"{served.url}/seat/{made['host']}")
    other.goto(f"{served.url}/seat/{made['seats']['green']}")
    await_client(page)
    await_client(other)
    time = page.locator(".desk-time")
    phase = page.locator(".desk-phase")
    expect(time).to_have_text("1:00")
    expect(phase).to_have_text({"fr": "Discussion", "en": "Talk"}[lang])
    expect(page.locator(".desk-then")).to_contain_text("3:00")
    expect(other.locator(".status .clock")).to_have_text("4:00")
    # every control is large enough for a finger
    for one in page.locator("#desk :is(button, .button, summary):visible").all():
        box = one.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
    # touched, it fills the screen
    page.locator(".desk-large").tap()
    box = time.bounding_box()
    assert box
    assert box["width"] > UPRIGHT[0] * 0.8
    page.locator(".desk-run").tap()
    expect(page.locator(".desk-clock.standing")).to_have_count(0)
    expect(time).not_to_have_text("1:00")
    page.locator(".desk-run").tap()
    expect(page.locator(".desk-clock.standing")).to_have_count(1)
    page.locator(".desk-small").tap()
    small = time.bounding_box()
    assert small
    assert small["height"] < box["height"] / 2

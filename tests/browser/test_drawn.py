"""The decision in the picture: drawn while it is written, offered, hinted at; and a round at one look."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.stage import Stage, draft, lit, piece, settled, touch

pytestmark = pytest.mark.browser

MOVED = {"pieces": {"tank": "", "tank-isle": piece("tank-isle", 340, 90)}, "state": {}}
"""The tank as it stands when it has gone to the isle."""
ARROW = '<path id="order-1" d="M60 30L340 30"/>'


def places(stage: Stage) -> dict[str, str]:
    """Where the pieces are, by id."""
    found: dict[str, str] = stage.page.eval_on_selector_all(
        "#pieces > g",
        "all => Object.fromEntries(all.map(g => [g.id, g.getAttribute('transform')]))",
    )
    return found


def test_what_is_written_is_drawn_and_can_be_touched(stage: Stage) -> None:
    chain = [touch("T isle sea", "tank-isle", "sea")]
    stage.answers = [
        settled(stage, "T isle", marks=ARROW, drawn=MOVED, touches=chain),
        settled(stage, "T isle", "T isle sea"),
    ]
    stage.open()
    stage.page.click("#tank")
    stage.page.click("#isle")
    expect(stage.page.locator("#order-1")).to_have_count(1)
    assert places(stage) == {"ship": "translate(60 200)", "tank-isle": "translate(340 90)"}
    assert lit(stage) == ["tank-isle"]
    # what is not there yet goes on
    stage.page.click("#tank-isle")
    stage.page.click("#sea")
    expect(stage.page.locator(".draft-said")).to_have_text(["said T isle", "said T isle sea"])
    # nothing is drawn otherwise any more
    assert places(stage) == {"tank": "translate(60 90)", "ship": "translate(60 200)"}


def test_what_is_in_hand_is_said_in_the_place_of_what_to_do(stage: Stage) -> None:
    stage.state["html"]["status"] = '<div class="asks"><p class="prompt">Touch a piece</p></div>'
    stage.state["touches"] += [
        touch("2P", "ship", "ship", label="buy one"),
        touch("I", "isle", "isle", label="stay here"),
    ]
    stage.open()
    asked = stage.page.locator(".asks p")
    expect(asked).to_have_text(["Touch a piece"])
    stage.page.click("#tank")
    expect(asked.last).to_have_text("Where to? – piece tank")
    stage.page.click("#ship")
    expect(asked.last).to_have_text("Where to, or again: buy one – piece ship")
    stage.page.click("#isle")
    expect(asked.last).to_have_text("Again: stay here – The isle")
    stage.page.keyboard.press("Escape")
    expect(asked).to_have_text(["Touch a piece"])


def test_a_page_that_is_opened_again_shows_the_draft(stage: Stage) -> None:
    stage.state |= {"draft": draft("T isle"), "drawn": MOVED, "touches": [touch("a", "tank-isle")]}
    stage.state["picture"]["marks"] = ARROW
    stage.open()
    assert places(stage) == {"ship": "translate(60 200)", "tank-isle": "translate(340 90)"}
    assert lit(stage) == ["tank-isle"]


def test_what_was_sent_stays_in_the_picture(stage: Stage) -> None:
    stage.state |= {"draft": draft("T isle"), "drawn": MOVED, "touches": [touch("a", "tank-isle")]}
    stage.state["picture"]["marks"] = ARROW
    stage.answers = [(200, {"revision": 5})]
    stage.open()
    stage.page.click("text=Send")
    stage.until(lambda: len(stage.asked), 1)
    stage.page.wait_for_timeout(200)
    assert places(stage) == {"ship": "translate(60 200)", "tank-isle": "translate(340 90)"}
    expect(stage.page.locator("#order-1")).to_have_count(1)
    assert lit(stage) == []


def test_an_offer_writes_its_lines_in_place_of_the_others(stage: Stage) -> None:
    offers = [{"label": "Best force: 2 V", "lines": ["V", "V"]}]
    stage.state["draft"] = draft("P", offers=offers, send="Attack")
    stage.answers = [settled(stage, "V", "V", offers=offers)]
    stage.open()
    expect(stage.page.locator(".draft-send")).to_have_text("Attack")
    stage.page.click("text=Best force: 2 V")
    expect(stage.page.locator(".draft-said")).to_have_text(["said V", "said V"])
    stage.until(
        lambda: [body for _, _, body, _ in stage.asked][-1:],
        [{"seat": "green", "lines": ["V", "V"], "revision": 0}],
    )


HINT: dict[str, object] = {
    "text": "Do this.",
    "lines": [{"line": line, "said": f"said {line}"} for line in ("a", "b", "c")],
    "marks": ARROW,
    "drawn": MOVED,
}


def ask(stage: Stage, hint: dict[str, object]) -> None:
    stage.state["html"]["decision"] = '<button data-ask="hint">Hint</button>'
    stage.answers.insert(0, (200, hint))
    stage.open()
    stage.page.click("text=Hint")
    expect(stage.page.locator("[data-answer] p")).to_have_text("Do this.")


def test_a_hint_is_drawn_before_it_is_taken(stage: Stage) -> None:
    stage.state["draft"] = draft("b")
    stage.answers = [settled(stage, "a", "b", "c")]
    ask(stage, HINT)
    expect(stage.page.locator("[data-answer] li")).to_have_text(["said a", "said b", "said c"])
    expect(stage.page.locator("#order-1")).to_have_count(1)
    assert "tank-isle" in places(stage)
    stage.page.click("text=Fill in")
    # in place of what was written, and in its order
    expect(stage.page.locator(".draft-said")).to_have_text(["said a", "said b", "said c"])
    expect(stage.page.locator("[data-part=decision]")).to_have_text("3 written")
    expect(stage.page.locator("#order-1")).to_have_count(0)
    expect(stage.page.locator("[data-answer] > *")).to_have_count(0)
    expect(stage.page.locator(".draft-send")).to_be_focused()


def test_a_hint_that_is_left_leaves_everything_as_it_was(stage: Stage) -> None:
    ask(stage, HINT)
    stage.page.click("text=Leave it")
    expect(stage.page.locator("[data-answer] > *")).to_have_count(0)
    expect(stage.page.locator("#order-1")).to_have_count(0)
    assert places(stage) == {"tank": "translate(60 90)", "ship": "translate(60 200)"}
    assert lit(stage) == ["ship", "tank"]
    assert len(stage.asked) == 1


def test_a_hint_of_one_line_that_is_a_whole_decision_is_sent(stage: Stage) -> None:
    stage.answers = [settled(stage, "a", at_once=True), (200, {"revision": 3})]
    hint = {"text": "Do this.", "lines": [{"line": "a", "said": "said a"}], "at_once": True}
    ask(stage, hint)
    stage.page.click("text=Do it")
    stage.until(
        lambda: [path.split("?")[0].split("/")[-1] for _, path, _, _ in stage.asked][-1:], ["acts"]
    )


LOOK = {
    "step": 2,
    "title": "Round 2",
    "markup": '<g id="fight"><text>10 : 5</text></g>',
    "lines": [
        {"text": "Green takes the isle", "clause": "X-1", "minor": False, "about": ["isle"]},
        {"text": "Green moves", "clause": "", "minor": True, "about": []},
    ],
}


def test_a_round_is_first_seen_at_one_look(stage: Stage) -> None:
    stage.open()
    pieces = piece("tank", 340, 90) + piece("ship", 60, 200)
    stage.tell(picture={"pieces": pieces}, look=LOOK)
    bar = stage.page.locator(".look-bar")
    expect(bar.locator("h2")).to_have_text("Round 2")
    expect(bar.locator("li")).to_have_text(["Green takes the isle X-1"])
    expect(stage.page.locator("#look #fight")).to_have_text("10 : 5")
    assert places(stage)["tank"] == "translate(340 90)"
    # the first touch puts it away, the next one plays
    stage.page.click("#tank")
    expect(bar).to_be_hidden()
    expect(stage.page.locator("#look > *")).to_have_count(0)
    assert lit(stage) == ["ship", "tank"]
    stage.page.click("#tank")
    assert lit(stage) == ["isle", "sea"]


def test_the_last_round_can_be_seen_again(stage: Stage) -> None:
    stage.answers = [(200, LOOK)]
    stage.open()
    again = stage.page.locator(".look-again")
    again.click()
    expect(stage.page.locator("#look #fight")).to_have_count(1)
    expect(again).to_have_attribute("aria-pressed", "true")
    stage.page.keyboard.press("Escape")
    expect(stage.page.locator(".look-bar")).to_be_hidden()
    expect(again).to_have_attribute("aria-pressed", "false")


def test_clocks_wait_until_a_round_was_looked_at(stage: Stage) -> None:
    stage.open()
    stage.tell(look=LOOK, untold=True, steps=3)
    expect(stage.page.locator(".look-bar")).to_be_visible()
    stage.page.wait_for_timeout(300)
    assert stage.asked == []
    stage.page.click("text=Close")
    stage.until(lambda: [body["kind"] for _, _, body, _ in stage.asked], ["told"])

"""The browser client before a server that does what the test says: touches, drafts, beats, lost lines."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.answers import answered
from tests.browser.conftest import PHONE
from tests.browser.stage import FORM, Stage, beat, draft, lit, piece, settled, touch
from tests.browser.telling import pause_at_once


def bodies(stage: Stage) -> list[object]:
    return [body for _, _, body, _ in stage.asked]


def test_two_touches_write_a_line(stage: Stage) -> None:
    stage.answers = [settled(stage, "T sea")]
    stage.open()
    assert lit(stage) == ["ship", "tank"]
    stage.page.click("#tank")
    assert lit(stage) == ["isle", "sea"]
    stage.page.click("#sea")
    expect(stage.page.locator(".draft-said")).to_have_text("said T sea")
    expect(stage.page.locator("[data-part=decision]")).to_have_text("1 written")
    method, path, body, key = stage.asked[0]
    assert (method, path.partition("?")[0]) == ("PUT", "/api/v1/tables/1/draft")
    assert body == {"seat": "green", "lines": ["T sea"], "revision": 0}
    assert len(key) >= 32
    assert lit(stage) == ["ship", "tank"]


def test_the_same_by_keyboard(stage: Stage) -> None:
    stage.answers = [settled(stage, "T isle")]
    stage.open()
    stage.page.focus("#tank")
    stage.page.keyboard.press("ArrowRight")
    assert stage.page.evaluate("document.activeElement.id") == "ship"
    stage.page.keyboard.press("ArrowLeft")
    stage.page.keyboard.press("Enter")
    assert stage.page.evaluate("document.activeElement.id") == "isle"
    stage.page.keyboard.press("Escape")
    assert stage.page.evaluate("document.activeElement.id") == "tank"
    stage.page.keyboard.press(" ")
    stage.page.keyboard.press(" ")
    expect(stage.page.locator(".draft-said")).to_have_text("said T isle")


def test_what_can_be_touched_is_a_button_with_a_name(stage: Stage) -> None:
    stage.open()
    assert stage.page.get_attribute("#tank", "role") == "button"
    assert stage.page.get_attribute("#tank", "aria-label") == "piece tank"
    stage.page.click("#tank")
    answered(stage.page)
    assert stage.page.get_attribute("#isle", "aria-label") == "do T isle"
    assert stage.page.get_attribute("#tank", "role") is None
    stage.page.mouse.click(5, 5)  # elsewhere: back
    assert lit(stage) == ["ship", "tank"]


def test_several_lines_on_one_path_are_chosen_from(stage: Stage) -> None:
    stage.state["touches"] = [touch("a", "tank", label="Attack"), touch("b", "tank", label="Rest")]
    stage.answers = [settled(stage, "b")]
    stage.open()
    stage.page.click("#tank")
    expect(stage.page.locator(".touch-menu button")).to_have_text(["Attack", "Rest", "cancel"])
    stage.page.keyboard.press("Escape")
    expect(stage.page.locator(".touch-menu")).to_have_count(0)
    stage.page.click("#tank")
    stage.page.keyboard.press("ArrowDown")
    stage.page.keyboard.press("Enter")
    expect(stage.page.locator(".draft-said")).to_have_text("said b")


def test_lines_are_moved_removed_and_sent(stage: Stage) -> None:
    stage.state["draft"] = draft("a", "b")
    stage.answers = [settled(stage, "b", "a"), settled(stage, "b"), (200, {"revision": 9})]
    stage.open()
    stage.page.click("text=↓ >> nth=0")
    expect(stage.page.locator(".draft-said")).to_have_text(["said b", "said a"])
    stage.page.click("[aria-label='Remove said a']")
    expect(stage.page.locator(".draft-said")).to_have_text(["said b"])
    expect(stage.page.locator(".draft-send")).to_be_enabled()
    stage.page.click("text=Send")
    expect(stage.page.locator("[data-draft]")).to_be_hidden()
    sent = {"kind": "move", "seat": "green", "revision": 0, "body": {"lines": ["b"]}}
    stage.until(lambda: bodies(stage)[-1:], [sent])


def test_a_warning_is_asked_once(stage: Stage) -> None:
    stage.state["draft"] = draft("a", warnings=["You lose a ship."])
    stage.open()
    stage.page.click("text=Send")
    expect(stage.page.locator(".draft-warnings")).to_have_text("You lose a ship.")
    assert stage.asked == []
    with stage.page.expect_request("**/acts?**"):
        stage.page.click("text=Send anyway")
    expect(stage.page.locator(".draft-warnings")).to_have_count(0)


def test_a_refusal_is_said_in_place_and_nothing_is_lost(stage: Stage) -> None:
    stage.state["draft"] = draft("a")
    stage.answers = [(409, {"error": {"code": "illegal", "text": "Too far.", "clause": "X-1"}})]
    stage.open()
    stage.page.click("text=Send")
    expect(stage.page.locator(".draft-refusal")).to_have_text("Too far. X-1")
    assert stage.page.get_attribute(".draft-refusal a", "href") == "/rules/x/X-1"
    expect(stage.page.locator(".draft-said")).to_have_text("said a")


def test_a_cut_line_is_tried_again_with_the_same_key(stage: Stage) -> None:
    stage.state["draft"] = draft("a")
    stage.answers = [None, (503, {}), (200, {"revision": 1})]
    stage.open()
    stage.page.click("text=Send")
    expect(stage.page.locator("[data-draft]")).to_be_hidden()
    stage.until(lambda: len(stage.asked), 3)
    assert len({key for _, _, _, key in stage.asked}) == 1


def test_a_line_that_is_the_whole_decision_is_sent(stage: Stage) -> None:
    stage.state["touches"] = [touch("go", "ship")]
    stage.answers = [settled(stage, "go", at_once=True), (200, {"revision": 1})]
    stage.open()
    stage.page.click("#ship")
    expect(stage.page.locator("[data-draft]")).to_be_hidden()
    stage.until(
        lambda: [path.partition("?")[0][17:] for _, path, _, _ in stage.asked], ["draft", "acts"]
    )


def test_a_basket_counts_at_once(stage: Stage) -> None:
    item = {"line": "T", "label": "tank", "count": 0, "most": 2, "weight": 3, "ids": ["tank"]}
    basket = {"title": "Force", "unit": "", "rule": "at_least", "total": 5, "items": [item]}
    stage.state["touches"] = []
    stage.state["draft"] = draft(basket=basket, complete=False)
    two = {**basket, "items": [{**item, "count": 2}]}
    stage.answers = [
        settled(stage, "T", basket={**basket, "items": [{**item, "count": 1}]}),
        settled(stage, "T", "T", basket=two),
    ]
    stage.open()
    expect(stage.page.locator(".basket-rule")).to_contain_text("0 of at least 5")
    stage.page.click("[aria-label='More: tank']")
    expect(stage.page.locator(".basket-rule")).to_contain_text("3 of at least 5")
    stage.page.click("#tank")
    expect(stage.page.locator(".basket-rule")).to_contain_text("6 of at least 5 ✓")
    expect(stage.page.locator("[aria-label='More: tank']")).to_be_disabled()
    expect(stage.page.locator(".draft-said")).to_have_count(0)
    assert lit(stage) == []


def test_a_new_state_keeps_focus_zoom_and_what_is_typed(stage: Stage) -> None:
    stage.open()
    stage.page.fill("[name=text]", "half a sente")
    stage.page.click(".zoom-in")
    answered(stage.page)
    shown = stage.page.get_attribute("svg", "viewBox")
    stage.page.focus("#ship")
    moved = piece("ship", 100, 200) + piece("tank", 200, 90)
    stage.tell(picture={"pieces": moved}, html={"chat": f"<p>new</p>{FORM}", "log": "<p>one</p>"})
    expect(stage.page.locator("[data-part=log]")).to_have_text("one")
    assert stage.page.evaluate("document.activeElement.id") == "ship"
    assert stage.page.input_value("[name=text]") == "half a sente"
    assert stage.page.get_attribute("svg", "viewBox") == shown != "0 0 600 300"
    assert stage.page.get_attribute("#ship", "transform") == "translate(100 200)"


def test_a_lost_connection_is_said_and_comes_back(stage: Stage) -> None:
    stage.open()
    stage.tell()
    stage.page.route_web_socket("ws://stage.test/**", lambda socket: socket.close(code=1013))
    stage.sockets[-1].close(code=1011)
    expect(stage.page.locator("[data-connection]")).to_have_text("Connection lost.")
    asked: list[str] = []

    def back(socket: object) -> None:
        asked.append(socket.url)  # type: ignore[attr-defined]
        stage._connect(socket)  # type: ignore[arg-type]

    stage.page.route_web_socket("ws://stage.test/**", back)
    stage.state["html"]["status"] = "caught up"
    expect(stage.page.locator("[data-part=status]")).to_have_text("caught up")
    expect(stage.page.locator("[data-connection]")).to_have_text("")
    assert "from=1" in asked[0]
    assert "key=k" in asked[0]


def test_the_past_is_looked_at_while_the_present_waits(stage: Stage) -> None:
    stage.open()
    past = {"type": "state", "revision": 0, **stage.state, "step": 1, "steps": 2}
    past["picture"] = {**stage.state["picture"], "pieces": piece("tank", 10, 10)}
    stage.answers = [(200, json.loads(json.dumps(past)))]
    stage.page.click("[aria-label=Previous]")
    expect(stage.page.locator("#tank")).to_have_attribute("transform", "translate(10 10)")
    assert stage.asked[0][1].startswith("/api/v1/tables/1/history/1?")
    assert lit(stage) == []
    stage.tell(beats=[beat("News")], picture={"pieces": piece("tank", 99, 99)})
    expect(stage.page.locator(".history-badge")).to_have_text("Something happened")
    assert stage.page.get_attribute("#tank", "transform") == "translate(10 10)"
    stage.page.click("text=Back to now")
    expect(stage.page.locator("#tank")).to_have_attribute("transform", "translate(99 99)")
    assert lit(stage) == ["tank"]


def test_the_next_step_of_the_past_is_played(stage: Stage) -> None:
    stage.open()
    past = {"type": "state", "revision": 0, **stage.state, "step": 1, "steps": 2}
    before = {**past, "picture": {**stage.state["picture"], "pieces": piece("tank", 60, 90)}}
    told = [beat("The tank sails.", pieces={"tank": piece("tank", 490, 90)})]
    after = {**past, "step": 2, "beats": told}
    stage.answers = [(200, before), (200, after)]
    stage.page.click("[aria-label=Previous]")
    expect(stage.page.locator("#ship")).to_have_count(0)
    stage.page.click("[aria-label=Next]")
    expect(stage.page.locator(".beat-text")).to_have_text("The tank sails.")
    assert stage.asked[1][1].startswith("/api/v1/tables/1/history/2?")
    stage.page.click("text=Skip")
    # that was the last step: the present is back
    expect(stage.page.locator("#ship")).to_have_count(1)
    expect(stage.page.locator("text=Back to now")).to_be_hidden()
    assert lit(stage) == ["ship", "tank"]


def test_the_past_is_gone_through_moment_by_moment(stage: Stage) -> None:
    stage.open()
    sails = beat("The tank sails.", pieces={"tank": piece("tank", 340, 90)})
    lands = beat("It lands.", pieces={"tank": piece("tank", 490, 90)})

    def past(
        step: int, moment: int, moments: int, x: int, beats: list[object]
    ) -> dict[str, object]:
        picture = {**stage.state["picture"], "pieces": piece("tank", x, 90)}
        at = {"step": step, "steps": 2, "beat": moment, "beat_count": moments}
        return {
            "type": "state",
            "revision": 0,
            **stage.state,
            "picture": picture,
            **at,
            "beats": beats,
        }

    stage.answers = [
        (200, past(2, 1, 2, 340, [sails])),
        (200, past(1, 3, 3, 60, [])),
        (200, past(2, 1, 2, 340, [sails])),
        (200, past(2, 2, 2, 490, [sails, lands])),
    ]
    place, text = stage.page.locator(".history-place"), stage.page.locator(".beat-text")
    stage.page.click("[aria-label='Previous moment']")
    expect(place).to_have_text("step 2 of 2, moment 1 of 2")
    expect(text).to_have_text("The tank sails.")  # it stands there as long as the moment does
    expect(stage.page.locator("#tank")).to_have_attribute("transform", "translate(340 90)")
    expect(stage.page.locator(".beat-controls")).to_be_hidden()
    stage.page.click("[aria-label='Previous moment']")
    expect(place).to_have_text("step 1 of 2")
    expect(text).to_be_hidden()
    pause_at_once(stage.page)
    stage.page.click("[aria-label='Next moment']")
    expect(stage.page.locator(".beat-controls")).to_be_visible()  # it is played
    stage.page.click("text=Skip")
    expect(place).to_have_text("step 2 of 2, moment 1 of 2")
    expect(text).to_have_text("The tank sails.")
    stage.page.click("[aria-label=Next]")
    expect(text).to_have_text("It lands.")  # the rest of the step
    stage.page.click("text=Skip")
    expect(stage.page.locator("text=Back to now")).to_be_hidden()
    asked = [
        path.partition("?")[0][-1] + path.partition("beat=")[2] for _, path, _, _ in stage.asked
    ]
    assert asked == ["2-1", "10", "21", "20"]


def test_after_sending_nothing_is_asked_until_the_next_state(stage: Stage) -> None:
    stage.state["draft"] = draft("a")
    stage.answers = [(200, {"revision": 1})]
    stage.open()
    stage.page.click("text=Send")
    expect(stage.page.locator("[data-draft]")).to_be_hidden()
    assert lit(stage) == []
    assert stage.page.evaluate("document.activeElement.localName") == "svg"
    stage.tell(draft=draft("b"))
    expect(stage.page.locator(".draft-said")).to_have_text("said b")
    assert lit(stage) == ["ship", "tank"]


def test_a_state_may_come_before_the_answer_that_made_it(stage: Stage) -> None:
    stage.state["draft"] = draft("a")
    stage.answers = [(200, {"revision": 1})]
    stage.open()
    later = [touch("S isle", "ship", "isle")]
    stage.before_answer = lambda: stage.tell(
        draft=draft("b"), touches=later, html={"status": "two"}
    )
    stage.page.click("text=Send")
    expect(stage.page.locator("[data-part=status]")).to_have_text("two")
    expect(stage.page.locator("[data-draft].busy")).to_have_count(0)
    expect(stage.page.locator(".draft-said")).to_have_text("said b")
    assert lit(stage) == ["ship"]


def test_a_chat_form_is_sent_without_a_reload(stage: Stage) -> None:
    stage.answers = [(413, {"error": {"text": "Too long."}}), (200, {})]
    stage.open()
    stage.page.fill("[name=text]", "hello")
    stage.page.click("text=Say")
    expect(stage.page.locator("[data-error]")).to_have_text("Too long.")
    assert stage.page.input_value("[name=text]") == "hello"
    stage.page.click("text=Say")
    expect(stage.page.locator("[name=text]")).to_have_value("")
    sent = [(body["text"], body["key"] == key) for _, _, body, key in stage.asked]
    assert sent == [("hello", True), ("hello", True)]


def test_fingers_touch_and_a_long_press_tells(
    open_page: Callable[..., Page], built_client: Path
) -> None:
    stage = Stage(open_page(**PHONE), built_client)
    stage.answers = [settled(stage, "T isle")]
    stage.open()
    box = stage.page.locator("#tank").bounding_box()
    assert box is not None
    middle = {"x": box["x"] + 10, "y": box["y"] + 10, "pointerType": "touch", "isPrimary": True}
    init = {"clientX": middle["x"], "clientY": middle["y"], "pointerType": "touch", "bubbles": True}
    stage.page.dispatch_event("#tank circle", "pointerdown", init)
    expect(stage.page.locator(".touch-tip")).to_contain_text("piece tank")
    expect(stage.page.locator(".touch-tip")).to_contain_text("do T isle · do T sea")
    stage.page.dispatch_event("#tank circle", "pointerup", init)
    stage.page.tap("#tank")
    stage.page.tap("#isle")
    expect(stage.page.locator(".draft-said")).to_have_text("said T isle")


def shown(stage: Stage) -> list[float]:
    return [float(part) for part in (stage.page.get_attribute("svg", "viewBox") or "").split()]


def test_the_wheel_zooms_a_drag_moves_and_a_double_click_shows_all(stage: Stage) -> None:
    stage.open()
    box = stage.page.locator("svg").bounding_box()
    assert box is not None
    x, y = box["x"] + 60, box["y"] + 90  # the tank
    stage.page.mouse.move(x, y)
    stage.page.keyboard.down("Control")
    stage.page.mouse.wheel(0, -200)
    stage.page.keyboard.up("Control")
    expect(stage.page.locator("svg.zoomed")).to_have_count(1)
    near = shown(stage)
    # the tank is still under the pointer
    assert near[2] < 600
    assert abs(near[0] + 60 / 600 * near[2] - 60) < 2
    stage.page.mouse.down()
    stage.page.mouse.move(x - 100, y, steps=4)
    stage.page.mouse.up()
    assert shown(stage)[0] > near[0]
    assert shown(stage)[2] == near[2]
    assert lit(stage) == ["ship", "tank"]  # a drag is no touch
    stage.page.mouse.dblclick(box["x"] + 590, box["y"] + 290)
    assert shown(stage) == [0, 0, 600, 300]


def test_two_fingers_zoom(stage: Stage) -> None:
    stage.open()
    box = stage.page.locator("svg").bounding_box()
    assert box is not None
    for finger, x in ((1, 200), (2, 300)):
        place = {"pointerId": finger, "clientX": box["x"] + x, "clientY": box["y"] + 150}
        stage.page.dispatch_event("svg", "pointerdown", {**place, "pointerType": "touch"})
    away = {"pointerId": 2, "clientX": box["x"] + 400, "clientY": box["y"] + 150}
    stage.page.dispatch_event("svg", "pointermove", {**away, "pointerType": "touch"})
    # the fingers are twice as far apart: half as much is shown
    assert shown(stage)[2:] == [300, 150]

"""Slow machines and slow lines: what arrives between two touches takes nothing away from anybody."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.stage import Stage, draft, piece, touch


def written(
    stage: Stage, *lines: str, revision: int = 0, at: int = 0, **more: object
) -> tuple[int, dict[str, object]]:
    """The server's answer to a draft, the revision it was made at, and when: after so many others."""
    html = {"decision": f"{len(lines)} written"}
    touches, sheet = stage.state["touches"], draft(*lines, **more)
    return 200, {
        "revision": revision, "written": at or len(lines), "draft": sheet, "touches": touches,
        "marks": "", "html": html,
    }  # fmt: skip


def lines_of(stage: Stage) -> list[str]:
    return stage.page.locator(".draft-said").all_inner_texts()


def news(stage: Stage, text: str, **changes: Any) -> None:
    """A state arrives and has been drawn."""
    stage.tell(html={"log": text}, **changes)
    expect(stage.page.locator("[data-part=log]")).to_have_text(text)


def bodies(stage: Stage, name: str) -> list[list[str]]:
    """The lines of all requests of a kind."""
    asked = [(path, body) for _, path, body, _ in stage.asked if f"/{name}?" in path]
    return [body["lines"] if name == "draft" else body["body"]["lines"] for _, body in asked]


def test_a_path_goes_on_over_states(stage: Stage) -> None:
    stage.answers = [written(stage, "T sea", revision=2)]
    stage.open()
    stage.page.click("#tank")
    news(stage, "one")
    news(stage, "two", picture={"pieces": piece("ship", 60, 200) + piece("tank", 200, 90)})
    expect(stage.page.locator("#tank.touched")).to_have_count(1)
    stage.page.click("#sea")
    expect(stage.page.locator(".draft-said")).to_have_text("said T sea")


def test_a_touch_during_which_a_state_arrives_counts(stage: Stage) -> None:
    stage.open()
    box = stage.page.locator("#tank").bounding_box()
    assert box is not None
    stage.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    stage.page.mouse.down()
    news(stage, "one", picture={"pieces": piece("tank", 60, 90, "2") + piece("ship", 60, 200)})
    stage.page.mouse.up()
    expect(stage.page.locator("#tank.touched")).to_have_count(1)


def test_a_press_of_send_during_which_states_arrive_counts(stage: Stage) -> None:
    stage.state["draft"] = draft("a")
    stage.answers = [(200, {"revision": 9})]
    stage.open()
    stage.page.hover(".draft-send")
    stage.page.mouse.down()
    news(stage, "one")
    news(stage, "two", touches=[])
    stage.page.mouse.up()
    expect(stage.page.locator("[data-draft]")).to_be_hidden()
    stage.until(lambda: bodies(stage, "acts"), [["a"]])


def test_buttons_and_focus_are_the_same_after_a_state(stage: Stage) -> None:
    stage.state["draft"] = draft("a", "b", "b")
    stage.open()
    for name in (".draft-send", ".draft-clear", ".draft-remove >> nth=2", ".draft-up >> nth=1"):
        button = stage.page.locator(name).element_handle()
        button.focus()
        news(stage, name, draft=draft("a", "b", "b", notes=[f"About {name}."]))
        expect(stage.page.locator(".draft-note")).to_have_text(f"About {name}.")
        assert stage.page.evaluate("one => one === document.activeElement", button)


def test_focus_goes_with_a_line_that_moves(stage: Stage) -> None:
    stage.state["draft"] = draft("a", "b", "c")
    stage.answers = [written(stage, "a", "c", "b"), written(stage, "c", "a", "b")]
    stage.open()
    stage.page.focus("[aria-label='Up: said c']")
    stage.page.keyboard.press("Enter")
    expect(stage.page.locator(".draft-said")).to_have_text(["said a", "said c", "said b"])
    stage.page.keyboard.press("Enter")
    expect(stage.page.locator(".draft-said")).to_have_text(["said c", "said a", "said b"])
    stage.until(lambda: bodies(stage, "draft"), [["a", "c", "b"], ["c", "a", "b"]])


def test_a_state_made_before_a_line_was_written_comes_after_its_answer(stage: Stage) -> None:
    stage.answers = [written(stage, "T sea"), written(stage, "T sea", "S sea")]
    stage.open()
    stage.page.click("#tank")
    stage.page.click("#sea")
    expect(stage.page.locator("[data-part=decision]")).to_have_text("1 written")
    news(stage, "late", revision=0)
    assert lines_of(stage) == ["said T sea"]
    expect(stage.page.locator("[data-part=decision]")).to_have_text("1 written")
    stage.page.click("#ship")
    stage.page.click("#sea")
    expect(stage.page.locator(".draft-said")).to_have_text(["said T sea", "said S sea"])
    stage.until(lambda: bodies(stage, "draft"), [["T sea"], ["T sea", "S sea"]])


def test_what_another_tab_writes_is_shown(stage: Stage) -> None:
    stage.answers = [written(stage, "T sea")]
    stage.open()
    stage.page.click("#tank")
    stage.page.click("#sea")
    expect(stage.page.locator("[data-draft].busy")).to_have_count(0)
    stage.written = 1
    news(stage, "ours", revision=0, draft=draft("T sea"))
    stage.tell_draft(draft(), "cleared")
    expect(stage.page.locator(".draft-said")).to_have_count(0)
    expect(stage.page.locator("[data-part=decision]")).to_have_text("cleared")
    stage.tell_draft(draft("S sea"), "theirs", touches=[touch("T isle", "tank", "isle")])
    expect(stage.page.locator(".draft-said")).to_have_text("said S sea")
    expect(stage.page.locator(".can-touch")).to_have_id("tank")


def test_two_tabs_write_at_once_and_the_later_draft_counts(stage: Stage) -> None:
    stage.answers = [written(stage, "T sea", at=1), written(stage, "S sea", at=4)]
    stage.holding = True
    stage.open()
    stage.page.click("#tank")
    stage.page.click("#sea")
    expect(stage.page.locator("[data-draft].busy")).to_have_count(1)
    stage.written = 1
    stage.tell_draft(draft("theirs"), "theirs")  # written after ours, whose answer is late
    news(stage, "somebody spoke", revision=0)
    assert lines_of(stage) == ["do T sea"]
    stage.release()
    expect(stage.page.locator(".draft-said")).to_have_text("said theirs")
    expect(stage.page.locator("[data-part=decision]")).to_have_text("theirs")
    stage.page.click(".draft-remove")
    stage.tell_draft(draft("theirs", "too"), "two")  # written before ours
    expect(stage.page.locator("[data-draft].busy")).to_have_count(1)
    stage.release()
    expect(stage.page.locator(".draft-said")).to_have_text("said S sea")
    expect(stage.page.locator("[data-part=decision]")).to_have_text("1 written")


def test_states_while_a_line_is_being_written(stage: Stage) -> None:
    stage.answers = [written(stage, "T sea"), written(stage, "T sea", "S sea")]
    stage.holding = True
    stage.open()
    stage.page.click("#tank")
    stage.page.click("#sea")
    expect(stage.page.locator("[data-draft].busy")).to_have_count(1)
    news(stage, "one", revision=0)
    assert lines_of(stage) == ["do T sea"]
    stage.page.click("#ship")
    news(stage, "two", revision=0)
    stage.release()
    expect(stage.page.locator("[data-part=decision]")).to_have_text("1 written")
    expect(stage.page.locator("#ship.touched")).to_have_count(1)
    stage.page.click("#sea")
    expect(stage.page.locator(".draft-said")).to_have_text(["said T sea", "do S sea"])
    stage.release()
    expect(stage.page.locator(".draft-said")).to_have_text(["said T sea", "said S sea"])


def test_the_next_round_comes_before_the_answer_to_a_line(stage: Stage) -> None:
    stage.answers = [written(stage, "T sea")]
    stage.holding = True
    stage.open()
    stage.page.click("#tank")
    stage.page.click("#sea")
    expect(stage.page.locator("[data-draft].busy")).to_have_count(1)
    news(stage, "round two", touches=[touch("S isle", "ship", "isle")])
    stage.release()
    expect(stage.page.locator("[data-draft].busy")).to_have_count(0)
    assert lines_of(stage) == []
    expect(stage.page.locator(".can-touch")).to_have_id("ship")


def test_a_line_refused_since_the_game_went_on_leaves_the_new_state(stage: Stage) -> None:
    stage.answers = [(409, {"error": {"code": "stale", "text": "The game went on.", "clause": ""}})]
    stage.holding = True
    stage.open()
    stage.page.click("#tank")
    stage.page.click("#sea")
    expect(stage.page.locator("[data-draft].busy")).to_have_count(1)
    news(stage, "two", draft=draft("N"), touches=[touch("S isle", "ship", "isle")])
    stage.release()
    expect(stage.page.locator(".draft-refusal")).to_have_text("The game went on.")
    expect(stage.page.locator(".draft-said")).to_have_text("said N")
    expect(stage.page.locator(".can-touch")).to_have_id("ship")


def test_a_state_made_before_the_decision_comes_after_it_was_sent(stage: Stage) -> None:
    stage.state["draft"] = draft("a")
    stage.answers = [(200, {"revision": 2})]
    stage.open()
    stage.page.click(".draft-send")
    expect(stage.page.locator("[data-draft]")).to_be_hidden()
    news(stage, "late", revision=1)
    expect(stage.page.locator("html.awaiting")).to_have_count(1)
    expect(stage.page.locator("[data-draft]")).to_be_hidden()
    expect(stage.page.locator(".can-touch")).to_have_count(0)
    news(stage, "new", revision=2, draft=draft("b"))
    expect(stage.page.locator("html.awaiting")).to_have_count(0)
    expect(stage.page.locator(".draft-said")).to_have_text("said b")
    expect(stage.page.locator(".can-touch")).to_have_count(2)


def test_a_menu_stays_while_its_lines_do(stage: Stage) -> None:
    both = [touch("a", "tank", "sea", label="Land"), touch("b", "tank", "sea", label="Dive")]
    stage.state["touches"] = [*both, touch("c", "tank", "isle")]
    stage.answers = [written(stage, "b")]
    stage.open()
    stage.page.click("#tank")
    stage.page.click("#sea")
    stage.page.locator(".touch-choice").last.focus()
    news(stage, "one")
    assert stage.page.evaluate("document.activeElement.textContent") == "Dive"
    news(stage, "two", touches=[touch("c", "tank", "isle")])
    expect(stage.page.locator(".touch-menu")).to_have_count(0)
    expect(stage.page.locator(".can-follow")).to_have_id("isle")


def test_a_short_touch_that_is_heard_late_is_no_long_press(
    open_page: Callable[..., Page], built_client: Path
) -> None:
    stage = Stage(open_page(**PHONE), built_client)
    stage.open()
    box = stage.page.locator("#tank").bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = stage.page.context.new_cdp_session(stage.page)

    def event(kind: str, seconds: float) -> None:
        points = [finger] if kind == "touchStart" else []
        session.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": points, "timestamp": began + seconds},
        )

    began = stage.page.evaluate("(performance.timeOrigin + performance.now()) / 1000")
    event("touchStart", 0)
    expect(stage.page.locator(".touch-tip")).to_have_count(1)  # nobody has told of the end yet
    event("touchEnd", 0.1)
    expect(stage.page.locator("#tank.touched")).to_have_count(1)
    expect(stage.page.locator(".touch-tip")).to_have_count(0)


def test_zooming_keeps_a_path(stage: Stage) -> None:
    stage.open()
    stage.page.click("#tank")
    stage.page.click(".zoom-in")
    expect(stage.page.locator("#tank.touched")).to_have_count(1)


def test_send_pressed_before_a_warning_is_known_asks_about_it(stage: Stage) -> None:
    stage.answers = [written(stage, "T sea", warnings=["You lose a ship."])]
    stage.holding = True
    stage.open()
    stage.page.click("#tank")
    stage.page.click("#sea")
    stage.page.locator(".draft-send").dispatch_event("click")
    stage.release()
    expect(stage.page.locator(".draft-warnings")).to_have_text("You lose a ship.")
    expect(stage.page.locator(".draft-send")).to_have_text("Send anyway")
    assert bodies(stage, "acts") == []


def test_a_button_means_what_it_said_when_it_went_down(stage: Stage) -> None:
    stage.state["html"]["decision"] = '<button data-line="a">Attack</button>'
    stage.answers = [written(stage, "a", revision=1)]
    stage.holding = True
    stage.open()
    stage.page.hover("text=Attack")
    stage.page.mouse.down()
    stage.tell(html={"decision": '<button data-line="r">Retire</button>'})
    expect(stage.page.locator("[data-part=decision]")).to_have_text("Retire")
    stage.page.mouse.up()
    expect(stage.page.locator(".draft-said")).to_have_text("Attack")
    stage.release()
    expect(stage.page.locator(".draft-said")).to_have_text("said a")
    stage.until(lambda: bodies(stage, "draft"), [["a"]])

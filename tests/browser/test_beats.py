"""Beats told by the browser client: what is seen of each step, pausing, skipping, and without motion."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.stage import Stage, beat, lit, piece, touch, travel
from tests.browser.telling import pause_at_once, stand_still


def test_beats_are_told_and_then_settle(stage: Stage) -> None:
    stage.open()
    hold(stage)
    travel = {"kind": "travel", "id": "tank", "to": "isle", "source": "", "text": ""}
    label = {"kind": "label", "id": "isle", "to": "", "source": "", "text": "5 = 5"}
    beats = [
        {"caption": "The tank lands.", "clause": "X-2", "steps": [travel]},
        {"caption": "A tie.", "clause": "", "steps": [label]},
    ]
    stage.tell(picture={"pieces": piece("tank-2", 340, 90)}, beats=beats, html={"status": "after"})
    expect(stage.page.locator(".beat-text")).to_have_text("The tank lands. X-2")
    expect(stage.page.locator("[data-part=status]")).to_have_text("ready")
    assert lit(stage) == []
    stage.page.click(".beat-step")
    expect(stage.page.locator(".beat-text")).to_have_text("A tie.")
    # it went to the middle of the isle and waits there for the final drawing
    assert stage.page.get_attribute("#tank", "transform") == "matrix(1, 0, 0, 1, 340, 90)"
    expect(stage.page.locator(".beat-label")).to_have_text("5 = 5")
    stage.page.click(".beat-step")
    expect(stage.page.locator("[data-part=status]")).to_have_text("after")
    expect(stage.page.locator("[data-caption]")).to_be_hidden()
    expect(stage.page.locator("#tank")).to_have_count(0)
    expect(stage.page.locator("#tank-2")).to_have_count(1)


def test_beats_go_on_by_themselves(stage: Stage) -> None:
    stage.open()
    stage.tell(
        picture={"pieces": piece("tank-2", 490, 90)},
        beats=[beat("It sails.", travel("tank", "isle")), beat("On.", travel("tank", "sea"))],
        html={"status": "after"},
    )
    expect(stage.page.locator("[data-part=status]")).to_have_text("after")
    expect(stage.page.locator("[data-caption]")).to_be_hidden()
    assert places(stage) == ["translate(490 90)"]


def places(stage: Stage) -> list[str]:
    """Where the pieces stand, by the middle of each, rounded."""
    found: list[str] = stage.page.eval_on_selector_all(
        "#pieces > *", "all => all.map(one => one.getAttribute('transform')).sort()"
    )
    return found


def hold(stage: Stage) -> None:
    """Nothing goes on or moves by itself."""
    pause_at_once(stage.page)
    stand_still(stage.page)


def see_through(stage: Stage, caption: str) -> None:
    """Wait until a beat is told, and see it to its end."""
    expect(stage.page.locator(".beat-text")).to_have_text(caption)
    stage.page.evaluate("document.getAnimations().forEach(one => one.finish())")


def test_pieces_leave_a_stack_one_by_one(stage: Stage) -> None:
    stage.state["picture"]["pieces"] = piece("tank", 60, 90, "2")
    stage.open()
    hold(stage)
    beats = [beat("One goes.", travel("tank", "isle")), beat("Two goes.", travel("tank", "sea"))]
    stage.tell(picture={"pieces": piece("tank-a", 340, 90) + piece("tank-b", 490, 90)}, beats=beats)
    see_through(stage, "One goes.")
    assert places(stage) == ["matrix(1, 0, 0, 1, 340, 90)", "translate(60 90)"]
    stage.page.click(".beat-step")
    expect(stage.page.locator(".beat-text")).to_have_text("Two goes.")
    assert places(stage) == ["matrix(1, 0, 0, 1, 340, 90)", "matrix(1, 0, 0, 1, 490, 90)"]


def test_a_bounce_goes_there_and_comes_back(stage: Stage) -> None:
    stage.state["picture"]["pieces"] = piece("tank", 60, 90)
    stage.open()
    hold(stage)
    beats = [beat("There.", travel("tank", "isle")), beat("Back.", travel("tank", "home", "isle"))]
    stage.tell(beats=beats)
    see_through(stage, "There.")
    assert places(stage) == ["matrix(1, 0, 0, 1, 340, 90)"]
    stage.page.click(".beat-step")
    expect(stage.page.locator(".beat-text")).to_have_text("Back.")
    assert places(stage) == ["matrix(1, 0, 0, 1, 60, 90)"]


def test_one_piece_goes_on_from_where_it_is(stage: Stage) -> None:
    stage.state["picture"]["pieces"] = piece("ship", 60, 90)
    stage.open()
    hold(stage)
    beats = [beat("First.", travel("ship", "isle")), beat("Then.", travel("ship", "sea"))]
    stage.tell(picture={"pieces": piece("ship", 480, 80)}, beats=beats)
    see_through(stage, "First.")
    assert places(stage) == ["matrix(1, 0, 0, 1, 340, 90)"]
    stage.page.click(".beat-step")
    expect(stage.page.locator(".beat-text")).to_have_text("Then.")
    assert places(stage) == ["matrix(1, 0, 0, 1, 480, 80)"]


def test_a_piece_that_comes_and_goes_at_once_looks_like_its_kin(stage: Stage) -> None:
    stage.state["picture"]["pieces"] = piece("piece-home-red-T", 60, 90)
    stage.state["touches"] = [touch("T", "piece-home-red-T")]
    stage.open()
    hold(stage)
    appear: dict[str, object] = {
        "kind": "appear",
        "id": "piece-isle-red-T",
        "to": "",
        "source": "isle",
        "text": "",
    }
    beats = [beat("It comes.", appear), beat("It goes.", travel("piece-isle-red-T", "sea"))]
    stage.tell(beats=beats)
    see_through(stage, "It comes.")
    assert places(stage) == ["matrix(1, 0, 0, 1, 340, 90)", "translate(60 90)"]
    stage.page.click(".beat-step")
    expect(stage.page.locator(".beat-text")).to_have_text("It goes.")
    assert places(stage) == ["matrix(1, 0, 0, 1, 490, 90)", "translate(60 90)"]


COUNT_DICE = """() => {
  globalThis.mostDice = 0;
  const count = () => globalThis.mostDice = Math.max(mostDice, document.querySelectorAll(".beat-die").length);
  new MutationObserver(count).observe(document.querySelector("#overlay"), {childList: true});
}"""


def test_every_kind_of_step_plays(stage: Stage) -> None:
    stage.open()
    stage.page.evaluate(COUNT_DICE)
    kinds = ["appear", "turn", "shake", "label", "roll", "vanish", "travel"]
    ids = ["new", "ship", "isle", "sea", "isle", "tank", "new"]
    steps = [
        {"kind": kind, "id": name, "to": "sea", "source": "isle", "text": "4 2"}
        for kind, name in zip(kinds, ids, strict=True)
    ]
    beats = [{"caption": "x", "clause": "", "steps": steps}]
    pieces = piece("new", 400, 200) + piece("ship", 60, 200, "S")
    stage.tell(picture={"pieces": pieces}, beats=beats, html={"status": "after"})
    expect(stage.page.locator("[data-part=status]")).to_have_text("after")
    assert stage.page.evaluate("mostDice") == 2
    expect(stage.page.locator("#ship text")).to_have_text("S")
    expect(stage.page.locator("#overlay > *")).to_have_count(0)


def test_skip_jumps_to_the_end_and_pause_waits(stage: Stage) -> None:
    stage.open()
    pause_at_once(stage.page)
    shake = {"kind": "shake", "id": "tank", "to": "", "source": "", "text": ""}
    beats = [{"caption": f"Beat {n}", "clause": "", "steps": [shake]} for n in range(60)]
    stage.tell(beats=beats, html={"status": "after"})
    expect(stage.page.locator(".beat-text")).to_have_text("Beat 0")
    stage.page.click(".beat-step")
    expect(stage.page.locator(".beat-text")).to_have_text("Beat 1")
    stage.page.wait_for_timeout(1500)  # longer than a beat lasts
    assert stage.page.text_content(".beat-text") == "Beat 1"
    stage.page.click(".beat-pause")
    expect(stage.page.locator(".beat-text")).not_to_have_text("Beat 1")
    stage.page.keyboard.press("Escape")
    expect(stage.page.locator("[data-part=status]")).to_have_text("after")
    assert lit(stage) == ["ship", "tank"]


def test_with_reduced_motion_only_captions_are_shown(stage: Stage) -> None:
    stage.open(motion="reduced")
    travel = {"kind": "travel", "id": "tank", "to": "isle", "source": "", "text": ""}
    beats = [{"caption": "The tank lands on the isle.", "clause": "", "steps": [travel]}]
    stage.tell(beats=beats, html={"status": "after"})
    expect(stage.page.locator(".beat-text")).to_have_text("The tank lands on the isle.")
    assert stage.page.text_content("[data-part=status]") == "after"
    assert lit(stage) == ["ship", "tank"]
    assert stage.page.get_attribute("#tank", "transform") == "translate(60 90)"

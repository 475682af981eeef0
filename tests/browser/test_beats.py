"""Beats told by the browser client: what is seen of a difference, pausing, skipping, without motion."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.stage import Stage, beat, effect, lit, piece
from tests.browser.telling import pause_at_once, stand_still

LOOKS = """all => all.map(one => {
  const texts = [...one.querySelectorAll("text")].map(text => text.textContent);
  return [one.id || "-", one.getAttribute("transform"), ...texts].join(" ");
})"""


def looks(stage: Stage) -> list[str]:
    """Each piece: its id, where it stands, what can be read on it."""
    found: list[str] = stage.page.eval_on_selector_all("#pieces > *", LOOKS)
    return sorted(found)


def hold(stage: Stage) -> None:
    """Nothing goes on or moves by itself."""
    pause_at_once(stage.page)
    stand_still(stage.page)


def see_through(stage: Stage, caption: str) -> None:
    """Wait until a beat is told, and see it to its end."""
    expect(stage.page.locator(".beat-text")).to_have_text(caption)
    stage.page.evaluate("document.getAnimations().forEach(one => one.finish())")


def test_beats_are_told_and_then_settle(stage: Stage) -> None:
    stage.open()
    hold(stage)
    beats = [
        beat("The tank lands.", pieces={"tank": piece("tank", 340, 90)}, clause="X-2"),
        beat("A tie.", effect("label", "isle", "5 = 5")),
    ]
    stage.tell(picture={"pieces": piece("tank-2", 340, 90)}, beats=beats, html={"status": "after"})
    expect(stage.page.locator(".beat-text")).to_have_text("The tank lands. X-2")
    expect(stage.page.locator("[data-part=status]")).to_have_text("ready")
    assert lit(stage) == []
    stage.page.click(".beat-step")
    expect(stage.page.locator(".beat-text")).to_have_text("A tie.")
    assert "tank translate(340 90) T" in looks(stage)
    expect(stage.page.locator(".beat-label")).to_have_text("5 = 5")
    stage.page.click(".beat-step")
    expect(stage.page.locator("[data-part=status]")).to_have_text("after")
    expect(stage.page.locator("[data-caption]")).to_be_hidden()
    assert looks(stage) == ["tank-2 translate(340 90) T"]


def test_beats_go_on_by_themselves(stage: Stage) -> None:
    stage.open()
    there = beat("It sails.", pieces={"tank": piece("tank", 340, 90)})
    on = beat("On.", pieces={"tank": piece("tank", 490, 90)})
    stage.tell(
        picture={"pieces": piece("tank", 490, 90)}, beats=[there, on], html={"status": "after"}
    )
    expect(stage.page.locator("[data-part=status]")).to_have_text("after")
    expect(stage.page.locator("[data-caption]")).to_be_hidden()
    assert looks(stage) == ["tank translate(490 90) T"]


def stack(id: str, x: int, count: int, like: str = "T red") -> str:
    """So many tanks on a place."""
    return piece(id, x, 90, like=like, count=count)


def test_part_of_a_stack_goes_to_another_with_its_own_number(stage: Stage) -> None:
    stage.state["picture"]["pieces"] = stack("home-T", 60, 5) + stack("isle-T", 340, 1)
    stage.open_anyhow()
    hold(stage)
    pieces = {"home-T": stack("home-T", 60, 3), "isle-T": stack("isle-T", 340, 3)}
    stage.tell(picture={"pieces": "".join(pieces.values())}, beats=[beat("Two go.", pieces=pieces)])
    expect(stage.page.locator(".beat-text")).to_have_text("Two go.")
    # those that stay are counted at once, the others when they are there
    assert looks(stage) == [
        "- matrix(1, 0, 0, 1, 340, 90) T 2",
        "home-T translate(60 90) T 3",
        "isle-T translate(340 90) T 1",
    ]
    see_through(stage, "Two go.")
    expect(stage.page.locator("#isle-T .count")).to_have_text("3")
    expect(stage.page.locator("#pieces > *")).to_have_count(2)


def test_one_alone_has_no_number_and_a_captured_one_changes_its_colour(stage: Stage) -> None:
    stage.state["picture"]["pieces"] = stack("isle-T-red", 340, 1) + stack("isle-T-blue", 370, 1)
    stage.open_anyhow()
    hold(stage)
    # red and blue leave the isle; blue comes home by itself, red falls to green
    pieces = {
        "isle-T-red": "",
        "isle-T-blue": "",
        "home-T-green": stack("home-T-green", 60, 1, "T green"),
        "sea-T-blue": stack("sea-T-blue", 490, 1, "T blue"),
    }
    stage.state["picture"]["pieces"] = ""
    stage.tell(
        picture={"pieces": pieces["home-T-green"] + pieces["sea-T-blue"]},
        beats=[beat("All leave.", pieces=pieces)],
    )
    expect(stage.page.locator(".beat-text")).to_have_text("All leave.")
    flying = [look for look in looks(stage) if look.startswith("-")]
    assert flying == ["- matrix(1, 0, 0, 1, 490, 90) T", "- matrix(1, 0, 0, 1, 60, 90) T"]
    see_through(stage, "All leave.")
    expect(stage.page.locator("#pieces > *")).to_have_count(2)


def test_what_comes_out_of_something_and_goes_into_something(stage: Stage) -> None:
    stage.state["picture"]["pieces"] = piece("tank", 60, 90, to="sea")
    stage.open_anyhow()
    hold(stage)
    card = piece("card", 340, 200, "C", **{"from": "isle"})
    stage.tell(
        picture={"pieces": card},
        beats=[beat("One for one.", pieces={"tank": "", "card": card})],
    )
    expect(stage.page.locator(".beat-text")).to_have_text("One for one.")
    starts = stage.page.evaluate(
        "document.getAnimations().map(one => one.effect.getKeyframes().map(f => f.transform)).sort()"
    )
    assert starts == [
        ["matrix(1, 0, 0, 1, 340, 90)", "matrix(1, 0, 0, 1, 340, 200)"],
        ["matrix(1, 0, 0, 1, 60, 90)", "matrix(1, 0, 0, 1, 490, 90)"],
    ]
    assert stage.page.locator("#tank").count() == 0
    see_through(stage, "One for one.")
    expect(stage.page.locator("#card")).to_have_count(1)


FRAMES = """one => one.getAnimations().flatMap(
  (move) => move.effect.getKeyframes().map((frame) => frame.transform))"""


def test_what_has_another_face_and_another_place_turns_on_its_way(stage: Stage) -> None:
    stage.state["picture"]["pieces"] = piece("card", 60, 90, "back", face="back")
    stage.open_anyhow()
    hold(stage)
    moved = piece("card", 160, 90, "front", face="front")
    stage.tell(picture={"pieces": moved}, beats=[beat("It flees.", pieces={"card": moved})])
    expect(stage.page.locator(".beat-text")).to_have_text("It flees.")
    card = stage.page.locator("#card")
    first, thin = card.evaluate(FRAMES)
    assert first == "matrix(1, 0, 0, 1, 60, 90)"
    assert is_halfway(thin)
    assert looks(stage) == ["card translate(60 90) back"]
    see_through(stage, "It flees.")
    expect(card.locator("text")).to_have_text("front")
    thin, last = card.evaluate(FRAMES)
    assert is_halfway(thin)
    assert last == "matrix(1, 0, 0, 1, 160, 90)"


def is_halfway(transform: str) -> bool:
    """On edge between 60 and 160; the middle of a piece is not quite where it is drawn from."""
    found = re.fullmatch(r"matrix\(0.02, 0, 0, 1, ([\d.]+), 90\)", transform)
    return found is not None and abs(float(found[1]) - 110) < 15


def test_what_has_another_face_is_turned_over(stage: Stage) -> None:
    stage.state["picture"] |= {
        "pieces": piece("card", 60, 90, "back", face="back"),
        "state": piece("tile", 340, 90, "sea", face="sea"),
    }
    stage.state["touches"] = []
    stage.open_anyhow()
    hold(stage)
    pieces = {"card": piece("card", 60, 90, "front", face="front")}
    state = {"tile": piece("tile", 340, 90, "isle", face="isle"), "word": piece("word", 0, 0, "on")}
    stage.tell(beats=[beat("Turned.", pieces=pieces, state=state)])
    expect(stage.page.locator(".beat-text")).to_have_text("Turned.")
    expect(stage.page.locator("#state #word text")).to_have_text("on")
    expect(stage.page.locator("#card text")).to_have_text("back")  # until it stands on edge
    expect(stage.page.locator("#tile text")).to_have_text("sea")
    see_through(stage, "Turned.")
    expect(stage.page.locator("#card text")).to_have_text("front")
    expect(stage.page.locator("#tile text")).to_have_text("isle")


def test_what_is_new_grows_and_what_is_gone_shrinks(stage: Stage) -> None:
    stage.open()
    hold(stage)
    pieces = {"tank": "", "new": piece("new", 400, 200)}
    stage.tell(picture={"pieces": pieces["new"]}, beats=[beat("Other.", pieces=pieces)])
    expect(stage.page.locator(".beat-text")).to_have_text("Other.")
    frames = stage.page.evaluate(
        """["tank", "new"].map(id => document.querySelector("#" + id).getAnimations()
             .flatMap(one => one.effect.getKeyframes().map(f => f.opacity)))"""
    )
    assert frames == [["1", "0"], ["0", "1"]]
    see_through(stage, "Other.")
    expect(stage.page.locator("#tank")).to_have_count(0)


COUNT_DICE = """() => {
  globalThis.mostDice = 0;
  const count = () => globalThis.mostDice = Math.max(mostDice, document.querySelectorAll(".beat-die").length);
  new MutationObserver(count).observe(document.querySelector("#overlay"), {childList: true});
}"""


def test_every_kind_of_effect_plays(stage: Stage) -> None:
    stage.open()
    stage.page.evaluate(COUNT_DICE)
    effects = [
        effect("shake", "isle"),
        effect("label", "sea", "4 2"),
        effect("roll", "isle", "4 2"),
    ]
    nowhere = [effect(kind, "nowhere", "1") for kind in ("shake", "label", "roll")]
    stage.tell(beats=[beat("x", *effects, *nowhere)], html={"status": "after"})
    expect(stage.page.locator("[data-part=status]")).to_have_text("after")
    assert stage.page.evaluate("mostDice") == 2
    expect(stage.page.locator("#overlay > *")).to_have_count(0)


def test_skip_jumps_to_the_end_and_pause_waits(stage: Stage) -> None:
    stage.open()
    pause_at_once(stage.page)
    beats = [beat(f"Beat {n}", effect("shake", "tank")) for n in range(60)]
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


def test_skipped_in_full_flight_nothing_is_left_of_it(stage: Stage) -> None:
    stage.state["picture"]["pieces"] = stack("home-T", 60, 5) + piece("ship", 60, 200)
    stage.state["touches"] = []
    stage.open_anyhow()
    hold(stage)
    pieces = {"home-T": stack("home-T", 60, 3), "isle-T": stack("isle-T", 340, 2)}
    last = "".join(pieces.values()) + piece("ship", 60, 200)
    stage.tell(picture={"pieces": last}, beats=[beat("Two go.", pieces=pieces)])
    expect(stage.page.locator(".beat-text")).to_have_text("Two go.")
    stage.page.click(".beat-skip")
    expect(stage.page.locator("[data-caption]")).to_be_hidden()
    assert looks(stage) == [
        "home-T translate(60 90) T 3",
        "isle-T translate(340 90) T 2",
        "ship translate(60 200) T",
    ]


def test_with_reduced_motion_only_captions_are_shown(stage: Stage) -> None:
    stage.open(motion="reduced")
    beats = [beat("The tank lands on the isle.", pieces={"tank": piece("tank", 340, 90)})]
    stage.tell(beats=beats, html={"status": "after"})
    expect(stage.page.locator(".beat-text")).to_have_text("The tank lands on the isle.")
    assert stage.page.text_content("[data-part=status]") == "after"
    assert lit(stage) == ["ship", "tank"]
    assert stage.page.get_attribute("#tank", "transform") == "translate(60 90)"

"""Beside the real sea by thumbs: six turns with cards and islands nobody knows, four fights, two phones."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from arbitre.core.record import read_record
from arbitre.games.dead_reckoning import game
from tests.browser.at_sea import sit_down, typed_in_both
from tests.browser.conftest import OpenPage
from tests.games.dead_reckoning.terminal.test_companion_session import OWN, Session, lines_of
from tests.web.serving import Served


@pytest.mark.parametrize(
    ("lang", "then"), [("en", "fr"), pytest.param("fr", "en", marks=pytest.mark.slow)]
)
def test_six_turns_by_touch_end_as_worked_out_by_hand(
    lang: str, then: str, served: Served, open_page: OpenPage
) -> None:
    """Three turns in one language and three in the other."""
    [thumbs] = sit_down(served, open_page, lang)
    expected = dict(Session("en", OWN).expected)
    turn = 0
    for number, (english, french) in enumerate(typed_in_both(OWN)[:-1], 1):
        turn += english == "go"
        if (turn, english) == (4, "go"):
            thumbs.speak(then)
        said = french if thumbs.lang == "fr" else english
        thumbs.obey(english, said)
        if turn == 2:  # whatever is done can be taken back, and done again
            times = len(english.split(", ")) if english.startswith("set") else 1
            for _ in range(times):
                thumbs.undo()
            thumbs.obey(english, said)
        if number in expected:
            record = read_record(thumbs.table.record())
            assert lines_of(record.resume(None).position) == expected[number]
            # what was told may have led to a ship or a card: the sea is back, which is set next
            expect(thumbs.page.locator(".region-chip").first).to_have_attribute(
                "aria-pressed", "true"
            )
            thumbs.follow()
    expect(thumbs.page.locator("[data-refusal].shown, [data-error].shown")).to_have_count(0)
    *_, (_, position, _) = read_record(thumbs.table.record()).replay()  # every hash is checked
    assert lines_of(position) == expected[max(expected)]
    assert game.load(position.to_dict()).text() == position.text()


def test_two_phones_follow_and_contradict_each_other(served: Served, open_page: OpenPage) -> None:
    one, other = sit_down(served, open_page, "en", phones=2)
    one.table.act("chance", text="Palmetto, S 1, Amber Bay, C 1, Skerry, I 2")
    for thumbs in (one, other):
        expect(thumbs.page.locator(".headline.turn")).to_be_visible()
        thumbs.settle()
        thumbs.fingers.touch("space-A1")
        expect(thumbs.over).to_be_visible()
    one.number("cubes-player", 3)
    one.does(one.send)
    expect(other.page.locator("#cube-A1-player-3")).to_be_attached()
    # what the other one set on the same dial is refused with a sentence, and stays as it was touched
    made = one.made
    other.number("cubes-player", 2)
    other.number("coins", 2)
    other.send()
    expect(other.over.locator("[data-error]")).to_contain_text("Cubes: Player")
    expect(other.field("coins")).to_have_value("2")
    assert one.made == made
    # what the first one did not touch is taken
    other.number("cubes-player", 0)
    other.does(other.send)
    expect(one.page.locator("#goods-A1")).to_be_attached()
    *_, (_, position, _) = read_record(one.table.record()).replay()
    assert lines_of(position)[0].startswith("set A1 palmetto 3p 2$ card S 1")

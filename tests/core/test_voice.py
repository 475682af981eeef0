"""A voice is about one view, tells each event once, and says of which things in the picture it tells."""

from __future__ import annotations

import json
import re

import pytest

from arbitre.bots import RandomBot
from arbitre.core.chance import Rng
from arbitre.core.game import game
from arbitre.core.message import Event
from arbitre.core.terminal import reason_line, told_line
from arbitre.core.voice import Reason, Told
from arbitre.core.words import LANGUAGES, Words
from arbitre.testing import check_told
from tests.toys.cards import Cards
from tests.toys.voice import ToyVoice

GAMES = [
    ("power", 4),
    ("power", 2),
    ("sans_allies", 1),
    ("dead_reckoning", 1),
    ("dead_reckoning", 2),
]


def test_a_line_is_printed_with_its_clauses() -> None:
    rests = Told("Strength: 1", "SA-E1")
    assert told_line(Told("Turn 8", heading=True, also=[rests])) == "— Turn 8 · Strength: 1 [SA-E1]"
    words = Words("fr", ["arbitre.core"])
    assert reason_line(Reason("Le plus proche.", "DR-X9"), words) == "DR-X9\u00a0: Le plus proche."
    assert reason_line(Reason("Candidats"), words) == "Candidats"


@pytest.mark.no_cover  # long: other tests measure it
@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_every_event_is_told_once_and_its_things_are_in_the_picture(name: str, seats: int) -> None:
    rules, rng = game(name), Rng("told", name, seats)
    position, screen, bot = rules.start(3, seats=seats), game(name).screen(), RandomBot(rules)
    seen: set[str] = set()
    for _ in range(60):
        if position.result is not None:
            break
        before = position.view(None)
        seat = position.actors[0]
        events = position.play(seat, bot.decide(position.view(seat), rng, 1))
        voice = rules.voice(before, "en")
        lines = voice.tell(events)
        told = [event for line in lines for event in line.all_events]
        assert sorted(map(repr, told)) == sorted(map(repr, events))
        # asked again it says the same: nothing is learnt
        data = [line.to_dict() for line in lines]
        assert [line.to_dict() for line in voice.tell(events)] == data
        assert json.loads(json.dumps(data)) == data
        if len(seen) < 40:
            after = rules.voice(position.view(None), "en")
            drawn = [screen.picture(one, False) for one in (voice, after)]
            there = {
                named
                for picture in drawn
                for layer in (picture.board, picture.state, picture.pieces)
                for named in re.findall(r' id="([^"]+)"', layer)
            }
            about = {named for line in lines for part in line.parts for named in part.about}
            assert about <= there
            seen |= about
    assert seen


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_view_a_voice_is_about_no_table(lang: str) -> None:
    for name in ("power", "sans_allies", "dead_reckoning"):
        voice = game(name).voice(None, lang)
        assert voice.lang == lang
        assert voice.phrase("game-title")
        with pytest.raises(AssertionError):
            _ = voice.seen


def test_a_voice_that_tells_an_event_twice_is_found_out() -> None:
    class Twice(ToyVoice):
        def tell(self, events: list[Event]) -> list[Told]:
            return super().tell(events) * 2

    class Echo(Cards):
        def voice(self, view: object, lang: str) -> ToyVoice:
            return Twice(None, lang)

    events = [Event("show", "TC-1", {"seat": "a"})]
    with pytest.raises(AssertionError, match="show is told twice"):
        check_told(Echo(), Cards().start(1).view(None), events)


def test_several_things_are_said_as_a_list() -> None:
    words = game("dead_reckoning").voice(None, "en").words
    event = Event("plan-halved", "DR-M3", {"ship": ["A1", "H"], "space": "B2"})
    assert "A1, H (harbor)" in words.event(event)
    assert event.to_dict()["ship"] == ["A1", "H"]

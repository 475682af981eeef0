"""Films of Sans Alliés: after every beat the picture shows the table as it was told by then."""

from __future__ import annotations

import re
from collections import Counter
from html import unescape

import pytest

from arbitre.core.chance import CHANCE, Dealer, Rng
from arbitre.core.film import Beat, film
from arbitre.core.position import Move, View, draw_chance
from arbitre.core.screen import BURST, EFFECTS, ROLL, SHAKE, Scene
from arbitre.core.telling import Moment
from arbitre.games.sans_allies import game
from arbitre.games.sans_allies.play.position import SansAlliesPosition
from tests.games.sans_allies.drawings import LATE, late
from tests.games.sans_allies.plain_telling import ToldTable

SCREEN = game.screen()
SEAT = "invader"
OF_PHASE = "state-phase"
"""The text that says what is to be done next."""


def scene(view: View, tall: bool = False) -> Scene:
    return SCREEN.scene(game.voice(view, "en"), tall)


def filmed(before: View, moments: list[Moment], tall: bool = False) -> list[Beat]:
    seen = [moment.seen(SEAT) for moment in moments]
    return film(SCREEN, before, seen, lambda view: game.voice(view, "en"), tall)


def played(position: SansAlliesPosition, move: Move, dealer: Dealer) -> list[Moment]:
    """A decision, and what chance answers."""
    moments = position.watch(SEAT, move)
    while position.actors == (CHANCE,):
        moments += position.watch(CHANCE, draw_chance(position, dealer))
    return moments


def after(shown: dict[str, str], changes: dict[str, str]) -> dict[str, str]:
    """What is drawn after a beat."""
    return {name: drawn for name, drawn in {**shown, **changes}.items() if drawn}


def lasting(pieces: dict[str, str]) -> dict[str, str]:
    """Without the marks of what can be attacked: a phase that nothing is told of takes them away."""
    marks = ("reach-", "short-")
    return {name: drawn for name, drawn in pieces.items() if not name.startswith(marks)}


def attribute(drawn: str, name: str) -> str:
    found = re.search(rf'^<g [^>]*\bdata-{name}="([^"]*)"', drawn)
    return unescape(found[1]) if found else ""


def shows(pieces: dict[str, str], table: ToldTable) -> None:
    """The pieces lie as the table has them."""
    cards = {
        name.removeprefix("card-"): attribute(drawn, "card")
        for name, drawn in pieces.items()
        if name.startswith("card-") and name != "card-region-discard"
    }
    assert cards == table.cards
    top = pieces.get("card-region-discard", "")
    assert attribute(top, "count") == (str(len(table.regions)) if table.regions else "")
    assert attribute(top, "card") == (table.regions[-1] if table.regions else "")
    for where, units in (("reserve", table.reserve), ("force", table.force)):
        start = f"piece-{where}-"
        counts = Counter(
            {
                name.removeprefix(start): int(attribute(drawn, "count"))
                for name, drawn in pieces.items()
                if name.startswith(start)
            }
        )
        assert counts == +units, where
    face = "flame" if table.flame else "grey"
    marker = pieces["marker"]
    assert (attribute(marker, "tile"), attribute(marker, "face")) == (table.marker, face)
    assert ("target" in pieces) == bool(table.target)


@pytest.mark.no_cover  # long: other tests measure it
@pytest.mark.parametrize("edition", game.editions())
def test_every_beat_shows_what_was_told_by_then(edition: str) -> None:
    captain = game.bots()["captain"](game)
    kinds: set[str] = set()
    turned: set[str] = set()
    for seed in range(2):
        rng, dealer = Rng(seed), Dealer(seed)
        position = game.start(edition=edition)
        position.deal(dealer)
        table = ToldTable(position.view(SEAT).data)
        tall = bool(seed)
        while position.actors:
            before = position.view(SEAT)
            moments = played(position, captain.decide(before, rng, 0), dealer)
            last, shown = position.view(SEAT), scene(before, tall)
            heard = 0
            for beat in filmed(before, moments, tall):
                for moment in moments[heard : beat.moment]:
                    table.hear(moment.event)
                heard = beat.moment
                turned |= {
                    name
                    for name, drawn in beat.state.items()
                    if attribute(drawn, "face") != attribute(shown.state[name], "face")
                }
                shown = Scene(after(shown.state, beat.state), after(shown.pieces, beat.pieces))
                shows(shown.pieces, table)
                kinds |= {effect.kind for effect in beat.effects}
            assert heard == len(moments)
            end = scene(last, tall)
            assert lasting(shown.pieces) == lasting(end.pieces)
            assert {**shown.state, OF_PHASE: end.state[OF_PHASE]} == end.state
        table.holds(position.view(SEAT).data)
    assert {ROLL, SHAKE} <= kinds <= set(EFFECTS)
    assert {f"strength-{unit}" for unit in "VA"} <= turned <= set(scene(last).state)


def beats_of(position: SansAlliesPosition, seat: str, text: str) -> list[Beat]:
    before = position.view(SEAT)
    return filmed(before, position.watch(seat, position.read(seat, text)))


def test_a_captured_region_goes_to_the_discard() -> None:
    position = late()
    beats_of(position, SEAT, "C5 8P+6V+5A")
    before = scene(position.view(SEAT)).pieces
    lost, captured = beats_of(position, CHANCE, "3+4")
    assert [(effect.kind, effect.id, effect.text) for effect in lost.effects] == [
        (ROLL, "throw", "3 4")
    ]
    assert {name for name, drawn in lost.pieces.items() if not drawn} == {
        f"piece-force-{unit}" for unit in "PVA"
    }
    assert all(attribute(before[name], "to") == "discard" for name in lost.pieces)
    assert captured.pieces["card-C5"] == ""
    top = captured.pieces["card-region-discard"]
    assert attribute(top, "count") == str(
        int(attribute(before["card-region-discard"], "count")) + 1
    )
    assert attribute(top, "like") == attribute(before["card-C5"], "like") == "region"


def test_a_force_goes_out_and_comes_back() -> None:
    position = late()
    before = scene(position.view(SEAT)).pieces
    (sent,) = beats_of(position, SEAT, "C4 2P+V+2A")
    for unit, number in (("P", 2), ("V", 1), ("A", 2)):
        out, left = sent.pieces[f"piece-force-{unit}"], sent.pieces[f"piece-reserve-{unit}"]
        assert attribute(out, "count") == str(number)
        assert attribute(out, "like") == attribute(left, "like") == unit
        old = before[f"piece-reserve-{unit}"]
        assert int(attribute(old, "count")) - int(attribute(left, "count")) == number
    beats_of(position, CHANCE, "6+6")
    back = beats_of(position, SEAT, "recover 2P+A")[0]
    assert attribute(back.pieces["piece-reserve-P"], "count") == "8"
    assert not any(back.pieces[f"piece-force-{unit}"] for unit in "PVA")
    assert "piece-reserve-V" not in back.pieces


def test_units_come_from_the_pile() -> None:
    drawing = game.load({**late().to_dict(), "phase": "drawing", "to_draw": 1})
    (drawn,) = beats_of(drawing, CHANCE, "P")
    stack = drawn.pieces["piece-reserve-P"]
    assert (attribute(stack, "from"), attribute(stack, "count")) == ("pile", "9")
    assert '<tspan class="count">9</tspan>' in stack[stack.rindex('<g class="tally">') :]


def test_a_struck_region_goes_nowhere() -> None:
    data = late().to_dict()
    pyramid = {**LATE["pyramid"], "G": [None, "sea"]}
    pyramid["C"] = ["sea", "forest", "desert", None, "plains", "desert"]
    data |= {"pyramid": pyramid, "centres": 5}
    data["upgrades"] = {"P": "spent", "V": "upgraded", "A": "upgraded", "S": "upgraded"}
    data["pile"] = {"P": 2, "A": 1, "breakthrough": 3}
    data["reserve"] = {"P": 8, "V": 6, "A": 5, "S": 3, "weapon": 1}
    position = game.load(data)
    before = scene(position.view(SEAT)).pieces
    (struck,) = beats_of(position, SEAT, "weapon C5")
    assert struck.pieces["card-C5"] == struck.pieces["piece-reserve-weapon"] == ""
    assert "card-region-discard" not in struck.pieces
    assert not attribute(before["card-C5"], "to")
    assert not attribute(before["piece-reserve-weapon"], "to")
    assert [(effect.kind, effect.id) for effect in struck.effects] == [(BURST, "place-C5")]


def test_a_laid_region_comes_from_the_discard_and_one_that_is_dealt_does_not() -> None:
    position = late()
    beats_of(position, SEAT, "C5 8P+6V+5A")
    beats_of(position, CHANCE, "1+1")
    laid = beats_of(position, SEAT, "lay B5")[0]
    assert attribute(laid.pieces["card-B5"], "like") == "region"
    assert attribute(laid.pieces["card-region-discard"], "count") == "16"
    assert laid.pieces["target"] == laid.pieces["corner-B5"] == laid.pieces["corner-B6"] == ""
    start = game.start()
    dealer = Dealer(1)
    while start.state.phase < 1:
        start.make(CHANCE, draw_chance(start, dealer))
    (dealt,) = filmed(start.view(SEAT), start.watch(CHANCE, draw_chance(start, dealer)))
    assert list(dealt.pieces) == ["card-G1"]
    assert not attribute(dealt.pieces["card-G1"], "from")

"""What the drawn board says: titles, signs, numbers, flags, and the lines around it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import pairwise

import pytest

from arbitre.core.message import Fact
from arbitre.core.words import Words
from arbitre.games.power.picture.shapes import SILHOUETTES
from arbitre.games.power.picture.style import style
from arbitre.games.power.rules.board import COLOURS
from arbitre.games.power.rules.pieces import KINDS
from tests.games.power.picture.drawn import (
    SVG,
    TEXT,
    WORDS,
    by_id,
    load,
    numbers,
    packed,
    root_of,
    start,
    state_texts,
    title,
)


def test_titles() -> None:
    view = load(
        board={"V0": {"green": {"T": 2}, "red": {"CR": 1}}},
        reserves={"yellow": {"P": 4}},
    ).view(None)
    french, english = (by_id(root_of(view, WORDS[lang])) for lang in ("fr", "en"))
    assert title(french["piece-V0-green-T"]) == "2 Tanks (vert) en V0"
    assert title(french["piece-V0-red-CR"]) == "1 Croiseur (rouge) en V0"
    assert title(french["piece-RVJ-yellow-P"]) == "4 Power (jaune) en Réserve"
    assert title(english["piece-V0-green-T"]) == "2 tanks (green) in G0"
    assert title(french["space-V0"]) == "V0 : territoire vert, secteur 0"
    assert title(english["space-V0"]) == "G0: green territory, sector 0"
    assert title(french["space-HQR"]) == "HQR : Quartier général rouge"
    assert title(english["space-HQV"]) == "HQG: green headquarters"
    assert title(french["space-IN"]) == "IN : île Nord"
    assert title(english["space-S12"]) == "S12: sea lane 12"
    assert title(english["space-RVJ"]) == "RVY: yellow reserve"
    assert [text.text for text in english["piece-RVJ-yellow-P"].iter(TEXT)] == ["4"]
    strength = [text.text for text in english["state-strength-V0"].iter(TEXT)]
    assert strength == ["G", "6", "R", "50"]
    assert title(english["state-strength-V0"]) == "G0 · green: 6 power, red: 50 power"


def test_one_piece_needs_no_number() -> None:
    named = by_id(root_of(load(board={"V0": {"green": {"T": 1}}}).view(None)))
    texts = [text.text for text in named["piece-V0-green-T"].iter(f"{SVG}text")]
    assert texts == []


def test_every_kind_has_its_own_sign() -> None:
    assert set(SILHOUETTES) == set(KINDS)
    assert len(set(SILHOUETTES.values())) == len(KINDS)
    named = by_id(root_of(start().view(None)))
    assert all({f"power-{kind}", f"token-{kind}"} <= set(named) for kind in KINDS)
    bases = {kind: named[f"token-{kind}"][0].attrib["href"] for kind in KINDS}
    assert {bases[kind] for kind in "STCD"} == {"#power-small"}
    assert {bases[kind] for kind in ("R", "A", "B", "CR")} == {"#power-big"}


def test_flags_stand_with_their_holder() -> None:
    view = load(flags={"blue": ["green", "blue"], "red": ["red"]}).view(None)
    named = by_id(root_of(view))
    assert named["flag-green"].get("data-space") == "HQB"
    assert title(named["flag-green"]) == "Drapeau vert, pris par bleu"
    assert title(named["flag-blue"]) == "Drapeau bleu"
    assert numbers(named["flag-green"].attrib["transform"]) != numbers(
        named["flag-blue"].attrib["transform"]
    )
    # yellow's flag went in a circle
    assert "flag-yellow" not in named
    assert {"state-neutral-green", "state-neutral-yellow"} <= set(named)
    assert "state-neutral-blue" not in named


def test_header_and_notes() -> None:
    position = start()
    assert state_texts(position.view(None)).startswith(
        # that orders are written is not said: the same is shown while a round is told
        "Manche 1 sur 40|Arbitre : vert"
    )
    for options in ({"rounds": 0}, {"time_limit": 120}):  # PW-F7: no number of rounds is known
        assert state_texts(start(options=options).view(None)).startswith("Manche 1|")
    assert state_texts(start(options={"rounds": 5}).view(None)).startswith("Manche 1 sur 5|")
    position.play("red", "-")
    assert "✓ remise" in state_texts(position.view(None))
    assert "vous" in state_texts(position.view("green"))
    assert "Nord" in state_texts(start(seats=2).view(None))
    assert "North · you" in state_texts(start(seats=2).view("north"), WORDS["en"])
    assert "mercenaires" in state_texts(start(seats=3).view(None))
    assert "dernière manche" in state_texts(load(last=True).view(None))
    assert "a abandonné" in state_texts(load(resigned=["blue"]).view(None))


def test_the_end() -> None:
    ended = {"winners": ["green"], "clause": "PW-F6"}
    flags = {"green": list(COLOURS)}
    won = state_texts(load(phase="over", ended=ended, flags=flags).view(None))
    assert "victoire : Vert (PW-F6)" in won
    assert won.count("éliminé") == 3
    drawn = {"winners": [], "clause": "PW-F4"}
    assert "Partie nulle" in state_texts(load(phase="over", ended=drawn, flags={}).view(None))


def test_everything_is_escaped() -> None:
    class Hostile(Words):
        def phrase(self, key: str, args: Mapping[str, Fact] | None = None) -> str:
            return "<b>&\"'</b>"

        def knows(self, key: str) -> bool:
            return True

    view = packed("classic").view("green")
    root = root_of(view, Hostile("fr", []))
    assert not list(root.iter("b"))
    assert not list(root.iter(f"{SVG}b"))


@pytest.mark.parametrize("night", [0, 3])
def test_armies_differ_in_lightness(night: int) -> None:
    def light(colour: str) -> float:
        tones = r"#(..)(..)(..),#(..)(..)(..)\)"
        found = re.search(rf"--{colour}:light-dark\({tones}", style())
        assert found
        tone = found.groups()[night : night + 3]
        red, green, blue = ((int(part, 16) / 255) ** 2.2 for part in tone)
        return float((0.2126 * red + 0.7152 * green + 0.0722 * blue) ** (1 / 3)) * 116 - 16

    lights = sorted(light(colour) for colour in COLOURS)
    assert all(b - a > 5 for a, b in pairwise(lights))

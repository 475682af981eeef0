"""A band of an Alliance card as a line: read, written, refused with a reason."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitre.core.words import Words
from arbitre.games.dead_reckoning.rules.board import HARBOR, OCEAN, SPACES, space_of
from arbitre.games.dead_reckoning.rules.card_lines import (
    BadLine,
    band_line,
    effects_text,
    read_band,
)
from arbitre.games.dead_reckoning.rules.values import (
    AT_END,
    ATTACK,
    BUILD,
    CONDITION,
    EXPERT,
    FORT,
    GAIN,
    GARRISON,
    MERCHANT,
    OUTPOST,
    PER_PILE,
    PRODUCE,
    REPAIR,
    UPGRADE,
    Band,
    Effect,
)

UPGRADES = ["sails", "guns", "gun_hold"]


def plain(effects: list[Effect]) -> list[object]:
    """Effects as something that can be compared."""
    return [(e.kind, e.n, e.m, plain(e.then), plain(e.otherwise)) for e in effects]


def simple(effects: list[Effect]) -> list[tuple[int, int, int]]:
    """Effects without a condition among them."""
    assert not any(e.then or e.otherwise for e in effects)
    return [(e.kind, e.n, e.m) for e in effects]


def everything(band: Band) -> list[object]:
    """A band as something that can be compared."""
    left = [band.claims, band.influence, band.end, band.attack, band.conditional]
    return [*left, plain(band.effects)]


@pytest.mark.rule("DR-C6", "DR-T7")
def test_all_parts() -> None:
    band = read_band("C2 1, A1 2 | claim C1 B1 | end H | attack influence | out $1 P1", UPGRADES)
    # in the order of the board, whatever the order of the line
    assert band.influence == [(space_of("A1"), 2), (space_of("C2"), 1)]
    assert band.claims == [space_of("B1"), space_of("C1")]
    assert band.end == HARBOR
    assert band.attack
    assert band.conditional
    assert simple(band.effects) == [(BUILD, OUTPOST, 0), (GAIN, 1, 0), (PRODUCE, 1, 0)]


@pytest.mark.rule("DR-C3")
def test_every_icon_of_the_right_side() -> None:
    text = "$2 Q out gar fort P2 R1 X M E3 Ec2 F Fh F+2 Fh+1 U guns II U gun_hold I"
    effects = read_band(f"end B2 | {text}", UPGRADES).effects
    assert simple(effects) == [
        (GAIN, 2, 0),
        (PER_PILE, 0, 0),
        (BUILD, OUTPOST, 0),
        (BUILD, GARRISON, 0),
        (BUILD, FORT, 0),
        (PRODUCE, 2, 0),
        (REPAIR, 1, 0),
        (EXPERT, 0, 0),
        (MERCHANT, 0, 0),
        (AT_END, 3, 0),
        (AT_END, 0, 2),
        (ATTACK, 0, 0),
        (ATTACK, 0, 1),
        (ATTACK, 2, 0),
        (ATTACK, 1, 1),
        (UPGRADE, 1, 1),
        (UPGRADE, 2, 0),
    ]
    assert effects_text(effects, UPGRADES) == text


@pytest.mark.rule("DR-R11", "DR-C3")
def test_a_condition_and_what_comes_otherwise() -> None:
    for text in ("7?{$3 F}:{U guns II} X", "7 ? { $3, f } : { u GUNS 2 } x"):
        condition, after = read_band(f"end H | {text}", UPGRADES).effects
        assert (condition.kind, condition.n) == (CONDITION, 7)
        assert simple(condition.then) == [(GAIN, 3, 0), (ATTACK, 0, 0)]
        assert simple(condition.otherwise) == [(UPGRADE, 1, 1)]
        assert after.kind == EXPERT
    (lonely,) = read_band("end H | 12?{fort}", UPGRADES).effects
    assert (lonely.n, simple(lonely.then), lonely.otherwise) == (12, [(BUILD, FORT, 0)], [])


def test_quick_typing() -> None:
    """Small letters, no spaces around bars, a 1 left out, the parts in any order."""
    quick = read_band("p r $ e ec,u sails 1|INFLUENCE|end c4|CLAIM b2|a1 2 b1 1", UPGRADES)
    assert (
        band_line(quick, UPGRADES)
        == "A1 2, B1 1 | claim B2 | end C4 | influence | P1 R1 $1 E1 Ec1 U sails I"
    )
    least = read_band("end H", UPGRADES)
    assert everything(least) == [[], [], HARBOR, False, False, []]
    assert band_line(least, UPGRADES) == "end H"


WRONG = [
    ("A1 2 | out", "edition-band-end"),
    ("end", "edition-band-end"),
    ("end A1 B1 | out", "edition-band-end"),
    ("end H | end A1", "edition-band-part"),
    ("A1 2 | end H | C1 1", "edition-band-part"),
    ("end H | $1 | F", "edition-band-part"),
    ("", "edition-band-empty"),
    ("A1 2 || end H", "edition-band-empty"),
    ("end H |", "edition-band-empty"),
    ("end D1", "edition-band-space"),
    ("D1 2 | end H", "edition-band-space"),
    ("A5 2 | end H", "edition-band-space"),
    ("H 2 | end H", "edition-band-space"),
    ("claim H | end H", "edition-band-space"),
    ("A1 2 C9 1 | end H", "edition-band-space"),
    ("A1 | end H", "edition-band-cubes"),
    ("A1 B1 2 | end H", "edition-band-cubes"),
    ("A1 0 | end H", "edition-band-cubes"),
    ("A1 10 | end H", "edition-band-cubes"),
    ("A1 2, a1 1 | end H", "edition-band-twice"),
    ("claim B1 B1 | end H", "edition-band-twice"),
    ("claim | end H", "edition-band-claims"),
    ("claim A1 B1 C1 | end H", "edition-band-claims"),
    ("attack attack | end H", "edition-band-conditional"),
    ("attack $1 | end H", "edition-band-conditional"),
    ("end H | Z", "edition-band-icon"),
    ("end H | $0", "edition-band-icon"),
    ("end H | F+", "edition-band-icon"),
    ("end H | FF", "edition-band-icon"),
    ("end H | Q2", "edition-band-icon"),
    ("end H | $1 attack", "edition-band-icon"),
    ("end H | 7 {F}", "edition-band-icon"),
    ("end H | U oars I", "edition-band-upgrade"),
    ("end H | U guns III", "edition-band-upgrade"),
    ("end H | U guns", "edition-band-upgrade"),
    ("end H | U", "edition-band-upgrade"),
    ("end H | X?{F}", "edition-band-condition"),
    ("end H | 7?F", "edition-band-condition"),
    ("end H | 7?{}", "edition-band-condition"),
    ("end H | 7?{F", "edition-band-condition"),
    ("end H | 7?{F}:", "edition-band-condition"),
    ("end H | 7?{7?{F}}", "edition-band-icon"),
    ("end H | 7?{F {X}}", "edition-band-condition"),
    ("end H | F}", "edition-band-icon"),
]


@pytest.mark.rule("DR-C6")
@pytest.mark.parametrize(("line", "key"), WRONG, ids=[f"{w[1]}: {w[0]}" for w in WRONG])
def test_a_wrong_line_is_refused_with_its_reason(line: str, key: str) -> None:
    with pytest.raises(BadLine) as caught:
        read_band(line, UPGRADES)
    assert caught.value.message.key == key
    for lang in ("fr", "en"):
        assert Words(lang, ["arbitre.games.dead_reckoning.data"]).say(caught.value.message)


def an_effect(kind: int, n: int, m: int) -> Effect:
    return Effect(kind, n, m)


COUNTS = st.integers(1, 99)
NOTHING = st.just(0)
ICONS = st.one_of(
    st.builds(an_effect, st.sampled_from([GAIN, PRODUCE, REPAIR]), COUNTS, NOTHING),
    st.builds(an_effect, st.sampled_from([PER_PILE, EXPERT, MERCHANT]), NOTHING, NOTHING),
    st.builds(an_effect, st.just(BUILD), st.integers(0, 2), NOTHING),
    st.builds(an_effect, st.just(UPGRADE), st.integers(0, 2), st.integers(0, 1)),
    st.builds(an_effect, st.just(ATTACK), st.integers(0, 9), st.integers(0, 1)),
    st.builds(an_effect, st.just(AT_END), COUNTS, NOTHING),
    st.builds(an_effect, st.just(AT_END), NOTHING, COUNTS),
)


@st.composite
def conditions(draw: st.DrawFn) -> Effect:
    effect = Effect(CONDITION, draw(COUNTS))
    effect.then = draw(st.lists(ICONS, min_size=1, max_size=3))
    effect.otherwise = draw(st.lists(ICONS, max_size=3))
    return effect


@st.composite
def bands(draw: st.DrawFn) -> Band:
    band = Band()
    spaces = st.sampled_from(list(OCEAN))
    marks = draw(st.dictionaries(spaces, st.integers(1, 9), max_size=5))
    band.influence = sorted(marks.items())
    band.claims = sorted(draw(st.sets(spaces, max_size=2)))
    band.end = draw(st.integers(0, SPACES - 1))
    band.attack, band.conditional = draw(st.booleans()), draw(st.booleans())
    band.effects = draw(st.lists(st.one_of(ICONS, conditions()), max_size=5))
    return band


@pytest.mark.rule("DR-C1")
@given(bands())
def test_what_is_written_is_read_again(band: Band) -> None:
    line = band_line(band, UPGRADES)
    again = read_band(line, UPGRADES)
    assert everything(again) == everything(band)
    assert band_line(again, UPGRADES) == line


@given(st.text(alphabet="ABCHFPRXMQUEe$123 ,|?{}:claimendgs+", max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        band = read_band(text, UPGRADES)
    except BadLine:
        return
    line = band_line(band, UPGRADES)
    assert everything(read_band(line, UPGRADES)) == everything(band)

"""A film as one file: at every time window it shows what the film shows, and it keeps its bounds."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from arbitre.core import reel as reels
from arbitre.core.chance import CHANCE
from arbitre.core.contract import ROUND, Period
from arbitre.core.game import game
from arbitre.core.position import View
from arbitre.core.record import Record, read_record
from arbitre.core.reel import (
    LAST,
    PARTS,
    STEPS,
    WHOLE,
    Frame,
    Shot,
    bounded,
    fits,
    make_reel,
)
from arbitre.core.reel_file import draw_reel
from arbitre.core.screen import Scene
from arbitre.core.telling import Moment
from arbitre.core.voice import Voice
from tests.core.reels import Cinema, middles
from tests.playthroughs import GAMES

RECORDS = {(one.game, one.name): one.path.with_suffix(".arb") for one in GAMES}


def shots_of(record: Record, watched: bool = True) -> list[Shot]:
    """The steps of a game, as the public saw them."""
    before, moments, found = record.header.begin().view(None), list[Moment](), list[Shot]()
    for _, position, more in record.watch():
        moments += more
        if moments and position.actors != (CHANCE,):
            seen = [moment.seen(None) for moment in moments]
            events = [moment.event for moment in seen]
            after = position.view(None)
            found.append(Shot(before, after, events, seen if watched else None))
            before, moments = after, []
    return found


def read(name: str, which: str) -> Record:
    return read_record(RECORDS[name, which].read_text(encoding="utf-8"))


def letters(markup: str) -> str:
    """All that is written on a drawing, and nothing that is only said of it."""
    bare = re.sub(r"<(title|desc)\b[^>]*>.*?</\1>", "", markup, flags=re.DOTALL)
    return "".join(ElementTree.fromstring(f'<g xmlns:x="y">{bare}</g>').itertext())


@pytest.mark.no_cover  # long: other tests measure it
@pytest.mark.parametrize(
    ("name", "which"),
    [("power", "two"), ("sans_allies", "captain"), ("dead_reckoning", "normal")],
)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_at_its_time_each_frame_has_the_scene_of_its_moment(
    name: str, which: str, lang: str
) -> None:
    rules = game(name)
    screen = rules.screen()

    def voice_at(view: View) -> Voice:
        return rules.voice(view, lang)

    shots = shots_of(read(name, which))
    shots = shots[:2] if name == "power" else shots[8:14]
    reel = make_reel(screen, shots, voice_at)
    assert reel.shows == WHOLE
    assert len(reel.frames) > 3
    text = draw_reel(screen, voice_at(shots[0].before), reel)
    assert "<script" not in text
    cinema = Cinema(text)
    assert cinema.seconds == pytest.approx(sum(one.seconds for one in reel.frames) + 2)
    for frame, time in zip(reel.frames, middles(reel), strict=True):
        seen = cinema.things(time)
        drawn = {**frame.scene.state, **frame.scene.pieces}
        assert set(seen) == set(drawn), frame.caption
        assert {one: letters(seen[one]) for one in seen} == {
            one: letters(drawn[one]) for one in drawn
        }
        if frame.caption:
            assert frame.caption.split()[0] in cinema.caption(time)
    # what is drawn last is what the step led to
    end = screen.scene(voice_at(shots[-1].after), False)
    assert reel.frames[-1].scene.pieces == end.pieces
    assert reel.frames[-1].scene.state == end.state


def test_who_wants_nothing_to_move_sees_the_end() -> None:
    rules = game("power")
    screen = rules.screen()
    shots = shots_of(read("power", "two"))[:1]
    reel = make_reel(screen, shots, lambda view: rules.voice(view, "en"))
    text = draw_reel(screen, rules.voice(shots[0].before, "en"), reel)
    assert "@media (prefers-reduced-motion:reduce){.w,.reel-time{animation:none}}" in text
    assert ".w{visibility:hidden;" in text
    cinema = Cinema(text)
    for one in cinema.root.iter("{http://www.w3.org/2000/svg}g"):
        kinds = one.get("class", "").split()
        if "w" in kinds:
            assert ("z" in kinds) == cinema.sees(" ".join(kinds), 0.9999)


def test_a_theme_is_chosen_or_follows_the_reader() -> None:
    rules = game("power")
    screen, shots = rules.screen(), shots_of(read("power", "two"))[:1]
    reel = make_reel(screen, shots, lambda view: rules.voice(view, "en"))
    voice = rules.voice(shots[0].before, "en")
    for theme in ("light", "dark"):
        assert f'style="color-scheme:{theme}"' in draw_reel(screen, voice, reel, theme)
    for theme in ("", 'x" onload="alert(1)'):
        assert "style=" not in draw_reel(screen, voice, reel, theme).partition(">")[0]


# -- bounds ------------------------------------------------------------------------------------


def frames(count: int, per_shot: int, rounds: int = 0, size: int = 1) -> list[Frame]:
    """So many frames, each with a drawing of its own."""
    return [
        Frame(
            f"line {n}",
            Scene({}, {"a": f"<g>{n}{'x' * size}</g>"}),
            1 + n // per_shot,
            Period(ROUND, 1 + n // rounds) if rounds else None,
        )
        for n in range(count)
    ]


def test_a_short_film_is_whole() -> None:
    few = frames(100, 10)
    assert bounded(few).frames == few
    assert bounded(few).shows == WHOLE


def test_of_a_long_game_each_step_is_seen_as_it_ended() -> None:
    reel = bounded(frames(400, 10, 40))
    assert reel.shows == STEPS
    assert [frame.shot for frame in reel.frames] == list(range(1, 41))
    assert reel.frames[0].scene.pieces == {"a": "<g>9x</g>"}
    assert reel.frames[0].caption.startswith("line 0 · line 1 · ")


def test_of_a_longer_one_some_steps_together_but_never_over_a_round() -> None:
    reel = bounded(frames(3000, 10, 50))
    assert reel.shows == PARTS
    assert len(reel.frames) <= reels.MOST_FRAMES
    assert {frame.period.number for frame in reel.frames if frame.period} == set(range(1, 61))


def test_what_is_too_heavy_even_so_is_cut_to_its_end() -> None:
    heavy = frames(60, 1, 1, size=reels.HEAVIEST // 20)
    reel = bounded(heavy)
    assert reel.shows == LAST
    assert 1 < len(reel.frames) <= 20
    assert reel.frames[-1] is heavy[-1] or reel.frames[-1].scene is heavy[-1].scene


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_long_game_says_that_it_was_cut(lang: str) -> None:
    rules = game("dead_reckoning")
    screen = rules.screen()

    def voice_at(view: View) -> Voice:
        return rules.voice(view, lang)

    shots = shots_of(read("dead_reckoning", "normal"), watched=False)
    assert not fits(screen, shots, voice_at)
    reel = make_reel(screen, shots, voice_at)
    assert reel.shows in (PARTS, LAST, STEPS)
    assert len(reel.frames) <= reels.MOST_FRAMES
    text = draw_reel(screen, voice_at(shots[0].before), reel)
    assert len(text) < 2 * reels.HEAVIEST
    said = Cinema(text).caption(0.0)
    assert ("longue partie" if lang == "fr" else "a long game") in said
    assert "film-cut" not in said

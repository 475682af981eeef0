"""Films on a page: a long one is shortened, and nothing of what happened is lost."""

from __future__ import annotations

from arbitre.core.film import Beat
from arbitre.web.page.films import MOST_BEATS, plain_film, shortened


def test_what_was_left_out_of_a_long_telling_has_happened_all_the_same() -> None:
    beats = [
        Beat(str(n), "", [], {"a": f"a{n}", f"b{n}": "b"}, {"round": str(n)}, n)
        for n in range(MOST_BEATS + 2)
    ]
    told = shortened(beats)
    assert [told[0].caption, told[-1].caption] == ["2", str(MOST_BEATS + 1)]
    assert told[0].pieces == {"a": "a2", "b0": "b", "b1": "b", "b2": "b"}
    assert (told[0].state, told[0].moment) == ({"round": "2"}, 2)
    assert told[1].pieces == {"a": "a3", "b3": "b"}
    assert len(plain_film(beats)) == MOST_BEATS


def test_a_short_telling_is_whole() -> None:
    beats = [Beat("one"), Beat("two")]
    assert shortened(beats) == beats

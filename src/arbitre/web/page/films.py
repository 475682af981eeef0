"""Films (animations) of the steps of a table, and looks at them: made once for all who see the same."""

from __future__ import annotations

from arbitre.core.cache import Cache
from arbitre.core.chance import CHANCE
from arbitre.core.film import Beat, clause_of, film
from arbitre.core.screen import Look, Screen
from arbitre.core.voice import Told
from arbitre.tables.sight import Watched
from arbitre.web.page.pictures import HEAVIEST
from arbitre.web.page.view import PageView

Plain = dict[str, object]

MOST_BEATS = 120
"""More than that is not played back one by one: it would take minutes."""
KEPT = 256
"""How many films are kept."""


class Films:
    """A cache of films made lately, by whose step they tell, to whom and how."""

    def __init__(self) -> None:
        self._kept: Cache[list[Beat]] = Cache(KEPT, _size, HEAVIEST)
        self._looks: Cache[list[Look]] = Cache(KEPT, _look_size, HEAVIEST)
        self._hands: Cache[list[Told]] = Cache(KEPT)

    def of(self, page_view: PageView, watched: Watched) -> list[Beat]:
        """The beats of a step: whose time was up, then each line that is told of it."""
        return self._kept.get(_key(page_view, watched), lambda: _made(page_view, watched))

    def look_of(self, page_view: PageView, watched: Watched) -> Look | None:
        """A step at one look, where it can be seen so."""
        found = self._looks.get(_key(page_view, watched), lambda: _looked(page_view, watched))
        return found[0] if found else None

    def hands_of(self, page_view: PageView, watched: Watched) -> list[Told]:
        """What hands do on the real table to follow a step."""
        return self._hands.get(
            _key(page_view, watched),
            lambda: page_view.screen.hands(
                watched.step.before, watched.moments, page_view.voice_at
            ),
        )


def _key(page_view: PageView, watched: Watched) -> tuple[object, ...]:
    reader = (watched.seat, page_view.lang, page_view.tall)
    return (page_view.sight.id, watched.branch, watched.step.number, reader)


def _made(page_view: PageView, watched: Watched) -> list[Beat]:
    step = watched.step
    late = [Beat(line) for line in page_view.time_up(step)]
    return late + film(
        page_view.screen, step.before, watched.moments, page_view.voice_at, page_view.tall
    )


def _looked(page_view: PageView, watched: Watched) -> list[Look]:
    look = page_view.screen.look(
        watched.step.before, watched.moments, page_view.voice_at, page_view.tall
    )
    return [] if look is None else [look]


def _look_size(looks: list[Look]) -> int:
    return sum(len(look.markup) for look in looks)


def has_looks(screen: Screen) -> bool:
    """Whether a game has steps that can be seen at one look."""
    return type(screen).look is not Screen.look


def has_hands(screen: Screen) -> bool:
    """Whether a game says what hands do on a real table."""
    return type(screen).hands is not Screen.hands


def is_news(films: Films, page_view: PageView, watched: Watched) -> bool:
    """Whether a step is told: beside a real table not what lies there already because people laid it."""
    step = watched.step
    if not page_view.sight.companion or not has_hands(page_view.screen):
        return True
    laid = not step.drawn and all(line.seat == CHANCE for line in step.lines)
    return not laid or bool(films.hands_of(page_view, watched))


def last_look(films: Films, page_view: PageView, watched: list[Watched]) -> Plain | None:
    """The latest of some steps that can be seen at one look, as data."""
    for one in reversed(watched):
        look = films.look_of(page_view, one)
        if look is not None:
            return {
                "step": one.step.number,
                "title": look.title,
                "markup": look.markup,
                "lines": [
                    {
                        "text": line.whole,
                        "clause": clause_of(line),
                        "minor": line.minor,
                        "about": line.about,
                    }
                    for line in look.lines
                ],
            }
    return None


def _size(beats: list[Beat]) -> int:
    """How many characters a film has."""
    return sum(
        len(beat.caption) + sum(map(len, beat.pieces.values())) + sum(map(len, beat.state.values()))
        for beat in beats
    )


def plain_film(beats: list[Beat]) -> list[Plain]:
    """Beats as data; the last of them where there would be too many."""
    return [plain_beat(beat) for beat in shortened(beats)]


def plain_beat(beat: Beat) -> Plain:
    """A beat as data."""
    return {
        "caption": beat.caption,
        "clause": beat.clause,
        "effects": [
            {
                "kind": effect.kind,
                "id": effect.id,
                "text": effect.text,
                "manner": effect.manner,
            }
            for effect in beat.effects
        ],
        "pieces": beat.pieces,
        "state": beat.state,
    }


def shortened(beats: list[Beat]) -> list[Beat]:
    """The last beats; what those left out did to the picture is done with the first of them."""
    left_out, told = beats[:-MOST_BEATS], beats[-MOST_BEATS:]
    if not left_out:
        return told
    first, pieces, state = told[0], {}, {}
    for beat in [*left_out, first]:
        pieces.update(beat.pieces)
        state.update(beat.state)
    told[0] = Beat(first.caption, first.clause, first.effects, pieces, state, first.moment)
    return told

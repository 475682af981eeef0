"""The parts of a table page, and the message that brings them up to date."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.core.contract import TURN
from arbitre.core.film import Beat
from arbitre.core.position import View
from arbitre.core.screen import Picture
from arbitre.tables.sight import Past, StepSight, Update, Watched
from arbitre.web.page.beside import Beside, Typed
from arbitre.web.page.films import Plain, is_news, last_look, plain_film
from arbitre.web.page.plain import decision, plain_picture
from arbitre.web.page.prefs import Prefs
from arbitre.web.page.story import (
    ToldStep,
    further_rules,
    latest,
    periods,
    told_steps,
    weighed,
)
from arbitre.web.page.view import PageView

if TYPE_CHECKING:
    from arbitre.web.site import Site

PARTS = ("status", "hands", "decision", "ending", "seats", "panels", "log", "chat")


def part(site: Site, name: str, page_view: PageView, prefs: Prefs, **more: object) -> str:
    """One part as HTML."""
    context = {
        **site.context(prefs),
        "page_view": page_view,
        "sight": page_view.sight,
        "secret": "",
    }
    context |= {"beside": Beside(page_view), "typed": Typed()}
    context |= {"weighed": weighed, "further_rules": further_rules, "periods": periods}
    return site.html(f"parts/{name}.html", **{**context, "log": [], **more})


def all_parts(
    site: Site,
    page_view: PageView,
    prefs: Prefs,
    log: list[ToldStep],
    secret: str = "",
    typed: Typed | None = None,
) -> dict[str, str]:
    """Every part as HTML; `secret` and a line `typed` in vain are for forms sent without our client."""
    more: Plain = {"log": log, "secret": secret, "typed": typed or Typed()}
    return {name: part(site, name, page_view, prefs, **more) for name in PARTS}


def state_message(
    site: Site,
    page_view: PageView,
    prefs: Prefs,
    log: list[ToldStep],
    watched: list[Watched],
    known: str,
    film: bool = False,
) -> Plain:
    """The table as a page shows it, and the film of what led there; the board only where it is not known.

    What can be seen at one look has its film only where that is wanted at once (`film`).

    What two pages of one viewer, or any two spectators, see alike is made once.
    """

    def made() -> tuple[dict[str, str], Plain, str]:
        return all_parts(site, page_view, prefs, log), decision(page_view), page_view.marks

    look = last_look(site.films, page_view, watched)
    filmed = [] if look is not None and not film else watched
    filmed = [one for one in filmed if is_news(site.films, page_view, one)]

    key = alike(page_view)
    html, decided, marks = made() if key is None else site.shared.get(key, made)
    return {
        "type": "state",
        "revision": page_view.sight.revision,
        "written": written(page_view),
        "html": html,
        "picture": plain_picture(page_view.picture, marks, known),
        **decided,
        "look": look,
        "beats": plain_film([beat for one in filmed for beat in site.films.of(page_view, one)]),
        "untold": bool(page_view.sight.untold),
        "turn": page_view.my_turn,
        "title": page_title(page_view),
        "clock": plain_clock(page_view),
        "steps": page_view.sight.steps,
        "over": page_view.sight.over,
    }


def draft_message(site: Site, page_view: PageView, prefs: Prefs) -> Plain:
    """A draft and what follows from it: the answer to whoever wrote it, and news for their other pages."""
    return {
        "revision": page_view.sight.revision,
        "written": written(page_view),
        **decision(page_view),
        "marks": page_view.marks,
        "html": {name: part(site, name, page_view, prefs) for name in ("decision", "status")},
    }


def written(page_view: PageView) -> int | None:
    """When the seat last wrote its draft (0: never); None for a spectator."""
    return None if page_view.seat is None else page_view.sight.written.get(page_view.seat, 0)


def alike(page_view: PageView) -> tuple[object, ...] | None:
    """What must be the same for two pages to be the same; None while clocks run, for time goes on."""
    sight = page_view.sight
    if any(clock.deadline is not None for clock in sight.clock.seats.values()):
        return None
    if sight.clock.paused_until or sight.clock.writing_from:
        return None
    return (
        sight.id,
        sight.revision,
        page_view.seat,
        sight.mine,
        sight.host,
        page_view.lang,
        page_view.tall,
        tuple(sorted(sight.drafts.items())),
        tuple(sorted(sight.talk.items())),
        tuple(seat.late for seat in sight.seats),
        page_view.ended is not None,
        page_view.view.to_bytes(),
    )


class Glance:
    """A history cursor: an earlier moment that is looked back at, after a step or one of its beats.

    `number` counts the beats of the step, of which there are `total`; those it plays are its `beats`.
    """

    def __init__(self, past: Past, film: list[Beat], watched: Watched | None, number: int) -> None:
        self.past = past
        self.total = len(film)
        self.number = min(number, self.total) if number else self.total
        self.beats = film if not number else film[self.number - 1 : self.number]
        self.view = past.view
        self.watched = watched
        self._moment = 0
        if watched is not None and self.halfway:
            self._moment = film[self.number - 1].moment
            reached = watched.moments[: self._moment]
            self.view = reached[-1].view if reached else watched.step.before

    def picture(self, page_view: PageView) -> Picture:
        """What is drawn of it, with what is on its way then."""
        drawn = page_view.picture_of(self.view)
        if not self._moment or self.watched is None:
            return drawn
        events = [moment.event for moment in self.watched.moments[: self._moment]]
        before = page_view.voice_at(self.watched.step.before)
        aloft = page_view.screen.aloft(events, before, page_view.tall)
        return drawn.with_pieces(aloft) if aloft else drawn

    @property
    def halfway(self) -> bool:
        """Whether more of the step is to come."""
        return self.number < self.total

    @property
    def next(self) -> tuple[int, int]:
        """The step and the beat that come after it."""
        if self.halfway:
            return self.past.number, self.number + 1
        return self.past.number + 1, 1

    @property
    def previous(self) -> tuple[int, int]:
        """The step and the beat before it; no beat: the end of that step."""
        if self.number > 1:
            return self.past.number, self.number - 1
        return self.past.number - 1, 0


def _period(page_view: PageView, view: View) -> str:
    """The round or turn of a position in words; empty in a game that counts neither."""
    period = view.period()
    if period is None or not period.number:
        return ""
    key = "page-turn" if period.unit == TURN else "page-round"
    return page_view.page.phrase(key, {"n": str(period.number)})


def past_message(
    site: Site, page_view: PageView, glance: Glance, prefs: Prefs, log: list[ToldStep], known: str
) -> Plain:
    """The table at an earlier moment, from one's own view."""
    past, view = glance.past, glance.view
    panels = page_view.screen.panels(page_view.voice_at(view))
    return {
        "type": "state",
        "revision": page_view.sight.revision,
        "written": written(page_view),
        "step": past.number,
        "steps": past.total,
        "period": _period(page_view, view),
        "beat": glance.number,
        "beat_count": glance.total,
        "html": {
            "log": part(site, "log", page_view, prefs, log=log),
            "panels": part(site, "panels", page_view, prefs, panels=panels),
        },
        "picture": plain_picture(glance.picture(page_view), "", known),
        "touches": [],
        "draft": None,
        "drawn": None,
        "look": last_look(site.films, page_view, [glance.watched] if glance.watched else []),
        "beats": plain_film(glance.beats),
        "turn": page_view.my_turn,
        "title": page_title(page_view),
        "clock": plain_clock(page_view),
    }


def log_of(page_view: PageView, steps: list[StepSight]) -> list[ToldStep]:
    """Steps as the log tells them, as many as a page has room for."""
    openings = page_view.rules.openings
    return latest(told_steps(steps, page_view.voice_at, page_view.time_up, openings))


def plain_clock(page_view: PageView) -> Plain:
    """The clocks as data: milliseconds since 1970."""
    clock = page_view.sight.clock
    return {
        "now": clock.now,
        "seats": {
            seat: {"left": one.left, "game_left": one.game_left, "deadline": one.deadline}
            for seat, one in clock.seats.items()
        },
        "paused_until": clock.paused_until,
        "game_ends": clock.game_ends,
        "writing_from": clock.writing_from,
        "telling_until": clock.telling_until,
    }


def page_title(page_view: PageView) -> str:
    """The title of the window: it says when it is one's turn."""
    key = "page-title-turn" if page_view.my_turn else "page-title"
    return page_view.page.phrase(key, {"title": page_view.title})


def played_steps(update: Update) -> list[StepSight]:
    """The steps of an update that can be played back."""
    return [] if update.rewound else update.steps

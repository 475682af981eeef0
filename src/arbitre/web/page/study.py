"""Study on a page: a decision of the past as a draft that can be changed, and what comes of it, in words."""

from __future__ import annotations

from collections import Counter

from msgspec import structs

from arbitre.core.ending_words import PACKAGE, percent
from arbitre.core.film import Beat
from arbitre.core.words import Words
from arbitre.tables.sight import DraftSight, StudySight, WhatIfSight
from arbitre.web.page.films import Films, Plain, last_look, plain_film
from arbitre.web.page.parts import part, plain_clock
from arbitre.web.page.pictures import Pictures
from arbitre.web.page.plain import decision, plain_picture
from arbitre.web.page.prefs import Prefs
from arbitre.web.page.reader_session import ReaderSession
from arbitre.web.page.view import PageView
from arbitre.web.site import Site

MOST_OFTEN = 5
"""So many of the things that may come of chance are named."""


def writing_view(
    session: ReaderSession, place: StudySight, seat: str, lines: list[str], pictures: Pictures
) -> PageView:
    """The page as whoever decided then saw it, with these lines on their notepad."""
    sight, prefs = session.page_view.sight, session.prefs
    then = structs.replace(
        sight,
        views={seat: place.views[seat]},
        mine=(seat,),
        awaited=(seat,),
        drafts={seat: DraftSight(tuple(lines), prefs.lang)},
        held={},
        result=None,
        forfeit="",
        archived=False,
    )
    return PageView(then, seat, prefs.lang, session.page_view.tall, pictures)


def decided_lines(page_view: PageView, place: StudySight, seat: str) -> list[str]:
    """What a seat decided then, as lines of a draft in the reader's language."""
    text = place.decided.get(seat)
    if text is None:
        return []
    view = place.views.get(seat, place.view)
    return page_view.voice_at(view).written(view.position().read(seat, text))


def plain_place(
    site: Site, session: ReaderSession, place: StudySight, seat: str, known: str
) -> Plain:
    """A decision of the past as data: who decided how, and the draft of one of them."""
    seats: list[Plain] = []
    for one in place.deciders:
        lines = decided_lines(session.page_view, place, one)
        said = lines
        if one in place.views:
            said = writing_view(session, place, one, [], site.pictures).in_words(lines)
        seats.append(
            {
                "seat": one,
                "name": session.page_view.seat_name(one),
                "mine": one in place.seats,
                "move": place.decided.get(one),
                "lines": lines,
                "said": said,
            }
        )
    lines = decided_lines(session.page_view, place, seat)
    page_view = writing_view(session, place, seat, lines, site.pictures)
    return {
        **plain_writing(site, page_view, session.prefs),
        "at": place.at,
        "steps": place.steps,
        "whole": place.whole,
        "seats": seats,
        "seat": seat,
        "picture": plain_picture(page_view.picture, "", known),
    }


def plain_writing(site: Site, page_view: PageView, prefs: Prefs) -> Plain:
    """A draft of the past as data; nobody keeps it, so it is always the newest."""
    found = decision(page_view)
    if isinstance(found["draft"], dict):
        found["draft"]["send"] = page_view.page.phrase("page-study-go")
        found["draft"]["warnings"] = []  # nothing is committed
    return {
        "revision": page_view.sight.revision,
        "written": 0,
        **found,
        "marks": page_view.marks,
        "html": {"study": part(site, "study", page_view, prefs)},
    }


def plain_study(page_view: PageView, place: StudySight, found: WhatIfSight) -> Plain:
    """What would have come of other decisions, as data and in words."""
    step = found.watched.step
    often = often_told(page_view, found)
    return {
        "at": place.at,
        "moves": found.moves,
        "seed": found.seed,
        "chance": found.chance,
        "fresh": found.fresh,
        "text": chance_said(page_view, found),
        "samples": len(found.samples),
        "often": [{"count": count, "text": text} for text, count in often],
        "beside": beside_said(page_view, found),
        "result": None if found.result is None else found.result.to_dict(),
        "events": [event.to_dict() for event in step.events],
        "view": step.after.data,
    }


def chance_said(page_view: PageView, found: WhatIfSight) -> str:
    """Whose chance it was: the game's, or drawn anew; empty where chance did nothing."""
    if not found.chance:
        return ""
    return page_view.page.phrase("page-study-fresh" if found.fresh else "page-study-same")


def beside_said(page_view: PageView, found: WhatIfSight) -> list[str]:
    """Each seat's chance to win as it was played and otherwise; nothing where the game cannot say."""
    words = Words(page_view.lang, [PACKAGE])
    return [
        page_view.page.phrase(
            "page-study-beside",
            {
                "who": page_view.seat_name(one.seat),
                "played": percent(words, one.played, one.played == 1),
                "other": percent(words, one.other, one.other == 1),
                "n": one.drawn,
            },
        )
        for one in found.beside
    ]


def often_told(page_view: PageView, found: WhatIfSight) -> list[tuple[str, int]]:
    """What is told of some of the samples and not of all: the lines, and of how many."""
    told: Counter[str] = Counter()
    for before, events in found.samples:
        lines = page_view.voice_at(before).tell(events)
        told.update({line.whole for line in lines if not line.heading and not line.minor})
    total = len(found.samples)
    some = [(text, count) for text, count in told.most_common() if 1 < count < total]
    return some[:MOST_OFTEN]


def study_state(
    site: Site,
    page_view: PageView,
    place: StudySight,
    found: WhatIfSight,
    prefs: Prefs,
    known: str,
) -> Plain:
    """The outcome as a page shows any step: the picture after it, at one look, and its film."""
    films = Films()  # nothing is kept of it
    after = found.watched.step.after
    beats: list[Beat] = films.of(page_view, found.watched)
    told = plain_film(beats)
    panels = page_view.screen.panels(page_view.voice_at(after))
    return {
        "type": "state",
        "revision": page_view.sight.revision,
        "written": 0,
        "step": place.at,
        "steps": place.steps,
        "beat": len(told),
        "beat_count": len(told),
        "html": {"panels": part(site, "panels", page_view, prefs, panels=panels)},
        "picture": plain_picture(page_view.picture_of(after), "", known),
        "touches": [],
        "draft": None,
        "drawn": None,
        "look": last_look(films, page_view, [found.watched]),
        "beats": told,
        "turn": page_view.my_turn,
        "title": page_view.title,
        "clock": plain_clock(page_view),
    }

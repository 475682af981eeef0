"""The parts of a table page, and the message that brings them up to date."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.core.draft import Draft
from arbitre.core.screen import Basket, Beat, Picture, Touch
from arbitre.tables.sight import Past, StepSight, Update
from arbitre.web.page.beside import Beside, Typed
from arbitre.web.page.prefs import Prefs
from arbitre.web.page.story import Chapter, chapters, further_rules, weighed
from arbitre.web.page.view import PageView

if TYPE_CHECKING:
    from arbitre.web.site import Site

PARTS = ("status", "decision", "seats", "panels", "log", "chat")
MOST_BEATS = 120
"""More than that is not played back one by one: it would take minutes."""

Plain = dict[str, object]


def part(site: Site, name: str, face: PageView, prefs: Prefs, **more: object) -> str:
    """One part as HTML."""
    context = {**site.context(prefs), "face": face, "sight": face.sight, "secret": ""}
    context |= {"beside": Beside(face), "typed": Typed()}
    context |= {"weighed": weighed, "further_rules": further_rules}
    return site.html(f"parts/{name}.html", **{**context, "chapters": [], **more})


def all_parts(
    site: Site,
    face: PageView,
    prefs: Prefs,
    log: list[Chapter],
    secret: str = "",
    typed: Typed | None = None,
) -> dict[str, str]:
    """Every part as HTML; `secret` and a line `typed` in vain are for forms sent without our client."""
    more: Plain = {"chapters": log, "secret": secret, "typed": typed or Typed()}
    return {name: part(site, name, face, prefs, **more) for name in PARTS}


def state_message(
    site: Site, face: PageView, prefs: Prefs, log: list[Chapter], steps: list[StepSight], known: str
) -> Plain:
    """The table as a page shows it; the board only where its key is not the known one.

    What two pages of one viewer, or any two spectators, see alike is made once.
    """

    def made() -> tuple[dict[str, str], Plain, str]:
        return all_parts(site, face, prefs, log), decision(face), face.marks

    key = alike(face)
    html, decided, marks = made() if key is None else site.shared.get(key, made)
    return {
        "type": "state",
        "revision": face.sight.revision,
        "written": written(face),
        "html": html,
        "picture": plain_picture(face.picture, marks, known),
        **decided,
        "beats": beats(face, steps),
        "untold": bool(face.sight.untold),
        "turn": face.my_turn,
        "title": page_title(face),
        "clock": plain_clock(face),
        "steps": face.sight.steps,
        "over": face.sight.over,
    }


def draft_message(site: Site, face: PageView, prefs: Prefs) -> Plain:
    """A draft and what follows from it: the answer to whoever wrote it, and news for their other pages."""
    return {
        "revision": face.sight.revision,
        "written": written(face),
        **decision(face),
        "marks": face.marks,
        "html": {"decision": part(site, "decision", face, prefs)},
    }


def written(face: PageView) -> int | None:
    """When the seat last wrote its draft (0: never); None for a spectator."""
    return None if face.seat is None else face.sight.written.get(face.seat, 0)


def alike(face: PageView) -> tuple[object, ...] | None:
    """What must be the same for two pages to be the same; None while clocks run, for time goes on."""
    sight = face.sight
    if any(clock.deadline is not None for clock in sight.clock.seats.values()):
        return None
    if sight.clock.paused_until or sight.clock.writing_from:
        return None
    return (
        sight.id,
        sight.revision,
        face.seat,
        sight.mine,
        sight.host,
        face.lang,
        face.tall,
        tuple(sorted(sight.drafts.items())),
        tuple(sorted(sight.talk.items())),
        tuple(seat.late for seat in sight.seats),
        face.view.to_bytes(),
    )


def past_message(
    site: Site, face: PageView, past: Past, prefs: Prefs, log: list[Chapter], known: str
) -> Plain:
    """The table after an earlier step, from one's own view."""
    picture = site.pictures.draw(face.sight.game, past.view, face.lang, face.tall)
    panels = face.screen.panels(face.voice_at(past.view))
    return {
        "type": "state",
        "revision": face.sight.revision,
        "written": written(face),
        "step": past.number,
        "steps": past.total,
        "html": {
            "log": part(site, "log", face, prefs, chapters=log),
            "panels": part(site, "panels", face, prefs, panels=panels),
        },
        "picture": plain_picture(picture, "", known),
        "touches": [],
        "draft": None,
        "beats": beats(face, [past.step] if past.step else []),
        "turn": face.my_turn,
        "title": page_title(face),
        "clock": plain_clock(face),
    }


def log_of(face: PageView, steps: list[StepSight]) -> list[Chapter]:
    """Steps as chapters of the log."""
    return chapters(steps, face.voice_at, face.time_up)


def decision(face: PageView) -> Plain:
    """What can be touched, and the draft as it stands."""
    return {
        "touches": [plain_touch(touch) for touch in face.touches],
        "draft": None if face.draft is None else plain_draft(face, face.draft),
    }


def plain_touch(touch: Touch) -> Plain:
    """A touch path as data."""
    return {"line": touch.line, "path": touch.path, "label": touch.label, "group": touch.group}


def plain_draft(face: PageView, draft: Draft) -> Plain:
    """A draft as data."""
    return {
        "lines": [
            {
                "text": line.text,
                "said": line.said,
                "ruling": {"clause": line.clause, "text": line.problem} if line.problem else None,
            }
            for line in face.shown_lines(draft)
        ],
        "notes": face.notes,
        "warnings": face.warnings,
        "complete": draft.complete,
        "at_once": draft.at_once,
        "basket": plain_basket(face.basket),
    }


def plain_basket(basket: Basket | None) -> Plain | None:
    """A basket as data."""
    if basket is None:
        return None
    return {
        "title": basket.title,
        "unit": basket.unit,
        "rule": basket.rule,
        "total": basket.total,
        "sum": basket.sum,
        "items": [
            {
                "line": item.line,
                "label": item.label,
                "count": item.count,
                "most": item.most,
                "weight": item.weight,
                "ids": item.ids,
            }
            for item in basket.items
        ],
    }


def plain_picture(picture: Picture, marks: str, known: str) -> Plain:
    """A picture as data."""
    data: Plain = {
        "kind": picture.kind,
        "key": picture.key,
        "width": picture.width,
        "height": picture.height,
        "title": picture.title,
        "state": picture.state,
        "pieces": picture.pieces,
        "marks": marks,
    }
    if not picture.key or picture.key != known:
        data["board"] = picture.board
    return data


def beats(face: PageView, steps: list[StepSight]) -> list[Plain]:
    """What happened, moment by moment; the last of it where that would be too much."""
    found: list[Beat] = []
    for step in steps:
        voice = face.voice_at(step.before)
        found += [Beat(line, "", []) for line in face.time_up(step)]
        found += face.screen.beats(voice.tell(step.events), voice, step.after, face.tall)
    return [
        {
            "caption": beat.caption,
            "clause": beat.clause,
            "steps": [
                {
                    "kind": step.kind,
                    "id": step.id,
                    "to": step.to,
                    "source": step.source,
                    "text": step.text,
                    "shown": step.shown,
                }
                for step in beat.steps
            ],
            "drawn": beat.drawn,
        }
        for beat in shortened(found)
    ]


def shortened(beats: list[Beat]) -> list[Beat]:
    """The last beats; what those left out did to the picture is done with the first of them."""
    told = beats[-MOST_BEATS:]
    missed: dict[str, str] = {}
    for beat in beats[: -len(told)]:
        missed.update(beat.drawn)
    if missed:
        told[0].drawn = {**missed, **told[0].drawn}
    return told


def plain_clock(face: PageView) -> Plain:
    """The clocks as data: milliseconds since 1970."""
    clock = face.sight.clock
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


def page_title(face: PageView) -> str:
    """The title of the window: it says when it is one's turn."""
    key = "page-title-turn" if face.my_turn else "page-title"
    return face.page.phrase(key, {"title": face.title})


def told_steps(update: Update) -> list[StepSight]:
    """The steps of an update that can be played back."""
    return [] if update.rewound else update.steps

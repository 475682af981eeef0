"""What may be shared of a table, and its addresses: never one that holds a seat's secret."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from starlette.requests import Request

from arbitre.core.contract import TURN
from arbitre.core.screen import Picture
from arbitre.web.page.parts import Glance
from arbitre.web.page.reader_session import ReaderSession
from arbitre.web.page.reels import round_of

TABLE, ROUND, MOMENT = "table", "round", "moment"
EMBEDDED = (640, 420)
"""How wide a board is at most in another site's page, and how high at least."""
BESIDE = 110
"""What stands below a board, caption and buttons, in its height."""


@dataclass(frozen=True)
class Part:
    """A part of a game that can be shared: the table as it goes on, a round, or a moment."""

    what: str
    said: str
    query: dict[str, int]  # which step and beat


@dataclass(frozen=True)
class Sharing:
    """Everything that the dialog shows of the part that is chosen."""

    parts: list[Part]
    chosen: Part
    here: dict[str, int]  # where the reader is
    seat: str  # whose view the pictures show; empty: spectators'
    last: int  # the step whose round a film shows; 0: nothing has happened yet

    @property
    def round(self) -> str:
        """What that round or turn is called; empty where the game counts none."""
        return next((part.said for part in self.parts if part.what == ROUND), "")


async def sharing_of(
    session: ReaderSession, glance: Glance | None, what: str, public: bool
) -> Sharing:
    """What can be shared from where a reader is; `public`: others may look at the table."""
    page_view = session.page_view
    sight, phrase = page_view.sight, page_view.page.phrase
    here: dict[str, int] = {}
    parts = [Part(TABLE, phrase("page-share-table"), {})]
    step = glance.past.number if glance else sight.steps
    if step:
        steps = await round_of(session, step)
        past = await session.site.house.history(sight.id, session.tokens, step, page_view.seat)
        period = past.step.before.period() if past.step else None
        if period is not None and period.number:
            unit = "page-share-turn" if period.unit == TURN else "page-share-round"
            said = phrase(unit, {"n": str(period.number)})
            parts.append(Part(ROUND, said, {"at": steps[-1]}))
        here = {"at": step}
        if glance and glance.halfway:
            here["beat"] = glance.number
        parts.append(Part(MOMENT, phrase("page-share-moment"), here))
    found = [part for part in parts if part.what == what]
    usual = parts[-1] if glance else parts[0]
    seat = "" if public else page_view.seat or ""
    return Sharing(parts, found[0] if found else usual, here, seat, step)


def address(session: ReaderSession, request: Request, *path: str, **query: int | str) -> str:
    """The whole address of a page or file, for other people."""
    asked = "&".join(f"{key}={value}" for key, value in query.items())
    return session.site.absolute(request, *path) + (f"?{asked}" if asked else "")


def iframe(source: str, title: str, picture: Picture) -> str:
    """What another site's page has to say to show a board; it is as wide as there is room.

    >>> code = iframe("https://a.example/embed/t/x", "A & B", Picture("", 800, 600, "", "", "", "", ""))
    >>> 'title="A &amp; B"' in code, "aspect-ratio:640/590" in code
    (True, True)
    """
    wide, high = EMBEDDED
    tall = round(wide * picture.height / picture.width) + BESIDE
    return (
        f'<iframe src="{escape(source)}" title="{escape(title)}" loading="lazy" '
        f'style="border:0;width:100%;max-width:{wide}px;min-height:{high}px;aspect-ratio:{wide}/{tall}">'
        "</iframe>"
    )

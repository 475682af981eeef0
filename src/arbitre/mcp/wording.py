"""What the API answers, put into short texts for a model."""

from __future__ import annotations

from typing import Any

from mcp.types import CallToolResult, TextContent
from pydantic import BaseModel

from arbitre.core.words import Words
from arbitre.mcp.results import DraftLine, DraftState, SeatLine, State

Plain = dict[str, Any]


def answer(text: str, data: BaseModel) -> CallToolResult:
    """A result: the text first, the same as data beside it."""
    return CallToolResult(
        content=[TextContent(type="text", text=text)],
        structured_content=data.model_dump(mode="json"),
    )


def clipped(text: str, most: int) -> str:
    """A text that is cut where it is too long to be shown.

    >>> clipped("abcdef", 4)
    'abc…'
    """
    return text if len(text) <= most else text[: most - 1] + "…"


class Wording:
    """Texts in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def say(self, key: str, /, **args: str | int) -> str:
        """One of our messages."""
        return self.words.phrase(key, args)

    # -- a table -----------------------------------------------------------------------------

    def state(self, table: str, text: Plain) -> Plain:
        """The fields that every result about a table has."""
        kept = ("game", "seat", "step", "steps", "period", "turn", "over", "headline", "prompt")
        seats = [
            SeatLine(**{key: one[key] for key in SeatLine.model_fields}) for one in text["seats"]
        ]
        return {"table": table, "seats": seats, **{key: text[key] for key in kept}}

    def head(self, state: State, title: str) -> str:
        """Which table it is, who one is there, what is awaited."""
        names = {one.seat: one.name for one in state.seats}
        mine = [one.seat for one in state.seats if one.mine]
        who = names.get(state.seat or "", "")
        key = "head-seat" if state.seat in mine else "head-watching"
        parts = [self.say(key, title=title, table=state.table, seat=state.seat or "", name=who)]
        headline = state.headline.rstrip(".")
        if state.period and not state.over:
            headline += f" ({state.period})"
        parts.append(f"{headline}. {state.prompt}".strip())
        return "\n".join(parts)

    def seats(self, seats: list[SeatLine]) -> str:
        """Who sits where, and who is awaited; empty where one plays alone."""
        if len(seats) < 2:
            return ""
        told = []
        for one in seats:
            key = "seat-awaited" if one.awaited else "seat-plain"
            told.append(self.say(key, seat=one.seat, name=one.name, player=one.player))
        return self.say("seats", seats=" · ".join(told))

    # -- a draft -----------------------------------------------------------------------------

    def draft(self, table: str, tried: Plain) -> DraftState:
        """A draft from what the API says of its lines."""
        lines = []
        for number, line in enumerate(tried["lines"], 1):
            ruling = line["ruling"] or {"clause": "", "text": ""}
            said = line["said"] if line["said"] != line["text"] else ""
            lines.append(
                DraftLine(
                    number=number,
                    line=line["text"],
                    said=said,
                    clause=ruling["clause"],
                    problem=ruling["text"],
                )
            )
        return DraftState(
            table=table,
            seat=tried["seat"],
            lines=lines,
            notes=tried["notes"],
            warnings=tried["warnings"],
            complete=tried["complete"],
            next=len(tried["next"]),
            board=tried["board"],
        )

    def draft_lines(self, draft: DraftState) -> list[str]:
        """The lines of a draft, numbered, each with what is said of it."""
        found = []
        for one in draft.lines:
            said = f"   {one.said}" if one.said else ""
            found.append(f"{one.number}. {one.line}{said}")
            if one.problem:
                found.append(self.say("draft-refused", why=self.ruled(one.problem, one.clause)))
        return found

    def draft_text(self, draft: DraftState) -> str:
        """A draft as it stands, and what to do now."""
        lines = self.draft_lines(draft) or [self.say("draft-empty")]
        lines += draft.notes
        lines += [self.say("draft-warning", text=one) for one in draft.warnings]
        lines.append(self.what_now(draft.complete, draft.next))
        if draft.board:
            lines += [self.say("draft-board"), draft.board]
        return "\n".join(lines)

    def what_now(self, complete: bool, following: int) -> str:
        """Whether a draft may be sent or go on."""
        if complete:
            return self.say("draft-may-go-on" if following else "draft-whole", n=following)
        return self.say("draft-open" if following else "draft-stuck", n=following)

    def ruled(self, why: str, clause: str) -> str:
        """A refusal with its clause."""
        return f"{why} [{clause}]" if clause else why

    # -- what happened -----------------------------------------------------------------------

    def told(self, parts: list[Plain], reasons: bool = False) -> list[str]:
        """Lines of the log, one after another."""
        lines = [line for part in parts for line in part["lines"]]
        while lines and lines[-1]["heading"]:
            lines.pop()  # nothing stands under it
        found: list[str] = []
        for line in lines:
            found.append(line["text"])
            if reasons:
                found += [f"    {reason}" for reason in line["reasons"]]
        return found

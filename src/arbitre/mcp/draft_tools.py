"""Tools about decisions: what is legal and why not, a draft, sending it, hints, taking back, giving up."""

from __future__ import annotations

import difflib
import re
from functools import partial
from typing import Annotated, Any

from mcp.types import CallToolResult
from pydantic import Field

from arbitre.core.words import plain
from arbitre.mcp.door import ModelDoor
from arbitre.mcp.results import DraftState, Happened, Hint, Legal, Step, Why
from arbitre.mcp.table_tools import Seat, Seconds, Table, TableTools, decides
from arbitre.mcp.wording import Plain, Wording, answer
from arbitre.web.client import RemoteTable

NEAREST = 8
"""So many lines are proposed in place of one that was refused."""
MOST_STEPS = 400
REVEAL = 10.0
"""Seconds that the others have to reveal with whoever gives up."""
Line = Annotated[str, Field(max_length=400)]
Lines = Annotated[list[Line], Field(max_length=100)]


class DraftTools:
    """What can be done about a decision of one's own."""

    def __init__(self, door: ModelDoor, tables: TableTools) -> None:
        self.door = door
        self.tables = tables
        self.say = door.say
        self.wording = Wording(door.words)

    async def _try(
        self, table: str, seat: str, lines: list[str] | None = None, **more: Any
    ) -> Plain:
        return await self.door.at(table, lambda one: one.try_lines(seat, lines, **more))

    # -- what is legal -----------------------------------------------------------------------

    async def legal(
        self,
        table: Table = "",
        seat: Seat = "",
        about: Annotated[str, Field(max_length=80)] = "",
        begins: Line = "",
        most: Annotated[int, Field(ge=1, le=MOST_STEPS)] = 60,
    ) -> Annotated[CallToolResult, Legal]:
        """The lines that may be written now, after those of the draft."""
        known, who = await self.door.seat_of(table, seat)
        tried = await self._try(known, who, about=about)
        steps = [Step(**step) for step in tried["next"]]
        if about:
            steps = [step for step in steps if names(step.line, about)]
        if begins:
            steps = [step for step in steps if plain(step.line).startswith(plain(begins))]
        shown = steps[:most]
        data = Legal(
            table=known, seat=who, lines=shown, of=len(steps), about=tried["options"][:MOST_STEPS]
        )
        text = [f"{one.line}   {one.said}" if one.said else one.line for one in shown]
        if len(steps) > len(shown):
            text.append(self.say("more-steps", n=len(steps) - len(shown)))
        if about:
            fresh = [line for line in data.about if line not in text]
            text = [*fresh, *([self.say("lines-naming"), *text] if steps else [])]
            text = text or [self.say("nothing-about", about=about[:40])]
        elif begins and not steps:
            text.append(self.say("none-begins"))
        else:
            text.append(self.wording.what_now(tried["complete"], len(tried["next"])))
        return answer("\n".join(text), data)

    async def why(
        self, line: Line, table: Table = "", seat: Seat = ""
    ) -> Annotated[CallToolResult, Why]:
        """How a line is judged after those of the draft, without writing it."""
        known, who = await self.door.seat_of(table, seat)
        written = await self._written(known, who)
        wanted = " ".join(self.door.lines([line]))
        tried = await self._try(known, who, [*written, wanted])
        data = await self._judged(known, wanted, tried, await self._try(known, who, written))
        return answer(self._why_text(data), data)

    async def _judged(self, table: str, line: str, tried: Plain, before: Plain) -> Why:
        """What is said of the last line; lines that cannot even be read are not in the draft."""
        known = [one["text"] for one in before["lines"]]
        judged = None
        for one in tried["lines"]:  # a game may keep lines in an order of its own
            if one["text"] in known:
                known.remove(one["text"])
            else:
                judged = one
        ruling = judged["ruling"] if judged else {"clause": "", "text": self.say("unreadable")}
        legal = ruling is None
        ruling = ruling or {"clause": "", "text": ""}
        instead = [] if legal else nearest(line, [one["line"] for one in before["next"]])
        return Why(
            line=line,
            legal=legal,
            clause=ruling["clause"],
            reason=ruling["text"],
            rule=await self._rule(table, ruling["clause"]),
            instead=instead,
        )

    async def _rule(self, table: str, clause: str) -> str:
        """A clause in full."""
        if not clause:
            return ""
        game = (await self.door.at(table, lambda one: one.sight()))["status"]["game"]
        path = f"games/{game}/rules"
        found = await self.door.ask(lambda client: client.ask("GET", path))
        return next((one["text"] for one in found if one["id"] == clause), "")

    def _why_text(self, data: Why) -> str:
        if data.legal:
            return self.say("line-legal", line=data.line)
        why = self.wording.ruled(data.reason, data.clause)
        parts = [self.say("line-refused", line=data.line, why=why)]
        if data.rule:
            parts.append(self.say("line-rule", clause=data.clause, rule=data.rule))
        key = "line-instead" if data.instead else "line-no-instead"
        parts.append(self.say(key, lines=" · ".join(data.instead)))
        return "\n".join(parts)

    # -- the draft ---------------------------------------------------------------------------

    async def _written(self, table: str, seat: str) -> list[str]:
        """The lines of the draft."""
        return [line["text"] for line in (await self._try(table, seat))["lines"]]

    async def write(
        self, lines: Lines, table: Table = "", seat: Seat = "", insist: bool = False
    ) -> Annotated[CallToolResult, DraftState]:
        """Write lines at the end of the draft; one that would be refused is not kept, unless you insist."""
        known, who = await self.door.seat_of(table, seat)
        before = await self._try(known, who)
        kept = [line["text"] for line in before["lines"]]
        refused: list[str] = []
        for line in self.door.lines(lines):
            tried = await self._try(known, who, [*kept, line])
            judged = await self._judged(known, line, tried, before)
            read = len(tried["lines"]) > len(kept)
            if judged.legal or (insist and read):
                before, kept = tried, [one["text"] for one in tried["lines"]]
            else:
                refused.append(self._why_text(judged))
        return await self._keep(known, who, before, refused)

    async def remove(
        self,
        numbers: Annotated[list[int], Field(max_length=200)] | None = None,
        table: Table = "",
        seat: Seat = "",
    ) -> Annotated[CallToolResult, DraftState]:
        """Take lines of the draft back, by their numbers; without any, the last one."""
        known, who = await self.door.seat_of(table, seat)
        written = await self._written(known, who)
        wanted = set(numbers or [len(written)])
        wrong = sorted(number for number in wanted if not 1 <= number <= len(written))
        if wrong:
            raise self.door.refuse("no-such-line", number=str(wrong[0])[:20], n=len(written))
        kept = [line for number, line in enumerate(written, 1) if number not in wanted]
        return await self._keep(known, who, await self._try(known, who, kept), [])

    async def clear(
        self, table: Table = "", seat: Seat = ""
    ) -> Annotated[CallToolResult, DraftState]:
        """Take every line of the draft back."""
        known, who = await self.door.seat_of(table, seat)
        return await self._keep(known, who, await self._try(known, who, []), [])

    async def preview(
        self, table: Table = "", seat: Seat = ""
    ) -> Annotated[CallToolResult, DraftState]:
        """The board as your draft alone would leave it."""
        known, who = await self.door.seat_of(table, seat)
        tried = await self._try(known, who, preview=True)
        draft = self.wording.draft(known, tried)
        return answer(self.wording.draft_text(draft), draft)

    async def _keep(
        self, table: str, seat: str, tried: Plain, refused: list[str]
    ) -> Annotated[CallToolResult, DraftState]:
        """Keep lines that were tried, and say what they mean."""
        lines = [line["text"] for line in tried["lines"]]
        await self.door.at(table, lambda one: one.draft(seat, lines))
        draft = self.wording.draft(table, tried)
        text = self.wording.draft_text(draft)
        found = answer("\n".join([*refused, self.say("draft-now"), text]), draft)
        if refused:
            found.is_error = True
        return found

    # -- decided -----------------------------------------------------------------------------

    async def send(
        self,
        lines: Lines | None = None,
        table: Table = "",
        seat: Seat = "",
        sure: bool = False,
        seconds: Seconds = 20,
    ) -> Annotated[CallToolResult, Happened]:
        """Make the decision: the draft, or these lines in its place; then wait for the next one."""
        known, who = await self.door.seat_of(table, seat)
        wanted = None if lines is None else self.door.lines(lines)
        tried = await self._try(known, who, wanted)
        draft = self.wording.draft(known, tried)
        if wanted is not None:
            await self._need_legal(known, who, wanted, draft, sure)
        if not draft.complete:
            raise self.door.refuse("not-complete", draft=self.wording.draft_text(draft))
        refused = [one for one in draft.lines if one.problem]
        if (draft.warnings or refused) and not sure:
            raise self.door.refuse("sure", draft=self.wording.draft_text(draft))
        sent = [one.line for one in draft.lines]
        move = partial(RemoteTable.move, seat=who, move=sent, revision=tried["revision"])
        await self.door.at(known, move)
        first = [self.say("sent", lines=" · ".join(sent) or "–")]
        text: Plain | None = await self.door.at(known, lambda one: one.text(who))
        if text and seconds and not (text["turn"] or text["over"]):
            if not await self.door.wait(known, who, seconds, decides(who)):
                first.append(self.say("waited-in-vain", seconds=round(seconds)))
            text = None
        return await self.tables.happened(known, who, first, text)

    async def _need_legal(
        self, table: str, seat: str, lines: list[str], draft: DraftState, sure: bool
    ) -> None:
        """Lines that are sent at once are legal, or meant so; what cannot even be read never is."""
        may_go = draft.complete and len(draft.lines) == len(lines)
        if may_go and (sure or not any(one.problem for one in draft.lines)):
            return
        kept: list[str] = []
        for line in lines:
            before, tried = (
                await self._try(table, seat, kept),
                await self._try(table, seat, [*kept, line]),
            )
            judged = await self._judged(table, line, tried, before)
            if not judged.legal:
                key = "not-sent-yet" if may_go else "not-sent"
                raise self.door.refuse(key, why=self._why_text(judged))
            kept.append(line)

    async def hint(self, table: Table = "", seat: Seat = "") -> Annotated[CallToolResult, Hint]:
        """What a player of the game would do in your place, and why."""
        known, who = await self.door.seat_of(table, seat)
        found = await self.door.at(known, lambda one: one.hint(who))
        lines = [one["line"] for one in found["lines"]]
        text = "\n".join([found["text"], *lines, self.say("hint-next")])
        return answer(text, Hint(table=known, seat=who, lines=lines, why=found["text"]))

    async def undo(
        self,
        table: Table = "",
        seat: Seat = "",
        step: Annotated[int, Field(ge=0, le=999_999)] | None = None,
        agree: bool | None = None,
    ) -> Annotated[CallToolResult, Happened]:
        """Take your last decision back, or answer somebody who asks for that."""
        known, who = await self.door.seat_of(table, seat)
        status = (await self.door.at(known, lambda one: one.sight(who)))["status"]
        body: Plain = {}
        if agree is not None:
            kind, said = ("agree", "agreed") if agree else ("refuse", "disagreed")
        elif step is not None:
            kind, said, body = "take_back", "move-taken-back", {"step": step}
        elif who in status["held"]:
            kind, said = "recall", "recalled"
        else:
            kind = "undo"
            said = "undo-asked" if status["undo"].get(who) == "consent" else "move-taken-back"
        await self.door.at(known, lambda one: one.act(kind, who, **body))
        now = (await self.door.at(known, lambda one: one.sight(who)))["status"]["steps"]
        self.door.known(known).told[who] = now  # what was told before is told
        return await self.tables.happened(known, who, [self.say(said)])

    async def give_up(
        self, table: Table = "", seat: Seat = "", sure: bool = False
    ) -> Annotated[CallToolResult, Happened]:
        """Give the game up."""
        known, who = await self.door.seat_of(table, seat)
        if not sure:
            raise self.door.refuse("sure-give-up", seat=who)
        await self.door.at(known, lambda one: one.act("resign", who))
        text = await self.door.at(known, lambda one: one.text(who))
        if not text["over"]:  # it is revealed with the sheets of the others
            await self.door.wait(known, who, REVEAL, lambda status: bool(status["over"]))
        return await self.tables.happened(known, who, [self.say("given-up")])

    async def declare(
        self, what: Line, table: Table = "", seat: Seat = ""
    ) -> Annotated[CallToolResult, Happened]:
        """Declare something beside your decision."""
        known, who = await self.door.seat_of(table, seat)
        wanted = what.strip()
        await self.door.at(known, lambda one: one.act("declare", who, move=wanted))
        return await self.tables.happened(known, who, [self.say("declared", what=wanted)])


def names(line: str, thing: str) -> bool:
    """Whether a line names a thing.

    >>> names("G:2P X RV I", "rv"), names("T HQ G8", "g"), names("bid 3+V", "v")
    (True, False, True)
    """
    return plain(thing).strip() in re.split(r"[\s:+>,]+", plain(line))


def nearest(text: str, lines: list[str]) -> list[str]:
    """The lines that are most like one that was refused: those of the same things first.

    >>> nearest("T HQ B8", ["I HQ G4", "T HQ G8", "T HQ G0"])
    ['T HQ G8', 'T HQ G0', 'I HQ G4']
    """
    words = set(plain(text).split())

    def alike(line: str) -> tuple[int, float]:
        shared = len(words & set(plain(line).split()))
        return -shared, -difflib.SequenceMatcher(None, plain(text), plain(line)).ratio()

    return sorted(lines, key=alike)[:NEAREST]

"""Tools about tables: begin one, sit down, look, wait, look back, the end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Literal
from urllib.parse import quote

from mcp.types import CallToolResult
from pydantic import Field

from arbitre.mcp.door import ModelDoor
from arbitre.mcp.results import (
    Begun,
    GameEnding,
    Happened,
    Help,
    Look,
    Part,
    Past,
    TableLine,
    Tables,
    Text,
)
from arbitre.mcp.wording import Plain, Wording, answer
from arbitre.web.client import Client, RemoteTable

MOST_WAIT = 120.0
MOST_TOLD = 120
"""So many lines of what happened are shown at once; `look_back` has the others."""
MOST_TEXT = 8000
"""So many characters of a record are shown at once."""
MOST_TALK = 20
ME, OPEN = "me", "open"
"""Who may sit in a seat, besides the players of the game."""

Table = Annotated[str, Field(max_length=200)]
Seat = Annotated[str, Field(max_length=200)]
Seconds = Annotated[float, Field(ge=0, le=MOST_WAIT)]


class TableTools:
    """What can be done at a table beside its decisions."""

    def __init__(self, door: ModelDoor) -> None:
        self.door = door
        self.say = door.say
        self.wording = Wording(door.words)

    # -- sitting down ------------------------------------------------------------------------

    async def begin(
        self,
        game: Annotated[str, Field(max_length=80)],
        seats: Annotated[list[str], Field(max_length=16)] | None = None,
        level: Literal["", "easy", "normal", "hard"] = "",
        edition: Annotated[str, Field(max_length=80)] = "",
        options: dict[str, bool | int | str] | None = None,
        seed: int | None = None,
        title: Annotated[str, Field(max_length=80)] = "",
    ) -> Annotated[CallToolResult, Begun]:
        """A new table: you sit where a seat says "me"."""
        plan: Plain = {"edition": edition, "options": options or {}, "title": title}
        if seats:
            plan["seats"] = [_who(one, level) for one in seats]
        elif level:
            plan["seats"] = await self._usual(game, level)
        if seed is not None:
            plan["seed"] = seed
        made = (await self.door.ask(lambda client: client.create(game, **plan))).created
        known = self.door.keep(made["id"], [made["host"], *made["seats"].values()])
        links = {seat: made["links"][seat] for seat in made["seats"]}
        invitation = "" if "open" not in (seats or ()) else made["links"].get("join", "")
        return await self._sat(known.id, links, invitation)

    async def _usual(self, game: str, level: str) -> list[Plain]:
        """You in the first seat, the usual player at a level in the others."""
        path = f"games/{quote(game.strip(), safe='')}"
        found = await self.door.ask(lambda client: client.ask("GET", path))
        rivals = [_who(found["bots"][0], level)] * (found["seats"][0] - 1)
        return [_who(ME, ""), *rivals]

    async def join(
        self,
        link: Annotated[str, Field(max_length=2000)],
        seat: Seat = "",
        name: Annotated[str, Field(max_length=40)] = "",
    ) -> Annotated[CallToolResult, Begun]:
        """Sit down by a seat's secret link or an invitation; a table's own address only lets one watch."""
        secret, found = await self.door.secret_of(link)
        if found is None:
            self.door.keep(secret, [])
            return await self._sat(secret, {}, "")
        table = found["table"]
        if found["kind"] != "join":
            self.door.keep(table, [secret])
            return await self._sat(table, {}, "")
        kept = self.door.tables.get(table)
        tokens = [*(kept.tokens if kept else []), secret]
        if not seat:
            sight = await self.door.ask(lambda client: client.table(table, tokens).sight())
            free = [one["seat"] for one in sight["status"]["seats"] if one["kind"] == "open"]
            if not free:
                raise self.door.refuse("no-seat-free", table=table)
            seat = free[0]
        body: Plain = {"seat": seat, "name": name or self.say("model-name")}
        taken = await self.door.ask(lambda client: client.table(table, tokens).act("take", **body))
        self.door.keep(table, [taken["token"]])
        return await self._sat(table, {}, "")

    async def _sat(
        self, table: str, links: dict[str, str], invitation: str
    ) -> Annotated[CallToolResult, Begun]:
        text = await self.door.at(table, lambda one: one.text())
        state = self.wording.state(table, text)
        data = Begun(**state, links=links, invitation=invitation, help=text["help"])
        parts = [self.wording.head(data, text["title"]), self.wording.seats(data.seats)]
        parts += [*text["greeting"], text["board"]]
        parts += [self.say("how-to-write"), text["help"]] if text["help"] else []
        if invitation:
            parts.append(self.say("invitation", link=invitation))
        if links:
            parts.append(self.say("your-links", links=", ".join(links.values())))
        self.door.known(table).told[data.seat or ""] = data.steps
        return answer("\n".join(filter(None, parts)), data)

    async def tables(self) -> Annotated[CallToolResult, Tables]:
        """The tables of this session."""
        tokens = [token for known in self.door.tables.values() for token in known.tokens]
        found: list[Plain] = []
        for some in range(0, len(tokens), 20):
            asked = tokens[some : some + 20]
            found += await self.door.ask(partial(_mine, asked))
        lines = {
            one["id"]: TableLine(
                table=one["id"],
                game=one["game"],
                title=one["title"],
                seats=one["mine"],
                turn=one["turn"],
                over=one["over"],
            )
            for one in found
        }
        shown = []
        for one in lines.values():
            key = "table-over" if one.over else "table-turn" if one.turn else "table-waits"
            seats = ", ".join(one.seats)
            shown.append(self.say(key, table=one.table, game=one.game, seats=seats))
        text = "\n".join(shown) or self.say("no-table-yet")
        return answer(text, Tables(tables=list(lines.values())))

    # -- looking -----------------------------------------------------------------------------

    async def look(
        self, table: Table = "", seat: Seat = "", data: bool = False
    ) -> Annotated[CallToolResult, Look]:
        """The board as your seat sees it, who is awaited, and what you have written."""
        known = self.door.known(table)
        asked = seat.strip() or None
        text = await self.door.at(known.id, lambda one: one.text(asked))
        view = None
        if data:
            view = (await self.door.at(known.id, lambda one: one.sight(text["seat"])))["view"]
        lines: list[str] = []
        if text["turn"]:
            tried = await self.door.at(known.id, lambda one: one.try_lines(text["seat"]))
            lines = self.wording.draft_lines(self.wording.draft(known.id, tried))
        state = self.wording.state(known.id, text)
        look = Look(**state, board=text["board"], draft=lines, held=text["held"], view=view)
        parts = [self.wording.head(look, text["title"]), self.wording.seats(look.seats)]
        parts.append(text["board"])
        parts += [f"{one['name']}: {one['score']}" for one in text["scores"]]
        if look.held:
            parts += [self.say("held"), *look.held]
        if look.draft:
            parts += [self.say("draft-so-far"), *look.draft]
        return answer("\n".join(filter(None, parts)), look)

    async def help(self, table: Table = "") -> Annotated[CallToolResult, Help]:
        """How a decision is written in this game."""
        known = self.door.known(table)
        text = await self.door.at(known.id, lambda one: one.text())
        said = text["help"] or self.say("help-later")
        return answer(said, Help(table=known.id, text=said))

    # -- what happens ------------------------------------------------------------------------

    async def wait(
        self,
        table: Table = "",
        seat: Seat = "",
        seconds: Seconds = 30,
        until: Literal["turn", "anything"] = "turn",
    ) -> Annotated[CallToolResult, Happened]:
        """Wait until your seat has something to decide, the game is over, or the time is."""
        known = self.door.known(table)
        text = await self.door.at(known.id, lambda one: one.text(seat.strip() or None))
        if text["over"] or (text["turn"] and until == "turn"):
            return await self.happened(known.id, text["seat"], [], text)
        enough = decides(text["seat"])
        if until == "anything":
            status = (await self.door.at(known.id, RemoteTable.sight))["status"]
            told = known.told.get(text["seat"] or "", 0)
            if text["steps"] > told or len(status["chat"]) > known.heard:
                return await self.happened(known.id, text["seat"], [], text)
            enough = changes(status["revision"])
        reached = await self.door.wait(known.id, text["seat"], seconds, enough)
        before = [] if reached else [self.say("waited-in-vain", seconds=round(seconds))]
        return await self.happened(known.id, text["seat"], before)

    async def happened(
        self, table: str, seat: str | None, first: list[str], just: Plain | None = None
    ) -> Annotated[CallToolResult, Happened]:
        """What was done, what was told since this seat was told last, and what is awaited now.

        `just`: the table in words, where it was just asked for.
        """
        known = self.door.known(table)
        text = (
            just
            if just is not None
            else await self.door.at(table, partial(RemoteTable.text, seat=seat))
        )
        name = text["seat"] or ""
        since = min(known.told.get(name, 0), text["steps"])
        log = await self.door.at(table, lambda one: one.log(seat, since=since, most=200))
        known.told[name] = text["steps"]
        told = self.wording.told(log["parts"])
        said = await self._heard(table)
        if len(told) > MOST_TOLD:
            told = [self.say("told-cut", n=len(told) - MOST_TOLD), *told[-MOST_TOLD:]]
        state = self.wording.state(table, text)
        data = Happened(**state, happened=told, said=said)
        parts = [*first, *told]
        if said:
            parts += [self.say("talk"), *said]
        parts.append(self.wording.head(data, text["title"]))
        if data.over:
            parts.append(self.say("over-next"))
        return answer("\n".join(filter(None, parts)), data)

    async def _heard(self, table: str) -> list[str]:
        """What was said at the table since it was told last; the words of others, not ours."""
        known = self.door.known(table)
        status = (await self.door.at(table, lambda one: one.sight()))["status"]
        chat, mine = status["chat"], status["mine"]
        fresh = [one for one in chat[known.heard :] if one["seat"] not in mine][-MOST_TALK:]
        known.heard = len(chat)
        return [
            self.say("talk-line", seat=one["seat"] or one["name"] or "?", text=one["text"])
            for one in fresh
        ]

    async def look_back(
        self,
        table: Table = "",
        seat: Seat = "",
        period: Annotated[int, Field(ge=0, le=999_999)] | None = None,
        step: Annotated[int, Field(ge=0, le=999_999)] | None = None,
        board: bool = False,
        reasons: bool = False,
    ) -> Annotated[CallToolResult, Past]:
        """The log of a past round or turn (or the latest), and the board as your seat then saw it."""
        known = self.door.known(table)
        asked: dict[str, Any] = {"period": period, "most": 200}
        if period is None:
            asked = {"most": 12}
            if step is not None:
                asked = {"since": max(0, step - 1), "most": 1} if step else {"most": 1}
        who = seat.strip() or None
        log = await self.door.at(known.id, lambda one: one.log(who, **asked))
        if step is not None:
            log = await self._one_step(known.id, who, step)
        parts = [
            Part(
                number=part["number"],
                begins=part["begins"],
                lines=self.wording.told([part], reasons),
            )
            for part in log["parts"]
        ]
        lines = [line for part in parts for line in part.lines]
        if len(lines) > MOST_TOLD:
            lines = [self.say("told-cut", n=len(lines) - MOST_TOLD), *lines[-MOST_TOLD:]]
        drawn = None
        if board:
            at = step if step is not None else parts[-1].begins if parts else log["steps"]
            drawn = (await self.door.at(known.id, lambda one: one.text(who, at=at)))["board"]
            lines += [self.say("board-after", step=at, steps=log["steps"]), drawn]
        text = "\n".join(lines) or self.say("nothing-yet")
        return answer(text, Past(table=known.id, steps=log["steps"], parts=parts, board=drawn))

    async def _one_step(self, table: str, seat: str | None, step: int) -> Plain:
        """The log of one step alone."""
        await self.door.at(
            table, lambda one: one.text(seat, at=step)
        )  # it says where there is none
        log = await self.door.at(table, lambda one: one.log(seat, since=max(0, step - 1), most=200))
        for part in log["parts"]:
            part["lines"] = [line for line in part["lines"] if line["step"] == step]
        return {**log, "parts": [part for part in log["parts"] if part["lines"]]}

    # -- the end, and talk -------------------------------------------------------------------

    async def ending(self, table: Table = "") -> Annotated[CallToolResult, GameEnding]:
        """How a finished game went: ranking, what decided it, luck, counts."""
        known = self.door.known(table)
        found = await self.door.at(known.id, RemoteTable.ending)
        text = await self.door.at(known.id, lambda one: one.text())
        names = {one["seat"]: f"{one['name']} ({one['player']})" for one in text["seats"]}
        ranking = []
        for one in found["ranking"]:
            score = "" if one["score"] is None else f": {one['score']}"
            ranking.append(f"{one['place']}. {names.get(one['side'], one['side'])}{score}")
        lines = [f"{text['headline']}.", *ranking, found["reason"]]
        for one in found["turnings"]:
            told = one["text"] or " ".join(line["text"] for line in one["told"])
            who = names.get(one["side"], one["side"])
            lines.append(f"{one['title']}: {who} {one['change']}. {told}")
        lines += [f"{one['title']}: {one['text']}" for one in found["falls"]]
        lines += [one["text"] for one in found["luck"]]
        lines += [f"{one['text']}: {one['n']}" for one in found["counts"]]
        clause = (found["result"] or {}).get("clause", "")
        lines.append(self.say("over-next"))
        data = GameEnding(table=known.id, headline=text["headline"], ranking=ranking, clause=clause)
        return answer("\n".join(filter(None, lines)), data)

    async def record(
        self, table: Table = "", offset: Annotated[int, Field(ge=0, le=10**9)] = 0
    ) -> Annotated[CallToolResult, Text]:
        """The record of the game, as far as your seat may know it."""
        known = self.door.known(table)
        text = await self.door.at(known.id, RemoteTable.record)
        piece = text[offset : offset + MOST_TEXT]
        end = offset + len(piece)
        more = end if end < len(text) else None
        shown = piece if more is None else f"{piece}\n{self.say('record-more', offset=end)}"
        return answer(
            shown, Text(table=known.id, text=piece, offset=offset, total=len(text), next=more)
        )

    async def talk(
        self,
        text: Annotated[str, Field(max_length=2000)],
        table: Table = "",
        seat: Seat = "",
        to: Seat = "",
    ) -> Annotated[CallToolResult, Happened]:
        """Say something at the table, to all or to one seat."""
        words = self.door.short(text, "text")
        known, who = await self.door.seat_of(table, seat, playing=False)
        await self.door.at(known, lambda one: one.act("say", who, text=words, to=to.strip()))
        return await self.happened(known, who, [self.say("said")])


def _mine(tokens: list[str], client: Client) -> list[Plain]:
    return client.table("", tokens).client.mine()


def decides(seat: str | None) -> Callable[[Plain], bool]:
    """Whether a status needs a word of ours: a decision, an answer to who takes back; or it is over."""

    def enough(status: Plain) -> bool:
        asked = status["offer"] is not None and seat in status["offer"]["awaiting"]
        return bool(status["over"] or seat in status["awaited"] or asked)

    return enough


def changes(revision: int) -> Callable[[Plain], bool]:
    """Whether a status is of a later revision than one that was seen."""

    def enough(status: Plain) -> bool:
        return bool(status["over"] or status["revision"] > revision)

    return enough


def _who(name: str, level: str) -> Plain:
    """Who sits in a seat, as the API has it."""
    name = name.strip()
    if name == ME:
        return {"kind": "person"}
    if name == OPEN:
        return {"kind": "open"}
    bot, _, own = name.partition(":")
    return {"kind": "bot", "bot": bot[:40], "level": own or level}

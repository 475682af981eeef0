"""What the tools give beside their text, as data (output schemas)."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel


class OptionLine(BaseModel):
    """An option of a game: `choices`, or whole numbers from `low` to `high`, or true and false."""

    name: str
    default: bool | int | str
    choices: list[str]
    low: int | None
    high: int | None
    clause: str
    text: str


class PlayerLine(BaseModel):
    """A player (bot) that may have a seat."""

    bot: str
    name: str
    style: str


class GameLine(BaseModel):
    """A game, and what a table of it may be."""

    id: str
    title: str
    summary: str
    seats: list[int]
    editions: list[str]
    levels: list[str]
    players: list[PlayerLine]
    options: list[OptionLine]


class Games(BaseModel):
    """The games there are."""

    games: list[GameLine]


class ClauseLine(BaseModel):
    """A clause of the rules."""

    id: str
    section: str
    text: str


class Rules(BaseModel):
    """Clauses that were asked for; `of`: how many were found."""

    game: str
    clauses: list[ClauseLine]
    of: int


class SeatLine(BaseModel):
    """A seat of a table."""

    seat: str
    name: str
    player: str
    mine: bool
    awaited: bool


class State(BaseModel):
    """Where a table stands, as one seat sees it."""

    table: str
    game: str
    seat: str | None
    step: int
    steps: int
    period: str
    turn: bool
    over: bool
    headline: str
    prompt: str
    seats: list[SeatLine]


class Begun(State):
    """A table that was begun or joined: the links of its seats that are yours, and the invitation."""

    links: dict[str, str]
    invitation: str
    help: str


class DraftLine(BaseModel):
    """A line of a draft; `problem` says why it would be refused."""

    number: int
    line: str
    said: str
    clause: str
    problem: str


class DraftState(BaseModel):
    """A draft as it stands."""

    table: str
    seat: str
    lines: list[DraftLine]
    notes: list[str]
    warnings: list[str]
    complete: bool
    next: int
    board: str | None


class Look(State):
    """The board as text, the draft, and where asked for the view as data."""

    board: str
    draft: list[str]
    held: list[str]
    view: dict[str, Any] | None


class Step(BaseModel):
    """A line that may be written."""

    line: str
    said: str


class Legal(BaseModel):
    """What may be written next; `of`: how many there are."""

    table: str
    seat: str
    lines: list[Step]
    of: int
    about: list[str]


class Why(BaseModel):
    """How a line is judged: the clause, why, its rule in full, and what may be written instead."""

    line: str
    legal: bool
    clause: str
    reason: str
    rule: str
    instead: list[str]


class Happened(State):
    """What was done and what has happened since, line by line."""

    happened: list[str]
    said: list[str]


class Part(BaseModel):
    """What happened in a round or turn; `begins`: the step after which it began."""

    number: int
    begins: int
    lines: list[str]


class Past(BaseModel):
    """Past rounds, and the board of a step where it was asked for."""

    table: str
    steps: int
    parts: list[Part]
    board: str | None


class Hint(BaseModel):
    """What a player of the game would do here."""

    table: str
    seat: str
    lines: list[str]
    why: str


class Text(BaseModel):
    """A piece of a text; `next`: where to go on, null at its end."""

    table: str
    text: str
    offset: int
    total: int
    next: int | None


class GameEnding(BaseModel):
    """How a game ended."""

    table: str
    headline: str
    ranking: list[str]
    clause: str


class TableLine(BaseModel):
    """A table that this session knows."""

    table: str
    game: str
    title: str
    seats: list[str]
    turn: bool
    over: bool


class Tables(BaseModel):
    """The tables that this session knows."""

    tables: list[TableLine]


class Help(BaseModel):
    """How a decision is written."""

    table: str
    text: str

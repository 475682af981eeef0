"""`arbitre replay`: a recorded game told, stepped through moment by moment, or drawn."""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import click

from arbitre.cli.records import lines_named, read_text
from arbitre.cli.shape import command, json_option, lang_option, option
from arbitre.core.chance import CHANCE
from arbitre.core.ending import ending_of
from arbitre.core.ending_lines import ending_lines
from arbitre.core.ending_words import ToldEnding
from arbitre.core.game import game
from arbitre.core.message import BadInput, Event, Fact, Message, os_reason
from arbitre.core.position import Position, View
from arbitre.core.record import Record
from arbitre.core.record_lines import Entry
from arbitre.core.record_view import RecordView, eyes_of, read_any
from arbitre.core.reel import Shot, fits, make_reel
from arbitre.core.reel_file import draw_reel
from arbitre.core.stepping import glimpses
from arbitre.core.study import branched, crossroads
from arbitre.core.svg import on_top
from arbitre.core.telling import Moment
from arbitre.core.terminal import Style, reason_line, told_line
from arbitre.core.voice import Told, Voice
from arbitre.core.words import Words
from arbitre.term.screen import Printer


def replay_command(words: Words) -> click.Command:
    """Tell a recorded game, step by step or moment by moment, or draw one of its positions."""

    def replay(file: str, at: int | None, **given: Any) -> int:
        play_on: str | None = given["play_on"]
        svg, film, moment = given["svg"], given["film"], given["moment"]
        moments, why = given["moments"], given["why"]
        drawing = "--svg" if svg else "--film" if film else "--moment"
        if moments and (svg or film or moment):
            _not_together("--moments", drawing)
        if svg and film:
            _not_together("--svg", "--film")
        if play_on and not at:
            raise BadInput("", Message("play-on-alone"))
        if moment and not (svg and at):
            raise BadInput("", Message("moment-alone"))
        path = Path(file)
        with lines_named(path):
            record = read_any(read_text(path))
            if at:
                _check_line(record, at)
            if play_on:
                _play_on(record, at or 0, Path(play_on))
            elif svg:
                drawn = (
                    _moment_drawn(record, at or 0, moment, words)
                    if moment
                    else _drawn(record, at, words)
                )
                _write_drawing(drawn, Path(svg))
            elif film:
                _write_drawing(_filmed(record, at, words), Path(film))
            elif given["as_json"]:
                _give(record, at, moments)
            elif moments:
                _step_through(record, at, words, why, Page(given["ascii"]))
            elif why:
                _explain(record, at, words, Page(given["ascii"]))
            else:
                _tell(record, at, words, Page(given["ascii"]))
        return 0

    params: list[click.Parameter] = [
        click.Argument(["file"], metavar="FILE"),
        option(words, ["--at"], "at", type=click.IntRange(1), metavar="N"),
        option(words, ["--moments"], "moments", is_flag=True),
        option(words, ["--svg"], "svg", metavar="FILE"),
        option(words, ["--moment"], "moment", type=click.IntRange(1), metavar="K"),
        option(words, ["--why"], "why", is_flag=True),
        option(words, ["--play-on"], "play-on", metavar="FILE"),
        option(words, ["--film"], "film", metavar="FILE"),
        lang_option(words),
        option(words, ["--ascii"], "ascii", is_flag=True),
        json_option(words),
    ]
    return command(words, "replay", replay, params)


def _not_together(one: str, other: str) -> None:
    raise BadInput("", Message("not-together", {"one": one, "other": other}))


class Page:
    """Where it is printed: how boards are drawn there, and the signs that the reader has."""

    def __init__(self, ascii: bool) -> None:
        terminal = sys.stdout.isatty()
        plain = ascii or "NO_COLOR" in os.environ or not terminal
        columns = shutil.get_terminal_size((80, 24)).columns
        self.style = Style(colour=not plain, ascii=plain, width=columns)
        self._printer = Printer(sys.stdout, terminal, ascii)

    def say(self, text: str) -> None:
        """Print some lines."""
        click.echo(self._printer.fitted(text))


def _tell(record: Record, at: int | None, words: Words, page: Page) -> None:
    """Each step in words; the board wherever something happened and chance has no more to say."""
    rules = game(record.header.game)
    voice = rules.voice(record.header.begin().view(eyes_of(record)), words.lang)
    untold: list[Event] = []
    first = 0
    last = min(at or len(record.entries), len(record.entries))
    for entry, position, events in record.replay():
        if entry.number > last:
            break
        first = first if untold else entry.number
        untold += events
        if untold and (position.actors != (CHANCE,) or entry.number == last):
            page.say(f"[{first}-{entry.number}]" if first < entry.number else f"[{first}]")
            for line in voice.tell(untold):
                page.say(f"    {told_line(line)}")
            voice = rules.voice(position.view(eyes_of(record)), words.lang)
            page.say(rules.terminal(voice).board(page.style))
            untold = []
    if not at and record.end:
        _sum_up(record, words, page)


def _sum_up(record: Record, words: Words, page: Page) -> None:
    """How the game went, in a few lines; each names the line that `--at` shows."""
    rules = game(record.header.game)
    lines = [(entry.seat, entry.move) for entry in record.entries]
    ending = ending_of(rules, record.header.begin(), lines)
    page.say("")
    for line in ending_lines(ToldEnding(rules, ending, words.lang), lines=True):
        page.say(line)


def _explain(record: Record, at: int | None, words: Words, page: Page) -> None:
    """Each event with its reasons: what was weighed, what decided, and a rule where it is first used."""
    rules = game(record.header.game)
    voice = rules.voice(record.header.begin().view(eyes_of(record)), words.lang)
    shown: set[str] = set()
    for line in voice.greeting():
        page.say(line)
    for entry, position, events in record.replay():
        if at and entry.number > at:
            break
        for told in voice.tell(events):
            page.say(f"[{entry.number}] {told_line(told)}")
            _give_reasons(told, voice, shown, page)
        voice = rules.voice(position.view(eyes_of(record)), words.lang)


def _give_reasons(told: Told, voice: Voice, shown: set[str], page: Page, indent: int = 4) -> None:
    """The reasons of a line, less the rules that were shown before."""
    for reason in told.reasons:
        if reason.clause not in shown:
            page.say(" " * indent + reason_line(reason, voice.words))
    shown |= {reason.clause for reason in told.reasons if reason.clause}


# -- moment by moment --------------------------------------------------------------------------


class _Step:
    """Lines of a record until chance has no more to say, each moment with its line and its number there."""

    def __init__(self, before: View) -> None:
        self.before = before
        self.entries: list[Entry] = []
        self.moments: list[Moment] = []
        self.places: list[tuple[int, int]] = []

    def add(self, entry: Entry, moments: list[Moment]) -> None:
        """One more line."""
        self.entries.append(entry)
        self.moments += moments
        self.places += [(entry.number, place) for place in range(1, len(moments) + 1)]

    def label(self, moment: int) -> str:
        """How the moment is called after so many: its line, and which of that line it is."""
        if not moment:
            return f"[{self.entries[0].number}]"
        line, place = self.places[moment - 1]
        return f"[{line}.{place}]"


def _steps(record: Record, at: int | None) -> Iterator[tuple[_Step, Position]]:
    """The steps of a game and where each of them led; with a line, the one that it belongs to."""
    step = _Step(record.header.begin().view(eyes_of(record)))
    for entry, position, moments in record.watch():
        step.add(entry, moments)
        told = step.moments and position.actors != (CHANCE,)
        if told or entry.number == len(record.entries):
            if not at or step.entries[0].number <= at <= entry.number:
                yield step, position
            if at and entry.number >= at:
                return
            step = _Step(position.view(eyes_of(record)))


def _step_through(record: Record, at: int | None, words: Words, why: bool, page: Page) -> None:
    """Each line that is told; the board after each one that changed it."""
    rules = game(record.header.game)

    def board(view: View) -> str:
        return rules.terminal(rules.voice(view, words.lang)).board(page.style)

    shown: set[str] = set()
    for step, position in _steps(record, at):
        voice = rules.voice(step.before, words.lang)
        seen = [moment.seen(eyes_of(record)) for moment in step.moments]
        lines = voice.tell([moment.event for moment in seen])
        for glimpse in glimpses(lines, seen, step.before, position.view(eyes_of(record)), board):
            page.say(step.label(glimpse.moment))
            for line in glimpse.lines:
                page.say(f"    {told_line(line)}")
                if why:
                    _give_reasons(line, voice, shown, page, 8)
            if glimpse.board:
                page.say(glimpse.board)


def _give(record: Record, at: int | None, moments: bool) -> None:
    """Each line as JSON with its events; with moments, each with the position as it stood right then."""
    if not moments:
        for entry, _, events in record.replay():
            _give_row(entry, [event.to_dict() for event in events])
        return
    for entry, _, watched in record.watch():
        if at in (None, entry.number):
            _give_row(entry, [{**one.event.to_dict(), **_stood(record, one)} for one in watched])


def _stood(record: Record, moment: Moment) -> dict[str, Any]:
    """How it stood at a moment; of a seat's view, what that seat saw: the rest was made up."""
    if isinstance(record, RecordView):
        return {"view": moment.position.view(record.eyes).data}
    return {"position": moment.position.text()}


def _give_row(entry: Entry, events: Sequence[Mapping[str, Fact]]) -> None:
    row = {"n": entry.number, "seat": entry.seat, "move": entry.move, "events": events}
    click.echo(json.dumps(row, ensure_ascii=False))


def _check_line(record: Record, at: int) -> None:
    if at > len(record.entries):
        args: dict[str, str | int] = {"line": str(at), "last": len(record.entries)}
        raise BadInput("", Message("no-line", args))


# -- drawings ----------------------------------------------------------------------------------


def _position(record: Record, at: int | None) -> Position:
    """The position after a line, or in the end."""
    position = record.header.begin()
    for entry, current, _ in record.replay():
        if at and entry.number > at:
            break
        position = current.copy()
    return position


def _moment_drawn(record: Record, at: int, number: int, words: Words) -> str:
    """The drawing of a moment of a line, with what is on its way then."""
    rules, count = game(record.header.game), 0
    before = record.header.begin().view(eyes_of(record))
    for entry, position, moments in record.watch():
        if entry.number == at:
            count = len(moments)
            if number <= count:
                screen, voice = rules.screen(), rules.voice(before, words.lang)
                events = [moment.event for moment in moments[:number]]
                seen = rules.voice(moments[number - 1].position.view(eyes_of(record)), words.lang)
                return on_top(screen.draw(seen), screen.aloft(events, voice, False))
            break
        before = position.view(eyes_of(record))
    args: dict[str, str | int] = {"line": str(at), "moment": str(number), "count": count}
    raise BadInput("", Message("no-moment", args))


def _drawn(record: Record, at: int | None, words: Words) -> str:
    """The drawing of the position after a line, or in the end."""
    rules = game(record.header.game)
    return rules.screen().draw(rules.voice(_position(record, at).view(eyes_of(record)), words.lang))


def _filmed(record: Record, at: int | None, words: Words) -> str:
    """A film of the step that a line belongs to, or of the whole game."""
    rules = game(record.header.game)
    screen, eyes = rules.screen(), eyes_of(record)

    def voice_at(view: View) -> Voice:
        return rules.voice(view, words.lang)

    shots: list[Shot] = []
    for step, position in _steps(record, at):
        seen = [moment.seen(eyes) for moment in step.moments]
        events = [moment.event for moment in seen]
        shots.append(Shot(step.before, position.view(eyes), events, seen))
    if not fits(screen, shots, voice_at):
        shots = [Shot(shot.before, shot.after, shot.events) for shot in shots]
    if not shots:
        raise BadInput("", Message("no-film"))
    return draw_reel(screen, voice_at(shots[0].before), make_reel(screen, shots, voice_at))


def _play_on(record: Record, at: int, path: Path) -> None:
    """A record that stops at the decision after a line, and says that it came from this one (a branch)."""
    if path.exists():
        raise BadInput(str(path), Message("file-exists"))
    recorder = record.resume(None)
    line = crossroads(recorder, at).line
    _write_drawing(branched(record, line, []).text(), path)


def _write_drawing(drawing: str, path: Path) -> None:
    try:
        path.write_text(drawing, encoding="utf-8")
    except OSError as problem:
        args: dict[str, str | int] = {"problem": os_reason(problem)}
        raise BadInput(str(path), Message("unreadable-file", args)) from None

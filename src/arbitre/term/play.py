"""Playing a game at a terminal or through a pipe: set-up, course and exit code."""

from __future__ import annotations

import secrets
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TextIO

from arbitre.bots import About, BotLike
from arbitre.core.daily import checked_day, daily_seed
from arbitre.core.extras import need
from arbitre.core.game import Game
from arbitre.core.message import BadInput, Message, os_reason
from arbitre.core.record import Record, Recorder, read_record
from arbitre.core.words import DEFAULT
from arbitre.term.hourglass import Seconds
from arbitre.term.players import HUMAN, seated, written
from arbitre.term.reading import EndOfInput, LineReader, Reader
from arbitre.term.saving import Saver, sealed_path, unseal
from arbitre.term.screen import Printer
from arbitre.term.session import Session
from arbitre.term.table import Leave, TermTable, term_words

DONE, BAD_INPUT, INTERRUPTED = 0, 2, 130


@dataclass
class Request:
    """What was asked for: the game, who plays, and where it is kept.

    A player is `human`, `human:Name`, or a bot in any way that one can be given. `daily` is a date whose
    seed is played; with `companion` nobody deals. `budget` counts a bot's simulations, 0: as the game
    proposes.
    """

    game: Game
    players: Sequence[BotLike] = ()
    lang: str = DEFAULT
    seed: int | None = None
    options: dict[str, object] = field(default_factory=dict)
    edition: str = ""
    embedded: str = ""
    record: Path | None = None
    resume: Path | None = None
    ascii: bool = False
    companion: bool = False
    daily: str = ""
    budget: int = 0


def play(
    request: Request,
    out: TextIO,
    input: TextIO,
    err: TextIO | None = None,
    clock: Seconds = time.monotonic,
) -> int:
    """Play the game; the exit code."""
    err = err or sys.stderr
    screen = Printer(out, out.isatty(), request.ascii)
    try:
        table = _resumed(request) if request.resume else _begun(request)
        table.screen, table.err, table.clock = screen, err, clock
        table.budget = request.budget or request.game.simulations
        table.reader = reader_of(screen, input)
        _first_save(table, request)
    except BadInput as bad:
        said = term_words(request.game, request.lang).say(bad.message)
        where = f"{bad.where}: " if bad.where else ""
        err.write(f"arbitre: {where}{said}".replace("\n", " ") + "\n")
        return BAD_INPUT
    return _course(table)


def _course(table: TermTable) -> int:
    """Play on; however it stops, what was played is kept where a file was named."""
    try:
        Session(table).run()
    except EndOfInput:
        _farewell(table, "term-end-of-input")
    except Leave:
        _farewell(table, "term-left")
    except KeyboardInterrupt:
        table.screen.write()
        _farewell(table, "term-interrupted")
        return INTERRUPTED
    finally:
        for player in table.players.values():
            player.close()
    return DONE


def _farewell(table: TermTable, key: str) -> None:
    """One line: why it stops, and whether and where the game is kept."""
    kept = table.save()
    path = str(table.saver.path or "")
    table.note(key, kept="yes" if kept else "no", file=path)


def reader_of(screen: Printer, input: TextIO) -> Reader:
    """Where lines come from: a person with an editor, or plain lines."""
    person = input.isatty()
    if person and screen.codes:
        need("play", "play")
        from arbitre.term.prompting import PromptReader

        return PromptReader(screen)
    return LineReader(input, screen, person)


def _begun(request: Request) -> TermTable:
    """A new game."""
    game = request.game
    at_desk = request.companion and game.desk  # everybody sits around the box
    usual = [HUMAN] * game.seat_counts[0] if at_desk else _usual(game)
    asked: Sequence[BotLike] = request.players or usual
    own = request.embedded
    kind = game.read_edition(own, "edition") if own else game.edition(request.edition)
    about = About(kind.full_name, request.options, request.lang)
    players = seated(game, asked, strangers=False, about=about)
    if request.companion and not (game.chance or game.desk):
        raise BadInput("", Message("term-no-chance"))
    day = checked_day(request.daily) if request.daily else ""
    given = daily_seed(game.id, day) if day else request.seed
    # a seed that was given is no secret; one that is drawn is promised and opened at the end
    bits = "" if given is not None or request.companion else secrets.token_hex(16)
    seed = given if given is not None else secrets.randbits(63)
    recorder = Recorder.begin(
        game,
        players=[written(player) for player in asked],
        seed=None if request.companion else seed,
        bits=bits,
        edition=request.edition,
        embedded=request.embedded,
        options={**(game.companion_options() if request.companion else {}), **request.options},
        daily=day,
    )
    saver = Saver(bits, seed, sealing=not request.companion)
    return TermTable(game, recorder, players, saver, request.lang)


def _usual(game: Game) -> list[str]:
    """One person against the game's usual bot in every other seat."""
    from arbitre.bots import usual_bot

    return [HUMAN, *[usual_bot(game)] * (game.seat_counts[0] - 1)]


def _resumed(request: Request) -> TermTable:
    """A game taken up again where its record stops."""
    game, path = request.game, request.resume
    assert path is not None
    record = _read(path)
    if record.header.game != game.id:
        raise BadInput(str(path), Message("term-other-game", {"game": record.header.game}))
    bits, seed = _seed(request, path, record)
    # chance that nobody promised was played by people, and is again
    companion = (game.chance or game.desk) and not record.commitment and record.seed is None
    try:
        recorder = record.resume(None if companion else seed, bits)
    except BadInput as bad:
        raise BadInput(f"{path}:{bad.where}" if bad.where else str(path), bad.message) from None
    header = recorder.header
    given: Sequence[BotLike] = request.players or list(header.seats.values())
    if len(given) != len(header.seats):
        args: dict[str, str | int] = {"n": len(header.seats), "given": len(given)}
        raise BadInput("", Message("term-seat-count", args))
    about = About(header.edition, header.options, request.lang)
    players = seated(game, given, strangers=not request.players, about=about)
    table = TermTable(game, recorder, players, Saver(bits, seed, not companion), request.lang)
    table.resumed = True
    return table


def _read(path: Path) -> Record:
    try:
        return read_record(path.read_bytes().decode())
    except BadInput as bad:
        raise BadInput(f"{path}:{bad.where}" if bad.where else str(path), bad.message) from None
    except OSError as problem:
        reason = os_reason(problem)
        raise BadInput(str(path), Message("term-no-file", {"problem": reason})) from None
    except UnicodeDecodeError:
        raise BadInput(str(path), Message("term-not-text")) from None


def _seed(request: Request, path: Path, record: Record) -> tuple[str, int]:
    """The random bits and the seed to go on with: given anew, kept sealed, opened, or drawn."""
    if request.seed is not None:
        return "", request.seed
    if record.seed is not None:
        return record.bits, record.seed
    return unseal(sealed_path(path)) or (secrets.token_hex(16), secrets.randbits(63))


def _first_save(table: TermTable, request: Request) -> None:
    """Make sure at once that the game can be kept: better now than after two hours."""
    path, saver = request.record or request.resume, table.saver
    if path is None:
        return
    try:
        if path == request.resume:
            saver.resume(path)
        else:
            saver.begin(path)
        saver.save(table.recorder)
    except OSError as problem:
        reason = os_reason(problem)
        raise BadInput(str(path), Message("term-cannot-write", {"problem": reason})) from None
    if saver.kept is not None:
        table.note("term-old-kept", file=str(path), kept=str(saver.kept))

"""The commands that show something and change nothing of the decision."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from arbitre.bots import About, bot_names
from arbitre.bots.faults import BotFault
from arbitre.core.aid import aid_text
from arbitre.core.catalogue import Clause, Section
from arbitre.core.contract import RESIGN
from arbitre.core.draft import Line
from arbitre.core.message import BadInput, Value, os_reason
from arbitre.core.number import typed_whole
from arbitre.core.words import plain
from arbitre.term.commands import NAMES
from arbitre.term.drawing import draws
from arbitre.term.looking_back import MOST_NUMBER, back
from arbitre.term.players import seated
from arbitre.term.screen import WIDE
from arbitre.term.table import BOLD, DIM, GREEN, TermTable
from arbitre.term.telling import show_refusal
from arbitre.term.what_if import otherwise

if TYPE_CHECKING:
    from arbitre.term.desk import Desk
    from arbitre.term.turn import Turn

ALL_STEPS = ("all", "tout", "toutes")
"""How one asks for the steps with their numbers."""
SHEET = ("sheet", "move", "clear", "preview")
"""The commands about a sheet of several lines."""
MOST_NEAREST = 24
"""How many words or lines are proposed in place of a refused line, or to begin one."""

# -- the sheet -------------------------------------------------------------------------------


def show_line(turn: Turn, number: int, line: Line) -> None:
    """A line of the draft with its mark."""
    if line.ruling is None:
        explained = _explained(turn.table, line.text)
        if not turn.single:
            turn.table.screen.say(f"✓ {number}. {explained}", 2, GREEN)
        elif explained != line.text:  # what one typed oneself need not be said again
            turn.table.screen.say(f"✓ {explained}", 2, GREEN)
    else:
        show_refusal(turn.table, f"{number}. {line.text}", line.ruling)


def _explained(table: TermTable, text: str) -> str:
    """A line of a draft, and in words where they say more."""
    spoken = table.voice.line(text)
    return f"{text}   {spoken}" if spoken != text else text


def show_lines(turn: Turn) -> None:
    """The draft as it stands."""
    for number, line in enumerate(turn.draft.lines, 1):
        show_line(turn, number, line)


def show_notes(turn: Turn) -> None:
    """What is known of the decision as it stands."""
    for note in turn.draft.notes():
        turn.table.screen.say(turn.table.words.say(note), 4)


def sheet(turn: Turn, rest: str) -> None:
    """The lines written so far, each with its ruling as things stand."""
    turn.table.say("term-sheet", 0, BOLD, n=len(turn.draft.lines))
    show_lines(turn)
    show_notes(turn)


def preview(turn: Turn, rest: str) -> None:
    """The board if this decision alone were carried out."""
    if not turn.draft.complete:
        show_incomplete(turn)
        return
    turn.table.show_board(turn.draft.preview())
    turn.table.say("term-preview", 0, BOLD, n=len(turn.table.recorder.position.seats))


def show_incomplete(turn: Turn) -> None:
    """Nothing is decided yet, and what could be written."""
    steps = turn.draft.next()
    if steps:
        turn.table.say("term-incomplete")
        turn.table.screen.say(" · ".join(steps[:MOST_NEAREST]), 2)
    else:
        show_full(turn)


def show_full(turn: Turn, indent: int = 0, code: str = "") -> None:
    """Nothing can be added: whether that is a decision, and what to do then."""
    key = "term-full" if turn.draft.complete else "term-stuck"
    turn.table.say(key, indent, code, cmd="send" if turn.draft.complete else "undo")


def board(desk: Desk, rest: str) -> None:
    """The board as it is."""
    desk.table.show_board(desk.view)


def scores(desk: Desk, rest: str) -> None:
    """Everybody's score, in a game that keeps one."""
    pairs = desk.table.scores(desk.view)
    if pairs:
        desk.table.show_scores(pairs)
    else:
        desk.table.say("term-no-scores")


# -- help ------------------------------------------------------------------------------------


def help_all(desk: Desk, rest: str) -> None:
    """Every command."""
    table = desk.table
    table.say(desk.heading, 0, BOLD)
    rows: list[tuple[str, str]] = []
    for key in desk.commands:
        if not _serves(desk, key):
            continue
        named: dict[str, Value] = {"cmd": key if key in NAMES else "undo"}
        used = f"{key}-single" if key == "undo" and desk.single else key
        what = table.phrase(f"term-do-{used}", unit=table.chronicle.unit)
        rows.append((table.phrase(f"term-use-{used}", **named), what))
    rows += [(text, table.phrase("term-do-say")) for text in desk.said()]
    wide = max(len(use) for use, _ in rows)
    for use, what in rows:
        table.screen.say(f"{use.ljust(wide)}  {what}", 2, hang=wide + 2)


def _serves(desk: Desk, key: str) -> bool:
    """Whether a command can do something in this game."""
    if key in (*SHEET, "send", "insist") and desk.single:
        return False
    if key == "pause":
        return desk.hourglass is not None
    if key == "scores":
        return bool(desk.table.scores(desk.view))
    if key == "draws":
        return desk.table.companion
    if key == "why":
        return bool(_reasons(desk.table, 0))
    if key == "aid":
        return desk.table.game.aid(desk.table.voice_of(desk.view)) is not None
    return key != "resign" or desk.may_say(RESIGN)


def about(turn: Turn, rest: str) -> None:
    """What could be written about a thing; alone, the help of the game."""
    table = turn.table
    if rest:
        for line in table.terminal_of(turn.view).options(turn.draft, rest):
            table.screen.say(line, 2)
        return
    table.screen.say(table.terminal_of(turn.view).help())
    words = dict.fromkeys(word for line in turn.draft.next() for word in line.split()[:2])
    first, second = [*words, "", ""][:2]
    table.say("term-about-more", 0, BOLD, cmd="help", n=len(words), first=first, second=second)


# -- rules -----------------------------------------------------------------------------------


def aid(desk: Desk, rest: str) -> None:
    """The play aid, with the values of this table."""
    table = desk.table
    found = table.game.aid(table.voice_of(desk.view))
    if found is None:
        table.say("term-no-aid")
        return
    for line in aid_text(found, min(table.screen.style.width - 1, WIDE)).splitlines():
        table.screen.write(line)


def rule(desk: Desk, rest: str) -> None:
    """A clause, a chapter of the rules, or the list of chapters."""
    table = desk.table
    catalogue = table.game.catalogue
    clause = catalogue.find(rest) if rest else None
    if clause is not None:
        _show_clause(table, clause)
        return
    wanted = plain(rest).upper()
    found = [s for s in catalogue.sections if wanted in (s.id.upper(), s.id.partition("-")[2])]
    if found:
        _show_section(table, found[0])
        return
    if rest:
        table.say("term-no-rule", text=rest[:20])
    for section in catalogue.sections:
        first, last = section.clauses[0].id, section.clauses[-1].id
        title = section.title(table.lang)
        span = f"{_short(first)}–{_short(last)}" if first != last else _short(first)
        table.screen.write(f"  {span}".ljust(14) + title)
    section = catalogue.sections[-1]
    example, chapter = _short(section.clauses[0].id), _short(section.id)
    table.say("term-rule-how", cmd="rule", example=example, chapter=chapter)


def _short(id: str) -> str:
    """A clause as one types it, without the game's prefix."""
    return id.partition("-")[2]


def _show_clause(table: TermTable, clause: Clause) -> None:
    marks = ", ".join(table.phrase("term-mark-" + mark.replace(" ", "-")) for mark in clause.marks)
    table.screen.say(f"{clause.id} ({marks})", 2, BOLD)
    table.screen.say(clause.statement(table.lang), 2, hang=0)


def _show_section(table: TermTable, section: Section) -> None:
    table.screen.say(section.title(table.lang), 0, BOLD)
    for clause in section.clauses:
        table.screen.say(f"{clause.id}  {clause.statement(table.lang)}", 2)


# -- why ------------------------------------------------------------------------------------


def why(desk: Desk, rest: str) -> None:
    """A step of the game's own, the last one or step n, with its rule and what it weighed."""
    table = desk.table
    if plain(rest) in ALL_STEPS:
        lines = table.terminal.steps(table.chronicle.recent)
    else:
        number = typed_whole(rest or "0", 0, MOST_NUMBER)
        if number is None:
            table.say("term-why-how", cmd="why")
            return
        lines = _reasons(table, number)
    if not lines:
        table.say("term-no-why")
    for line in lines:
        table.screen.say(line, 2)


def _reasons(table: TermTable, number: int) -> list[str]:
    return table.terminal.why(table.chronicle.recent, number)


# -- a bot's advice, and keeping the game ----------------------------------------------------


def hint(turn: Turn, rest: str) -> None:
    """What a bot would write in this seat, and why when it can say so: the game's first, or another one."""
    table = turn.table
    given = rest or bot_names(table.game)[0]
    header = table.recorder.header
    try:
        (player,) = seated(
            table.game, [given], False, About(header.edition, header.options, table.lang)
        )
    except BadInput as bad:
        table.screen.say(table.words.say(bad.message), 2)
        return
    if player.bot is None:
        table.say("term-hint-who", 2)
        return
    name = player.text
    if table.reader.person:
        table.screen.flash(table.phrase("term-thinking", who=table.words.bot(name)))
    rng = table.rng("hint", turn.seat)
    try:
        advice = player.bot.advise(turn.view, rng, table.budget)
    except BotFault as fault:
        table.screen.say(table.fault(fault), 2)
        return
    finally:
        player.close()
        if table.reader.person:
            table.screen.flash("")
    lines = table.voice.written(advice.move)
    table.say("term-hint", 0, BOLD, player=table.words.bot(name), n=len(lines))
    for line in lines:
        table.screen.say(_explained(table, line), 2)
    if advice.why is not None:
        table.screen.say(table.words.say(advice.why), 2, DIM)


def save(desk: Desk, rest: str) -> None:
    """Keep the game in a file; from then on every move is kept there."""
    table = desk.table
    saver, before = table.saver, table.saver.path
    if rest:
        try:
            saver.begin(Path(rest).expanduser())
        except OSError as problem:
            table.say("term-not-saved", file=rest, problem=os_reason(problem))
            return
    if saver.path is None:
        table.say("term-save-how", cmd="save")
    elif table.save():
        table.say("term-saved", 2, file=str(saver.path))
        if rest and saver.kept is not None:
            table.say("term-old-kept", 2, file=str(saver.path), kept=str(saver.kept))
    else:
        saver.path = before


ANSWERS: dict[str, Callable[[Turn, str], None]] = {
    "about": about,
    "sheet": sheet,
    "preview": preview,
    "hint": hint,
    "whatif": otherwise,
}
"""What is answered about a decision."""

GENERAL: dict[str, Callable[[Desk, str], None]] = {
    "help": help_all,
    "board": board,
    "scores": scores,
    "aid": aid,
    "rule": rule,
    "back": back,
    "why": why,
    "save": save,
    "draws": draws,
}
"""What is answered whoever asks."""

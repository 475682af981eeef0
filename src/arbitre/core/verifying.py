"""What `verify` says of a record (validation report): whether every line and every hash is right."""

from __future__ import annotations

from collections.abc import Callable

from arbitre.core.game import game
from arbitre.core.message import BadInput
from arbitre.core.record import CLOSED, DAILY, KEPT, KNOWN, NONE, Record
from arbitre.core.record_lines import FROM
from arbitre.core.record_view import RecordView, read_any
from arbitre.core.words import Words

RIGHT, WRONG, UNREADABLE = 0, 1, 2
"""All lines and hashes agree; a line does not; this is no record, or of no game that is here."""

PROMISES = {
    KEPT: "promise-kept",
    KNOWN: "promise-known",
    DAILY: "promise-daily",
    CLOSED: "promise-closed",
    NONE: "promise-none",
}
"""What is said of chance, by what became of its promise."""


def verified(
    text: str,
    words: Words,
    say: Callable[[BadInput], str],
    name: str = "",
    each: Callable[[], None] | None = None,
) -> tuple[int, dict[str, object]]:
    """Replay a record: how it went (`RIGHT`, `WRONG`, `UNREADABLE`), and the same as plain data.

    `say` puts what is wrong into words, `name` is what the file is called there, and `each` is called
    before each line: whoever waits may raise in it.

    >>> from arbitre.core.words import Words
    >>> verified("hello", Words("en", ["arbitre.core"]), str, "x.arb")[1]["ok"]
    False
    """
    row: dict[str, object] = {"file": name, "ok": False}
    at = f"{name}:" if name else ""
    gap = f"{at} " if name else ""
    try:
        record = read_any(text)
        over = record.header.begin().result is not None
        moves = 0
        for _, position, _ in record.replay():
            if each is not None:
                each()
            moves += 1
            over = position.result is not None
    except BadInput as problem:
        reason = say(problem)
        if problem.where.isdigit():
            return WRONG, {**row, "line": int(problem.where), "reason": f"{at}{reason}"}
        return UNREADABLE, {**row, "reason": f"{gap}{reason}"}
    row["ok"] = True
    if isinstance(record, RecordView):
        return RIGHT, {**row, **_seen(record, words, gap)}
    end = record.end or words.phrase(_no_end(record, over))
    said = words.phrase("verified", {"moves": moves, "end": end})
    for remark in _promised(record, words):
        said += words.phrase("remark", {"said": remark})
    row["moves"], row["end"], row["format"] = moves, record.end, record.header.format
    row["promises"] = [
        {"first": one.first, "last": one.last, "state": one.state} for one in record.stretches()
    ]
    row["remarks"] = [{"after": one.after, one.word: one.value} for one in record.remarks]
    return RIGHT, {**row, "reason": f"{gap}{said}"}


def _seen(record: RecordView, words: Words, gap: str) -> dict[str, object]:
    """What can be said of a seat's view: every line that is seen is possible, and nothing is proved."""
    args: dict[str, str | int] = {"n": len(record.entries), "hidden": len(record.hidden)}
    args["who"] = " ".join(record.viewers) or words.phrase("view-public")
    said = words.phrase("verified-view", args)
    return {
        "view": list(record.viewers),
        "moves": len(record.entries),
        "hidden": len(record.hidden),
        "reason": f"{gap}{said}",
    }


def _no_end(record: Record, over: bool) -> str:
    """What is said of a record without an end."""
    if over:
        return "no-end"
    return "unfinished" if record.opened is None else "opened-early"


def _promised(record: Record, words: Words) -> list[str]:
    """What the record proves of chance: who dealt, and whether that was promised."""
    header = record.header
    said: list[str] = []
    if game(header.game).chance:
        stretches = record.stretches()
        for one in stretches:
            yet = one is stretches[-1] and one.state == CLOSED and not record.end
            key = "promise-closed-yet" if yet else PROMISES[one.state]
            args: dict[str, str | int] = {"day": header.daily}
            args |= {"seed": str(one.opened[1] if one.opened else "")}
            text = words.phrase(key, args)
            if len(stretches) > 1:
                args = {"first": str(one.first), "last": str(one.last), "said": text}
                last = one is stretches[-1]
                text = words.phrase("promise-from" if last else "promise-lines", args)
            said.append(text)
        if header.sealed:
            said.append(words.phrase("promise-sealed", {"day": header.daily}))
    elif record.end and record.commitment and not record.opened:
        said.append(words.phrase("unopened"))
    if header.format == 1 and game(header.game).chance:
        said.append(words.phrase("promise-old"))
    for remark in record.remarks:
        key = "came-from" if remark.word == FROM else "taken-back"
        said.append(words.phrase(key, {"line": str(remark.after), "n": remark.value}))
    return said

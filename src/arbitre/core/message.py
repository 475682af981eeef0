"""What a person will read, before it has a language: a key of the message catalogue and its arguments."""

from __future__ import annotations

from collections.abc import Mapping

Value = str | int
"""An argument of a message. Codes (a space, a piece) stay codes until they are put into words."""
Fact = Value | list[str] | list[int] | list[list[int]]
"""An argument of an event: a value, or several of them in order (candidates, and the numbers of each)."""


class Message:
    """A sentence still without a language (a translation key and its arguments).

    >>> Message("missing", {"kind": "T", "space": "R0"})
    Message('missing', {'kind': 'T', 'space': 'R0'})
    """

    def __init__(self, key: str, args: dict[str, Value] | None = None) -> None:
        self.key = key
        self.args: dict[str, Value] = {} if args is None else args

    def __reduce__(self) -> tuple[type[Message], tuple[str, dict[str, Value]]]:
        return Message, (self.key, self.args)

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.key, tuple(sorted(self.args))))


class Ruling:
    """What the referee says of one thing: the clause it applied and why.

    >>> Ruling("PW-P1", Message("same-space"))
    Ruling('PW-P1', Message('same-space', {}))
    """

    def __init__(self, clause: str, message: Message) -> None:
        self.clause = clause
        self.message = message

    def __reduce__(self) -> tuple[type[Ruling], tuple[str, Message]]:
        return Ruling, (self.clause, self.message)

    def __repr__(self) -> str:
        return f"Ruling({self.clause!r}, {self.message!r})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Ruling)
            and self.clause == other.clause
            and self.message == other.message
        )

    def __hash__(self) -> int:
        return hash((self.clause, self.message))


class Illegal(Exception):
    """A move the rules refuse. It carries the ruling, and nothing was changed.

    Its text is the English sentence with the clause, made only when it is asked for.

    >>> from arbitre.core.game import game
    >>> position = game("power").start()
    >>> held = position.play("green", "T HQ V8")
    >>> position.play("green", "T HQ V8")
    Traceback (most recent call last):
    arbitre.core.message.Illegal: PW-O11: this sheet is already in
    """

    def __init__(self, ruling: Ruling) -> None:
        super().__init__(ruling)
        self.ruling = ruling

    def __str__(self) -> str:
        from arbitre.core.sentences import ruling_said

        return ruling_said(self.ruling)

    def __repr__(self) -> str:
        return f"Illegal({self.ruling!r})"

    def __reduce__(self) -> tuple[type[Illegal], tuple[Ruling]]:
        return Illegal, (self.ruling,)  # so that it comes back from a worker process


class BadInput(Exception):
    """Something from outside that cannot be used: a broken file, an impossible position, an unknown option.

    `where` names the place in the input (a path of keys, a line), empty when there is none. Its text is
    the English sentence, made only when it is asked for.

    >>> raise BadInput("board", Message("list-expected", {"value": "3"}))
    Traceback (most recent call last):
    arbitre.core.message.BadInput: board: a list is expected here, not 3
    """

    def __init__(self, where: str, message: Message) -> None:
        super().__init__(where, message)
        self.where = where
        self.message = message

    def __str__(self) -> str:
        from arbitre.core.sentences import said

        sentence = said(self.message)
        return f"{self.where}: {sentence}" if self.where else sentence

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.where!r}, {self.message!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return BadInput, (self.where, self.message)


class Event:
    """One thing that happened, with the clause that made it happen; plain data, put into words later.

    >>> Event("bounce", "PW-C2", {"army": "green", "kind": "T", "space": "IX", "to": "V0"}).to_dict()
    {'event': 'bounce', 'clause': 'PW-C2', 'army': 'green', 'kind': 'T', 'space': 'IX', 'to': 'V0'}
    """

    __slots__ = ("args", "clause", "name")

    def __init__(self, name: str, clause: str, args: Mapping[str, Fact]) -> None:
        self.name = name
        self.clause = clause
        self.args = args

    def __reduce__(self) -> tuple[type[Event], tuple[str, str, Mapping[str, Fact]]]:
        return Event, (self.name, self.clause, self.args)

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.clause!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.name == other.name
            and self.clause == other.clause
            and self.args == other.args
        )

    def __hash__(self) -> int:
        return hash((self.name, self.clause))

    def number(self, name: str, default: int = 0) -> int:
        """An argument that is a number.

        >>> Event("gain", "XX-1", {"n": 3}).number("n"), Event("gain", "XX-1", {}).number("n", -1)
        (3, -1)
        """
        value = self.args.get(name, default)
        return value if isinstance(value, int) else int(str(value))

    def listed(self, name: str) -> list[str]:
        """An argument that holds several things, each as text; empty where there is none.

        >>> Event("pick", "XX-1", {"among": ["A1", "B1"]}).listed("among")
        ['A1', 'B1']
        """
        value = self.args.get(name)
        return [str(one) for one in value] if isinstance(value, list) else []

    def to_dict(self) -> dict[str, Fact]:
        """The JSON form, as records and the API have it."""
        data: dict[str, Fact] = {"event": self.name, "clause": self.clause}
        data.update(self.args)
        return data


class Result:
    """How a game ended: the winning seats (none is a draw), the clause that ended it, the scores.

    Where the rules themselves play a side, as in a solitaire game, that side may be the winner: a
    name that is no seat.

    >>> Result(("green",), "PW-F6", {"green": 81}).text()
    'green PW-F6'
    >>> Result((), "PW-F4", {}).text()
    'draw PW-F4'
    """

    def __init__(self, winners: tuple[str, ...], clause: str, scores: dict[str, int]) -> None:
        self.winners = winners
        self.clause = clause
        self.scores = scores

    def __reduce__(self) -> tuple[type[Result], tuple[tuple[str, ...], str, dict[str, int]]]:
        return Result, (self.winners, self.clause, self.scores)

    def __repr__(self) -> str:
        return f"Result({self.winners!r}, {self.clause!r}, {self.scores!r})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Result)
            and self.winners == other.winners
            and self.clause == other.clause
            and self.scores == other.scores
        )

    def __hash__(self) -> int:
        return hash((self.winners, self.clause))

    def text(self) -> str:
        """The form of a record's `end` line."""
        return f"{','.join(self.winners) or 'draw'} {self.clause}"

    def to_dict(self) -> dict[str, object]:
        """The JSON form, as records and the API have it."""
        return {
            "winners": list(self.winners),
            "clause": self.clause,
            "scores": dict(self.scores),
        }


def os_reason(problem: OSError) -> str:
    """Why the system refused a file: a word that the message `os-reason` knows, or its own sentence.

    >>> os_reason(FileNotFoundError(2, "No such file or directory")), os_reason(OSError(28, "No space"))
    ('missing', 'No space')
    """
    if isinstance(problem, FileNotFoundError):
        return "missing"
    if isinstance(problem, IsADirectoryError):
        return "folder"
    if isinstance(problem, PermissionError):
        return "denied"
    return problem.strerror or type(problem).__name__

"""What a player can do wrong, so that it loses by rule (misbehaviour, error kinds)."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Message, Ruling

START: Final = "start"  # it could not be started
HELLO: Final = "hello"  # it speaks another protocol, or none
SLOW: Final = "slow"  # no answer within its time
DIED: Final = "died"  # it ended before the game did
LONG: Final = "long"  # a line without an end
GARBAGE: Final = "garbage"  # a line that is no message
CHATTER: Final = "chatter"  # too many questions for one decision
UNASKED: Final = "unasked"  # an answer before the question
SEAT: Final = "seat"  # it spoke for another seat
ILLEGAL: Final = "illegal"  # a move that the rules refuse
RAISED: Final = "raised"  # its own code raised something
KINDS: Final = (
    START, HELLO, SLOW, DIED, LONG, GARBAGE, CHATTER, UNASKED, SEAT, ILLEGAL, RAISED,
)  # fmt: skip


class BotFault(Exception):
    """A player gave no move that can be made: what it did (`kind`), and what is known about it.

    `detail` is a short text: the move, the line, the exit code. `stderr` is the end of what a program wrote
    there. `ruling` is why the rules refuse its move.

    >>> fault = BotFault("slow", "exec:./bot", "10")
    >>> fault.message
    Message('bot-fault-slow', {'bot': 'exec:./bot', 'detail': '10'})
    >>> str(fault)
    'exec:./bot: slow: 10'
    """

    def __init__(
        self,
        kind: str,
        bot: str,
        detail: str = "",
        ruling: Ruling | None = None,
        stderr: str = "",
    ) -> None:
        super().__init__(kind, bot, detail, ruling, stderr)
        self.kind = kind
        self.bot = bot
        self.detail = detail
        self.ruling = ruling
        self.stderr = stderr

    @property
    def message(self) -> Message:
        """The sentence for a person."""
        return Message(f"bot-fault-{self.kind}", {"bot": self.bot, "detail": self.detail})

    def __str__(self) -> str:
        return f"{self.bot}: {self.kind}" + (f": {self.detail}" if self.detail else "")

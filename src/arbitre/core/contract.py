"""What a client may read of a game without knowing it: period, clock, declarations, facts, messages.

Terminal, tables, pages and arena know no game; all they ask of one beyond its moves is typed here. A
position offers it (`Position.period`, `clock`, `scores`, `declarations`), a view reads it the same way,
`Game.facts` says what sort of game it is. `arbitre.testing.check_game` holds a game to every part.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from arbitre.core.game import Game

# -- what a game is counted in ---------------------------------------------------------------

ROUND: Final = "round"
TURN: Final = "turn"
UNITS: Final = (ROUND, TURN)
"""What a game may be counted in; clients have words for these."""


class Period:
    """The round or turn that is being played: what is counted, and its number, which never goes down.

    >>> Period(ROUND, 3)
    Period('round', 3)
    """

    def __init__(self, unit: str, number: int) -> None:
        self.unit = unit
        self.number = number

    def __repr__(self) -> str:
        return f"Period({self.unit!r}, {self.number!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Period) and self.unit == other.unit and self.number == other.number

    def __hash__(self) -> int:
        return hash((self.unit, self.number))


# -- time ------------------------------------------------------------------------------------


class Clock:
    """The time that the rules give, the same from the first position to the last; 0: no such limit.

    `minutes` for each decision (an hourglass), `pause_minutes` for a pause that a seat declares,
    `time_limit` minutes for the whole game, at whose end the table declares the last round.

    >>> Clock(minutes=3)
    Clock(minutes=3, pause_minutes=0, time_limit=0)
    """

    def __init__(self, minutes: int = 0, pause_minutes: int = 0, time_limit: int = 0) -> None:
        self.minutes = minutes
        self.pause_minutes = pause_minutes
        self.time_limit = time_limit

    def __repr__(self) -> str:
        return (
            f"Clock(minutes={self.minutes}, pause_minutes={self.pause_minutes}, "
            f"time_limit={self.time_limit})"
        )

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Clock)
            and self.minutes == other.minutes
            and self.pause_minutes == other.pause_minutes
            and self.time_limit == other.time_limit
        )

    def __hash__(self) -> int:
        return hash((self.minutes, self.pause_minutes, self.time_limit))


# -- declarations: what clients understand by their text; a game may have others of its own ---

TABLE: Final = "table"
"""The table's own seat: nobody sits there, it speaks for the clock. No player's seat has this name."""

RESIGN: Final = "resign"
"""The seat gives up: it decides no more and does not win."""
PAUSE: Final = "pause"
"""The hourglass stands for `Clock.pause_minutes`; who has to decide stays the same."""
LAST_ROUND: Final = "last round"
"""The table says, when `Clock.time_limit` is over, that the game ends after this round; it says so once."""

# -- facts -----------------------------------------------------------------------------------


class Facts:
    """What sort of game it is, as it declares (`Game.facts`).

    `chance`: something is left to chance. `secrets`: seats know what others do not, besides decisions
    that are not yet shown. `simultaneous`: several decide at once. `steps`: no draft offers more
    steps at once (0: nothing bounds it).
    """

    def __init__(self, chance: bool, secrets: bool, simultaneous: bool, steps: int) -> None:
        self.chance = chance
        self.secrets = secrets
        self.simultaneous = simultaneous
        self.steps = steps

    def __repr__(self) -> str:
        return (
            f"Facts(chance={self.chance}, secrets={self.secrets}, "
            f"simultaneous={self.simultaneous}, steps={self.steps})"
        )

    def to_dict(self) -> dict[str, object]:
        """The JSON form, as the API and `games --json` give it."""
        return {
            "chance": self.chance,
            "secrets": self.secrets,
            "simultaneous": self.simultaneous,
            "steps": self.steps,
        }


# -- messages --------------------------------------------------------------------------------

MESSAGES: Final = ("game-title", "game-summary")
"""The messages without which a game is left off the shelf: they are said wherever games are listed."""

NAMES: Final = {
    "seat-NAME": "a seat, and a side that the rules play and that can win or score",
    "bot-NAME": "a player of the game's own (`Game.bots`)",
    "option-NAME": "an option, its underscores as dashes (`Game.options`)",
    "tally-NAME": "what the arena counts of a game (`Game.tally`)",
    "reason-KEY": "why a game was lost, for the arena (`Tally.reason`)",
    "luck-NAME": "a measure of luck (`Game.luck`)",
}
"""Messages for the names that a game declares: without one the bare name is shown. `check_game` says so."""

OPTIONAL: Final = {
    "bot-style-NAME": "what a player is like, in a sentence; of all of the game's own, or of none",
    "event-NAME": "an event, where the game tells it by `Words.event`",
    "option-NAME-VALUE": "one of an option's choices (`none` for the empty one); else the bare value",
}
"""Messages that a game may have, and what they are for."""


def named_by(game: Game) -> list[str]:
    """The messages for all names that a game declares before anything is played: seats, players, and so on.

    >>> from arbitre.core.game import game
    >>> named_by(game("sans_allies"))[:4]
    ['seat-invader', 'bot-planner', 'bot-major', 'bot-captain']
    """
    seats: dict[str, bool] = {}
    for count in game.seat_counts:
        for seat in game.start(None, seats=count).seats:
            seats[seat] = True
    return [
        *(f"seat-{seat}" for seat in seats),
        *(f"bot-{name}" for name in game.bots()),
        *(f"option-{option.name.replace('_', '-')}" for option in game.options),
        *(f"difficulty-{difficulty.name}" for difficulty in game.difficulties()),
    ]

"""The header of a record: what must be known to begin the game again, and the promise of its seed."""

from __future__ import annotations

import json
from hashlib import sha256

from arbitre.core.chance import commitment
from arbitre.core.daily import checked_day, daily_seed
from arbitre.core.game import game
from arbitre.core.message import BadInput, Message, Value
from arbitre.core.position import Position

FORMAT = "arbitre record 1"
KEYS = "game rules edition embedded options seats start daily commitment seed".split()


class Header:
    """What a record says before its moves: all that is needed to begin the game again."""

    def __init__(
        self,
        game: str,
        rules: int,
        edition: str,
        options: dict[str, object],
        seats: dict[str, str],
    ) -> None:
        self.game = game
        self.rules = rules
        self.edition = edition
        self.options = options
        self.seats = seats
        self.embedded = ""  # a user's own edition, as TOML
        self.start = ""  # a position text, when the game did not begin at the beginning
        self.daily = ""  # the date whose seed this is, when it is the game of a day
        self.commitment = ""
        self.opened: tuple[str, int] | None = None  # the random bits and the seed, at the end

    def lines(self) -> list[str]:
        """The header as text."""
        lines = [FORMAT, f"game {self.game}", f"rules {self.rules}", f"edition {self.edition}"]
        if self.embedded:
            lines.append("embedded " + json.dumps(self.embedded, ensure_ascii=False))
        lines.append("options " + json.dumps(self.options, ensure_ascii=False, sort_keys=True))
        lines.append("seats " + " ".join(f"{seat}={who}" for seat, who in self.seats.items()))
        if self.start:
            lines.append(f"start {self.start}")
        if self.daily:
            lines.append(f"daily {self.daily}")
        if self.commitment:
            lines.append(f"commitment {self.commitment}")
        if self.opened:
            lines.append(f"seed {self.opened[0]} {self.opened[1]}")
        return lines

    @property
    def seed(self) -> int | None:
        """The seed as far as it is known: opened at the end, or that of a day."""
        if self.opened:
            return self.opened[1]
        return daily_seed(self.game, self.daily) if self.daily else None

    def begin(self) -> Position:
        """The first position of the recorded game, chance left to the caller."""
        rules = game(self.game)
        known = rules.catalogue.rules
        if not 1 <= self.rules <= known:
            args: dict[str, Value] = {"rules": self.rules, "known": known}
            raise BadInput("rules", Message("unknown-rules", args))
        if self.start:
            return rules.read(self.start)
        if self.embedded:
            edition = rules.read_edition(self.embedded, "embedded")
        else:
            edition = rules.edition(self.edition)
        position = rules.start(
            None, seats=len(self.seats), edition=edition, options=dict(self.options)
        )
        if position.seats != tuple(self.seats):
            raise BadInput("seats", Message("record-seats", {"seats": " ".join(position.seats)}))
        return position

    def root(self, position: Position) -> bytes:
        """Where the chain of hashes begins; the seed's lines change at the end and are left out."""
        fixed = [line for line in self.lines() if not line.startswith(("commitment ", "seed "))]
        return sha256("\n".join([*fixed, position.text()]).encode()).digest()


def read_header(fields: dict[str, str], lines: dict[str, int]) -> Header:
    """A header from its values and their line numbers; BadInput without a line: it cannot be used."""
    for key in fields:
        if key not in KEYS:
            raise BadInput("", Message("record-header", {"key": key[:40]}))
    for key in ("game", "rules", "edition", "options", "seats"):
        if not fields.get(key, "").strip():
            raise BadInput("", Message("record-missing", {"key": key}))
    try:
        options = json.loads(fields["options"])
        embedded = json.loads(fields["embedded"]) if "embedded" in fields else ""
        if not isinstance(options, dict) or not isinstance(embedded, str):
            raise ValueError(fields["options"])
        seats = dict(_pair(word) for word in fields["seats"].split())
        header = Header(fields["game"], int(fields["rules"]), fields["edition"], options, seats)
        if "seed" in fields:
            bits, _, seed = fields["seed"].partition(" ")
            header.opened = (bits, int(seed))
    except (ValueError, RecursionError):
        raise BadInput("", Message("record-broken-header")) from None
    header.embedded = embedded
    header.start = fields.get("start", "")
    header.commitment = fields.get("commitment", "")
    if "daily" in fields:
        header.daily = checked_day(fields["daily"])
    _check_promise(header, lines)
    return header


def _check_promise(header: Header, lines: dict[str, int]) -> None:
    """An opened seed must be the one that was promised, and that of the day when there is one."""
    if header.daily:
        seed = daily_seed(header.game, header.daily)
        if header.opened and header.opened[1] != seed:
            raise BadInput(str(lines["seed"]), Message("record-daily", {"day": header.daily}))
        if header.commitment != commitment("", seed):
            raise BadInput(str(lines["daily"]), Message("record-daily", {"day": header.daily}))
    if header.opened and header.commitment:
        bits, opened = header.opened
        if commitment("" if bits == "-" else bits, opened) != header.commitment:
            raise BadInput(str(lines["seed"]), Message("record-commitment"))


def _pair(word: str) -> tuple[str, str]:
    seat, sign, who = word.partition("=")
    if not sign or not seat or not who:
        raise ValueError(word)
    return seat, who

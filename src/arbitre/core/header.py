"""The header of a record: what must be known to begin the game again, and the promise of its seed."""

from __future__ import annotations

import json
from hashlib import sha256

from arbitre.core.chance import commitment
from arbitre.core.daily import SEALED, checked_day, daily_seed
from arbitre.core.game import game
from arbitre.core.message import BadInput, Message, Value
from arbitre.core.number import whole_of
from arbitre.core.position import Position
from arbitre.core.record_lines import (
    Opened,
    check_kept,
    read_commitment,
    read_opened,
    seed_line,
)

FORMATS = ("arbitre record 1", "arbitre record 2")
"""The first line by format. Since the second the chain of hashes begins over the commitment too."""
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
        self.format = len(FORMATS)
        self.game = game
        self.rules = rules
        self.edition = edition
        self.options = options
        self.seats = seats
        self.embedded = ""  # a user's own edition, as TOML
        self.start = ""  # a position text, when the game did not begin at the beginning
        self.daily = ""  # the date whose seed this is, when it is the game of a day
        self.sealed = False  # a server drew the seed of that day, secret until it is over
        self.commitment = ""
        self.opened: Opened | None = None  # the random bits and the seed, at the end

    def __repr__(self) -> str:
        return f"<Header of {self.game}, {self.edition}: {self._seated()}>"

    def _seated(self) -> str:
        return " ".join([f"{seat}={who}" for seat, who in self.seats.items()])

    def lines(self, opened: bool = True) -> list[str]:
        """The header as text, its seed opened where that is known and asked for."""
        first = FORMATS[self.format - 1]
        lines = [first, f"game {self.game}", f"rules {self.rules}", f"edition {self.edition}"]
        if self.embedded:
            lines.append("embedded " + json.dumps(self.embedded, ensure_ascii=False))
        lines.append("options " + json.dumps(self.options, ensure_ascii=False, sort_keys=True))
        lines.append(f"seats {self._seated()}")
        if self.start:
            lines.append(f"start {self.start}")
        if self.daily:
            lines.append(f"daily {self.daily}{SEALED if self.sealed else ''}")
        if self.commitment:
            lines.append(f"commitment {self.commitment}")
        if opened and self.opened:
            lines.append(seed_line(self.opened))
        return lines

    @property
    def seed(self) -> int | None:
        """The seed as far as it is known: opened at the end, or that of a day that anybody can work out."""
        if self.opened:
            return self.opened[1]
        return daily_seed(self.game, self.daily) if self.daily and not self.sealed else None

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
        """Where the chain of hashes begins: over all but the seed, which is opened only at the end."""
        fixed = self.lines(opened=False)
        if self.format == 1:  # its chain did not cover the commitment
            fixed = [line for line in fixed if not line.startswith("commitment ")]
        return sha256("\n".join([*fixed, position.text()]).encode()).digest()


def read_header(lines: list[str]) -> Header:
    """A header from its lines; BadInput without a line number: it cannot be used."""
    if lines[0] not in FORMATS:
        raise BadInput("", Message("record-format", {"format": FORMATS[-1], "older": FORMATS[0]}))
    fields: dict[str, str] = {}
    places: dict[str, int] = {}
    for number in range(1, len(lines)):
        key, _, value = lines[number].partition(" ")
        if key not in KEYS or key in fields:
            raise BadInput("", Message("record-header", {"key": key[:40]}))
        fields[key] = value
        places[key] = number + 1
    for key in ("game", "rules", "edition", "options", "seats", *fields):
        if fields.get(key, "").strip() in ("", '""'):
            raise BadInput("", Message("record-missing", {"key": key}))
    header = _values(fields)
    header.format = FORMATS.index(lines[0]) + 1
    if "daily" in fields:
        header.sealed = fields["daily"].endswith(SEALED)
        header.daily = checked_day(fields["daily"].removesuffix(SEALED))
    _read_promise(header, fields, places)
    _check_form(header, lines)
    return header


def _values(fields: dict[str, str]) -> Header:
    try:
        options = json.loads(fields["options"])
        embedded = json.loads(fields["embedded"]) if "embedded" in fields else ""
        if not isinstance(options, dict) or not isinstance(embedded, str):
            raise ValueError(fields["options"])
        seats = dict(_pair(word) for word in fields["seats"].split())
        name, edition = fields["game"].strip(), fields["edition"].strip()
        header = Header(name, whole_of(fields["rules"]), edition, options, seats)
    except (ValueError, RecursionError):
        raise BadInput("", Message("record-broken-header")) from None
    header.embedded = embedded
    header.start = fields.get("start", "").strip()
    return header


def _read_promise(header: Header, fields: dict[str, str], places: dict[str, int]) -> None:
    """An opened seed must be the one that was promised, and that of the day when there is one."""
    if "commitment" in fields:
        header.commitment = read_commitment(fields["commitment"], places["commitment"])
    if "seed" in fields:
        if header.format > 1 and not header.commitment:
            raise BadInput(str(places["seed"]), Message("record-no-promise"))
        header.opened = read_opened(fields["seed"], places["seed"])
    if header.sealed and not header.commitment:
        raise BadInput(str(places["daily"]), Message("record-no-promise"))
    if header.daily and not header.sealed:
        seed = daily_seed(header.game, header.daily)
        if header.opened and header.opened[1] != seed:
            raise BadInput(str(places["seed"]), Message("record-daily", {"day": header.daily}))
        if header.commitment != commitment("", seed):
            raise BadInput(str(places["daily"]), Message("record-daily", {"day": header.daily}))
    if header.opened and header.commitment:
        check_kept(header.commitment, header.opened, places["seed"])


def _check_form(header: Header, lines: list[str]) -> None:
    """A header has one form: another order or spacing is found on its line."""
    try:
        expected = header.lines()
    except RecursionError:
        raise BadInput("", Message("record-broken-header")) from None
    for index, line in enumerate(lines):
        if line != expected[index]:
            args: dict[str, Value] = {"expected": expected[index][:200]}
            raise BadInput(str(index + 1), Message("record-header-form", args))


def _pair(word: str) -> tuple[str, str]:
    seat, sign, who = word.partition("=")
    if not sign or not seat or not who:
        raise ValueError(word)
    return seat, who

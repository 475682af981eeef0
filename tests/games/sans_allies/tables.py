"""The two engines at one table: the same few calls on the plain engine and on the game itself."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Protocol

from arbitre.core.game import game
from arbitre.core.message import Illegal
from arbitre.games.sans_allies.play.position import SansAlliesPosition
from arbitre.games.sans_allies.rules.cards import read_units
from arbitre.games.sans_allies.rules.odds import odds
from arbitre.games.sans_allies.rules.pyramid import place_of
from tests.games.sans_allies.case_files import NUMBERS, read_part
from tests.games.sans_allies.plain_cards import State, Values, brief, full, read_cards
from tests.games.sans_allies.plain_engine import PlainEngine, Refused


class Table(Protocol):
    """One game under way."""

    def play(self, seat: str, text: str) -> None: ...
    def state(self) -> State: ...
    def actor(self) -> str | None: ...
    def legal(self) -> list[str]: ...
    def outcomes(self) -> dict[str, int]: ...
    def result(self) -> str | None: ...
    def odds(self, place: str, force: str) -> dict[str, Fraction]: ...


class PlainTable:
    """The plain engine, played like the real one."""

    def __init__(self, state: State, values: Values) -> None:
        self.engine = PlainEngine(values)
        self.now = brief(state)

    def play(self, seat: str, text: str) -> None:
        self.now = self.engine.play(self.now, seat, text)

    def state(self) -> State:
        return self.now

    def actor(self) -> str | None:
        return self.engine.actor(self.now)

    def legal(self) -> list[str]:
        return self.engine.legal(self.now)

    def outcomes(self) -> dict[str, int]:
        return self.engine.outcomes(self.now)

    def result(self) -> str | None:
        return self.engine.result(self.now)

    def odds(self, place: str, force: str) -> dict[str, Fraction]:
        cards = read_cards(force)
        assert cards is not None
        return self.engine.exact_odds(self.now, place, cards)._asdict()


class FastTable:
    """The game as everybody plays it."""

    def __init__(self, state: State) -> None:
        self.position = game("sans_allies").load(state)

    def play(self, seat: str, text: str) -> None:
        try:
            self.position.play(seat, text)
        except Illegal as refused:
            raise Refused(refused.ruling.clause) from refused

    def state(self) -> State:
        data: Any = self.position.to_dict()
        return brief(data)

    def actor(self) -> str | None:
        actors = self.position.actors
        assert len(actors) <= 1
        return actors[0] if actors else None

    def legal(self) -> list[str]:
        if self.actor() != "invader":
            return []
        return [move.text() for move in self.position.moves("invader")]

    def outcomes(self) -> dict[str, int]:
        chances = [(move.text(), weight) for move, weight in self.position.chances()]
        assert len(dict(chances)) == len(chances)
        return dict(chances)

    def result(self) -> str | None:
        result = self.position.result
        return result.text() if result else None

    def odds(self, place: str, force: str) -> dict[str, Fraction]:
        assert isinstance(self.position, SansAlliesPosition)
        found = odds(self.position.state, place_of(place), read_units(force))
        ways = Fraction(1, 36)
        return {
            "success": found.success * ways,
            "retreat": found.failure * ways if found.retreat else Fraction(0),
            "stays": Fraction(0) if found.retreat else found.failure * ways,
            "lost": found.lost * ways,
        }


def look(table: Table, line: str) -> tuple[object, object]:
    """What one line of an `after` block says, and what is so."""
    s = full(table.state())
    word, _, rest = line.partition(" ")
    value = read_part(word, rest)
    names = {"removed": "removed_regions", "weapons_gone": "removed_weapons"}
    if word == "regions":
        return value, len(s["region_discard"])
    if word in NUMBERS or word in ("phase", "marker", "upgrades", "removed", "attack"):
        return value, brief(s).get(names.get(word, word), type(value)())
    if word in ("pile", "discard", "reserve"):
        return value, brief(s).get(word, {})
    if line in ("flame", "no flame"):
        return word == "flame", s["flame"]
    if word == "top":
        return value, s["region_discard"][-len(value) :]
    if word == "gaps":
        return [None] * len(value), [s["pyramid"][place[0]][int(place[1]) - 1] for place in value]
    if len(word) == 2 and word[0] in s["pyramid"]:
        return rest, s["pyramid"][word[0]][int(word[1]) - 1]
    return _look_at_play(table, word, rest, line)


def _look_at_play(table: Table, word: str, rest: str, line: str) -> tuple[object, object]:
    if word == "decisions":
        return sorted(rest.split(" | ")), sorted(table.legal())
    if word == "listed":
        return True, rest in table.legal()
    if line.startswith("not listed "):
        return False, line[11:] in table.legal()
    if word == "attackable":
        attacks = {text.split()[0] for text in table.legal() if text[1:2].isdigit()}
        return sorted(rest.split()), sorted(attacks)
    if word == "chances":
        weights = (pair.rpartition("=") for pair in rest.split())
        return {text: int(weight) for text, _, weight in weights}, table.outcomes()
    if word == "odds":
        place, force, *pairs = rest.split()
        found = table.odds(place, force)
        wanted = {pair.split("=")[0]: Fraction(pair.split("=")[1]) for pair in pairs}
        return wanted, {name: found[name] for name in wanted}
    if word == "result":
        return rest, table.result()
    raise ValueError(line)

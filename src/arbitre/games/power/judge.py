"""The referee as a filter: one request in, one answer out, as plain data (`arbitre judge`)."""

from __future__ import annotations

import json
from typing import Final

from arbitre.core.judge import Judge
from arbitre.core.message import BadInput, Ruling
from arbitre.core.options import shown
from arbitre.core.plain import wrong
from arbitre.core.words import DEFAULT, LANGUAGES, Words
from arbitre.games.power.play.notation import read_order
from arbitre.games.power.play.position import PowerPosition
from arbitre.games.power.play.reading import load_position
from arbitre.games.power.rules.board import COLOURS
from arbitre.games.power.rules.execution import Round
from arbitre.games.power.rules.moves import Order, ruled
from arbitre.games.power.rules.rounds import finish_round, judge_round
from arbitre.games.power.rules.state import COLLECTING, WRITING
from arbitre.games.power.words.codes import power_words

KEPT: Final = ("map", "options", "seats", "prefer", "mercenary")
"""What an answer repeats of the request even where it is the default."""


class Referee(Judge):
    """Judges requests one after another; it remembers nothing of them.

    >>> answer = Referee().answer('{"position": {"players": 4}, "orders": {"red": ["T R0 IX"]}}')
    >>> answer["orders"]["red"][0]["clause"]
    'PW-O4'
    >>> Referee("en").answer("{")["error"]["reason"]
    'the line is not JSON (column 2)'
    """

    def __init__(self, lang: str = DEFAULT) -> None:
        self.lang = lang
        self._words: dict[str, Words] = {}

    def words(self, lang: str) -> Words:
        """The messages of a language."""
        if lang not in self._words:
            self._words[lang] = power_words(lang)
        return self._words[lang]

    def answer(self, line: str) -> dict[str, object]:
        """The answer to one line of JSON: what happened, or an error object."""
        lang = self.lang
        try:
            request = _parse(line)
            if request.get("lang") in LANGUAGES:
                lang = str(request["lang"])
            return self._judge(request, lang)
        except BadInput as problem:
            reason = self.words(lang).say(problem.message)
            return {"error": {"where": problem.where, "reason": reason}}

    def refuse(self, key: str) -> dict[str, object]:
        """The error object for a line that was not even read."""
        return {"error": {"where": "", "reason": self.words(self.lang).phrase(key)}}

    def example(self) -> dict[str, object]:
        """Two tanks: two orders that are carried out, and one for a tank that is not there."""
        return {
            "position": {
                "players": 4,
                "round": 3,
                "referee": "green",
                "board": {"R0": {"red": {"T": 2}}},
                "reserves": {"red": {"P": 4, "S": 1}},
                "flags": {
                    "green": ["green"],
                    "blue": ["blue"],
                    "yellow": ["yellow"],
                    "red": ["red"],
                },
            },
            "orders": {"red": ["T R0 R1", "T R0 IX", "T R0 R2"], "green": []},
            "lang": self.lang,
        }

    def _judge(self, request: dict[str, object], lang: str) -> dict[str, object]:
        if "position" not in request:
            raise wrong("position", "position-missing")
        position = _position(request["position"])
        written = _sheets(request.get("orders", {}))
        claims = _claims(position, request)
        sheets: list[list[Order]] = [[], [], [], []]
        for colour, entries in written.items():
            if colour in COLOURS:
                army = COLOURS.index(colour)
                sheets[army] = [
                    read_order(position.setting, army, _entry(entry), lang) for entry in entries
                ]
        judged = judge_round(position.state, sheets)
        if position.state.phase == COLLECTING:
            finish_round(position.state, judged, claims)
        return self._told(request, position, written, judged, lang)

    def _told(
        self,
        request: dict[str, object],
        position: PowerPosition,
        written: dict[str, list[object]],
        judged: Round,
        lang: str,
    ) -> dict[str, object]:
        words = self.words(lang)
        orders: dict[str, object] = {}
        for colour, entries in written.items():
            rulings: list[Ruling | None]
            if colour in COLOURS:
                rulings = judged.rulings[COLOURS.index(colour)]
            else:
                rulings = [ruled("PW-N1", "no-such-army", value=colour[:20])] * len(entries)
            orders[colour] = [
                _outcome(entry, ruling, words)
                for entry, ruling in zip(entries, rulings, strict=True)
            ]
        after = position.to_dict()
        for key in ("phase", "ended", "held"):
            after.pop(key, None)
        before = request["position"]
        assert isinstance(before, dict)
        for key in KEPT:
            if key in before:
                after.setdefault(key, before[key])
        result = position.result
        return {
            "position": after,
            "orders": orders,
            "events": [event.to_dict() for event in judged.told.events],
            "result": None if result is None else result.to_dict(),
        }


def _parse(line: str) -> dict[str, object]:
    try:
        request = json.loads(line)
    except json.JSONDecodeError as problem:
        raise wrong("", "not-json", column=problem.colno) from None
    except (RecursionError, ValueError):
        raise wrong("", "not-json", column=1) from None
    if not isinstance(request, dict):
        raise wrong("", "object-expected", value=shown(request))
    return request


def _position(data: object) -> PowerPosition:
    try:
        position = load_position(data)
    except BadInput as problem:
        where = f"position.{problem.where}" if problem.where else "position"
        raise BadInput(where, problem.message) from None
    if position.state.phase != WRITING:
        raise wrong("position.phase", "phase-writing")
    return position


def _sheets(data: object) -> dict[str, list[object]]:
    """The sheets as written: what stands in them is judged, whatever it is."""
    if data is None:
        return {}
    if not isinstance(data, dict):
        raise wrong("orders", "object-expected", value=shown(data))
    return {
        colour: entries if isinstance(entries, list) else [] if entries is None else [entries]
        for colour, entries in data.items()
    }


def _entry(entry: object) -> str:
    # what is no text cannot be read, and is judged as such
    return entry if isinstance(entry, str) else "?"


def _outcome(entry: object, ruling: Ruling | None, words: Words) -> dict[str, object]:
    if ruling is None:
        return {"order": entry, "executed": True}
    reason = words.ruling(ruling)
    return {"order": entry, "executed": False, "clause": ruling.clause, "reason": reason}


def _claims(position: PowerPosition, request: dict[str, object]) -> list[list[int]]:
    """PW-W4: the territories each colour claims, used with the option claim_power only."""
    claims: list[list[int]] = [[], [], [], []]
    data = request.get("claims", {})
    if not isinstance(data, dict):
        raise wrong("claims", "object-expected", value=shown(data))
    for colour, territories in data.items():
        where = f"claims.{colour[:20]}"
        if colour not in COLOURS or not isinstance(territories, list):
            raise wrong(where, "list-expected", value=shown(territories))
        for territory in territories:
            if territory not in COLOURS:
                known = ", ".join(COLOURS)
                raise wrong(where, "unknown-colour", value=shown(territory), known=known)
            if position.setting.side[COLOURS.index(colour)] not in position.state.resigned:
                claims[COLOURS.index(colour)].append(COLOURS.index(territory))
    return claims

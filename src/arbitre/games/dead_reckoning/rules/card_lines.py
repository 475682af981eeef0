"""One band of an Alliance card as one line of text, as an edition file has it (DR-C1, DR-C6).

    A1 2, C2 1 | claim B1 | end H | attack influence | out $1 P1

The parts are parted by `|` and told by their first word, so their order is free and, but for `end`,
each may be missing: cubes on spaces, claims, the ship's end space, conditional icons, the right side.
"""

from __future__ import annotations

import re
from typing import Final

from arbitre.core.message import Message
from arbitre.games.dead_reckoning.rules.board import HARBOR, NAMES, space_of
from arbitre.games.dead_reckoning.rules.values import (
    AT_END,
    ATTACK,
    BUILD,
    CONDITION,
    EXPERT,
    GAIN,
    MERCHANT,
    PER_PILE,
    PRODUCE,
    REPAIR,
    UPGRADE,
    Band,
    Effect,
)

BUILDINGS: Final = ("out", "gar", "fort")
LEVELS: Final = ("I", "II")
MOST_CLAIMS: Final = 2
SHOWN: Final = 60
"""How much of a wrong text a message repeats."""

_COUNTED: Final = {"$": GAIN, "P": PRODUCE, "R": REPAIR}
_PLAIN: Final = {"Q": PER_PILE, "X": EXPERT, "M": MERCHANT}
_PARTS: Final = re.compile(r"[{}?:]|[^\s,{}?:]+")
_NUMBERED: Final = re.compile(r"(\$|P|R|EC|E)([1-9][0-9]?)?")
_FLAG: Final = re.compile(r"F(H?)(?:\+([1-9]))?")
_CUBES: Final = re.compile(r"[1-9]")
_LOOKS_LIKE_SPACE: Final = re.compile(r"[a-df-oqs-z][0-9]+|h")


class BadLine(Exception):
    """A band that cannot be read, and why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message


def read_band(text: str, upgrades: list[str]) -> Band:
    """A band from its line; `upgrades` are the keys of the edition's ship upgrades.

    >>> band = read_band("C2 1, A1 2 | end b3 | $2 Fh+1", [])
    >>> band.influence, band.claims, band.end
    ([(1, 2), (6, 1)], [], 8)
    >>> read_band("A1 2 | out", [])
    Traceback (most recent call last):
    arbitre.games.dead_reckoning.rules.card_lines.BadLine: edition-band-end
    """
    band = Band()
    seen: list[str] = []
    for part in text.split("|"):
        words = part.replace(",", " ").split()
        if not words:
            raise BadLine(Message("edition-band-empty", {"value": text[:SHOWN]}))
        tag = _tag(words)
        if tag in seen:
            raise BadLine(Message("edition-band-part", {"value": part.strip()[:SHOWN]}))
        seen.append(tag)
        if tag == "cubes":
            _read_cubes(words, band)
        elif tag == "claim":
            _read_claims(words[1:], band)
        elif tag == "end":
            if len(words) != 2:
                raise BadLine(Message("edition-band-end", {"value": part.strip()[:SHOWN]}))
            band.end = _space(words[1], harbor=True)
        elif tag == "if":
            _read_conditions(words, band)
        else:
            band.effects = _Icons(part, upgrades).all()
    if "end" not in seen:
        raise BadLine(Message("edition-band-end", {"value": text[:SHOWN]}))
    return band


def band_line(band: Band, upgrades: list[str]) -> str:
    """A band as its line.

    >>> line = "end H|p r2,7 ?{$3 f} : {u guns 2}|claim c1 A1|influence"
    >>> band_line(read_band(line, ["guns"]), ["guns"])
    'claim A1 C1 | end H | influence | P1 R2 7?{$3 F}:{U guns II}'
    """
    parts: list[str] = []
    if band.influence:
        parts.append(", ".join(f"{NAMES[space]} {cubes}" for space, cubes in band.influence))
    if band.claims:
        parts.append(" ".join(["claim", *(NAMES[space] for space in band.claims)]))
    parts.append(f"end {NAMES[band.end]}")
    if band.attack or band.conditional:
        words = (["attack"] if band.attack else []) + (["influence"] if band.conditional else [])
        parts.append(" ".join(words))
    if band.effects:
        parts.append(effects_text(band.effects, upgrades))
    return " | ".join(parts)


def effects_text(effects: list[Effect], upgrades: list[str]) -> str:
    """The icons of a right side as a text.

    >>> effects_text([Effect(GAIN, 2), Effect(ATTACK, 1, 1), Effect(AT_END, 0, 2)], [])
    '$2 Fh+1 Ec2'
    """
    return " ".join(_effect_text(effect, upgrades) for effect in effects)


def _effect_text(effect: Effect, upgrades: list[str]) -> str:
    for letter, kind in _COUNTED.items():
        if kind == effect.kind:
            return f"{letter}{effect.n}"
    for letter, kind in _PLAIN.items():
        if kind == effect.kind:
            return letter
    if effect.kind == UPGRADE:
        return f"U {upgrades[effect.n]} {LEVELS[effect.m]}"
    if effect.kind == BUILD:
        return BUILDINGS[effect.n]
    if effect.kind == ATTACK:
        return "F" + ("h" if effect.m else "") + (f"+{effect.n}" if effect.n else "")
    if effect.kind == AT_END:
        words = ([f"E{effect.n}"] if effect.n else []) + ([f"Ec{effect.m}"] if effect.m else [])
        return " ".join(words)
    text = f"{effect.n}?{{{effects_text(effect.then, upgrades)}}}"
    if effect.otherwise:
        text += f":{{{effects_text(effect.otherwise, upgrades)}}}"
    return text


def _tag(words: list[str]) -> str:
    """What a part is about, by its first word; a slip like `D1 2` is still meant as cubes."""
    word = words[0].lower()
    if word in ("claim", "end"):
        return word
    if word in ("attack", "influence"):
        return "if"
    counted = len(words) > 1 and words[1].isdecimal()
    if space_of(word) > HARBOR or (counted and _LOOKS_LIKE_SPACE.fullmatch(word)):
        return "cubes"
    return "icons"


def _space(word: str, harbor: bool = False) -> int:
    """A space of the board by its name; the harbor only where it may stand."""
    space = space_of(word)
    if space < 0 or (space == HARBOR and not harbor):
        raise BadLine(Message("edition-band-space", {"value": word[:SHOWN]}))
    return space


def _read_cubes(words: list[str], band: Band) -> None:
    """`A1 2 C2 1`: a space and its cubes, in the order of the board (DR-T7)."""
    for at in range(0, len(words), 2):
        space = _space(words[at])
        if at + 1 == len(words) or not _CUBES.fullmatch(words[at + 1]):
            raise BadLine(Message("edition-band-cubes", {"space": NAMES[space]}))
        if any(space == other for other, _ in band.influence):
            raise BadLine(Message("edition-band-twice", {"space": NAMES[space]}))
        band.influence.append((space, int(words[at + 1])))
    band.influence.sort()


def _read_claims(words: list[str], band: Band) -> None:
    """The spaces after `claim`: one or two (DR-L1)."""
    if not 1 <= len(words) <= MOST_CLAIMS:
        raise BadLine(Message("edition-band-claims", {"n": len(words), "most": MOST_CLAIMS}))
    for word in words:
        space = _space(word)
        if space in band.claims:
            raise BadLine(Message("edition-band-twice", {"space": NAMES[space]}))
        band.claims.append(space)
    band.claims.sort()


def _read_conditions(words: list[str], band: Band) -> None:
    """The conditional icons of the left side (DR-L7, DR-L8)."""
    for word in words:
        if word.lower() == "attack" and not band.attack:
            band.attack = True
        elif word.lower() == "influence" and not band.conditional:
            band.conditional = True
        else:
            raise BadLine(Message("edition-band-conditional", {"value": word[:SHOWN]}))


class _Icons:
    """The icons of a right side being read, word by word."""

    def __init__(self, text: str, upgrades: list[str]) -> None:
        self.text = text.strip()
        self.upgrades = upgrades
        self.words: list[str] = _PARTS.findall(text)
        self.at = 0

    def all(self) -> list[Effect]:
        effects: list[Effect] = []
        while self.at < len(self.words):
            word = self._next()
            if self._peek() == "?":
                effects.append(self._condition(word))
            else:
                effects.append(self._icon(word))
        return effects

    def _next(self) -> str:
        word = self._peek()
        self.at += 1
        return word

    def _peek(self) -> str:
        return self.words[self.at] if self.at < len(self.words) else ""

    def _condition(self, word: str) -> Effect:
        """`7?{$3 F}:{U guns II}`, the `?` still to come (DR-R11)."""
        if not re.fullmatch(r"[1-9][0-9]?", word):
            raise self._unclear()
        effect = Effect(CONDITION, int(word))
        self.at += 1
        effect.then = self._braces()
        if self._peek() == ":":
            self.at += 1
            effect.otherwise = self._braces()
        return effect

    def _braces(self) -> list[Effect]:
        if self._next() != "{":
            raise self._unclear()
        effects: list[Effect] = []
        while self._peek() != "}":
            if self.at >= len(self.words) or self._peek() in "{?:":
                raise self._unclear()
            effects.append(self._icon(self._next()))
        self.at += 1
        if not effects:
            raise self._unclear()
        return effects

    def _icon(self, word: str) -> Effect:
        upper = word.upper()
        if upper in _PLAIN:
            return Effect(_PLAIN[upper])
        if word.lower() in BUILDINGS:
            return Effect(BUILD, BUILDINGS.index(word.lower()))
        if upper == "U":
            return self._upgrade()
        flag = _FLAG.fullmatch(upper)
        if flag is not None:
            return Effect(ATTACK, int(flag.group(2) or 0), 1 if flag.group(1) else 0)
        counted = _NUMBERED.fullmatch(upper)
        if counted is None:
            raise BadLine(Message("edition-band-icon", {"value": word[:SHOWN]}))
        number = int(counted.group(2) or 1)
        if counted.group(1) == "E":
            return Effect(AT_END, number)
        if counted.group(1) == "EC":
            return Effect(AT_END, 0, number)
        return Effect(_COUNTED[counted.group(1)], number)

    def _upgrade(self) -> Effect:
        """`U guns II`, the `U` read."""
        name, level = self._next().lower(), self._next().upper()
        level = {"1": "I", "2": "II"}.get(level, level)
        if name not in self.upgrades or level not in LEVELS:
            args: dict[str, str | int] = {
                "value": f"U {name} {level}"[:SHOWN],
                "known": ", ".join(self.upgrades),
            }
            raise BadLine(Message("edition-band-upgrade", args))
        return Effect(UPGRADE, self.upgrades.index(name), LEVELS.index(level))

    def _unclear(self) -> BadLine:
        return BadLine(Message("edition-band-condition", {"value": self.text[:SHOWN]}))

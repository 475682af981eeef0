"""Reading positions of Power from outside: each wrong thing named, nothing half done."""

from __future__ import annotations

import re
from typing import Final

from arbitre.core.message import BadInput, Illegal
from arbitre.core.number import whole_of
from arbitre.core.options import shown
from arbitre.core.plain import items, known_keys, table, whole, wrong
from arbitre.games.power.play.editions import EDITIONS, values_of
from arbitre.games.power.play.position import PowerPosition
from arbitre.games.power.rules.board import COLOURS, LETTERS
from arbitre.games.power.rules.pieces import COUNT_MASK, KIND_OF, MAX_COUNT, SHIFT, TERRAIN, M, P
from arbitre.games.power.rules.setting import Setting, settled
from arbitre.games.power.rules.state import GONE, OVER, PHASES

KEYS: Final = (
    "players round referee board reserves flags map options seats prefer mercenary edition phase "
    "ended last resigned pauses held"
).split()
MAX_ROUND: Final = 99_999
_SEAT: Final = re.compile(r"[a-z][a-z0-9_-]{0,19}")


def load_position(data: object, halfway: bool = False) -> PowerPosition:
    """A position from its JSON form; BadInput says what is impossible, and where.

    Halfway through a round a flag may be taken and its army still there (PW-F1), or a box overfull.

    >>> load_position({"players": 4, "board": {"V4": {"green": {"D": 1}}}})
    Traceback (most recent call last):
    arbitre.core.message.BadInput: board.V4.green.D: ...
    """
    given = table("", data)
    known_keys(given, KEYS)
    setting = _setting(given)
    position = PowerPosition(setting)
    state = position.state
    state.round = whole("round", given.get("round", 1), 1, MAX_ROUND)
    _load_board(position, given)
    for colour, counts in table("reserves", given.get("reserves", {})).items():
        army = _colour(f"reserves.{colour}", colour)
        slot = setting.board.size * 4 + army
        state.stacks[slot] = _stack(setting, f"reserves.{colour}", counts, -1)
    _load_flags(position, given)
    if not halfway:
        _check_fallen(position)
    _load_referee(position, given)
    _load_extras(position, given)
    if not halfway:
        _check_box(position)
    return position


def _setting(given: dict[str, object]) -> Setting:
    players = given.get("players", 4)
    if not isinstance(players, int) or isinstance(players, bool) or not 2 <= players <= 4:
        raise wrong("players", "players", players=shown(players))
    options = dict(table("options", given.get("options", {})))
    if "map" in given:
        name = given["map"]
        if not isinstance(name, str):
            raise wrong("map", "text-expected", value=shown(name))
        options["map"] = name
    for key, needed in (("mercenary", 3), ("seats", 2), ("prefer", 2)):
        if key in given and players != needed:
            raise wrong(key, "other-players", players=needed)
    if "mercenary" in given:
        options["mercenary"] = given["mercenary"]
    seats = _seats(given["seats"]) if "seats" in given else None
    edition = EDITIONS.named("classic")
    if "edition" in given:
        source = given["edition"]
        if not isinstance(source, str):
            raise wrong("edition", "text-expected", value=shown(source))
        edition = EDITIONS.read(source, "edition")
    return settled(edition, values_of(edition), players, options, seats)


def _seats(data: object) -> dict[str, tuple[int, ...]]:
    seats: dict[str, tuple[int, ...]] = {}
    for name, colours in table("seats", data).items():
        where = f"seats.{name[:20]}"
        if not _SEAT.fullmatch(name):
            raise wrong(where, "seat-name")
        armies = [_colour(where, colour) for colour in items(where, colours)]
        if len(armies) != 2 or (armies[0] - armies[1]) % 4 not in (1, 3):
            raise wrong(where, "seat-neighbours")
        seats[name] = (armies[0], armies[1])
    if len(seats) != 2 or len({army for pair in seats.values() for army in pair}) != 4:
        raise wrong("seats", "seat-neighbours")
    return seats


def _load_board(position: PowerPosition, given: dict[str, object]) -> None:
    setting, state = position.setting, position.state
    for code, armies in table("board", given.get("board", {})).items():
        place = setting.board.place_of.get(code, -1)
        if place < 0:
            raise wrong(f"board.{code[:20]}", "unknown-space", word=code[:20])
        for colour, counts in table(f"board.{code}", armies).items():
            where = f"board.{code}.{colour[:20]}"
            army = _colour(where, colour)
            state.stacks[place * 4 + army] = _stack(setting, where, counts, place)


def _stack(setting: Setting, where: str, data: object, place: int) -> int:
    """Counts by kind as a stack; place -1 is a reserve."""
    stack = 0
    for code, number in table(where, data).items():
        here = f"{where}.{code[:20]}"
        kind = KIND_OF.get(code, -1)
        if kind < 0:
            raise wrong(here, "unknown-kind", word=code[:20])
        if place >= 0 and kind == P:
            raise wrong(here, "power-on-board", space=setting.board.names[place])
        if place >= 0 and kind < M and not setting.board.enters(TERRAIN[kind], place):
            raise wrong(here, "cannot-stand", kind=code, space=setting.board.names[place])
        stack += whole(here, number, 0, MAX_COUNT) * setting.values.unit[kind]
    return stack


def _load_flags(position: PowerPosition, given: dict[str, object]) -> None:
    state = position.state
    if "flags" in given:
        state.holder = [GONE] * 4
        for colour, flags in table("flags", given["flags"]).items():
            where = f"flags.{colour[:20]}"
            holder = _colour(where, colour)
            for name in items(where, flags):
                flag = _colour(where, name)
                if state.holder[flag] != GONE:
                    raise wrong(where, "flag-twice", army=COLOURS[flag])
                state.holder[flag] = holder


def _check_fallen(position: PowerPosition) -> None:
    """PW-F3: an army without its flag has nothing."""
    state = position.state
    for army, colour in enumerate(COLOURS):
        if state.holder[army] == army:
            continue
        if army in state.holder:
            raise wrong(f"flags.{colour}", "flag-eliminated", army=colour)
        if any(state.stacks[army::4]):
            raise wrong(f"flags.{colour}", "pieces-eliminated", army=colour)


def _load_referee(position: PowerPosition, given: dict[str, object]) -> None:
    setting, state = position.setting, position.state
    name = given.get("referee", setting.options["referee"] or "")
    if name == "":
        state.referee = setting.armies[0][0]
        if state.holder[state.referee] != state.referee and state.candidates():
            state.referee = setting.armies[state.candidates()[0]][0]
    else:
        state.referee = _colour("referee", name)


def _load_extras(position: PowerPosition, given: dict[str, object]) -> None:
    setting, state = position.setting, position.state
    for seat, colour in table("prefer", given.get("prefer", {})).items():
        index = _seat(setting, "prefer", seat)
        army = _colour(f"prefer.{seat}", colour)
        if army not in setting.armies[index]:
            raise wrong(f"prefer.{seat}", "not-your-army")
        state.prefer[index] = army
    phase = given.get("phase", "writing")
    if phase not in PHASES:
        raise wrong("phase", "unknown-phase", value=shown(phase), known=", ".join(PHASES))
    state.phase = PHASES.index(str(phase))
    last = given.get("last", False)
    if not isinstance(last, bool):
        raise wrong("last", "yes-no", value=shown(last))
    state.last = last
    names = items("resigned", given.get("resigned", []))
    state.resigned = sorted({_seat(setting, "resigned", name) for name in names})
    for seat, left in table("pauses", given.get("pauses", {})).items():
        index = _seat(setting, "pauses", seat)
        state.pauses[index] = whole(f"pauses.{seat}", left, 0, setting.values.pauses)
    if ("ended" in given) != (state.phase == OVER):
        raise wrong("ended", "ended-over")
    if "ended" in given:
        ended = table("ended", given["ended"])
        state.winners = tuple(
            _seat(setting, "ended.winners", name)
            for name in items("ended.winners", ended.get("winners", []))
        )
        clause = ended.get("clause")
        if not isinstance(clause, str) or not re.fullmatch(r"PW-[A-Z0-9]{2,4}", clause):
            raise wrong("ended.clause", "text-expected", value=shown(clause))
        state.end_clause = clause
    for seat, text in table("held", given.get("held", {})).items():
        index = _seat(setting, "held", seat)
        try:
            position.held[index] = position.read(seat, str(text))
        except Illegal as refused:
            raise BadInput(f"held.{seat}", refused.ruling.message) from None


def _check_box(position: PowerPosition) -> None:
    """PW-P9: with box limits no army has more than its box."""
    if not position.setting.box_limits:
        return
    state, box = position.state, position.setting.values.box
    for army, colour in enumerate(COLOURS):
        total = sum(state.stacks[army::4])
        counts = [(total >> shift) & COUNT_MASK for shift in SHIFT]
        counts[KIND_OF["S"]] += 3 * counts[KIND_OF["R"]]
        counts[KIND_OF["R"]] = 0
        for code, kind in KIND_OF.items():
            if counts[kind] > box[kind]:
                pieces = f"{counts[kind]}{code}"
                raise wrong(colour, "box-over", pieces=pieces, most=box[kind])


def read_position(text: str) -> PowerPosition:
    """A position from its position text.

    >>> from arbitre.core.game import game
    >>> line = game("power").start(seats=3).text()
    >>> read_position(line).text() == line
    True
    """
    fields = text.split(" ", 10)
    if len(fields) < 10:
        raise wrong("", "position-text")
    players, edition, grid, options, number, referee, spaces, reserves, flags, words = fields[:10]
    if edition != EDITIONS.named("classic").full_name:
        raise wrong("", "unknown-edition", edition=edition[:40], known="classic@1")
    try:
        data: dict[str, object] = {
            "players": whole_of(players[:1]),
            "round": whole_of(number),
            "referee": COLOURS[LETTERS.index(referee)],
            "board": {
                code: _armies(armies.split("/"))
                for code, _, armies in (part.partition("=") for part in _parts(spaces, ";"))
            },
            "reserves": _armies(_parts(reserves, ",")),
            "flags": {
                COLOURS[LETTERS.index(part[0])]: [COLOURS[LETTERS.index(x)] for x in part[2:]]
                for part in _parts(flags, ",")
            },
        }
        _text_frame(data, players, grid, options)
        _text_state(data, words)
        if len(fields) > 10:
            import json

            data["held"] = json.loads(fields[10])
    except (ValueError, IndexError):
        raise wrong("", "position-text") from None
    return load_position(data)


def _text_frame(data: dict[str, object], players: str, grid: str, options: str) -> None:
    if grid != "classic":
        data["map"] = grid.replace("|", "\n").replace(".", " ")
    values: dict[str, object] = {}
    for part in _parts(options, ","):
        name, _, value = part.partition("=")
        # not as one expression: compiled, True would become 1
        if value in ("true", "false"):
            values[name] = value == "true"
        else:
            values[name] = whole_of(value)
    if values:
        data["options"] = values
    if players[0] == "3":
        data["mercenary"] = COLOURS[LETTERS.index(players[1])]
    if players[0] == "2":
        data["seats"] = {
            seat: [COLOURS[LETTERS.index(letter)] for letter in letters]
            for seat, _, letters in (part.partition(":") for part in players[1:].split(","))
        }


def _text_state(data: dict[str, object], text: str) -> None:
    words = text.split(",")
    data["phase"] = words[0]
    seats = data.get("seats")
    two = list(seats) if isinstance(seats, dict) else []
    merc = data.get("mercenary")
    names = two or [colour for colour in COLOURS if colour != merc]
    for word in words[1:]:
        key, _, value = word.partition("=")
        if key == "ended":
            winners, _, clause = value.partition(":")
            won = [] if winners == "draw" else winners.split("+")
            data["ended"] = {"winners": won, "clause": clause}
        elif key == "last":
            data["last"] = True
        elif key == "resigned":
            data["resigned"] = value.split("+")
        elif key == "pauses":
            data["pauses"] = {
                seat: whole_of(left) for seat, left in zip(names, value.split("+"), strict=True)
            }
        elif key == "prefer":
            data["prefer"] = {
                seat: COLOURS[LETTERS.index(letter)]
                for seat, letter in zip(names, value, strict=True)
            }
        else:
            raise ValueError(word)


def _armies(parts: list[str]) -> dict[str, dict[str, int]]:
    armies: dict[str, dict[str, int]] = {}
    for part in parts:
        letter, _, pieces = part.partition(":")
        counts: dict[str, int] = {}
        for piece in pieces.split("+"):
            code = piece.lstrip("0123456789")
            counts[code] = whole_of(piece[: len(piece) - len(code)] or "1")
        armies[COLOURS[LETTERS.index(letter)]] = counts
    return armies


def _parts(text: str, sign: str) -> list[str]:
    return [] if text == "-" else text.split(sign)


def _colour(where: str, value: object) -> int:
    if isinstance(value, str) and value in COLOURS:
        return COLOURS.index(value)
    raise wrong(where, "unknown-colour", value=shown(value), known=", ".join(COLOURS))


def _seat(setting: Setting, where: str, value: object) -> int:
    if isinstance(value, str) and value in setting.seats:
        return setting.seats.index(value)
    raise wrong(where, "unknown-seat", value=shown(value), known=", ".join(setting.seats))

"""The play aid of Power: the goal, the round, what orders there are, the pieces, and fights worked out."""

from __future__ import annotations

from typing import Final

from arbitre.core.aid import Aid, AidCell, AidLine, AidRow, AidSection, AidTable
from arbitre.core.edition import Edition
from arbitre.core.message import Value
from arbitre.core.screen import Picture
from arbitre.core.voice import Voice
from arbitre.games.power.picture.shapes import FLAG, FLAG_POLE, token
from arbitre.games.power.picture.style import KIND
from arbitre.games.power.play.editions import EDITIONS, values_of
from arbitre.games.power.play.notation import kind_in, translated
from arbitre.games.power.play.position import PowerView
from arbitre.games.power.rules.pieces import CR, GROUP_2, KINDS, TERRAIN, M, S
from arbitre.games.power.rules.setting import DEFAULT_ROUNDS
from arbitre.games.power.rules.values import Values

STEPS: Final = (
    ("write", "PW-O1"),
    ("execute", "PW-O3"),
    ("missiles", "PW-M4"),
    ("ties", "PW-C2"),
    ("fights", "PW-C11"),
    ("income", "PW-W1"),
    ("flags", "PW-F1"),
)
"""The round, step by step."""
ORDERS: Final = (
    ("move", "T HQ V8", "PW-P1"),
    ("buy", "P E RV S", "PW-O10"),
    ("deploy", "S RV HQ", "PW-O7"),
    ("exchange", "3T E V4 A", "PW-O10"),
    ("build", "CR E V3 M", "PW-M1"),
    ("launch", "M V3 HQJ", "PW-M3"),
)
"""What an order may be, with an example of Green's; how much is paid is the edition's affair."""
ABOUT: Final = {
    **{key: ["PW-P2", "PW-P3", "PW-F1"] for key in ("S", "R")},
    **{key: ["PW-P2", "PW-P3"] for key in ("T", "A")},
    **{key: ["PW-P4"] for key in ("C", "B")},
    **{key: ["PW-P5", "PW-P6"] for key in ("D", "CR")},
    "M": ["PW-M1", "PW-M5", "PW-M8"],
    "P": ["PW-W1", "PW-O10"],
}
"""The clauses that a kind of piece is seen beside."""
WAYS: Final = ("ground", "plane", "ship")
"""How pieces get about, by terrain."""
GOING: Final = (("ground", "PW-P3"), ("plane", "PW-P4"), ("ship", "PW-P5"))
Camp = tuple[str, int, str]
"""A colour, how many of the kind, and whether they `came` this round or were `there`."""
FIGHTS: Final[tuple[tuple[str, str, tuple[Camp, ...], str], ...]] = (
    (
        "taken",
        "T",
        (("green", 2, "came"), ("blue", 1, "there"), ("red", 1, "came")),
        "PW-C11",
    ),
    ("bounce", "C", (("green", 1, "came"), ("yellow", 1, "came")), "PW-C2"),
    (
        "third",
        "C",
        (("green", 2, "came"), ("yellow", 2, "came"), ("blue", 1, "there")),
        "PW-C8",
    ),
    ("home", "T", (("green", 1, "came"), ("blue", 1, "there")), "PW-C4"),
)
"""Fights by name: one kind only, so that whatever the edition makes a piece worth, they end alike."""
SIZE: Final = 52.0
OURS: Final = ("waves", "board", "income", "end", "resigned")


def aid_of(voice: Voice) -> Aid:
    """The aid with the values of the voice's table, or of the standard edition."""
    edition = _edition(voice)
    values = values_of(edition)
    sections = [_goal(voice), _round(voice, values), _orders(voice, values)]
    sections += [_pieces(voice, values), _fights(voice, values)]
    ours = [_say(voice, f"ours-{name}", rounds=DEFAULT_ROUNDS) for name in OURS]
    return Aid(voice.phrase("game-title"), edition.full_name, sections, ours)


def _edition(voice: Voice) -> Edition:
    if voice.view is None:
        return EDITIONS.named("")
    assert isinstance(voice.view, PowerView)
    return voice.view.position().setting.edition


def _hq_pays(voice: Voice) -> bool:
    """PW-W3: whether this table plays with the option."""
    return isinstance(voice.view, PowerView) and voice.view.position().setting.hq_pays


def _say(voice: Voice, key: str, **args: Value) -> str:
    return voice.phrase(f"aid-{key}", args)


def _goal(voice: Voice) -> AidSection:
    lines = [("flag", "PW-F1"), ("last", "PW-F6"), ("limit", "PW-F7")]
    told = [AidLine(_say(voice, f"goal-{name}"), clause) for name, clause in lines]
    return AidSection("goal", _say(voice, "goal"), told)


def _round(voice: Voice, values: Values) -> AidSection:
    args: dict[str, Value] = {"orders": values.orders, "hq": "yes" if _hq_pays(voice) else "no"}
    told = [AidLine(_say(voice, f"turn-{name}", **args), clause) for name, clause in STEPS]
    return AidSection("turn", _say(voice, "turn"), told, numbered=True)


def _orders(voice: Voice, values: Values) -> AidSection:
    paid = {"buy": values.power[S], "build": -(-values.missile // values.power[CR])}
    rows: list[AidRow] = []
    for name, example, clause in ORDERS:
        text = f"{paid.get(name, '')}{example}"
        said = _say(voice, f"order-{name}", n=values.missile)
        cells = [AidCell(said), AidCell(translated(text, voice.lang))]
        rows.append(AidRow(cells, [clause]))
    head = [_say(voice, "orders-what"), _say(voice, "orders-written")]
    after = [AidLine(_say(voice, "orders-once"), "PW-O5")]
    return AidSection("orders", _say(voice, "orders"), table=AidTable(head, rows), after=after)


def _pieces(voice: Voice, values: Values) -> AidSection:
    rows = [_piece(voice, values, kind) for kind in range(len(KINDS))]
    head = ["", *(_say(voice, f"pieces-{name}") for name in "name power steps made goes".split())]
    rows.append(
        AidRow(
            [
                AidCell("", [flag_drawn("green")]),
                AidCell(_say(voice, "piece-flag")),
                *(AidCell("–") for _ in range(3)),
                AidCell(_say(voice, "way-flag")),
            ],
            ["PW-F1", "PW-F3"],
        )
    )
    after = [AidLine(_say(voice, f"ways-{way}"), clause) for way, clause in GOING]
    return AidSection("pieces", _say(voice, "pieces"), table=AidTable(head, rows), after=after)


def _piece(voice: Voice, values: Values, kind: int) -> AidRow:
    code = KINDS[kind]
    letter = kind_in(code, voice.lang)
    name = _say(voice, "piece", name=voice.phrase(f"kind-{code}"), letter=letter)
    if kind < M:
        steps = str(values.move[kind])
        way = _say(voice, f"way-{WAYS[TERRAIN[kind]]}")
    else:
        steps, way = "–", _say(voice, f"way-{code}")
    if kind in GROUP_2:
        made = voice.phrase(f"count-{KINDS[GROUP_2[kind]]}", {"n": 3})
    elif kind < M:
        made = voice.phrase("count-P", {"n": values.power[kind]})
    else:
        made = _say(voice, f"made-{code}", n=values.missile)
    cells = [name, str(values.power[kind]), steps, made, way]
    drawing = AidCell("", [piece_drawn(code, "green")])
    return AidRow([drawing, *(AidCell(text) for text in cells)], ABOUT[code])


def _fights(voice: Voice, values: Values) -> AidSection:
    rows: list[AidRow] = []
    for name, code, camps, clause in FIGHTS:
        power = values.power[KINDS.index(code)]
        drawn = [camp_drawn(voice, code, colour, number) for colour, number, _ in camps]
        sums = "\u00a0:\u00a0".join(str(number * power) for _, number, _ in camps)
        said = _say(voice, f"fight-{name}")
        rows.append(AidRow([AidCell("", drawn), AidCell(sums), AidCell(said)], [clause]))
    head = [_say(voice, f"fight-{name}") for name in ("sides", "sums", "end")]
    after = [AidLine(_say(voice, "fight-once"), "PW-C5")]
    title = _say(voice, "fight")
    return AidSection("fight", title, table=AidTable(head, rows), after=after)


# -- drawings --------------------------------------------------------------------------------


def piece_drawn(code: str, colour: str, number: int = 1) -> Picture:
    """Pieces of an army beside each other, standing alone."""
    each = "".join(
        f'<g transform="translate({SIZE * (place + 0.5):g} 30)">{token(code)}</g>'
        for place in range(number)
    )
    drawn = f'<g class="{colour}">{each}</g>'
    return Picture(KIND, SIZE * number, SIZE, "", f"{code} {colour} {number}", drawn, "", "")


def flag_drawn(colour: str) -> Picture:
    """A flag of an army, standing alone."""
    paths = f'<path class="power-cloth" d="{FLAG}"/><path class="power-pole" d="{FLAG_POLE}"/>'
    drawn = f'<g class="{colour}" transform="translate(26 26) scale(.9)">{paths}</g>'
    return Picture(KIND, SIZE, SIZE, "", f"flag {colour}", drawn, "", "")


def camp_drawn(voice: Voice, code: str, colour: str, number: int) -> Picture:
    """The pieces of a side in a fight, read aloud with their colour."""
    drawn = piece_drawn(code, colour, number)
    counted = voice.phrase(f"count-{code}", {"n": number})
    drawn.title = _say(voice, "camp", who=voice.phrase(f"colour-{colour}"), stack=counted)
    return drawn

"""The play aid of Power: the goal, the round, what orders there are, the pieces, and fights worked out."""

from __future__ import annotations

from typing import Final

from arbitre.core.aid import Aid, AidCell, AidLine, AidMaker, AidRow, AidSection, AidTable
from arbitre.core.edition import Edition
from arbitre.core.position import View
from arbitre.core.screen import Picture
from arbitre.core.voice import Voice
from arbitre.games.power.picture.shapes import FLAG, FLAG_POLE, token
from arbitre.games.power.picture.style import KIND
from arbitre.games.power.play.editions import EDITIONS, values_of
from arbitre.games.power.play.notation import kind_in, translated
from arbitre.games.power.play.position import PowerView
from arbitre.games.power.rules.pieces import CR, GROUP_2, KINDS, TERRAIN, M, S
from arbitre.games.power.rules.setting import DEFAULT_ROUNDS

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
    return _Maker(voice).aid()


class _Maker(AidMaker):
    """What the aid is made from: the voice, its edition, and the values in it."""

    def __init__(self, voice: Voice) -> None:
        super().__init__(voice, EDITIONS)
        self.values = values_of(self.edition)

    def edition_of(self, view: View) -> Edition:
        """The edition that is played at the table of a view."""
        assert isinstance(view, PowerView)
        return view.position().setting.edition

    def sections(self) -> list[AidSection]:
        """All sections in the order of reading."""
        return [self._goal(), self._round(), self._orders(), self._pieces(), self._fights()]

    def ours(self) -> list[str]:
        """What the rules leave open, and we chose."""
        return [self.say(f"ours-{name}", rounds=DEFAULT_ROUNDS) for name in OURS]

    def _goal(self) -> AidSection:
        lines = [("flag", "PW-F1"), ("last", "PW-F6"), ("limit", "PW-F7")]
        return self.section("goal", self.told("goal", lines))

    def _round(self) -> AidSection:
        view = self.voice.view
        hq_pays = isinstance(view, PowerView) and view.position().setting.hq_pays  # PW-W3
        hq = "yes" if hq_pays else "no"
        told = self.told("turn", STEPS, orders=self.values.orders, hq=hq)
        after = self.told("turn", self._players())
        return self.section("turn", told, numbered=True, after=after)

    def _players(self) -> list[tuple[str, str]]:
        """What is otherwise with the number of players at this table."""
        view = self.voice.view
        players = view.position().setting.players if isinstance(view, PowerView) else 4
        return {2: [("two", "PW-22")], 3: [("hired", "PW-31")]}.get(players, [])

    def _orders(self) -> AidSection:
        missile, power = self.values.missile, self.values.power
        paid = {"buy": power[S], "build": -(-missile // power[CR])}
        rows: list[AidRow] = []
        for name, example, clause in ORDERS:
            text = f"{paid.get(name, '')}{example}"
            said = self.say(f"order-{name}", n=missile)
            cells = [AidCell(said), AidCell(translated(text, self.voice.lang))]
            rows.append(AidRow(cells, [clause]))
        head = self.head("orders", "what written")
        after = [AidLine(self.say("orders-once"), "PW-O5")]
        return self.section("orders", table=AidTable(head, rows), after=after)

    def _pieces(self) -> AidSection:
        rows = [self._piece(kind) for kind in range(len(KINDS))]
        head = ["", *self.head("pieces", "name power steps made goes")]
        rows.append(
            AidRow(
                [
                    AidCell("", [flag_drawn("green")]),
                    AidCell(self.say("piece-flag")),
                    *(AidCell("–") for _ in range(3)),
                    AidCell(self.say("way-flag")),
                ],
                ["PW-F1", "PW-F3"],
            )
        )
        table, after = AidTable(head, rows), self.told("ways", GOING)
        return self.section("pieces", table=table, after=after)

    def _piece(self, kind: int) -> AidRow:
        code = KINDS[kind]
        letter = kind_in(code, self.voice.lang)
        name = self.say("piece", name=self.voice.phrase(f"kind-{code}"), letter=letter)
        if kind < M:
            steps = str(self.values.move[kind])
            way = self.say(f"way-{WAYS[TERRAIN[kind]]}")
        else:
            steps, way = "–", self.say(f"way-{code}")
        if kind in GROUP_2:
            made = self.voice.phrase(f"count-{KINDS[GROUP_2[kind]]}", {"n": 3})
        elif kind < M:
            made = self.voice.phrase("count-P", {"n": self.values.power[kind]})
        else:
            made = self.say(f"made-{code}", n=self.values.missile)
        cells = [name, str(self.values.power[kind]), steps, made, way]
        drawing = AidCell("", [piece_drawn(code, "green")])
        return AidRow([drawing, *(AidCell(text) for text in cells)], ABOUT[code])

    def _fights(self) -> AidSection:
        rows: list[AidRow] = []
        for name, code, camps, clause in FIGHTS:
            power = self.values.power[KINDS.index(code)]
            drawn = [self._camp(code, colour, number) for colour, number, _ in camps]
            sums = "\u00a0:\u00a0".join(str(number * power) for _, number, _ in camps)
            said = self.say(f"fight-{name}")
            rows.append(AidRow([AidCell("", drawn), AidCell(sums), AidCell(said)], [clause]))
        head = self.head("fight", "sides sums end")
        after = [AidLine(self.say("fight-once"), "PW-C5")]
        return self.section("fight", table=AidTable(head, rows), after=after)

    def _camp(self, code: str, colour: str, number: int) -> Picture:
        """The pieces of a side in a fight, read aloud with their colour."""
        drawn = piece_drawn(code, colour, number)
        who = self.voice.phrase(f"colour-{colour}")
        stack = self.voice.phrase(f"count-{code}", {"n": number})
        drawn.title = self.say("camp", who=who, stack=stack)
        return drawn


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

"""The game of Stones as Arbitre's registry finds it."""

from __future__ import annotations

import json

from arbitre.core.chance import Dealer
from arbitre.core.draft import ChoiceDraft, Draft
from arbitre.core.edition import Edition, EditionReader, Editions
from arbitre.core.game import Bot, Game
from arbitre.core.message import BadInput, Message
from arbitre.core.options import Option, number, settle
from arbitre.core.position import Move, Position, View
from arbitre.core.screen import Screen
from arbitre.core.terminal import Terminal
from arbitre.core.voice import Voice
from stones.bots.miser import Miser
from stones.page.screen import StonesScreen
from stones.play.position import StonesPosition, loaded
from stones.terminal.board import StonesTerminal
from stones.words.voice import PACKAGE, StonesVoice


def _check(reader: EditionReader) -> None:
    reader.only((), ("name", "version", "provenance"))


EDITIONS = Editions(PACKAGE, "plain", _check)


class Stones(Game):
    """Two take stones from a heap; each has a secret token."""

    id = "stones"
    package = PACKAGE
    seat_counts = (2,)
    secrets = True
    steps = 3

    @property
    def options(self) -> list[Option]:
        return [
            Option("stones", 9, "ST-1", low=3, high=40),
            Option("hourglass", 0, "ST-3", high=60),
            Option("time_limit", 0, "ST-3", high=600),
        ]

    def start(
        self,
        seed: int | None = None,
        *,
        seats: int = 0,
        edition: str | Edition = "",
        options: dict[str, object] | None = None,
    ) -> StonesPosition:
        if seats not in (0, 2):
            raise BadInput("seats", Message("stones-seats", {"seats": seats}))
        chosen = settle(self.options, options or {})
        position = StonesPosition(
            number(chosen, "stones"), number(chosen, "hourglass"), number(chosen, "time_limit")
        )
        if seed is not None:
            position.dealer = Dealer(seed)
            position.deal(position.dealer)
        return position

    def longest(self, start: Position) -> int:
        assert isinstance(start, StonesPosition)
        return 2 + start.heap.stones

    def load(self, data: object) -> StonesPosition:
        return loaded(data)

    def read(self, text: str) -> StonesPosition:
        return loaded(json.loads(text))

    def draft(self, view: View, lang: str = "fr") -> Draft:
        assert view.seat is not None
        return ChoiceDraft(view, view.position().moves(view.seat))

    def bots(self) -> dict[str, type[Bot]]:
        return {"miser": Miser}

    def luck(self, position: Position, move: Move) -> dict[str, int]:
        return {"token": int(move.text().split()[1])}

    def editions(self) -> list[str]:
        return EDITIONS.names()

    def edition(self, name: str) -> Edition:
        return EDITIONS.named(name)

    def read_edition(self, text: str, where: str) -> Edition:
        return EDITIONS.read(text, where)

    def voice(self, view: View | None, lang: str) -> Voice:
        return StonesVoice(view, lang)

    def terminal(self, voice: Voice) -> Terminal:
        return StonesTerminal(voice)

    def screen(self) -> Screen:
        return StonesScreen()


game = Stones()

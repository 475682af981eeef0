"""The cases of the Alliance played through the companion: its table set, then every word as one types it."""

from __future__ import annotations

from arbitre.core.chance import CHANCE
from arbitre.core.game import register
from arbitre.core.message import Event
from arbitre.core.position import Move
from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.play.editions import EDITIONS
from arbitre.games.dead_reckoning.play.notation import neutral
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition
from arbitre.games.dead_reckoning.rules import flow
from arbitre.games.dead_reckoning.rules.battle.battle import SHIP
from arbitre.games.dead_reckoning.rules.board import row_of
from arbitre.games.dead_reckoning.rules.icons import read_icons
from arbitre.games.dead_reckoning.rules.rows import backs, in_deck
from arbitre.games.dead_reckoning.rules.state import ALLIANCE
from arbitre.games.dead_reckoning.rules.table import BATTLE, CARD, DEAL
from tests.games.dead_reckoning.case_files import Play

register(game)
ME = "player"
TILES = ("palmetto", "amber_bay", "skerry")


def beside(seats: int = 1, **options: object) -> DeadReckoningPosition:
    """A companion with Palmetto (5 spaces), Amber Bay (5) and Skerry (3) in row 1."""
    position = game.start(seats=seats, options={"companion": True, **options})
    for tile in TILES:
        position.play(CHANCE, tile)
        position.make(CHANCE, position.chances()[0][0])
    if seats == 2:
        position.play(CHANCE, "port")
    return position


def saying(position: DeadReckoningPosition, *texts: str) -> list[Event]:
    events: list[Event] = []
    for text in texts:
        events += position.play(position.actors[0], neutral(text, position.values))
    return events


def finish_turn(position: DeadReckoningPosition) -> list[Event]:
    """Chance and the human say the first thing that is possible."""
    events: list[Event] = []
    while position.state.phase == ALLIANCE:
        (actor,) = position.actors
        found = [m for m, _ in position.chances()] if actor == CHANCE else position.moves(actor)
        events += position.make(actor, found[0])
    return events


class CompanionPlay(Play):
    """A case beside a real table (DR-Q1 to DR-Q3)."""

    def begin(self) -> None:
        table = self.table
        values = table.values
        edition = EDITIONS.named("")
        position = DeadReckoningPosition(edition, values, table.humans, table.difficulty)
        self.position = position
        state = position.state
        state.companion, state.table = True, table
        state.first = self.side - table.humans
        flow.edit_table(state, state.first)
        table.side = -1
        if table.last_turn:
            state.queue = [self.side]
        self.decide("go")
        self.go_on()

    def decide(self, text: str) -> None:
        self.told.events += self.position.play(self.position.actors[0], text)

    def chance(self, move: Move) -> None:
        self.told.events += self.position.make(CHANCE, move)

    def go_on(self) -> None:
        table, notation = self.table, self.position.notation
        while self.position.actors == (CHANCE,) and self.position.state.battle is None:
            if table.need == CARD:
                self.chance(notation.alliance[self.revealed])
                self.revealed += 1
            elif table.need == DEAL and not self.deals:
                faces = [face for face, _ in in_deck(table, row_of(table.at))]
                plain = [face for face in faces if table.values.cards[face].back is None]
                self.chance(notation.cards[(plain or faces)[0]])
            else:
                return

    def say(self, line: str, deals: bool) -> None:
        table, notation = self.table, self.position.notation
        word, *rest = line.split()
        merchant = rest[-1:] == ["merchant"]
        icons = read_icons(" ".join(rest[: len(rest) - merchant]))
        self.deals = deals
        cards = table.values.cards
        if word == "again":
            if table.last_turn:
                self.position.state.queue = [self.side]
            self.decide("go")
        elif word == "meanwhile":
            self.decide(f"set {rest[0]} {rest[1].replace('=', ' ')}")
        elif word in ("won", "lost"):
            self._fought(word == "won", rest)
        elif word in ("heads", "tails"):
            self.chance(notation.coin[int(word == "heads")])
        elif word == "tile":
            self.chance(notation.islands[self.tile(rest[0])])
        elif word == "deal":
            faces = [face for face, _ in in_deck(table, row_of(table.at))]
            alike = [
                face
                for face in faces
                if cards[face].icons == icons and (cards[face].back is not None) == merchant
            ]
            self.chance(notation.cards[alike[0]])
        elif word == "back":
            found = [card for card, _ in backs(table, table.face[table.at])]
            self.chance(notation.cards[next(c for c in found if cards[c].back == icons)])
        else:
            option = table.options[self.options().index(rest[0])]
            self.decide(notation.choice(table.ask, option).text())
        self.go_on()

    def _fought(self, won: bool, rest: list[str]) -> None:
        """Cubes that bring the outcome of the case."""
        table, state, cubes = self.table, self.position.state, self.position.notation.cubes
        assert table.need == BATTLE
        battle = state.battle
        assert battle is not None
        mine, theirs = ("nothing", "crown") if won else ("crowns", "nothing")
        number = 0 if won else 1
        if "sunk" in rest:
            mine, number = ("hit", 5)
        if "sinks" in rest or (won and "sunk" in rest):  # sunk it wins only where both are (DR-K10)
            theirs = "crown_hit"
            table.damage[battle.human] = 4
        if "plunders" in rest:
            number += int(rest[-1])
            table.dock_coins[self.side] += int(rest[-1])
        self.decide(f"cubes {number}")
        names = [cube.text() for cube in cubes]
        plunder = int(rest[-1]) if "plunders" in rest else 0
        while state.battle is battle and self.position.actors == (CHANCE,):
            if battle.theirs:
                self.chance(cubes[names.index(theirs)])
            else:
                self.chance(cubes[names.index("plunder" if plunder > 0 else mine)])
                plunder -= 1
        if battle.kind == SHIP:
            self.decide("done")

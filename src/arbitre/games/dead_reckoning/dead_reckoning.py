"""The game of Dead Reckoning as the registry finds it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from arbitre.core.catalogue import Catalogue, read_catalogue
from arbitre.core.chance import Dealer, Rng
from arbitre.core.data import data_text
from arbitre.core.draft import ChoiceDraft, Draft
from arbitre.core.edition import Edition
from arbitre.core.game import Bot, Game
from arbitre.core.message import BadInput, Message
from arbitre.core.options import Option, settle
from arbitre.core.position import Move, View
from arbitre.games.dead_reckoning import flow
from arbitre.games.dead_reckoning.editions import EDITIONS, values_of
from arbitre.games.dead_reckoning.listing import contains
from arbitre.games.dead_reckoning.loading import load_position, read_position
from arbitre.games.dead_reckoning.moves import Act
from arbitre.games.dead_reckoning.position import DeadReckoningPosition, DeadReckoningView
from arbitre.games.dead_reckoning.table import DIFFICULTIES, Telling

if TYPE_CHECKING:
    from arbitre.core.table_talk import TableTalk

PACKAGE: Final = "arbitre.games.dead_reckoning"
OPTIONS: Final = [Option("difficulty", "normal", "DR-D2", choices=DIFFICULTIES)]


class DeadReckoning(Game):
    """Dead Reckoning against the Wayward Alliance: alone, or two against two."""

    id: ClassVar[str] = "dead_reckoning"
    package: ClassVar[str] = PACKAGE
    seat_counts: ClassVar[tuple[int, ...]] = (1, 2)

    def __init__(self) -> None:
        self._catalogue: Catalogue | None = None

    @property
    def options(self) -> list[Option]:
        """The difficulty."""
        return OPTIONS

    def start(
        self,
        seed: int | None = None,
        *,
        seats: int = 0,
        edition: str | Edition = "",
        options: dict[str, object] | None = None,
    ) -> DeadReckoningPosition:
        """DR-H7: ships in harbor; chance lays bonus tiles, the first row and the hands."""
        if seats not in (0, 1, 2):
            raise BadInput("seats", Message("one-or-two", {"seats": seats}))
        chosen = settle(OPTIONS, options or {})
        kind = edition if isinstance(edition, Edition) else EDITIONS.named(edition)
        difficulty = DIFFICULTIES.index(str(chosen["difficulty"]))
        position = DeadReckoningPosition(kind, values_of(kind), seats or 1, difficulty)
        flow.set_up(position.state)
        flow.advance(position.state, Telling(False))
        if seed is not None:
            position.dealer = Dealer(seed)
            position.deal(position.dealer)
        return position

    def load(self, data: object) -> DeadReckoningPosition:
        """A position from its JSON form."""
        return load_position(data)

    def read(self, text: str) -> DeadReckoningPosition:
        """A position from its position text."""
        return read_position(text)

    def draft(self, view: View, lang: str = "fr") -> Draft:
        """A decision is one choice."""
        assert isinstance(view, DeadReckoningView)
        position = view.sample(Rng())
        return ChoiceDraft(view, position.moves(str(view.seat)))

    def contains(self, move: Move, part: Move) -> bool:
        """Whether a decision has all of another."""
        if isinstance(move, Act) and isinstance(part, Act):
            return contains(move, part)
        return move == part

    def bots(self) -> dict[str, type[Bot]]:
        """Its own players."""
        return {}

    @property
    def catalogue(self) -> Catalogue:
        """The 136 clauses."""
        if self._catalogue is None:
            self._catalogue = read_catalogue(data_text(PACKAGE, "rules.toml"))
        return self._catalogue

    def editions(self) -> list[str]:
        """The released editions."""
        return EDITIONS.names()

    def edition(self, name: str) -> Edition:
        """A released edition."""
        return EDITIONS.named(name)

    def read_edition(self, text: str, where: str) -> Edition:
        """An owner's own edition."""
        return EDITIONS.read(text, where)

    def talk(self) -> TableTalk:
        """Dead Reckoning in a terminal."""
        raise NotImplementedError


game = DeadReckoning()

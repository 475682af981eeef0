"""A position of Stones: the contract of a game over the heap."""

from __future__ import annotations

import json
from typing import Any

from arbitre.core.chance import CHANCE, Rng
from arbitre.core.contract import LAST_ROUND, PAUSE, RESIGN, ROUND, TABLE, Clock, Period
from arbitre.core.message import BadInput, Event, Message, Result
from arbitre.core.position import Move, Position, View, canonical, refuse
from stones.rules.heap import MOST, SEATS, TOKENS, Heap

PAUSE_MINUTES = 2


class Said(Move):
    """A move is its words: `take 2`, `token 3`, `resign`."""

    def __init__(self, words: str) -> None:
        self.words = words

    def text(self) -> str:
        return self.words


class StonesView(View):
    """All but the other's token."""

    game_id = "stones"

    def sample(self, rng: Rng) -> StonesPosition:
        data = json.loads(self.to_bytes())
        pool = [token for token in TOKENS if token not in data["tokens"]]
        rng.shuffle(pool)
        data["tokens"] = [token if token >= 0 else pool.pop() for token in data["tokens"]]
        return loaded(data)


class StonesPosition(Position):
    """One moment of a game."""

    game_id = "stones"

    def __init__(self, stones: int, minutes: int, time_limit: int) -> None:
        super().__init__()
        self.heap = Heap(stones)
        self.minutes = minutes
        self.time_limit = time_limit

    # -- what clients may read ---------------------------------------------------------------

    @property
    def seats(self) -> tuple[str, ...]:
        return SEATS

    @property
    def actors(self) -> tuple[str, ...]:
        if self.heap.over:
            return ()
        return (CHANCE,) if self.heap.dealing >= 0 else (SEATS[self.heap.turn % 2],)

    @property
    def result(self) -> Result | None:
        if not self.heap.over:
            return None
        clause = "ST-5" if self.heap.out >= 0 else "ST-4"
        return Result(tuple(SEATS[side] for side in self.heap.winners()), clause, self.scores())

    def period(self) -> Period:
        return Period(ROUND, self.heap.round)

    def clock(self) -> Clock:
        return Clock(self.minutes, PAUSE_MINUTES, self.time_limit)

    def scores(self) -> dict[str, int]:
        return dict(zip(SEATS, self.heap.scores(), strict=True))

    # -- moves -------------------------------------------------------------------------------

    def moves(self, seat: str) -> list[Move]:
        if seat == CHANCE or seat not in self.actors:
            return []
        return [Said(f"take {count}") for count in range(1, min(MOST, self.heap.stones) + 1)]

    def declarations(self, seat: str) -> list[Move]:
        heap = self.heap
        if heap.over or (seat == TABLE and heap.last) or seat not in (*SEATS, TABLE):
            return []
        if seat == TABLE:
            return [Said(LAST_ROUND)]
        pauses = [PAUSE] if heap.pauses[SEATS.index(seat)] else []
        return [Said(word) for word in (RESIGN, *pauses)]

    def chances(self) -> list[tuple[Move, int]]:
        if self.actors != (CHANCE,):
            return []
        return [(Said(f"token {one}"), 1) for one in TOKENS if one not in self.heap.tokens]

    def sees(self, viewer: str | None, seat: str, move: Move) -> bool:
        return seat != CHANCE or viewer == SEATS[self.heap.dealing]

    def read(self, seat: str, text: str) -> Move:
        return Said(" ".join(text.lower().split())[:40])

    def make(self, seat: str, move: Move) -> list[Event]:
        heap = self.heap
        if move in self.declarations(seat):
            return self._declare(seat, move.text())
        allowed = [one for one, _ in self.chances()] if seat == CHANCE else self.moves(seat)
        if move not in allowed:
            raise refuse("ST-2", "stones-not-now", word=move.text())
        number = int(move.text().split()[1])
        if seat == CHANCE:
            side = SEATS[heap.dealing]
            heap.tokens[heap.dealing] = number
            return [Event("dealt", "ST-1", {"side": side})]
        heap.take(number)
        return [Event("took", "ST-2", {"side": seat, "n": number, "left": heap.stones})]

    def _declare(self, seat: str, word: str) -> list[Event]:
        heap = self.heap
        if word == LAST_ROUND:
            heap.last = heap.round
            return [Event("last-round", "ST-3", {"round": heap.round})]
        if word == PAUSE:
            heap.pauses[SEATS.index(seat)] -= 1
            return [Event("pause", "ST-3", {"side": seat, "n": PAUSE_MINUTES})]
        heap.out = SEATS.index(seat)
        return [Event("resign", "ST-5", {"side": seat})]

    # -- forms -------------------------------------------------------------------------------

    def view(self, seat: str | None) -> StonesView:
        data = json.loads(canonical(self.to_dict()))
        if not self.heap.over:
            # -1: dealt, and not for these eyes
            data["tokens"] = [
                token if side == seat else -bool(token)
                for side, token in zip(SEATS, self.heap.tokens, strict=True)
            ]
        return StonesView(seat, data)

    def copy(self) -> StonesPosition:
        return loaded(json.loads(canonical(self.to_dict())))

    def to_dict(self) -> dict[str, object]:
        return {**vars(self.heap), "minutes": self.minutes, "time_limit": self.time_limit}

    def text(self) -> str:
        return canonical(self.to_dict()).decode()


def loaded(data: Any) -> StonesPosition:
    """A position from its JSON form."""
    try:
        position = StonesPosition(data["stones"], data["minutes"], data["time_limit"])
        for name in vars(position.heap):
            setattr(position.heap, name, data[name])
    except (KeyError, TypeError):
        raise BadInput("", Message("position-text")) from None
    return position

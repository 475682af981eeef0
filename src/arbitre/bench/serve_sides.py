"""The two servers as the clients see them: matches for two, where one sends a move and the other sees it."""

from __future__ import annotations

import asyncio
import json
import uuid
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec

from arbitre.bench.serve_wire import Asking, Listening, WireError, post

SEATS = ("north", "south")
SHEETS = {
    "north": ("V[T HQV V8] B[T HQB B8]", "V[T V8 HQV] B[T B8 HQB]"),
    "south": ("J[T HQJ J8] R[T HQR R8]", "J[T J8 HQJ] R[T R8 HQR]"),
}
"""Sheets of Power for two: a tank of each army goes out in odd rounds and comes home in even ones."""
API = "/api/v1"

Heard = Callable[[], None]


class Match(ABC):
    """One match with its two clients. `acknowledged` and `seen` are called for every move."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self.moves = 0
        self.acknowledged: Heard = nothing
        self.seen: Heard = nothing
        self.refused: Callable[[str], None] = _refused

    @abstractmethod
    async def connect(self) -> None:
        """Open the live connections of both clients."""

    @abstractmethod
    def send(self) -> None:
        """Whoever is in turn sends their move."""

    @abstractmethod
    def close(self) -> None:
        """Close the live connections of both clients."""


def nothing() -> None:
    """Do nothing: for a match in which nobody waits."""


def _refused(why: str) -> None:
    raise WireError(why)


class State(msgspec.Struct):
    """What a client of ours reads of a live message."""

    type: str
    revision: int = 0


_state = msgspec.json.Decoder(State)


class OurMatch(Match):
    """A table of Power for two: both hold their sheets in turn, the second one has the round judged."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        super().__init__(str(parts.hostname), int(parts.port or 80))
        made = ask(
            f"{url}{API}/tables",
            {
                "game": "power",
                "seats": [{"kind": "person"}, {"kind": "person"}],
                "options": {"rounds": 0},
            },
        )
        self.id: str = made["id"]
        self.tokens: dict[str, str] = made["seats"]
        self._path = f"{API}/tables/{self.id}/acts"
        self._asking: list[Asking] = []
        self._sockets: list[Listening] = []
        self._revisions = [0, 0]
        self._wanted = -1

    async def connect(self) -> None:
        for number, seat in enumerate(SEATS):
            socket = Listening(lambda text, number=number: self._heard(number, text))  # type: ignore[misc]
            path = f"{API}/tables/{self.id}/live?format=json&lang=en&seat={seat}"
            await socket.connect(self.host, self.port, path, self.tokens[seat])
            self._sockets.append(socket)
            self._asking.append(Asking(self.host, self.port))

    def send(self) -> None:
        number = self.moves % 2
        seat, turn = SEATS[number], self.moves // 2
        self._wanted = self._revisions[number] + 1  # every move is public: both count alike
        body = msgspec.json.encode(
            {
                "kind": "move",
                "seat": seat,
                "body": {"move": SHEETS[seat][turn % 2]},
                "key": uuid.uuid4().hex,
                "revision": self._revisions[number],
            }
        )
        request = post(self.host, self.port, self._path, body, self.tokens[seat])
        self._asking[number].ask(request, self._answered)

    def close(self) -> None:
        for socket in self._sockets:
            socket.close()
        for asking in self._asking:
            asking.close()

    def _answered(self, status: int, body: bytes) -> None:
        if status == 200:
            self.acknowledged()
        else:
            self.refused(f"{status} {body[:200].decode('utf-8', 'replace')}")

    def _heard(self, number: int, text: bytes) -> None:
        state = _state.decode(text)
        if state.type == "error":
            self.refused(text[:200].decode("utf-8", "replace"))
        if state.type != "state":
            return
        self._revisions[number] = state.revision
        if number != self.moves % 2 and 0 <= self._wanted <= state.revision:
            self._wanted = -1
            self.seen()


class PublicMatch(Match):
    """A match of boardgame.io: two take turns and add one. Movers know of their move when they are told."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        super().__init__(str(parts.hostname), int(parts.port or 80))
        made = ask(f"{url}/games/counter/create", {"numPlayers": 2})
        self.id: str = made["matchID"]
        self.secrets: list[str] = [
            ask(
                f"{url}/games/counter/{self.id}/join",
                {"playerID": str(number), "playerName": SEATS[number]},
            )["playerCredentials"]
            for number in range(2)
        ]
        self._sockets: list[Listening] = []
        self._states = [-1, -1]
        self._sent = [False, False]

    async def connect(self) -> None:
        for number in range(2):
            socket = Listening(lambda text, number=number: self._heard(number, text))  # type: ignore[misc]
            self._sockets.append(socket)
            await socket.connect(self.host, self.port, "/socket.io/?EIO=4&transport=websocket")
            socket.say(b"40/counter,")
        for _ in range(1000):
            if min(self._states) >= 0:
                return
            await asyncio.sleep(0.01)
        raise WireError("boardgame.io does not answer")

    def send(self) -> None:
        number = self.moves % 2
        player = str(number)
        payload = {
            "type": "add",
            "args": [],
            "playerID": player,
            "credentials": self.secrets[number],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._sent = [True, True]
        self._emit(number, ["update", action, self._states[number], self.id, player])

    def close(self) -> None:
        for one in self._sockets:
            one.close()

    def _emit(self, number: int, words: list[Any]) -> None:
        self._sockets[number].say(b"42/counter," + msgspec.json.encode(words))

    def _heard(self, number: int, text: bytes) -> None:
        if text == b"2":
            self._sockets[number].say(b"3")
        elif text.startswith(b"40/counter"):
            self._emit(number, ["sync", self.id, str(number), self.secrets[number], 2])
        elif text.startswith(b"42/counter,"):
            words = msgspec.json.decode(text[len(b"42/counter,") :])
            if words[0] == "sync":
                self._states[number] = words[2]["state"]["_stateID"]
            elif words[0] == "update" and words[2]["_stateID"] > self._states[number]:
                self._states[number] = words[2]["_stateID"]
                if self._sent[number]:
                    self._sent[number] = False
                    (self.acknowledged if number == self.moves % 2 else self.seen)()
        elif text.startswith(b"44"):
            self.refused(text[:200].decode("utf-8", "replace"))


SIDES: dict[str, Callable[[str], Match]] = {"arbitre": OurMatch, "boardgame": PublicMatch}


def ask(url: str, body: object) -> Any:
    """A request of its own, before the clock runs."""
    request = Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urlopen(request, timeout=60) as answer:
        return json.loads(answer.read())

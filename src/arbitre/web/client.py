"""A small client of the JSON API, for programs and tests; it needs nothing but this package.

house = Client("http://127.0.0.1:8000")
table = house.create("power")
table.move("green", ["T HQ G8"])
for state in table.listen(): ...
"""

from __future__ import annotations

import json
from collections.abc import Generator, Sequence
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote, urlencode
from urllib.request import Request, urlopen
from uuid import uuid4

API = "api/v1"


class Denied(Exception):
    """What the server refused: the status, a word for programs, a sentence for people, the clause."""

    def __init__(self, status: int, code: str, text: str, clause: str = "") -> None:
        super().__init__(f"{status} {code}: {text}")
        self.status = status
        self.code = code
        self.text = text
        self.clause = clause


class Client:
    """A server, as one person with some secrets sees it."""

    def __init__(self, url: str, tokens: Sequence[str] = (), lang: str = "en") -> None:
        self.url = url.rstrip("/")
        self.tokens = list(tokens)
        self.lang = lang

    def games(self) -> list[dict[str, Any]]:
        """All games, with their options, editions and bots."""
        found: list[dict[str, Any]] = self.ask("GET", "games")
        return found

    def create(self, game: str, **plan: Any) -> RemoteTable:
        """Make a table; whoever makes it has its secrets."""
        return self._made(self.ask("POST", "tables", {"game": game, **plan}))

    def bring(self, record: str) -> RemoteTable:
        """Make a table from a record."""
        return self._made(self.ask("POST", "tables/import", {"record": record}))

    def table(self, id: str, tokens: Sequence[str] = ()) -> RemoteTable:
        """A table that is known, with the secrets that one has for it."""
        return RemoteTable(Client(self.url, tokens or self.tokens, self.lang), id)

    def mine(self) -> list[dict[str, Any]]:
        """The tables that these secrets belong to."""
        found: list[dict[str, Any]] = self.ask("GET", "tables")
        return found

    def replay(self, record: str) -> RemoteTable:
        """A table where a record, or a seat's view of one, is only looked at."""
        return self.table(self.ask("POST", "replays", {"record": record})["id"])

    def judge(self, request: object, game: str = "") -> Any:
        """What the judge of a game answers to a request, or to each of a list of them."""
        return self.ask("POST", f"judge/{quote(game)}" if game else "judge", request)

    def verify(self, record: str) -> dict[str, Any]:
        """Whether a record is right line by line (`ok`), else the `line` that is not and the `reason`."""
        found: dict[str, Any] = self.ask("POST", "verify", {"record": record})
        return found

    def _made(self, created: dict[str, Any]) -> RemoteTable:
        tokens = [created["host"], *created["seats"].values()]
        table = RemoteTable(Client(self.url, tokens, self.lang), created["id"])
        table.created = created
        return table

    def ask(self, method: str, path: str, body: object = None, **query: str | int | None) -> Any:
        """One request; Denied where the server says no."""
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.address(path, **query), data, method=method)
        if data is not None:
            request.add_header("Content-Type", "application/json")
        if self.tokens:
            request.add_header("Authorization", f"Bearer {','.join(self.tokens)}")
        try:
            with urlopen(request, timeout=60) as answer:
                text = answer.read().decode()
                kind = answer.headers.get("content-type", "")
        except HTTPError as refused:
            raise _denied(refused) from None
        return json.loads(text) if kind.startswith("application/json") else text

    def address(self, path: str, **query: str | int | None) -> str:
        """The address of a path of the API."""
        asked = {
            "lang": self.lang,
            **{key: value for key, value in query.items() if value is not None},
        }
        return f"{self.url}/{API}/{path}?{urlencode(asked)}"


class RemoteTable:
    """A table on a server."""

    def __init__(self, client: Client, id: str) -> None:
        self.client = client
        self.id = id
        self.created: dict[str, Any] = {}

    def sight(self, seat: str | None = None) -> dict[str, Any]:
        """The table now: `status`, `view`, `moves`."""
        found: dict[str, Any] = self._ask("GET", "", seat=seat)
        return found

    def act(
        self,
        kind: str,
        seat: str | None = None,
        revision: int | None = None,
        key: str = "",
        **body: Any,
    ) -> dict[str, Any]:
        """Do something; the same key again does it once."""
        sent = {
            "kind": kind,
            "seat": seat,
            "body": body,
            "revision": revision,
            "key": key or uuid4().hex,
        }
        found: dict[str, Any] = self._ask("POST", "/acts", sent)
        return found

    def move(self, seat: str, move: str | Sequence[str], **more: Any) -> dict[str, Any]:
        """Make a decision: a move in notation, or the lines of a draft."""
        if isinstance(move, str):
            return self.act("move", seat, move=move, **more)
        return self.act("move", seat, lines=list(move), **more)

    def draft(self, seat: str, lines: Sequence[str], tab: str | None = None) -> dict[str, Any]:
        """Write a seat's notepad; whoever listens with the same `tab` is not told of it."""
        body = {"seat": seat, "lines": list(lines)}
        found: dict[str, Any] = self._ask("PUT", "/draft", body, tab=tab)
        return found

    def hint(self, seat: str) -> dict[str, Any]:
        """What a bot would do."""
        found: dict[str, Any] = self._ask("POST", "/hint", {"seat": seat})
        return found

    def ending(self, seat: str | None = None) -> dict[str, Any]:
        """How a finished game went: ranking, curves, turning points, falls, luck, counts."""
        found: dict[str, Any] = self._ask("GET", "/ending", seat=seat)
        return found

    def history(
        self, number: int, seat: str | None = None, moments: bool = False
    ) -> dict[str, Any]:
        """The game after a step; with `moments` also each of its events with the view of that moment."""
        asked = "1" if moments else None
        found: dict[str, Any] = self._ask("GET", f"/history/{number}", seat=seat, moments=asked)
        return found

    def what_if(self, at: int, moves: dict[str, str | list[str]], **more: Any) -> dict[str, Any]:
        """What would have come of other decisions after a step; nothing of it is kept."""
        found: dict[str, Any] = self._ask("POST", "/study", {"at": at, "moves": moves, **more})
        return found

    def hook(self, seat: str, url: str | None = None) -> dict[str, Any]:
        """The webhook of a seat, its `url` and the `secret` that signs it; with an address it is set."""
        if url is not None:
            self.act("hook", seat, url=url)
        found: dict[str, Any] = self._ask("GET", "/hook", seat=seat)
        return found

    def ping(self, seat: str) -> dict[str, Any]:
        """Call the webhook of a seat now, and what came back."""
        found: dict[str, Any] = self._ask("POST", "/hook/ping", {"seat": seat})
        return found

    def record(self) -> str:
        """The record, as far as one may know it."""
        return str(self._ask("GET", "/record"))

    def listen(
        self, seat: str | None = None, **query: str | int
    ) -> Generator[dict[str, Any], None, None]:
        """Live states, for a page also drafts by themselves, until the server or the caller stops."""
        from websockets.sync.client import connect

        live, headers = self.live(seat, **query)
        with connect(live, additional_headers=headers, max_size=None) as socket:
            for text in socket:
                message: dict[str, Any] = json.loads(text)
                if message["type"] == "error":
                    raise Denied(404, "refused", message["text"])
                if message["type"] in ("state", "draft"):
                    yield message

    def live(self, seat: str | None = None, **query: str | int) -> tuple[str, dict[str, str]]:
        """The address of the live connection (WebSocket), and the headers that it needs."""
        address = self.client.address(f"tables/{quote(self.id)}/live", seat=seat, **query)
        headers = {}
        if self.client.tokens:
            headers["Authorization"] = f"Bearer {','.join(self.client.tokens)}"
        return "ws" + address.removeprefix("http"), headers

    def text(self, seat: str | None = None, **query: str | int | None) -> dict[str, Any]:
        """The table in words, as a terminal draws it; with `at`, as it was after a step."""
        found: dict[str, Any] = self._ask("GET", "/text", seat=seat, **query)
        return found

    def log(self, seat: str | None = None, **query: str | int | None) -> dict[str, Any]:
        """What happened, as it is told: the latest steps, those `since` one, or those of a `period`."""
        found: dict[str, Any] = self._ask("GET", "/log", seat=seat, **query)
        return found

    def try_lines(
        self, seat: str, lines: Sequence[str] | None = None, **more: Any
    ) -> dict[str, Any]:
        """What lines would mean, and what could follow; nothing of it is kept."""
        sent = {"seat": seat, "lines": None if lines is None else list(lines), **more}
        found: dict[str, Any] = self._ask("POST", "/try", sent)
        return found

    def _ask(self, method: str, path: str, body: object = None, **query: str | int | None) -> Any:
        return self.client.ask(method, f"tables/{quote(self.id)}{path}", body, **query)


def _denied(refused: HTTPError) -> Denied:
    with refused:
        text = refused.read().decode("utf-8", "replace")
    try:
        said = json.loads(text)["error"]
        return Denied(refused.code, said["code"], said["text"], said.get("clause", ""))
    except (ValueError, KeyError, TypeError):
        return Denied(refused.code, "", text[:200])

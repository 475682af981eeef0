"""Bad input of every kind, for `flood.py`: requests as bytes, made by a seeded generator."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any
from urllib.parse import urlencode

GAMES = ("power", "sans_allies", "dead_reckoning")
KINDS = (
    "take leave name bot back free move recall declare resign go_on done chance undo agree refuse say skip "
    "hook rematch archive told explode"
).split()
LINES = [
    "",
    "end",
    "T HQ G8",
    "C HQ IX",
    "2P X RV I",
    "attack 3",
    "play bosun",
    "move A1",
    "A1 3P+V",
    "bomb 6",
    "load " + "9" * 5000,
    "9" * 5000 + "P",
    "٣ ² ½",
    "\u202e\u0007\x1b[31m",
    "{ $line } <script>alert(1)</script>",
    "A3 2, C1 3 | claim A2 | end B2 | P1 E2",
    "set A1 cubes player 4",
    "é" * 3000,
    "\0",
]
ODD: list[Any] = [
    None, True, -1, 0, 10**30, 1e308, "", " ", "x" * 300, "\0", "\ud800",
    [], {}, [[]], [None] * 50, {"a": {}},
]  # fmt: skip
PATHS = (
    "/ /nope /t/0000000000000000 /t/%00 /t/..%2f..%2fetc /static/nothing.css /static/../app.py "
    "/rules/chess /rules/power/PW-ZZ9 /new/chess /seat/AAAAAAAAAAAAAAAAAAAAAA /join/short "
    "/api/v1/nope /api/v1/games?lang=de /api/v1/tables/0000000000000000 //evil.example/ /%ff%fe "
    "/t/a?seat[]=1&seat=2 /games/power/picture.svg?lang=xx /api/v1/openapi.json /tables?x=%c3%28 "
    "/settings /play/power"
).split()


@dataclass(frozen=True)
class Target:
    """A table that bad input is aimed at, and the secret of a seat of it ("" where nobody knows it)."""

    id: str
    seat: str
    secret: str


@dataclass(frozen=True)
class Bad:
    """A request as it goes over the wire; `whole` is False where the sender hangs up in the middle."""

    kind: str
    data: bytes
    whole: bool = True


def request(
    method: str, path: str, body: bytes = b"", headers: dict[str, str] | None = None
) -> bytes:
    """An HTTP request over a connection that is kept."""
    named = {"Host": "127.0.0.1", **(headers or {})}
    if body or method in ("POST", "PUT"):
        named.setdefault("Content-Length", str(len(body)))
    head = "".join(f"{name}: {value}\r\n" for name, value in named.items())
    return f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode("latin-1", "replace") + body


def as_json(
    method: str, path: str, value: Any, secret: str = "", headers: dict[str, str] | None = None
) -> bytes:
    """A request with a JSON body, as far as the value can be written at all."""
    named = {"Content-Type": "application/json", **(headers or {})}
    if secret:
        named["Authorization"] = f"Bearer {secret}"
    return request(method, path, json.dumps(value).encode("utf-8", "surrogatepass"), named)


class Flood:
    """An endless source of bad requests against some tables, the same for the same seed."""

    def __init__(self, seed: int, victims: list[Target], others: list[Target], record: str) -> None:
        self.rng = Random(seed)
        self.victims = victims  # tables of its own: it has their secrets
        self.others = others  # tables of other people, known by their address only
        self.record = record
        self._makers: list[tuple[Callable[[], Bad], int]] = [
            (self.plan, 10),
            (self.edition, 6),
            (self.brought, 6),
            (self.act, 22),
            (self.draft, 16),
            (self.look, 10),
            (self.page, 12),
            (self.form, 8),
            (self.headers, 8),
            (self.hang_up, 2),
        ]

    def __next__(self) -> Bad:
        makers, weights = zip(*self._makers, strict=True)
        made: Bad = self.rng.choices(makers, weights)[0]()
        return made

    # -- tables that cannot be made ----------------------------------------------------------

    def plan(self) -> Bad:
        """A plan with something wrong in it, or no JSON at all."""
        rng = self.rng
        body: dict[str, Any] = {"game": rng.choice([*GAMES, "chess", 3])}
        for name in rng.sample(
            "seats options edition embedded clock undo hints daily companion absent talk title x".split(),
            rng.randint(1, 3),
        ):
            body[name] = rng.choice(ODD)
        if rng.random() < 0.3:
            body["seats"] = [{"kind": rng.choice(["person", "king", 1]), "bot": rng.choice(ODD)}]
            body["options"] = {rng.choice(["rounds", "map", "x"]): rng.choice(ODD)}
        text = json.dumps(body).encode()
        if rng.random() < 0.3:
            text = self.cut(text)
        elif rng.random() < 0.1:
            text = rng.choice([b"[" * 5000, b'{"game": ' + b"9" * 5000 + b"}", b"\xff" * 50])
        return Bad(
            "plan",
            request("POST", "/api/v1/tables", text, {"Content-Type": "application/json"}),
        )

    def edition(self) -> Bad:
        """An edition that wants to be expensive."""
        rng = self.rng
        size = rng.choice([20, 200, 2000, 29_000 if rng.random() < 0.05 else 500])
        text = rng.choice(
            [
                ".".join(["a"] * size) + " = 1",
                "[" + ".".join(["a"] * size) + "]\nb = 1",
                "a = " + "[" * size,
                "a = " + "{a=" * size,
                "a = " + "9" * size,
                "a = 1e" + "9" * size,
                "a = '''" + "x" * size,
                "\n".join(f"a.b{number} = {number}" for number in range(size)),
                "[[a]]\n" * size,
                'name = "x"\nrules = 1\n[start]\nP = 999999999999\n',
                self.record[: size * 4],
            ]
        )
        body = {"game": rng.choice(GAMES), "embedded": text}
        if rng.random() < 0.3:
            record = self.record.replace("\n\n", "\nembedded " + json.dumps(text) + "\n\n", 1)
            return Bad("edition", as_json("POST", "/api/v1/tables/import", {"record": record}))
        return Bad("edition", as_json("POST", "/api/v1/tables", body))

    def brought(self) -> Bad:
        """A record with something changed."""
        rng = self.rng
        text = self.record
        for _ in range(rng.randint(1, 3)):
            at = rng.randrange(len(text) or 1)
            text = rng.choice(
                [
                    text[:at],
                    text[:at] + text[at + 1 :],
                    text[:at] + rng.choice("0 9#\n\té\0") + text[at:],
                    text[:at] + "9" * 5000 + text[at:],
                    text[:at] + text[at:] + text[at:],
                ]
            )[:60_000]
        return Bad("record", as_json("POST", "/api/v1/tables/import", {"record": text or "x"}))

    # -- at a table --------------------------------------------------------------------------

    def act(self) -> Bad:
        """Something that may not be done, or not so, or not by this sender."""
        rng = self.rng
        target = rng.choice([*self.victims, *self.others])
        kind = rng.choice(KINDS)
        if kind in ("archive", "leave", "resign", "rematch") and target.secret:
            kind = "move"  # the tables that are aimed at go on
        body = {
            rng.choice("move lines text name bot level url to lang seat x".split()): rng.choice(
                [*ODD, rng.choice(LINES), [rng.choice(LINES)]]
            )
            for _ in range(rng.randint(0, 3))
        }
        sent: dict[str, Any] = {
            "kind": kind,
            "seat": rng.choice([target.seat, "purple", "", None]),
            "body": body,
        }
        if rng.random() < 0.3:
            sent["key"] = rng.choice(["1", "my-first-move", "k" * 101, "\0"])
        if rng.random() < 0.2:
            sent["revision"] = rng.choice([0, -1, 10**30, "x"])
        secret = rng.choice([target.secret, "", "A" * 22, "é,,,", "x" * 5000])
        text = as_json("POST", f"/api/v1/tables/{target.id}/acts", sent, secret)
        return Bad("act", text)

    def draft(self) -> Bad:
        """Lines that no sheet should have."""
        rng = self.rng
        target = rng.choice(self.victims)
        lines = [rng.choice(LINES) for _ in range(rng.choice([0, 1, 1, 1, 2, 5, 201]))]
        body: dict[str, Any] = {"seat": target.seat, "lines": lines}
        if rng.random() < 0.1:
            body["lines"] = rng.choice(ODD)
        return Bad(
            "draft",
            as_json(
                "PUT",
                f"/api/v1/tables/{target.id}/draft?lang={rng.choice(['fr', 'en', 'de'])}",
                body,
                target.secret,
            ),
        )

    def look(self) -> Bad:
        """The page and the API of a table with a spoiled draft, its past, its hint."""
        rng = self.rng
        target = rng.choice([*self.victims, *self.others])
        tail = rng.choice(
            ["", "/history/0", "/history/999999", "/history/" + "9" * 5000, "/history/-1", "/record", "/x"]
        )  # fmt: skip
        query = urlencode({"seat": rng.choice([target.seat, "purple", "x" * 50]), "lang": "fr"})
        named = {"Authorization": f"Bearer {target.secret}"} if target.secret else {}
        if rng.random() < 0.5:
            named["Cookie"] = f"arbitre-{target.id}={target.secret}; x={'y' * rng.randint(0, 900)}"
            return Bad("look", request("GET", f"/t/{target.id}?{query}", headers=named))
        return Bad(
            "look", request("GET", f"/api/v1/tables/{target.id}{tail}?{query}", headers=named)
        )

    # -- pages, forms, headers ---------------------------------------------------------------

    def page(self) -> Bad:
        """A page that is not there."""
        rng = self.rng
        return Bad("page", request(rng.choice(["GET", "HEAD", "GET", "PUT"]), rng.choice(PATHS)))

    def form(self) -> Bad:
        """A form that nobody filled in like that."""
        rng = self.rng
        fields = {
            rng.choice(
                "form count game edition option-rounds seat-0 name own title text".split()
            ): str(rng.choice([*LINES, "77", "-1"]))
            for _ in range(rng.randint(1, 4))
        }
        text = urlencode(fields, errors="replace").encode()
        headers = {"Content-Type": "application/x-www-form-urlencoded"}
        if rng.random() < 0.5:
            headers["Cookie"] = "arbitre-form=" + "a" * 20
            text += b"&form=" + b"a" * 20
        if rng.random() < 0.2:
            headers["Content-Type"] = "multipart/form-data; boundary=x"
        path = rng.choice(["/new/power", "/new/chess", "/tables", "/settings", "/tables/import"])
        return Bad("form", request("POST", path, text, headers))

    def headers(self) -> Bad:
        """Headers that lie or go on for ever."""
        rng = self.rng
        named = rng.choice(
            [
                {"Host": "evil.example"},
                {"Origin": "https://evil.example"},
                {"Cookie": "a=" + "x" * 20_000},
                {"Accept-Language": "fr-" * 3000},
                {"Accept-Encoding": "gzip;q=nan"},
                {"Authorization": "Bearer " + "," * 3000},
                {"Idempotency-Key": "k" * 200},
                {"X-Forwarded-For": "1.2.3.4, " * 500},
                {"Range": "bytes=-1-2"},
                {"X" * 200: "y" * 200},
                {"Content-Type": "application/json; charset=\x00"},
                {"Content-Length": "-5"},
                {"Content-Length": "9" * 100},
                {"Transfer-Encoding": "chunked", "Content-Length": "5"},
                {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "1"},
                {"A": "b" * 60_000},
            ]
        )
        method, path = rng.choice([("GET", "/"), ("POST", "/api/v1/tables"), ("GET", "/nope")])
        return Bad("headers", request(method, path, b"{}" if method == "POST" else b"", named))

    def hang_up(self) -> Bad:
        """A request that stops in the middle."""
        target = self.rng.choice(self.victims)
        text = as_json(
            "POST",
            f"/api/v1/tables/{target.id}/acts",
            {"kind": "say", "seat": target.seat, "body": {"text": "cut"}},
            target.secret,
        )
        return Bad("hang up", text[: self.rng.randrange(1, len(text))], whole=False)

    def cut(self, text: bytes) -> bytes:
        """Some bytes of a text gone or changed."""
        at = self.rng.randrange(len(text))
        return self.rng.choice(
            [text[:at], text[:at] + b"\xff" + text[at:], text[:at] + text[at + 1 :]]
        )

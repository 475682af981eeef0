"""`judge` and `verify` over HTTP: the same answers as on the command line, for any site, within limits."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from arbitre.cli import run
from arbitre.cli.judge import judge_lines
from arbitre.core.game import game
from arbitre.core.judge import judge_of
from arbitre.web.api.judging import LINES, MOST_AT_ONCE
from arbitre.web.config import Limits
from tests.playthroughs import GAMES
from tests.web.serving import Served

ORIGIN = {"origin": "https://elsewhere.example"}
RECORDS = [one.path.with_suffix(".arb") for one in GAMES]
ONE = judge_of("power", "fr").example()
ODD: list[Any] = [
    ONE,
    {**ONE, "lang": "en"},
    {"position": {"players": 4, "board": {"Q9": {"red": {"T": 1}}}}},
    {
        "position": {"players": 4},
        "orders": {"red": ["?", 7, None, "T R0 R1", "T", "T HQ R1"], "x": ["T"]},
    },
    {},
    17,
    None,
    [[]],
    "T HQ R1",
]


def on_the_command_line(requests: list[Any]) -> list[Any]:
    """What `arbitre judge` says."""
    text = "".join(json.dumps(one) + "\n" for one in requests)
    out = io.BytesIO()
    judge_lines(io.BytesIO(text.encode()), out, "fr")
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_the_judge_says_what_the_command_says(served: Served) -> None:
    wanted = on_the_command_line(ODD)
    assert wanted[0]["orders"]["red"][2]["clause"] == "PW-O4"  # no tank is left there
    with served.browser("fr") as program:
        for root in ("/api/v1", "/api"):
            for path in (f"{root}/judge", f"{root}/judge/power"):
                assert program.post(path, json=ODD).json() == wanted
        for one, answer in zip(ODD, wanted, strict=True):
            if not isinstance(one, list):
                assert program.post("/api/judge", content=json.dumps(one)).json() == answer
        lines = "".join(json.dumps(one) + "\n" for one in ODD)
        found = program.post("/api/judge", content=lines, headers={"content-type": LINES[0]})
        assert [json.loads(line) for line in found.text.splitlines()] == wanted
        assert found.headers["content-type"].startswith(LINES[0])


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (b"", "not JSON"),
        (b"{", "not JSON"),
        (b"\xff\xfe", "not UTF-8"),
        (b"[" * 100_000, "not JSON"),
        (b"1e999", "a JSON object is expected"),
        (b'"\\ud800"', "a JSON object is expected"),
        (b"9" * 100_000, "not JSON"),
    ],
)
def test_what_is_no_request_is_answered_by_an_error(
    served: Served, body: bytes, reason: str
) -> None:
    with served.browser("en") as program:
        for kind in ("application/json", "text/plain", LINES[0], ""):
            if not body and kind == LINES[0]:
                continue  # no line, no answer
            answer = program.post("/api/judge", content=body, headers={"content-type": kind})
            assert answer.status_code == 200
            error = json.loads(answer.content)["error"]
            assert reason in error["reason"]
        assert program.post("/api/judge", json=ONE).json()["result"] is None


def test_what_cannot_be_asked_is_refused_in_both_languages(served: Served) -> None:
    many: list[Any] = [{}] * (MOST_AT_ONCE + 1)
    refused = {
        "/api/judge/chess": (404, ONE, "there is no game chess", "il n’y a pas de jeu chess"),
        "/api/judge/sans_allies": (404, ONE, "has no judge", "n’a pas d’arbitre"),
        "/api/judge": (413, many, "101 requests at once: 100 at most", "101 demandes à la fois"),
        "/api/verify": (422, {"records": 1}, "cannot be read", "ne se lit pas"),
    }
    for lang, place in (("en", 2), ("fr", 3)):
        with served.browser(lang) as program:
            for path, wanted in refused.items():
                answer = program.post(path, json=wanted[1], headers=ORIGIN)
                assert answer.status_code == wanted[0]
                assert str(wanted[place]) in answer.json()["error"]["text"]
                assert answer.headers["access-control-allow-origin"] == "*"
            assert program.get("/api/judge").status_code == 405


def test_ten_megabytes_disturb_nobody(served: Served) -> None:
    with served.browser() as program:
        for path in ("/api/judge", "/api/verify"):
            for body in (b" " * 10_000_000, b'{"record": "' + b"x" * 10_000_000 + b'"}'):
                answer = program.post(
                    path, content=body, headers={"content-type": "application/json"}
                )
                assert answer.status_code == 413
                assert answer.json()["error"]["code"] == "large"
        assert program.post("/api/judge", json=ONE).status_code == 200


# -- verify -------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", RECORDS[::4], ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_verify_says_what_the_command_says(
    served: Served, path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = path.read_text(encoding="utf-8")
    lines = text.split("\n")
    middle = len(lines) // 2
    wrong = "\n".join([*lines[:middle], *lines[middle + 1 :]])
    for number, one in enumerate((text, wrong, "\n".join(lines[:-3]) + "\n", "hello", "")):
        file = tmp_path / f"{number}.arb"
        file.write_text(one, encoding="utf-8")
        run(["verify", "--json", "--lang", "en", str(file)])
        wanted = json.loads(capsys.readouterr().out)
        with served.browser("en") as program:
            if len(one) > 250_000:
                continue
            found = program.post("/api/verify", json={"record": one, "name": str(file)})
            assert found.status_code == 200
            assert found.json() == wanted
            plain = program.post(
                "/api/verify", content=one.encode(), headers={"content-type": "text/plain"}
            )
            assert plain.json()["ok"] == wanted["ok"]
            assert plain.json().get("line") == wanted.get("line")
            assert str(file) not in plain.text


def test_a_record_is_checked_for_so_long_and_no_longer(tmp_path: Path) -> None:
    text = RECORDS[0].read_text(encoding="utf-8")
    with Served(tmp_path / "t.db", limits=Limits(verifying=0.0, judging=0.0)) as served:
        for lang, said, late in (
            ("en", "takes more than 0 seconds", "not judged"),
            ("fr", "prend plus de 0 secondes", "pas jugée"),
        ):
            with served.browser(lang) as program:
                answer = program.post("/api/verify", json={"record": text})
                assert answer.status_code == 413
                assert said in answer.json()["error"]["text"]
                answers = program.post("/api/judge", json=[ONE, ONE]).json()
                assert late in answers[1]["error"]["reason"]
        with served.browser() as program:
            long = "arbitre record 2\n" + "\n" * 10_001
            answer = program.post("/api/verify", json={"record": long})
            assert answer.status_code == 413
            assert "10" in answer.json()["error"]["text"]


# -- limits, and other sites ----------------------------------------------------------------------


def test_each_address_may_ask_so_often(tmp_path: Path) -> None:
    limits = Limits(judged=3, verified=2)
    with Served(tmp_path / "t.db", limits=limits) as served, served.browser() as program:
        found = [program.post("/api/judge", json=ONE).status_code for _ in range(4)]
        assert found == [200, 200, 200, 429]
        found = [program.post("/api/verify", json={"record": ""}).status_code for _ in range(3)]
        assert found == [200, 200, 429]
        refused = program.post("/api/judge", json=ONE, headers=ORIGIN)
        assert refused.headers["retry-after"] == "10"
        assert refused.headers["access-control-allow-origin"] == "*"  # or its page hears nothing
        assert program.get("/api/v1/games").status_code == 200


def test_where_too_many_wait_the_answer_is_busy(tmp_path: Path) -> None:
    with Served(tmp_path / "t.db") as served:
        site = served._server.config.app.state.site
        site.judging.most = site.verifying.most = 0
        for lang, said in (("en", "too much is being done"), ("fr", "trop de choses se font ici")):
            with served.browser(lang) as program:
                for path in ("/api/judge", "/api/verify"):
                    answer = program.post(path, json={"record": ""}, headers=ORIGIN)
                    assert answer.status_code == 503
                    assert said in answer.json()["error"]["text"]
                    assert answer.headers["retry-after"] == "10"
                assert program.get("/api/v1/games").status_code == 200


def test_other_sites_may_call_these_and_nothing_else(served: Served) -> None:
    asked = {
        **ORIGIN,
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type",
    }
    with httpx.Client(base_url=served.url, verify=False, timeout=60) as page:
        for path in ("/api/judge", "/api/judge/power", "/api/v1/judge", "/api/v1/verify"):
            preflight = page.options(path, headers=asked)
            assert preflight.status_code == 200
            assert preflight.headers["access-control-allow-origin"] == "*"
            assert "access-control-allow-credentials" not in preflight.headers
            answer = page.post(path, json=ONE, headers=ORIGIN)
            assert answer.headers["access-control-allow-origin"] == "*"
            assert "set-cookie" not in answer.headers
        for path in ("/api/v1/games", "/api/v1/tables", "/api/v1/openapi.json", "/", "/api/judges"):
            for headers in (asked, ORIGIN):
                answer = page.request(
                    "OPTIONS" if headers is asked else "GET", path, headers=headers
                )
                assert "access-control-allow-origin" not in answer.headers
        # a preflight for what is not open, and a cookie that says whose browser it is
        assert (
            page.options(
                "/api/judge", headers={**asked, "access-control-request-method": "PUT"}
            ).status_code
            == 400
        )
        own = page.post(
            "/api/judge", json=ONE, headers={**ORIGIN, "cookie": "arbitre-me=" + "x" * 22}
        )
        assert own.status_code == 200
        assert "access-control-allow-credentials" not in own.headers


def test_a_game_offers_its_judge() -> None:
    assert game("power").judge("en") is not None
    assert game("sans_allies").judge() is None

"""The API's description has an example of everything, and none of them rots: a server is asked them again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
import pytest

from arbitre.core import game as registry
from arbitre.web.api.description import ROUTES, examples
from tests.web.serving import Served
from tools.make_api_examples import GAMES_OWN, NOON, SERVER, ask, heard, kind_of, said, shortened

Plain = dict[str, Any]


@pytest.fixture(scope="module")
def described(served: Served) -> Plain:
    with served.browser() as browser:
        return dict(browser.get("/api/v1/openapi.json").json())


def operations(described: Plain) -> Iterator[tuple[str, Plain]]:
    for methods in described["paths"].values():
        for operation in methods.values():
            yield operation["operationId"], operation


def contents(described: Plain) -> Iterator[tuple[str, Plain]]:
    """Everything that is sent or answered: where, and its content."""
    for name, operation in operations(described):
        for kind, content in operation.get("requestBody", {}).get("content", {}).items():
            yield f"{name} {kind}", content
        for status, answer in operation["responses"].items():
            for kind, content in answer.get("content", {}).items():
                yield f"{name} {status} {kind}", content
    for name, item in described["webhooks"].items():
        yield name, item["post"]["requestBody"]["content"]["application/json"]


def test_every_route_is_named_for_programs_and_says_its_secret_and_limit(described: Plain) -> None:
    names = [name for name, _ in operations(described)]
    assert len(names) == len(set(names)) == len(ROUTES)
    assert all(name.isidentifier() and name == name.lower() for name in names)
    for name, operation in operations(described):
        assert "secret" in operation["description"].lower(), name
        assert "address." in operation["description"] or "minute" in operation["description"], name
        assert operation["summary"], name
        assert operation["security"][0] == {}, name  # a spectator is always somebody
    assert {tag["name"] for tag in described["tags"]} == {
        tag for _, operation in operations(described) for tag in operation["tags"]
    }


def test_no_route_is_without_an_example(described: Plain) -> None:
    without = {where for where, content in contents(described) if not content.get("examples")}
    # beside another form of the same that has one
    assert without == {"judge application/x-ndjson", "judge 200 application/x-ndjson"}
    for name, operation in operations(described):
        for parameter in operation.get("parameters", ()):
            if parameter.get("required"):
                assert "example" in parameter, (name, parameter["name"])
    assert sorted(described["webhooks"]) == ["ping", "your_turn"]


def test_every_example_is_as_its_schema_says(described: Plain) -> None:
    seen = 0
    for where, content in contents(described):
        schema = {**content["schema"], "components": described["components"]}
        validator = jsonschema_rs.Draft202012Validator(schema)
        for name, example in content.get("examples", {}).items():
            faults = [
                f"{error.instance_path}: {error.message}"
                for error in validator.iter_errors(example["value"])
            ]
            assert not faults, (where, name, faults[:3])
            seen += 1
    assert seen > 300
    for name, operation in operations(described):
        for parameter in operation.get("parameters", ()):
            if "example" in parameter:
                validator = jsonschema_rs.Draft202012Validator(parameter["schema"])
                assert validator.is_valid(parameter["example"]), (name, parameter)


def renamed(value: Any, names: dict[str, str]) -> Any:
    """A request of the story with what stands for secrets and ids replaced by this server's own."""
    text = json.dumps(value, ensure_ascii=False)
    for shown, real in names.items():
        text = text.replace(shown, real)
    return json.loads(text)


def learn(shown: Any, real: Any, known: set[str], names: dict[str, str]) -> None:
    """Find out what the stand-ins of an answer are called here."""
    if isinstance(shown, dict) and isinstance(real, dict):
        for key in shown.keys() & real.keys():
            learn(shown[key], real[key], known, names)
    elif isinstance(shown, list) and isinstance(real, list):
        for one, other in zip(shown, real, strict=False):
            learn(one, other, known, names)
    elif isinstance(shown, str) and shown in known and isinstance(real, str):
        names.setdefault(shown, real)


def shape(value: Any) -> Any:
    """The names of the fields of an answer; of lists the first item, of a game's own form nothing."""
    if isinstance(value, dict):
        return {
            key: None if key in (*GAMES_OWN, "seats", "counts", "mine") else shape(one)
            for key, one in value.items()
        }
    return [shape(one) for one in value[:1]] if isinstance(value, list) else None


def test_a_server_answers_the_examples_as_described(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "_games", {})  # without the toys of other tests
    story = examples()
    known: set[str] = set(story["stand_ins"])
    names: dict[str, str] = {}
    with heard() as (hook, calls):
        settings: Plain = {"private_hooks": True, "bots": True, "now": lambda: NOON}
        with Served(tmp_path / "t.db", **settings) as served:
            names |= {SERVER: served.url, "https://bot.example/arbitre": hook}
            with httpx.Client(base_url=served.url, verify=False, timeout=60) as client:
                for step in story["steps"]:
                    asked = renamed(step, names)
                    answer = ask(client, asked)
                    where = (step["operation"], step["name"], answer.text[:300])
                    assert answer.status_code == step["status"], where
                    assert kind_of(answer) == step["kind"], where
                    found = said(answer)
                    learn(step["answer"], found, known, names)
                    if step["status"] >= 400:
                        assert shortened(found) == renamed(step["answer"], names), where
                    else:
                        assert shape(found) == shape(step["answer"]), where
        assert [call["event"] for call in calls] == ["ping", "your_turn"]
        for call in calls:
            example = story["calls"][call["event"]]
            assert set(call) | {"url"} == set(example)

"""The API against its own description: schemathesis asks, and nothing may surprise."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import checks as known
from schemathesis.core.result import Ok

from tests.web.serving import Served

CHECKS = [
    known.not_a_server_error,
    known.status_code_conformance,
    known.content_type_conformance,
    known.response_headers_conformance,
    known.response_schema_conformance,
]
"""Not asked: that everything well-formed is taken (a move may be against the rules), nor that a table
needs a secret (without one, one is a spectator)."""

OPERATIONS = {
    "GET /api/v1/boxes",
    "POST /api/v1/boxes",
    "DELETE /api/v1/boxes/{id}",
    "GET /api/v1/boxes/{id}",
    "POST /api/v1/boxes/{id}",
    "GET /api/v1/boxes/{id}/edition",
    "GET /api/v1/daily/{game}",
    "GET /api/v1/daily/{game}/{day}",
    "POST /api/v1/daily/{game}",
    "GET /api/v1/games",
    "GET /api/v1/games/{game}",
    "GET /api/v1/games/{game}/aid",
    "GET /api/v1/games/{game}/rules",
    "POST /api/v1/links",
    "GET /api/v1/tables",
    "POST /api/v1/replays",
    "POST /api/v1/tables",
    "POST /api/v1/tables/import",
    "GET /api/v1/tables/{id}",
    "POST /api/v1/tables/{id}/acts",
    "GET /api/v1/tables/{id}/chance",
    "PUT /api/v1/tables/{id}/draft",
    "POST /api/v1/tables/{id}/hint",
    "GET /api/v1/tables/{id}/ending",
    "GET /api/v1/tables/{id}/history/{number}",
    "GET /api/v1/tables/{id}/look",
    "GET /api/v1/tables/{id}/log",
    "GET /api/v1/tables/{id}/record",
    "GET /api/v1/tables/{id}/hook",
    "POST /api/v1/tables/{id}/hook/ping",
    "POST /api/v1/judge",
    "POST /api/v1/judge/{game}",
    "POST /api/v1/verify",
    "GET /api/v1/tables/{id}/study/{at}",
    "PUT /api/v1/tables/{id}/study/{at}/draft",
    "POST /api/v1/tables/{id}/study",
    "POST /api/v1/tables/{id}/study/hint",
    "POST /api/v1/tables/{id}/study/table",
    "GET /api/v1/tables/{id}/text",
    "POST /api/v1/tables/{id}/try",
}


@pytest.mark.no_cover  # long: other tests measure it
@pytest.mark.parametrize("known_table", [True, False], ids=["a table", "any table"])
def test_every_answer_is_as_described(served: Served, known_table: bool) -> None:
    table = served.api().create("sans_allies")
    schema = schemathesis.openapi.from_url(f"{served.url}/api/v1/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert {operation.label for operation in operations} == OPERATIONS
    box = served.api().ask("POST", "boxes", {"game": "power"})
    bearer = {"authorization": f"Bearer {','.join([*table.client.tokens, box['secret']])}"}

    for operation in operations:
        if not known_table and "{id}" not in operation.label:
            continue

        @given(case=operation.as_strategy())
        @settings(
            max_examples=8 if known_table else 3,
            database=None,
            deadline=None,
            derandomize=True,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def ask(case: schemathesis.Case[Any]) -> None:
            if known_table and "id" in case.path_parameters:
                case.path_parameters["id"] = box["id"] if "/boxes/" in case.path else table.id
            if known_table and "/daily/" in case.path:
                case.path_parameters["game"] = "sans_allies"
            case.call_and_validate(headers=bearer, checks=CHECKS, timeout=60)

        ask()

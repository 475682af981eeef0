"""Resources: what a client may put before its model without a tool: rules, and its own tables."""

from __future__ import annotations

import json
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any, TypeVar

from mcp.server.mcpserver.exceptions import ResourceError
from mcp.types import CallToolResult, TextContent

from arbitre.mcp.door import ModelDoor, Refusal
from arbitre.mcp.game_tools import GameTools
from arbitre.mcp.table_tools import TableTools
from arbitre.web.client import RemoteTable

if TYPE_CHECKING:
    from mcp.server import MCPServer

Found = TypeVar("Found")


def add_resources(
    server: MCPServer[None], door: ModelDoor, games: GameTools, tables: TableTools
) -> None:
    """Offer the rules of all games, and the tables of this session as their seats see them."""

    def named(uri: str, key: str, kind: str = "text/plain") -> dict[str, Any]:
        return {
            "uri": uri,
            "name": key,
            "description": door.say(f"resource-{key}"),
            "mime_type": kind,
        }

    @server.resource(**named("arbitre://games", "games"))
    async def list_games() -> str:
        return await text_of(games.list_games())

    @server.resource(**named("arbitre://aid/{game}", "aid"))
    async def aid(game: str) -> str:
        return await text_of(games.rules(game))

    @server.resource(**named("arbitre://rules/{game}", "rules"))
    async def rules(game: str) -> str:
        clauses = await refusing(door.ask(lambda client: client.ask("GET", f"games/{game}/rules")))
        return "\n".join(f"{one['id']}  {one['text']}" for one in clauses)

    @server.resource(**named("arbitre://rules/{game}/{clause}", "clause"))
    async def clause(game: str, clause: str) -> str:
        return await text_of(games.rules(game, clause=clause))

    @server.resource(**named("arbitre://table/{table}", "table"))
    async def table(table: str) -> str:
        return await text_of(tables.look(table))

    @server.resource(**named("arbitre://table/{table}/view", "view", "application/json"))
    async def view(table: str) -> str:
        sight = await refusing(door.at(table, RemoteTable.sight))
        return json.dumps(sight["view"], ensure_ascii=False)

    @server.resource(**named("arbitre://table/{table}/log", "log"))
    async def log(table: str) -> str:
        return await text_of(tables.look_back(table))

    @server.resource(**named("arbitre://table/{table}/record", "record"))
    async def record(table: str) -> str:
        return await refusing(door.at(table, RemoteTable.record))


async def text_of(asked: Awaitable[CallToolResult]) -> str:
    """The text of what a tool answers."""
    found = (await refusing(asked)).content[0]
    assert isinstance(found, TextContent)
    return found.text


async def refusing(asked: Awaitable[Found]) -> Found:
    """What was asked for; a refusal is one of the resource."""
    try:
        return await asked
    except Refusal as refused:
        raise ResourceError(str(refused)) from None

"""The server that a language model's client talks to: tools, resources and prompts over one session."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

from mcp.server import MCPServer
from mcp.server.mcpserver import Context
from mcp.server.mcpserver.exceptions import ToolError, UnexpectedToolError
from mcp.types import CallToolResult, TextContent, Tool, ToolAnnotations
from pydantic import ValidationError

from arbitre.mcp.door import ModelDoor, Refusal
from arbitre.mcp.draft_tools import DraftTools
from arbitre.mcp.game_tools import GameTools
from arbitre.mcp.prompts import add_prompts
from arbitre.mcp.resources import add_resources
from arbitre.mcp.table_tools import TableTools

LOG = logging.getLogger("arbitre.mcp")
LOOKING = (
    "list_games rules tables look help wait look_back ending record legal why preview hint".split()
)
"""The tools that change nothing."""
FINAL = ("send", "give_up")
"""Those that may not be taken back."""


class ArbitreServer(MCPServer[None]):
    """Arbitre for a language model: one session, with the seats it begins or joins."""

    def __init__(self, door: ModelDoor, version: str) -> None:
        super().__init__(
            "arbitre",
            title=door.say("server-title"),
            instructions=door.say("instructions"),
            version=version,
            log_level="WARNING",
        )
        self.door = door
        games, tables = GameTools(door), TableTools(door)
        drafts = DraftTools(door, tables)
        for tool in (
            *(games.list_games, games.rules, tables.begin, tables.join, tables.tables),
            *(tables.look, tables.help, drafts.legal, drafts.why, drafts.write, drafts.remove),
            *(drafts.clear, drafts.preview, drafts.send, tables.wait, tables.look_back),
            *(drafts.hint, drafts.undo, drafts.declare, drafts.give_up, tables.talk),
            *(tables.ending, tables.record),
        ):
            name = tool.__name__
            self.add_tool(
                tool,
                description=door.say(f"tool-{name}"),
                annotations=ToolAnnotations(
                    read_only_hint=name in LOOKING,
                    destructive_hint=name in FINAL,
                    open_world_hint=False,
                ),
            )
        add_resources(self, door, games, tables)
        add_prompts(self, door)

    async def list_tools(self) -> list[Tool]:
        """All tools; what an argument means stands in the reader's language."""
        tools = await super().list_tools()
        for tool in tools:
            tool.input_schema = {**tool.input_schema, "properties": dict(self._described(tool))}
            tool.input_schema = untitled(tool.input_schema)
            tool.output_schema = tool.output_schema and untitled(tool.output_schema)
        return tools

    def _described(self, tool: Tool) -> Iterator[tuple[str, dict[str, Any]]]:
        for name, schema in tool.input_schema.get("properties", {}).items():
            own = f"arg-{tool.name}-{name}"
            key = own if self.door.words.knows(own) else f"arg-{name}"
            yield name, {**schema, "description": self.door.say(key)}

    async def call_tool(
        self, name: str, arguments: dict[str, Any], context: Context[None, Any] | None = None
    ) -> Any:
        """Call a tool; whatever is refused comes back as a sentence, and never as a traceback."""
        try:
            await self._check_arguments(name, arguments)
            return await super().call_tool(name, arguments, context)
        except Refusal as refused:
            return _refused(str(refused))
        except ToolError as failed:
            cause = failed.__cause__
            if isinstance(cause, Refusal):
                return _refused(str(cause))
            if isinstance(cause, ValidationError):
                return _refused(await self._misused(name, cause))
            if not isinstance(failed, UnexpectedToolError):
                return _refused(str(failed))
            LOG.error("the tool %s failed", name, exc_info=cause)
            return _refused(self.door.say("crashed"))

    async def _check_arguments(self, name: str, arguments: dict[str, Any]) -> None:
        """Refuse a tool that there is not, and an argument that it does not take."""
        tools = {tool.name: tool for tool in await super().list_tools()}
        if name not in tools:
            raise self.door.refuse("unknown-tool", tool=name[:40], known=", ".join(tools))
        known = list(tools[name].input_schema.get("properties", {}))
        wrong = [one for one in arguments if one not in known]
        if wrong:
            said = ", ".join(known) or self.door.say("no-arguments")
            raise self.door.refuse("unknown-argument", tool=name, name=wrong[0][:40], known=said)

    async def _misused(self, name: str, problem: ValidationError) -> str:
        """Which arguments are wrong, and what is wanted in their place."""
        tools = {tool.name: tool for tool in await super().list_tools()}
        schemas = tools[name].input_schema.get("properties", {})
        wrong: dict[str, str] = {}
        for error in problem.errors():
            where = str(error["loc"][0]) if error["loc"] else ""
            key = "missing-argument" if error["type"] == "missing" else "bad-argument"
            wanted = wanted_by(schemas.get(where, {}))
            wrong[where] = self.door.say(key, name=where[:40], wanted=wanted)
        return self.door.say("bad-arguments", tool=name, wrong="; ".join(wrong.values()))


def untitled(schema: dict[str, Any]) -> dict[str, Any]:
    """A schema without the titles that repeat its names: a model reads all of it.

    >>> untitled({"title": "T", "properties": {"title": {"title": "Title", "type": "string"}}})
    {'properties': {'title': {'type': 'string'}}}
    """
    found: dict[str, Any] = {}
    for key, value in schema.items():
        if key == "title" and isinstance(value, str):
            continue
        if isinstance(value, dict):
            value = untitled(value)
        elif isinstance(value, list):
            value = [untitled(one) if isinstance(one, dict) else one for one in value]
        found[key] = value
    return found


def wanted_by(schema: dict[str, Any]) -> str:
    """What a schema wants, in a few words.

    >>> wanted_by({"type": "number", "minimum": 0, "maximum": 120})
    'number, 0 ≤ … ≤ 120'
    >>> wanted_by({"anyOf": [{"type": "array", "items": {"type": "string"}}, {"type": "null"}]})
    'array of string, or null'
    """
    if "anyOf" in schema:
        return ", or ".join(wanted_by(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f'"{one}"' for one in schema["enum"])
    kind = str(schema.get("type", "object"))
    if "items" in schema:
        kind += f" of {wanted_by(schema['items'])}"
    low, high = schema.get("minimum"), schema.get("maximum")
    if low is not None and high is not None:
        kind += f", {low:g} ≤ … ≤ {high:g}"
    longest = schema.get("maxLength") or schema.get("maxItems")
    return f"{kind}, ≤ {longest}" if longest else kind


def _refused(text: str) -> CallToolResult:
    return CallToolResult(content=[TextContent(type="text", text=text)], is_error=True)

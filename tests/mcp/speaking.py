"""A model's client in tests: calls without `await`."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from anyio.from_thread import BlockingPortal
from mcp import ClientSession, StdioServerParameters, stdio_client
from mcp.types import TextContent, TextResourceContents

COMMAND = [sys.executable, "-m", "arbitre", "mcp"]
"""What a client starts."""


@asynccontextmanager
async def by_stdio(*arguments: str) -> AsyncIterator[ClientSession]:
    """A session with a process of its own."""
    command = [*COMMAND, *arguments]
    lang = [] if "--lang" in arguments else ["--lang", "en"]
    parameters = StdioServerParameters(command=command[0], args=[*command[1:], *lang])
    async with (
        stdio_client(parameters) as (reading, writing),
        ClientSession(reading, writing) as session,
    ):
        await session.initialize()
        yield session


class Answered:
    """What a tool answered: its text, its data, and whether it is an error."""

    def __init__(self, text: str, data: dict[str, Any], error: bool) -> None:
        self.text = text
        self.data = data
        self.error = error


class Model:
    """A session of the official client."""

    def __init__(self, portal: BlockingPortal, session: ClientSession) -> None:
        self.portal = portal
        self.session = session

    def call(self, tool: str, **arguments: Any) -> Answered:
        """Call a tool."""
        found = self.portal.call(self.session.call_tool, tool, arguments)
        text = "\n".join(one.text for one in found.content if isinstance(one, TextContent))
        return Answered(text, found.structured_content or {}, bool(found.is_error))

    def done(self, tool: str, **arguments: Any) -> Answered:
        """Call a tool that must not refuse."""
        found = self.call(tool, **arguments)
        assert not found.error, found.text
        return found

    def refused(self, tool: str, **arguments: Any) -> str:
        """Call a tool that must refuse, in a sentence."""
        found = self.call(tool, **arguments)
        assert found.error, found.text
        assert "Traceback" not in found.text
        assert len(found.text) < 4000
        return found.text

    def tools(self) -> list[Any]:
        """All tools."""
        return list(self.portal.call(self.session.list_tools).tools)

    def read(self, uri: str) -> str:
        """A resource."""
        found = self.portal.call(self.session.read_resource, uri).contents[0]
        assert isinstance(found, TextResourceContents)
        return found.text

    def prompt(self, name: str, **arguments: str) -> str:
        """The text of a prompt."""
        asked = partial(self.session.get_prompt, name, arguments)
        content = self.portal.call(asked).messages[0].content
        assert isinstance(content, TextContent)
        return content.text

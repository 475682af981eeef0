"""Prompts: what a person may ask their model to do with Arbitre."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mcp.server.mcpserver.prompts.base import Prompt, PromptArgument

from arbitre.mcp.door import ModelDoor

if TYPE_CHECKING:
    from mcp.server import MCPServer

ABOUT = {"play": "game", "explain": "game", "review": "table"}
"""Each prompt, and the one argument that it takes."""
MOST = 80


def add_prompts(server: MCPServer[None], door: ModelDoor) -> None:
    """Offer: play a game, explain a game, review one's own game."""
    for name, about in ABOUT.items():
        described = door.say(f"arg-prompt-{about}")
        asked = PromptArgument(name=about, description=described, required=True)
        server.add_prompt(
            Prompt(
                name=name,
                title=None,
                description=door.say(f"prompt-{name}"),
                arguments=[asked],
                fn=_text(door, name, about),
                context_kwarg=None,
            )
        )


def _text(door: ModelDoor, name: str, about: str) -> Callable[..., str]:
    """What makes the text of a prompt from its argument."""

    def text(**given: str) -> str:
        return door.say(f"prompt-{name}-text", **{about: str(given.get(about, ""))[:MOST]})

    return text

"""Difficulties of a game (presets): an edition or options under one name, chosen where a game is begun."""

from __future__ import annotations

from typing import Final


class Difficulty:
    """One of them; the message `difficulty-NAME` says it. `usual`: what is played where none is chosen."""

    def __init__(
        self,
        name: str,
        edition: str = "",
        options: dict[str, object] | None = None,
        usual: bool = False,
    ) -> None:
        self.name: Final = name
        self.edition: Final = edition
        self.options: Final[dict[str, object]] = {} if options is None else options
        self.usual: Final = usual

    def __repr__(self) -> str:
        return f"Difficulty({self.name!r})"

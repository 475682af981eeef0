"""The reference of the documentation site: which names stand on which page; the text is their docstrings.

It is also an extension of griffe, which reads the sources: examples (`>>>`) become blocks of code.
"""

from __future__ import annotations

from typing import Any

try:
    from griffe import Extension
except ImportError:  # the pages can be listed without the extra `docs`
    Extension = object

CONTRACT = (
    *"Game Position View Move Draft Line Event Result Ruling".split(),
    *"Message Illegal BadInput Edition CHANCE".split(),
)
"""Public names that a game is made of: on the page of the contract, all others on the first page."""
PARTS = (
    "core.contract core.draft.ChoiceDraft core.options core.edition core.catalogue.Catalogue core.voice",
    "core.words.Words core.terminal core.screen core.difficulty core.telling core.judge.Judge",
)
"""What more a game may offer."""
ARENA = "tournament solo ladder until match statistics table".split()


def pages() -> dict[str, str]:
    """The pages of the reference by file name."""
    import arbitre

    others = [name for name in arbitre.__all__ if name not in CONTRACT]
    return {
        "python.md": page(
            "The names of `arbitre`",
            "What a researcher or the writer of a player imports, from the docstrings. What each is for: "
            "[Arbitre from Python](../python.md). What a game is made of: [the contract](game.md).",
            [f"arbitre.{name}" for name in others],
        ),
        "game.md": page(
            "The contract of a game",
            "What a game is made of, from the docstrings; which of it a game must have is told in "
            "[Adding a game](../repository/CONTRIBUTING.md#adding-a-game), step by step in "
            "[your first game](../first_game.md).",
            [
                *(f"arbitre.{name}" for name in CONTRACT),
                *(f"arbitre.{name}" for name in " ".join(PARTS).split()),
            ],
        ),
        "arena.md": page(
            "The arena",
            "Many games between players, counted. `arbitre.run` is the short way.",
            [f"arbitre.arena.{name}" for name in ARENA],
        ),
        "testing.md": page(
            "Testing a game",
            "One call holds a game to the whole contract.",
            ["arbitre.testing.check_game"],
        ),
        "client.md": page(
            "The client of the API",
            "A small client of a table over HTTP, without dependencies: [the API](../api.md) itself.",
            [
                "arbitre.web.client.Client",
                "arbitre.web.client.RemoteTable",
                "arbitre.web.client.Denied",
            ],
        ),
    }


def page(title: str, about: str, names: list[str]) -> str:
    """A page that has the docstrings of some names put in when the site is built."""
    return f"# {title}\n\n{about}\n\n" + "\n\n".join(f"::: {name}" for name in names) + "\n"


class Examples(Extension):  # type: ignore[misc]
    """Puts the examples of docstrings into blocks, or Markdown takes `>>>` for quotations."""

    def on_instance(self, *, obj: Any, **_: Any) -> None:
        """What griffe calls for each thing that it read."""
        if obj.docstring and ">>> " in obj.docstring.value:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """A docstring with its examples between fences.

    >>> print(fenced("Adds.\\n\\n>>> 1 + 1\\n2\\n\\nThat is all."))
    Adds.
    <BLANKLINE>
    ```pycon
    >>> 1 + 1
    2
    ```
    <BLANKLINE>
    That is all.
    """
    made: list[str] = []
    inside = False
    for line in text.splitlines():
        if line.startswith(">>> ") and not inside:
            made.append("```pycon")
            inside = True
        elif inside and not line.strip():
            made.append("```")
            inside = False
        made.append(line)
    return "\n".join([*made, "```"] if inside else made)

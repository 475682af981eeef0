"""Tools about games: which there are, their rules."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import quote

from mcp.types import CallToolResult
from pydantic import Field

from arbitre.core.words import plain
from arbitre.mcp.door import ModelDoor
from arbitre.mcp.results import ClauseLine, GameLine, Games, OptionLine, PlayerLine, Rules
from arbitre.mcp.wording import Plain, Wording, answer, clipped

MOST_CLAUSES = 40
"""So many clauses are shown of a search, or of all the rules."""
MOST_OPTION = 160
"""So much is shown of the clause of an option: rules has it whole."""
Name = Annotated[str, Field(max_length=80)]
Word = Annotated[str, Field(max_length=200)]


class GameTools:
    """What can be asked without a table."""

    def __init__(self, door: ModelDoor) -> None:
        self.door = door
        self.say = door.say
        self.wording = Wording(door.words)

    async def list_games(self, game: Name = "") -> Annotated[CallToolResult, Games]:
        """All games in a line each; of one, its options, editions and players too."""
        if game:
            one = await self.door.ask(lambda client: client.ask("GET", f"games/{_path(game)}"))
            return answer(self._whole(one), Games(games=[game_line(one)]))
        found = await self.door.ask(lambda client: client.games())
        lines = [
            self.say(
                "game-line",
                id=one["id"],
                title=one["title"],
                summary=one["summary"],
                seats=", ".join(map(str, one["seats"])),
                editions=", ".join(one["editions"]),
                players=", ".join(one["bots"]),
            )
            for one in found
        ]
        lines.append(self.say("games-next"))
        return answer("\n".join(lines), Games(games=[game_line(one) for one in found]))

    def _whole(self, one: Plain) -> str:
        lines = [f"{one['title']} ({one['id']}): {one['summary']}"]
        lines.append(self.say("game-seats", seats=", ".join(map(str, one["seats"]))))
        lines.append(self.say("game-editions", editions=", ".join(one["editions"])))
        lines.append(self.say("game-levels", levels=", ".join(one["levels"])))
        lines.append(self.say("game-players"))
        lines += [f"  {one['bot']}: {one['name']}. {one['style']}" for one in one["players"]]
        lines.append(self.say("game-options" if one["options"] else "game-no-options"))
        for option in map(option_line, one["options"]):
            shown = ", ".join(option.choices)
            if not shown and option.low is not None:
                shown = f"{option.low}–{option.high}"
            kind = f" ({shown})" if shown else ""
            name = f"  {option.name} = {_shown(option.default)}{kind}"
            lines.append(f"{name}: {clipped(option.text, MOST_OPTION)} [{option.clause}]")
        return "\n".join(lines)

    async def rules(
        self, game: Name, clause: Word = "", search: Word = "", chapter: Word = ""
    ) -> Annotated[CallToolResult, Rules]:
        """The play aid and the chapters; or a clause, the clauses of a chapter, those with some words."""
        path = f"games/{_path(game)}"
        clauses: list[Plain] = await self.door.ask(
            lambda client: client.ask("GET", f"{path}/rules")
        )
        if not (clause or search or chapter):
            aid = await self.door.ask(lambda client: client.ask("GET", f"{path}/aid"))
            titles = dict.fromkeys(one["section"] for one in clauses)
            of = [sum(one["section"] == title for one in clauses) for title in titles]
            chapters = [f"  {title} ({n})" for title, n in zip(titles, of, strict=True)]
            text = "\n".join([aid["text"], "", self.say("rules-chapters"), *chapters])
            return answer(
                f"{text}\n{self.say('rules-next')}", Rules(game=game, clauses=[], of=len(clauses))
            )
        found = [one for one in clauses if _asked(one, clause, search, chapter)]
        if not found:
            wanted = clause or search or chapter
            raise self.door.refuse("no-clause", wanted=wanted[:40], game=game)
        shown = found[:MOST_CLAUSES]
        lines = [f"{one['id']}  {one['text']}" for one in shown]
        if len(found) > len(shown):
            lines.append(self.say("more-clauses", n=len(found) - len(shown)))
        kept = [ClauseLine(**{key: one[key] for key in ClauseLine.model_fields}) for one in shown]
        return answer("\n".join(lines), Rules(game=game, clauses=kept, of=len(found)))


def game_line(one: Plain) -> GameLine:
    """A game as data."""
    return GameLine(
        id=one["id"],
        title=one["title"],
        summary=one["summary"],
        seats=one["seats"],
        editions=one["editions"],
        levels=one["levels"],
        players=[
            PlayerLine(bot=player["bot"], name=player["name"], style=player["style"])
            for player in one["players"]
        ],
        options=[option_line(option) for option in one["options"]],
    )


def option_line(option: Plain) -> OptionLine:
    """An option as data; bounds only where it is a number."""
    counted = isinstance(option["default"], int) and not isinstance(option["default"], bool)
    return OptionLine(
        name=option["name"],
        default=option["default"],
        choices=option["choices"],
        low=option["low"] if counted else None,
        high=option["high"] if counted else None,
        clause=option["clause"],
        text=option["text"],
    )


def _asked(one: Plain, clause: str, search: str, chapter: str) -> bool:
    """Whether a clause is one of those asked for; its id may leave out the letters of the game."""
    wanted, name = clause.strip().upper(), one["id"].upper()
    if wanted and name != wanted and name.partition("-")[2] != wanted:
        return False
    if plain(chapter) not in plain(one["section"]):
        return False
    text = plain(f"{one['id']} {one['section']} {one['text']}")
    return all(word in text for word in plain(search).split())


def _shown(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value) or '""'


def _path(game: str) -> str:
    return quote(game.strip(), safe="")

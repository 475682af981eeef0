"""`arbitre rules`: the rule catalogue, and which clauses have a test."""

from __future__ import annotations

import ast
import json
import re
import textwrap
from pathlib import Path

import click

from arbitre.cli.shape import command, json_option, lang_option, option
from arbitre.core.aid import aid_text
from arbitre.core.catalogue import Catalogue, Clause
from arbitre.core.game import Game, game
from arbitre.core.message import BadInput, Message
from arbitre.core.words import Words


def rules_command(words: Words) -> click.Command:
    """The rules of a game, one clause, or the coverage by tests."""

    def rules(
        name: str, clause: str | None, coverage: bool, aid: bool, lang: str | None, as_json: bool
    ) -> int:
        catalogue = game(name).catalogue
        if aid:
            return _aid(game(name), words)
        if coverage:
            return _coverage(catalogue, words, as_json)
        chosen = list(catalogue.clauses.values())
        if clause:
            found = catalogue.find(clause)
            if found is None:
                args: dict[str, str | int] = {"clause": clause[:40], "game": name}
                raise BadInput("", Message("unknown-clause", args))
            chosen = [found]
        if as_json:
            click.echo(json.dumps([_plain(one) for one in chosen], ensure_ascii=False))
        elif clause:
            click.echo(_written(chosen[0], words, 80))
        else:
            for section in catalogue.sections:
                click.echo(f"\n{section.title(words.lang)} ({section.id})\n")
                for one in section.clauses:
                    click.echo(_written(one, words, 80))
            _editions(game(name), words)
        return 0

    params: list[click.Parameter] = [
        click.Argument(["name"], metavar="GAME"),
        click.Argument(["clause"], required=False),
        option(words, ["--coverage"], "coverage", is_flag=True),
        option(words, ["--aid"], "aid", is_flag=True),
        lang_option(words),
        json_option(words),
    ]
    return command(words, "rules", rules, params)


def _aid(rules: Game, words: Words) -> int:
    """The play aid with the values of the standard edition; 1 where the game has none."""
    found = rules.aid(rules.voice(None, words.lang))
    if found is not None:
        click.echo(aid_text(found, 80))
    return 0 if found is not None else 1


def _editions(rules: Game, words: Words) -> None:
    """What each released edition has of its own, where the game says so."""
    voice = rules.voice(None, words.lang)
    found = [voice.edition_lines(rules.edition(name)) for name in rules.editions()]
    if any(found):
        click.echo(f"\n{words.phrase('rules-editions')}\n")
    for lines in found:
        for line in lines:
            click.echo(textwrap.fill(line, 80, subsequent_indent="  ", break_on_hyphens=False))


def _plain(clause: Clause) -> dict[str, object]:
    return {"id": clause.id, "marks": list(clause.marks), **clause.statements}


def _written(clause: Clause, words: Words, width: int) -> str:
    marks = ", ".join(words.phrase("mark-" + mark.replace(" ", "-")) for mark in clause.marks)
    text = f"{clause.statement(words.lang)} [{marks}]"
    head = f"{clause.id}  "
    return textwrap.fill(
        text, width, initial_indent=head, subsequent_indent=" " * len(head), break_on_hyphens=False
    )


def _coverage(catalogue: Catalogue, words: Words, as_json: bool) -> int:
    folder = tests_folder()
    if folder is None:
        raise BadInput("tests", Message("no-tests"))
    tested = tested_clauses(folder)
    missing = [clause for clause in catalogue.clauses if clause not in tested]
    total = len(catalogue.clauses)
    if as_json:
        click.echo(json.dumps({"missing": missing, "tested": total - len(missing), "of": total}))
    else:
        for clause in missing:
            click.echo(clause)
        # the last line is read by programs: the same in every language
        click.echo(f"{total - len(missing)} of {total} clauses have a test")
    return 1 if missing else 0


def tests_folder() -> Path | None:
    """The `tests` of the checkout this program runs from, else of the current folder."""
    for root in (Path(__file__).resolve().parents[3], Path.cwd()):
        if (root / "tests").is_dir() and (root / "pyproject.toml").is_file():
            return root / "tests"
    return None


def tested_clauses(folder: Path) -> set[str]:
    """Every clause named by `@pytest.mark.rule` or by the `rules` line of a case."""
    found: set[str] = set()
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found.update(
                    str(word.value) for word in node.args if isinstance(word, ast.Constant)
                )
    for path in sorted(folder.rglob("cases/*.txt")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("rules "):
                found.update(re.findall(r"[A-Z]{2}-[A-Z0-9]+", line))
    return found

"""The shape of the command line: which commands there are, and help in the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import click

from arbitre.compiled import ENGINE
from arbitre.core.message import Value
from arbitre.core.words import LANGUAGES, Words

MODULES = {
    "serve": "serve",
    "learn": "learn",
    "play": "play",
    "replay": "replay",
    "verify": "records",
    "luck": "luck",
    "judge": "judge",
    "mcp": "mcp",
    "arena": "arena",
    "ladder": "ladder",
    "bench": "bench",
    "compile": "compile",
    "docs": "docs",
    "rules": "rules",
    "edition": "editions",
    "games": "games",
    "bots": "bots",
    "backup": "backup",
    "restore": "backup",
}
"""Each command and the module of `arbitre.cli` that makes it; imported only when it is used."""


class Spoken(click.Command):
    """A command whose help is written in the reader's language."""

    words: Words

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Usage, what it does, its options."""
        formatter.write(f"{self.words.phrase('usage')} {ctx.command_path}")
        for param in self.params:
            if isinstance(param, click.Argument):
                name = shown_name(param) + ("…" if param.nargs == -1 else "")
                formatter.write(f" {name}" if param.required else f" [{name}]")
        formatter.write(f" [{self.words.phrase('options')}]\n\n")
        for line in (self.help or "").split("\n"):
            formatter.write(f"{line}\n")
        rows = [
            (", ".join(param.opts) + (f" {param.metavar}" if param.metavar else ""), param.help)
            for param in self.params
            if isinstance(param, click.Option) and not param.hidden
        ]
        rows.append(("--help", self.words.phrase("help-help")))
        wide = max(len(names) for names, _ in rows)
        formatter.write("\n")
        for names, text in rows:
            formatter.write(f"  {names.ljust(wide)}  {text}\n")


class Commands(click.Group):
    """All commands. A module is imported when its command is called."""

    def __init__(self, words: Words) -> None:
        super().__init__("arbitre", invoke_without_command=True, callback=self._bare)
        self.words = words
        self.params.append(
            click.Option(["--version"], is_flag=True, help=words.phrase("help-version"))
        )
        self.params.append(lang_option(words))

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names, in the order of the documentation."""
        return list(MODULES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """A command by name."""
        if cmd_name not in MODULES:
            return None
        module = import_module(f"arbitre.cli.{MODULES[cmd_name]}")
        make: Callable[[Words], click.Command] = getattr(module, f"{cmd_name}_command")
        return make(self.words)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """One line a command."""
        formatter.write(self.words.phrase("about") + "\n\n")
        formatter.write(f"{self.words.phrase('usage')} arbitre {self.words.phrase('command')}\n\n")
        wide = max(len(name) for name in MODULES)
        for name in MODULES:
            formatter.write(f"  {name.ljust(wide)}  {self.words.phrase(f'short-{name}')}\n")
        formatter.write("\n" + self.words.phrase("more-help") + "\n")

    def _bare(self, version: bool, lang: str | None) -> None:
        ctx = click.get_current_context()
        if version:
            from arbitre import __version__

            click.echo(
                self.words.phrase("version", {"version": __version__, "engine": ENGINE.state()})
            )
            ctx.exit()
        if ctx.invoked_subcommand is None:
            click.echo(ctx.get_help())


def command(
    words: Words,
    name: str,
    callback: Callable[..., Any],
    params: list[click.Parameter],
    **args: Value,
) -> click.Command:
    """A command with its help from the messages, and what these need."""
    made = Spoken(name, callback=callback, params=params, help=words.phrase(f"long-{name}", args))
    made.words = words
    return made


SEED = click.IntRange(-(1 << 63), (1 << 63) - 1)
"""A seed: what a store and a record can keep."""


def option(words: Words, names: list[str], key: str, **settings: Any) -> click.Option:
    """An option with its help from the messages."""
    return click.Option(names, help=words.phrase(f"help-{key}"), **settings)


def shown_name(param: click.Parameter) -> str:
    """How help and errors call a parameter."""
    if isinstance(param, click.Option):
        return param.opts[0]
    return param.metavar or (param.name or "").upper()


def lang_option(words: Words) -> click.Option:
    """`--lang`, which every command takes."""
    return option(
        words, ["--lang"], "lang", type=click.Choice(LANGUAGES), metavar="|".join(LANGUAGES)
    )


def json_option(words: Words) -> click.Option:
    """`--json`, where a program would read the answer."""
    return option(words, ["--json", "as_json"], "json", is_flag=True)


def spoken_usage(problem: click.UsageError, words: Words) -> str:
    """A usage error in the reader's language."""
    key, args = "usage-wrong", {"problem": problem.format_message()}
    if isinstance(problem, click.NoSuchOption):
        key, args = "usage-option", {"option": problem.option_name}
    elif isinstance(problem, click.MissingParameter):
        name = shown_name(problem.param) if problem.param else str(problem.param_hint)
        key, args = "usage-missing", {"name": name}
    elif isinstance(problem, click.BadParameter):
        name = shown_name(problem.param) if problem.param else str(problem.param_hint)
        key, args = "usage-value", {"name": name}
    elif isinstance(problem, click.BadOptionUsage):
        key, args = "usage-bare", {"option": problem.option_name}
    elif "No such command" in problem.format_message():
        key = "usage-command"
    elif "unexpected extra argument" in problem.format_message():
        key, args = (
            "usage-extra",
            {"given": problem.format_message().partition("(")[2].rstrip(").")},
        )
    path = problem.ctx.command_path if problem.ctx is not None else "arbitre"
    spoken: dict[str, Value] = {**args, "path": path}
    return words.phrase(key, spoken)

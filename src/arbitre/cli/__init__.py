"""The command line: one entry point."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Mapping
from pathlib import Path

import click

from arbitre.cli.shape import Commands, spoken_usage
from arbitre.compiled import CHOICE, ENGINE
from arbitre.core.message import BadInput, os_reason
from arbitre.core.words import FALLBACK, LANGUAGES, Words, harmless, language_of

DONE, BAD = 0, 2
"""Exit codes: done; bad usage or input. A command's own answer may be 1, a negative one."""


def main(arguments: list[str] | None = None) -> None:
    """Run the command line and exit with its code."""
    signal.signal(signal.SIGTERM, _end)
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:
            # a closed stream reads as empty and takes everything
            setattr(sys, name, Path(os.devnull).open("r" if name == "stdin" else "w"))  # noqa: SIM115
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: list[str]) -> int:
    """Run one command; errors are one clear line on stderr, never a traceback."""
    words = Words(chosen_language(arguments, os.environ), ["arbitre.core", "arbitre.cli"])
    if ENGINE.is_missing():
        return complain(words.phrase("engine-missing", {"name": CHOICE}))
    if arguments[:1] != ["compile"] and ENGINE.tells_stale():
        click.echo(f"arbitre: {words.phrase('engine-stale')}", err=True)
    try:
        answer = Commands(words).main(arguments, prog_name="arbitre", standalone_mode=False)
        sys.stdout.flush()
    except click.UsageError as problem:
        return complain(spoken_usage(problem, words))
    except click.ClickException as problem:
        return complain(problem.format_message())
    except BadInput as problem:
        return complain(spoken_problem(problem, words))
    except (KeyboardInterrupt, click.Abort):
        return 130
    except (BrokenPipeError, SystemExit):  # click ends like this when it meets a broken pipe
        # the reader of our output has gone: nothing is left to say
        _drop_output()
        return DONE
    except OSError as problem:
        _drop_output()
        return complain(words.phrase("no-output", {"problem": os_reason(problem)}))
    return answer if isinstance(answer, int) else DONE


def _drop_output() -> None:
    """Let the interpreter end without trying to write what could not be written."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _end(number: int, frame: object) -> None:
    """A polite request to end is taken like Ctrl-C: what can be saved is."""
    raise KeyboardInterrupt


def chosen_language(arguments: list[str], environment: Mapping[str, str]) -> str:
    """The language asked for by `--lang`, else the locale's, else English.

    >>> chosen_language(["games", "--lang", "fr"], {"LANG": "en_GB.UTF-8"})
    'fr'
    >>> chosen_language(["games"], {"LANG": "fr_FR.UTF-8"})
    'fr'
    """
    for index, word in enumerate(arguments):
        if word == "--lang" and arguments[index + 1 : index + 2]:
            asked = arguments[index + 1]
        elif word.startswith("--lang="):
            asked = word.partition("=")[2]
        else:
            continue
        if asked in LANGUAGES:
            return asked
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return language_of(environment[name]) or FALLBACK
    return FALLBACK


def spoken_problem(problem: BadInput, words: Words) -> str:
    """What is wrong, and where, in one line; a game's own messages are found in its words."""
    from arbitre.core.shelf import shelf

    reason = ""
    for package in ("arbitre.tables", "arbitre.arena"):  # a store, a cluster
        if not words.knows(problem.message.key):
            words = words.with_package(package)
    if words.knows(problem.message.key):
        reason = words.say(problem.message)
    else:
        for rules in shelf((words.lang,))[0]:
            spoken = rules.voice(None, words.lang).words
            if spoken.knows(problem.message.key):
                reason = spoken.say(problem.message)
                break
    return f"{problem.where}: {reason}" if problem.where else reason


def complain(text: str) -> int:
    """One line on stderr; the exit code for bad usage or input."""
    line = harmless(" ".join(text.split("\n")))
    click.echo(f"arbitre: {line}", err=True)
    return BAD

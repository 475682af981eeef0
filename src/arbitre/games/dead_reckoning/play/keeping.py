"""What was typed beside a real table, kept in an edition file for the next game (DR-Q2)."""

from __future__ import annotations

import re
from typing import Final

from arbitre.games.dead_reckoning.play.editions import EDITIONS, values_of
from arbitre.games.dead_reckoning.rules.by_hand.turned_up import (
    ISLAND,
    card_of,
    island_text,
    look_of,
)
from arbitre.games.dead_reckoning.rules.values import Form, TypedBand

OWN: Final = "mine"
EQUAL_CUBES: Final = re.compile(r"^cubes_(normal|hard) = .*\n", re.MULTILINE)
"""What holds for our own cards only (DR-C2)."""


def with_typed(text: str, where: str, typed: list[TypedBand], box: tuple[Form, ...] = ()) -> str:
    """An edition file with typed bands in it, and with islands and cards that turned up.

    A card that the edition prints gets its band there; any other gets a table `[typed.NAME]` of its own.
    """
    edition = (
        EDITIONS.named("") if text == EDITIONS.named("").source else EDITIONS.read(text, where)
    )
    if edition.name in EDITIONS.names():
        text = text.replace(f'name = "{edition.name}"', f'name = "{OWN}"', 1)
    printed = [card.name for card in values_of(edition).alliance]
    for band in typed:
        group = "alliance" if band.name in printed else "typed"
        key = f"{'h' if band.hard else 'n'}{band.number + 1}"
        text = _with_line(text, f"{group}.{band.name}", key, f'{key} = "{band.line}"')
        if group == "alliance":
            text = EQUAL_CUBES.sub("", text)
    for form in box:
        text = _with_form(text, form)
    EDITIONS.read(text, where)
    return text


def _with_form(text: str, form: Form) -> str:
    """An island under `[box.islands]` by its key, a card under `[box.cards]` by a number; each once."""
    if form[0] == ISLAND:
        line = f'{form[1]} = "{island_text(form)}"'
        return _with_line(text, "box.islands", str(form[1]), line)
    said = f"{int(form[1]) + 1}: {look_of(card_of(form, 0)).text}"
    if f'= "{said}"' in text:
        return text
    number = 1
    while re.search(rf"^card{number} = ", text, re.MULTILINE):
        number += 1
    return _with_line(text, "box.cards", f"card{number}", f'card{number} = "{said}"')


def _with_line(text: str, table: str, key: str, line: str) -> str:
    """A line put into a table of a TOML text, in place of the one with the same key."""
    lines = text.rstrip("\n").split("\n")
    headers = [number for number, each in enumerate(lines) if each.strip() == f"[{table}]"]
    if not headers:
        return "\n".join([*lines, "", f"[{table}]", line]) + "\n"
    at = last = headers[0] + 1
    while at < len(lines) and not lines[at].startswith("["):
        if re.match(rf"{key}\s*=", lines[at]):
            lines[at] = line
            return "\n".join(lines) + "\n"
        last = at + 1 if lines[at].strip() else last
        at += 1
    lines.insert(last, line)
    return "\n".join(lines) + "\n"

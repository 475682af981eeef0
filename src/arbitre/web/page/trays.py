"""Trays (forms of a companion table): what a reader set, read back from the fields of a form."""

from __future__ import annotations

from arbitre.core.tray import CHOICE, NUMBER, OFF, SWITCH, TEXT, WORDS, Dial, Tray
from arbitre.web.errors import problem

VALUE = "v-"
"""Before the name of a dial: what it is set to."""
WAS = "was-"
"""Before the name of a dial: what it stood at when it was shown."""
PROBLEMS = {NUMBER: "web-tray-number", TEXT: "web-tray-text", WORDS: "web-tray-text"}


def values_set(tray: Tray, form: dict[str, str]) -> dict[str, str]:
    """What each dial is set to by a form; Problem where that cannot be, or somebody else was faster.

    What this reader did not touch is left as it is now, whoever set it since.
    """
    return {dial.name: _value(dial, form) for dial in tray.dials}


def _value(dial: Dial, form: dict[str, str]) -> str:
    was = form.get(WAS + dial.name, dial.value)
    given = form.get(VALUE + dial.name)
    if given is None:
        # an unchecked box sends nothing; a choice that shows none neither
        given = OFF if dial.kind == SWITCH and WAS + dial.name in form else was
    value = given.strip() if dial.is_text else given.strip().lstrip("+")
    if value == was:
        return dial.value
    if not dial.admits(value):
        key = PROBLEMS.get(dial.kind, "web-tray-choice")
        raise problem("bad", key, label=dial.label, low=dial.low, high=dial.high)
    if was != dial.value != value:
        raise problem("stale", "web-tray-since", label=dial.label, now=shown(dial, dial.value))
    return value


def shown(dial: Dial, value: str) -> str:
    """A value as it is read: a choice by its label."""
    if dial.kind == CHOICE:
        return dict(dial.choices).get(value, value)
    return value

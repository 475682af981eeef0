"""Keys for what lies on a real table (keypad, companion mode): touched one after another instead of typed."""

from __future__ import annotations

from arbitre.core.voice import Voice

MOST_KEYS = 16
"""More outcomes than that are no keypad any more: they are typed, or chosen from a list."""
JOINT = ", "
"""How outcomes stand on one line: every game parts them so."""


class Key:
    """One key: what it types, what stands on it, and how many such things there are (-1: any number)."""

    __slots__ = ("label", "left", "text")

    def __init__(self, text: str, label: str, left: int = -1) -> None:
        self.text = text
        self.label = label
        self.left = left


class Slot:
    """A thing that is asked for (input field): its name, and where in the picture it will lie."""

    __slots__ = ("id", "label")

    def __init__(self, label: str = "", id: str = "") -> None:
        self.label = label
        self.id = id


class Keypad:
    """Keys that fill slots: when all are full, what they hold is typed, joined to one line.

    Slots may be filled in any order, and the first ones alone will do. A shortcut fills all of them (the
    sum of two dice). `prompt` says in one short line what is asked; empty: as it is typed.
    """

    __slots__ = ("joint", "keys", "prompt", "shortcuts", "slots")

    def __init__(
        self,
        keys: list[Key],
        slots: list[Slot],
        joint: str = JOINT,
        shortcuts: list[Key] | None = None,
        prompt: str = "",
    ) -> None:
        self.keys = keys
        self.slots = slots
        self.joint = joint
        self.shortcuts = shortcuts or []
        self.prompt = prompt


def usual_keypad(voice: Voice) -> Keypad | None:
    """A key for each outcome of chance, where they are few; as many slots as fall together.

    >>> from arbitre.core.game import game
    >>> sans_allies = game("sans_allies")
    >>> keypad = usual_keypad(sans_allies.voice(sans_allies.start(None).view(None), "en"))
    >>> keypad.keys[0].label, len(keypad.slots)
    ('plains', 1)
    """
    assert voice.seen is not None
    chances = voice.seen.position().chances()
    if not 0 < len(chances) <= MOST_KEYS:
        return None
    names = [voice.outcome(move) for move, _ in chances]
    keys = [Key(name, name) for name in names]
    return Keypad(keys, [Slot() for _ in range(max(1, voice.chance_count()))])

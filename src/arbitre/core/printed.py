"""Sheets to be printed and written on by hand (blank forms): one for each side."""

from __future__ import annotations


class PrintedSheet:
    """A blank sheet: whose it is, the columns of its lines, how many there are, and what helps to fill it in.

    `key` names the side for the style sheet (`side-green`), `fields` are blanks above the lines.
    """

    __slots__ = ("fields", "head", "key", "lines", "notes", "title")

    def __init__(
        self,
        key: str,
        title: str,
        lines: int,
        head: list[str],
        fields: list[str],
        notes: list[str],
    ) -> None:
        self.key = key
        self.title = title
        self.lines = lines
        self.head = head
        self.fields = fields
        self.notes = notes

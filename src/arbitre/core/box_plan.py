"""What the form of a box asks for (schema): chapters of parts over keys of an edition."""

from __future__ import annotations

from arbitre.core.box_parts import Part


class Block:
    """Parts of one table of the edition that stand together (fieldset)."""

    def __init__(self, path: str, parts: list[Part], title: str = "", columns: int = 0) -> None:
        self.path = path
        self.parts = parts
        self.title = title
        self.columns = columns


class Listed:
    """Things of one kind in a table of the edition, as many as there are (repeated fieldset).

    `shown`: of so many parts the values are its title. `most` bounds their number.
    """

    def __init__(
        self, path: str, parts: list[Part], title: str, add: str, shown: int = 1, most: int = 60
    ) -> None:
        self.path = path
        self.parts = parts
        self.title = title
        self.add = add
        self.shown = shown
        self.most = most


class Total:
    """Numbers that must come to something (checksum): `KEY` of all things of a list, or of a block.

    `wanted` is a number, or the name of the dial that says it. Without a key the things are counted.
    """

    def __init__(self, label: str, path: str, keys: list[str], wanted: int | str) -> None:
        self.label = label
        self.path = path
        self.keys = keys
        self.wanted = wanted


class ChapterPlan:
    """What one chapter asks for. Its messages are `box-KEY` and `box-KEY-about`."""

    def __init__(
        self,
        key: str,
        blocks: list[Block],
        lists: list[Listed] | None = None,
        totals: list[Total] | None = None,
    ) -> None:
        self.key = key
        self.blocks = blocks
        self.lists = [] if lists is None else lists
        self.totals = [] if totals is None else totals

    @property
    def groups(self) -> list[str]:
        """The groups of the edition that it has something of."""
        paths = [block.path for block in self.blocks] + [one.path for one in self.lists]
        return list(dict.fromkeys(path.partition(".")[0] for path in paths))

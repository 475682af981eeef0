"""What the program draws where people play chance, and how far an undo goes back then."""

from __future__ import annotations


class Drawing:
    """Which kinds of chance the program draws from now on, and where each of its draws began."""

    def __init__(self) -> None:
        self.kinds: list[str] = []
        self.everything = False
        self._began: dict[int, int] = {}  # a line of the record, and how many stay when it goes

    def draws(self, kind: str) -> bool:
        """Whether the program draws this kind without being asked.

        >>> drawing = Drawing()
        >>> drawing.always("cubes")
        >>> drawing.draws("cubes"), drawing.draws("cards")
        (True, False)
        """
        return self.everything or kind in self.kinds

    def always(self, kind: str) -> None:
        """Draw this kind from now on."""
        if kind not in self.kinds:
            self.kinds.append(kind)

    def never(self) -> None:
        """Everything is typed again."""
        self.kinds, self.everything = [], False

    def note(self, number: int, began: int) -> None:
        """Line `number` was drawn; taken back, only the first `began` lines stay."""
        self._began[number] = began

    def began(self, number: int) -> int:
        """How many lines stay when line `number` is taken back: what was drawn in one go goes together."""
        return self._began.get(number, number - 1)

    def forget(self, left: int) -> None:
        """Lines were taken back: only so many are left."""
        self._began = {number: began for number, began in self._began.items() if number <= left}

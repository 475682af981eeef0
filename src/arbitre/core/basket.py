"""A set with a condition (multi-select form): a force, losses, a payment, gathered on a page by touch."""

from __future__ import annotations

AT_LEAST = "at_least"
EXACTLY = "exactly"
AT_MOST = "at_most"


class Item:
    """One kind of thing that may go into a basket.

    `line` puts one in, `count` are in, `most` could be, each counts `weight` for the rule; `ids` are the
    elements of the picture that stand for it.
    """

    def __init__(
        self, line: str, label: str, count: int, most: int, weight: int, ids: list[str]
    ) -> None:
        self.line = line
        self.label = label
        self.count = count
        self.most = most
        self.weight = weight
        self.ids = ids


class Basket:
    """A set with a condition (a force, losses, a payment), filled in any order.

    The weights of all that is in it must come to `total` by the rule: AT_LEAST, EXACTLY or AT_MOST.
    `title` says what is gathered, `unit` what the weights count.
    """

    def __init__(self, title: str, unit: str, items: list[Item], rule: str, total: int) -> None:
        self.title = title
        self.unit = unit
        self.items = items
        self.rule = rule
        self.total = total

    @property
    def sum(self) -> int:
        """What is in it by weight.

        >>> Basket("force", "strength", [Item("T", "tank", 2, 3, 4, [])], AT_LEAST, 9).sum
        8
        """
        return sum(item.count * item.weight for item in self.items)

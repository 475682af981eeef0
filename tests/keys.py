"""Which message an exception carries, whatever it says: `pytest.raises(BadInput, check=keyed("KEY"))`."""

from __future__ import annotations

import re
from collections.abc import Callable

from arbitre.core.message import BadInput, Illegal


def keyed(key: str, where: str = ".*") -> Callable[[BaseException], bool]:
    """Whether an exception carries this key, at a place that matches."""

    def right(problem: BaseException) -> bool:
        if isinstance(problem, Illegal):
            return problem.ruling.message.key == key
        if isinstance(problem, BadInput):
            return problem.message.key == key and bool(re.fullmatch(where, problem.where))
        return False

    return right

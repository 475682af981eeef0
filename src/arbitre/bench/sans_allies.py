"""`arbitre bench sans_allies`: random play beside the PyPI packages `catanatron` and `rlcard`."""

from __future__ import annotations

from typing import Any

from arbitre.bench.compare import Public, Say
from arbitre.bench.random_play import compare, report
from arbitre.core.game import game

__all__ = ["PUBLIC", "report", "run"]

PUBLIC = [
    Public("catanatron", ["catanatron==3.2.1", "networkx==3.6.1"]),
    Public("rlcard", ["rlcard==1.2.0", "numpy==2.4.6", "termcolor==3.3.0"]),
]


def run(seconds: float, passes: int, say: Say) -> dict[str, Any]:
    """All figures, our passes and those of the public engines by turns."""
    return compare(game("sans_allies"), PUBLIC, seconds, passes, say)

"""Tables together and each alone, in processes split off one that has shown a front page and no table.

What is read from files to make any page need not be read again by each of them.
`python -m tests.web.run_apart FOLDER` writes what they were shown to a file there.
"""

from __future__ import annotations

import gc
import pickle
import sys
import time
from multiprocessing import get_context
from pathlib import Path

from arbitre.core.words import LANGUAGES
from tests.web.serving import Served
from tests.web.tables_apart import Alone, Crowd, Shown, alone, crowd

FOUND = "found.pickle"
AT_ONCE = 2

forked = get_context("fork")
played = forked.SimpleQueue()


def together(folder: Path) -> Crowd:
    """All tables; once they are played, who looks at them alone may begin."""
    return crowd(folder, played.put)


def read_front_page(folder: Path) -> None:
    """A server that shows no table."""
    with Served(folder / "none.db") as served:
        for lang in LANGUAGES:
            with served.browser(lang) as browser:
                assert browser.get("/").status_code == 200


def found_in(folder: Path) -> tuple[Crowd, Alone]:
    """What the tables are shown together and alone."""
    with (
        forked.Pool(1, maxtasksperchild=1) as crowded,
        forked.Pool(AT_ONCE, maxtasksperchild=1) as apart,
    ):
        every = crowded.apply_async(together, [folder])
        while played.empty() and not every.ready():
            time.sleep(0.02)
        if every.ready():
            every.get()  # it failed
        shown: dict[str, Shown] = played.get()
        each = apart.starmap(alone, [(folder, one) for one in shown.values()], chunksize=1)
        return every.get(), dict(zip(shown, each, strict=True))


if __name__ == "__main__":
    place = Path(sys.argv[1])
    read_front_page(place)
    gc.freeze()  # what is there need not be gone through again by each
    (place / FOUND).write_bytes(pickle.dumps(found_in(place)))

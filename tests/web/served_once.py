"""Read by a process before others are split off it: a server that has shown its front page, and no table.

What is read from files to make any page need not be read again by each of them.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from arbitre.core.words import LANGUAGES
from tests.web.serving import Served

with TemporaryDirectory() as folder, Served(Path(folder) / "tables.db") as served:
    for lang in LANGUAGES:
        with served.browser(lang) as browser:
            assert browser.get("/").status_code == 200

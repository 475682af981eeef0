"""The documentation site under `/docs` (static files), where one was built; else a page that says how to."""

from __future__ import annotations

import re
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from arbitre.core.message import BadInput, Message
from arbitre.web.security.headers import DOCS_POLICY

DOCS = "/docs"
STAMP = "arbitre-docs.json"
"""The file that makes a folder a site of ours: see tools/build_docs.py."""

PACKAGE = Path(__file__).resolve().parents[1]
PLACES = (PACKAGE / "web" / "manual_site", PACKAGE.parents[1] / "build" / "docs" / "site")
"""Where a wheel has its site, and a clone the one that was built there."""

PLAIN = re.compile(r"(?:[A-Za-z0-9_][A-Za-z0-9_.-]*/)*(?:[A-Za-z0-9_][A-Za-z0-9_.-]*)?")
"""The paths that a site has: no hidden file, no way out of its folder."""
HASHED = re.compile(r"(?:^|[/.])[0-9a-f]{8}\.min\.(?:js|css)$")
"""A file whose name changes with its content."""
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
    ".png": "image/png",
    ".xml": "application/xml",
}
"""What each ending is, whatever the machine believes: browsers are told not to guess."""


def is_site(folder: Path) -> bool:
    """Whether a folder holds a built site.

    >>> is_site(PACKAGE)
    False
    """
    return (folder / STAMP).is_file()


def checked_folder(text: str) -> str:
    """A folder with a built site; BadInput where it holds none.

    >>> checked_folder("")
    ''
    >>> checked_folder("/nowhere")
    Traceback (most recent call last):
    arbitre.core.message.BadInput: --docs: ...
    """
    if text and not is_site(Path(text)):
        raise BadInput("--docs", Message("no-built-docs", {"folder": text[:200]}))
    return text


def site_folder(chosen: str = "") -> Path | None:
    """The site to be shown: the one that was chosen, the wheel's, the clone's; None: none was built."""
    places = (Path(chosen),) if chosen else PLACES
    return next((place for place in places if is_site(place)), None)


class Manual(StaticFiles):
    """The static files of a built site, with types, caching and nothing beside it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A page, a picture, a script; 404 for anything else."""
        if not PLAIN.fullmatch(path):
            raise HTTPException(404)
        if not path or path.endswith("/"):
            path += "index.html"
        kind = TYPES.get(Path(path).suffix)
        if kind is None:
            raise HTTPException(404)
        response = await super().get_response(path, scope)
        kept = (
            "public, max-age=31536000, immutable" if HASHED.search(path) else "public, max-age=300"
        )
        response.headers["cache-control"] = kept
        if response.status_code == 200:
            response.headers["content-type"] = kind
        if path.endswith(".html"):
            response.headers["content-security-policy"] = DOCS_POLICY
        return response

"""The documentation under `/docs`; where no site was built, a short page that says how to build one."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from arbitre.web.manual import DOCS, Manual, site_folder
from arbitre.web.site import site_of

router = APIRouter(include_in_schema=False)


@router.get(DOCS)
async def to_docs(request: Request) -> Response:
    """The links of its pages begin at a slash."""
    return RedirectResponse(site_of(request).url("docs", ""), 308)


@router.get(DOCS + "/{path:path}")
async def docs(request: Request, path: str) -> Response:
    """A file of the site."""
    site = site_of(request)
    folder = site_folder(site.config.docs)
    if folder is not None:
        return await Manual(folder).get_response(path, request.scope)
    return site.page(request, "docs.html", 404 if path else 200)

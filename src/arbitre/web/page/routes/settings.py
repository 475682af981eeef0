"""The settings page: language, name, sounds and the like, kept in a cookie of the browser."""

from __future__ import annotations

from dataclasses import replace

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from arbitre.core.words import Words, own_name
from arbitre.web.page.prefs import CHOICES, keep_prefs
from arbitre.web.page.speech import page_words
from arbitre.web.security.forms import read_form
from arbitre.web.site import site_of

router = APIRouter(include_in_schema=False)


@router.get("/settings")
async def settings(request: Request, saved: str = "") -> Response:
    """What can be set."""
    site = site_of(request)
    words = page_words(site.prefs(request).lang)
    choices = {
        key: [(value, _name(key, value, words)) for value in values]
        for key, values in CHOICES.items()
    }
    return site.page(request, "settings.html", choices=list(choices.items()), saved=bool(saved))


def _name(key: str, value: str, words: Words) -> str:
    """What a choice is called; a language by the name it has for itself."""
    return own_name(value) if key == "lang" else words.phrase(f"page-set-{key}-{value}")


@router.post("/settings")
async def save(request: Request) -> Response:
    """Keep what was set; a value that nobody offered is left out."""
    site = site_of(request)
    form = await read_form(request)
    given = {key: form[key] for key, words in CHOICES.items() if form.get(key) in words}
    name = form.get("name", "").strip()[: site.config.limits.name]
    response = RedirectResponse(site.url("settings", saved=1), 303)
    keep_prefs(response, replace(site.prefs(request), **given, name=name), site.config)
    return response

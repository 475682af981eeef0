"""Forms of our pages: read, rate limited, and refused when another site sent them (CSRF)."""

from __future__ import annotations

import json

from starlette.requests import Request

from arbitre.core.number import typed_whole
from arbitre.tables.plan import readable
from arbitre.web.errors import problem
from arbitre.web.security.csrf import FORM_FIELD, form_is_ours, page_of
from arbitre.web.security.rate_limit import address_of
from arbitre.web.site import site_of

MOST_FIELDS = 200
"""Fields of a form, where nothing else is said."""


async def read_form(request: Request, most: int = MOST_FIELDS) -> dict[str, str]:
    """The fields of a form as text (of a file, what is in it); Problem when it is not one of ours.

    Our own client sends the same fields as JSON.
    """
    check_pace(request)
    if page_of(request, site_of(request).config) == "other":
        raise problem("forbidden", "web-other-site")
    kind = request.headers.get("content-type", "")
    fields = await (
        _from_json(request) if kind.startswith("application/json") else _parts(request, most)
    )
    if not all(readable(key) and readable(value) for key, value in fields.items()):
        raise problem("bad", "web-unreadable")
    if page_of(request, site_of(request).config) == "unsaid" and not form_is_ours(
        request, fields.get(FORM_FIELD, "")
    ):
        raise problem("forbidden", "web-other-site")
    return fields


def small_number(text: str) -> int | None:
    """A whole number that somebody sent; None where it is none, or larger than any we count to.

    >>> small_number("12"), small_number("²"), small_number("-1"), small_number("9" * 5000)
    (12, None, None, None)
    """
    return typed_whole(text, 0, 999_999_999)


def check_pace(request: Request) -> None:
    """Refuse an address that changes things too often."""
    if not site_of(request).rate_limits.acts.take(address_of(request)):
        raise problem("rate", "web-too-often")


def check_tables(request: Request) -> None:
    """Refuse an address that makes too many tables."""
    if not site_of(request).rate_limits.tables.take(address_of(request)):
        raise problem("rate", "web-too-many-tables")


def check_hints(request: Request) -> None:
    """Refuse an address that keeps the bots from those who play with them."""
    if not site_of(request).rate_limits.hints.take(address_of(request)):
        raise problem("rate", "web-too-often")


async def _from_json(request: Request) -> dict[str, str]:
    try:
        data = json.loads(await request.body())
    except (ValueError, RecursionError):
        raise problem("bad", "web-unreadable") from None
    if not isinstance(data, dict):
        raise problem("bad", "web-unreadable")
    return {str(key): _text(value) for key, value in data.items()}


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "1" if value else ""
    return value if isinstance(value, str) else "" if value is None else str(value)


async def _parts(request: Request, most: int) -> dict[str, str]:
    fields: dict[str, str] = {}
    async with request.form(max_files=2, max_fields=most) as form:
        for key, value in form.multi_items():
            if isinstance(value, str):
                fields[key] = value
            else:
                fields[key] = (await value.read()).decode("utf-8", "replace")
    return fields

"""The words of the pages: those that templates say exist, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

from arbitre.core.catalogue import MARKS
from arbitre.tables.plan import ENDS, UNDOS
from arbitre.tables.show.played import STATES
from arbitre.web.page.boxes import STATES as BOX_STATES
from arbitre.web.page.career import KINDS
from arbitre.web.page.prefs import CHOICES
from arbitre.web.page.routes.making import ABSENT, CLOCKS, GAME_CLOCKS, TALKS
from arbitre.web.page.routes.table import CLIENT_WORDS, client_words

WEB = Path(__file__).parents[3] / "src" / "arbitre" / "web"


def said() -> set[str]:
    """Every key that a template or the code of the pages says."""
    found = set()
    for path in [*WEB.rglob("*.html"), *WEB.rglob("*.py")]:
        found |= set(
            re.findall(r"""['"]((?:page|web)-[a-z0-9_-]+[a-z0-9])['"]""", path.read_text("utf-8"))
        )
    found |= {
        f"page-set-{key}-{value}"
        for key, values in CHOICES.items()
        for value in values
        if key != "lang"  # a language says its own name
    }
    found |= {f"page-set-{key}" for key in CHOICES}
    found |= {f"page-client-{word}" for word in CLIENT_WORDS}
    for key, values in (
        ("per-move", CLOCKS), ("per-game", GAME_CLOCKS), ("at-end", ENDS), ("undo", UNDOS),
        ("absent", ABSENT), ("talk", TALKS),
    ):  # fmt: skip
        found |= {f"page-{key}", *(f"page-{key}-{value}" for value in values)}
    for mark in MARKS:
        key = mark.replace(" ", "-")
        found |= {f"page-mark-{key}", f"page-mark-why-{key}"}
    found |= {"bot-random"}  # the player that every game has
    found |= {
        f"page-list-{state}" for state in ("turn", "wait", "archived", "won", "lost", "gave-up")
    }
    found |= {f"page-history-{state}" for state in STATES}
    found |= {f"page-history-by-{kind}" for kind in KINDS}
    found |= {f"page-box-state-{state}" for state in BOX_STATES}
    return found


def test_the_pages_say_just_what_there_is() -> None:
    text = (WEB / "locale" / "en.ftl").read_text("utf-8")
    known = set(re.findall(r"^([a-z][a-z0-9_-]*) =", text, re.MULTILINE))
    spoken = said() - {"web-base-url", "bot-random"}  # the command line's, and the core's
    assert sorted(spoken - known) == []
    assert sorted(known - spoken) == []


def test_the_client_fills_in_its_own_blanks() -> None:
    words = client_words("fr")
    assert words["at_least"] == "{sum}, il en faut {total}"
    assert words["step_of"] == "étape {step} sur {steps}"
    assert set(words) == set(CLIENT_WORDS)

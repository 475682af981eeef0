"""Settings for all tests."""

from __future__ import annotations

import pytest
from hypothesis import settings

# no test asserts a time, and a busy machine must not fail one
settings.register_profile("arbitre", deadline=None)
settings.load_profile("arbitre")


@pytest.fixture(autouse=True)
def _plain_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the terminal client reads of its surroundings is the same on every machine."""
    for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")

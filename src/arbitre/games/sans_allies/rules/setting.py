"""What does not change during a game: the values of its edition, and what follows from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from urllib.parse import quote

from arbitre.core.cache import Cache
from arbitre.core.edition import Edition
from arbitre.games.sans_allies.rules.values import Values

if TYPE_CHECKING:
    from arbitre.games.sans_allies.rules.moves import Decision
    from arbitre.games.sans_allies.rules.ways import Ways


class Setting:
    """The frame of one game, shared by all its positions."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.values = Values(edition)
        # how a position text begins: one's own edition goes along
        self.written: str = (
            edition.full_name if edition.released else "=" + quote(edition.source, safe="")
        )
        self.forces: dict[int, list[int]] = {}  # minimal forces by what they depend on
        self.ways: dict[int, Ways] = {}  # the cheapest ways up by the cards that stand
        self.attacks: dict[int, Decision] = {}  # attacks by force and place


_settings: Final[Cache[Setting]] = Cache(64)


def setting_of(edition: Edition) -> Setting:
    """The frame of games of an edition; released ones are made once."""
    if not edition.released:
        return Setting(edition)
    name = edition.full_name
    found = _settings.find(name)
    return _settings.keep(name, Setting(edition)) if found is None else found

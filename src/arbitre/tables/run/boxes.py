"""Boxes (documents under secret links): the numbers of people's own boxes, changed dial by dial."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final, TypeVar

from sqlalchemy.engine import Connection

from arbitre.core.box import MINE, BoxForm
from arbitre.core.box_parts import Values
from arbitre.core.edition_bounds import check_bounds
from arbitre.core.game import Game
from arbitre.core.message import BadInput, Message
from arbitre.core.position import Position
from arbitre.core.shelf import sound_game
from arbitre.core.words import DEFAULT
from arbitre.tables.log.secrets import TOKEN, derived, hashed, hashes, new_id, new_token
from arbitre.tables.plan import MOST_NAME, clean_name, readable
from arbitre.tables.refusal import BAD, BUSY, FULL, LARGE, UNKNOWN, refused
from arbitre.tables.run.store_away import busy_if_away
from arbitre.tables.store import boxes as rows
from arbitre.tables.store.boxes import StoredBox
from arbitre.tables.store.store import Store

T = TypeVar("T")
SHARE: Final = "share"
"""What the link to look at is derived from, beside its owner's."""
MOST_VALUE: Final = 200
"""Signs of what a dial stands at."""
MOST_SIGNS: Final = 200_000
"""Signs of all dials of a box."""
TRIES: Final = 5
MOST_MINE: Final = 40
"""Boxes that one list shows."""


@dataclass(frozen=True)
class BoxSight:
    """A box as somebody may see it. `token` and `share` are the secrets of its links, for its owner alone."""

    id: str
    game: str
    name: str
    revision: int
    values: Values
    changed: int
    token: str = ""
    share: str = ""


@dataclass
class Filled:
    """What a form sets: what each dial stood at when it was shown, and what it is set to now."""

    was: dict[str, str] = field(default_factory=dict)
    now: dict[str, str] = field(default_factory=dict)
    others: dict[str, str] = field(default_factory=dict)
    """After it was written: what somebody else set otherwise meanwhile, which stays."""


class Boxes:
    """Knows boxes by the hashes of their links. Who shows the owner's may change one; else there is none."""

    def __init__(self, store: Store, now: Callable[[], int], most: int) -> None:
        self._store = store
        self._now = now
        self._most = most

    # -- making ------------------------------------------------------------------------------

    async def make(self, game: str, name: str = "", text: str = "") -> BoxSight:
        """A new box; from the text of an edition, one with its numbers. BadInput where that is wrong."""
        rules, form = form_of(game)
        if text:
            if not readable(text):
                raise refused(BAD, "plan-unreadable")
            check_bounds(text, "edition")
            edition = rules.read_edition(text, "edition")
            return await self.keep(game, name or edition.name, form.read(edition), 1)
        return await self.keep(game, name, form.start(), 0)

    async def keep(self, game: str, name: str, values: Values, revision: int = 1) -> BoxSight:
        """A new box with these values."""
        token, now, box_id = new_token(), self._now(), new_id()
        share = derived(token, SHARE)
        _check_size(size_of(values))
        called = clean_name(name)[:MOST_NAME]
        box = StoredBox(
            box_id, game, called, hashed(token), hashed(share), revision, values, now, now
        )
        if not await self._do(partial(rows.add_box, box=box, most=self._most)):
            raise refused(FULL, "box-full", most=self._most)
        return _sight(box, token)

    # -- looking -----------------------------------------------------------------------------

    async def see(self, id: str, tokens: Sequence[str]) -> BoxSight:
        """One's own box; Refused `unknown` for everybody else, as if there were none."""
        box = await self._ask(partial(rows.box_of, id=id[:64]))
        return _sight(*_owned(box, tokens))

    async def open(self, token: str) -> BoxSight:
        """The box of an owner's link."""
        box = await self._of_link(token)
        if box is None or box.owner != hashed(token):
            raise refused(UNKNOWN, "box-unknown")
        return _sight(box, token)

    async def shared(self, token: str) -> BoxSight:
        """The box of a link to look at: without any secret."""
        box = await self._of_link(token)
        if box is None or box.share != hashed(token):
            raise refused(UNKNOWN, "box-unknown")
        return _sight(box, "")

    async def mine(self, tokens: Sequence[str], game: str = "") -> list[BoxSight]:
        """The boxes of these secrets, of one game or of all, those changed last first."""
        known = hashes(tokens)
        found = await self._ask(partial(rows.boxes_of, owners=list(known)))
        mine = [_sight(box, known[box.owner]) for box in found if game in ("", box.game)]
        return mine[:MOST_MINE]

    async def edition(self, id: str, tokens: Sequence[str], game: str = "") -> str:
        """The text of the edition that one's own box makes; BadInput says why it makes none yet."""
        sight = await self.see(id, tokens)
        if game not in ("", sight.game):
            raise refused(BAD, "box-other-game")
        return edition_text(sight)

    # -- changing ----------------------------------------------------------------------------

    async def set(self, id: str, tokens: Sequence[str], given: Filled) -> BoxSight:
        """Set dials; what others set otherwise since it was shown stays, and is said in `given.others`."""
        sight = await self.see(id, tokens)
        form = form_of(sight.game)[1]

        def change(values: Values) -> None:
            given.others = _set(form, values, given)

        return await self.change(sight, change)

    async def change(self, sight: BoxSight, change: Callable[[Values], None]) -> BoxSight:
        """Change the values of one's own box as they stand by then."""

        signs = 0

        def written(box: StoredBox) -> tuple[str, Values]:
            nonlocal signs
            values = dict(box.dials)
            change(values)
            signs = size_of(values)
            return box.name, values if signs <= MOST_SIGNS else box.dials

        found = await self._change(sight, written)
        _check_size(signs)  # the writer of the store may raise nothing
        return found

    async def rename(self, sight: BoxSight, name: str) -> BoxSight:
        """Call one's own box otherwise."""
        called = clean_name(name)[:MOST_NAME]
        return await self._change(sight, lambda box: (called, box.dials))

    async def keep_typed(self, sight: BoxSight, position: Position) -> int:
        """Keep in one's own box what people typed of it at a table; how much that was."""
        for _ in range(TRIES):
            rules, form = form_of(sight.game)
            text, number = rules.kept(edition_text(sight), sight.name, position)
            if not number:
                return 0
            mine = {name: value for name, value in sight.values.items() if name.startswith(MINE)}
            new = form.read(rules.read_edition(text, sight.name))
            new = {name: value for name, value in new.items() if not name.startswith(MINE)} | mine
            if await self._replace(sight, new):
                return number
            sight = await self.see(sight.id, [sight.token])  # somebody was writing in it just then
        raise refused(BUSY, "store-busy")

    async def _replace(self, sight: BoxSight, new: Values) -> bool:
        """Put other values in place of those that somebody saw; False where they are not there any more."""
        there = False

        def change(values: Values) -> None:
            nonlocal there
            there = values == sight.values
            if there:
                values.clear()
                values.update(new)

        await self.change(sight, change)
        return there

    async def remove(self, sight: BoxSight) -> None:
        """Remove one's own box for good; tables made with it have its numbers in them."""
        await self._do(partial(rows.drop_box, id=sight.id))

    async def _change(
        self, sight: BoxSight, change: Callable[[StoredBox], tuple[str, Values]]
    ) -> BoxSight:
        if not await self._do(
            partial(rows.change_box, id=sight.id, change=change, now=self._now())
        ):
            raise refused(UNKNOWN, "box-unknown")
        return await self.see(sight.id, [sight.token])

    # -- inside ------------------------------------------------------------------------------

    async def _of_link(self, token: str) -> StoredBox | None:
        if not TOKEN.fullmatch(token):
            return None
        return await self._ask(partial(rows.box_of_link, hash=hashed(token)))

    async def _ask(self, question: Callable[[Connection], T]) -> T:
        with busy_if_away():
            return await self._store.ask(question)

    async def _do(self, work: Callable[[Connection], bool]) -> bool:
        with busy_if_away():
            return await self._store.do(work)


def form_of(game: str) -> tuple[Game, BoxForm]:
    """A game and the form of its box; Refused where it has none."""
    rules = sound_game(game)
    form = rules.box()
    if form is None:
        raise refused(UNKNOWN, "box-none")
    return rules, form


def edition_text(sight: BoxSight) -> str:
    """The text of the edition that a box makes; BadInput with the first reason why it makes none yet."""
    rules, form = form_of(sight.game)
    faults = form.faults(sight.values, rules.voice(None, DEFAULT).words)
    if faults:
        raise BadInput("box", Message("box-unready", {"name": sight.name, "n": len(faults)}))
    return form.toml(sight.values, sight.name, min(9999, max(1, sight.revision)))


def _set(form: BoxForm, values: Values, given: Filled) -> dict[str, str]:
    others: dict[str, str] = {}
    for name, value in given.now.items():
        was = given.was.get(name, values.get(name, ""))
        now = values.get(name, was)
        if value in (was, now) or not form.may_set(values, name):
            continue
        if now != was:
            others[name] = now
        else:
            values[name] = value[:MOST_VALUE]
    return others


def size_of(values: Mapping[str, str]) -> int:
    """How many signs a box has."""
    return sum(len(name) + len(value) for name, value in values.items())


def _check_size(signs: int) -> None:
    if signs > MOST_SIGNS:
        raise refused(LARGE, "box-large")


def _owned(box: StoredBox | None, tokens: Sequence[str]) -> tuple[StoredBox, str]:
    token = hashes(tokens).get(box.owner, "") if box is not None else ""
    if box is None or not token:
        raise refused(UNKNOWN, "box-unknown")
    return box, token


def _sight(box: StoredBox, token: str) -> BoxSight:
    share = derived(token, SHARE) if token else ""
    return BoxSight(box.id, box.game, box.name, box.revision, box.dials, box.changed, token, share)

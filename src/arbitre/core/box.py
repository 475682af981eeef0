"""The numbers of one's own box, by form: what a game asks for, and the edition that the answers make.

A game gives a `BoxForm`: chapters of dials over the keys of its editions. What was typed is kept as it was,
right or wrong; only what is right in every part becomes an edition, which the game's own reader judges.
"""

from __future__ import annotations

import json
import re
from typing import Final

from mypy_extensions import mypyc_attr

from arbitre.core.box_chapter import Chapter, Fault, Sum, Thing, Things
from arbitre.core.box_names import OUR_NAME, edition_name, own_key
from arbitre.core.box_parts import Tree, Values, name_in
from arbitre.core.box_plan import Block, ChapterPlan, Listed, Total
from arbitre.core.box_values import order, prune, shared, summed, table_at, whole_at
from arbitre.core.edition import BadEdition, Edition, EditionReader, Editions
from arbitre.core.edition_bounds import check_bounds
from arbitre.core.message import BadInput, Message, Value
from arbitre.core.provenance import OURS
from arbitre.core.toml_text import toml_text
from arbitre.core.tray import CHOICE, NUMBER, ON, TEXT, WORDS, Dial, Section
from arbitre.core.words import Words

REST: Final = "rest"
"""What an edition has besides what the form asks for, kept as JSON."""
MINE: Final = "mine."
"""Before the name of a chapter: whether its owner says that it is all as in the box."""
OWN: Final = "one's own box"
IN_PART: Final = "one's own box; reconstructed: what was left as it was"
OUR_OWN: Final = "reconstructed: ours"
NEW: Final = "new"
"""How the names of things that were added begin; the edition calls them by what they are called."""
FAULT_KEYS: Final = {
    NUMBER: "box-number",
    TEXT: "box-text",
    WORDS: "box-text",
    CHOICE: "box-choice",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class BoxForm:
    """The form of one game's box: values to chapters, faults and an edition, and an edition to values."""

    def __init__(
        self,
        released: Editions[object],
        plans: list[ChapterPlan],
        unsigned: tuple[str, ...] = (),
        reserved: tuple[str, ...] = (),
    ) -> None:
        self.released = released
        self.plans = plans
        self.unsigned = unsigned  # groups that say of no numbers whose they are
        self.reserved = reserved  # words that cannot be keys of one's own
        self._start: Values | None = None

    def unfold(self, tree: Tree) -> None:
        """Make tables of what an edition writes shorter."""

    def fold(self, tree: Tree) -> None:
        """Write tables as the edition has them."""

    def faults_of(self, values: Values) -> list[Fault]:
        """What the game can say nearer to a dial than the reader of its editions."""
        return []

    def start(self) -> Values:
        """A box nobody has said anything of: the standard edition."""
        if self._start is None:
            self._start = self.read(self.released.named(""))
        return dict(self._start)

    # -- an edition to values --------------------------------------------------------------------

    def read(self, edition: Edition) -> Values:
        """The values of an edition that was checked; what the form does not ask for is kept beside."""
        tree: Tree = json.loads(json.dumps(edition.values))
        values: Values = {}
        for plan in self.plans:
            signed = [group for group in plan.groups if group not in self.unsigned]
            said = [
                str(table_at(tree, (group,)).get("provenance", "")).casefold() for group in signed
            ]
            own = edition.name not in self.released.names()
            if own and signed and not any(OURS in text for text in said):
                values[MINE + plan.key] = ON
        self.unfold(tree)
        for plan in self.plans:
            for block in plan.blocks:
                table = table_at(tree, tuple(block.path.split(".")))
                for part in block.parts:
                    part.read(f"{block.path}.{part.key}", table, values)
            for listed in plan.lists:
                table = table_at(tree, tuple(listed.path.split(".")))
                fixed = self._fixed(listed.path)
                names = [
                    key for key, one in table.items() if key not in fixed and isinstance(one, dict)
                ]
                values[listed.path] = " ".join(names)
                for name in names:
                    for part in listed.parts:
                        part.read(f"{listed.path}.{name}.{part.key}", table[name], values)
        for key in ("name", "version", "provenance"):
            tree.pop(key, None)
        prune(tree)
        values[REST] = json.dumps(tree, ensure_ascii=False)
        return values

    # -- values to chapters ----------------------------------------------------------------------

    def chapters(self, values: Values, words: Words) -> list[Chapter]:
        """All chapters as they stand, in words."""
        start = self.start()
        found = []
        for plan in self.plans:
            names = self._names(plan, values)
            found.append(
                Chapter(
                    plan.key,
                    words.phrase(f"box-{plan.key}"),
                    words.phrase(f"box-{plan.key}-about"),
                    [self._section(block, values, words) for block in plan.blocks],
                    [self._things(one, values, words) for one in plan.lists],
                    [self._sum(one, values, words) for one in plan.totals],
                    values.get(MINE + plan.key) == ON,
                    any(values.get(name) != start.get(name) for name in names),
                )
            )
        return found

    def _section(self, block: Block, values: Values, words: Words) -> Section:
        dials: list[Dial] = []
        for part in block.parts:
            dials += part.dials(f"{block.path}.{part.key}", values, words)
        return Section(words.phrase(block.title) if block.title else "", dials, block.columns)

    def _things(self, listed: Listed, values: Values, words: Words) -> Things:
        things = []
        for key in order(values, listed.path):
            at = f"{listed.path}.{key}"
            rows = [part.dials(f"{at}.{part.key}", values, words) for part in listed.parts]
            shown = " · ".join(dials[0].value for dials in rows[: listed.shown] if dials[0].value)
            dials = [dial for row in rows for dial in row]
            things.append(Thing(key, shown or words.phrase("box-unnamed"), [Section("", dials)]))
        return Things(
            listed.path,
            words.phrase(listed.title),
            words.phrase(listed.add),
            things,
            len(things) < listed.most,
        )

    def _sum(self, total: Total, values: Values, words: Words) -> Sum:
        names = summed(total, values)
        counted = not total.keys
        now = len(order(values, total.path)) if counted else sum(whole_at(values, n) for n in names)
        wanted = total.wanted if isinstance(total.wanted, int) else whole_at(values, total.wanted)
        return Sum(words.phrase(total.label), names, now, wanted, counted)

    def _names(self, plan: ChapterPlan, values: Values) -> list[str]:
        """All that is kept of a chapter; what was there at the start and is gone is seen in the list."""
        paths = [f"{block.path}.{part.key}" for block in plan.blocks for part in block.parts]
        lists = [one.path for one in plan.lists]
        starts = tuple([f"{path}." for path in [*paths, *lists]])
        return [
            name for name in values if name in paths or name in lists or name.startswith(starts)
        ]

    # -- lists that grow -------------------------------------------------------------------------

    def add(self, values: Values, path: str) -> str:
        """One more thing at the end of a list; its key, empty where there is no room or no such list."""
        listed = self._listed(path)
        keys = order(values, path)
        if listed is None or len(keys) >= listed.most:
            return ""
        taken = [int(key[len(NEW) :]) for key in keys if re.fullmatch(NEW + "[0-9]{1,6}", key)]
        key = f"{NEW}{max(taken, default=0) + 1}"
        values[path] = " ".join([*keys, key])
        for part in listed.parts:
            part.fresh(f"{path}.{key}.{part.key}", values)
        return key

    def remove(self, values: Values, path: str, key: str) -> bool:
        """A thing less; False where it is not there."""
        keys = order(values, path)
        if self._listed(path) is None or key not in keys:
            return False
        values[path] = " ".join(one for one in keys if one != key)
        for name in [name for name in values if name.startswith(f"{path}.{key}.")]:
            del values[name]
        return True

    def may_set(self, values: Values, name: str) -> bool:
        """Whether a dial of that name is there to be set; of a thing that is gone none is."""
        if name in values or name in [MINE + plan.key for plan in self.plans]:
            return name != REST and self._listed(name) is None
        if name not in self.start():
            return False
        for plan in self.plans:
            for listed in plan.lists:
                if name.startswith(f"{listed.path}."):
                    word = name[len(listed.path) + 1 :].partition(".")[0]
                    return word in self._fixed(listed.path)
        return True

    def empty(self, values: Values, chapter: str) -> None:
        """Set the numbers that a chapter adds up to 0, to be counted anew."""
        for plan in self.plans:
            if plan.key == chapter:
                for total in plan.totals:
                    values.update(dict.fromkeys(summed(total, values), "0"))

    def _listed(self, path: str) -> Listed | None:
        for plan in self.plans:
            for listed in plan.lists:
                if listed.path == path:
                    return listed
        return None

    # -- values to an edition --------------------------------------------------------------------

    def faults(self, values: Values, words: Words) -> list[Fault]:
        """Why these values make no edition, nearest to the dials; none: they make one."""
        found: list[Fault] = []
        chapters = self.chapters(values, words)
        for chapter in chapters:
            for dial in chapter.dials:
                if not dial.admits(dial.value):
                    args: dict[str, Value] = {
                        "label": dial.label,
                        "low": dial.low,
                        "high": dial.high,
                    }
                    key = FAULT_KEYS.get(dial.kind, "box-choice")
                    if dial.is_text and not dial.value.strip():
                        key = "box-text-missing"
                    found.append(Fault(chapter.key, dial.name, Message(key, args)))
            for one in chapter.sums:
                if one.total != one.wanted:
                    key = "box-sum-less" if one.total < one.wanted else "box-sum-more"
                    args = {
                        "label": one.label,
                        "n": abs(one.total - one.wanted),
                        "total": one.total,
                        "wanted": one.wanted,
                    }
                    found.append(Fault(chapter.key, "", Message(key, args)))
        found += self.faults_of(values)
        if found:
            return found
        text = self.toml(values, OUR_NAME)
        try:
            check_bounds(text, "box")
            # judged, not kept: half-filled boxes would push out the editions that tables play with
            self.released.check(EditionReader(text, "box"))
        except BadInput as problem:
            path = problem.path if isinstance(problem, BadEdition) else ()
            found.append(self._placed(path, problem.message, values, chapters))
        return found

    def _placed(
        self, path: tuple[str, ...], message: Message, values: Values, chapters: list[Chapter]
    ) -> Fault:
        """At the dial that stands nearest to a path of the edition, else of the chapter."""
        for plan in self.plans:
            for listed in plan.lists:
                path = self._path_of(listed, path, values)
        found = Fault("", "", message)
        most = 0
        for chapter, plan in zip(chapters, self.plans, strict=True):
            for place in [one.path for one in plan.blocks] + [one.path for one in plan.lists]:
                same = shared(tuple(place.split(".")), path)
                if same > most:
                    most, found = same, Fault(chapter.key, "", message)
        if any(tuple(one.path.split(".")) == path for plan in self.plans for one in plan.lists):
            return found  # a whole list is meant, and not its first thing
        most = 1
        for chapter in chapters:
            for dial in chapter.dials:
                same = shared(tuple(dial.name.split(".")), path)
                if same > most:
                    most, found = same, Fault(chapter.key, dial.name, message)
        return found

    def _path_of(self, listed: Listed, path: tuple[str, ...], values: Values) -> tuple[str, ...]:
        """A path of the edition with the key that a thing of a list has here; it may be named by number."""
        above = tuple(listed.path.split("."))
        if path[: len(above)] != above or len(path) == len(above):
            return path
        word, rest = path[len(above)], path[len(above) + 1 :]
        keys = self._keys(listed, values)
        if word.isdecimal() and int(word) < len(keys):
            return (*above, list(keys)[int(word)], *rest)
        for key, written in keys.items():
            if written == word:
                return (*above, key, *rest)
        return path

    def edition(self, values: Values, name: str, version: int = 1) -> Edition:
        """The edition that the values make; BadInput where they make none."""
        return self.released.read(self.toml(values, name, version), "box")

    def toml(self, values: Values, name: str, version: int = 1) -> str:
        """The values as the text of an edition; every dial admits what it stands at."""
        tree: Tree = json.loads(values.get(REST, "{}"))
        for plan in self.plans:
            for block in plan.blocks:
                table = table_at(tree, tuple(block.path.split(".")))
                for part in block.parts:
                    part.write(f"{block.path}.{part.key}", values, table)
            for listed in plan.lists:
                table = table_at(tree, tuple(listed.path.split(".")))
                fixed = self._fixed(listed.path)
                was = {
                    key: table.pop(key)
                    for key in list(table)
                    if key not in fixed and isinstance(table[key], dict)
                }
                for key, written in self._keys(listed, values).items():
                    entry: Tree = was.get(key, {})
                    for part in listed.parts:
                        part.write(f"{listed.path}.{key}.{part.key}", values, entry)
                    table[written] = entry
        self.fold(tree)
        self._say_whose(tree, values)
        whole: Tree = {"name": edition_name(name, self.released.names()), "version": version}
        whole["provenance"] = "one's own copy of the game"
        whole.update(tree)
        return toml_text(whole)

    def _say_whose(self, tree: Tree, values: Values) -> None:
        """Each group says whose numbers it has, as far as its owner has said."""
        start = self.start()
        for group in {group: None for plan in self.plans for group in plan.groups}:
            plans = [plan for plan in self.plans if group in plan.groups]
            table = table_at(tree, (group,))
            if group in self.unsigned:
                if not table:
                    del tree[group]
                continue
            was = str(table.pop("provenance", ""))
            ours = OURS in was.casefold()
            begun = any(
                values.get(name) != start.get(name)
                for plan in plans
                for name in self._names(plan, values)
            )
            mine = [values.get(MINE + plan.key) == ON for plan in plans]
            if all(mine):
                now = OWN if ours or not was else was
            elif begun or any(mine):
                now = IN_PART
            else:
                now = was or OUR_OWN
            tree[group] = {"provenance": now, **table}

    def _keys(self, listed: Listed, values: Values) -> dict[str, str]:
        """The things of a list, each with the key that the edition has for it."""
        keys = order(values, listed.path)
        taken = [key for key in keys if not key.startswith(NEW)]
        taken += [*self._fixed(listed.path), *self.reserved]
        found: dict[str, str] = {}
        for key in keys:
            written = key
            if key.startswith(NEW):
                written = own_key(name_in(f"{listed.path}.{key}.name", values), taken)
                taken.append(written)
            found[key] = written
        return found

    def _fixed(self, path: str) -> list[str]:
        """The keys of a table that are no things of its list."""
        found = ["provenance"]
        for plan in self.plans:
            for block in plan.blocks:
                if block.path == path:
                    found += [part.key for part in block.parts]
                elif block.path.startswith(f"{path}."):
                    found.append(block.path[len(path) + 1 :].partition(".")[0])
        return found

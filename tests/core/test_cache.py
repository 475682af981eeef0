"""Caches: bounded, shared between threads, and emptied all together."""

from __future__ import annotations

import ast
import gc
import pickle
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import arbitre
from arbitre.core.cache import Cache, cached, caches, empty_all
from arbitre.core.chance import Rng
from arbitre.core.game import game
from arbitre.core.position import Position
from arbitre.web.page.pictures import Pictures

SOURCE = Path(arbitre.__file__).parent
REGISTRIES = {
    "bots/program.py": {"_alive"},
    "bots/shelf.py": {"_added"},
    "core/cache.py": {"_functions"},
    "core/game.py": {"_games", "_broken"},
    "games/sans_allies/rules/listing.py": {"NO_FORCES"},
    "web/site.py": {"_left_off"},
}
"""Lists and tables at the top of a module that are no caches: what is in them is not made anew."""


def test_what_was_asked_for_longest_ago_goes_first() -> None:
    few: Cache[str] = Cache(2)
    made = [few.get(key, lambda key=key: key.upper()) for key in "abac"]  # type: ignore[misc]
    assert made == ["A", "B", "A", "C"]
    assert list(few.made) == ["a", "c"]
    assert few.find("b") is None


def test_weight_is_bounded_too_and_one_heavy_thing_is_still_kept() -> None:
    light: Cache[str] = Cache(9, len, 4)
    light.keep(1, "aaa")
    light.keep(2, "bb")
    assert list(light.made) == [2]
    light.keep(3, "c" * 9)
    assert list(light.made) == [3]
    light.keep(4, "d")
    assert list(light.made) == [4]


def test_all_threads_get_the_same_thing() -> None:
    cache: Cache[object] = Cache(8)
    with ThreadPoolExecutor(8) as pool:
        made = list(pool.map(lambda n: cache.get(n % 4, object), range(400)))
    assert len(set(map(id, made))) == len(cache) == 4


def test_a_copy_in_another_process_begins_empty() -> None:
    cache: Cache[int] = Cache(8)
    cache.keep("a", 1)
    copied = pickle.loads(pickle.dumps(cache))
    assert (copied.most, len(copied)) == (8, 0)
    position = game("dead_reckoning").start(seed=3)
    assert pickle.loads(pickle.dumps(position)) == position


def test_a_cache_that_nobody_holds_is_forgotten() -> None:
    cache: Cache[int] = Cache(8)
    assert cache in caches()
    number = id(cache)
    del cache
    gc.collect()
    assert number not in map(id, caches())


def _played(name: str, pictures: Pictures) -> list[str]:
    """Some moves of a game, with its words, its drawings and a player: all that caches are for."""
    rules = game(name)
    position: Position = rules.start(seed=11)
    found: list[str] = [next(iter(rules.catalogue.clauses))]
    bots = rules.bots()
    for _ in range(12):
        if not position.actors:
            break
        for seat in position.actors:
            move = position.moves(seat)[-1]
            position.play(seat, move)
            found.append(move.text())
        view = position.view(position.seats[0])
        found.append(position.text())
        for lang in ("fr", "en"):
            picture = pictures.draw(name, view, lang, False)
            found += [picture.board, picture.state, picture.pieces]
            found += [told.text for told in rules.voice(view, lang).tell([])]
    seat = position.actors[0]
    for bot in bots.values():
        found.append(bot(rules).decide(position.view(seat), Rng(1), 4).text())
    return found


@pytest.mark.no_cover  # long: other tests measure it
def test_one_call_empties_them_all_and_nothing_comes_out_otherwise() -> None:
    asked: list[int] = []

    @cached(4)
    def doubled(number: int) -> int:
        asked.append(number)
        return 2 * number

    assert (doubled(3), doubled(3), asked) == (6, 6, [3])
    pictures = Pictures()
    names = ("power", "sans_allies", "dead_reckoning")
    before = [_played(name, pictures) for name in names]
    full = [cache for cache in caches() if len(cache)]
    assert len(full) >= 15
    empty_all()
    assert [len(cache) for cache in caches()] == [0] * len(caches())
    assert (doubled(3), asked) == (6, [3, 3])
    assert [_played(name, pictures) for name in names] == before


@pytest.mark.no_cover  # long: other tests measure it
def test_a_game_under_way_goes_on_when_caches_are_emptied() -> None:
    for name in ("power", "sans_allies", "dead_reckoning"):
        position, other = (game(name).start(seed=5) for _ in range(2))
        for _ in range(30):
            for seat in position.actors:
                position.play(seat, position.moves(seat)[0].text())
                empty_all()
                other.play(seat, other.moves(seat)[0].text())
            assert position == other
            assert game(name).load(position.to_dict()) == other


def test_no_module_keeps_a_cache_of_its_own() -> None:
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        name = path.relative_to(SOURCE).as_posix()
        for line in ast.parse(path.read_text(encoding="utf-8")).body:
            if not isinstance(line, ast.Assign | ast.AnnAssign) or line.value is None:
                continue
            target = line.targets[0] if isinstance(line, ast.Assign) else line.target
            called = ast.unparse(target)
            if ast.unparse(line.value) in ("{}", "[]") and called not in REGISTRIES.get(name, ()):
                found.append(f"{name}: {called}")
        assert "lru_cache" not in path.read_text(encoding="utf-8") or name == "core/cache.py", name
    assert found == []

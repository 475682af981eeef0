"""`play --daily`, `--companion`, `--budget`, and `edition new`, as a process."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from arbitre.cli.editions import template
from arbitre.core.chance import commitment
from arbitre.core.daily import daily_seed
from arbitre.core.game import game
from tests.cli.test_commands import arbitre
from tests.toys.climb import Climb

DAY, OTHER = "2026-11-15", "2026-11-16"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--companion", "--seed", "0"], "--seed and --companion do not go together"),
        (["--daily", "--companion"], "--daily and --companion do not go together"),
        (["--daily", DAY, "--seed", "4"], "--seed and --daily do not go together"),
        (["--daily", "2026-02-30"], "“2026-02-30” is no date: write it as 2026-11-15"),
        (["--daily", "tomorrow"], "“tomorrow” is no date"),
        (["--daily="], "“” is no date"),
        (["--resume", "g.arb", "--companion"], "leave --companion out"),
        (["--resume", "g.arb", "--daily"], "leave --daily out"),
        (["--resume", "g.arb", "--seed", "0"], "leave --seed out"),
        (["--resume", "g.arb", "--option", "rounds=3"], "leave --option out"),
        (["--resume", "g.arb", "--edition", "classic"], "leave --edition out"),
        (["--budget", "0"], "the value of --budget is not right"),
        (["--budget", "many"], "the value of --budget is not right"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_does_not_go_together(arguments: list[str], said: str, tmp_path: Path) -> None:
    done = arbitre("play", "power", *arguments, cwd=tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_no_break_spaces_survive_in_french() -> None:
    done = arbitre("play", "power", "--daily", "demain", lang="fr")
    assert done.stderr == (
        "arbitre: «\u00a0demain\u00a0» n’est pas une date\u00a0: écrivez-la comme 2026-11-15\n"
    )


def test_the_game_of_the_day_verifies(tmp_path: Path) -> None:
    path = tmp_path / "g.arb"
    seats = ["--seats", "random,random", "--option", "rounds=2"]
    done = arbitre("play", "power", *seats, "--daily", DAY, "--record", str(path))
    assert done.returncode == 0
    text = path.read_text()
    assert f"daily {DAY}" in text.splitlines()
    assert arbitre("verify", str(path)).returncode == 0
    seed, other = daily_seed("power", DAY), daily_seed("power", OTHER)
    forged = text.replace(f"seed - {seed}", f"seed - {other}")
    path.write_text(forged.replace(commitment("", seed), commitment("", other)))
    line = forged.splitlines().index(f"seed - {other}") + 1
    for command in ("verify", "replay"):
        refused = arbitre(command, str(path))
        assert refused.returncode in (1, 2)
        said = f"{path}:{line}: the seed is not that of the day {DAY}"
        assert said in refused.stdout + refused.stderr
    assert arbitre("verify", str(path)).returncode == 1


def test_without_a_date_it_is_today() -> None:
    before = datetime.now(UTC).date().isoformat()
    done = arbitre("play", "power", "--daily")
    after = datetime.now(UTC).date().isoformat()
    assert any(f"The game of {day}, unranked" in done.stdout for day in (before, after))


def test_a_template_is_written_and_never_over_a_file(tmp_path: Path) -> None:
    done = arbitre("edition", "new", "power", "mine.toml", cwd=tmp_path)
    assert done.returncode == 0
    assert "“arbitre edition check power mine.toml”" in done.stdout
    assert "“arbitre play power --edition mine.toml”" in done.stdout
    assert arbitre("edition", "check", "power", "mine.toml", cwd=tmp_path).returncode == 0
    assert arbitre("play", "power", "--edition", "mine.toml", cwd=tmp_path).returncode == 0
    (tmp_path / "mine.toml").write_text("precious")
    again = arbitre("edition", "new", "power", "mine.toml", cwd=tmp_path)
    assert again.returncode == 2
    assert again.stderr == "arbitre: mine.toml: the file exists already: it is left as it is\n"
    assert (tmp_path / "mine.toml").read_text() == "precious"
    nowhere = arbitre("edition", "new", "power", "no/folder/mine.toml", cwd=tmp_path)
    assert nowhere.returncode == 2
    # a name without an ending is a file's name only with its folder
    plain = arbitre("edition", "new", "power", "mine", cwd=tmp_path)
    assert "--edition ./mine”" in plain.stdout
    assert arbitre("play", "power", "--edition", "./mine", cwd=tmp_path).returncode == 0


def test_a_game_may_have_its_own_template(monkeypatch: pytest.MonkeyPatch) -> None:
    assert 'name = "mine"' in template(game("power"), "fr")

    def commented(toy: Climb, lang: str) -> str:
        return f'# {lang}: name = "plain"\nname = "yours"\n'

    monkeypatch.setattr(Climb, "edition_template", commented)
    assert template(Climb(), "fr") == '# fr: name = "plain"\nname = "yours"\n'

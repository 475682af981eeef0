"""Six turns beside a real table at the terminal, in both languages, against a table worked out by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbitre.core.record import read_record
from arbitre.core.words import LANGUAGES
from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.play.notation import spoken
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition
from arbitre.games.dead_reckoning.rules.by_hand.edits import next_alliance
from arbitre.games.dead_reckoning.rules.by_hand.lines import table_lines
from tests.games.dead_reckoning.companion_cases import ME
from tests.term.tables import Played, moves, piped, request

SESSIONS = Path(__file__).parents[1] / "sessions"
SIX, OWN = "six_turns", "own_box"
LOOK = "? table"


class Session:
    """A session file: the lines typed, and after how many of them which table is expected."""

    def __init__(self, lang: str, name: str = SIX) -> None:
        self.typed: list[str] = []
        self.expected: list[tuple[int, list[str]]] = []
        for line in (SESSIONS / f"{name}.txt").read_text(encoding="utf-8").splitlines():
            sign, text = line[:2], line[2:]
            if sign == "> ":
                english, _, french = text.partition(" // ")
                self.typed.append(french if lang == "fr" and french else english)
            elif sign == "= ":
                if not self.expected or self.expected[-1][0] != len(self.typed):
                    self.expected.append((len(self.typed), []))
                self.expected[-1][1].append(f"set {text}")

    @property
    def lines(self) -> list[str]:
        """The lines typed, with a look at the table where one is expected."""
        looks = [number for number, _ in self.expected]
        found: list[str] = []
        for number, line in enumerate(self.typed, 1):
            found += [line, LOOK] if number in looks else [line]
        return found


def play(lang: str, path: Path, *lines: str) -> Played:
    return piped(request("human", lang, rules=game, companion=True, record=path), *lines)


def flat(text: str) -> str:
    return " ".join(text.split())


def lines_of(position: object) -> list[str]:
    assert isinstance(position, DeadReckoningPosition)
    return table_lines(position.state, next_alliance(position.state))


@pytest.mark.rule("DR-Q1")
@pytest.mark.rule("DR-Q2")
@pytest.mark.rule("DR-Q3")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "tables"), [(SIX, 7), (OWN, 6)])
def test_six_turns_end_as_worked_out_by_hand(
    name: str, tables: int, lang: str, tmp_path: Path
) -> None:
    path = tmp_path / "game.arb"
    session = Session(lang, name)
    assert len(session.expected) == tables
    played = play(lang, path, *session.lines)
    assert played.code == 0
    assert "✗" not in played.out
    out = flat(played.out)
    at = 0
    for _, table in session.expected:
        for line in table:
            said = spoken(line, lang, game.start().values)
            found = out.find(f" {said} ", at)
            assert found >= 0, (said, out[at:][-900:])
            at = found
    record = read_record(path.read_text(encoding="utf-8"))
    assert len(list(record.replay())) == len(record.entries)
    assert moves(path)[-1] == "end alliance DR-E4"


def test_both_languages_write_the_same_game(tmp_path: Path) -> None:
    for lang in LANGUAGES:
        play(lang, tmp_path / lang, *Session(lang).typed)
    assert moves(tmp_path / "fr") == moves(tmp_path / "en")


@pytest.mark.parametrize("name", [SIX, OWN])
def test_the_lines_shown_set_the_same_table_elsewhere(name: str, tmp_path: Path) -> None:
    """What `? table` shows after six turns, typed into a fresh companion: the same table."""
    path = tmp_path / "other.arb"
    session = Session("en", name)
    first = "Skerry, S 1, Tern Rock, S 1, Crown Reef, S 1"
    for _, table in session.expected[:-1]:
        play("en", path, first, *table)
        assert lines_of(read_record(path.read_text()).resume(None).position) == table


@pytest.mark.rule("DR-Q3")
def test_every_line_can_be_taken_back_and_typed_again(tmp_path: Path) -> None:
    """In the middle of the typed card's fight: back to before the card, then on to the same end."""
    session = Session("en")
    card = next(n for n, line in enumerate(session.typed) if line.startswith("card "))
    until, then = session.typed[: card + 3], session.typed[card:]
    # six cubes, how many the fort drops, the card; its spaces come back in the order of the board
    path = tmp_path / "undone.arb"
    played = play("en", path, *until, *["undo"] * 8, *then)
    assert "Taken back: card corsair: C1 3, A3 2 | claim A2 | end B2 | influence | P1 E2" in flat(
        played.out
    )
    play("en", tmp_path / "plain.arb", *session.typed)
    assert moves(path) == moves(tmp_path / "plain.arb")


@pytest.mark.rule("DR-Q3")
def test_a_session_saved_after_a_typed_card_goes_on(tmp_path: Path) -> None:
    session = Session("en")
    card = next(n for n, line in enumerate(session.typed) if line.startswith("card "))
    path = tmp_path / "saved.arb"
    play("en", path, *session.typed[: card + 1], "quit")
    again = request("human", "en", rules=game, resume=path)
    piped(again, *session.typed[card + 1 :])
    play("en", tmp_path / "plain.arb", *session.typed)
    assert path.read_text() == (tmp_path / "plain.arb").read_text()
    assert [line.split()[0] for line in moves(path)][-2] == ME


@pytest.mark.rule("DR-Q2")
def test_the_program_drops_the_cubes_it_is_asked_to(tmp_path: Path) -> None:
    """Raider 1 attacks with one cube: `draw` drops it, the human types their two; `draw all` drops three."""
    path = tmp_path / "game.arb"
    first = ["Palmetto, S 1, Amber Bay, C 1, Skerry, I 2", "set ship B1", "go", "Raider 1"]
    first += ["Mangrove, S2 2", "cubes 2"]
    played = play("en", path, *first, "draw", "c ch", "done")
    fallen = moves(path)[moves(path).index("player cubes 2") + 1 :]
    assert len(fallen) == 4
    assert fallen[1:] == ["chance crown", "chance crown_hit", "player done"]
    assert "✗" not in played.out
    play("en", path, *first, "draw all", "done")
    assert moves(path)[-1] == "player done"
    assert len(moves(path)) == len(read_record(path.read_text()).entries) == 16  # 6 + 6 + 3 + 1
    # taken back in one go, and typed instead
    play("en", path, *first, "draw all", "undo", "h", "- -", "done")
    assert moves(path)[-4:-1] == ["chance hit", "chance nothing", "chance nothing"]
    # every battle from now on, and nothing else: the next card is asked for
    again = [*first, "draw always", "done", "set ship B1", "go", "Raider 3"]
    out = flat(play("en", path, *again).out)
    assert "The program draws from now on: battle cubes" in out
    assert out.count("Alliance card revealed?") == 2

"""Whole games through the official client, in both languages."""

from __future__ import annotations

from arbitre.core.game import game
from arbitre.core.record import read_record
from arbitre.core.terminal import Style
from tests.mcp.speaking import Model

MOST = 600


def test_a_game_of_power_in_french(other: Model) -> None:
    begun = other.done("begin", game="power", seats=["me", "greedy"], options={"rounds": 3})
    table = begun.data["table"]
    assert "vous êtes Nord\u00a0: Vert et Bleu (siège north)" in begun.text
    assert begun.data["turn"]
    assert begun.data["seat"] == "north"
    for number in (1, 2, 3):
        assert other.done("look", table=table).data["period"] == f"manche {number}"
        lines = [one["line"] for one in other.done("legal", table=table).data["lines"]]
        chosen = [next(one for one in lines if one.startswith(army)) for army in ("V:", "B:")]
        draft = other.done("write", table=table, lines=chosen)
        assert [one["line"] for one in draft.data["lines"]] == chosen
        sent = other.done("send", table=table, seconds=60)
        assert sent.text.startswith(f"Envoyé\u00a0: {chosen[0]} · {chosen[1]}\n— Ordres\n")
    assert sent.data["over"]
    assert not sent.data["turn"]
    assert "La partie est finie" in sent.text
    ending = other.done("ending", table=table)
    assert ending.data["clause"].startswith("PW-F")
    assert len(ending.data["ranking"]) == 2

    # what it was told is what the record says, replayed by the engine itself
    record = read_record(other.done("record", table=table).data["text"])
    assert record.end
    assert [entry.seat for entry in record.entries] == ["north", "south"] * 3
    after = record.header.begin()
    for entry in record.entries[:4]:
        after.play(entry.seat, entry.move)
    board = game("power").terminal(game("power").voice(after.view("north"), "fr"))
    drawn = other.done("look_back", table=table, step=2, board=True)
    assert drawn.data["board"] == board.board(Style(False, False, 100)).rstrip("\n")
    assert "La partie est finie" in other.refused("send", table=table, lines=[])


def test_a_game_of_sans_allies_in_english(model: Model) -> None:
    table = model.done("begin", game="sans_allies", edition="gentle", seed=11).data["table"]
    told: list[str] = []
    attacks = 0
    for _ in range(MOST):
        legal = model.done("legal", table=table)
        lines = [one["line"] for one in legal.data["lines"]]
        if not lines:
            sent = model.done("send", table=table, sure=True)
            told += sent.data["happened"]
            if sent.data["over"]:
                break
            continue
        others = [one for one in lines if one != "end"]
        chosen = others[0] if others and (attacks < 3 or "end" not in lines) else lines[0]
        attacks += chosen in ("A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8")
        draft = model.done("write", table=table, lines=[chosen])
        if draft.data["complete"]:
            sent = model.done("send", table=table, sure=True)
            told += sent.data["happened"]
            if sent.data["over"]:
                break
        elif not draft.data["next"]:
            model.done("clear", table=table)
    assert sent.data["over"]
    assert attacks
    assert "The game is over" in sent.text
    assert any("[SA-" in line for line in told)
    record = read_record(whole_record(model, table))
    assert record.end
    assert record.seed == 11
    assert model.done("ending", table=table).text.startswith(sent.data["headline"])


def whole_record(model: Model, table: str) -> str:
    """The record, piece by piece."""
    piece = model.done("record", table=table).data
    text = piece["text"]
    while piece["next"] is not None:
        piece = model.done("record", table=table, offset=piece["next"]).data
        text += piece["text"]
    assert len(text) == piece["total"]
    return str(text)

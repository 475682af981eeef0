"""The checks of what is watched and drawn: moments of a move, the scene of a picture, films.

Each raises AssertionError with one sentence that names what does not hold.
"""

from __future__ import annotations

import re
from collections import Counter
from xml.etree import ElementTree as ET

from arbitre.core.chance import CHANCE, Rng
from arbitre.core.film import film
from arbitre.core.game import Game
from arbitre.core.position import Move, Position, View
from arbitre.core.screen import EFFECTS, Picture, Scene
from arbitre.core.telling import Moment
from arbitre.core.words import LANGUAGES
from arbitre.testing.declared import expect, viewer_name

XLINK = "http://www.w3.org/1999/xlink"


# -- moments ---------------------------------------------------------------------------------


def check_moments(game: Game, position: Position, moves: list[tuple[str, Move]], rng: Rng) -> None:
    """Decisions made one after another from a position: watched they are the same as unwatched."""
    position = position.copy()
    viewer = (None, *position.seats)[rng.below(len(position.seats) + 1)]
    before, told = position.view(viewer), list[Moment]()
    kept: list[tuple[Moment, str]] = []
    for seat, move in moves:
        earlier = position.copy()
        moments = check_watch(position, seat, move)
        check_openings(game, earlier, moments)
        told += moments
        kept += [(moment, moment.position.text()) for moment in moments]
        for watcher in (None, *position.seats):
            check_seen(moments, watcher, rng)
    _go_on(position, rng)
    for moment, text in kept:
        same = moment.position.text() == text
        expect(same, f"the moment of {moment.event.name!r} changes while the game goes on")
    check_scene(game, before, rng)
    check_film(game, before, told, rng)


def _go_on(position: Position, rng: Rng) -> None:
    """Some moves more."""
    for _ in range(2):
        if not position.actors:
            return
        seat = position.actors[0]
        if seat == CHANCE:
            moves = [move for move, _ in position.chances()]
        else:
            moves = position.moves(seat)
        position.make(seat, moves[rng.below(len(moves))])


def check_watch(position: Position, seat: str, move: Move) -> list[Moment]:
    """A move is watched: the same events, the same position, and each moment is nobody else's.

    Made silently it leads to the same position too.
    """
    other, silent = position.copy(), position.copy()
    silent.make_silent(seat, move)
    events = [event.to_dict() for event in other.make(seat, move)]
    moments = position.watch(seat, move)
    said = f"the move {move.text()!r} of {seat}"
    same = [moment.event.to_dict() for moment in moments] == events
    expect(same, f"{said} tells other events when it is watched")
    expect(position.text() == other.text(), f"{said} leads elsewhere when it is watched")
    expect(position.text() == silent.text(), f"{said} leads elsewhere when it is made silently")
    copies = {id(position), *(id(moment.position) for moment in moments)}
    expect(len(copies) == len(moments) + 1, f"two moments of {said} have one position between them")
    return moments


def check_openings(game: Game, before: Position, moments: list[Moment]) -> None:
    """Another round or turn begins with an event that the game names for it, if it names any."""
    earlier = before.period()
    for moment in moments:
        now, event = moment.position.period(), moment.event
        if game.openings and now is not None and moment.position.result is None:
            if event.name in game.openings:
                same = event.args.get(now.unit) == now.number or now == earlier
                expect(same, f"the event {event.name!r} has another {now.unit!r} than the position")
            else:
                expect(
                    now == earlier, f"{event.name!r} opens a {now.unit} unnamed in Game.openings"
                )
        earlier = now


def check_seen(moments: list[Moment], seat: str | None, rng: Rng) -> None:
    """A moment's view can be read, and its samples look the same to the seat that sees it."""
    for moment in moments:
        view = moment.seen(seat).view
        same = view.sample(rng).view(seat).to_bytes() == view.to_bytes()
        expect(
            same, f"{viewer_name(seat)} sees another sample at the moment of {moment.event.name!r}"
        )


def seen_bytes(moments: list[Moment], seat: str | None) -> list[bytes]:
    """All that somebody sees of moments."""
    return [moment.seen(seat).view.to_bytes() for moment in moments]


# -- drawings --------------------------------------------------------------------------------


def check_scene(game: Game, view: View, rng: Rng) -> None:
    """A scene is the changing layers of the picture, each thing one element with an id of its own."""
    tall = bool(rng.below(2))
    voice, screen = game.voice(view, _language(rng)), game.screen()
    scene, picture = screen.scene(voice, tall), screen.picture(voice, tall)
    named = Counter(_ids(picture))
    twice = [name for name, number in named.items() if number > 1]
    expect(not twice, f"the picture has several elements {', '.join(twice)}")
    if not scene.state and not scene.pieces:
        return  # nothing is seen moving in this game
    check_elements(scene)
    for layer, drawn, things in (
        ("state", picture.state, scene.state),
        ("pieces", picture.pieces, scene.pieces),
    ):
        same = _flat(drawn) == _flat("".join(things.values()))
        expect(same, f"Scene.{layer} is not the layer {layer!r} of the picture")


def check_elements(scene: Scene) -> None:
    """Each thing of a scene is one element that has its id."""
    both = set(scene.state) & set(scene.pieces)
    expect(not both, f"{', '.join(sorted(both))} is in the state and among the pieces")
    for name, markup in (*scene.state.items(), *scene.pieces.items()):
        try:
            found = list(ET.fromstring(f'<g xmlns:xlink="{XLINK}">{markup}</g>'))
        except ET.ParseError as broken:
            raise AssertionError(f"the element {name!r} of the scene is broken: {broken}") from None
        expect(len(found) == 1, f"{name!r} of the scene is {len(found)} elements, not one")
        has = found[0].get("id")
        expect(has == name, f"the element {name!r} of the scene has the id {has!r}")


def check_film(game: Game, before: View, moments: list[Moment], rng: Rng) -> None:
    """Each line told has a beat, at whose end the picture is that of its moment."""
    tall, lang = bool(rng.below(2)), _language(rng)
    screen = game.screen()
    seen = [moment.seen(before.seat) for moment in moments]
    voice = game.voice(before, lang)
    try:
        told = voice.tell([one.event for one in moments])
    except KeyError as missing:
        raise AssertionError(f"no message {missing} in {lang}") from missing
    beats = film(screen, before, seen, lambda view: game.voice(view, lang), tall)
    lines = [line.whole for line in screen.captions(told)]
    expect([beat.caption for beat in beats] == lines, "a film does not tell what the captions say")
    shown = screen.scene(voice, tall)
    there = {*_ids(screen.picture(voice, tall))}
    for beat in beats:
        there |= {*shown.state, *shown.pieces, *beat.state, *beat.pieces}
        shown = Scene(_after(shown.state, beat.state), _after(shown.pieces, beat.pieces))
        check_elements(shown)
        for effect in beat.effects:
            expect(effect.kind in EFFECTS, f"there is no effect {effect.kind!r}")
            known = effect.id in there
            expect(known, f"an effect is at {effect.id!r}, which is not in the picture")


def _language(rng: Rng) -> str:
    return LANGUAGES[rng.below(len(LANGUAGES))]


def _after(shown: dict[str, str], changes: dict[str, str]) -> dict[str, str]:
    return {name: drawn for name, drawn in {**shown, **changes}.items() if drawn}


def _ids(picture: Picture) -> list[str]:
    return re.findall(r'\sid="([^"]*)"', picture.board + picture.state + picture.pieces)


def _flat(markup: str) -> str:
    """Markup whatever lies between its elements."""
    return re.sub(r"\s+", "", markup)

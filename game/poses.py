"""A table held in one moment, for pictures: a figure in the hand, a refused drop, dice in the air, the curtain."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.flow.plan import Path
from game.scenes.table import TableScene

IN_THE_AIR = 0.35  # seconds after the throw


class NoSuchMoment(ValueError):
    """This table cannot be shown so; the text is one sentence."""


def dragging(scene: TableScene) -> None:
    """The first piece that can be led anywhere, over the farthest place it may go to."""
    piece, reach = _leadable(scene)
    _lift(scene, piece)
    _carry(scene, max(reach, key=lambda place: len(reach[place].choices)))


def refused(scene: TableScene) -> None:
    """The same piece, dropped where it may not go; where something stands in its way, if there is such a place."""
    piece, reach = _leadable(scene)
    choices = scene.play.choices
    assert choices is not None
    home = scene.stage.table.place_of(piece)
    best, most = "", -1
    for place in scene.game_layout.layout.spaces:
        found = choices.refusal(piece, place) if place not in reach and place != home else None
        if found is not None:
            rank = (
                2 * bool(found.reason.pieces) + bool(found.way)
                if place != scene.stage.table.place_of(piece)
                else -1
            )
            best, most = (place, rank) if rank > most else (best, most)
    _lift(scene, piece)
    _carry(scene, best)
    at = _middle(scene, best)
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
    scene.stage.finish()


def dice(scene: TableScene) -> None:
    """The dice of the game on their way through the tray."""
    looks = scene.game_layout.layout.dice
    if not looks:
        raise NoSuchMoment("This game has no dice.")
    counters = scene.stage.table.counters
    scene.roll({look.counter: counters.get(look.counter) or look.faces[0] for look in looks})
    scene.surround.tray.age = IN_THE_AIR


def curtain(scene: TableScene) -> None:
    """The curtain before the seat whose turn it is."""
    seat = scene.play.seat or scene.session.header.seats[0]
    name = scene.session.header.names[seat]
    scene.curtain.fall(scene.game_layout.colour(seat), name, at_once=True)
    scene.curtain_button.words = f"I am {name}"


POSES: dict[str, Callable[[TableScene], None]] = {
    "dragging": dragging,
    "refused": refused,
    "dice": dice,
    "curtain": curtain,
}


def _leadable(scene: TableScene) -> tuple[str, dict[str, Path]]:
    """A piece with the places it may be led to."""
    choices = scene.play.choices
    if choices is not None:
        for piece in sorted(choices.pieces):
            reach = {to: path for to, path in choices.reach(piece).items() if scene.view.ground.space(to)}
            if reach and piece in scene.view.arrangement.by_id:
                return piece, reach
    raise NoSuchMoment("At this decision no person may lead a piece anywhere.")


def _middle(scene: TableScene, place: str) -> tuple[int, int]:
    spot, _ = scene.view.ground.handle(place)
    x, y = scene.view.camera.to_screen(spot)
    return round(x), round(y)


def _lift(scene: TableScene, piece: str) -> None:
    x, y = scene.view.camera.to_screen(scene.view.arrangement.by_id[piece].at)
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(round(x), round(y)), button=1))


def _carry(scene: TableScene, place: str) -> None:
    at = _middle(scene, place)
    for goal in ((at[0] - 8, at[1] - 8), at):
        scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=goal, rel=(8, 8), buttons=(1, 0, 0)))

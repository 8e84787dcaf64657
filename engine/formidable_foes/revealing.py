"""The aftermath of battle and the light of every step: seeing, flipping, and laying new tiles."""

from __future__ import annotations

from engine.flow import Position
from engine.formidable_foes.board import (
    SIDES,
    clear,
    lines_of_sight,
    monster_at,
)
from engine.formidable_foes.components import FIGURE
from engine.formidable_foes.events.power_chips import clause_of_track
from engine.formidable_foes.events.turn import DumbestNamed
from engine.formidable_foes.events.walking import ChipsFound, CrossingTurnedUp, TilesLaid
from engine.formidable_foes.wisdom import dumbest


def look(t: Position, seat: str) -> None:
    """A seat's figure looks from its space.

    It sees along every open way as far as the nearest chamber (FF-SEE-01), but nothing with a monster on its
    space, visible or not (FF-SEE-16). One look is one batch (FF-SEE-09): all intersections in view are flipped,
    then all chips go to the track, then as many tiles are laid.
    """
    space = t.pieces[FIGURE[seat]].place
    if monster_at(t, space):
        return
    chambers = _light(t, seat, space)
    if chambers:
        t.emit(ChipsFound(seat, chambers, clause_of_track(t, len(chambers), "FF-SEE-06")))
        _lay_tiles(t, seat, chambers)


def everybody_looks(t: Position, first: str) -> None:
    """Every figure on the board looks, the active player's first and then clockwise (FF-SEE-22, FF-SEE-24)."""
    for seat in (first, *t.after(first)):
        if t.place_of(FIGURE[seat]) != "gate":
            look(t, seat)


def look_from(t: Position, space: str, first: str) -> None:
    """The figures on one space look (FF-SEE-21)."""
    for seat in (first, *t.after(first)):
        if t.place_of(FIGURE[seat]) == space:
            look(t, seat)


def _light(t: Position, seat: str, space: str) -> tuple[str, ...]:
    """Flip every intersection in view and list the unexplored chambers seen; the others stay (FF-SEE-08).

    Sight passes intersections by open sides only, beyond newly flipped ones too (FF-SEE-03), ends at chambers
    (FF-SEE-02), crosses teleport spaces without jumping (FF-SEE-17), and no figure is in its way (FF-SEE-18).
    """
    pieces = t.pieces
    crossings, chambers = lines_of_sight(space)
    for crossing, tile, gates in crossings:
        if pieces[tile].face and clear(t, gates):
            _flip(t, seat, crossing)
    seen = [chamber for chamber, chip, gates in chambers if pieces[chip].place == chamber and clear(t, gates)]
    return tuple(sorted(set(seen))) if seen else ()


def _flip(t: Position, seat: str, crossing: str) -> None:
    """Nobody knows or chooses the closed side (FF-SETUP-07, FF-SEE-04); it may face the viewer (FF-SEE-05)."""
    side = t.draw(f"closed side of {crossing}", range(len(SIDES)))
    t.emit(CrossingTurnedUp(seat, crossing, int(side)))


def _lay_tiles(t: Position, seat: str, chambers: tuple[str, ...]) -> None:
    """As many tiles as chips were removed are drawn, shuffled and laid, one in each chamber (FF-SEE-07)."""
    tiles: list[str] = []
    taken: set[str] = set()
    while len(tiles) < len(chambers):
        tile = _next_tile(t, taken)
        taken.add(tile)
        if tile == "dumbest":
            t.emit(DumbestNamed(dumbest(t), "FF-SEE-11"))
        else:
            tiles.append(tile)
    laid: list[tuple[str, str]] = []
    for chamber in chambers:
        tile = str(t.draw(f"tile for {chamber}", tuple(tiles)))
        tiles.remove(tile)
        laid.append((tile, chamber))
    t.emit(TilesLaid(seat, tuple(laid)))


def _next_tile(t: Position, taken: set[str]) -> str:
    """The uppermost tile: pile two, then three (FF-SEE-10), then one of the last five by chance (FF-SEE-13).

    The dumbest player tile at the foot of pile two does nothing until it is drawn (FF-SEE-12).
    """
    for pile in ("pile-2", "pile-3"):
        left = [tile for tile in t.contents[pile] if tile not in taken]
        if left:
            return left[-1]
    return str(t.draw("tile of pile four", tuple([tile for tile in t.contents["pile-4"] if tile not in taken])))

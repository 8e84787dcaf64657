"""Melting ice: beside a Torch or a Fire Elemental, and under them (DT-OBJ-TORCH-3, DT-TERR-ICE-3)."""

from __future__ import annotations

from engine.dungeon_twister.actions import refuse_to_act, settled, spend
from engine.dungeon_twister.board import board
from engine.dungeon_twister.boxes.lands_of_ice.ice import BRIDGE, KIND, bridged, ice_on, melt
from engine.dungeon_twister.content import content, in_play, laid, laid_kinds
from engine.dungeon_twister.tokens import foremost, led, square_of, tagged, things
from engine.dungeon_twister.turn import Turn
from engine.dungeon_twister.windows import ActionEnding
from engine.flow import DONE, Flow, Frame, Hook, Option, Position, Power, Reason, Verb, drag


class MeltingBelow(Frame, frozen=True, gc=False, tag="melting below"):
    """Ice melts under who is hot."""

    seat: str
    squares: tuple[str, ...]

    def start(self, t: Position) -> Flow:
        """What is below does its harm when the action ends."""
        for square in self.squares:
            melt(t, self.seat, square)
        return DONE


def _frozen(t: Position) -> bool:
    """Whether there may be ice anywhere."""
    return KIND in laid_kinds(t) or BRIDGE in in_play(t).ground


def _meltable(t: Position, square: str) -> bool:
    return bool(ice_on(t, square)) or bridged(t, square)


def _near(t: Position, page: Turn) -> list[Option]:
    if not _frozen(t):
        return []
    b = board(t)
    hot = [key for key in led(t, page.seat) if t.permitted("melt", key)]
    beside = [(key, to) for key in hot for to in b.touching(t.pieces[key].place)]
    return [drag("melt", key, to) for key, to in beside if _meltable(t, to)]


def _refuse(t: Position, page: Turn, option: Option) -> list[Reason]:
    """Ice for no action, an ice bridge for one (DT-OBJ-TORCH-2)."""
    figure, square = option.piece, option.to
    bridge = square in content(t).tiles.squares and bridged(t, square)
    against = refuse_to_act(t, page, figure, cost=int(bridge))
    if against:
        return against
    clause = "DT-OBJ-TORCH-2" if bridge else "DT-OBJ-TORCH-3"
    if not t.permitted("melt", figure):
        return [Reason(clause, {"figure": figure}, (figure,))]
    beside = square in board(t).touching(t.pieces[figure].place)
    return [] if beside and _meltable(t, square) else [Reason(clause, {"figure": figure}, (), (square,))]


def _melt(t: Position, page: Turn, option: Option) -> Flow:
    spend(t, page.seat, option.piece, int(bridged(t, option.to)), page.thrift)
    melt(t, page.seat, option.to)
    return settled(page, None)


def _below(t: Position, house: str, window: ActionEnding) -> Frame | None:
    """A Torch bearer leaves an ice bridge whole (DT-TERR-ICEBRIDGE-6)."""
    if not _frozen(t):
        return None
    kinds = in_play(t).markers
    iced = [square_of(t, key) for key in laid(t) if kinds[key] == KIND]
    found = [square for square in iced if foremost(t, square) and (_torch(t, square) or _hot(t, square))]
    bridges = [key for key in content(t).tiles.spots[BRIDGE] if key in t.contents]
    found += [square for square in bridges if bridged(t, square) and foremost(t, square) and _hot(t, square)]
    return MeltingBelow(window.seat, tuple(found)) if found else None


def _torch(t: Position, square: str) -> bool:
    return any(tagged(t, key, "torch") for key in things(t, square))


def _hot(t: Position, square: str) -> bool:
    return t.permitted("melt below", foremost(t, square))


VERBS = {"Turn": (Verb("melt", _near, _refuse, _melt, takes=("piece", "to")),)}
PAGES = (MeltingBelow,)
POWER = Power("", (Hook("react", "ActionEnding", "DT-TERR-ICE-3", _below),))

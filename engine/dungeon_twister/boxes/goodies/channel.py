"""Lava channels: evacuators fill them while an action card 5 tops a pile (DT-TERR-CHANNEL, DT-TERR-EVACUATOR).
Empty they are floor that jumps cross (DT-TERR-CHANNEL-2, DT-TERR-CHANNEL-5)."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.components import ACTION
from engine.dungeon_twister.content import content, in_play
from engine.dungeon_twister.ending import conclude
from engine.dungeon_twister.events.losses import Lost
from engine.dungeon_twister.ground import ground
from engine.dungeon_twister.points import eliminate
from engine.dungeon_twister.ropes import FASTENINGS, fastenings
from engine.dungeon_twister.tokens import carrier, foremost, has_rope, is_figure, is_rope, owner, square_of, things
from engine.flow import DONE, Event, Flow, Frame, Hook, Position, Power
from engine.table import Change, Move

KIND, FULL = "channel", "fullchannel"
FILLS, DRAINS, KILLS, SAVED = (
    "DT-TERR-EVACUATOR-3", "DT-TERR-EVACUATOR-4", "DT-TERR-CHANNEL-4", "DT-TERR-CHANNEL-6",
)  # fmt: skip
#: The action card at which evacuators work.
NUMBER = 5


class ChannelsFilled(Event, tag="channels filled", frozen=True, gc=False):
    """Lava fills channels, below all that lies there; each marker with its place."""

    markers: tuple[tuple[str, str], ...]
    clause: str = FILLS

    def changes(self, t: Position) -> tuple[Change, ...]:
        return tuple([Move(marker, place, 0) for marker, place in self.markers])


class ChannelsEmptied(Event, tag="channels emptied", frozen=True, gc=False):
    """No action card 5 tops a pile any more: the channels are empty."""

    markers: tuple[str, ...]
    clause: str = DRAINS

    def changes(self, t: Position) -> tuple[Change, ...]:
        return tuple([Move(marker, "markers") for marker in self.markers])


class Filling(Frame, frozen=True, gc=False, tag="channels filling"):
    """What the lava takes in one instant, before anything else is done (DT-TERR-EVACUATOR-6)."""

    squares: tuple[str, ...]

    def start(self, t: Position) -> Flow:
        """All squares; it may be the end of the game."""
        for square in self.squares:
            _flood(t, square)
        conclude(t)
        return DONE


def _flood(t: Position, square: str) -> None:
    """Plants and ropes with two fastenings hold what is there; a Fire Elemental lives, its passenger does not."""
    if content(t).terrain[FULL] not in board(t).layers(square):
        return
    for rope in [key for key in things(t, square) if is_rope(t, key)]:
        if fastenings(t, square, owner(t, foremost(t, square) or rope)) < FASTENINGS:
            t.emit(Lost(rope, SAVED))
    for figure in sorted([key for key in t.contents[square] if is_figure(t, key)], key=lambda k: t.pieces[k].face):
        if t.pieces[figure].place == square and _burns(t, square, figure):
            eliminate(t, figure, KILLS)
    if not has_rope(t, square):
        for token in things(t, square):
            t.emit(Lost(token, KILLS))


def _burns(t: Position, square: str, figure: str) -> bool:
    """Whether a figure dies in the lava; it counts for nothing that its carrier does not."""
    clause = ground(t, square, figure).after("action")
    carried = carrier(t, figure) and not has_rope(t, square)
    return bool(clause) or (bool(carried) and not t.permitted("DT-TERR-LAVA-1", figure, square))


def _working(t: Position) -> bool:
    """Whether a 5 tops a pile. Cards are recycled as a turn ends, and then it does not any more."""
    return any(ACTION.get(card) == NUMBER for seat in t.seats for card in t.contents[f"top-{seat}"])


def _flows(t: Position, house: str) -> Event | None:
    """What fills or empties now, in rooms that lie open."""
    tiles, lying = content(t).tiles, board(t).slot
    pool = in_play(t).pools.get(FULL, ())
    laid = {square_of(t, key): key for key in pool if t.pieces[key].place != "markers"}
    if not _working(t):
        return ChannelsEmptied(tuple(laid.values())) if laid else None
    free = [key for key in pool if t.pieces[key].place == "markers"]
    fresh = [key for key in tiles.spots[KIND] if tiles.room_of[key] in lying and key not in laid]
    filled = tuple([(marker, tiles.marked[square]) for marker, square in zip(free, fresh, strict=False)])
    return ChannelsFilled(filled) if filled else None


def _falls(t: Position, house: str, event: ChannelsFilled) -> Frame | None:
    under = content(t).tiles.under
    return Filling(tuple([under[place] for _, place in event.markers]))


PAGES, EVENTS = (Filling,), (ChannelsFilled, ChannelsEmptied)
NEEDS = (KIND,)
POWER = Power(
    "",
    (
        Hook("check", "Played", FILLS, _flows),
        Hook("check", "Recycled", DRAINS, _flows),
        Hook("check", "Revealed", FILLS, _flows),
        Hook("react", "ChannelsFilled", "DT-TERR-EVACUATOR-6", _falls),
    ),
)

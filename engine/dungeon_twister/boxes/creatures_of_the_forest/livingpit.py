"""The pit that a Living Trap has become: it turns back, and crushes what is above (DT-CHAR-LIVINGTRAP-3)."""

from __future__ import annotations

from engine.dungeon_twister.actions import settled
from engine.dungeon_twister.content import content
from engine.dungeon_twister.events.losses import Lost
from engine.dungeon_twister.events.rooms import Forgotten
from engine.dungeon_twister.losses import Losses
from engine.dungeon_twister.names import row
from engine.dungeon_twister.tokens import foremost, is_figure, square_of, supply, things
from engine.dungeon_twister.turn import Turn
from engine.flow import (
    DONE,
    Call,
    Event,
    Flow,
    Frame,
    Hook,
    Option,
    Position,
    Power,
    ProspectRow,
    Reason,
    Verb,
    unlisted,
)
from engine.said import said
from engine.table import Change, Move

KIND, TRAP, VERB = "livingpit", "livingtrap", "become trap"
RISES, CRUSHES, CLEARS = "DT-CHAR-LIVINGTRAP-3", "DT-CHAR-LIVINGTRAP-4", "DT-CHAR-LIVINGTRAP-5"
FORGETS = "DT-CHAR-LIVINGTRAP-8"


class TrapRisen(Event, tag="trap risen", frozen=True, gc=False):
    """A pit is a Living Trap again; markers that lay above go back (DT-CHAR-LIVINGTRAP-5)."""

    seat: str
    figure: str
    marker: str
    above: tuple[str, ...]
    to: str
    clause: str = RISES

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (*[Move(key, "markers") for key in (*self.above, self.marker)], Move(self.figure, self.to))


class RisingTrap(Frame, frozen=True, gc=False, tag="rising trap"):
    """A pit turns back."""

    seat: str
    marker: str

    def start(self, t: Position) -> Flow:
        """Everybody above dies, for the usual points (DT-CHAR-LIVINGTRAP-7)."""
        square = square_of(t, self.marker)
        figures = [key for key in t.contents[square] if is_figure(t, key)]
        first = sorted(figures, key=lambda key: key != foremost(t, square))
        return Call(Losses(tuple(first), CRUSHES, fatal=True), RisingTrap(self.seat, self.marker, step="rise"))

    def rise(self, t: Position) -> Flow:
        """Then all things there are lost."""
        square, spot = square_of(t, self.marker), t.pieces[self.marker].place
        for thing in things(t, square):
            t.emit(Lost(thing, CRUSHES))
        above = tuple([key for key in t.contents[spot] if key != self.marker])
        t.emit(TrapRisen(self.seat, trap_of(t, self.marker), self.marker, above, square))
        return DONE


def _seat(t: Position, pit: str) -> str:
    return next(seat for seat in t.seats if pit in supply(t, KIND, seat))


def trap_of(t: Position, pit: str) -> str:
    """The figure that a pit is; empty if it is none now."""
    own = content(t).own_figures[_seat(t, pit)]
    waiting = [key for key in own if content(t).kind[key] == TRAP and key in t.pieces]
    return next((key for key in waiting if t.pieces[key].place == "markers"), "")


def _offer(t: Position, pit: str, page: Turn) -> list[Option]:
    return [Option(VERB, pit)] if _seat(t, pit) == page.seat and trap_of(t, pit) else []


def _refuse(t: Position, page: Turn, option: Option) -> list[Reason]:
    """In its owner's turn, for no action."""
    pit = option.piece
    if content(t).markers.get(pit) != KIND or t.pieces[pit].place == "markers" or not trap_of(t, pit):
        return [Reason(RISES)]
    if page.step == "play":
        return [Reason("DT-TURN-02")]
    strange = _seat(t, pit) != page.seat
    return [Reason("DT-ACT-03", {"figure": trap_of(t, pit)}, (pit,))] if strange else []


def _turn_back(t: Position, page: Turn, option: Option) -> Flow:
    return settled(page, RisingTrap(page.seat, option.piece))


def _comes_back(t: Position, pit: str, seat: str) -> bool:
    return _seat(t, pit) == seat and bool(trap_of(t, pit))


def _forgotten(t: Position, pit: str, event: Forgotten) -> list[Event] | None:
    """It lies there like other figures."""
    square = square_of(t, pit)
    if content(t).tiles.room_of.get(square) != event.room or not trap_of(t, pit):
        return None
    return [TrapRisen(_seat(t, pit), trap_of(t, pit), pit, (), square, FORGETS), event]


def _shown(t: Position, pit: str) -> list[ProspectRow]:
    return [row(said("Living Trap"), "", said("it turns back in its player's turn"), RISES)]


VERBS = {"Turn": (Verb(VERB, unlisted, _refuse, _turn_back, takes=("piece",)),)}
PAGES, EVENTS = (RisingTrap,), (TrapRisen,)
NUMBERS = {f"price/{VERB}": RISES}
LENS = _shown
#: No figure is there to be attacked or aimed at (DT-CHAR-LIVINGTRAP-6).
POWER = Power(
    KIND,
    (
        Hook("offer", "Turn", RISES, _offer),
        Hook("permit", "come back", RISES, _comes_back),
        Hook("replace", "Forgotten", FORGETS, _forgotten),
    ),
)

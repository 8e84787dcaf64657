"""Bat: the Vampire's other form, which flies and holds nothing (DT-CHAR-BAT)."""

from __future__ import annotations

from engine.dungeon_twister.actions import Ability
from engine.dungeon_twister.boxes.forces_of_darkness.vampire import BAT, Transformed
from engine.dungeon_twister.events.losses import Healed
from engine.dungeon_twister.flight import HOOKS
from engine.dungeon_twister.tokens import is_figure, is_thing, of_things, owner
from engine.dungeon_twister.turn import Turn
from engine.flow import DONE, Flow, Frame, Hook, Part, Position, Power, Reason


class Rising(Frame, frozen=True, gc=False, tag="rising"):
    """A healed Bat gets up as the Vampire."""

    figure: str

    def start(self, t: Position) -> Flow:
        """At once."""
        t.emit(Transformed(owner(t, self.figure), self.figure, 0, "DT-CHAR-BAT-5"))
        return DONE


def _rises(t: Position, bat: str, event: Healed) -> Frame | None:
    return Rising(bat) if event.figure == bat else None


def _no_hands(t: Position, bat: str, figure: str) -> list[Part]:
    """What lies on its square is no load of its own, until it changes back (DT-CHAR-BAT-7)."""
    return [Part(-1, "DT-CHAR-BAT-2", bat)] if figure == bat else []


def _carries_nothing(t: Position, bat: str, figure: str, load: str) -> list[Reason]:
    clause = "DT-CHAR-BAT-6" if is_figure(t, load) else "DT-CHAR-BAT-2"
    return [Reason(clause, {}, (bat,))] if figure == bat else []


def _takes_nothing(t: Position, bat: str, figure: str) -> list[Reason]:
    return [Reason("DT-CHAR-BAT-2", {}, (bat,))] if figure == bat else []


def _untouched(t: Position, bat: str, figure: str, token: str) -> bool:
    """Cursed objects do not bind it."""
    return figure == bat


def _gains_nothing(t: Position, bat: str, piece: str, hook: Hook) -> Reason | None:
    below = is_thing(t, piece) and t.pieces[piece].place == t.pieces[bat].place
    return Reason("DT-CHAR-BAT-2", {}, (bat,)) if below else None


def _here(t: Position, bat: str) -> tuple[str, ...]:
    return ("",)


def _anytime(t: Position, bat: str, square: str) -> list[Reason]:
    return []


def _change(t: Position, page: Turn, bat: str, square: str) -> None:
    t.emit(Transformed(page.seat, bat, 0, "DT-CHAR-BAT-4"))


BECOME_VAMPIRE = Ability("become vampire", "DT-CHAR-BAT-4", _here, _anytime, _change, ("piece",))
VERBS = {"Turn": (BECOME_VAMPIRE.row,)}
PAGES = (Rising,)
POWER = Power(
    BAT,
    (
        *HOOKS,
        *BECOME_VAMPIRE.hooks,
        Hook("react", "Healed", "DT-CHAR-BAT-5", _rises),
        Hook("value", "hands", "DT-CHAR-BAT-2", _no_hands),
        Hook("forbid", "carry", "DT-CHAR-BAT-6", _carries_nothing),
        Hook("forbid", "search", "DT-CHAR-BAT-2", _takes_nothing),
        Hook("permit", "overlook", "DT-OBJ-WEAKNESSRING-3", _untouched),
        Hook("silence", "", "DT-CHAR-BAT-2", _gains_nothing, touches=of_things),
    ),
)

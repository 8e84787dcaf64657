"""Vampire: drinks blood, and becomes the Bat (DT-CHAR-VAMPIRE)."""

from __future__ import annotations

from engine.dungeon_twister.actions import Ability
from engine.dungeon_twister.events.losses import Died
from engine.dungeon_twister.fighting import Fight
from engine.dungeon_twister.names import row
from engine.dungeon_twister.shots import MELEE
from engine.dungeon_twister.tokens import friends, is_figure, loads, wounded
from engine.dungeon_twister.turn import Turn
from engine.flow import DONE, Event, Flow, Frame, Hook, Part, Position, Power, ProspectRow, Reason
from engine.flow.hooks import BEARS
from engine.said import said
from engine.table import Change, Mark

KIND, BAT, BLOOD = "vampire", "bat", "blood"


class Transformed(Event, tag="transformed", frozen=True, gc=False):
    """A figure shows another face (`form`, 0 for the first), and has its powers."""

    seat: str
    figure: str
    form: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        lent = 1 if self.form else 0
        return (
            Mark(self.figure, "form", self.form),
            Mark(self.figure, f"{BEARS}{KIND}", -lent),
            Mark(self.figure, f"{BEARS}{BAT}", lent),
        )


class BloodDrunk(Event, tag="blood drunk", frozen=True, gc=False):
    """A figure gets a blood marker."""

    figure: str
    victim: str
    clause: str = "DT-CHAR-VAMPIRE-2"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.figure, BLOOD, t.pieces[self.figure].mark(BLOOD) + 1),)


class Drinking(Frame, frozen=True, gc=False, tag="drinking"):
    """The blood of a slain enemy."""

    figure: str
    victim: str

    def start(self, t: Position) -> Flow:
        """One marker for each."""
        t.emit(BloodDrunk(self.figure, self.victim))
        return DONE


def _slays(t: Position, vampire: str, event: Died) -> Frame | None:
    """Whoever dies by a fight that he wins, passengers and prey of friends included (DT-CHAR-VAMPIRE-6); not by
    shots alone (DT-RULE-RANGED-07)."""
    page = next((page for page in reversed(t.pages) if isinstance(page, Fight)), None)
    if page is None or vampire not in (*page.attackers, *page.defenders) or friends(t, event.figure, vampire):
        return None
    return Drinking(vampire, event.figure)


def _strengthened(t: Position, vampire: str, figure: str, attacking: bool) -> list[Part]:
    """It sleeps while he is wounded or a Bat (DT-CHAR-VAMPIRE-4)."""
    blood = t.pieces[vampire].mark(BLOOD) if figure == vampire else 0
    return [Part(blood, "DT-CHAR-VAMPIRE-2", vampire)] if blood else []


def _here(t: Position, vampire: str) -> tuple[str, ...]:
    return ("",)


def _refuse(t: Position, vampire: str, square: str) -> list[Reason]:
    """His load stays on his square, if it can lie there: a wounded friend cannot, under a Bat."""
    borne = [key for key in loads(t, vampire) if is_figure(t, key)]
    return [Reason("DT-CHAR-VAMPIRE-5", {"other": borne[0]}, tuple(borne))] if borne else []


def _change(t: Position, page: Turn, vampire: str, square: str) -> None:
    t.emit(Transformed(page.seat, vampire, 1, "DT-CHAR-VAMPIRE-3"))


def _shown(t: Position, vampire: str) -> list[ProspectRow]:
    blood = t.pieces[vampire].mark(BLOOD)
    asleep = wounded(t, vampire) or t.pieces[vampire].mark("form")
    note = said("it sleeps while wounded or a Bat") if asleep else said("more in attack and in defence")
    return [row(said("Blood"), blood, note, "DT-CHAR-VAMPIRE-2", good=not asleep)] if blood else []


BECOME_BAT = Ability("become bat", "DT-CHAR-VAMPIRE-3", _here, _refuse, _change, ("piece",))
VERBS = {"Turn": (BECOME_BAT.row,)}
PAGES = (Drinking,)
EVENTS = (Transformed, BloodDrunk)
LENS = _shown
POWER = Power(
    KIND,
    (
        *BECOME_BAT.hooks,
        Hook("value", "combat", "DT-CHAR-VAMPIRE-2", _strengthened),
        Hook("react", "Died", "DT-CHAR-VAMPIRE-2", _slays, (MELEE,)),
    ),
)

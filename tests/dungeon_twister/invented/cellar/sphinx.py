"""Sphinx: who steps onto her square pays an action point, or the move ends (DT-MEET-SPHINX)."""

from engine.dungeon_twister.names import row
from engine.dungeon_twister.pages import Move
from engine.dungeon_twister.tokens import square_of
from engine.dungeon_twister.windows import Entering
from engine.flow import DONE, Ask, Event, Flow, Frame, Hook, Option, Position, Power, Reason, Unwind, Verb, verbs
from engine.said import said
from engine.table import Change, Count


class TollPaid(Event, tag="toll paid", frozen=True, gc=False):
    seat: str
    clause: str = "DT-MEET-SPHINX-2"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count("ap", t.counters["ap"] - 1),)


class Meeting(Frame, frozen=True, gc=False, tag="meeting"):
    seat: str

    def start(self, t: Position) -> Flow:
        return Ask(((self.seat, self.offer(t)),), "meet", "DT-MEET-SPHINX-1")


def refuse(t: Position, page: Meeting, option: Option) -> list[Reason]:
    return [] if option.verb == "turn back" or t.counters["ap"] else [Reason("DT-MEET-SPHINX-2")]


def answer(t: Position, page: Meeting, option: Option) -> Flow:
    if option.verb == "pay":
        t.emit(TollPaid(page.seat))
    return DONE if option.verb == "pay" else Unwind(Move)


def meets(t: Position, sphinx: str, window: Entering) -> Frame | None:
    return Meeting(window.seat) if square_of(t, sphinx) == window.to else None


Meeting.verbs = verbs(
    *[Verb(verb, lambda t, p, v=verb: [Option(v)], refuse, answer, takes=()) for verb in ("pay", "turn back")]
)
PAGES, EVENTS, LENS = (Meeting,), (TollPaid,), lambda t, p: [row(said("Toll"), 1, said("AP"), "DT-MEET-SPHINX-2")]
POWER = Power("sphinx", (Hook("react", "Entering", "DT-MEET-SPHINX-1", meets),))

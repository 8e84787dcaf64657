"""Father Christmas: gives presents from his bag (DT-CHAR-FATHERXMAS). He flies the carpet for nothing more
(DT-CHAR-FATHERXMAS-7)."""

from __future__ import annotations

from typing import ClassVar

from engine.dungeon_twister.actions import Ability
from engine.dungeon_twister.board import board
from engine.dungeon_twister.boxes.goodies.bag import bag_of
from engine.dungeon_twister.ground import ground
from engine.dungeon_twister.names import named, row
from engine.dungeon_twister.timer import turn_limit
from engine.dungeon_twister.tokens import hands, is_figure, loads, owner, standing, wounded
from engine.dungeon_twister.turn import Turn
from engine.flow import (
    DONE,
    Ask,
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
    verbs,
)
from engine.said import said
from engine.table import Change, Move

KIND, GIVES, EXCHANGE, FULL = "fatherxmas", "DT-CHAR-FATHERXMAS-4", "DT-CHAR-FATHERXMAS-5", "DT-CHAR-FATHERXMAS-6"
FREE, NOTHING, SEVERAL = "DT-CHAR-FATHERXMAS-7", "DT-CHAR-FATHERXMAS-8", "DT-CHAR-FATHERXMAS-10"


class Presented(Event, tag="presented", frozen=True, gc=False):
    """A figure gets a present. What it held goes to the giver (`taken`), or, if his hands are full, out of the
    game (`lost`)."""

    seat: str
    figure: str
    token: str
    target: str
    taken: tuple[str, ...]
    lost: tuple[str, ...]
    clause: str = GIVES

    def changes(self, t: Position) -> tuple[Change, ...]:
        here, there = t.pieces[self.figure].place, t.pieces[self.target].place
        kept = [Move(key, here) for key in self.taken]
        gone = [Move(key, "gone") for key in self.lost]
        given = (Move(self.token, there), Move(self.target, there))
        return (*gone, *kept, *([Move(self.figure, here)] if kept else []), *given)


class Giving(Frame, frozen=True, gc=False, tag="giving"):
    """Which present?"""

    seat: str
    figure: str
    target: str
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """One of those that the other can take."""
        offer = self.offer(t)
        return Ask(((self.seat, offer),), "give", GIVES, limits=turn_limit(t, self.seat, offer[0]))


def _against(t: Position, giver: str, target: str, toy: str) -> list[Reason]:
    """The reasons against a present: both golden rules and curses hold for the exchange."""
    here, held = t.pieces[target].place, loads(t, target)
    facts: dict[str, str | int] = {"other": target}
    kept = [reason for key in held for reason in t.forbidden("let go", target, key, here)]
    kept += [reason for key in held for reason in t.forbidden("grip", giver, key, here)]
    kept += t.forbidden("carry", target, toy)
    bound = any(is_figure(t, key) for key in held)
    others = [key for key in t.contents[here] if key != target and key not in held]
    crowded = len(others) + 1 > hands(t, target)
    footing = ground(t, here, target).leave(toy) if here in board(t).rough else []
    if not (kept or bound or crowded or footing):
        return []
    return [Reason(NOTHING, facts, (target,), (here,)), *kept, *footing]


def _presents(t: Position, giver: str, target: str) -> list[str]:
    return [toy for toy in bag_of(t, owner(t, giver)) if not _against(t, giver, target, toy)]


def _neighbours(t: Position, giver: str) -> list[str]:
    beside = board(t).touching(t.pieces[giver].place)
    return [square for square in beside if not _refuse(t, giver, square)]


def _refuse(t: Position, giver: str, square: str) -> list[Reason]:
    """To whoever stands beside him, of either colour."""
    target, toys = standing(t, square) if square in t.places else "", bag_of(t, owner(t, giver))
    if not target or not toys or square not in board(t).touching(t.pieces[giver].place):
        return [Reason(GIVES, {"figure": giver}, (giver,))]
    return [] if _presents(t, giver, target) else _against(t, giver, target, toys[0])


def _give(t: Position, page: Turn, giver: str, square: str) -> Frame:
    return Giving(page.seat, giver, standing(t, square))


def _offers(t: Position, page: Giving) -> list[Option]:
    return [Option("hand over", toy) for toy in _presents(t, page.figure, page.target)]


def _refuse_toy(t: Position, page: Giving, option: Option) -> list[Reason]:
    if option.piece not in bag_of(t, owner(t, page.figure)):
        return [Reason(GIVES, {"figure": page.figure}, (page.figure,))]
    return _against(t, page.figure, page.target, option.piece)


def _hand_over(t: Position, page: Giving, option: Option) -> Flow:
    """In exchange he gets as much as his hands take, where it can lie."""
    held, here = loads(t, page.target), t.pieces[page.figure].place
    room = hands(t, page.figure) - (len(t.contents[here]) - 1)
    fits = [key for key in held if not t.forbidden("carry", page.figure, key)]
    if here in board(t).rough:
        fits = [key for key in fits if not ground(t, here, page.figure).leave(key)]
    taken = tuple(fits[: max(0, room)])
    lost = tuple([key for key in held if key not in taken])
    clause = SEVERAL if taken and lost else FULL if lost else EXCHANGE
    t.emit(Presented(page.seat, page.figure, option.piece, page.target, taken, lost, clause))
    return DONE


Giving.verbs = verbs(Verb("hand over", _offers, _refuse_toy, _hand_over, takes=("piece",)))


def _flies_free(t: Position, santa: str, figure: str) -> bool:
    return figure == santa


def _shown(t: Position, santa: str) -> list[ProspectRow]:
    toys = bag_of(t, owner(t, santa))
    note = named(t, toys) if toys else said("empty")
    return [] if wounded(t, santa) else [row(said("His bag"), len(toys), note, GIVES, good=bool(toys))]


GIVE = Ability("give", GIVES, _neighbours, _refuse, _give)
VERBS = {"Turn": (GIVE.row,)}
PAGES, EVENTS = (Giving,), (Presented,)
LENS = _shown
POWER = Power(KIND, (*GIVE.hooks, Hook("permit", "DT-OBJ-CARPET-3", FREE, _flies_free)))

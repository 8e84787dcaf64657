"""Specter: passes through everything, and becomes the wounded enemy on whom it ends (DT-CHAR-SPECTER)."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.boxes.forces_of_darkness.holycross import cross_on
from engine.dungeon_twister.content import content
from engine.dungeon_twister.events.losses import Succeeded
from engine.dungeon_twister.events.marks import PASSING
from engine.dungeon_twister.ground import ground
from engine.dungeon_twister.incorporeal import HOOKS
from engine.dungeon_twister.pages import Move
from engine.dungeon_twister.points import prey
from engine.dungeon_twister.ropes import firm
from engine.dungeon_twister.tokens import Loads, fallen, friends, owner, standing
from engine.flow import DONE, Flow, Hook, Option, Part, Position, Power, Reason, Verb
from engine.flow.hooks import BEARS

KIND, BECOMES = "specter", "DT-CHAR-SPECTER-04"
#: Where a token is that can appear: it is neither on the board nor face down in a room.
_FREE = ("trophies-", "out-", "without-", "gone", "box", "unmade", "reserve")


def _prey(t: Position, specter: str, square: str) -> str:
    """The wounded enemy on a square that nobody carries; empty if there is none."""
    lying = fallen(t, square)
    return lying if lying and not friends(t, lying, specter) and not standing(t, square, but=specter) else ""


def _token(t: Position, specter: str, other: str) -> str:
    """The token of its own colour that is free to take a figure's place (DT-CHAR-SPECTER-12); empty if none is."""
    boxes = content(t)
    own = [key for key in boxes.own_figures[owner(t, specter)] if boxes.kind[key] == boxes.kind[other]]
    return next((key for key in own if key in t.pieces and t.pieces[key].place.startswith(_FREE)), "")


def refuse_rebirth(t: Position, specter: str, square: str) -> list[Reason]:
    """The reasons against becoming the wounded enemy on a square."""
    lying = _prey(t, specter, square)
    if not lying:
        return [Reason("DT-CHAR-SPECTER-13", {}, (), (square,))]
    if cross_on(t, square):
        return [Reason("DT-CHAR-SPECTER-08", {}, (lying,), (square,))]
    hangs = ground(t, square, specter).stop(()) if square in board(t).rough else []
    if hangs:
        return [*t.forbidden("hang", specter, square), *hangs]
    if _token(t, specter, lying):
        return []
    return [Reason("DT-CHAR-SPECTER-12", {"enemy": lying}, (lying,), (square,))]


def _rebirths(t: Position, page: Move) -> list[Option]:
    if not page.walked or t.pieces[page.figure].kind != KIND:
        return []
    here = t.pieces[page.figure].place
    return [] if refuse_rebirth(t, page.figure, here) else [Option("reincarnate", _prey(t, page.figure, here))]


def _refuse(t: Position, page: Move, option: Option) -> list[Reason]:
    if not page.walked or not t.permitted(BECOMES, page.figure):
        return [Reason(BECOMES, {}, (page.figure,))]
    here = t.pieces[page.figure].place
    if option.piece != _prey(t, page.figure, here):
        return [Reason("DT-CHAR-SPECTER-13", {}, (), (here,))]
    return refuse_rebirth(t, page.figure, here)


def _become(t: Position, page: Move, option: Option) -> Flow:
    """Worth nothing (DT-CHAR-SPECTER-10). The new figure acts at once, with AP of a charm that are left
    (DT-CHAR-SPECTER-11), and on what lay there (DT-CHAR-SPECTER-15)."""
    specter, old = page.figure, option.piece
    new, passing = _token(t, specter, old), (*content(t).passing, *PASSING)
    kept = [each for each in t.pieces[specter].marks if each[0] in passing]
    own = [
        each
        for each in t.pieces[old].marks
        if each[0] not in (*passing, "form", "side") and not each[0].startswith(BEARS)
    ]
    slain = sum([part.amount for part in prey(t, new)]) if t.pieces[new].place.startswith("trophies-") else 0
    square = t.pieces[specter].place
    t.emit(Succeeded(page.seat, specter, old, new, square, (*own, *kept), slain, BECOMES))
    return DONE


def _may_end(t: Position, specter: str, figure: str, square: str) -> bool:
    return figure == specter and not refuse_rebirth(t, specter, square)


def _lands(t: Position, specter: str, figure: str, square: str) -> list[Reason]:
    if figure != specter:
        return []
    if fallen(t, square):
        return [Reason("DT-CHAR-SPECTER-13", {}, (fallen(t, square),), (square,))]
    stops = ground(t, square, specter).stop(()) if square in board(t).rough else []
    return [Reason("DT-CHAR-SPECTER-03", {}, (), (square,))] if stops else []


def _not_pushed(t: Position, specter: str, figure: str, to: str) -> list[Reason]:
    prey = _prey(t, specter, to) if figure == specter else ""
    return [Reason("DT-RULE-PUSH-17", {}, (prey,), (to,))] if prey else []


def _worthless(t: Position, specter: str, figure: str, loads: Loads) -> list[Part]:
    return [Part(-1, "DT-CHAR-SPECTER-02", specter)] if figure == specter else []


def _burns(t: Position, specter: str, figure: str, square: str, moment: str) -> list[Reason]:
    """A wounded enemy that lives where others die takes it along."""
    lying = _prey(t, specter, square) if figure == specter and moment == "step" else ""
    if not lying or square not in board(t).rough or not ground(t, square, specter).after("action"):
        return []
    own = any(row.action for row in board(t).layers(square)) and firm(t, square, lying)
    return [Reason("DT-CHAR-SPECTER-09", {}, (specter,), (square,))] if own else []


VERBS = {"Move": (Verb("reincarnate", _rebirths, _refuse, _become, takes=("piece",)),)}
POWER = Power(
    KIND,
    (
        *HOOKS,
        Hook("permit", BECOMES, BECOMES, lambda t, specter, figure: figure == specter),
        Hook("permit", "end", BECOMES, _may_end),
        Hook("forbid", "landing", "DT-CHAR-SPECTER-03", _lands),
        Hook("forbid", "live", "DT-CHAR-SPECTER-09", _burns),
        Hook("forbid", "push", "DT-RULE-PUSH-17", _not_pushed),
        Hook("value", "exit", "DT-CHAR-SPECTER-02", _worthless),
    ),
)

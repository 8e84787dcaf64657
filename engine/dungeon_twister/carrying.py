"""Loads: what a figure on a move may take up, set down and exchange (DT-CARRY, DT-PIT-05, DT-STACK-03)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.dungeon_twister.board import board
from engine.dungeon_twister.content import content
from engine.dungeon_twister.events.moving import TakenUp
from engine.dungeon_twister.exits import carries
from engine.dungeon_twister.ground import ground
from engine.dungeon_twister.names import plain_name
from engine.dungeon_twister.pages import Move
from engine.dungeon_twister.points import eliminate
from engine.dungeon_twister.ropes import falls, refuse_rope
from engine.dungeon_twister.tokens import (
    Loads,
    fallen,
    friends,
    hands,
    heft,
    is_figure,
    is_rope,
    is_thing,
    owner,
    standing,
)
from engine.flow import Option, Position, Reason
from engine.said import Said, said


def others(t: Position, page: Move) -> list[str]:
    """The tokens on the figure's square besides itself and its loads."""
    lying = t.contents[t.pieces[page.figure].place]
    return [key for key in lying if key != page.figure and key not in page.loads]


def loadable(t: Position, page: Move, token: str) -> bool:
    """Whether a token could be a load: any object (DT-CARRY-12), or a wounded friend (DT-WOUND-07)."""
    return is_thing(t, token) or (bool(t.pieces[token].face) and carries(t, page.figure, token))


def takeable(t: Position, page: Move) -> list[Option]:
    """What hands that are free could take."""
    lying = others(t, page)
    if not lying or len(page.loads) >= hands(t, page.figure):
        return []
    return [Option("take", key) for key in lying if loadable(t, page, key)]


def droppable(t: Position, page: Move) -> list[Option]:
    """What could be set down."""
    return [Option("set down", key) for key in page.loads]


def swappable(t: Position, page: Move) -> list[Option]:
    """What the loads could be swapped for; `amount` is the number of the load that is given, from 0 on."""
    wanted = [key for key in others(t, page) if page.loads and loadable(t, page, key)]
    return [Option("swap", key, "", number) for key in wanted for number in range(len(page.loads))]


def given_for(page: Move, option: Option) -> str:
    """The load that is set down or swapped; empty if none is."""
    if option.verb == "set down":
        return option.piece if option.piece in page.loads else ""
    return page.loads[option.amount] if option.verb == "swap" and 0 <= option.amount < len(page.loads) else ""


def left_for(t: Position, page: Move, option: Option) -> Said:
    """Which of several loads is left for another thing."""
    load = given_for(page, option)
    return said("leave the {load}", load=plain_name(t, load)) if len(page.loads) > 1 else Said("")


def against_exchange(t: Position, page: Move, option: Option) -> list[Reason]:
    """What speaks against taking, setting down or swapping on this square, apart from how the move ends."""
    token, here = option.piece, t.pieces[page.figure].place
    guard = standing(t, here, but=page.figure)
    if guard and not friends(t, guard, page.figure):
        against = t.forbidden("take", page.figure, guard)
        return [*against, Reason("DT-CARRY-06", {"enemy": guard}, (guard,), (here,))]
    unable = t.forbidden("lift", token) or t.forbidden("carry", page.figure, token)
    if unable:
        return unable
    if option.verb == "take" and page.loads and len(page.loads) >= hands(t, page.figure):
        return [Reason("DT-CARRY-01", {"figure": page.figure, "load": page.loads[0]}, page.loads)]
    given = given_for(page, option)
    kept = t.forbidden("let go", page.figure, given, here) if given else []
    if kept:
        return kept
    taken = "" if option.verb == "set down" else token
    if option.verb != "set down":
        against = _against_lifting(t, page, taken, given)
        if against:
            return against
    return against_leaving(t, page, given, taken, guard) if given else []


def _against_lifting(t: Position, page: Move, token: str, given: str) -> list[Reason]:
    """A token to be taken lies on this square; a rope that holds one's own wounded friend stays (DT-PIT-05)."""
    here = t.pieces[page.figure].place
    if token not in content(t).kind or token not in others(t, page):
        return [Reason("DT-CARRY-07")]
    if not loadable(t, page, token):
        if not t.pieces[token].face:
            return [Reason("DT-CARRY-01", {"figure": page.figure, "load": token}, (token,))]
        return [Reason("DT-CARRY-11", {"figure": token}, (token,))]
    bearer = standing(t, here, but=page.figure)
    kept = t.forbidden("let go", bearer, token, here) if bearer else t.forbidden("grip", page.figure, token, here)
    if kept:
        return kept
    friend = _hangs_by(t, page, token)
    if friend and not is_rope(t, given):
        return [Reason("DT-PIT-05", {"friend": friend}, (friend,), (here,))]
    return []


def _hangs_by(t: Position, page: Move, token: str) -> str:
    """The friend that would fall if this rope were taken from its pit; empty if nobody would."""
    here = t.pieces[page.figure].place
    if not is_rope(t, token):
        return ""
    for friend in (fallen(t, here, but=(token,)), standing(t, here, but=page.figure)):
        if friend and friends(t, friend, page.figure) and falls(t, here, friend):
            return friend
    return ""


def against_leaving(t: Position, page: Move, given: str, taken: str, friend: str) -> list[Reason]:
    """A load is left only where it can lie (DT-CARRY-10), or with a friend whose hands are free (DT-CARRY-04)."""
    here = t.pieces[page.figure].place
    stay = [key for key in others(t, page) if key not in (taken, friend)]
    if friend and is_figure(t, given):
        unable = t.forbidden("carry", friend, given)
        if unable or not carries(t, friend, given):
            return unable or [Reason("DT-CARRY-11", {"figure": given}, (given,))]
    if friend and not hands(t, friend):
        friend = ""
    if not friend and here in board(t).rough:
        against = ground(t, here, page.figure).leave(given)
        deep = board(t).deep(here, heft(t, page.figure))
        if not against and given in page.brought and is_rope(t, given) and deep:
            against = refuse_rope(t, given, here, owner(t, page.figure))
        if against:
            return against
    if friend:
        full = bool(stay) and len(stay) >= hands(t, friend)
        return [Reason("DT-CARRY-01", {"figure": friend, "load": stay[0]}, tuple(stay))] if full else []
    if is_figure(t, given):
        lying = [key for key in stay if is_figure(t, key)]
        return [Reason("DT-STACK-03", {}, tuple(lying), (here,))] if lying else []
    if any(is_thing(t, key) for key in stay) or len(stay) > 1:
        return [Reason("DT-CARRY-09", {}, tuple(stay), (here,))]
    return []


def lift(t: Position, page: Move, token: str, given: str, clause: str) -> Move:
    """Take a token up, giving the load for it. Without its rope a wounded enemy falls (DT-PIT-04)."""
    here = t.pieces[page.figure].place
    hanging = fallen(t, here, but=(token,))
    t.emit(TakenUp(page.seat, page.figure, token, given, "DT-CARRY-05" if hanging else clause))
    if hanging and falls(t, here, hanging) and is_rope(t, token) and not is_rope(t, given):
        eliminate(t, hanging, "DT-PIT-04")
    return without(page, given, (token,))


def without(page: Move, given: str, more: Loads = ()) -> Move:
    """The page after a load was given away, with what came into the hands for it."""
    kept = tuple([key for key in page.loads if key != given])
    return replace(page, loads=(*kept, *more), brought=tuple([key for key in page.brought if key != given]))

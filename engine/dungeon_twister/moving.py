"""A move: step by step, with loads taken, set down and exchanged on the way (DT-MOVE, DT-CARRY).

Squares may be crowded on the way (DT-STACK-04), but a move stops only where the golden rule holds (DT-STACK-01).
So a step or an exchange is offered only if the move can still end legally. Where walking on finds no such end,
exchanges are tried on clones.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.dungeon_twister.actions import able, enchanted, pay, pays_itself, refuse_to_act
from engine.dungeon_twister.board import board
from engine.dungeon_twister.burdens import burdened, forced, refuse_burden, shed
from engine.dungeon_twister.carrying import (
    against_exchange,
    droppable,
    given_for,
    left_for,
    lift,
    swappable,
    takeable,
    without,
)
from engine.dungeon_twister.content import content, in_play
from engine.dungeon_twister.events.moving import Escaped, MoveBegan, SetDown, Stopped, Walked, WentBack
from engine.dungeon_twister.events.turn import MagicLost, TimeUp
from engine.dungeon_twister.exits import (
    all_bare,
    all_taken,
    alone,
    bare,
    can_stop_soon,
    cost,
    exits,
    last,
    leaves,
    may_stop,
    payable,
    refuse_magic,
    refuse_step,
    refuse_stop,
    walks,
)
from engine.dungeon_twister.magic import dead, lets_down
from engine.dungeon_twister.pages import Move
from engine.dungeon_twister.points import perish, score
from engine.dungeon_twister.ropes import firm
from engine.dungeon_twister.tiles import LINE_OF
from engine.dungeon_twister.timer import late_options, refuse_late
from engine.dungeon_twister.tokens import (
    Loads,
    carrier,
    is_figure,
    loads,
    on_board,
    owner,
    printed,
    standing,
    wounded,
)
from engine.dungeon_twister.turn import Turn
from engine.dungeon_twister.windows import Entering, heard
from engine.flow import (
    DONE,
    Breakdown,
    Call,
    Flow,
    Goto,
    Option,
    Part,
    Position,
    Reason,
    Verb,
    drag,
    drags,
)

#: No walk is longer.
FAR = 99


def pace(t: Position, figure: str, held: Loads | None = None) -> Breakdown:
    """The parts of its steps in one move (DT-MOVE-04), loaded so: as it stands, if `held` is left out."""
    face = printed(t, figure)
    base = (Part(face.speed, face.clause, figure),)
    return t.breakdown("speed", base, figure, loads(t, figure) if held is None else held)


def speed(t: Position, figure: str, held: Loads | None = None) -> int:
    """Steps in one move (DT-MOVE-04). Loads that slow a figure stop it at most."""
    if ("value", "speed") not in t.heard:
        return printed(t, figure).speed
    return max(0, pace(t, figure, held).total)


# -- walking ---------------------------------------------------------------------------------------------


def opened(t: Position, seat: str, figure: str, magic: bool = False) -> Move:
    """The move that a figure could begin; `magic` carries it if an action of its own pays for it."""
    held, here = loads(t, figure), t.pieces[figure].place
    #: A figure that needs no rope has not laid one.
    laid = not held or here not in board(t).rough or not firm(t, here, figure)
    return Move(seat, figure, speed(t, figure), held, brought=() if laid else held, magic=magic)


def _remembered(t: Position, page: Move, *squares: str) -> Move:
    """The page before it touches these squares: with a timer it keeps what lies there (DT-MODE-21)."""
    if not t.counters["timer"]:
        return page
    here = t.pieces[page.figure].place
    kept = page.kept
    if not kept or not _refuse_stop(t, page, Option("stop")):
        kept = ((here, t.contents[here]),)
    known = [square for square, _ in kept]
    fresh = [(square, t.contents[square]) for square in squares if square not in known]
    return replace(page, kept=(*kept, *fresh))


def walk_on(t: Position, page: Move, to: str) -> Move | None:
    """Take a step; the page as it goes on, None if the move is over."""
    page = _remembered(t, page, to)
    if leaves(t, page.figure, to):
        escape(t, page.figure, page.loads)
        return None
    after = _go(t, page, to)
    if perish(t, page.figure, "step", after.loads):
        return None
    after = _survived(t, after)
    down = _let_down(t, page, to)
    if down and page.afoot and may_stop(t, page.figure, to, after.loads):
        after, down = replace(after, magic=False), False
    if down or (not after.left and may_stop(t, page.figure, to, after.loads)):
        _end(t, page)
        return None
    return after


def _go(t: Position, page: Move, to: str) -> Move:
    """One more step, with the loads and what they are exchanged for by force; the page after it."""
    before, here = page.loads, t.pieces[page.figure].place
    page = shed(t, page, to)
    after = replace(_stepped(t, page, to), came=here)
    t.emit(Walked(page.seat, page.figure, to, page.loads))
    after = burdened(t, after)
    return _at_pace(t, after, before)


def _at_pace(t: Position, page: Move, before: Loads) -> Move:
    """The page with the steps that its loads leave it, after it had others."""
    if page.loads == before:
        return page
    change = speed(t, page.figure, page.loads) - speed(t, page.figure, before)
    return replace(page, left=max(0, page.left + change)) if change else page


def _let_down(t: Position, page: Move, to: str) -> bool:
    """Whether magic that carries the figure ends where it has come to. Actions of its own, as from a potion, are
    lost there, however it came (DT-OBJ-POTION-6, DT-OBJ-POTION-9)."""
    own = enchanted(t, page.figure)
    if not (own or page.magic) or not lets_down(t, page.figure, to):
        return False
    if own and dead(t, to):
        t.emit(MagicLost(page.figure))
    return page.magic


def _stepped(t: Position, page: Move, to: str) -> Move:
    """The page after one more step; what is a move of its own leaves none."""
    start = t.pieces[page.figure].place
    whole = alone(t, page.figure, start, to, page.loads) or last(t, page.figure, start, to, page.loads)
    return replace(page, left=0 if whole else page.left - cost(t, to), walked=True, brought=page.loads)


def _ahead(t: Position, page: Move) -> list[str]:
    """The squares onto which the move may step next, wherever it ends."""
    start = t.pieces[page.figure].place
    ahead = payable(t, exits(t, page.figure, start, page.loads), page.left)
    if page.magic:
        ahead = [to for to in ahead if not refuse_magic(t, page.figure, to, page.loads)]
    if not page.walked or not in_play(t).lone:
        return ahead
    return [to for to in ahead if not alone(t, page.figure, start, to, page.loads)]


def _survived(t: Position, page: Move) -> Move:
    """The page without the passengers that a step has killed."""
    dead = [key for key in page.loads if is_figure(t, key) and perish(t, key, "step")]
    return replace(page, loads=tuple([key for key in page.loads if key not in dead])) if dead else page


def _end(t: Position, page: Move) -> None:
    """The move ends where the figure stands."""
    t.emit(Stopped(page.seat, page.figure))
    perish(t, page.figure, "move")


def escape(t: Position, figure: str, carried: Loads) -> None:
    """A figure leaves (DT-EXIT-01), with its loads (DT-EXIT-07) and nothing from the line (DT-EXIT-06).

    All that counts with it scores together (DT-VP-05).
    """
    seat = owner(t, figure)
    base = [Part(1, "DT-VP-02", figure)]
    base += [Part(0, "DT-VP-03", key) for key in carried if is_figure(t, key)]
    parts = t.breakdown("exit", base, figure, carried).parts
    t.emit(Escaped(seat, figure, carried, parts))
    score(t, seat, parts)


def _refuse_walk(t: Position, page: Move, option: Option) -> list[Reason]:
    """The reasons against the next step of a move."""
    if option.piece != page.figure:
        return [t.game.default_reason(t, page.seat, option)]
    start = t.pieces[page.figure].place
    if not _is_open(t, option.to):
        return [Reason("DT-MOVE-02")]
    if page.left < cost(t, option.to) or board(t).to(start, option.to) is None:
        return _refuse_far(t, page, option.to)
    against = refuse_step(t, page.figure, start, option.to, page.loads)
    whole = "" if against or not page.walked else alone(t, page.figure, start, option.to, page.loads)
    if whole:
        return [Reason(whole, {"figure": page.figure}, (), (option.to,))]
    if page.magic and not against:
        against = refuse_magic(t, page.figure, option.to, page.loads)
        if not against and lets_down(t, page.figure, option.to):
            return []
    against = against or refuse_burden(t, page, option.to)
    if against or leaves(t, page.figure, option.to):
        return against
    if _finishes(t, page, option.to):
        return []
    return refuse_stop(t, page.figure, option.to, page.loads)


def _refuse_far(t: Position, page: Move, to: str) -> list[Reason]:
    """The reasons against one step to a square further off: it is too far away (DT-MOVE-04), no way leads there,
    or the squares in between must be named."""
    n, full = _steps_to(t, page, to), speed(t, page.figure, page.loads)
    if n > page.left:
        facts: dict[str, str | int] = {"figure": page.figure, "speed": full, "n": full - page.left + n}
        return [Reason("DT-MOVE-04", facts, (), (to,))]
    hidden = to in board(t).slots
    if n or hidden:
        return refuse_step(t, page.figure, t.pieces[page.figure].place, to, page.loads)
    return [Reason("DT-MOVE-01", {}, (), (to,))]


def _steps_to(t: Position, page: Move, to: str) -> int:
    """How many steps lead to a square, however many the move has; 0 if none do."""
    return walks(t, page.figure, t.pieces[page.figure].place, FAR, page.loads, page.walked).get(to, 0)


def _is_open(t: Position, place: str) -> bool:
    """Whether a place is a square that lies open, or the slot of a room."""
    b = board(t)
    return place in LINE_OF or place in b.slots or b.tiles.room_of.get(place) in b.slot


def steps(t: Position, page: Move) -> Sequence[Option]:
    """The legal next steps."""
    if not page.left:
        return ()
    b, figure = board(t), page.figure
    here = t.pieces[figure].place
    if not page.magic and all_bare(t, b, here):
        return drags("walk", figure, b.leading(here))
    return [drag("walk", figure, to) for to in _ahead(t, page) if bare(t, b, to) or _goes_on(t, page, to)]


def _goes_on(t: Position, page: Move, to: str) -> bool:
    """Whether the move may step onto a square that lies ahead: it can end there, or go on from there to an end."""
    figure = page.figure
    if (page.magic and lets_down(t, figure, to)) or leaves(t, figure, to):
        return True
    return not refuse_burden(t, page, to) and (may_stop(t, figure, to, page.loads) or _finishes(t, page, to))


def _can_step(t: Position, page: Move) -> bool:
    """Whether there is a legal next step."""
    b, here = board(t), t.pieces[page.figure].place
    if page.left and not page.magic and not all_taken(t, b, here):
        return True
    return bool(steps(t, page))


def _walk(t: Position, page: Move, option: Option) -> Flow:
    after = walk_on(t, page, option.to)
    return Goto(after) if after else DONE


def _finishes(t: Position, page: Move, to: str) -> bool:
    """Whether the move can come to a legal end after a step onto a square."""
    if not forced(t, page.figure, to):
        return can_finish(t, _stepped(t, page, to), to)
    return can_finish(*_gone(t, page, to))


def _gone(t: Position, page: Move, to: str) -> tuple[Position, Move]:
    """A clone in which one more step was made, and the page after it."""
    trial = t.clone()
    after = _go(trial, page, to)
    trial.suppose(after)
    return trial, after


# -- whether a legal end is in reach ---------------------------------------------------------------------


def can_finish(t: Position, page: Move, square: str = "") -> bool:
    """Whether the move can come to a legal end, from `square` or from where the figure stands."""
    here = t.pieces[page.figure].place
    if can_stop_soon(t, page.figure, square or here, page.left, page.loads, page.brought, page.magic):
        return True
    if not page.left and not t.contents[square or here]:
        return False
    if not square or square == here:
        return _finds_an_end(t, page)
    trial = t.clone()
    trial.emit(Walked(page.seat, page.figure, square, page.loads))
    return _finds_an_end(trial, page)


def _finds_an_end(t: Position, page: Move) -> bool:
    """Whether exchanges on the way lead to a legal end; tried on clones, each state once, the nearest first.

    After the last step too: it may end by pulling a wounded enemy's rope away (DT-PIT-04).
    """
    waiting, seen = deque([(t, page)]), set[object]()
    while waiting:
        t, page = waiting.popleft()
        tokens = tuple([t.pieces[token].place for token in content(t).kind if token in t.pieces])
        key = (page.left, page.loads, tokens)
        if key in seen:
            continue
        seen.add(key)
        for trial, after in _exchanged(t, page):
            here = trial.pieces[after.figure].place
            if can_stop_soon(trial, after.figure, here, after.left, after.loads, after.brought, after.magic):
                return True
            waiting.append((trial, after))
        for to in _ahead(t, page) if page.left else ():
            if page.magic and lets_down(t, page.figure, to):
                return True
            if not leaves(t, page.figure, to) and not refuse_burden(t, page, to):
                waiting.append(_gone(t, page, to))
    return False


def _exchanged(t: Position, page: Move) -> Iterator[tuple[Position, Move]]:
    """Each clone in which one exchange on the way was made, and the page after it."""
    if not page.walked and not page.loads:
        return
    for option in (*takeable(t, page), *droppable(t, page), *swappable(t, page)):
        if against_exchange(t, page, option):
            continue
        yield _made(t, page, option)


def _made(t: Position, page: Move, option: Option) -> tuple[Position, Move]:
    """A clone in which a legal exchange was made, and the page after it."""
    trial = t.clone()
    flow = t.game.verbs(Move)[option.verb].do(trial, page, option)
    assert isinstance(flow, Goto)
    assert isinstance(flow.frame, Move)
    trial.suppose(flow.frame)  # what is in hand afterwards
    return trial, flow.frame


# -- loads -----------------------------------------------------------------------------------------------


def _refuse_exchange(t: Position, page: Move, option: Option) -> list[Reason]:
    """All reasons against an exchange; afterwards a legal end must still be in reach."""
    if option.verb != "take" and not given_for(page, option):
        return [Reason("DT-CARRY-07")]
    against = against_exchange(t, page, option)
    if against:
        return against
    trial, after = _made(t, page, option)
    if not page.walked:  # an exchange alone is no move
        return [] if _can_step(trial, after) else [Reason("DT-CARRY-07")]
    if can_finish(trial, after):
        return []
    here = trial.pieces[page.figure].place
    return refuse_stop(trial, page.figure, here, after.loads, after.brought) or [Reason("DT-STACK-01")]


def _take(t: Position, page: Move, option: Option) -> Flow:
    return Goto(_at_pace(t, lift(t, _remembered(t, page), option.piece, "", "DT-CARRY-02"), page.loads))


def _swap(t: Position, page: Move, option: Option) -> Flow:
    after = lift(t, _remembered(t, page), option.piece, given_for(page, option), "DT-CARRY-04")
    return Goto(_at_pace(t, after, page.loads))


def _set_down(t: Position, page: Move, option: Option) -> Flow:
    """On a pit a rope may stay behind (DT-ROPE-08); once laid it holds (DT-ROPE-10)."""
    page = _remembered(t, page)
    t.emit(SetDown(page.seat, page.figure, option.piece))
    return Goto(_at_pace(t, without(page, option.piece), page.loads))


# -- stopping --------------------------------------------------------------------------------------------


def _stops(t: Position, page: Move) -> list[Option]:
    return [Option("stop")] if not _refuse_stop(t, page, Option("stop")) else []


def _refuse_stop(t: Position, page: Move, option: Option) -> list[Reason]:
    """A move has at least one step (DT-MOVE-03), and ends where the golden rule holds."""
    if not page.walked:
        return [Reason("DT-MOVE-03")]
    return refuse_stop(t, page.figure, t.pieces[page.figure].place, page.loads, page.brought)


def _stop(t: Position, page: Move, option: Option) -> Flow:
    _end(t, page)
    return DONE


def _time_up(t: Position, page: Move, option: Option) -> Flow:
    """The move ends where it stands, or goes back to where it could last have ended (DT-MODE-21)."""
    if _stops(t, page):
        _end(t, page)
    else:
        t.emit(WentBack(page.seat, page.figure, page.kept))
    t.emit(TimeUp(page.seat))
    return DONE


MOVE = (
    Verb("walk", steps, _refuse_walk, _walk, sure=True, takes=("piece", "to")),
    Verb("take", takeable, _refuse_exchange, _take, takes=("piece",)),
    Verb("swap", swappable, _refuse_exchange, _swap, takes=("piece", "amount"), detail=left_for),
    Verb("set down", droppable, _refuse_exchange, _set_down, takes=("piece",)),
    Verb("stop", _stops, _refuse_stop, _stop, sure=True, takes=()),
    Verb("time up", late_options, refuse_late, _time_up, sure=True, takes=()),
)


# -- beginning a move ------------------------------------------------------------------------------------


def _first_steps(t: Position, page: Turn) -> list[Option]:
    """Of any figure, as often as there are AP (DT-MOVE-15)."""
    return [option for figure in able(t, page.seat) for option in steps(t, _opened(t, page, figure))]


def _opened(t: Position, page: Turn, figure: str) -> Move:
    """The move that a figure could begin in this turn."""
    return opened(t, page.seat, figure, enchanted(t, figure) and pays_itself(t, figure, page.thrift))


def _refuse_first_step(t: Position, page: Turn, option: Option) -> list[Reason]:
    figure, lying = option.piece, on_board(t, option.piece) and wounded(t, option.piece)
    flies = _needs_ability(t, figure, option.to) if lying else False
    against = refuse_to_act(t, page, figure, flies, going=True)
    return against or t.forbidden("move", figure) or _refuse_walk(t, _opened(t, page, figure), option)


def _needs_ability(t: Position, figure: str, to: str) -> bool:
    """Whether a step is one that only an ability could take, over a pit or an enemy."""
    start = t.pieces[figure].place
    return to in board(t).touching(start) and bool(refuse_step(t, figure, start, to, ()))


def _begin(t: Position, page: Turn, figure: str) -> Move:
    move = _opened(t, page, figure)
    pay(t, page, figure)
    t.emit(MoveBegan(page.seat, figure))
    return move


def _walk_first(t: Position, page: Turn, option: Option) -> Flow:
    move, settled = _begin(t, page, option.piece), replace(page, step="settle")
    if heard(t, Entering):
        return Call(replace(move, doing=option, step="announce"), settled)
    after = walk_on(t, move, option.to)
    return Call(after, settled) if after else Goto(settled)


def _first_drops(t: Position, page: Turn) -> list[Option]:
    return [Option("set down", token) for figure in able(t, page.seat) for token in loads(t, figure)]


def _refuse_first_drop(t: Position, page: Turn, option: Option) -> list[Reason]:
    """A move may begin with setting the load down (DT-CARRY-03); then a step must follow."""
    token = option.piece
    if token not in content(t).kind or not on_board(t, token):
        return [Reason("DT-CARRY-07")]
    bearer = carrier(t, token) if is_figure(t, token) else standing(t, t.pieces[token].place)
    if not bearer:
        return [Reason("DT-CARRY-07")]
    against = refuse_to_act(t, page, bearer, going=True)
    if against:  # no move, no exchange
        return [*against, Reason("DT-CARRY-07")]
    move = _opened(t, page, bearer)
    return _refuse_exchange(t, move, option)


def _drop_first(t: Position, page: Turn, option: Option) -> Flow:
    token = option.piece
    bearer = standing(t, t.pieces[token].place)
    flow = _set_down(t, _begin(t, page, bearer), option)
    assert isinstance(flow, Goto)
    return Call(flow.frame, replace(page, step="settle"))


MOVING = (
    Verb("walk", _first_steps, _refuse_first_step, _walk_first, sure=True, takes=("piece", "to")),
    Verb("set down", _first_drops, _refuse_first_drop, _drop_first, takes=("piece",)),
)

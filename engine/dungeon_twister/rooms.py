"""Revealing rooms and turning them (DT-REVEAL, DT-ROT)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.dungeon_twister.actions import able, pay, refuse_to_act, unconfined
from engine.dungeon_twister.board import Board, board, ends, slots
from engine.dungeon_twister.components import OTHER
from engine.dungeon_twister.content import content
from engine.dungeon_twister.events.marks import UNDER
from engine.dungeon_twister.events.rooms import Revealed, Rotated, SetOut
from engine.dungeon_twister.events.turn import TimeUp
from engine.dungeon_twister.tiles import LINE_OF, shown
from engine.dungeon_twister.timer import QUICK, TIME_UP, turn_limit
from engine.dungeon_twister.tokens import is_figure, owner
from engine.dungeon_twister.turn import Turn
from engine.flow import DONE, Ask, Call, Flow, Frame, Goto, Limit, Option, Position, Reason, Verb, drag, verbs

# -- revealing -------------------------------------------------------------------------------------------


def doors(t: Position, b: Board, figure: str) -> list[str]:
    """The face-down rooms that a figure can reveal from where it stands (DT-REVEAL-01, DT-REVEAL-04)."""
    here = t.pieces[figure].place
    if here in LINE_OF:
        found = [slot for slot in ends(t)[LINE_OF[here]] if slot not in b.rooms]
    else:
        found = [way.to for way in b.ways(here) if way.bars == ("room",)]
    return [slot for slot in found if not t.forbidden("turn up", slot)]


def _reveals(t: Position, page: Turn) -> list[Option]:
    b = board(t)
    return [drag("reveal", figure, slot) for figure in able(t, page.seat) for slot in doors(t, b, figure)]


def _refuse_reveal(t: Position, page: Turn, option: Option) -> list[Reason]:
    figure, slot = option.piece, option.to
    against = refuse_to_act(t, page, figure, going=True)
    if against:
        return against
    b = board(t)
    if slot not in b.slots or slot in b.rooms:
        return [Reason("DT-REVEAL-01")]
    if slot in doors(t, b, figure):
        return []
    kept = t.forbidden("turn up", slot)
    if kept:
        return kept
    here = t.pieces[figure].place
    way = b.to(here, slot)
    if way is None:
        return [Reason("DT-REVEAL-05" if here in b.tiles.gears else "DT-REVEAL-01", {}, (), (slot,))]
    facts: dict[str, str | int] = {"figure": figure, "edge": way.bars[0]}
    shut = content(t).bars[way.bar].reveal
    return [Reason(shut, facts, (), (slot,)), *t.forbidden("reveal", figure, slot)]


def _reveal(t: Position, page: Turn, option: Option) -> Flow:
    """The tile keeps the turn that chance gave it at set-up: drawn now, for nobody could know it (DT-SETUP-05)."""
    pay(t, page, option.piece)
    room = known_room(t, option.to)
    if room:
        turn = t.pieces[room].turn
    else:
        room, turn = draw_room(t)
    t.emit(Revealed(page.seat, option.to, room, turn))
    return Call(SettingOut(page.seat, room), replace(page, step="settle"))


def known_room(t: Position, slot: str) -> str:
    """The room that lies face down in a slot, if somebody has looked at it; empty if nobody has."""
    number = 1 + slots(t).index(slot)
    return next((room for room in t.contents["rooms"] if t.pieces[room].mark(UNDER) == number), "")


def draw_room(t: Position, to: tuple[str, ...] | None = None) -> tuple[str, int]:
    """A room that nobody has looked at, and how it lies. Only the seats `to` learn it, or everybody."""
    unknown = tuple([key for key in t.contents["rooms"] if not t.pieces[key].mark(UNDER)])
    return str(t.draw("room", unknown, to)), int(t.draw("orientation", range(4), to))


class SettingOut(Frame, frozen=True, gc=False, tag="setting out"):
    """The tokens of a room just revealed are set down: by the revealer, then by the opponent (DT-REVEAL-08).

    Figures come in unwounded and may act at once (DT-REVEAL-11).

    `all_to` is who sets down everything that is left, since the other's time was over (DT-MODE-18, DT-MODE-22).
    """

    seat: str
    room: str
    all_to: str = ""
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """Ask the seat that sets down the next token."""
        if not t.contents["lifted"]:
            return DONE
        placer = self.placer(t)
        return Ask(((placer, self.offer(t)),), "set out", self.clause(placer), limits=self.limits(t, placer))

    def limits(self, t: Position, placer: str) -> tuple[Limit, ...]:
        """The revealer places in the time of the turn (DT-MODE-22), the opponent in 5 seconds (DT-MODE-18); who
        takes over from a late revealer has as long as it takes."""
        if not t.counters["timer"] or t.counters["late"]:
            return ()
        if placer == self.seat:
            return turn_limit(t, placer)
        return (Limit(placer, f"placing {t.counters['turn']} {self.room}", QUICK, TIME_UP),)

    def clause(self, placer: str) -> str:
        """The one by which a seat sets tokens down."""
        return "DT-REVEAL-07" if placer == self.seat else "DT-REVEAL-08"

    def placer(self, t: Position) -> str:
        """The revealer as long as a token is his to set down, then the opponent."""
        return self.all_to or (self.seat if self.share(t, self.seat) else OTHER[self.seat])

    def share(self, t: Position, seat: str) -> list[str]:
        """The tokens that a seat sets down."""
        return [token for token in self.tokens(t) if self.sets(t, token)[0] == seat]

    def sets(self, t: Position, token: str) -> tuple[str, str]:
        """Who sets a token down, and by which clause: the opponent the objects of the revealer's colour, he all
        others, unless the token says otherwise. A white one has no owner who could."""
        seat, other, whose = self.seat, OTHER[self.seat], owner(t, token)
        who, clause = content(t).rows[t.pieces[token].kind].set_by
        setter = whose if who == "owner" else seat
        if who and setter:
            return setter, clause
        theirs = whose == seat and not is_figure(t, token)
        return (other, "DT-REVEAL-08") if theirs else (seat, "DT-REVEAL-07")

    def tokens(self, t: Position) -> list[str]:
        """What is to be set down; a hoard is set down together with its figure."""
        return [token for token in t.contents["lifted"] if not _bound(t, token)]

    def squares(self, t: Position) -> list[str]:
        """The empty squares of the room (DT-REVEAL-10)."""
        return [square for square in shown(self.room, 0) if not t.contents[square]]


def _closed(t: Position, token: str, square: str) -> list[Reason]:
    """The reasons against placing a token on a square (DT-REVEAL-09): only ground that takes it will do, such as
    floor or the gear."""
    b = board(t)
    if square not in b.rough:
        return []
    rows = [row for row in b.layers(square) if row.place and not t.permitted(row.place, token)]
    return [Reason(rows[0].place)] if rows else t.forbidden("place", token, square)


def _hoard(t: Position, figure: str) -> str:
    """The white token that lies with a figure that waits to be set down; empty if none does."""
    hoard, white = content(t).rows[t.pieces[figure].kind].hoard, content(t).white
    if hoard is None:
        return ""
    return next((token for token in t.contents["lifted"] if white.get(token) == f"white-{hoard.stock}"), "")


def _bound(t: Position, token: str) -> str:
    """The clause by which a white token is set down with a figure and not alone; empty if it lies alone."""
    stock = content(t).white.get(token, "")
    rows = [content(t).rows[t.pieces[key].kind] for key in t.contents["lifted"] if stock and is_figure(t, key)]
    return next((row.hoard.clause for row in rows if row.hoard and f"white-{row.hoard.stock}" == stock), "")


def _settings_out(t: Position, page: SettingOut) -> list[Option]:
    tokens = page.tokens(t) if page.all_to else page.share(t, page.placer(t))
    pairs = [(token, square) for token in tokens for square in page.squares(t)]
    return [drag("place", token, square) for token, square in pairs if not _closed(t, token, square)]


def _refuse_setting_out(t: Position, page: SettingOut, option: Option) -> list[Reason]:
    token, square = option.piece, option.to
    if token not in t.contents["lifted"]:
        return [Reason("DT-REVEAL-07")]
    bound = _bound(t, token)
    if bound:
        return [Reason(bound, {}, (token,))]
    placer = page.placer(t)
    if not page.all_to and token not in page.share(t, placer):
        who, clause = page.sets(t, token)
        return [Reason(clause, {"player": who})]
    if content(t).tiles.room_of.get(square) != page.room:
        return [Reason("DT-REVEAL-09")]
    closed = _closed(t, token, square)
    if closed:
        return closed
    return [Reason("DT-REVEAL-10", {}, t.contents[square], (square,))] if t.contents[square] else []


def _set_out(t: Position, page: SettingOut, option: Option) -> Flow:
    placer = page.placer(t)
    hoard = _hoard(t, option.piece) if is_figure(t, option.piece) else ""
    clause = page.clause(placer) if page.all_to else page.sets(t, option.piece)[1]
    for token in (hoard, option.piece) if hoard else (option.piece,):
        t.emit(SetOut(placer, token, option.to, clause))
    return Goto(page)


def _late(t: Position, page: SettingOut) -> list[Option]:
    return [TIME_UP] if page.limits(t, page.placer(t)) else []


def _refuse_late(t: Position, page: SettingOut, option: Option) -> list[Reason]:
    return [] if _late(t, page) else [Reason("DT-MODE-18")]


def _time_up(t: Position, page: SettingOut, option: Option) -> Flow:
    late = page.placer(t)
    t.emit(TimeUp(late, "DT-MODE-22" if late == page.seat else "DT-MODE-18"))
    return Goto(replace(page, all_to=OTHER[late]))


SettingOut.verbs = verbs(
    Verb("place", _settings_out, _refuse_setting_out, _set_out, sure=True, takes=("piece", "to")),
    Verb("time up", _late, _refuse_late, _time_up, sure=True, takes=()),
)


# -- turning ---------------------------------------------------------------------------------------------


def _turnable(t: Position, figure: str) -> list[str]:
    """The rooms that a figure on a gear could turn: its own (DT-ROT-01), and the sister if it lies face up
    (DT-ROT-02)."""
    tiles, here = content(t).tiles, t.pieces[figure].place
    if here not in tiles.gears:
        return []
    room = tiles.room_of[here]
    return [key for key in (room, board(t).sister(room)) if key in board(t).slot]


def ways_out(t: Position, room: str) -> tuple[tuple[str, str], ...]:
    """The squares of a room from which nothing bars the way out of it, each with the square beside (DT-ROT-08)."""
    b, room_of = board(t), content(t).tiles.room_of
    if room not in b.slot:
        return ()
    found = [(square, to) for square in shown(room, 0) for to in b.touching(square)]
    return tuple([(square, to) for square, to in found if room_of.get(to) != room])


def _turns(t: Position, page: Turn) -> list[Option]:
    found: list[Option] = []
    for figure in unconfined(t, page.seat):
        for room in _turnable(t, figure):
            slot, arrow = board(t).slot[room], board(t).quarter(room)
            ways = (arrow, -arrow) if t.permitted("DT-ROT-04", figure) else (arrow,)
            found += [Option("rotate", figure, slot, quarter) for quarter in ways]
    return found


def _refuse_turn(t: Position, page: Turn, option: Option) -> list[Reason]:
    figure, slot = option.piece, option.to
    against = refuse_to_act(t, page, figure)
    if against:
        return against
    b, here = board(t), t.pieces[figure].place
    if here not in b.tiles.gears:
        return [Reason("DT-ROT-06", {"figure": figure}, (figure,))]
    own = b.tiles.room_of[here]
    if slot not in b.rooms:
        number = b.tiles.rows[own].label or b.tiles.rows[own].pair
        return [Reason("DT-ROT-03", {"number": number}, (), (slot,) if slot in b.slots else ())]
    room = b.rooms[slot]
    if room not in (own, b.sister(own)):
        return [Reason("DT-ROT-02", {}, (), (slot,))]
    if option.amount not in (1, -1):
        return [Reason("DT-ROT-05"), *t.forbidden("rotate", figure)]
    if option.amount != b.quarter(room) and not t.permitted("DT-ROT-04", figure):
        spin = "clockwise" if b.quarter(room) > 0 else "counter-clockwise"
        return [Reason("DT-ROT-04", {"room": room, "spin": spin}, (room,), (slot,))]
    return []


def _turn(t: Position, page: Turn, option: Option) -> Flow:
    pay(t, page, option.piece)
    t.emit(Rotated(page.seat, option.piece, board(t).rooms[option.to], option.amount))
    return Goto(replace(page, step="settle"))


ROOMS = (
    Verb("reveal", _reveals, _refuse_reveal, _reveal, sure=True, takes=("piece", "to")),
    Verb("rotate", _turns, _refuse_turn, _turn, sure=True),
)

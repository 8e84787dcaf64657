"""What happens in Dungeon Twister, and what hands do to the table for it."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.dungeon_twister.components import COMBAT, OTHER
from engine.dungeon_twister.content import content, in_play
from engine.dungeon_twister.tiles import STARTS, gate_piece
from engine.dungeon_twister.tokens import owner, tagged
from engine.flow import Event, Part, Position
from engine.flow.hooks import BEARS
from engine.table import Change, Count, Flip, Mark, Move, Show, Turn

#: The mark of a room that somebody has looked at face down: the number of its slot, from 1 on.
UNDER = "under"
#: The mark of a figure whose actions of its own are no magic.
NATURAL = "natural"
#: The mark of a room that was turned face down again: the turn in which it was.
FORGOTTEN = "forgotten"
#: The marks of a token that end with the turn, besides those of single tokens.
PASSING = ("extra", "hurt", "used", "shots", NATURAL)


def _cleared(t: Position, token: str, names: tuple[str, ...]) -> tuple[Change, ...]:
    """Take marks off a token."""
    return tuple([Mark(token, name, 0) for name, _ in t.pieces[token].marks if name in names])


def room_of(place: str) -> str:
    """The room, or the line, of a square, by which people call it."""
    return place.partition("-")[0]


# -- before the first turn -------------------------------------------------------------------------------


class FirstDrawn(Event, tag="first drawn", frozen=True, gc=False):
    """Chance draws the seat that begins to choose, to lay tokens or to play."""

    seat: str
    what: str
    clause: str


class Chosen(Event, tag="chosen", frozen=True, gc=False):
    """A token is taken into both teams, or the rooms of a pair into the game, for all to see."""

    seat: str
    piece: str
    others: tuple[str, ...]
    to: tuple[str, ...]
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return tuple([Move(key, place) for key, place in zip((self.piece, *self.others), self.to, strict=True)])


class Picked(Event, tag="picked", frozen=True, gc=False):
    """The same, in secret: only the chooser knows which."""

    seat: str
    piece: str
    others: tuple[str, ...]
    to: tuple[str, ...]
    clause: str
    private: ClassVar[tuple[str, ...]] = ("piece", "others")

    def changes(self, t: Position) -> tuple[Change, ...]:
        return tuple([Move(key, place) for key, place in zip((self.piece, *self.others), self.to, strict=True)])


class PairDrawn(Event, tag="pair drawn", frozen=True, gc=False):
    """Chance takes a pair of rooms into the game."""

    rooms: tuple[str, ...]
    clause: str = "DT-MODE-10"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return tuple([Move(room, "rooms") for room in self.rooms])


class TeamsDrawn(Event, tag="teams drawn", frozen=True, gc=False):
    """Chance takes tokens into the team of the first seat, and the same ones into the other team."""

    pieces: tuple[str, ...]
    others: tuple[str, ...]
    seats: tuple[str, ...]
    clause: str = "DT-MODE-23"

    def changes(self, t: Position) -> tuple[Change, ...]:
        teams = zip((self.pieces, self.others), self.seats, strict=True)
        return tuple([Move(key, f"team-{seat}") for keys, seat in teams for key in keys])


class PutAway(Event, tag="put away", frozen=True, gc=False):
    """What nobody has chosen goes into the box."""

    places: tuple[str, ...]
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return tuple([Move(piece, "box") for place in self.places for piece in t.contents[place]])


class LeftOut(Event, tag="left out", frozen=True, gc=False):
    """A handicapped player leaves a figure in the box."""

    seat: str
    figure: str
    clause: str = "DT-MODE-13"
    private: ClassVar[tuple[str, ...]] = ("figure",)

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.figure, f"without-{self.seat}"),)


class Started(Event, tag="started", frozen=True, gc=False):
    """A figure is laid face down on the line."""

    seat: str
    figure: str
    to: str
    clause: str = "DT-SETUP-06"
    private: ClassVar[tuple[str, ...]] = ("figure",)

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.figure, self.to),)


class Laid(Event, tag="laid", frozen=True, gc=False):
    """A token is laid face down on a room."""

    seat: str
    token: str
    slot: str
    clause: str = "DT-SETUP-07"
    private: ClassVar[tuple[str, ...]] = ("token",)

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.token, f"{self.slot}-{self.seat}"),)


class LaidOpenly(Event, tag="laid openly", frozen=True, gc=False):
    """A figure is laid face up on the line or on a room, with a white token below it if it has a hoard.

    The seats see it. An onlooker learns it when the room is revealed.
    """

    seat: str
    figure: str
    token: str
    to: str
    clause: str
    private: ClassVar[tuple[str, ...]] = ("figure", "token")

    def told_to(self, seat: str | None) -> bool:
        """Both players see it."""
        return seat is not None

    def changes(self, t: Position) -> tuple[Change, ...]:
        there = [key for key in (self.token, self.figure) if key]
        return (*[Move(key, self.to) for key in there], *[Show(key, t.seats) for key in there])


class StartersShown(Event, tag="starters shown", frozen=True, gc=False):
    """All starters are turned up at the same moment."""

    clause: str = "DT-SETUP-11"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return tuple([Move(figure, line) for place, line in STARTS.items() for figure in t.contents[place]])


# -- the turn --------------------------------------------------------------------------------------------


class TurnBegan(Event, tag="turn began", frozen=True, gc=False):
    """A seat's turn begins."""

    seat: str
    clause: str = "DT-TURN-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count("turn", t.counters["turn"] + 1), Count("quiet", t.counters["quiet"] + 1))


class Played(Event, tag="played", frozen=True, gc=False):
    """An action card is played; its number is the AP of the turn."""

    seat: str
    card: str
    number: int
    clause: str = "DT-TURN-02"

    def changes(self, t: Position) -> tuple[Change, ...]:
        below = [Move(card, f"pile-{self.seat}") for card in t.contents[f"top-{self.seat}"]]
        highest = max(self.number, t.counters["highest"])
        free = int(self.number == 4 or t.counters["free"])
        return (
            *below, Move(self.card, f"top-{self.seat}"), Count("ap", self.number), Count("highest", highest),
            Count("free", free),
        )  # fmt: skip


class Spent(Event, tag="spent", frozen=True, gc=False):
    """An action is paid: from the turn's AP, or from a drinker's own."""

    seat: str
    figure: str
    extra: bool
    clause: str = "DT-ACT-02"

    def changes(self, t: Position) -> tuple[Change, ...]:
        if self.extra:
            return (Mark(self.figure, "extra", t.pieces[self.figure].mark("extra") - 1),)
        return (Count("ap", t.counters["ap"] - 1),)


class Fizzled(Event, tag="fizzled", frozen=True, gc=False):
    """Magic does nothing where a figure has used it; `token`, if it names one, is used up all the same."""

    seat: str
    figure: str
    token: str
    clause: str = "DT-RULE-MAGIC-6"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.token, "gone"),) if self.token else ()


class MagicLost(Event, tag="magic lost", frozen=True, gc=False):
    """A figure loses the actions of its own that magic has given it."""

    figure: str
    clause: str = "DT-OBJ-POTION-6"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.figure, "extra", 0),)


class TurnEnded(Event, tag="turn ended", frozen=True, gc=False):
    """The turn is over: AP left are lost, extra ones too (DT-OBJ-POTION-5), and so is "this turn" (DT-TURN-06)."""

    seat: str
    clause: str = "DT-TURN-04"

    def changes(self, t: Position) -> tuple[Change, ...]:
        passing, pieces = (*content(t).passing, *PASSING), t.pieces
        marked = [key for key in in_play(t).tokens if key in pieces and pieces[key].marks]
        rested = [change for key in marked for change in _cleared(t, key, passing)]
        ended = [Count(name, 0) for name in ("ap", "drunk", "late") if t.counters[name]]
        return (*ended, *rested)


class TimeUp(Event, tag="time up", frozen=True, gc=False):
    """The time agreed for a turn is over, or only that of the opponent for placing (DT-MODE-18)."""

    seat: str
    clause: str = "DT-MODE-17"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return () if self.clause == "DT-MODE-18" else (Count("late", 1),)


class Recycled(Event, tag="recycled", frozen=True, gc=False):
    """A player takes his action cards back."""

    seat: str
    clause: str = "DT-CARD-07"

    def changes(self, t: Position) -> tuple[Change, ...]:
        played = [*t.contents[f"pile-{self.seat}"], *t.contents[f"top-{self.seat}"]]  # a view hides most of them
        return tuple([Move(card, f"actions-{self.seat}") for card in sorted(played)])


# -- rooms -----------------------------------------------------------------------------------------------


class Revealed(Event, tag="revealed", frozen=True, gc=False):
    """A room is turned up in its slot, and its tokens are lifted off."""

    seat: str
    slot: str
    room: str
    turn: int
    clause: str = "DT-REVEAL-06"

    def changes(self, t: Position) -> tuple[Change, ...]:
        lifted = [Move(key, "lifted") for seat in t.seats for key in t.contents[f"{self.slot}-{seat}"]]
        lids = [Move(lid, "box") for lid in t.contents[self.slot]]
        turned = [Turn(self.room, self.turn)] if self.turn != t.pieces[self.room].turn else []
        known = [Mark(self.room, UNDER, 0)] if t.pieces[self.room].mark(UNDER) else []
        return (*lifted, *lids, *known, *turned, Move(self.room, self.slot))


class Forgotten(Event, tag="room forgotten", frozen=True, gc=False):
    """A room is turned face down again as it lies, with all its tokens, which both players know. Its markers go,
    and what they were laid for is as printed."""

    seat: str
    figure: str
    slot: str
    room: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        boxes = content(t)
        squares = [square for square, room in boxes.tiles.room_of.items() if room == self.room]
        lying = [key for square in squares for key in t.contents[square]]
        laid = [key for key in boxes.markers if key in t.pieces and room_of(t.pieces[key].place) == self.room]
        away = [Move(key, "gone" if _once(t, key) else "markers") for key in laid]
        gates = [gate_piece(place) for place in boxes.tiles.gates[self.room]]
        shut = [Mark(gate, name, 0) for gate in gates for name, _ in t.pieces[gate].marks]
        bare = [change for key in lying for change in _cleared(t, key, _lent(t))]
        face_down = [Move(key, f"{self.slot}-{owner(t, key) or self.seat}") for key in lying]
        known = [Show(key, t.seats) for key in (self.room, *lying)]
        under, since = Mark(self.room, UNDER, 1 + self._number(t)), Mark(self.room, FORGOTTEN, t.counters["turn"])
        room = (Move(self.room, "rooms"), Move(f"lid-{self.slot}", self.slot), under, since)
        return (*away, *shut, *bare, *face_down, *room, *known)

    def _number(self, t: Position) -> int:
        slots = [key.removeprefix("lid-") for key in t.pieces if key.startswith("lid-")]
        return slots.index(self.slot)


def _once(t: Position, marker: str) -> bool:
    """Whether a marker that was laid is not laid again."""
    bar = content(t).bars.get(content(t).markers[marker])
    return bar is not None and bool(bar.once)


def _lent(t: Position) -> tuple[str, ...]:
    """The marks of tokens for which a marker lies on them."""
    return tuple([f"{BEARS}{kind}" for kind in dict.fromkeys(content(t).markers.values())])


class SetOut(Event, tag="set out", frozen=True, gc=False):
    """A token of a room just revealed is set down face up."""

    seat: str
    token: str
    to: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.token, self.to),)


class Rotated(Event, tag="rotated", frozen=True, gc=False):
    """A room turns by a quarter with everything on it; `quarter` is +1 clockwise or -1."""

    seat: str
    figure: str
    room: str
    quarter: int
    clause: str = "DT-ROT-07"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Turn(self.room, (t.pieces[self.room].turn + self.quarter) % 4),)


class GateWorked(Event, tag="gate worked", frozen=True, gc=False):
    """A portcullis is opened, closed or broken; `state` is what it is now."""

    seat: str
    figure: str
    gate: str
    state: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        if self.state == "closed":
            return (Mark(gate_piece(self.gate), "open", 0),)
        return (Mark(gate_piece(self.gate), self.state, 1),)


# -- moving ----------------------------------------------------------------------------------------------


def together(loads: tuple[str, ...], figure: str, to: str) -> tuple[Change, ...]:
    """A figure goes somewhere and its loads come to lie right below it."""
    return (*[Move(load, to) for load in loads], Move(figure, to))


class MoveBegan(Event, tag="move began", frozen=True, gc=False):
    """A figure begins a move."""

    seat: str
    figure: str
    clause: str = "DT-MOVE-03"


class Walked(Event, tag="walked", frozen=True, gc=False):
    """A figure takes one step, with what it carries."""

    seat: str
    figure: str
    to: str
    loads: tuple[str, ...]
    clause: str = "DT-MOVE-03"

    def shown_to(self, seat: str | None) -> dict[str, Any]:
        return {**super().shown_to(seat), "room": room_of(self.to)}

    def changes(self, t: Position) -> tuple[Change, ...]:
        return together(self.loads, self.figure, self.to)


class TakenUp(Event, tag="taken up", frozen=True, gc=False):
    """A figure takes a token of its square into its hands, and gives its own load for it if it has one.

    The load of a figure lies right below it.
    """

    seat: str
    figure: str
    token: str
    given: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        here = t.pieces[self.figure].place
        lower = [Move(self.given, here, 0)] if self.given else []
        return (*lower, Move(self.token, here), Move(self.figure, here))


class SetDown(Event, tag="set down", frozen=True, gc=False):
    """A figure leaves its load on the square, or with the friend who stands there."""

    seat: str
    figure: str
    token: str
    clause: str = "DT-CARRY-03"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.token, t.pieces[self.figure].place, 0),)


class LeftBehind(Event, tag="left behind", frozen=True, gc=False):
    """A figure on a move has to leave a load on the square before the last."""

    seat: str
    figure: str
    token: str
    to: str
    clause: str = "DT-RULE-CURSE-04"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.token, self.to, 0),)


class Stopped(Event, tag="stopped", frozen=True, gc=False):
    """A move ends."""

    seat: str
    figure: str
    clause: str = "DT-MOVE-14"


class WentBack(Event, tag="went back", frozen=True, gc=False):
    """Time was up where a move could not end.

    `lying` are the squares that the move has touched since it last could have ended,
    each with what lay there then from the lowest token to the highest.
    """

    seat: str
    figure: str
    lying: tuple[tuple[str, tuple[str, ...]], ...]
    clause: str = "DT-MODE-21"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return tuple([Move(token, square) for square, tokens in self.lying for token in tokens])


class Jumped(Event, tag="jumped", frozen=True, gc=False):
    """A figure jumps over an obstacle, with its loads; the jump card leaves the game."""

    seat: str
    figure: str
    over: str
    to: str
    loads: tuple[str, ...]
    clause: str = "DT-JUMP-01"

    def shown_to(self, seat: str | None) -> dict[str, Any]:
        return {**super().shown_to(seat), "room": room_of(self.to)}

    def changes(self, t: Position) -> tuple[Change, ...]:
        card = t.contents[f"jumps-{self.seat}"][0]
        return (Move(card, f"spent-{self.seat}"), *together(self.loads, self.figure, self.to))


class Pushed(Event, tag="pushed", frozen=True, gc=False):
    """A figure pushes another, of either colour, one square; `loads` come along, what else it held stays."""

    seat: str
    figure: str
    other: str
    to: str
    loads: tuple[str, ...]
    clause: str = "DT-RULE-PUSH-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return together(self.loads, self.other, self.to)


class Escaped(Event, tag="escaped", frozen=True, gc=False):
    """A figure leaves the dungeon; its loads leave the game, a treasure lies with the points."""

    seat: str
    figure: str
    loads: tuple[str, ...]
    points: tuple[Part, ...]
    clause: str = "DT-EXIT-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        out = f"out-{self.seat}"
        kept: list[Change] = []
        for load in self.loads:
            kept += [*_upright(t, load), Move(load, out if tagged(t, load, "treasure") else "gone")]
        return (*kept, *_upright(t, self.figure), Move(self.figure, out))


def _upright(t: Position, token: str) -> tuple[Change, ...]:
    """A token that leaves the board lies face up, without marks."""
    flip = (Flip(token, 0),) if t.pieces[token].face else ()
    return (*flip, *[Mark(token, name, 0) for name, _ in t.pieces[token].marks])


# -- fights, wounds, points ------------------------------------------------------------------------------


class MeansUsed(Event, tag="means used", frozen=True, gc=False):
    """An attack uses a means: a weapon, a shot or a power, for so many AP more or less. It is used this turn."""

    seat: str
    figure: str
    piece: str
    amount: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.piece, "used", t.counters["turn"]),)


class FightBegan(Event, tag="fight began", frozen=True, gc=False):
    """A figure attacks another; the groups are gathered."""

    seat: str
    attacker: str
    target: str
    attackers: tuple[str, ...]
    defenders: tuple[str, ...]
    clause: str = "DT-COMBAT-05"


class Shot(Event, tag="shot", frozen=True, gc=False):
    """A figure takes part in an attack by a shot. A mark counts how often its weapon has shot this turn."""

    seat: str
    figure: str
    weapon: str
    target: str
    clause: str = "DT-RULE-RANGED-02"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.weapon, "shots", t.pieces[self.weapon].mark("shots") + 1),)


class CardLaid(Event, tag="card laid", frozen=True, gc=False):
    """A side lays a combat card face down."""

    seat: str
    card: str
    clause: str = "DT-COMBAT-06"
    private: ClassVar[tuple[str, ...]] = ("card",)

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.card, f"laid-{self.seat}"),)


class CardsShown(Event, tag="cards shown", frozen=True, gc=False):
    """The cards that were laid are shown together; each with the seat that laid it."""

    cards: tuple[tuple[str, str], ...]
    clause: str = "DT-COMBAT-06"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return tuple([Move(card, f"shown-{seat}") for seat, card in self.cards])


class FightDecided(Event, tag="fight decided", frozen=True, gc=False):
    """The totals are compared; `winner` is "" in a tie."""

    seat: str
    attack: int
    defence: int
    winner: str
    attack_parts: tuple[Part, ...]
    defence_parts: tuple[Part, ...]
    clause: str


class CardsPutAway(Event, tag="cards put away", frozen=True, gc=False):
    """The cards of a fight leave the game, face down; a 0 goes back to its owner's hand (DT-CARD-10)."""

    clause: str = "DT-CARD-09"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return tuple(
            [
                Move(card, f"spent-{seat}" if COMBAT[card] else f"combat-{seat}")
                for seat in t.seats
                for card in t.contents[f"shown-{seat}"]
            ]
        )


class Wounded(Event, tag="wounded", frozen=True, gc=False):
    """A figure is wounded: it lies where it stood (DT-COMBAT-16), and has no actions of its own any more
    (DT-OBJ-POTION-5)."""

    figure: str
    clause: str = "DT-COMBAT-09"

    def changes(self, t: Position) -> tuple[Change, ...]:
        cleared = _cleared(t, self.figure, ("extra", *content(t).rests))
        return (*cleared, Flip(self.figure, 1), Mark(self.figure, "hurt", t.counters["turn"]))


class Died(Event, tag="died", frozen=True, gc=False):
    """A figure is eliminated and lies with its opponent's points."""

    figure: str
    points: tuple[Part, ...]
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (*_upright(t, self.figure), Move(self.figure, f"trophies-{OTHER[owner(t, self.figure)]}"))


class Unmade(Event, tag="unmade", frozen=True, gc=False):
    """A figure leaves the game for good, without points for anybody."""

    figure: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (*_upright(t, self.figure), Move(self.figure, "unmade"))


class Lost(Event, tag="lost", frozen=True, gc=False):
    """An object leaves the game."""

    token: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.token, "gone"),)


class GivenBack(Event, tag="given back", frozen=True, gc=False):
    """A marker that fights goes back to its player, without points for anybody."""

    marker: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.marker, "markers"),)


class Scored(Event, tag="scored", frozen=True, gc=False):
    """Victory points are won."""

    seat: str
    points: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        counter = f"vp-{self.seat}"
        return (Count(counter, t.counters[counter] + self.points), Count("quiet", 0))


class Succeeded(Event, tag="succeeded", frozen=True, gc=False):
    """A figure becomes another one: the token `new` takes the place of the wounded `old`, upright and on what lay
    there; `figure`, `old` and their marks leave the table.

    `marks` go over to the new token. Points for its former death stay with who has them (`slain`).
    """

    seat: str
    figure: str
    old: str
    new: str
    to: str
    marks: tuple[tuple[str, int], ...]
    slain: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        foe = OTHER[owner(t, self.new)]
        counted = (Count(f"slain-{foe}", t.counters[f"slain-{foe}"] + self.slain),) if self.slain else ()
        away = [change for key in (self.figure, self.old) for change in (*_upright(t, key), Move(key, "unmade"))]
        return (*counted, *away, Move(self.new, self.to), *[Mark(self.new, name, n) for name, n in self.marks])


class Healed(Event, tag="healed", frozen=True, gc=False):
    """A wounded figure gets up; `mark` says how: healed or regenerated, this turn."""

    seat: str
    figure: str
    mark: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        turn = t.counters["turn"]
        return (Flip(self.figure, 0), Mark(self.figure, self.mark, turn))


# -- the end ---------------------------------------------------------------------------------------------


class GoalReached(Event, tag="goal reached", frozen=True, gc=False):
    """Somebody has points enough: this turn is the last."""

    seat: str
    clause: str = "DT-END-01"


class DrawOffered(Event, tag="draw offered", frozen=True, gc=False):
    """A player offers a draw; `answer` is the other's."""

    seat: str
    agreed: bool
    clause: str = "DT-END-07"


class Ended(Event, tag="ended", frozen=True, gc=False):
    """The game is over; `seat` has given up, or "" if nobody has; `agreed` says that it is a draw by consent.

    The counter keeps the number of the clause that ended it.
    """

    clause: str
    seat: str = ""
    agreed: bool = False

    def changes(self, t: Position) -> tuple[Change, ...]:
        given_up = (Count(f"given-up-{self.seat}", 1),) if self.seat else ()
        return (Count("over", int(self.clause[-2:])), *given_up, *([Count("agreed", 1)] if self.agreed else []))


EVENTS: tuple[type[Event], ...] = (
    GivenBack, FirstDrawn, PairDrawn, TeamsDrawn, Chosen, Picked, PutAway, LeftOut, Started, Laid, LaidOpenly,
    StartersShown, TurnBegan, Played, Spent, Fizzled, MagicLost, TurnEnded, TimeUp, Recycled, Revealed, Forgotten,
    SetOut, Rotated, GateWorked, MoveBegan, Walked, TakenUp, SetDown, LeftBehind, Stopped, WentBack, Jumped,
    Pushed, Escaped, MeansUsed, FightBegan, Shot, CardLaid, CardsShown, FightDecided, CardsPutAway, Wounded,
    Died, Unmade, Lost, Scored, Succeeded, Healed, GoalReached, DrawOffered, Ended,
)  # fmt: skip

"""A scene reads like an acceptance case: rooms, tokens, choices, and what then lies on the table.

    scene = Scene("N1=1G", "N1:11 TH+Ro, N1:13 WI+Sp, N1:12 tr!")
    scene.move("TH", "N1:12 N1:22").choose(attack("WI", "N1:12")).fight(yellow=3, blue=0)
    assert scene.on("N1:12") == "" and scene.vp("yellow") == 1

Rooms are named by slot and clockwise quarter turns (`N1=3D@1`); `N1:34` is row 3, column 4 of the room in slot
N1 as it lies on the table, `N1:34e` the edge in the east of that square as its own room has it. Tokens are two
letters, capitals Yellow's and small letters Blue's: CL GO ME TH TR WA WI WK, Ar Fw Ro Sp Sw Ts (Ro2 the second
rope), of Paladins & Dragons EL GH GM IL PA PI RD WM, Ch Ds Fs Ke Tp, of Water and Fire AC BB CU FE MP PR TK WE,
Lb Cf Iv Rc Rr, of Prison BS BA CO NA TE, Bo Ls Tl; `!` is wounded, `+` what lies under a figure.

Whatever is not named is as in the conventions of the cases: it is Yellow's turn with 5 AP, no card limit, rooms
that are not named lie face down, the last of them with all figures that are not named, objects that are not named
are out of the game, both hold all combat and jump cards, nobody was wounded this turn, nobody has a point. Every
choice checks that no piece is lost and that no square holds what may not lie together.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, cached_property
from typing import Any, Self, TypeVar

import pytest
from msgspec.structs import replace

from engine.dungeon_twister import GAME, board
from engine.dungeon_twister.rounds import Round
from engine.dungeon_twister.turn import Turn
from engine.flow import Contest, Event, Frame, Game, Lens, Option, Outcome, Reason, Refused, Session
from engine.flow.records import Header
from engine.parts.grids import Grid
from engine.table import Change, Count, Flip, Mark, Move, Piece, ScriptDealer, Table, apply
from engine.table import Turn as TurnTile
from tests.dungeon_twister.codes import code_of as code_of
from tests.dungeon_twister.codes import token as token

SEATS = ("yellow", "blue")

#: The number of the turn with which a scene begins.
NOW = 20
_SQUARE = re.compile(r"([NS][1-4]):([0-4])([0-4])([nesw]?)")

Test = TypeVar("Test", bound=Callable[..., Any])


def proves_of(rules: Game) -> Callable[..., Callable[[Test], Test]]:
    """A decorator to name the clauses of a game that a test proves. It raises KeyError if one is not in it."""

    def proves(*clauses: str) -> Callable[[Test], Test]:
        for clause in clauses:
            rules.rulebook[clause]
        return lambda test: test

    return proves


proves = proves_of(GAME)


# -- choices, with squares as they lie on the table ------------------------------------------------------


def walk(figure: str, square: str) -> Option:
    """One step."""
    return Option("walk", token(figure), square)


def take(thing: str) -> Option:
    return Option("take", token(thing))


def set_down(thing: str) -> Option:
    return Option("set down", token(thing))


def swap(thing: str) -> Option:
    """Take this and leave the load in its place."""
    return Option("swap", token(thing))


def reveal(figure: str, slot: str) -> Option:
    return Option("reveal", token(figure), slot)


def rotate(figure: str, slot: str, quarters: int) -> Option:
    """+1 clockwise, -1 counter-clockwise."""
    return Option("rotate", token(figure), slot, quarters)


def attack(figure: str, square: str) -> Option:
    return Option("attack", token(figure), square)


def jump(figure: str, square: str) -> Option:
    return Option("jump", token(figure), square)


def pass_wall(figure: str, square: str) -> Option:
    return Option("pass", token(figure), square)


def heal(figure: str, square: str) -> Option:
    return Option("heal", token(figure), square)


def regenerate(figure: str) -> Option:
    return Option("regenerate", token(figure))


def open_gate(figure: str, edge: str) -> Option:
    return Option("open", token(figure), edge)


def close_gate(figure: str, edge: str) -> Option:
    return Option("close", token(figure), edge)


def break_gate(figure: str, edge: str) -> Option:
    return Option("break", token(figure), edge)


def fireball(figure: str, square: str) -> Option:
    """At the first figure that way."""
    return Option("fireball", token(figure), square)


def drink(figure: str) -> Option:
    return Option("drink", token(figure))


def purse(thrift: int) -> Option:
    """1: a drinker's actions take the turn's points before its own; 0: its own first, as at the beginning."""
    return Option("purse", "", "", thrift)


def place(thing: str, square: str) -> Option:
    return Option("place", token(thing), square)


def play(card: int, seat: str = "yellow") -> Option:
    """Play an action card."""
    return Option("play", f"action-{card}-{seat}")


def fight(card: str, seat: str) -> Option:
    """Play a combat card: `0`, `2a`, `3b`."""
    return Option("fight", f"combat-{card}-{seat}")


def start(figure: str, spot: str) -> Option:
    """Pick a starter, as in `start("TH", "Y1")`."""
    return Option("start", token(figure), f"start-{spot}")


def lay_token(thing: str, slot: str) -> Option:
    return Option("lay", token(thing), slot)


STOP, END, READY = Option("stop"), Option("end"), Option("ready")
GIVE_UP, OFFER_DRAW = Option("give up"), Option("offer draw")
AGREE, DECLINE = Option("agree"), Option("decline")


def draw_edges(patch: pytest.MonkeyPatch, room: str, **edges: str) -> None:
    """Make a test room of a printed one by drawing edges anew: `draw_edges(patch, "1G", v25="H")`."""
    boxes = GAME.content
    grid = boxes.tiles.grids[room]
    flat, upright = [list(row) for row in grid.flat], [list(row) for row in grid.upright]
    for edge, drawn in edges.items():
        (flat if edge[0] == "h" else upright)[int(edge[1])][int(edge[2])] = drawn
    drawing = Grid(grid.cells, tuple(map("".join, flat)), tuple(map("".join, upright)))
    patch.setattr(GAME.content, "tiles", boxes.tiles_of({**boxes.tiles.grids, room: drawing}))
    patch.setattr(board, "_board", cache(board.Board))
    patch.setattr(board, "_lying", cache(board._lying.__wrapped__))


class Scene:
    """A position being set up, then played. The first choice or reading begins it."""

    game = GAME

    def __init__(
        self, rooms: str = "", tokens: str = "", turn: str = "yellow", mode: str = "base", **options: str
    ) -> None:
        self.turn = turn
        self.agreed = self.game.checked_options({"mode": mode} | options)
        self.dealer = ScriptDealer({})
        self.table: Table = self.game.bare_table(SEATS, self.agreed)
        self._kinds = sorted((piece.id, piece.kind) for piece in self.table.pieces.values())
        self._rooms_on_table(rooms)
        self._nobody_on_table()
        self._ap, self._card_to_come, self._limited, self._alone = 5, False, False, False
        self.put(tokens)

    @classmethod
    def fresh(
        cls, choice: str = "yellow", first_token: str = "yellow", first_turn: str = "yellow", **options: str
    ) -> Self:
        """A new game with these settings, before anybody has chosen anything; who begins with what is drawn so."""
        scene = cls(**options)
        for why, seat in (("first choice", choice), ("first token", first_token), ("first turn", first_turn)):
            scene.dealer.add(why, seat)
        scene.__dict__["session"] = Session.new(cls.game, SEATS, scene.dealer, options=scene.agreed)
        return scene

    # -- Given -----------------------------------------------------------------------------------------

    def _rooms_on_table(self, rooms: str) -> None:
        for words in rooms.split():
            slot, _, drawing = words.partition("=")
            room, _, turn = drawing.partition("@")
            self._lay(Move(f"lid-{slot}", "box"))
            self._lay(Move(room, slot))
            self._lay(TurnTile(room, int(turn or 0)))

    def _nobody_on_table(self) -> None:
        for piece in [*self.table.pieces.values()]:
            if piece.id in self.game.content.kind:
                self._lay(Move(piece.id, "gone"))

    def put(self, tokens: str) -> Self:
        """Tokens on squares, as in `N1:11 TH+Ro, N1:13 wi!+sp, Y3 CL, N1:20 Ts`."""
        for words in filter(None, [words.strip() for words in tokens.split(",")]):
            square, codes = words.split()
            for code in reversed(codes.split("+")):
                self._lay(Move(token(code.rstrip("!")), self.square(square)))
                if code.endswith("!"):
                    self._lay(Flip(token(code.rstrip("!")), 1))
        return self

    def alone(self) -> Self:
        """Figures that are not named are out of the game."""
        self._alone = True
        return self

    def hidden(self, slot: str, codes: str) -> Self:
        """Tokens that lie face down on a face-down room."""
        for code in codes.split():
            self._lay(Move(token(code), f"{slot}-{'blue' if code.islower() else 'yellow'}"))
        return self

    def next_room(self, drawing: str) -> Self:
        """The room that the next reveal shows, as in `3D@1`."""
        room, _, turn = drawing.partition("@")
        self.dealer.add("room", room)
        self.dealer.add("orientation", int(turn or 0))
        return self

    def ap(self, number: int) -> Self:
        """Action points left."""
        self._ap = number
        return self

    def before_card(self) -> Self:
        """The turn begins: its action card is still to be played."""
        self._card_to_come = True
        return self

    def highest(self, card: int) -> Self:
        """The highest action card played so far, below 4: the limit is still in force; 0: it is the first turn."""
        self._limited = True
        return self.counter("highest", card)

    def cards(self, seat: str, *, action: str | None = None, combat: str | None = None, jump: int = 3) -> Self:
        """What a seat still holds, as in `cards("yellow", action="2 5", combat="0 2a", jump=0)`; None: everything.

        Action cards that are not in hand lie on the pile, the highest on top.
        """
        if action is not None:
            self._keep(f"actions-{seat}", {f"action-{card}-{seat}" for card in action.split()}, f"pile-{seat}")
            played = sorted(self.table.contents[f"pile-{seat}"])
            if played:
                self._lay(Move(played[-1], f"top-{seat}"))
        if combat is not None:
            self._keep(f"combat-{seat}", {f"combat-{card}-{seat}" for card in combat.split()}, f"spent-{seat}")
        kept = {f"jump-{number}-{seat}" for number in range(1, jump + 1)}
        return self._keep(f"jumps-{seat}", kept, f"spent-{seat}")

    def _keep(self, hand: str, kept: set[str], rest: str) -> Self:
        assert kept <= set(self.table.contents[hand]), f"{hand} has no such card"
        for card in self.table.contents[hand]:
            if card not in kept:
                self._lay(Move(card, rest))
        return self

    def hurt(self, *codes: str) -> Self:
        """These wounded figures were wounded this turn."""
        for code in codes:
            self._lay(Mark(token(code), "hurt", NOW))
        return self

    def portcullis(self, edge: str, state: str) -> Self:
        """A portcullis is `open` or `broken`."""
        self._lay(Mark(f"gate-{self.square(edge)}", state, 1))
        return self

    def points(self, yellow: int = 0, blue: int = 0) -> Self:
        return self.counter("vp-yellow", yellow).counter("vp-blue", blue)

    def counter(self, name: str, amount: int) -> Self:
        """A counter of the table, such as `quiet`."""
        assert name in self.table.counters, name
        self._lay(Count(name, amount))
        return self

    def _lay(self, change: Change) -> None:
        assert "session" not in self.__dict__, "the scene has begun"
        apply(self.table, change)

    @cached_property
    def session(self) -> Session:
        """The scene as a session, begun with everything that was set up."""
        self._lay(Count("turn", NOW))
        if not self._limited:
            self._lay(Count("highest", 5))
            self._lay(Count("free", 1))
        if not self._card_to_come:
            self._lay(Count("ap", self._ap))
            self._card_played()
        self._others_sleep()
        players = dict.fromkeys(SEATS, "human")
        names = {seat: seat.capitalize() for seat in SEATS}
        header = Header(self.game.id, self.game.version, SEATS, names, players, self.agreed, self.table.snapshot())
        turn = Turn(self.turn, step="play" if self._card_to_come else "act")
        pages: tuple[Frame, ...] = (Round(self.turn, step="turned"), turn)
        return Session(self.game, header, self.dealer, pages)

    def _others_sleep(self) -> None:
        """Figures that are not named lie face down in the last room that does."""
        slots = [slot for slot in ("N4", "N3", "S3", "S4") if slot in self.table.places]
        hidden = [slot for slot in slots if self.table.contents[slot] == (f"lid-{slot}",)]
        for piece in self.table.contents["gone"]:
            if hidden and not self._alone and piece in self.game.content.figures:
                self._lay(Move(piece, f"{hidden[-1]}-{'blue' if piece.endswith('blue') else 'yellow'}"))

    def _card_played(self) -> None:
        """The card of this turn lies on top of the pile: that with the number of the points, or the 5."""
        card = f"action-{self._ap if 2 <= self._ap <= 5 else 5}-{self.turn}"
        if self.table.pieces[card].place == f"actions-{self.turn}" and not self.table.contents[f"top-{self.turn}"]:
            self._lay(Move(card, f"top-{self.turn}"))

    # -- squares ---------------------------------------------------------------------------------------

    def square(self, name: str) -> str:
        """The place of a square or edge as it lies on the table now; other names are places themselves."""
        found = _SQUARE.fullmatch(name)
        if not found:
            return name
        slot, row, column, side = found[1], int(found[2]), int(found[3]), found[4]
        table = self._table()
        room = self._room(table, slot)
        for _ in range(table.pieces[room].turn):
            row, column = 4 - column, row
        if not side:
            return f"{room}-{row}{column}"
        side = "nesw"[("nesw".index(side) - table.pieces[room].turn) % 4]
        line = "h" if side in "ns" else "v"
        return f"{room}-{line}{row + (side == 's')}{column + (side == 'e')}"

    def shown(self, place: str) -> str:
        """A place as the table shows it: `N1:34`; places outside of rooms as they are."""
        room, _, square = place.partition("-")
        piece = self._table().pieces.get(room)
        if piece is None or not piece.kind.startswith("room") or not square.isdigit():
            return place
        row, column = int(square[0]), int(square[1])
        for _ in range(piece.turn):
            row, column = column, 4 - row
        return f"{piece.place}:{row}{column}"

    def _table(self) -> Table:
        return self.session.position if "session" in self.__dict__ else self.table

    @staticmethod
    def _room(table: Table, slot: str) -> str:
        room = next((piece for piece in table.contents[slot] if not piece.startswith("lid")), None)
        assert room, f"the room in {slot} is face down"
        return room

    def real(self, option: Option) -> Option:
        """The option with its square as a place."""
        return replace(option, to=self.square(option.to)) if option.to else option

    # -- When ------------------------------------------------------------------------------------------

    def choose(self, *options: Option, seat: str | None = None) -> Self:
        """Choices one after another, each of the seat that is asked."""
        for option in options:
            self.session.choose(seat or self.asked(), self.real(option))
            self._nothing_lost()
        return self

    def _nothing_lost(self) -> None:
        now = self.now
        assert sorted((piece.id, piece.kind) for piece in now.pieces.values()) == self._kinds
        assert sorted(piece for lying in now.contents.values() for piece in lying) == sorted(now.pieces)
        if not now.pages or isinstance(now.pages[-1], Turn):
            for square, lying in now.contents.items():
                if len(lying) > 1 and (re.fullmatch(r"\d+[DG]-\d\d|[YB]\d", square)):
                    self._may_share(square, [now.pieces[piece] for piece in lying])

    def _may_share(self, square: str, lying: list[Piece]) -> None:
        """A figure with an object, or with a wounded friend."""
        assert len(lying) == 2, f"{square} holds {lying}"
        figures = [piece for piece in lying if piece.id in self.game.content.figures]
        assert figures, f"{square} holds {lying}"
        if len(figures) == 2:
            assert sorted(piece.face for piece in figures) == [0, 1], f"{square} holds {lying}"
            assert len({piece.id.rpartition("-")[2] for piece in figures}) == 1, f"{square} holds {lying}"

    def move(self, figure: str, way: str) -> Self:
        """One move: squares to walk to, and on the way `+Ar` to take, `-Sw` to set down, `=Sp` to swap for."""
        doing = {"+": take, "-": set_down, "=": swap}
        for word in way.split():
            self.choose(doing[word[0]](word[1:]) if word[0] in doing else walk(figure, word))
        return self.choose(STOP) if STOP in self.options() else self

    def end(self) -> Self:
        """End the turn."""
        return self.choose(END)

    def play(self, card: int) -> Self:
        """The seat that is asked plays an action card."""
        return self.choose(play(card, self.asked()))

    def pass_turn(self, card: int | None = None) -> Self:
        """The seat that is asked plays a card, the lowest without a number, and does nothing."""
        seat = self.asked()
        cards = sorted(option.piece for option in self.options(seat) if option.verb == "play")
        return self.choose(play(card, seat) if card else Option("play", cards[0])).end()

    def fight(self, yellow: str | int, blue: str | int) -> Self:
        """Both sides lay a combat card; `2` stands for the first 2."""
        for seat, card in (("yellow", str(yellow)), ("blue", str(blue))):
            self.choose(fight(self._card(seat, card), seat), seat=seat)
        return self

    def _card(self, seat: str, card: str) -> str:
        """Of two equal cards the first that is still in hand."""
        hand = self.now.contents[f"combat-{seat}"]
        return next((name for name in (card, f"{card}a", f"{card}b") if f"combat-{name}-{seat}" in hand), card)

    def starters(self, yellow: str, blue: str) -> Self:
        """Both lay their starters, as in `starters("CL TH WI GO", "cl th wi go")`, and are ready."""
        for seat, codes in ((self.asked(), yellow), ("blue", blue)):
            spots = [f"{seat[0].upper()}{number}" for number in (1, 3, 6, 8)]
            self.choose(*[start(code, spot) for code, spot in zip(codes.split(), spots, strict=True)], READY)
        return self

    def lay_tokens(self, slots: str) -> Self:
        """By turns, whoever is asked lays his next token, but not a rope, into the next of these slots."""
        for slot in slots.split():
            options = [option for option in self.options() if option.verb == "lay" and option.to == slot]
            self.choose(next(option for option in options if not option.piece.startswith("rope")))
        return self

    def lay_all(self) -> Self:
        """Whoever is asked lays his next token wherever there is room, until all lie."""
        while "lay" in self.verbs():
            self.choose(next(option for option in self.options() if option.verb == "lay"))
        return self

    def refused(self, option: Option, *clauses: str, seat: str | None = None) -> Self:
        """The option is not on offer, cannot be forced, and the reasons carry the clauses in whole sentences."""
        chooser, option = seat or self.asked(), self.real(option)
        assert option not in self.options(chooser), f"{option} is on offer"
        reasons = self.why_not(option, chooser)
        assert set(clauses) <= {reason.clause for reason in reasons}, reasons
        for reason in reasons:
            assert "..." not in self.game.rulebook.why(reason), reason
        before = self.now.snapshot()
        with pytest.raises(Refused) as refused:
            self.session.choose(chooser, option)
        assert refused.value.reasons == reasons
        assert self.now.snapshot() == before
        return self

    def offered(self, *options: Option, seat: str | None = None) -> Self:
        """These are on offer, and nothing speaks against them."""
        chooser = seat or self.asked()
        for option in map(self.real, options):
            assert option in self.options(chooser), self.why_not(option, chooser)
            assert not self.why_not(option, chooser)
        return self

    def undo_refused(self, seat: str = "yellow") -> Self:
        """The last choice cannot be taken back."""
        with pytest.raises(ValueError, match="since"):
            self.session.undo(seat)
        return self

    # -- Then ------------------------------------------------------------------------------------------

    @property
    def now(self) -> Any:
        """The position as it is."""
        return self.session.position

    def asked(self) -> str:
        """The seat that has to choose, "" when the game is over."""
        return next(iter(self.session.waiting()), "")

    def options(self, seat: str | None = None) -> tuple[Option, ...]:
        return self.session.options(seat or self.asked())

    def verbs(self, seat: str | None = None) -> set[str]:
        """What sorts of thing a seat may do."""
        return {option.verb for option in self.options(seat)}

    def squares(self, verb: str, piece: str) -> set[str]:
        """Where a token may be led with a verb."""
        found = [option for option in self.options() if (option.verb, option.piece) == (verb, token(piece))]
        return {self.shown(option.to) for option in found}

    def why_not(self, option: Option, seat: str | None = None) -> tuple[Reason, ...]:
        return self.session.why_not(seat or self.asked(), self.real(option))

    def reasons(self, option: Option) -> set[str]:
        """The clauses that speak against an option."""
        return {reason.clause for reason in self.why_not(option)}

    def at(self, code: str) -> str:
        """The square or other place where a token lies."""
        return self.shown(str(self.now.place_of(token(code))))

    def on(self, square: str) -> str:
        """What lies on a square, who stands first and things last: `TH+Ro`, `wi!+sp`."""
        pieces = [self.now.pieces[piece] for piece in self.now.contents[self.square(square)]]
        pieces.sort(key=lambda piece: (piece.id in self.game.content.things, piece.face, piece.id))
        return "+".join([code_of(piece) for piece in pieces])

    def lies(self, place: str) -> set[str]:
        """The tokens in a place that is no square, such as `trophies-yellow`."""
        return {code_of(self.now.pieces[piece]) for piece in self.now.contents[place]}

    def is_wounded(self, *codes: str) -> bool:
        """Whether all these figures are wounded."""
        return all(self.now.pieces[token(code)].face == 1 for code in codes)

    def is_well(self, *codes: str) -> bool:
        """Whether none of these figures is wounded."""
        return all(self.now.pieces[token(code)].face == 0 for code in codes)

    def room(self, slot: str) -> str:
        """The room in a slot and how it lies: `2G@3`."""
        room = self.now.pieces[self._room(self.now, slot)]
        return f"{room.id}@{room.turn}"

    def gate(self, edge: str) -> str:
        """The state of a portcullis."""
        piece = self.now.pieces[f"gate-{self.square(edge)}"]
        return next((state for state in ("open", "broken") if piece.mark(state)), "closed")

    def vp(self, seat: str) -> int:
        return int(self.now.counters[f"vp-{seat}"])

    def ap_left(self) -> int:
        return int(self.now.counters["ap"])

    def extra(self, code: str) -> int:
        """The extra action points that a drinker has left."""
        return int(self.now.pieces[token(code)].mark("extra"))

    def actions(self, seat: str) -> str:
        """The action cards in hand: `2 5`."""
        return " ".join(sorted(card.split("-")[1] for card in self.now.contents[f"actions-{seat}"]))

    def top(self, seat: str) -> str:
        """The card on top of the action pile, "" if there is none."""
        return "".join(card.split("-")[1] for card in self.now.contents[f"top-{seat}"])

    def combat_cards(self, seat: str) -> str:
        """The combat cards in hand: `0 1 2 2`."""
        return " ".join(sorted(card.split("-")[1][0] for card in self.now.contents[f"combat-{seat}"]))

    def jump_cards(self, seat: str) -> int:
        return len(self.now.contents[f"jumps-{seat}"])

    def sides(self) -> dict[str, tuple[set[str], int]]:
        """Who fights on each side, and what the side counts without its card."""
        contest = self.contest()
        return {
            side.seat: ({code_of(self.now.pieces[piece]) for piece in side.pieces}, side.number.total)
            for side in contest.sides
        }

    def contest(self, seat: str = "yellow") -> Contest:
        """The fight that is going on, as a seat sees it."""
        contest = self.game.contest(self.now.seen_by(seat), seat)
        assert contest
        return contest

    def lens(self, code: str, seat: str = "yellow") -> Lens:
        """What the rules see in a token, as a seat is shown it."""
        lens = self.game.lens(self.now.seen_by(seat), seat, token(code))
        assert lens
        return lens

    def view(self, seat: str | None) -> Any:
        """The table as a seat sees it."""
        return self.now.seen_by(seat)

    def happened(self, choices: int = 1) -> list[Event]:
        """The events of the last choices."""
        entries = self.session.entries[-choices:]
        return [happening.event for entry in entries for happening in entry.record.happened]

    def names(self, choices: int = 1) -> list[str]:
        """The names of the events of the last choices."""
        return [event.tag() for event in self.happened(choices)]

    def outcome(self) -> Outcome:
        """How the game would be scored now."""
        return self.game.outcome(self.now)

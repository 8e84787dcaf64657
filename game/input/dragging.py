"""Dragging and clicking at the table: pressing, lifting, dropping and clicking pieces and cards.

`LiveTable` makes the choices; the marks of the view say what is lit. A drag and two clicks mean the same: a
piece, then a place.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.flow import Option
from engine.flow.reach import Path
from engine.table import is_hidden
from game.board.marks import Held, Marks
from game.panels.table_panels import TablePanels
from game.pieces.arrangement import INLAID
from game.play.choices import Choices, Refused
from game.play.live_table import LiveTable
from game.stage.visuals import Moving, Spot
from game.ui import theme
from game.ui.theme import Rgb

Pixel = tuple[int, int]

DRAG_FROM = 6  # px that the pointer must move before a press is a drag
LIFTABLE = ("figure", "tile")


@dataclass
class Press:
    """A button went down here, on this piece or card (or on the board, or to pan)."""

    at: Pixel
    piece: str
    card: bool
    last: Pixel
    panning: bool = False


class Dragging:
    """What pointer and keys do with pieces and cards, for the person asked at this screen.

    `choices` gives what may be done now, `sound` plays an effect. `choose` does an option that may still need a
    number or a list. `ask` lets one of several paths be chosen at a place or piece. `refuse` says why a drop
    was refused. `changed` is called whenever something was let go or done. `lead` takes a number of a die that
    leads to a place, and says whether there is one.
    """

    def __init__(
        self,
        play: LiveTable,
        panels: TablePanels,
        choices: Callable[[], Choices | None],
        sound: Callable[[str], object],
        choose: Callable[[Option], object],
        ask: Callable[[str, tuple[Path, ...], Callable[[Path], object]], object],
        refuse: Callable[[Refused, str], object],
        changed: Callable[[], object],
        lead: Callable[[str], bool] = lambda place: False,
    ) -> None:
        self.play = play
        self.panels = panels
        self.view = panels.view
        self.hand = panels.hand
        self._choices = choices
        self.sound = sound
        self.choose = choose
        self.ask = ask
        self.refuse = refuse
        self.changed = changed
        self.lead = lead
        self.press: Press | None = None
        self.selected = ""
        self.held = ""
        self.picking = ""  # the verb of a choice whose place is to be picked
        self.led = ""  # the piece that was led last, as long as it may be in the middle of it
        self.pointer: Pixel = (-1, -1)

    @property
    def choices(self) -> Choices | None:
        """What may be done now; nothing while the stage moves."""
        return None if self.play.stage.busy else self._choices()

    # -- the pointer -------------------------------------------------------------------------------------

    def move(self, at: Pixel, covered: bool) -> bool:
        """The pointer moves; `covered` if it is over a button or panel. True if anything changed."""
        self.pointer = at
        if self.press is None:
            return self._hover(at, covered)
        press = self.press
        if press.panning:
            self.view.camera.pan(at[0] - press.last[0], at[1] - press.last[1])
            press.last = at
            return True
        far = abs(at[0] - press.at[0]) + abs(at[1] - press.at[1]) >= DRAG_FROM
        if far and not self.held:
            piece = self._with_bearer(press.piece)
            if piece and self._can_lift(piece):
                self._lift(piece)
            elif not press.piece or self._inlaid(press.piece):
                press.panning, press.last = True, at
        if self.held:
            self._drag(at)
        return True

    def _hover(self, at: Pixel, covered: bool) -> bool:
        """Raise the piece or card under the pointer, and light the path to the place under it."""
        marks = self.view.marks
        card = "" if covered else self.hand.card_at(at)
        piece = "" if covered or card else self._ground_at(at) or self.view.piece_at(at)
        if self.selected and not covered:
            self._aim(self._lit_at(at))
        elif marks.legal and self.choices is not None and self._sole(self.choices):
            listed = self.panels.column.ways.pointed
            under = listed if covered else self._lit_at(at)
            self._aim(under if under in marks.legal else "")
        if (card, piece) == (self.hand.hover, marks.hover):
            return bool(self.selected)
        self.hand.hover, marks.hover = card, piece
        self.mark()
        self.panels.show_piece_details()
        return True

    @property
    def pointed_place(self) -> str:
        """The place on the board under the pointer, a lit one first; "" over everything else."""
        marks = self.view.marks
        if marks.target or self.hand.hover:
            return marks.target
        over = self.view.camera.view.collidepoint(self.pointer) and self.panels.page.at(self.pointer) is None
        return self.view.place_at(self.pointer) if over else ""

    def down(self, at: Pixel, button: int) -> bool:
        """A button goes down on the table; True if that means anything."""
        if button == 2:
            self.press = Press(at, "", False, at, panning=True)
            return True
        if button != 1:
            return self.let_go()
        card = self.hand.card_at(at)
        piece = card or self._piece_under(at)
        if piece or self.view.camera.view.collidepoint(at):
            self.press = Press(at, piece, bool(card), at)
            return True
        return self.let_go()

    def up(self, at: Pixel) -> bool:
        """The button goes up again."""
        press, self.press = self.press, None
        if press is None:
            return False
        if self.held:
            self._drop(at)
        elif not press.panning:
            self._click(at, press)
        self._hover(at, self.panels.page.at(at) is not None)
        return True

    def cancel_press(self) -> None:
        """The press is off: what is in the hand springs back, what was chosen before stays chosen."""
        if self.held:
            self.let_go()
        self.press = None

    def _piece_under(self, at: Pixel) -> str:
        """The piece that a press means: one that can be used rather than one that cannot."""
        choices = self.choices
        if choices is not None:
            usable = self.view.piece_at(at, lambda piece: piece in choices.pieces) or self._ground_at(at)
            if usable:
                return usable
        return self.view.piece_at(at)

    def _ground_at(self, at: Pixel) -> str:
        """The piece under a pixel on which others lie, if a click on it may be meant now; else empty."""
        choices = self.choices
        piece = self.view.ground.under.get(self.view.place_at(at), "")
        return piece if piece and choices is not None and choices.clicks(piece) else ""

    # -- lifting and dropping ----------------------------------------------------------------------------

    def _can_lift(self, piece: str) -> bool:
        """Whether a piece can be lifted: cards that may be played, what may be moved, and figures and tiles that
        lie open. A player who may not move one is told why."""
        choices = self._making_way(piece)
        if choices is None:
            return False
        if self.hand.holds(piece):
            return piece in choices.pieces
        lying = self.view.arrangement.by_id.get(piece)
        if lying is None or is_hidden(piece) or lying.layer in INLAID:
            return False
        return lying.layer in LIFTABLE or choices.drags(piece)

    def _with_bearer(self, piece: str) -> str:
        """What a hand lifts when it takes hold of a piece: the figure that carries the piece, else the piece
        itself."""
        lying = self.view.arrangement.by_id.get(piece)
        return lying.bearer or piece if lying is not None and lying.layer == "load" else piece

    def _inlaid(self, piece: str) -> bool:
        """Whether a piece is part of the board."""
        lying = self.view.arrangement.by_id.get(piece)
        return lying is not None and lying.layer in INLAID

    def _making_way(self, piece: str) -> Choices | None:
        """What may be done now. If this piece can be used only after what is going on has ended, end that
        first."""
        choices = self.choices
        if choices is None or not piece or not self.play.layout.layout.again or piece in choices.pieces:
            return choices
        option = choices.making_way(piece)
        if option is None:
            return choices
        self.selected = ""
        self.play.submit(choices.seat, (option,))
        self.play.stage.update(0.0)
        self.changed()
        return self.choices

    def _lift(self, piece: str) -> None:
        self.held, self.selected, self.picking = piece, "", ""
        self.sound("pick_up")
        self.changed()

    def _drag(self, at: Pixel) -> None:
        marks = self.view.marks
        marks.held = Held(self.held, at)
        self._aim(self._lit_at(at))

    def _lit_at(self, at: Pixel) -> str:
        """The lit place that a pixel means; none where it means the place of the piece that goes."""
        marks, lying = self.view.marks, self.view.arrangement.by_id.get(self.view.marks.led)
        home = lying.piece.place if lying is not None else ""
        found = self.view.place_at(at, lambda place: place in marks.legal or place == home)
        return found if found in marks.legal else ""

    def _aim(self, place: str) -> None:
        if place != self.view.marks.target:
            self.view.marks.target = place
            self.light_way(place)
            self.panels.show_piece_details()

    def light_way(self, place: str) -> None:
        """Brighten the path that the piece in the hand would take to a place."""
        choices = self.choices
        piece = self.held or self.selected or (self._sole(choices) if choices is not None else "")
        path = choices.reach(piece).get(place) if choices is not None and piece and place else None
        self.view.marks.way = path.places if path else ()

    def _drop(self, at: Pixel) -> None:
        piece, self.held = self.held, ""
        marks = self.view.marks
        target = self._lit_at(at)
        over_board = self.view.camera.view.collidepoint(at)
        marks.held, marks.target, marks.way = None, "", ()
        if target:
            self.go(piece, target, Spot(*self.view.camera.to_board(at)))
        elif self.hand.holds(piece) and over_board and not self._drags(piece):
            self.use(piece)  # a card is played by laying it on the board
        else:
            self._spring_back(piece, at)
            self.changed()
            if self.lead(self.view.place_at(at)):
                return
            self._ask_why(piece, self.view.place_at(at))

    def _drags(self, piece: str) -> bool:
        choices = self.choices
        return choices is not None and choices.drags(piece)

    def _spring_back(self, piece: str, at: Pixel) -> None:
        lying = self.view.arrangement.by_id.get(piece)
        if lying is None:
            return
        start, home, motion = Spot(*self.view.camera.to_board(at)), Spot(*lying.at), theme.SPRING_BACK
        moving = Moving(lying.piece, start, (), lambda: home, motion.seconds, 24, motion.ease, blocks=False)
        self.play.stage.add_visual(moving)

    def _ask_why(self, piece: str, where: str) -> None:
        """Say why a piece may not go to a place, unless it came from there."""
        choices, table = self._choices(), self.play.stage.table
        if choices is None or not where or piece not in table.pieces or table.place_of(piece) == where:
            return
        refused = choices.refusal(piece, where)
        if refused is not None:
            self.refuse(refused, where)

    # -- clicking ----------------------------------------------------------------------------------------

    def _click(self, at: Pixel, press: Press) -> None:
        """A click goes to a lit place, uses a piece, asks why not, or lets go."""
        choices = self.choices
        if choices is not None:
            goal = self.goals(choices).get(self._lit_at(at))
            if goal is not None:
                self._pick(goal)
                return
        going = self.selected or (self._sole(choices) if choices is not None else "")
        if going and not press.card:
            target = self._lit_at(at)
            if target:
                self.go(going, target)
                return
            if not press.piece and self.lead(self.view.place_at(at)):
                return
        choices = self._making_way(press.piece)
        if press.piece and choices is not None and press.piece in choices.pieces:
            self.use(press.piece)
            return
        where = self.view.place_at(at)
        if self.selected and where and not press.card:
            self._ask_why(self.selected, where)
            return
        if not self.let_go() and choices is not None and self._is_own(press.piece, choices.seat):
            self._ask_why_unused(choices, press.piece)

    def _is_own(self, piece: str, seat: str) -> bool:
        """Whether a piece is a card in the hand, or one of the seat's figures."""
        lying = self.view.arrangement.by_id.get(piece)
        figure = lying is not None and lying.layer == "figure" and self.view.sprites.seat(lying.piece) == seat
        return figure or self.hand.holds(piece)

    def _ask_why_unused(self, choices: Choices, piece: str) -> None:
        """Say why a piece can do nothing now, if there is anything to say."""
        refused = choices.unused_card(piece) if self.hand.holds(piece) else choices.unused(piece)
        if refused is not None:
            lying = self.view.arrangement.by_id.get(piece)
            self.refuse(refused, lying.piece.place if lying is not None else "")

    def use(self, piece: str) -> None:
        """Use a piece or card: do its option, or select it so that its places light up."""
        choices = self.choices
        if choices is None or piece not in choices.pieces:
            return
        clicks = choices.clicks(piece)
        if choices.drags(piece) and not (clicks and self.selected == piece):
            self.selected = "" if self.selected == piece else piece
            self.sound("pick_up")
            self.changed()
        elif len(clicks) == 1:
            self.choose(clicks[0])
        elif clicks:
            self.ask(piece, tuple([Path((option,), ()) for option in clicks]), lambda p: self.choose(p.choices[0]))

    def pick(self, verb: str) -> None:
        """Light the places of a choice that names no piece, and let one of them be picked."""
        self.let_go()
        self.picking = verb
        self.changed()

    def goals(self, choices: Choices) -> dict[str, Option]:
        """Place -> the choice that is made by picking it: of the verb asked for, or if nothing else can be done,
        of a piece that no hand can take."""
        if self.picking:
            return choices.goals(self.picking)
        if not choices.options:
            return {}
        first = choices.options[0]
        away = not (first.piece in self.view.arrangement.by_id or self.hand.holds(first.piece))
        alike = away and all((o.verb, o.piece) == (first.verb, first.piece) and o.to for o in choices.options)
        return {option.to: option for option in choices.options} if alike else {}

    def _pick(self, option: Option) -> None:
        """A place was picked; the choice that is made puts `picking` out."""
        self.choose(option)

    def go(self, piece: str, to: str, dropped: Spot | None = None) -> None:
        """Bring a piece to a lit place; ask for the path if several choices lead there at once."""
        choices = self.choices
        goal = self.goals(choices).get(to) if choices is not None else None
        if goal is not None:
            self._pick(goal)
            return
        ways = choices.ways(piece, to) if choices is not None else ()
        if len(ways) == 1:
            self._follow(piece, ways[0], dropped)
        elif ways:
            if dropped is not None:
                self._spring_back(piece, self.pointer)
            self.selected = piece
            self.changed()
            self.ask(to, ways, lambda path: self._follow(piece, path, None))

    def _follow(self, piece: str, path: Path, dropped: Spot | None) -> None:
        """Make the choices of a path one after another. A piece that is moved already lies where it was
        dropped."""
        choices = self.choices
        if choices is None:
            return
        self.selected, self.led = "", piece
        if dropped is not None and self.play.presenters is not None and self._lands(piece, path):
            self.play.presenters.dropped[piece] = dropped
        self.play.submit(choices.seat, path.choices)
        self.sound("put_down")
        self.changed()

    def _lands(self, piece: str, path: Path) -> bool:
        """Whether a piece stays where it was dropped, as far as can be foreseen; else it goes back first."""
        choices, kind = self.choices, self.view.ground.space(path.places[-1])
        after = choices.after(path) if choices is not None else None
        if after is not None and piece in after.pieces:
            stays = after.place_of(piece) == self.play.stage.table.place_of(piece)
        else:
            stays = kind is not None and not kind.holds
        if not stays:
            return True
        self._spring_back(piece, self.pointer)
        return False

    def let_go(self) -> bool:
        """Let go of everything (Escape, a click on nothing, the right button); True if there was anything."""
        something = bool(self.selected or self.held or self.picking)
        if self.held:
            self._spring_back(self.held, self.pointer)
        self.selected = self.held = self.led = self.picking = ""
        self.press = None
        marks = self.view.marks
        marks.held, marks.target, marks.way = None, "", ()
        self.changed()
        return something

    # -- light -------------------------------------------------------------------------------------------

    def mark(self) -> None:
        """Light what can be picked up, and where the piece in the hand or the one selected may go."""
        old, choices = self.view.marks, self.choices
        self._keep_in_hand(choices)
        marks = Marks(
            hover=old.hover, held=old.held, target=old.target, way=old.way, focus=old.focus,
            focus_place=old.focus_place, ghost=old.ghost, goal=old.goal,
            refused=old.refused, refused_way=old.refused_way, blockers=old.blockers, shake=old.shake,
            last_move=old.last_move, last_move_age=old.last_move_age, last_move_colour=old.last_move_colour,
            strong=old.strong,
        )  # fmt: skip
        if choices is not None:
            marks.ready = frozenset(piece for piece in choices.pieces if piece in self.view.arrangement.by_id)
            goals = self.goals(choices)
            active = self.held or self.selected or self._pointed(choices) or self._sole(choices)
            if goals:
                marks.legal = dict.fromkeys(goals, "")
            elif active:
                marks.led, marks.legal = active, _legal(choices, active)
                marks.paid = _paid(choices, active)
                marks.loses = {place: path.loses for place, path in choices.reach(active).items() if path.loses}
                marks.back = _back(choices, active)
        if marks.target not in marks.legal:
            marks.target = ""
        if not {marks.target, marks.focus_place} & marks.legal.keys():
            marks.way = ()  # it was lit for what was asked before
        marks.selected = self.selected
        marks.active = self._torch_bearer()
        marks.here = self._standing()
        if not self.play.stage.busy and tuple(self.play.last_move) != marks.last_move:
            marks.last_move, marks.last_move_age = tuple(self.play.last_move), 0.0
            mover = self.play.last_mover
            marks.last_move_colour = self.view.seat_colour(mover) if mover else theme.BONE
        self.view.marks = marks

    def _keep_in_hand(self, choices: Choices | None) -> None:
        """Keep a piece selected in the middle of its way."""
        if choices is None or not self.led or self.selected or self.held or not self.play.layout.layout.again:
            return
        lying = self.view.arrangement.by_id
        if [piece for piece in choices.pieces if piece in lying and choices.drags(piece)] == [self.led]:
            self.selected = self.led
        self.led = ""

    def _pointed(self, choices: Choices) -> str:
        """A piece under the pointer or the keys that could move: its places are shown."""
        marks = self.view.marks
        piece = marks.hover or self.hand.hover or marks.focus or self.hand.focus
        return piece if self.press is None and choices.drags(piece) else ""

    def _sole(self, choices: Choices) -> str:
        """The only piece on the board that can go anywhere, where that is in hand at once; else empty."""
        if not self.play.layout.layout.sole or self.hand.hover or self.hand.focus:
            return ""
        lying = self.view.arrangement.by_id
        going = [piece for piece in choices.pieces if piece in lying and choices.drags(piece)]
        figures = [piece for piece in going if lying[piece].layer == "figure"]
        sole = figures if len(figures) == 1 and len(choices.reach(figures[0])) > 1 else going
        return sole[0] if len(sole) == 1 else ""

    def _standing(self) -> dict[str, Rgb]:
        """Where figures of the seat whose turn is shown stand, with its colour."""
        turn = self.play.shown_turn
        return {lying.piece.place: self.view.seat_colour(turn) for lying in self.view.figures_of(turn)}

    def _torch_bearer(self) -> str:
        """The figure of the seat whose turn is shown; of several the one in the hand, or the one used last."""
        turn = self.play.shown_turn
        own = [lying.piece.id for lying in self.view.figures_of(turn)]
        if len(own) < 2:
            return next(iter(own), "")
        record = self.play.session.entries[-1].record if self.play.session.entries else None
        last = record.choice.piece if record is not None and record.choice is not None else ""
        return next((piece for piece in (self.held, self.selected, last) if piece in own), "")


def _legal(choices: Choices, piece: str) -> dict[str, str]:
    """The lit places with the step count on their disc; without counts if no path has more than one step."""
    free = choices.layout.layout.free
    found = {
        place: sum(option.verb not in free for option in path.choices)
        for place, path in choices.reach(piece).items()
    }
    led = choices.reach(piece)
    if any(path.cost is not None for path in led.values()):
        return {place: "" if path.cost is None else str(path.cost) for place, path in led.items()}
    plain = all(number == 1 for number in found.values())
    return {place: "" if plain or not number else str(number) for place, number in found.items()}


def _paid(choices: Choices, piece: str) -> dict[str, str]:
    """The lit places whose path costs something, with the picture of the price."""
    pictures = choices.layout.layout.paid
    return {
        place: pictures[option.verb]
        for place, path in choices.reach(piece).items()
        for option in (*path.choices, *choices.at(piece, place))
        if option.verb in pictures
    }


def _back(choices: Choices, piece: str) -> frozenset[str]:
    """The places where a drag could only mean an anticlockwise turn."""
    amounts: dict[str, int] = {}
    for option in choices.options:
        if option.piece == piece and option.to:
            amounts[option.to] = max(option.amount, amounts.get(option.to, option.amount))
    return frozenset([place for place, most in amounts.items() if most < 0])

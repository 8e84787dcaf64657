"""A player's turn (DT-TURN). What figures can do in it stands beside this page: chapters and boxes bring verbs."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.dungeon_twister.components import OTHER
from engine.dungeon_twister.ending import conclude, end_after_turn, over
from engine.dungeon_twister.events.ending import DrawOffered, Ended
from engine.dungeon_twister.events.turn import Recycled, TimeUp, TurnBegan, TurnEnded
from engine.dungeon_twister.timer import late_options, refuse_late, turn_limit
from engine.dungeon_twister.tokens import led
from engine.dungeon_twister.windows import ActionBegins, ActionEnded, ActionEnding, Announced, heard
from engine.flow import DONE, Ask, Call, Flow, Frame, Goto, Option, Position, Reason, Verb, Window, verbs

#: What can be done before a card lies on the pile: play one, and what may be said at any time in one's turn.
BEFORE = ("play", "give up", "offer draw", "time up")


class Turn(Announced, frozen=True, gc=False, tag="turn"):
    """One player's turn: an action card, its action points, recycling (DT-TURN-01).

    The session takes steps back only as long as nothing came to light and nobody else chose (DT-ACT-07).
    `thrift` says that a drinker's actions take the turn's AP before its own.
    """

    seat: str
    thrift: bool = False
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """The turn begins."""
        t.emit(TurnBegan(self.seat))
        return Goto(replace(self, step="play"))

    def play(self, t: Position) -> Flow:
        """An action card comes first, whatever can be done with it (DT-TURN-02, DT-TURN-08)."""
        if over(t):
            return DONE
        rows = t.game.verbs(Turn)
        offer = [option for name in BEFORE for option in rows[name].candidates(t, self)]
        return Ask(((self.seat, tuple(offer)),), "play", "DT-TURN-02", limits=turn_limit(t, self.seat))

    def window(self, option: Option) -> Window | None:
        """Every action of a figure begins with one; a card that is played and words have none."""
        acts = option.piece and option.verb != "play"
        return ActionBegins(self.seat, option) if acts else None

    def resumed(self) -> Turn:
        """The page as it asked for an action."""
        return replace(self, doing=None, step="act")

    def settle(self, t: Position) -> Flow:
        """An action is about to end."""
        if not heard(t, ActionEnding):
            return self.fall(t)
        t.emit(ActionEnding(self.seat))
        return Goto(replace(self, step="fall"))

    def fall(self, t: Position) -> Flow:
        """An action has ended: figures over a pit fall, and the game may be over (DT-PIT-01, DT-END-06).

        Points count to the last AP (DT-END-02).
        """
        conclude(t)
        if over(t):
            return DONE
        if heard(t, ActionEnded):
            t.emit(ActionEnded(self.seat))
        return Goto(replace(self, step="act"))

    def act(self, t: Position) -> Flow:
        """AP go to any figures in any order, and may be left over (DT-TURN-03), unless the time is up."""
        if over(t):
            return DONE
        if t.counters["late"]:
            return Goto(replace(self, step="close"))
        return Ask(((self.seat, self.offer(t)),), "act", "DT-TURN-03", limits=turn_limit(t, self.seat))

    def close(self, t: Position) -> Flow:
        """AP left are lost (DT-TURN-04); cards come back; the points are looked at."""
        t.emit(TurnEnded(self.seat))
        _recycle(t, self.seat)
        end_after_turn(t)
        return DONE


def _recycle(t: Position, seat: str) -> None:
    """At the end of a turn players without an action card take all back (DT-CARD-07), nobody else (DT-CARD-08)."""
    if not t.contents[f"actions-{seat}"]:
        t.emit(Recycled(seat))


# -- ending the turn -------------------------------------------------------------------------------------


def _end_options(t: Position, page: Turn) -> list[Option]:
    return [] if _refuse_end(t, page, Option("end")) else [Option("end")]


def _refuse_end(t: Position, page: Turn, option: Option) -> list[Reason]:
    """After a card; powers may ask for something to be done first."""
    if page.step == "play":
        return [Reason("DT-TURN-02")]
    return t.forbidden("end turn", page) if ("forbid", "end turn") in t.heard else []


def _end(t: Position, page: Turn, option: Option) -> Flow:
    return Goto(replace(page, step="close"))


def _time_up(t: Position, page: Turn, option: Option) -> Flow:
    """AP not used in time are lost (DT-MODE-17); a card that was not played stays in hand."""
    t.emit(TimeUp(page.seat))
    return Goto(replace(page, step="close"))


# -- which AP a drinker's actions take --------------------------------------------------------------------


def _purses(t: Position, page: Turn) -> list[Option]:
    if not t.counters["ap"]:
        return []
    marked = [piece for key in led(t, page.seat) if (piece := t.pieces[key]).marks]
    drinker = any(piece.mark("extra") and not piece.mark("alone") for piece in marked) if marked else False
    return [Option("purse", amount=int(not page.thrift))] if drinker else []


def _refuse_purse(t: Position, page: Turn, option: Option) -> list[Reason]:
    return [] if option in _purses(t, page) else [Reason("DT-OBJ-POTION-4")]


def _change_purse(t: Position, page: Turn, option: Option) -> Flow:
    return Goto(replace(page, thrift=bool(option.amount)))


# -- giving up and draws ---------------------------------------------------------------------------------

GIVE_UP, OFFER_DRAW = Option("give up"), Option("offer draw")


def _give_up_options(t: Position, page: Turn) -> list[Option]:
    return [GIVE_UP]


def _draw_options(t: Position, page: Turn) -> list[Option]:
    return [OFFER_DRAW]


def _allowed(t: Position, page: Turn, option: Option) -> list[Reason]:
    return []


def _give_up(t: Position, page: Turn, option: Option) -> Flow:
    t.emit(Ended("DT-END-07", page.seat))
    return DONE


def _offer_draw(t: Position, page: Turn, option: Option) -> Flow:
    return Call(DrawOffer(page.seat), page)


class DrawOffer(Frame, frozen=True, gc=False, tag="draw offer"):
    """A draw is offered to the other player."""

    seat: str
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """Agree or play on, while the time of the turn runs (DT-MODE-22)."""
        foe, decline = OTHER[self.seat], Option("decline")
        return Ask(((foe, (decline, Option("agree"))),), "draw", "DT-END-07", limits=turn_limit(t, foe, decline))


def _answers(t: Position, page: DrawOffer) -> list[Option]:
    return [Option("decline"), Option("agree")]


def _answer(t: Position, page: DrawOffer, option: Option) -> Flow:
    agreed = option.verb == "agree"
    t.emit(DrawOffered(page.seat, agreed))
    if agreed:
        t.emit(Ended("DT-END-07", agreed=True))
    return DONE


DrawOffer.verbs = verbs(
    Verb("decline", _answers, lambda t, page, option: [], _answer, takes=()),
    Verb("agree", _answers, lambda t, page, option: [], _answer, takes=()),
)

Turn.verbs = verbs(
    Verb("purse", _purses, _refuse_purse, _change_purse, sure=True, takes=("amount",)),
    Verb("end", _end_options, _refuse_end, _end, sure=True, takes=()),
    Verb("give up", _give_up_options, _allowed, _give_up, sure=True, takes=()),
    Verb("offer draw", _draw_options, _allowed, _offer_draw, sure=True, takes=()),
    Verb("time up", late_options, refuse_late, _time_up, sure=True, takes=()),
)

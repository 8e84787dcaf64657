"""Ground that gives a thing to who stands there, once: a marker shows where nothing is left."""

from __future__ import annotations

from dataclasses import dataclass

from engine.dungeon_twister.actions import pay, refuse_to_act, settled, unconfined
from engine.dungeon_twister.content import content, in_play
from engine.dungeon_twister.finding import Found, in_stock, left_of, refuse_full
from engine.dungeon_twister.turn import Turn
from engine.flow import Flow, Option, Position, Reason, Verb


@dataclass(frozen=True)
class Source:
    """A kind of ground with a neutral `stock`; it is `emptied` by a marker of that kind.

    By `takes` a figure there takes a token for 1 action, by `once` the ground gives no more, by `full` nothing
    goes to full hands, nor to who takes nothing up.
    """

    ground: str
    emptied: str
    stock: str
    verb: str
    takes: str
    once: str
    full: str

    @property
    def row(self) -> Verb:
        """The verb beside the turn."""
        return Verb(self.verb, self._offer, self._refuse, self._do, takes=("piece",))

    def _under(self, t: Position, figure: str) -> bool:
        return content(t).tiles.terrain.get(t.pieces[figure].place) == self.ground

    def _offer(self, t: Position, page: Turn) -> list[Option]:
        if self.ground not in in_play(t).ground:
            return []
        return [Option(self.verb, figure) for figure in unconfined(t, page.seat) if self._under(t, figure)]

    def _refuse(self, t: Position, page: Turn, option: Option) -> list[Reason]:
        figure = option.piece
        against = refuse_to_act(t, page, figure)
        if against:
            return against
        if not self._under(t, figure):
            return [Reason(self.takes, {"figure": figure}, (figure,))]
        spot = content(t).tiles.marked[t.pieces[figure].place]
        if t.kinds_in(spot, self.emptied) or not in_stock(t, self.stock) or not left_of(t, self.emptied):
            return [Reason(self.once, {"figure": figure}, (figure,))]
        unable = t.forbidden("search", figure)
        full = Reason(self.full, {"figure": figure}, (figure,))
        return [full, *unable] if unable else refuse_full(t, figure, self.full)

    def _do(self, t: Position, page: Turn, option: Option) -> Flow:
        figure = option.piece
        pay(t, page, figure)
        token, marker = in_stock(t, self.stock)[0], left_of(t, self.emptied)[0]
        spot = content(t).tiles.marked[t.pieces[figure].place]
        t.emit(Found(page.seat, figure, token, marker, spot, self.takes))
        return settled(page, None)

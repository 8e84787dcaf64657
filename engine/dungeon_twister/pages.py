"""Pages that several chapters name; what can be done on them stands beside them, in the chapters."""

from __future__ import annotations

from engine.dungeon_twister.timer import turn_limit
from engine.dungeon_twister.tokens import loads
from engine.dungeon_twister.windows import Announced, Entering, Taking
from engine.flow import Ask, Flow, Option, Position, Window

#: Squares, each with what lay on it from the lowest token to the highest.
Lying = tuple[tuple[str, tuple[str, ...]], ...]


class Move(Announced, frozen=True, gc=False, tag="move"):
    """One figure's move: `left` steps remain, `loads` is what it carries, `walked` says that it took a step.

    `brought` are the loads that came onto this square in hand, `came` is the square before it. `magic` carries the
    figure if an action of its own has paid, as from a potion; where it fails the move is over, or goes on
    `afoot`. With a timer `kept` holds the squares that the move has touched since it could last have ended, as
    they were then (DT-MODE-21).
    """

    seat: str
    figure: str
    left: int
    loads: tuple[str, ...] = ()
    walked: bool = False
    brought: tuple[str, ...] = ()
    kept: Lying = ()
    magic: bool = False
    came: str = ""
    afoot: bool = False

    def start(self, t: Position) -> Flow:
        """What next on the way?"""
        return Ask(((self.seat, self.offer(t)),), "move", "DT-MOVE-03", limits=turn_limit(t, self.seat))

    def window(self, option: Option) -> Window | None:
        """A step and a token to be taken have one."""
        if option.verb == "walk":
            return Entering(self.seat, self.figure, option.to)
        return Taking(self.seat, self.figure, option.piece) if option.verb in ("take", "swap") else None


def in_hand(t: Position, token: str, figure: str) -> bool:
    """Whether a figure carries a token, on a move or between actions: what lies on its way is not in its hands."""
    page = next((page for page in reversed(t.pages) if isinstance(page, Move) and page.figure == figure), None)
    return token in (loads(t, figure) if page is None else page.loads)

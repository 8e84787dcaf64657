"""The seats as their cards show them now: whose turn it is, who comes next, which bot thinks."""

from __future__ import annotations

from dataclasses import replace

from engine.said import Said, said
from game.layout.game_layout import GameLayout
from game.panels.seat_info import SeatInfo, seat_info
from game.pieces.ladder import LadderInfo, ladder
from game.pieces.sprites import Sprites
from game.play.live_table import LiveTable
from game.services.fence import fenced

FEW = 4  # seats that have larger cards


def shown_seats(play: LiveTable, layout: GameLayout, sprites: Sprites) -> tuple[SeatInfo, ...]:
    """What the card of every seat shows, clockwise."""
    names, table = play.session.header.names, play.stage.table
    following = _following(play)
    return tuple(
        replace(
            seat_info(layout, table, sprites, seat, names[seat]),
            note=_note(play, seat), active=seat == play.shown_turn, bot=seat in play.bots,
            thinking=_thinks(play, seat), follows=seat == following, ladder=_ladder(play, layout, seat),
        )
        for seat in play.session.header.seats
    )  # fmt: skip


def _note(play: LiveTable, seat: str) -> Said:
    """One word or two below the name of a seat."""
    if _thinks(play, seat):
        return said("thinking")
    if seat == play.shown_turn:
        return said("to move")
    if seat in play.session.waiting() and not play.stage.busy:
        return said("to choose")
    if seat == _following(play):
        return said("next")
    return said("bot") if seat in play.bots else Said("")


def _following(play: LiveTable) -> str:
    """The seat whose turn comes next, "" if nobody has the turn."""
    order, turn = play.session.header.seats, play.shown_turn
    return order[(order.index(turn) + 1) % len(order)] if turn else ""


def _ladder(play: LiveTable, layout: GameLayout, seat: str) -> LadderInfo | None:
    """How far a seat has come; None if seats rise by no steps."""
    table, seats = play.stage.table, play.session.header.seats
    climb = fenced(lambda: play.session.game.climb(table, seat), None)
    return ladder(layout, table, climb, seat, len(seats) <= FEW, play.stage.count)


def _thinks(play: LiveTable, seat: str) -> bool:
    """Whether the table waits for the bot of this seat."""
    return seat in play.bots and seat == play.turn and not play.stage.busy

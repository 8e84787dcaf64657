"""Action cards (DT-CARD): which may be played."""

from __future__ import annotations

from msgspec.structs import replace

from engine.dungeon_twister.components import ACTION, HAND_OF
from engine.dungeon_twister.events.turn import Played
from engine.dungeon_twister.turn import Turn
from engine.flow import Flow, Goto, Option, Position, Reason, Verb


def limit(t: Position) -> int:
    """The highest action card that may be played: 2 at first, one more than the highest so far, any after a 4
    (DT-CARD-05)."""
    if t.counters["free"]:
        return max(ACTION.values())
    return t.counters["highest"] + 1 if t.counters["highest"] else min(ACTION.values())


def playable(t: Position, page: Turn) -> list[Option]:
    """The cards in hand that may be played now."""
    return [Option("play", card) for card in t.contents[f"actions-{page.seat}"] if ACTION.get(card, 9) <= limit(t)]


def _plays(t: Position, page: Turn) -> list[Option]:
    return playable(t, page) if page.step == "play" else []


def _refuse_play(t: Position, page: Turn, option: Option) -> list[Reason]:
    card = option.piece
    if card not in ACTION or HAND_OF[card] != page.seat:
        return [Reason("DT-TURN-02")]
    if card not in t.contents[f"actions-{page.seat}"]:
        return [Reason("DT-CARD-06", {"card": card}, (card,))]
    if page.step != "play":
        return [Reason("DT-TURN-02")]
    if ACTION[card] <= limit(t):
        return []
    highest = t.counters["highest"]
    if not highest:
        return [Reason("DT-CARD-03", {}, (card,))]
    return [Reason("DT-CARD-04", {"highest": highest, "limit": limit(t)}, (card,))]


def _play(t: Position, page: Turn, option: Option) -> Flow:
    t.emit(Played(page.seat, option.piece, ACTION[option.piece]))
    return Goto(replace(page, step="act"))


CARDS = (Verb("play", _plays, _refuse_play, _play, sure=True, takes=("piece",)),)

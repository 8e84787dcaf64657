"""What pieces and places are called, and the numbers that a prompt's sentence names."""

from __future__ import annotations

from engine.dungeon_twister.board import TERRAIN
from engine.dungeon_twister.cards import limit
from engine.dungeon_twister.components import ACTION, BOX, COMBAT, JUMPS, KIND, SEAT
from engine.dungeon_twister.moving import Move
from engine.dungeon_twister.setup import mode
from engine.dungeon_twister.tokens import figures
from engine.dungeon_twister.turn import Turn
from engine.flow import Position


def _names() -> dict[str, str]:
    names = {
        key: f"the {SEAT[key]} {(BOX.figures.get(kind) or BOX.objects[kind]).name}" for key, kind in KIND.items()
    }
    names |= {card: f"action card {number}" for card, number in ACTION.items()}
    names |= {card: f"combat card {number}" for card, number in COMBAT.items()}
    names |= {card: "jump card" for cards in JUMPS.values() for card in cards}
    names |= {room: f"room {data.pair}" for room, data in BOX.rooms.items()}
    names |= {slot: f"room {slot}" for slot in [f"{row}{n}" for row in "NS" for n in range(1, 5)]}
    ground = {"P": "that pit", "R": "that gear", ".": "that square"}
    names |= {square: ground[terrain] for square, terrain in TERRAIN.items()}
    return names


NAMES = _names()


def said(words: str) -> str:
    """A sentence or title that may begin with a name."""
    return words[:1].upper() + words[1:]


def facts(t: Position, seat: str) -> dict[str, str | int]:
    """The numbers of the open question."""
    at_end, between = mode(t).in_room
    found: dict[str, str | int] = {
        "ap": t.counters["ap"],
        "goal": t.counters["goal"],
        "at_end": at_end,
        "between": between,
        "advice": _advice(t),
    }
    page = t.pages[-1] if t.pages else None
    if isinstance(page, Move):
        found |= {"figure": NAMES[page.figure], "left": page.left}
    return found


def _advice(t: Position) -> str:
    """One line on what can be done."""
    page = t.pages[-1] if t.pages else None
    if not isinstance(page, Turn):
        return ""
    if page.step == "play":
        if t.counters["free"]:
            return "Its number is how many actions you have this turn."
        return f"Its number is how many actions you have. Nobody may play more than a {limit(t)} yet."
    if max(t.counters[f"vp-{seat}"] for seat in t.seats) >= t.counters["goal"]:
        return "The last turn: use what you have left."
    extra = sum([t.pieces[key].mark("extra") for key in figures(t, page.seat)])
    if extra:
        return f"The potion gives its drinker {extra} more."
    if not t.counters["ap"]:
        return "All actions are spent: end your turn."
    return "Drag a figure: to walk, fight, jump, reveal a room or turn one from its gear."

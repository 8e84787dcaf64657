"""What pieces and places are called, and the numbers that a prompt's sentence names."""

from __future__ import annotations

from engine.dungeon_twister.board import TERRAIN
from engine.dungeon_twister.cards import limit
from engine.dungeon_twister.components import ACTION, BOX, COMBAT, JUMPS, KIND, SEAT
from engine.dungeon_twister.moving import Move
from engine.dungeon_twister.preparing import STARTERS, Starting, laid
from engine.dungeon_twister.setup import mode
from engine.dungeon_twister.tokens import figures
from engine.dungeon_twister.turn import Turn
from engine.flow import Position
from engine.said import Said, said

#: What the seats' colours, what bars a way, the states of a portcullis and the turns of a room are called.
WORDS = {
    "yellow": said("yellow"),
    "blue": said("blue"),
    "wall": said("a wall"),
    "arrow slit": said("an arrow slit"),
    "portcullis": said("a portcullis"),
    "closed": said("closed"),
    "open": said("open"),
    "broken": said("broken"),
    "clockwise": said("clockwise"),
    "counter-clockwise": said("counter-clockwise"),
}


def _token(key: str) -> Said:
    kind = KIND[key]
    name = (BOX.figures.get(kind) or BOX.objects[kind]).name
    return said("the {colour} {token}", colour=WORDS[SEAT[key]], token=name)


def _names() -> dict[str, Said]:
    names = {key: _token(key) for key in KIND} | WORDS
    names |= {card: said("action card {number}", number=number) for card, number in ACTION.items()}
    names |= {card: said("combat card {number}", number=number) for card, number in COMBAT.items()}
    names |= {card: said("jump card") for cards in JUMPS.values() for card in cards}
    names |= {room: said("room {number}", number=data.pair) for room, data in BOX.rooms.items()}
    names |= {
        slot: said("room {number}", number=slot) for slot in [f"{row}{n}" for row in "NS" for n in range(1, 5)]
    }
    ground = {"P": said("that pit"), "R": said("that gear"), ".": said("that square")}
    names |= {square: ground[terrain] for square, terrain in TERRAIN.items()}
    return names


NAMES = _names()


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


def _advice(t: Position) -> Said:
    """One line on what can be done."""
    page = t.pages[-1] if t.pages else None
    if isinstance(page, Starting):
        if laid(t, page.seat) < STARTERS:
            return said("Pick one up and the free squares light up. All stay face down until every token is laid.")
        return said("All four are laid: press Ready. They stay face down until every token is laid.")
    if not isinstance(page, Turn):
        return Said("")
    if page.step == "play":
        if t.counters["free"]:
            return said("Its number is how many actions you have this turn.")
        return said(
            "Its number is how many actions you have. Nobody may play more than a {number} yet.", number=limit(t)
        )
    if max(t.counters[f"vp-{seat}"] for seat in t.seats) >= t.counters["goal"]:
        return said("The last turn: use what you have left.")
    extra = sum([t.pieces[key].mark("extra") for key in figures(t, page.seat)])
    if extra:
        return said("The potion gives its drinker {number} more.", number=extra)
    if not t.counters["ap"]:
        return said("All actions are spent: end your turn.")
    return said("Drag a figure: to walk, fight, jump, reveal a room or turn one from its gear.")

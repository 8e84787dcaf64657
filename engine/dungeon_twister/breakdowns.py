"""What the numbers on the table are about, and the parts of those that the rules work out."""

from __future__ import annotations

from engine.dungeon_twister.components import ACTION
from engine.dungeon_twister.ending import parts
from engine.dungeon_twister.moving import pace
from engine.dungeon_twister.pages import Move
from engine.dungeon_twister.tokens import is_figure, printed
from engine.dungeon_twister.turn import Turn
from engine.flow import Part, Position

NUMBERS = {
    "vp-*": "DT-VP-06",
    "ap": "DT-TURN-03",
    "extra": "DT-OBJ-POTION-2",
    "goal": "DT-END-01",
    "turn": "DT-TURN-06",
    "actions-*": "DT-CARD-01",
    "combat-*": "DT-CARD-01",
    "jumps-*": "DT-JUMP-02",
    "[NS][1-4]-*": "DT-SETUP-09",
    "out-*": "DT-VP-02",
    "trophies-*": "DT-VP-01",
    "step/*": "DT-MOVE-03",
    "price/attack": "DT-COMBAT-06",
    "price/jump": "DT-JUMP-01",
    "price/shoot": "DT-RULE-RANGED-02",
}


def number_parts(t: Position, seat: str, key: str) -> tuple[Part, ...]:
    """The parts of what the open question names, of what is printed on a figure, or of a score."""
    if key == "ask":
        return _asked(t)
    thing, _, fact = key.partition("/")
    if thing == "score":
        escapes, killed, treasure = parts(t, fact).values()
        clauses = ("DT-VP-02", "DT-VP-01", "DT-OBJ-TREASURE-1")
        scored = zip((escapes, killed, treasure), clauses, strict=True)
        return tuple([Part(points, clause) for points, clause in scored if points])
    if not is_figure(t, thing) or thing not in t.pieces:
        return ()
    if fact == "steps":
        return _steps(t, thing)
    face = printed(t, thing)
    return (Part(face.speed if fact == "speed" else face.combat, face.clause),)


def _steps(t: Position, thing: str) -> tuple[Part, ...]:
    """What a figure may walk in the move that is going on, or in one that begins."""
    page = t.pages[-1] if t.pages else None
    if isinstance(page, Move):
        return _asked(t)
    return pace(t, thing).parts


def _asked(t: Position) -> tuple[Part, ...]:
    page = t.pages[-1] if t.pages else None
    if isinstance(page, Move):
        full = pace(t, page.figure, page.loads)
        return (*full.parts, Part(page.left - full.total, "DT-MOVE-03")) if page.left != full.total else full.parts
    if not isinstance(page, Turn) or page.step == "play":
        return ()
    cards = [card for card in t.contents[f"top-{page.seat}"] if card in ACTION]
    played = ACTION[cards[-1]] if cards else 0
    spent = t.counters["ap"] - played
    found = (Part(played, "DT-TURN-03", cards[-1]),) if cards else ()
    return (*found, Part(spent, "DT-ACT-02")) if spent else found

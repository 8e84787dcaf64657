"""What seats, pieces and places are called, and lines of the lens that name them."""

from __future__ import annotations

from collections.abc import Iterable

from engine.dungeon_twister.components import ACTION, COMBAT, JUMPS
from engine.dungeon_twister.content import Content, content
from engine.flow import Position, ProspectRow
from engine.said import Said, joined, said

#: What the seats' colours, the states of a portcullis and the turns of a room are called.
WORDS = {
    "yellow": said("yellow"),
    "blue": said("blue"),
    "closed": said("closed"),
    "open": said("open"),
    "broken": said("broken"),
    "clockwise": said("clockwise"),
    "counter-clockwise": said("counter-clockwise"),
}


def names(boxes: Content) -> dict[str, Said]:
    """The name of every token, card, room, slot and square, by id; and the words above."""
    found = {
        key: said("the {colour} {token}", colour=WORDS[boxes.owner[key]], token=boxes.rows[kind].name)
        for key, kind in boxes.kind.items()
        if boxes.owner[key]
    }
    found |= {key: _token(boxes, key, boxes.kind[key]) for key in boxes.white}
    found |= WORDS | {kind: bar.name for kind, bar in boxes.bars.items()}
    ground = {kind: terrain.name for kind, terrain in boxes.terrain.items()}
    ground |= {kind: bar.name for kind, bar in boxes.bars.items()}
    found |= {key: ground[kind] for key, kind in boxes.markers.items() if kind in ground}
    found |= {card: said("action card {number}", number=number) for card, number in ACTION.items()}
    found |= {card: said("combat card {number}", number=number) for card, number in COMBAT.items()}
    found |= {card: said("jump card") for cards in JUMPS.values() for card in cards}
    rooms = boxes.tiles.rows.items()
    found |= {room: said("room {number}", number=data.label or data.pair) for room, data in rooms}
    found |= {
        slot: said("room {number}", number=slot) for slot in [f"{row}{n}" for row in "NS" for n in range(1, 5)]
    }
    found |= {square: boxes.terrain[kind].name for square, kind in boxes.tiles.terrain.items()}
    return found


def _token(boxes: Content, key: str, kind: str) -> Said:
    """A token by its colour; a white one is neutral."""
    token, seat = boxes.rows[kind].name, boxes.owner[key]
    if not seat and kind in boxes.called:
        return boxes.called[kind]
    if not seat:
        return said("the neutral {token}", token=token)
    return said("the {colour} {token}", colour=WORDS[seat], token=token)


def plain_name(t: Position, key: str) -> Said:
    """What a piece is called without its colour."""
    return content(t).rows[t.pieces[key].kind].name


def named(t: Position, keys: Iterable[str]) -> Said:
    """Pieces in a row, by what they are called."""
    return sentence(joined([t.game.names[key] for key in keys]))


def sentence(words: Said) -> Said:
    """The same with a capital, as it may begin with a name."""
    return Said(words.template, words.values, capital=True)


def row(label: Said, value: object, note: Said, clause: str, good: bool | None = None) -> ProspectRow:
    """One line of the lens."""
    return ProspectRow(label, value if isinstance(value, str) else str(value), note, clause, good)

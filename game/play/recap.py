"""What the others did since a person chose last: one row for each turn, to be read and shown again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.flow import Event, Record, Session
from engine.flow.sentences import Sentences
from engine.said import Said
from game.layout.game_layout import GameLayout

MOST = 4  # rows: of more turns the last are told
WEIGHT = {"fight": 3, "points": 2, "reveal": 1}  # which event of a turn is told first, by its mark


class TurnTold(NamedTuple):
    """A turn of somebody else: the seat, its records from `first` to `last`, what it did in a sentence, and the
    figure that did it."""

    seat: str
    first: int
    last: int
    words: Said
    piece: str


def missed(session: Session, layout: GameLayout, sentences: Sentences, viewer: str) -> tuple[TurnTold, ...]:
    """The turns of others since `viewer` chose last, as that seat may know them; none before its first choice."""
    entries, found = session.entries, list[TurnTold]()
    start = next((n for n in range(len(entries) - 1, 0, -1) if entries[n].record.seat == viewer), 0)
    run: list[Record[Event]] = []
    for entry in entries[start + 1 :] if start else ():
        record = entry.record
        if record.seat is None or record.choice is None:
            continue
        if run and run[-1].seat != record.seat:
            found.append(_told(run, layout, sentences, viewer))
            run = []
        run.append(record)
    if run:
        found.append(_told(run, layout, sentences, viewer))
    return tuple([turn for turn in found if turn.words][-MOST:])


def _told(run: Sequence[Record[Event]], layout: GameLayout, sentences: Sentences, viewer: str) -> TurnTold:
    """One turn, by the event in it that matters most; several of one kind in a row are one, as in the log."""
    best: tuple[int, Said] = (-1, Said(""))
    tag, count = "", 0
    for record in run:
        for happening in record.happened:
            event = happening.event
            if getattr(event, "seat", record.seat) != record.seat:
                continue
            count = count + 1 if event.tag() == tag else 1
            tag = event.tag()
            look = layout.layout.flourish.get(tag)
            weight = WEIGHT.get(look.mark, 0) if look is not None else 0
            several = sentences.run(event, count) if count > 1 else Said("")
            words = several or sentences.event(event, viewer)
            if words and weight >= best[0]:
                best = weight, words
    pieces = [record.choice.piece for record in run if record.choice is not None and record.choice.piece]
    return TurnTold(run[0].seat or "", run[0].n, run[-1].n, best[1], pieces[-1] if pieces else "")

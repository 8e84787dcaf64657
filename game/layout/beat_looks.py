"""Beats: how the screen shows an event that is more than pieces that move. Lengths are board units."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from game.layout.carriers import Point


class Doors(Struct, frozen=True, forbid_unknown_fields=True):
    """The doors at the foot of a space, one for each number of a die: the middle of the first one from the middle
    of the space, the step to the next, their size, and the picture of the door that leads to {to}."""

    art: str
    first: Point
    step: float
    size: Point

    def at(self, number: int) -> Point:
        """The middle of the door of a number from 1."""
        return self.first[0] + self.step * (number - 1), self.first[1]


class BeatLook(Struct, frozen=True, forbid_unknown_fields=True):
    """What the event with the tag `on` shows; with `clauses` only if it names one of these.

    With `told` only if the event gives this word a value. `piece`, with {seat} or any other word that the event
    tells, is the piece that the beat is about.

    doors: the piece goes out by the door of the number that leads on, and comes in from the wing.
    petrify: the picture `art` covers the piece from the feet up, then the piece goes away.
    unroll: the picture `art` unrolls over the piece.
    trapdoor: the piece drops through the floor, and drops into its new place.
    unfold: pieces that lay face down, with ids that begin with `piece`, are turned up from the middle outward.
    rise: pieces that come to the board rise from below.
    crack: pieces that leave the board shake and fall.
    smoke, kindle: smoke rises from the piece, or light.
    loom: the board gets dark, and the picture `art` rises over it, so many px at 1080p high as `size` says.
    ruin: what leaves a piece of the board drops off, then the piece cracks, is lifted and turned over.
    split: pieces that leave the board go apart in two halves of the picture `art`.
    clasp: two halves of the picture `art` close over the piece.
    puff: pieces that come to the board drop out of a puff of smoke.
    swoop: a shadow, `size` wide, crosses the board; then the piece lands.
    whirl out, whirl in: the piece thins to a line in a spiral, or grows out of one.
    sail: the piece goes evenly with all that goes with it, and leaves a wake; who gets in drops in, and it dips.
    fly: the picture `art`, `size` px at 1080p, flies from the piece to the number of the seat that counts up, as
        often as the number says that the event tells as `steps`.
    tick: pieces that leave the board hop, turn to the picture `art` and sink; if none does, as `emblem`.
    burn: slips that leave the hand rise and burn; with `art` the picture shows meanwhile as in `emblem`.
    emblem: the picture `art` appears over the piece among stars, then goes away. In its name {condition} is the
        key of the seat's condition, and any other word what the event tells. With {step} in it there is one for
        each number from 0 to what the event tells as `steps`; they follow one another. With `flash` light hides
        how the piece changes.
    """

    on: str
    shows: Literal[
        "doors", "petrify", "unroll", "trapdoor", "unfold", "rise", "crack", "smoke", "kindle", "loom", "ruin",
        "puff", "split", "clasp", "swoop", "whirl out", "whirl in", "sail", "fly", "tick", "burn", "emblem",
    ]  # fmt: skip
    clauses: tuple[str, ...] = ()
    told: str = ""
    piece: str = ""
    art: str = ""
    size: Point = (0.0, 0.0)
    steps: str = ""
    flash: bool = False

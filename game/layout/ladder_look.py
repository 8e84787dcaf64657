"""What the card of a seat shows of its way up, and the states that last for a while."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engine.said import NOTHING, Said


class Ladder(Struct, frozen=True, forbid_unknown_fields=True):
    """The counts of a seat as bars towards what its next step needs, as the game's `climb` gives it.

    `art` are pictures for the counts and `colours` the colours of their bars, in the order of the counts. `emblem`
    is the picture of a {condition} at the step {n} from 1 on, `word` names the step {n} in Roman numerals. `held`
    is the place, with {seat}, of what `holding` counts with {n}.
    """

    art: tuple[str, ...]
    colours: tuple[str, ...]
    emblem: str
    word: Said
    held: str
    holding: Said


class Lasting(Struct, frozen=True, forbid_unknown_fields=True):
    """A state or a companion that a seat has for a while: its badge is shown on the seat's portrait and figure.

    It lasts while the seat's `piece` has the mark `mark` (equal to `of`, unless that is 0) and lies in `place` (if
    one is named). All three may hold {seat}. The first of the marks `lasts` that is not 0 tells how long; with
    `until` it is the number of `cycle` days from that counter to the mark. `words` says it with {n}, `name` has
    none. `on` is where its picture `worn` is seen at the figure; without one it is only on the portrait.
    """

    name: Said
    art: str
    piece: str
    mark: str = ""
    of: int = 0
    place: str = ""
    lasts: tuple[str, ...] = ()
    until: str = ""
    cycle: int = 0
    words: Said = NOTHING
    companion: bool = False
    on: Literal["", "above", "foot", "hip"] = ""
    worn: str = ""
    pale: float = 1.0

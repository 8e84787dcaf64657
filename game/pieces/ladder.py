"""How far a seat has come, as its card shows it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.flow.climb import Climb
from engine.said import NOTHING, Said
from engine.table import Table
from game.layout.game_layout import GameLayout
from game.pieces.lasting import Lasts, lasting
from game.ui import theme
from game.ui.theme import Rgb

ROMAN = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")


@dataclass(frozen=True)
class Rung:
    """One count: its picture, its name, how much there is, and how much the next step needs (0: nothing)."""

    art: str
    colour: Rgb
    label: Said
    have: int
    need: int

    @property
    def enough(self) -> bool:
        """Whether the next step needs no more."""
        return bool(self.need) and self.have >= self.need


@dataclass(frozen=True)
class LadderInfo:
    """The way of a seat: condition and step in words, its emblem, its counts, its states and its companions.
    `behind` is the colour of a seat that must catch up first; `ready`: nothing is lacking; `places` are where
    whoever lets it rise can be met."""

    word: Said
    step: str
    stepped: Said
    emblem: str
    rungs: tuple[Rung, ...]
    states: tuple[Lasts, ...]
    companions: tuple[Lasts, ...]
    held: int
    holding: Said
    told: Said = NOTHING
    behind: str = ""
    ready: bool = False
    places: tuple[str, ...] = ()
    roomy: bool = False


def ladder(
    layout: GameLayout, table: Table, climb: Climb | None, seat: str, roomy: bool, number: Callable[[str], int]
) -> LadderInfo | None:
    """What the card of a seat shows of its way, from a view; None if the game has no such ways. `number` gives
    what a counter shows, which may still be running."""
    look, condition = layout.layout.ladder, layout.layout.condition
    if look is None or condition is None or climb is None:
        return None
    level = condition.level(table.counters[condition.counter.format(seat=seat)])
    needs = dict(climb.needs)
    rungs = []
    for count, art, colour in zip(layout.layout.counts, look.art, look.colours, strict=True):
        counter = count.counter.format(seat=seat)
        rungs.append(Rung(art, theme.rgb(colour), count.label, number(counter), needs.get(counter, 0)))
    pictured = look.emblem if climb.step else condition.art
    states, held = lasting(layout, table, seat), len(table.contents.get(look.held.format(seat=seat), ()))
    return LadderInfo(
        level.word,
        ROMAN[climb.step],
        Said(look.word, {"n": ROMAN[climb.step]}) if climb.step else NOTHING,
        pictured.format(condition=level.key, n=climb.step),
        tuple(rungs),
        tuple([each for each in states if not each.look.companion]),
        tuple([each for each in states if each.look.companion]),
        held,
        Said(look.holding, {"n": held}),
        climb.told,
        layout.colour(climb.behind) if climb.behind else "",
        climb.enough(table.counters) and not climb.behind,
        climb.places,
        roomy,
    )

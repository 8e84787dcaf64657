"""What the parts of a table tell one another: each signal, who emits it and who hears it."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.play.fights import Fight
from game.play.log import LogLine
from game.services.signals import Signal


@dataclass(frozen=True)
class TableSignals:
    """The signals of one table, kept by its `LiveTable`."""

    #: A line of the log that deserves a notice. `LiveTable` emits it, the scene shows it.
    line_announced: Signal[[LogLine]] = field(default_factory=Signal)
    #: A contest is to be shown as a scene. `LiveTable` emits it, `DuelFlow` opens the duel.
    fight_began: Signal[[Fight]] = field(default_factory=Signal)
    #: What came of a contest has been shown. `LiveTable` emits it, `DuelFlow` closes the duel.
    fight_over: Signal[[]] = field(default_factory=Signal)
    #: A person's choice is about to be made. `LiveTable` emits it, `DuelFlow` puts the last contest away.
    person_chooses: Signal[[]] = field(default_factory=Signal)
    #: Somebody else looks on. `LiveTable` emits it, `DuelFlow` shows the contest that waits.
    viewer_changed: Signal[[]] = field(default_factory=Signal)
    #: Another piece is pointed at, or the same one has changed. `PieceDetails` emits it, `LensTool` looks again.
    piece_pointed_at: Signal[[]] = field(default_factory=Signal)
    #: The lens is to be turned on or off. Its panel, its key and a finger emit it, the scene does it.
    lens_toggled: Signal[[]] = field(default_factory=Signal)
    #: The card of a seat is opened. `SeatRail` emits it, `ChangePlayerDialog` opens its box.
    seat_opened: Signal[[str]] = field(default_factory=Signal)
    #: The card that is picked for a contest is to be laid. `ContestPanel` emits it, `ContestFlow` lays it.
    card_laid: Signal[[]] = field(default_factory=Signal)
    #: Another card is to be picked instead. `ContestPanel` emits it, `ContestFlow` takes the first one back.
    card_taken_back: Signal[[]] = field(default_factory=Signal)

"""Notes: what people do at the table that is no choice of the game.

A note stands in the log between the choices, as a record of its own, and changes nothing on the table. It is
chained and verified like any record. So a log says who played a seat, and that a throw of the dice was taken back.
Notes stay when choices before them are taken back.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from engine.flow.options import Option
from engine.said import Said, said

#: The player of a seat that a person plays; any other name is a kind of bot.
HUMAN = "human"

#: Name of a barrier, past which a choice cannot be taken back -> the words for the user.
BARRIERS = {
    "beginning": said("Nothing has been chosen yet."),
    "others": said("Somebody else has chosen since."),
    "chance": said("Chance has decided something since."),
    "rules": said("The rules of the program have changed since."),
    "secret": said("Secret choices were shown since."),
    "shown": said("Something was shown since."),
}
#: The barriers that people cannot agree to pass: there is no choice, or its pages are lost.
IMPASSABLE = frozenset(["beginning", "rules"])


class Seated(Struct, frozen=True, gc=False, tag="seated"):
    """From here on `player` (human or a kind of bot) plays the seat."""

    seat: str
    player: str


class TakenBack(Struct, frozen=True, gc=False, tag="taken-back"):
    """The last `choice` of a seat was taken back past `barrier`, with everything since: `choices` in all.

    `agreed` are the seats of all the people at the table, who agreed to it.
    """

    seat: str
    choice: Option
    choices: int
    barrier: str
    agreed: tuple[str, ...]


Note = Seated | TakenBack


def fault_of(note: Note, players: Mapping[str, str], friendly: bool) -> str:
    """What is wrong with a note at a table with these players by seat, friendly or strict; empty if nothing is."""
    if note.seat not in players:
        return said("there is no seat {seat} at this table", seat=note.seat)
    if isinstance(note, Seated):
        return ""
    passable = friendly and note.barrier in BARRIERS.keys() - IMPASSABLE
    by_others = note.barrier == "others"
    if not passable or note.choices < 1 or by_others != (note.choices > 1):
        return said("nothing can be taken back in this way")
    people = tuple([seat for seat, player in players.items() if player == HUMAN])
    return "" if people and note.agreed == people else said("not everybody agreed to take it back")


def in_words(note: Note, names: Mapping[str, str]) -> Said:
    """What a note says; `names` are the players' names by seat."""
    name = names[note.seat]
    if isinstance(note, Seated):
        if note.player == HUMAN:
            return said("{name} is played by a person from here on.", name=name)
        return said("{name} is played by a bot from here on.", name=name)
    why = BARRIERS[note.barrier]
    if note.choices == 1:
        return said("Taken back by agreement: the last choice of {name}. {why}", name=name, why=why)
    return said(
        "Taken back by agreement: the last choice of {name} and {since:choice|choices} that followed. {why}",
        name=name, since=note.choices - 1, why=why,
    )  # fmt: skip

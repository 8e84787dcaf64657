"""What people do at the table that is no choice of the game, kept in the log between the choices.

A note is a record of its own that changes nothing on the table. It is chained and verified like any other, so that
a log says who played a seat, and that a throw of the dice was taken back. Notes outlive the choices before them:
whatever is taken back, they stay. Logs without notes read as they always did.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from engine.flow.options import Option
from engine.said import Said, said

#: The player of a seat that a person plays; any other name is a kind of bot.
HUMAN = "human"

#: What a choice cannot be taken back past, by name, in words for the user.
BARRIERS = {
    "beginning": said("Nothing has been chosen yet."),
    "others": said("Somebody else has chosen since."),
    "chance": said("Chance has spoken since."),
    "rules": said("The rules of the program have changed since."),
    "secret": said("Secret choices were shown since."),
    "shown": said("Something was shown since."),
}
#: Those that nobody can agree to pass: there is no choice, or none of its pages is left.
FIRM = frozenset(["beginning", "rules"])


class Seated(Struct, frozen=True, gc=False, tag="seated"):
    """From here on `player` (human or a kind of bot) plays the seat."""

    seat: str
    player: str


class TakenBack(Struct, frozen=True, gc=False, tag="taken-back"):
    """The last choice of a seat was taken back past `barrier`, with all that had come of it and since: so many
    choices. `agreed` are the seats of the people at the table, who all wanted it so."""

    seat: str
    choice: Option
    choices: int
    barrier: str
    agreed: tuple[str, ...]


Note = Seated | TakenBack


def against(note: Note, players: Mapping[str, str]) -> str:
    """Why a note cannot stand in the log of a table with these players by seat; empty if it can."""
    if note.seat not in players:
        return said("there is no seat {seat} at this table", seat=note.seat)
    if isinstance(note, Seated):
        return ""
    if note.barrier not in BARRIERS or note.barrier in FIRM or note.choices < 1:
        return said("nothing can be taken back so")
    people = tuple([seat for seat, player in players.items() if player == HUMAN])
    return "" if people and note.agreed == people else said("not everybody agreed to take it back")


def in_words(note: Note, names: Mapping[str, str]) -> Said:
    """What a note says, with the names at the table."""
    name = names[note.seat]
    if isinstance(note, Seated):
        if note.player == HUMAN:
            return said("{name} is played by a person from here on.", name=name)
        return said("{name} is played by a bot from here on.", name=name)
    why = BARRIERS[note.barrier]
    if note.choices == 1:
        return said("Taken back by agreement: the last choice of {name}. {why}", name=name, why=why)
    return said(
        "Taken back by agreement: the last choice of {name}, with the {since} since. {why}",
        name=name, since=note.choices - 1, why=why,
    )  # fmt: skip

"""What is agreed before a game: its settings, how many sit at the table, and who plays together."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from engine.said import Said, said

#: Conditions on other settings: for each its id, and the values of which it must have one. All must hold.
Needs = tuple[tuple[str, tuple[str, ...]], ...]


class Setting(Struct, frozen=True):
    """One thing that is agreed before the game: its choices as (value, words), the first the usual one.

    `seat` names the seat that it concerns, "" all of them. The setting matters only where `needs` hold, and a
    value can be chosen only where its conditions in `only` hold. Both name settings that stand before this one.
    """

    id: str
    title: Said
    choices: tuple[tuple[str, Said], ...]
    help: Said
    clause: str
    seat: str = ""
    needs: Needs = ()
    only: dict[str, Needs] = {}

    def open(self, agreed: Mapping[str, str]) -> tuple[str, ...]:
        """The values that can be chosen, when this is agreed of the settings before."""
        return tuple([value for value, _ in self.choices if not unmet(self.only.get(value, ()), agreed)])


def unmet(needs: Needs, agreed: Mapping[str, str]) -> Needs:
    """The conditions that do not hold."""
    return tuple([(key, values) for key, values in needs if agreed[key] not in values])


class Team(Struct, frozen=True):
    """Seats that win or lose together, and what they are called."""

    name: Said
    seats: tuple[str, ...]


class Seats(Struct, frozen=True):
    """Who can sit at a table: `fewest` to `most` seats, filled in the order of `colours`.

    `teams` play together. Of each group in `shared` one person plays all the seats. Both may name seats that are
    not at the table.
    """

    colours: tuple[str, ...]
    fewest: int
    most: int
    teams: tuple[Team, ...] = ()
    shared: tuple[tuple[str, ...], ...] = ()

    def team(self, seat: str) -> Team | None:
        """The team in which a seat plays, if it is in one."""
        return next((team for team in self.teams if seat in team.seats), None)

    def one_person(self, seat: str) -> tuple[str, ...]:
        """The seats that are played by whoever plays this one, itself among them."""
        return next((group for group in self.shared if seat in group), (seat,))


#: With this agreement all people at a table together may take back what a barrier stands against.
FRIENDLY = "friendly"
#: What may be agreed at any table, whatever its game. A header keeps it only where it is not the usual.
HOUSE = (
    Setting(
        "taking-back",
        said("Taking back"),
        (("strict", said("Strict")), (FRIENDLY, said("Friendly"))),
        said(
            "Strict: only until chance has spoken, something was shown or somebody else has chosen. "
            "Friendly: further than that, if all people at the table agree; the log says so."
        ),
        "",
    ),
)


class WrongSetting(ValueError):
    """A setting or value that the game does not know; the text is one sentence for the user."""


class WrongSeats(ValueError):
    """A number of seats that the game is not made for; the text is one sentence for the user."""

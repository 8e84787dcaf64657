"""What is agreed before a game: the settings, the number of seats, and the teams."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from engine.said import NOTHING, Said, said

#: Conditions on other settings: pairs of a setting's id and the values that fulfil the condition. All must hold.
Needs = tuple[tuple[str, tuple[str, ...]], ...]


class Setting(Struct, frozen=True):
    """One thing that is agreed before the game. `choices` are pairs of value and words, the usual one first.

    `seat` names the seat that the setting concerns, "" all seats. The setting matters only while `needs` hold,
    or `instead` of them other conditions, if there are any. A value can be chosen only while its conditions in
    `only` hold. All name settings that stand before this one. A `rare` setting is for people who know the game
    well. Settings of one `group`, which follow each other and are "on" or "off", stand in one line under this
    title. The values of one that is `spoken` are codes of languages: a window proposes its own.
    """

    id: str
    title: Said
    choices: tuple[tuple[str, Said], ...]
    help: Said
    clause: str
    seat: str = ""
    needs: Needs = ()
    instead: Needs = ()
    only: dict[str, Needs] = {}
    rare: bool = False
    group: Said = NOTHING
    spoken: bool = False

    def missing(self, agreed: Mapping[str, str]) -> Needs:
        """The conditions for want of which the setting does not matter; empty if it does."""
        return () if self.instead and not unmet(self.instead, agreed) else unmet(self.needs, agreed)

    def choosable(self, agreed: Mapping[str, str]) -> tuple[str, ...]:
        """The values that can be chosen when the settings before have the values `agreed`."""
        return tuple([value for value, _ in self.choices if not unmet(self.only.get(value, ()), agreed)])


def unmet(needs: Needs, agreed: Mapping[str, str]) -> Needs:
    """The conditions that do not hold for the values `agreed`."""
    return tuple([(key, values) for key, values in needs if agreed[key] not in values])


class Team(Struct, frozen=True):
    """Seats that win or lose together, and the team's name."""

    name: Said
    seats: tuple[str, ...]


class Seats(Struct, frozen=True):
    """Who can sit at a table: `fewest` to `most` seats, filled in the order of `colours`.

    One person plays all the seats of a group in `shared`. `teams` and `shared` may name seats that are not at the
    table. `clause` says so, if it is another one than usual.
    """

    colours: tuple[str, ...]
    fewest: int
    most: int
    teams: tuple[Team, ...] = ()
    shared: tuple[tuple[str, ...], ...] = ()
    clause: str = ""

    def team(self, seat: str) -> Team | None:
        """The team of a seat; None if it has none."""
        return next((team for team in self.teams if seat in team.seats), None)

    def one_person(self, seat: str) -> tuple[str, ...]:
        """The seats that the person at this seat plays, this seat included."""
        return next((group for group in self.shared if seat in group), (seat,))


#: The value of the setting `taking-back` with which all people together may take back past a barrier.
FRIENDLY = "friendly"
#: What may be agreed at any table of any game. A header keeps only values that are not the usual ones.
HOUSE_SETTINGS = (
    Setting(
        "taking-back",
        said("Taking back"),
        (("strict", said("Strict")), (FRIENDLY, said("Friendly"))),
        said(
            "Strict: only until chance has decided something, something was shown or somebody else has chosen. "
            "Friendly: further than that, if all people at the table agree; the log says so."
        ),
        "",
    ),
)


def is_friendly(options: Mapping[str, str]) -> bool:
    """Whether a table with these options has agreed that all people together may pass a barrier."""
    return any(options.get(setting.id) == FRIENDLY for setting in HOUSE_SETTINGS)


class WrongSetting(ValueError):
    """A setting or value is unknown or cannot be chosen; the text is one sentence for the user."""


class WrongSeats(ValueError):
    """The game is not for this number of seats; the text is one sentence for the user."""

"""What is agreed before a game: settings that depend on others, seats that depend on settings, and who wins."""

from __future__ import annotations

from itertools import product

import pytest
from msgspec.structs import replace

from engine.bots import play
from engine.flow import Option, Session, Setting, WrongSeats, WrongSetting, unmet
from engine.flow.outcome import Outcome
from engine.said import Said
from engine.table import LiveDealer
from tests.engine import toy
from tests.engine.playing import FRIENDLY_TABLE
from tests.engine.riddles import BAND, COLOURS, GAME, PAIRS, SETTINGS, answer, right

ALL = {"hints": "on", "long-hints": "on"}


def session(seats: int, **options: str) -> Session:
    return Session.new(GAME, seats, LiveDealer(1), options=options)


def finished(seats: int, right_for: tuple[str, ...], **options: str) -> Outcome:
    table = session(seats, **options)
    while not table.over:
        seat = table.waiting()[0]
        table.choose(seat, right(table.position) if seat in right_for else Option("pass"))
    return table.outcome


# -- settings --------------------------------------------------------------------------------------------


def test_a_value_can_be_chosen_only_where_all_its_conditions_hold() -> None:
    assert GAME.checked_options(ALL)["long-hints"] == "on"
    with pytest.raises(WrongSetting, match=r"The setting long-hints can be on only with hints: on\."):
        GAME.checked_options({"long-hints": "on"})
    with pytest.raises(WrongSetting, match=r"The setting long-hints can be on only with way: rivals, band\."):
        GAME.checked_options({**ALL, "way": "pairs"})
    with pytest.raises(WrongSetting, match=r"only with hints: on, way: rivals, band\."):
        GAME.checked_options({"long-hints": "on", "way": "pairs"})


def test_what_is_not_said_is_the_first_value_that_can_be() -> None:
    assert GAME.checked_options({}) == {"way": "rivals", "bots": "silent", "hints": "off", "long-hints": "off"}
    choices = (("x", Said("X")), ("y", Said("Y")))
    only = Setting("a", Said("A"), choices, Said(""), "", only={"x": (("b", ("1",)),)})
    assert only.choosable({"b": "1"}) == ("x", "y")
    assert only.choosable({"b": "2"}) == ("y",)


def test_settled_takes_what_can_be_and_keeps_the_rest_possible() -> None:
    values = [[value for value, _ in setting.choices] for setting in SETTINGS]
    keys = [setting.id for setting in SETTINGS]
    for chosen in product(*values):
        wanted = dict(zip(keys, chosen, strict=True))
        settled = GAME.resolved_options(wanted)
        assert GAME.checked_options(settled) == settled
        assert {key for key in keys if settled[key] != wanted[key]} <= {"long-hints"}


def test_the_conditions_that_do_not_hold_are_named_in_order() -> None:
    needs = SETTINGS[-1].needs
    assert unmet(needs, {"hints": "on", "way": "band"}) == ()
    assert unmet(needs, {"hints": "off", "way": "pairs"}) == needs


def test_a_setting_matters_by_its_needs_or_by_others_instead() -> None:
    setting = replace(SETTINGS[-1], instead=(("way", ("pairs",)),))
    assert setting.missing({"hints": "off", "way": "pairs"}) == ()
    neither = {"hints": "off", "way": "band"}
    assert setting.missing(neither) == unmet(setting.needs, neither) != ()
    assert SETTINGS[-1].missing({"hints": "on", "way": "band"}) == ()


# -- seats -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("way", "numbers", "said"),
    [
        ("rivals", (2, 3, 4), "2 to 4 players"),
        ("band", (1, 2, 3, 4), "1 to 4 players"),
        ("pairs", (4,), "4 players"),
    ],
)
def test_how_many_sit_at_a_table_depends_on_what_is_agreed(way: str, numbers: tuple[int, ...], said: str) -> None:
    for number in range(6):
        if number in numbers:
            assert session(number, way=way).header.seats == COLOURS[:number]
        else:
            with pytest.raises(WrongSeats, match=rf"Riddles is for {said}, not {number} \(RD-SEATS-01\)"):
                session(number, way=way)


def test_a_game_without_a_say_in_it_seats_as_its_box_says() -> None:
    seats = toy.GAME.seats({})
    assert (seats.colours, seats.fewest, seats.most, seats.teams) == (toy.COLOURS, 2, 4, ())
    assert seats.one_person("amber") == ("amber",)
    assert seats.team("amber") is None


def test_teams_and_who_is_one_person_are_told_by_seat() -> None:
    pairs = session(4, way="pairs").seating
    assert pairs.team("dusk") == PAIRS[1]
    assert pairs.one_person("dusk") == ("coral", "dusk")
    assert session(2, way="band").seating.team("beryl") == BAND


def test_one_person_agrees_for_all_seats_that_are_theirs() -> None:
    table = session(4, way="pairs", **FRIENDLY_TABLE)
    table.choose("amber", answer("wrong"))
    with pytest.raises(ValueError, match="Chance has decided"):
        table.undo("amber", ("amber",))
    table.undo("amber", ("beryl", "coral"))
    note = table.entries[-1].record.note
    assert note is not None
    assert getattr(note, "agreed", ()) == COLOURS
    assert Session.replayed(GAME, table.header, table.records()).hashes() == table.hashes()


def test_bots_play_at_tables_of_every_kind() -> None:
    for way, number in (("rivals", 2), ("band", 1), ("pairs", 4)):
        for kind in ("random", "greedy", "search"):
            table = play(GAME, [kind] * number, 1, options={"way": way, "bots": "sharp"})
            assert len(table.entries) == 1 + 2 * number


# -- outcomes --------------------------------------------------------------------------------------------


def test_nobody_wins_where_a_side_without_a_seat_does() -> None:
    for ended in (finished(2, (), way="rivals"), finished(3, (), way="band"), finished(1, (), way="band")):
        assert (ended.winners, ended.verdict) == ((), "The Sphinx wins")


def test_a_team_wins_as_one() -> None:
    ended = finished(3, ("beryl",), way="band")
    assert (ended.winners, ended.verdict) == (COLOURS[:3], "The Seekers win")
    ended = finished(4, ("coral",), way="pairs")
    assert (ended.winners, ended.verdict) == (("coral", "dusk"), "The Foxes win")
    assert [score.seat for score in ended.scores] == ["coral", "dusk", "amber", "beryl"]


def test_rivals_win_alone_or_share() -> None:
    assert finished(3, ("beryl",)).winners == ("beryl",)
    ended = finished(3, COLOURS)
    assert (ended.winners, ended.verdict) == (COLOURS[:3], "")

"""Acceptance cases 58 to 60: the end, ties, and two players."""

from __future__ import annotations

from tests.formidable_foes.scene import (
    CHIPS,
    END,
    STUDY,
    Scene,
    battle,
    enter,
    proves,
    take,
    walk,
)


@proves("FF-END-01", "FF-END-03", "FF-END-04", "FF-END-05", "FF-END-06", "FF-END-07")
def test_case_58_the_end() -> None:
    scene = Scene().figure(red="C24", blue="C24").wisdom(red=50, blue=40).gold(red=20, blue=28)
    scene.monster(49, "loot-yellow").monster(50, "C24").chest(1, "C23").dice(3, 2)
    scene.choose("red", battle(50))
    assert (scene.chips_of("red"), scene.place("monster-50")) == (2, "loot-red")
    assert (scene.session.over, scene.asked(), scene.wisdom_of("blue")) == (True, "", 40)
    assert scene.names()[-1] == "ended"
    for seat, option in (("red", END), ("red", STUDY), ("blue", walk("blue", "P053")), ("blue", take(1))):
        scene.refused(seat, option, "FF-END-04")
    totals = {score.seat: score.total for score in scene.outcome().scores}
    assert totals == {"red": 27, "blue": 28, "yellow": 6, "green": 0}
    assert scene.outcome().winners == ("blue",)
    assert scene.outcome().scores[0].seat == "blue"
    assert scene.outcome().clauses == ("FF-END-06", "FF-END-07")


@proves("FF-END-08", "FF-END-09", "FF-END-10")
def test_case_59_ties() -> None:
    def tied(**chips: int) -> Scene:
        return Scene().gold(red=27, blue=27, yellow=20).chips(**chips)

    outcome = tied(red=3, blue=4).outcome()
    assert (outcome.winners, outcome.clauses[2:]) == (("blue",), ("FF-END-08",))
    outcome = tied(red=3, blue=4).spells(red="Chips +2").outcome()
    assert (outcome.winners, outcome.clauses[2:]) == (("red",), ("FF-END-08", "FF-END-09"))
    assert outcome.scores[0].tie_break == 5
    outcome = tied(red=3, blue=4, yellow=30).spells(red="Chips +1").outcome()
    assert outcome.winners == ("red", "blue")
    assert outcome.clauses[2:] == ("FF-END-08", "FF-END-09", "FF-END-10")


def two() -> Scene:
    return Scene(2).wisdom(red=12).spells(red="Wisdom +1").monster(12, "C24")


@proves(
    "FF-TWO-01",
    "FF-TWO-02",
    "FF-TWO-03",
    "FF-TWO-04",
    "FF-TWO-05",
    "FF-TWO-06",
    "FF-TWO-08",
    "FF-TWO-14",
    "FF-SETUP-09",
)
def test_case_60_two_players() -> None:
    scene = two().monster(10, "C22").dice(3, 2).dice(4, 3)
    scene.walk("red", "C01-P047-X06-P050-C22 (4)").choose("red", battle(10))
    assert scene.wisdom_of("red") == 14
    scene.cast("red", "Wisdom +1")
    assert scene.wisdom_of("red") == 15
    scene.walk("red", "C22-P052-C23-P053-C24 (4)").choose("red", battle(12))
    assert (scene.wisdom_of("red"), scene.chips_of("red")) == (16, 4)
    scene.refused("red", battle(12), "FF-BATTLE-03")
    assert scene.options("red") == (END,)

    scene = two().on_track(3).choose("red", CHIPS)
    assert scene.chips_of("red") == 8
    scene.refused("red", walk("red", "P047"), "FF-TURN-12")
    assert scene.options("red") == (END,)

    scene = two().dice(3, 2).walk("red", "C01-P047-X06-P050-C22-P052-C23-P053-C24 (8)")
    scene.choose("red", battle(12))
    assert (scene.wisdom_of("red"), scene.hand_of("red")[0]) == (16, "Wisdom +1")
    scene.refused("red", walk("red", "P053"), "FF-TURN-18")
    assert scene.options("red") == (END,)

    scene = Scene(2, opening=True).wisdom(red=1, blue=2).figure(red="gate", blue="gate").monster(1, "C01")
    scene.dice(3, 2).choose("red", enter("red", "C01"), battle(1))
    assert scene.wisdom_of("red") == 5
    scene.refused("red", walk("red", "P047"), "FF-TWO-02")
    assert scene.options("red") == (END,)

    scene = two().chest(2, "C22").dice(3, 3).walk("red", "C01-P047-X06-P050-C22 (4)").choose("red", take(2))
    assert scene.wisdom_of("red") == 14
    scene.walk("red", "C22-P052-C23-P053-C24 (4)").choose("red", battle(12))
    assert (scene.wisdom_of("red"), scene.gold_of("red"), scene.chips_of("red")) == (16, 4 + 2, 6)

"""The reasons that *Why not* gives for what the open page knows and does not offer."""

from __future__ import annotations

from engine.flow import Option
from engine.flow.withheld import withheld
from engine.knightmare.components import FIGURE
from tests.knightmare.scene import Scene


def withheld_from(scene: Scene, seat: str) -> dict[str, str]:
    """Verb that is not on offer -> the clause that *Why not* names."""
    view = scene.now.seen_by(seat)
    return {each.verb: each.reason.clause for each in withheld(view, seat, (FIGURE[seat],))}


def test_what_has_a_moment_of_its_own_is_refused_by_the_clause_that_says_when() -> None:
    """At the start of a turn in a chamber, in the prison, and after the release roll."""
    chamber = withheld_from(Scene(2), "ember")
    assert (chamber["release roll"], chamber["riddle"], chamber["walk"], chamber["give food"]) == (
        "KM-PRISON-04", "KM-THREE-11", "KM-THREE-21", "KM-PRISON-11",
    )  # fmt: skip
    jailed = Scene(2).jail("ember")
    cell = withheld_from(jailed, "ember")
    assert (cell["roll"], cell["escape"], cell["draw"]) == ("KM-PRISON-04", "KM-QUEST-10", "KM-PRISON-01")
    assert (cell["drink"], cell["protection"], cell["keep tokens"]) == ("KM-TURN-14", "KM-MAGIC-27", "KM-TOKEN-16")
    freeing = withheld_from(jailed.die("release roll", 2).do("ember", "release roll"), "ember")
    assert (freeing["release roll"], freeing["escape"], freeing["heal"]) == (
        "KM-PRISON-04", "KM-QUEST-11", "KM-LIFE-14",
    )  # fmt: skip


def test_no_start_of_a_turn_is_blamed_for_what_has_nothing_to_do_with_it() -> None:
    """A riddle, a chest, and a card that asks for an item."""
    asked = Scene(2).path("ember", "cup", 2).do("ember", "riddle")
    assert withheld_from(asked, "ember") == {"right": "KM-THREE-52", "wrong": "KM-THREE-52"}
    asked.refused("ember", Option("eat", "food"), "KM-TURN-13")
    asked.do("ember", "aloud")
    assert withheld_from(asked, "ember") == dict.fromkeys(["answer", "pass", "aloud"], "KM-THREE-52")
    rolled = Scene(2).tokens(ember=2).roll(4).do("ember", "roll")
    assert withheld_from(rolled, "ember")["open chest"] == "KM-MAGIC-43"


def test_who_cannot_enter_an_occupied_chamber_is_not_told_of_a_place_without_a_name() -> None:
    """The ways are closed by the rival and by the price of other numbers, not by numbers that lead nowhere."""
    scene = Scene(2).at(tide="guardroom").tokens(ember=0).roll(1).do("ember", "roll")
    scene.refused("ember", Option("go", FIGURE["ember"]), "KM-MOVE-05")
    assert withheld_from(scene, "ember")["go"] in ("KM-MOVE-05", "KM-TOKEN-14")


def test_who_has_no_tokens_left_is_told_so_when_the_roll_cannot_be_changed() -> None:
    """Nothing is wrong with the number, because none was named; but no number is no choice."""
    scene = Scene(2).at(tide="guardroom").tokens(ember=0).roll(1).do("ember", "roll")
    assert withheld_from(scene, "ember")["change"] == "KM-TOKEN-14"
    scene.refused("ember", Option("change", amount=7), "KM-TOKEN-04")
    near = Scene(3).at(tide="guardroom").tokens(ember=4).roll(1).do("ember", "roll")
    assert "change" in near.verbs("ember")
    near.refused("ember", Option("change"), "KM-TOKEN-04")

"""Tasks and spells in the window: slips in the hand, pins and trails on the board, tiles beside the cards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest

from engine.flow.errands import Stage
from game.panels.craft_tiles import CraftTile
from game.scenes.table.scene import TableScene
from game.ui import theme
from tests.game.driver import Person
from tests.wizards.scene import Scene, proves


@pytest.fixture
def person(bare_board: None) -> Iterator[Person]:
    person = Person()
    yield person
    person.close()


def table(person: Person, scene: Scene) -> TableScene:
    """The window at a position."""
    person.open(person.program.table_scene(scene.session, None))
    return person.scene(TableScene)


def busy() -> Scene:
    """Red has three Tasks: one in its middle part, one that begins far away, one that begins with the Mentor."""
    scene = Scene().task("red", 3, "", "GLE-04", "TOR-02", done=1, mandatory=True)
    return scene.task("red", 4, "SHR-01", "GLE-04").task("red", 2, "TOR-02", "EDG-05")


def tile(shown: TableScene, key: str) -> CraftTile:
    """The tile of a spell."""
    return next(each for each in shown.panels.crafts.tiles if each.craft is not None and each.craft.key == key)


def point_at(person: Person, at: tuple[int, int]) -> None:
    """Rest the pointer somewhere."""
    person.post((pygame.MOUSEMOTION, {"pos": at, "rel": (1, 1), "buttons": (0, 0, 0)}))


@proves("WZ-TASK-01", "WZ-TASK-03", "WZ-TASK-07")
def test_a_slip_tells_its_parts_its_next_place_and_what_it_brings(person: Person) -> None:
    shown = table(person, busy())
    minstrel, letters, _ = shown.panels.hand.errands.values()
    assert [part.stage for part in minstrel.parts] == [Stage.DONE, Stage.NEXT, Stage.LATER]
    assert minstrel.next is not None
    assert minstrel.next.name == "Glendale Elven Dwelling"
    assert (minstrel.reward, minstrel.must, letters.must) == ((15, 10, 5), True, False)
    assert [errand.letter for errand in shown.panels.hand.errands.values()] == ["A", "B", "C"]


def test_slips_lie_side_by_side_and_over_each_other_where_room_is_short(person: Person) -> None:
    rects = [slot.rect for slot in table(person, busy()).panels.hand.slots]
    assert all(one.right < other.left for one, other in pairwise(rects))
    scene = busy()
    for number in (6, 7, 8):
        scene.task("red", number, "BRA-03", "WHE-03")
    shown = table(person, scene)
    rects = [slot.rect for slot in shown.panels.hand.slots]
    assert all(one.right > other.left >= one.centerx for one, other in pairwise(rects))
    assert rects[-1].right <= shown.panels.crafts.tiles[0].rect.left


@proves("WZ-TASK-04")
def test_pins_stand_for_the_markers_of_the_own_tasks_only(person: Person) -> None:
    shown = table(person, busy().task("blue", 5, "", "HAM-03", done=1))
    covered = {shown.stage.table.pieces[piece].place for piece in shown.view.spots.covered}
    assert covered == {"GLE-04", "TOR-02", "SHR-01", "EDG-05"}


def test_the_trail_leads_to_the_nearest_task_or_to_the_one_pointed_at(person: Person) -> None:
    shown = table(person, busy())
    layer = shown.panels.errands
    assert layer.followed is not None
    assert layer.followed.piece == "task-02"  # Torwall is two away
    point_at(person, shown.panels.hand.rect_of("task-04").center)
    assert layer.followed.piece == "task-04"
    point_at(person, shown.view.camera.view.center)
    assert layer.followed.piece == "task-02"


def test_what_is_out_of_sight_lies_on_the_rim_at_most_three_and_apart(person: Person) -> None:
    scene = busy().task("red", 6, "BRA-03", "WHE-03").task("red", 1, "GLE-01", "TOR-02")
    shown = table(person, scene)
    shown.view.camera.fly(shown.view.camera.centre, shown.view.camera.nearest_step(3.0), 0.0)
    person.rest()
    person.app.frame()
    pills = [box for box, _ in shown.panels.errands.pills]
    assert 0 < len(pills) <= 3
    assert all(shown.view.camera.view.contains(box) for box in pills)
    assert all(box.collidelist(pills[:number]) < 0 for number, box in enumerate(pills))


@proves("WZ-RANK-15")
def test_pointing_at_an_emblem_lights_where_that_mentor_stands(person: Person) -> None:
    shown = table(person, Scene().wizard("tolmitar", "MEA-05"))
    lit = {}
    for card in shown.panels.seat_rail.cards:
        for x in range(card.rect.left, card.rect.right, 4):
            for y in range(card.rect.top, card.rect.bottom, 4):
                if card.at_emblem((x, y)):
                    point_at(person, (x, y))
                    lit[card.info.seat] = shown.panels.errands.lit
    assert lit == {
        "red": {"MEA-05"}, "blue": {"MEG-00", "MEL-00", "MGR-00"}, "yellow": {"CIR-00"},
    }  # fmt: skip


@proves("WZ-SPELL-23", "WZ-DEMON-22")
def test_spells_of_the_rank_are_tiles_that_say_why_they_cannot_be_cast(person: Person) -> None:
    shown = table(person, Scene().rank(red=3))
    assert tile(shown, "transport").lit
    assert not tile(shown, "swiftness").lit
    assert "While you walk." in tile(shown, "swiftness").told
    shown = table(person, Scene().rank(red=3).mark("red", dazed=1))
    assert not tile(shown, "swiftness").lit
    person.click_on(tile(shown, "swiftness").name)
    refusal = shown.panels.card.shown
    assert refusal is not None
    assert refusal.clause == "WZ-DEMON-22"


@proves("WZ-SPELL-12")
def test_a_lit_tile_makes_the_choice_of_the_prompt(person: Person) -> None:
    scene = Scene()
    scene.roll(4)
    scene.spell(2)
    scene.do("red", "roll")
    shown = table(person, scene)
    person.click_on(tile(shown, "swiftness").name)
    done = shown.session.entries[-1].record.choice
    assert done is not None
    assert done.verb == "swiftness"


@proves("WZ-TASK-01", "WZ-TASK-07")
def test_a_slip_pointed_at_is_told_in_full_beside_the_board(person: Person) -> None:
    shown = table(person, busy())
    point_at(person, shown.panels.hand.rect_of("task-03").center)
    told = shown.panels.piece_card.shown
    assert told is not None
    assert told.title == "The Minstrel's Round"
    assert told.text == "Sing in a town, among Elves, and at court."
    assert told.rows == (
        ("Part 1", "done"), ("2. Glendale Elven Dwelling", told.rows[1][1]), ("3. Torwall", "later"),
        ("Knowledge", "+15"), ("Perception", "+10"), ("Power", "+5"), ("Mandatory Task", ""),
    )  # fmt: skip
    assert told.rows[1][1].endswith(" away")


def test_a_card_that_lasts_says_for_how_many_days(person: Person) -> None:
    shown = table(person, Scene().events("red", 5, days=3))
    point_at(person, shown.panels.hand.rect_of("event-05").center)
    told = shown.panels.piece_card.shown
    assert told is not None
    assert (told.title, told.rows) == ("Walker on the Waves", (("Left", "3 Days"),))
    assert "Water" in told.text


@proves("WZ-SETUP-22", "WZ-WIZ-10")
def test_only_who_knows_a_secret_wizard_sees_a_peeled_corner(person: Person) -> None:
    for told, known in ((("red",), ["veldor"]), (("blue",), [])):
        scene = Scene().secret("veldor", "SHR-01", *told)
        session = scene.session
        session.hand_over("blue", "greedy")
        session.hand_over("yellow", "greedy")
        person.open(person.program.table_scene(session, None))
        shown = person.scene(TableScene)
        token = shown.stage.table.pieces["secret-1"]
        assert [card.kind for card in shown.view.sprites.known_beneath(token)] == known
        assert ("Veldor" in shown.panels.words.tip("secret-1")) == bool(known)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
@pytest.mark.parametrize("rank", [1, 2, 3])
def test_tiles_of_spells_are_high_enough_for_a_finger_and_lie_apart(
    bare_board: None, size: tuple[int, int], rank: int
) -> None:
    person = Person(size)
    try:
        shown = table(person, Scene().rank(red=rank))
        rects = [each.rect for each in shown.panels.crafts.tiles if each.visible]
        assert rects
        assert all(rect.height >= theme.FINGER and rect.width >= 32 for rect in rects), rects
        assert all(shown.panels.hand.rect.contains(rect) for rect in rects), rects
        assert all(one.collidelist(rects[number + 1 :]) < 0 for number, one in enumerate(rects)), rects
    finally:
        person.close()


@proves("WZ-RANK-14")
def test_whoever_has_no_order_reads_where_to_join_one(person: Person) -> None:
    shown = table(person, Scene().rank(red=0))
    person.rest()
    assert shown.panels.hand.advice == "An Order comes first: from Rüktal, a Master Sorcerer or a High Wizard."
    assert table(person, Scene()).panels.hand.advice == ""

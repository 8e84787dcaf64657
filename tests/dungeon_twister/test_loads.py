"""Loads work on lists: an invented figure with two hands takes, gives, swaps, crosses and leaves with both."""

from __future__ import annotations

from engine.flow import Option
from tests.dungeon_twister.scene import STOP, Scene, attack, drink, jump, proves, set_down, swap, take, walk
from tests.dungeon_twister.test_ground import GrottoScene

PORTER = "porter-yellow"


def lying(scene: Scene, square: str) -> tuple[str, ...]:
    """What lies on a square, lowest first."""
    return scene.now.contents[scene.square(square)]


@proves("DT-CARRY-01", "DT-CARRY-02", "DT-STACK-01")
def test_two_hands_take_two_loads_and_no_third() -> None:
    scene = GrottoScene("N1=1G", f"N1:11 {PORTER}, N1:12 Sw, N1:13 Ar, N1:23 Ts")
    scene.move(PORTER, "N1:12 +Sw N1:13 +Ar")
    assert lying(scene, "N1:13") == ("sword-yellow", "armor-yellow", PORTER)
    carried = next(row.note for row in scene.lens(PORTER).rows if row.label == "Carries")
    assert carried == "The yellow Sword, the yellow Armor"
    scene.choose(walk(PORTER, "N1:23")).refused(take("Ts"), "DT-CARRY-01").refused(STOP, "DT-STACK-01")
    one = GrottoScene("N1=1G", "N1:11 CL, N1:12 Sw, N1:13 Ar").choose(walk("CL", "N1:12"), take("Sw"))
    one.choose(walk("CL", "N1:13")).refused(take("Ar"), "DT-CARRY-01")


@proves("DT-CARRY-03", "DT-CARRY-04", "DT-CARRY-09")
def test_either_load_is_set_down_or_swapped() -> None:
    def scene() -> GrottoScene:
        return GrottoScene("N1=1G", f"N1:11 {PORTER}+Ar+Sw, N1:12 Ts")

    dropped = scene().choose(set_down("Sw")).move(PORTER, "N1:12 +Ts")
    assert (lying(dropped, "N1:11"), lying(dropped, "N1:12")) == (
        ("sword-yellow",), ("armor-yellow", "treasure-yellow", PORTER),
    )  # fmt: skip
    first = scene().choose(walk(PORTER, "N1:12"), swap("Ts"), walk(PORTER, "N1:13"), STOP)
    other = scene().choose(walk(PORTER, "N1:12"), Option("swap", "treasure-yellow", "", 1))
    other.choose(walk(PORTER, "N1:13"), STOP)
    assert (lying(first, "N1:12"), lying(other, "N1:12")) == (("sword-yellow",), ("armor-yellow",))
    assert lying(other, "N1:13") == ("sword-yellow", "treasure-yellow", PORTER)
    scene().choose(walk(PORTER, "N1:12")).refused(Option("swap", "treasure-yellow", "", 2), "DT-CARRY-07")


@proves("DT-CARRY-01", "DT-CARRY-04")
def test_a_friend_with_two_hands_is_given_a_second_load() -> None:
    given = GrottoScene("N1=1G", f"N1:11 CL+Sw, N1:12 {PORTER}+Ar").move("CL", "N1:12 -Sw N1:13")
    assert set(lying(given, "N1:12")) == {"sword-yellow", "armor-yellow", PORTER}
    full = GrottoScene("N1=1G", f"N1:11 {PORTER}+Ar+Sw, N1:12 CL+Ts").choose(walk(PORTER, "N1:12"))
    full.refused(set_down("Sw"), "DT-CARRY-01")


@proves("DT-WOUND-10", "DT-CARRY-05", "DT-COMBAT-16")
def test_a_wounded_bearer_lies_with_both_until_somebody_takes_one() -> None:
    scene = GrottoScene("N1=1G", f"N1:11 wa, N1:12 {PORTER}+Ar+Sw, N1:33 CL", turn="blue")
    scene.choose(attack("wa", "N1:12")).fight(yellow=0, blue=6)
    assert set(lying(scene, "N1:12")) == {"sword-yellow", "armor-yellow", PORTER}
    scene.move("wa", "N1:12 +Sw N1:13")
    assert (scene.on("N1:13"), set(lying(scene, "N1:12"))) == ("wa+Sw", {"armor-yellow", PORTER})


@proves("DT-COMBAT-13", "DT-COMBAT-14", "DT-VP-01")
def test_all_whom_a_wounded_bearer_carried_die() -> None:
    scene = GrottoScene("N1=1G", f"N1:11 wa, N1:12 {PORTER}+CL!+GO!", turn="blue")
    scene.choose(attack("wa", "N1:12")).fight(yellow=0, blue=6)
    assert (lying(scene, "N1:12"), scene.vp("blue")) == ((PORTER,), 2)


@proves("DT-PIT-06")
def test_all_that_lies_on_a_pit_is_lost_when_its_rope_is_gone() -> None:
    """1G: N1:02 is a pit, entered from N1:12; its rope is taken from under the wounded Porter."""
    scene = GrottoScene("N1=1G", f"N1:12 wa, N1:02 {PORTER}!+Sw+Ar+Ro", turn="blue")
    scene.choose(walk("wa", "N1:02"), take("Ro"))
    assert lying(scene, "N1:02") == ("rope-yellow", "warrior-blue")
    assert scene.lies("gone") >= {"Sw", "Ar"}


@proves("DT-OBJ-POTION-1", "DT-OBJ-WAND-01")
def test_either_of_two_objects_is_used() -> None:
    for loads in ("Sw+Sp", "Sp+Sw"):
        scene = GrottoScene("N1=1G", f"N1:12 {PORTER}+{loads}").choose(drink(PORTER))
        assert (lying(scene, "N1:12"), scene.lies("gone") >= {"Sp"}) == (("sword-yellow", PORTER), True)


@proves("DT-EXIT-07", "DT-OBJ-TREASURE-1", "DT-VP-05")
def test_two_treasures_are_worth_three_points() -> None:
    scene = GrottoScene("N4=1G", f"N4:14 {PORTER}+Ts+ts").choose(walk(PORTER, "B1"))
    assert scene.vp("yellow") == 3
    assert scene.lies("out-yellow") >= {"Ts", "ts"}


@proves("DT-PIT-08", "DT-ROPE-03", "DT-JUMP-08")
def test_two_ropes_cross_two_obstacles_in_a_row() -> None:
    double = "N1=3G N2=4D@3"
    scene = GrottoScene(double, f"N1:43 {PORTER}+Ro+ro").choose(walk(PORTER, "N1:44"))
    scene.refused(walk(PORTER, "N2:40"), "DT-PIT-08")
    scene.choose(set_down("Ro")).choose(walk(PORTER, "N2:40"))
    assert (lying(scene, "N1:44"), lying(scene, "N2:40")) == (("rope-yellow",), ("rope-blue", PORTER))
    GrottoScene(double, f"N1:43 {PORTER}+Ro+Sw").choose(walk(PORTER, "N1:44")).refused(
        walk(PORTER, "N2:40"), "DT-PIT-08"
    )
    jumped = GrottoScene(double, f"N1:44 {PORTER}+Ro+Sw").choose(jump(PORTER, "N2:41"))
    assert (lying(jumped, "N1:44"), lying(jumped, "N2:41")) == (("rope-yellow",), ("sword-yellow", PORTER))

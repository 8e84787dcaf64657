"""Forces of Darkness: darkness and the lights that show corridors in it."""

from __future__ import annotations

from engine.dungeon_twister.boxes.forces_of_darkness.corridor import SIZES, tiles
from engine.flow import Option
from tests.dungeon_twister.mixed import MixedScene, does, goes, hits
from tests.dungeon_twister.scene import fireball, place, proves, reveal, token


def light(figure: str, size: int) -> Option:
    return does("light", figure, "", size)


def begin(square: str, figure: str = "WA") -> Option:
    """The first square of the tile that was drawn."""
    return does("lay corridor", figure, square)


def point(square: str, figure: str = "AL") -> Option:
    """The next one, or the edge to which a single square turns."""
    return does("point corridor", figure, square)


def plain(size: int, number: int = 1) -> str:
    """A tile without walls."""
    return [name for name, tile in tiles().items() if tile.size == size and tile.plain][number - 1]


def walled(size: int, square: int, side: int) -> str:
    """A tile with a wall on a side of one of its squares, if it runs east."""
    return next(
        name
        for name, tile in tiles().items()
        if tile.size == size and [(at, where) for _, at, where in tile.walls] == [(square, side)]
    )


def pitted(size: int) -> str:
    """A tile with a pit."""
    return next(
        name
        for name, tile in tiles().items()
        if tile.size == size and any(key.startswith("corridorpit") for key in tile.squares)
    )


def angel(wounded: str = "") -> MixedScene:
    return MixedScene("N1=18G", f"N1:12 AL{wounded}, N1:21 WA+To, N1:13 ts")


@proves("DT-TERR-CORRIDOR-1", "DT-TERR-CORRIDOR-3")
def test_ten_tiles_of_each_size() -> None:
    assert [sum(tile.size == size for tile in tiles().values()) for size in SIZES] == [10, 10, 10]
    for tile in tiles().values():
        assert len({square for _, square, _ in tile.walls}) == len(tile.walls)


@proves(
    "DT-CHAR-LIGHTANGEL-1", "DT-CHAR-LIGHTANGEL-2", "DT-CHAR-LIGHTANGEL-3", "DT-OBJ-TORCH-1", "DT-OBJ-TORCH-4",
    "DT-OBJ-TORCH-5", "DT-TERR-DARKNESS-1", "DT-TERR-DARKNESS-2", "DT-TERR-CORRIDOR-1", "DT-TERR-CORRIDOR-2",
    "DT-TERR-CORRIDOR-3", "DT-TERR-CORRIDOR-5", "DT-RULE-FLY-01", "DT-RULE-FLY-06", "DT-WOUND-03",
)  # fmt: skip
def test_light_in_dark_corners() -> None:
    """B-PDM-16 (a) to (c)."""
    scene = angel().draws(plain(2)).refused(goes("WA", "N1:31"), "DT-TERR-DARKNESS-2")
    scene.refused(goes("AL", "N1:22"), "DT-RULE-FLY-06", "DT-MOVE-06")
    scene.refused(goes("AL", "N1:13"), "DT-TERR-DARKNESS-2")
    scene.offered(light("AL", 1), light("AL", 2)).refused(light("AL", 3), "DT-TERR-CORRIDOR-5")
    scene.choose(light("AL", 2))
    scene.refused(begin("N1:12", "AL"), "DT-CHAR-LIGHTANGEL-3").offered(
        begin("N1:13", "AL"), begin("N1:14", "AL"), begin("N1:03", "AL")
    )
    scene.refused(begin("N1:04", "AL"), "DT-CHAR-LIGHTANGEL-3").choose(begin("N1:13", "AL"))
    scene.offered(point("N1:14"), point("N1:03")).choose(point("N1:14"))
    assert scene.ap_left() == 5
    assert scene.lies_on("N1:13") == {"treasure-blue"}
    scene.move("AL", "N1:13 +ts")
    assert scene.on("N1:13") == "AL+ts"
    torch = angel().draws(plain(1), plain(1, 2)).choose(light("WA", 1))
    torch.refused(begin("N1:41"), "DT-OBJ-TORCH-5").choose(begin("N1:31"))
    assert torch.ap_left() == 5
    torch.move("WA", "N1:31").choose(light("WA", 1)).choose(begin("N1:41"))
    torch.offered(goes("WA", "N1:41"))
    lying = angel("!")
    lying.refused(light("AL", 1), "DT-WOUND-03")
    MixedScene("N1=18G", "N1:12 GO").refused(light("GO", 1), "DT-OBJ-TORCH-4")
    MixedScene("N1=1G", "N1:12 AL").refused(light("AL", 1), "DT-CHAR-LIGHTANGEL-3")


@proves("DT-RULE-REVEAL-3", "DT-RULE-REVEAL-4", "DT-RULE-CURSE-13", "DT-TERR-SACREDTOMB-2", "DT-TERR-SACREDTOMB-6")
def test_what_is_placed_in_darkness_and_by_whom() -> None:
    """B-PDM-16 (d)."""
    scene = MixedScene("N1=1G", "N1:14 WA").hidden("N2", "ts torch-yellow lightangel-yellow ballchain-blue")
    scene.next_room("18G").choose(reveal("WA", "N2"))
    scene.refused(place("torch-yellow", "N2:14"), "DT-RULE-REVEAL-3")
    scene.refused(place("lightangel-yellow", "N2:13"), "DT-RULE-REVEAL-3")
    scene.refused(place("ballchain-blue", "N2:20"), "DT-RULE-CURSE-13")
    scene.choose(place("ts", "N2:13"), place("torch-yellow", "N2:20"), place("lightangel-yellow", "N2:12"))
    assert scene.asked() == "blue"
    scene.choose(place("ballchain-blue", "N2:14"))
    assert scene.at("ballchain-blue") == "N2:14"
    holy = MixedScene("N1=1G", "N1:14 WA").hidden("N2", "mummy-blue lightangel-blue").next_room("17D")
    holy.choose(reveal("WA", "N2")).refused(place("mummy-blue", "N2:10"), "DT-TERR-SACREDTOMB-2")
    holy.choose(place("lightangel-blue", "N2:10"), place("mummy-blue", "N2:00"))


@proves("DT-RULE-CURSE-13")
def test_a_white_cursed_object_has_no_owner_so_the_revealer_sets_it_down() -> None:
    """A random game stopped here: nobody was asked."""
    scene = MixedScene("N1=1G", "N1:14 WA").hidden("N2", "ballchain-white ts").next_room("18G")
    scene.choose(reveal("WA", "N2"))
    assert scene.asked() == "yellow"
    scene.choose(place("ballchain-white", "N2:20"))
    assert scene.at("ballchain-white") == "N2:20"


@proves("DT-RULE-REVEAL-4")
def test_the_torch_is_set_down_by_the_revealer() -> None:
    scene = MixedScene("N1=1G", "N1:14 WA").hidden("N2", "torch-yellow sw").next_room("18G")
    scene.choose(reveal("WA", "N2")).choose(place("sw", "N2:00"), place("torch-yellow", "N2:20"))
    assert scene.verbs() & {"walk"}


def ring() -> MixedScene:
    return MixedScene("N1=17G", "N1:21 WA+Lr, N1:10 WI+Fw, N1:12 sh, N1:33 Ro")


@proves(
    "DT-OBJ-LIGHTRING-1", "DT-OBJ-LIGHTRING-2", "DT-OBJ-LIGHTRING-3", "DT-OBJ-LIGHTRING-4", "DT-CHAR-SHADOW-06",
    "DT-CHAR-SHADOW-11", "DT-TERR-CORRIDOR-3", "DT-RULE-SIGHT-1", "DT-OBJ-WAND-08", "DT-ACT-05",
)  # fmt: skip
def test_five_tiles_from_one_ring() -> None:
    """B-PDM-17."""
    scene = ring().draws(plain(3), plain(2), plain(2, 2), plain(2, 3), plain(1))
    scene.refused(fireball("WI", "N1:12"), "DT-TERR-DARKNESS-5", "DT-CHAR-SHADOW-06")
    assert not scene.squares("fireball", "WI")
    scene.choose(does("shine", "WA"))
    assert scene.at("lightring-yellow") == "gone"
    scene.choose(light("WA", 3)).refused(begin("N1:31"), "DT-OBJ-LIGHTRING-3")
    scene.refused(begin("N1:10"), "DT-OBJ-LIGHTRING-4").choose(begin("N1:11"))
    scene.choose(light("WA", 2)).choose(begin("N1:23"))
    scene.choose(light("WA", 2)).choose(begin("N1:01"))
    scene.choose(light("WA", 2)).choose(begin("N1:31"))
    scene.choose(light("WA", 1)).choose(begin("N1:42"))
    assert scene.ap_left() == 5
    assert "light" not in scene.verbs()
    scene.refused(does("shine", "WA"), "DT-OBJ-LIGHTRING-2")
    assert (scene.at("sh"), scene.at("Ro")) == ("N1:12", "N1:33")
    scene.choose(fireball("WI", "N1:12"))
    assert (scene.at("sh"), scene.vp("yellow")) == ("trophies-yellow", 1)
    short = ring().draws(plain(3), plain(2)).choose(does("shine", "WA"), light("WA", 3)).choose(begin("N1:11"))
    short.choose(light("WA", 2)).choose(begin("N1:01")).choose(does("light no more", "WA"))
    assert short.at("lightring-yellow") == "gone"


@proves("DT-TERR-CORRIDOR-2", "DT-TERR-CORRIDOR-4", "DT-MOVE-05")
def test_walls_come_with_the_tile_and_broken_ones_stay_broken() -> None:
    tile = walled(1, 0, 0)
    scene = MixedScene("N1=18G", "N1:12 AL, N1:21 WA").draws(tile)
    scene.choose(light("AL", 1)).choose(begin("N1:13", "AL"))
    assert scene.verbs() == {"point corridor"}
    ways = [option.to for option in scene.options()]
    assert len(ways) == 4
    scene.choose(point("N1:13s"))
    assert [side for side in "nesw" if scene.marks_on(f"N1:13{side}") == ["corridorwall"]] == ["e"]
    broken = MixedScene("N1=18G", "N1:12 AL, N1:02 GM").draws(tile).mark("brokenwall-1", "N1:13n")
    broken.choose(light("AL", 1)).choose(begin("N1:13", "AL")).choose(point("N1:13e"))
    assert broken.marks_on("N1:13n") == ["brokenwall"]
    wall = MixedScene("N1=18G", "N1:12 AL, N1:02 GM").draws(tile)
    wall.choose(light("AL", 1)).choose(begin("N1:13", "AL"))
    wall.choose(point("N1:13n"))
    wall.refused(goes("AL", "N1:13"), "DT-MOVE-05").refused(goes("AL", "N1:13"), "DT-RULE-FLY-06")


@proves("DT-CHAR-SHADOW-11", "DT-TERR-CORRIDOR-3")
def test_the_shadow_falls_into_a_pit_that_the_light_shows() -> None:
    scene = MixedScene("N1=18G", "N1:12 AL, N1:14 sh, N1:20 wa").draws(pitted(2)).choose(light("AL", 2))
    scene.choose(begin("N1:13", "AL")).choose(point("N1:14"))
    assert (scene.at("sh"), scene.vp("yellow")) == ("trophies-yellow", 1)
    things = MixedScene("N1=18G", "N1:12 AL, N1:14 ts, N1:20 wa").draws(pitted(2)).choose(light("AL", 2))
    things.choose(begin("N1:13", "AL")).choose(point("N1:14"))
    assert things.at("ts") == "gone"


@proves(
    "DT-TERR-DARKNESS-3", "DT-TERR-DARKNESS-4", "DT-TERR-DARKNESS-6", "DT-TERR-DARKNESS-7", "DT-TERR-DARKNESS-8",
    "DT-CHAR-UNDEADDRAGON-2", "DT-RULE-INCORP-03",
)  # fmt: skip
def test_lost_in_the_dark() -> None:
    scene = MixedScene("N1=18G", "N1:13 WA+Sp, N1:12 go, N1:03 GH, N1:23 cl, N1:31 CL, N1:41 ud!")
    scene.refused(hits("WA", "N1:12"), "DT-TERR-DARKNESS-3", "DT-TERR-DARKNESS-4")
    scene.refused(does("drink", "WA"), "DT-TERR-DARKNESS-3").refused(goes("WA", "N1:14"), "DT-TERR-DARKNESS-2")
    scene.refused(hits("CL", "N1:41"), "DT-TERR-DARKNESS-3")
    scene.offered(goes("GH", "N1:02"), goes("GH", "N1:04"))
    blue = MixedScene("N1=18G", "N1:30 ud!, N1:20 cl, N1:13 go", turn="blue")
    blue.refused(Option("regenerate", token("undeaddragon-blue")), "DT-CHAR-UNDEADDRAGON-2", "DT-TERR-DARKNESS-8")
    blue.refused(does("heal", "cl", "N1:30"), "DT-TERR-DARKNESS-8").offered(goes("go", "N1:12"))
    fight = MixedScene("N1=18G", "N1:12 WA, N1:02 go, N1:13 CL, N1:11 th", turn="blue")
    fight.choose(hits("go", "N1:12"))
    assert fight.sides()["yellow"][0] == {"WA"}


@proves("DT-TERR-DARKNESS-6")
def test_nobody_jumps_into_darkness() -> None:
    scene = MixedScene("N1=19G", "N1:30 GO").refused(does("jump", "GO", "N1:32"), "DT-TERR-DARKNESS-6")
    scene.offered(does("jump", "GO", "N1:41"))

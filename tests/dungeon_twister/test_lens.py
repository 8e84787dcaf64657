"""What the rules see in an object, a room, a square, a portcullis or a card of Dungeon Twister."""

from __future__ import annotations

import re
from collections.abc import Iterator
from gettext import GNUTranslations

from msgspec import Struct, structs

from engine.dungeon_twister import GAME, made
from engine.dungeon_twister.boxes import shipped
from engine.dungeon_twister.components import Row, Sheet
from engine.dungeon_twister.content import Box, Module
from engine.flow import Hook, Lens, Position, Power, ProspectRow, Reason
from engine.said import Said, said
from tests.dungeon_twister.scene import Scene, heal, open_gate, proves, token

#: Words that are the same in German.
SAME_WORDS = {"Troll", "Goblin", "Mekanork"}


def seen(scene: Scene, key: str, seat: str = "yellow") -> Lens:
    found = GAME.lens(scene.view(seat), seat, key)
    assert found is not None
    return found


def row(lens: Lens, label: str) -> ProspectRow:
    return next(each for each in lens.rows if each.label == label)


@proves("DT-MOVE-03", "DT-MOVE-04", "DT-CARRY-08")
def test_a_figure_shows_its_numbers_and_how_far_one_move_takes_it() -> None:
    scene = Scene("N1=1G", "N1:11 TR+Sw, N1:43 GO!")
    lens = seen(scene, token("TR"))
    assert (row(lens, "Speed").value, row(lens, "Combat value").value) == ("2", "5")
    assert row(lens, "Combat value").note == "in attack, 4 in defence"
    assert row(lens, "Carries").note == "The yellow Sword"
    assert {steps for _, steps in lens.reach} == {1, 2}
    fallen = seen(scene, token("GO"))
    assert (fallen.reach, row(fallen, "Wounded").clause) == ((), "DT-WOUND-02")


@proves("DT-WOUND-03", "DT-CHAR-CLERIC-5")
def test_what_keeps_a_figure_from_its_powers_or_from_acting_is_named() -> None:
    scene = Scene("N1=1G", "N1:11 CL, N1:12 TH!")
    silenced = row(seen(scene, token("TH")), "Silenced")
    assert (silenced.note, silenced.clause, silenced.good) == (
        "The yellow Thief is wounded and cannot do that.", "DT-WOUND-03", False,
    )  # fmt: skip
    rests = row(seen(scene.choose(heal("CL", "N1:12")), token("TH")), "Rests")
    assert (rests.clause, rests.good) == ("DT-CHAR-CLERIC-5", False)
    assert not {"Silenced", "Rests"} & {str(each.label) for each in seen(scene, token("CL")).rows}


def test_a_token_that_silences_another_is_named_by_its_clause() -> None:
    """An invented bell: no power works on its square."""

    def hushed(t: Position, bell: str, piece: str, hook: Hook) -> Reason | None:
        here = piece != bell and t.pieces[piece].place == t.pieces[bell].place
        return Reason("DT-ACT-04", {}, (bell,)) if here else None

    power = Power("bell", (Hook("silence", "", "DT-ACT-04", hushed),))
    sheet = Sheet(99, said("Bells"), objects={"bell": Row(said("Bell"), "DT-ACT-04")})
    bells = made((*shipped(), Box("bells", sheet, (Module("bell", POWER=power),))))
    scenes = type("BellScene", (Scene,), {"game": bells})
    scene = scenes("N1=1G", "N1:11 TH+bell-yellow, N1:34 th")
    assert row(scene.lens("TH"), "Silenced").clause == "DT-ACT-04"
    assert "Silenced" not in [row.label for row in scene.lens("th").rows]
    gate = "N1:20e"
    scene = scenes("N1=1G", "N1:21 TH+bell-yellow").refused(open_gate("TH", gate), "DT-CHAR-THIEF-6")
    scenes("N1=1G", "N1:21 TH").offered(open_gate("TH", gate))


@proves("DT-COMBAT-01")
def test_who_could_attack_a_figure_is_named() -> None:
    scene = Scene("N1=1G", "N1:11 TR, N1:12 go")
    assert row(seen(scene, token("TR")), "Could be attacked").note == "The blue Goblin"


@proves("DT-ROT-01", "DT-ROT-03", "DT-ROT-04", "DT-ROT-06", "DT-ROT-07")
def test_a_room_says_how_it_turns_and_what_turns_along() -> None:
    scene = Scene("N1=1G", "N1:11 TR")
    lens = seen(scene, "1G")
    assert row(lens, "Turns").clause == "DT-ROT-04"
    assert row(lens, "On its gear").good is False
    assert row(lens, "Sister room").clause == "DT-ROT-03"
    assert row(lens, "Turn along").note == "The yellow Troll"
    gear = seen(scene, lens.sees[0])
    assert (gear.title, gear.clause) == ("Gear", "DT-ROT-01")


@proves("DT-REVEAL-01", "DT-SETUP-05")
def test_a_face_down_room_tells_nothing_but_who_could_reveal_it() -> None:
    scene = Scene("N1=1G", "N1:11 TR")
    lens = seen(scene, "S2")
    assert row(lens, "Could reveal it").clause == "DT-REVEAL-01"
    assert row(lens, "Which room").note.endswith("by chance")


@proves("DT-PORT-01", "DT-CHAR-THIEF-6", "DT-CHAR-WARRIOR-2")
def test_a_portcullis_says_who_could_work_it() -> None:
    scene = Scene("N1=1G", "N1:11 TR")
    gate = next(place for place in scene.now.places if place.startswith(("1G-h", "1G-v")))
    lens = seen(scene, gate)
    assert (row(lens, "State").value, row(lens, "State").clause) == ("closed", "DT-PORT-01")
    assert {each.clause for each in lens.rows} >= {"DT-CHAR-THIEF-6", "DT-CHAR-WARRIOR-2"}
    assert seen(scene, f"gate-{gate}") == lens


@proves("DT-CARRY-02", "DT-OBJ-WAND-02", "DT-OBJ-TREASURE-1")
def test_an_object_says_what_it_does_and_who_could_take_it() -> None:
    scene = Scene("N1=1G", "N1:11 TR, N1:12 fw")
    lens = seen(scene, token("fw"))
    assert row(lens, "Fire").clause == "DT-OBJ-WAND-02"
    assert row(lens, "In reach of").note == "The yellow Troll"


@proves("DT-CARD-04", "DT-CARD-07", "DT-CARD-09", "DT-CARD-10", "DT-COMBAT-07")
def test_a_card_says_what_it_brings_and_whether_it_comes_back() -> None:
    scene = Scene("N1=1G", "N1:11 TR").cards("yellow", combat="0 5")
    assert row(seen(scene, "combat-5-yellow"), "Adds").value == "+5"
    assert row(seen(scene, "combat-5-yellow"), "Afterwards").clause == "DT-CARD-09"
    assert row(seen(scene, "combat-0-yellow"), "Afterwards").clause == "DT-CARD-10"
    held = next(card for card in scene.now.contents["actions-yellow"])
    assert row(seen(scene, held), "Comes back").clause == "DT-CARD-07"


@proves("DT-TERR-LINE-1", "DT-VP-02", "DT-PIT-01", "DT-ROPE-02")
def test_squares_say_what_the_ground_asks() -> None:
    scene = Scene("N1=1G", "N1:11 TR")
    assert row(seen(scene, "B3"), "A way out").clause == "DT-VP-02"
    pits = [
        place for place in scene.now.places if GAME.names.get(place) == "that pit" and place.startswith("1G")
    ]
    assert seen(scene, pits[0]).title == "Pit"
    assert row(seen(scene, pits[0]), "Fastenings for yellow").clause == "DT-ROPE-02"


def templates(told: object) -> Iterator[str]:
    """The template of every sentence in a record, as deep as it lies."""
    if isinstance(told, Said):
        yield told.template
        yield from templates(tuple((told.values or {}).values()))
    elif isinstance(told, Struct):
        yield from templates(structs.astuple(told))
    elif isinstance(told, tuple):
        for each in told:
            yield from templates(each)


def test_all_that_the_lens_tells_is_said_in_german_too() -> None:
    with (GAME.folder / "languages" / "de.mo").open("rb") as file:
        known = GNUTranslations(file)
    scene = Scene("N1=1G N2=3D S1=37D", "N1:11 TR, N1:12 fw, N1:22 CL!+Sw", mode="prison")
    lenses = [GAME.lens(scene.view("yellow"), "yellow", key) for key in (*scene.now.pieces, *scene.now.places)]
    told = {each for lens in lenses if lens is not None for each in templates(lens)}
    assert len(told) > 60
    words = {each for each in told if re.search(r"[a-z]", re.sub(r"\{.*?\}", "", each))}
    assert {each for each in words if known.gettext(each) == each} <= SAME_WORDS

"""Rooms and figures by hand: moving, turning, revealing, taking and setting down on the way."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.flow import Option
from engine.table import view
from game.stage.visuals import Arrow, Flipping, TurningCarrier
from game.ui.text import watch_words
from tests.dungeon_twister.scene import Scene
from tests.game.table.conftest import Hands

ROOMS = "N1=1D N2=1G@1 N3=3D S1=2G S2=4D@2 S3=2D"


@pytest.fixture
def table(shown: Callable[..., Hands]) -> Callable[..., Hands]:
    """Opens a scene as Yellow sees it."""

    def show(tokens: str, scene: Scene | None = None, **settings: object) -> Hands:
        session = (scene or Scene(ROOMS, tokens)).session
        return shown(session, humans=("yellow",), size=(1920, 1080), **settings)

    return show


def verbs(hands: Hands) -> list[str]:
    return [entry.record.choice.verb for entry in hands.scene.session.entries if entry.record.choice]


def place_of(hands: Hands, piece: str) -> str:
    return hands.scene.session.position.place_of(piece)


def button(hands: Hands, name: str) -> tuple[int, int]:
    x, y = hands.scene.page.named(name).rect.center
    return x, y


def offered(hands: Hands) -> list[str]:
    """The words on the small buttons that stand on the board."""
    return [chip.way.words for chip in hands.scene.choice_popup.chips]


def said(hands: Hands, option: Option) -> str:
    return hands.scene.play.sentences.option(option)


# -- leading ---------------------------------------------------------------------------------------------


def test_a_figure_is_led_over_rooms_and_stays_in_hand(table: Callable[..., Hands]) -> None:
    hands = table("N1:33 TH, N1:01 wa")
    hands.drag(hands.piece("thief-yellow"), hands.place("1D-22"))
    hands.settle()
    assert place_of(hands, "thief-yellow") == "1D-22"
    assert verbs(hands) == ["walk", "walk"]
    hands.wait(0.1)
    assert hands.scene.dragging.selected == "thief-yellow"
    assert hands.scene.view.marks.legal
    hands.click(hands.place("1D-32"))
    hands.settle()
    assert place_of(hands, "thief-yellow") == "1D-32"


def test_a_drag_is_one_action(table: Callable[..., Hands]) -> None:
    hands = table("N1:33 GO, N1:01 wa")
    choices = hands.scene.play.choices
    assert choices is not None
    reach = choices.reach("goblin-yellow")
    assert max(len(path.choices) for path in reach.values()) == 4
    assert "1D-33" not in reach  # coming back to the start costs nothing


def test_using_another_figure_ends_the_move(table: Callable[..., Hands]) -> None:
    hands = table("N1:33 TH, S1:00 GO, N1:01 wa")
    hands.drag(hands.piece("thief-yellow"), hands.place("1D-32"))
    hands.settle()
    hands.click(hands.piece("goblin-yellow"))
    assert verbs(hands) == ["walk", "stop"]
    assert hands.scene.dragging.selected == "goblin-yellow"


def test_a_drop_behind_a_wall_says_why(table: Callable[..., Hands]) -> None:
    hands = table("N1:11 TH, N1:01 wa")
    hands.drag(hands.piece("thief-yellow"), hands.place("1D-01"))
    assert place_of(hands, "thief-yellow") == "1D-11"
    card = hands.scene.panels.card.shown
    assert card is not None
    assert card.clause in hands.scene.session.game.rulebook.clauses
    assert hands.scene.stage.moving("thief-yellow")  # on its way back


def test_what_is_carried_goes_along_at_the_same_time(table: Callable[..., Hands]) -> None:
    hands = table("N1:33 TH+Sw, N1:01 wa")
    hands.drag(hands.piece("thief-yellow"), hands.place("1D-32"))
    hands.app.update(1 / 60)
    assert hands.scene.stage.moving("sword-yellow")
    assert hands.scene.stage.moving("thief-yellow")
    hands.settle()
    assert hands.scene.view.arrangement.by_id["sword-yellow"].bearer == "thief-yellow"


def test_a_portcullis_is_a_place_to_drop_on(table: Callable[..., Hands]) -> None:
    hands = table("N1:11 TH, N1:01 wa")
    hands.drag(hands.piece("thief-yellow"), hands.place("1D-v11"))
    hands.settle()
    assert verbs(hands) == ["open"]
    assert hands.scene.stage.table.pieces["gate-1D-v11"].mark("open") == 1
    assert place_of(hands, "thief-yellow") == "1D-11"


# -- several meanings ------------------------------------------------------------------------------------


def test_one_of_several_meanings_is_chosen_at_the_place(table: Callable[..., Hands]) -> None:
    hands = table("N1:22 WI, N1:21 th")
    hands.drag(hands.piece("wizard-yellow"), hands.place("1D-21"))
    assert verbs(hands) == []
    meant = [Option("walk", "wizard-yellow", "1D-21"), Option("attack", "wizard-yellow", "1D-21")]
    assert offered(hands) == [said(hands, option) for option in meant]
    for chip in hands.scene.choice_popup.chips:
        assert hands.scene.view.camera.view.contains(chip.rect)
    hands.key(pygame.K_ESCAPE)
    assert hands.scene.choice_popup.chips == []
    hands.wait(0.3)  # it springs back
    hands.drag(hands.piece("wizard-yellow"), hands.place("1D-21"))
    hands.click(button(hands, "way-2"))
    hands.wait(0.2)
    assert verbs(hands)[0] == "attack"
    assert hands.scene.choice_popup.chips == []


def test_loads_are_taken_swapped_and_set_down_at_the_figure(table: Callable[..., Hands]) -> None:
    hands = table("N1:33 GO+Sw, N1:34 Ro, N1:01 wa")
    hands.click(hands.piece("goblin-yellow"))
    assert offered(hands) == [said(hands, Option("set down", "sword-yellow"))]
    hands.click(hands.place("1D-34"))
    hands.settle()
    hands.wait(0.1)
    assert offered(hands) == [said(hands, Option("swap", "rope-yellow"))]
    hands.click(button(hands, "way-1"))
    hands.settle()
    found = hands.scene.view.arrangement.by_id
    assert found["rope-yellow"].bearer == "goblin-yellow"
    assert found["sword-yellow"].bearer == ""


@pytest.mark.parametrize("zoom", [0.2, 0.5, 1.0])
@pytest.mark.parametrize("corner", ["33", "11", "14", "41", "44"])
def test_what_may_be_done_beside_a_figure_never_covers_it(
    table: Callable[..., Hands], zoom: float, corner: str
) -> None:
    hands = table(f"N1:{corner} GO+Sw, N1:01 wa")
    hands.click(hands.piece("goblin-yellow"))
    view, popup = hands.scene.view, hands.scene.choice_popup
    view.camera.zoom = zoom
    popup.follow()
    taken = view.grip(view.arrangement.by_id["goblin-yellow"])
    assert popup.chips
    assert not [chip for chip in popup.chips if taken.colliderect(chip.hit)]


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (1920, 1080), (2560, 1440)])
def test_the_middle_of_a_square_belongs_to_the_figure_that_stands_there(
    shown: Callable[..., Hands], size: tuple[int, int]
) -> None:
    line = "B1 cl, B2 go, B3 me, B4 th, B5 tr, B6 wa, B7 wi, B8 wk"
    view = shown(Scene(ROOMS, line).session, humans=("yellow",), size=size).scene.view
    figures = [lying for lying in view.arrangement.lying if lying.layer == "figure"]
    assert len(figures) > 7
    for figure in figures:
        x, y = view.camera.to_screen(figure.at)
        assert view.piece_at((round(x), round(y))) == figure.piece.id


def test_a_load_is_set_down_by_a_click_on_it(table: Callable[..., Hands]) -> None:
    hands = table("N1:33 GO+Sw, N1:01 wa")
    hands.click(hands.piece("sword-yellow"))
    hands.settle()
    assert verbs(hands) == ["set down"]


def test_a_hand_that_takes_hold_of_a_load_lifts_who_carries_it(table: Callable[..., Hands]) -> None:
    hands = table("N1:33 GO+Sw, N1:01 wa")
    start = hands.piece("sword-yellow")
    hands.press(start)
    hands.move((start[0] + 12, start[1]), held=True)
    assert hands.scene.held == "goblin-yellow"
    hands.app.frame()


def test_keys_choose_among_several_meanings(table: Callable[..., Hands]) -> None:
    hands = table("N1:22 WI, N1:21 th")
    hands.scene.page.keys = True
    hands.scene.dragging.selected = "wizard-yellow"
    hands.scene.dragging.go("wizard-yellow", "1D-21")
    assert hands.scene.page.focus is hands.scene.choice_popup.chips[0]
    hands.key(pygame.K_DOWN)
    hands.key(pygame.K_RETURN)
    hands.wait(0.2)
    assert verbs(hands)[0] in ("walk", "attack")


# -- turning and revealing -------------------------------------------------------------------------------


def turning(hands: Hands) -> TurningCarrier:
    return next(visual for visual in hands.scene.stage.visuals if isinstance(visual, TurningCarrier))


def test_a_room_that_turns_one_way_turns_at_the_drop(table: Callable[..., Hands]) -> None:
    hands = table("N1:22 GO, N1:01 th, N1:34 Ro")
    hands.drag(hands.piece("goblin-yellow"), hands.place("N1"))
    assert verbs(hands) == ["rotate"]
    hands.app.update(1 / 60)
    visual = turning(hands)
    for piece in ("1D", "goblin-yellow", "thief-blue", "rope-yellow", "gate-1D-v11"):
        assert hands.scene.stage.moving(piece)
    visual.update(visual.seconds / 2)
    carrier, *riders = visual.poses()
    assert 20 < carrier.angle < 70
    assert {rider.piece.id for rider in carrier.inlaid} == {"gate-1D-v11"}
    assert {pose.piece.id for pose in riders} == {"goblin-yellow", "thief-blue", "rope-yellow"}
    assert all(pose.angle == 0 and pose.lift == carrier.lift > 0 for pose in riders)
    hands.app.frame()
    hands.settle()
    x, y = hands.scene.view.ground.spots["1D-01"]
    assert hands.place("1D-01") == pytest.approx(hands.scene.view.camera.to_screen((x, y)), abs=1)
    assert hands.scene.stage.table.pieces["1D"].turn == 1


def test_riders_travel_along_the_arc_to_where_they_lie_then(table: Callable[..., Hands]) -> None:
    hands = table("N1:22 GO, N1:01 th")
    before = hands.scene.view.arrangement.by_id["thief-blue"].at
    hands.drag(hands.piece("goblin-yellow"), hands.place("N1"))
    hands.app.update(0.0)
    visual = turning(hands)
    first = next(pose for pose in visual.poses() if pose.piece.id == "thief-blue")
    assert (first.spot.x, first.spot.y) == pytest.approx(before)
    visual.age = visual.seconds
    last = next(pose for pose in visual.poses() if pose.piece.id == "thief-blue")
    after = hands.scene.view.arrangement.by_id["thief-blue"].at
    assert (last.spot.x, last.spot.y) == pytest.approx(after)
    assert after != before


def test_a_figure_led_to_a_room_that_it_turns_either_way_opens_the_dial(table: Callable[..., Hands]) -> None:
    hands = table("N1:22 ME, N1:01 th")
    hands.click(hands.piece("mekanork-yellow"))
    hands.click(hands.place("N2"))
    assert verbs(hands) == []
    hands.move(button(hands, "turn-3"))
    hands.app.update(1 / 60)
    assert hands.scene.view.marks.ghost == ("1G", -1)
    ghost = hands.scene.view.ground.spot("1G-00")
    hands.click(button(hands, "turn-3"))
    hands.settle()
    choice = hands.scene.session.entries[-1].record.choice
    assert choice is not None
    assert (choice.verb, choice.to, choice.amount) == ("rotate", "N2", -1)
    assert hands.scene.view.ground.spot("1G-00") == ghost


def test_the_handle_of_a_room_shows_which_way_it_turns(table: Callable[..., Hands]) -> None:
    hands = table("N1:22 GO, N1:01 th")
    hands.click(hands.piece("goblin-yellow"))
    assert hands.scene.view.marks.legal.keys() >= {"N1", "N2"}
    assert hands.scene.view.marks.back == {"N2"}  # a sister turns the other way
    hands.app.frame()


def test_keys_lead_a_figure(table: Callable[..., Hands]) -> None:
    hands = table("N1:33 TH, N1:01 wa")
    for _ in range(30):
        hands.key(pygame.K_TAB)
        if hands.scene.view.marks.focus == "thief-yellow":
            break
    hands.key(pygame.K_RETURN)
    assert hands.scene.dragging.selected == "thief-yellow"
    goal = hands.scene.view.marks.focus_place
    assert goal in hands.scene.view.marks.legal
    hands.key(pygame.K_RETURN)
    hands.settle()
    assert place_of(hands, "thief-yellow") == goal


def test_a_skipped_turn_is_where_the_rules_put_it(table: Callable[..., Hands]) -> None:
    hands = table("N1:22 GO, N1:01 th")
    hands.drag(hands.piece("goblin-yellow"), hands.place("N1"))
    hands.app.update(1 / 60)
    hands.press((900, 500))
    assert not hands.scene.stage.busy
    assert hands.scene.stage.table.snapshot() == view(hands.scene.session.position, "yellow").snapshot()
    assert not hands.scene.stage.moving("thief-blue")


def test_reduced_motion_snaps_and_shows_an_arrow(table: Callable[..., Hands]) -> None:
    hands = table("N1:22 GO, N1:01 th", reduced_motion=True)
    hands.drag(hands.piece("goblin-yellow"), hands.place("N1"))
    hands.app.update(1 / 60)
    assert [type(visual) for visual in hands.scene.stage.visuals if not visual.key] == [Arrow]
    assert not hands.scene.stage.moving("1D")
    assert hands.scene.stage.table.pieces["1D"].turn == 1
    hands.app.frame()


def test_a_figure_dragged_on_a_lid_reveals_the_room(table: Callable[..., Hands]) -> None:
    scene = Scene(ROOMS, "N3:14 GO, N1:01 th").hidden("N4", "Ar wa").next_room("4G@3")
    hands = table("", scene)
    x, y = hands.place("N4")
    hands.drag(hands.piece("goblin-yellow"), (x - 70, y + 60))
    assert verbs(hands) == ["reveal"]
    flipped = None
    for _ in range(200):
        hands.app.update(1 / 60)
        flipped = flipped or next((v for v in hands.scene.stage.visuals if isinstance(v, Flipping)), None)
        if flipped is not None and flipped.part > 0.6:
            break
    assert flipped is not None
    assert (flipped.before.id, flipped.after.id) == ("lid-N4", "4G")
    assert hands.scene.stage.moving("gate-4G-h41")  # it turns up with its room
    hands.app.frame()
    hands.settle()
    assert hands.scene.stage.table.place_of("4G") == "N4"
    assert hands.scene.stage.table.pieces["4G"].turn == 3
    assert hands.scene.stage.table.snapshot() == view(hands.scene.session.position, "yellow").snapshot()
    assert place_of(hands, "goblin-yellow") == "3D-14"


def test_tokens_of_a_room_are_set_down_on_its_squares(table: Callable[..., Hands]) -> None:
    scene = Scene(ROOMS, "N3:14 GO, N1:01 th").hidden("N4", "wa").next_room("4G")
    hands = table("", scene)
    hands.drag(hands.piece("goblin-yellow"), hands.place("N4"))
    hands.settle()
    hands.wait(0.1)
    hands.drag(hands.scene.panels.hand.rect_of("warrior-blue").center, hands.place("4G-33"))
    hands.settle()
    assert place_of(hands, "warrior-blue") == "4G-33"


def test_the_board_is_dragged_by_its_rooms(table: Callable[..., Hands]) -> None:
    hands = table("N1:33 TH, N1:01 wa")
    hands.scene.view.camera.notch(6, hands.place("2G-22"), glide=False)
    before = hands.place("2G-22")
    hands.drag((before[0], before[1]), (before[0] + 60, before[1] - 40))
    assert hands.place("2G-22") == pytest.approx((before[0] + 60, before[1] - 40), abs=12)
    assert verbs(hands) == []


def test_the_place_under_a_resting_pointer_changes_with_the_board_and_the_camera(
    table: Callable[..., Hands],
) -> None:
    hands = table("N1:33 GO, N1:01 wa")
    view, at = hands.scene.view, hands.place("1D-00")
    assert view.place_at(at) == "1D-00"
    view.marks.ghost = ("1D", 1)
    turned = view.place_at(at)
    assert turned != "1D-00"
    assert hands.place(turned) == at
    view.marks.ghost = None
    assert view.place_at(at) == "1D-00"
    view.camera.notch(6, hands.place("1D-44"), glide=False)
    assert view.place_at(at) not in ("1D-00", "")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1440, 1080), (2560, 1080)])
def test_squares_can_be_hit_in_every_window(shown: Callable[..., Hands], size: tuple[int, int]) -> None:
    session = Scene(ROOMS, "N1:33 TH, N1:01 wa").session
    hands = shown(session, humans=("yellow",), size=size)
    choices = hands.scene.play.choices
    assert choices is not None
    reach = choices.reach("thief-yellow")
    for place in reach:
        assert hands.scene.view.place_at(hands.place(place), lambda other: other in reach) == place
    hands.app.frame()


def test_a_chip_shows_what_a_turn_would_bring_and_turns_the_room(table: Callable[..., Hands]) -> None:
    hands = table("N1:22 GO, N1:01 th")
    chips = hands.scene.tile_chips.chips
    assert {piece for piece, chip in chips.items() if chip.options} == {"1D", "1G"}
    hands.move(button(hands, "turn 1D"))
    hands.app.update(1 / 60)
    preview = hands.scene.tile_chips.preview()
    assert preview is not None
    assert (preview.piece, preview.turns) == ("1D", 1)
    assert hands.scene.view.marks.ghost == ("1D", 1)
    assert preview.opened
    assert preview.shut
    assert not set(preview.opened) & set(preview.shut)
    hands.app.frame()
    told = hands.scene.panels.breakdown.shown
    assert told is not None
    assert told.title == "After one turn"
    assert [(row.label, row.value) for row in told.rows] == [
        ("Ways that open", str(len(preview.opened))),
        ("Ways that shut", str(len(preview.shut))),
        ("Figures that turn along", "2"),
        ("Price", preview.price),
    ]
    assert told.rows[2].note == "Thief, Goblin"
    hands.move(hands.place("3D-22"))
    hands.app.update(1 / 60)
    assert hands.scene.panels.breakdown.shown is None
    hands.click(button(hands, "turn 1D"))
    assert verbs(hands) == []
    hands.click(button(hands, "turn 1D"))
    hands.settle()
    assert verbs(hands) == ["rotate"]
    assert hands.scene.session.position.pieces["1D"].turn == 1
    assert hands.scene.view.marks.ghost is None


def test_the_dial_of_who_may_turn_either_way_has_stops_on_both_sides(table: Callable[..., Hands]) -> None:
    hands = table("N1:22 ME, N1:01 th")
    hands.click(button(hands, "turn 1G"))
    assert [each.stop.turns for each in hands.scene.turning_dial.buttons] == [-1, 0, 1, 2]
    assert hands.scene.turning_dial.directions == {-1, 1}
    hands.move(button(hands, "turn-3"))
    hands.app.update(1 / 60)
    preview = hands.scene.tile_chips.preview()
    assert preview is not None
    assert (preview.piece, preview.turns) == ("1G", -1)
    assert preview.price
    hands.click(button(hands, "turn-3"))
    assert verbs(hands) == ["rotate"]


def test_a_chip_nobody_may_use_lets_the_pointer_through(table: Callable[..., Hands]) -> None:
    hands = table("N1:22 GO, N1:01 th")
    chip = hands.scene.tile_chips.chips["3D"]
    assert not chip.options
    assert hands.scene.page.at(chip.rect.center) is None


def test_figures_show_their_numbers_only_to_who_asks(table: Callable[..., Hands]) -> None:
    hands = table("N1:22 GO+Sw, N1:01 th")
    view = hands.scene.view
    goblin, thief = (view.stage.table.pieces[key] for key in ("goblin-yellow", "thief-blue"))
    scale = view.camera.baked
    quiet, loud = (view.sprites.of(goblin, scale, asked).surface for asked in (False, True))
    assert pygame.image.tobytes(quiet, "RGBA") != pygame.image.tobytes(loud, "RGBA")
    hands.move(hands.app.surface.get_rect().bottomright)
    hands.app.update(1 / 60)
    assert not view.resting.asked(goblin)
    hands.move(hands.piece("goblin-yellow"))
    assert view.resting.asked(goblin)
    assert not view.resting.asked(thief)
    hands.key(pygame.K_l)
    assert view.resting.asked(thief)


def test_a_load_hangs_before_the_figure_in_its_own_square(table: Callable[..., Hands]) -> None:
    view = table("N1:22 GO+Sw").scene.view
    order = [lying.piece.id for lying in view.arrangement.lying]
    load, bearer = view.arrangement.by_id["sword-yellow"], view.arrangement.by_id["goblin-yellow"]
    assert load.bearer == bearer.piece.id
    assert order.index(load.piece.id) > order.index(bearer.piece.id)
    middle, reach = view.ground.spots["1D-22"], 42 * load.scale / 2
    assert all(abs(at - mid) + reach <= 30 for at, mid in zip(load.at, middle, strict=True))


def test_the_card_of_a_figure_lists_what_it_carries(table: Callable[..., Hands]) -> None:
    hands = table("N1:33 TH+Sw, N1:01 wa")
    hands.move(hands.piece("thief-yellow"))
    hands.wait(0.1)
    shown = hands.scene.panels.piece_card.shown
    assert shown is not None
    (load,) = shown.loads
    assert load.name == "Sword"
    assert load.about
    with watch_words() as heard:
        hands.scene._show_anew()
        hands.app.frame()
    assert {load.name, load.about} <= set(heard)
    hands.move(hands.piece("warrior-blue"))
    hands.wait(0.1)
    shown = hands.scene.panels.piece_card.shown
    assert shown is not None
    assert not shown.loads

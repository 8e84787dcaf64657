"""Widgets as a player meets them: real pygame events go in, and their actions and looks are checked."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.said import Said
from game.ui import theme
from game.ui.button import Button, IconButton
from game.ui.choice import Choice, Toggle
from game.ui.field import TextField
from game.ui.label import Label
from game.ui.listing import Column, ListBox, Row
from game.ui.modal import Line, Modal, confirm
from game.ui.page import Page
from game.ui.slider import Slider, Stepper
from game.ui.theme import Scale
from game.ui.toast import Toasts
from game.ui.widget import Widget

SCALE = Scale(1080)
REASON = "You have no power left."


def event(kind: int, **values: object) -> pygame.event.Event:
    return pygame.event.Event(kind, **values)


def move(page: Page, at: tuple[int, int]) -> bool:
    return page.handle(event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))


def press(page: Page, at: tuple[int, int]) -> bool:
    return page.handle(event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))


def release(page: Page, at: tuple[int, int]) -> bool:
    return page.handle(event(pygame.MOUSEBUTTONUP, pos=at, button=1))


def click(page: Page, at: tuple[int, int]) -> None:
    move(page, at)
    press(page, at)
    release(page, at)


def key(page: Page, code: int, mod: int = 0, unicode: str = "") -> bool:
    used = page.handle(event(pygame.KEYDOWN, key=code, mod=mod, unicode=unicode))
    page.handle(event(pygame.KEYUP, key=code, mod=mod))
    return used


def placed(*widgets: Widget) -> Page:
    """A page with the widgets one below the other."""
    y = 20
    for widget in widgets:
        width, height = widget.wanted(SCALE)
        widget.place(pygame.Rect(40, y, width, height), SCALE)
        y += height + 20
    return Page(widgets)


def drawn(page: Page, size: tuple[int, int] = (900, 700)) -> pygame.Surface:
    surface = pygame.Surface(size, 0, 32)
    surface.fill(theme.PANEL)
    page.draw(surface)
    return surface


def differs(a: pygame.Surface, b: pygame.Surface, area: pygame.Rect) -> bool:
    area = area.clip(a.get_rect())
    return pygame.image.tobytes(a.subsurface(area), "RGB") != pygame.image.tobytes(b.subsurface(area), "RGB")


@pytest.fixture
def heard() -> list[object]:
    return []


# Buttons


def test_a_button_acts_on_click_and_on_enter_and_space(heard: list[object]) -> None:
    button = Button("Continue", lambda: heard.append("go"))
    page = placed(button)
    click(page, button.rect.center)
    page.set_focus(button)
    key(page, pygame.K_RETURN)
    key(page, pygame.K_SPACE)
    assert heard == ["go"] * 3


def test_leaving_a_button_before_letting_go_does_nothing(heard: list[object]) -> None:
    button = Button("Continue", lambda: heard.append("go"))
    page = placed(button)
    press(page, button.rect.center)
    move(page, (800, 600))
    release(page, (800, 600))
    assert heard == []
    assert not button.pressed


def test_the_five_states_of_every_kind_look_different() -> None:
    makers: list[Callable[[], Widget]] = [
        lambda: Button("Continue", print, "primary"),
        lambda: Button("Continue", print, "quiet"),
        lambda: Button("Continue", print, "paper"),
        lambda: IconButton("lens", print, "Rule lens"),
        lambda: IconButton("lens", print, "Rule lens", on=True),
    ]
    for make in makers:
        pictures = []
        for state in ("rest", "hover", "pressed", "focus", "off"):
            widget = make()
            page = placed(widget)
            widget.hovered = state in ("hover", "pressed")
            widget.pressed = state == "pressed"
            widget.focused = state == "focus"
            widget.reason = REASON if state == "off" else ""
            pictures.append(pygame.image.tobytes(drawn(page), "RGB"))
        assert len(set(pictures)) == 5


def test_a_button_that_is_off_does_nothing_and_shows_its_reason_at_once(heard: list[object]) -> None:
    button = Button("Cast", lambda: heard.append("go"), reason=REASON)
    page = placed(button)
    before = drawn(page)
    click(page, button.rect.center)
    below = pygame.Rect(button.rect.x - 40, button.rect.bottom + 4, 300, 60)
    assert heard == []
    assert differs(before, drawn(page), below)


def test_keys_reach_a_button_that_is_off_and_show_its_reason(heard: list[object]) -> None:
    button = Button("Cast", lambda: heard.append("go"), reason=REASON)
    page = placed(button)
    key(page, pygame.K_TAB)
    before = drawn(page)
    key(page, pygame.K_RETURN)
    assert heard == []
    assert differs(before, drawn(page), pygame.Rect(0, button.rect.bottom + 4, 300, 60))


def test_a_tooltip_appears_after_resting_and_goes_when_the_pointer_goes() -> None:
    button = IconButton("lens", print, "Rule lens")
    page = placed(button)
    below = pygame.Rect(0, button.rect.bottom + 4, 200, 50)
    empty = drawn(page)
    move(page, button.rect.center)
    page.update(0.2)
    assert not differs(empty, drawn(page), below)
    assert page.update(0.2)
    assert differs(empty, drawn(page), below)
    move(page, (700, 500))
    assert not differs(empty, drawn(page), below)


def test_a_tooltip_stays_on_the_surface() -> None:
    button = IconButton("close", print, "A rather long sentence that would not fit at the right edge at all")
    button.place(pygame.Rect(852, 652, 44, 44), SCALE)
    page = Page([button])
    move(page, button.rect.center)
    page.update(0.4)
    picture = drawn(page)
    page.forget_pointer()
    assert differs(picture, drawn(page), pygame.Rect(500, 560, 390, 90))


def test_small_widgets_answer_a_fingertip_around_them(heard: list[object]) -> None:
    button = IconButton("plus", lambda: heard.append("go"), "More")
    button.place(pygame.Rect(100, 100, 16, 16), SCALE)
    page = Page([button])
    click(page, (100 - 13, 108))  # 44 px in all
    click(page, (100 - 15, 108))
    assert heard == ["go"]


def test_of_two_near_widgets_the_one_under_the_pointer_answers(heard: list[object]) -> None:
    left = IconButton("minus", lambda: heard.append("left"), "Less")
    right = IconButton("plus", lambda: heard.append("right"), "More")
    left.place(pygame.Rect(100, 100, 16, 16), SCALE)
    right.place(pygame.Rect(118, 100, 16, 16), SCALE)
    click(Page([left, right]), (112, 108))
    assert heard == ["left"]


def test_words_too_long_for_a_button_are_noticed() -> None:
    button = Button("Continue the last table", print)
    page = placed(button)
    assert page.clipped == []
    button.place(pygame.Rect(0, 0, 60, 44), SCALE)
    assert page.clipped == ["Continue the last table"]


# Focus


def test_tab_goes_round_in_order_and_back(heard: list[object]) -> None:
    page = placed(Button("One", print), Label("only words"), Toggle("Two", False, print), Button("Three", print))
    order = []
    for _ in range(4):
        key(page, pygame.K_TAB)
        assert page.focus
        order.append(page.focus.name)
    assert order == ["One", "Two", "Three", "One"]
    key(page, pygame.K_TAB, pygame.KMOD_LSHIFT)
    assert page.focus
    assert page.focus.name == "Three"


def test_arrows_move_the_focus_to_the_neighbour() -> None:
    page = Page()
    for name, x, y in (("a", 0, 0), ("b", 200, 0), ("c", 0, 100), ("d", 200, 100)):
        page.add(Button(name, print)).place(pygame.Rect(x, y, 100, 44), SCALE)
    page.set_focus(page.named("a"), keys=True)
    path = []
    for code in (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT, pygame.K_UP):
        assert key(page, code)
        assert page.focus
        path.append(page.focus.name)
    assert path == ["b", "d", "c", "a"]
    assert not key(page, pygame.K_LEFT)


def test_the_focus_ring_shows_for_keys_only() -> None:
    button = Button("Continue", print, "quiet")
    page = placed(button)
    outside = pygame.Rect(button.rect.x - 8, button.rect.y - 8, button.rect.width + 16, 7)
    rest = drawn(page)
    press(page, button.rect.center)
    release(page, button.rect.center)
    move(page, (800, 600))
    assert not differs(rest, drawn(page), outside)
    key(page, pygame.K_TAB)
    assert differs(rest, drawn(page), outside)


def test_hidden_widgets_take_neither_focus_nor_clicks(heard: list[object]) -> None:
    button = Button("Secret", lambda: heard.append("go"))
    page = placed(button)
    button.visible = False
    click(page, button.rect.center)
    key(page, pygame.K_TAB)
    assert (heard, page.focus) == ([], None)


def test_a_removed_widget_leaves_no_focus_behind() -> None:
    button = Button("Gone", print)
    page = placed(button)
    move(page, button.rect.center)
    page.set_focus(button)
    page.remove(button)
    assert (page.focus, page.hovered) == (None, None)


# Choices and numbers


def test_a_toggle_turns_by_click_and_by_space(heard: list[object]) -> None:
    toggle = Toggle("Mute", False, heard.append)
    page = placed(toggle)
    click(page, toggle.rect.center)
    key(page, pygame.K_SPACE)
    assert heard == [True, False]


def test_a_choice_takes_clicks_and_arrows_and_tells_only_changes(heard: list[object]) -> None:
    choice = Choice(("Off", "1", "2"), 1, heard.append)
    page = placed(choice)
    click(page, choice.area(2).center)
    click(page, choice.area(2).center)
    key(page, pygame.K_LEFT)
    key(page, pygame.K_LEFT)
    assert heard == [2, 1, 0]


def test_a_slider_follows_the_drag_and_stops_at_its_ends(heard: list[object]) -> None:
    done: list[object] = []
    slider = Slider(0.5, heard.append, step=0.1, released=done.append)
    page = placed(slider)
    press(page, (slider.x_of(0.5), slider.rect.centery))
    move(page, (slider.x_of(0.8), slider.rect.centery + 90))
    move(page, (slider.rect.right + 400, slider.rect.centery))
    release(page, (slider.rect.right + 400, slider.rect.centery))
    assert heard == [pytest.approx(0.8), 1.0]
    assert done == [1.0]


def test_a_slider_obeys_keys(heard: list[object]) -> None:
    slider = Slider(5, heard.append, 0, 20, 1)
    page = placed(slider)
    page.set_focus(slider)
    for code in (pygame.K_RIGHT, pygame.K_PAGEUP, pygame.K_END, pygame.K_HOME, pygame.K_LEFT):
        assert key(page, code)
    assert heard == [6, 8, 20, 0]


def test_a_stepper_steps_and_goes_on_while_held(heard: list[object]) -> None:
    stepper = Stepper(2, heard.append, 0, 6)
    page = placed(stepper)
    plus = (stepper.rect.right - 10, stepper.rect.centery)
    press(page, plus)
    assert heard == [3]
    page.update(0.3)
    assert heard == [3]
    page.update(0.2)
    page.update(0.07)
    assert heard[1:] == [4, 5, 6][: len(heard) - 1]
    assert len(heard) >= 3
    release(page, plus)
    count = len(heard)
    page.update(1.0)
    assert len(heard) == count


def test_a_stepper_does_not_leave_its_bounds(heard: list[object]) -> None:
    stepper = Stepper(0, heard.append, 0, 1)
    page = placed(stepper)
    page.set_focus(stepper)
    for code in (pygame.K_MINUS, pygame.K_PLUS, pygame.K_PLUS):
        key(page, code)
    assert heard == [1]


# Fields, lists, labels


def type_in(page: Page, words: str) -> None:
    for letter in words:
        key(page, ord(letter.lower()), unicode=letter)
        page.handle(event(pygame.TEXTINPUT, text=letter))


def test_a_field_takes_typing_editing_and_enter(heard: list[object]) -> None:
    field = TextField("Mia", heard.append, entered=lambda words: heard.append(("enter", words)))
    page = placed(field)
    page.set_focus(field)
    key(page, pygame.K_LEFT)
    type_in(page, "r")
    key(page, pygame.K_END)
    key(page, pygame.K_BACKSPACE)
    type_in(page, "ä")
    key(page, pygame.K_RETURN)
    assert heard == ["Mira", "Mir", "Mirä", ("enter", "Mirä")]


def test_a_click_puts_the_caret_between_letters() -> None:
    field = TextField("Jonas", print)
    page = placed(field)
    click(page, (field.rect.x + 4, field.rect.centery))
    assert field.edited.caret == 0
    click(page, (field.rect.right - 4, field.rect.centery))
    assert field.edited.caret == 5


def test_typing_takes_the_place_of_what_is_selected() -> None:
    field = TextField("Jonas", print)
    page = placed(field)
    page.set_focus(field)
    key(page, pygame.K_a, pygame.KMOD_CTRL)
    type_in(page, "Mia")
    assert field.words == "Mia"
    key(page, pygame.K_LEFT, pygame.KMOD_SHIFT)
    key(page, pygame.K_LEFT, pygame.KMOD_SHIFT)
    assert field.edited.selected == "ia"
    type_in(page, "o")
    assert field.words == "Mo"
    key(page, pygame.K_HOME, pygame.KMOD_SHIFT)
    key(page, pygame.K_DELETE)
    assert field.words == ""


def test_an_arrow_leaves_a_selection_at_its_end() -> None:
    field = TextField("Jonas", print)
    page = placed(field)
    page.set_focus(field)
    key(page, pygame.K_a, pygame.KMOD_CTRL)
    key(page, pygame.K_LEFT)
    assert (field.edited.caret, field.edited.selected) == (0, "")


def test_a_drag_selects_letters() -> None:
    field = TextField("Jonas", print)
    page = placed(field)
    left, right = [(x, field.rect.centery) for x in (field.rect.x + 4, field.rect.right - 4)]
    page.handle(event(pygame.MOUSEBUTTONDOWN, pos=left, button=1))
    page.handle(event(pygame.MOUSEMOTION, pos=right, rel=(9, 0), buttons=(1, 0, 0)))
    page.handle(event(pygame.MOUSEBUTTONUP, pos=right, button=1))
    assert field.edited.selected == "Jonas"


def test_a_full_field_takes_words_for_selected_ones() -> None:
    field = TextField("Jonas", print, longest=5)
    page = placed(field)
    page.set_focus(field)
    key(page, pygame.K_a, pygame.KMOD_CTRL)
    page.handle(event(pygame.TEXTINPUT, text="Miriam"))
    assert field.words == "Miria"


def test_a_field_takes_no_more_than_its_longest_and_no_control_signs() -> None:
    field = TextField("", print, longest=4)
    page = placed(field)
    page.set_focus(field)
    page.handle(event(pygame.TEXTINPUT, text="a\x07bcdef"))
    assert field.words == "abcd"[: len(field.words)]
    assert len(field.words) <= 4
    assert "\x07" not in field.words


def test_ctrl_and_an_arrow_go_by_words_and_shift_selects_them() -> None:
    field = TextField("room 40, Jonas", print)
    page = placed(field)
    page.set_focus(field)
    carets = []
    for code in (pygame.K_LEFT, pygame.K_LEFT, pygame.K_LEFT, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_RIGHT):
        key(page, code, pygame.KMOD_CTRL)
        carets.append(field.edited.caret)
    assert carets == [9, 5, 0, 0, 4, 7]
    key(page, pygame.K_RIGHT, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
    assert field.edited.selected == ", Jonas"


def test_ctrl_z_takes_typing_back_and_is_the_scenes_when_there_is_none() -> None:
    field = TextField("Mia", print)
    page = placed(field)
    page.set_focus(field)
    type_in(page, "mr")
    key(page, pygame.K_a, pygame.KMOD_CTRL)
    key(page, pygame.K_DELETE)
    told = []
    for _ in range(4):
        told.append((key(page, pygame.K_z, pygame.KMOD_CTRL), field.words))
    assert told == [(True, "Miamr"), (True, "Miam"), (True, "Mia"), (False, "Mia")]


def test_alt_and_ctrl_together_type_a_letter() -> None:
    """AltGr comes as both on some systems; AltGr+A is a letter of Polish."""
    field = TextField("Jonas", print)
    page = placed(field)
    page.set_focus(field)
    key(page, pygame.K_a, pygame.KMOD_LCTRL | pygame.KMOD_RALT, unicode="ą")
    page.handle(event(pygame.TEXTINPUT, text="ą"))
    assert field.words == "Jonasą"


@pytest.mark.parametrize(("copied", "pasted"), [("", "Jonas"), ("Mira\r\nMia\tand", "Mira Mia and")])
def test_a_paste_is_one_line_and_nothing_pastes_nothing(
    monkeypatch: pytest.MonkeyPatch, copied: str, pasted: str
) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: copied)
    field = TextField("Jonas", print)
    page = placed(field)
    page.set_focus(field)
    key(page, pygame.K_a, pygame.KMOD_CTRL)
    key(page, pygame.K_v, pygame.KMOD_CTRL)
    assert field.words == pasted


def rows(count: int) -> list[Row]:
    return [Row(n, (f"Table {n}", "today")) for n in range(count)]


def listing(count: int, heard: list[object]) -> tuple[Page, ListBox]:
    box = ListBox(
        (Column(3, main=True), Column(1, "right")), rows(count),
        chose=lambda row: heard.append(row.key), opened=lambda row: heard.append(("open", row.key)),
    )  # fmt: skip
    box.place(pygame.Rect(20, 20, 420, 120), SCALE)
    return Page([box]), box


def test_a_list_is_walked_by_keys_and_keeps_its_cursor_in_view(heard: list[object]) -> None:
    page, box = listing(12, heard)
    page.set_focus(box)
    for code in (pygame.K_DOWN, pygame.K_END, pygame.K_RETURN):
        key(page, code)
    assert heard == [1, 11, ("open", 11)]
    assert box.rect.contains(box.row_area(11))


def test_a_double_click_opens_a_row_and_two_slow_clicks_do_not(heard: list[object]) -> None:
    page, box = listing(3, heard)
    click(page, box.row_area(1).center)
    page.update(0.8)
    click(page, box.row_area(1).center)
    page.update(0.1)
    click(page, box.row_area(1).center)
    assert heard == [1, 1, 1, ("open", 1)]


def test_the_wheel_scrolls_a_list_to_its_end_and_no_further(heard: list[object]) -> None:
    page, box = listing(12, heard)
    move(page, box.rect.center)
    page.handle(event(pygame.MOUSEWHEEL, x=0, y=-50))
    assert box.row_area(11).bottom == box.rect.bottom
    assert not page.handle(event(pygame.MOUSEWHEEL, x=0, y=-1))


def test_a_row_with_a_reason_cannot_be_opened_and_tells_why(heard: list[object]) -> None:
    page, box = listing(1, heard)
    box.set_rows([Row(0, ("Table", "x"), "This table comes from a newer version.")])
    page.set_focus(box)
    key(page, pygame.K_RETURN)
    move(page, box.row_area(0).center)
    assert heard == []
    assert box.tip == "This table comes from a newer version."


def test_new_rows_keep_the_cursor_on_the_same_table(heard: list[object]) -> None:
    _, box = listing(5, heard)
    box.cursor = 3
    box.set_rows(rows(5)[2:])
    assert box.row.key == 3


def test_an_empty_list_says_so(heard: list[object]) -> None:
    page, box = listing(0, heard)
    page.set_focus(box)
    assert not key(page, pygame.K_RETURN)
    ground = pygame.Surface((900, 700), 0, 32)
    ground.fill(theme.PANEL)
    assert differs(ground, drawn(page), box.rect)


def test_links_are_followed_by_click_and_by_key(heard: list[object]) -> None:
    label = Label(Said("See [FF-MOVE-04] and [FF-WIS-03]."), follow=heard.append)
    page = placed(label)
    area = pygame.Rect(label.text.links[0][0]).move(label.rect.topleft)
    click(page, area.center)
    key(page, pygame.K_TAB)
    key(page, pygame.K_RIGHT)
    key(page, pygame.K_RETURN)
    assert heard == ["FF-MOVE-04", "FF-WIS-03"]


def test_a_link_that_is_pointed_at_or_chosen_says_where_it_leads() -> None:
    label = Label(Said("See [§](FF-MOVE-04) and [§](FF-WIS-03)."), follow=print)
    label.rule = "the rule {}".format
    page = placed(label)
    first, second = (pygame.Rect(area).move(label.rect.topleft) for area, _ in label.text.links)
    for area, told in ((first, "the rule FF-MOVE-04"), (second, "the rule FF-WIS-03")):
        move(page, area.center)
        assert label.told == told
    move(page, label.rect.midleft)
    assert label.told == ""
    move(page, (899, 699))
    key(page, pygame.K_TAB)
    assert label.told == "the rule FF-MOVE-04"
    key(page, pygame.K_RIGHT)
    assert label.told == "the rule FF-WIS-03"


def test_what_is_hidden_while_it_has_the_focus_or_is_held_does_nothing_more(heard: list[object]) -> None:
    button = Button("Once", lambda: heard.append("done"))
    page = placed(button)
    key(page, pygame.K_TAB)
    key(page, pygame.K_RETURN)
    press(page, button.rect.center)
    button.visible = False
    release(page, button.rect.center)
    key(page, pygame.K_RETURN)
    assert heard == ["done"]


def test_a_label_too_low_for_its_words_is_clipped() -> None:
    label = Label("You must stop when you enter a space with a monster.", theme.BODY)
    width = 200
    height = label.height(SCALE, width)
    label.place(pygame.Rect(0, 0, width, height), SCALE)
    assert not label.clipped
    label.place(pygame.Rect(0, 0, width, height - 4), SCALE)
    assert label.clipped


# Boxes and notices


def box_of(count: int, size: tuple[int, int]) -> tuple[Modal, list[Toggle]]:
    toggles = [Toggle(f"Rule {n}", False, print) for n in range(count)]
    modal = Modal("Many rules", lines=[Line(None, toggle) for toggle in toggles])
    modal.settle()
    modal.layout(size, Scale.of(size))
    return modal, toggles


def test_escape_and_the_cross_close_a_box(heard: list[object]) -> None:
    modal, _ = box_of(1, (1280, 720))
    modal.closed.connect(lambda: heard.append("closed"))
    key(modal, pygame.K_ESCAPE)
    click(modal, modal.cross.rect.center)
    assert heard == ["closed", "closed"]


def test_a_question_acts_only_on_yes(heard: list[object]) -> None:
    for name, expected in (("Cancel", ["closed"]), ("End turn", ["closed", "closed", "done"])):
        modal = confirm("End the turn?", "You have steps left.", "End turn", lambda: heard.append("done"))
        modal.closed.connect(lambda: heard.append("closed"))
        modal.settle()
        modal.layout((1280, 720), Scale(720))
        click(modal, modal.named(name).rect.center)
        assert heard == expected


def test_enter_says_yes_at_once(heard: list[object]) -> None:
    modal = confirm("End the turn?", "You have steps left.", "End turn", lambda: heard.append("done"))
    modal.layout((1280, 720), Scale(720))
    key(modal, pygame.K_RETURN)
    assert heard == ["done"]


def test_a_box_too_high_for_the_window_scrolls_and_follows_the_focus() -> None:
    modal, toggles = box_of(30, (960, 600))
    assert modal.rect.height <= 600
    assert toggles[-1].rect.top > modal.view.bottom
    for _ in toggles[1:]:
        key(modal, pygame.K_TAB)
    assert modal.focus is toggles[-1]
    assert modal.view.contains(toggles[-1].rect)


def test_what_is_scrolled_away_cannot_be_clicked() -> None:
    modal, toggles = box_of(30, (960, 600))
    hidden = next(toggle for toggle in toggles if toggle.rect.top > modal.view.bottom)
    assert modal.at(hidden.rect.center) is not hidden


SIZES = [(960, 600), (1280, 720), (1920, 1080), (2560, 1440), (1024, 768), (3440, 1440)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_scale", [0.75, 1.0, 1.3, 2.0])
def test_boxes_lose_no_words_at_any_size(size: tuple[int, int], text_scale: float) -> None:
    modal = confirm(
        "End the turn?",
        "You still have **2 steps** and a spell that you could play.",
        "End the turn",
        print,
        "Go on",
    )
    modal.settle()
    modal.layout(size, Scale.of(size, text_scale))
    assert modal.clipped == []
    assert pygame.Rect((0, 0), size).contains(modal.rect)


def test_notices_come_stay_and_go() -> None:
    toasts = Toasts()
    toasts.add("Jonas beat Monster 20.")
    assert toasts.update(0.1)
    toasts.update(0.1)
    assert not toasts.update(1.0)
    assert len(toasts.shown) == 1
    toasts.update(1.6)
    toasts.update(0.3)
    assert toasts.shown == []


def test_at_most_three_notices_and_never_the_same_twice() -> None:
    toasts = Toasts()
    for words in ("a", "b", "b", "c", "d"):
        toasts.add(words)
    assert [toast.words for toast in toasts.shown] == ["b", "c", "d"]


def test_a_click_on_a_notice_sends_it_away_and_names_its_link() -> None:
    toasts = Toasts()
    toasts.add(Said("[FF-MOVE-04]"))
    toasts.update(0.5)
    surface = pygame.Surface((1280, 720), 0, 32)
    toasts.draw(surface, SCALE)
    middle = (640, 720 - SCALE.px(72) - 20)
    assert toasts.click((20, 20)) == (False, "")
    assert toasts.click(middle) == (True, "FF-MOVE-04")
    assert toasts.shown == []
    assert toasts.click(middle) == (False, "")


def test_with_a_lens_tooltips_come_at_once() -> None:
    button = IconButton("lens", print, "Rule lens")
    page = placed(button)
    page.tooltip_after = 0.0
    below = pygame.Rect(0, button.rect.bottom + 4, 200, 50)
    empty = drawn(page)
    move(page, button.rect.center)
    page.update(0.02)
    assert differs(empty, drawn(page), below)


@pytest.mark.parametrize("kind", [Slider, Choice, Stepper, Toggle, TextField])
def test_controls_that_are_off_ignore_everything_and_look_paler(kind: type[Widget], heard: list[object]) -> None:
    makers: dict[type[Widget], Callable[[str], Widget]] = {
        Slider: lambda reason: Slider(0.5, heard.append, reason=reason),
        Choice: lambda reason: Choice(("Off", "1", "2"), 1, heard.append, reason=reason),
        Stepper: lambda reason: Stepper(3, heard.append, reason=reason),
        Toggle: lambda reason: Toggle("Mute", True, heard.append, reason=reason),
        TextField: lambda reason: TextField("Mira", heard.append, reason=reason),
    }
    usable, off = placed(makers[kind]("")), placed(makers[kind](REASON))
    rect = off.widgets[0].rect
    assert differs(drawn(usable), drawn(off), rect)
    click(off, (rect.right - 6, rect.centery))
    for code in (pygame.K_RIGHT, pygame.K_SPACE, pygame.K_RETURN, pygame.K_BACKSPACE):
        key(off, code)
    off.handle(event(pygame.TEXTINPUT, text="x"))
    off.handle(event(pygame.MOUSEWHEEL, x=0, y=1))
    assert heard == []


def test_the_wheel_as_a_button_does_not_take_the_focus_away() -> None:
    button = Button("Continue", print)
    page = placed(button)
    page.set_focus(button)
    page.handle(event(pygame.MOUSEBUTTONDOWN, pos=(800, 600), button=4))
    assert page.focus is button


# Fingers


def touch(page: Page, kind: int, at: tuple[int, int]) -> None:
    page.handle(pygame.event.Event(kind, pos=at, button=1, touch=True))


def test_a_finger_that_lies_for_long_is_told_and_does_not_press(heard: list[object]) -> None:
    page = Page([Button("Undo", lambda: heard.append("go"), tip="Take the last choice back")])
    page.widgets[0].place(pygame.Rect(60, 60, 120, 44), SCALE)
    plain = drawn(page)
    touch(page, pygame.MOUSEBUTTONDOWN, (100, 80))
    page.update(theme.LONG_PRESS / 2)
    touch(page, pygame.MOUSEBUTTONUP, (100, 80))
    assert heard == ["go"]  # a short touch is a click
    touch(page, pygame.MOUSEBUTTONDOWN, (100, 80))
    assert page.update(theme.LONG_PRESS * 1.1)
    assert differs(plain, drawn(page), pygame.Rect(20, 110, 300, 60))  # the tip
    touch(page, pygame.MOUSEBUTTONUP, (100, 80))
    assert heard == ["go"]


def test_a_finger_hits_a_small_link_that_a_mouse_must_meet(heard: list[object]) -> None:
    label = Label(Said("See [A](one) and much farther away [B](two)"), follow=heard.append)
    page = Page([label])
    label.place(pygame.Rect(60, 60, 600, 40), SCALE)
    (left, top, width, high), _ = label.text.links[0]
    at = (60 + left + width // 2, 60 + top + high + 8)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        page.handle(pygame.event.Event(kind, pos=at, button=1))
    assert heard == []
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        touch(page, kind, at)
    assert heard == ["one"]


def test_a_finger_that_is_up_points_at_nothing() -> None:
    page = Page([Button("Undo", print, tip="Take the last choice back")])
    page.widgets[0].place(pygame.Rect(60, 60, 120, 44), SCALE)
    plain = drawn(page)
    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        touch(page, kind, (100, 80))
    page.update(theme.TOOLTIP_AFTER * 1.1)
    assert not differs(plain, drawn(page), pygame.Rect(0, 0, 400, 300))  # neither lit nor told
    page.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(100, 80), touch=False))
    page.update(theme.TOOLTIP_AFTER * 1.1)
    assert differs(plain, drawn(page), pygame.Rect(20, 110, 300, 60))


def test_a_mouse_button_held_for_long_still_clicks(heard: list[object]) -> None:
    page = Page([Button("Undo", lambda: heard.append("go"), tip="Take the last choice back")])
    page.widgets[0].place(pygame.Rect(60, 60, 120, 44), SCALE)
    page.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(100, 80), button=1, touch=False))
    page.update(theme.LONG_PRESS * 2)
    page.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(100, 80), button=1, touch=False))
    assert heard == ["go"]


def test_a_stepper_goes_on_under_a_finger(heard: list[object]) -> None:
    page = Page([Stepper(1, heard.append, 0, 9, tip="How many")])
    page.widgets[0].place(pygame.Rect(60, 60, 160, 44), SCALE)
    touch(page, pygame.MOUSEBUTTONDOWN, (200, 80))
    for _ in range(10):
        page.update(0.1)
    assert len(heard) > 3


def test_choices_that_find_no_room_stand_in_even_rows() -> None:
    scale, chosen = Scale(720), []
    choice = Choice(["One", "Another", "A third", "The fourth"], 0, chosen.append, name="choice")
    wide, high = choice.wanted(scale)
    assert choice.height(scale, wide) == high
    assert choice.height(scale, wide * 3 // 4) == 2 * high
    choice.place(pygame.Rect(10, 10, wide * 3 // 4, 2 * high), scale)
    areas = [choice.area(number) for number in range(4)]
    assert [area.y for area in areas] == [10, 10, 10 + high, 10 + high]
    assert [area.x for area in areas[:2]] == [area.x for area in areas[2:]]
    assert not choice.clipped
    page = Page([choice])
    for number in (3, 1, 2):
        click(page, areas[number].center)
    page.set_focus(choice)
    page.handle(event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode=""))
    assert chosen == [3, 1, 2, 3]


def test_the_buttons_of_a_box_stand_in_even_rows() -> None:
    buttons = [Button("A button with many words", lambda: None, name=f"{number}") for number in range(4)]
    modal = Modal("Four", buttons=buttons)
    width = buttons[0].wanted(Scale(720))[0]
    for room, rows in ((4.9, [4]), (3.9, [2, 2]), (2.9, [2, 2])):
        modal.width = round(room * width * 1080 / 720)
        modal.layout((1280 * 2, 720), Scale(720))
        assert [len(row) for row in modal._rows] == rows


def test_a_near_button_wins_over_the_panel_that_it_lies_on_but_not_over_a_neighbour() -> None:
    scale = Scale(720)
    ground, one, other = Label("Ground"), Button("One", print), Button("Other", print)
    ground.place(pygame.Rect(0, 0, 300, 300), scale)
    one.place(pygame.Rect(100, 100, 80, 32), scale)
    other.place(pygame.Rect(100, 134, 80, 32), scale)
    page = Page([ground, one, other])
    assert page.at((140, 96)) is one
    assert page.at((140, 131)) is one
    assert page.at((140, 135)) is other
    assert page.at((140, 90)) is ground

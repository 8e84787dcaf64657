"""Names of places on the map of Wizards: none hides behind a figure. What the log says of a walk."""

from __future__ import annotations

import pygame

from game.board.empty_spots import emptiest
from game.board.site_plates import site_plates
from tests.game.stage.played import Played
from tests.wizards.scene import Scene


def plates(clear: list[pygame.Rect]) -> list[pygame.Rect]:
    """Where the names are on the close map, with Torwall's place in the middle of the view."""
    view = Played(Scene()).view
    view.camera.notch(4, view.camera.to_screen(view.ground.spot("TOR-02") or (0, 0)), glide=False)
    view.settle()
    look = view.layout.layout.reach
    sites = {place: site for place, site in Scene().session.game.sites.items() if place == "TOR-02"}
    assert look is not None
    found = site_plates(sites, view.ground, view.camera, look, view.ui, "", clear)
    return [plate.get_rect(topleft=at) for plate, at in found]


def test_a_name_hangs_beside_what_is_to_stay_clear_or_is_left_out() -> None:
    (usual,) = plates([])
    (aside,) = plates([pygame.Rect(usual.right - 6, usual.y, 30, usual.height)])
    assert aside.top == usual.top
    assert aside.right <= usual.right - 6
    (other,) = plates([usual])
    assert not other.colliderect(usual)
    assert plates([usual.inflate(600, 400)]) == []


def test_a_name_covers_as_little_as_it_can_where_no_spot_is_clear() -> None:
    camera = Played(Scene()).view.camera
    spots = [camera.to_board((300, 300)), camera.to_board((500, 300))]
    others = [pygame.Rect(250, 290, 100, 20), pygame.Rect(540, 290, 100, 20)]
    assert emptiest((100, 20), camera, spots, others).center == (500, 300)


def test_the_steps_of_a_walk_are_one_line_of_the_log() -> None:
    shown = Played(Scene().roll(4).do("red", "roll"))
    for where in ("TOR-06", "TOR-17"):
        shown.choose("red", shown.scene.option("walk", "red", where))
    shown.run()
    lines = [str(line.words) for line in shown.play.log.lines if "walks" in line.words or "goes" in line.words]
    assert lines == ["Red walks 2 steps: Torwall."]

"""The table at large text: nothing is cut off and no panel lies over another, also with words 40 % longer."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import combinations

import pygame
import pytest

from engine.bots import make
from engine.flow import Session
from engine.games import game
from engine.table import LiveDealer
from game.scenes.table.scene import TableScene
from game.services import language
from game.services.cache import STORE
from game.ui import fitted_text, text
from game.ui.text import watch_clipping
from tests.game.table.conftest import Hands

SIZES = [(1280, 720), (1920, 1080)]
TEXTS = [0.75, 1.0, 1.5, 2.0]
GAMES = [("formidable-foes", 6), ("formidable-foes", 3), ("dungeon-twister", 2)]
NAMES = ("Wilhelmine", "Jonas", "Aylin", "Maximilian-Johan", "Greta", "Ottokar")
LONGER = 0.4


def longer(template: str) -> str:
    """A sentence with every word longer; what stands in braces and links stays."""
    parts = re.split(r"(\{[^}]*\}|\[[^\]]*\](?:\([^)]*\))?)", template)
    return "".join(part if part[:1] in ("{", "[") else re.sub(r"[A-Za-z]{3,}", _stretched, part) for part in parts)


def _stretched(word: re.Match[str]) -> str:
    return word[0] + "e" * round(len(word[0]) * LONGER)


@pytest.fixture
def german(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A language in which every word takes more room."""
    forget()
    monkeypatch.setattr(language, "_translate", longer)
    yield
    forget()


def forget() -> None:
    """Lay everything out anew."""
    STORE.clear()
    text.clear()
    fitted_text._fitted_text.cache_clear()


def at_table(key: str, seats: int, decisions: int = 90) -> Session:
    """A game in its middle, played by quick bots."""
    played = game(key)
    names = dict(zip(played.seat_ids(seats), NAMES, strict=False))
    session = Session.new(played, seats, LiveDealer(4), names=names)
    bots = {seat: make("random", number) for number, seat in enumerate(session.header.seats)}
    for _ in range(decisions):
        if not session.over:
            seat = session.waiting()[0]
            session.choose(seat, bots[seat].choose(session.position.seen_by(seat), seat))
    return session


def panels(scene: TableScene) -> dict[str, pygame.Rect]:
    """Everything round the board, by name, as it is shown."""
    panels, areas = scene.panels, scene.panels.areas
    assert areas is not None
    found = {"prompt": areas.prompt, "board": areas.board, "hand": areas.hand, "menu": scene.toolbar.menu.rect}
    found |= {card.name: card.rect for card in panels.seat_rail.cards}
    found |= {tool.name: tool.rect for tool in scene.toolbar.buttons}
    found |= {button.name: button.rect for button in scene.toolbar.buttons}
    if scene.panels.log_panel.visible:
        found["log"] = scene.panels.log_panel.rect
    if not areas.drawer:
        if panels.tray.looks:
            found["tray"] = areas.tray
        found |= {name: panel.rect for name, panel in (("card", panels.card), ("race", panels.column.race))
                  if panel.visible and panel.rect.height}  # fmt: skip
    return found


def check(hands: Hands) -> None:
    """Nothing is cut, nothing overlaps, and nothing leaves the window."""
    scene, window = hands.scene, pygame.Rect((0, 0), hands.app.surface.get_size())
    for name, rect in panels(scene).items():
        assert window.contains(rect), f"{name} leaves the window: {rect}"
    for (one, first), (other, second) in combinations(panels(scene).items(), 2):
        assert not first.colliderect(second), f"{one} {first} lies over {other} {second}"
    assert not scene.page.clipped


def drawn(shown: Callable[..., Hands], session: Session, size: tuple[int, int], scale: float) -> Hands:
    """The table as its first person sees it."""
    forget()
    with watch_clipping() as clipped:
        hands = shown(session, humans=(session.waiting()[0],), size=size, text=scale, speed=0.0)
        hands.wait(0.1)
        hands.app.frame()
    assert sorted(set(clipped)) == []
    return hands


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", TEXTS)
@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_everything_fits(
    shown: Callable[..., Hands], key: str, seats: int, scale: float, size: tuple[int, int]
) -> None:
    check(drawn(shown, at_table(key, seats), size, scale))


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_longer_words_fit_as_well(
    shown: Callable[..., Hands], key: str, seats: int, scale: float, size: tuple[int, int]
) -> None:
    check(drawn(shown, at_table(key, seats), size, scale))


@pytest.mark.parametrize("interface", [0.75, 1.5, 2.0])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_large_buttons_find_room_too(shown: Callable[..., Hands], interface: float, scale: float) -> None:
    forget()
    session = at_table("dungeon-twister", 2)
    check(shown(session, humans=(session.waiting()[0],), text=scale, interface=interface, speed=0.0))


def test_what_does_not_fit_gives_way_in_order(shown: Callable[..., Hands]) -> None:
    session = at_table("formidable-foes", 6)
    told = []
    for scale in (1.0, 1.3, 1.5, 2.0):
        scene = drawn(shown, session, (1280, 720), scale).scene
        form = scene.panels.seat_rail.cards[0].form
        told.append((form.worded, form.noted, not form.low, scene.panels.log_panel.visible))
    assert told == sorted(told, reverse=True)
    assert told[0] == (True, True, True, True)
    assert told[-1][0] is False


def test_what_the_bar_has_no_room_for_is_told_by_resting_on_it(
    shown: Callable[..., Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = drawn(shown, at_table("dungeon-twister", 2), (1280, 720), 2.0).scene
    prompt = scene.panels.prompt
    assert prompt.told.tip == ""
    assert not prompt.told.focusable
    prompt.how = type(prompt.how)("A sentence that goes on and on. " * 12)
    prompt.draw(scene.app.surface)
    assert prompt.told.tip == prompt.how
    assert prompt.told.focusable

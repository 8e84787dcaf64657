"""Every way in which a fight may end is shown with the numbers of the rules, and the cards of the seats agree."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.flow import Option, Session
from game.duel.beats import Form
from game.duel.duel import Duel
from game.services.assets import BAKER
from tests.dungeon_twister.scene import Scene as Rooms
from tests.dungeon_twister.scene import attack, fight
from tests.formidable_foes.scene import GIVE_UP, Scene, battle, take
from tests.game.table.conftest import Hands
from tests.game.table.test_duel import foe, told, waiting_for_chips


def fortress(state: str) -> tuple[Session, Option]:
    """A battle of Red that ends like this, and the choice that begins it."""
    chest = Scene().figure(red="C22").wisdom(red=12).chest(2, "C22")
    return {
        "won": (foe(), battle(8)),
        "lucky": (foe(monster=2, player=3), battle(8)),
        "fright": (foe(40, 8), battle(8)),
        "too strong": (foe(5, 8), battle(8)),
        "too few chips": (foe(chips=1), battle(8)),
        "waits": (waiting_for_chips(), battle(8)),
        "chest": (chest.session, take(2)),
    }[state]


@pytest.mark.parametrize(
    ("state", "large", "verdict", "due"),
    [
        ("won", True, "Red wins", 2),
        ("lucky", True, "Red wins", 0),
        ("fright", True, "Red wins", None),
        ("too strong", True, "Lost: 5 < 8", 2),
        ("too few chips", True, "Lost: 1 chip for 2", 2),
        ("waits", True, "", 2),
        ("chest", False, "", None),
    ],
)
def test_the_ends_of_a_battle(
    shown: Callable[..., Hands], state: str, large: bool, verdict: str, due: int | None
) -> None:
    session, option = fortress(state)
    hands = shown(session, humans=("red",))
    was = numbers(hands)
    hands.scene.play.choose("red", option)
    hands.wait(0.02)
    duel, panel = told(hands), hands.scene.duel_flow.panel
    assert (duel.form is Form.LARGE) == large
    assert not large or panel.verdict == verdict
    price = duel.fight.contest.price
    assert (price.due.amount if price is not None else None) == due
    assert (duel.fight.contest.luck is not None) == (state == "lucky")
    hands.app.frame()
    hands.settle()
    if state == "waits":
        assert duel.waits
        hands.scene.play.choose("red", GIVE_UP)
        hands.wait(0.02)
        assert (panel.verdict, panel.good) == ("Lost: 1 chip for 2", False)
        duel = told(hands)
        hands.settle()
    agrees(hands, duel, was)


@pytest.mark.parametrize(
    ("tokens", "yellow", "blue", "verdict", "sums"),
    [
        ("N1:11 WA+Sw, N1:12 go", "6", "0", "Yellow wins", (10, 1)),
        ("N1:11 WA, N1:12 th!", "6", "0", "Yellow wins", (9, 0)),
        ("N1:11 WA, N1:12 tr", "1", "0", "A tie", (4, 4)),
        ("N1:11 GO, N1:12 tr", "0", "0", "Blue wins", (1, 4)),
        ("N1:11 WA, N1:22 CL+Sw, N1:21 go+ar, N1:12 th+sw", "3", "2", "Yellow wins", (9, 6)),
    ],
)
def test_the_ends_of_a_fight_with_cards(
    shown: Callable[..., Hands], tokens: str, yellow: str, blue: str, verdict: str, sums: tuple[int, int]
) -> None:
    rooms = Rooms("N1=1G", tokens).alone().choose(attack(tokens[6:8], "N1:12"))
    hands = shown(rooms.session, humans=("yellow",))
    was = numbers(hands)
    for seat, card in (("blue", blue), ("yellow", yellow)):
        hands.scene.play.choose(seat, fight(rooms._card(seat, card), seat))
    hands.wait(0.02)
    duel, panel = told(hands), hands.scene.duel_flow.panel
    assert panel.verdict == verdict
    assert tuple(side.number.total for side in duel.fight.contest.sides) == sums
    hands.app.frame()
    hands.settle()
    agrees(hands, duel, was)


def numbers(hands: Hands) -> dict[tuple[str, int], str]:
    """The numbers on all seats' cards."""
    hands.wait(0.02)
    cards = hands.scene.panels.seat_rail.cards
    return {(card.info.seat, n): count[2] for card in cards for n, count in enumerate(card.info.counts)}


def agrees(hands: Hands, duel: Duel, was: dict[tuple[str, int], str]) -> None:
    """The ledger tells all that has changed on the seats' cards, and nothing else."""
    now = numbers(hands)
    ledger = {(change.seat, change.number): (change.was, change.now) for change in duel.changes}
    assert ledger == {key: (was[key], now[key]) for key in was if was[key] != now[key]}


def test_the_floor_of_the_stage_is_that_of_the_room_they_fight_in(shown: Callable[..., Hands]) -> None:
    floors = []
    for tokens, figure, square in (("N1:11 WA, N1:12 go", "WA", "N1:12"), ("N1:21 CL, N1:22 th", "CL", "N1:22")):
        rooms = Rooms("N1=1G", tokens).alone().choose(attack(figure, square))
        hands = shown(rooms.session, humans=("yellow",))
        for seat in ("blue", "yellow"):
            hands.scene.play.choose(seat, fight(rooms._card(seat, "0"), seat))
        hands.wait(0.02)
        BAKER.catch_up()
        floor = told(hands).floor
        assert floor is not None
        floors.append(pygame.image.tobytes(floor, "RGBA"))
        hands.app.frame()
    assert floors[0] != floors[1]
    hands = shown(foe(), humans=("red",))  # a game with a chamber of its own
    hands.scene.play.choose("red", battle(8))
    hands.wait(0.02)
    BAKER.catch_up()
    assert told(hands).floor is None

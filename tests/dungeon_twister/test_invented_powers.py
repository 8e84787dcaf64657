"""Windows: figures invented here step in where an action, a step, a fight or a loss is announced."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from engine.dungeon_twister import made
from engine.dungeon_twister.boxes import shipped
from engine.dungeon_twister.components import OTHER, Row, Sheet
from engine.dungeon_twister.content import Box, Module
from engine.dungeon_twister.fighting import Fight
from engine.dungeon_twister.pages import Move
from engine.dungeon_twister.tokens import owner
from engine.dungeon_twister.windows import (
    AGAIN,
    SEES,
    SPARED,
    ActionBegins,
    ActionEnded,
    CardsDue,
    Entering,
    Losing,
    Taking,
)
from engine.flow import (
    DONE,
    Ask,
    Done,
    Event,
    Flow,
    Frame,
    Hook,
    Option,
    Position,
    Power,
    Reason,
    Unwind,
    Verb,
    verbs,
)
from engine.said import said
from engine.table import Change, Mark
from engine.table import Move as Shift
from tests.dungeon_twister.scene import STOP, Scene, attack, fight, fireball, take, walk

CLAUSE = "DT-ACT-01"


class Offered(Frame, frozen=True, gc=False, tag="offered"):
    """Asks a seat whether its power is used; the answer is what it gives to the page below."""

    seat: str
    gives: tuple[str, ...]
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        return Ask(((self.seat, self.offer(t)),), "draw", CLAUSE)


class Given(Frame, frozen=True, gc=False, tag="given"):
    """Gives something to the page below without asking."""

    gives: tuple[str, ...]

    def start(self, t: Position) -> Flow:
        return Done(self.gives if len(self.gives) > 1 else self.gives[0])


class Halt(Frame, frozen=True, gc=False, tag="halt"):
    """Ends the move that is going on."""

    def start(self, t: Position) -> Flow:
        return Unwind(Move)


class Stunned(Event, tag="stunned", frozen=True, gc=False):
    """A figure is stunned: it rests this turn."""

    figure: str
    clause: str = CLAUSE

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.figure, "stunned", 1),)


class Stun(Frame, frozen=True, gc=False, tag="stun"):
    figure: str

    def start(self, t: Position) -> Flow:
        t.emit(Stunned(self.figure))
        return DONE


class Slipped(Event, tag="slipped", frozen=True, gc=False):
    figure: str
    to: str
    clause: str = CLAUSE

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Shift(self.figure, self.to),)


class Slip(Frame, frozen=True, gc=False, tag="slip"):
    figure: str

    def start(self, t: Position) -> Flow:
        t.emit(Slipped(self.figure, "1G-00"))
        return DONE


def _both(t: Position, page: Offered) -> list[Option]:
    return [Option("agree"), Option("decline")]


def _answer(t: Position, page: Offered, option: Option) -> Flow:
    return Done(page.gives) if option.verb == "agree" else DONE


Offered.verbs = verbs(
    *[Verb(verb, _both, lambda t, page, option: [], _answer, takes=()) for verb in ("agree", "decline")]
)


def box(kind: str, *hooks: tuple[str, str, Callable[..., Any]], **more: Any) -> type[Scene]:
    """Scenes of a game with a figure of one more kind that has these hooks."""
    row = Row(name=said("Stranger"), clause=CLAUSE, speed=3, combat=1)
    power = Power(kind, tuple([Hook(sort, topic, CLAUSE, do) for sort, topic, do in hooks]))  # type: ignore[arg-type]
    pages = (Offered, Given, Halt, Stun, Slip)
    module = Module(kind, POWER=power, PAGES=pages, EVENTS=(Stunned, Slipped), RESTS={"stunned": CLAUSE}, **more)
    trial = made((*shipped(), Box("trial", Sheet(99, said("Trial"), figures={kind: row}), (module,))))
    return type("TrialScene", (Scene,), {"game": trial})


def laid(seat: str) -> set[str]:
    """All combat cards of a seat, as options."""
    return {f"combat-{card}-{seat}" for card in ("0", "1", "2a", "2b", "3a", "3b", "4", "5", "6")}


def offer(scene: Scene, seat: str) -> set[str]:
    return {option.piece for option in scene.options(seat) if option.verb == "fight"}


# -- fights ----------------------------------------------------------------------------------------------


def test_a_side_may_announce_a_second_card() -> None:
    def announces(t: Position, bearer: str, window: CardsDue) -> Frame | None:
        alone = window.attackers == (bearer,) and len(window.defenders) == 1
        return Offered(owner(t, bearer), (AGAIN, owner(t, bearer))) if alone else None

    scenes = box("duellist", ("react", "CardsDue", announces))
    scene = scenes("N1=1G", "N1:11 duellist-yellow, N1:12 tr").choose(attack("duellist-yellow", "N1:12"))
    assert scene.asked() == "yellow"
    scene.choose(Option("agree"))
    assert set(scene.session.waiting()) == {"yellow", "blue"}
    scene.choose(fight("4", "yellow"), seat="yellow").choose(fight("3a", "blue"), seat="blue")
    assert scene.session.waiting() == ("yellow",)
    assert offer(scene, "yellow") == laid("yellow") - {"combat-4-yellow"}
    assert not [key for key in scene.view("yellow").contents["laid-blue"] if key == "combat-3a-blue"]
    assert [side.card for side in scene.contest("blue").sides] == ["", "combat-3a-blue"]
    scene.choose(fight("3a", "yellow"), seat="yellow")
    (decided,) = [event for event in scene.happened() if event.tag() == "fight decided"]
    assert (decided.attack, decided.defence) == (1 + 4 + 3, 4 + 3)
    assert scene.is_wounded("tr")
    refused = scenes("N1=1G", "N1:11 duellist-yellow, N1:12 tr").choose(attack("duellist-yellow", "N1:12"))
    refused.choose(Option("decline")).fight(yellow=0, blue=0)
    assert refused.is_wounded("duellist-yellow")
    group = scenes("N1=1G", "N1:11 duellist-yellow, N1:22 CL, N1:12 tr").choose(attack("duellist-yellow", "N1:12"))
    assert set(group.session.waiting()) == {"yellow", "blue"}


def test_a_side_may_see_the_other_card_first_but_not_both() -> None:
    def sees(t: Position, bearer: str, window: CardsDue) -> Frame | None:
        fights = bearer in (*window.attackers, *window.defenders)
        return Given((SEES, owner(t, bearer))) if fights else None

    scenes = box("watcher", ("react", "CardsDue", sees))
    scene = scenes("N1=1G", "N1:11 watcher-yellow, N1:12 go").choose(attack("watcher-yellow", "N1:12"))
    assert scene.session.waiting() == ("blue",)
    scene.choose(fight("2a", "blue"))
    assert scene.names()[-1] == "cards shown"
    assert scene.session.waiting() == ("yellow",)
    assert scene.contest("yellow").sides[1].number.total == 3
    assert [row.note for row in scene.contest("yellow").rows][:4] == ["loses", "loses", "level", "wins"]
    scene.choose(fight("3a", "yellow"))
    assert scene.is_wounded("go")
    both = scenes("N1=1G", "N1:11 watcher-yellow, N1:12 watcher-blue").choose(attack("watcher-yellow", "N1:12"))
    assert set(both.session.waiting()) == {"yellow", "blue"}


def test_a_power_may_dictate_a_card() -> None:
    def demands(t: Position, bearer: str, window: CardsDue) -> Frame | None:
        return Given(("dictated", OTHER[owner(t, bearer)], "1"))

    def dictates(t: Position, bearer: str, page: Fight, seat: str, card: str) -> list[Reason]:
        wanted = [f"combat-{word}-{seat}" for what, whom, word in page.terms if (what, whom) == ("dictated", seat)]
        held = [each for each in wanted if each in t.contents[f"combat-{seat}"]]
        return [Reason("DT-COMBAT-06")] if held and card not in held else []

    scenes = box("mesmer", ("react", "CardsDue", demands), ("forbid", "combat card", dictates))
    scene = scenes("N1=1G", "N1:11 mesmer-yellow, N1:12 tr").choose(attack("mesmer-yellow", "N1:12"))
    assert (offer(scene, "blue"), offer(scene, "yellow")) == ({"combat-1-blue"}, laid("yellow"))
    scene.refused(fight("2a", "blue"), "DT-COMBAT-06", seat="blue")
    without = scenes("N1=1G", "N1:11 mesmer-yellow, N1:12 tr").cards("blue", combat="0 5")
    without.choose(attack("mesmer-yellow", "N1:12"))
    assert offer(without, "blue") == {"combat-0-blue", "combat-5-blue"}


def test_a_loss_may_be_kept_off_in_a_fight_and_from_fire() -> None:
    def spares(t: Position, bearer: str, window: Losing) -> Frame | None:
        return Given((SPARED,)) if owner(t, window.figure) == owner(t, bearer) else None

    scenes = box("guardian", ("react", "Losing", spares))
    scene = scenes("N1=1G", "N1:11 TR, N1:12 go, Y9 guardian-blue").choose(attack("TR", "N1:12"))
    scene.fight(yellow=6, blue=0)
    assert scene.is_well("go")
    fire = scenes("N1=1G", "N1:11 WI+Fw, N1:12 go, Y9 guardian-blue").choose(fireball("WI", "N1:12"))
    assert (fire.on("N1:12"), fire.vp("yellow")) == ("go", 0)
    plain = scenes("N1=1G", "N1:11 WI+Fw, N1:12 go").choose(fireball("WI", "N1:12"))
    assert (plain.on("N1:12"), plain.vp("yellow")) == ("", 1)


# -- actions ---------------------------------------------------------------------------------------------


def test_an_action_that_became_impossible_when_it_was_announced_is_not_paid() -> None:
    def stuns(t: Position, bearer: str, window: ActionBegins) -> Frame | None:
        enemy = window.seat != owner(t, bearer) and not t.pieces[window.option.piece].mark("stunned")
        return Stun(window.option.piece) if enemy else None

    scenes = box("medusa", ("react", "ActionBegins", stuns))
    scene = scenes("N1=1G", "N1:11 CL, N1:22 TH, Y9 medusa-blue").choose(walk("CL", "N1:12"))
    assert (scene.on("N1:11"), scene.ap_left(), scene.names()) == ("CL", 5, ["stunned"])
    scene.refused(walk("CL", "N1:12"), CLAUSE)
    free = scenes("N1=1G", "N1:11 CL, Y9 medusa-yellow").choose(walk("CL", "N1:12"))
    assert (free.on("N1:12"), free.ap_left()) == ("CL", 4)


def test_an_enemy_may_step_in_when_an_action_has_ended() -> None:
    def slips(t: Position, bearer: str, window: ActionEnded) -> Frame | None:
        first = t.pieces[bearer].place != "1G-00"
        return Slip(bearer) if window.seat != owner(t, bearer) and first else None

    scenes = box("eel", ("react", "ActionEnded", slips))
    scene = scenes("N1=1G", "N1:11 CL, Y9 eel-blue").move("CL", "N1:12")
    assert scene.at("eel-blue") == "N1:00"
    assert scene.asked() == "yellow"


def test_a_step_may_be_stopped_before_it_is_taken() -> None:
    def stops(t: Position, bearer: str, window: Entering) -> Frame | None:
        return Halt() if window.to == "1G-13" else None

    scenes = box("warden", ("react", "Entering", stops))
    scene = scenes("N1=1G", "N1:11 CL, Y9 warden-blue").choose(walk("CL", "N1:12"), walk("CL", "N1:13"))
    assert (scene.on("N1:12"), scene.ap_left(), scene.verbs() >= {"end"}) == ("CL", 4, True)
    at_once = scenes("N1=1G", "N1:12 CL, Y9 warden-blue").choose(walk("CL", "N1:13"))
    assert (at_once.on("N1:12"), at_once.ap_left()) == ("CL", 4)
    elsewhere = scenes("N1=1G", "N1:11 CL, Y9 warden-blue").choose(walk("CL", "N1:12"), STOP)
    assert elsewhere.on("N1:12") == "CL"


def test_taking_a_token_is_announced() -> None:
    def stops(t: Position, bearer: str, window: Taking) -> Frame | None:
        return Halt()

    scenes = box("miser", ("react", "Taking", stops))
    scene = scenes("N1=1G", "N1:11 CL, N1:12 Sw, Y9 miser-blue").choose(walk("CL", "N1:12"), take("Sw"))
    assert (scene.ap_left(), scene.names()) == (4, [])

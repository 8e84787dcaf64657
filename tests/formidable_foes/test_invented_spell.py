"""An invented spell: its rows and the folder with its clause are handed to the game, and nothing else lists it."""

from __future__ import annotations

import random
from pathlib import Path

from engine.flow import (
    Event,
    Flow,
    Goto,
    Happening,
    Hook,
    Option,
    Part,
    Position,
    Reason,
    Sentences,
    Session,
)
from engine.formidable_foes import made
from engine.formidable_foes.components import Spell
from engine.formidable_foes.spells.cards import about, no_effect, once
from engine.formidable_foes.spells.deck import Kind, deck
from engine.formidable_foes.turn_state import TurnState
from engine.said import said
from engine.table import ScriptDealer
from tests.formidable_foes.scene import CHIPS, Scene, walk


def refuse_cloak(t: Position, page: TurnState, option: Option) -> list[Reason]:
    """Only before the first step, and not twice."""
    if page.moved:
        return [about("FF-SPELL-90", t, option, steps=t.counters["steps"])]
    return no_effect(t, option) if t.kinds_in("played", "cloak") else []


def wear(t: Position, page: TurnState, option: Option) -> Flow:
    return Goto(page)


def heavy(t: Position, bearer: str, *subject: object) -> list[Part]:
    return [Part(-deck(t).value(bearer), "FF-SPELL-90", bearer)]


def hidden(t: Position, bearer: str, *subject: object) -> bool:
    return True


HOOKS = (Hook("value", "steps", "FF-SPELL-90", heavy), Hook("permit", "FF-MOVE-06", "FF-SPELL-90", hidden))
CLOAK = Kind("cloak", said("Cloak {value}"), "FF-SPELL-90", once, refuse_cloak, wear, hooks=HOOKS)
CARDS = {"S90": Spell(1, "cloak", "blue", 2), "S91": Spell(1, "cloak", "blue", 1)}
GAME = made(CARDS, (CLOAK,), (Path(__file__).parent / "cloak",))


def held() -> Scene:
    return Scene(game=GAME).figure(red="C24").monster(20, "C24").spells(red="Cloak 2, Cloak 1")


def test_it_is_offered_told_and_drawn_like_any_card() -> None:
    scene = held()
    scene.offered("red", Option("cast", "S90"), Option("cast", "S91"))
    assert scene.game.names["S90"] == "Cloak 2"
    assert "S90" in scene.game.bare_table(("red", "blue"), {}).contents["spells"]
    lens = scene.game.lens(scene.now, "red", "S90")
    assert lens is not None
    assert (lens.title, lens.clause, lens.rows[0].value) == ("Cloak 2", "FF-SPELL-90", "1")


def test_it_is_refused_in_its_own_words() -> None:
    scene = held().cast("red", "Cloak 2").refused("red", Option("cast", "S91"), "FF-SPELL-09")
    scene.walk("red", "C24-P053 (1)").refused("red", Option("cast", "S91"), "FF-SPELL-90")
    (reason,) = scene.why_not("red", Option("cast", "S91"))
    assert scene.game.refusal(reason) == "Cloak 1 comes before your first step."
    scene.refused("red", Option("cast", "S91", "", 1), "FF-SPELL-05").refused("red", CHIPS, "FF-SPELL-02")


def test_its_hooks_work_until_the_turn_is_over() -> None:
    """Of 12 steps 10 are left; in the next turn the monster holds the figure again."""
    scene = held().refused("red", walk("red", "P053"), "FF-MOVE-06").cast("red", "Cloak 2")
    scene.walk("red", "C24-P053-C23-P053-C23-P053-C23-P053-C23-P052-C22 (10)")
    scene.refused("red", walk("red", "P052"), "FF-MOVE-02").end("red")
    assert scene.place("S90") == "box"
    scene = held().cast("red", "Cloak 2").end("red").until_turn_of("red")
    scene.refused("red", walk("red", "P053"), "FF-MOVE-06")


def test_it_is_won_cast_logged_and_replayed() -> None:
    dealer, chance = ScriptDealer({"spell": ["S91", "S90"]}), random.Random(5)
    session = Session.new(GAME, 2, dealer)
    while not {"S90", "S91"} <= set(session.position.contents["box"]):
        seat = session.waiting()[0]
        cloaks = [option for option in session.options(seat) if option.piece in CARDS]
        session.choose(seat, chance.choice(cloaks or session.options(seat)))
    told = [str(Sentences(GAME, {}).event(happening.event, None)) for happening in happened(session)]
    assert sum("casts Cloak" in sentence for sentence in told) == 2
    again = Session.replayed(GAME, session.header, session.records())
    assert again.hashes() == session.hashes()


def happened(session: Session) -> list[Happening[Event]]:
    return [happening for record in session.records() for happening in record.happened]

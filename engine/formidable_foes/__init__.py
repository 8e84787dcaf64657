"""Formidable Foes: race through the fortress, battle monsters 1 to 50, grow wise."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path
from types import MappingProxyType

from engine.flow import Game, Option, Position, Powers, Reason
from engine.formidable_foes.battle import Battle
from engine.formidable_foes.battle_preview import prospect
from engine.formidable_foes.battle_report import fought
from engine.formidable_foes.breakdowns import NUMBERS, number_parts
from engine.formidable_foes.components import BOX, FOLDER, Spell
from engine.formidable_foes.determinisation import determinise
from engine.formidable_foes.ending import outcome
from engine.formidable_foes.evaluation import evaluate
from engine.formidable_foes.events.all_events import EVENTS
from engine.formidable_foes.lens import lens
from engine.formidable_foes.motives import motives, purpose
from engine.formidable_foes.out_of_turn import out_of_turn
from engine.formidable_foes.setup import lay
from engine.formidable_foes.spells.casting import DECK, powers
from engine.formidable_foes.spells.deck import Deck, Kind
from engine.formidable_foes.spells.dungeon import Rotating
from engine.formidable_foes.spells.monsters import Exchanging, Leading
from engine.formidable_foes.study import Following, Study
from engine.formidable_foes.turn import Round, Turn
from engine.formidable_foes.wandering_monsters import Lead
from engine.formidable_foes.wisdom import DUMBEST_TILE
from engine.formidable_foes.wording import facts, names, privileges
from engine.said import said

NO_CARDS: Mapping[str, Spell] = MappingProxyType({})


def _otherwise(t: Position, seat: str, option: Option) -> Reason:
    """The reason against a choice that the open page does not know."""
    if t.ask is None:
        return Reason("FF-END-04")
    turn = next((page for page in t.pages if isinstance(page, Turn)), None)
    if turn is None:
        return out_of_turn(t, option)
    if option.verb == "follow" and seat != turn.seat:
        return _not_following(t, turn, seat)
    if seat != turn.seat:
        return Reason("FF-SPELL-01") if option.verb == "cast" else Reason("FF-TURN-01", {"player": turn.seat})
    return out_of_turn(t, option)


def _not_following(t: Position, turn: Turn, seat: str) -> Reason:
    """The reason why a seat cannot follow now: what bars the seat, else that nobody is asked."""
    page = next((page for page in t.pages if isinstance(page, Following)), None)
    against = (page or Following(turn.seat, turn.met)).refuse_to(t, seat)
    return against[0] if against else Reason("FF-STUDY-19" if page else "FF-STUDY-10")


def made(cards: Mapping[str, Spell] = NO_CARDS, kinds: Iterable[Kind] = (), boxes: tuple[Path, ...] = ()) -> Game:
    """The game with more cards and kinds of spell; `boxes` are folders with their clauses and sentences."""
    deck = Deck({**DECK.cards, **cards}, {**DECK.kinds, **{kind.id: kind for kind in kinds}})
    return Game(
        id="formidable-foes",
        name=said("Formidable Foes"),
        version=1,
        folder=FOLDER,
        colours=BOX.seats,
        fewest=BOX.fewest,
        most=len(BOX.seats),
        events=EVENTS,
        pages=(Round, Turn, Following, Study, Battle, Lead, Leading, Exchanging, Rotating),
        powers=Powers(
            (DUMBEST_TILE, *powers(deck)),
            bearers=lambda t: t.contents["played"],
            active=lambda t: next((page.seat for page in t.pages if isinstance(page, Turn)), ""),
        ),
        bare_table=partial(lay, deck.cards),
        opening=Round,
        outcome=outcome,
        evaluate=evaluate,
        motives=motives,
        purpose=purpose,
        overlooked={"easy": 0.1, "medium": 0.06, "hard": 0.06},  # lines of play are long here
        determinise=determinise,
        default_reason=_otherwise,
        seats_clause="FF-SETUP-01",
        names=names(deck),
        facts=facts,
        prospect=prospect,
        fought=fought,
        privileges=privileges,
        lens=lens,
        numbers=NUMBERS,
        number_parts=number_parts,
        passing=frozenset({"end", "stop", "stay", "enough", "give up"}),
        boxes=boxes,
        content=deck,
    )


GAME = made()

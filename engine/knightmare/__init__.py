"""Knightmare: roam the dungeon by die, win a Quest Object, and answer your way to Merlin's throne."""

from __future__ import annotations

from engine.flow import Game, Position, Powers, SeatNumber
from engine.knightmare.arrival import Arrival
from engine.knightmare.card_moves import MOVES, Passage
from engine.knightmare.castle_cards import EFFECTS, Drawing
from engine.knightmare.challenge import Challenge
from engine.knightmare.challenge_report import fought
from engine.knightmare.components import BOX, FOLDER
from engine.knightmare.content import Content
from engine.knightmare.default_reasons import otherwise
from engine.knightmare.determinisation import determinise
from engine.knightmare.ending import campaign_state, carry_over, outcome
from engine.knightmare.ending_together import Consent
from engine.knightmare.evaluation import evaluate
from engine.knightmare.events.all_events import EVENTS
from engine.knightmare.late import EXTRA_VERBS
from engine.knightmare.lens import lens
from engine.knightmare.level_three import place_looks
from engine.knightmare.motives import motives, purpose
from engine.knightmare.moving import Moving
from engine.knightmare.prospects import prospect
from engine.knightmare.riddling import Riddling, reply, written
from engine.knightmare.setup import SETTINGS, lay, seating
from engine.knightmare.six_ways import six_ways
from engine.knightmare.spells.attacks import Attack
from engine.knightmare.spells.dark import Riding
from engine.knightmare.spells.resistance import RESISTANCE, Resisting
from engine.knightmare.strengths import own_strength
from engine.knightmare.turn import Rounds, Turn
from engine.knightmare.wording import facts, names
from engine.said import said

#: Pattern of counters and places -> the clause that the number is about.
NUMBERS = {
    "tokens-*": "KM-TOKEN-01",
    "most-*": "KM-TOKEN-09",
    "life-*": "KM-LIFE-02",
    "bag-*": "KM-ITEM-02",
    "hand-*": "KM-CARD-02",
    "prison": "KM-PRISON-01",
    "store": "KM-SETUP-09",
    "deck": "KM-SETUP-10",
    "discards": "KM-CARD-03",
    "necromancer": "KM-CAMP-01",
    "round": "KM-TURN-20",
}


def _active(t: Position) -> str:
    return next((page.seat for page in t.pages if isinstance(page, Turn)), "")


GAME = Game(
    id="knightmare",
    name=said("Knightmare"),
    version=1,
    folder=FOLDER,
    colours=BOX.seats,
    fewest=1,
    most=len(BOX.seats),
    events=EVENTS,
    pages=(
        Rounds,
        Turn,
        Moving,
        Arrival,
        Drawing,
        Passage,
        Challenge,
        Riddling,
        Attack,
        Resisting,
        Riding,
        Consent,
    ),
    powers=Powers((RESISTANCE,), bearers=lambda t: (), active=_active),
    bare_table=lay,
    opening=Rounds,
    outcome=outcome,
    evaluate=evaluate,
    overlooked={"easy": 0.25, "medium": 0.15, "hard": 0.15},
    motives=motives,
    purpose=purpose,
    determinise=determinise,
    default_reason=otherwise,
    seats_clause="KM-SETUP-01",
    names=names(),
    facts=facts,
    lens=lens,
    leads=six_ways,
    place_looks=place_looks,
    courses=(
        SeatNumber(said("Strength"), "swords", own_strength),
        SeatNumber(said("Riddles right"), "question", lambda t, seat: t.counters[f"right-{seat}"]),
    ),
    fought=fought,
    prospect=prospect,
    numbers=NUMBERS,
    settings=SETTINGS,
    seating=seating,
    carry_over=carry_over,
    campaign_state=campaign_state,
    concessions=frozenset({"give up", "end together"}),
    passing=frozenset({"pass", "enough", "wait", "decline", "leave it", "remain", "bear it"}),
    # No riddle costs anything: bots take them all.
    # Without "change" bots play as well, and do not pay for a rival's chamber only to stay put.
    people_only=frozenset({"aloud", "right", "wrong", "enough", "agree", "change"}),
    reply=reply,
    written=written,
    extra_verbs=EXTRA_VERBS,
    content=Content({**EFFECTS, **MOVES}),
)

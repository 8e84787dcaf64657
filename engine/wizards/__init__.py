"""Wizards: travel the enchanted islands, serve an Order, and rise to the fifth Rank before Evil takes the land."""

from __future__ import annotations

from engine.flow import Game, Position, Powers, Site
from engine.flow.seat_numbers import SeatNumber
from engine.said import said
from engine.wizards.animals import AnimalEncounter
from engine.wizards.arrival import Arrival, Landings
from engine.wizards.atlas import LAND_SPACES, ROUGH, SEA_SPACES
from engine.wizards.calling import Calling, Journeying
from engine.wizards.circle import circle
from engine.wizards.climb import climb
from engine.wizards.components import BOX, FOLDER, LANDS, SITES, land_of
from engine.wizards.content import Content
from engine.wizards.default_reasons import otherwise
from engine.wizards.demons import DemonRoll, Demons
from engine.wizards.determinisation import determinise
from engine.wizards.dragon import DragonMet, DragonRoll
from engine.wizards.dread import calendar, threatened
from engine.wizards.encounter_sheets import sheet
from engine.wizards.ending import outcome, score_parts
from engine.wizards.errands import crafts, errands
from engine.wizards.evaluation import evaluate
from engine.wizards.event_cards import Choosing, EventDrawing, Guiding, SharedVision, Sprites, Storm
from engine.wizards.events.all_events import EVENTS
from engine.wizards.evil import Attack
from engine.wizards.goals import sought
from engine.wizards.lens import lens
from engine.wizards.motives import motives, purpose
from engine.wizards.moving import Walk
from engine.wizards.places import Effect, PlaceMeeting
from engine.wizards.players import BoundMeeting, Exchange, Leading, PlayerMeeting, Rescue, Rescues
from engine.wizards.points import Gaining
from engine.wizards.ranks import Contact, MentorMeeting
from engine.wizards.reaching import addends, reach
from engine.wizards.setup import SETTINGS, Laying, Starting, lay, seating
from engine.wizards.tasks import PartDoing, Receiving, TaskParts
from engine.wizards.transport import Transport
from engine.wizards.traps import Trap
from engine.wizards.turn import ExtraTurns, Rounds, Turn
from engine.wizards.wizard_cards import CardMeeting, CardMet, Producing, TwoWizards, WizardMeeting
from engine.wizards.wording import facts, names
from engine.wizards.world import dead, rank

#: Pattern of counters and places -> the clause that the number is about.
NUMBERS = {
    "knowledge-*": "WZ-POINT-01",
    "perception-*": "WZ-POINT-01",
    "power-*": "WZ-POINT-01",
    "rank-*": "WZ-RANK-16",
    "completed-*": "WZ-TASK-07",
    "day": "WZ-SETUP-17",
    "fortnight": "WZ-TURN-02",
    "done": "WZ-EVIL-13",
    "thwarts": "WZ-EVIL-17",
}


def _active(t: Position) -> str:
    return next((page.seat for page in reversed(t.pages) if isinstance(page, Turn)), "")


GAME = Game(
    id="wizards",
    name=said("Wizards"),
    version=1,
    routine_draws=frozenset({"random encounter check", "call for help"}),
    turn=lambda t: t.counters["turn"],
    sought=sought,
    folder=FOLDER,
    colours=BOX.seats,
    fewest=2,
    most=len(BOX.seats),
    events=EVENTS,
    pages=(
        Rounds, Laying, Starting, ExtraTurns, Turn, Walk, Calling, Journeying, Arrival, Landings, Transport, Trap,
        Demons, DemonRoll, DragonMet, DragonRoll, AnimalEncounter, PlaceMeeting, Effect, MentorMeeting, Contact,
        WizardMeeting, CardMeeting, CardMet, Producing, TwoWizards, Receiving, PartDoing, TaskParts, Gaining,
        EventDrawing, SharedVision, Guiding, Choosing, Storm, Sprites, PlayerMeeting, Rescues, Rescue, Exchange,
        Leading, BoundMeeting, Attack,
    ),
    powers=Powers((), bearers=lambda t: (), active=_active),
    bare_table=lay,
    opening=Rounds,
    outcome=outcome,
    evaluate=evaluate,
    overlooked={"easy": 0.4, "medium": 0.25, "hard": 0.18},
    determinise=determinise,
    default_reason=otherwise,
    seats_clause="WZ-SETUP-01",
    names=names(),
    facts=facts,
    climb=climb,
    common_goal=circle,
    courses=(
        SeatNumber(said("Rank"), "crown", rank),
        SeatNumber(said("Tasks done"), "tick", lambda t, seat: t.counters[f"completed-{seat}"]),
        SeatNumber(said("Lands lost"), "skull", lambda t, seat: len(dead(t))),
    ),
    errands=errands,
    crafts=crafts,
    numbers=NUMBERS,
    number_parts=score_parts,
    calendar=calendar,
    threatened=threatened,
    reach=reach,
    addends=addends,
    encounter=sheet,
    lens=lens,
    motives=motives,
    purpose=purpose,
    sites={key: Site(site.name, LANDS[land_of(key)].kind, site.sort == "stone") for key, site in SITES.items()},
    rough=ROUGH,
    regions=dict.fromkeys((*LAND_SPACES, *SEA_SPACES), "map"),
    settings=SETTINGS,
    seating=seating,
    passing=frozenset({"stop", "pass by", "farewell", "enough", "no animal", "let it be"}),
    content=Content(Arrival, ExtraTurns),
)  # fmt: skip

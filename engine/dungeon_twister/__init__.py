"""Dungeon Twister: a duel of perfect timing on rotating rooms."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from engine.dungeon_twister.attacks import ATTACKING, Declaring
from engine.dungeon_twister.boxes import shipped
from engine.dungeon_twister.breakdowns import NUMBERS, number_parts
from engine.dungeon_twister.cards import CARDS
from engine.dungeon_twister.compendium import compendium
from engine.dungeon_twister.components import ACTION_PLACES, CORE, FOLDER
from engine.dungeon_twister.content import Box, Content, bearers, in_play
from engine.dungeon_twister.contests import contest, prospect
from engine.dungeon_twister.curses import Seized, Seizing
from engine.dungeon_twister.determinisation import determinise
from engine.dungeon_twister.ending import outcome
from engine.dungeon_twister.evaluation import evaluate
from engine.dungeon_twister.events.all_events import EVENTS
from engine.dungeon_twister.felling import End as FelledTree
from engine.dungeon_twister.felling import Felled, Felling
from engine.dungeon_twister.fighting import Fight
from engine.dungeon_twister.finding import Found
from engine.dungeon_twister.fire import BarBurnt, Burning
from engine.dungeon_twister.gates import GATEWORK
from engine.dungeon_twister.inheriting import Inherited, Inheriting
from engine.dungeon_twister.joining import Joining
from engine.dungeon_twister.jumping import JUMPING
from engine.dungeon_twister.lens import lens
from engine.dungeon_twister.losses import Losses
from engine.dungeon_twister.magic_free import Undone
from engine.dungeon_twister.motives import motives, purpose
from engine.dungeon_twister.moving import MOVE, MOVING
from engine.dungeon_twister.names import names
from engine.dungeon_twister.pages import Move
from engine.dungeon_twister.preparing import Drafting, Handicap, Laying, Preparing, Starting
from engine.dungeon_twister.prompts import facts
from engine.dungeon_twister.refusals import otherwise
from engine.dungeon_twister.rooms import ROOMS, SettingOut, ways_out
from engine.dungeon_twister.rounds import Round
from engine.dungeon_twister.setup import lay, settings
from engine.dungeon_twister.shooting import AT_RANGE, SHOOTING, SUPPORT
from engine.dungeon_twister.sought import sought
from engine.dungeon_twister.tiles import room_of
from engine.dungeon_twister.tokens import WOUNDS, side
from engine.dungeon_twister.turn import DrawOffer, Turn
from engine.dungeon_twister.windows import Reply
from engine.flow import Game, Position, Powers, Verb
from engine.said import said

#: The verbs that the chapters of the rules set beside pages, by the page's name.
CHAPTERS: dict[str, tuple[Verb, ...]] = {
    "Turn": (*CARDS, *MOVING, *ATTACKING, *ROOMS, *JUMPING, *GATEWORK, *SHOOTING),
    "Move": MOVE,
    "Fight": SUPPORT,
}
PAGES = (
    Round, Preparing, Drafting, Handicap, Starting, Laying, Turn, Move, SettingOut, Declaring, Fight, Losses,
    Joining, Seizing, DrawOffer, Reply, Felling, FelledTree, Inheriting, Burning,
)  # fmt: skip


def _active(t: Position) -> str:
    """The seat whose turn it is; empty between turns."""
    for page in t.pages:
        if type(page) is Turn:
            return page.seat
    return ""


def made(boxes: Iterable[Box]) -> Game:
    """The game with these boxes: all rules, and what lies in them. Raises BadData if they do not fit together."""
    found = Content(boxes)
    modules, beside = found.modules, found.verbs()
    return Game(
        id="dungeon-twister",
        name=said("Dungeon Twister"),
        version=1,
        folder=FOLDER,
        colours=CORE.seats,
        fewest=2,
        most=2,
        events=(
            *EVENTS, Found, Seized, Felled, Inherited, BarBurnt, Undone,
            *[event for module in modules for event in module.EVENTS],
        ),
        pages=(*PAGES, *[page for module in modules for page in module.PAGES]),
        powers=Powers(
            (WOUNDS, AT_RANGE, *found.powers),
            bearers,
            active=_active,
            side=side,
            playing=in_play,
        ),
        bare_table=partial(lay, found),
        opening=Round,
        outcome=outcome,
        regions=dict.fromkeys(found.tiles.squares, "board") | dict.fromkeys(ACTION_PLACES, "action cards"),
        evaluate=evaluate,
        looks_again=frozenset({"end"}),  # action points that are left are lost
        return_price=0.02,
        overlooked={"easy": 0.5, "medium": 0.43, "hard": 0.25},  # many ways lead to the same end here
        motives=motives,
        purpose=purpose,
        called=room_of,
        determinise=determinise,
        default_reason=otherwise,
        seats_clause="DT-SETUP-01",
        names=names(found),
        facts=facts,
        prospect=prospect,
        contest=contest,
        ways_out=ways_out,
        lens=lens,
        numbers=NUMBERS | {key: clause for module in modules for key, clause in (module.NUMBERS or {}).items()},
        number_parts=number_parts,
        settings=settings(found),
        for_beginners={"mode": "beginner"} if "beginner" in found.modes else {},
        concessions=frozenset({"give up", "offer draw", "time up"}),
        people_only=frozenset({"agree"}),
        sought=sought,
        passing=frozenset({"end", "stop"}),
        extra_verbs={page: (*CHAPTERS.get(page, ()), *beside.get(page, ())) for page in CHAPTERS | beside},
        boxes=tuple([box.folder for box in found.boxes.values() if box.folder is not None]),
        content=found,
        compendium=compendium(found),
        words=found.words,
    )


GAME = made(shipped())

"""How a game goes on: pages, questions, events, powers, and the session that keeps the log."""

from engine.data import BadData, read_as, read_toml
from engine.flow.events import Event, Happening
from engine.flow.frames import DONE, Call, Done, Flow, Frame, Goto, Verb, verbs
from engine.flow.game import (
    Contest,
    Game,
    Lens,
    Outcome,
    Prospect,
    ProspectRow,
    Ray,
    Score,
    Setting,
    Side,
    WrongSeats,
    WrongSetting,
)
from engine.flow.hooks import Breakdown, Hook, Part, Power, Powers
from engine.flow.notes import BARRIERS, HUMAN, Note, Seated, TakenBack
from engine.flow.options import Ask, Limit, Option, Reason, Refused, drag, drags
from engine.flow.position import Position
from engine.flow.rulebook import Clause, Rulebook
from engine.flow.sentences import Prompt, Sentences
from engine.flow.session import Header, Mismatch, Record, Session, fold, why_not

__all__ = [
    "BARRIERS",
    "DONE",
    "HUMAN",
    "Ask",
    "BadData",
    "Breakdown",
    "Call",
    "Clause",
    "Contest",
    "Done",
    "Event",
    "Flow",
    "Frame",
    "Game",
    "Goto",
    "Happening",
    "Header",
    "Hook",
    "Lens",
    "Limit",
    "Mismatch",
    "Note",
    "Option",
    "Outcome",
    "Part",
    "Position",
    "Power",
    "Powers",
    "Prompt",
    "Prospect",
    "ProspectRow",
    "Ray",
    "Reason",
    "Record",
    "Refused",
    "Rulebook",
    "Score",
    "Seated",
    "Sentences",
    "Session",
    "Setting",
    "Side",
    "TakenBack",
    "Verb",
    "WrongSeats",
    "WrongSetting",
    "drag",
    "drags",
    "fold",
    "read_as",
    "read_toml",
    "verbs",
    "why_not",
]

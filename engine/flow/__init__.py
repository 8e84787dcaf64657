"""How a game goes on: pages, questions, events, powers, and the session that keeps the log."""

from engine.flow.agreement import Needs, Seats, Setting, Team, WrongSeats, WrongSetting, unmet
from engine.flow.data import BadData, read_as, read_toml
from engine.flow.events import Event, Happening
from engine.flow.frames import DONE, Call, Done, Flow, Frame, Goto, Verb, verbs
from engine.flow.game import (
    Contest,
    Game,
    Lens,
    Prospect,
    ProspectRow,
    Ray,
    Side,
)
from engine.flow.hooks import Breakdown, Hook, Part, Power, Powers
from engine.flow.notes import BARRIERS, HUMAN, Note, Seated, TakenBack
from engine.flow.options import (
    LONGEST_TEXT,
    Ask,
    BadText,
    Limit,
    Option,
    Reason,
    Refused,
    check_text,
    drag,
    drags,
)
from engine.flow.outcome import Outcome, Score
from engine.flow.position import Position
from engine.flow.rulebook import Clause, Rulebook
from engine.flow.sentences import Prompt, Sentences
from engine.flow.session import Campaign, Header, Mismatch, Record, Session, fold, is_typed, why_not

__all__ = [
    "BARRIERS",
    "DONE",
    "HUMAN",
    "LONGEST_TEXT",
    "Ask",
    "BadData",
    "BadText",
    "Breakdown",
    "Call",
    "Campaign",
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
    "Needs",
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
    "Seats",
    "Sentences",
    "Session",
    "Setting",
    "Side",
    "TakenBack",
    "Team",
    "Verb",
    "WrongSeats",
    "WrongSetting",
    "check_text",
    "drag",
    "drags",
    "fold",
    "is_typed",
    "read_as",
    "read_toml",
    "unmet",
    "verbs",
    "why_not",
]

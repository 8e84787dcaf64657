"""How a game goes on: pages, questions, events, powers, and the session that keeps the log."""

from engine.data import BadData, Rows, read_as, read_toml
from engine.flow.addends import Addend
from engine.flow.agreement import Needs, Seats, Setting, Team, WrongSeats, WrongSetting, unmet
from engine.flow.calendar import Calendar, DayMark, Threat
from engine.flow.compendium import ENTRY, SORT, Entry
from engine.flow.contests import Contest, Fought, Judgement, Price, ProspectRow, Side, Term, Verdict
from engine.flow.encounters import EncounterRow, EncounterSheet, EncounterStep
from engine.flow.events import Event, Happening, Window, events_in
from engine.flow.frames import DONE, Call, Done, Flow, Frame, Goto, Result, Unwind, Verb, unlisted, verbs
from engine.flow.game import Game, Lens, Privilege, Prospect, Ray, Risk
from engine.flow.hooks import BEARS, Breakdown, Hook, Part, Power, Powers, Priority, Sort, borne
from engine.flow.leads import Danger, Lead, Leads
from engine.flow.legality import is_typed, why_not
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
from engine.flow.records import Campaign, Header, Mismatch, Record, fold
from engine.flow.rulebook import Clause, Rulebook
from engine.flow.seat_numbers import SeatNumber
from engine.flow.sentences import Prompt, Sentences
from engine.flow.session import Session
from engine.flow.sites import Site
from engine.flow.written import WrittenQuestion

__all__ = [
    "BARRIERS",
    "BEARS",
    "DONE",
    "ENTRY",
    "HUMAN",
    "LONGEST_TEXT",
    "SORT",
    "Addend",
    "Ask",
    "BadData",
    "BadText",
    "Breakdown",
    "Calendar",
    "Call",
    "Campaign",
    "Clause",
    "Contest",
    "Danger",
    "DayMark",
    "Done",
    "EncounterRow",
    "EncounterSheet",
    "EncounterStep",
    "Entry",
    "Event",
    "Flow",
    "Fought",
    "Frame",
    "Game",
    "Goto",
    "Happening",
    "Header",
    "Hook",
    "Judgement",
    "Lead",
    "Leads",
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
    "Price",
    "Priority",
    "Privilege",
    "Prompt",
    "Prospect",
    "ProspectRow",
    "Ray",
    "Reason",
    "Record",
    "Refused",
    "Result",
    "Risk",
    "Rows",
    "Rulebook",
    "Score",
    "SeatNumber",
    "Seated",
    "Seats",
    "Sentences",
    "Session",
    "Setting",
    "Side",
    "Site",
    "Sort",
    "TakenBack",
    "Team",
    "Term",
    "Threat",
    "Unwind",
    "Verb",
    "Verdict",
    "Window",
    "WrittenQuestion",
    "WrongSeats",
    "WrongSetting",
    "borne",
    "check_text",
    "drag",
    "drags",
    "events_in",
    "fold",
    "is_typed",
    "read_as",
    "read_toml",
    "unlisted",
    "unmet",
    "verbs",
    "why_not",
]

"""Lessons: real sessions with a script, told beat by beat. Knows no game."""

from engine.teach.cases import cases, sheets, showing
from engine.teach.course import Bookmark, Course, Misfit, NotYet, Refusal
from engine.teach.lesson import Beat, Lesson, Pattern, Play
from engine.teach.proof import Proof, proof, untaught
from engine.teach.reading import lessons, read

__all__ = [
    "Beat",
    "Bookmark",
    "Course",
    "Lesson",
    "Misfit",
    "NotYet",
    "Pattern",
    "Play",
    "Proof",
    "Refusal",
    "cases",
    "lessons",
    "proof",
    "read",
    "sheets",
    "showing",
    "untaught",
]

"""Lessons and cases: tables set up by hand with a script, explained beat by beat."""

from engine.teach.cases import best_case, case_files, cases
from engine.teach.course import Bookmark, Course, LessonChanged, NotAllowed, Refusal
from engine.teach.lesson import Beat, Lesson, Pattern, ScriptedChoice
from engine.teach.proof import Proof, proof, untaught
from engine.teach.reading import lessons, read

__all__ = [
    "Beat",
    "Bookmark",
    "Course",
    "Lesson",
    "LessonChanged",
    "NotAllowed",
    "Pattern",
    "Proof",
    "Refusal",
    "ScriptedChoice",
    "best_case",
    "case_files",
    "cases",
    "lessons",
    "proof",
    "read",
    "untaught",
]

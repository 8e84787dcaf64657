"""Proofs of lessons: a lesson is played to its end by its own patterns, and its facts are compared with the
table."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from engine.flow import Game, Refused, Sentences
from engine.table import Table
from engine.teach.course import Course
from engine.teach.lesson import Beat, Lesson

#: More choices than any beat needs.
MOST_CHOICES = 50


class Proof(Struct, frozen=True, omit_defaults=True):
    """Whether a lesson can be taken to its end; `fails` is a sentence for the first fault, "" if there is none."""

    id: str
    title: str
    beats: int
    ok: bool
    fails: str = ""


def proof(lesson: Lesson) -> Proof:
    """The proof of a lesson: the learner always takes the first choice that the beat allows."""
    fails = _fault(lesson)
    return Proof(lesson.id, str(lesson.title), len(lesson.beats), not fails, fails)


def _fault(lesson: Lesson) -> str:
    """The first thing that goes wrong, as a sentence; empty if nothing does."""
    course: Course | None = None
    try:
        course = Course(lesson)
        while course.beat is not None:
            fault = _false_words(course, course.beat) or _pass_beat(course)
            if fault:
                return f"Beat {course.number + 1}: {fault}."
    except Refused as refused:
        sentences = Sentences(lesson.game, {seat: seat.capitalize() for seat in lesson.seats})
        why = " ".join(sentences.why(reason) for reason in refused.reasons)
        return f"Beat {course.number + 1 if course else 1}: the lesson plays what the rules refuse. {why}"
    except ValueError as error:
        return f"Beat {course.number + 1 if course else 1}: {error}."
    return ""


def _pass_beat(course: Course) -> str:
    """Complete the open beat; a sentence's end if that fails, else empty."""
    number = course.number
    if not course.waits:
        course.go_on()
        return ""
    for _ in range(MOST_CHOICES):
        options = course.options()
        if not options:
            return "it can never be passed, for the rules offer nothing that it allows"
        course.choose(options[0])
        if course.number > number:
            return ""
    return "it can never be passed by what it allows"


def _false_words(course: Course, beat: Beat) -> str:
    """The first thing that the beat points at or relies on and that is not true; empty if all is true."""
    seen = course.session.position.seen_by(course.lesson.learner)
    for piece in beat.pieces:
        if piece not in seen.pieces:
            return f"it points at {piece}, which {course.lesson.learner} does not see"
    for key, value in beat.facts.items():
        found = fact(seen, key)
        if found != value:
            return f"{key} is {found}, not {value}"
    for wish in beat.refused:
        reasons = course.session.why_not(course.lesson.learner, wish.option)
        if not {reason.clause for reason in reasons}.intersection(beat.clauses):
            told = ", ".join(reason.clause for reason in reasons) or "nothing"
            return f"{wish.verb} {wish.piece} {wish.to} is refused by {told} and by no clause of the beat"
    return ""


def fact(t: Table, key: str) -> int | str:
    """The value of a fact: a counter, the place of a piece, its face or turn (`card-1.face`) or a mark on it
    (`figure-amber.tired`), or the number of pieces in a place."""
    if key in t.counters:
        return t.counters[key]
    name, _, what = key.rpartition(".")
    if name in t.pieces:
        piece = t.pieces[name]
        return {"face": piece.face, "turn": piece.turn}.get(what, piece.mark(what))
    return t.place_of(key) if key in t.pieces else len(t.contents[key])


def untaught(game: Game, taught: Iterable[Lesson]) -> tuple[str, ...]:
    """The clauses of a game that no lesson teaches."""
    known = {clause for lesson in taught for clause in lesson.clauses}
    return tuple([clause for clause in game.rulebook.clauses if clause not in known])

"""A question that somebody answers in their own words, such as a riddle."""

from __future__ import annotations

from msgspec import Struct

from engine.said import NOTHING, Said


class WrittenQuestion(Struct, frozen=True):
    """The question that a seat is asked now: its title, its text, a note such as how many are left, its clause.

    `answers` are the words that count as right, while the table judges an answer that was said aloud. `judged`
    says of each question before this one in the row whether its answer was right, and `left` how many are still
    to come, this one included; 0 if the question stands alone.
    """

    seat: str
    title: Said
    text: str
    clause: str
    note: Said = NOTHING
    answers: tuple[str, ...] = ()
    judged: tuple[bool, ...] = ()
    left: int = 0

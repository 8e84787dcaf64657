"""Through whose eyes a past table is seen: those of a seat (its id), an onlooker (None), or all-seeing ones."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.flow import HUMAN, Session
from engine.said import said
from game.ui.button import Button
from game.ui.modal import Modal

OPEN = "everything"


def eyes_of(session: Session) -> tuple[str | None, ...]:
    """The eyes that may be chosen. Before the end, when a secret could still do harm, these are an onlooker's
    and those of a person who plays alone against bots."""
    if session.over:
        return None, *session.header.seats, OPEN
    people = [seat for seat, player in session.players.items() if player == HUMAN]
    return (None, *people) if len(people) == 1 else (None,)


def eyes_in_words(session: Session, eyes: str | None) -> str:
    """What these eyes are called."""
    if eyes == OPEN:
        return said("Everything")
    return session.header.names[eyes] if eyes else said("Onlooker")


def eyes_box(session: Session, now: str | None, look_through: Callable[[str | None], object]) -> Modal:
    """A box that asks for other eyes; `look_through` is called with those chosen."""
    words = said("What each seat knew then, or, after the end, everything there was.")
    modal = Modal(said("Whose eyes?"), words)

    def choose(eyes: str | None) -> None:
        modal.close()
        look_through(eyes)

    for eyes in eyes_of(session):
        kind = "primary" if eyes == now else "quiet"
        name = eyes_in_words(session, eyes)
        button = Button(name, partial(choose, eyes), kind, name=f"eyes {eyes or 'onlooker'}")
        modal.buttons.append(modal.add(button))
        if eyes == now:
            modal.set_focus(button)
    return modal

"""The boxes about one person: another name, the same as somebody else, and forgotten."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from engine.said import said
from engine.store import Person
from game.scenes.setup.seating import LONGEST_NAME
from game.ui.button import Button
from game.ui.field import TextField
from game.ui.modal import Line, Modal, confirm


def name_box(person: Person, rename: Callable[[str], object]) -> Modal:
    """A box that asks for another name; `rename` is called with it."""

    def take(words: str) -> None:
        modal.close()
        if words.strip():
            rename(words.strip())

    field = TextField(person.name, lambda words: None, take, person.name, LONGEST_NAME, name="name")
    modal = Modal(
        said("Rename {name}", name=person.name),
        said("The tables keep the name that they were played with, and the old name still leads to this person."),
        [Line(None, field)],
        [
            Button(said("Cancel"), lambda: modal.close(), name="cancel"),
            Button(said("Rename"), lambda: take(field.words), "primary", name="done"),
        ],
    )
    modal.set_focus(field)
    return modal


def same_box(person: Person, others: Sequence[Person], choose: Callable[[Person], object]) -> Modal:
    """A box that asks who a person also is; `choose` is called with the other one."""

    def take(other: Person) -> None:
        modal.close()
        choose(other)

    lines = [Line(None, Button(each.name, partial(take, each), name=f"into {each.id}")) for each in others]
    words = said(
        "Choose the person that stays. All tables of {name} then count for this person.", name=person.name
    )
    cancel = Button(said("Cancel"), lambda: modal.close(), name="cancel")
    modal = Modal(said("Who is {name}?", name=person.name), words, lines, [cancel])
    modal.set_focus(lines[0].control)
    return modal


def merge_box(person: Person, other: Person, met: int, merge: Callable[[], object]) -> Modal:
    """A box that asks before two people become one who have `met` at so many tables."""
    facts = {"name": person.name, "other": other.name}
    words = said(
        "All tables of {name} then count for {other}, and the name {name} leads to {other}. This cannot be taken"
        " back.",
        **facts,
    )
    if met:
        warning = said("{icon:warning} They have sat at {met:table|tables} together.", met=met)
        words = said("{words}\n{warning}", words=words, warning=warning)
    return _careful(confirm(said("Merge {name} with {other}?", **facts), words, said("Merge"), merge))


def forget_box(person: Person, forget: Callable[[], object]) -> Modal:
    """A box that asks before a person is forgotten."""
    words = said(
        "{name} leaves this page and the names that are offered for new tables. The tables stay, with the names"
        " they were played with, but no longer count for {name}. This cannot be taken back.",
        name=person.name,
    )
    return _careful(confirm(said("Forget {name}?", name=person.name), words, said("Forget"), forget))


def _careful(modal: Modal) -> Modal:
    """A box on which Enter alone does what can be taken back: nothing."""
    modal.set_focus(modal.buttons[0])
    return modal

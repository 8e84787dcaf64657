"""A player at the window who will be killed: plays, takes back, branches, renames and marks at random, and prints
what has been shown. Run by test_killed.py with the number of a seed."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable

from game.scenes.table.scene import TableScene
from tests.game.driver import Person

Act = Callable[[Person, random.Random], None]


def tell(*words: object) -> None:
    """Say what the player has seen."""
    print(*words, flush=True)


def table_of(person: Person) -> int:
    """The number of the table that is shown: the one that was saved last."""
    return person.program.saved_tables.tables()[0].id


def sit_down(person: Person, chance: random.Random) -> None:
    """Begin a table, or go on with one that an earlier window left."""
    left = [row for row in person.program.saved_tables.tables() if not row.over]
    if left and chance.random() < 0.7:
        person.program.resume(chance.choice(left).id)
    else:
        key = chance.choice(list(person.program.games))
        person.open(person.program.new_table_for(key, ("human", "human"), chance.randrange(999)))
    person.rest()
    choose(person, chance)  # now this table is the one that was saved last


def choose(person: Person, chance: random.Random) -> None:
    """Make a choice and let it be shown."""
    session = person.scene(TableScene).session
    seat = chance.choice(session.waiting())
    person.scene(TableScene).play.choose(seat, chance.choice(session.options(seat)))
    person.app.step(0.02)
    tell("choice", table_of(person), len(session.entries) - 1, session.hashes()[-1])


def take_back(person: Person, chance: random.Random) -> None:
    """Take the last choice back, if that is allowed."""
    play = person.scene(TableScene).play
    seat = play.turn
    if seat and not play.session.undo_barrier(seat):
        before = len(play.session.entries) - 2
        tell("choice", table_of(person), before, play.session.hashes()[before])
        play.undo()


def branch(person: Person, chance: random.Random) -> None:
    """Play on at a branch."""
    session = person.scene(TableScene).session
    person.program.branch(session, chance.randrange(len(session.entries)), table_of(person))
    person.rest()


def rename(person: Person, chance: random.Random) -> None:
    """Give the table a title."""
    table, title = table_of(person), f"Title {chance.randrange(10**9)}"
    tell("title-to-come", table, title)
    person.program.saved_tables.rename(table, title)
    tell("title", table, title)


def mark(person: Person, chance: random.Random) -> None:
    """Put a bookmark at the beginning, which is never taken back."""
    table, note = table_of(person), f"Note {chance.randrange(10**9)}"
    tell("note-to-come", table, note)
    person.program.saved_tables.bookmark(table, 0, note)
    tell("note", table, note)


ACTS: dict[Act, int] = {choose: 60, take_back: 8, branch: 2, rename: 2, mark: 2, sit_down: 1}


def main(seed: int) -> None:
    """Play until killed."""
    chance, person = random.Random(seed), Person()
    tell("playing")
    sit_down(person, chance)
    while True:
        scene = person.app.scene
        over = not isinstance(scene, TableScene) or scene.session.over
        act = sit_down if over else chance.choices(list(ACTS), list(ACTS.values()))[0]
        act(person, chance)


if __name__ == "__main__":
    main(int(sys.argv[1]))

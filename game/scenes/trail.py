"""What is kept with a saved table's past: bookmarks with notes, and the tree of its branches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from engine.store import Bookmark, Branch
from game.scenes.tables import titled
from game.scenes.words import escaped
from game.shelf import Shelf
from game.ui.button import Button
from game.ui.field import TextField
from game.ui.label import Label
from game.ui.modal import Line, Modal

LONGEST_NOTE = 400
INDENT = "\u2003"  # a wide space for each step of the tree


@dataclass(frozen=True)
class Trail:
    """The past of the saved table `table`. `visit` looks back on another table from a record on."""

    shelf: Shelf
    table: int
    visit: Callable[[int, int], object]

    @property
    def bookmarks(self) -> tuple[Bookmark, ...]:
        """Its bookmarks, the earliest first."""
        return self.shelf.bookmarks(self.table)

    @property
    def forks(self) -> tuple[int, ...]:
        """The records after which its branches, and it from its parent, went their own ways."""
        tree = self.shelf.tree(self.table)
        if tree is None:
            return ()
        return tuple(
            branch.table.parted
            for branch, above, _ in _walked(tree, None, 0)
            if above is not None and self.table in (branch.table.id, above)
        )

    def bookmarks_box(self, n: int, seek: Callable[[int], object], changed: Callable[[], object]) -> Modal:
        """A box to lay a bookmark at record `n` with a note, or to go to one that is laid."""
        here = next((each for each in self.bookmarks if each.n == n), None)

        def keep(note: str) -> None:
            modal.close()
            self.shelf.bookmark(self.table, n, note.strip())
            changed()

        def take() -> None:
            modal.close()
            self.shelf.take_bookmark(self.table, n)
            changed()

        def go(to: int) -> None:
            modal.close()
            seek(to)

        field = TextField(here.note if here else "", lambda words: None, keep, "A note", LONGEST_NOTE, name="note")
        lines = [Line(Label(f"Choice {n}"), field)]
        for each in self.bookmarks:
            if each.n != n:
                button = Button("Go there", partial(go, each.n), name=f"bookmark {each.n}")
                note = f": {escaped(each.note)}" if each.note else ""
                lines.append(Line(Label(f"{{icon:pin}} Choice {each.n}{note}"), button))
        buttons = [Button("Cancel", lambda: modal.close(), name="cancel")]
        if here is not None:
            buttons.append(Button("Take it away", take, name="take away"))
        buttons.append(Button("Keep the bookmark", lambda: keep(field.words), "primary", name="keep"))
        modal = Modal(
            "Bookmarks", "A bookmark finds this moment again; it is kept with the table.", lines, buttons
        )
        modal.set_focus(field)
        return modal

    def tree_box(self) -> Modal:
        """A box with the tree of branches to which the table belongs."""
        tree = self.shelf.tree(self.table)

        def go(table: int, n: int) -> None:
            modal.close()
            self.visit(table, n)

        lines = []
        for branch, _, depth in _walked(tree, None, 0) if tree is not None else ():
            table = branch.table
            stage = "finished" if table.over else f"turn {table.turn}"
            way = f"parts after choice {table.parted}, {stage}" if depth else stage
            words = f"{INDENT * (depth - 1)}{'{icon:branch} ' if depth else ''}**{escaped(titled(table))}**, {way}"
            here = table.id == self.table
            act = partial(go, table.id, table.parted if depth else table.records - 1)
            button = Button("Look back", act, reason="You are here." if here else "", name=f"table {table.id}")
            lines.append(Line(Label(words), button))
        words = "Every branch is a table of its own. Looking at another one changes nothing here."
        modal = Modal(
            "Branches", words, lines, [Button("Close", lambda: modal.close(), "primary", name="done")], 820
        )
        return modal


def _walked(branch: Branch, above: int | None, depth: int) -> Iterator[tuple[Branch, int | None, int]]:
    """A tree from above: each branch with its parent's number and how deep it hangs."""
    yield branch, above, depth
    for other in branch.branches:
        yield from _walked(other, branch.table.id, depth + 1)

"""What is kept with a saved table's history: bookmarks with notes, and the tree of its branches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from engine.said import Said, joined, said
from engine.store import Bookmark, Branch, TableEntry
from game.scenes.library.table_card import progress
from game.scenes.library.table_tree import titled
from game.scenes.saved_tables import SavedTables
from game.ui.button import Button
from game.ui.field import TextField
from game.ui.label import Label
from game.ui.modal import Line, Modal

LONGEST_NOTE = 400
INDENT = "\u2003"  # a wide space for each step of the tree


@dataclass(frozen=True)
class BookmarksAndBranches:
    """The bookmarks and branches of the saved table `table`. `visit` looks back on another table from a record
    on."""

    saved_tables: SavedTables
    table: int
    visit: Callable[[int, int], object]

    @property
    def bookmarks(self) -> tuple[Bookmark, ...]:
        """Its bookmarks, the earliest first."""
        return self.saved_tables.bookmarks(self.table)

    @property
    def forks(self) -> tuple[int, ...]:
        """The records after which a branch began: its own branches, and itself at its parent."""
        tree = self.saved_tables.tree(self.table)
        if tree is None:
            return ()
        return tuple(
            branch.table.parted
            for branch, above, _ in _walked(tree, None, 0)
            if above is not None and self.table in (branch.table.id, above)
        )

    def bookmarks_box(self, n: int, seek: Callable[[int], object], changed: Callable[[], object]) -> Modal:
        """A box that sets a bookmark at record `n` with a note, or leads to an existing one."""
        here = next((each for each in self.bookmarks if each.n == n), None)

        def keep(note: str) -> None:
            modal.close()
            self.saved_tables.bookmark(self.table, n, note.strip())
            changed()

        def take() -> None:
            modal.close()
            self.saved_tables.remove_bookmark(self.table, n)
            changed()

        def go(to: int) -> None:
            modal.close()
            seek(to)

        written = here.note if here else ""
        field = TextField(written, lambda words: None, keep, said("A note"), LONGEST_NOTE, name="note")
        lines = [Line(Label(said("Choice {n}", n=n)), field)]
        for each in self.bookmarks:
            if each.n != n:
                button = Button(said("Go there"), partial(go, each.n), name=f"bookmark {each.n}")
                lines.append(Line(Label(_laid(each)), button))
        buttons = [Button(said("Cancel"), lambda: modal.close(), name="cancel")]
        if here is not None:
            buttons.append(Button(said("Take it away"), take, name="take away"))
        buttons.append(Button(said("Keep the bookmark"), lambda: keep(field.words), "primary", name="keep"))
        words = said("A bookmark finds this moment again; it is kept with the table.")
        modal = Modal(said("Bookmarks"), words, lines, buttons)
        modal.set_focus(field)
        return modal

    def tree_box(self) -> Modal:
        """A box with the tree of branches that the table belongs to."""
        tree = self.saved_tables.tree(self.table)

        def go(table: int, n: int) -> None:
            modal.close()
            self.visit(table, n)

        lines = []
        for branch, _, depth in _walked(tree, None, 0) if tree is not None else ():
            table = branch.table
            words = _in_tree(table, depth)
            here = table.id == self.table
            act = partial(go, table.id, table.parted if depth else table.records - 1)
            reason = said("You are here.") if here else ""
            button = Button(said("Look back"), act, reason=reason, name=f"table {table.id}")
            lines.append(Line(Label(words), button))
        words = said("Every branch is a table of its own. Looking at another one changes nothing here.")
        close = Button(said("Close"), lambda: modal.close(), "primary", name="done")
        modal = Modal(said("Branches"), words, lines, [close], 820)
        return modal


def _laid(mark: Bookmark) -> Said:
    """A bookmark as a line."""
    if not mark.note:
        return said("{icon:pin} Choice {n}", n=mark.n)
    return said("{icon:pin} Choice {n}: {note}", n=mark.n, note=mark.note)


def _in_tree(table: TableEntry, depth: int) -> Said:
    """A table as a line of the tree: its name, where it branched off, how far it is."""
    name = titled(table)
    stage = progress(table)
    if not depth:
        return said("**{name}**, {stage}", name=name, stage=stage)
    facts = {"name": name, "n": table.parted, "stage": stage}
    words = said("{icon:branch} **{name}**, parts after choice {n}, {stage}", **facts)
    return joined([INDENT * (depth - 1), words], "")


def _walked(branch: Branch, above: int | None, depth: int) -> Iterator[tuple[Branch, int | None, int]]:
    """A tree from the root down: each branch with its parent's number and its depth."""
    yield branch, above, depth
    for other in branch.branches:
        yield from _walked(other, branch.table.id, depth + 1)

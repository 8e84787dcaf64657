"""One line of words as somebody edits it: the words, the caret, and what is selected."""

from __future__ import annotations


class EditedLine:
    """At most `longest` characters. What lies between `anchor` and `caret` is selected."""

    def __init__(self, words: str, longest: int) -> None:
        self.longest = longest
        self.write(words)

    def write(self, words: str) -> None:
        """Begin with other words, the caret behind them."""
        self.words = words
        self.caret = self.anchor = len(words)
        self._past: list[tuple[str, int]] = []  # the words and the caret before each edit

    @property
    def span(self) -> tuple[int, int]:
        """Where the selection begins and ends; twice the caret if nothing is selected."""
        return min(self.anchor, self.caret), max(self.anchor, self.caret)

    @property
    def selected(self) -> str:
        """The selected words."""
        start, end = self.span
        return self.words[start:end]

    def select_all(self) -> None:
        """Select all words."""
        self.anchor, self.caret = 0, len(self.words)

    def move(self, caret: int, selecting: bool = False) -> None:
        """Move the caret; `selecting` keeps the anchor where it is."""
        self.caret = max(0, min(len(self.words), caret))
        if not selecting:
            self.anchor = self.caret

    def step(self, by: int, selecting: bool = False) -> None:
        """Move the caret by a character (`by` is -1 or 1), or without `selecting` to that end of a selection."""
        if self.selected and not selecting:
            self.move(self.span[by > 0])
        else:
            self.move(self.caret + by, selecting)

    def leap(self, by: int, selecting: bool = False) -> None:
        """Move the caret to the beginning of a word (`by` is -1), or behind the end of one (1)."""
        at, inside, behind = self.caret, False, min(by, 0)
        while 0 <= at + behind < len(self.words):
            letter = self.words[at + behind].isalnum()
            if inside and not letter:
                break
            inside |= letter
            at += by
        self.move(at, selecting)

    @property
    def undoable(self) -> bool:
        """Whether there is an edit to take back."""
        return bool(self._past)

    def undo(self) -> None:
        """Take the last edit back."""
        self.words, self.caret = self._past.pop()
        self.anchor = self.caret

    def insert(self, words: str) -> None:
        """Put words in the place of the selection: those that can be printed, and as many as have room."""
        start, end = self.span
        room = self.longest - len(self.words) + end - start
        added = "".join([character for character in words if character.isprintable()])[:room]
        if added or start < end:
            self._past.append((self.words, self.caret))
        self.words = self.words[:start] + added + self.words[end:]
        self.move(start + len(added))

    def erase(self, by: int) -> None:
        """Take the selection away, or the character before the caret (`by` is -1) or behind it (1)."""
        if not self.selected:
            self.move(self.caret + by, selecting=True)
        self.insert("")

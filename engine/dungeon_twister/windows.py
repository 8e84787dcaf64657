"""Windows: the named moments at which any power may step in (README, "How an interrupt is written").

A page that a power opens at a window may give a result. The words that windows' pages read are listed here.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.dungeon_twister.content import in_play
from engine.flow import Done, Flow, Frame, Goto, Option, Position, Window

#: What a reaction gives that keeps off the loss which a `Losing` tells of; and the word of one that turns a wound
#: into a death, with the clause.
SPARED = "spared"
KILLED = "killed"
#: The cause of a loss that a `Losing` names.
FIRE = "fire"
#: What a reaction to `FightDeclared` may give, with a figure that stays out of the fight, though it could join, or
#: that takes part though nothing would draw it in, with the enemy in the fight to whom it is linked.
OUT, IN = "out", "in"
#: What a reaction to `CardsDue` or `TermsStated` may announce, with the seat that it concerns: the seat lays one
#: card more; it lays its cards when it has seen those of the other side; chance takes its card from its hand.
#: Powers alone read all else. SEES is also the tag of powers that see cards so.
AGAIN, SEES, BLIND = "again", "sees", "blind"


class ActionBegins(Window, frozen=True):
    """A seat is about to act, as `option` says. Nothing is paid yet."""

    seat: str
    option: Option


class ActionEnding(Window, frozen=True):
    """An action is about to end. Figures over a pit have not fallen yet."""

    seat: str


class ActionEnded(Window, frozen=True):
    """An action has ended, and so have the falls."""

    seat: str


class Entering(Window, frozen=True):
    """A figure on a move is about to step onto a square. A reaction may unwind the move."""

    seat: str
    figure: str
    to: str


class Taking(Window, frozen=True):
    """A figure on a move is about to take a token into its hands."""

    seat: str
    figure: str
    token: str


class TeamsReady(Window, frozen=True):
    """Both teams stand, and nothing of them is laid out yet."""


class FightDeclared(Window, frozen=True):
    """A figure attacks another; the groups are not gathered yet. `seat` is the attacking side."""

    seat: str
    attacker: str
    target: str


class CardsDue(Window, frozen=True):
    """Both groups stand, and the cards are about to be chosen. A reaction may announce terms of the fight."""

    seat: str
    attackers: tuple[str, ...]
    defenders: tuple[str, ...]


class TermsStated(Window, frozen=True):
    """All announcements of a fight are made, and no card is chosen yet. A reaction may add to the terms."""

    seat: str
    attackers: tuple[str, ...]
    defenders: tuple[str, ...]
    terms: tuple[tuple[str, ...], ...]


class Losing(Window, frozen=True):
    """A figure is about to be wounded, or eliminated (`fatal`), by `cause`. A reaction may give SPARED, or KILLED
    with a clause."""

    figure: str
    clause: str
    fatal: bool
    cause: str = ""


class FigureDied(Window, frozen=True):
    """A figure has just been eliminated on a square; what lay with it lies there still."""

    figure: str
    square: str


class Grown(Window, frozen=True):
    """A figure has become heavier where it is; what breaks under it breaks at once."""

    figure: str


class Reply(Frame, frozen=True, gc=False, tag="reply"):
    """What a power answers to a window without asking anybody: one word, or several that belong together."""

    words: tuple[str, ...]

    def start(self, t: Position) -> Flow:
        """The page below reads it."""
        return Done(self.words if len(self.words) > 1 else self.words[0])


def heard(t: Position, window: type[Window]) -> bool:
    """Whether a power listens to a window: one that is borne now or, since checks come later, one that is in play
    and checks it. The steps of others are not worth taking."""
    name = window.__name__
    if name not in in_play(t).heard:
        return False
    return ("react", name) in t.heard or ("replace", name) in t.heard or name in t.game.powers.checked


class Announced(Frame, frozen=True, kw_only=True, gc=False):
    """A page whose choices have windows: a choice is announced, then carried out if it still can be.

    `doing` is the choice that is being announced. A window that no power hears takes no step.
    """

    doing: Option | None = None

    def window(self, option: Option) -> Window | None:
        """The window before an option is carried out; None if it has none."""
        return None

    def answer(self, t: Position, choices: tuple[tuple[str, Option], ...]) -> Flow:
        """Announce what was chosen, or do it."""
        option = choices[0][1]
        window = self.window(option)
        if window is None or not heard(t, type(window)):
            return Frame.answer(self, t, choices)
        return Goto(replace(self, doing=option, step="announce"))

    def announce(self, t: Position) -> Flow:
        """The window."""
        window = self.window(self.doing) if self.doing is not None else None
        if window is not None:
            t.emit(window)
        return Goto(replace(self, step="carry_out"))

    def carry_out(self, t: Position) -> Flow:
        """The choice is done, unless what happened meanwhile forbids it."""
        option, page = self.doing, self.resumed()
        if option is None or page.why_not(t, "", option):
            return Goto(page)
        return t.game.verbs(type(page))[option.verb].do(t, page, option)

    def resumed(self) -> Announced:
        """The page as it asked."""
        return replace(self, doing=None, step="start")

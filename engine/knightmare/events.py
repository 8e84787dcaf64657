"""What happens in Knightmare, and what hands do to the table for it."""

from __future__ import annotations

from typing import ClassVar

from engine.flow import Event, Position
from engine.knightmare.components import (
    BAG,
    BOX,
    CARDS,
    DARK,
    DECK,
    DISCARDS,
    FIGURE,
    HAND,
    OUT,
    PATH,
    PLAYED,
    PRISON,
    STORE,
    THRONE,
    TOKENS,
)
from engine.knightmare.riddles import bank
from engine.table import Change, Count, Forget, Mark, Move, Show, Swap, Table, shuffled

CUP = "cup_that_heals"
#: What the counter `over` shows if the game is over because the last Dungeoneer has given up (KM-END-06).
GIVEN_UP = 2


def item_moved(t: Table, item: str, to: str) -> tuple[Change, ...]:
    """An item goes somewhere. The Cup counts anew each time it changes hands (KM-QUEST-05)."""
    if item == CUP and t.pieces[CUP].mark("turns"):
        return (Move(item, to), Mark(item, "turns", 0))
    return (Move(item, to),)


def path_cleared(t: Table, item: str) -> tuple[Change, ...]:
    """The stones of a path go back to the store, spare ones to the box (KM-THREE-14)."""
    lying = [key for place in PATH[item] for key in t.contents[place]]
    return tuple([Move(key, home) for key in lying if (home := _HOME_OF_STONE.get(t.pieces[key].kind))])


_HOME_OF_STONE = {"helm": STORE, "stone": OUT}


class StarterDrawn(Event, tag="starter drawn", frozen=True, gc=False):
    """The seat that begins is drawn."""

    seat: str
    clause: str = "KM-SETUP-18"


class TurnBegan(Event, tag="turn began", frozen=True, gc=False):
    """A turn begins: Protection ends, a missed turn is noted, and what counts turns counts this one
    (KM-TURN-20)."""

    seat: str
    clause: str = "KM-TURN-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        figure = t.pieces[FIGURE[self.seat]]
        asleep, chest = figure.mark("asleep"), figure.mark("hobgoblin")
        marks = {"protected": 0, "asleep": 0, "slept": asleep, "hobgoblin": max(chest - 1, 0)}
        if figure.mark("pledged"):
            marks["pact"] = figure.mark("pact") + 1
        counts: list[Change] = [Count("turn", t.counters["turn"] + 1)]
        if t.counters["turn"] % len(t.seats) == 0:
            counts.append(Count("round", t.counters["round"] + 1))
        counts += [Mark(figure.id, name, n) for name, n in marks.items() if figure.mark(name) != n]
        if t.pieces[CUP].place == BAG[self.seat]:
            counts.append(Mark(CUP, "turns", t.pieces[CUP].mark("turns") + 1))
        return (*counts, Mark(figure.id, "turns", figure.mark("turns") + 1))


class TurnMissed(Event, tag="turn missed", frozen=True, gc=False):
    """A Dungeoneer misses this turn."""

    seat: str
    clause: str = "KM-TURN-10"


class Rolled(Event, tag="rolled", frozen=True, gc=False):
    """A die, or two, are thrown; the clause says what for."""

    seat: str
    number: int
    other: int = 0
    clause: str = "KM-MOVE-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count("die", self.number), Count("die-other", self.other))


class RolledTwo(Rolled, tag="rolled two", frozen=True, gc=False):
    """Two dice are thrown together, and their sum counts."""


class Went(Event, tag="went", frozen=True, gc=False):
    """A Dungeoneer goes to a chamber or along a path."""

    seat: str
    to: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(FIGURE[self.seat], self.to),)


class StayedPut(Event, tag="stayed put", frozen=True, gc=False):
    """A Dungeoneer stays where the move began."""

    seat: str
    clause: str = "KM-MOVE-08"


class Imprisoned(Event, tag="imprisoned", frozen=True, gc=False):
    """A Dungeoneer is put into the prison; every stay is counted anew (KM-PRISON-12)."""

    seat: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(FIGURE[self.seat], PRISON), Mark(FIGURE[self.seat], "prison", 0))


class PrisonCounted(Event, tag="prison counted", frozen=True, gc=False):
    """A turn that began and ended in the prison."""

    seat: str
    clause: str = "KM-PRISON-12"

    def changes(self, t: Position) -> tuple[Change, ...]:
        figure = FIGURE[self.seat]
        return (Mark(figure, "prison", t.pieces[figure].mark("prison") + 1),)


class Freed(Event, tag="freed", frozen=True, gc=False):
    """A prisoner goes to the red chamber."""

    seat: str
    clause: str = "KM-PRISON-06"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(FIGURE[self.seat], BOX.start), Mark(FIGURE[self.seat], "prison", 0))


class TokensGained(Event, tag="tokens gained", frozen=True, gc=False):
    """Helm tokens come from the store."""

    seat: str
    number: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return tuple([Move(key, TOKENS[self.seat]) for key in t.contents[STORE][-self.number :]])


class TokensOverflowed(Event, tag="tokens overflowed", frozen=True, gc=False):
    """Helm tokens that nobody can hold stay in the store."""

    seat: str
    number: int
    clause: str = "KM-TOKEN-02"


class TokensSpent(Event, tag="tokens spent", frozen=True, gc=False):
    """Helm tokens are spent; they go to the store (KM-TOKEN-13)."""

    seat: str
    number: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return tuple([Move(key, STORE) for key in t.contents[TOKENS[self.seat]][-self.number :]])


class TokensLost(TokensSpent, tag="tokens lost", frozen=True, gc=False):
    """Helm tokens are lost; they go to the store (KM-TOKEN-13)."""


class Healed(Event, tag="healed", frozen=True, gc=False):
    """Life Force rises to `level`."""

    seat: str
    level: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count(f"life-{self.seat}", self.level),)


class MaximumSank(Event, tag="maximum sank", frozen=True, gc=False):
    """Healing with tokens lowers the most that a Dungeoneer can hold."""

    seat: str
    most: int
    clause: str = "KM-TOKEN-09"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count(f"most-{self.seat}", self.most),)


class Injured(Event, tag="injured", frozen=True, gc=False):
    """Life Force falls to `level`."""

    seat: str
    level: int
    clause: str = "KM-LIFE-04"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count(f"life-{self.seat}", self.level),)


class LeftGame(Event, tag="left game", frozen=True, gc=False):
    """A Dungeoneer leaves the game: items go home, tokens to the store, cards to the discard pile (KM-LIFE-07)."""

    seat: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        seat, figure = self.seat, FIGURE[self.seat]
        changes: list[Change] = []
        for item in t.contents[BAG[seat]]:
            if item in PATH:
                changes += path_cleared(t, item)
            changes += item_moved(t, item, BOX.items[item].home)
        changes += [Move(key, STORE) for key in t.contents[TOKENS[seat]]]
        changes += [Move(key, DISCARDS if key in CARDS else OUT) for key in t.contents[HAND[seat]]]
        changes += [Mark(figure, name, 0) for name, _ in t.pieces[figure].marks]
        return (*changes, Count(f"life-{seat}", 0), Move(figure, OUT))


class Died(LeftGame, tag="died", frozen=True, gc=False):
    """A Dungeoneer dies and is out of the game."""


class CardDrawn(Event, tag="card drawn", frozen=True, gc=False):
    """The top castle card is turned up for all."""

    seat: str
    card: str
    clause: str = "KM-CARD-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        known = (Forget(self.card),) if t.pieces[self.card].known else ()
        return (Move(self.card, PLAYED), *known)


class CardKept(Event, tag="card kept", frozen=True, gc=False):
    """A card stays with the one who drew it."""

    seat: str
    card: str
    clause: str = "KM-CARD-02"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.card, HAND[self.seat]),)


class CardDiscarded(Event, tag="card discarded", frozen=True, gc=False):
    """A card goes to the discard pile."""

    seat: str
    card: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.card, DISCARDS),)


class DeckShuffled(Event, tag="deck shuffled", frozen=True, gc=False):
    """The discards are shuffled into the deck."""

    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (*shuffled(t, DECK), *[Move(card, DECK) for card in t.contents[DISCARDS]])


class CardForeseen(Event, tag="card foreseen", frozen=True, gc=False):
    """The chest shows the top card of the deck to one player, who lays it back."""

    seat: str
    card: str
    clause: str = "KM-MAGIC-44"
    private: ClassVar[tuple[str, ...]] = ("card",)

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.card, DECK), Show(self.card, (self.seat,)))


class ItemTaken(Event, tag="item taken", frozen=True, gc=False):
    """A Dungeoneer takes an item."""

    seat: str
    item: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return item_moved(t, self.item, BAG[self.seat])


class ItemLeft(Event, tag="item left", frozen=True, gc=False):
    """An item of a Dungeoneer comes to lie in a chamber; a resident there has it now (KM-ITEM-05)."""

    seat: str
    item: str
    to: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return item_moved(t, self.item, self.to)


class Challenged(Event, tag="challenged", frozen=True, gc=False):
    """A Dungeoneer challenges somebody in a chamber, or is challenged (`by_foe`) by the resident."""

    seat: str
    foe: str
    place: str
    clause: str


class ChallengeRefused(Event, tag="challenge refused", frozen=True, gc=False):
    """A character's challenge is refused."""

    seat: str
    foe: str
    clause: str


class StrengthsCompared(Event, tag="strengths compared", frozen=True, gc=False):
    """The strengths of both sides, shields deducted."""

    seat: str
    foe: str
    own: int
    theirs: int
    clause: str = "KM-FIGHT-15"


class ChallengeDice(Event, tag="challenge dice", frozen=True, gc=False):
    """Both dice of a challenge, the Dungeoneer's or the challenger's first."""

    seat: str
    foe: str
    own: int
    theirs: int
    clause: str = "KM-FIGHT-03"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count("die", self.own), Count("die-other", self.theirs))


class ChallengeWon(Event, tag="challenge won", frozen=True, gc=False):
    """A side wins; the loser may be a character."""

    seat: str
    foe: str
    clause: str = "KM-FIGHT-03"


class ChallengeLost(ChallengeWon, tag="challenge lost", frozen=True, gc=False):
    """A Dungeoneer loses to a character."""


class ChallengeDrawn(ChallengeWon, tag="challenge drawn", frozen=True, gc=False):
    """Neither side wins."""


class Marked(Event, tag="marked", frozen=True, gc=False):
    """Something is noted on a Dungeoneer, or struck out (0)."""

    seat: str
    name: str
    number: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(FIGURE[self.seat], self.name, self.number),)


class MustMiss(Event, tag="must miss", frozen=True, gc=False):
    """A Dungeoneer has to miss the next turn."""

    seat: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(FIGURE[self.seat], "asleep", 1),)


class SpellCast(Event, tag="spell cast", frozen=True, gc=False):
    """A spell is cast: its card is discarded, even if the spell is resisted or fails (KM-MAGIC-03)."""

    seat: str
    spell: str
    source: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.source, DISCARDS),) if self.source in CARDS else ()


class Struck(Event, tag="struck", frozen=True, gc=False):
    """An attack spell has been cast at another Dungeoneer."""

    seat: str
    spell: str
    target: str
    clause: str


class Resisted(Event, tag="resisted", frozen=True, gc=False):
    """Resistance leaves a spell without effect."""

    seat: str
    source: str
    clause: str = "KM-MAGIC-09"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.source, DISCARDS),) if self.source in CARDS else ()


class SpellFailed(Event, tag="spell failed", frozen=True, gc=False):
    """A spell has no effect. A dark spell that fails is gone."""

    seat: str
    spell: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(f"{self.spell}-{self.seat}", OUT),) if self.spell in DARK else ()


class Swapped(Event, tag="swapped", frozen=True, gc=False):
    """Two Dungeoneers swap chambers."""

    seat: str
    target: str
    clause: str = "KM-MAGIC-21"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Swap(FIGURE[self.seat], FIGURE[self.target]),)


class Pledged(Event, tag="pledged", frozen=True, gc=False):
    """A Dungeoneer pledges to the Necromancer and gets a dark spell."""

    seat: str
    spell: str
    clause: str = "KM-PACT-02"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(FIGURE[self.seat], "pledged", 1), Move(f"{self.spell}-{self.seat}", HAND[self.seat]))


class RiddleAsked(Event, tag="riddle asked", frozen=True, gc=False):
    """A riddle is asked, counted from 0; `afresh` if the bank was shuffled anew for it (KM-THREE-50)."""

    seat: str
    riddle: int
    afresh: bool = False
    clause: str = "KM-THREE-51"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return bank.asked(t, self.riddle, self.afresh)


class AnsweredRightly(Event, tag="answered rightly", frozen=True, gc=False):
    """A riddle is answered rightly: typed, or said aloud (no text). `taken` is the accepted answer."""

    seat: str
    text: str = ""
    taken: str = ""
    clause: str = "KM-THREE-41"

    def changes(self, t: Position) -> tuple[Change, ...]:
        counter = f"right-{self.seat}"
        return (Count(counter, t.counters[counter] + 1),)


class AnsweredWrongly(Event, tag="answered wrongly", frozen=True, gc=False):
    """A riddle is answered wrongly, or passed (no text)."""

    seat: str
    text: str = ""
    clause: str = "KM-THREE-12"


class StoneLaid(Event, tag="stone laid", frozen=True, gc=False):
    """A stone is laid, or a gap closed; it comes from the store, or from the box if the store is empty."""

    seat: str
    item: str
    number: int
    clause: str = "KM-THREE-13"

    def changes(self, t: Position) -> tuple[Change, ...]:
        spare = [key for key in t.contents[OUT] if t.pieces[key].kind == "stone"]
        stone = (t.contents[STORE] or spare)[-1]
        return (Move(stone, PATH[self.item][self.number]),)


class StoneDestroyed(Event, tag="stone destroyed", frozen=True, gc=False):
    """A stone of a path is destroyed."""

    seat: str
    item: str
    number: int
    clause: str = "KM-THREE-26"

    def changes(self, t: Position) -> tuple[Change, ...]:
        lying = t.contents[PATH[self.item][self.number]]
        return tuple([Move(key, home) for key in lying if (home := _HOME_OF_STONE.get(t.pieces[key].kind))])


class PathCleared(Event, tag="path cleared", frozen=True, gc=False):
    """All stones of a path go back."""

    seat: str
    item: str
    clause: str = "KM-THREE-14"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return path_cleared(t, self.item)


class ThroneTaken(Event, tag="throne taken", frozen=True, gc=False):
    """A Dungeoneer sits down on Merlin's throne."""

    seat: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(FIGURE[self.seat], THRONE),)


class Ended(Event, tag="ended", frozen=True, gc=False):
    """The game is over, with a winner or without."""

    clause: str
    seat: str = ""

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count("over", GIVEN_UP if self.clause == "KM-END-06" else 1),)


EVENTS: tuple[type[Event], ...] = (
    StarterDrawn, TurnBegan, TurnMissed, Rolled, RolledTwo, Went, StayedPut, Imprisoned, PrisonCounted, Freed,
    TokensGained, TokensOverflowed, TokensSpent, TokensLost, Healed, MaximumSank, Injured, LeftGame, Died,
    CardDrawn, CardKept, CardDiscarded, DeckShuffled, CardForeseen, ItemTaken, ItemLeft, Challenged,
    ChallengeRefused, StrengthsCompared, ChallengeDice, ChallengeWon, ChallengeLost, ChallengeDrawn, Marked,
    MustMiss, SpellCast, Struck, Resisted, SpellFailed, Swapped, Pledged, RiddleAsked, AnsweredRightly,
    AnsweredWrongly, StoneLaid, StoneDestroyed, PathCleared, ThroneTaken, Ended,
)  # fmt: skip

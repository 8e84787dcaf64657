"""Preparation (WZ-SETUP): the settings, the bare table, laying the lands, and where everybody begins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from msgspec.structs import replace

from engine.flow import DONE, Ask, Flow, Frame, Goto, Option, Position, Reason, Seats, Setting, Team, Verb, verbs
from engine.parts.step_verbs import at
from engine.said import said
from engine.table import Piece, Place, Table, memoised_of_pieces
from engine.wizards.atlas import LAND_SPACES, SEA_SPACES, SLOTS, apart, sort_of
from engine.wizards.components import (
    BENEATH,
    BOATS,
    BOX,
    DEMONS,
    DRAGON,
    EVENT_DECK,
    EVENT_DISCARDS,
    EVENT_PIECE,
    EVENTS_OF,
    FIGURE,
    LAND_PIECE,
    LANDS,
    LANDS_OF,
    MARKERS,
    MARKERS_OF,
    OFF,
    POINTS,
    SEAT,
    SECRETS,
    SHOWN,
    STORE,
    TASK_DECK,
    TASK_DISCARDS,
    TASK_PIECE,
    TASKS_OF,
    UNDEALT,
    WIZARD_CARDS,
    WIZARD_DECK,
    land_of,
    number,
)
from engine.wizards.events.moving import goal_piece
from engine.wizards.events.setup import BeganAt, LandDealt, LandLaid, LandsTurnedUp, StarterDrawn, hidden_slot
from engine.wizards.world import first_player, is_team, is_water, standing

_OFF_ON = (("off", said("Off")), ("on", said("On")))
SETTINGS = (
    Setting(
        "game", said("Game"),
        (("competitive", said("Against each other")), ("cooperative", said("All against Evil"))),
        said("Everybody plays for the fifth Rank, or all are one team against Evil."), "WZ-SETUP-02",
    ),
    Setting(
        "escape", said("Escape for Wizards"), _OFF_ON,
        said("Wizards of Rank 4 can escape Transports too, Druids never escape."), "WZ-SPELL-36", rare=True,
    ),
    Setting(
        "untamed", said("Untamed Druids"), _OFF_ON, said("Druids never tame the Dragon."), "WZ-SPELL-37",
        rare=True,
    ),
    Setting(
        "taming", said("Taming Sorcerers"), _OFF_ON,
        said("Sorcerers of Rank 4 tame the Dragon and summon no animals."), "WZ-SPELL-38",
        needs=(("untamed", ("on",)),), only={"on": (("untamed", ("on",)),)}, rare=True,
    ),
)  # fmt: skip


def seating(options: Mapping[str, str]) -> Seats:
    """Two to six players (WZ-SETUP-01); in the cooperative game they are one team (WZ-COOP-01)."""
    teams = (Team(said("The circle"), BOX.seats),) if options["game"] == "cooperative" else ()
    return Seats(BOX.seats, 2, len(BOX.seats), teams=teams)


def lay(seats: tuple[str, ...], options: Mapping[str, str]) -> Table:
    """The bare table: everything is in its deck or store, and nothing lies on the map (WZ-SETUP-16,
    WZ-SETUP-17)."""
    counters = {
        "turn": 0, "day": 1, "fortnight": 1, "done": 0, "thwarts": 0, "over": 0, "die": 0, "first": 0,
        "team": int(options.get("game") == "cooperative"),
        **{f"switch-{key}": int(options.get(key) == "on") for key in ("escape", "untamed", "taming")},
        **{f"{kind}-{seat}": number("blank") for kind in (*POINTS, "rank", "order", "completed")
           for seat in seats},
        **{f"{kind}-{seat}": 0 for kind in ("extra", "extra-since") for seat in seats},
    }  # fmt: skip
    return Table.build(seats, _places(seats), _pieces(seats), counters)


def _places(seats: tuple[str, ...]) -> Iterator[Place]:
    """All is open but face-down lands, decks, and cards beneath Wizards (WZ-SETUP-22)."""
    for key in (*LAND_SPACES, *SEA_SPACES, *SLOTS, TASK_DISCARDS, EVENT_DISCARDS, SHOWN, OFF, STORE, "omens"):
        yield Place(key)
    yield from (Place(hidden_slot(n), (), "land", "apart") for n in range(len(SLOTS)))
    yield Place(UNDEALT, (), "land", "pile")
    yield Place(TASK_DECK, (), "task", "pile")
    yield Place(EVENT_DECK, (), "event", "pile")
    yield Place(WIZARD_DECK, (), "wizard", "pile")
    yield Place("aside", (), "wizard")
    yield Place("foreseen", (), "omen")
    yield from (Place(key, (), "wizard") for key in BENEATH.values())
    for key in SECRETS:
        yield Place(f"card-{key}", (), "wizard")
        yield Place(f"beneath-{key}", (), "wizard")
    for seat in seats:
        yield Place(LANDS_OF[seat], (), "land")
        yield from (Place(home[seat]) for home in (TASKS_OF, EVENTS_OF, MARKERS_OF, SEAT))


def _pieces(seats: tuple[str, ...]) -> Iterator[Piece]:
    """Lands, decks, boats, Demons, figures and markers (WZ-SETUP-19)."""
    for code in LANDS:
        yield Piece(LAND_PIECE[code], LAND_PIECE[code], UNDEALT)
        yield Piece(f"omen-{code}", f"omen-{code}", "omens")
    yield from (Piece(key, key, TASK_DECK) for key in TASK_PIECE.values())
    yield from (Piece(key, key, EVENT_DECK) for key in EVENT_PIECE.values())
    yield from (Piece(key, key.rstrip("-123"), WIZARD_DECK) for key in WIZARD_CARDS)
    yield from (Piece(key, "boat", STORE) for key in BOATS)
    yield from (Piece(key, "demon", STORE) for key in DEMONS)
    yield from (Piece(key, "secret-wizard", STORE) for key in SECRETS)
    yield Piece(DRAGON, DRAGON, STORE)
    for seat in seats:
        yield Piece(FIGURE[seat], FIGURE[seat], STORE)
        yield Piece(goal_piece(seat), "goal", STORE)
        yield from (Piece(key, f"marker-{seat}", MARKERS_OF[seat]) for key in MARKERS[seat])


# -- laying the lands ------------------------------------------------------------------------------------


class Laying(Frame, frozen=True, gc=False, tag="laying"):
    """In player order each lays a land face down, with a Task Marker on it, and takes another while any remain
    (WZ-SETUP-05, WZ-SETUP-07)."""

    seat: str = ""
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """The first player is drawn (WZ-SETUP-18), and everybody gets three lands (WZ-SETUP-04)."""
        first = str(t.draw("first player", t.seats))
        t.emit(StarterDrawn(first))
        for seat in (first, *t.after(first)):
            for _ in range(number("dealt")):
                _deal(t, seat, "WZ-SETUP-04")
        return Goto(replace(self, seat=first, step="lay"))

    def lay(self, t: Position) -> Flow:
        """The next land."""
        if not any(t.contents[LANDS_OF[seat]] for seat in t.seats):
            t.emit(LandsTurnedUp())
            return DONE
        if not t.contents[LANDS_OF[self.seat]]:
            return Goto(replace(self, seat=t.after(self.seat)[0]))
        return Ask(((self.seat, self.offer(t)),), "lay", "WZ-SETUP-05")


def _deal(t: Position, seat: str, clause: str) -> None:
    if t.contents[UNDEALT]:
        t.emit(LandDealt(seat, str(t.draw("land", t.contents[UNDEALT], (seat,))), clause))


@memoised_of_pieces
def taken_slots(t: Table) -> tuple[int, ...]:
    """The slots in which lands lie."""
    return tuple([n for n, slot in enumerate(SLOTS) if t.contents[hidden_slot(n)] or t.contents[slot]])


@memoised_of_pieces
def open_slots(t: Table) -> tuple[int, ...]:
    """The slots for the next land: any for the first; later empty ones that touch a land or have just one slot
    between (WZ-SETUP-09)."""
    taken = taken_slots(t)
    if not taken:
        return tuple(range(len(SLOTS)))
    return tuple([n for n in range(len(SLOTS)) if n not in taken and any(apart(n, other) <= 2 for other in taken)])


def _layings(t: Position, page: Laying) -> list[Option]:
    lands = t.contents[LANDS_OF[page.seat]]
    return [Option("lay", land, SLOTS[n], turns) for land in lands for n in open_slots(t) for turns in range(1, 7)]


def _refuse_laying(t: Position, page: Laying, option: Option) -> list[Reason]:
    """A land of one's own, in a slot that is empty (WZ-SETUP-23) and open (WZ-SETUP-09), six ways round
    (WZ-SETUP-06). The slot comes first: the window asks about a drop before anybody says which way round."""
    if option.piece not in t.contents[LANDS_OF[page.seat]]:
        return [t.game.default_reason(t, page.seat, option)]
    if option.to in SLOTS and SLOTS.index(option.to) in taken_slots(t):
        return [Reason("WZ-SETUP-23", {"space": option.to}, places=(option.to,))]
    if option.to not in SLOTS or SLOTS.index(option.to) not in open_slots(t):
        return [Reason("WZ-SETUP-09", {"space": option.to})]
    return [] if 1 <= option.amount <= 6 else [Reason("WZ-SETUP-06")]


def _lay(t: Position, page: Laying, option: Option) -> Flow:
    """Nobody but the layer knows the land; in a team nobody may even tell (WZ-COOP-16)."""
    clause = "WZ-COOP-16" if is_team(t) else "WZ-SETUP-11"
    t.emit(LandLaid(page.seat, option.piece, SLOTS.index(option.to), option.amount % 6, clause))
    _deal(t, page.seat, "WZ-SETUP-07")
    return Goto(replace(page, seat=t.after(page.seat)[0]))


Laying.verbs = verbs(at("lay", ("lay",), _layings, _refuse_laying, _lay, sure=True))


class Starting(Frame, frozen=True, gc=False, tag="starting"):
    """In player order each picks a land space without a site on a Common Land (WZ-SETUP-14, WZ-SETUP-15)."""

    seat: str
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """Where to begin."""
        return Ask(((self.seat, self.offer(t)),), "start", "WZ-SETUP-14")


_COMMON = tuple([where for where in LAND_SPACES if LANDS[land_of(where)].kind == "common" and not sort_of(where)])


def _starts(t: Position, page: Starting) -> list[Option]:
    return [Option("begin", FIGURE[page.seat], where) for where in _COMMON if not is_water(t, where)]


def _refuse_start(t: Position, page: Starting, option: Option) -> list[Reason]:
    right = option.piece == FIGURE[page.seat] and option.to in _COMMON and not is_water(t, option.to)
    return [] if right else [Reason("WZ-SETUP-14", {"space": option.to})]


def _start(t: Position, page: Starting, option: Option) -> Flow:
    t.emit(BeganAt(page.seat, option.to, "WZ-SETUP-15" if standing(t, option.to) else "WZ-SETUP-14"))
    following = t.after(page.seat)[0]
    return DONE if following == first_player(t) else Goto(replace(page, seat=following))


Starting.verbs = verbs(at("begin", ("start",), _starts, _refuse_start, _start, ("piece", "to"), sure=True))

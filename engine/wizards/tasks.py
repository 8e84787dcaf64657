"""Tasks (WZ-TASK): receiving them, fixing their locations, and doing their parts."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from msgspec.structs import replace

from engine.flow import DONE, Ask, Call, Done, Flow, Frame, Goto, Option, Position, Reason, Verb, verbs
from engine.parts.step_verbs import at, button, listed
from engine.table import Piece, Table, pool
from engine.wizards.atlas import Living, kept, rollable, walkable
from engine.wizards.components import (
    EVENT_PIECE,
    HAMDREL,
    MARKERS,
    MARKERS_OF,
    PERSON,
    POINTS,
    SITES,
    TASK_DECK,
    TASK_DISCARDS,
    TASK_NUMBER,
    TASKS,
    TASKS_OF,
    WIZARDS,
    Part,
    land_of,
)
from engine.wizards.events.days import Nothing
from engine.wizards.events.points import PointsGained
from engine.wizards.events.tasks import (
    DeckShuffled,
    TaskDone,
    TaskDrawn,
    TaskMarked,
    TaskPartDone,
    TaskPassedOver,
    TaskTurnedUp,
    WizardNamed,
)
from engine.wizards.points import can_change
from engine.wizards.randomness import fits, is_plain, parts_of, random_space
from engine.wizards.transport import GONE, Transport
from engine.wizards.world import bound, holds, lives, living, order, place, rank, tasks, wizards_at

SUSPECTED = 31
#: Where Master Sorcerers live.
_MASTERS = tuple([where for where, site in SITES.items() if site.sort == "master_sorcerer"])


def suspected(t: Table, seat: str) -> bool:
    """Whether a player holds Event 31, who receives no Task (WZ-TASK-24) and gains no Rank (WZ-RANK-27)."""
    return holds(t, seat, SUSPECTED)


def refuse_task(t: Table, seat: str) -> list[Reason]:
    """The reasons why a player receives no Task at all."""
    if not rank(t, seat):
        return [Reason("WZ-POINT-02", {"player": seat})]
    return [Reason("WZ-TASK-24", {"player": seat}, (EVENT_PIECE[SUSPECTED],))] if suspected(t, seat) else []


def against_taking(t: Table, seat: str, task: str) -> str:
    """The clause by which a Task card is passed over: too few markers (WZ-TASK-05), or dead land that it needs
    (WZ-TASK-06); "" if it can be taken."""
    parts = parts_of(task)
    if sum([part.has_marker for part in parts]) > len(t.contents[MARKERS_OF[seat]]):
        return "WZ-TASK-05"
    whole = all(can_be_done(t, seat, part) and _enough(t, part, parts) for part in parts)
    return "" if whole else "WZ-TASK-06"


def _enough(t: Table, part: Part, parts: tuple[Part, ...]) -> bool:
    """Whether there are different spaces for all locations of a sort (WZ-TASK-10, WZ-TASK-11)."""
    return part.sort not in ("any", "random") or len(open_spaces(t, part)) >= parts.count(part)


def can_be_done(t: Table, seat: str, part: Part) -> bool:
    """Whether there is a living location or person for a part."""
    if part.space:
        return lives(t, part.space)
    if part.sort in ("any", "random"):
        return bool(open_spaces(t, part))
    return part.sort != "mentor" or has_mentor(t, seat)


def has_mentor(t: Table, seat: str) -> bool:
    """Whether a player has a Mentor: a Sorcerer has none when all Master Sorcerers have fallen (WZ-RANK-29)."""
    return order(t, seat) != "sorcerers" or any(lives(t, where) for where in _MASTERS)


def open_spaces(t: Table, part: Part) -> tuple[str, ...]:
    """The living land spaces that fit a part (WZ-TASK-36): for a RANDOM location those that a roll could give, for
    an ANY location all."""
    return _open_spaces(living(t), part)


@kept
def _open_spaces(lands: Living, part: Part) -> tuple[str, ...]:
    spaces = walkable if part.sort == "any" else rollable
    return tuple([where for land in lands.lands for where in spaces(land) if fits(lands, part, where)])


# -- receiving -------------------------------------------------------------------------------------------


class Receiving(Frame, frozen=True, gc=False, tag="receiving"):
    """A player receives a Task, a Mandatory one from the Mentor. `giver` is the sort of person who gives it
    (WZ-TASK-19), "" if nobody does. `fixed` are the locations so far, in the order of the parts. The result is the
    Task, "" if there is none."""

    seat: str
    mandatory: bool
    clause: str
    giver: str = ""
    dove: bool = False
    task: str = ""
    passed: tuple[str, ...] = ()
    part: int = 0
    fixed: tuple[str, ...] = ()
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """Cards are drawn until one can be taken; those passed over go to the discards (WZ-TASK-35)."""
        if refuse_task(t, self.seat):
            return Done("")
        passed = self.passed
        while True:
            if not t.contents[TASK_DECK]:
                if not set(t.contents[TASK_DISCARDS]) - set(passed):
                    return self._none(t)
                t.emit(DeckShuffled(TASK_DECK))
            drawable = [key for key in pool(t, TASK_DECK) if key not in passed]
            if not drawable:
                return self._none(t)
            task = str(t.draw("task card", drawable))
            against = against_taking(t, self.seat, task)
            if not against:
                break
            t.emit(TaskPassedOver(self.seat, task, against))
            passed = (*passed, task)
        if not self.mandatory:
            t.emit(TaskTurnedUp(self.seat, task))
        return Goto(replace(self, task=task, passed=passed, step="take" if self.mandatory else "decide"))

    def _none(self, t: Position) -> Flow:
        """No card can be taken (WZ-TASK-35)."""
        t.emit(Nothing(self.seat, "no task", "WZ-TASK-35"))
        return Done("")

    def decide(self, t: Position) -> Flow:
        """An Optional Task may be refused when drawn (WZ-TASK-02)."""
        return Ask(((self.seat, self.offer(t)),), "task", "WZ-TASK-02")

    def take(self, t: Position) -> Flow:
        """The Task is the player's."""
        t.emit(TaskDrawn(self.seat, self.task, self.mandatory, self.clause))
        return Goto(replace(self, step="fix"))

    def fix(self, t: Position) -> Flow:
        """Locations are fixed in the order of the parts (WZ-TASK-08)."""
        parts = parts_of(self.task)
        if self.part == len(parts):
            return Goto(replace(self, step="begin"))
        part = parts[self.part]
        if part.sort == "any" or part.named:
            return Goto(replace(self, step="pick"))
        where = self._fixed(t, part)
        if where:
            t.emit(TaskMarked(self.seat, self.task, self.part + 1, where, self.marking(where)))
        return Goto(replace(self, part=self.part + 1, fixed=(*self.fixed, where)))

    def pick(self, t: Position) -> Flow:
        """The player picks an ANY location, or names a High Wizard."""
        topic = "name wizard" if parts_of(self.task)[self.part].named else "pick space"
        return Ask(((self.seat, self.offer(t)),), topic, "WZ-TASK-31" if topic == "name wizard" else "WZ-TASK-08")

    def marking(self, where: str) -> str:
        """The rule by which the next location may lie in a space: it is a place that the Task names
        (WZ-TASK-13), another location of it lies there too (WZ-TASK-12), it is a further RANDOM one (WZ-TASK-11),
        the first (WZ-TASK-09), or named or picked."""
        parts = parts_of(self.task)
        sort = parts[self.part].sort
        if sort not in ("any", "random"):
            return "WZ-TASK-04"
        if where in [part.space for part in parts]:
            return "WZ-TASK-13"
        if where in self.fixed:
            return "WZ-TASK-12"
        if sort == "any":
            return "WZ-TASK-04"
        return "WZ-TASK-11" if any(part.sort == "random" for part in parts[: self.part]) else "WZ-TASK-09"

    def _fixed(self, t: Position, part: Part) -> str:
        if not part.has_marker:
            return ""
        if part.sort == "present":
            return place(t, self.seat)
        if part.sort == "random":
            return self._rolled(t, part)
        return part.space

    def _rolled(self, t: Position, part: Part) -> str:
        """A RANDOM location: on living land (WZ-TASK-06), different from the others (WZ-TASK-11)."""
        taken = {where for where, other in zip(self.fixed, parts_of(self.task), strict=False)
                 if other.sort == "random"}  # fmt: skip
        if not is_plain(part):
            fitting = [where for where in open_spaces(t, part) if where not in taken]
            return str(t.draw("task location", fitting or open_spaces(t, part)))
        while True:
            found = random_space(t)
            if lives(t, found) and found not in taken:
                return found

    def begin(self, t: Position) -> Flow:
        """A first part at the giver's (WZ-TASK-19) or in the player's own space (WZ-TASK-21) is done at once, and
        must be; not by the Dragonbound (WZ-DRAGON-19), nor what a Dove brings (WZ-TASK-20)."""
        first = parts_of(self.task)[0]
        if bound(t, self.seat):
            return Done(self.task)
        if self._is_met(first):
            return Call(PartDoing(self.seat, self.task, "WZ-TASK-19"), replace(self, step="over"))
        if self.dove and first.space == HAMDREL:
            t.emit(Nothing(self.seat, "dove", "WZ-TASK-20"))
            return Done(self.task)
        if begins_here(t, self.seat, self.task):
            return Call(PartDoing(self.seat, self.task, "WZ-TASK-21"), replace(self, step="over"))
        return Done(self.task)

    def _is_met(self, part: Part) -> bool:
        """Whether a part is to meet whoever gives the Task: one's Mentor, or any High Wizard."""
        if part.sort == "high_wizard":
            return self.giver == "high_wizard" and not part.named
        return part.sort == "mentor" and self.mandatory

    def over(self, t: Position) -> Flow:
        """The Task is received."""
        return Done(self.task)


def _pickable(t: Position, page: Receiving) -> list[Option]:
    part = parts_of(page.task)[page.part]
    if part.named:
        return []
    return [Option("pick", page.task, where) for where in open_spaces(t, part) if not _repeats(page, where)]


def _repeats(page: Receiving, where: str) -> bool:
    """Whether another ANY location of the Task is this space (WZ-TASK-10)."""
    rows = zip(page.fixed, parts_of(page.task), strict=False)
    return any(found == where and part.sort == "any" for found, part in rows)


def _refuse_pick(t: Position, page: Receiving, option: Option) -> list[Reason]:
    part = parts_of(page.task)[page.part]
    if part.named or option.piece != page.task:
        return [t.game.default_reason(t, page.seat, option)]
    if _repeats(page, option.to):
        return [Reason("WZ-TASK-10", {"space": option.to, "task": page.task})]
    return [] if option.to in open_spaces(t, part) else [Reason("WZ-TASK-36", {"space": option.to})]


def _pick(t: Position, page: Receiving, option: Option) -> Flow:
    t.emit(TaskMarked(page.seat, page.task, page.part + 1, option.to, page.marking(option.to)))
    return Goto(replace(page, part=page.part + 1, fixed=(*page.fixed, option.to), step="fix"))


def _nameable(t: Position, page: Receiving) -> list[Option]:
    """The High Wizards themselves: their cards may lie unknown in the deck."""
    named = parts_of(page.task)[page.part].named
    return [Option("name", person) for person in PERSON.values()] if named else []


def _name(t: Position, page: Receiving, option: Option) -> Flow:
    t.emit(WizardNamed(page.seat, page.task, option.piece))
    return Goto(replace(page, part=page.part + 1, fixed=(*page.fixed, ""), step="fix"))


def _decline(t: Position, page: Receiving, option: Option) -> Flow:
    t.emit(TaskPassedOver(page.seat, page.task, "WZ-TASK-02"))
    return Done("")


Receiving.verbs = verbs(
    button("accept", ("decide",), lambda t, page, option: Goto(replace(page, step="take"))),
    button("decline", ("decide",), _decline),
    at("pick", ("pick",), _pickable, _refuse_pick, _pick, ("piece", "to"), sure=True),
    listed("name", ("pick",), _nameable, "WZ-TASK-31", _name, ("piece",)),
)


# -- parts -----------------------------------------------------------------------------------------------


def next_part(t: Table, task: str) -> int:
    """The number of the next part of a Task, counted from 1."""
    return t.pieces[task].mark("done") + 1


def open_part(t: Table, task: str) -> Part:
    """The next part of a Task."""
    return parts_of(task)[next_part(t, task) - 1]


def goal_of(t: Table, seat: str, task: str, part: int = 0) -> str:
    """Where a part of a Task is to be done (0: the next one), "" if it is a person."""
    return locations(t, seat).get((TASK_NUMBER[task], part or next_part(t, task)), "")


def locations(t: Table, seat: str) -> dict[tuple[int, int], str]:
    """Where the parts of a player's Tasks are to be done, by the number of the Task and of the part."""
    return _marked(tuple(map(t.pieces.__getitem__, MARKERS[seat])))


@lru_cache(maxsize=256)
def _marked(markers: tuple[Piece, ...]) -> dict[tuple[int, int], str]:
    """The places of the markers that lie at locations; the first of a location counts."""
    return {(piece.mark("task"), piece.mark("part")): piece.place for piece in reversed(markers) if piece.marks}


def parts_here(t: Table, seat: str) -> tuple[str, ...]:
    """The Tasks whose next part can be done in the player's space; not by the Dragonbound (WZ-DRAGON-19)."""
    mine = tasks(t, seat)
    if not mine or bound(t, seat):
        return ()
    here = place(t, seat)
    return tuple([task for task in mine if goal_of(t, seat, task) == here and open_part(t, task).sort != "stay"])


def begins_here(t: Table, seat: str, task: str) -> bool:
    """Whether a Task that is received now is begun at once, in the player's own space (WZ-TASK-21)."""
    return task in parts_here(t, seat)


def must_do(t: Table, seat: str, task: str) -> bool:
    """Whether the part has to be done: the exit of a Transport (WZ-TASK-27)."""
    return open_part(t, task).exit


class PartDoing(Frame, frozen=True, gc=False, tag="part doing"):
    """The next part of a Task is done. A gate leads through a Transport, and counts only if it is not escaped
    (WZ-TASK-26). `clause` says why it is done now."""

    seat: str
    task: str
    clause: str = "WZ-TASK-03"

    def start(self, t: Position) -> Flow:
        """The part."""
        if open_part(t, self.task).gate:
            to = goal_of(t, self.seat, self.task, next_part(t, self.task) + 1)
            return Call(Transport(self.seat, to, "WZ-TASK-25"), replace(self, step="through"))
        return Goto(replace(self, step="done"))

    def through(self, t: Position) -> Flow:
        """Gone through, or escaped."""
        if t.result == GONE:
            return Goto(replace(self, step="done"))
        t.emit(Nothing(self.seat, "gate", "WZ-TASK-26"))
        return DONE

    def done(self, t: Position) -> Flow:
        """With the last part the player gains the points (WZ-TASK-07)."""
        t.emit(TaskPartDone(self.seat, self.task, next_part(t, self.task), self.clause))
        parts = parts_of(self.task)
        if t.pieces[self.task].mark("done") == len(parts):
            reward = TASKS[int(self.task[5:])].reward
            evil = any(page.tag() == "attack" for page in t.pages)
            if can_change(t, self.seat, loss=False):
                for kind, number in zip(POINTS, reward, strict=True):
                    if number:
                        t.emit(PointsGained(self.seat, kind, number, "WZ-TASK-07"))
            t.emit(TaskDone(self.seat, self.task, "WZ-EVIL-32" if evil else "WZ-TASK-07"))
        return DONE


class TaskParts(Frame, frozen=True, gc=False, tag="task parts"):
    """On arrival a player may do the Task parts whose markers lie in the space (WZ-ENC-02, WZ-TASK-14). `forced`
    says that the place was entered for a part, which must be done (WZ-MOVE-17). The result is whether any was
    done."""

    seat: str
    forced: bool = False
    did: bool = False
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """Which part, if any."""
        if place(t, self.seat) == "off" or not parts_here(t, self.seat):
            return Done(self.did)
        return Ask(((self.seat, self.offer(t)),), "parts", self._clause(t))

    def _clause(self, t: Table) -> str:
        """The rule of the question: several parts together, parts besides a Wizard, parts before a place, or the
        free choice."""
        here = place(t, self.seat)
        if self.did:
            return "WZ-TASK-16"
        if wizards_at(t, here):
            return "WZ-ENC-11"
        return "WZ-ENC-02" if here in SITES else "WZ-TASK-14"


def _refuse_part(t: Position, page: TaskParts, option: Option) -> list[Reason]:
    if option.piece in parts_here(t, page.seat):
        return []
    if bound(t, page.seat):
        return [Reason("WZ-DRAGON-19", {"player": page.seat})]
    return [Reason("WZ-TASK-03", {"task": option.piece})]


def _refuse_leaving(t: Position, page: TaskParts, option: Option) -> list[Reason]:
    """What must be done is done (WZ-TASK-27, WZ-MOVE-17)."""
    if any(must_do(t, page.seat, task) for task in parts_here(t, page.seat)):
        return [Reason("WZ-TASK-27")]
    return [Reason("WZ-MOVE-17")] if page.forced and not page.did else []


TaskParts.verbs = verbs(
    at("do part", ("start",), lambda t, page: [Option("do part", task) for task in parts_here(t, page.seat)],
       _refuse_part, lambda t, page, option: Call(PartDoing(page.seat, option.piece), replace(page, did=True)),
       ("piece",)),
    at("pass by", ("start",), lambda t, page: [Option("pass by")], _refuse_leaving,
       lambda t, page, option: Done(page.did), ()),
)  # fmt: skip


def person_parts(t: Table, seat: str, sort: str, wizard: str, own: bool) -> tuple[str, ...]:
    """The Tasks whose next part is to meet this person: one's own Mentor, a named High Wizard, or any."""
    if bound(t, seat):
        return ()
    found = []
    for task in tasks(t, seat):
        part = open_part(t, task)
        named = t.pieces[task].mark("wizard")
        met = part.sort == sort == "high_wizard"
        wanted = met and (not part.named or wizard.removeprefix("person-") == WIZARDS[named - 1])
        if wanted or (part.sort == "mentor" and own):
            found.append(task)
    return tuple(found)


def mandatory_left(t: Table, seat: str) -> bool:
    """Whether a player still has a Mandatory Task (WZ-RANK-19)."""
    return any(t.pieces[task].mark("mandatory") for task in t.contents[TASKS_OF[seat]])


def needs_lost_mentor(t: Table, seat: str, task: str) -> bool:
    """Whether a Task still needs a Mentor whom the player has lost (WZ-RANK-29)."""
    left = parts_of(task)[t.pieces[task].mark("done") :]
    return any(part.sort == "mentor" for part in left) and not has_mentor(t, seat)


def lost_with(t: Table, seat: str, task: str) -> bool:
    """Whether a location or person that a Task still needs is gone with a dead land (WZ-TASK-34)."""
    done = t.pieces[task].mark("done")
    for number, part in enumerate(parts_of(task)[done:], done + 1):
        if part.has_marker:
            where = goal_of(t, seat, task, number)
            if where and land_of(where) and not lives(t, where):
                return True
        elif not can_be_done(t, seat, part):
            return True
    return False

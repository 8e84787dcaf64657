"""Why a seat would want a position, in sentences: points, figures beaten or raised, rooms opened, the way out."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.components import OTHER
from engine.dungeon_twister.content import content
from engine.dungeon_twister.distances import in_range, to_exit
from engine.dungeon_twister.evaluation import figures_worth
from engine.dungeon_twister.fighting import FIGHT
from engine.dungeon_twister.names import named
from engine.dungeon_twister.tokens import fit
from engine.flow import Option, Position
from engine.said import Said, joined, said

#: So many steps from the way out nobody thinks of it yet.
FAR = 16
#: Verb -> what it is for, where nothing is gained at once.
PURPOSES = {
    "place": said("That place is the best one for its own side."),
    "end": said("Another action would not help now."),
}


def motives(t: Position, after: Position, seat: str, chance: Option | None) -> tuple[Said, ...]:
    """What `seat` gains from `t` to `after`; `chance` is the choice made then, on which the other one's secret
    choice has a say."""
    found = []
    points = after.counters[f"vp-{seat}"] - t.counters[f"vp-{seat}"]
    if points > 0:
        found.append(said("This scores {points:point|points}.", points=points))
    fights = after.ask is not None and after.ask.topic == FIGHT
    if fights or (chance is not None and chance.verb == "attack"):
        found.append(said("It hopes to win the fight; the cards decide."))
    found += _figures(t, after, seat)
    if sum(_open(after)) > sum(_open(t)) or (chance is not None and chance.verb == "reveal"):
        found.append(said("This reveals a room, with what lies in it."))
    found += [*_way_out(t, after, seat), *_prey(t, after, seat)]
    return tuple(found or _standing_better(t, after, seat))


def _standing_better(t: Position, after: Position, seat: str) -> list[Said]:
    """Why places are better where nothing has happened yet."""
    if not t.counters["turn"]:
        return [said("It lays out its figures and objects so that they come out soon.")]
    if after.ask is None:
        return []
    found = []
    if figures_worth(after, seat) > figures_worth(t, seat):
        found.append(said("Its figures stand better then, with a shorter way out."))
    if figures_worth(after, OTHER[seat]) < figures_worth(t, OTHER[seat]):
        found.append(said("The other side stands worse then, with a longer way out."))
    return found


def _open(t: Position) -> list[bool]:
    """Whether each slot has a room face up."""
    b = board(t)
    return [slot in b.rooms for slot in b.slots]


def _standing(t: Position, seat: str) -> dict[str, str]:
    """The figures of a seat that stand on squares of the dungeon -> their squares."""
    return {key: t.pieces[key].place for key in fit(t, seat)}


def _figures(t: Position, after: Position, seat: str) -> list[Said]:
    """The other seat's figures that fall, and one's own that stand up."""
    theirs, later = _standing(t, OTHER[seat]), _standing(after, OTHER[seat])
    beaten = [key for key in theirs if key not in later]
    own = _standing(t, seat)
    raised = [key for key in _standing(after, seat) if key not in own and key in t.pieces and t.pieces[key].face]
    found = []
    if beaten:
        found.append(said("Beaten then: {figures}.", figures=joined([t.game.names[key] for key in beaten])))
    if raised:
        found.append(said("Back on their feet: {figures}.", figures=joined([t.game.names[key] for key in raised])))
    return found


def _way_out(t: Position, after: Position, seat: str) -> list[Said]:
    """The figure that comes nearest to the way out, if it comes nearer."""
    if after.ask is None:
        return []
    before, now = to_exit(board(t), (), seat), to_exit(board(after), (), seat)
    here = _standing(t, seat)
    nearer = {
        key: now[place]
        for key, place in _standing(after, seat).items()
        if now.get(place, FAR) < min(FAR, before.get(here.get(key, ""), 0))
    }
    if not nearer:
        return []
    first = min(nearer, key=lambda key: nearer[key])
    words = {"figure": named(t, [first]), "number": nearer[first]}
    return [said("{figure} comes nearer to the way out: {number:step|steps} left.", **words)]


def _prey(t: Position, after: Position, seat: str) -> list[Said]:
    """The other seat's figures that come into reach."""
    boxes = content(t)

    def near(table: Position) -> set[str]:
        b, own = board(table), _standing(table, seat)
        speed = {key: boxes.face(boxes.kind[key], table.pieces[key].mark("form")).speed for key in own}
        reached = frozenset[str]().union(*[in_range(b, place, speed[key]) for key, place in own.items()])
        return {key for key, place in _standing(table, OTHER[seat]).items() if place in reached}

    fresh = sorted(near(after) - near(t)) if after.ask is not None else []
    names = joined([t.game.names[key] for key in fresh])
    return [said("Then it can attack: {figures}.", figures=names)] if fresh else []


def purpose(t: Position, seat: str, option: Option) -> Said | None:
    """What a choice is for, where nothing is gained at once."""
    return PURPOSES.get(option.verb)

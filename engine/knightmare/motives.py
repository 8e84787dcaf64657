"""Motives: what a line of play brings, in sentences about the game (KM)."""

from __future__ import annotations

from engine.flow import Option, Position
from engine.knightmare.board import in_level_three, in_prison, lives, place
from engine.knightmare.challenge import Challenge
from engine.knightmare.components import BOX
from engine.knightmare.ending import winner
from engine.knightmare.evaluation import best_item, goal
from engine.knightmare.items import carried, quests
from engine.knightmare.life import condition
from engine.knightmare.moving import Moving
from engine.knightmare.tokens import held
from engine.said import Said, said

#: Verb -> what it is for, where nothing is gained at once.
PURPOSES = {
    "stay put": said("It is better off here than where it could go."),
    "give up item": said("It can do without this best."),
    "resist": said("It tries to escape the spell."),
    **dict.fromkeys(("banishment", "slumber", "destruction"), said("This would hold up a rival.")),
    "weakness": said("This would weaken a rival."),
}


def motives(t: Position, after: Position, seat: str, last: Option | None) -> tuple[Said, ...]:
    """Why a seat would want to come from one position to another, the weightiest first."""
    if winner(after) == seat:
        return (said("Merlin's throne is in reach."),)
    if not lives(after, seat):
        return ()
    return (*_won(t, after, seat), *_went(t, after, seat, last), *_next(after, last))


def _won(t: Position, after: Position, seat: str) -> list[Said]:
    """What it gains: items, Life Force, helm tokens."""
    found = [
        said("It wins an item: {item}.", item=BOX.items[item].name)
        for item in carried(after, seat)
        if item not in carried(t, seat)
    ]
    if condition(after, seat) > condition(t, seat):
        found.append(said("It gains Life Force."))
    gained = held(after, seat) - held(t, seat)
    if gained > 0:
        found.append(said("It gains {number:helm token|helm tokens}.", number=gained))
    return found


def _went(t: Position, after: Position, seat: str, last: Option | None) -> list[Said]:
    """Where it comes to, or that it stays."""
    here, there = place(t, seat), place(after, seat)
    if in_level_three(after, seat) and not in_level_three(t, seat):
        return [said("It enters Level Three.")]
    if in_prison(t, seat) and not in_prison(after, seat):
        return [said("It leaves the prison.")]
    if there not in BOX.chambers:
        return []
    if there == here:
        return [PURPOSES["stay put"]] if last is None and isinstance(t.pages[-1], Moving) else []
    if quests(after, seat):
        return [said("{chamber} lies on its way to Level Three.", chamber=BOX.chambers[there].name)]
    return [_aim(after, seat, there)]


def _aim(after: Position, seat: str, there: str) -> Said:
    """What somebody without a Quest Object goes to a chamber for."""
    chamber, name = goal(after, seat), BOX.chambers[there].name
    if not chamber:
        return said("It wants to be here: {chamber}.", chamber=name)
    item = BOX.items[best_item(after, seat, chamber)].name
    if chamber == there:
        return said("It is after an item here: {item}.", item=item)
    return said("{chamber} lies on its way to an item: {item}.", chamber=name, item=item)


def _next(after: Position, last: Option | None) -> list[Said]:
    """What chance decides then."""
    if last is None:
        return []
    if last.verb == "challenge" or (after.pages and isinstance(after.pages[-1], Challenge)):
        return [said("It dares a challenge.")]
    if last.verb == "draw":
        return [said("A castle card may help.")]
    if last.verb in ("riddle", "next riddle"):
        return [said("A right answer lays a stone on its path to the throne.")]
    if last.verb in ("roll", "release roll", "walk", "drink"):
        return [said("The die decides how it goes on.")]
    return []


def purpose(t: Position, seat: str, option: Option) -> Said | None:
    """What a choice is for, where nothing is gained at once."""
    if option.verb == "spend":
        return said("Helm tokens make it stronger.") if option.amount else said("It saves its helm tokens.")
    return PURPOSES.get(option.verb)

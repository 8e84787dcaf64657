"""Why a choice that the open page does not know cannot be made: what comes first, or what it belongs to."""

from __future__ import annotations

from engine.flow import Frame, Option, Position, Reason
from engine.formidable_foes.battle import Battle
from engine.formidable_foes.spells.dungeon import Rotating
from engine.formidable_foes.spells.monsters import Exchanging, Leading
from engine.formidable_foes.study import Following, Study
from engine.formidable_foes.wandering_monsters import Lead
from engine.said import Said, said

#: What an open page waits for.
WAITS: dict[type[Frame], Said] = {
    Battle: said("First the battle is paid for or given up."),
    Following: said("First the students say whether they follow."),
    Study: said("First choose whether to study."),
    Lead: said("First lead the monster on, or let it stop."),
    Leading: said("First lead a monster, or say that it is enough."),
    Exchanging: said("First exchange two tiles."),
    Rotating: said("First turn an intersection."),
}
#: What a choice belongs to, by its verb.
BELONGS = {
    "enter": said("A figure enters the fortress once, on its first turn."),
    "retreat": said("A free step comes only after a battle against a monster that is too strong."),
    "pay": said("No battle waits for its price."),
    "give up": said("No battle waits for its price."),
    "lead": said("No monster can be led on without the dumbest player's privilege or a spell."),
    "stop": said("No monster is being led."),
    "enough": said("No monster is being led."),
    "exchange": said("Tiles are exchanged only by a spell."),
    "rotate": said("Intersections are turned only by a spell."),
    "follow": said("Nobody has walked on whom you could follow."),
    "stay": said("Nobody has walked on whom you could follow."),
    "study": said("No wiser figure is here to teach you."),
    "decline": said("No wiser figure is here to teach you."),
    "take": said("A chest is taken only from the space that your figure stands on."),
    "second walk": said("A second walk comes only after a first one without a battle."),
}
#: Against what belongs to nothing.
NO_ACTION = said("In your turn your figure walks and battles, or walks twice, or you take power chips.")


def out_of_turn(t: Position, option: Option) -> Reason:
    """The reason against a choice of the seat in turn that does not belong to the open question."""
    waits, belongs = WAITS.get(type(t.pages[-1])), BELONGS.get(option.verb)
    return Reason("FF-TURN-17", {"now": waits or belongs or NO_ACTION})

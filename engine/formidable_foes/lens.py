"""What the rules see in a piece, a place, a card or a die, worked out from what one seat can see.

Seats stand in the words by their ids; the table knows what the players are called.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import chain

from engine.flow import Lens, Option, Position, ProspectRow, Ray, Reason, why_not
from engine.formidable_foes.battle import NO_SPELL_FROM, heart, strength
from engine.formidable_foes.battle_odds import THROWS, Ending, endings
from engine.formidable_foes.battle_preview import prospect
from engine.formidable_foes.board import (
    CHIP_IN,
    CROSSING_TILE,
    NEIGHBOURS,
    chest_at,
    face_down,
    figures_at,
    is_chamber,
    is_teleport,
    monster_at,
    twin,
    unexplored,
)
from engine.formidable_foes.components import BOX, CHESTS, LEVEL, OWNER, STRENGTH, TRACK
from engine.formidable_foes.movement import COLOURS, ended
from engine.formidable_foes.power_chips import chips, on_dark
from engine.formidable_foes.reachability import home, in_view, led, news, steps_left, turn_of, walks
from engine.formidable_foes.spells.deck import deck
from engine.formidable_foes.study import GAP
from engine.formidable_foes.turn_state import WALK, battle_limit, invisible, walk_limit
from engine.formidable_foes.wandering_monsters import PRIVILEGE, leads, monsters_on_board, weaker_can_be_led
from engine.formidable_foes.wisdom import HIGHEST, bonus, dumbest, dumbest_first, second_phase, wisdom
from engine.formidable_foes.wording import NAMES
from engine.parts.dice import throws
from engine.said import Said, said


def lens(t: Position, seat: str, key: str) -> Lens | None:
    """What the rules see in a piece, place, card or die as `seat` knows the table; None if they see nothing in it.

    An onlooker looks with the eyes of the seat whose turn it is.
    """
    eyes = seat or next((page_seat for page_seat in t.seats if turn_of(t, page_seat)), t.seats[0])
    piece = t.pieces.get(key)
    place = piece.place if piece is not None and key not in CHESTS else key
    if key in STRENGTH and piece is not None:
        return _monster(t, eyes, key)
    if key in CHESTS and piece is not None:
        return _chest(t, eyes, key)
    if key in deck(t).cards and piece is not None:
        return _spell(t, eyes, key)
    if key in OWNER and piece is not None:
        return _figure(t, OWNER[key])
    if key in ("die-monster", "die-player"):
        return _die(key)
    if place in LEVEL or key == "dumbest":
        return _levels(t)
    if place in (*TRACK, "reserve"):
        return _supply(t)
    if place in PILES:
        return PILES[place](t, place)
    return _place(t, place) if place in NEIGHBOURS else None


def _row(label: Said, value: object, note: Said, clause: str, good: bool | None = None) -> ProspectRow:
    return ProspectRow(label, value if isinstance(value, str) else str(value), note, clause, good)


def _against(t: Position, label: Said, reason: Reason) -> ProspectRow:
    """A row that says why not."""
    return _row(label, "", t.game.refusal(reason), reason.clause, good=False)


# -- figures ---------------------------------------------------------------------------------------------


def _figure(t: Position, seat: str) -> Lens:
    """Where it could walk, what it would see and meet there, and who could follow it."""
    here = home(t, seat)
    held = _held(t, seat)
    starts = tuple(BOX.board.starting) if here == "gate" else (here,)
    reached = {} if held and not _flees(t, seat) else walks(t, seat, starts)
    fights = [monster_at(t, space) for space, steps in reached.items() if steps <= _fighting(t, seat)]
    fresh = tuple(dict.fromkeys(chain.from_iterable(news(t, space) for space in reached)))
    rows = [*_steps(t, seat, held), *_meetings([fight for fight in fights if fight])]
    if fresh:
        lit = len([space for space in fresh if is_chamber(space)])
        note = said("{lit:chamber|chambers} and {turned:intersection|intersections} at most", lit=lit,
                    turned=len(fresh) - lit)  # fmt: skip
        rows.append(_row(said("Could come to light"), len(fresh), note, "FF-SEE-14"))
    rows += [_follower(t, seat, other, reached) for other in t.after(seat)]
    rows += [_dumbest(t)] if second_phase(t) else []
    return Lens(
        said("{seat}: reach and company", seat=seat),
        "FF-MOVE-02",
        said("Numbers count the steps. Violet places could come to light, monsters in rose could be battled."),
        in_view(t, here) if here in NEIGHBOURS else (),
        tuple([t.place_of(fight) for fight in fights if fight]),
        (),
        tuple(rows),
        tuple([(space, steps) for space, steps in reached.items() if steps]) if here != "gate" else
        tuple(reached.items()),
        fresh,
    )  # fmt: skip


def _held(t: Position, seat: str) -> str:
    """The monster that holds a figure where it is before its first step, "" if none does."""
    page = turn_of(t, seat)
    if page is not None and (page.moved or t.counters["steps"] or invisible(t)):
        return ""
    return monster_at(t, home(t, seat)) if home(t, seat) in NEIGHBOURS else ""


def _flees(t: Position, seat: str) -> bool:
    """Whether a figure could flee from the monster that holds it (FF-MOVE-09, FF-MOVE-10)."""
    return wisdom(t, seat) < STRENGTH[_held(t, seat)] and chips(t, seat) > 0


def _fighting(t: Position, seat: str) -> int:
    """After how many more steps a battle is open."""
    page = turn_of(t, seat)
    return WALK if page is None else battle_limit(t, page).total - t.counters["steps"]


def _steps(t: Position, seat: str, held: str) -> list[ProspectRow]:
    """How far the figure goes, and what keeps it."""
    page, left = turn_of(t, seat), steps_left(t, seat)
    clause = walk_limit(t, page).parts[0].clause if page is not None else "FF-TURN-07"
    note = said("left in this turn") if page is not None else said("in its next turn")
    fight = max(0, min(left, _fighting(t, seat)))
    rows = [
        _row(said("Steps"), left, note, clause),
        _row(said("To a battle"), fight, said("at most"), "FF-TURN-05"),
    ]
    if held and _flees(t, seat):
        rows[0] = _row(said("Steps"), left, note, "FF-MOVE-08")
    if page is not None and page.halted:
        rows.append(_against(t, said("Stopped"), ended(t, page)))
    elif held and _flees(t, seat):
        rows.append(_row(said("Held"), "", said("only for 1 chip can it flee"), "FF-MOVE-07", good=False))
    elif held:
        rows.append(_against(t, said("Held"), Reason("FF-MOVE-06", {"strength": STRENGTH[held]})))
    return rows


def _meetings(fights: list[str]) -> list[ProspectRow]:
    if not fights:
        return []
    weakest = min(fights, key=STRENGTH.__getitem__)
    note = said("the weakest is {monster}", monster=NAMES[weakest])
    return [_row(said("Monsters in reach"), len(fights), note, "FF-BATTLE-01")]


def _follower(t: Position, master: str, seat: str, reached: dict[str, int]) -> ProspectRow:
    """Whether another seat could follow this figure, and what it would learn."""
    own, theirs, space = wisdom(t, seat), wisdom(t, master), home(t, seat)
    who = said("{seat}", seat=seat)
    if space == "gate":
        return _against(t, who, Reason("FF-SETUP-17", {"player": seat}))
    if theirs <= own:
        facts: dict[str, str | int] = {"player": master, "their_wisdom": theirs, "wisdom": own}
        return _against(t, who, Reason("FF-STUDY-08", facts))
    hidden = t.forbidden("follow", master) if turn_of(t, master) is not None else []
    if hidden:
        return _against(t, who, hidden[0])
    if space not in reached:
        return _row(
            who, "", said("cannot follow: no walk begins at or passes that space"), "FF-STUDY-07", good=False
        )
    if theirs >= own + GAP:
        return _row(who, "", said("could follow if met, and learn 1 wisdom"), "FF-STUDY-11", good=True)
    return _row(who, "", said("could follow if met, but learn nothing"), "FF-STUDY-12", good=True)


def _dumbest(t: Position) -> ProspectRow:
    """Who is the dumbest player, and why."""
    seat = dumbest(t)
    if not seat:
        return _row(said("Dumbest player"), "", said("nobody: all have {number}", number=HIGHEST), "FF-DUMB-27")
    level = wisdom(t, seat)
    alike = [other for other in t.seats if wisdom(t, other) == level]
    if len(alike) > 1:
        note = said("{seat}: with {number} the lowest marker of its pile", seat=seat, number=level)
        return _row(said("Dumbest player"), level, note, "FF-LOOT-08")
    return _row(said("Dumbest player"), level, said("{seat}: nobody has less", seat=seat), "FF-DUMB-02")


# -- monsters and chests ---------------------------------------------------------------------------------


def _monster(t: Position, seat: str, monster: str) -> Lens:
    """Exact odds of a battle with it, who it holds, and where it could be led."""
    space = t.place_of(monster)
    rows = [_ending(ending, number) for ending, number in endings(t, seat, monster)]
    foreseen = prospect(t, seat, monster)
    rows += [row for row in foreseen.rows if not row.value] if foreseen is not None else []
    if STRENGTH[monster] >= NO_SPELL_FROM:
        rows.append(_row(said("Spell"), "", said("this monster gives none"), "FF-LOOT-03"))
    reach: dict[str, int] = {}
    if space in NEIGHBOURS:
        reach, wandering = _wandering(t, seat, monster)
        rows += wandering
    words = said("{seat}: wisdom {wisdom} against {strength}, {chips:chip|chips} in hand.", seat=seat,
                 wisdom=wisdom(t, seat), strength=strength(t, monster), chips=chips(t, seat))  # fmt: skip
    if heart(monster):
        words = said("{words} Its heart costs {number} more.", words=words, number=heart(monster))
    return Lens(
        said("{monster}: odds of a battle", monster=NAMES[monster]),
        "FF-BATTLE-05",
        words,
        rows=tuple(rows),
        reach=tuple(reach.items()),
    )


def _ending(ending: Ending, number: int) -> ProspectRow:
    """One ending of a battle with its exact chance."""
    chance = said("{number} of {whole}", number=number, whole=THROWS) if number < THROWS else said("certain")
    facts = {"paid": ending.paid, "gold": ending.gold, "wisdom": ending.wisdom}
    note = said("{paid:chip|chips} paid, {gold} gold, wisdom {wisdom}", **facts)
    if ending.conjured:
        note = said("{number:chip|chips} by spells: {rest}", number=ending.conjured, rest=note)
    label = said("Dies of fright") if ending.won and ending.clause == "FF-BATTLE-20" else None
    label = label or (said("Won by magic") if ending.conjured else said("Won") if ending.won else said("Lost"))
    return _row(label, chance, note, ending.clause, good=ending.won)


def _wandering(t: Position, seat: str, monster: str) -> tuple[dict[str, int], list[ProspectRow]]:
    """Where the dumbest player could lead it, once there is one."""
    label = said("Led by the dumbest")
    if not second_phase(t) or not dumbest(t):
        return {}, []
    if weaker_can_be_led(t, monster):
        weaker = next(other for other in monsters_on_board(t) if leads(t, other, PRIVILEGE))
        note = said("not yet: {monster} is weaker", monster=NAMES[weaker])
        return {}, [_row(label, "", note, "FF-DUMB-07", good=False)]
    reach = led(t, dumbest(t), monster)
    if not reach:
        return {}, [_row(label, "", said("no way is open to it"), "FF-DUMB-23", good=False)]
    note = said("numbers on the board count the chambers")
    weakest = next(monsters_on_board(t)) == monster
    return reach, [_row(label, len(reach), note, "FF-DUMB-04" if weakest else "FF-DUMB-22", good=True)]


def _chest(t: Position, seat: str, chest: str) -> Lens:
    found = prospect(t, seat, chest)
    rows = found.rows if found is not None else ()
    words = said("A player who stands here may take it in place of a battle. It stops nobody and never wanders.")
    return Lens(said("Treasure chest"), "FF-CHEST-01", words, rows=rows)


# -- places ----------------------------------------------------------------------------------------------


def _place(t: Position, space: str) -> Lens:
    """How far it is for every figure, what one would see from it, and what lies there."""
    rows, rays = [], []
    if is_teleport(space):
        other = twin(t, space)
        colour = COLOURS[t.pieces[t.contents[space][0]].kind]
        rays.append(Ray(space, other, True))
        rows.append(_row(said("Leads to"), "", said("the other {colour} teleport, for 1 step", colour=colour),
                         "FF-TELE-02"))  # fmt: skip
    elif space in CROSSING_TILE:
        rows.append(_crossing(t, space))
    elif unexplored(t, space):
        rows += _unexplored(t)
    elif not monster_at(t, space) and not chest_at(t, space) and space in CHIP_IN:
        rows.append(_row(said("Explored"), "", said("nothing new is laid here"), "FF-SEE-08"))
    if monster_at(t, space):
        rows.append(_row(said("A monster"), "", said("it ends every walk"), "FF-MOVE-04", False))
        rows.append(_row(said("The view"), "", said("the monster blocks it"), "FF-SEE-16", False))
    rows += [_distance(t, seat, space) for seat in t.seats]
    beside = [OWNER[figure] for figure in figures_at(t, space)]
    if len(beside) > 1:
        rows += _lessons(t, beside)
    fresh = news(t, space)
    words = said("In blue what a figure would see from here, in violet what is new in it.")
    sees = in_view(t, space)
    return Lens(_called(space), "FF-SEE-01", words, sees, (), tuple(rays), tuple(rows), (), fresh)


def _called(space: str) -> Said:
    if is_chamber(space):
        return said("Chamber")
    if is_teleport(space):
        return said("Teleport")
    return said("Intersection") if space in CROSSING_TILE else said("Path")


def _crossing(t: Position, space: str) -> ProspectRow:
    if face_down(t, space):
        return _row(
            said("Face down"), "", said("one of its four sides is closed, nobody knows which"), "FF-SETUP-07"
        )
    side = (said("north"), said("east"), said("south"), said("west"))[t.pieces[CROSSING_TILE[space]].turn]
    return _row(said("Closed side"), side, said("nobody walks or sees through it"), "FF-MOVE-03")


def _unexplored(t: Position) -> list[ProspectRow]:
    rows = [_row(said("Unexplored"), "", said("a figure that sees it sends its chip to the track"), "FF-SEE-06")]
    pile = next((pile for pile in ("pile-2", "pile-3") if t.contents[pile]), "")
    top = t.contents[pile][-1] if pile else ""
    if top in STRENGTH:
        note = said("the uppermost tile, if it is lit alone")
        return [*rows, _row(said("Next tile"), NAMES[top], note, "FF-SEE-07")]
    clause = "FF-SEE-11" if top else "FF-SEE-13"
    note = said("the dumbest player tile, then the next pile") if top else said("one of the last five, by chance")
    return [*rows, _row(said("Next tile"), "", note, clause)]


def _distance(t: Position, seat: str, space: str) -> ProspectRow:
    """How many steps a seat's figure needs to a place, if it gets there in one turn."""
    here, who = home(t, seat), said("{seat}", seat=seat)
    if here == space:
        return _row(who, "0", said("stands here"), "FF-MOVE-05", good=True)
    if _held(t, seat) and not _flees(t, seat):
        return _row(who, "", said("is held by a monster"), "FF-MOVE-06", good=False)
    found = walks(t, seat, tuple(BOX.board.starting) if here == "gate" else (here,))
    if space not in found:
        return _row(who, "", said("does not get here in one walk"), "FF-MOVE-02", good=False)
    return _row(who, found[space], said("steps away"), "FF-MOVE-01", good=True)


def _lessons(t: Position, beside: list[str]) -> list[ProspectRow]:
    """Which of the figures on one space could learn, and from which."""
    wisest = max(beside, key=lambda seat: wisdom(t, seat))
    rows = []
    for seat in beside:
        gap = wisdom(t, wisest) - wisdom(t, seat)
        if gap:
            note = said("{gap} less than {seat}; 2 are needed", gap=gap, seat=wisest)
            clause = "FF-STUDY-01" if gap >= GAP else "FF-STUDY-02"
            rows.append(_row(said("{seat} could study", seat=seat), "", note, clause, good=gap >= GAP))
    return rows


# -- off the board ---------------------------------------------------------------------------------------


def _spell(t: Position, seat: str, spell: str) -> Lens:
    """When it may be cast, what it would change now, and what it is worth at the end."""
    kind = deck(t).kind(spell)
    rows = (_castable(t, seat, spell), *kind.tells(t, seat, spell))
    return Lens(deck(t).title(spell), kind.clause, t.game.rulebook[kind.clause].text, rows=rows)


def _castable(t: Position, seat: str, spell: str) -> ProspectRow:
    """Whether it may be cast now, or what speaks against that."""
    label = said("Now")
    offered = t.ask.options(seat) if t.ask is not None else ()
    uses = [option for option in offered if (option.verb, option.piece) == ("cast", spell)]
    if uses:
        return _row(label, len(uses), said("ways to cast it"), "FF-SPELL-03", good=True)
    page = turn_of(t, seat)
    first = next(iter(deck(t).kind(spell).uses(t, page, spell)), None) if page is not None else None
    return _against(t, label, why_not(t, seat, first or Option("cast", spell))[0])


def _die(key: str) -> Lens:
    """The faces of a die, and what both together cost."""
    faces = BOX.dice.monster if key == "die-monster" else BOX.dice.player
    rows = [
        _row(said("{number}", number=face), said("{number} of {whole}", number=number, whole=len(faces)),
             said("faces"), "FF-BATTLE-05")
        for face, number in sorted(Counter(faces).items())
    ]  # fmt: skip
    for cost, number in sorted(Counter([a - b for a, b in throws(BOX.dice.monster, BOX.dice.player)]).items()):
        label = said("Costs {number:chip|chips}", number=cost) if cost > 0 else said("Costs nothing")
        label = label if cost >= 0 else said("Lucky: 1 gold")
        clause = "FF-BATTLE-06" if cost > 0 else "FF-BATTLE-09" if cost else "FF-BATTLE-08"
        rows.append(_row(label, said("{number} of {whole}", number=number, whole=THROWS), said("throws"), clause))
    words = said("The monster's die less the player's is the cost, before hearts.")
    names = {"die-monster": said("The monster's die"), "die-player": said("The player's die")}
    return Lens(names.get(key, names["die-player"]), "FF-BATTLE-06", words, rows=tuple(rows))


def _levels(t: Position) -> Lens:
    """Who is how wise, from dumb to wise."""
    rows = []
    for number, seat in enumerate(dumbest_first(t), 1):
        note = said("dumbest of all") if number == 1 and wisdom(t, seat) < HIGHEST else said("place {n}", n=number)
        rows.append(_row(said("{seat}", seat=seat), wisdom(t, seat), note, "FF-LOOT-08"))
    gain = _row(
        said("A victory lifts to"), f"+{bonus(t)}", said("the strength of the monster and this"), "FF-LOOT-05"
    )
    about = said("From dumb to wise; of markers in a pile the lower is the dumber.")
    return Lens(said("Wisdom"), "FF-DUMB-02", about, rows=(*rows, gain))


def _supply(t: Position) -> Lens:
    """What taking chips would bring, and what would be left."""
    lying = sum([len(t.contents[space]) for space in TRACK])
    taken = on_dark(t)
    rows = (
        _row(said("To take now"), taken, said("lie on space 1 and the even ones"), "FF-TURN-15"),
        _row(said("Left for the next"), lying - taken, said("slide down"), "FF-TURN-11"),
        _row(said("Reserve"), len(t.contents["reserve"]), said("for spells only"), "FF-SETUP-12"),
    )
    words = said("Taking chips is a whole turn. The place of the figure does not matter.")
    return Lens(said("Power supply"), "FF-TURN-10", words, rows=rows)


def _pile(t: Position, pile: str) -> Lens:
    """What comes next from a pile of tiles."""
    left = t.contents[pile]
    top = left[-1] if left else ""
    clause = "FF-SETUP-03" if pile == "pile-2" else "FF-SETUP-04"
    names = {"": said("nothing"), "dumbest": said("the dumbest player tile")}
    name = names.get(top) or NAMES[top]
    rows = (
        _row(said("Still there"), len(left), said("tiles"), clause),
        _row(said("Next"), "", name, "FF-SEE-07" if top else "FF-SEE-10"),
    )
    words = said("Each chamber that comes to light takes the uppermost tile.")
    return Lens(said("Pile of monsters"), clause, words, rows=rows)


def _last(t: Position, pile: str) -> Lens:
    left = len(t.contents[pile])
    note = said("are equally likely to come next")
    rows = (_row(said("Still there"), left, note, "FF-SEE-13"),)
    words = said("Monsters 49 and 50 and three chests, shuffled. When both monsters are beaten, the game is over.")
    return Lens(said("The last five"), "FF-SETUP-05", words, rows=rows)


def _spells(t: Position, pile: str) -> Lens:
    note = said("cards, the lowest group uppermost")
    rows = (_row(said("Still there"), len(t.contents[pile]), note, "FF-SETUP-10"),)
    return Lens(said("Spells"), "FF-LOOT-02", said("A player who beats a monster below 43 draws one."), rows=rows)


def _pool(t: Position, pile: str) -> Lens:
    lucky = len([1 for a, b in throws(BOX.dice.monster, BOX.dice.player) if a < b])
    chance = said("{number} of {whole}", number=lucky, whole=THROWS)
    rows = (
        _row(said("Still there"), len(t.contents[pile]), said("gold"), "FF-SETUP-16"),
        _row(said("A lucky throw"), chance, said("brings the winner 1"), "FF-LOOT-09"),
    )
    return Lens(said("Gold beside the board"), "FF-LOOT-09", said("For victories with a lucky throw."), rows=rows)


PILES: dict[str, Callable[[Position, str], Lens]] = {
    "pile-2": _pile,
    "pile-3": _pile,
    "pile-4": _last,
    "spells": _spells,
    "pool": _pool,
}

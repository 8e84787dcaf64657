"""What the rules see in a figure, an object, a room, a square, a portcullis or a card."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.dungeon_twister.actions import still
from engine.dungeon_twister.board import board
from engine.dungeon_twister.cards import limit
from engine.dungeon_twister.components import ACTION, COMBAT, HAND_OF, OTHER
from engine.dungeon_twister.content import content
from engine.dungeon_twister.contests import contest
from engine.dungeon_twister.events.marks import UNDER
from engine.dungeon_twister.exits import leaves, may_stop, walks
from engine.dungeon_twister.fighting import value
from engine.dungeon_twister.gates import DEEDS, in_reach, state
from engine.dungeon_twister.magic import dead
from engine.dungeon_twister.moving import speed
from engine.dungeon_twister.names import WORDS, named, row, sentence
from engine.dungeon_twister.pages import Move
from engine.dungeon_twister.rooms import doors, known_room
from engine.dungeon_twister.ropes import FASTENINGS, fastenings
from engine.dungeon_twister.shots import refuse_shot, weapons
from engine.dungeon_twister.sight import first_seen, refuse_sight, seen
from engine.dungeon_twister.tiles import LINE_OF
from engine.dungeon_twister.tokens import (
    figures,
    fit,
    foremost,
    has_rope,
    is_figure,
    loads,
    on_board,
    owner,
    printed,
    standing,
    wounded,
)
from engine.flow import Lens, Option, Part, Position, ProspectRow, Ray, Reason, why_not
from engine.said import Said, said


def lens(t: Position, seat: str, key: str) -> Lens | None:
    """What the rules see in a piece or place as `seat` knows the table; None if they see nothing in it."""
    piece = t.pieces.get(key)
    if piece is not None and on_board(t, key):
        return _figure(t, key) if is_figure(t, key) else _thing(t, key)
    tiles = content(t).tiles
    place = piece.place if piece is not None and key not in tiles.rows else key
    place = tiles.under.get(place, place)
    if key in HAND_OF:
        return _card(t, seat, key)
    if place in tiles.gated:
        return _gate(t, place)
    slot = board(t).slot.get(place, place)
    if slot in board(t).slots:
        return _room(t, slot) if slot in board(t).rooms else _hidden(t, seat, slot)
    if place in LINE_OF or tiles.room_of.get(place) in board(t).slot:
        return _square(t, place)
    return None


def _against(t: Position, label: Said, reasons: Iterable[Reason]) -> ProspectRow:
    """A row that gives the first reason why not."""
    reason = next(iter(reasons))
    return row(label, "", t.game.refusal(reason), reason.clause, good=False)


# -- figures ---------------------------------------------------------------------------------------------


def _figure(t: Position, figure: str) -> Lens:
    """Its lines of sight, how far one move takes it, whom it could then attack, and its numbers."""
    here = t.pieces[figure].place
    rays, rows = _looks(t, figure)
    reach = {} if wounded(t, figure) else reached(t, figure)
    rows = [*_numbers(t, figure), *rows, *_threats(t, figure)]
    return Lens(
        sentence(said("{piece}: sight and threats", piece=t.game.names[figure])),
        "DT-SIGHT-01",
        said("Sight runs along rows and columns to the first wall, closed portcullis or figure."),
        seen(t, here),
        () if wounded(t, figure) else threatened(t, figure),
        tuple(rays),
        tuple(rows),
        tuple([(square, steps) for square, steps in reach.items() if steps]),
        entry=t.pieces[figure].kind,
    )


def _looks(t: Position, figure: str) -> tuple[list[Ray], list[ProspectRow]]:
    """The lines to the enemies in its row and column, and what cuts them."""
    rays, rows, here = [], [], t.pieces[figure].place
    for enemy in figures(t, OTHER[owner(t, figure)]):
        there = t.pieces[enemy].place
        if not _in_line(t, here, there):
            continue
        against = refuse_sight(t, here, there)
        rays.append(Ray(here, there, not against))
        label = sentence(t.game.names[enemy])
        rows.append(
            _against(t, label, against) if against else row(label, "", said("in sight"), "DT-SIGHT-01", good=True)
        )
    return rays, rows


def _in_line(t: Position, one: str, other: str) -> bool:
    """Whether two squares lie in one row or column."""
    (row, column), (to_row, to_column) = board(t).where(one), board(t).where(other)
    return row == to_row or column == to_column


def _numbers(t: Position, figure: str) -> list[ProspectRow]:
    """Its speed and combat value as things stand, what it carries, and what keeps it from acting."""
    attack, defence = value(t, figure, True).total, value(t, figure, False).total
    note = said("in attack, {number} in defence", number=defence)
    clause = "DT-COMBAT-08" if wounded(t, figure) else printed(t, figure).clause
    rows = [row(said("Combat value"), attack, note, clause)]
    if wounded(t, figure):
        note = said("no actions, no abilities; a friend may carry it away")
        return [*rows, row(said("Wounded"), "", note, "DT-WOUND-02", good=False), *_own(t, figure)]
    page = t.pages[-1] if t.pages else None
    if isinstance(page, Move) and page.figure == figure:
        rows.insert(0, row(said("Steps left"), page.left, said("in this move"), "DT-MOVE-04"))
    else:
        rows.insert(0, row(said("Speed"), speed(t, figure), said("squares for 1 action"), "DT-MOVE-03"))
    held = loads(t, figure)
    if held:
        rows.append(row(said("Carries"), "", named(t, held), "DT-CARRY-08"))
    rows += [_shot(t, figure, weapon) for weapon in weapons(t, figure)]
    rows += [_against(t, said("Rests"), [reason]) for reason in still(t, figure)]
    return [*rows, *_own(t, figure)]


def _shot(t: Position, figure: str, weapon: Part) -> ProspectRow:
    """A weapon with its value, and whom it could hit."""
    squares = [square for square in first_seen(t, figure) if not refuse_shot(t, figure, weapon.piece, square)]
    note = named(t, [foremost(t, square) for square in squares]) if squares else said("nobody to shoot at")
    return row(said("Shot"), weapon.amount, note, weapon.clause, good=bool(squares))


def _threats(t: Position, figure: str) -> list[ProspectRow]:
    """The enemies that could attack it after one move at most."""
    here = t.pieces[figure].place
    foes = [foe for foe in fit(t, OTHER[owner(t, figure)]) if here in threatened(t, foe)]
    if not foes:
        return []
    return [row(said("Could be attacked"), len(foes), named(t, foes), "DT-COMBAT-01", good=False)]


def reached(t: Position, figure: str) -> dict[str, int]:
    """The squares where one move of a figure, loaded as it is, could end, with the steps to them."""
    return {square: far for square, far in _walked(t, figure).items() if _ends(t, figure, square, far)}


def _ends(t: Position, figure: str, square: str, far: int) -> bool:
    return not far or leaves(t, figure, square) or may_stop(t, figure, square, loads(t, figure))


def _walked(t: Position, figure: str) -> dict[str, int]:
    """Every square that a figure could set foot on in one move, with the steps to it."""
    page = t.pages[-1] if t.pages else None
    left, walked, magic = speed(t, figure), False, False
    if isinstance(page, Move) and page.figure == figure:
        left, walked, magic = page.left, page.walked, page.magic
    return walks(t, figure, t.pieces[figure].place, left, loads(t, figure), walked, magic)


def threatened(t: Position, figure: str) -> tuple[str, ...]:
    """The squares that a figure could attack at once or after one move, loaded as it is."""
    stops = [square for square in reached(t, figure) if not leaves(t, figure, square)]
    return tuple(dict.fromkeys([to for stop in stops for to in board(t).touching(stop)]))


# -- objects ---------------------------------------------------------------------------------------------


def _thing(t: Position, key: str) -> Lens:
    """What it does, its bearer, and the figures that could pick it up in one move."""
    clause = printed(t, key).clause
    here = t.pieces[key].place
    bearer = standing(t, here)
    rows = [row(said("Carried by"), "", sentence(t.game.names[bearer]), "DT-CARRY-08")] if bearer else []
    rows += _own(t, key)
    if not bearer:
        takers = [figure for seat in t.seats for figure in fit(t, seat) if here in _walked(t, figure)]
        note = named(t, takers) if takers else said("nobody gets there in one move")
        rows.append(row(said("In reach of"), len(takers), note, "DT-CARRY-02", good=bool(takers)))
    words = said("{text} All may use all.", text=t.game.rulebook[clause].text)
    return Lens(sentence(t.game.names[key]), clause, words, (here,), rows=tuple(rows), entry=t.pieces[key].kind)


def _own(t: Position, piece: str) -> list[ProspectRow]:
    """The lines that the modules of a token or marker add, and of powers lent to it, and why they do not work."""
    told = content(t).lens
    own = [line for kind in t.bears(piece) if kind in told for line in told[kind](t, piece)]
    return [*own, *_silence(t, piece)]


def _silence(t: Position, piece: str) -> list[ProspectRow]:
    """What silences powers of a piece, each reason with its clause."""
    return [_against(t, said("Silenced"), [reason]) for reason in t.silenced(piece)]


# -- rooms -----------------------------------------------------------------------------------------------


def _room(t: Position, slot: str) -> Lens:
    """Its gear, its direction, the figures that could turn it, and what would turn with it."""
    room = board(t).rooms[slot]
    tiles = content(t).tiles
    gear, sister = tiles.gear[room], board(t).sister(room)
    who = standing(t, gear)
    spin = "clockwise" if board(t).quarter(room) > 0 else "counter-clockwise"
    rows = [row(said("Turns"), "", _spin(spin), "DT-ROT-04")]
    rows.append(_turner(t, gear, who, said("On its gear")))
    if sister in board(t).slot:
        rows.append(_turner(t, tiles.gear[sister], standing(t, tiles.gear[sister]), said("On the sister's gear")))
    elif sister:
        rows.append(row(said("Sister room"), "", said("lies face down, so it turns nothing yet"), "DT-ROT-03"))
    aboard = [key for square, where in tiles.room_of.items() if where == room for key in t.contents[square]]
    note = named(t, aboard) if aboard else said("nothing but the walls")
    rows.append(row(said("Turn along"), len(aboard), note, "DT-ROT-07"))
    words = said("1 action turns it a quarter with all that lies in it.")
    gears = (gear, tiles.gear[sister]) if sister in board(t).slot else (gear,)
    return Lens(sentence(t.game.names[room]), "DT-ROT-01", words, gears, rows=tuple(rows))


def _spin(spin: str) -> Said:
    return said("{way}, as its arrow points", way=WORDS[spin])


def _turner(t: Position, gear: str, who: str, label: Said) -> ProspectRow:
    """The figure that stands on a gear and could turn the room."""
    if not who:
        return row(label, "", said("nobody stands there"), "DT-ROT-06", good=False)
    either = t.permitted("DT-ROT-04", who)
    note = said("{figure}, either way", figure=t.game.names[who]) if either else sentence(t.game.names[who])
    return row(label, "", note, "DT-CHAR-MEKANORK-2" if either else "DT-ROT-01", good=True)


def _hidden(t: Position, seat: str, slot: str) -> Lens:
    """What may lie there, and the figures that could reveal it."""
    openers = [figure for side in t.seats for figure in fit(t, side) if slot in doors(t, board(t), figure)]
    note = named(t, openers) if openers else said("nobody stands at an open edge of it")
    rows = [row(said("Could reveal it"), len(openers), note, "DT-REVEAL-01", good=bool(openers))]
    rows.append(_which_room(t, slot))
    for side in t.seats:
        lying = t.contents[f"{slot}-{side}"]
        label = said("Tokens of {colour}", colour=WORDS[side])
        seen_there = [key for key in lying if key in content(t).kind]
        note = named(t, seen_there) if seen_there else said("asleep until it is revealed")
        rows.append(row(label, len(lying), note, "DT-ACT-06"))
    words = said("1 action reveals it, from a square beside it or from the line.")
    return Lens(sentence(t.game.names[slot]), "DT-REVEAL-01", words, rows=tuple(rows))


def _which_room(t: Position, slot: str) -> ProspectRow:
    """The room that lies in a slot, if the viewer has seen it, and how it lies; else how many may lie there."""
    known = known_room(t, slot)
    if not known:
        left = len([room for room in t.contents["rooms"] if not t.pieces[room].mark(UNDER)])
        return row(said("Which room"), "", said("one of {number}, by chance", number=left), "DT-SETUP-05")
    turn = t.pieces[known].turn
    note = said("{room}, turned {number:quarter|quarters} clockwise", room=t.game.names[known], number=turn)
    return row(said("Which room"), "", note, "DT-SETUP-05", good=True)


# -- squares and edges -----------------------------------------------------------------------------------


def _square(t: Position, square: str) -> Lens:
    """What the ground asks, which figures could come there, and what is seen from it."""
    rows = [*[line for marker in _markers(t, square) for line in _own(t, marker)], *_ground(t, square)]
    rows += [_against(t, said("Magic"), [reason]) for reason in dead(t, square)[:1]]
    b = board(t)
    for side in t.seats:
        comers = [figure for figure in fit(t, side) if square in _walked(t, figure)]
        label = said("In reach of {colour}", colour=WORDS[side])
        note = named(t, comers) if comers else said("nobody in one move")
        rows.append(row(label, len(comers), note, "DT-MOVE-04"))
    threats = [figure for side in t.seats for figure in fit(t, side) if square in threatened(t, figure)]
    if threats:
        rows.append(row(said("Could be attacked by"), len(threats), named(t, threats), "DT-COMBAT-01"))
    lying = [key for key in t.contents[square] if key in content(t).kind]
    if lying:
        rows.append(row(said("Here"), len(lying), named(t, lying), "DT-STACK-02"))
    ground, beside = b.layers(square)[0], b.touching(square)
    title = said("Line of {colour}", colour=WORDS[LINE_OF[square]]) if square in LINE_OF else ground.title
    kind = next(key for key, other in content(t).terrain.items() if other is ground)
    return Lens(title, ground.clause, ground.about,
                seen(t, square), (), tuple([Ray(square, other, True) for other in beside if foremost(t, other)]),
                tuple(rows), entry=kind)  # fmt: skip


def _markers(t: Position, square: str) -> list[str]:
    """The markers on a square, the uppermost first."""
    place = content(t).tiles.marked.get(square, "")
    return [*reversed(t.contents[place])] if place in t.places else []


def _ground(t: Position, square: str) -> list[ProspectRow]:
    """Rows on the ground of a square, and on the room around it."""
    if square in LINE_OF:
        goal = said("figures of {colour} leave here, for 1 point", colour=WORDS[OTHER[LINE_OF[square]]])
        guard = [key for key in t.contents[square] if is_figure(t, key)]
        rows = [row(said("A way out"), "+1", goal, "DT-VP-02")]
        if guard:
            rows.append(row(said("Guarded"), "", named(t, guard), "DT-EXIT-02", good=False))
        return rows
    if board(t).obstacle(square):
        return _obstacle(t, square)
    return [*_room(t, board(t).slot[content(t).tiles.room_of[square]]).rows]


def _obstacle(t: Position, square: str) -> list[ProspectRow]:
    """How it can be crossed now."""
    if has_rope(t, square):
        return [row(said("Rope"), "", said("lies here and carries everybody"), "DT-ROPE-06", good=True)]
    found = []
    for side in t.seats:
        number = fastenings(t, square, side)
        label = said("Fastenings for {colour}", colour=WORDS[side])
        found.append(row(label, number, said("a rope needs 2"), "DT-ROPE-02", good=number >= FASTENINGS))
    return found


_STATES: dict[str, Callable[[], Said]] = {
    "closed": lambda: said("nobody walks or sees through it"),
    "open": lambda: said("it parts nothing, until it is closed"),
    "broken": lambda: said("it parts nothing any more"),
}


def _gate(t: Position, gate: str) -> Lens:
    """Its state, and the figures that could work it now."""
    now = state(t, gate)
    clause = {"closed": "DT-PORT-01", "open": "DT-PORT-02", "broken": "DT-PORT-03"}[now]
    rows = [row(said("State"), WORDS[now], _STATES[now](), clause)]
    words = {"open": said("Could open it"), "close": said("Could close it"), "break": said("Could break it")}
    for deed, (before, _, power) in DEEDS.items():
        if before == now:
            able = [key for side in t.seats for key in fit(t, side) if t.permitted(power, key)]
            able = [key for key in able if gate in in_reach(t, key)]
            note = named(t, able) if able else said("nobody who can stands beside it")
            rows.append(row(words[deed], len(able), note, power, good=bool(able)))
    title, text = said("Portcullis"), said("1 action works it, from a square beside it.")
    return Lens(title, "DT-PORT-04", text, rows=tuple(rows), entry="portcullis")


# -- cards -----------------------------------------------------------------------------------------------


def _card(t: Position, seat: str, card: str) -> Lens:
    """What it would bring now, and what becomes of it."""
    if card in ACTION:
        return _action(t, seat, card)
    if card in COMBAT:
        return _combat(t, seat, card)
    left = len(t.contents[f"jumps-{HAND_OF[card]}"])
    rows = (row(said("In hand"), left, said("jump cards"), "DT-JUMP-02"),)
    words = said("A jump over one square costs 1 action and this card, which leaves the game.")
    return Lens(sentence(t.game.names[card]), "DT-JUMP-01", words, rows=rows)


def _action(t: Position, seat: str, card: str) -> Lens:
    """How many actions it brings, whether it may be played, and when it comes back."""
    rows = [
        row(said("Actions"), ACTION[card], said("for all own figures"), "DT-TURN-03"),
        _playable(t, seat, card),
    ]
    hand = len([key for key in t.contents[f"actions-{HAND_OF[card]}"] if key in ACTION])
    note = said("once the last of the hand has been played; {number} are left", number=hand)
    rows.append(row(said("Comes back"), "", note, "DT-CARD-07"))
    if not t.counters["free"]:
        rows.append(row(said("Highest allowed"), limit(t), said("one more than any card so far"), "DT-CARD-04"))
    words = said("One action card a turn; what is not used of it is lost.")
    return Lens(sentence(t.game.names[card]), "DT-TURN-02", words, rows=tuple(rows))


def _playable(t: Position, seat: str, card: str) -> ProspectRow:
    against = why_not(t, seat, Option("play", card))
    if against:
        return _against(t, said("Now"), against)
    return row(said("Now"), "", said("may be played"), "DT-TURN-02", good=True)


def _combat(t: Position, seat: str, card: str) -> Lens:
    """What it adds, what it would come to in the fight that is going on, and whether it is spent."""
    number = COMBAT[card]
    rows = [row(said("Adds"), f"+{number}", said("to a side's total"), "DT-COMBAT-07")]
    if number:
        rows.append(row(said("Afterwards"), "", said("spent for the whole game"), "DT-CARD-09", good=False))
    else:
        rows.append(row(said("Afterwards"), "", said("it returns to the hand"), "DT-CARD-10", good=True))
    fought = contest(t, seat)
    label = said("With {number}", number=number)
    rows += [row for row in fought.rows if row.label == label] if fought is not None else []
    words = said("Both sides lay one card in secret, and both turn them at once.")
    return Lens(sentence(t.game.names[card]), "DT-COMBAT-06", words, rows=tuple(rows))

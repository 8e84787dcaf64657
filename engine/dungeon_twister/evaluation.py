"""What a bot thinks of a position, in victory points: those won, and what is on its way to more.

A figure is worth what it will bring by leaving, less with every action that it still needs; wounded it is what the
opponent may make of it. Cards and objects have their worth. The player who moves next threatens those in reach.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from engine.dungeon_twister.board import Board, board
from engine.dungeon_twister.components import ACTION, COMBAT, OTHER, Worth
from engine.dungeon_twister.content import content, in_play
from engine.dungeon_twister.distances import FAR, Gait, in_range, to_exit
from engine.dungeon_twister.ending import outcome
from engine.dungeon_twister.fighting import Fight, strength
from engine.dungeon_twister.tokens import alive, awake, is_living, side
from engine.dungeon_twister.turn import Turn
from engine.dungeon_twister.windows import AGAIN
from engine.flow import Position, borne
from engine.table import Piece

#: A game won, beside which points are little.
VICTORY = 8.0
#: What a figure is worth that leaves with its next action, and how that fades with the actions it needs.
NEAR, FADING = 0.72, 4.5
#: The same of one that has actions enough of its own.
AT_ONCE = 0.95
#: A way of so many steps may lead through a bar, which actions of its own do not open.
BARRED = 9
#: A figure on its feet; one that lies; what waits face down, compared with what lies open.
UPRIGHT, LYING, ASLEEP = 0.15, -0.25, 0.5
#: What a wounded figure in reach of the enemy loses.
PREY = -0.3
#: The chance that a fight within reach is begun and won between equals, for each point more, and at most.
THREAT, THREAT_POINT, THREAT_MOST = 0.06, 0.04, 0.4
#: What the threats of the seat that does not move next count.
LATER = 0.1
#: A figure on a gear, for what it may do to others.
ON_GEAR = 0.02
#: The steps that ground counts which does not bear a figure.
TOO_WEAK = 5
#: What a figure is worth less while a power holds it fast.
HELD = 0.12
#: A forged weapon in hand, besides what it is worth itself.
FORGED = 0.08
#: A marker that fights, laid.
MARKER = 0.12
#: A figure that lies hidden in the ground and can come back.
BURIED = 0.4
AP_WORTH = 0.05
#: Cards: a combat card of number 0, each point more, a jump.
CARD_POINT, JUMP_WORTH = 0.025, 0.08
ALL_AP = sum(ACTION.values()) // len(OTHER)
_START = frozenset(["Y1", "Y3", "Y6", "Y8", "B1", "B3", "B6", "B8"])


def evaluate(t: Position, seat: str) -> float:
    """How good the table is for a seat, in victory points more than the opponent's."""
    if t.ask is None:
        return _result(t, seat)
    other, b = OTHER[seat], board(t)
    worth = t.counters[f"vp-{seat}"] - t.counters[f"vp-{other}"] + _hand(t, seat) - _hand(t, other)
    mine, theirs = _Side(t, b, seat), _Side(t, b, other)
    worth += mine.worth - theirs.worth
    if awake(t):
        worth += MARKER * (len(alive(t, seat)) - len(alive(t, other)))
    turn = t.pages[1] if len(t.pages) > 1 else None
    if not isinstance(turn, Turn):
        return worth
    ap = t.counters["ap"]
    moves = (turn.seat == seat) == (ap > 0 or mine.own or theirs.own or turn.step != "act")
    now = 0 if t.forbidden("close combat") else 1
    worth += _threats(t, b, mine, theirs) * (now if moves else LATER)
    worth -= _threats(t, b, theirs, mine) * (LATER if moves else now)
    worth += AP_WORTH * (ap if turn.seat == seat else -ap)
    fight = t.pages[-1]
    if isinstance(fight, Fight) and t.chosen:
        worth += _fought(t, b, fight, t.chosen[0][0]) * (1 if t.chosen[0][0] == seat else -1)
    return worth


def figures_worth(t: Position, seat: str) -> float:
    """What the figures of a seat are worth where they stand or wait, in victory points."""
    return _Side(t, board(t), seat).worth


def _result(t: Position, seat: str) -> float:
    """The end of the game: victory, and by how much."""
    winners = outcome(t).winners
    lead = t.counters[f"vp-{seat}"] - t.counters[f"vp-{OTHER[seat]}"]
    return lead + (0.0 if len(winners) > 1 else VICTORY if seat in winners else -VICTORY)


# -- cards -----------------------------------------------------------------------------------------------


def _hand(t: Position, seat: str) -> float:
    contents = t.contents
    jumps = JUMP_WORTH * len(contents[f"jumps-{seat}"])
    return _actions_worth(contents[f"actions-{seat}"]) + _combat_worth(contents[f"combat-{seat}"]) + jumps


@lru_cache(maxsize=1 << 10)
def _actions_worth(hand: tuple[str, ...]) -> float:
    """The action points to come before the cards do; an empty hand is about to be full again."""
    return AP_WORTH * (sum([ACTION.get(card, ALL_AP / 4) for card in hand]) if hand else ALL_AP)


@lru_cache(maxsize=1 << 14)
def _combat_worth(hand: tuple[str, ...]) -> float:
    return sum([_card_worth(card) for card in hand])


def _card_worth(card: str) -> float:
    return CARD_POINT * COMBAT.get(card, 3)


# -- figures ---------------------------------------------------------------------------------------------


class _Standing(NamedTuple):
    """A figure that can act: its square, its worth, its combat value, the squares that it can reach or strike."""

    key: str
    square: str
    worth: float
    combat: int
    reach: frozenset[str]


class _Side:
    """The figures of a seat: those on their feet, those that lie, what all are worth, and whether one of them has
    actions of its own."""

    __slots__ = ("fallen", "own", "standing", "worth")

    def __init__(self, t: Position, b: Board, seat: str) -> None:
        pieces, contents = t.pieces, t.contents
        self.standing: list[_Standing] = []
        self.fallen: list[tuple[str, str]] = []
        self.worth = 0.0
        self.own = False
        boxes = content(t)
        squares = boxes.tiles.squares
        stirs = ("forbid", "stir") in t.heard
        for key in in_play(t).figures[seat]:
            piece = pieces.get(key)
            if piece is None:
                continue
            place = piece.place
            if place in squares:
                if piece.face:
                    self.fallen.append((key, place))
                    self.worth += LYING
                    continue
                loads = _beside(contents[place], key)
                own, powers = (piece.mark("extra"), borne(t, key)) if piece.marks else (0, ())
                if own:
                    self.own, own = True, own if side(t, key) == seat else -own
                figure = _upright(b, key, _form(piece), place, loads, own, powers)
                if stirs and t.forbidden("stir", key):
                    figure = figure._replace(worth=figure.worth - HELD, reach=frozenset())
                self.standing.append(figure)
                self.worth += figure.worth + FORGED * sum([pieces[load].mark("forged") for load in loads])
            elif place in _FACE_DOWN:
                self.worth += _asleep(b, key, _FACE_DOWN[place])
        if ("permit", "come back") in t.heard and t.permitted("come back", seat):
            self.worth += BURIED


#: The places of tokens face down -> where they lie: a slot, a spot of the line, or nowhere yet.
_FACE_DOWN = {
    **{f"{row}{n}-{seat}": f"{row}{n}" for row in "NS" for n in range(1, 5) for seat in OTHER},
    **{f"start-{spot}": spot for spot in _START},
    **{f"team-{seat}": "" for seat in OTHER},
    "lifted": "",
}


def _beside(there: tuple[str, ...], key: str) -> tuple[str, ...]:
    """What lies with a figure on its square."""
    return () if len(there) == 1 else tuple([other for other in there if other != key])


def _form(piece: Piece) -> int:
    """The face that a figure shows: 0, or the number of a further form."""
    return piece.mark("form") if piece.marks else 0


@lru_cache(maxsize=1 << 16)
def _upright(
    b: Board,
    key: str,
    form: int,
    place: str,
    loads: tuple[str, ...],
    extra: int = 0,
    powers: tuple[str, ...] = (),
) -> _Standing:
    """A figure on its feet at a place with its loads, its `extra` actions and the kinds of `powers` that it bears
    (left out if it has no marks). The actions are fewer than 0 if an enemy acts with it."""
    boxes = b.content
    kind = boxes.kind[key]
    face, own = boxes.face(kind, form), boxes.rows[kind].worth
    carried = [boxes.rows[boxes.kind[key]].worth for key in loads if key in boxes.things]
    gait = _gait(_weight(b, face.combat), own, *carried)
    points = 1 + own.out + sum([each.out for each in carried])
    chance = _chance(b, gait, key, face.speed, place, -extra)
    flown = [steps for power in powers if power in boxes.rows for steps in boxes.rows[power].worth.lent.items()]
    if flown:  # for this turn only
        swift = tuple(sorted((dict(gait) | dict(flown)).items()))
        chance = (chance + _chance(b, swift, key, face.speed, place, -extra)) / 2
    if place in b.tiles.gears:
        chance = max(chance, _turning(b, gait, key, face.speed, place)) + ON_GEAR
    worth = UPRIGHT + points * chance
    for each in carried:
        worth += each.wielded if each.wielded and each.by in face.tags else each.carried
    return _Standing(key, place, worth, face.combat, in_range(b, place, face.speed + 1))


def _weight(b: Board, heft: int) -> dict[str, int]:
    """The ground that does not bear a figure, with the steps that it counts instead of its `detour`."""
    return {kind: TOO_WEAK for kind, bears in b.content.bearing if heft > bears}


def _gait(found: dict[str, int], *worths: Worth) -> Gait:
    """How a figure goes with what it carries: bars and ground count the fewest steps, or those `found`."""
    for worth in worths:
        found |= {kind: min(steps, found.get(kind, steps)) for kind, steps in worth.gait.items()}
    return tuple(sorted(found.items()))


def _chance(b: Board, gait: Gait, key: str, speed: int, place: str, more: int = 0) -> float:
    """That a figure comes out from a square or a face-down room, less with every action that it needs."""
    steps = to_exit(b, gait, b.content.owner[key]).get(place, FAR)
    if steps >= BARRED:
        more = max(0, more)
    actions = more + (steps / speed if speed else FAR)
    if more < 0 and actions <= 0:
        return AT_ONCE
    return NEAR * math.exp(-max(0.0, actions - 1) / FADING)


def _turning(b: Board, gait: Gait, key: str, speed: int, place: str) -> float:
    """That a figure on a gear comes out once it has turned its room or the sister: each quarter is an action."""
    best = 0.0
    room = b.tiles.room_of[place]
    both = b.content.rows[b.content.kind[key]].worth.both_ways
    for each in (room, b.sister(room)):
        if each in b.slot:
            arrow = b.quarter(each)
            for quarters in range(1, 4):
                cost = min(quarters, 4 - quarters) if both else quarters
                best = max(best, _chance(b.turned(each, arrow * quarters), gait, key, speed, place, cost))
    return best


@lru_cache(maxsize=1 << 14)
def _asleep(b: Board, key: str, where: str) -> float:
    """A figure that lies face down in a room or waits for the start."""
    row = b.content.rows[b.content.kind[key]]
    if not where:
        return ASLEEP * UPRIGHT
    points = 1 + row.worth.out
    worth = UPRIGHT + points * _chance(b, _gait(_weight(b, row.combat), row.worth), key, row.speed, where)
    return worth + row.worth.line if where in _START else ASLEEP * worth


# -- fights ----------------------------------------------------------------------------------------------


def _threats(t: Position, b: Board, mine: _Side, theirs: _Side) -> float:
    """What one side may hope for from fights that it could begin: with the best fighter in reach of each enemy."""
    hope = 0.0
    for enemy in theirs.standing:
        best = second = -9
        for figure in mine.standing:
            if enemy.square in figure.reach:
                if figure.combat > best:
                    best, second = figure.combat, best
                elif figure.combat > second:
                    second = figure.combat
        if best >= 0:
            lead = best + (second >= 0) - enemy.combat
            chance = min(THREAT_MOST, max(0.03, THREAT + THREAT_POINT * lead))
            hope += chance * (enemy.worth - LYING)
    for _, square in theirs.fallen:
        if any(square in figure.reach for figure in mine.standing):
            hope -= PREY
    return hope


def _fought(t: Position, b: Board, fight: Fight, seat: str) -> float:
    """What a fight is worth to a seat that has laid its card: the mean over the cards of the other. Where one more
    card is to come, it is the one that fits best."""
    card = t.chosen[0][1].piece
    number = COMBAT[card]
    attack = sum([part.amount for part in strength(t, fight, fight.seat)])
    defence = sum([part.amount for part in strength(t, fight, OTHER[fight.seat])])
    lead = number + (attack - defence if seat == fight.seat else defence - attack)
    bold = fight.hand_to_hand
    own, others = (bold, fight.defenders) if seat == fight.seat else (fight.defenders, bold)
    won, lost = _wounds(t, b, others), _wounds(t, b, own)
    hand = [COMBAT.get(key, 3) for key in t.contents[f"combat-{OTHER[seat]}"]]
    return max(
        [
            sum([won if lead + more > other else -lost if lead + more < other else 0.0 for other in hand])
            / max(1, len(hand))
            - CARD_POINT * (number + more)
            for more in _to_come(t, fight, seat, card)
        ]
    )


def _to_come(t: Position, fight: Fight, seat: str, card: str) -> set[int]:
    """What may be added to the card that a seat has laid: nothing, or another card if it has announced one."""
    if fight.terms.count((AGAIN, seat)) <= len(t.contents[f"laid-{seat}"]):
        return {0}
    return {COMBAT.get(key, 3) for key in t.contents[f"combat-{seat}"] if key != card} or {0}


def _wounds(t: Position, b: Board, group: tuple[str, ...]) -> float:
    """What a side loses if it loses a fight: its upright figures are wounded, the wounded target dies."""
    loss = 0.0
    for key in group:
        piece = t.pieces[key]
        if is_living(t, key):
            loss += MARKER
        elif piece.face:
            loss += 1 + LYING
        else:
            loads = _beside(t.contents[piece.place], key)
            loss += _upright(b, key, _form(piece), piece.place, loads).worth - LYING
    return loss

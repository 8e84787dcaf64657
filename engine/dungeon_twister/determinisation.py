"""How a bot pictures what it cannot see: tokens face down, the pile of rooms, and the other's cards."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from engine.dungeon_twister.board import slots
from engine.dungeon_twister.components import ACTION, COMBAT, HAND_OF, JUMPS
from engine.dungeon_twister.content import content, different, in_play
from engine.dungeon_twister.setup import mode
from engine.dungeon_twister.tiles import STARTS, square
from engine.flow import Position
from engine.table import Piece, hidden_count, last_part, unmask

Dealt = dict[str, Sequence[str]]


def determinise(t: Position, generator: random.Random) -> Position:
    """A full position that fits the view: hidden places are filled at random with pieces that are nowhere seen."""
    full = t.clone()
    there = [room for room in content(t).tiles.rows if square(room, 0, 0) in t.places]
    _lay(full, {"rooms": [room for room in there if room not in t.pieces]})
    for seat in t.seats:
        _deal_tokens(full, seat, generator)
        _deal_actions(full, seat, generator)
        _deal_spent(full, seat, generator)
    return full


def _lay(t: Position, dealt: Dealt) -> None:
    """Lay pieces in place of hidden ones, if there are any."""
    for place, keys in dealt.items():
        if hidden_count(t, place):
            unmask(t, place, [Piece(key, _kind(t, key), place) for key in keys])


def _kind(t: Position, key: str) -> str:
    """The kind of a piece that can be hidden."""
    boxes = content(t)
    if key in boxes.kind:
        return boxes.kind[key]
    if key in boxes.tiles.rows:
        return f"room-{key}"
    if key in ACTION:
        return f"action-{ACTION[key]}"
    return f"combat-{COMBAT[key]}" if key in COMBAT else "jump"


def _unseen(t: Position, keys: Iterable[str], generator: random.Random) -> list[str]:
    """Those of `keys` that are nowhere to be seen, shuffled."""
    unseen = [key for key in keys if key not in t.pieces]
    generator.shuffle(unseen)
    return unseen


# -- tokens ----------------------------------------------------------------------------------------------


def _deal_tokens(t: Position, seat: str, generator: random.Random) -> None:
    """Deal figures to the line and to those left out, the other tokens anywhere. For who sees no hoard, white
    tokens lie below figures on the line, then anywhere."""
    boxes = content(t)
    unseen = _unseen(t, [key for key in boxes.own_tokens[seat] if key in in_play(t).tokens], generator)
    team, stock = f"team-{seat}", f"stock-{seat}"
    if hidden_count(t, stock):
        picked = _team(t, seat, unseen, hidden_count(t, team))
        _lay(t, {team: picked, stock: [key for key in unseen if key not in picked]})
        return
    unseen.sort(key=lambda key: key not in boxes.figures)
    homes = [place for place in STARTS if place in t.places and hidden_count(t, place)]
    homes = [place for place in homes if _back_of(t, place) == seat]
    figures = [*homes, *[f"without-{seat}"] * hidden_count(t, f"without-{seat}")]
    first, rest = unseen[: len(figures)], unseen[len(figures) :]
    generator.shuffle(rest)
    hoards = [place for place in homes for _ in range(hidden_count(t, place) - 1)]
    stored = (team, *[f"{slot}-{seat}" for slot in slots(t)])
    others = [*hoards, *[place for place in stored for _ in range(hidden_count(t, place))]]
    white = _unseen(t, boxes.white, generator)[: len(figures) + len(others) - len(unseen)]
    dealt: dict[str, list[str]] = {}
    for key, place in zip((*first, *white, *rest), (*figures, *others), strict=True):
        dealt.setdefault(place, []).append(key)
    _lay(t, dict(dealt))


def _back_of(t: Position, place: str) -> str:
    """The seat whose tokens lie hidden in a place."""
    return last_part(t.places[place].back)


def _team(t: Position, seat: str, pool: list[str], number: int) -> list[str]:
    """A team that is not complete: figures first, no kind twice unless it is common (DT-MODE-08)."""
    boxes = content(t)
    figures = different(boxes, [key for key in pool if key in boxes.figures])
    things = different(boxes, [key for key in pool if key in boxes.things])
    return [*figures[: mode(t).figures], *things][:number]


# -- cards -----------------------------------------------------------------------------------------------


def _deal_actions(t: Position, seat: str, generator: random.Random) -> None:
    """Deal action cards; none above the highest that was played lies in a pile."""
    unseen = _unseen(t, [card for card in ACTION if HAND_OF[card] == seat], generator)
    unseen.sort(key=lambda card: ACTION[card] > t.counters["highest"])
    played = hidden_count(t, f"pile-{seat}")
    _lay(t, {f"pile-{seat}": unseen[:played], f"actions-{seat}": unseen[played:]})


def _deal_spent(t: Position, seat: str, generator: random.Random) -> None:
    """Deal combat and jump cards; a 0 is never spent (DT-CARD-10), it is in hand or laid."""
    jumps = _unseen(t, JUMPS[seat], generator)
    held = hidden_count(t, f"jumps-{seat}")
    combat = _unseen(t, [card for card in COMBAT if HAND_OF[card] == seat], generator)
    combat.sort(key=lambda card: COMBAT[card] > 0)
    laid = hidden_count(t, f"laid-{seat}")
    kept = combat[: laid + hidden_count(t, f"combat-{seat}")]
    if laid:
        generator.shuffle(kept)
    _lay(
        t,
        {
            f"jumps-{seat}": jumps[:held],
            f"laid-{seat}": kept[:laid],
            f"combat-{seat}": kept[laid:],
            f"spent-{seat}": [*combat[len(kept) :], *jumps[held:]],
        },
    )

"""Which seat each gamepad plays for, where every one has a seat of its own."""

from __future__ import annotations

from engine.said import Said, said
from game.play.live_table import LiveTable


def seats(play: LiveTable, gamepad: int, count: int) -> list[str]:
    """The people for whom the gamepad at a place from 0 on among `count` plays: if there are fewer gamepads than
    people, they share them in turn."""
    return [seat for place, seat in enumerate(play.people) if place % count == gamepad]


def refusal(play: LiveTable, gamepad: int, count: int) -> Said | str:
    """Why a gamepad is not heard now, because another one's seat is to choose; empty if it is heard."""
    if not play.seat:
        return ""
    own = seats(play, gamepad, count)
    if any(play.same_person(seat, play.seat) for seat in own):
        return ""
    names = play.session.header.names
    facts = {"number": gamepad + 1, "now": names[play.seat]}
    if not own:
        return said("Gamepad {number} has no seat. It is the turn of {now}.", **facts)
    return said("Gamepad {number} plays for {name}. It is the turn of {now}.", name=names[own[0]], **facts)

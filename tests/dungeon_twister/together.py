"""Scenes of figures, objects and ground side by side, played on by chance: nothing may raise, stop or get lost,
every offer is legal, and each seat sees what the changes give that it was told of."""

from __future__ import annotations

import random
from collections.abc import Collection
from typing import TypeVar

from engine.flow import Option
from engine.table import Move, Table, apply, redact, view
from tests.conformance.laws import same
from tests.dungeon_twister.scene import SEATS, Scene
from tests.soak_size import soak_size

#: How long each scene is played.
CHOICES = 12

S = TypeVar("S", bound=Scene)
#: One in so many tokens stands beside each other one; with TORCHLIT_SOAK=8 all do.
ONE_IN = max(1, 8 // soak_size(1))


def some(kinds: Collection[str], name: str) -> list[str]:
    """A share of the tokens, another one for each name of what they stand beside."""
    return [kind for n, kind in enumerate(kinds) if (n + len(name)) % ONE_IN == 0]


def with_rooms(scene: S) -> S:
    """The scene with rooms left to reveal."""
    for room in ("2D", "2G", "4D", "4G"):
        scene._lay(Move(room, "rooms"))
    return scene


def played_on(scene: Scene, chance: random.Random) -> None:
    """Choices by chance, each of them judged, and what each seat sees of them."""
    session = scene.session
    views: dict[str, Table] = {seat: view(session.position, seat) for seat in SEATS}
    before = session.position.clone()
    for _ in range(CHOICES):
        if session.over:
            break
        seat = chance.choice(session.waiting())
        options = session.options(seat)
        assert options
        assert len(set(options)) == len(options)
        assert [option for option in options if session.why_not(seat, option)] == []
        session.choose(seat, _likely(scene, chance, options))
        scene._nothing_lost()
        for happening in session.entries[-1].record.happened:
            for change in happening.changes:
                for who in SEATS:
                    for told in [*redact(before, change, who)]:
                        apply(views[who], told)
                apply(before, change)
    for who in SEATS:
        assert same(views[who], view(session.position, who))


def _likely(scene: Scene, chance: random.Random, options: tuple[Option, ...]) -> Option:
    """Something that a figure does, each sort as often as the others; no room is left to reveal or to foresee."""
    never = (*scene.game.concessions, "reveal", "foresee")
    going_on = [option for option in options if option.verb not in never]
    busy = [option for option in going_on if option.verb not in ("end", "walk", "stop")] or going_on
    pool = busy if chance.random() < 0.6 else going_on
    verb = chance.choice(sorted({option.verb for option in pool}))
    return chance.choice([option for option in pool if option.verb == verb])

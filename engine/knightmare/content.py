"""What castle cards do, as the rules find it: an effect is a name in components.toml and a function."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.flow import Flow, Position

#: What a card does: from the page of the card it emits, and says how that page goes on.
Effect = Callable[[Position, Any], Flow]


@dataclass(frozen=True)
class Content:
    """The effects of the castle cards by name."""

    effects: Mapping[str, Effect]


def content(t: Position) -> Content:
    """The content of the game that is played."""
    found: Content = t.game.content
    return found

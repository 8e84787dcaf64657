"""Whether a seat may make a choice, and the reasons if it may not."""

from __future__ import annotations

from msgspec.structs import replace

from engine.flow.options import Option, Reason
from engine.flow.position import Position


def why_not(position: Position, seat: str, option: Option) -> tuple[Reason, ...]:
    """The reasons why `seat` may not choose `option` in `position`; empty if it may."""
    if _on_offer(position, seat, option):
        return ()
    reasons: list[Reason] = []
    if position.ask is not None and seat in position.ask.seats():
        reasons = position.pages[-1].why_not(position, seat, option)
        if not reasons and is_typed(position, option) and _on_offer(position, seat, replace(option, text="")):
            return ()
    return tuple(reasons) or (position.game.default_reason(position, seat, option),)


def _on_offer(position: Position, seat: str, option: Option) -> bool:
    done = [chooser for chooser, _ in position.chosen]
    return position.ask is not None and option in position.ask.options(seat) and seat not in done


def is_typed(position: Position, option: Option) -> bool:
    """Whether the verb of an option takes a typed text on the open page."""
    return bool(position.pages) and option.verb in position.game.typed(type(position.pages[-1]))

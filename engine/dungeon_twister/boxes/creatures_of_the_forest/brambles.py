"""Brambles: they let nobody through, and fight alone (DT-TERR-BRAMBLES). When the Druid leaves they stay
(DT-TERR-BRAMBLES-11)."""

from __future__ import annotations

from engine.dungeon_twister.content import content
from engine.dungeon_twister.events.losses import GivenBack
from engine.dungeon_twister.tokens import owner
from engine.flow import Hook, Position, Power, Reason

KIND, DRUID = "brambles", "druid"
IDLE, ALONE, GONE = "DT-TERR-BRAMBLES-3", "DT-TERR-BRAMBLES-7", "DT-TERR-BRAMBLES-9"


def _idle(t: Position, brambles: str, figure: str) -> list[Reason]:
    return [Reason(IDLE, {}, (brambles,))] if figure == brambles else []


def _alone(t: Position, brambles: str, target: str) -> list[Reason]:
    """So they wound only who has begun the fight (DT-TERR-BRAMBLES-6)."""
    return [Reason(ALONE, {}, (brambles,))] if target == brambles else []


def _joins_none(t: Position, brambles: str, other: str, figure: str, attacks: bool) -> list[Reason]:
    return [Reason(ALONE, {}, (brambles,))] if other == brambles else []


def _no_arrows(t: Position, brambles: str, figure: str, weapon: str, enemy: str) -> list[Reason]:
    return [Reason("DT-TERR-BRAMBLES-12", {}, (brambles,))] if enemy == brambles else []


def _druids(t: Position, brambles: str) -> list[str]:
    """The Druids to whom they may belong."""
    own = content(t).own_figures[owner(t, brambles)]
    return [key for key in own if content(t).kind[key] == DRUID and key in t.pieces]


def _outlived(t: Position, brambles: str) -> GivenBack | None:
    slain = [key for key in _druids(t, brambles) if t.pieces[key].place.startswith(("trophies-", "unmade"))]
    return GivenBack(brambles, GONE) if slain and len(slain) == len(_druids(t, brambles)) else None


POWER = Power(
    KIND,
    (
        Hook("forbid", "stir", IDLE, _idle),
        Hook("forbid", "help", ALONE, _alone),
        Hook("forbid", "join", ALONE, _joins_none),
        Hook("forbid", "shot", "DT-TERR-BRAMBLES-12", _no_arrows),
        *[Hook("check", event, GONE, _outlived) for event in ("Died", "Unmade")],
    ),
)

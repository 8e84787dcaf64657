"""What the cards of seats show: the Rank, and the points that the next one needs."""

from __future__ import annotations

from engine.flow.climb import Climb
from engine.said import Said, said
from engine.table import Table
from engine.wizards.components import BOX, POINTS, SITES
from engine.wizards.ranks import refuse_advance
from engine.wizards.world import is_team, lives, order, rank, wizard_places

#: Sort of Mentor -> where a player of his Order finds him (WZ-RANK-15).
MENTORS = {
    "high_wizard": said("The Mentor is any High Wizard."),
    "master_sorcerer": said("The Mentors are the three Master Sorcerers."),
    "ruktal": said("The Mentor is Rüktal in the Sacred Circle."),
}
#: What a player without an Order has to do (WZ-RANK-14).
JOIN = said("An Order comes first: from Rüktal, a Master Sorcerer or a High Wizard.")
HIGHEST = 5


def climb(t: Table, seat: str) -> Climb:
    """How far a player is on the way to Rank 5 (WZ-RANK-16)."""
    own = rank(t, seat)
    if not own:
        return Climb(own, (), JOIN, "", mentor_places(t, seat))
    if own == HIGHEST:
        return Climb(own, ())
    needed = BOX.orders[order(t, seat)].ranks[own + 1].points
    needs = tuple([(f"{kind}-{seat}", number) for kind, number in zip(POINTS, needed, strict=True)])
    return Climb(own, needs, _told(t, seat), _behind(t, seat), mentor_places(t, seat))


def mentor_places(t: Table, seat: str) -> tuple[str, ...]:
    """Where a player can meet the own Mentor (WZ-RANK-15), or at Rank 0 anybody who can initiate (WZ-RANK-14)."""
    mine = order(t, seat)
    wanted = {BOX.orders[mine].mentor} if mine else {row.mentor for row in BOX.orders.values()}
    sites = tuple([where for where, site in SITES.items() if site.sort in wanted and lives(t, where)])
    return (*sites, *wizard_places(t)) if "high_wizard" in wanted else sites


def _told(t: Table, seat: str) -> Said:
    """Where the Mentor is, if nothing is lacking."""
    return MENTORS[BOX.orders[order(t, seat)].mentor] if not refuse_advance(t, seat) else said("")


def _behind(t: Table, seat: str) -> str:
    """Who has to catch up first in the cooperative game: the first player of the lowest Rank (WZ-COOP-04)."""
    if not is_team(t):
        return ""
    lowest = min(t.seats, key=lambda other: rank(t, other))
    return lowest if rank(t, lowest) < rank(t, seat) else ""

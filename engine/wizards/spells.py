"""Spells (WZ-SPELL): who knows which, when they may be tried, and whether they work."""

from __future__ import annotations

from functools import cache

from engine.flow import Position, Reason
from engine.table import Table
from engine.wizards.components import BOX, Known, number
from engine.wizards.events.moving import Rolled
from engine.wizards.events.wizards import SpellCast, SpellFailed
from engine.wizards.randomness import die
from engine.wizards.world import bound, dazed, mark, order, rank

NOTHING_KNOWN: dict[str, Known] = {}
#: The switches WZ-SPELL-36 to WZ-SPELL-38.
SWITCHES = ("switch-escape", "switch-untamed", "switch-taming")


def known(t: Table, seat: str) -> dict[str, Known]:
    """The spells of a player's Order and Rank (WZ-SPELL-23), with the switches WZ-SPELL-36 to WZ-SPELL-38."""
    reached = rank(t, seat)
    if reached == 4:
        return _known_at_last(order(t, seat), *map(t.counters.get, SWITCHES))
    return BOX.orders[order(t, seat)].ranks[reached].spells if 1 <= reached < 4 else NOTHING_KNOWN


@cache
def _known_at_last(mine: str, escape: int | None, untamed: int | None, taming: int | None) -> dict[str, Known]:
    """The spells of Rank 4 in an Order, with these switches."""
    found = dict(BOX.orders[mine].ranks[4].spells)
    if escape and mine == "wizards":
        found["escape"] = Known(escapes=("traps", "transport"))
    if escape and mine == "druids":
        found.pop("escape", None)
    if untamed and mine == "druids":
        found.pop("dragon_taming", None)
    if taming and mine == "sorcerers":
        found.pop("animal_summoning", None)
        found["dragon_taming"] = Known()
    return found


def refuse_spell(t: Table, seat: str, spell: str) -> list[Reason]:
    """The reasons why a player cannot try a spell at all now."""
    facts: dict[str, str | int] = {"spell": spell, "player": seat}
    if spell not in known(t, seat):
        return [Reason("WZ-SPELL-23", facts)]
    if bound(t, seat):
        return [Reason("WZ-DRAGON-18", facts)]
    if dazed(t, seat) and not BOX.spells[spell].while_dazed:
        return [Reason("WZ-DEMON-22", facts)]
    return [Reason("WZ-SPELL-03", facts)] if mark(t, seat, f"tried-{spell}") else []


def can_try(t: Table, seat: str, spell: str) -> bool:
    """Whether a player may try a spell now."""
    return not refuse_spell(t, seat, spell)


def can_escape(t: Table, seat: str, what: str) -> bool:
    """Whether a player may try to escape "traps" or "transport" now (WZ-SPELL-05)."""
    return can_try(t, seat, "escape") and what in known(t, seat)["escape"].escapes


def _trying(t: Position, seat: str, spell: str) -> str:
    """The rule by which a spell may be tried now: in somebody else's turn (WZ-SPELL-04), Transport once more in an
    extra turn (WZ-SPELL-07), or in the own turn as the spell says."""
    turn = next((page for page in reversed(t.pages) if page.tag() == "turn"), None)
    if getattr(turn, "seat", "") != seat:
        return "WZ-SPELL-04"
    if spell == "transport" and getattr(turn, "extra", False):
        return "WZ-SPELL-07"
    return BOX.spells[spell].clauses[0]


def cast(t: Position, seat: str, spell: str, failing: str = "") -> bool:
    """Try a spell: one die, which works on 1 to 5 (WZ-SPELL-02), for the Demon Dazed on 1 to 3 (WZ-DEMON-23),
    Telepathy on 1 or 2 (WZ-SPELL-10). `failing` is the clause that says what a failure brings."""
    t.emit(SpellCast(seat, spell, _trying(t, seat, spell)))
    highest, clause = number("spell"), "WZ-SPELL-02"
    if dazed(t, seat):
        highest, clause = number("spell_dazed"), "WZ-DEMON-23"
    if spell == "telepathy":
        highest, clause = number("telepathy"), "WZ-SPELL-10"
    rolled = die(t, "spell")
    t.emit(Rolled(seat, rolled, spell, clause))
    if rolled > highest:
        t.emit(SpellFailed(seat, spell, failing or clause))
    return rolled <= highest

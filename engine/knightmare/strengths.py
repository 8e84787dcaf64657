"""What a side of a challenge counts before dice and tokens, part by part (KM-FIGHT-15).

A side is a Dungeoneer's seat or a character's id. All functions read the table alone, so that the lens can ask
them about challenges that nobody has made.
"""

from __future__ import annotations

from engine.flow import Breakdown, Part
from engine.knightmare.board import mark, on
from engine.knightmare.components import BAG, BOX, SHIELDS, number
from engine.knightmare.items import has, weapons
from engine.knightmare.life import condition, condition_clause
from engine.table import Table

MACE, SWORD, POTION = "mace", "sword_of_freedom", "potion_of_invisibility"
JUSTICE, DRAGON = SHIELDS
MEDUSA, MERCENARY, LIZARD, MOGDRED = "medusa", "mercenary", "barrow_lizard", "necromancer"
#: Shield -> what it deducts.
DEDUCTS = {JUSTICE: -2, DRAGON: -1}


def is_seat(t: Table, side: str) -> bool:
    """Whether a side is a Dungeoneer."""
    return side in t.seats


def bears(t: Table, side: str, item: str) -> bool:
    """Whether a side has an item: a Dungeoneer carries it, a character's lies in its chamber (KM-FIGHT-29)."""
    return t.pieces[item].place == (BAG[side] if is_seat(t, side) else BOX.characters[side].home)


def weapons_work(t: Table, side: str, foe: str) -> bool:
    """Whether weapons of a side count: not those of a Dungeoneer against Ghost (KM-FIGHT-35) and Pooka
    (KM-FIGHT-36); the characters' own do (KM-FIGHT-37)."""
    if not on(t, "combat"):
        return False
    return not (is_seat(t, side) and foe in BOX.characters and BOX.characters[foe].untouched)


def shields(t: Table, side: str, foe: str) -> tuple[Part, ...]:
    """What the shields of a side deduct from its foe: nothing from Medusa (KM-FIGHT-42, KM-FIGHT-43), and nothing
    by the Shield of Justice in a character's hands (KM-FIGHT-12, KM-QUEST-03)."""
    if not weapons_work(t, side, foe) or foe == MEDUSA:
        return ()
    found = []
    if is_seat(t, side) and bears(t, side, JUSTICE):
        found.append(Part(DEDUCTS[JUSTICE], "KM-FIGHT-12", JUSTICE))
    if bears(t, side, DRAGON):
        found.append(Part(DEDUCTS[DRAGON], "KM-FIGHT-10" if is_seat(t, side) else "KM-FIGHT-11", DRAGON))
    return tuple(found)


def _of_dungeoneer(t: Table, seat: str, foe: str) -> list[Part]:
    parts = [Part(condition(t, seat), condition_clause(t))]
    if weapons_work(t, seat, foe):
        if has(t, seat, MACE):
            parts.append(Part(1, "KM-FIGHT-07", MACE))
        if has(t, seat, SWORD):
            parts.append(Part(2, "KM-FIGHT-09", SWORD))
    if on(t, "combat") and mark(t, seat, "bribe") and foe != MERCENARY:  # KM-FIGHT-54
        parts.append(Part(number("bodyguard"), "KM-FIGHT-52", MERCENARY))
    if mark(t, seat, "weak"):
        parts.append(Part(number("weakness"), "KM-MAGIC-23"))
    return parts


def own_strength(t: Table, seat: str) -> int:
    """What a Dungeoneer counts against anybody with no trick of their own: condition, Mace and Sword."""
    armed = on(t, "combat")
    return condition(t, seat) + (armed and has(t, seat, MACE)) + 2 * (armed and has(t, seat, SWORD))


def printed(t: Table, character: str) -> Part:
    """A character's strength (KM-SETUP-14); the Necromancer's comes from the campaign (KM-CAMP-01), unless the
    pact is switched off (KM-CAMP-12)."""
    if character == MOGDRED and on(t, "pact"):
        return Part(t.counters["necromancer"], "KM-CAMP-01")
    return Part(BOX.characters[character].strength, "KM-CAMP-12" if character == MOGDRED else "KM-SETUP-14")


def _of_character(t: Table, character: str, seat: str, roused: int) -> list[Part]:
    parts = [printed(t, character)]
    if weapons_work(t, character, seat) and bears(t, character, MACE):
        parts.append(Part(1, "KM-FIGHT-08", MACE))
    if on(t, "combat") and character == LIZARD and has(t, seat, POTION):
        parts.append(Part(number("potion"), "KM-FIGHT-38", POTION))
    if roused:
        parts.append(Part(roused, "KM-CARD-10"))
    return parts


def strength(t: Table, side: str, foe: str, roused: int = 0) -> Breakdown:
    """The strength of a side; shields are deducted last, below 0 if need be (KM-FIGHT-15).

    `roused` is what a card adds to a character.
    """
    own = _of_dungeoneer(t, side, foe) if is_seat(t, side) else _of_character(t, side, foe, roused)
    return Breakdown((*own, *shields(t, foe, side)))


def dies_of_gaze(t: Table, seat: str, foe: str) -> bool:
    """Whether Medusa's gaze kills: without a shield (KM-FIGHT-39, KM-FIGHT-40), of either sort (KM-FIGHT-41)."""
    return foe == MEDUSA and on(t, "combat") and not any(has(t, seat, shield) for shield in SHIELDS)


def decided_by_shields(t: Table, side: str, foe: str, own: int, theirs: int) -> str | None:
    """Who wins without dice: a side ("" for a draw), None if dice are thrown.

    Only the bearer of a shield in effect wins so (KM-FIGHT-16, KM-FIGHT-17); both at once draw (KM-FIGHT-18).
    """
    won = theirs <= 0 and bool(shields(t, side, foe))
    lost = own <= 0 and bool(shields(t, foe, side))
    if won and lost:
        return ""
    return side if won else foe if lost else None


def due(t: Table, loser: str, winner: str) -> str:
    """The weapon that a loser has to give up, "" if none was used (KM-FIGHT-23).

    A weapon without effect was not used (KM-FIGHT-26): none against Ghost and Pooka, and of a character's neither
    Sword nor Shield of Justice (KM-QUEST-02, KM-QUEST-03). A shield before Medusa was used (KM-FIGHT-44). Of
    several weapons the first in order goes, used or not (KM-FIGHT-24).
    """
    if not weapons_work(t, loser, winner):
        return ""
    if is_seat(t, loser):
        return next(iter(weapons(t, loser)), "")
    used = bears(t, loser, MACE) or bears(t, loser, DRAGON)
    return next((item for item in BOX.weapons if bears(t, loser, item)), "") if used else ""

"""The lens (KM): what the rules see in a chamber, a character, a Dungeoneer, an item, a card or a path."""

from __future__ import annotations

from engine.flow import Lens, Position, ProspectRow
from engine.knightmare.board import goal, in_level_three, leads_to, lives, necromancer_rules, on, place, resident
from engine.knightmare.components import (
    BOX,
    CARDS,
    DARK,
    OUT,
    OWNER,
    PRISON,
    RESIDENT,
    STAY,
)
from engine.knightmare.items import VALE
from engine.knightmare.level_three import missing
from engine.knightmare.life import condition, condition_clause
from engine.knightmare.odds import ALL, odds_against
from engine.knightmare.strengths import MEDUSA, MOGDRED, strength
from engine.knightmare.tokens import held, most
from engine.said import NOTHING, Said, joined, said

#: Of how many tokens the odds of a challenge are told.
_TOKENS_TOLD = 3
CONDITIONS = {3: said("GREEN"), 2: said("AMBER"), 1: said("RED"), 0: said("out of the game")}


def lens(t: Position, seat: str, thing: str) -> Lens | None:
    """What the rules see in a thing, for a seat ("": nobody); None if there is nothing to tell."""
    if thing in BOX.chambers:
        return _chamber(t, seat, thing)
    if thing in BOX.characters:
        return _character(t, seat, thing)
    if thing in OWNER and thing in t.pieces:
        return _dungeoneer(t, seat, OWNER[thing])
    if thing in BOX.items:
        row = BOX.items[thing]
        return Lens(row.name, row.clauses[0], row.text)
    if thing in CARDS and thing in t.pieces:
        card = BOX.cards[CARDS[thing]]
        return Lens(card.name, card.clauses[0], card.text)
    spell = thing.rpartition("-")[0]
    if spell in DARK and thing in t.pieces:
        return Lens(BOX.spells[spell].name, BOX.spells[spell].clauses[0], BOX.spells[spell].text, rows=_pact())
    if thing == PRISON:
        return Lens(said("The prison"), "KM-PRISON-04", said("A 5 or a 6 sets a prisoner free."))
    return None


def _chamber(t: Position, seat: str, chamber: str) -> Lens:
    """The six ways of a chamber, with who waits there."""
    row = BOX.chambers[chamber]
    ways = tuple([_way(t, chamber, number) for number in range(1, 7)])
    foe = resident(chamber)
    odds = odds_rows(t, seat, foe) if foe else ()
    costs = _pact() if chamber == VALE and on(t, "pact") else ()
    rows = (*ways, *odds, *costs)
    return Lens(row.name, "KM-SETUP-11", row.tip, rows=rows, sees=_around(chamber))


def _around(chamber: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys([goal(chamber, n) for n in range(1, 7)]))


def _way(t: Position, chamber: str, number: int) -> ProspectRow:
    printed = leads_to(chamber, number)
    label = said("Number {number}", number=number)
    if printed == STAY:
        return ProspectRow(label, "", said("STAY"), "KM-MOVE-04", False)
    if printed == PRISON:
        return ProspectRow(label, "", said("PRISON"), "KM-MOVE-03", False)
    waiting: list[str] = [RESIDENT[printed]] if printed in RESIDENT else []
    waiting += [other for other in t.seats if place(t, other) == printed]
    who = [BOX.characters[key].name if key in BOX.characters else key for key in waiting]
    name = BOX.chambers[printed].name
    note = said("{chamber}: {who}", chamber=name, who=joined(who)) if who else name
    return ProspectRow(label, "", note, "KM-MOVE-01")


def _character(t: Position, seat: str, key: str) -> Lens:
    """A character's strength part by part, and the odds against it."""
    row = BOX.characters[key]
    against = seat if seat in t.seats and lives(t, seat) else t.seats[0]
    parts = strength(t, key, against).parts
    rows = tuple([ProspectRow(said("Strength"), f"{part.amount:+d}", NOTHING, part.clause) for part in parts])
    ruler = key == MOGDRED and on(t, "pact") and necromancer_rules(t)
    text = said("He rules Level Two and offers no pact.") if ruler else BOX.chambers[row.home].tip
    return Lens(row.name, "KM-SETUP-14", text, rows=(*rows, *odds_rows(t, seat, key)))


def odds_rows(t: Position, seat: str, foe: str) -> tuple[ProspectRow, ...]:
    """Win, draw and lose of 36, and what tokens would change."""
    if seat not in t.seats or not lives(t, seat) or in_level_three(t, seat):
        return ()
    rows = []
    for tokens in range(min(held(t, seat), _TOKENS_TOLD) + 1):
        won, drawn, lost = odds_against(t, seat, foe, tokens)
        note = said("win {won}, draw {drawn}, lose {lost} of {all}", won=won, drawn=drawn, lost=lost, all=ALL)
        label = said("With {tokens:helm token|helm tokens}", tokens=tokens)
        clause = "KM-FIGHT-39" if foe == MEDUSA and lost == ALL else "KM-FIGHT-03"
        rows.append(ProspectRow(label, str(won), note, clause, won > lost, (won, drawn, lost)))
    return tuple(rows)


def _dungeoneer(t: Position, seat: str, other: str) -> Lens:
    """A Dungeoneer's condition, tokens and way to the throne; for a rival the odds of a challenge."""
    if other not in t.seats:
        return Lens(said("Dungeoneer"), "KM-SETUP-01", said("This Dungeoneer does not play."))
    rows = [
        ProspectRow(said("Life Force"), str(condition(t, other)), CONDITIONS[t.counters[f"life-{other}"]],
                    condition_clause(t)),
        ProspectRow(said("Helm tokens"), str(held(t, other)), said("of {most}", most=most(t, other)),
                    "KM-TOKEN-01"),
    ]  # fmt: skip
    if in_level_three(t, other) and t.pieces[f"figure-{other}"].place != "throne":
        number = len(missing(t, other))
        rows.append(ProspectRow(said("Riddles to the throne"), str(number), NOTHING, "KM-THREE-13"))
    if other != seat and place(t, other) != OUT:
        rows += odds_rows(t, seat, other)
    return Lens(said("Dungeoneer"), "KM-LIFE-02", Said(other), rows=tuple(rows))


def _pact() -> tuple[ProspectRow, ...]:
    """What each dark spell costs when it fails."""
    toll = said("an injury, the spell and 2 helm tokens, then prison")
    power = said("the spell, 2 helm tokens and all items")
    glory = said("all spells, all helm tokens, all items, and prison")
    costs = {"dragon_ride": (toll, "KM-PACT-14"), "power": (power, "KM-PACT-19"), "glory": (glory, "KM-PACT-28")}
    return tuple([
        ProspectRow(BOX.spells[key].name, f"{len(BOX.spells[key].works)}/6", cost, clause)
        for key, (cost, clause) in costs.items()
    ])  # fmt: skip

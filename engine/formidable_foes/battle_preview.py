"""What a battle or a chest would bring a seat, worked out from what that seat can see."""

from __future__ import annotations

from msgspec.structs import replace

from engine.flow import Position, Prospect, ProspectRow, Risk, drag, why_not
from engine.formidable_foes.battle import cost, frightened, heart, strength
from engine.formidable_foes.components import BOX, CHESTS, FIGURE, STRENGTH
from engine.formidable_foes.power_chips import chips
from engine.formidable_foes.spells.cards import drawn_now, hand
from engine.formidable_foes.spells.deck import deck
from engine.formidable_foes.wisdom import HIGHEST, bonus, wisdom
from engine.formidable_foes.wording import NAMES
from engine.parts.dice import throws
from engine.said import Said, said

RISKS = (Risk.LOST, Risk.MAYBE, Risk.SURE)  # from the worst to the best


def prospect(t: Position, seat: str, piece: str) -> Prospect | None:
    """What a battle with `piece`, or taking it, would bring `seat`; None if it is neither monster nor chest.

    If the figure stands beside it and may not, the first row says why.
    """
    if piece in CHESTS:
        found = _chest(t, seat, piece)
    elif piece not in STRENGTH:
        return None
    elif frightened(t, seat, piece):
        found = _fright(t, seat, piece)
    elif strength(t, piece) > wisdom(t, seat):
        found = _defeat(t, seat, piece)
    else:
        found = _victory(t, seat, piece)
    found = _swayed(t, seat, piece, found) if piece in STRENGTH else found
    against = _closed(t, seat, piece)
    return replace(found, rows=(*against, *found.rows)) if against else found


def _swayed(t: Position, seat: str, monster: str, found: Prospect) -> Prospect:
    """The prospect, with what the seat's own spells could make of it if all that help were cast."""
    cards, more, helping = deck(t), {"chips": 0, "wisdom": 0, "strength": 0}, 0
    for card in hand(t, seat):
        kind = cards.kind(card)
        sways = "chips" if kind.conjures else kind.sways
        if sways and not drawn_now(t, card):
            more[sways] += cards.value(card)
            helping += 1
    if not helping or found.risk is Risk.SURE:
        return found
    held = chips(t, seat) + min(more["chips"], len(t.contents["reserve"]))
    level = min(HIGHEST, wisdom(t, seat) + more["wisdom"])
    risk = _risk_of(level, max(1, strength(t, monster) - more["strength"]), bonus(t), held, monster)
    if found.risk is None or RISKS.index(risk) <= RISKS.index(found.risk):
        return found
    note = said("could make it sure") if risk is Risk.SURE else said("could give you a chance")
    row = ProspectRow(said("Your spells"), str(helping), note, "FF-SPELL-03", True)
    return replace(found, rows=(*found.rows, row), swayed=risk)


def _risk_of(level: int, foe: int, extra: int, held: int, monster: str) -> Risk:
    """How sure a battle would be with this wisdom and so many chips, `extra` being the bonus of a fright."""
    if foe + extra <= level:
        return Risk.SURE if held >= heart(monster) else Risk.LOST
    throws = costs(monster)
    return _risk(sum([price <= held for price in throws]), len(throws)) if foe <= level else Risk.LOST


def _closed(t: Position, seat: str, piece: str) -> tuple[ProspectRow, ...]:
    """The row that says why the figure may not battle the monster or take the chest on its space."""
    if t.place_of(FIGURE[seat]) != t.place_of(piece):
        return ()
    reasons = why_not(t, seat, drag("take" if piece in CHESTS else "battle", piece))
    if not reasons:
        return ()
    first = reasons[0]
    return (ProspectRow(said("Not now"), "", t.game.refusal(first), first.clause),)


def costs(monster: str) -> list[int]:
    """The chips that each of the 36 throws of the two dice would cost, lowest first."""
    return sorted([cost(theirs - own, monster) for theirs, own in throws(BOX.dice.monster, BOX.dice.player)])


def _victory(t: Position, seat: str, monster: str) -> Prospect:
    level, foe, held, throws = wisdom(t, seat), strength(t, monster), chips(t, seat), costs(monster)
    paid = sum([price <= held for price in throws])
    rows = [
        ProspectRow(said("Your wisdom"), str(level), said("{number} is enough", number=foe), _judged(t, monster)),
        ProspectRow(said("Power to pay"), _span(throws), _holding(monster, held), "FF-BATTLE-06"),
    ]
    if paid < len(throws):
        share = said("{part} of {whole}", part=paid, whole=len(throws))
        rows.append(ProspectRow(said("You can pay"), share, said("throws of the dice"), "FF-BATTLE-12"))
    gain = said("{strength} + {bonus}", strength=foe, bonus=bonus(t))
    wiser = _wiser(level, foe + bonus(t), gain, "FF-LOOT-05")
    goal, risk = _goal(level, foe + bonus(t)), _risk(paid, len(throws))
    return Prospect(_title(monster), (*rows, *wiser), goal, "battle", risk, (paid, len(throws)))


def _risk(paid: int, throws: int) -> Risk:
    return Risk.SURE if paid == throws else Risk.MAYBE if paid else Risk.LOST


def _defeat(t: Position, seat: str, monster: str) -> Prospect:
    level, foe, held = wisdom(t, seat), strength(t, monster), chips(t, seat)
    rows = (
        ProspectRow(said("Your wisdom"), str(level), said("too low: {number} wins", number=foe), "FF-BATTLE-14"),
        ProspectRow(said("Power to lose"), _span([min(price, held) for price in costs(monster)]),
                    _holding(monster, held), "FF-BATTLE-15"),
    )  # fmt: skip
    return Prospect(
        _title(monster),
        (*rows, *_wiser(level, level + 1, said("by losing"), "FF-BATTLE-19")),
        _goal(level, level + 1),
        "battle",
        Risk.LOST,
    )


def _fright(t: Position, seat: str, monster: str) -> Prospect:
    """No dice: at most the heart is due, the gold is one less and the wisdom stays."""
    held, due = chips(t, seat), heart(monster)
    note = said("for its heart, you hold {number}", number=held) if due else said("no dice are thrown")
    rows = (
        ProspectRow(said("Your wisdom"), str(wisdom(t, seat)), said("it dies of fright"), "FF-BATTLE-20"),
        ProspectRow(said("Power to pay"), str(due), note, "FF-TOUGH-02"),
        ProspectRow(said("Gold"), str(BOX.monsters[STRENGTH[monster]].gold - 1), said("one less"), "FF-LOOT-11"),
    )
    return Prospect(_title(monster), rows, "", "battle", Risk.SURE if held >= due else Risk.LOST)


def _chest(t: Position, seat: str, piece: str) -> Prospect:
    chest, level = CHESTS[piece], wisdom(t, seat)
    gold = ProspectRow(said("Gold"), str(chest.gold), said("no dice, no spell"), "FF-CHEST-04")
    gain = said("{level} + {wisdom}", level=level, wisdom=chest.wisdom)
    wiser = _wiser(level, level + chest.wisdom, gain, "FF-CHEST-03")
    goal = _goal(level, level + chest.wisdom)
    return Prospect(said("If you take the chest"), (gold, *wiser), goal, "take", Risk.SURE)


def _judged(t: Position, monster: str) -> str:
    """The clause by which wisdom is compared: with the printed strength, or with the changed one."""
    return "FF-SPELL-30" if t.pieces[monster].mark("stronger") else "FF-BATTLE-07"


def _wiser(level: int, reached: int, note: Said, clause: str) -> tuple[ProspectRow, ...]:
    """What the wisdom would be: it ends at the highest level and never falls."""
    clause = clause if reached <= HIGHEST else "FF-LOOT-06"
    reached = min(reached, HIGHEST)
    return (ProspectRow(said("New wisdom"), str(reached), note, clause),) if reached > level else ()


def _goal(level: int, reached: int) -> str:
    """The place of the track that the marker would rise to."""
    reached = min(reached, HIGHEST)
    return f"wisdom-{reached}" if reached > level else ""


def _span(numbers: list[int]) -> str:
    low, high = min(numbers), max(numbers)
    return str(low) if low == high else f"{low}–{high}"


def _holding(monster: str, held: int) -> Said:
    hearts = heart(monster)
    if hearts:
        return said("{hearts} for the heart, you hold {number}", hearts=hearts, number=held)
    return said("you hold {number}", number=held)


def _title(monster: str) -> Said:
    return said("If you battle {monster}", monster=NAMES[monster])

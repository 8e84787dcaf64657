"""What a battle or a chest would bring a seat, worked out from what that seat can see."""

from __future__ import annotations

from msgspec.structs import replace

from engine.flow import Position, Prospect, ProspectRow, drag, why_not
from engine.formidable_foes.battle import cost, frightened, heart, strength
from engine.formidable_foes.components import BOX, CHESTS, FIGURE, STRENGTH
from engine.formidable_foes.naming import NAMES
from engine.formidable_foes.supply import chips
from engine.formidable_foes.wisdom import HIGHEST, bonus, wisdom
from engine.parts.dice import throws


def prospect(t: Position, seat: str, piece: str) -> Prospect | None:
    """What `piece` would bring `seat` if it fought or took it now, and why it may not, if the figure stands there;
    None if it is neither monster nor chest."""
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
    against = _closed(t, seat, piece)
    return replace(found, rows=(*against, *found.rows)) if against else found


def _closed(t: Position, seat: str, piece: str) -> tuple[ProspectRow, ...]:
    """Why the figure may not battle or open what it shares its space with."""
    if t.place_of(FIGURE[seat]) != t.place_of(piece):
        return ()
    reasons = why_not(t, seat, drag("take" if piece in CHESTS else "battle", piece))
    return tuple([ProspectRow("Not now", "", t.game.told(reason), reason.clause) for reason in reasons[:1]])


def costs(monster: str) -> list[int]:
    """The chips that each of the 36 throws of the two dice would cost, lowest first."""
    return sorted([cost(theirs - own, monster) for theirs, own in throws(BOX.dice.monster, BOX.dice.player)])


def _victory(t: Position, seat: str, monster: str) -> Prospect:
    level, foe, held, throws = wisdom(t, seat), strength(t, monster), chips(t, seat), costs(monster)
    paid = sum([price <= held for price in throws])
    rows = [
        ProspectRow("Your wisdom", str(level), f"{foe} is enough", "FF-BATTLE-07"),
        ProspectRow("Power to pay", _span(throws), _holding(monster, held), "FF-BATTLE-06"),
    ]
    if paid < len(throws):
        rows.append(ProspectRow("You can pay", f"{paid} of {len(throws)}", "throws of the dice", "FF-BATTLE-12"))
    return Prospect(
        f"If you battle {NAMES[monster]}",
        (*rows, *_wiser(level, foe + bonus(t), f"{foe} + {bonus(t)}", "FF-LOOT-05")),
        _goal(level, foe + bonus(t)),
    )


def _defeat(t: Position, seat: str, monster: str) -> Prospect:
    level, foe, held = wisdom(t, seat), strength(t, monster), chips(t, seat)
    rows = (
        ProspectRow("Your wisdom", str(level), f"too low: {foe} wins", "FF-BATTLE-14"),
        ProspectRow("Power to lose", _span([min(price, held) for price in costs(monster)]),
                    _holding(monster, held), "FF-BATTLE-15"),
    )  # fmt: skip
    return Prospect(
        f"If you battle {NAMES[monster]}",
        (*rows, *_wiser(level, level + 1, "by losing", "FF-BATTLE-19")),
        _goal(level, level + 1),
    )


def _fright(t: Position, seat: str, monster: str) -> Prospect:
    """No dice: at most the heart is due, the gold is one less and the wisdom stays."""
    held, due = chips(t, seat), heart(monster)
    note = f"for its heart, you hold {held}" if due else "no dice are thrown"
    rows = (
        ProspectRow("Your wisdom", str(wisdom(t, seat)), "it dies of fright", "FF-BATTLE-20"),
        ProspectRow("Power to pay", str(due), note, "FF-TOUGH-02"),
        ProspectRow("Gold", str(BOX.monsters[STRENGTH[monster]].gold - 1), "one less", "FF-LOOT-11"),
    )
    return Prospect(f"If you battle {NAMES[monster]}", rows)


def _chest(t: Position, seat: str, piece: str) -> Prospect:
    chest, level = CHESTS[piece], wisdom(t, seat)
    gold = ProspectRow("Gold", str(chest.gold), "no dice, no spell", "FF-CHEST-04")
    wiser = _wiser(level, level + chest.wisdom, f"{level} + {chest.wisdom}", "FF-CHEST-03")
    return Prospect("If you take the chest", (gold, *wiser), _goal(level, level + chest.wisdom))


def _wiser(level: int, reached: int, note: str, clause: str) -> tuple[ProspectRow, ...]:
    """Wisdom ends at the highest level and never falls (FF-LOOT-06)."""
    reached = min(reached, HIGHEST)
    return (ProspectRow("New wisdom", str(reached), note, clause),) if reached > level else ()


def _goal(level: int, reached: int) -> str:
    """The place of the track that the marker would rise to."""
    reached = min(reached, HIGHEST)
    return f"wisdom-{reached}" if reached > level else ""


def _span(numbers: list[int]) -> str:
    low, high = min(numbers), max(numbers)
    return str(low) if low == high else f"{low}–{high}"


def _holding(monster: str, held: int) -> str:
    hearts = heart(monster)
    return f"{hearts} for the heart, you hold {held}" if hearts else f"you hold {held}"

"""What the table shows of a fight and of a figure: totals, odds, lines of sight, threats."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.components import BOX, COMBAT, FIGURES, OTHER, SEAT
from engine.dungeon_twister.fighting import Fight, gather, sum_of
from engine.dungeon_twister.footing import leaves, may_stop, steps
from engine.dungeon_twister.moving import speed
from engine.dungeon_twister.naming import NAMES, said
from engine.dungeon_twister.sight import refuse_sight, seen
from engine.dungeon_twister.tokens import foremost, load, on_board, standing, wounded
from engine.flow import (
    Breakdown,
    Contest,
    Lens,
    Part,
    Position,
    Prospect,
    ProspectRow,
    Ray,
    Side,
)

#: The numbers that a combat card can have.
NUMBERS = tuple(sorted(set(BOX.cards.combat)))


# -- fights ----------------------------------------------------------------------------------------------


def contest(t: Position, seat: str) -> Contest | None:
    """The fight that is going on, as `seat` may know it; None if there is none."""
    page = next((page for page in reversed(t.pages) if isinstance(page, Fight)), None)
    if page is None:
        return None
    laid = {chooser: option.piece for chooser, option in t.chosen}
    attack, defence = sum_of(t, page.attackers, True), sum_of(t, page.defenders, False)
    sides = (
        _side(page.seat, "attacks", page.attackers, attack, laid),
        _side(OTHER[page.seat], "defends", page.defenders, defence, laid),
    )
    own, theirs = (attack, defence) if seat == page.seat else (defence, attack)
    totals = [Breakdown(tuple(parts)).total for parts in (own, theirs)]
    rows = _outcomes(t, seat, *totals) if seat in t.seats else ()
    title = said(f"{NAMES[page.attacker]} attacks {NAMES[page.target]}")
    return Contest(title, "DT-COMBAT-05", sides, rows)


def _side(seat: str, role: str, group: tuple[str, ...], parts: list[Part], laid: dict[str, str]) -> Side:
    """One side; its card counts as soon as it is known."""
    card = laid.get(seat, "")
    shown = [Part(COMBAT[card], "DT-COMBAT-07", card)] if card else []
    return Side(seat, role, group, Breakdown((*parts, *shown)), card, seat in laid)


def _outcomes(t: Position, seat: str, own: int, theirs: int) -> tuple[ProspectRow, ...]:
    """What each card in hand would come to, whatever the other lays (DT-COMBAT-09, DT-COMBAT-12)."""
    numbers = sorted({COMBAT[card] for card in t.contents[f"combat-{seat}"] if card in COMBAT})
    return tuple(
        [
            ProspectRow(f"With {number}", str(own + number), _against(own + number - theirs), "DT-COMBAT-09")
            for number in numbers
        ]
    )


def _against(lead: int) -> str:
    """Which cards of the other a lead beats, ties with, and loses to."""
    told = [
        f"{verb} {_span(cards)}"
        for verb, cards in (
            ("beats", [n for n in NUMBERS if n < lead]),
            ("ties with", [n for n in NUMBERS if n == lead]),
            ("loses to", [n for n in NUMBERS if n > lead]),
        )
        if cards
    ]
    return ", ".join(told)


def _span(numbers: list[int]) -> str:
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]}"


def prospect(t: Position, seat: str, piece: str) -> Prospect | None:
    """What an attack on an enemy figure would be: by the strongest of one's figures that touch it."""
    if piece not in FIGURES or SEAT[piece] == seat or not on_board(t, piece):
        return None
    square = t.pieces[piece].place
    beside = [standing(t, key) for key in board(t).touching(square)]
    attackers = [figure for figure in beside if figure and SEAT[figure] == seat]
    if not attackers or foremost(t, square) != piece:
        return None
    attacker = max(attackers, key=lambda figure: FIGURES[figure].combat)
    ours, theirs = gather(t, attacker, piece)
    own, foe = Breakdown(tuple(sum_of(t, ours, True))).total, Breakdown(tuple(sum_of(t, theirs, False))).total
    rows = (
        ProspectRow("Your side", str(own), _named(ours), "DT-COMBAT-07"),
        ProspectRow("Their side", str(foe), _named(theirs), "DT-GROUP-01"),
        *_outcomes(t, seat, own, foe),
    )
    return Prospect(f"If {NAMES[attacker]} attacks {NAMES[piece]}", rows)


def _named(group: tuple[str, ...]) -> str:
    return said(", ".join([NAMES[figure] for figure in group]))


# -- the lens --------------------------------------------------------------------------------------------


def lens(t: Position, seat: str, piece: str) -> Lens | None:
    """What the rules see in a figure on the board: its lines of sight, and whom it could reach to attack."""
    if piece not in FIGURES or not on_board(t, piece):
        return None
    here = t.pieces[piece].place
    rays, rows = [], []
    for enemy in FIGURES:
        if SEAT[enemy] == SEAT[piece] or not on_board(t, enemy) or not _in_line(t, here, t.pieces[enemy].place):
            continue
        against = refuse_sight(t, here, t.pieces[enemy].place)
        rays.append(Ray(here, t.pieces[enemy].place, not against))
        note = t.game.told(against[0]) if against else "in sight"
        clause = against[0].clause if against else "DT-SIGHT-01"
        rows.append(ProspectRow(said(NAMES[enemy]), "cut" if against else "clear", note, clause))
    title = said(f"{NAMES[piece]}: sight and threats")
    text = "Sight runs along rows and columns to the first wall, closed portcullis or figure."
    threats = () if wounded(t, piece) else threatened(t, piece)
    return Lens(title, "DT-SIGHT-01", text, seen(t, here), threats, tuple(rays), tuple(rows))


def _in_line(t: Position, one: str, other: str) -> bool:
    """Whether two squares lie in one row or column."""
    (row, column), (to_row, to_column) = board(t).where(one), board(t).where(other)
    return row == to_row or column == to_column


def threatened(t: Position, figure: str) -> tuple[str, ...]:
    """The squares that a figure could attack at once or after one move, loaded as it is."""
    b, here, held = board(t), t.pieces[figure].place, load(t, figure)
    reached, stops, edge = {here}, [here], [here]
    for _ in range(speed(t, figure)):
        fresh = [to for start in edge for to in steps(b, t, figure, start, held) if to not in reached]
        edge = [to for to in dict.fromkeys(fresh) if not leaves(figure, to)]
        reached.update(edge)
        stops += [to for to in edge if may_stop(t, figure, to, held)]
    return tuple(dict.fromkeys([to for stop in stops for to in b.touching(stop)]))

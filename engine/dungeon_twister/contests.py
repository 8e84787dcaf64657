"""What the table shows of a fight, open or only thought of: both sides, and what each card would come to."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.components import COMBAT, CORE, OTHER
from engine.dungeon_twister.fighting import Fight, gather, sum_of
from engine.dungeon_twister.names import named, sentence
from engine.dungeon_twister.tokens import foremost, is_figure, on_board, owner, printed, standing
from engine.flow import (
    Breakdown,
    Contest,
    Part,
    Position,
    Prospect,
    ProspectRow,
    Side,
)
from engine.said import Said, joined, said

#: The numbers that a combat card can have.
NUMBERS = tuple(sorted(set(CORE.cards.combat)))


def contest(t: Position, seat: str) -> Contest | None:
    """The fight that is going on, as `seat` may know it; None if there is none."""
    page = next((page for page in reversed(t.pages) if isinstance(page, Fight)), None)
    if page is None:
        return None
    laid = {chooser: option.piece for chooser, option in t.chosen}
    attack, defence = sum_of(t, page.attackers, True), sum_of(t, page.defenders, False)
    sides = (
        _side(page.seat, said("attacks"), page.attackers, attack, laid),
        _side(OTHER[page.seat], said("defends"), page.defenders, defence, laid),
    )
    own, theirs = (attack, defence) if seat == page.seat else (defence, attack)
    totals = [Breakdown(tuple(parts)).total for parts in (own, theirs)]
    rows = _outcomes(t, seat, *totals) if seat in t.seats else ()
    names = t.game.names
    title = sentence(said("{one} attacks {other}", one=names[page.attacker], other=names[page.target]))
    return Contest(title, "DT-COMBAT-05", sides, rows)


def _side(seat: str, role: Said, group: tuple[str, ...], parts: list[Part], laid: dict[str, str]) -> Side:
    """One side; its card counts as soon as it is known."""
    card = laid.get(seat, "")
    shown = [Part(COMBAT[card], "DT-COMBAT-07", card)] if card else []
    return Side(seat, role, group, Breakdown((*parts, *shown)), card, seat in laid)


def _outcomes(t: Position, seat: str, own: int, theirs: int) -> tuple[ProspectRow, ...]:
    """What each card in hand would come to, whatever the other lays (DT-COMBAT-09, DT-COMBAT-12)."""
    numbers = sorted({COMBAT[card] for card in t.contents[f"combat-{seat}"] if card in COMBAT})
    return tuple(
        [
            ProspectRow(
                said("With {number}", number=number),
                str(own + number),
                _against(own + number - theirs),
                "DT-COMBAT-09",
            )
            for number in numbers
        ]
    )


def _against(lead: int) -> Said:
    """Which cards of the other a lead beats, ties with, and loses to."""
    beaten, level, lost = (
        _span([n for n in NUMBERS if n < lead]),
        _span([n for n in NUMBERS if n == lead]),
        _span([n for n in NUMBERS if n > lead]),
    )
    told = [
        said("beats {cards}", cards=beaten) if beaten else "",
        said("ties with {cards}", cards=level) if level else "",
        said("loses to {cards}", cards=lost) if lost else "",
    ]
    return joined([words for words in told if words])


def _span(numbers: list[int]) -> Said:
    """Numbers in a row, empty if there are none."""
    if len(numbers) < 2:
        return joined([str(number) for number in numbers])
    return said("{first} to {last}", first=numbers[0], last=numbers[-1])


def prospect(t: Position, seat: str, piece: str) -> Prospect | None:
    """What an attack on an enemy figure would be: by the strongest of one's figures that touch it."""
    if not is_figure(t, piece) or owner(t, piece) == seat or not on_board(t, piece):
        return None
    square = t.pieces[piece].place
    beside = [standing(t, key) for key in board(t).touching(square)]
    attackers = [figure for figure in beside if figure and owner(t, figure) == seat]
    if not attackers or foremost(t, square) != piece:
        return None
    attacker = max(attackers, key=lambda figure: printed(t, figure).combat)
    ours, theirs = gather(t, attacker, piece)
    own, foe = Breakdown(tuple(sum_of(t, ours, True))).total, Breakdown(tuple(sum_of(t, theirs, False))).total
    rows = (
        ProspectRow(said("Your side"), str(own), named(t, ours), "DT-COMBAT-07"),
        ProspectRow(said("Their side"), str(foe), named(t, theirs), "DT-GROUP-01"),
        *_outcomes(t, seat, own, foe),
    )
    return Prospect(said("If {one} attacks {other}", one=t.game.names[attacker], other=t.game.names[piece]), rows)

"""What the table shows of a fight, open or possible: both sides, and what each card would come to."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.components import COMBAT, CORE, OTHER
from engine.dungeon_twister.fighting import Fight, gather, going_on, strength, sum_of
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
    """The fight that is going on, as `seat` may know it; None if there is none, or its groups are not gathered."""
    page = going_on(t)
    if page is None:
        return None
    foe = OTHER[page.seat]
    sides = (
        _side(t, page, seat, page.seat, said("shoots") if page.ranged else said("attacks")),
        _side(t, page, seat, foe, said("defends")),
    )
    own, theirs = sides if seat == page.seat else (sides[1], sides[0])
    rows = _outcomes(t, page, seat, own, theirs) if seat in t.seats else ()
    one, other = t.game.names[page.attacker], t.game.names[page.target]
    attack = said("{one} attacks {other}", one=one, other=other)
    title = said("{one} shoots at {other}", one=one, other=other) if page.ranged else attack
    return Contest(sentence(title), "DT-COMBAT-05", sides, rows, t.place_of(page.target))


def _side(t: Position, page: Fight, viewer: str, seat: str, role: Said) -> Side:
    """One side; its cards count as soon as they are known, those of the last round as soon as both are chosen."""
    group = page.attackers if seat == page.seat else page.defenders
    chosen = [option.piece for chooser, option in t.chosen if chooser == seat]
    laid = [*t.contents[f"laid-{seat}"], *chosen]
    secret = viewer != seat and page.laying + 1 < len(page.rounds())
    cards = [*t.contents[f"shown-{seat}"], *([] if secret else [card for card in laid if card in COMBAT])]
    shown = [Part(COMBAT[card], "DT-COMBAT-07", card) for card in cards]
    number = Breakdown((*strength(t, page, seat), *shown))
    return Side(seat, role, group, number, cards[-1] if cards else "", bool(cards or laid))


def _outcomes(t: Position, page: Fight, seat: str, own: Side, theirs: Side) -> tuple[ProspectRow, ...]:
    """What each card in hand would come to: whatever the other lays, or against what the other has shown."""
    mine = own.number.total - sum([COMBAT[option.piece] for chooser, option in t.chosen if chooser == seat])
    known = bool(t.contents[f"shown-{theirs.seat}"])
    tell = _decided if known else _against
    return tuple([_outcome(mine, number, tell(mine + number - theirs.number.total)) for number in _hand(t, seat)])


def _hand(t: Position, seat: str) -> list[int]:
    """The numbers on the combat cards that a seat holds, as far as they are known."""
    return sorted({COMBAT[card] for card in t.contents[f"combat-{seat}"] if card in COMBAT})


def _outcome(own: int, number: int, note: Said) -> ProspectRow:
    """The row of a card (DT-COMBAT-09, DT-COMBAT-12)."""
    return ProspectRow(said("With {number}", number=number), str(own + number), note, "DT-COMBAT-09")


def _decided(lead: int) -> Said:
    """How the fight would end."""
    return said("wins") if lead > 0 else said("loses") if lead < 0 else said("level")


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
    """What an attack on an enemy figure would be, by the strongest own figure that touches it."""
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
        *[_outcome(own, number, _against(own + number - foe)) for number in _hand(t, seat)],
    )
    return Prospect(said("If {one} attacks {other}", one=t.game.names[attacker], other=t.game.names[piece]), rows)

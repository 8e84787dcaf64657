"""Names of pieces and places, and the words and numbers of the prompts."""

from __future__ import annotations

from engine.flow import Position
from engine.knightmare.arrival import Arrival
from engine.knightmare.board import occupant, place
from engine.knightmare.challenge import Challenge
from engine.knightmare.components import BOX, CARDS, DARK, PATH, PRISON, SPARE_STONES, THRONE, TOKEN_PIECES, number
from engine.knightmare.level_three import missing
from engine.knightmare.moving import Moving, target
from engine.knightmare.riddles.bank import riddle
from engine.knightmare.riddling import Riddling
from engine.knightmare.spells.resistance import Resisting
from engine.knightmare.tokens import held
from engine.knightmare.turn_state import TurnState
from engine.said import Said, joined, said


def names() -> dict[str, Said]:
    """What pieces, places, cards and spells are called, by their ids."""
    found = {key: row.name for rows in (BOX.items, BOX.spells) for key, row in rows.items()}
    found |= {card: BOX.cards[kind].name for card, kind in CARDS.items()}
    found |= {f"{spell}-{seat}": BOX.spells[spell].name for spell in DARK for seat in BOX.seats}
    found |= {key: row.name for key, row in BOX.characters.items()}
    found |= {key: row.name for key, row in BOX.chambers.items()}
    for item, places in PATH.items():
        gate = said("the starting point of {item}", item=BOX.items[item].name)
        found |= {places[0]: gate}
        found |= {key: said("stone {number}", number=n) for n, key in enumerate(places) if n}
    found |= dict.fromkeys(TOKEN_PIECES, said("a helm token")) | dict.fromkeys(SPARE_STONES, said("a stone"))
    return found | {PRISON: said("the prison"), THRONE: said("Merlin's throne"), "": said("nobody")}


def facts(t: Position, seat: str) -> dict[str, str | int]:
    """The facts that the open page's prompt names."""
    page = t.pages[-1]
    if isinstance(page, Riddling):
        asked = riddle(t)
        answers = joined(asked.answers) if page.step == "judge" else ""
        return {"text": asked.text, "answers": answers}
    if isinstance(page, Moving):
        there = target(t, page, page.number)
        return {"roll": page.number, "chamber": there, "player": occupant(t, there, page.seat)}
    if isinstance(page, Challenge):
        swapped = page.asked == page.foe
        own, theirs = (page.theirs, page.own) if swapped else (page.own, page.theirs)
        opponent = page.loser if page.step == "spoils" else page.seat if swapped else page.foe
        return {"opponent": opponent, "own": own, "theirs": theirs}
    if isinstance(page, Resisting):
        return {"player": page.caster, "spell": page.spell}
    if isinstance(page, Arrival):
        return {"chamber": place(t, page.seat), "ways": _ways_on(t, page)}
    if isinstance(page, TurnState):
        return _of_turn(t, page)
    return {"chamber": place(t, getattr(page, "seat", seat)), "tokens": held(t, seat)}


def _ways_on(t: Position, page: Arrival) -> Said:
    """What can be done in a chamber."""
    offered = {option.verb for option in t.ask.options(page.seat)} if t.ask is not None else set()
    ways = said("Draw a card.")
    if "challenge" in offered:
        ways = said("Challenge, or draw a card.")
    if "pledge" in offered:
        ways = said("Challenge, draw a card, or pledge.")
    return joined([said("Take what lies free first."), ways], " ") if "take" in offered else ways


def _of_turn(t: Position, page: TurnState) -> dict[str, str | int]:
    found: dict[str, str | int] = {"chamber": place(t, page.seat), "tokens": held(t, page.seat), "left": page.left}
    if page.step in ("three", "more"):
        found["missing"] = len(missing(t, page.seat))
    if page.step == "freeing":
        found |= {"roll": page.rolled, "cost": number("release") - page.rolled}
    return found

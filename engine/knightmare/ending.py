"""The end of the game (KM-END) and of a campaign's game (KM-CAMP)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.flow import Outcome, Score
from engine.knightmare.board import lives, living, mark, on
from engine.knightmare.components import BOX, FIGURE, THRONE
from engine.knightmare.events.ending import GIVEN_UP
from engine.knightmare.riddles.bank import carried
from engine.knightmare.strengths import own_strength
from engine.knightmare.tokens import held
from engine.said import Said, said
from engine.table import Table


def over(t: Table) -> bool:
    """Whether the game is over (KM-END-02)."""
    return bool(t.counters["over"])


def winner(t: Table) -> str:
    """The Dungeoneer on Merlin's throne (KM-END-01), "" if there is none."""
    return next((seat for seat in t.seats if t.pieces[FIGURE[seat]].place == THRONE), "")


def outcome(t: Table) -> Outcome:
    """One winner, or nobody: being the only survivor wins nothing (KM-END-04)."""
    won = winner(t)
    scores = [_score(t, seat, won) for seat in t.seats]
    scores.sort(key=lambda score: (score.seat != won, not lives(t, score.seat)))
    if won:
        return Outcome(tuple(scores), (won,), ("KM-END-01",), why=said("Merlin's throne is reached."))
    if living(t):
        return Outcome(tuple(scores), (), ("KM-END-07",), why=said("The players have ended the game."))
    if t.counters["over"] == GIVEN_UP:
        return Outcome(tuple(scores), (), ("KM-END-06",), why=said("The last Dungeoneer has given up."))
    clause = "KM-END-05" if len(t.seats) == 1 else "KM-END-03"
    return Outcome(
        tuple(scores), (), (clause,), said("The dungeon wins"), said("Nobody has reached Merlin's throne.")
    )


def _score(t: Table, seat: str, won: str) -> Score:
    """The throne counts; beside it stands what a Dungeoneer has come to."""
    throne = int(seat == won)
    come_to = {
        said("Strength"): own_strength(t, seat),
        said("Helm tokens"): held(t, seat),
        said("Riddles right"): t.counters[f"right-{seat}"],
    }
    return Score(seat, throne, {said("throne"): throne}, beside=come_to)


def carry_over(t: Table, ended: Outcome, before: Mapping[str, int]) -> dict[str, int]:
    """What the next game of a campaign begins with: the Necromancer's strength (KM-CAMP-01) and the riddles that
    have been asked (KM-THREE-40).

    A winner with the pact raises his strength (KM-CAMP-03), one without lowers it (KM-CAMP-04), not below 5
    (KM-CAMP-05). Without a winner (KM-CAMP-08), and with Pact switched off (KM-CAMP-12), it stays.
    """
    strength = before.get("necromancer", BOX.campaign.start.number)
    if ended.winners and on(t, "pact"):
        pledged = mark(t, ended.winners[0], "pledged")  # with or without the spell in hand (KM-CAMP-09)
        strength = max(
            strength + (BOX.campaign.after_pact if pledged else BOX.campaign.after_victory).number,
            BOX.campaign.least.number,
        )
    return {"necromancer": min(strength, BOX.campaign.ruler.number), **carried(t, before)}


def campaign_state(kept: Mapping[str, int]) -> Said:
    """With what strength the Necromancer begins the next game (KM-CAMP-01), and whether he rules (KM-CAMP-06)."""
    strength = kept.get("necromancer", BOX.campaign.start.number)
    if strength >= BOX.campaign.ruler.number:
        return said("The Necromancer has strength {strength} and rules Level Two.", strength=strength)
    return said("The Necromancer has strength {strength}.", strength=strength)

"""Dealers: live, scripted, taped, and the one that refuses."""

from __future__ import annotations

import pytest

from engine.table import CannotDraw, Draw, LiveDealer, NoDealer, ScriptDealer, TapeDealer


def test_a_live_dealer_repeats_itself_by_seed_and_reaches_everything() -> None:
    faces = range(1, 7)
    one, other = LiveDealer(5), LiveDealer(5)
    throws = [one.pick("die", faces) for _ in range(200)]
    assert throws == [other.pick("die", faces) for _ in range(200)]
    assert set(throws) == set(faces)


def test_a_script_deals_by_purpose_and_then_leaves_it_to_another() -> None:
    dealer = ScriptDealer({"die": [6, 1]}, TapeDealer([Draw("coin", 0)]))
    dealer.add("die", 3)
    assert [dealer.pick("die", range(1, 7)) for _ in range(3)] == [6, 1, 3]
    assert dealer.pick("coin", (0, 1)) == 0


def test_a_script_says_what_cannot_come() -> None:
    with pytest.raises(ValueError, match="the script deals 9 for die, which is not among"):
        ScriptDealer({"die": [9]}).pick("die", range(1, 7))


@pytest.mark.parametrize(
    ("why", "pool", "words"),
    [
        ("coin", (0, 1), "draws 4 for die, and the rules draw for coin"),
        ("die", (1, 2), "draws 4 for die"),
    ],
)
def test_a_tape_says_where_it_differs(why: str, pool: tuple[int, ...], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        TapeDealer([Draw("die", 4)]).pick(why, pool)


def test_a_tape_runs_out_in_words() -> None:
    dealer = TapeDealer([Draw("die", 4)])
    assert dealer.pick("die", range(1, 7)) == 4
    with pytest.raises(ValueError, match="no draw for die"):
        dealer.pick("die", range(1, 7))


def test_no_dealer_never_draws() -> None:
    with pytest.raises(CannotDraw):
        NoDealer().pick("die", (1,))

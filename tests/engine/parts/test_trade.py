"""Trade between seats: whole trades, refusals, promises that became void, views, teams, and bots."""

from __future__ import annotations

import random

import pytest

from engine.bots import make, play
from engine.flow import Game, Option, Refused, Sentences, Session
from engine.flow.withheld import withheld
from engine.parts.trade import Consented, HandedOver, Promise, Proposed, Trade, Voided
from engine.table import LiveDealer, Move, apply
from tests.conformance import laws, playing
from tests.engine.bazaar import COLOURS, GAME, THIEF, Stolen, game

NAMES = {"amber": "Mira", "beryl": "Jonas", "coral": "Ada"}


def new(seats: int = 3, rules: Game = GAME, **options: str) -> Session:
    return Session.new(rules, seats, LiveDealer(1), names=NAMES, options=options)


def do(session: Session, *choices: str) -> Session:
    """Choices as words: `amber trade`, `amber promise apple-1 beryl`, `beryl consent`."""
    for words in choices:
        seat, verb, *what = words.split()
        session.choose(seat, promise(*what) if verb == "promise" else Option(verb))
    return session


def promise(piece: str, taker: str) -> Option:
    return Option("promise", piece, f"stall-{taker}")


def swap(session: Session) -> Session:
    """Amber, whose apples Coral has, gives Beryl a melon and is to get an apple of Coral's."""
    promised = ("amber promise melon-2 beryl", "amber promise apple-2 amber")
    return do(session, "amber trade", *promised, "amber propose")


def stall(session: Session, seat: str) -> set[str]:
    return set(session.position.contents[f"stall-{seat}"])


def page(session: Session) -> Trade:
    found = session.position.pages[-1]
    assert isinstance(found, Trade)
    return found


def happened(session: Session) -> list[object]:
    return [each.event for each in session.entries[-1].record.happened]


def verbs(session: Session, seat: str) -> set[str]:
    return {option.verb for option in session.options(seat)}


def why(session: Session, seat: str, option: Option) -> list[tuple[str, str]]:
    with pytest.raises(Refused) as refused:
        session.choose(seat, option)
    sentences = Sentences(GAME, NAMES)
    return [(reason.clause, sentences.why(reason)) for reason in refused.value.reasons]


# -- whole trades ----------------------------------------------------------------------------------------


def test_what_all_consent_to_changes_hands_at_once() -> None:
    session = swap(new())
    assert session.waiting() == ("beryl",)
    do(session, "beryl consent")
    assert (session.waiting(), stall(session, "beryl")) == (("coral",), {"melon-1", "fig-2", "fig-3"})
    do(session, "coral consent")
    assert stall(session, "amber") == {"apple-1", "apple-2", "melon-3"}
    assert stall(session, "beryl") == {"melon-1", "melon-2", "fig-2", "fig-3"}
    assert stall(session, "coral") == {"fig-1", "apple-3"}
    assert [type(event) for event in happened(session)] == [Consented, HandedOver, HandedOver]
    assert page(session).handed == ("apple-2", "melon-2")
    do(session, "amber close")
    assert session.position.counters["traded"] == 2
    do(session, "amber end")
    assert session.waiting() == ("beryl",)


def test_the_table_hears_of_every_step() -> None:
    session = do(swap(new()), "beryl decline")
    sentences = Sentences(GAME, session.header.names)
    told = [
        sentences.event(each.event, None) for entry in session.entries for each in entry.record.happened
    ]  # fmt: skip
    assert told == [
        "Mira proposes: Mira gives melon-2 to Jonas.",
        "Mira proposes: Ada gives apple-2 to Mira.",
        "Mira has made a proposal.",
        "Jonas declines.",
    ]


def test_all_whom_it_concerns_are_asked_clockwise_from_the_proposer() -> None:
    session = do(new(4), "amber end", "beryl end", "coral trade", "coral promise apple-1 dusk")
    do(session, "coral promise melon-1 coral", "coral propose")
    asked = []
    while page(session).asking:
        asked.append(session.waiting()[0])
        do(session, f"{asked[-1]} consent")
    assert asked == ["dusk", "amber", "beryl"]


def test_whoever_is_not_concerned_is_not_asked() -> None:
    session = do(new(3), "amber trade", "amber promise melon-2 coral", "amber propose")
    assert page(session).waiting == ("coral",)
    do(session, "coral consent")
    assert stall(session, "coral") == {"fig-1", "apple-2", "apple-3", "melon-2"}


def test_one_who_declines_ends_the_proposal_for_all() -> None:
    session = do(swap(new()), "beryl consent", "coral decline")
    assert stall(session, "amber") == {"apple-1", "melon-2", "melon-3"}
    assert (session.waiting(), page(session).draft) == (("amber",), ())


def test_a_counter_proposal_is_answered_in_turn() -> None:
    session = do(swap(new()), "beryl counter")
    assert (page(session).seat, page(session).opener, page(session).draft) == ("beryl", "amber", ())
    do(session, "beryl promise melon-2 beryl", "beryl propose", "amber consent")
    assert "melon-2" in stall(session, "beryl")
    assert (session.waiting(), page(session).seat) == (("amber",), "amber")


def test_a_counter_proposal_may_be_left_unmade() -> None:
    session = do(swap(new()), "beryl counter", "beryl close")
    assert (session.waiting(), page(session).seat) == (("amber",), "amber")


def test_a_proposer_may_withdraw_what_is_not_proposed_yet() -> None:
    session = do(new(), "amber trade", "amber promise melon-2 beryl", "amber withdraw")
    assert page(session).draft == ()
    assert session.position.counters["proposals-amber"] == 1


def test_trades_are_proven_and_taken_back() -> None:
    session = do(swap(new()), "beryl consent", "coral consent")
    assert Session.replayed(GAME, session.header, session.records()).hashes() == session.hashes()
    session.undo("coral")
    assert (session.waiting(), stall(session, "amber")) == (("coral",), {"apple-1", "melon-2", "melon-3"})
    assert session.redo("coral").choice == Option("consent")


# -- refusals --------------------------------------------------------------------------------------------


def test_refusals_say_what_is_wrong() -> None:
    session = do(new(), "amber trade")
    free, limit = "BZ-TRADE-01", "BZ-TRADE-02"
    assert why(session, "amber", promise("melon-2", "amber")) == [(free, "It is there already.")]
    assert why(session, "amber", promise("pear-1", "beryl")) == [(free, "Nobody here can give that.")]
    nowhere = Option("promise", "melon-2", "hideout")
    assert why(session, "amber", nowhere) == [(free, "Nobody here keeps anything there.")]
    assert why(session, "amber", promise("fig-1", "amber")) == [("BZ-TRADE-03", "A fig stays where it is.")]
    assert why(session, "amber", Option("propose")) == [(free, "You neither give nor get anything.")]
    assert why(session, "amber", Option("withdraw")) == [(free, "Nothing is promised yet.")]
    assert why(session, "amber", Option("consent")) == [(free, "Nothing is proposed yet.")]
    assert why(session, "amber", Option("counter")) == [(free, "Nothing is proposed yet.")]
    do(session, "amber promise melon-2 beryl")
    assert why(session, "amber", promise("melon-2", "coral")) == [(free, "That is promised already.")]
    do(session, "amber propose")
    for option in (promise("melon-3", "coral"), Option("propose"), Option("withdraw"), Option("close")):
        assert why(session, "beryl", option) == [(free, "First the proposal is answered.")]
    assert why(session, "amber", Option("consent"))[0][0] == "BZ-TURN-01"
    do(session, "beryl decline", "amber promise melon-2 beryl")
    assert why(session, "amber", Option("propose")) == [(limit, "The same has been proposed before.")]


def test_others_goods_alone_are_no_proposal() -> None:
    session = do(new(), "amber trade", "amber promise apple-2 beryl")
    assert why(session, "amber", Option("propose")) == [("BZ-TRADE-01", "You neither give nor get anything.")]


def test_the_game_judges_the_deal_as_a_whole() -> None:
    """One fruit more finds room on a stall, two only if one is given in return."""
    session = do(new(), "amber trade", "amber promise melon-2 beryl", "amber promise melon-3 beryl")
    full = ("BZ-TRADE-04", "There would be five fruits on one stall.")
    assert why(session, "amber", Option("propose")) == [full]
    do(session, "amber promise melon-1 amber")
    assert "propose" in verbs(session, "amber")


def test_nobody_haggles_without_end() -> None:
    session = do(new(), "amber trade")
    for piece in ("melon-2", "melon-3", "apple-1"):
        do(session, f"amber promise {piece} beryl", "amber propose", "beryl decline")
    assert verbs(session, "amber") == {"close"}
    told = [("BZ-TRADE-02", "Enough has been proposed in this turn.")]
    assert why(session, "amber", promise("apple-1", "coral")) == told
    do(session, "amber close", "amber trade")
    assert verbs(session, "amber") == {"close"}
    do(session, "amber close", "amber end", "beryl trade")
    assert "promise" in verbs(session, "beryl")
    assert session.position.counters["proposals-amber"] == 0


def test_withdrawing_counts_and_so_do_counter_proposals() -> None:
    session = do(new(), "amber trade")
    for _ in range(3):
        do(session, "amber promise melon-2 beryl", "amber withdraw")
    assert verbs(session, "amber") == {"close"}
    session = do(new(), "amber trade")
    for piece in ("melon-2", "melon-3", "apple-1"):
        do(session, f"amber promise {piece} beryl", "amber propose", "beryl counter")
        do(session, f"beryl promise {piece} beryl", "beryl withdraw", "beryl close")
    assert session.position.counters["proposals-beryl"] == 3


# -- at the moment of doing ------------------------------------------------------------------------------


def test_a_promise_that_became_void_voids_the_whole_deal() -> None:
    session = do(swap(new(rules=game(THIEF))), "beryl consent")
    assert "melon-2" in session.position.contents["hideout"]
    do(session, "coral consent")
    assert [type(event) for event in happened(session)] == [Consented, Stolen, Voided]
    assert happened(session)[-1] == Voided("melon-2", "amber", "beryl", "BZ-TRADE-01")
    assert stall(session, "coral") == {"fig-1", "apple-2", "apple-3"}
    assert page(session).handed == ()
    assert session.waiting() == ("amber",)


def test_the_game_judges_the_deal_once_more_when_it_is_done() -> None:
    """While the proposal lies there the stall of the taker fills up."""
    session = do(new(2), "amber trade", "amber promise melon-2 beryl", "amber propose")
    branch = session.branch(len(session.entries) - 1)
    for fruit in ("melon-3", "apple-1"):
        apply(branch.position, Move(fruit, "stall-beryl"))
    do(branch, "beryl consent")
    assert happened(branch)[-1] == Voided("melon-2", "amber", "beryl", "BZ-TRADE-04")
    do(session, "beryl consent")
    assert isinstance(happened(session)[-1], HandedOver)


# -- what is seen ----------------------------------------------------------------------------------------


def test_what_not_everybody_sees_is_not_traded() -> None:
    session = do(new(), "amber trade")
    assert not [option for option in session.options("amber") if "gem" in option.piece]
    for gem in ("gem-0", "gem-1"):
        assert why(session, "amber", promise(gem, "beryl")) == [("BZ-TRADE-01", "Nobody here can give that.")]


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("seats", "way"), [(2, "alone"), (3, "alone"), (4, "teams")])
def test_the_laws_of_all_games_hold(
    law: object, seats: int, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Among them: views show nothing that a seat does not know, and what is offered follows from them."""
    monkeypatch.setattr(playing, "game", lambda key: GAME)
    playing.watched.cache_clear()
    law(playing.Sat("bazaar", seats, 1, (("way", way),)))  # type: ignore[operator]
    playing.watched.cache_clear()


def test_why_not_names_the_rule_while_a_proposal_lies_there() -> None:
    session = swap(new())
    told = {each.verb: each.reason.clause for each in withheld(session.position.seen_by("beryl"), "beryl", ())}
    assert told.get("close") == "BZ-TRADE-01"
    assert "consent" not in told


# -- teams -----------------------------------------------------------------------------------------------


def test_a_team_consents_as_its_seats_do() -> None:
    session = do(new(4, way="teams"), "amber trade", "amber promise melon-2 beryl", "amber propose")
    assert page(session).waiting == ("beryl", "coral", "dusk")
    do(session, "beryl consent", "coral consent")
    assert "melon-2" in stall(session, "amber")
    do(session, "dusk consent")
    assert "melon-2" in stall(session, "beryl")
    do(session, "amber promise melon-3 dusk", "amber propose", "beryl consent", "coral decline")
    assert "melon-3" in stall(session, "amber")


# -- bots ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["random", "greedy"])
@pytest.mark.parametrize("seats", [2, 4])
def test_bots_come_to_an_end(kind: str, seats: int) -> None:
    session = play(GAME, [kind] * seats, 1)
    assert session.over
    for seat in COLOURS[:seats]:
        most = 0
        for n in range(len(session.entries)):
            most = max(most, session.at(n).counters[f"proposals-{seat}"])
        assert most <= 3


def test_a_trade_ends_whatever_is_chosen() -> None:
    """Even those who never close or end of their own accord run out of things to propose."""
    for seed in range(20):
        chance, session = random.Random(seed), new(3)
        do(session, "amber trade")
        for _ in range(200):
            seat = session.waiting()[0]
            options = [each for each in session.options(seat) if each.verb not in ("close", "end")]
            if not options:
                break
            session.choose(seat, chance.choice(options))
        else:
            pytest.fail("the trade went on for 200 choices")
        assert verbs(session, session.waiting()[0]) <= {"close", "end"}


def test_a_bot_consents_to_what_is_good_for_it() -> None:
    session = do(new(), "amber trade", "amber promise melon-2 beryl", "amber propose")
    option = make("greedy", 1).choose(session.position.seen_by("beryl"), "beryl")
    assert option == Option("consent")


def test_promises_are_read_from_saved_pages() -> None:
    session = swap(new())
    assert page(session).draft == (Promise("apple-2", "coral", "amber"), Promise("melon-2", "amber", "beryl"))
    assert isinstance(happened(session)[0], Proposed)

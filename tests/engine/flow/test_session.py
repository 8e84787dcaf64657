"""Choosing, refusing, looking back, undoing, branching and proving a table."""

from __future__ import annotations

import dataclasses

import pytest
from msgspec.structs import replace

from engine.flow import Frame, Goto, Mismatch, Note, Option, Refused, Seated, Session, TakenBack, WrongSeats
from engine.flow.notes import in_words
from engine.table import LiveDealer
from tests.engine import playing, toy
from tests.engine.playing import choose

#: A copy of the table is kept as often as this, so that short games pass several.
COPY_EVERY = 32


@pytest.fixture(autouse=True)
def copies_kept_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.flow.session.COPY_EVERY", COPY_EVERY)


def test_a_game_is_for_so_many() -> None:
    for number in (1, 5):
        with pytest.raises(WrongSeats, match=rf"Toy walk is for 2 to 4 players, not {number} \(TL-SEATS-01\)\."):
            Session.new(toy.GAME, number)


def test_the_set_up_is_the_first_record() -> None:
    session = playing.scripted()
    (record,) = session.records()
    assert (record.n, record.seat, record.choice) == (0, None, None)
    assert session.position.contents["hand-amber"] == ("card-1", "card-2", "card-3")
    assert [draw.to for draw in record.draws] == [("amber",)] * 3 + [("beryl",)] * 3


def test_what_is_offered_is_done() -> None:
    session = playing.scripted()
    choose(session, "amber throw", "amber walk S1")
    assert session.position.place_of("figure-amber") == "S1"
    assert session.position.counters["steps"] == 3


def test_what_is_not_offered_is_refused_with_every_reason() -> None:
    session = playing.scripted()
    with pytest.raises(Refused) as refused:
        session.choose("amber", toy.walk("amber", "S5"))
    assert [reason.clause for reason in refused.value.reasons] == ["TL-WALK-02", "TL-WALK-01"]
    assert refused.value.reasons[1].places == ("S5",)
    assert str(refused.value) == "refused: TL-WALK-02, TL-WALK-01"
    assert len(session.entries) == 1


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    session = playing.scripted()
    assert session.options("beryl") == ()
    assert [reason.clause for reason in session.why_not("beryl", Option("throw"))] == ["TL-TURN-01"]
    assert [reason.clause for reason in session.why_not("amber", Option("fly"))] == ["TL-TURN-01"]
    assert session.why_not("amber", Option("throw")) == ()


def test_two_seats_choose_in_secret_and_at_once() -> None:
    session = playing.scripted()
    choose(session, "amber duel")
    assert session.waiting() == ("amber", "beryl")
    choose(session, "beryl lay card-5")
    assert session.waiting() == ("amber",)
    assert session.options("beryl") == ()
    assert session.position.contents["open"] == ()
    assert session.position.seen_by("amber").chosen == ()
    assert session.position.seen_by("beryl").chosen == (("beryl", Option("lay", "card-5")),)
    ask = session.position.seen_by("amber").ask
    assert ask is not None
    assert (len(ask.options("amber")), ask.options("beryl")) == (3, ())
    choose(session, "amber lay card-2")
    assert session.position.contents["open"] == ("card-2", "card-5")
    assert session.position.counters["gold-beryl"] == 3
    assert session.waiting() == ("amber",)


def test_a_reaction_asks_before_the_page_goes_on() -> None:
    session = playing.scripted()
    choose(session, "amber throw", "amber walk S1", "amber walk S2", "amber walk S3")
    assert session.position.ask is not None
    assert session.position.ask.topic == "trap"
    assert [type(page).__name__ for page in session.position.pages] == ["Turn", "Caught"]
    choose(session, "amber pay")
    assert session.position.counters["gold-amber"] == 0
    assert session.options("amber")[0] == toy.walk("amber", "S2")


def test_every_moment_can_be_seen_again() -> None:
    session = playing.scripted(4)
    seen = [session.position.snapshot()]
    while not session.over:
        seat = session.waiting()[0]
        steps = [option for option in session.options(seat) if option.verb in ("throw", "walk", "stay")]
        session.choose(seat, steps[0] if steps else Option("end"))
        seen.append(session.position.snapshot())
    assert len(seen) > COPY_EVERY + 2
    assert [session.at(n).snapshot() for n in range(len(seen))] == seen
    assert session.at(5).ask == session.entries[5].ask


def test_undo_takes_back_the_seats_own_steps_up_to_a_throw() -> None:
    session = playing.scripted()
    choose(session, "amber throw")
    kept, chain = session.position.snapshot(), session.hashes()[:]
    choose(session, "amber walk S1", "amber walk S2")
    session.hashes()
    session.undo("amber")
    session.undo("amber")
    assert session.position.snapshot() == kept
    assert session.hashes() == chain
    with pytest.raises(ValueError, match="Chance has decided something since"):
        session.undo("amber")
    choose(session, "amber walk S1")
    assert session.position.place_of("figure-amber") == "S1"


def test_undo_stops_at_the_set_up_and_at_others_choices() -> None:
    session = playing.scripted()
    assert session.undo_barrier("amber") == "Nothing has been chosen yet."
    choose(session, "amber end")
    assert session.undo_barrier("beryl") == "Somebody else has chosen since."
    assert session.undo_barrier("amber") == ""
    choose(session, "beryl end")
    assert session.undo_barrier("amber") == "Somebody else has chosen since."


def test_undo_never_takes_back_what_was_shown() -> None:
    session = playing.scripted()
    choose(session, "amber duel", "beryl lay card-5")
    assert session.undo_barrier("beryl") == ""
    choose(session, "amber lay card-2")
    assert session.undo_barrier("amber") == "Secret choices were shown since."
    choose(session, "amber trade card-1")
    assert session.undo_barrier("amber") == "Something was shown since."


def test_undo_of_a_secret_answer_gives_it_back() -> None:
    session = playing.scripted()
    choose(session, "amber duel", "beryl lay card-5")
    session.undo("beryl")
    assert session.waiting() == ("amber", "beryl")
    choose(session, "beryl lay card-6", "amber lay card-1")
    assert session.position.contents["open"] == ("card-1", "card-6")


def many_steps(t: toy.Position, bearer: str) -> list[toy.Part]:
    return [toy.Part(500, "TL-POWER-01")]


def test_undo_goes_past_the_copies_that_are_kept() -> None:
    session = playing.scripted()
    game = toy.game(toy.Power("", (toy.Hook("value", "steps", "TL-POWER-01", many_steps),)))
    session = playing.scripted(game=game)
    choose(session, "amber throw", *["amber walk S1", "amber walk S0"] * COPY_EVERY)
    while len(session.entries) > COPY_EVERY:
        session.undo("amber")
    choose(session, *["amber walk S1", "amber walk S0"] * COPY_EVERY)
    assert Session.replayed(game, session.header, session.records()).hashes() == session.hashes()
    assert [session.at(n).counters["steps"] for n in (1, COPY_EVERY, COPY_EVERY + 1)] == [504, 473, 472]


def test_redo_makes_the_choices_again_that_were_taken_back() -> None:
    session = playing.scripted()
    choose(session, "amber throw", "amber walk S1", "amber walk S2")
    chain = session.hashes()[:]
    session.undo("amber")
    session.undo("amber")
    assert (session.redo_barrier("amber"), session.position.place_of("figure-amber")) == ("", "S0")
    session.redo("amber")
    assert session.position.place_of("figure-amber") == "S1"
    session.redo("amber")
    assert session.hashes() == chain
    with pytest.raises(ValueError, match=r"^No choice was taken back that you can make again\.$"):
        session.redo("amber")


def test_another_choice_drops_what_could_be_made_again() -> None:
    session = playing.scripted()
    choose(session, "amber throw", "amber walk S1", "amber walk S2")
    session.undo("amber")
    choose(session, "amber walk S0")
    assert session.redo_barrier("amber") == "No choice was taken back that you can make again."


def test_nobody_makes_anothers_choice_again() -> None:
    session = playing.scripted()
    choose(session, "amber end")
    session.undo("amber")
    with pytest.raises(ValueError, match=r"^Somebody else took the last choice back\.$"):
        session.redo("beryl")
    session.redo("amber")
    assert session.waiting() == ("beryl",)


def notes(session: Session) -> list[Note]:
    return [record.note for record in session.records() if record.note is not None]


def test_all_people_may_agree_to_take_back_what_chance_decided() -> None:
    session = playing.scripted(friendly=True)
    choose(session, "amber throw", "amber walk S1", "amber end", "beryl throw", "beryl walk S1")
    for agreed in ((), ("amber",), ("beryl",)):
        with pytest.raises(ValueError, match=r"^Somebody else has chosen since\.$"):
            session.undo("amber", agreed)
    session.undo("amber", ("beryl", "amber"))
    assert session.waiting() == ("amber",)
    assert (session.position.place_of("figure-amber"), session.position.place_of("figure-beryl")) == ("S1", "S0")
    assert notes(session) == [TakenBack("amber", Option("end"), 3, "others", ("amber", "beryl"))]
    assert in_words(notes(session)[0], session.header.names) == (
        "Taken back by agreement: the last choice of Amber and 2 choices that followed. "
        "Somebody else has chosen since."
    )
    session.undo("amber")
    session.undo("amber", ("amber", "beryl"))
    assert [note.barrier for note in notes(session) if isinstance(note, TakenBack)] == ["others", "chance"]
    assert session.redo_barrier("amber") == "No choice was taken back that you can make again."
    choose(session, "amber throw", "amber walk S1")
    again = Session.replayed(toy.GAME, session.header, session.records())
    assert again.hashes() == session.hashes()
    assert [session.at(n).snapshot() for n in range(len(session.entries))] == [
        again.at(n).snapshot() for n in range(len(session.entries))
    ]


def test_bots_have_no_say_in_what_is_taken_back() -> None:
    session = playing.scripted(friendly=True)
    session.hand_over("beryl", "greedy")
    choose(session, "amber end", "beryl throw")
    session.undo("amber", ("amber",))
    assert session.waiting() == ("amber",)
    session.hand_over("amber", "random")
    choose(session, "amber end")
    with pytest.raises(ValueError, match="Nothing has been chosen"):
        session.undo("beryl", ())


def test_there_is_no_agreeing_to_go_back_before_the_beginning() -> None:
    session = playing.scripted(friendly=True)
    with pytest.raises(ValueError, match=r"^Nothing has been chosen yet\.$"):
        session.undo("amber", ("amber", "beryl"))


def test_a_seat_changes_hands_in_the_middle() -> None:
    session = playing.scripted()
    choose(session, "amber throw", "amber walk S1")
    session.hand_over("beryl", "greedy")
    assert session.players == {"amber": "human", "beryl": "greedy"}
    assert session.header.players == {"amber": "human", "beryl": "human"}
    assert in_words(Seated("beryl", "greedy"), session.header.names) == "Beryl is played by a bot from here on."
    with pytest.raises(ValueError, match="there is no seat coral at this table"):
        session.hand_over("coral", "human")
    choose(session, "amber walk S2", "amber end")
    session.hand_over("beryl", "human")
    again = Session.replayed(toy.GAME, session.header, session.records())
    assert (again.players, again.hashes()) == (session.header.players, session.hashes())
    assert session.branch(3).players["beryl"] == "greedy"
    assert [session.player_at("beryl", n) for n in (2, 3, 5, 6)] == ["human", "greedy", "greedy", "human"]
    assert session.branch(5).player_at("beryl", 5) == again.player_at("beryl", 5) == "greedy"


def test_what_is_taken_back_leaves_the_notes_standing() -> None:
    session = playing.scripted()
    choose(session, "amber throw", "amber walk S1")
    session.hand_over("beryl", "greedy")
    session.undo("amber")
    assert [record.n for record in session.records()] == list(range(len(session.entries)))
    assert (session.players["beryl"], session.position.place_of("figure-amber")) == ("greedy", "S0")
    session.redo("amber")
    session.undo("amber")
    assert notes(session) == [Seated("beryl", "greedy")]
    assert Session.replayed(toy.GAME, session.header, session.records()).hashes() == session.hashes()


def test_a_note_that_nobody_can_have_made_is_named() -> None:
    session = playing.scripted(friendly=True)
    choose(session, "amber throw", "amber walk S1")
    session.undo("amber")
    session.undo("amber", ("amber", "beryl"))
    (taken,) = notes(session)
    for fault, words in {
        replace(taken, agreed=("amber",)): "not everybody agreed to take it back",
        replace(taken, barrier="beginning"): "nothing can be taken back in this way",
        replace(taken, seat="nobody"): "there is no seat nobody at this table",
    }.items():
        with pytest.raises(Mismatch, match=words):
            Session.replayed(toy.GAME, session.header, altered(session, 1, note=fault))  # type: ignore[arg-type]
        with pytest.raises(Mismatch, match=f"Record 1 cannot be: {words}"):
            Session.restored(toy.GAME, session.header, altered(session, 1, note=fault))  # type: ignore[arg-type]
    with pytest.raises(Mismatch, match=r"Record 1 is a note and something else\."):
        Session.replayed(toy.GAME, session.header, altered(session, 1, seat="amber"))  # type: ignore[arg-type]
    never = replace(taken, choice=toy.walk("amber", "S7"))
    with pytest.raises(Mismatch, match="a choice that could not be made was not taken back"):
        Session.replayed(toy.GAME, session.header, altered(session, 1, note=never))  # type: ignore[arg-type]


def test_a_branch_leaves_the_original_alone() -> None:
    session = playing.scripted()
    choose(session, "amber throw", "amber walk S1", "amber walk S2")
    here, chain = session.position.snapshot(), session.hashes()[:]
    branch = session.branch(2, LiveDealer(1))
    assert branch.position.place_of("figure-amber") == "S1"
    choose(branch, "amber walk S0", "amber end", "beryl throw")
    assert session.position.snapshot() == here
    assert session.hashes() == chain
    assert branch.hashes()[:3] == chain[:3]
    choose(session, "amber end")
    assert len(branch.entries) == 6


def test_a_clone_for_every_option_leaves_the_position_alone() -> None:
    session = playing.scripted()
    choose(session, "amber throw")
    before = session.position.snapshot()
    for option in session.options("amber"):
        clone = session.position.clone(LiveDealer(1))
        clone.answer("amber", option)
        assert clone.pages != session.position.pages or clone.snapshot() != before
        assert session.position.snapshot() == before
    assert session.position.happened == []


@pytest.mark.parametrize("seed", range(5))
def test_a_game_run_again_is_the_same(seed: int) -> None:
    session = playing.at_random(seed, seats=2 + seed % 3)
    again = Session.replayed(toy.GAME, session.header, session.records())
    assert again.hashes() == session.hashes()
    assert again.over


def test_a_table_run_again_can_be_played_on() -> None:
    session = playing.scripted()
    choose(session, "amber throw")
    again = Session.replayed(toy.GAME, session.header, session.records(), LiveDealer(3))
    choose(again, "amber walk S1", "amber end", "beryl throw")
    assert len(again.entries) == 5


def altered(session: Session, n: int, **fields: object) -> list[object]:
    records = list(session.records())
    records[n] = replace(records[n], **fields)
    return records


def test_what_the_rules_do_not_give_is_named() -> None:
    session = playing.scripted()
    choose(session, "amber throw", "amber walk S1", "amber end")
    thrown = session.entries[1].record
    faults = {
        "Record 1 differs from what the rules give.": altered(session, 1, happened=()),
        "Record 2 has no choice.": altered(session, 2, choice=None),
        r"Record 2 chooses what the rules refuse \(TL-WALK-01\)": altered(
            session, 2, choice=toy.walk("amber", "S7")
        ),
        "Record 2 is of a seat that is not at this table.": altered(session, 2, seat="nobody"),
        "the log draws 9 for die": altered(session, 1, draws=(replace(thrown.draws[0], result=9),)),
        "Record 3 differs": altered(session, 3, draws=thrown.draws),
        "The log holds no record.": [],
    }
    for words, records in faults.items():
        with pytest.raises(Mismatch, match=words):
            Session.replayed(toy.GAME, session.header, records)  # type: ignore[arg-type]


class Cheaper(Frame, frozen=True, tag="cheaper"):
    """A newer opening: the set-up with a throw for free."""

    step: str = "deal"

    def deal(self, t: toy.Position) -> Goto:
        t.emit(toy.Thrown(1, 1))
        return Goto(toy.Setup())


def test_open_pages_go_on_under_other_rules() -> None:
    session = playing.scripted()
    choose(session, "amber throw", "amber walk S1")
    newer = dataclasses.replace(toy.GAME, version=2, opening=Cheaper, pages=(*toy.GAME.pages, Cheaper))
    with pytest.raises(Mismatch):
        Session.replayed(newer, session.header, session.records())
    last = session.entries[-1]
    again = Session.restored(newer, session.header, session.records(), last.pages, last.ask, last.chosen)
    assert again.position.snapshot() == session.position.snapshot()
    assert again.at(1).snapshot() == session.at(1).snapshot()
    assert again.undo_barrier("amber") == "The rules of the program have changed since."
    choose(again, "amber walk S2")
    assert again.undo_barrier("amber") == ""
    assert again.hashes()[:3] == session.hashes()


def test_without_pages_a_table_can_only_be_looked_at() -> None:
    session = playing.at_random(1)
    again = Session.restored(toy.GAME, session.header, session.records())
    assert (again.over, again.waiting()) == (True, ())
    assert again.position.snapshot() == session.position.snapshot()


def test_changes_that_cannot_be_made_are_named() -> None:
    session = playing.scripted()
    choose(session, "amber throw", "amber walk S1")
    walked = session.entries[2].record.happened[0]
    lost = replace(walked, changes=(replace(walked.changes[0], to="S9"),))
    with pytest.raises(Mismatch, match="Record 2 changes what is not on the table"):
        Session.restored(toy.GAME, session.header, altered(session, 2, happened=(lost,)))  # type: ignore[arg-type]
    with pytest.raises(Mismatch, match="no record"):
        Session.restored(toy.GAME, session.header, [])

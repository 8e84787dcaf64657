"""Which powers a piece bears and which of them work: lent, copied, taken and silenced, on the toy game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.flow import BEARS, Game, Hook, Option, Part, Position, Power, Powers, Reason, Session, borne
from engine.flow.hooks import Sort
from engine.table import Piece, Place, Table
from tests.engine import playing, toy
from tests.engine.flow.test_windows import Marked, doubled, game
from tests.engine.playing import choose

CLAUSE = "TL-POWER-01"
DULL = "TL-TRAP-01"
#: No magic works on this space.
DEAD = "S2"


def power(kind: str, *hooks: Hook) -> Power:
    return Power(kind, hooks)


def hook(sort: Sort, topic: str, do: Callable[..., Any], *tags: str) -> Hook:
    return Hook(sort, topic, CLAUSE, do, tags)


def one_step(t: Position, bearer: str) -> list[Part]:
    return [Part(1, CLAUSE, bearer)]


BOOTS = power("boots", hook("value", "steps", one_step))


def marked(name: str, **amounts: int) -> Power:
    """When the die is thrown, marks are laid on the figures of these seats."""
    rows = [
        hook("check", "Thrown", lambda t, bearer, seat=seat, n=n: _mark(t, f"figure-{seat}", name, n))
        for seat, n in amounts.items()
    ]
    return power("", *rows)


def _mark(t: Position, piece: str, name: str, amount: int) -> Marked | None:
    return Marked(piece, name, amount) if t.pieces[piece].mark(name) != amount else None


def steppers(session: Session) -> list[str]:
    return [part.piece for part in session.position.breakdown("steps", ()).parts]


@pytest.mark.parametrize(
    ("marks", "kinds"),
    [
        ((), ("thief",)),
        ((("bears boots", 1),), ("thief", "boots")),
        ((("bears thief", -1),), ()),
        ((("bears thief", -2), ("wet", 3)), ()),
        ((("bears boots", -1), ("bears wings", 2)), ("thief", "wings")),
        ((("bears thief", 1),), ("thief",)),
    ],
)
def test_marks_lend_and_take_powers(marks: tuple[tuple[str, int], ...], kinds: tuple[str, ...]) -> None:
    thief = Piece("thief-red", "thief", "S0", marks=marks)
    assert borne(Table.build((), [Place("S0")], [thief], {}), "thief-red") == kinds


def test_a_power_is_lent_by_an_event_and_the_log_says_so() -> None:
    session = playing.scripted(game=game(BOOTS, marked(f"{BEARS}boots", beryl=1)))
    assert steppers(session) == []
    choose(session, "amber throw")
    assert session.position.bears("figure-beryl") == ("figure", "boots")
    assert steppers(session) == ["figure-beryl"]
    assert session.entries[-1].record.happened[-1].event == Marked("figure-beryl", "bears boots", 1)
    again = Session.replayed(session.game, session.header, session.records())
    for other in (again, session.branch(1)):
        assert steppers(other) == ["figure-beryl"]
    for seat in (*session.position.seats, None):
        assert session.position.seen_by(seat).bears("figure-beryl") == ("figure", "boots")
    assert steppers(session.branch(0)) == []


def test_every_view_hears_the_same_in_the_same_order() -> None:
    walks = power("figure", hook("value", "steps", one_step))
    session = playing.scripted(3, game=game(walks, BOOTS, marked(f"{BEARS}boots", coral=1)))
    choose(session, "amber throw", "amber walk S1", "amber end")
    position = session.position
    wanted = position.game.powers.working(position, "value", "steps")
    assert [piece for piece, _ in wanted] == ["figure-beryl", "figure-coral", "figure-coral", "figure-amber"]
    for seat in (*position.seats, None):
        seen = position.seen_by(seat)
        assert seen.game.powers.working(seen, "value", "steps") == wanted


def test_a_stolen_power_works_for_the_thief_and_no_longer_for_its_bearer() -> None:
    walks = power("figure", hook("value", "steps", one_step))
    session = playing.scripted(game=game(walks, marked(f"{BEARS}figure", amber=-1)))
    assert steppers(session) == ["figure-amber", "figure-beryl"]
    choose(session, "amber throw")
    assert steppers(session) == ["figure-beryl"]


def test_a_game_may_say_itself_what_a_piece_bears() -> None:
    def bears(t: Position, piece: str) -> tuple[str, ...]:
        return ("boots",) if t.pieces[piece].mark("shod") else ()

    def bearers(t: Position) -> list[str]:
        return [f"figure-{seat}" for seat in t.seats]

    plain = toy.game()
    powers = Powers((BOOTS, marked("shod", amber=1)), bearers, active=toy.active, bears=bears)
    session = playing.scripted(game=Game(**{**vars(plain), "powers": powers}))
    assert steppers(session) == []
    choose(session, "amber throw")
    assert steppers(session) == ["figure-amber"]


# -- what silences a power -----------------------------------------------------------------------------------


def asleep(t: Position, bearer: str, piece: str, silenced: Hook) -> Reason | None:
    return Reason(DULL, {}, (piece,)) if t.pieces[piece].mark("asleep") else None


SLEEP = power("", hook("silence", "", asleep))


def dead_ground(t: Position, bearer: str, piece: str, silenced: Hook, *subject: Option) -> Reason | None:
    """Magic fails on the dead space, and into it; borne by a piece, only while that lies there."""
    if bearer and t.place_of(bearer) != DEAD:
        return None
    squares = [t.place_of(piece), *[option.to for option in subject]]
    return Reason(CLAUSE, {}, (), (DEAD,)) if DEAD in squares else None


def jumps(t: Position, bearer: str, option: Option) -> bool:
    """Magic carries its bearer to any space."""
    return option.piece == bearer


def far(t: Position, bearer: str, page: toy.Turn) -> list[Option]:
    return [Option("walk", bearer, space) for space in (DEAD, "S5")]


FLIGHT = power("figure", hook("permit", "TL-WALK-01", jumps, "magic"), hook("offer", "Turn", far))
ANTI_MAGIC = power("", hook("silence", "magic", dead_ground))


@pytest.mark.parametrize("lasting", [False, True])
def test_a_sleeper_has_no_power_and_the_reason_can_be_shown(lasting: bool) -> None:
    walks = power("figure", hook("value", "steps", one_step), hook("forbid", "nothing", lambda t, bearer: []))
    sleep = power("", replace(SLEEP.hooks[0], lasting=lasting))
    session = playing.scripted(game=game(walks, sleep, marked("asleep", amber=1)))
    assert steppers(session) == ["figure-amber", "figure-beryl"]
    assert session.position.silenced("figure-amber") == ()
    choose(session, "amber throw")
    assert steppers(session) == ["figure-beryl"]
    assert session.position.silenced("figure-amber") == (Reason(DULL, {}, ("figure-amber",)),)
    assert session.position.seen_by("beryl").silenced("figure-amber") == (Reason(DULL, {}, ("figure-amber",)),)
    assert session.position.works("figure-beryl", walks.hooks[0]) is None


def test_one_who_silences_is_asked_of_what_it_touches_alone() -> None:
    asked: set[str] = set()

    def judges(t: Position, bearer: str, piece: str, judged: Hook) -> Reason | None:
        asked.add(judged.topic)
        return asleep(t, bearer, piece, judged)

    sleep = Hook("silence", "", CLAUSE, judges, touches=lambda t, piece, judged: judged.topic == "steps")
    stays = hook("forbid", "walk", lambda t, bearer, *subject: [])
    walks = power("figure", hook("value", "steps", one_step), stays)
    session = playing.scripted(game=game(walks, power("", sleep), marked("asleep", amber=1)))
    choose(session, "amber throw")
    assert steppers(session) == ["figure-beryl"]
    choose(session, "amber walk S1")
    assert asked == {"steps"}


def test_what_has_nothing_to_say_is_not_judged_for_its_subject() -> None:
    asked: list[str] = []

    def judges(t: Position, bearer: str, piece: str, judged: Hook, *subject: str) -> Reason | None:
        asked.extend(subject)
        return None

    def against(t: Position, bearer: str, where: str) -> list[Reason]:
        return [Reason(CLAUSE)] if where == DEAD else []

    rows = power("figure", hook("forbid", "rest", against, "magic")), power("", hook("silence", "magic", judges))
    position = playing.scripted(game=game(*rows)).position
    assert position.forbidden("rest", "S1") == []
    assert asked == []
    assert position.forbidden("rest", DEAD) == [Reason(CLAUSE)] * 2
    assert asked == [DEAD] * 2


@pytest.mark.parametrize("sure", [False, True])
def test_what_a_sure_power_offers_is_not_judged_again(sure: bool) -> None:
    """The space is too far away: a power that is sure must not offer it."""
    offer = replace(hook("offer", "Turn", lambda t, bearer, page: [toy.walk("amber", "S3")]), sure=sure)
    session = playing.scripted(game=game(power("figure", offer)))
    choose(session, "amber throw")
    assert (toy.walk("amber", "S3") in session.options("amber")) is sure


def test_a_power_fails_for_one_subject_and_works_for_another() -> None:
    session = playing.scripted(game=game(FLIGHT, ANTI_MAGIC))
    choose(session, "amber throw")
    assert toy.walk("amber", "S5") in session.options("amber")
    assert [reason.clause for reason in session.why_not("amber", toy.walk("amber", DEAD))] == ["TL-WALK-01"]
    reason = session.position.works("figure-amber", FLIGHT.hooks[0], toy.walk("amber", DEAD))
    assert reason == Reason(CLAUSE, {}, (), (DEAD,))
    assert session.position.works("figure-amber", FLIGHT.hooks[0], toy.walk("amber", "S5")) is None


def test_a_flight_is_over_where_its_magic_fails() -> None:
    session = playing.scripted(game=game(FLIGHT, ANTI_MAGIC))
    choose(session, "amber throw", "amber walk S1", f"amber walk {DEAD}")
    assert session.position.silenced("figure-amber") == (Reason(CLAUSE, {}, (), (DEAD,)),)
    assert [reason.clause for reason in session.why_not("amber", toy.walk("amber", "S5"))] == ["TL-WALK-01"]
    choose(session, "amber walk S1")
    assert session.position.silenced("figure-amber") == ()
    assert toy.walk("amber", "S5") in session.options("amber")


def test_what_has_no_tag_is_not_magic() -> None:
    plain = power("figure", hook("permit", "TL-WALK-01", jumps), FLIGHT.hooks[1])
    session = playing.scripted(game=game(plain, ANTI_MAGIC), die=(6,))
    choose(session, "amber throw")
    assert toy.walk("amber", DEAD) in session.options("amber")


def test_one_who_silences_others_is_silenced_by_sleep() -> None:
    """The figures themselves deaden the space, if they are awake."""
    deadens = power("figure", *FLIGHT.hooks, hook("silence", "magic", dead_ground))
    session = playing.scripted(game=game(deadens, SLEEP, marked("asleep", beryl=1)))
    position = session.position.clone()
    position.emit(toy.Walked("figure-beryl", DEAD))
    into = toy.walk("amber", DEAD)
    assert position.works("figure-amber", FLIGHT.hooks[0], into) is not None
    position.emit(Marked("figure-beryl", "asleep", 1))
    assert position.works("figure-amber", FLIGHT.hooks[0], into) is None


def test_a_silenced_power_neither_replaces_nor_reacts_nor_offers() -> None:
    heard: list[str] = []

    def listens(t: Position, bearer: str, *subject: Any) -> Any:
        heard.append(bearer)
        return ()

    rows = [hook(sort, topic, listens) for sort, topic in (("forbid", "walk"), ("offer", "Turn"))]  # type: ignore[arg-type]
    rows.append(hook("replace", "Walked", lambda t, bearer, event: heard.append(bearer)))
    rows.append(hook("react", "Walked", lambda t, bearer, event: heard.append(bearer)))
    session = playing.scripted(game=game(power("figure", *rows), SLEEP, marked("asleep", amber=1, beryl=1)))
    assert set(heard) == {"figure-amber", "figure-beryl"}
    choose(session, "amber throw")
    heard.clear()
    choose(session, "amber walk S1")
    assert heard == []


def test_a_power_judged_with_an_event_replaces_only_where_it_works() -> None:
    def not_for_amber(t: Position, bearer: str, piece: str, silenced: Hook, *subject: toy.Paid) -> Reason | None:
        return Reason(DULL) if any(event.seat == "amber" for event in subject) else None

    luck = power("trap", hook("replace", "Paid", doubled, "luck"))
    rows = luck, power("", hook("silence", "luck", not_for_amber))
    for winner, loser, gold in (("beryl", "amber", 5), ("amber", "beryl", 3)):
        session = playing.scripted(game=game(*rows))
        position = session.position.clone()
        position.emit(toy.Paid(winner, 2))
        assert position.counters[f"gold-{winner}"] == gold
        assert position.counters[f"gold-{loser}"] == 1

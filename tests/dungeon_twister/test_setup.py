"""Ways to play: drafts, the beginner game, handicaps, the timer."""

from __future__ import annotations

import pytest

from engine.dungeon_twister import GAME
from engine.flow import Limit, Sentences, Session, WrongSetting, why_not
from engine.table import LiveDealer
from tests.dungeon_twister.scene import (
    DECLINE,
    OFFER_DRAW,
    READY,
    STOP,
    Option,
    Scene,
    attack,
    drink,
    fight,
    lay_token,
    place,
    proves,
    reveal,
    set_down,
    start,
    swap,
    take,
    token,
    walk,
)

STARTERS = ("CL TH WI GO", "cl th wi go")
TIME_UP = Option("time up")


def pick(piece: str) -> Option:
    return Option("pick", piece)


def kinds(scene: Scene, place: str) -> list[str]:
    return sorted(scene.now.pieces[key].kind for key in scene.now.contents[place])


def drafted(mode: str, **options: str) -> Scene:
    """The draft up to the objects: Yellow begins, the pairs 1, 37, 2 and 38 are picked."""
    scene = Scene.fresh(mode=mode, **options)
    while "pick" in scene.verbs() and scene.now.contents["stock-rooms"]:
        wanted = [pick(room) for room in ("1D", "37D", "2D", "38D")]
        scene.choose(next(option for option in wanted if option in scene.options()))
    return scene


@proves("DT-MODE-01", "DT-MODE-03", "DT-SETUP-03")
def test_in_free_choice_each_brings_two_pairs_in_secret() -> None:
    scene = Scene.fresh(choice="blue", mode="free")
    assert scene.asked() == "blue"
    assert sorted(option.piece for option in scene.options() if option.verb == "pick") == [
        "1D", "2D", "37D", "38D", "39D", "3D", "40D", "4D",
    ]  # fmt: skip
    scene.refused(pick("sword-blue"), "DT-MODE-03").choose(pick("1D"), pick("37D"))
    assert scene.asked() == "yellow"
    assert "1G" not in scene.view("yellow").pieces
    scene.refused(pick("1D"), "DT-MODE-03").choose(pick("40D"), pick("2D"))
    assert sorted(scene.now.contents["rooms"]) == ["1D", "1G", "2D", "2G", "37D", "37G", "40D", "40G"]
    for seat in ("yellow", "blue"):
        view = scene.view(seat)
        assert [view.pieces[key].kind for key in view.contents["rooms"]] == ["room-back"] * 8


@proves("DT-MODE-01", "DT-MODE-02", "DT-MODE-07", "DT-MODE-08")
def test_in_free_choice_each_takes_a_team_in_secret() -> None:
    scene = drafted("free")
    seat = scene.asked()
    figures = [kind for kind in kinds(scene, f"team-{seat}") if kind != "rope"]
    assert len(figures) == 8
    scene.choose(pick("rope-yellow"), pick("rope2-yellow"), pick("sword-yellow"))
    scene.refused(pick("cleric2-yellow"), "DT-MODE-07")
    assert not [key for key in scene.view("blue").contents["team-yellow"] if not key.startswith("?")]
    scene.choose(pick("wand-yellow")).refused(pick("wand2-yellow"), "DT-MODE-07")
    scene.choose(pick("armor-yellow"), pick("potion-yellow"))
    assert kinds(scene, "team-yellow").count("rope") == 2
    assert "treasure" not in kinds(scene, "team-yellow")
    assert scene.asked() == "blue"


@proves("DT-MODE-01")
def test_the_players_choose_which_boxes_are_in_the_mix() -> None:
    def boxes(**options: str) -> set[str]:
        now, known = Scene.fresh(mode="free", **options).now, GAME.content
        stock = [*now.contents["stock-yellow"], *now.contents["stock-blue"]]
        rooms = [known.room_box[key] for key in now.contents["stock-rooms"]]
        assert {known.box[key] for key in stock} == set(rooms)
        return set(rooms)

    both, dragons = {"base", "prison"}, {"box-paladins_and_dragons": "on"}
    assert boxes() == both
    assert boxes(**dragons) == {*both, "paladins_and_dragons"}
    assert boxes(**{"box-prison": "off"}) == {"base"}
    assert boxes(**dragons, **{"box-base": "off"}) == {"paladins_and_dragons", "prison"}
    assert boxes(**{"box-base": "off", "box-prison": "off"}) == {"paladins_and_dragons"}


@proves("DT-MODE-01")
def test_without_the_base_box_another_whole_box_is_in_the_mix() -> None:
    with pytest.raises(WrongSetting, match="only with box-base: on"):
        GAME.checked_options({"mode": "free", "box-base": "off", "box-paladins_and_dragons": "off"})


@proves("DT-MODE-01", "DT-MODE-02")
def test_what_is_not_in_the_mix_cannot_be_picked() -> None:
    scene = Scene.fresh(mode="free", **{"box-prison": "off", "box-paladins_and_dragons": "on"})
    scene.refused(pick("37D"), "DT-MODE-01").choose(pick("1D"), pick("2D"), pick("3D"), pick("4D"))
    scene.refused(pick("wizard2-yellow"), "DT-MODE-01").refused(pick("sword-yellow"), "DT-MODE-02")


@proves("DT-MODE-04")
def test_in_mutual_choice_the_pairs_are_picked_in_turn() -> None:
    scene = Scene.fresh(choice="blue", mode="mutual")
    for seat, pair in (("blue", "1D"), ("yellow", "37D"), ("blue", "2D"), ("yellow", "38D")):
        assert scene.asked() == seat
        scene.choose(pick(pair))
    assert sorted(scene.now.contents["rooms"]) == ["1D", "1G", "2D", "2G", "37D", "37G", "38D", "38G"]


@proves("DT-MODE-05", "DT-MODE-06", "DT-MODE-07", "DT-MODE-08")
def test_in_mutual_choice_both_take_the_same_token_in_turn_for_all_to_see() -> None:
    scene = drafted("mutual")
    assert scene.asked() == "yellow"
    scene.choose(pick("rope-yellow"))
    assert scene.asked() == "blue"
    assert "rope-blue" in scene.now.contents["team-blue"]
    scene.choose(pick("sword-blue")).refused(pick("sword-yellow"), "DT-MODE-07")
    scene.choose(pick("rope2-yellow")).refused(pick("cleric2-blue"), "DT-MODE-07")
    scene.refused(pick("armor-yellow"), "DT-MODE-05")
    scene.choose(pick("armor-blue"), pick("potion-yellow"), pick("wand-blue"))
    assert kinds(scene, "team-yellow") == kinds(scene, "team-blue")
    assert kinds(scene, "team-yellow").count("rope") == 2
    assert len(kinds(scene, "team-yellow")) == 14
    assert scene.now.contents["stock-yellow"] == scene.now.contents["stock-blue"] == ()
    told = [
        event.shown_to(None) for event in scene.happened(len(scene.session.entries)) if event.tag() == "chosen"
    ]
    told = [piece for facts in told for piece in (facts["piece"], *facts["others"]) if piece.endswith("-blue")]
    assert sorted(told) == sorted(scene.now.contents["team-blue"])


@proves("DT-MODE-23", "DT-MODE-07")
@pytest.mark.parametrize("seed", range(4))
def test_a_surprise_draws_the_same_tokens_for_both_for_all_to_see(seed: int) -> None:
    options = {"mode": "surprise", "box-paladins_and_dragons": "on"}
    session = Session.new(GAME, 2, LiveDealer(seed), options=options)
    teams = [
        sorted([GAME.content.kind[key] for key in session.position.contents[f"team-{seat}"]])
        for seat in session.position.seats
    ]
    assert teams[0] == teams[1]
    assert len(teams[0]) == 14
    lone = [kind for kind in teams[0] if not GAME.content.rows[kind].common]
    assert len(lone) == len(set(lone))
    assert len(session.position.contents["rooms"]) == 8
    drawn = [each.event for each in session.entries[0].record.happened if each.event.tag() == "teams drawn"]
    assert set(drawn[0].shown_to("blue")["pieces"]) == set(session.position.contents["team-yellow"])


def test_another_seed_draws_another_surprise() -> None:
    teams = {
        Session.new(GAME, 2, LiveDealer(seed), options={"mode": "surprise"}).position.contents["team-blue"]
        for seed in range(4)
    }
    assert len(teams) == 4


@proves("DT-MODE-09", "DT-MODE-01")
def test_a_scenario_fixes_teams_and_rooms() -> None:
    scene = Scene.fresh(mode="prison")
    rooms = {f"{number}{side}" for number in (37, 38, 39, 40) for side in "DG"}
    assert set(scene.now.contents["rooms"]) == rooms
    assert len(scene.now.contents["team-yellow"]) == 14
    scene.starters(*STARTERS).lay_all()
    assert scene.verbs() >= {"play"}


@proves("DT-MODE-10", "DT-MODE-11", "DT-MODE-12")
def test_the_beginner_game() -> None:
    scene = Scene.fresh(mode="beginner")
    rooms = scene.now.contents["rooms"]
    assert (len(rooms), len({room[:-1] for room in rooms})) == (6, 3)
    draws = scene.session.entries[0].record.draws
    assert [draw.result[-1] for draw in draws if draw.why == "pair"] == ["D"] * 3
    assert scene.now.contents["stock-rooms"] == ()
    assert [slot for slot in scene.now.places if slot in ("N3", "N4", "S3", "S4")] == ["N3", "S3"]
    for seat in ("yellow", "blue"):
        assert kinds(scene, f"team-{seat}") == [
            "cleric", "goblin", "rope", "sword", "thief", "treasure", "troll", "wand", "warrior", "wizard",
        ]  # fmt: skip
    scene.starters(*STARTERS)
    assert "Every room takes 2." in Sentences(GAME, {}).prompt(scene.now, scene.asked()).how
    scene.lay_tokens("N2 N2").refused(lay_token("Ro", "N2"), "DT-SETUP-08").lay_all()
    for slot in ("N1", "N2", "N3", "S1", "S2", "S3"):
        assert len(scene.now.contents[f"{slot}-yellow"]) + len(scene.now.contents[f"{slot}-blue"]) == 2
    assert scene.now.counters["goal"] == 5


@proves("DT-MODE-10", "DT-TERR-LINE-1", "DT-REVEAL-04", "DT-EXIT-01")
def test_the_beginners_board_is_three_rooms_long() -> None:
    scene = Scene("N3=1G", "N3:14 CL, N3:32 WA", mode="beginner").choose(walk("CL", "B1"))
    assert scene.vp("yellow") == 1
    blue = Scene(tokens="B9 th", turn="blue", mode="beginner")
    assert blue.squares("reveal", "th") == {"N3", "S3"}


@pytest.mark.parametrize("number", [4, 5, 6, 7])
@proves("DT-MODE-13", "DT-SETUP-09")
def test_a_handicap_in_figures(number: int) -> None:
    scene = Scene.fresh(**{"figures-yellow": str(number)})
    left_out = ["TR", "WA", "ME", "WK"][: 8 - number]
    for code in left_out:
        assert scene.asked() == "yellow"
        scene.refused(Option("leave", token("Ro")), "DT-MODE-13").choose(Option("leave", token(code)))
        assert token(code) not in scene.view("blue").pieces
    scene.starters(*STARTERS)
    tokens = 6 + number - 4
    for _ in range(tokens):
        assert scene.asked() == "yellow"
        scene.choose(scene.options()[0]).choose(scene.options()[0])
    for _ in range(8 - number):
        assert scene.asked() == "blue"
        scene.choose(scene.options()[0])
    assert scene.verbs() == {"play", "give up", "offer draw"}
    lying = [
        len(scene.now.contents[f"{row}{n}-{seat}"])
        for row in "NS"
        for n in range(1, 5)
        for seat in ("yellow", "blue")
    ]
    assert sum(lying) == 20 - (8 - number)


@proves("DT-MODE-13", "DT-END-01")
def test_a_handicap_leaves_the_goal_at_five() -> None:
    assert Scene.fresh(**{"figures-yellow": "5"}).now.counters["goal"] == 5
    without = Scene.fresh()
    assert without.verbs() == {"start"}
    without.refused(Option("leave", token("TR")), "DT-SETUP-06")


@proves("DT-MODE-14", "DT-CARD-01")
def test_a_handicap_in_cards() -> None:
    scene = Scene.fresh(**{"cards-blue": "weak"})
    assert (scene.combat_cards("blue"), scene.combat_cards("yellow")) == (
        "0 1 2 2 3 3 4",
        "0 1 2 2 3 3 4 5 6",
    )
    fought = Scene("N1=1G", "N1:11 WA, N1:12 go", **{"cards-blue": "weak"}).choose(attack("WA", "N1:12"))
    fought.refused(fight("6", "blue"), seat="blue").offered(fight("4", "blue"), seat="blue")


@proves("DT-MODE-15", "DT-MODE-13")
def test_in_mutual_choice_the_handicapped_removes_figures_in_secret() -> None:
    scene = drafted("mutual", **{"figures-blue": "6"})
    while scene.verbs() == {"pick"}:
        scene.choose(scene.options()[0])
    assert (scene.asked(), scene.verbs()) == ("blue", {"leave"})
    scene.choose(*[Option("leave", key) for key in ("troll-blue", "warrior-blue")])
    assert {"troll-blue", "warrior-blue"} <= set(scene.view("blue").pieces)
    assert not {"troll-blue", "warrior-blue"} & set(scene.view("yellow").pieces)
    assert [event.shown_to("yellow").get("figure") for event in scene.happened()] == [None]


@proves("DT-SETUP-06", "DT-SETUP-10")
def test_starters_are_own_figures_on_the_four_spots() -> None:
    scene = Scene.fresh()
    scene.refused(start("Ro", "Y1"), "DT-SETUP-06").refused(start("cl", "Y1"), "DT-SETUP-06")
    scene.refused(start("CL", "Y2"), "DT-SETUP-06").refused(start("CL", "B1"), "DT-SETUP-06")
    spots = {option.to for option in scene.options()}
    assert spots == {"start-Y1", "start-Y3", "start-Y6", "start-Y8"}
    scene.choose(start("CL", "Y1")).refused(start("CL", "Y3"), "DT-SETUP-06").refused(READY, "DT-SETUP-06")
    assert scene.options("blue") == ()


@proves("DT-SETUP-07", "DT-SETUP-12")
def test_two_draws_say_who_lays_and_who_begins() -> None:
    scene = Scene.fresh(first_token="blue", first_turn="yellow").starters(*STARTERS)
    assert scene.asked() == "blue"
    scene.lay_tokens("N1")
    assert scene.asked() == "yellow"
    scene.refused(lay_token("tr", "N2"), "DT-SETUP-07").refused(lay_token("Ro", "Y0"), "DT-SETUP-07").lay_all()
    assert scene.asked() == "yellow"
    assert scene.refused(lay_token("Ro", "N1")).verbs() >= {"play"}


@proves("DT-SETUP-01", "DT-CARD-01")
def test_everybody_has_a_line_a_team_and_sixteen_cards() -> None:
    scene = Scene.fresh()
    for seat in ("yellow", "blue"):
        cards = [key for hand in ("actions", "combat", "jumps") for key in scene.now.contents[f"{hand}-{seat}"]]
        assert len(cards) == 16
        assert len(scene.now.contents[f"team-{seat}"]) == 14


@proves("DT-MODE-17", "DT-TURN-04")
def test_with_the_timer_a_turn_lasts_two_minutes() -> None:
    scene = Scene("N1=1G", "N1:11 CL, N1:33 cl", timer="on").ap(3)
    (limit,) = scene.now.ask.limits
    assert (limit.seat, limit.seconds, limit.late) == ("yellow", 120, TIME_UP)
    clock = limit.clock
    scene.choose(walk("CL", "N1:12"))
    (moving,) = scene.now.ask.limits
    assert (moving.clock, moving.seconds) == (clock, 120)
    scene.choose(TIME_UP)
    assert (scene.asked(), scene.ap_left(), scene.at("CL")) == ("blue", 0, "N1:12")
    (theirs,) = scene.now.ask.limits
    assert (theirs.seat, theirs.clock != clock) == ("blue", True)
    without = Scene("N1=1G", "N1:11 CL")
    assert without.now.ask.limits == ()
    without.refused(TIME_UP, "DT-MODE-17").choose(walk("CL", "N1:12")).refused(TIME_UP, "DT-MODE-17")


@proves("DT-MODE-17")
def test_time_up_before_the_card_and_in_the_middle_of_a_turn() -> None:
    scene = Scene("N1=1G", "N1:11 CL, N1:33 cl", timer="on").before_card().choose(TIME_UP)
    assert (scene.asked(), scene.actions("yellow")) == ("blue", "2 3 4 5")
    scene.play(4).choose(TIME_UP)
    assert (scene.asked(), scene.actions("blue")) == ("yellow", "2 3 5")


@proves("DT-MODE-21", "DT-MODE-17", "DT-MOVE-12")
def test_time_up_over_a_friend_takes_the_move_back_to_its_last_stop() -> None:
    start = Scene("N1=1G", "N1:11 CL, N1:12 GO, N1:33 cl", timer="on").choose(walk("CL", "N1:12"), TIME_UP)
    assert (start.at("CL"), start.on("N1:12"), start.asked(), start.ap_left()) == ("N1:11", "GO", "blue", 0)
    (back,) = [event for event in start.happened() if event.tag() == "went back"]
    assert (back.figure, back.clause) == (token("CL"), "DT-MODE-21")
    halfway = Scene("N1=1G", "N1:21 CL+Sw, N1:12 GO+Ar, N1:33 cl", timer="on")
    halfway.choose(walk("CL", "N1:11"), walk("CL", "N1:12"), swap("Ar"), TIME_UP)
    assert (halfway.on("N1:21"), halfway.on("N1:11"), halfway.on("N1:12")) == ("", "CL+Sw", "GO+Ar")
    assert halfway.asked() == "blue"
    taken = Scene("N1=1G", "N1:21 CL, N1:11 Sw, N1:12 GO, N1:33 cl", timer="on")
    taken.choose(walk("CL", "N1:11"), take("Sw"), walk("CL", "N1:12"), TIME_UP)
    assert (taken.on("N1:11"), taken.on("N1:12")) == ("CL+Sw", "GO")


@proves("DT-MODE-21", "DT-CARRY-03", "DT-MOVE-03")
def test_time_up_after_setting_down_and_no_step_takes_the_load_up_again() -> None:
    scene = Scene("N1=1G", "N1:11 CL+Sw, N1:33 cl", timer="on").choose(set_down("Sw"), TIME_UP)
    assert (scene.on("N1:11"), scene.asked(), scene.ap_left()) == ("CL+Sw", "blue", 0)
    assert [event.tag() for event in scene.happened()][:2] == ["went back", "time up"]


@proves("DT-MODE-22", "DT-MODE-18", "DT-REVEAL-07")
def test_a_late_revealer_leaves_the_placing_to_the_opponent() -> None:
    scene = Scene("N1=1D", "N1:42 CL", timer="on").hidden("S1", "Sw Ro go").next_room("3D")
    (turn,) = scene.now.ask.limits
    scene.choose(reveal("CL", "S1"))
    assert scene.now.ask.limits == (turn,)
    scene.choose(TIME_UP)
    assert (scene.asked(), scene.now.ask.limits) == ("blue", ())
    scene.refused(TIME_UP, "DT-MODE-18").choose(place("go", "S1:00"), place("Sw", "S1:01"), place("Ro", "S1:44"))
    assert (scene.on("S1:00"), scene.asked(), scene.verbs() >= {"play"}) == ("go", "blue", True)


@proves("DT-MODE-22", "DT-MODE-17", "DT-COMBAT-06")
def test_the_time_of_the_turn_runs_while_the_attacker_chooses_a_card() -> None:
    scene = Scene("N1=1G", "N1:11 WA, N1:12 go", timer="on")
    (turn,) = scene.now.ask.limits
    mine, _ = scene.choose(attack("WA", "N1:12")).now.ask.limits
    assert (mine.seat, mine.clock, mine.seconds) == ("yellow", turn.clock, 120)
    scene.choose(mine.late, seat="yellow").choose(fight("1", "blue"), seat="blue")
    assert scene.on("N1:11") == "WA"
    assert scene.now.ask.limits == (turn,)


@proves("DT-MODE-22", "DT-END-07")
def test_the_time_of_the_turn_runs_while_a_draw_is_thought_over() -> None:
    scene = Scene("N1=1G", "N1:11 WA, N1:12 go", timer="on")
    (turn,) = scene.now.ask.limits
    (waiting,) = scene.choose(OFFER_DRAW).now.ask.limits
    assert (waiting.seat, waiting.clock, waiting.late) == ("blue", turn.clock, DECLINE)
    assert scene.choose(waiting.late).now.ask.limits == (turn,)
    assert Scene("N1=1G", "N1:11 WA, N1:12 go").choose(OFFER_DRAW).now.ask.limits == ()


@proves("DT-MODE-18", "DT-REVEAL-08")
def test_with_the_timer_the_revealer_places_what_the_opponent_did_not() -> None:
    scene = Scene("N1=1D", "N1:42 CL", timer="on").hidden("S1", "Sw Ro go").next_room("3D")
    scene.choose(reveal("CL", "S1"), place("go", "S1:00"))
    (limit,) = scene.now.ask.limits
    assert (limit.seat, limit.seconds, limit.late) == ("blue", 5, TIME_UP)
    scene.choose(place("Sw", "S1:01"), TIME_UP)
    assert [event.seat for event in scene.happened() if event.tag() == "time up"] == ["blue"]
    assert scene.asked() == "yellow"
    scene.choose(place("Ro", "S1:44"))
    assert (scene.on("S1:01"), scene.on("S1:44"), scene.asked()) == ("Sw", "Ro", "yellow")
    without = Scene("N1=1D", "N1:42 CL").hidden("S1", "Sw").next_room("3D").choose(reveal("CL", "S1"))
    assert without.now.ask.limits == ()
    without.refused(TIME_UP, "DT-MODE-18")


@proves("DT-MODE-19", "DT-COMBAT-06")
def test_with_the_timer_the_defender_has_five_seconds_then_plays_the_0() -> None:
    scene = Scene("N1=1G", "N1:11 WA, N1:12 go", timer="on").choose(attack("WA", "N1:12"))
    _, limit = scene.now.ask.limits
    zero = fight("0", "blue")
    assert limit == Limit("blue", limit.clock, 5, zero, after="yellow")
    scene.offered(zero, seat="blue").fight(yellow=1, blue=0)
    second = scene.choose(walk("WA", "N1:21"), STOP)
    assert second.now.ask.limits[0].clock != limit.clock
    assert Scene("N1=1G", "N1:11 WA, N1:12 go").choose(attack("WA", "N1:12")).now.ask.limits == ()


@proves("DT-MODE-19", "DT-OBJ-POTION-2")
def test_every_fight_has_a_clock_of_its_own() -> None:
    scene = Scene("N1=1G", "N1:11 WA+Sp, N1:12 go", timer="on").choose(drink("WA"), attack("WA", "N1:12"))
    first = scene.now.ask.limits[1].clock
    scene.fight(yellow=0, blue=2).choose(attack("WA", "N1:12"))
    assert scene.now.ask.limits[1].clock != first
    assert scene.fight(yellow=0, blue=2).is_well("WA", "go")


@proves("DT-MODE-20", "DT-OBJ-POTION-1")
def test_with_the_timer_a_potion_gives_a_minute() -> None:
    scene = Scene("N1=1G", "N1:11 TH+Sp, N1:33 cl", timer="on").choose(drink("TH"))
    assert [limit.seconds for limit in scene.now.ask.limits] == [180]
    scene.end()
    assert [limit.seconds for limit in scene.now.ask.limits] == [120]


@proves("DT-SETUP-06")
@pytest.mark.parametrize(
    ("option", "told"),
    [
        (start("CL", "Y2"), "none of these squares"),
        (start("TH", "Y1"), "Another figure lies"),
        (start("Ro", "Y3"), "Only figures start"),
        (start("cl", "Y3"), "Only figures that still lie"),
        (READY, "You have laid 1 so far."),
    ],
)
def test_who_lays_a_starter_wrong_is_told_what_is_wrong(option: Option, told: str) -> None:
    scene = Scene.fresh().choose(start("GO", "Y1"))
    (reason,) = why_not(scene.now, "yellow", option)
    assert told in Sentences(GAME, {}).why(reason)


@proves("DT-SETUP-06", "DT-SETUP-10", "DT-MODE-02")
def test_nobody_is_told_what_the_other_lays() -> None:
    scene = Scene.fresh().choose(start("CL", "Y1"))
    (started,) = scene.happened()
    assert (started.shown_to("yellow")["figure"], "figure" in started.shown_to("blue")) == (
        token("CL"),
        False,
    )
    scene = Scene.fresh().starters(*STARTERS).choose(lay_token("Ro", "N2"))
    (laid,) = scene.happened()
    assert (laid.shown_to("yellow")["token"], "token" in laid.shown_to("blue")) == (token("Ro"), False)
    assert laid.shown_to("blue")["slot"] == "N2"
    drafting = Scene.fresh(choice="yellow", mode="free").choose(pick("1D"))
    (picked,) = drafting.happened()
    assert (picked.shown_to("yellow")["piece"], "piece" in picked.shown_to("blue")) == ("1D", False)


@proves("DT-SETUP-06", "DT-SETUP-11")
def test_the_prompt_of_the_starting_line_says_what_comes_next() -> None:
    scene = Scene.fresh()

    def how() -> str:
        return Sentences(GAME, {"yellow": "Yellow", "blue": "Blue"}).prompt(scene.now, scene.asked()).how

    seat = scene.asked()
    for left in (4, 3, 2, 1):
        assert "light up" in how(), left
        assert READY not in scene.options()
        scene.choose(next(option for option in scene.options() if option.verb == "start"))
    assert scene.asked() == seat
    assert "press Ready" in how()
    assert "until every token is laid" in how()
    assert READY in scene.options()


@proves("DT-MODE-08")
def test_the_prompt_of_the_draft_names_all_common_objects() -> None:
    scene = Scene.fresh(mode="free")
    while "Object 1" not in (how := Sentences(GAME, {}).prompt(scene.now, scene.asked()).how):
        scene.choose(scene.options()[0])
    assert "only keys, ropes and torches" in how

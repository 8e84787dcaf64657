"""Clauses on Demons, the Dragon, the Lair, cards, Evil and the team that no acceptance case proves."""

from __future__ import annotations

from tests.wizards.scene import Scene, proves


@proves("WZ-EVIL-07", "WZ-EVIL-06", "WZ-EVIL-03")
def test_who_is_healed_by_evils_transport_joins_no_order_in_it() -> None:
    def ends(dazed: int) -> Scene:
        scene = Scene(turn="yellow").day(14, 1).rank(red=0).mark("red", dazed=dazed).die("random wizards", 72)
        return scene.random("GLE-03", "SAL-10", "WHE-16", "MEL-03", "TOR-12", "WIL-03").draws(19)

    sound = ends(0).passes("yellow")
    assert "join" in sound.verbs("red")
    healed = ends(1).passes("yellow")
    assert (healed.marked("red", "dazed"), healed.ranked("red"), healed.place("red")) == (0, 0, "GLE-03")
    assert not healed.every("wizard met")
    assert [event.clause for event in healed.every("healed")] == ["WZ-EVIL-07"]


@proves("WZ-COOP-07", "WZ-TRAP-16", "WZ-COOP-06")
def test_a_rescued_teammate_who_escapes_exchanges_no_tasks() -> None:
    def saves(**ranks: int) -> Scene:
        scene = Scene(game="cooperative").at(blue="TOR-00", yellow="TOR-00").mark("blue", trap=1)
        scene.task("red", 16, "WHE-15", "SAL-02").rank(**ranks).random("MEA-03").spell(2)
        return scene.walk("red", 2, "TOR-00", stop=False)

    scene = saves(blue=3).do("blue", "escape transport")
    assert (scene.place("blue"), scene.marked("blue", "trap"), scene.has("red")) == ("TOR-00", 0, (20, 15, 10))
    assert scene.asked() == "red"
    assert scene.goals("red", "give task") == {"seat-yellow"}
    scene.refused("red", "WZ-COOP-07", "give task", "task-16", "blue")


@proves("WZ-COOP-15", "WZ-WIZ-18")
def test_a_team_knows_the_cards_beneath_a_wizard() -> None:
    def begun(game: str) -> Scene:
        scene = Scene(game=game).at(red="HAM-02").site(5).random("SAL-10")
        scene.die("wizard produced", "phantasm-1", "gate-star-crest", "zegoral")
        return scene.walk("red", 2, "HAM-03", stop=False)

    for seat in ("red", "blue"):
        assert {"phantasm-1", "gate-star-crest"} == set(
            begun("cooperative").now.seen_by(seat).contents["beneath-zegoral"]
        )
        hidden = begun("competitive").now.seen_by(seat).contents["beneath-zegoral"]
        assert not {"phantasm-1", "gate-star-crest"} & set(hidden)


@proves("WZ-WIZ-10", "WZ-WIZ-08")
def test_the_cards_beneath_are_shown_when_the_wizard_leaves() -> None:
    scene = Scene().wizard("zegoral", "SAL-10", "phantasm-1", "gate-star-crest").draws(20).at(red="SAL-03")
    scene.walk("red", 2, "SAL-10", stop=False).do("red", "receive task")
    assert {event.card for event in scene.every("card revealed")} == {"phantasm-1", "gate-star-crest"}
    assert len(scene.now.contents["wizards"]) == 14


@proves("WZ-DRAGON-16", "WZ-DRAGON-17", "WZ-EVENT-24")
def test_the_dragonbound_lose_what_they_have_foreseen() -> None:
    scene = Scene().check(4, 4).event(24).die("foreseen land", "EDG").stays("red").passes("blue", "yellow")
    assert scene.now.contents["foreseen"] == ("omen-EDG",)
    bound = (
        Scene().check(4, 4).event(24).die("foreseen land", "EDG").dragon("TOR-00").animal("red", "winged_horse")
    )
    bound.stays("red").passes("blue", "yellow").die("dragon", 1).walk("red", 2, "TOR-00", stop=False).face("red")
    assert (bound.marked("red", "bound"), bound.held("red")) == (1, set())
    assert bound.now.contents["foreseen"] == ()


@proves("WZ-EVENT-24", "WZ-EVIL-29")
def test_foresight_is_spent_when_its_land_falls() -> None:
    scene = Scene(turn="yellow").day(14, 3).demons(*[f"EDG-0{n}" for n in range(1, 4)]).check(4, 4).event(24)
    scene.die("foreseen land", "GLE").random("SAL-10", "SAL-14", "SAL-03").stays("yellow")
    assert [event.land for event in scene.every("land died")] == ["GLE"]
    assert (scene.held("yellow"), scene.where("event-24")) == (set(), "event-discards")
    assert scene.now.contents["foreseen"] == ()


@proves("WZ-LAIR-09", "WZ-LAIR-10")
def test_the_elven_gate_to_the_centre_resets_lair_time() -> None:
    scene = Scene().at(red="LAI-09").mark("red", lair=9).check(4, 4).event(37).space("LAI-16").stays("red")
    scene.do("red", "transport", "red", "LAI-00").face("red")
    resets = [(event.day, event.clause) for event in scene.every("lair time set")]
    assert resets[0] == (0, "WZ-LAIR-10")
    card = Scene().at(red="LAI-09").mark("red", lair=9).check(4, 6).card("gate-centre").space("LAI-16")
    card.stays("red").face("red")
    assert (9, "WZ-LAIR-09") in [(event.day, event.clause) for event in card.every("lair time set")]


@proves("WZ-EVENT-30", "WZ-TRANS-19")
def test_the_invitation_is_spent_by_a_ride_and_by_a_gate() -> None:
    rides = Scene().animal("red", "unicorn").events("red", 30).site(6).die("extra turns", 1)
    rides.do("red", "fly", "red", "MEG-07")
    assert (rides.place("red"), rides.held("red")) == ("MEG-07", set())
    gate = Scene().events("red", 30).check(4, 4).event(37).site(6).die("extra turns", 1).stays("red")
    gate.do("red", "transport", "red", "MEG-07")
    assert (gate.place("red"), gate.held("red")) == ("MEG-07", set())


@proves("WZ-DRAGON-19", "WZ-TASK-28")
def test_the_dragonbound_hear_no_whale_song() -> None:
    def stays(bound: int) -> Scene:
        return Scene().at(red="MEA-01").task("red", 17, "MEA-01").mark("red", bound=bound).check(1).stays("red")

    assert stays(0).tasks("red") == set()
    assert stays(1).tasks("red") == {17}


@proves("WZ-EVENT-08", "WZ-TRAP-11", "WZ-SPELL-22")
def test_the_ring_helps_after_a_spell_that_failed() -> None:
    scene = Scene(turn="blue").rank(blue=3).events("blue", 8).check(4, 2).die("trap", 6).random("WIL-03").spell(6)
    scene.stays("blue").do("blue", "escape traps").refused("blue", "WZ-TRAP-11", "escape transport")
    scene.do("blue", "anchor", "event-08")
    assert (scene.place("blue"), scene.held("blue")) == ("WHE-05", set())
    late = Scene(turn="blue").rank(blue=3).events("blue", 8).check(4, 4).event(38).random("WIL-03").spell(6)
    late.stays("blue").do("blue", "escape transport").do("blue", "anchor", "event-08")
    assert late.place("blue") == "WHE-05"


@proves("WZ-ANIMAL-06", "WZ-TASK-21", "WZ-TASK-20")
def test_a_doves_task_that_begins_here_is_begun() -> None:
    here = Scene().at(red="TOR-00").check(4, 3).die("animal", 6).draws(35).stays("red").do("red", "accept")
    here.do("red", "pick", "task-35", "MEA-02")
    assert here.now.pieces["task-35"].mark("done") == 1
    cottage = Scene().at(red="TOR-00").check(4, 3).die("animal", 6).draws(23).stays("red").do("red", "accept")
    assert cottage.now.pieces["task-23"].mark("done") == 0


@proves("WZ-EVENT-22", "WZ-SEQ-07")
def test_the_sprites_leave_who_has_not_landed() -> None:
    scene = Scene().at(blue="TOR-00").die("player encounter", 2).random("WHE-03", "SIL-12").site(5)
    scene.walk("red", 2, "TOR-00", stop=False).check(4, 4).event(22).walk("red", 1, "WHE-00")
    assert scene.place("blue") == "off"
    pranks = {option.piece for option in scene.options("red") if option.verb == "move figure"}
    assert pranks == {"figure-yellow"}


@proves("WZ-DEMON-06", "WZ-DEMON-12", "WZ-DRAGON-10", "WZ-TRAP-18", "WZ-TRAP-19", "WZ-ANIMAL-21", "WZ-ANIMAL-26")
def test_the_log_names_the_rule_that_decided() -> None:
    tied = Scene().points("red", 5, 15, 5).demons("TOR-00").space("TOR-12").die("demons", 3)
    tied.die("type of points", 2).die("points lost", 2).walk("red", 1, "TOR-00", stop=False).face("red")
    assert [event.clause for event in tied.every("points lost")] == ["WZ-DEMON-06"]
    fails = Scene().demons("TOR-00").space("TOR-12").spell(6).die("demons", 3).walk("red", 1, "TOR-00", stop=False)
    fails.do("red", "dispel")
    assert [event.clause for event in fails.every("spell failed")] == ["WZ-DEMON-12"]
    stunned = Scene(turn="blue").mark("blue", trap=3, trap_turns=4, stunned=2)
    assert [event.clause for event in stunned.every("trapped")] == ["WZ-TRAP-18"]
    held = Scene(turn="blue").mark("blue", trap=5, stunned=2)
    assert [event.clause for event in held.every("turn lost")] == ["WZ-TRAP-19"]
    boards = Scene().at(red="TOR-08").animal("red", "horse").roll(2).do("red", "roll")
    boards.do("red", "board", "boat-1", "TOR-09")
    assert [event.clause for event in boards.every("animal left")] == ["WZ-ANIMAL-21"]
    comes = Scene().animal("red", "hound").check(4, 4).event(28).stays("red")
    assert [event.clause for event in comes.every("animal left")] == ["WZ-ANIMAL-26"]


@proves("WZ-EVENT-08", "WZ-EVENT-11", "WZ-EVENT-22", "WZ-TRANS-11")
def test_the_ring_helps_against_being_sent_away_by_an_event() -> None:
    scene = Scene().events("red", 8).rank(red=4).check(4, 4).event(11).stays("red")
    scene.refused("red", "WZ-TRANS-11", "escape transport").do("red", "anchor", "event-08")
    assert (scene.place("red"), scene.held("red"), scene.every("guided")) == ("TOR-05", set(), [])
    moved = Scene(turn="yellow").events("red", 8).check(4, 4).event(22).stays("yellow")
    moved.do("yellow", "move figure", "red", "TOR-12")
    assert moved.place("red") == "TOR-05"
    moved.do("red", "anchor", "event-08")
    assert (moved.place("red"), moved.held("red"), moved.asked()) == ("TOR-05", set(), "red")
    goes = Scene(turn="yellow").events("red", 8).check(4, 4).event(22).stays("yellow")
    goes.do("yellow", "move figure", "red", "TOR-12").do("red", "let it be")
    assert (goes.place("red"), goes.held("red")) == ("TOR-12", {8})


@proves("WZ-EVENT-11", "WZ-ENC-04", "WZ-ENC-06")
def test_who_is_guided_to_high_hollow_meets_what_else_is_there() -> None:
    scene = Scene().demons("HIG-02").die("demons", 2).space("HIG-12").site(5).random("WHE-16")
    scene.check(4, 4).event(11).stays("red").face("red")
    rolled = [event.clause for event in scene.every("rolled")]
    assert rolled.index("WZ-DEMON-04") < rolled.index("WZ-ENC-33")
    assert (scene.place("red"), scene.with_demons()) == ("WHE-16", {"HIG-02", "HIG-12"})


@proves("WZ-EVENT-47")
def test_the_elves_help_during_the_walk_and_in_a_trap() -> None:
    walks = Scene().events("red", 47).demons("TOR-12").roll(3).do("red", "roll")
    walks.do("red", "walk", "red", "TOR-04").do("red", "aid of the elves", "demon-01")
    assert (walks.with_demons(), walks.held("red"), "walk" in walks.verbs("red")) == (set(), set(), True)
    held = Scene().events("red", 47).mark("red", trap=1).demons("TOR-12", "SAL-04")
    held.refused("red", "WZ-EVENT-47", "aid of the elves", "demon-02").do("red", "aid of the elves", "demon-01")
    assert (held.with_demons(), "struggle" in held.verbs("red")) == ({"SAL-04"}, True)


@proves("WZ-TURN-13")
def test_an_animal_that_comes_in_anothers_turn_counts_the_next_own_turn() -> None:
    theirs = Scene().rank(blue=4).at(blue="HAM-02").site(1).check(4, 4).event(22).stays("red")
    theirs.do("red", "move figure", "blue", "HAM-03")
    first = theirs.marked("blue", "animal-turns")
    assert (first, theirs.asked()) == (1, "blue")
    theirs.check(1).walk("blue", 1, "HAM-02")
    assert (theirs.asked(), theirs.marked("blue", "animal")) == ("yellow", 0)
    own = Scene().rank(red=4).at(red="HAM-02").site(1).walk("red", 2, "HAM-03", stop=False)
    assert own.marked("red", "animal-turns") == first


@proves("WZ-EVENT-07", "WZ-DRAGON-24", "WZ-ANIMAL-18")
def test_the_cloak_hides_from_the_dragonbound_and_calms_the_hound() -> None:
    scene = Scene().at(blue="TOR-00").mark("blue", bound=1).events("red", 7).animal("red", "hound")
    scene.walk("red", 1, "TOR-00", stop=False)
    scene.do("red", "hide", "event-07")
    assert (scene.held("red"), scene.marked("red", "animal") > 0, scene.place("blue")) == (set(), True, "TOR-00")
    faces = Scene().events("red", 7).animal("red", "hound").demons("TOR-00").die("demons", 2).space("TOR-12")
    faces.walk("red", 1, "TOR-00", stop=False)
    assert faces.marked("red", "animal") > 0
    faces.do("red", "face them")
    assert faces.marked("red", "animal") == 0


@proves("WZ-SEQ-14", "WZ-SEQ-15", "WZ-DEMON-15")
def test_all_lost_markers_are_demons_before_anybody_meets_them() -> None:
    scene = Scene(turn="yellow").day(14, 3).at(red="GLE-07", blue="WHE-15").demons("SAL-01", "SAL-02", "SAL-03")
    scene.task("red", 16, "WHE-15", "SAL-05").task("blue", 35, "GLE-07", "SAL-06").die("demons", 2, 2)
    scene.random("MEL-03", "MEL-04", "MEL-06").passes("yellow").face("red").face("blue")
    told = [(event.tag(), getattr(event, "place", "")) for event in scene.happened(len(scene.session.entries))]
    turned = [told.index(("markers turned demons", where)) for where in ("WHE-15", "GLE-07")]
    assert max(turned) < min(n for n, (tag, _) in enumerate(told) if tag == "rolled" and n > min(turned))
    came = [event.place for event in scene.every("demons came") if event.clause == "WZ-SEQ-15"]
    assert came == ["GLE-07", "WHE-15"]


def _why_nothing(scene: Scene) -> list[str]:
    return [event.clause for event in scene.every("nothing")]


@proves("WZ-ANIMAL-14", "WZ-DEMON-24", "WZ-DRAGON-12", "WZ-DRAGON-21", "WZ-DRAGON-26", "WZ-WIZ-15", "WZ-EVENT-52")
def test_the_log_says_why_nothing_came_of_it() -> None:
    refused = Scene().at(red="TOR-06").check(4, 3).die("animal", 2).stays("red")
    assert _why_nothing(refused) == ["WZ-ANIMAL-14"]
    dazed = Scene().mark("red", dazed=1).check(4, 3).die("animal", 2).stays("red")
    assert _why_nothing(dazed) == ["WZ-DEMON-24"]
    at_sea = Scene().aboard("red", 1).check(4, 4).event(25).stays("red")
    assert _why_nothing(at_sea) == ["WZ-DRAGON-12"]
    moved = Scene(turn="yellow").mark("red", bound=1).check(4, 4).event(22).at(red="HIG-01").stays("yellow")
    moved.do("yellow", "move figure", "red", "HIG-02")
    assert _why_nothing(moved) == ["WZ-DRAGON-21"]
    meets = Scene().at(blue="TOR-00").mark("blue", bound=1).die("demons", 2).walk("red", 1, "TOR-00", stop=False)
    assert _why_nothing(meets) == ["WZ-DRAGON-26"]
    ruktal = Scene().wizard("zegoral", "CIR-00").at(red="CIR-01").walk("red", 4, "CIR-00", stop=False)
    assert _why_nothing(ruktal) == ["WZ-WIZ-15"]
    cleared = Scene().events("red", 31).at(red="GLE-03").walk("red", 4, "GLE-04", stop=False)
    assert "WZ-EVENT-52" in [event.clause for event in cleared.every("event spent")]


@proves("WZ-DEMON-15", "WZ-DEMON-16", "WZ-DRAGON-27")
def test_demons_that_merge_name_their_clauses() -> None:
    merged = Scene(turn="yellow").demons("TOR-05").check(4, 4).event(23).random("TOR-05").die("demons", 2)
    merged.space("TOR-12").stays("yellow").face("red")
    assert "WZ-DEMON-15" in [event.clause for event in merged.every("demons stayed")]
    beaten = Scene(turn="yellow").mark("red", bound=1).demons("TOR-05").check(4, 4).event(23).random("TOR-05")
    beaten.die("demons", 6).stays("yellow").face("red")
    assert [event.clause for event in beaten.every("demons beaten")] == ["WZ-DEMON-16"]
    assert _why_nothing(beaten) == ["WZ-DRAGON-27"]


@proves("WZ-DRAGON-23", "WZ-DRAGON-29")
def test_the_log_says_what_the_dragonbound_cannot_do() -> None:
    scene = Scene().at(blue="TOR-00", yellow="TOR-00").mark("red", bound=1).mark("blue", bound=1)
    scene.mark("yellow", trap=1).die("demons", 2).walk("red", 2, "TOR-00", stop=False)
    assert {"WZ-DRAGON-23", "WZ-DRAGON-29"} <= set(_why_nothing(scene))
    assert scene.marked("yellow", "trap") == 1

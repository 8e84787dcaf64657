"""An invented figure, terrain, spell and encounter, each of at most 30 lines, in a box outside the program.

Each is offered, refused in its own words, shown by the lens, told in the log, foreseen and replayed.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from engine.bots import play
from engine.bots.kinds import make
from engine.bots.match import take_turn
from engine.dungeon_twister import GAME, made
from engine.dungeon_twister.boxes import boxed, shipped
from engine.flow import Option, Reason, Session
from engine.flow.outlook import outlook
from engine.flow.sentences import Sentences
from engine.store.codecs import Pages, pages_decoder, record_decoder
from engine.table import TapeDealer
from tests.dungeon_twister.scene import STOP, Scene, rotate, walk

FOLDER = Path(__file__).parent / "invented" / "cellar"
#: A figure with an ability and a second form, an object with a use, a terrain, and somebody who is met.
CELLAR = made((*shipped(), boxed(FOLDER)))
PAY, TURN_BACK = Option("pay"), Option("turn back")


class CellarScene(Scene):
    """A scene of the game with the cellar."""

    game = CELLAR

    def told(self, choices: int = 1) -> list[str]:
        """The log's sentences for the last choices."""
        names = Sentences(CELLAR, {seat: seat.capitalize() for seat in ("yellow", "blue")})
        return [str(told) for event in self.happened(choices) if (told := names.event(event, None))]

    def words(self, option: Option) -> str:
        """The first reason against an option, in words."""
        reason: Reason = self.why_not(option)[0]
        return str(CELLAR.refusal(reason))

    def foresees(self, *options: Option) -> CellarScene:
        """Looking ahead from the seat's own view tells the events that then happen."""
        seat = self.asked()
        foreseen = outlook(self.view(seat), seat, [self.real(option) for option in options])
        assert foreseen.sure
        self.choose(*options)
        assert list(foreseen.events) == self.happened(len(options))
        return self

    def replays(self) -> CellarScene:
        """The log is read back as it was written; made again, the choices give the same records and hashes."""
        session, encode = self.session, msgspec.json.encode
        records = [*session.records()]
        decode = record_decoder(CELLAR.events).decode
        assert [decode(encode(record)) for record in records] == records
        for entry in session.entries:
            pages = Pages(entry.pages, entry.ask, entry.chosen)
            assert pages_decoder(CELLAR.pages).decode(encode(pages)) == pages
        tape = TapeDealer(draw for record in records[1:] for draw in record.draws)
        again = session.branch(0, tape)
        for record in records[1:]:
            again.choose(record.seat, record.choice)
        assert [*again.records()] == records
        assert again.hashes() == session.hashes()
        return self

    def played_on(self, seed: int) -> CellarScene:
        """Played to the end by bots that choose at random."""
        bots = {seat: make("random", seed + n) for n, seat in enumerate(("yellow", "blue"))}
        while not self.session.over:
            take_turn(self.session, bots, None)
        return self


def labels(scene: Scene, key: str) -> dict[str, tuple[str, str]]:
    """The rows of a lens: what each gives, and its clause."""
    return {str(row.label): (row.value, row.clause) for row in scene.lens(key).rows}


def test_each_is_written_in_thirty_lines() -> None:
    for name in ("imp", "recall", "sphinx"):
        lines = [line for line in (FOLDER / f"{name}.py").read_text("utf-8").splitlines() if line.strip()]
        assert len(lines) <= 30, name
    parts = (FOLDER / "box.toml").read_text("utf-8").split("\n\n")
    (magma,) = [part for part in parts if "[terrain.magma]" in part]
    assert len(magma.splitlines()) <= 30
    assert not {"imp", "recall"} & GAME.content.rows.keys()
    assert not {"magma", "sphinx"} & GAME.content.terrain.keys()


# -- a figure --------------------------------------------------------------------------------------------


def hop(square: str) -> Option:
    return Option("hop", "imp-yellow", square)


def test_the_figure_is_offered_its_deed_and_refused_where_its_clause_forbids() -> None:
    scene = CellarScene("N1=1G", "N1:00 imp-yellow, N1:11 CL")
    scene.offered(hop("N1:43"))
    scene.refused(hop("N1:44"), "DT-CHAR-IMP-2")
    assert scene.words(hop("N1:44")) == "The Imp hops only to the empty gear of its room."
    scene.refused(Option("hop", "cleric-yellow", "N1:43"), "DT-CHAR-IMP-2")
    scene.refused(Option("hop", "imp-blue", "N1:43"), "DT-ACT-03")
    CellarScene("N1=1G", "N1:00 imp-yellow!").refused(hop("N1:43"), "DT-WOUND-03")


def test_its_second_form_is_printed_until_the_turn_ends() -> None:
    scene = CellarScene("N1=1G", "N1:00 imp-yellow, N1:11 CL, S1 cl").choose(hop("N1:43"))
    rows = labels(scene, "imp-yellow")
    assert (rows["Speed"][0], rows["Combat value"][0]) == ("7", "0")
    scene.choose(rotate("imp-yellow", "N1", -1)).end()
    rows = labels(scene, "imp-yellow")
    assert (rows["Speed"][0], rows["Combat value"][0]) == ("5", "1")


def test_the_figure_is_shown_told_foreseen_and_replayed() -> None:
    scene = CellarScene("N1=1G", "N1:00 imp-yellow")
    assert labels(scene, "imp-yellow")["Hops to"] == ("1", "DT-CHAR-IMP-2")
    scene.foresees(hop("N1:43")).replays()
    assert scene.told() == ["The yellow Imp hops to the gear."]
    assert CELLAR.rulebook["DT-CHAR-IMP-2"].title == "Hops to the gear"
    assert Sentences(CELLAR, {}).option(hop("N1:43")) == "Hop"


# -- a spell ---------------------------------------------------------------------------------------------


def read(figure: str, square: str) -> Option:
    return Option("read", figure, square)


def test_the_spell_is_offered_to_a_magic_user_who_carries_it() -> None:
    scene = CellarScene("N1=1G", "N1:11 WI+recall-yellow, N1:12 CL+recall-blue, Y3 TH")
    scene.offered(read("wizard-yellow", "Y4"))
    for taken in ("Y3", "B4"):
        scene.refused(read("wizard-yellow", taken), "DT-OBJ-RECALL-1")
    scene.refused(read("cleric-yellow", "Y4"), "DT-OBJ-RECALL-2")
    assert scene.words(read("cleric-yellow", "Y4")) == "The yellow Cleric is no magic user."
    scene.refused(read("thief-yellow", "Y4"), "DT-OBJ-RECALL-1").refused(read("wizard-blue", "B4"), "DT-ACT-03")
    CellarScene("N1=1G", "N1:11 WI!+recall-yellow").refused(read("wizard-yellow", "Y4"), "DT-WOUND-06")


def test_the_spell_is_shown_told_foreseen_and_replayed() -> None:
    scene = CellarScene("N1=1G", "N1:11 WI+recall-yellow")
    assert labels(scene, "recall-yellow")["Takes home"] == ("", "DT-OBJ-RECALL-1")
    scene.foresees(read("wizard-yellow", "Y4")).replays()
    assert (scene.on("Y4"), scene.ap_left(), scene.lies("gone") >= {"recall-yellow"}) == ("WI", 4, True)
    assert scene.told() == ["The yellow Wizard reads the scroll and is back on the line."]


# -- a terrain -------------------------------------------------------------------------------------------


def test_the_terrain_keeps_off_and_kills_and_is_shown_told_foreseen_and_replayed() -> None:
    scene = CellarScene("N1=1G", "N1:11 TH+Ro, N1:33 cl, 1G-m12 magma-1")
    scene.offered(walk("TH", "N1:21")).refused(walk("TH", "N1:12"), "DT-TERR-MAGMA-1")
    assert scene.words(walk("TH", "N1:12")) == "The yellow Thief would burn there."
    lens = scene.lens("magma-1")
    assert (lens.title, lens.clause, lens.text) == ("Lava", "DT-TERR-MAGMA-1", "Nobody enters it on foot.")
    imp = CellarScene("N1=1G", "N1:00 imp-yellow, 1G-m43 magma-1").foresees(hop("N1:43")).replays()
    assert imp.told()[1:3] == ["The yellow Imp is eliminated.", "Blue scores 1 point."]
    assert [event.clause for event in imp.happened() if event.tag() == "died"] == ["DT-TERR-MAGMA-1"]


# -- an encounter ----------------------------------------------------------------------------------------


def met(ap: int = 5) -> CellarScene:
    """The Cleric is about to step onto the square of the Sphinx."""
    return CellarScene("N1=1G", "N1:11 CL, N1:33 cl, 1G-m12 sphinx-1").ap(ap).choose(walk("CL", "N1:12"))


def test_whoever_meets_her_is_asked_and_refused_what_cannot_be_paid() -> None:
    scene = met()
    assert scene.options() == (PAY, TURN_BACK)
    scene.refused(walk("CL", "N1:12"), "DT-MEET-SPHINX-1")
    poor = met(ap=1).refused(PAY, "DT-MEET-SPHINX-2").offered(TURN_BACK)
    assert poor.words(PAY) == "No action point is left for the toll."


def test_the_toll_lets_in_and_turning_back_ends_the_move() -> None:
    paid = met().foresees(PAY).choose(STOP)
    assert (paid.on("N1:12"), paid.ap_left()) == ("CL", 3)
    back = met().foresees(TURN_BACK)
    assert (back.on("N1:11"), back.ap_left(), back.verbs() >= {"end"}) == ("CL", 4, True)
    paid.replays()
    back.replays()


def test_the_encounter_is_shown_told_and_asked_in_words() -> None:
    scene = met()
    lens = scene.lens("sphinx-1")
    assert (lens.title, lens.text, lens.clause) == ("Sphinx", "She asks a toll.", "DT-MEET-SPHINX-1")
    assert labels(scene, "1G-12")["Toll"] == ("1", "DT-MEET-SPHINX-2")
    prompt = Sentences(CELLAR, {"yellow": "Mira"}).prompt(scene.now, "yellow")
    assert prompt.title == "Mira: the Sphinx asks a toll"
    told = scene.choose(PAY).told()
    assert "Yellow pays the Sphinx." in told
    assert told[-1].startswith("The yellow Cleric moves")


# -- whole games -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kinds", [("random", "random"), ("greedy", "random")])
def test_whole_games_with_the_box_replay(kinds: tuple[str, str]) -> None:
    session = play(CELLAR, kinds, seed=5, options={"mode": "cellar"})
    assert any(isinstance(each, str) and each.startswith("imp") for each in session.position.pieces)
    Session.replayed(CELLAR, session.header, session.records())


def test_games_with_markers_on_the_board_are_played_to_the_end_and_replay() -> None:
    tokens = "N1:11 CL, N1:33 cl, N1:22 imp-yellow, Y4 WI+recall-yellow, 1G-m12 sphinx-1, 1G-m32 magma-1"
    scene = CellarScene("N1=1G", tokens, mode="cellar").played_on(seed=2).replays()
    assert "toll paid" in scene.names(len(scene.session.entries))


def test_bots_picture_what_they_cannot_see_with_the_box_in_play() -> None:
    scene = met()
    full = CELLAR.determinise(scene.view("yellow"), Random(1))
    full.answer("yellow", PAY)
    assert full.pieces["cleric-yellow"].place == "1G-12"

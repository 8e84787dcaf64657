"""The riddles of both languages, and the comparing of answers (KM-THREE-41): right, nearly right and hostile."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from engine.flow import BARRIERS, Option
from engine.flow.options import BadText
from engine.knightmare.components import BANKS, Riddle, Trial
from engine.knightmare.ending import carry_over
from engine.knightmare.riddles.answers import LEADING, SLIP_FROM, compared, one_slip, taken_as
from engine.knightmare.riddles.bank import riddle as asked
from tests.knightmare.scene import Scene, proves

EVERY = [(language, riddle) for language, bank in BANKS.items() for riddle in bank.riddles]
NAMES = [riddle.id for _, riddle in EVERY]
BY_ID = {riddle.id: (language, riddle) for language, riddle in EVERY}

each_riddle = pytest.mark.parametrize(("language", "riddle"), EVERY, ids=NAMES)


def slips(word: str) -> list[str]:
    """The word with a letter too many, one missing, one wrong and two neighbours swapped, in its middle."""
    middle = len(word) // 2
    head, tail = word[:middle], word[middle:]
    swapped = head + tail[1] + tail[0] + tail[2:]
    return [f"{head}q{tail}", head + tail[1:], f"{head}q{tail[1:]}", swapped]


# The banks


@pytest.mark.parametrize(("language", "least"), [("en", 120), ("de", 80)])
def test_bank_is_large_and_none_comes_twice(language: str, least: int) -> None:
    riddles = BANKS[language].riddles
    assert len(riddles) >= least
    assert len({riddle.id for riddle in riddles}) == len({riddle.text for riddle in riddles}) == len(riddles)


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("language", BANKS)
def test_bank_has_riddles_of_each_level(language: str, level: int) -> None:
    assert sum(riddle.level == level for riddle in BANKS[language].riddles) >= 5


@each_riddle
def test_riddle_has_answers_and_does_not_give_them_away(language: str, riddle: Riddle) -> None:
    words = {compared(word, language) for word in re.findall(r"\w+", riddle.text)}
    given = {compared(answer, language) for answer in riddle.answers}
    assert riddle.answers
    assert riddle.level in (1, 2, 3)
    assert "" not in given
    assert not {answer for answer in words & given if len(answer) > 1}


def test_german_riddles_ask_for_different_things() -> None:
    """No two riddles have the same first answer: that is what the card names."""
    firsts = [(riddle.id, compared(riddle.answers[0], "de")) for riddle in BANKS["de"].riddles]
    assert [(a, b) for (a, one), (b, other) in combinations(firsts, 2) if one == other] == []


# Right


@each_riddle
def test_every_accepted_answer_is_right_however_it_is_written(language: str, riddle: Riddle) -> None:
    for answer in riddle.answers:
        for typed in (answer, answer.upper(), f"  {answer.lower()}!? ", f"«{answer}»."):
            assert taken_as(riddle, typed, language), typed


@each_riddle
def test_an_article_before_an_answer_is_no_matter(language: str, riddle: Riddle) -> None:
    articles = {
        "en": ("a", "an", "the", "It's the", "my"),
        "de": ("ein", "eine", "der", "die", "Es ist das", "mein"),
    }
    for article in articles[language]:
        assert taken_as(riddle, f"{article} {riddle.answers[0]}", language), article


@pytest.mark.parametrize(("plain", "spelt"), [("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss")])
def test_umlauts_may_be_spelt_out(plain: str, spelt: str) -> None:
    """As typed on a keyboard without them."""
    found = [(riddle, answer) for riddle in BANKS["de"].riddles for answer in riddle.answers if plain in answer]
    assert len(found) >= 5
    assert [answer for riddle, answer in found if not taken_as(riddle, answer.replace(plain, spelt), "de")] == []


@pytest.mark.parametrize(("typed", "means"), [(e.typed, e.means) for e in BANKS["en"].examples])
def test_examples_in_english(typed: str, means: str) -> None:
    assert compared(typed, "en") == means


@pytest.mark.parametrize(("typed", "means"), [(e.typed, e.means) for e in BANKS["de"].examples])
def test_examples_in_german(typed: str, means: str) -> None:
    assert compared(typed, "de") == means


@pytest.mark.parametrize(
    "trial", [t for bank in BANKS.values() for t in bank.trials], ids=lambda t: f"{t.riddle}-{t.typed}"
)
@proves("KM-THREE-41")
def test_trials_of_the_banks(trial: Trial) -> None:
    language, riddle = BY_ID[trial.riddle]
    assert bool(taken_as(riddle, trial.typed, language)) is trial.right


# Nearly right


@each_riddle
def test_one_slip_in_a_long_word_is_forgiven_and_two_are_not(language: str, riddle: Riddle) -> None:
    bank = {compared(answer, language) for r in BANKS[language].riddles for answer in r.answers}
    long = [word for answer in riddle.answers if len(word := compared(answer, language)) >= SLIP_FROM]
    for word in long:
        for typed in slips(word):
            if typed not in bank and compared(typed, language) == typed:
                assert taken_as(riddle, typed, language), (word, typed)
        assert not taken_as(riddle, f"xq{word}qx", language), word


@each_riddle
@proves("KM-THREE-41")
def test_a_doubled_letter_is_forgiven_in_every_answer_of_five_letters(language: str, riddle: Riddle) -> None:
    """Letters are counted as they are written, and in English without the "s" of a plural."""
    own = {compared(answer, language) for answer in riddle.answers}
    others = {compared(answer, language) for r in BANKS[language].riddles for answer in r.answers} - own
    for answer in riddle.answers:
        plural = language == "en" and answer.endswith("s") and not answer.endswith(("ss", "atlas"))
        if sum(sign.isalpha() for sign in answer) - plural < SLIP_FROM:
            continue
        article = len(answer) - len(answer.removeprefix("ein ").removeprefix("das "))
        for n, sign in list(enumerate(answer))[article:]:
            typed = answer[:n] + sign + answer[n:]
            if sign.isalpha() and compared(typed, language) not in others:
                assert taken_as(riddle, typed, language), typed


@pytest.mark.parametrize("language", BANKS)
def test_only_forms_of_one_word_are_compared_as_the_same(language: str) -> None:
    spellings: dict[str, set[str]] = {}
    for riddle in BANKS[language].riddles:
        for answer in riddle.answers:
            spellings.setdefault(compared(answer, language), set()).add(answer.casefold())
    known = {
        "en": {"shoe": {"shoe", "shoes"}},
        "de": {
            "graben": {"graben", "gräben"},
            "nichts": {"nichts", "das nichts"},
            "regenbogen": {"regenbogen", "regenbögen"},
        },
    }
    assert {key: written for key, written in spellings.items() if len(written) > 1} == known[language]


@proves("KM-THREE-41")
@pytest.mark.parametrize(
    ("name", "typed", "taken"),
    [
        ("de_nature_11", "das feuerr", "Feuer"),
        ("de_castle_18", "Mauuer", "Mauer"),
        ("household_10", "an atlass", "atlas"),
        ("castle_04", "the stairss", "stairs"),
        ("de_beasts_06", "Straußß", "Strauß"),
    ],
)
def test_a_slip_is_forgiven_where_a_word_looks_like_another_form(name: str, typed: str, taken: str) -> None:
    """The "ue" of these German words is no umlaut, the "s" of "atlas" no plural."""
    language, riddle = BY_ID[name]
    assert taken_as(riddle, typed, language) == taken


@each_riddle
def test_a_short_word_forgives_nothing(language: str, riddle: Riddle) -> None:
    right = {compared(answer, language) for answer in riddle.answers}
    near_long = [word for word in right if len(word) >= SLIP_FROM]
    for word in right:
        typed = word[:-1] + "q"
        if len(word) < SLIP_FROM and not any(one_slip(typed, other) for other in near_long):
            assert not taken_as(riddle, typed, language), typed


@each_riddle
def test_the_answer_of_another_riddle_is_never_a_slip(language: str, riddle: Riddle) -> None:
    own = {compared(answer, language) for answer in riddle.answers}
    others = {compared(answer, language) for r in BANKS[language].riddles for answer in r.answers} - own
    assert [word for word in others if taken_as(riddle, word, language)] == []


def test_slips_are_one_letter_and_no_more() -> None:
    assert all(
        one_slip(typed, "crown") for typed in ("crowwn", "cron", "crewn", "corwn", "rown", "crowns", "rcown")
    )
    assert not any(
        one_slip(typed, "crown") for typed in ("crown", "cworn", "crwon!", "own", "crooown", "nworc", "")
    )


# Hostile text

HOSTILE = {
    "empty": "",
    "blank": " \t\n ",
    "signs only": "?!…—'’",
    "ten thousand letters": "a" * 10_000,
    "ten thousand words": "the " * 10_000,
    "emoji": "🔑🗝️👑",
    "right to left": "\u202eמפתח\u202c",
    "control characters": "\x00\x07\x1b[31m\x7f",
    "ligature that grows": "\ufdfa" * 1_000,
    "many accents": "a" + "\u0301" * 5_000,
    "lone surrogate": "\ud800",
}


@pytest.mark.parametrize("typed", HOSTILE.values(), ids=HOSTILE)
@pytest.mark.parametrize("language", BANKS)
def test_hostile_text_is_wrong_and_nothing_else(language: str, typed: str) -> None:
    assert [riddle.id for riddle in BANKS[language].riddles if taken_as(riddle, typed, language)] == []


@pytest.mark.parametrize(
    "wrap", ["\u202e{}\u202c", "\u200f{}", "{}\x00", "\ufeff{}\u200b", "🔑 {} 🔑", "\x1b[1m{}"]
)
def test_signs_round_a_right_answer_are_no_matter(wrap: str) -> None:
    language, riddle = BY_ID["de_castle_02"]
    right = bool(taken_as(riddle, wrap.format("Schlüssel"), language))
    assert right == ("[1m" not in wrap)


@pytest.mark.parametrize("language", BANKS)
def test_an_article_alone_stays_a_word(language: str) -> None:
    assert all(compared(word, language) for word in LEADING[language])


@pytest.mark.parametrize("typed", ["a" * 10_000, "key\n", "\x00", "\u202ekey"])
def test_what_is_too_long_or_not_printable_is_refused_before_the_rules_read_it(typed: str) -> None:
    scene = Scene().path("ember", "cup", 0).do("ember", "riddle")
    with pytest.raises(BadText):
        scene.session.choose("ember", Option("answer", text=typed))
    assert scene.asked() == "ember"


def test_a_right_answer_names_the_accepted_one_that_it_is_taken_for() -> None:
    scene = Scene(seats=2).path("ember", "cup", 2).do("ember", "riddle")
    accepted = asked(scene.now).answers[-1]
    scene.do("ember", "answer", text=f"  the {accepted.upper()}!!")
    assert [event.taken for event in scene.every("answered rightly")] == [accepted]


def _bits(*numbers: int) -> int:
    return sum([1 << number for number in numbers])


@proves("KM-THREE-40", "KM-THREE-50")
@pytest.mark.parametrize(
    ("before", "kept"),
    [
        ({"asked-en-0": _bits(*range(60)), "asked-en-1": _bits(*range(59))}, _bits(4)),
        ({"asked-en-0": _bits(7), "shuffled-en": 1}, _bits(4, 7)),
        ({"asked-en-0": _bits(7), "shuffled-en": 2}, _bits(7)),
    ],
)
def test_a_campaign_keeps_what_was_asked_since_the_bank_was_last_shuffled(
    before: dict[str, int], kept: int
) -> None:
    """The bank is shuffled anew in this game, for riddle 4. In the meantime the campaign may have gone on."""
    scene = Scene(seats=1).path("ember", "cup", 0).counter("asked-en-0", _bits(*range(60)))
    scene.counter("asked-en-1", _bits(*range(60))).die("riddle", 4).do("ember", "riddle").do("ember", "pass")
    scene.do("ember", "end together")
    after = carry_over(scene.now, scene.session.outcome, before)
    assert (after["asked-en-0"], after["asked-en-1"]) == (kept, 0)
    assert after["shuffled-en"] == max(1, before.get("shuffled-en", 0))


# Taking back


def at_a_riddle() -> Scene:
    return Scene(2).at(ember="cup_that_heals-0").items(ember="cup").die("riddle", 1).do("ember", "riddle")


def test_answers_that_were_shown_cannot_be_taken_back_and_typed() -> None:
    session = at_a_riddle().do("ember", "aloud").session
    assert session.undo_barrier("ember") == BARRIERS["shown"]


@pytest.mark.parametrize("verb", ["right", "wrong"])
def test_what_the_table_judged_can_be_judged_anew(verb: str) -> None:
    session = at_a_riddle().do("ember", "aloud").do("ember", verb).session
    assert not session.undo_barrier("ember")


@pytest.mark.parametrize("typed", ["cup", "a wrong answer"])
def test_a_typed_answer_that_was_judged_cannot_be_taken_back_and_typed_better(typed: str) -> None:
    session = at_a_riddle().session
    session.choose("ember", Option("answer", text=typed))
    assert session.undo_barrier("ember") == BARRIERS["shown"]


@pytest.mark.parametrize(
    ("answer", "typed"),
    [("boots", "botos"), ("boots", "boits"), ("stars", "sters"), ("an elf", "elves"), ("boots", "They are boots"),
     ("boots", "they're boots"), ("boots", "Perhaps these are boots?")],
)  # fmt: skip
@proves("KM-THREE-41")
def test_an_answer_in_the_plural_is_as_long_as_it_is_written(answer: str, typed: str) -> None:
    riddle = Riddle("en_test_01", "test", 1, "What am I?", (answer,))
    assert taken_as(riddle, typed, "en") == answer


@pytest.mark.parametrize("typed", ["Sie sind Sterne", "Seid ihr Sterne?", "Vielleicht sind es die Sterne"])
def test_german_answers_may_be_led_by_they(typed: str) -> None:
    assert taken_as(Riddle("de_test_01", "test", 1, "Was sind wir?", ("Sterne",)), typed, "de") == "Sterne"

"""Riddles: the banks, what counts as right, and what is typed in bad faith."""

from __future__ import annotations

import pytest

from engine.flow import Option
from engine.flow.options import BadText
from engine.knightmare.components import BANKS, Riddle
from engine.knightmare.riddles.answers import SLIP_FROM, compared, is_right
from tests.knightmare.scene import Scene, proves

EVERY = [(language, riddle) for language, bank in BANKS.items() for riddle in bank.riddles]


@pytest.mark.parametrize("language", BANKS)
@proves("KM-THREE-41")
def test_trials_and_examples_of_the_bank(language: str) -> None:
    by_id = {riddle.id: riddle for riddle in BANKS[language].riddles}
    assert len(by_id) == len(BANKS[language].riddles)
    for example in BANKS[language].examples:
        assert compared(example.typed, language) == example.means
    for trial in BANKS[language].trials:
        assert is_right(by_id[trial.riddle], trial.typed, language) == trial.right, trial


def test_every_answer_is_right_with_capitals_signs_and_an_article() -> None:
    article = {"en": "The ", "de": "Ein "}
    for language, riddle in EVERY:
        for answer in riddle.answers:
            for typed in (answer, answer.upper() + "!", article[language] + answer, f"  {answer}. "):
                assert is_right(riddle, typed, language), (riddle.id, typed)


def test_one_slip_is_forgiven_in_long_words_and_two_are_not() -> None:
    tried = 0
    for language, riddle in EVERY:
        word = compared(riddle.answers[0], language)
        if len(word) >= SLIP_FROM and "q" not in word:
            middle = len(word) // 2
            assert is_right(riddle, word[:middle] + "q" + word[middle:], language), riddle.id
            assert not is_right(riddle, "qq" + word + "qq", language), riddle.id
            tried += 1
    assert tried > 60


def _riddle() -> Riddle:
    return BANKS["en"].riddles[0]


@pytest.mark.parametrize("typed", ["", " ", "?!", "🗝" * 40, "\u202eyek", "a" * 200, "an the a"])
def test_nonsense_is_wrong_and_harmless(typed: str) -> None:
    assert not is_right(_riddle(), typed, "en")


@pytest.mark.parametrize("typed", ["a" * 10_000, "key\n", "\x00", "\u202ekey"])
def test_what_is_too_long_or_not_printable_is_refused_before_the_rules_read_it(typed: str) -> None:
    scene = Scene().path("ember", "cup", 0).do("ember", "riddle")
    with pytest.raises(BadText):
        scene.session.choose("ember", Option("answer", text=typed))
    assert scene.asked() == "ember"

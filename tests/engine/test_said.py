"""Words that can be translated: their English text, their translation, and the parts that are not translated."""

from __future__ import annotations

import pickle

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.data import converted
from engine.flow import BadData
from engine.said import Said, joined, said, sentence

GERMAN = {
    "{seat} takes {number:chip|chips}.": "{number:Chip|Chips} an {seat}.",
    "the {colour} troll": "Troll ({colour})",
    "red": "Rot",
    "Settings": "Einstellungen",
    "line {n}": "Zeile {n}",
}


def german(template: str) -> str:
    """A small catalogue; what it does not hold stays English, as in gettext."""
    return GERMAN.get(template, template)


def same(template: str) -> str:
    return template


def test_words_are_their_english_text() -> None:
    words = said("{seat} takes {number:chip|chips}.", seat="Mira", number=2)
    assert words == "Mira takes 2 chips."
    assert (words.template, words.values) == ("{seat} takes {number:chip|chips}.", {"seat": "Mira", "number": 2})
    assert isinstance(words, str)


def test_words_are_told_by_another_template() -> None:
    words = said("{seat} takes {number:chip|chips}.", seat="Mira", number=2)
    assert words.translated(german) == "2 Chips an Mira."
    assert said("Settings").translated(german) == "Einstellungen"


@pytest.mark.parametrize(("number", "words"), [(0, "0 chips"), (1, "1 chip"), (2, "2 chips")])
def test_a_number_takes_the_fitting_word(number: int, words: str) -> None:
    assert said("{n:chip|chips}", n=number) == words


def test_values_that_are_words_are_told_too_as_deep_as_they_lie() -> None:
    troll = said("the {colour} troll", colour=said("red"))
    words = said("{seat} takes {number:chip|chips}.", seat=troll, number=1)
    assert words == "the red troll takes 1 chip."
    assert words.translated(german) == "1 Chip an Troll (Rot)."


def test_what_a_person_typed_is_not_told() -> None:
    words = said("{seat} takes {number:chip|chips}.", seat="Settings", number=1)
    assert words.translated(german) == "1 Chip an Settings."


def test_the_first_letter_can_be_made_a_capital_in_every_language() -> None:
    words = Said("the {colour} troll", {"colour": said("red")}, capital=True)
    assert words == "The red troll"
    catalogue = {"the {colour} troll": "der Troll in {colour}", "red": "Rot"}
    assert words.translated(catalogue.__getitem__) == "Der Troll in Rot"


def test_a_picture_stays_as_it_stands() -> None:
    words = said("{icon:gold} {n}, {mark:ember}", n=3)
    assert words == "{icon:gold} 3, {mark:ember}"
    assert words.translated(lambda template: template.replace(", ", " und ")) == "{icon:gold} 3 und {mark:ember}"


def test_a_name_without_a_value_reads_as_three_dots() -> None:
    assert said("{seat} waits.") == "... waits."
    assert said("{n:chip|chips}") == "... chips"
    assert Said("the {colour} troll", {}).translated(german) == "Troll (...)"


def test_without_values_a_template_is_the_text_as_it_stands() -> None:
    assert Said("{name} is damaged.") == "{name} is damaged."
    assert Said("line {n}").translated(german) == "Zeile {n}"


def test_nothing_is_told_as_nothing() -> None:
    """gettext answers an empty question with the head of its catalogue."""
    assert said("").translated(lambda template: f"head of the catalogue {template}") == ""


def test_words_made_of_words_can_be_told() -> None:
    outer = Said(Said("line {n}"), {"n": 4})
    assert outer == "line 4"
    assert type(outer.template) is str
    assert outer.translated(german) == "Zeile 4"


def test_words_go_to_another_process_and_come_back() -> None:
    words = Said("the {colour} troll", {"colour": said("red")}, capital=True)
    back = pickle.loads(pickle.dumps(words))
    assert back == words == "The red troll"
    assert back.translated(german) == "Troll (Rot)"


def test_words_in_a_row_are_told_one_by_one() -> None:
    row = joined([said("red"), "Mira", said("Settings")])
    assert row == "red, Mira, Settings"
    assert row.translated(german) == "Rot, Mira, Einstellungen"
    assert joined(["a", "b"], "") == "ab"
    assert joined([]) == ""
    assert joined([]).translated(german) == ""


@pytest.mark.parametrize("sign", ["{", "}", "{}", "{0}", "{n"])
def test_braces_in_a_value_stay(sign: str) -> None:
    assert joined([sign, said("red")], " ").translated(german) == f"{sign} Rot"


def test_an_error_says_its_sentence() -> None:
    words = said("line {n}", n=2)
    assert sentence(BadData(words)) is words
    assert sentence(ValueError("plain")) == "plain"
    assert sentence(ValueError()) == ""
    assert sentence(KeyError(7)) == "7"
    assert "no such" in sentence(OSError(2, "no such file")).lower()


class _Row(msgspec.Struct):
    title: Said
    lines: tuple[Said, ...] = ()


def test_data_is_read_as_words() -> None:
    row = converted({"title": "red", "lines": ["line {n}"]}, _Row, "rows.toml")
    assert [type(row.title), type(row.lines[0])] == [Said, Said]
    assert row.title.translated(german) == "Rot"
    assert row.lines[0] == "line {n}"


def test_data_that_are_no_words_are_refused() -> None:
    with pytest.raises(BadData, match=r"^rows\.toml: Expected `str`, got `int` - at `\$\.title`\.$"):
        converted({"title": 7}, _Row, "rows.toml")


# -- whatever the words are -----------------------------------------------------------------------------------

_LETTERS = st.text("abcÄß .,:|!{}", max_size=12)
_PLAIN = st.text("abcÄß .,:!", max_size=12)


def _with(values: st.SearchStrategy[object]) -> st.SearchStrategy[Said]:
    """Sentences of words and of some of these values, each in a place of its own."""

    def made(parts: list[str], given: list[object], capital: bool) -> Said:
        names = [f"{{v{number}}}" for number in range(len(given))]
        template = "".join(part + name for part, name in zip(parts, [*names, *[""] * len(parts)], strict=False))
        return Said(template, {f"v{number}": value for number, value in enumerate(given)}, capital)

    return st.builds(made, st.lists(_PLAIN, min_size=4, max_size=5), st.lists(values, max_size=4), st.booleans())


SENTENCES: st.SearchStrategy[Said] = st.recursive(
    _with(st.one_of(_LETTERS, st.integers())), lambda inner: _with(st.one_of(inner, _LETTERS)), max_leaves=8
)


@given(SENTENCES)
def test_told_in_english_it_is_what_it_was(words: Said) -> None:
    assert words.translated(same) == words


@given(SENTENCES)
def test_kept_and_taken_out_again_it_is_what_it_was(words: Said) -> None:
    back = pickle.loads(pickle.dumps(words))
    assert (back, back.template, back.capital) == (words, words.template, words.capital)
    assert back.translated(german) == words.translated(german)


@pytest.mark.parametrize(
    ("template", "card", "words"),
    [
        ("{seat} draws {card}.", "Challenged!", "Mira draws Challenged!"),
        ("{seat} draws {card}. Next.", "Who goes there?", "Mira draws Who goes there? Next."),
        ("{seat} draws {card}.", "Fire", "Mira draws Fire."),
        ("{seat} draws {card} ...", "Challenged!", "Mira draws Challenged! ..."),
        ("{seat} draws {card}.5", "Fire!", "Mira draws Fire!.5"),
    ],
)
def test_no_full_stop_follows_a_value_that_ends_a_sentence_itself(template: str, card: str, words: str) -> None:
    assert said(template, seat="Mira", card=said(card)) == words

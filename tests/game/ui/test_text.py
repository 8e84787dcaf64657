"""Text is measured, wrapped and marked up; text that does not fit is reported as clipped."""

from __future__ import annotations

import string

import pygame
import pytest

from engine.said import Said, joined, said
from game.services import assets
from game.services.typed import drawable
from game.ui import text, theme
from game.ui.fitted_text import narrowed
from game.ui.text import flow
from game.ui.theme import Scale, Style

STYLE = Scale(1080).style(theme.BODY)
LONG = Said("You must stop when you enter a space with a monster. **23** and **16** stand on both short ways.")


def test_wrapped_lines_stay_within_the_width_and_lose_no_word() -> None:
    laid = flow(LONG, STYLE, theme.INK, 240)
    assert laid.lines > 2
    assert not laid.clipped
    assert max(placed.x + placed.run.width for placed in laid.placed) <= 240
    assert laid.plain.replace("\n", " ") == LONG.replace("*", "")


def test_bold_words_use_the_heavier_face() -> None:
    faces = {
        placed.run.words: placed.run.style.face for placed in flow(Said("a **23** b"), STYLE, theme.INK).placed
    }
    assert faces["23"] == "sans-700"
    assert faces["a "] == "sans-500"


def test_text_that_does_not_fit_ends_with_an_ellipsis_and_says_so() -> None:
    laid = flow(LONG, STYLE, theme.INK, 240, 2)
    assert laid.clipped
    assert laid.lines == 2
    assert laid.plain.endswith("…")
    assert max(placed.x + placed.run.width for placed in laid.placed) <= 240


def test_text_fits_exactly_the_width_it_asks_for() -> None:
    for words in ("Primary button", "Jonas beat Monster 20", Said("A **bold** word"), "Größe, Übermut"):
        wanted = flow(words, STYLE, theme.INK).size[0]
        assert flow(words, STYLE, theme.INK, wanted, 1).clipped is False
        assert flow(words, STYLE, theme.INK, wanted - 1, 1).clipped is True


def test_a_word_wider_than_the_line_is_broken_not_lost() -> None:
    laid = flow("Donaudampfschifffahrtsgesellschaft", STYLE, theme.INK, 80)
    assert laid.lines > 2
    assert laid.plain.replace("\n", "") == "Donaudampfschifffahrtsgesellschaft"


def test_clauses_and_targets_become_links_where_they_stand() -> None:
    laid = flow(Said("See [FF-MOVE-04] and [the map](board)."), STYLE, theme.INK)
    assert [target for _, target in laid.links] == ["FF-MOVE-04", "board"]
    area = pygame.Rect(laid.links[0][0])
    assert laid.link_at(area.center) == "FF-MOVE-04"
    assert laid.link_at((1, 1)) == ""
    assert laid.plain == "See FF-MOVE-04 and the map."


def test_icons_and_marks_stand_in_the_line() -> None:
    laid = flow(Said("{icon:gold} 3 {mark:ember}"), STYLE, theme.INK)
    assert [placed.run.picture for placed in laid.placed if placed.run.picture] == ["icon:gold", "mark:ember"]
    surface = pygame.Surface(laid.size, pygame.SRCALPHA)
    laid.draw(surface, (0, 0))
    assert surface.get_at((STYLE.px // 2, STYLE.line // 2)).a > 0


def test_a_backslash_keeps_markup_as_it_is() -> None:
    assert flow(Said(r"\{icon:gold} \[x] 2 \* 3"), STYLE, theme.INK).plain == "{icon:gold} [x] 2 * 3"


#: What somebody may type, or write into a file, to make words of the program of it.
HOSTILE = (
    "{icon:nosuch}", "{mark:x}", "{icon:gold}", "**", "*", "[FF-MOVE-04](x)", "](", "a]b", "{", "}", "{0}",
    "{name}", "\\", "\\*", r"\{icon:gold}", "%s", "one\ntwo", "a\tb\r\nc", "a\0b", "a\ud800b", "\u202eright",
    "a\u2028b",
)  # fmt: skip


@pytest.mark.parametrize("typed", HOSTILE, ids=ascii)
@pytest.mark.parametrize(
    "template",
    ["{name}", "**{name}** [FF-MOVE-04]", "[{name}](board)", "[FF-MOVE-04]{name}", "{name} {icon:gold}"],
)
def test_what_somebody_typed_is_drawn_as_it_stands(typed: str, template: str) -> None:
    shown, looks = drawable(typed), flow(Said(template, {"name": "x"}), STYLE, theme.INK)
    for words in (Said(template, {"name": typed}), Said(template, {"name": joined([typed], "")})):
        laid = flow(words, STYLE, theme.INK)
        assert laid.plain.strip() == looks.plain.replace("x", shown).strip()
        assert [each.run.picture for each in laid.placed] == [each.run.picture for each in looks.placed]
        assert [target for _, target in laid.links] == [target for _, target in looks.links]
        laid.draw(pygame.Surface((600, 60), pygame.SRCALPHA), (0, 0))
    assert flow(typed, STYLE, theme.INK).plain.strip() == shown.strip()
    text.label(pygame.Surface((600, 60)), typed, STYLE, theme.INK, pygame.Rect(0, 0, 300, 40))


def test_what_somebody_typed_is_never_endless() -> None:
    for typed in ("W" * 10_000, "w " * 10_000, "Z" + "\u0301" * 10_000, "\N{GRINNING FACE}" * 10_000):
        laid = flow(said("**{name}**: {name}", name=typed), STYLE, theme.INK, 300, 3)
        assert laid.clipped
        assert laid.lines == 3
        assert text.line(typed, STYLE, theme.INK).get_width() < 400 * 40
        assert text.measure(typed, STYLE) == text.line(typed, STYLE, theme.INK).get_width()


def test_lettering_is_cut_where_it_has_no_room() -> None:
    wide = text.outlined(said("{name} wins", name="W" * 60), STYLE, theme.INK, theme.KEY, 3, 200)
    assert 150 < wide.get_width() <= 200 + 2 * 3
    short = text.outlined(said("{name} wins", name="Mira"), STYLE, theme.INK, theme.KEY, 3, 200)
    assert short is text.outlined("Mira wins", STYLE, theme.INK, theme.KEY, 3)


def test_a_picture_that_there_is_not_is_shown_by_its_name() -> None:
    laid = flow(Said("{icon:nosuch} {mark:x} {icon:gold}"), STYLE, theme.INK)
    laid.draw(pygame.Surface((600, 60), pygame.SRCALPHA), (0, 0))
    assert laid.plain.strip() == "{icon:nosuch} {mark:x}"
    assert [each.run.picture for each in laid.placed if each.run.picture] == ["icon:gold"]


def test_line_breaks_and_alignment() -> None:
    laid = flow(Said("one\nmuch longer"), STYLE, theme.INK, 200, align="right")
    assert laid.lines == 2
    assert {placed.x + placed.run.width for placed in laid.placed} == {200}


def test_clipped_text_is_reported_when_it_is_drawn() -> None:
    surface = pygame.Surface((300, 60), pygame.SRCALPHA)
    with text.watch_clipping() as clipped:
        flow("fits", STYLE, theme.INK, 200, 1).draw(surface, (0, 0))
        assert clipped == []
        flow(LONG, STYLE, theme.INK, 200, 1).draw(surface, (0, 0))
        text.label(surface, "Far too long for this", STYLE, theme.INK, pygame.Rect(0, 0, 50, 30))
    assert clipped == [LONG, "Far too long for this"]


def test_a_label_stands_by_its_capitals_in_the_middle() -> None:
    surface = pygame.Surface((200, 60), pygame.SRCALPHA)
    text.label(surface, "HHH", STYLE, theme.BONE, surface.get_rect(), "centre")
    inked = surface.get_bounding_rect()
    assert abs(inked.centery - 30) <= 1
    assert abs(inked.centerx - 100) <= 2


def test_baked_lines_are_kept() -> None:
    assert text.line("once", STYLE, theme.INK) is text.line("once", STYLE, theme.INK)
    assert text.line("once", STYLE, theme.INK) is not text.line("once", STYLE, theme.BONE)


@pytest.mark.parametrize("face", ["serif-700", "serif-900", "sans-500", "sans-600", "sans-700", "reading-400"])
def test_every_face_draws_what_the_program_says(face: str) -> None:
    font = assets.font(face, 20)
    nothing = pygame.image.tobytes(font.render("\ue000", True, theme.BONE), "RGBA")
    for character in string.ascii_letters + string.digits + "äöüßÄÖÜéèñçåøæœšžčřł„“”‚‘’–—…→←↑↓≥≤−½€«»·×":
        drawn = font.render(character, True, theme.BONE)
        assert drawn.get_bounding_rect().width > 0, character
        assert pygame.image.tobytes(drawn, "RGBA") != nothing, character


@pytest.mark.parametrize("face", ["serif-700", "serif-900"])
def test_serif_digits_are_lining_and_tabular(face: str) -> None:
    font = assets.font(face, 40)
    metrics = [font.metrics(digit)[0] for digit in string.digits]
    assert len({metric[4] for metric in metrics}) == 1
    assert max(metric[3] for metric in metrics) - min(metric[3] for metric in metrics) <= 2
    assert min(metric[2] for metric in metrics) >= -2


def test_spaces_are_not_kerned_away() -> None:
    font = assets.font("serif-700", 22)
    assert font.size("y b")[0] - font.size("yb")[0] >= font.size(" ")[0] - 1


def test_words_that_are_too_wide_get_narrower_and_are_not_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    cut: list[str] = []
    monkeypatch.setattr(text, "report_clipped", cut.append)
    small = Style("sans-700", theme.SMALLEST, 16)
    drawn = narrowed("Verzauberter Schlaf", small, theme.BONE, (text.measure("Verzauberter", small) - 8, 32))
    assert drawn.get_size() == (text.measure("Verzauberter", small) - 8, 32)
    assert not cut
    roomy = narrowed("Schlaf", small, theme.BONE, (200, 16))
    assert roomy.get_width() == 200
    assert roomy.get_bounding_rect().width == pytest.approx(text.measure("Schlaf", small), abs=3)

"""Text: baked once per (string, style, colour), measured, wrapped, with bold, inline icons and links.

Markup: `**bold**`, `{icon:gold}`, `{mark:ember}`, `[FF-MOVE-04]` (a link to that clause) and
`[shown words](target)`. Only the templates of words (`Said`) have markup. A plain `str`, alone or as a value in
words, is what somebody typed: it is drawn as it stands.
Words are told in the language that is set when they are measured or drawn.
Rendered text is never scaled. `Text.clipped`: words had to go; `watch_clipping` lists them for tests, and
`watch_words` all that is measured or drawn.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache

import pygame
from msgspec import Struct

from game.services import assets
from game.services.cache import baked
from game.services.glossary_words import TARGET
from game.services.language import tell
from game.services.typed import ELLIPSIS, drawable, escaped, unescaped
from game.ui.theme import SEATS, SMALLEST, Rgb, Style

MARKUP = re.compile(
    r"\\([*{\[\]()\\])|\*\*|\{(icon|mark):([a-z0-9-]+)\}"
    r"|\[((?:\\.|[^\]\n\\])+)\](?:\(((?:\\.|[^)\n\\])+)\))?|\n"
)
BOUND = "\u00a0"  # a space that ends no line

_watched: list[list[str]] = []
_heard: list[list[str]] = []


def line(string: str, style: Style, colour: Rgb) -> pygame.Surface:
    """One line of plain text, premultiplied; blit with `BLEND_PREMULTIPLIED`."""
    return _line(_told(string), style, colour)


@baked
def _line(string: str, style: Style, colour: Rgb) -> pygame.Surface:
    return _rendered(assets.font(style.face, style.px), string, colour)


def _rendered(font: pygame.font.Font, string: str, colour: Rgb) -> pygame.Surface:
    """The line as the font draws it; signs without any width, which no font draws, give an empty picture."""
    if not font.size(string)[0]:
        return pygame.Surface((0, font.get_height()), pygame.SRCALPHA)
    return font.render(string, True, colour).premul_alpha()


def outlined(
    string: str, style: Style, colour: Rgb, edge: Rgb, width: int, room: int | None = None
) -> pygame.Surface:
    """One line of lettering with an outline `width` px wide around it, for titles and numbers on art; shortened
    (and reported) if it is wider than `room` px."""
    told = _told(string)
    return _outlined(told if room is None else _cut(told, style, room), style, colour, edge, width)


@baked
def _outlined(string: str, style: Style, colour: Rgb, edge: Rgb, width: int) -> pygame.Surface:
    font = assets.font(style.face, style.px)
    inner = _rendered(font, string, colour)
    canvas = pygame.Surface((inner.get_width() + 2 * width, inner.get_height() + 2 * width), pygame.SRCALPHA)
    font.outline = width
    try:
        outer = _rendered(font, string, edge)
    finally:
        font.outline = 0
    canvas.blit(outer, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    canvas.blit(inner, (width, width), special_flags=pygame.BLEND_PREMULTIPLIED)
    return canvas


def measure(string: str, style: Style) -> int:
    """Width in px of one line of plain text."""
    return _measure(_told(string), style)


@lru_cache(maxsize=4096)
def _measure(string: str, style: Style) -> int:
    return assets.font(style.face, style.px).size(string)[0]


def fitted(words: str, style: Style, room: int) -> Style:
    """The same type, or smaller so that these words fit into `room` px; never below the smallest size."""
    wide = measure(words, style)
    if wide <= room:
        return style
    px = max(SMALLEST, style.px * room // wide)
    return Style(style.face, px, min(style.line, round(px * 1.3)))


@lru_cache(maxsize=256)
def ascent(style: Style) -> int:
    """Px from the top of a baked line to its baseline."""
    return assets.font(style.face, style.px).get_ascent()


@lru_cache(maxsize=256)
def cap_middle(style: Style) -> int:
    """Px from the top of a baked line to the middle of its capitals, where the eye sees its centre."""
    font = assets.font(style.face, style.px)
    metrics = font.metrics("H")[0]
    return font.get_ascent() - round((metrics[3] if metrics else style.px * 0.7) / 2)


@contextmanager
def watch_clipping() -> Iterator[list[str]]:
    """Collect the source of every text that is drawn clipped while the block runs."""
    found: list[str] = []
    _watched.append(found)
    try:
        yield found
    finally:
        _watched.remove(found)


def report_clipped(source: str) -> None:
    """Tell the watchers that `source` was drawn incompletely."""
    for found in _watched:
        found.append(source)


@contextmanager
def watch_words() -> Iterator[list[str]]:
    """Collect every text that is measured or drawn while the block runs, before it is translated."""
    found: list[str] = []
    _heard.append(found)
    try:
        yield found
    finally:
        _heard.remove(found)


def _told(string: str, typed: Callable[[str], str] = drawable) -> str:
    for found in _heard:
        found.append(string)
    return tell(string, typed)


# Rich text


class Run(Struct, frozen=True):
    """A stretch of one look: words in a style, or a picture (`icon`, `mark`) in their place."""

    words: str
    style: Style
    colour: Rgb
    picture: str = ""
    link: str = ""

    @property
    def width(self) -> int:
        return round(self.style.px * 1.15) if self.picture else _measure(self.words, self.style)


class Placed(Struct, frozen=True):
    """A run at its place within the text, px from the text's upper left corner."""

    run: Run
    x: int
    y: int


class Text(Struct, frozen=True):
    """Wrapped text, ready to draw. `links` are areas (relative to the text) with what they point to."""

    source: str
    size: tuple[int, int]
    placed: tuple[Placed, ...]
    links: tuple[tuple[tuple[int, int, int, int], str], ...] = ()
    clipped: bool = False
    lines: int = 1
    plain: str = ""

    def draw(self, surface: pygame.Surface, at: tuple[int, int]) -> pygame.Rect:
        """Draw with the upper left corner at `at`; returns the area."""
        if self.clipped:
            report_clipped(self.source)
        left, top = at
        surface.fblits(
            [(_bake(place.run), (left + place.x, top + place.y)) for place in self.placed],
            pygame.BLEND_PREMULTIPLIED,
        )
        return pygame.Rect(at, self.size)

    def link_at(self, point: tuple[int, int]) -> str:
        """The target of the link under `point` (relative to the text), or nothing."""
        for area, target in self.links:
            if pygame.Rect(area).inflate(4, 6).collidepoint(point):
                return target
        return ""


@baked
def _dotted(string: str, style: Style, colour: Rgb) -> pygame.Surface:
    """The line over a row of dots: a word that is explained."""
    picture, side = _line(string, style, colour).copy(), max(1, style.px // 14)
    y = min(ascent(style) + 2 * side, picture.get_height() - side)
    for x in range(0, picture.get_width() - side + 1, 3 * side):
        picture.fill(colour, (x, y, side, side))
    return picture


def _bake(run: Run) -> pygame.Surface:
    if run.link.startswith(TARGET):
        return _dotted(run.words, run.style, run.colour)
    if not run.picture:
        return _line(run.words, run.style, run.colour)
    kind, name = run.picture.split(":")
    side = round(run.style.px * 1.05)
    from game.ui import paint  # paint draws text too; this is the one way back

    return paint.mark(name, side) if kind == "mark" else paint.icon(name, side, run.colour)


def flow(
    source: str,
    style: Style,
    colour: Rgb,
    width: int | None = None,
    lines: int | None = None,
    align: str = "left",
    link_colour: Rgb | None = None,
) -> Text:
    """Lay `source` out within `width` px (None: one endless line) and at most `lines` lines.

    `align` is left, centre or right. Text that does not fit ends with an ellipsis and is `clipped`.
    """
    return flow_told(told(source), style, colour, width, lines, align, link_colour)


def told(source: str) -> str:
    """The words in the language that is set, as markup in which whatever was typed is escaped."""
    return _told(source, escaped)


@lru_cache(maxsize=2048)
def flow_told(
    source: str,
    style: Style,
    colour: Rgb,
    width: int | None = None,
    lines: int | None = None,
    align: str = "left",
    link_colour: Rgb | None = None,
) -> Text:
    """As `flow`, of markup that `told` gave."""
    rows, clipped = _wrap(_parse(source, style, colour, link_colour or colour), width, lines)
    widest = max((_width(row) for row in rows), default=0)
    whole = widest if width is None else width
    placed: list[Placed] = []
    links: list[tuple[tuple[int, int, int, int], str]] = []
    lead = (style.line - assets.font(style.face, style.px).get_height()) // 2
    for number, row in enumerate(rows):
        spare = whole - _width(row)
        x = {"left": 0, "centre": spare // 2, "right": spare}[align]
        for run in row:
            y = number * style.line + lead
            if run.picture:
                y += cap_middle(style) - round(style.px * 0.525)
            placed.append(Placed(run, x, y))
            if run.link:
                links.append(((x, number * style.line, run.width, style.line), run.link))
            x += run.width
    plain = "\n".join("".join(run.words for run in row) for row in rows)
    size = (widest if width is None or align == "left" else whole, len(rows) * style.line)
    return Text(source, size, tuple(placed), tuple(links), clipped, len(rows), plain)


def _width(row: list[Run]) -> int:
    return sum(run.width for run in row)


def _parse(source: str, style: Style, colour: Rgb, link_colour: Rgb) -> list[Run | None]:
    """The runs of `source`; None is a line break."""
    runs: list[Run | None] = []
    now, last = style, 0

    def words(string: str, link: str = "", ink: Rgb = colour) -> None:
        if string:
            runs.append(Run(string, now, ink, link=link))

    for match in MARKUP.finditer(source):
        words(source[last : match.start()])
        last = match.end()
        sign, kind, name, shown, target = match.groups()
        if sign:
            words(sign)
        elif kind and not _is_drawn(kind, name):
            words(match.group())
        elif kind:
            runs.append(Run("", now, colour, picture=f"{kind}:{name}"))
        elif shown:
            leads, before = unescaped(target or shown), now
            quiet = leads.startswith(TARGET)
            now = now if quiet else now.bold
            words(unescaped(shown), leads, colour if quiet else link_colour)
            now = before
        elif match.group() == "**":
            now = style.bold if now == style else style
        else:
            runs.append(None)
    words(source[last:])
    return runs


@lru_cache(maxsize=256)
def _is_drawn(kind: str, name: str) -> bool:
    """Whether there is such an icon or mark; else its name in braces is shown as it stands."""
    if kind == "mark":
        return any(seat.name == name for seat in SEATS)
    try:
        return assets.find(f"common/icons/{name}.svg").is_file()
    except assets.AssetMissing:
        return False


def _wrap(runs: list[Run | None], width: int | None, limit: int | None) -> tuple[list[list[Run]], bool]:
    """Rows of runs that fit `width`, and whether something had to be left out."""
    rows: list[list[Run]] = [[]]
    for word in _words(runs):
        if word is None:
            rows.append([])
            continue
        for part in _broken(word, width):
            longer, space = _merged(rows[-1], part), part[0].words.isspace()
            if width is not None and rows[-1] and not space and _width(_trimmed(longer)) > width:
                rows.append([])
                longer = _merged([], part)
            if rows[-1] or not space:
                rows[-1] = longer
    merged = [_trimmed(row) for row in rows]
    if limit is not None and len(merged) > limit:
        return [*merged[: limit - 1], _shorten(merged[limit - 1], width)], True
    return merged, False


def _words(runs: list[Run | None]) -> Iterator[list[Run] | None]:
    """Stretches that stay together (a word may change its look inside), spaces, None for a line break."""
    word: list[Run] = []
    for run in runs:
        pieces = [""] if run is None or run.picture else re.split(r"(?<=[ ])(?=[^ ])|(?<=[^ ])(?=[ ])", run.words)
        for piece in pieces:
            space = piece.isspace() and piece != BOUND
            if run is None or space:
                if word:
                    yield word
                    word = []
                yield None if run is None else [_part(run, piece)]
            else:
                word.append(run if run.picture else _part(run, piece))
    if word:
        yield word


def _part(run: Run, words: str) -> Run:
    return Run(words, run.style, run.colour, link=run.link)


def _broken(word: list[Run], width: int | None) -> list[list[Run]]:
    """The word itself, or if it is wider than a whole line, its letters to be set one after the other; a sign that
    is bound to its end goes first."""
    if width is None or _width(word) <= width:
        return [word]
    if len(word) > 1 and word[-1].link and word[-2].words.endswith(BOUND):
        last = _part(word[-2], word[-2].words.removesuffix(BOUND))
        return [*_broken([*word[:-2], last], width), word[-1:]]
    return [[_part(run, letter)] for run in word for letter in run.words] or [word]


def _merged(row: list[Run], part: list[Run]) -> list[Run]:
    """The row with a part behind it, neighbours of one look joined: fewer bakes and right kerning."""
    merged = row.copy()
    for run in part:
        last = merged[-1] if merged else None
        if last and not run.picture and not last.picture and (run.style, run.colour, run.link) == (
            last.style, last.colour, last.link,
        ):  # fmt: skip
            merged[-1] = _part(run, last.words + run.words)
        else:
            merged.append(run)
    return merged


def _trimmed(row: list[Run]) -> list[Run]:
    """The row without the spaces at its end."""
    trimmed = row.copy()
    while trimmed and not trimmed[-1].picture and not trimmed[-1].words.rstrip(" "):
        trimmed.pop()
    if trimmed and trimmed[-1].words.endswith(" "):
        trimmed[-1] = _part(trimmed[-1], trimmed[-1].words.rstrip(" "))
    return trimmed


def _shorten(row: list[Run], width: int | None) -> list[Run]:
    """The row with an ellipsis at its end, letters taken away until it fits."""
    row = list(row)
    while row:
        last = row[-1]
        ended = last.words.rstrip(" ") + ELLIPSIS
        candidate = [*row[:-1], _part(last, ended)]
        if not last.picture and (width is None or _width(candidate) <= width):
            return candidate
        if last.picture or len(last.words) <= 1:
            row.pop()
        else:
            row[-1] = _part(last, last.words[:-1])
    return row


def _cut(string: str, style: Style, room: int) -> str:
    """A plain line as far as it fits into `room` px."""
    if _measure(string, style) <= room:
        return string
    report_clipped(string)
    runs = _shorten([Run(string, style, (0, 0, 0))], room)
    return runs[0].words if runs else ""


def label(
    surface: pygame.Surface,
    string: str,
    style: Style,
    colour: Rgb,
    area: pygame.Rect,
    align: str = "left",
) -> pygame.Rect:
    """Draw one plain line in `area`, centred by its capitals; shortened (and reported) if too wide."""
    string = _cut(_told(string), style, area.width)
    width = _measure(string, style)
    x = {"left": area.left, "centre": area.centerx - width // 2, "right": area.right - width}[align]
    y = area.centery - cap_middle(style)
    surface.blit(_line(string, style, colour), (x, y), special_flags=pygame.BLEND_PREMULTIPLIED)
    return pygame.Rect(x, y, width, style.px)


def clear() -> None:
    """Forget all measured and laid out text, as after a change of fonts."""
    for kept in (flow_told, _measure, ascent, cap_middle):
        kept.cache_clear()

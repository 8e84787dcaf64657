"""Small pieces of Knightmare: helm tokens, candles of Life Force, stones of Level Three, faces of the die."""

# ruff: noqa: E501  (path data is read whole, not wrapped)

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from art.ink import Drawing, bar, disc, flat, joined, line, lit, place
from art.knight_measures import COLOURS
from art.palette import BONE, GOLD, KEY, PARCH, dark, light
from art.path import dashed, ellipse, outline, rounded

#: Life Force -> how many candles burn.
BURNING = {"green": 3, "amber": 2, "red": 1, "dead": 0}
#: Colour of the flames, and of the word, for each Life Force with a flame.
FLAMES = {life: COLOURS[life] for life in ("green", "amber", "red")}
CANDLES = (166, 116)
STONE = (100, 74)
HELM = COLOURS["helm"]
SEALED = COLOURS["sealed"]
_HOLE = "#8F7FC0"


def helm(colour: str) -> Drawing:
    """A great helm with a cross of slits."""
    return (
        lit("M50 12C70 12 82 20 82 34L78 78L50 92L22 78L18 34C18 20 30 12 50 12Z", colour)
        + flat("M22 40H46V48H22ZM54 40H78V48H54Z", KEY)
        + line("M50 16V88", dark(colour, 0.4), 5)
        + sum((disc(x, y, 3, KEY) for x in (38, 62) for y in (62, 72)), ())
    )


def held() -> Drawing:
    """A helm token that can be spent."""
    coin = lit(ellipse(50, 50, 46), HELM, ink=5)
    return coin + line(ellipse(50, 50, 37), dark(HELM, 0.45), 3) + place(helm("#E3E8F0"), 20, 18, 0.6)


def free() -> Drawing:
    """An empty socket for a helm token."""
    return (
        disc(50, 50, 42, KEY) + disc(50, 50, 38, "#3A3040") + line(dashed(ellipse(50, 50, 30), 7, 8), "#6E5F78", 4)
    )


def sealed() -> Drawing:
    """A socket lost for good: wax with a cross."""
    cross = "M36 36L64 64M64 36L36 64"
    return (
        disc(50, 50, 42, KEY)
        + lit(ellipse(50, 50, 36), SEALED, inset=2)
        + line(cross, KEY, 13)
        + line(cross, BONE, 6)
    )


TOKENS: dict[str, Callable[[], Drawing]] = {
    "held": held,
    "free": free,
    "sealed": sealed,
    "helm": partial(helm, "#F3F5F9"),
}


def candles(life: str) -> Drawing:
    """Three candles on a stand, the first of them burning; a snuffed one smokes."""
    drawn = bar("M22 86H128", GOLD, 6) + bar("M75 86V94", GOLD, 8)
    for k, x in enumerate((24, 75, 126)):
        drawn += _burning(x, FLAMES[life]) if k < BURNING[life] else _snuffed(x)
    return place(drawn, 8, 8)


def _candle(x: float, wax: str, drip: str) -> Drawing:
    run = f"M{x - 14} 46H{x + 14}V54C{x + 10} 62 {x + 8} 50 {x + 3} 54C{x - 2} 66 {x - 6} 52 {x - 14} 58Z"
    return lit(f"M{x - 14} 46H{x + 14}V84H{x - 14}Z", wax, ink=4, inset=2) + flat(run, drip, 2.4)


def _burning(x: float, colour: str) -> Drawing:
    flame = f"M{x} 2C{x + 4} 14 {x + 16} 20 {x + 15} 32C{x + 14} 41 {x + 8} 45 {x} 45C{x - 8} 45 {x - 14} 41 {x - 15} 32C{x - 16} 22 {x - 4} 14 {x} 2Z"
    heart = f"M{x} 22C{x + 2} 28 {x + 8} 30 {x + 7} 36C{x + 6} 41 {x + 3} 42 {x} 42C{x - 3} 42 {x - 6} 41 {x - 7} 36C{x - 8} 30 {x - 2} 28 {x} 22Z"
    return _candle(x, PARCH, "#FFF6DF") + lit(flame, colour, low=0.22) + flat(heart, "#FFF6D0")


def _snuffed(x: float) -> Drawing:
    smoke = line(f"M{x} 34C{x - 8} 26 {x + 8} 20 {x} 10", "#8E8494", 4)
    return _candle(x, "#8E8494", "#A79DAC") + line(f"M{x} 45V38", KEY, 5) + smoke


_STONE = "M14 30C18 12 38 6 56 8C78 10 92 18 90 34C88 48 70 56 48 55C26 54 10 46 14 30Z"


def laid() -> Drawing:
    """A stone of a path, to walk on."""
    pale = "#B9B2C4"
    edge = flat("M14 32C14 50 30 68 50 68C70 68 88 52 90 34Z", dark("#8D8F9C", 0.55), 4)
    return edge + lit(_STONE, pale, low=0.3) + line("M30 22L40 26M62 42L74 40", dark(pale, 0.3), 3)


def missing(edge: str = _HOLE) -> Drawing:
    """The hole of a stone that has not been laid."""
    return flat(_STONE, "#1D1530") + line(dashed(outline(_STONE), 9, 8), edge, 4)


def destroyed() -> Drawing:
    """Shards in the hole."""
    return missing() + flat("M18 34L40 22L46 36L34 50ZM54 26L78 22L84 38L62 44ZM46 50L62 50L58 58Z", "#8A84A0", 3)


STONES: dict[str, Callable[[], Drawing]] = {
    "laid": laid,
    "missing": missing,
    "next": partial(missing, "#FFC14D"),
    "destroyed": destroyed,
}

_PIPS = {
    1: ((50, 50),),
    2: ((30, 30), (70, 70)),
    3: ((28, 28), (50, 50), (72, 72)),
    4: ((30, 30), (70, 30), (30, 70), (70, 70)),
    5: ((29, 29), (71, 29), (50, 50), (29, 71), (71, 71)),
    6: ((31, 26), (69, 26), (31, 50), (69, 50), (31, 74), (69, 74)),
}
PIPS = range(1, 7)
#: What a face that is not a seat's looks like: its colour and that of its pips.
FACES = {"open": (PARCH, KEY), "dear": ("#A79DAC", KEY), "works": ("#C9A2FF", KEY), "fails": ("#5E5068", KEY)}


def face(number: int, colour: str, pip: str) -> Drawing:
    """A face of a die: this number goes there."""
    return (
        flat(rounded(3, 3, 94, 94, 22), KEY)
        + flat(rounded(9, 9, 82, 82, 17), light(colour, 0.45))
        + flat(rounded(13, 13, 78, 78, 15), colour)
        + sum((disc(x, y, 10.5, pip) for x, y in _PIPS[number]), ())
    )


def rolled(number: int, colour: str) -> Drawing:
    """The face that fell, in the colour of the seat; pips light on a dark colour, dark on a light one."""
    return face(number, colour, KEY if _bright(colour) else "#FFF6DF")


def _bright(colour: str) -> bool:
    red, green, blue = (int(colour[k : k + 2], 16) for k in (1, 3, 5))
    return 0.3 * red + 0.59 * green + 0.11 * blue > 150


def contract() -> Drawing:
    """The mark of the pact: green eyes in a violet shadow."""
    shade = "M50 4C74 4 84 20 80 42C92 60 76 96 50 96C24 96 8 60 20 42C16 20 26 4 50 4Z"
    return joined(lit(shade, "#7A4ACF")) + disc(36, 44, 9, "#7BD88F") + disc(64, 44, 9, "#7BD88F")


def torn() -> Drawing:
    """Mogdred's contract, torn in two."""
    left = "M14 10H52L46 26L54 40L44 56L52 72L46 90H14Z"
    right = "M60 12L88 16L84 94L52 92L58 74L50 58L60 42L52 28Z"
    writing = "M22 26H38M22 38H40M22 50H36M66 32L80 34M66 46L80 48M64 60L78 62"
    return lit(left, PARCH) + lit(right, PARCH) + line(writing, "#8E7A5E", 4) + disc(72, 78, 8, "#A81C3E", 3)


def crossed() -> Drawing:
    """Two crossed swords: right of way."""
    sword = line("M50 8V68", KEY, 9) + line("M36 68H64", KEY, 8) + line("M50 68V88", KEY, 9)
    return (
        disc(50, 50, 48, KEY)
        + disc(50, 50, 44, "#FFC14D")
        + sum((place(sword, scale=0.78, turn=a, about=(50, 48)) for a in (42, -42)), ())
    )


def thorn() -> Drawing:
    """The corner of a dark card, for its upper left."""
    leaf = flat("M4 4H92C70 12 62 26 60 40C44 34 34 44 40 60C26 62 12 70 4 92Z", COLOURS["pact_line"], 4)
    return leaf + line("M14 14L44 44", COLOURS["pact"], 5)


def crown() -> Drawing:
    """The Frightknight's small crown, which Mogdred wears when he rules."""
    return lit("M10 84L4 26L30 50L50 10L70 50L96 26L90 84Z", "#FFC14D") + disc(50, 66, 9, "#A81C3E", 3)


MARKS: dict[str, Callable[[], Drawing]] = {
    "pact": contract,
    "torn": torn,
    "right-of-way": crossed,
    "thorn": thorn,
    "crown": crown,
}

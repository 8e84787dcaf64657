"""The Dungeoneer: a helmet too large for its wearer, with a candle that shows the Life Force; feet on the lower edge."""

# ruff: noqa: E501  (path data is read whole, not wrapped)

from __future__ import annotations

from dataclasses import replace

from art.ink import Drawing, Gradient, bar, disc, flat, joined, line, lit, place
from art.knight_pieces import FLAMES
from art.palette import GOLD, KEY, PARCH, WOOD, dark, mix

WIDTH, HEIGHT = 116, 160
PORTRAIT_SIDE = 84
STONE = "#8F8C9A"
#: Life Force -> height of the flame, of 130 units that the figure is high.
_FLAME = {"green": 34, "amber": 25, "red": 16}
_LEATHER = "#8A5A2E"
_BOOT = "#4B3A30"


def draw(colour: str, life: str) -> Drawing:
    """The figure in the colour of a seat."""
    return place(
        joined(_lantern() + _knapsack() + _body(colour) + _head() + _candle(life) + _helmet(colour)), 7, 30
    )


def petrified() -> Drawing:
    """Turned to grey stone, by Medusa or by death: nothing burns, no colour is left."""
    whole = (
        _knapsack() + _body(STONE) + _head() + lit("M42 9H58V24H42Z", PARCH, ink=3.8, inset=1.6) + _helmet(STONE)
    )
    return tuple(
        replace(shape, fill=_grey(shape.fill), stroke=_grey(shape.stroke)) for shape in place(joined(whole), 7, 30)
    )


def _grey(paint: str | Gradient | None) -> str | Gradient | None:
    """The paint as stone of the same brightness."""
    if isinstance(paint, Gradient):
        return replace(paint, first=_grey(paint.first), last=_grey(paint.last))
    if paint is None or paint == KEY:
        return paint
    red, green, blue = (int(paint[k : k + 2], 16) for k in (1, 3, 5))
    return mix("#2A2733", "#C9C6D2", (0.3 * red + 0.59 * green + 0.11 * blue) / 255)


def portrait(colour: str, life: str) -> Drawing:
    """Head and shoulders for a seat card; a square cut by its lower edge."""
    whole = joined(_knapsack() + _body(colour) + _head() + _candle(life) + _helmet(colour))
    return place(whole, 4, 19.5, 0.76)


def _lantern() -> Drawing:
    return (
        bar("M84 62L92 74", WOOD, 4.5)
        + bar("M92 72V80", "#5E4634", 3)
        + lit("M84 80H100V98H84Z", "#FFC14D", ink=3.6, inset=1.4)
        + flat("M89 84H95V94H89Z", "#FFF3C4")
        + flat("M82 76H102V82H82ZM82 96H102V102H82Z", GOLD, 2.6)
    )


def _knapsack() -> Drawing:
    return lit("M10 68C4 72 4 102 12 106L26 106L28 68Z", _LEATHER, inset=2) + flat(
        "M8 82H24V89H8Z", dark(_LEATHER, 0.45), 2.4
    )


def _body(colour: str) -> Drawing:
    boots = lit("M28 106H46V124H24Z", _BOOT, inset=1.8) + lit("M52 106H68L74 124H52Z", _BOOT, inset=1.8)
    tunic = lit("M26 66C34 60 66 60 74 66L88 76L84 86L74 82L76 112H22Z", colour)
    belt = flat("M22 94H75V102H22Z", dark(colour, 0.6)) + flat("M42 91H56V105H42Z", GOLD, 2.6)
    return boots + tunic + belt + line("M30 68L52 92", "#5E3A1C", 5)


def _head() -> Drawing:
    face = lit("M30 50C32 64 40 70 50 70C60 70 70 64 71 50Z", "#E8C29A", inset=1.8)
    eyes = sum((disc(x, 57, 4.6, "#FFF6DF", 2.4) + disc(x + 1.5, 57, 2.2, KEY) for x in (43, 60)), ())
    return face + eyes + line("M48 66Q52 68 57 65", KEY, 2.6)


def _candle(life: str) -> Drawing:
    """The flame is as high as the Life Force is great."""
    h, y = _FLAME[life], 9
    w = 6 + h * 0.2
    flame = (
        f"M50 {y - h}C{50 + w * 0.3} {y - h * 0.62} {50 + w} {y - h * 0.5} {50 + w} {y - h * 0.25}C{50 + w} {y - 2} {50 + w * 0.5} {y} 50 {y}"
        f"C{50 - w * 0.5} {y} {50 - w} {y - 2} {50 - w} {y - h * 0.25}C{50 - w} {y - h * 0.5} {50 - w * 0.3} {y - h * 0.62} 50 {y - h}Z"
    )
    return lit(f"M42 {y}H58V24H42Z", PARCH, ink=3.8, inset=1.6) + lit(flame, FLAMES[life], ink=4, low=0.15)


def _helmet(colour: str) -> Drawing:
    shell = "M16 50C12 26 30 15 50 15C70 15 88 26 84 50C80 54 72 52 67 50C58 46 42 46 33 50C28 52 20 54 16 50Z"
    rivets = sum((disc(x, 43, 2.6, dark(colour, 0.5)) for x in (26, 74)), ())
    return lit(shell, colour) + flat("M45 16H55V46H45Z", dark(colour, 0.4)) + rivets

"""The torchbearer, in the colour of a seat; 100 x 120 units, feet on the lower edge, torch on the right."""

from __future__ import annotations

from art.ink import Drawing, bar, disc, flat, joined, line, lit, place
from art.palette import FLAME_CORE, GOLD, KEY, NIGHT, SPARK, STAFF, dark, light
from art.path import ellipse

WIDTH, HEIGHT = 100, 120
PORTRAIT_SIDE = 84
_EMBERS = "#FFB02E"


def torchbearer(colour: str) -> Drawing:
    """Hooded figure with eyes that catch the torch it holds up."""
    return joined(torch() + _robe(colour) + _hood(colour) + _hand(colour))


def portrait(colour: str) -> Drawing:
    """Head and shoulders for a seat card, the torch drawn closer; a square cut by its lower edge."""
    return place(joined(place(torch(), -9, 9) + _robe(colour) + _hood(colour)), -3, 1)


def torch() -> Drawing:
    return (
        bar("M83 46L76 88", STAFF, 5.4)
        + lit(
            "M86 3C88 14 98 20 96 33C95 42 90 46 83 46C75 46 70 41 70 33C70 26 74 23 75 16C79 19 80 21 80 25"
            "C84 19 86 12 86 3Z",
            _EMBERS,
            ink=4,
            inset=1.6,
            low=0.25,
        )
        + flat(
            "M84.500 23C86 30 91 32 90 38C89 42 86 43 83 43C79 43 76 41 77 37C78 34 80 34 80.500 31"
            "C82 32 84 29 84.500 23Z",
            FLAME_CORE,
        )
        + flat("M77 45H90L88 53H78Z", GOLD, 3)
    )


def _robe(colour: str) -> Drawing:
    return (
        lit(
            "M46 42C60 44 67 56 71 74C75 92 79 104 81 116C60 119 34 119 11 116C14 96 17 74 24 58"
            "C30 46 36 42 46 42Z",
            colour,
        )
        + flat("M46 72L53 117H32C36 102 41 86 46 72Z", dark(colour, 0.5))
        + line("M20.500 85C36 91 56 91 72 85", dark(colour, 0.62), 6)
        + flat("M42 84H52V94H42Z", GOLD, 2.6)
    )


def _hood(colour: str) -> Drawing:
    return (
        lit(
            "M44 6C62 5 71 20 71 36C70 50 60 58 46 58C31 58 19 51 18 37C17 27 14 22 7 17C18 7 31 6 44 6Z",
            colour,
        )
        + flat(
            "M49 20C60 19 66 27 65 37C63 47 56 51 48 51C38 51 32 45 32 36C32 27 39 21 49 20Z",
            dark(NIGHT, 0.3),
            2,
        )
        + flat(ellipse(42.500, 36.500, 4.4, 5.2), light(GOLD, 0.45))
        + flat(ellipse(57, 36.500, 4.4, 5.2), light(GOLD, 0.45))
        + flat(ellipse(43.500, 37, 1.9, 2.8), KEY)
        + flat(ellipse(58, 37, 1.9, 2.8), KEY)
        + disc(41.500, 34.500, 1.2, SPARK)
        + disc(56, 34.500, 1.2, SPARK)
    )


def _hand(colour: str) -> Drawing:
    """The sleeve reaches from the shoulder to the torch."""
    return lit("M58 62C66 62 74 66 83 70L80 84C70 84 60 82 54 76Z", colour, ink=4, inset=1.8) + disc(
        80, 75, 6, dark(colour, 0.55), 3.6
    )

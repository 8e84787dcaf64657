"""What the lids of all boxes share: 290 x 370 units, a frame, a band for the title, soft light."""

from __future__ import annotations

from art.ink import Drawing, Gradient, disc, flat, line
from art.palette import KEY, dark, light
from art.path import rounded

WIDTH, HEIGHT = 290, 370
BAND = 276  # where the title band begins


def ground(sky: Gradient) -> Drawing:
    """The card the picture is printed on."""
    return flat(rounded(1, 1, 288, 368, 14), KEY) + flat(rounded(4, 4, 282, 362, 11), sky)


def glow(x: float, y: float, radius: float, colour: str, strength: float) -> Drawing:
    """A soft light, built of discs that add up."""
    return sum((disc(x, y, radius * (k + 1) / 9, colour, opacity=strength / 9) for k in range(9)), ())


def band(colour: str, seam: str) -> Drawing:
    """The band below the picture, with a bright seam."""
    return (
        flat(
            f"M0 {BAND}H290V352C290 364 284 370 272 370H18C6 370 0 364 0 352Z",
            Gradient(light(colour, 0.08), dark(colour, 0.35), (145, BAND), (145, 366)),
        )
        + line(f"M4 {BAND}H286", KEY, 6)
        + line(f"M4 {BAND}H286", seam, 2)
    )


def frame(colour: str, rim: str) -> Drawing:
    """Two lines round everything."""
    return (
        line(rounded(4, 4, 282, 362, 12), KEY, 9)
        + line(rounded(5, 5, 280, 360, 11), colour, 4)
        + line(rounded(9.500, 9.500, 271, 351, 8), rim, 1.4)
    )

"""Eyes and mouths: the focus of every creature."""

from __future__ import annotations

import math

from art.ink import Drawing, bar, disc, flat, line, lit, oval
from art.palette import EYEWHITE, HINT, KEY, LEGAL, SPARK, THROAT, TONGUE, dark
from art.path import Point, polygon


def eye(
    x: float,
    y: float,
    radius: float,
    iris: str = LEGAL,
    look: Point = (0, 0),
    slit: bool = False,
    lid: str | None = None,
    slope: float = 0.0,
    ink: float = 3.0,
) -> Drawing:
    """A round eye. `lid` is the colour of a lowered lid; its edge drops by `slope` x radius from left to
    right, so a positive slope makes a left eye angry and a negative one makes it sad."""
    px, py = x + look[0], y + look[1]
    drawn = (
        disc(x, y, radius, EYEWHITE, ink)
        + disc(px, py, radius * 0.58, iris)
        + oval(px, py, radius * (0.17 if slit else 0.32), radius * (0.52 if slit else 0.34), KEY)
        + disc(px - radius * 0.22, py - radius * 0.25, radius * 0.17, SPARK)
    )
    return drawn + _lid(x, y, radius, lid, slope, ink) if lid else drawn


def _lid(x: float, y: float, radius: float, colour: str, slope: float, ink: float) -> Drawing:
    """The part of the eye's disc above a sloping line a little over its middle."""
    r, middle = radius + ink / 2, y - radius * 0.36
    tilt = math.atan(slope / 2)
    reach = math.acos(max(-1.0, min(1.0, (y - middle) * math.cos(tilt) / r)))
    arc = [
        (x + r * math.sin(a), y - r * math.cos(a))
        for a in (tilt - reach + 2 * reach * k / 10 for k in range(11))
    ]
    return flat(polygon(arc), colour) + line((("M", (arc[0],)), ("L", (arc[-1],))), KEY, ink * 1.15)


def fang(x: float, y: float, height: float, width: float = 8.4, ink: float = 2) -> Drawing:
    """One tooth with its root at y; a negative height points up."""
    return flat(f"M{x - width / 2} {y}L{x} {y + height}L{x + width / 2} {y}Z", EYEWHITE, ink)


def fangs(x: float, y: float, width: float, height: float = 9, count: int = 2, tooth: float = 8.4) -> Drawing:
    """`count` teeth spread over `width`."""
    steps = [x - width / 2 + width * k / (count - 1) for k in range(count)]
    return sum((fang(at, y, height, tooth) for at in steps), ())


def mouth(x: float, y: float, width: float, height: float, teeth: bool = True) -> Drawing:
    """An open grin hanging from y, with tongue and, if wanted, two upper fangs."""
    w, h = width, height
    drawn = flat(
        f"M{x - w / 2} {y}Q{x} {y + h * 0.5} {x + w / 2} {y}Q{x + w * 0.42} {y + h * 1.25} {x} {y + h * 1.3}"
        f"Q{x - w * 0.42} {y + h * 1.25} {x - w / 2} {y}Z",
        THROAT,
        3,
    ) + flat(
        f"M{x - w * 0.24} {y + h * 1.02}Q{x} {y + h * 0.68} {x + w * 0.24} {y + h * 1.02}"
        f"Q{x} {y + h * 1.32} {x - w * 0.24} {y + h * 1.02}Z",
        TONGUE,
    )
    return drawn + fangs(x, y + h * 0.22, w * 0.56, h * 0.55, tooth=w * 0.2) if teeth else drawn


# The kit's eyes: at a point, with radius and distance from the middle, in a skin, meek or angry.


def one_eye(at: Point, radius: float, spread: float, skin: str, angry: bool, iris: str) -> Drawing:
    lid = dark(skin, 0.12) if angry else None
    return eye(at[0], at[1], radius * 1.55, iris, (1.2, 1), lid=lid, slope=0.25)


def two_eyes(at: Point, radius: float, spread: float, skin: str, angry: bool, iris: str) -> Drawing:
    """Meek eyes are wide open and look at each other; angry ones are half shut and slope to the middle."""
    lid = dark(skin, 0.12) if angry else None
    size = radius if angry else radius * 1.12
    return eye(at[0] - spread, at[1], size, iris, (radius * 0.16, radius * 0.08), lid=lid, slope=0.62) + eye(
        at[0] + spread, at[1], size, iris, (-radius * 0.16, radius * 0.08), lid=lid, slope=-0.62
    )


def wide_eyes(at: Point, radius: float, spread: float, skin: str, angry: bool, iris: str) -> Drawing:
    """Frightened or startled: all white round a small iris, one bigger than the other."""
    return sum(
        (
            disc(at[0] + s * spread, at[1] - (1 if s < 0 else 0), size, EYEWHITE, 3)
            + disc(at[0] + s * spread - s * 0.5, at[1], size * 0.36, iris)
            + disc(at[0] + s * spread - s * 0.5, at[1], size * 0.19, KEY)
            for s, size in ((-1, radius * 1.3), (1, radius * 1.12))
        ),
        (),
    )


def three_eyes(at: Point, radius: float, spread: float, skin: str, angry: bool, iris: str) -> Drawing:
    lid = dark(skin, 0.12) if angry else None
    return (
        eye(at[0] - spread * 1.35, at[1] + radius * 0.5, radius * 0.85, iris, (0.8, 0.5), lid=lid, slope=0.6)
        + eye(
            at[0] + spread * 1.35, at[1] + radius * 0.5, radius * 0.85, iris, (-0.8, 0.5), lid=lid, slope=-0.6
        )
        + eye(at[0], at[1] - radius * 0.6, radius * 1.1, iris, (0, 1), lid=lid, slope=0.0)
    )


def stalk_eyes(at: Point, radius: float, spread: float, skin: str, angry: bool, iris: str) -> Drawing:
    """Eyes on stalks that stand out over the head."""
    drawn: Drawing = ()
    for s in (-1, 1):
        x, y = at[0] + s * spread * 1.5, at[1] - radius * 2.6
        drawn += bar(
            f"M{at[0] + s * spread * 0.8} {at[1]}Q{at[0] + s * spread} {(at[1] + y) / 2} {x} {y}", skin, 6
        )
    for s in (-1, 1):
        x, y = at[0] + s * spread * 1.5, at[1] - radius * 2.6
        lid = dark(skin, 0.12) if angry else None
        drawn += eye(x, y, radius * 1.15, iris, (-s * 1.4, 1), lid=lid, slope=-0.6 * s)
    return drawn


def sockets(at: Point, radius: float, spread: float, skin: str, angry: bool, iris: str) -> Drawing:
    """Dark hollows with a cold light in each."""
    drawn: Drawing = ()
    for s in (-1, 1):
        x = at[0] + s * spread
        drawn += oval(x, at[1], radius * 1.05, radius * 1.3, KEY) + disc(
            x - s, at[1] + radius * 0.25, radius * 0.46, HINT
        )
        drawn += disc(x - s - radius * 0.12, at[1] + radius * 0.1, radius * 0.16, SPARK)
    return drawn


# The kit's mouths: at a point, with a width.


def grin(at: Point, width: float) -> Drawing:
    return mouth(at[0], at[1], width, width * 0.34, teeth=False) + fangs(
        at[0], at[1] + width * 0.1, width * 0.42, width * 0.16, tooth=width * 0.15
    )


def smile(at: Point, width: float) -> Drawing:
    x, y, w = *at, width
    return line(f"M{x - w / 2} {y}Q{x} {y + w * 0.5} {x + w / 2} {y}", KEY, 3)


def frown(at: Point, width: float) -> Drawing:
    x, y, w = *at, width
    return line(f"M{x - w / 2} {y + w * 0.2}Q{x} {y - w * 0.18} {x + w / 2} {y + w * 0.2}", KEY, 3)


def gasp(at: Point, width: float) -> Drawing:
    x, y = at
    return oval(x, y + 2, width * 0.24, width * 0.3, THROAT, 2.6) + oval(
        x, y + 2 + width * 0.14, width * 0.13, width * 0.1, TONGUE
    )


def underbite(at: Point, width: float) -> Drawing:
    x, y, w = *at, width
    return flat(
        f"M{x - w / 2} {y}Q{x} {y - w * 0.14} {x + w / 2} {y}Q{x + w * 0.4} {y + w * 0.36} {x} {y + w * 0.36}"
        f"Q{x - w * 0.4} {y + w * 0.36} {x - w / 2} {y}Z",
        THROAT,
        2.8,
    ) + fangs(x, y + w * 0.26, w * 0.58, -w * 0.4, tooth=w * 0.24)


def fanged(at: Point, width: float) -> Drawing:
    """A wide open mouth full of teeth above and below."""
    x, y, w = *at, width
    return (
        flat(
            f"M{x - w / 2} {y}Q{x} {y + w * 0.12} {x + w / 2} {y}"
            f"Q{x + w * 0.42} {y + w * 0.52} {x} {y + w * 0.54}"
            f"Q{x - w * 0.42} {y + w * 0.52} {x - w / 2} {y}Z",
            THROAT,
            3,
        )
        + fangs(x, y + w * 0.06, w * 0.68, w * 0.24, count=4, tooth=w * 0.2)
        + fangs(x, y + w * 0.5, w * 0.4, -w * 0.2, count=3, tooth=w * 0.18)
    )


def beak(at: Point, width: float, colour: str = "#F2A93B") -> Drawing:
    x, y, w = *at, width
    return lit(
        f"M{x - w * 0.34} {y + w * 0.1}Q{x} {y + w * 0.3} {x + w * 0.34} {y + w * 0.1}L{x} {y + w * 0.6}Z",
        dark(colour, 0.25),
        ink=3,
        inset=1.2,
    ) + lit(
        f"M{x - w * 0.46} {y + w * 0.12}Q{x} {y - w * 0.62} {x + w * 0.46} {y + w * 0.12}"
        f"Q{x} {y + w * 0.42} {x - w * 0.46} {y + w * 0.12}Z",
        colour,
        ink=3.2,
        inset=1.6,
    )


def zip_mouth(at: Point, width: float) -> Drawing:
    """Stitched shut."""
    x, y, w = *at, width
    bars = "".join(f"M{x - w / 2 + w * k / 5} {y - w * 0.12}V{y + w * 0.12}" for k in range(1, 5))
    return line(f"M{x - w / 2} {y}H{x + w / 2}", KEY, 3) + line(bars, KEY, 2.4)


def no_mouth(at: Point, width: float) -> Drawing:
    return ()

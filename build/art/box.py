"""The lid of the Formidable Foes box: 290 x 370 units, the lower band left free for the title."""

from __future__ import annotations

from art import monsters
from art.figures import torchbearer
from art.ink import Drawing, Gradient, fitted, flat, flipped, line, oval, place, sparkle
from art.lids import BAND, band, frame, glow, ground
from art.palette import FLAME_CORE, FLAME_HEART, KEY, LEGAL, SEATS, dark, mix
from art.path import Box, Path, ellipse, parse

_RED = "#A8323A"
_PLUM = "#3B1F4E"
_SEATED = (
    ("tide", 38, False),
    ("ember", 108, False),
    ("lemon", 182, True),
    ("moss", 252, True),
)  # seat, x, left hand


def lid() -> Drawing:
    """Prince Fieso receives four visitors."""
    scene = _sky() + _castle() + _hill() + _torchlight() + _court() + _visitors()
    return scene + band(_RED, "#E88A72") + frame("#C9483F", "#F0A88C")


def _sky() -> Drawing:
    stars = (
        (30, 40, 3.5),
        (62, 24, 2.5),
        (104, 46, 2.5),
        (132, 22, 3.5),
        (168, 40, 2),
        (258, 128, 2.5),
        (24, 112, 2.5),
        (196, 120, 2),
        (262, 30, 2.5),
    )
    return (
        ground(Gradient("#150D2A", "#8A3150", (145, 20), (145, 262)))
        + glow(221, 66, 84, FLAME_CORE, 0.2)
        + flat(_crescent(221, 66, 36), Gradient("#FFF6DC", "#F3D08A", (196, 40), (246, 100)))
        + flat(ellipse(203, 76, 4.4), "#EFCB86")
        + flat(ellipse(212, 92, 3), "#EFCB86")
        + flat(ellipse(199, 60, 2.4), "#EFCB86")
        + sum((sparkle(x, y, s, "#F7E3D0") for x, y, s in stars), ())
        + flat(
            "M4 172C40 156 70 178 112 166C150 156 190 176 226 164C252 156 270 164 286 160V190"
            "C240 184 200 196 150 190C100 186 50 196 4 188Z",
            "#C05A66",
            opacity=0.28,
        )
        + flat("M4 132C30 122 60 138 92 128C80 142 40 146 4 146Z", "#C05A66", opacity=0.2)
    )


def _crescent(x: float, y: float, r: float) -> Path:
    return parse(
        f"M{x + r * 0.28} {y - r * 0.96}C{x - r * 0.4} {y - r * 1.1} {x - r} {y - r * 0.6} {x - r} {y}"
        f"C{x - r} {y + r * 0.6} {x - r * 0.4} {y + r * 1.1} "
        f"{x + r * 0.28} {y + r * 0.96}"
        f"C{x + r * 0.62} {y + r * 0.86} {x + r * 0.86} {y + r * 0.6} {x + r * 0.96} {y + r * 0.28}"
        f"C{x + r * 0.5} {y + r * 0.62} {x - r * 0.3} {y + r * 0.45} {x - r * 0.3} {y - r * 0.25}"
        f"C{x - r * 0.3} {y - r * 0.6} {x - r * 0.1} {y - r * 0.86} {x + r * 0.28} {y - r * 0.96}Z"
    )


def _castle() -> Drawing:
    """Towers with a light on in rooms where nobody should be."""
    far, near = mix(_PLUM, "#8A3150", 0.45), dark(_PLUM, 0.45)
    left = "M4 270V128H10V118H18V128H26V118H34V128H40V150H52V96L70 58L88 96V150H100V270Z"
    right = "M286 270V132L268 100L250 132V162H236V150H228V160H220V150H212V270Z"
    middle = "M92 270V112L104 88L116 112V128H172V104L184 78L196 104V270Z"
    windows = ((66, 104), (66, 122), (18, 142), (30, 162), (266, 146), (222, 172), (102, 122), (182, 116))
    return (
        flat(middle, far)
        + flat(left, near)
        + flat(right, near)
        + line("M70 58V44M268 100V88M184 78V66", KEY, 2)
        + flat("M70 44L84 48L70 53Z", "#C9413A")
        + flat("M268 88L280 92L268 96Z", "#C9413A")
        + sum(
            (
                flat(f"M{x} {y + 11}V{y + 4}C{x} {y - 1} {x + 8} {y - 1} {x + 8} {y + 4}V{y + 11}Z", LEGAL)
                for x, y in windows
            ),
            (),
        )
        + sum((glow(x + 4, y + 5, 13, LEGAL, 0.35) for x, y in windows), ())
    )


def _hill() -> Drawing:
    return flat("M4 214C60 196 110 206 145 204C190 202 240 194 286 212V290H4Z", dark(_PLUM, 0.55)) + flat(
        "M4 242C70 226 120 236 150 234C200 230 250 232 286 240V300H4Z",
        Gradient("#5A2F3E", "#2B1A26", (145, 226), (145, 276)),
    )


def _court() -> Drawing:
    """The monsters, the strongest in the middle."""
    return (
        glow(145, 140, 112, "#F0607A", 0.42)
        + _foe(36, (14, 66, 78, 116))
        + _foe(12, (234, 112, 278, 144))
        + _foe(47, (178, 130, 266, 218))
        + _foe(49, (10, 122, 108, 226))
        + _foe(40, (204, 158, 284, 236))
        + _foe(50, (70, 58, 220, 240))
        + _foe(29, (56, 190, 98, 242))
        + _foe(4, (124, 214, 168, 246))
        + _foe(19, (194, 204, 232, 244))
    )


def _visitors() -> Drawing:
    """Four torchbearers, torches up."""
    drawn: Drawing = ()
    for seat, x, left_handed in _SEATED:
        figure = place(torchbearer(SEATS[seat]), x - 27, BAND - 64, 0.54)
        drawn += oval(x, BAND - 2, 25, 5, KEY, opacity=0.6) + (
            flipped(figure, axis=x) if left_handed else figure
        )
    return drawn


def _torchlight() -> Drawing:
    """The light of each torch on what stands behind it."""
    return sum(
        (glow(x + (-20 if left else 20), BAND - 52, 58, FLAME_HEART, 0.55) for _, x, left in _SEATED), ()
    )


def _foe(strength: int, box: Box) -> Drawing:
    return fitted(monsters.draw(monsters.MONSTERS[strength - 1]), box)

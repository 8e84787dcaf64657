"""The two that nobody forgets, drawn by hand: Furunkulus and Prince Fieso."""

from __future__ import annotations

from art.faces import eye, fangs
from art.ink import Drawing, disc, flat, line, lit, oval, pair, place
from art.palette import BONE, EYEWHITE, GOLD, KEY, LEGAL, SPARK, THROAT, TONGUE, dark, light, mix
from art.path import both, ellipse


def furunkulus() -> Drawing:
    """A heap of hair and boils with arms to the floor."""
    fur, face = "#A5622F", "#D9A06A"
    arm = "M78 46C94 42 104 58 101 78L103 90L96 86L94 97L88 89L83 97L80 87L75 90C80 76 76 62 70 56Z"
    horn = "M62 24C76 22 84 12 82 -6C96 6 96 28 76 38Z"
    return (
        pair(arm, dark(fur, 0.15))
        + pair("M56 88L74 86L80 100L70 97L66 102L60 98L54 101Z", dark(fur, 0.3), 4, 1.8)
        + pair(horn, "#E8D2A0", 4, 2)
        + sum((line(p, dark("#E8D2A0", 0.4), 2.4) for p in both("M74 25L82 31M79 18L88 22")), ())
        + lit(
            "M50 10L57 16L66 11L69 22L80 24L78 36L89 44L82 54L90 66L80 71L82 84L70 84L66 95L57 88L50 96"
            "L43 88L34 95"
            "L30 84L18 84L20 71L10 66L18 54L11 44L22 36L20 24L31 22L34 11L43 16Z",
            fur,
        )
        + line(
            "M22 58L26 64L22 69M78 58L74 64L78 69M34 84L38 79L42 85M66 84L62 79L58 85", dark(fur, 0.45), 2.8
        )
        + flat("M26 44C28 28 40 24 50 30C60 24 72 28 74 44C78 64 66 78 50 78C34 78 22 64 26 44Z", face, 3.2)
        + flat("M30 42C33 33 41 30 48 34C38 36 33 44 31 54C29 50 29 46 30 42Z", light(face, 0.4))
        + sum(
            (
                _boil(x, y, r)
                for x, y, r in (
                    (33, 60, 5),
                    (67, 58, 4.2),
                    (60, 34.500, 3.400),
                    (86, 60, 3.600),
                    (16, 76, 3.600),
                    (50, 22, 4.2),
                )
            ),
            (),
        )
        + eye(41, 47, 8.4, "#D8452F", (1, 1), lid=dark(face, 0.2), slope=0.66)
        + eye(60, 47, 7.2, "#D8452F", (-1, 1), lid=dark(face, 0.2), slope=-0.66)
        + flat("M46 55C48 51 53 51 55 55C57 59 53 61 50.500 60C48 61 44 59 46 55Z", dark(face, 0.18), 2.4)
        + flat("M33 65Q50 61 67 65Q62 78 50 78Q38 78 33 65Z", THROAT, 2.8)
        + oval(51, 75, 8, 3, TONGUE)
        + fangs(50, 73, 22, -13, tooth=8)
        + fangs(50, 65, 8, 5, tooth=5)
    )


def _boil(x: float, y: float, radius: float) -> Drawing:
    return disc(x, y, radius, "#D8452F", 2.2) + disc(
        x - radius * 0.2, y - radius * 0.25, radius * 0.42, "#FFE39A"
    )


def prince_fieso() -> Drawing:
    """The prince himself: collar, cape, crown, and the smile of a host who has locked the door."""
    cape, suit = "#A5213F", "#2A2130"
    collar = "M56 54C70 46 90 36 104 12C110 36 106 58 95 66C80 72 66 70 54 74Z"
    return (
        lit(
            "M50 42C70 44 84 50 92 60C98 72 99 86 98 100C90 95 84 102 76 97C68 102 60 96 50 100"
            "C40 96 32 102 24 97C16 102 10 95 2 100"
            "C1 86 2 72 8 60C16 50 30 44 50 42Z",
            cape,
        )
        + pair(collar, cape)
        + sum(
            (
                flat(p, dark(cape, 0.55))
                for p in both("M64 58C76 52 88 42 100 27C102 42 98 54 91 61C80 65 70 66 62 66Z")
            ),
            (),
        )
        + flat("M32 66C42 60 58 60 68 66L74 98C64 101 60 96 50 99C40 96 36 101 26 98Z", suit, 3)
        + flat("M42 62L50 68L58 62L56 96L50 90L44 96Z", BONE, 2.4)
        + sum((disc(50, y, 1.8, KEY) for y in (85, 91)), ())
        + flat("M50 75L40 69V81ZM50 75L60 69V81Z", cape, 2.2)
        + lit(ellipse(50, 75, 4.4), LEGAL, ink=2.6, inset=1)
        + place(_prince_head(), 0, 6, 1.16, about=(50, 62))
    )


def _prince_head() -> Drawing:
    skin, hair = "#DCEBDD", "#2E2638"
    return (
        sum(
            (lit(p, skin, ink=3.4, inset=1.4) for p in both("M71 34C80 28 86 26 92 26C90 34 84 42 74 46Z")),
            (),
        )
        + lit(
            "M50 10C68 10 75 22 73 37C71 51 62 60 50 65C38 60 29 51 27 37C25 22 32 10 50 10Z", skin, low=0.24
        )
        + lit(
            "M26 38C22 14 38 4 50 4C62 4 78 14 74 38C71 28 66 22 59 21L50 33L41 21C34 22 29 28 26 38Z",
            hair,
            rim="#8F86B8",
        )
        + lit("M33 9L29 -10L41 -2L50 -14L59 -2L71 -10L67 9C56 4.500 44 4.500 33 9Z", GOLD, ink=3.8, inset=1.8)
        + flat("M50 -5L53.500 0L50 5L46.500 0Z", "#D8214A", 2)
        + disc(39, 2.500, 2, "#7FD6E8", 1.6)
        + disc(61, 2.500, 2, "#7FD6E8", 1.6)
        + eye(39.500, 39, 7, "#D8214A", (0.8, 0.4), lid=mix(skin, KEY, 0.18), slope=0.7, ink=2.4)
        + eye(60.500, 39, 7, "#D8214A", (-0.8, 0.4), lid=mix(skin, KEY, 0.24), slope=-0.7, ink=2.4)
        + line("M31 31L45 36M69 31L55 36", KEY, 2.8)
        + line("M50 42L47.500 48H51", mix(skin, KEY, 0.5), 2.2)
        + flat(
            "M37 50.500C44 54 56 54 63 50.500C62 58 56 60.500 50 60.500C44 60.500 38 58 37 50.500Z",
            THROAT,
            2.4,
        )
        + flat("M41 52.500L43.500 61L47 53.500Z", EYEWHITE, 1.6)
        + flat("M53 53.500L56.500 61L59 52.500Z", EYEWHITE, 1.6)
        + disc(36, 16, 2, SPARK, opacity=0.7)
    )

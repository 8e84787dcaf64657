"""The thirteen residents of Knightmare, one joke each; 100 x 100 units, feet at 96."""

# ruff: noqa: E501  (path data is read whole, not wrapped)

from __future__ import annotations

from collections.abc import Callable

from art.faces import eye, fang, fangs
from art.ink import Drawing, bar, disc, fitted, flat, joined, line, lit, oval
from art.palette import BONE, GOLD, KEY, STEEL, WOOD, dark, light, mix
from art.path import ellipse

_SKIN = "#E8B58C"


def draw(kind: str) -> Drawing:
    """The resident as large as a square of 100 units allows, its feet on the lower edge."""
    return fitted(joined(RESIDENTS[kind]()), (2, 2, 98, 98))


def _horns(x: float, y: float, width: float, height: float, colour: str, curl: float) -> Drawing:
    """Two horns that grow from a brow at x, y."""
    drawn: Drawing = ()
    for side in (-width, width):
        tip = x + side * (1 + curl * 0.2 / width)
        drawn += lit(
            f"M{x + side * 0.55} {y + 4}C{x + side * 1.1} {y - 2} {x + side * (1 + curl / width)} {y - height * 0.5} {tip} {y - height}"
            f"C{x + side * 0.7} {y - height * 0.62} {x + side * 0.35} {y - height * 0.3} {x + side * 0.1} {y}Z",
            colour,
            ink=3.4,
            inset=1.6,
        )
    return drawn


def man_at_arms() -> Drawing:
    """Hidden under his kettle hat."""
    return (
        bar("M86 96V26", WOOD, 4.5)
        + lit("M86 4L92 20L86 30L80 20Z", STEEL, ink=3.4, inset=1.4)
        + lit("M32 80H47V96H26Z", "#4E3B30")
        + lit("M55 80H70L76 96H55Z", "#4E3B30")
        + lit("M24 54C32 47 70 47 78 54L82 86H20Z", "#B5482F")
        + flat("M51 51V84H23L27 56C34 52 42 51 51 51Z", "#E9D6AE")
        + flat("M20 74H82V82H20Z", "#5B3A22", 3)
        + flat("M46 72H57V84H46Z", GOLD, 2.6)
        + lit("M74 58L92 62L90 72L76 72Z", "#B5482F", ink=3.6, inset=1.6)
        + lit("M27 34C27 52 38 58 51 58C64 58 75 52 75 34Z", _SKIN)
        + disc(40, 40, 4.6, "#FFF6DF", 2.4)
        + disc(41, 41, 2, KEY)
        + disc(62, 40, 4.6, "#FFF6DF", 2.4)
        + disc(61, 41, 2, KEY)
        + flat("M51 50C44 44 32 46 24 56C34 60 46 58 51 53C56 58 68 60 78 56C70 46 58 44 51 50Z", "#C66A1E", 3)
        + lit(ellipse(51, 45, 7, 6), "#E58E78", ink=3, inset=1.2)
        + lit(
            "M18 36C18 12 36 4 51 4C66 4 84 12 84 36C92 38 95 42 95 45C72 35 30 35 7 45C7 42 10 38 18 36Z", STEEL
        )
        + flat("M48 5H54V34H48Z", dark(STEEL, 0.3))
        + disc(51, 5, 4, GOLD, 2.6)
    )


def hobgoblin() -> Drawing:
    """The cook."""
    b = "#7FA04A"
    drawn: Drawing = (
        lit("M30 80H46V96H24Z", dark(b, 0.2))
        + lit("M54 80H70L76 96H54Z", dark(b, 0.2))
        + lit("M26 56C34 48 66 48 74 56L80 88H20Z", b)
        + flat("M34 56H66L71 88H29Z", "#F1E4C8", 3)
        + flat("M42 70C46 66 56 68 56 74C54 80 46 80 42 76Z", "#B5482F")
    )
    for s in (-1, 1):
        drawn += lit(
            f"M{50 + s * 22} 36C{50 + s * 34} 34 {50 + s * 42} 26 {50 + s * 48} 22C{50 + s * 48} 40 {50 + s * 38} 50 {50 + s * 22} 50Z",
            b,
            ink=3.8,
        )
    drawn += (
        lit("M50 10C68 10 78 24 77 40C76 54 64 62 50 62C36 62 24 54 23 40C22 24 32 10 50 10Z", b)
        + eye(38, 32, 8, "#FFC14D", (1, 1))
        + eye(62, 32, 8, "#FFC14D", (-1, 1))
        + flat("M32 50Q50 56 68 50Q62 62 50 62Q38 62 32 50Z", "#3A0E1C", 2.6)
        + fangs(50, 61, 20, -9)
        + lit(
            "M50 30C58 34 64 44 58 50C54 53 46 53 42 50C36 44 42 34 50 30Z",
            mix(b, "#D98A4B", 0.45),
            ink=3.6,
            inset=1.6,
        )
        + flat("M24 20C26 4 74 4 76 20C60 14 40 14 24 20Z", "#F1E4C8", 3)
        + lit(ellipse(50, 6, 17, 9), "#F1E4C8", ink=3.4, inset=1.4)
    )
    return drawn + bar("M84 84L88 58", WOOD, 4) + lit(ellipse(89, 52, 7, 8), "#C9CED8", ink=3.2, inset=1.2)


def goblin() -> Drawing:
    """Wears a stolen boot for a hat."""
    b = "#9AA83E"
    drawn: Drawing = (
        lit("M36 78H48V96H30Z", dark(b, 0.2))
        + lit("M52 78H66L70 96H52Z", dark(b, 0.2))
        + lit("M32 58H68L72 84H28Z", "#7A4A21")
    )
    for s in (-1, 1):
        drawn += lit(
            f"M{50 + s * 20} 42C{50 + s * 36} 36 {50 + s * 42} 30 {50 + s * 49} 26C{50 + s * 46} 48 {50 + s * 36} 58 {50 + s * 18} 58Z",
            b,
            ink=3.8,
        )
    drawn += (
        lit("M50 26C68 26 74 38 73 48C72 60 62 68 50 68C38 68 28 60 27 48C26 38 32 26 50 26Z", b)
        + eye(39, 46, 9.5, "#E8622C", (1.5, -1))
        + eye(62, 46, 7.5, "#E8622C", (-1, 1))
        + lit(ellipse(50, 55, 5, 6), light(b, 0.25), ink=2.8, inset=1)
        + line("M38 62Q44 58 50 63Q56 58 63 61", KEY, 3)
        + fang(57, 60, 6)
    )
    return (
        drawn
        + lit("M30 28C34 20 38 6 40 2L60 4C60 12 64 16 74 18C84 20 84 28 80 31C64 34 44 34 30 31Z", "#6E3F1E")
        + line("M46 10L57 11M45 17L57 18", "#E9D6AE", 3)
        + flat("M28 28C44 34 66 34 82 29L81 34C64 38 44 38 29 34Z", "#3B2416", 2.4)
    )


def barrow_lizard() -> Drawing:
    """Pretends to sleep."""
    b = "#B48A50"
    drawn: Drawing = bar("M74 84C98 82 98 56 84 54C74 53 74 64 82 65", b, 9) + lit(
        "M10 88C2 70 18 54 46 54C76 54 92 68 88 84C86 94 70 96 50 96C26 96 14 96 10 88Z", b
    )
    for x, y in ((34, 54), (48, 51), (62, 53), (74, 60)):
        drawn += flat(f"M{x - 6} {y + 5}L{x + 1} {y - 9}L{x + 7} {y + 6}Z", "#8A3D2C", 2.8)
    for x, y in ((50, 70), (62, 74), (72, 84), (56, 84)):
        drawn += disc(x, y, 3.4, dark(b, 0.25))
    drawn += (
        lit("M6 74C2 58 12 46 28 46C44 46 52 56 50 70C48 82 38 86 26 86C14 86 8 82 6 74Z", light(b, 0.1))
        + eye(20, 56, 8, "#7BD88F", (1, 1), slit=True, lid=light(b, 0.1), slope=0.62)
        + line("M32 58Q38 62 44 57", KEY, 3.4)
        + line("M8 74Q24 82 42 73", KEY, 3)
        + fangs(25, 77, 18, 6)
        + disc(9, 66, 1.8, KEY)
        + disc(15, 67, 1.8, KEY)
        + lit("M20 88L34 86L38 96H14Z", dark(b, 0.15), ink=3.2, inset=1.2)
    )
    return drawn + line("M52 40H60L52 48H60M66 28H76L66 38H76M80 12H92L80 24H92", BONE, 3.4)


def ghost() -> Drawing:
    """At tea, in a nightcap."""
    b = "#C5D9E4"
    return (
        lit("M50 8C72 8 82 26 82 48V84L74 78L66 90L56 80L46 92L36 80L26 88L18 80V48C18 26 28 8 50 8Z", b)
        + flat("M24 20C34 4 66 4 76 20L80 32C62 24 38 24 20 32Z", "#7C8FB8", 3)
        + flat("M76 22C88 26 92 40 86 52C82 44 82 38 78 32Z", "#7C8FB8", 3)
        + disc(86, 55, 5, BONE, 2.6)
        + oval(38, 44, 6.5, 10, KEY)
        + oval(62, 44, 6.5, 10, KEY)
        + disc(39, 47, 3, "#7FD6E8")
        + disc(63, 47, 3, "#7FD6E8")
        + oval(50, 62, 5, 4, KEY)
        + lit("M8 60C2 58 2 70 10 74L24 70L22 60Z", b, ink=3.4, inset=1.4)
        + flat("M6 46H26V58C26 64 6 64 6 58Z", "#F1E4C8", 3)
        + line("M27 49C33 49 33 57 27 57", KEY, 3)
        + line("M11 40Q8 36 11 32M19 40Q16 36 19 32", BONE, 2.6)
    )


def sorceress() -> Drawing:
    """Too far into her book."""
    b = "#7C3A9C"
    return (
        lit("M30 58C38 50 62 50 70 58L86 96H14Z", b)
        + flat("M44 56H56L62 96H38Z", "#E9B84A", 2.8)
        + line("M44 68H56M43 78H58M41 88H60", "#7A4A21", 2.4)
        + lit(
            "M28 44C10 40 18 2 46 4C60 -4 84 8 78 28C84 36 78 46 72 46C76 20 60 20 50 20C40 20 26 22 28 44Z",
            "#D6418A",
        )
        + lit("M50 18C64 18 70 28 69 40C68 52 60 60 50 60C40 60 32 52 31 40C30 28 36 18 50 18Z", "#F0C9A4")
        + disc(41, 38, 9, "#CFF3F4", 3.4)
        + disc(60, 38, 9, "#CFF3F4", 3.4)
        + line("M50 37H51", KEY, 3.4)
        + disc(42, 39, 3.4, "#6B2D86")
        + disc(59, 39, 3.4, "#6B2D86")
        + disc(41, 37.5, 1.3, "#fff")
        + disc(58, 37.5, 1.3, "#fff")
        + line("M33 26L44 28M67 26L57 28", "#8E1F5A", 3.4)
        + line("M51 43L48 48H52", KEY, 2.4)
        + flat("M43 52Q50 50 58 52Q54 57 50 57Q46 57 43 52Z", "#A81C3E", 2)
        + lit("M20 66L44 60L52 66L56 62L80 66V86L56 82L52 86L46 82L20 86Z", "#2F63B8", ink=3.6, inset=1.6)
        + flat("M25 69L44 65L51 70V82L45 78L25 81Z", "#F1E4C8", 2)
        + flat("M76 69L57 66L53 70V82L57 78L76 81Z", "#F1E4C8", 2)
        + line("M30 72L42 70M30 76L42 74M60 71L71 72M60 75L71 76", "#8E7A5E", 2)
    )


def ogre() -> Drawing:
    """With bib and fork."""
    b = "#D58A66"
    return (
        lit("M26 84H44V98H20Z", dark(b, 0.2))
        + lit("M56 84H74L80 98H56Z", dark(b, 0.2))
        + lit("M14 44C-2 52 0 78 12 82L24 74Z", b)
        + lit("M86 44C102 52 100 78 88 82L76 74Z", b)
        + lit("M50 26C80 26 94 48 92 68C90 86 74 92 50 92C26 92 10 86 8 68C6 48 20 26 50 26Z", b)
        + lit("M50 0C66 0 74 10 74 22C74 34 64 40 50 40C36 40 26 34 26 22C26 10 34 0 50 0Z", light(b, 0.08))
        + lit("M26 18C18 12 14 18 16 26C20 30 24 30 27 28Z", b, ink=3, inset=1)
        + lit("M74 18C82 12 86 18 84 26C80 30 76 30 73 28Z", b, ink=3, inset=1)
        + eye(41, 17, 5.5, "#5B7F2B", (0.6, 0.6), lid=light(b, 0.08), slope=0.62)
        + eye(59, 17, 5.5, "#5B7F2B", (-0.6, 0.6), lid=b, slope=-0.62)
        + disc(50, 23, 5, mix(b, "#C4433A", 0.4), 2.4)
        + flat("M38 29Q50 33 62 29Q58 38 50 38Q42 38 38 29Z", "#3A0E1C", 2.4)
        + fangs(50, 37, 14, -8)
        + lit("M26 42L50 50L74 42L68 62L50 74L32 62Z", "#F1E4C8", ink=3.6, inset=1.6)
        + disc(44, 56, 3.4, "#C4433A")
        + disc(56, 60, 2.4, "#C4433A")
        + disc(50, 80, 2.6, KEY)
        + bar("M91 74L84 40", STEEL, 4)
        + line("M78 42L77 28M84 40L82 25M90 38L88 24M77 41L91 38", KEY, 8)
        + line("M78 42L77 28M84 40L82 25M90 38L88 24M77 41L91 38", STEEL, 3)
    )


def pooka() -> Drawing:
    """All grin."""
    b = "#4A3F6B"
    drawn: Drawing = lit(
        "M24 96C14 84 16 62 30 52C44 44 66 46 76 58C88 74 82 86 74 92L66 84L58 96L48 86L38 96L32 88Z", b
    )
    for x, w in ((36, -1), (62, 1)):
        drawn += lit(
            f"M{x - 5} 30C{x + w * 16 - 10} 14 {x + w * 10 - 6} -2 {x + w * 6} -6C{x + w * 16 + 6} 2 {x + w * 10 + 8} 18 {x + 9} 30Z",
            b,
            ink=3.8,
        ) + flat(
            f"M{x} 26C{x + w * 10 - 4} 14 {x + w * 8 - 2} 4 {x + w * 7} 0C{x + w * 12 + 2} 6 {x + w * 8 + 4} 16 {x + 4} 26Z",
            "#D6418A",
        )
    drawn += (
        lit("M50 22C70 22 80 34 78 48C76 62 64 68 50 68C36 68 24 62 22 48C20 34 30 22 50 22Z", b)
        + _horns(50, 26, 9, 12, "#F2D522", 4)
        + eye(37, 44, 10, "#F2D522", (2, 0))
        + eye(63, 44, 10, "#F2D522", (2, 0))
        + lit(ellipse(50, 54, 5, 4), "#D6418A", ink=2.6, inset=1)
        + flat("M36 58Q50 64 66 56Q60 67 50 67Q40 67 36 58Z", "#FFF6DF", 2.4)
        + line("M46 61V66M53 61V66", KEY, 2)
        + line("M16 50L4 47M16 55L4 57M84 50L96 47M84 55L96 57", BONE, 2.2)
    )
    return drawn + flat("M50 74L53 80L60 81L55 86L56 92L50 89L44 92L45 86L40 81L47 80Z", "#F2D522", 2.4)


def necromancer() -> Drawing:
    """Quill and contract at the ready."""
    b = "#3C4A44"
    return (
        lit("M30 54C40 46 60 46 70 54L84 96H16Z", b)
        + flat("M44 54H56L60 96H40Z", "#191320", 2.6)
        + lit("M50 44C30 48 18 36 12 12C26 18 38 24 50 26C62 24 74 18 88 12C82 36 70 48 50 44Z", "#5A7A4E")
        + lit("M50 8C66 8 70 22 68 34C66 48 58 58 50 60C42 58 34 48 32 34C30 22 34 8 50 8Z", "#D7E0C4")
        + lit(
            "M32 36C24 14 36 2 50 2C64 2 76 14 68 36C68 22 60 16 50 16C40 16 32 22 32 36Z",
            "#EDE6DA",
            ink=3.6,
            inset=1.6,
        )
        + eye(42, 33, 6.5, "#7BD88F", (0.8, 0), lid="#D7E0C4", slope=0.62)
        + eye(58, 33, 6.5, "#7BD88F", (-0.8, 0), lid="#C6D0B4", slope=-0.62)
        + line("M50 36L47 44H52", KEY, 2.4)
        + line("M41 50Q52 56 60 47", KEY, 3)
        + lit("M46 57C48 66 46 74 50 82C54 74 52 66 54 57Z", "#EDE6DA", ink=3, inset=1)
        + lit("M62 62L92 54L96 84L66 90Z", "#F1E4C8", ink=3.4, inset=1.4)
        + line("M69 67L88 62M70 73L89 68M71 79L82 76", "#8E7A5E", 2.4)
        + disc(88, 79, 5, "#A81C3E", 2.4)
        + lit("M16 68C8 66 6 74 12 78L30 76L28 66Z", "#D7E0C4", ink=3.2, inset=1.2)
        + bar("M8 78L24 50", "#F1E4C8", 3)
        + flat("M24 50C26 42 32 38 36 38C34 46 30 50 24 50Z", BONE, 2.4)
    )


def mercenary() -> Drawing:
    """Never without his purse."""
    c = "#3F7FA8"
    return (
        lit("M32 80H47V96H26Z", "#4B2C14")
        + lit("M54 80H70L75 96H54Z", "#4B2C14")
        + lit("M24 56C34 48 68 48 76 56L80 86H20Z", c)
        + flat("M22 60L32 52L78 78L76 86Z", "#7A4A21", 3)
        + flat("M46 66H58V78H46Z", GOLD, 2.6)
        + lit("M50 20C66 20 72 30 71 40C70 52 62 60 50 60C38 60 30 52 29 40C28 30 34 20 50 20Z", _SKIN)
        + flat("M55 31H69V41C66 46 58 46 55 41Z", KEY)
        + line("M28 28L70 33", KEY, 3)
        + eye(40, 37, 6.5, "#3F7FA8", (1, 0.5), lid=_SKIN, slope=0.62)
        + lit(ellipse(50, 45, 5, 6), "#D99478", ink=2.8, inset=1)
        + flat("M50 52C44 47 36 48 28 42C30 56 42 58 50 55C58 58 70 56 72 42C64 48 56 47 50 52Z", "#3A2418", 2.6)
        + lit("M8 28C22 14 34 18 36 6C44 0 60 0 66 8C66 18 80 16 94 26C74 32 28 34 8 28Z", "#7A2E3A")
        + lit("M62 12C72 -4 90 -6 96 2C90 4 82 10 74 18Z", "#F1E4C8", ink=3.2, inset=1.2)
        + lit("M78 64C88 64 92 72 90 82C88 90 70 90 68 82C66 72 70 64 78 64Z", "#B07F3A", ink=3.6, inset=1.6)
        + flat("M72 58H84L82 66H74Z", "#8A5A2E", 2.8)
        + line("M78 70V84M74 73C82 70 82 77 78 77C74 77 74 84 83 81", GOLD, 2.6)
    )


def frightknight() -> Drawing:
    """Fearful but for his slippers."""
    b = "#3A3846"
    drawn: Drawing = (
        lit("M30 82H46V97H18C18 90 24 86 30 86Z", "#D6418A")
        + lit("M54 82H70V86C76 86 82 90 82 97H54Z", "#D6418A")
        + disc(24, 92, 3.4, BONE, 2)
        + disc(76, 92, 3.4, BONE, 2)
        + lit("M28 52L72 52L78 86H22Z", b)
        + flat("M50 56L62 74L50 84L38 74Z", "#8E1F3A", 3)
        + lit("M4 52L10 40L16 50L24 40L32 56L24 72L10 68Z", b)
        + lit("M96 52L90 40L84 50L76 40L68 56L76 72L90 68Z", b)
    )
    for s in (-1, 1):
        drawn += lit(
            f"M{50 + s * 18} 22C{50 + s * 38} 20 {50 + s * 42} 8 {50 + s * 36} -6C{50 + s * 54} 10 {50 + s * 46} 36 {50 + s * 20} 36Z",
            "#E8D2A0",
            ink=3.8,
        )
    drawn += (
        lit("M50 2C66 2 74 14 74 32L70 54L50 64L30 54L26 32C26 14 34 2 50 2Z", b, rim="#A9A4C8")
        + flat("M31 28L48 36V44L31 38Z", KEY)
        + flat("M69 28L52 36V44L69 38Z", KEY)
        + disc(41, 37.5, 3.8, "#FF4B4B")
        + disc(59, 37.5, 3.8, "#FF4B4B")
        + disc(40, 36.5, 1.3, "#FFE3C0")
        + disc(58, 36.5, 1.3, "#FFE3C0")
    )
    return (
        drawn
        + line("M42 50V56M50 52V60M58 50V56", KEY, 3.4)
        + flat("M46 2L50 -8L54 2V26L50 32L46 26Z", "#8E1F3A", 2.8)
    )


def medusa() -> Drawing:
    """Her snakes wear bows."""
    b = "#7FC79A"
    g = "#2E9C63"
    drawn: Drawing = lit("M32 58C40 52 60 52 68 58L80 96H20Z", "#E9E0CE") + line(
        "M34 70C44 76 58 76 67 70", GOLD, 5
    )
    for d, hx, hy in (
        ("M34 30C20 30 22 12 10 14", 10, 14),
        ("M38 20C28 12 36 0 26 -4", 26, -4),
        ("M50 16C48 6 54 0 50 -8", 50, -8),
        ("M62 20C72 12 64 0 74 -4", 74, -4),
        ("M66 30C80 30 78 12 90 14", 90, 14),
        ("M32 42C20 46 18 34 6 38", 6, 38),
        ("M68 42C80 46 82 34 94 38", 94, 38),
    ):
        drawn += (
            bar(d, g, 6.5)
            + lit(ellipse(hx, hy, 7, 6), g, ink=3, inset=1)
            + disc(hx - 2.6, hy - 1, 1.9, "#FFF6DF")
            + disc(hx + 2.6, hy - 1, 1.9, "#FFF6DF")
            + disc(hx - 2.4, hy - 0.8, 0.9, KEY)
            + disc(hx + 2.8, hy - 0.8, 0.9, KEY)
        )
    drawn += (
        flat("M21 -10L26 -6L31 -10V-2L26 -5L21 -2Z", "#D6418A", 1.8)
        + flat("M85 8L90 12L95 8V16L90 13L85 16Z", "#D6418A", 1.8)
        + lit("M50 16C68 16 74 28 73 42C72 54 62 64 50 64C38 64 28 54 27 42C26 28 32 16 50 16Z", b)
    )
    for x in (39, 61):
        drawn += disc(x, 40, 10, "#FFF6DF", 3) + line(
            f"M{x} 40C{x + 3} 37 {x + 5} 42 {x} 44C{x - 6} 45 {x - 7} 37 {x - 1} 34.500C{x + 6} 33 {x + 9} 40 {x + 7} 44",
            "#D6418A",
            2.6,
        )
    return (
        drawn
        + line("M29 27L45 31M71 27L55 31", "#1B6B42", 4)
        + flat("M42 54Q50 51 58 54Q55 60 50 60Q45 60 42 54Z", "#A81C3E", 2.4)
    )


def gargoyle() -> Drawing:
    """Bored."""
    b = "#8D8F9C"
    drawn: Drawing = ()
    for s in (-1, 1):
        drawn += lit(
            f"M{50 + s * 14} 52C{50 + s * 24} 26 {50 + s * 36} 18 {50 + s * 50} 12C{50 + s * 46} 26 {50 + s * 52} 40 {50 + s * 48} 62C{50 + s * 40} 58 {50 + s * 36} 66 {50 + s * 32} 74C{50 + s * 26} 66 {50 + s * 20} 68 {50 + s * 14} 76Z",
            dark(b, 0.2),
        )
    drawn += (
        lit("M10 86H90V98H10Z", mix(b, "#5E4634", 0.35))
        + lit("M30 58C36 50 64 50 70 58C80 70 80 82 74 88H26C20 82 20 70 30 58Z", b)
        + lit("M28 84L18 88L22 94L34 92Z", b, ink=3, inset=1)
        + lit("M72 84L82 88L78 94L66 92Z", b, ink=3, inset=1)
    )
    for s in (-1, 1):
        drawn += lit(
            f"M{50 + s * 20} 30L{50 + s * 36} 20L{50 + s * 32} 40L{50 + s * 22} 44Z", b, ink=3.4, inset=1.4
        )
    drawn += (
        lit("M50 18C66 18 74 28 73 40C72 54 62 62 50 62C38 62 28 54 27 40C26 28 34 18 50 18Z", light(b, 0.05))
        + eye(40, 37, 7.5, "#F08A24", (1.5, -2))
        + eye(60, 37, 7.5, "#F08A24", (1.5, -2))
        + flat("M31 28H49V37H31Z", light(b, 0.05))
        + flat("M51 28H69V37H51Z", b)
        + line("M32 37H48M52 37H68", KEY, 3)
        + flat("M45 44H55L53 49H47Z", KEY)
        + line("M38 56Q50 50 62 56", KEY, 3.2)
        + fangs(50, 54, 18, -7)
    )
    return (
        drawn
        + lit("M62 60C72 58 78 62 76 70L66 76C60 74 58 66 62 60Z", light(b, 0.08), ink=3.4, inset=1.4)
        + line("M30 68L38 72L36 78", dark(b, 0.5), 2.6)
    )


RESIDENTS: dict[str, Callable[[], Drawing]] = {
    "man_at_arms": man_at_arms,
    "hobgoblin": hobgoblin,
    "goblin": goblin,
    "barrow_lizard": barrow_lizard,
    "ghost": ghost,
    "sorceress": sorceress,
    "ogre": ogre,
    "pooka": pooka,
    "necromancer": necromancer,
    "mercenary": mercenary,
    "frightknight": frightknight,
    "medusa": medusa,
    "gargoyle": gargoyle,
}

"""What makes one monster itself: whiskers, a violin, a pitchfork. A prop is a function Rig -> Drawing."""

from __future__ import annotations

from art import limbs
from art.bodies import Part, Rig
from art.ink import Drawing, bar, disc, flat, line, lit, oval, place, sparkle
from art.palette import (
    BONE,
    EYEWHITE,
    FLAME_CORE,
    FLAME_HEART,
    GOLD,
    HINT,
    KEY,
    ROSE,
    SPARK,
    STEEL,
    TONGUE,
    WOOD,
    dark,
    light,
    mix,
)
from art.path import both, ellipse, rounded, star

_TEAR = "#7FC8EE"


def _fist(r: Rig, x: float = 87, y: float = 63) -> Drawing:
    return disc(x, y, 6, r.skin, 3.6)


def drop(x: float, y: float, size: float = 5) -> Drawing:
    """A tear or a bead of sweat."""
    return flat(
        f"M{x} {y - size * 1.7}"
        f"C{x + size * 0.5} {y - size * 0.6} {x + size} {y - size * 0.3} {x + size} {y + size * 0.3}"
        f"C{x + size} {y + size * 1.3} {x - size} {y + size * 1.3} {x - size} {y + size * 0.3}"
        f"C{x - size} {y - size * 0.3} {x - size * 0.5} {y - size * 0.6} {x} {y - size * 1.7}Z",
        _TEAR,
        2.6,
    )


# Faces


def plaster(r: Rig) -> Drawing:
    """A fly that has met a window."""
    return place(
        flat(rounded(40, 30, 22, 9, 4), "#F0D3A8", 2.4) + flat(rounded(47, 30, 8, 9, 0.5), "#E0B98A"),
        turn=-24,
        about=(51, 34),
    )


def fly_eyes(r: Rig) -> Drawing:
    """Two faceted eyes, far too big."""
    drawn: Drawing = ()
    for x in (33, 67):
        drawn += lit(ellipse(x, 52, 17, 18), "#C9413A", ink=4, inset=2)
        drawn += line(
            f"M{x - 9} 46L{x + 9} 58M{x - 11} 54L{x + 3} 65M{x - 3} 39L{x + 12} 50M{x + 9} 44L{x - 9} 60"
            f"M{x + 2} 38L{x - 12} 50M{x + 12} 54L{x - 2} 66",
            "#8E2F3E",
            1.6,
        )
        drawn += disc(x + (3 if x < 50 else -3), 53, 4.5, KEY) + disc(x - 6, 44, 3, SPARK)
    return drawn


def muzzle(r: Rig) -> Drawing:
    """A ferret's mask, pale snout, nose and whiskers."""
    pale = "#F3E2C2"
    return (
        oval(50, 46, 13, 9, pale, 2.4)
        + flat("M45 41C47 39 53 39 55 41C54 45 51 46 50 47C49 46 46 45 45 41Z", "#E56C7C", 2)
        + line("M50 47V50M50 50Q46 53 43 51M50 50Q54 53 57 51", KEY, 2.2)
        + line("M36 45L22 41M36 48L21 49M64 45L78 41M64 48L79 49", KEY, 1.8)
        + oval(50, 74, 12, 14, pale)
        + sum((disc(x, 68, 5, r.hue, 3) for x in (44, 56)), ())
    )


def mask(r: Rig) -> Drawing:
    """Dark fur round the eyes, under them in the stack of parts."""
    x, y = r.eyes
    return sum(
        (oval(x + s * r.spread, y, r.radius * 1.5, r.radius * 1.35, dark(r.hue, 0.6)) for s in (-1, 1)), ()
    )


def fleece(r: Rig) -> Drawing:
    """A bare face in a coat of wool."""
    return oval(50, 53, 23, 22, r.skin)


def cheeks(r: Rig) -> Drawing:
    """A face of another colour than the dress, rouged."""
    x, y = r.eyes
    return (
        lit(ellipse(x, y + 4, 24, 24), r.skin, low=0.2)
        + disc(x - 15, y + 13, 4.4, "#E0566B", opacity=0.6)
        + disc(x + 15, y + 13, 4.4, "#E0566B", opacity=0.6)
    )


def whiskers(r: Rig) -> Drawing:
    """Cat's nose, mouth and whiskers."""
    x, y = r.mouth
    return (
        flat(f"M{x - 4} {y - 5}H{x + 4}L{x} {y}Z", TONGUE, 2)
        + line(
            f"M{x} {y}V{y + 2}M{x} {y + 2}Q{x - 4} {y + 6} {x - 8} {y + 3}M{x} {y + 2}"
            f"Q{x + 4} {y + 6} {x + 8} {y + 3}",
            KEY,
            2.4,
        )
        + line(
            f"M{x - 14} {y - 1}L{x - 32} {y - 6}M{x - 14} {y + 2}L{x - 32} {y + 4}M{x + 14} {y - 1}"
            f"L{x + 32} {y - 6}M{x + 14} {y + 2}L{x + 32} {y + 4}",
            BONE,
            1.8,
        )
        + flat("M30 62C42 68 58 68 70 62L70 68C58 74 42 74 30 68Z", "#C9413A", 2.4)
        + disc(50, 71, 4, GOLD, 2.2)
        + line("M47.500 71.500H52.500", KEY, 1.4)
    )


def fox_face(r: Rig) -> Drawing:
    """White cheeks, black nose, and somebody's coin."""
    cheek = "M56 60C66 60 78 54 86 42C86 56 80 66 72 76C64 84 56 90 50 92C48 80 50 66 56 60Z"
    return (
        sum((flat(p, "#FBEBD0") for p in both(cheek)), ())
        + flat("M43 76C46 73 54 73 57 76C56 82 53 84 50 85C47 84 44 82 43 76Z", KEY)
        + disc(47.500, 77, 1.6, SPARK)
        + disc(64, 89, 10, GOLD, 3.4)
        + disc(64, 89, 6, light(GOLD, 0.4))
        + line("M52 85L60 84", KEY, 2.6)
    )


def lantern_tail(r: Rig) -> Drawing:
    return (
        disc(80, 64, 24, FLAME_CORE, opacity=0.28)
        + lit(ellipse(80, 64, 16), "#F6E05A", low=0.12)
        + disc(75, 58, 6, FLAME_CORE)
        + line("M70 72C74 78 82 80 88 76", "#D49A2A", 2.6)
        + sparkle(98, 44, 6, FLAME_HEART)
        + sparkle(102, 82, 5, FLAME_HEART)
    )


def finger_lines(r: Rig) -> Drawing:
    """Creases at the joints, a cuff, and marks that it hovers."""
    return (
        line("M33 60C44 64 56 64 67 60M36 56C46 59 54 59 64 56", dark(r.hue, 0.4), 2.6)
        + lit("M20 84C38 90 62 90 80 84L82 98C60 104 40 104 18 98Z", "#8C6BC8", ink=4, inset=1.8)
        + line("M24 92C40 97 60 97 76 92", GOLD, 2.6)
        + line("M8 30L2 26M6 42H-2M92 30L98 26M94 42H102", KEY, 3)
    )


def carrot(r: Rig) -> Drawing:
    return (
        lit("M47 36C54 34 57 38 55 42L26 45Z", "#F0852D", ink=3.2, inset=1.2)
        + flat("M26 53C40 60 60 60 74 53L75 60C60 67 40 67 25 60Z", "#C9413A", 2.8)
        + flat("M62 60L72 62L70 80L60 79Z", "#C9413A", 2.8)
    )


def freckles(r: Rig) -> Drawing:
    x, y = r.eyes
    marks = ((-20, 11), (-15, 15), (-23, 16), (20, 11), (15, 15), (23, 16))
    return sum((disc(x + dx, y + dy, 1.7, dark(r.hue, 0.55)) for dx, dy in marks), ()) + place(
        flat("M44 71H56V76H44Z", EYEWHITE, 2) + line("M50 71V76", KEY, 1.6)
    )


def goatee(r: Rig) -> Drawing:
    """A tuft of beard, a knot in the handkerchief and a question."""
    return (
        lit("M43 72C46 76 54 76 57 72L50 88Z", "#5A3521", ink=3.2, inset=1.2)
        + flat("M46 55C48 53 52 53 54 55L50 58Z", "#8A4A3A", 1.8)
        + line("M88 4C88 -6 104 -6 103 4C102 10 96 10 96 16", KEY, 8)
        + line("M88 4C88 -6 104 -6 103 4C102 10 96 10 96 16", HINT, 3.6)
        + disc(96, 24, 4.4, KEY)
        + disc(96, 24, 2.6, HINT)
    )


def fangs_out(r: Rig) -> Drawing:
    """A fawn's damp nose and two fangs that should not be there."""
    return (
        oval(50, 76, 15, 11, "#FBEBD0", 2.6)
        + flat("M43 70C46 67 54 67 57 70C56 75 52 77 50 77C48 77 44 75 43 70Z", KEY)
        + disc(47, 71, 1.5, SPARK)
        + flat("M42 80L45 92L48.500 81.500Z", EYEWHITE, 2)
        + flat("M51.500 81.500L55 92L58 80Z", EYEWHITE, 2)
        + line("M38 78Q50 85 62 78", KEY, 2.6)
        + sum((disc(x, y, 2.6, "#FBEBD0") for x, y in ((44, 24), (56, 24), (50, 17))), ())
    )


def fowl_beak(r: Rig) -> Drawing:
    """Beak, comb of bone, crack in the skull."""
    return (
        sum(
            (
                lit(p, "#D8624E", ink=3.4, inset=1.2)
                for p in (ellipse(38, 6, 7), ellipse(61, 6, 7), ellipse(50, 1, 8.500))
            ),
            (),
        )
        + lit("M38 37C44 30 56 30 62 37L50 58Z", "#E9A93B", ink=3.6, inset=1.6)
        + line("M40 39Q50 44 60 39", KEY, 2.4)
        + line("M68 12L64 18L69 22L66 27", dark(r.hue, 0.65), 2.4)
    )


def beak_only(r: Rig) -> Drawing:
    """Tail feathers have been lost; some float."""
    return place(lit("M6 8C2 0 6 -8 14 -10C18 -2 14 6 6 8Z", "#7FBF4D", ink=3, inset=1.2), 0, 6) + place(
        lit("M94 12C88 4 92 -6 100 -8C104 0 100 8 94 12Z", "#E0566B", ink=3, inset=1.2), 0, 4
    )


def fish_lips(r: Rig) -> Drawing:
    return (
        line("M8 66Q16 62 22 67", KEY, 3)
        + line("M92 28C86 22 96 16 90 8M2 40C-4 34 6 28 0 20", KEY, 7)
        + line("M92 28C86 22 96 16 90 8M2 40C-4 34 6 28 0 20", "#B7C95A", 3.2)
        + line("M54 40Q58 44 54 48M62 42Q66 46 62 50M60 70Q64 66 68 70", dark(r.hue, 0.4), 2.4)
    )


def flounder_face(r: Rig) -> Drawing:
    return line("M13 62Q20 56 26 62", KEY, 3) + line(
        "M20 92L14 98M34 96L32 103M62 96L64 103M76 90L82 96", KEY, 3
    )


def sweat(r: Rig) -> Drawing:
    """A beard, and sweat that flies off on both sides."""
    return (
        lit(
            "M29 44C33 50 40 49 50 49C60 49 67 50 71 44C75 62 62 74 50 80C38 74 25 62 29 44Z",
            "#4A3A40",
            ink=3.8,
            inset=1.8,
        )
        + oval(50, 54, 5, 4, "#3A0E1C", 2)
        + drop(10, 30, 4.6)
        + drop(90, 30, 4.6)
        + drop(6, 48, 3.6)
        + drop(94, 48, 3.6)
    )


def crystal_ball(r: Rig) -> Drawing:
    """It looks back at her."""
    return (
        lit("M22 64C14 66 12 76 20 82L34 84L34 74Z", dark(r.hue, 0.2), ink=4, inset=1.8)
        + lit("M78 64C86 66 88 76 80 82L66 84L66 74Z", dark(r.hue, 0.2), ink=4, inset=1.8)
        + flat("M38 92H62L66 100H34Z", GOLD, 3)
        + lit(ellipse(50, 78, 18), "#8FD3EE", low=0.3)
        + disc(50, 79, 9, EYEWHITE, 2.4)
        + disc(51, 80, 5, ROSE)
        + disc(51, 80, 2.4, KEY)
        + disc(42, 70, 3.4, SPARK)
        + disc(31, 80, 5.6, r.skin, 3.2)
        + disc(69, 80, 5.6, r.skin, 3.2)
    )


def tray(r: Rig) -> Drawing:
    """Tea is served, a moustache is twirled."""
    return (
        _fist(r, 88, 64)
        + lit("M64 54H112C112 60 106 62 88 62C70 62 64 60 64 54Z", STEEL, rim="#FFFFFF", ink=3.6, inset=1.4)
        + lit("M78 38H98C98 48 96 54 88 54C80 54 78 48 78 38Z", BONE, ink=3.4, inset=1.4)
        + line("M98 42C104 40 104 48 97 48", KEY, 2.6)
        + line("M84 33C82 30 86 28 84 24M92 33C90 30 94 28 92 24", BONE, 2.6)
        + flat("M46 58L50 62L54 58V66L50 63L46 66Z", BONE, 2.2)
        + sum((disc(50, y, 2, GOLD, 1.4) for y in (72, 79)), ())
    )


def fiddle(r: Rig) -> Drawing:
    violin = "#A8562A"
    body = "M0 -17C8 -17 11 -9 7 -3C13 2 13 16 0 16C-13 16 -13 2 -7 -3C-11 -9 -8 -17 0 -17Z"
    instrument = (
        bar("M0 -16L0 -38", "#3B2A22", 3.4)
        + disc(0, -40, 4, "#3B2A22", 3)
        + lit(body, violin, ink=3.6, inset=1.6)
        + line("M0 -36V10", BONE, 1.2)
        + line("M-4.500 1Q-3 4 -4.500 7M4.500 1Q3 4 4.500 7", KEY, 1.6)
    )
    return (
        place(instrument, 74, 66, 1.05, 48)
        + bar("M54 84L100 60", "#E9D6AE", 2)
        + disc(58, 82, 5.6, r.skin, 3.2)
        + line("M0 40V28L10 25V37", KEY, 3)
        + oval(-2.500, 41, 4, 3.2, KEY)
        + oval(7.500, 38, 4, 3.2, KEY)
    )


def fish_face(r: Rig) -> Drawing:
    """Thick lips, gills for cheeks, an apron and a rolling pin."""
    pin = bar("M0 -26V26", WOOD, 4) + lit(rounded(-7, -18, 14, 34, 6), "#D9A566", ink=3.6, inset=1.6)
    return (
        oval(50, 47, 12, 5.500, "#E0566B", 2.8)
        + line("M40 47H60", KEY, 2.4)
        + line("M28 40Q32 44 28 49M72 40Q68 44 72 49", dark(r.skin, 0.5), 2.6)
        + flat("M38 60H62L68 92C56 96 44 96 32 92Z", BONE, 3)
        + flat("M43 76H57V84C53 87 47 87 43 84Z", "#E7C9E0", 2.2)
        + place(pin, 92, 44, 1, 18)
        + _fist(r, 88, 63)
    )


def petals_mouth(r: Rig) -> Drawing:
    """All teeth."""
    return (
        flat("M32 42C40 46 60 46 68 42C67 56 60 62 50 62C40 62 33 56 32 42Z", "#3A0E1C", 2.8)
        + sum(
            (
                flat(
                    f"M{x - 4} {43.5 + abs(x - 50) * -0.04}L{x} 53L{x + 4} {43.5 + abs(x - 50) * -0.04}Z",
                    EYEWHITE,
                    1.6,
                )
                for x in (38, 46, 54, 62)
            ),
            (),
        )
        + sum(
            (
                flat(
                    f"M{x - 3.600} {60.500 - abs(x - 50) * 0.22}L{x} 52"
                    f"L{x + 3.600} {60.500 - abs(x - 50) * 0.22}Z",
                    EYEWHITE,
                    1.6,
                )
                for x in (42, 50, 58)
            ),
            (),
        )
    )


def foil(r: Rig) -> Drawing:
    """A rapier, and a heart where a face should be."""
    return (
        bar("M88 66L104 -6", STEEL, 2.6)
        + place(
            lit("M78 58C80 50 98 52 98 60C96 66 80 66 78 58Z", GOLD, ink=3.2, inset=1.2),
            turn=12,
            about=(88, 58),
        )
        + _fist(r, 87, 65)
        + flat(
            "M60 66C58 63 53 64 54 68C55 71 58 73 60 75C62 73 65 71 66 68C67 64 62 63 60 66Z", "#C9413A", 1.8
        )
    )


def fever(r: Rig) -> Drawing:
    """Red cheeks, a thermometer, a rope belt."""
    return (
        disc(33, 44, 4.600, "#E0566B")
        + disc(67, 44, 4.600, "#E0566B")
        + bar("M54 49L78 43", BONE, 3)
        + line("M68 45.500L78 43", "#D8352F", 2.4)
        + disc(53, 49, 3, "#D8352F", 1.8)
        + line("M32 76C44 80 56 80 68 76", "#E9D6AE", 4)
        + line("M58 79L60 92", "#E9D6AE", 3.4)
        + lit("M78 44H100L98 64H80Z", "#5C89DA", ink=3.6, inset=1.6)
        + line("M100 49C108 49 108 59 99 59", KEY, 3)
        + oval(89, 44, 11, 3.4, "#E9C46A", 2.6)
        + line("M85 38C82 34 88 32 85 27M93 38C90 34 96 32 93 27", KEY, 2)
        + _fist(r, 82, 62)
        + line("M10 26C4 20 14 14 8 6M96 22C90 16 100 10 94 2", KEY, 7)
        + line("M10 26C4 20 14 14 8 6M96 22C90 16 100 10 94 2", "#F3B7A8", 3.200)
    )


def heap_bits(r: Rig) -> Drawing:
    """Stitches, a stray hand, one eye where none belongs, and flies."""
    return (
        line("M20 58L36 64M23 55L21 62M29 57.500L27 64M35 60L33 66", KEY, 2.2)
        + disc(82, 52, 7, EYEWHITE, 2.6)
        + disc(81, 53, 3.4, "#7FBF4D")
        + disc(81, 53, 1.6, KEY)
        + lit(
            "M82 84C84 74 82 66 86 66C90 66 89 72 90 74C90 66 92 62 95 64C98 66 95 74 96 76"
            "C98 70 100 68 102 70C105 74 102 86 98 94H82Z",
            light(r.hue, 0.25),
            ink=3.4,
            inset=1.4,
        )
        + line("M14 28C8 22 18 16 12 8M88 24C82 18 92 12 86 4", KEY, 7)
        + line("M14 28C8 22 18 16 12 8M88 24C82 18 92 12 86 4", "#9DBB4A", 3.2)
    )


def club(r: Rig) -> Drawing:
    """A cudgel, a domino mask with sad eyes in it, one tear, a swag bag."""
    return (
        lit("M82 66L86 34C86 20 104 20 102 36L92 68Z", WOOD, ink=4, inset=1.8)
        + disc(93, 34, 2, KEY)
        + disc(97, 44, 2, KEY)
        + _fist(r, 87, 64)
        + drop(68, 48, 3.6)
        + lit(
            "M4 74C4 64 12 62 16 62L12 56H26L22 62C30 64 36 72 36 80C36 94 4 96 4 74Z",
            "#B79B6A",
            ink=3.8,
            inset=1.8,
        )
        + flat(star(20, 79, 5, 7, 3), dark("#B79B6A", 0.45))
    )


def domino(r: Rig) -> Drawing:
    return flat(
        "M25 34C32 26 44 28 50 32C56 28 68 26 75 34C74 44 60 46 54 41C52 39.500 48 39.500 46 41"
        "C40 46 26 44 25 34Z",
        KEY,
    )


def shiver(r: Rig) -> Drawing:
    """Teeth that chatter behind the ice."""
    return (
        flat("M41 56H59V63H41Z", EYEWHITE, 2.4)
        + line("M45.500 56V63M50 56V63M54.500 56V63M41 59.500H59", KEY, 1.6)
        + line("M2 44L-4 40M2 56H-6M98 44L104 40M98 56H106", KEY, 3)
    )


def oar(r: Rig) -> Drawing:
    """The oar, a lamp on the bow, a skull's nose and teeth."""
    return (
        flat("M50 47L53.500 54H46.500Z", KEY)
        + line("M40 59H60M44 56.500V61.500M50 56.500V61.500M56 56.500V61.500", KEY, 2.4)
        + bar("M84 66L104 4", WOOD, 5)
        + lit("M98 10L108 -16C114 -16 118 -10 116 -4L108 14Z", WOOD, ink=3.8, inset=1.6)
        + lit("M66 60C74 58 82 60 88 64L84 74C76 72 68 72 64 72Z", dark(r.hue, 0.3), ink=4, inset=1.6)
        + disc(88, 67, 5, "#E6D7B8", 3.2)
        + bar("M2 76V52", WOOD, 3.4)
        + disc(2, 46, 13, FLAME_HEART, opacity=0.25)
        + flat("M-5 38H9V54H-5Z", FLAME_HEART, 3.2)
        + flat("M-6 38L2 31L10 38Z", KEY)
    )


def skull(r: Rig) -> Drawing:
    """A pale face under the hood, drawn before the eyes."""
    return lit(
        "M50 18C64 18 70 28 69 40C68 48 64 50 62 56C60 64 40 64 38 56C36 50 32 48 31 40C30 28 36 18 50 18Z",
        "#E6D7B8",
        ink=3.6,
        inset=1.6,
    )


def hollow(r: Rig) -> Drawing:
    """A hole in the trunk, with an owl's worth of darkness, and a nose that is a branch."""
    return lit("M46 52C52 50 56 52 56 57C52 61 46 61 44 57Z", dark(r.hue, 0.1), ink=3.2, inset=1.2)


def big_fangs(r: Rig) -> Drawing:
    return (
        flat("M30 56C42 60 58 60 70 56C69 70 62 78 50 78C38 78 31 70 30 56Z", "#3A0E1C", 3)
        + oval(50, 74, 8, 4, TONGUE)
        + flat("M33 57L39 82L45 59Z", EYEWHITE, 2.6)
        + flat("M55 59L61 82L67 57Z", EYEWHITE, 2.6)
        + flat("M46 60L50 66L54 60Z", EYEWHITE, 1.8)
    )


def wisps(r: Rig) -> Drawing:
    """Fog on tiptoe: little feet and a finger to the lips."""
    pale = light(r.hue, 0.5)
    return line("M14 62C20 54 28 58 28 64M72 36C78 30 86 34 86 40M40 30C44 24 52 24 54 30", pale, 3) + bar(
        "M36 86V96M36 96L28 98M62 86V96M62 96L54 98", dark(r.hue, 0.4), 3.600
    )


def pitchfork(r: Rig) -> Drawing:
    """Dungarees, a straw between the teeth, a pitchfork."""
    fork = "M78 4V22C78 30 96 30 96 22V4M87 2V28"
    return (
        bar("M87 28V99", WOOD, 4)
        + line(fork, KEY, 9)
        + line(fork, STEEL, 3.6)
        + _fist(r)
        + flat("M36 62H42L44 70H56L58 62H64L70 86C58 90 42 90 30 86Z", "#4E74B8", 3)
        + disc(43, 72, 2.2, GOLD, 1.6)
        + disc(57, 72, 2.2, GOLD, 1.6)
        + line("M56 50L72 44", GOLD, 2.8)
    )


def chest_scar(r: Rig) -> Drawing:
    """A champion's belt and a black eye."""
    return (
        flat("M14 76C36 84 64 84 86 76L82 85C64 91 36 91 18 85Z", "#4A2F22", 3)
        + lit(ellipse(50, 83, 10, 7.500), GOLD, ink=3.4, inset=1.4)
        + flat(star(50, 83, 5, 5, 2.400), "#C9413A")
        + line("M22 56L32 60M24 62L30 54", dark(r.hue, 0.6), 2.6)
    )


def smoke(r: Rig) -> Drawing:
    """Smoke from the nose, teeth along the snout."""
    return (
        line("M8 46C18 50 34 50 46 46", KEY, 3)
        + sum((flat(f"M{x - 3} 48L{x} 55L{x + 3} 48Z", EYEWHITE, 1.8) for x in (15, 24, 33)), ())
        + sum((disc(x, y, s, KEY) for x, y, s in ((0, 28, 9), (-8, 18, 8), (2, 8, 7))), ())
        + sum((disc(x, y, s, "#CFC6D6") for x, y, s in ((0, 28, 6), (-8, 18, 5.2), (2, 8, 4.4))), ())
        + line("M22 20L28 17", KEY, 3)
    )


def whistle(r: Rig) -> Drawing:
    """Cracked jaw, whistle on a cord, a plan that is behind schedule."""
    return (
        flat("M34 60L66 60L62 70L50 73L38 70Z", "#2B2330", 3)
        + sum(
            (
                flat(f"M{x - 4} 61L{x} {67 + k}L{x + 4} 61Z", light(r.hue, 0.5), 1.8)
                for k, x in enumerate((40, 50, 60))
            ),
            (),
        )
        + line("M28 74C38 84 48 86 54 84", "#C9413A", 2.6)
        + flat("M52 80H66V86C64 92 56 92 55 86L52 84Z", GOLD, 2.4)
    )


def lantern(r: Rig) -> Drawing:
    """Fog about the knees and a lantern with a green light."""
    fog = "#DCEBEA"
    return (
        lit("M64 48C76 46 84 48 92 46L92 56C84 60 72 60 64 60Z", dark(r.hue, 0.2), ink=4, inset=1.8)
        + disc(92, 51, 5, "#DDE8DC", 3.2)
        + line("M92 56V62", KEY, 3)
        + disc(92, 74, 19, "#BFF06A", opacity=0.25)
        + flat("M84 64H100V84H84Z", "#BFF06A", 3.4)
        + flat("M82 64L92 57L102 64Z", KEY)
        + flat("M82 83H102V88H82Z", KEY)
        + disc(90, 71, 3, SPARK)
        + sum(
            (
                disc(x, y, s, KEY)
                for x, y, s in ((12, 92, 15), (32, 95, 15), (54, 94, 16), (76, 96, 14), (92, 97, 11))
            ),
            (),
        )
        + sum(
            (
                disc(x, y, s, fog)
                for x, y, s in (
                    (12, 92, 11.500),
                    (32, 95, 11.500),
                    (54, 94, 12.500),
                    (76, 96, 10.500),
                    (92, 97, 7.500),
                )
            ),
            (),
        )
        + line(
            "M6 92C10 86 18 88 18 94M46 94C52 86 60 88 60 96M72 97C74 92 80 92 82 97",
            mix(fog, KEY, 0.25),
            2.2,
        )
    )


def hammer(r: Rig) -> Drawing:
    """Sparks and a chimney's smoke."""
    return (
        sum((disc(x, y, s, KEY) for x, y, s in ((68, -4, 9), (77, -13, 8))), ())
        + sum((disc(x, y, s, "#BDB4C4") for x, y, s in ((68, -4, 6), (77, -13, 5))), ())
        + sum((sparkle(x, y, s, FLAME_HEART) for x, y, s in ((6, 50, 5), (98, 46, 5), (50, 96, 4))), ())
    )


def flail(r: Rig) -> Drawing:
    """A flail in full swing."""
    ball = star(110, 8, 9, 21, 13)
    return (
        bar("M86 80L94 40", WOOD, 5.500)
        + _fist(r, 88, 64)
        + sum((disc(x, y, 3.4, STEEL, 2.6) for x, y in ((95, 34), (97, 26), (102, 19))), ())
        + lit(ball, STEEL, ink=4, inset=1.8)
        + disc(106, 4, 3.4, SPARK)
        + flat("M30 76C44 80 56 80 70 76V83C56 87 44 87 30 83Z", "#4A2F22", 2.8)
        + flat("M44 76H56V85H44Z", GOLD, 2.4)
    )


def wrath(r: Rig) -> Drawing:
    """Lips, a gorgon's brooch and a scroll of grievances."""
    return (
        flat("M42 47C46 45 48 46 50 47C52 46 54 45 58 47C56 53 44 53 42 47Z", "#8E1F3A", 2.2)
        + flat("M45 49.500L47 55L49 50Z", EYEWHITE, 1.4)
        + flat("M51 50L53 55L55 49.500Z", EYEWHITE, 1.4)
        + lit(ellipse(50, 64, 6), GOLD, ink=3, inset=1.2)
        + disc(50, 64, 2.4, "#4C8A3E")
        + line("M38 82L34 94M50 80V96M62 82L66 94", dark(r.hue, 0.5), 2.6)
    )


def ice_club(r: Rig) -> Drawing:
    """Icicles from the fists."""
    ice = "#D6F1FB"
    return (
        sum(
            (
                lit(p, ice, ink=3.4, inset=1.4, low=0.3)
                for p in (*both("M80 88L86 102L90 90Z"), *both("M90 88L98 100L98 84Z"))
            ),
            (),
        )
        + sparkle(28, 34, 5)
        + sparkle(78, 60, 4)
    )


def baton(r: Rig) -> Drawing:
    """Tusks through a moustache, a marshal's baton."""
    return (
        lit(
            "M50 47C44 42 34 43 24 50C34 54 44 55 50 51C56 55 66 54 76 50C66 43 56 42 50 47Z",
            "#F4EEE2",
            low=0.12,
            ink=3.4,
            inset=1.4,
        )
        + flat("M36 58L38 46L42 57Z", EYEWHITE, 2)
        + flat("M58 57L62 46L64 58Z", EYEWHITE, 2)
        + place(
            lit(rounded(-6, -22, 12, 44, 4), "#C9413A", ink=3.8, inset=1.8)
            + flat("M-7 -23H7V-16H-7ZM-7 16H7V23H-7Z", GOLD, 2.6),
            96,
            50,
            1.1,
            14,
        )
        + _fist(r, 92, 63)
        + line(ellipse(60, 36, 9.500), GOLD, 2.4)
        + line("M68 41C72 48 70 56 68 60", GOLD, 1.8)
    )


def wax(r: Rig) -> Drawing:
    """The flame's candle, dripping."""
    return lit("M32 84H68V104C60 108 40 108 32 104Z", "#FFF3D6", low=0.2) + lit(
        "M28 84C30 78 70 78 72 84C73 90 68 96 66 90C64 86 62 86 60 92C58 98 53 96 53 90C50 86 48 88 46 94"
        "C43 98 40 94 40 90C36 86 34 94 30 92C27 90 27 86 28 84Z",
        "#FFF3D6",
        ink=3.6,
        inset=1.4,
        low=0.15,
    )


def spout(r: Rig) -> Drawing:
    """Water running from the mouth, foam on the rim."""
    return (
        line("M47 70V84M53 70V86", "#8FD3EE", 5)
        + line("M46 70V82", "#E9FAFF", 1.8)
        + line("M20 42H34M60 42H80", dark(r.hue, 0.35), 2)
    )


def tiny_feet(r: Rig) -> Drawing:
    return sum(
        (flat(p, "#F2A93B", 3) for p in both("M54 90C58 86 68 86 70 92C68 97 56 97 54 92Z")), ()
    ) + flat("M46 66L48 71L50 67L52 71L54 66Z", EYEWHITE, 1.6)


def frog_face(r: Rig) -> Drawing:
    return (
        line("M22 58C34 70 66 70 78 58", KEY, 3.4)
        + line("M45 52V54M55 52V54", KEY, 2.6)
        + oval(50, 80, 24, 8, light(r.hue, 0.42))
        + flat("M58 66C58 80 68 84 70 76C71 70 68 66 66 64Z", TONGUE, 2.6)
    )


PROPS: dict[str, Part] = {
    "fleece": Part(behind=fleece),
    "cheeks": Part(behind=cheeks),
    "mask": Part(behind=mask),
    "domino": Part(behind=domino),
    "skull": Part(behind=skull),
    "plaster": Part(before=plaster),
    "fly-eyes": Part(before=fly_eyes),
    "muzzle": Part(before=muzzle),
    "whiskers": Part(before=whiskers),
    "fox-face": Part(before=fox_face),
    "lantern-tail": Part(before=lantern_tail),
    "finger": Part(before=finger_lines),
    "carrot": Part(before=carrot),
    "freckles": Part(before=freckles),
    "goatee": Part(before=goatee),
    "fawn-face": Part(before=fangs_out),
    "fowl-beak": Part(before=fowl_beak),
    "loose-feathers": Part(before=beak_only),
    "fish-lips": Part(before=fish_lips),
    "flounder-face": Part(before=flounder_face),
    "sweat": Part(before=sweat),
    "crystal-ball": Part(before=crystal_ball),
    "tray": Part(before=tray),
    "fiddle": Part(before=fiddle),
    "fish-face": Part(before=fish_face),
    "petal-mouth": Part(before=petals_mouth),
    "foil": Part(before=foil),
    "fever": Part(before=fever),
    "heap-bits": Part(before=heap_bits),
    "club": Part(before=club),
    "shiver": Part(before=shiver),
    "oar": Part(before=oar),
    "nose": Part(before=hollow),
    "big-fangs": Part(before=big_fangs),
    "wisps": Part(before=wisps),
    "pitchfork": Part(before=pitchfork),
    "champion": Part(before=chest_scar),
    "smoke": Part(before=smoke),
    "whistle": Part(before=whistle),
    "lantern": Part(before=lantern),
    "sparks": Part(before=hammer),
    "flail": Part(before=flail),
    "wrath": Part(before=wrath),
    "icicles": Part(before=ice_club),
    "baton": Part(before=baton),
    "candle": Part(before=wax),
    "spout": Part(before=spout),
    "tiny-feet": Part(before=tiny_feet),
    "frog-face": Part(before=frog_face),
    "epaulettes": Part(before=limbs.epaulettes),
}

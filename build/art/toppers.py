"""What a monster wears or grows on its head. A topper is a function Rig -> Drawing."""

from __future__ import annotations

from art.bodies import Part, Rig
from art.faces import eye
from art.ink import Drawing, bar, disc, flat, line, lit, oval, pair, place
from art.palette import BONE, FLAME_HEART, GOLD, HINT, KEY, LEGAL, ROSE, TONGUE, WOOD, dark, light, mix
from art.path import both, ellipse, outline, star

HORN = "#E8D2A0"


def _sides(r: Rig, shape: str, base: str, ink: float = 3.8, inset: float = 1.8) -> Drawing:
    """A part on the right of the head and its mirror image."""
    return pair(shape, base, ink, inset, axis=r.top[0])


def horns(r: Rig) -> Drawing:
    x, y, w = r.top[0], r.top[1] + 6, r.crown
    return _sides(
        r,
        f"M{x + w * 0.35} {y + 2}C{x + w * 0.9} {y} {x + w * 1.3} {y - 8} {x + w * 1.15} {y - 24}"
        f"C{x + w * 1.75} {y - 12} {x + w * 1.7} {y + 6} {x + w * 0.95} {y + 12}Z",
        HORN,
    )


def hornlets(r: Rig) -> Drawing:
    x, y, w = r.top[0], r.top[1] + 6, r.crown
    return _sides(
        r, f"M{x + w * 0.3} {y + 3}L{x + w * 1.15} {y - 13}L{x + w * 1.25} {y + 11}Z", HORN, 3.4, 1.4
    )


def bull_horns(r: Rig) -> Drawing:
    """Iron horns that reach out sideways."""
    x, y, w = r.top[0], r.top[1] + 12, r.crown
    return _sides(
        r,
        f"M{x + w * 0.75} {y - 6}C{x + w * 1.2} {y - 2} {x + w * 1.45} {y - 8} {x + w * 1.4} {y - 30}"
        f"C{x + w * 1.85} {y - 14} {x + w * 1.75} {y + 14} {x + w * 0.95} {y + 14}Z",
        HORN,
        4,
        2,
    )


def drake_horns(r: Rig) -> Drawing:
    """Swept back, with a row of spikes down the neck."""
    return (
        lit("M44 14C50 8 58 2 70 2C64 8 62 14 60 22Z", HORN, ink=3.6, inset=1.6)
        + lit("M57 24L70 22L62 34Z", "#E8893A", ink=3.4, inset=1.2)
        + lit("M59 38L73 40L62 50Z", "#E8893A", ink=3.4, inset=1.2)
    )


def round_ears(r: Rig) -> Drawing:
    x, y, w = r.top[0], r.top[1] + 6, r.crown
    return _sides(
        r,
        f"M{x + w * 0.4} {y + 6}C{x + w * 0.4} {y - 10} {x + w * 1.3} {y - 12} {x + w * 1.35} {y}"
        f"C{x + w * 1.35} {y + 8} {x + w} {y + 14} {x + w * 0.8} {y + 14}Z",
        r.hue,
    ) + sum((flat(p, "#E9A79C") for p in both(ellipse(x + w * 0.98, y + 1, w * 0.18, 4.5), x)), ())


def cat_ears(r: Rig) -> Drawing:
    x, y, w = r.top[0], r.top[1], r.crown
    shape = (
        f"M{x + w * 0.12} {y + 4}C{x + w * 0.5} {y - 8} {x + w * 0.8} {y - 14} {x + w * 1.02} {y - 14}"
        f"C{x + w * 1.2} {y - 2} {x + w * 1.2} {y + 12} {x + w * 1.05} {y + 26}Z"
    )
    return _sides(r, shape, r.hue) + sum(
        (
            flat(p, TONGUE)
            for p in both(f"M{x + w * 0.62} {y}L{x + w * 0.92} {y - 6}L{x + w * 0.98} {y + 9}Z", x)
        ),
        (),
    )


def fox_ears(r: Rig) -> Drawing:
    shape = "M58 22C62 6 72 -4 86 -8C92 6 92 24 86 42Z"
    return _sides(r, shape, r.hue) + sum(
        (flat(p, dark(r.hue, 0.6)) for p in both("M70 18C72 8 77 2 83 0C86 10 86 18 84 26Z")), ()
    )


def bat_ears(r: Rig) -> Drawing:
    shape = "M54 28C58 14 66 6 74 2C78 14 78 30 74 44Z"
    return _sides(r, shape, r.hue) + sum(
        (flat(p, dark(r.hue, 0.45)) for p in both("M63 24C66 16 69 12 72 10C74 18 74 26 72 32Z")), ()
    )


def fawn_ears(r: Rig) -> Drawing:
    """Ears that stand out sideways and the first antlers."""
    ear = "M76 30C84 14 96 12 106 16C104 30 96 42 80 44Z"
    antler = "M60 16C62 6 60 0 62 -8M61 2C66 0 70 -4 71 -10"
    return (
        sum((bar(p, WOOD, 4) for p in both(antler)), ())
        + _sides(r, ear, r.hue)
        + sum((flat(p, "#F3C7B4") for p in both("M84 30C90 22 96 20 101 20C98 30 92 36 84 37Z")), ())
    )


def antennae(r: Rig) -> Drawing:
    x, y, w = r.top[0], r.top[1] + 4, r.crown
    stems = both(f"M{x + w * 0.35} {y + 2}Q{x + w * 0.4} {y - 14} {x + w * 1.0} {y - 18}", x)
    return sum((bar(p, dark(r.hue, 0.3), 3) for p in stems), ()) + sum(
        (lit(p, r.hue, ink=3, inset=1) for p in both(ellipse(x + w * 1.02, y - 18.500, 4.6), x)), ()
    )


def toadstool(r: Rig) -> Drawing:
    spots = ((26, 2, 7), (50, -11, 6), (72, -2, 7.500), (48, 8, 4.500), (88, 9, 3.500), (12, 10, 3.500))
    return (
        lit("M0 11C4 -16 30 -30 50 -30C70 -30 96 -16 100 11C100 20 82 22 50 22C18 22 0 20 0 11Z", r.hue)
        + sum((oval(x, y, s, s * 0.8, "#FFE9C7") for x, y, s in spots), ())
        + line("M22 18.500V15M36 19.500V16M64 19.500V16M78 18.500V15", dark(r.hue, 0.5), 2.4)
    )


def curls(r: Rig) -> Drawing:
    """A mop of curls with two small horns and drooping ears."""
    hair = "#5A3521"
    balls = ((30, 30, 9), (40, 20, 10), (54, 17, 10), (67, 24, 9), (73, 35, 7), (26, 41, 6))
    ears = sum(
        (lit(p, r.skin, ink=3.4, inset=1.4) for p in both("M77 44C88 42 96 48 98 58C90 62 80 58 76 54Z")), ()
    )
    return (
        ears
        + sum(
            (lit(p, HORN, ink=3.4, inset=1.2) for p in both("M57 16C58 6 64 0 72 -2C72 6 72 14 68 22Z")), ()
        )
        + sum((disc(x, y, s, KEY, 5) for x, y, s in balls), ())
        + sum(
            (disc(x, y, s, hair) + disc(x - 2, y - 2, s * 0.45, light(hair, 0.25)) for x, y, s in balls), ()
        )
    )


def wig(r: Rig) -> Drawing:
    white = "#EFEAF4"
    rolls = [(27, 32), (25, 42), (73, 32), (75, 42)]
    return (
        lit("M26 30C22 8 38 2 50 2C62 2 78 8 74 30C66 22 58 20 50 20C42 20 34 22 26 30Z", white)
        + sum((lit(ellipse(x, y, 8, 5.4), white, ink=3.4, inset=1.4) for x, y in rolls), ())
        + line("M38 8C36 12 36 14 36 16M50 6V12M62 8C64 12 64 14 64 16", mix(white, KEY, 0.3), 2)
    )


def turban(r: Rig) -> Drawing:
    cloth = BONE
    return place(
        (
            lit("M20 28C14 6 34 -6 50 -6C66 -6 86 6 80 28C72 34 28 34 20 28Z", cloth, low=0.3)
            + line(
                "M22 25C36 24 56 14 64 -2M32 31C50 28 70 20 77 8M30 3C44 4 66 16 76 29",
                mix(cloth, KEY, 0.35),
                2.6,
            )
            + lit(star(50, 14, 4, 9, 4), ROSE, ink=3, inset=1)
            + lit("M50 6C46 -4 48 -14 56 -18C60 -8 58 0 52 6Z", HINT, ink=3.2, inset=1.4)
        ),
        0,
        -5,
    )


def headscarf(r: Rig) -> Drawing:
    cloth = "#C9413A"
    coins = [(31, 27), (40, 23.500), (50, 22), (60, 23.500), (69, 27)]
    return (
        lit("M76 34C84 40 90 50 88 62L80 56L74 62C72 52 72 42 72 36Z", cloth, ink=3.6, inset=1.6)
        + lit("M24 34C22 12 36 3 50 3C64 3 78 12 76 34C66 24 58 21 50 21C42 21 34 24 24 34Z", cloth)
        + sum((disc(x, y, 3.6, GOLD, 2) for x, y in coins), ())
        + sum((disc(x, y, 2.2, FLAME_HEART) for x, y in ((36, 14), (50, 10), (63, 14))), ())
        + sum(
            (
                line(ellipse(x, 58, 4.6, 6), KEY, 5) + line(ellipse(x, 58, 4.6, 6), GOLD, 2.4)
                for x in (22, 78)
            ),
            (),
        )
    )


def nail(r: Rig) -> Drawing:
    return flat("M40 12C42 6 58 6 60 12L60 20C58 26 42 26 40 20Z", "#FBE3E8", 2.8) + line(
        "M44 11C47 9 51 9 53 9.500", "#FFFFFF", 2.4
    )


def bucket(r: Rig) -> Drawing:
    tin = "#7C8AA8"
    return place(
        (
            line("M68 -2C84 -4 86 14 72 19", KEY, 3)
            + lit("M33 -8H67L72 18C62 23 38 23 28 18Z", tin)
            + line("M32 2H68M30 11H70", dark(tin, 0.35), 2.4)
            + lit("M24 18C36 13 64 13 76 18C66 26 34 26 24 18Z", tin, ink=3.8, inset=1.4)
            + lit("M62 12C68 4 76 0 82 2C82 10 76 16 66 17Z", "#7FBF4D", ink=3, inset=1.2)
        ),
        0,
        -5,
    )


def tuft(r: Rig) -> Drawing:
    """A silly bow."""
    return sum(
        (
            lit(p, ROSE, ink=3.6, inset=1.6)
            for p in both("M52 14C58 4 70 0 76 4C78 12 72 22 66 24C60 22 54 18 52 16Z")
        ),
        (),
    ) + lit(ellipse(50, 15, 5.500, 5.500), light(ROSE, 0.25), ink=3.4, inset=1.2)


def jets(r: Rig) -> Drawing:
    water = "#8FD3EE"
    return (
        sum((line(p, KEY, 12) for p in (*both("M52 34C54 8 74 4 80 30"), outline("M50 34V6"))), ())
        + sum((line(p, water, 6.500) for p in (*both("M52 34C54 8 74 4 80 30"), outline("M50 34V6"))), ())
        + line("M48 30V10M44 30C43 14 34 10 28 16", "#E9FAFF", 2)
        + sum(
            (
                disc(x, y, s, "#E9FAFF", 3)
                for x, y, s in (
                    (50, 3, 6),
                    (43, 7, 4.500),
                    (57, 7, 4.500),
                    (18, 37, 8),
                    (30, 33, 9),
                    (42, 36, 8),
                    (56, 34, 9),
                    (68, 36, 8),
                    (80, 34, 9),
                    (90, 38, 6),
                    (9, 39, 5),
                )
            ),
            (),
        )
        + sum(
            (
                disc(x, y, s, "#FFFFFF")
                for x, y, s in ((28, 31, 3), (54, 32, 3), (78, 32, 3), (16, 35, 2.500))
            ),
            (),
        )
    )


def curlers(r: Rig) -> Drawing:
    """Curlers under a knotted kerchief."""
    cloth = "#E7C9E0"
    rolls = ((32, 18, -30), (50, 10, 0), (68, 18, 30))
    return lit("M24 36C20 14 34 6 50 6C66 6 80 14 76 36C68 24 60 21 50 21C40 21 32 24 24 36Z", cloth) + sum(
        (
            lit(ellipse(x, y, 9, 6.4), ROSE, ink=3.4, inset=1.4)
            + line(f"M{x - 3} {y - 4}V{y + 4}M{x + 3} {y - 4}V{y + 4}", dark(ROSE, 0.4), 1.8)
            for x, y, _ in rolls
        ),
        (),
    )


def feathers(r: Rig) -> Drawing:
    """A fan of loud feathers."""
    plumes = ((-34, "#E0566B"), (34, "#4E74B8"), (-17, "#F0B73A"), (17, "#7FBF4D"), (0, "#E8893A"))
    shape = "M50 26C42 16 41 2 50 -10C59 2 58 16 50 26Z"
    return sum(
        (
            place(
                lit(shape, c, ink=3.6, inset=1.6) + line("M50 22V0", dark(c, 0.4), 2), turn=a, about=(50, 36)
            )
            for a, c in plumes
        ),
        (),
    )


def fencing_mask(r: Rig) -> Drawing:
    mesh = "".join(
        f"M{x} {24 + abs(x - 50) * 0.25}V{49 - abs(x - 50) * 0.3}" for x in range(34, 68, 5)
    ) + "".join(f"M31 {y}H69" for y in (28, 33, 38, 43))
    return (
        lit("M50 9C68 9 78 20 77 37C76 50 66 60 50 62C34 60 24 50 23 37C22 20 32 9 50 9Z", "#EDE8DA")
        + flat(
            "M50 18C62 18 70 26 70 37C69 47 60 55 50 55C40 55 31 47 30 37C30 26 38 18 50 18Z", "#2B2636", 3
        )
        + line(mesh, "#8F8AA2", 1.7)
        + lit("M44 10C44 -6 58 -10 72 -6C64 -2 58 2 56 10Z", "#C9413A", ink=3.6, inset=1.6)
    )


def icebag(r: Rig) -> Drawing:
    """A tonsure, and a bag of ice on top of it."""
    hair, bag = "#5A3521", "#8FC7E0"
    return (
        lit(
            "M24 38C20 24 26 16 34 14C40 22 60 22 66 14C74 16 80 24 76 38C72 30 66 27 62 27H38"
            "C34 27 28 30 24 38Z",
            hair,
            ink=3.8,
            inset=1.6,
        )
        + lit("M34 16C28 8 34 0 46 -1L44 -7H58L56 -1C68 2 72 10 64 17C56 21 42 20 34 16Z", bag, low=0.25)
        + flat("M42 -3H60V1H42Z", "#C9413A", 2.4)
        + line("M40 9C42 6 45 5 48 5", "#FFFFFF", 2.6)
    )


def tricorn(r: Rig) -> Drawing:
    felt = "#3D3448"
    return (
        lit("M32 18C34 2 66 2 68 18Z", felt)
        + lit(
            "M12 14C20 20 34 24 50 20C66 24 80 20 88 14C86 26 74 32 50 30C26 32 14 26 12 14Z",
            felt,
            rim="#9A8FB0",
        )
        + lit("M64 14C70 0 82 -6 94 -4C92 6 82 14 70 20Z", "#9DB2BE", ink=3.4, inset=1.4)
    )


def falcon(r: Rig) -> Drawing:
    """The falcon, quite warm, on top."""
    brown = "#8A5A36"
    return (
        lit("M60 10C72 8 82 14 92 22L78 22C70 24 62 22 58 18Z", dark(brown, 0.2), ink=3.6, inset=1.6)
        + lit("M48 -14C60 -14 64 -4 64 6C66 18 58 24 48 24C40 24 34 18 36 8C36 -4 38 -14 48 -14Z", brown)
        + flat("M40 8C44 6 50 8 50 16C48 22 42 22 39 18Z", "#EAD3A4", 2)
        + lit("M38 -6C30 -6 27 0 29 5C33 3 36 3 40 3Z", "#F2A93B", ink=3, inset=1)
        + eye(45, -3, 5, LEGAL, (-0.5, 0), lid=dark(brown, 0.2), slope=-0.4)
        + line("M44 23V27M52 23V27", "#F2A93B", 3)
    )


def hood(r: Rig) -> Drawing:
    cloth = dark(r.hue, 0.35)
    return lit(
        "M50 2C74 2 84 20 82 42C82 52 80 58 78 64L68 58C72 38 66 22 50 20C34 22 28 38 32 58L22 64"
        "C20 58 18 52 18 42C16 20 26 2 50 2Z",
        cloth,
    )


def sapling(r: Rig) -> Drawing:
    """One twig that has not given up, and the axe that did it."""
    return (
        bar("M36 22C34 14 32 8 34 0", "#6E4A2C", 4)
        + lit("M34 2C26 2 20 -4 20 -12C28 -12 34 -6 34 2Z", "#7FBF4D", ink=3.2, inset=1.2)
        + lit("M34 4C38 -6 46 -8 52 -6C50 2 44 8 34 4Z", "#7FBF4D", ink=3.2, inset=1.2)
        + bar("M62 22L88 -10", WOOD, 5)
        + lit(
            "M52 8C50 16 52 24 58 30C64 28 70 24 72 20L62 10C60 10 56 10 52 8Z", "#C4CBD8", ink=3.6, inset=1.6
        )
    )


def straw_hat(r: Rig) -> Drawing:
    straw = "#EBCB6C"
    return (
        lit("M30 20C30 -2 42 -8 52 -8C62 -8 70 0 70 20Z", straw)
        + lit("M4 24C20 12 80 10 98 20C92 30 70 30 50 30C30 30 12 34 4 24Z", straw)
        + flat("M30 10C42 14 60 14 70 10L70 18C60 22 42 22 30 18Z", "#C9413A", 2.6)
        + line("M12 24L8 30M24 28L22 34M86 26L90 31M74 28L76 34", KEY, 2.4)
        + line("M40 0L44 6M56 -2L54 5", dark(straw, 0.35), 2)
    )


def headband(r: Rig) -> Drawing:
    band = "#EFEAF4"
    return (
        lit("M88 24C98 20 102 26 106 36L96 34L98 46C90 42 86 34 86 28Z", band, ink=3.6, inset=1.4)
        + lit("M14 28C32 22 68 22 88 28L88 38C68 32 32 32 12 38Z", band, ink=4, inset=1.6)
        + disc(50, 29, 5, "#C9413A", 2.4)
        + lit("M42 14C42 0 46 -8 54 -10C58 -4 58 6 58 14Z", KEY, rim="#7D7488")
    )


def hard_hat(r: Rig) -> Drawing:
    yellow = "#F2C230"
    return (
        lit("M22 22C22 0 36 -8 50 -8C64 -8 78 0 78 22Z", yellow)
        + lit(
            "M14 20C34 14 66 14 90 22C90 30 82 30 76 28C60 24 36 24 20 28C14 28 12 24 14 20Z",
            yellow,
            ink=4,
            inset=1.4,
        )
        + line("M42 -5V14M58 -5V14", dark(yellow, 0.35), 3)
        + disc(50, 10, 7, "#FFF6DF", 3)
        + disc(50, 10, 3, HINT)
    )


def slouch_hat(r: Rig) -> Drawing:
    felt = dark(r.hue, 0.62)
    return (
        lit("M34 16C34 0 42 -14 52 -18C54 -12 62 -12 70 -18C70 -6 66 2 67 16Z", felt, rim="#A7C8C8")
        + lit("M4 22C22 10 78 10 96 22C84 32 66 26 50 26C34 26 16 32 4 22Z", felt, rim="#A7C8C8")
        + line("M34 12C44 16 58 16 67 12", r.hue, 4)
    )


def lure(r: Rig) -> Drawing:
    """A light on a rod, to fish for the curious."""
    return (
        bar("M44 24C38 4 20 -2 10 8C8 10 8 12 8 14", dark(r.hue, 0.2), 4)
        + disc(9, 19, 15, LEGAL, opacity=0.22)
        + lit(ellipse(9, 19, 7.500), FLAME_HEART, ink=3.4, inset=1.4, low=0.15)
        + disc(7, 17, 2.4, "#FFFFFF")
    )


def cowl(r: Rig) -> Drawing:
    """An executioner's mask with studs, and two goat horns through it."""
    cloth = "#3A2B4E"
    return (
        horns(r)
        + lit(
            "M50 8C70 8 79 22 77 40L73 58L62 52L50 64L38 52L27 58L23 40C21 22 30 8 50 8Z",
            cloth,
            rim="#A99AC8",
        )
        + flat("M30 33L48 38L44 47C38 48 32 44 30 33Z", "#140D18", 2)
        + flat("M70 33L52 38L56 47C62 48 68 44 70 33Z", "#140D18", 2)
        + disc(41, 41, 3.2, LEGAL)
        + disc(59, 41, 3.2, LEGAL)
        + disc(41, 41, 1.3, KEY)
        + disc(59, 41, 1.3, KEY)
        + line("M38 19L45 24M62 19L55 24", "#A99AC8", 2.4)
        + sum((disc(x, y, 2.2, GOLD, 1.6) for x, y in ((32, 24), (50, 16), (68, 24))), ())
    )


def snakes(r: Rig) -> Drawing:
    """Hair with opinions."""
    green = "#5FA04A"
    curves = (
        "M40 16C30 10 28 0 18 2",
        "M32 24C20 24 16 14 6 18",
        "M28 34C18 38 14 32 4 36",
        "M48 12C44 2 50 -6 42 -12",
    )
    heads = ((15, 2), (3, 18.500), (2, 37), (40, -14))
    drawn: Drawing = ()
    for curve in curves:
        drawn += sum((bar(p, green, 6) for p in both(curve)), ())
    for x, y in heads:
        for p in both(ellipse(x, y, 5.6, 4.6)):
            drawn += lit(p, green, ink=3, inset=1)
        drawn += disc(x, y - 1, 1.5, KEY) + disc(100 - x, y - 1, 1.5, KEY)
    return drawn


def hairline(r: Rig) -> Drawing:
    """Snakes, and the fringe that keeps them on."""
    return lit(
        "M25 34C24 14 38 8 50 8C62 8 76 14 75 34C70 26 64 20 58 24C54 28 46 28 42 24C36 20 30 26 25 34Z",
        "#4C8A3E",
        ink=3.8,
        inset=1.6,
    )


def ice_crown(r: Rig) -> Drawing:
    ice = "#D6F1FB"
    return (
        lit("M30 24L24 0L36 10L40 -10L50 6L60 -10L64 10L76 0L70 24C58 18 42 18 30 24Z", ice, low=0.3)
        + flat("M50 8L55 14L50 21L45 14Z", "#4E8FD0", 2.4)
        + line("M37 16L33 8M63 16L67 8", "#8FC7E0", 2)
    )


def bicorne(r: Rig) -> Drawing:
    felt = "#2C2740"
    return place(
        (
            lit(
                "M0 24C6 2 32 -14 50 -14C68 -14 94 2 100 24C84 20 66 26 50 26C34 26 16 20 0 24Z",
                felt,
                rim="#8F86B8",
            )
            + line("M6 19C14 0 34 -9 50 -9C66 -9 86 0 94 19", GOLD, 3.4)
            + lit(ellipse(50, 10, 8), "#C9413A", ink=3.2, inset=1.4)
            + disc(50, 10, 4, BONE)
            + disc(50, 10, 1.8, "#4E74B8")
            + lit("M50 -8C52 -18 64 -22 74 -16C70 -10 62 -6 54 -5Z", BONE, ink=3.2, inset=1.2)
        ),
        0,
        -5,
    )


def fin(r: Rig) -> Drawing:
    """Fish bones and bubbles of bad air rise from it."""
    fumes = "#B7C95A"
    return line("M26 26C20 20 30 14 24 6M50 12C44 6 54 0 48 -8M80 16C74 10 84 4 78 -4", KEY, 8) + line(
        "M26 26C20 20 30 14 24 6M50 12C44 6 54 0 48 -8M80 16C74 10 84 4 78 -4", fumes, 3.6
    )


def flame_mane(r: Rig) -> Drawing:
    fire: str = (
        "M30 10C36 2 42 2 44 -6C50 2 52 6 52 12C58 8 60 4 60 -2C68 8 68 18 64 26C70 24 72 22 74 18"
        "C78 30 72 42 60 46C50 48 46 40 44 32C42 24 36 16 30 10Z"
    )
    tail = (
        "M84 50C92 46 92 38 90 30C98 34 100 40 100 46C104 42 104 38 104 34C110 46 108 62 98 68"
        "C90 68 86 58 84 50Z"
    )
    return (
        lit(fire, "#F08A24", low=0.2)
        + flat(
            "M40 18C46 18 50 22 50 28C54 26 56 22 57 19C61 26 59 36 54 39C48 40 47 34 46 30"
            "C45 26 43 22 40 18Z",
            FLAME_HEART,
        )
        + lit(tail, "#F08A24", low=0.2)
        + flat("M90 54C96 52 97 46 97 44C101 48 101 58 96 62C92 62 91 58 90 54Z", FLAME_HEART)
    )


TOPPERS: dict[str, Part] = {
    "none": Part(),
    "horns": Part(behind=horns),
    "hornlets": Part(behind=hornlets),
    "round-ears": Part(behind=round_ears),
    "cat-ears": Part(behind=cat_ears),
    "fox-ears": Part(behind=fox_ears),
    "bat-ears": Part(behind=bat_ears),
    "fawn-ears": Part(behind=fawn_ears),
    "antennae": Part(behind=antennae),
    "feathers": Part(behind=feathers),
    "snakes": Part(behind=snakes, before=hairline),
    "flame-mane": Part(behind=flame_mane),
    "bull-horns": Part(behind=bull_horns),
    "fumes": Part(behind=fin),
    "lure": Part(behind=lure),
    "toadstool": Part(before=toadstool),
    "curls": Part(before=curls),
    "wig": Part(before=wig),
    "turban": Part(before=turban),
    "headscarf": Part(before=headscarf),
    "nail": Part(before=nail),
    "bucket": Part(before=bucket),
    "bow": Part(before=tuft),
    "jets": Part(before=jets),
    "curlers": Part(before=curlers),
    "fencing-mask": Part(before=fencing_mask),
    "icebag": Part(before=icebag),
    "tricorn": Part(before=tricorn),
    "falcon": Part(before=falcon),
    "hood": Part(before=hood),
    "sapling": Part(before=sapling),
    "straw-hat": Part(before=straw_hat),
    "headband": Part(before=headband),
    "hard-hat": Part(before=hard_hat),
    "slouch-hat": Part(before=slouch_hat),
    "cowl": Part(before=cowl),
    "ice-crown": Part(before=ice_crown),
    "bicorne": Part(before=bicorne),
    "drake-horns": Part(before=drake_horns),
}

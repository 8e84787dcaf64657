"""Arms, legs, wings and tails. A limb is a function Rig -> Drawing; most lie behind the body."""

from __future__ import annotations

from art.bodies import Part, Rig
from art.ink import Drawing, bar, disc, flat, line, lit, oval, pair
from art.palette import BONE, EYEWHITE, FLAME_HEART, GOLD, IRON, KEY, STEEL, WOOD, dark, light, mix
from art.path import both, ellipse


def _bars(shape: str, colour: str, width: float) -> Drawing:
    return sum((bar(p, colour, width) for p in both(shape)), ())


# Kit limbs


def tentacles(r: Rig) -> Drawing:
    return _bars("M58 84C60 96 70 98 78 92M70 80C80 90 90 90 96 80", dark(r.hue, 0.15), 7)


# Beasts


def hoppers(r: Rig) -> Drawing:
    """A flea's folded hind legs and two small pairs before them."""
    return _bars("M70 76L96 40L92 90L99 93", dark(r.hue, 0.3), 5) + _bars(
        "M62 84L74 97M52 86L56 99", dark(r.hue, 0.35), 4
    )


def gnat_wings(r: Rig) -> Drawing:
    """Clear wings with veins, and six thin legs."""
    glass = "#D9EEF2"
    wing = "M56 50C64 22 86 2 102 10C112 26 94 52 62 60Z"
    return (
        _bars("M66 80L82 92L80 100M58 86L64 98M72 72L92 80L94 88", dark(r.hue, 0.55), 3)
        + pair(wing, glass, 3.6, 1.8)
        + sum(
            (
                line(p, mix(glass, KEY, 0.35), 1.8)
                for p in both("M62 52C74 36 86 24 98 16M66 54C80 46 92 36 100 28")
            ),
            (),
        )
    )


def paws(r: Rig) -> Drawing:
    """Folded forepaws, a tail to the right."""
    return (
        bar("M66 86C86 94 96 82 90 66", r.hue, 10)
        + line("M92 74C92 70 91 68 90 66", dark(r.hue, 0.5), 10)
        + pair("M54 88C54 82 70 82 72 90C72 97 54 97 54 90Z", dark(r.hue, 0.15), 3.6, 1.4)
    )


def cat_tail(r: Rig) -> Drawing:
    return bar("M80 86C100 88 102 66 92 60C84 56 84 46 92 42", r.hue, 8)


def brush(r: Rig) -> Drawing:
    """A fox's tail and forelegs."""
    fur = "#FBEBD0"
    return (
        lit("M60 86C78 92 92 80 90 66C89 56 96 52 102 46C112 62 114 88 96 97C80 104 64 98 56 92Z", r.hue)
        + lit("M93 54C96 51 99 48 102 46C107 54 110 62 110 70C104 64 98 60 93 54Z", fur, ink=3.4, inset=1.2)
        + _bars("M43 84L42 98", dark(r.hue, 0.55), 6)
    )


def frog_legs(r: Rig) -> Drawing:
    thigh = "M78 62C94 56 104 70 100 82C98 90 90 92 84 90Z"
    foot = "M70 88C80 82 98 84 104 92L96 96L90 92L84 97L78 93L70 95Z"
    return pair(thigh, dark(r.hue, 0.12)) + pair(foot, light(r.hue, 0.12), 3.6, 1.4)


def goat_legs(r: Rig) -> Drawing:
    return (
        _bars("M60 84L66 92L61 98", dark(r.hue, 0.3), 8)
        + sum((flat(p, KEY) for p in both("M55 95H68L69 102H54Z")), ())
        + _bars("M78 62C86 66 90 74 86 80", r.skin, 6)
    )


def imp_parts(r: Rig) -> Drawing:
    """Wings too small to fly with and an arrow tail."""
    return (
        pair(
            "M76 58C82 42 92 36 104 36C100 46 104 56 102 66C96 62 92 66 90 72C86 66 80 66 76 70Z",
            dark(r.hue, 0.3),
            3.6,
            1.6,
        )
        + bar("M72 86C88 98 104 92 102 80", dark(r.hue, 0.15), 4)
        + lit("M102 66L110 82H94Z", dark(r.hue, 0.15), ink=3.4, inset=1)
        + pair("M56 88C58 84 70 84 72 92C70 98 56 98 56 92Z", dark(r.hue, 0.2), 3.6, 1.4)
    )


def crawler(r: Rig) -> Drawing:
    """Small feet and two wings of a beetle."""
    glass = "#E4F0E4"
    return (
        lit("M50 48C60 22 84 12 100 20C98 38 80 52 58 56Z", glass, ink=3.6, inset=1.6)
        + line("M58 48C70 36 82 28 94 24", mix(glass, KEY, 0.3), 1.8)
        + bar("M46 70L42 82M58 74L56 86M68 76L70 88", dark(r.hue, 0.5), 3.4)
    )


def bird(r: Rig) -> Drawing:
    """Ragged wings held wide, and big yellow feet."""
    wing = (
        "M72 50C84 40 98 42 108 34C106 44 110 50 104 56C110 62 104 68 98 68C102 76 94 80 88 78"
        "C84 84 76 80 72 76Z"
    )
    return _bars("M58 86L60 98M60 98L70 99M60 98L52 100", "#F2A93B", 4) + pair(wing, dark(r.hue, 0.2), 4, 2)


def splayed(r: Rig) -> Drawing:
    """A fawn's thin legs, all over the place, and its small body behind the head."""
    return (
        bar("M62 84L84 99M58 86L62 100M40 86L38 100M36 84L14 99", dark(r.hue, 0.2), 5)
        + lit("M26 72C40 62 70 62 80 70C84 82 78 90 66 90H36C26 90 22 82 26 72Z", dark(r.hue, 0.12))
        + sum((disc(x, y, 2.6, "#FBEBD0") for x, y in ((74, 76), (68, 83), (77, 83), (30, 76), (34, 84))), ())
    )


def hooves(r: Rig) -> Drawing:
    """Flames instead of horseshoes."""
    fire = "".join(
        f"M{x - 8} 90C{x - 12} 82 {x - 4} 80 {x - 5} 73C{x} 76 {x + 2} 80 {x + 3} 76"
        f"C{x + 9} 80 {x + 10} 90 {x + 6} 95C{x + 2} 99 {x - 6} 99 {x - 8} 90Z"
        for x in (36, 52, 72, 88)
    )
    hearts = "".join(
        f"M{x - 4} 92C{x - 4} 87 {x} 86 {x} 82C{x + 4} 85 {x + 5} 90 {x + 3} 94C{x} 96 {x - 3} 96 {x - 4} 92Z"
        for x in (36, 52, 72, 88)
    )
    return flat(fire, "#F08A24", 7) + flat(fire, "#F08A24") + flat(hearts, FLAME_HEART)


# People


def _legs(trousers: str, boots: str) -> Drawing:
    return _bars("M58 84L59 94", trousers, 8) + pair("M53 92H66C72 93 72 100 68 100H53Z", boots, 3.6, 1.4)


def _sleeve(r: Rig, base: str) -> Drawing:
    """The right arm held out to a prop at (86, 62), the left one at the hip."""
    return (
        lit("M60 56C70 54 78 58 88 58L88 68C78 70 68 70 60 68Z", base, ink=4, inset=1.8)
        + lit("M38 56C28 58 20 66 17 76L26 80C30 74 36 70 42 68Z", base, ink=4, inset=1.8)
        + disc(20, 80, 5.4, r.skin, 3.4)
    )


def boots(r: Rig) -> Drawing:
    return _legs(dark(r.hue, 0.5), "#3E2A22") + _sleeve(r, dark(r.hue, 0.12))


def cloven(r: Rig) -> Drawing:
    return (
        _bars("M58 82L63 90L59 97", dark(r.skin, 0.45), 8)
        + sum((flat(p, KEY) for p in both("M53 94H66L67 101H52Z")), ())
        + bar("M34 82C16 92 6 84 8 72", dark(r.skin, 0.2), 4)
        + lit("M8 58L16 74H0Z", dark(r.skin, 0.2), ink=3.4, inset=1)
        + _sleeve(r, dark(r.hue, 0.12))
    )


def stockings(r: Rig) -> Drawing:
    """Breeches, white stockings, buckled shoes."""
    return _legs(BONE, "#2C2740") + _sleeve(r, dark(r.hue, 0.12))


def robe(r: Rig) -> Drawing:
    return lit("M34 60C42 52 58 52 66 60L80 98C62 102 38 102 20 98Z", dark(r.hue, 0.1)) + _sleeve(
        r, dark(r.hue, 0.12)
    )


def skirt(r: Rig) -> Drawing:
    return lit(
        "M34 66C42 60 58 60 66 66L84 94C76 99 70 95 64 99C58 96 54 99 50 97C46 99 42 96 36 99"
        "C30 95 24 99 16 94Z",
        dark(r.hue, 0.22),
    ) + _sleeve(r, dark(r.hue, 0.12))


def lotus(r: Rig) -> Drawing:
    """Legs crossed above a bed of nails."""
    nails = "".join(f"M{x - 3.5} 106L{x} 90L{x + 3.5} 106Z" for x in range(9, 96, 9))
    return (
        flat(nails, STEEL, 2.4)
        + lit("M2 104H98V113H2Z", WOOD)
        + lit(
            "M22 78C34 70 66 70 78 78C88 82 88 92 78 93C66 94 60 88 50 88C40 88 34 94 22 93"
            "C12 92 12 82 22 78Z",
            BONE,
        )
        + pair("M60 58C72 60 80 68 82 76L73 80C70 74 64 70 58 68Z", r.skin, 4, 1.8)
    )


def fighter_fists(r: Rig) -> Drawing:
    """Four arms, four fists."""
    upper = "M82 36C92 40 98 34 98 24"
    lower = "M84 66C94 70 102 66 104 58"
    fist = "M88 8C90 0 108 0 110 8C112 18 108 24 98 24C90 24 86 18 88 8Z"
    second = "M94 44C96 36 114 36 116 44C118 54 114 60 104 60C96 60 92 54 94 44Z"
    knuckles = sum((line(p, KEY, 2.2) for p in both("M95 3V11M101 3V11M101 39V47M107 39V47")), ())
    shoe = "M56 88H74C80 90 80 98 76 98H56Z"
    return (
        pair(shoe, "#3E2A22", 4, 1.6)
        + _bars(lower, r.hue, 11)
        + _bars(upper, r.hue, 11)
        + pair(fist, light(r.hue, 0.15), 4, 2)
        + pair(second, light(r.hue, 0.15), 4, 2)
        + knuckles
    )


def golem_arms(r: Rig) -> Drawing:
    arm = "M80 36L100 40L106 62L102 84L86 88L80 70Z"
    foot = "M56 84L76 82L80 98H54Z"
    return (
        pair(foot, dark(r.hue, 0.25))
        + pair(arm, dark(r.hue, 0.12))
        + sum((line(p, dark(r.hue, 0.55), 2.6) for p in both("M92 78V84M97 77V82M88 50L94 54")), ())
    )


def branches(r: Rig) -> Drawing:
    return _bars("M70 56C82 56 90 48 94 36M86 50L98 52M90 44L84 34", dark(r.hue, 0.15), 6)


def boat(r: Rig) -> Drawing:
    """A skiff seen from the side, with its wave: it lies before the ferryman."""
    plank = "#7A5230"
    return (
        lit("M-6 74C20 82 80 82 106 74C102 92 88 99 74 99H26C12 99 -2 92 -6 74Z", plank)
        + line("M4 86C30 92 70 92 96 86", dark(plank, 0.45), 2.6)
        + line(
            "M-8 98C0 93 6 103 14 98C22 93 28 103 36 98C44 93 50 103 58 98C66 93 72 103 80 98"
            "C88 93 94 103 108 97",
            KEY,
            9,
        )
        + line(
            "M-8 98C0 93 6 103 14 98C22 93 28 103 36 98C44 93 50 103 58 98C66 93 72 103 80 98"
            "C88 93 94 103 108 97",
            "#7FC3C9",
            4.4,
        )
    )


def iron_arms(r: Rig) -> Drawing:
    """Anvil fists on chains of iron."""
    iron = mix(IRON, "#3A3140", 0.2)
    return _bars("M80 48C90 46 95 54 95 60", dark(iron, 0.1), 9) + pair(
        "M84 58H108V72C104 79 104 86 107 94H85C88 86 88 79 84 72Z", iron, 4, 2
    )


def fury_wings(r: Rig) -> Drawing:
    feathered = (
        "M58 60C66 34 86 20 112 20C108 28 112 32 114 38C108 40 110 46 112 52C104 54 106 60 106 66"
        "C98 66 98 72 96 78C86 76 70 74 60 74Z"
    )
    return (
        pair(feathered, "#4A2440", 4, 2.2)
        + sum(
            (line(p, "#8A4A70", 2.4) for p in both("M70 60C82 48 94 40 108 38M72 66C84 58 96 54 106 52")), ()
        )
        + lit(
            "M34 64C42 58 58 58 66 64L80 96C72 101 66 96 60 100C54 96 46 96 40 100C34 96 28 101 20 96Z",
            dark(r.hue, 0.25),
        )
        + pair("M60 56C70 58 78 62 84 70L78 78C70 72 64 70 58 68Z", r.skin, 4, 1.8)
        + sum((flat(p, EYEWHITE, 2) for p in both("M78 74L80 86L84 78L88 86L88 74L94 80L86 68Z")), ())
    )


def marshal(r: Rig) -> Drawing:
    """A belly under a sash, epaulettes, shining boots."""
    return (
        _legs(BONE, "#17131C")
        + _sleeve(r, dark(r.hue, 0.12))
        + lit("M34 57C42 50 58 50 66 57C92 62 96 86 80 93C62 98 38 98 20 93C4 86 8 62 34 57Z", r.hue)
    )


def epaulettes(r: Rig) -> Drawing:
    gold = GOLD
    return (
        flat("M26 61L76 92L67 96L17 67Z", "#C9413A", 2.6)
        + line("M50 62V90", gold, 2.4)
        + sum((disc(56, y, 2.6, gold, 1.8) for y in (68, 77, 86)), ())
        + flat("M70 70L74 76L70 82L66 76Z", gold, 2)
        + flat("M78 74L81 79L78 84L75 79Z", STEEL, 2)
        + sum((lit(ellipse(x, 61, 10, 5.500), gold, ink=3.4, inset=1.4) for x in (23, 77)), ())
        + line("M15 65V69M20 66V71M25 67V71M75 67V71M80 66V71M85 65V69", gold, 2.2)
        + oval(50, 57, 14, 3, BONE, 2.2)
    )


LIMBS: dict[str, Part] = {
    "none": Part(),
    "tentacles": Part(behind=tentacles),
    "hoppers": Part(behind=hoppers),
    "gnat-wings": Part(behind=gnat_wings),
    "paws": Part(behind=paws),
    "cat-tail": Part(behind=cat_tail),
    "brush": Part(behind=brush),
    "frog-legs": Part(behind=frog_legs),
    "goat-legs": Part(behind=goat_legs),
    "imp": Part(behind=imp_parts),
    "crawler": Part(behind=crawler),
    "bird": Part(behind=bird),
    "splayed": Part(behind=splayed),
    "boots": Part(behind=boots),
    "cloven": Part(behind=cloven),
    "stockings": Part(behind=stockings),
    "robe": Part(behind=robe),
    "skirt": Part(behind=skirt),
    "lotus": Part(behind=lotus),
    "fists": Part(behind=fighter_fists),
    "golem": Part(behind=golem_arms),
    "branches": Part(behind=branches),
    "iron-arms": Part(behind=iron_arms),
    "fury-wings": Part(behind=fury_wings),
    "marshal": Part(behind=marshal),
    "hooves": Part(before=hooves),
    "boat": Part(before=boat),
}

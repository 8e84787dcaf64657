"""The eight ordinary items of Knightmare and its four Quest Objects, on their discs; 100 x 100 units."""

# ruff: noqa: E501  (path data is read whole, not wrapped)

from __future__ import annotations

import math
from collections.abc import Callable

from art.ink import Drawing, bar, disc, fitted, flat, joined, line, lit
from art.palette import BONE, GOLD, KEY, STEEL, TAN, WOOD, dark, light
from art.path import ellipse, star

#: What leads to the throne; it lies on gold and has its own light.
QUEST = ("cup_that_heals", "shield_of_justice", "sword_of_freedom", "crowning_glory")
_PALE_GOLD = "#FFF1C4"
_SPARK = "#FFF3CF"


def bare(kind: str) -> Drawing:
    """The item alone, as large as its picture allows."""
    return fitted(joined(ITEMS[kind]()), (3, 3, 97, 97), centred=True)


def token(kind: str) -> Drawing:
    """The item on its disc: parchment, or gold with four stars for a Quest Object."""
    quest = kind in QUEST
    rim, floor = (GOLD, _PALE_GOLD) if quest else ("#E8DBB8", TAN)
    dish = disc(50, 51.5, 47.5, KEY) + disc(50, 50, 45, rim) + disc(50, 50, 39 if quest else 41, floor)
    drawn = dish + fitted(joined(ITEMS[kind]()), (19, 19, 81, 81), centred=True)
    corners = ((17, 17), (83, 17), (17, 83), (83, 83))
    return drawn + sum((flat(star(x, y, 4, 11, 3.4), _SPARK, 2.4) for x, y in corners if quest), ())


def mace() -> Drawing:
    drawn: Drawing = bar("M18 86L56 44", WOOD, 8) + line("M16 88L28 75", "#5A3A20", 8)
    for a in range(0, 360, 45):
        x, y = (66 + 27 * math.cos(math.radians(a)), 34 + 27 * math.sin(math.radians(a)))
        dx, dy = (8 * math.cos(math.radians(a + 90)), 8 * math.sin(math.radians(a + 90)))
        drawn += lit(
            f"M{66 + 14 * math.cos(math.radians(a)) + dx:.1f} {34 + 14 * math.sin(math.radians(a)) + dy:.1f}L{x:.1f} {y:.1f}L{66 + 14 * math.cos(math.radians(a)) - dx:.1f} {34 + 14 * math.sin(math.radians(a)) - dy:.1f}Z",
            STEEL,
            ink=3.4,
            inset=1,
        )
    return drawn + lit(ellipse(66, 34, 19), STEEL) + disc(60, 28, 4.5, "#FFFFFF")


def dragon_shield() -> Drawing:
    return (
        lit("M50 6C62 14 76 16 90 16C92 54 80 80 50 95C20 80 8 54 10 16C24 16 38 14 50 6Z", "#A8323A")
        + flat("M50 18C60 25 70 27 79 27C80 54 70 71 50 83C30 71 20 54 21 27C30 27 40 25 50 18Z", "#F1E4C8", 3)
        + lit(
            "M36 76C30 66 34 58 42 56C52 54 54 50 48 46L34 48L28 40L36 30L50 26L58 22L57 30C68 36 70 48 62 56C56 62 48 62 48 68C48 74 44 78 36 76Z",
            "#3E9C5A",
            ink=3.4,
            inset=1.4,
        )
        + flat("M56 36L76 32L70 42L76 46L68 50L70 56L60 54Z", "#2B7A44", 3)
        + disc(42, 36, 3.2, "#FFF6DF", 2)
        + disc(42.5, 36.4, 1.4, KEY)
        + flat("M30 45L20 44L28 50Z", "#F08A24", 2)
    )


def food() -> Drawing:
    return (
        lit("M8 70C14 62 86 62 92 70C88 88 74 92 50 92C26 92 12 88 8 70Z", "#8FA7C4")
        + lit("M30 62C20 48 28 24 50 20C72 22 80 42 70 58C64 68 40 72 30 62Z", "#C4793A")
        + flat("M38 34C42 28 50 26 54 27C48 30 44 36 42 44C38 44 36 40 38 34Z", light("#C4793A", 0.45))
        + lit("M66 36L82 18C80 10 90 6 92 14C100 14 98 24 90 24L74 44Z", "#F1E4C8", ink=3.8, inset=1.4)
        + lit(ellipse(24, 64, 11), "#C4433A", ink=3.6, inset=1.4)
        + line("M24 53Q26 48 30 48", "#5B7F2B", 3)
    )


def bag_of_gold() -> Drawing:
    return (
        lit("M36 34C18 46 10 64 14 80C20 94 80 94 86 80C90 64 82 46 64 34Z", "#B07F3A")
        + lit("M30 14C40 20 60 20 70 14L64 34H36Z", "#B07F3A", inset=1.8)
        + flat("M32 32H68V41H32Z", "#8E2F3E", 3)
        + lit(ellipse(50, 66, 17), GOLD, ink=3.6, inset=1.6)
        + flat("M50 54L54 63L63 63L56 69L59 78L50 72L41 78L44 69L37 63L46 63Z", light(GOLD, 0.5), 2.2)
        + lit(ellipse(80, 88, 10, 8), GOLD, ink=3.2, inset=1.2)
        + lit(ellipse(20, 90, 9, 7), GOLD, ink=3.2, inset=1.2)
    )


def potion_of_invisibility() -> Drawing:
    return (
        lit("M40 12H60V34L84 80C88 90 82 94 76 94H24C18 94 12 90 16 80L40 34Z", "#D5EBEA")
        + flat(
            "M30 60C38 55 46 65 56 60C64 56 68 58 72 62L81 82C83 88 80 90 76 90H24C20 90 17 88 19 82Z",
            "#8F6BE0",
            2.4,
        )
        + flat("M50 64L54 72L62 76L54 80L50 88L46 80L38 76L46 72Z", "#E9DBFF")
        + lit("M36 6H64V16H36Z", WOOD, inset=1.4)
        + line("M44 22V34L34 54", "#FFFFFF", 4)
        + (disc(66, 78, 3.4, "#C9A2FF") + disc(32, 80, 2.6, "#C9A2FF"))
    )


def magic_ring() -> Drawing:
    return (
        lit(ellipse(50, 62, 32), GOLD)
        + disc(50, 62, 19, KEY)
        + disc(50, 62, 16.5, "#33263A")
        + lit("M50 4L68 16L64 34L50 42L36 34L32 16Z", "#3FA7E0", inset=2)
        + line("M32 16H68M50 42L42 16L50 4L58 16Z", "#CFF0FF", 2.4)
        + line("M84 14V26M78 20H90M16 20V30M11 25H21", "#FFF3CF", 3)
    )


def crystal_ball() -> Drawing:
    return (
        lit("M20 82C26 72 74 72 80 82L86 95H14Z", "#7A4A21")
        + flat("M28 80H72V87H28Z", GOLD, 2.8)
        + lit(ellipse(50, 44, 37), "#7FB8D6", low=0.55)
        + flat("M26 52C34 40 44 56 54 46C62 38 72 44 78 52C74 70 62 76 50 76C38 76 28 66 26 52Z", "#5B7FC4")
        + flat("M50 34L54 44L64 46L56 52L58 62L50 57L42 62L44 52L36 46L46 44Z", "#FFF3CF", 2.2)
        + line("M26 34C30 24 36 19 43 17", "#FFFFFF", 5)
    )


def spell_book() -> Drawing:
    return (
        lit("M18 14C18 8 24 6 30 6H82V82H30C24 82 18 84 18 90Z", "#7C3A9C")
        + flat("M18 90C18 82 24 80 30 80H82V92H30C22 94 18 96 18 90Z", "#F1E4C8", 3.4)
        + line("M26 86H78", "#8E7A5E", 2)
        + flat("M28 9H34V79H28Z", dark("#7C3A9C", 0.35))
        + lit(ellipse(58, 42, 17, 13), GOLD, ink=3.4, inset=1.4)
        + disc(58, 42, 8.5, "#FFF6DF", 2.6)
        + disc(58, 42, 4.6, "#3FA7A0")
        + disc(58, 42, 2.2, KEY)
        + flat("M76 34H92V48H76Z", GOLD, 3)
        + flat("M42 14L46 18L42 22L38 18ZM74 62L78 66L74 70L70 66Z", "#E9DBFF")
    )


def cup_that_heals() -> Drawing:
    return (
        lit("M12 18C0 18 0 48 22 50L24 42C12 42 12 26 20 26Z", GOLD, ink=3.8, inset=1.4)
        + lit("M88 18C100 18 100 48 78 50L76 42C88 42 88 26 80 26Z", GOLD, ink=3.8, inset=1.4)
        + lit("M18 12H82C84 40 72 56 58 60L58 76L74 84V94H26V84L42 76L42 60C28 56 16 40 18 12Z", GOLD)
        + flat("M22 12H78V20C70 24 60 18 50 22C40 26 30 18 22 22Z", "#7BD88F", 3)
        + flat("M50 52C42 44 36 40 36 34C36 28 46 26 50 33C54 26 64 28 64 34C64 40 58 44 50 52Z", "#2E9C63", 2.8)
        + disc(34, 8, 3.4, "#7BD88F", 2)
        + disc(60, 4, 4.4, "#7BD88F", 2)
        + line("M27 28C28 36 31 42 34 46", "#FFF3CF", 3.4)
    )


def shield_of_justice() -> Drawing:
    drawn: Drawing = (
        lit("M50 4C64 12 78 14 92 13C95 54 82 82 50 97C18 82 5 54 8 13C22 14 36 12 50 4Z", GOLD)
        + flat("M50 16C61 23 71 25 80 25C81 54 71 73 50 85C29 73 19 54 20 25C29 25 39 23 50 16Z", "#F7F1E3", 3)
        + line("M50 26V70M30 36H70M40 72H60", KEY, 8)
        + line("M50 26V70M30 36H70M40 72H60", "#2F63B8", 3.6)
    )
    for x in (30, 70):
        drawn += line(f"M{x} 36L{x - 8} 54M{x} 36L{x + 8} 54", KEY, 2.4) + flat(
            f"M{x - 11} 54H{x + 11}C{x + 9} 62 {x - 9} 62 {x - 11} 54Z", "#2F63B8", 2.8
        )
    return drawn


def sword_of_freedom() -> Drawing:
    return (
        lit("M44 66V16L50 4L56 16V66Z", "#E4EAF2", rim="#FFFFFF")
        + line("M50 14V62", dark(STEEL, 0.2), 2.6)
        + lit("M18 60C28 66 72 66 82 60L84 70C70 76 30 76 16 70Z", GOLD, inset=1.6)
        + lit("M45 74H55V90H45Z", "#8E2F3E", inset=1)
        + lit(ellipse(50, 94, 6.5), GOLD, ink=3.4, inset=1.2)
        + bar("M20 68C10 76 10 88 20 92", STEEL, 3.4)
        + bar("M80 68C90 76 90 88 80 92", STEEL, 3.4)
        + lit(ellipse(24, 92, 6, 4.5), STEEL, ink=2.8, inset=1)
        + lit(ellipse(76, 92, 6, 4.5), STEEL, ink=2.8, inset=1)
    )


def crowning_glory() -> Drawing:
    drawn: Drawing = lit("M8 26L26 48L36 14L50 44L64 14L74 48L92 26L86 74H14Z", GOLD) + lit(
        "M12 70H88V88H12Z", GOLD, inset=1.6
    )
    for x, y in ((8, 24), (36, 12), (64, 12), (92, 24)):
        drawn += lit(ellipse(x, y, 6.5), "#C9A2FF", ink=3, inset=1)
    return (
        drawn
        + flat("M50 54L59 64L50 74L41 64Z", "#D8214A", 2.8)
        + flat("M22 74L28 79L22 84L16 79ZM78 74L84 79L78 84L72 79Z", "#3FA7E0", 2.2)
        + disc(38, 79, 3.6, BONE, 2)
        + disc(62, 79, 3.6, BONE, 2)
    )


ITEMS: dict[str, Callable[[], Drawing]] = {
    "mace": mace,
    "dragon_shield": dragon_shield,
    "food": food,
    "bag_of_gold": bag_of_gold,
    "potion_of_invisibility": potion_of_invisibility,
    "magic_ring": magic_ring,
    "crystal_ball": crystal_ball,
    "spell_book": spell_book,
    "cup_that_heals": cup_that_heals,
    "shield_of_justice": shield_of_justice,
    "sword_of_freedom": sword_of_freedom,
    "crowning_glory": crowning_glory,
}

"""The pictures of the 48 Event Cards, 100 x 100 units, by their numbers."""

# ruff: noqa: E501  (path data is read whole, not wrapped)

from __future__ import annotations

from collections.abc import Callable, Mapping

from art import wizard_creatures, wizard_marks, wizard_places
from art.ink import Drawing, bar, disc, faded, flat, line, lit, oval, place, sparkle
from art.palette import EYEWHITE, GOLD, KEY, LEGAL, PARCH, STAFF, STEEL, TAN, dark, light
from art.path import ellipse, star
from art.wizard_measures import COLOURS, POINTS
from art.wizard_terrain import mountains_alone, tree

_WATER = "#4C8FB8"
_FOAM = "#CFEAF2"
_MOON = "#FFE9A8"
_LEAF = "#6FB84A"
_THORN = "#7F6A3A"
_LOSS = "#FF6F86"
_PALE = "#E9DBFF"
_CRESCENT = "M60 8C36 6 16 24 16 48C16 74 38 92 64 86C46 80 36 64 38 46C40 28 48 14 60 8Z"
_CLOUD = "M26 62C10 62 6 40 24 38C24 18 54 12 60 30C78 24 94 40 84 56C82 60 78 62 74 62Z"


def _at(drawing: Drawing, scale: float, x: float = 0, y: float = 0) -> Drawing:
    """A smaller drawing, shifted from the middle."""
    return place(drawing, x, y, scale, about=(50, 50))


def _waves(y: float, colour: str = _WATER) -> Drawing:
    """Three rows of water from y to the lower edge."""
    crest = f"M4 {y}Q12 {y - 9} 20 {y}Q28 {y + 9} 36 {y}Q44 {y - 9} 52 {y}Q60 {y + 9} 68 {y}Q76 {y - 9} 84 {y}Q90 {y + 6} 96 {y}"
    foam = line(f"M14 {y + 14}Q22 {y + 6} 30 {y + 14}M56 {y + 14}Q64 {y + 6} 72 {y + 14}", _FOAM, 3.6)
    return lit(crest + "V94H4Z", colour, inset=2) + foam


def _wind(shape: str) -> Drawing:
    return bar(shape, EYEWHITE, 4.4)


def _moon(colour: str = _MOON) -> Drawing:
    return lit(_CRESCENT, colour)


def _cloud(colour: str) -> Drawing:
    return lit(_CLOUD, colour)


def _boot(colour: str = "#8A6138") -> Drawing:
    return (
        lit("M34 16H58V52L82 66C86 74 82 80 74 80H32C28 62 34 40 34 16Z", colour)
        + line("M32 80H80", KEY, 5)
        + flat("M31 14H61V26H31Z", light(colour, 0.3), 3.4)
    )


# Weather, ways and journeys


def fair_winds() -> Drawing:
    return _at(wizard_creatures.boat(), 0.86, 8, 4) + _wind("M4 26H24C32 26 32 15 25 14M2 40H20")


def elven_path() -> Drawing:
    path = "M40 96C44 82 62 78 54 66C48 58 44 56 48 48H54C54 56 62 58 68 68C74 80 60 84 62 96Z"
    return (
        tree(22, 74, 24, "#2F7F52")
        + tree(80, 70, 22, "#3B9B63")
        + flat(path, TAN, 3.6)
        + tree(50, 46, 19, "#16633F")
    )


def mountain_guide() -> Drawing:
    return mountains_alone() + line("M50 18V-2", KEY, 4.4) + flat("M50 -3L72 4L50 11Z", "#E5562B", 3)


def falling_star() -> Drawing:
    tail = "M92 6L58 34L66 40L96 20L72 46L78 50L98 34L60 70L36 44Z"
    return flat(tail, "#F0B73A", 3.4) + lit(star(36, 62, 5, 34, 15, -12), "#FFE08A")


def walker_on_waves() -> Drawing:
    return (
        _at(_boot(), 0.72, 0, -14)
        + sum((oval(50, 72, r, r / 5, _FOAM, opacity=0.5) for r in (40, 26)), ())
        + _waves(74)
    )


def mire() -> Drawing:
    mud = "M4 62C14 54 26 62 38 58C52 54 62 62 74 58C84 54 92 58 96 64V94H4Z"
    bubbles = sum(
        (disc(x, y, r, "#9A8A4A", 2.6) for x, y, r in ((18, 72, 6), (82, 74, 5), (62, 84, 7), (32, 86, 4))), ()
    )
    return _at(_boot("#7A5A3A"), 0.9, 2, -12) + lit(mud, "#6B5A2E") + bubbles


def storm() -> Drawing:
    return _cloud("#5B6480") + flat("M54 50L38 70H50L42 86L66 62H54L62 50Z", LEGAL, 3.4) + _waves(80, "#2F5F86")


def moon_road() -> Drawing:
    road = "M44 60H56L78 96H22Z"
    gleams = line("M42 66H58M36 76H64M30 86H70", "#B98F4A", 3)
    return lit("M2 60H98V96H2Z", "#2C4A78", inset=2) + flat(road, _MOON, 3) + gleams + _at(_moon(), 0.52, 4, -26)


def whirlwind() -> Drawing:
    rings = ((50, 18, 42), (54, 36, 32), (46, 54, 23), (52, 70, 15), (48, 84, 8))
    return sum(
        (
            flat(ellipse(x, y, r, r * 0.3), EYEWHITE, 5)
            + line(ellipse(x, y - 1, r * 0.55, r * 0.12), "#9FB6C6", 3)
            for x, y, r in reversed(rings)
        ),
        (),
    )


def fog() -> Drawing:
    banks = bar("M14 58H82M24 74H94M6 90H66", "#AEB8C4", 7)
    return _cloud("#C9D2DA") + banks


def turning_tide() -> Drawing:
    wave = "M4 92C2 48 28 14 64 16C84 18 96 34 92 50C88 62 72 62 70 50C60 44 48 56 54 70C60 84 80 88 96 92Z"
    return (
        lit(wave, _WATER)
        + line("M18 82C18 54 36 30 60 28M32 86C30 66 38 50 48 44", _FOAM, 4)
        + sum((disc(x, y, 4, _FOAM, 2.4) for x, y in ((88, 20), (78, 10), (96, 36))), ())
    )


def elven_gate() -> Drawing:
    arch = "M14 94V46C14 0 86 0 86 46V94H68V48C68 22 32 22 32 48V94Z"
    leaves = sum(
        (flat(ellipse(x, y, 8, 5.5), _LEAF, 2.8) for x, y in ((16, 34), (30, 14), (50, 8), (70, 14), (84, 34))), ()
    )
    return (
        flat("M32 94V48C32 22 68 22 68 48V94Z", "#BFF3D0", 3) + lit(arch, "#7A5A34") + leaves + sparkle(50, 60, 14)
    )


# Gifts and losses


def _gift(point: str) -> Drawing:
    """A point in a glory of rays."""
    return (
        flat(star(50, 50, 12, 50, 30), "#8A5A1E", 3.4)
        + flat(star(50, 50, 12, 42, 27), GOLD)
        + _at(wizard_marks.GLYPHS[point](POINTS[point]), 0.52)
    )


def _loss(point: str, cracks: str) -> Drawing:
    """A point without its colour, broken."""
    whole = wizard_marks.GLYPHS[point]("#6E6676")
    minus = disc(80, 80, 17, _LOSS, 5) + line("M71 80H89", KEY, 6)
    return _at(whole, 0.9, -2, -4) + line(cracks, POINTS[point], 3.4) + minus


def forgetfulness() -> Drawing:
    return _loss("knowledge", "M30 22L38 40L28 56L36 72M70 26L62 44L74 58")


def clouded_eyes() -> Drawing:
    return _loss("perception", "M22 38L34 50L26 62M78 34L68 46L78 58")


def weariness() -> Drawing:
    return _loss("power", "M58 18L48 34L56 42M40 52L50 60L42 76")


def shared_vision() -> Drawing:
    discs = ((50, 26, "knowledge"), (28, 66, "perception"), (72, 66, "power"))
    links = line("M50 26L28 66H72Z", KEY, 12) + line("M50 26L28 66H72Z", GOLD, 6)
    return links + sum((place(wizard_marks.token(point), x - 24, y - 24, 0.48) for x, y, point in discs), ())


def pilgrims_blessing() -> Drawing:
    shell = "M50 88L42 78H30C14 64 6 44 16 28C26 12 38 8 50 8C62 8 74 12 84 28C94 44 86 64 70 78H58Z"
    return lit(shell, "#F3D9B0") + line("M50 80V18M42 76L30 22M58 76L70 22M36 74L16 38M64 74L84 38", "#B98A5A", 4)


def long_day() -> Drawing:
    return (
        flat(star(50, 50, 14, 49, 33), "#F08A24", 4)
        + lit(wizard_marks.ring(28), "#FFD468")
        + disc(42, 47, 3, KEY)
        + disc(58, 47, 3, KEY)
        + line("M40 57Q50 66 60 57", KEY, 3.4)
    )


# Magical Objects


def cloak() -> Drawing:
    cloth = "M50 6C66 6 74 18 72 34C86 48 92 76 94 94H6C8 76 14 48 28 34C26 18 34 6 50 6Z"
    hollow = "M50 18C60 18 64 28 60 40L50 48L40 40C36 28 40 18 50 18Z"
    return (
        lit(cloth, "#3F5A86")
        + flat(hollow, "#120F1C", 3)
        + disc(50, 54, 5.5, GOLD, 3)
        + line("M50 60V92M30 60L24 92M70 60L76 92", dark("#3F5A86", 0.5), 4)
    )


def ring_of_anchoring() -> Drawing:
    anchor = "M50 2V38M36 12H64M32 28C34 40 44 44 50 44C56 44 66 40 68 28"
    band = (
        line(ellipse(50, 66, 26), KEY, 17)
        + line(ellipse(50, 66, 26), GOLD, 10)
        + line(ellipse(49, 65, 26), light(GOLD, 0.5), 2.6)
    )
    return band + line(anchor, KEY, 14) + line(anchor, "#7FD6E8", 7)


def silver_horn() -> Drawing:
    horn = "M4 16C8 44 28 68 60 70L86 52L92 78C70 84 64 86 52 84C20 82 -4 48 -4 20Z"
    return place(
        lit(horn, "#C9CED8")
        + flat("M60 70L86 52L92 78L68 78Z", GOLD, 3.4)
        + line("M2 30L12 22M14 50L24 40", KEY, 3),
        5,
        4,
    )


def amulet() -> Drawing:
    chain = "M14 8C18 40 38 48 50 50C62 48 82 40 86 8"
    return (
        bar(chain, GOLD, 4)
        + lit(ellipse(50, 68, 26), GOLD)
        + flat("M50 50L64 68L50 86L36 68Z", "#3FA7A0", 3.4)
        + flat("M50 56L58 68L50 68Z", light("#3FA7A0", 0.6))
    )


def staff_of_calling() -> Drawing:
    hook = "M52 98V34C52 20 40 16 32 24M52 34C52 20 66 16 74 26"
    return (
        bar(hook, STAFF, 6)
        + lit(ellipse(53, 14, 13), "#62C4F5")
        + disc(48, 10, 3.4, EYEWHITE)
        + line(
            "M78 6C84 12 84 20 78 26M88 0C98 10 98 24 88 34M26 6C20 12 20 20 26 26M16 0C6 10 6 24 16 34",
            "#BFE3F0",
            4,
        )
    )


def boots_of_swiftness() -> Drawing:
    return place(wizard_marks.winged_boot(), -12, -10, 1.24)


# Traps and mischief


def enchanted_sleep() -> Drawing:
    letters = "M58 22H78L58 42H78M74 50H88L74 64H88"
    return _moon("#B7A6E8") + line(letters, KEY, 11) + line(letters, EYEWHITE, 5.5)


def net_of_thorns() -> Drawing:
    strands = "M6 30Q50 44 94 30M6 60Q50 74 94 60M26 6Q40 50 26 94M58 6Q70 50 58 94M88 8Q94 50 86 92"
    thorns = sum(
        (
            flat(f"M{x - 6} {y}L{x} {y - 11}L{x + 6} {y}Z", _LEAF, 2.6)
            for x, y in ((16, 32), (46, 36), (76, 34), (16, 62), (46, 66), (76, 64))
        ),
        (),
    )
    return bar(strands, _THORN, 5) + thorns


def oubliette() -> Drawing:
    shaft = ellipse(50, 56, 44, 34)
    grate = "M26 30V84M42 24V90M58 24V90M74 30V84M10 44H90M10 68H90"
    return (
        lit(shaft, "#6E6474")
        + flat(ellipse(50, 57, 36, 27), "#0C0812", 3)
        + line(grate, KEY, 9)
        + line(grate, STEEL, 4)
    )


def sprites() -> Drawing:
    wings = lit("M44 48C20 20 -2 30 8 50C14 62 32 60 44 54Z", "#BFE3F0", ink=3.6) + lit(
        "M56 48C80 20 102 30 92 50C86 62 68 60 56 54Z", "#BFE3F0", ink=3.6
    )
    head = lit(ellipse(50, 32, 19), "#BDE88F") + lit(
        "M32 26L24 4L48 14ZM68 26L76 4L52 14Z", "#5FA85A", ink=3.4, inset=1.2
    )
    return (
        wings
        + lit("M38 50H62L70 90H30Z", "#5FA85A")
        + head
        + disc(43, 31, 3.2, KEY)
        + disc(57, 31, 3.2, KEY)
        + line("M41 40Q50 48 59 40", KEY, 3)
    )


def malicious_intent() -> Drawing:
    mask = "M4 34C26 20 40 26 50 34C60 26 74 20 96 34C96 62 74 72 60 56L50 50L40 56C26 72 4 62 4 34Z"
    holes = "M18 40C30 34 40 40 43 46C33 54 21 52 18 40ZM82 40C70 34 60 40 57 46C67 54 79 52 82 40Z"
    return (
        lit(mask, "#A8474E")
        + flat(holes, EYEWHITE, 3)
        + line("M50 64V70M50 82V83", KEY, 12)
        + line("M50 64V70M50 82V83", _LOSS, 7)
    )


def thieves() -> Drawing:
    sack = "M30 36C10 52 8 88 26 92H74C92 88 90 52 70 36Z"
    hand = "M96 4L72 16L56 24C50 28 54 34 60 32L52 38C50 44 58 46 62 42L74 38L98 26Z"
    return (
        lit(sack, "#8A6A42")
        + flat("M30 30H70V40H30Z", "#5E4634", 3.4)
        + disc(50, 64, 12, GOLD, 3.4)
        + flat(star(50, 64, 5, 8, 3.6), dark(GOLD, 0.4))
        + lit(hand, "#4A3A54", ink=3.8, inset=1.6)
    )


def evils_hand() -> Drawing:
    hand = "M34 98C30 78 16 66 6 50C14 46 24 54 30 60C24 42 18 24 20 6C30 16 36 34 42 48C44 30 48 12 56 -2C62 14 60 34 60 50C66 36 74 22 86 12C86 28 78 46 72 58C80 54 90 54 96 58C86 66 74 78 68 98Z"
    nails = "M20 6L27 18L19 20ZM56 -2L59 14L51 14ZM86 12L82 26L76 20ZM6 50L16 53L12 58ZM96 58L86 60L88 66Z"
    return lit(hand, "#4A2266", rim="#8C5BB0") + flat(nails, COLOURS["evil_eye"], 2.2)


def demon_moon() -> Drawing:
    return (
        lit(wizard_marks.ring(46), "#B5502E")
        + disc(24, 34, 6, dark("#B5502E", 0.25))
        + disc(78, 72, 5, dark("#B5502E", 0.25))
        + _at(wizard_creatures.demon(), 0.66)
    )


def dragons_shadow() -> Drawing:
    shape = "M50 30C56 14 78 6 98 14C90 22 90 32 96 44C84 40 76 44 72 54C66 48 60 50 58 58L66 86L50 70L34 86L42 58C40 50 34 48 28 54C24 44 16 40 4 44C10 32 10 22 2 14C22 6 44 14 50 30Z"
    glow = flat(ellipse(50, 80, 46, 15), "#C8672E", 3) + flat(ellipse(50, 80, 34, 9), "#F08A24")
    return glow + lit(shape, "#251A30", rim="#E08A4A") + flat("M44 34L48 36L45 39ZM56 34L52 36L55 39Z", LEGAL)


# Calls, wizards and friends


def bard() -> Drawing:
    body = "M30 44C48 36 66 54 58 72C50 92 22 98 10 84C0 70 10 52 30 44Z"
    return (
        bar("M46 54L84 14M78 6L92 20", STAFF, 6)
        + lit(body, "#C9773F")
        + disc(34, 68, 9, "#3A2416", 3)
        + line("M34 68L84 16M28 62L78 14", PARCH, 2)
    )


def foresight() -> Drawing:
    ball = lit(ellipse(50, 42, 38), "#6A5AB8")
    seen = (
        flat("M24 42C36 26 64 26 76 42C64 58 36 58 24 42Z", EYEWHITE, 3.4)
        + disc(50, 42, 10, "#3FA7A0", 3)
        + disc(50, 42, 4, KEY)
    )
    return lit("M24 78H76L84 96H16Z", GOLD) + ball + seen + line("M22 28C26 20 32 14 40 12", _PALE, 4)


def invitation() -> Drawing:
    letter = lit("M6 22H94V86H6Z", PARCH) + line("M8 24L50 58L92 24", "#8A6A42", 5)
    return letter + lit(star(50, 60, 5, 24, 10.5), "#FFD468", ink=3.8, inset=1.4)


def call_of_master() -> Drawing:
    bell = "M50 12C72 12 76 36 78 58L88 74H12L22 58C24 36 28 12 50 12Z"
    return (
        lit(bell, GOLD)
        + disc(50, 84, 9, dark(GOLD, 0.3), 4)
        + bar("M50 2V10", STEEL, 5)
        + line("M6 26C0 38 0 50 4 60M94 26C100 38 100 50 96 60", _PALE, 4.4)
    )


def rumour() -> Drawing:
    bubble = "M14 8H86C94 8 98 14 98 22V58C98 66 94 72 86 72H48L26 94L30 72H14C6 72 2 66 2 58V22C2 14 6 8 14 8Z"
    hat = "M26 58C36 52 38 50 40 48C42 32 50 18 64 14C60 24 60 36 62 48C66 50 70 52 76 58C62 66 40 66 26 58Z"
    return lit(bubble, PARCH) + lit(hat, "#5B4FA8", ink=3.8, inset=1.6) + line("M40 48Q52 54 62 48", GOLD, 4)


def wizards_shade() -> Drawing:
    return faded(_at(wizard_creatures.high_wizard("terek"), 0.96), 0.42) + line(
        "M8 96C22 86 30 102 46 92C62 84 74 102 92 92", "#C9A2FF", 4.4
    )


def aid_of_elves() -> Drawing:
    bow = "M26 6C66 14 88 40 94 78"
    return (
        bar(bow, "#7A5A34", 6)
        + line("M26 6L94 78", EYEWHITE, 2.6)
        + bar("M14 86L76 26", TAN, 4)
        + lit("M84 18L64 24L78 38Z", STEEL, ink=3.4, inset=1.2)
        + flat("M24 76L8 78L4 96L22 92L26 84Z", _LEAF, 3.2)
    )


def _before_sun(beast: Drawing, sun: str) -> Drawing:
    """A beast before a rising disc."""
    return flat(star(50, 46, 16, 50, 40), dark(sun, 0.3), 3) + disc(50, 46, 37, sun) + _at(beast, 0.84, 0, 4)


def hound_of_elves() -> Drawing:
    leaves = sum(
        (flat(ellipse(x, y, 9, 5), _LEAF, 2.6) for x, y in ((12, 90), (30, 95), (50, 97), (70, 95), (88, 90))), ()
    )
    return _at(wizard_creatures.hound(), 0.94, 0, -6) + leaves


def white_mare() -> Drawing:
    return wizard_creatures.horse("#F0EAF0", "#C9B8D8")


def unicorns_blessing() -> Drawing:
    return _at(wizard_creatures.unicorn(), 0.94) + sum(
        (sparkle(x, y, r) for x, y, r in ((14, 18, 12), (90, 34, 9), (86, 8, 7))), ()
    )


def voice_of_hollow() -> Drawing:
    return wizard_places.high_hollow() + line("M34 20C42 12 58 12 66 20M26 10C40 -2 60 -2 74 10", "#C9A2FF", 5)


PICTURES: Mapping[int, Callable[[], Drawing]] = {
    1: fair_winds,
    2: elven_path,
    3: mountain_guide,
    4: falling_star,
    5: walker_on_waves,
    6: mire,
    7: cloak,
    8: ring_of_anchoring,
    9: silver_horn,
    10: enchanted_sleep,
    11: voice_of_hollow,
    12: lambda: _gift("knowledge"),
    13: lambda: _gift("perception"),
    14: lambda: _gift("power"),
    15: forgetfulness,
    16: clouded_eyes,
    17: weariness,
    18: bard,
    19: long_day,
    20: storm,
    21: moon_road,
    22: sprites,
    23: demon_moon,
    24: foresight,
    25: dragons_shadow,
    26: lambda: _before_sun(wizard_creatures.winged_horse(), "#F08A5A"),
    27: hound_of_elves,
    28: white_mare,
    29: unicorns_blessing,
    30: invitation,
    31: malicious_intent,
    32: net_of_thorns,
    33: call_of_master,
    34: shared_vision,
    35: thieves,
    36: rumour,
    37: elven_gate,
    38: whirlwind,
    39: wizards_shade,
    40: amulet,
    41: staff_of_calling,
    42: boots_of_swiftness,
    43: pilgrims_blessing,
    44: evils_hand,
    45: fog,
    46: oubliette,
    47: aid_of_elves,
    48: turning_tide,
}

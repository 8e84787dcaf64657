"""Boats, companions, perils, High Wizards and Evil itself, 100 x 100 units."""

# ruff: noqa: E501  (path data is read whole, not wrapped)

from __future__ import annotations

from collections.abc import Callable, Mapping

from art.faces import eye, fangs
from art.ink import Drawing, bar, disc, flat, joined, line, lit, place
from art.palette import EYEWHITE, GOLD, KEY, PARCH, SKIN, SPARK, THROAT, TONGUE, WOOD, dark, light, mix
from art.wizard_measures import COLOURS
from art.wizard_terrain import inked

_HORN = "#F1DDAE"
_IRIS = "#FFC14D"


def boat_parts() -> tuple[Drawing, Drawing]:
    """Mast and sail, which stand behind who sails, and hull and water, which lie before him."""
    sail = (
        bar("M50 62V6", WOOD, 5)
        + lit("M54 8C74 16 84 32 84 50C74 48 64 50 54 54Z", PARCH)
        + flat("M60 30C66 28 72 32 74 38C68 36 64 38 62 42Z", "#5E86A8", 2.2)
        + flat("M50 4L36 9L50 14Z", "#C4433A", 2.4)
    )
    hull = "#B0763A"
    water = "M2 92Q12 84 22 92Q32 100 42 92Q52 84 62 92Q72 100 82 92Q90 86 98 92"
    lower = (
        lit("M4 58C22 66 78 66 96 54C92 78 78 90 50 90C24 90 10 80 4 58Z", hull)
        + line("M14 71C34 79 66 79 87 69", dark(hull, 0.4), 4)
        + line(water, "#8FC6D8", 4.4)
    )
    return sail, lower


def boat() -> Drawing:
    sail, hull = boat_parts()
    return sail + hull


def horns(x: float, y: float, width: float, height: float, curl: float) -> Drawing:
    """A pair of horns."""
    drawn: Drawing = ()
    for side in (-1, 1):
        s, w, h = side, width, height
        horn = (
            f"M{x + s * w * 0.55} {y + 4}C{x + s * w * 1.1} {y - 2} {x + s * (w + curl)} {y - h * 0.5} "
            f"{x + s * (w + curl * 0.2)} {y - h}C{x + s * w * 0.7} {y - h * 0.62} {x + s * w * 0.35} {y - h * 0.3} "
            f"{x + s * w * 0.1} {y}Z"
        )
        drawn += lit(horn, _HORN, ink=3.4, inset=1.6)
    return drawn


def demon() -> Drawing:
    skin = "#B23A56"
    wings: Drawing = ()
    for s in (-1, 1):
        wing = (
            f"M{50 + s * 20} 50C{50 + s * 34} 34 {50 + s * 44} 30 {50 + s * 49} 26C{50 + s * 46} 38 {50 + s * 50} 48 "
            f"{50 + s * 48} 62C{50 + s * 40} 58 {50 + s * 36} 64 {50 + s * 33} 70L{50 + s * 20} 66Z"
        )
        wings += lit(wing, "#6E2A5E", ink=3.6, inset=1.6)
    return joined(
        wings
        + bar("M66 84C80 88 88 80 84 70", skin, 5)
        + lit("M84 60L94 72L78 74Z", skin, ink=3, inset=1)
        + lit("M50 22C72 22 78 40 76 58C74 80 66 92 50 92C34 92 26 80 24 58C22 40 28 22 50 22Z", skin)
        + horns(50, 27, 20, 24, 9)
        + eye(40, 47, 9, _IRIS, (1, 1), slit=True, lid=skin, slope=0.6)
        + eye(60, 47, 9, _IRIS, (-1, 1), slit=True, lid=dark(skin, 0.12), slope=-0.6)
        + flat("M34 64Q50 72 66 64Q64 82 50 82Q36 82 34 64Z", THROAT, 2.8)
        + fangs(50, 68, 22, 7, 3)
        + flat("M42 78Q50 72 58 78Q50 84 42 78Z", TONGUE)
    )


def demon_marker() -> Drawing:
    """A Demon as it lies on a space."""
    return lit(
        "M50 4C75 4 96 25 96 50C96 75 75 96 50 96C25 96 4 75 4 50C4 25 25 4 50 4Z", "#3A1730", rim="#E06A86"
    ) + place(demon(), 14, 11, 0.72)


def dragon() -> Drawing:
    scales, web = "#2A8F92", "#E08A4A"
    right = "M56 56C62 26 78 10 98 8C92 20 96 32 98 48C90 44 84 50 82 60C76 52 68 56 62 66Z"
    left = "M44 56C38 26 22 12 2 12C8 22 4 34 2 50C10 46 16 52 18 62C24 54 32 58 38 68Z"
    body = "M36 92C26 76 32 58 40 50C34 36 40 20 54 14C62 8 74 10 80 17L96 25C99 32 95 39 88 39L70 41C64 45 66 52 70 60C78 72 76 86 70 92Z"
    return joined(
        lit(right, web)
        + line("M60 56L92 14M62 60L90 44", dark(web, 0.4), 3)
        + lit(left, web)
        + line("M40 58L10 17M38 62L10 46", dark(web, 0.4), 3)
        + bar("M34 86C18 92 8 86 8 76", scales, 9)
        + lit("M8 60L18 76L2 80Z", "#E8622C", ink=3.2, inset=1.2)
        + lit(body, scales)
        + flat("M44 92C40 80 44 68 50 60C58 66 62 80 58 92Z", _HORN, 3)
        + line("M45 72H57M43 82H60", "#B5925A", 3)
        + horns(58, 17, 10, 17, 4)
        + lit("M30 90C30 82 42 82 44 92L40 96H30Z", scales, ink=3.2, inset=1.2)
        + lit("M60 90C60 82 72 82 74 92L70 96H60Z", scales, ink=3.2, inset=1.2)
        + eye(68, 25, 8, _IRIS, (1, 0), slit=True, lid=scales, slope=0.4)
        + disc(90, 28, 2, KEY)
        + line("M72 36Q84 38 92 34", KEY, 2.8)
        + fangs(82, 36.5, 10, 6)
    )


# Companions: heads that look to the right


def horse(coat: str = "#A5682F", mane: str = "#4A2A1A") -> Drawing:
    head = "M24 94C22 72 28 50 38 38L34 14L52 25C68 26 78 38 88 56C96 64 92 78 82 79C74 80 66 74 58 71C62 80 68 88 72 94Z"
    return (
        lit(head, coat)
        + flat("M34 14L40 30C30 44 26 60 28 78L16 90C10 70 14 44 26 30Z", mane, 3.6)
        + flat("M38 16L54 28L46 40L38 30Z", mane, 3)
        + flat("M72 44C80 50 90 60 90 68C88 76 80 76 76 72C70 66 70 52 72 44Z", light(coat, 0.45))
        + _gentle_eye(60, 43, 5.4)
        + disc(84, 67, 2.4, KEY)
        + line("M70 74Q77 74 83 72", KEY, 2.4)
    )


def _gentle_eye(x: float, y: float, radius: float) -> Drawing:
    return disc(x, y, radius, EYEWHITE, 2.6) + disc(x + 1, y + 0.6, 2.6, KEY)


def winged_horse() -> Drawing:
    wing = "M52 90C26 92 4 74 -4 34C4 40 10 40 14 38C14 46 20 52 26 52C28 60 36 66 46 66C54 72 56 82 52 90Z"
    return (
        horse("#EDE6EE", "#8E7FC0")
        + lit(wing, "#FFF0CC", ink=4)
        + line("M4 48C10 62 22 72 36 76M10 64C18 74 28 80 42 82", "#B98F4A", 3.4)
    )


def unicorn() -> Drawing:
    return (
        horse("#F7EEF4", "#E58AB8")
        + lit("M50 24L66 -6L64 30Z", "#FFD468", ink=3.4, inset=1.2)
        + line("M54 18L63 16M57 10L63 9", "#A8702A", 2.4)
    )


def hound() -> Drawing:
    head = "M24 94C22 72 26 52 36 40C46 26 62 28 70 40L92 50C98 56 94 68 86 69L70 70C66 78 68 88 72 94Z"
    return (
        lit(head, "#B98A5A")
        + lit("M42 34C26 30 14 46 16 72C28 78 42 66 48 48Z", "#6E4A2E", ink=3.8, inset=1.6)
        + flat("M84 47C94 46 98 54 94 58C88 60 84 54 84 47Z", KEY)
        + _gentle_eye(61, 46, 5.2)
        + line("M72 68Q80 66 88 64", KEY, 2.8)
        + flat("M74 68C72 80 82 84 84 74L83 67Z", TONGUE, 2.4)
        + line("M30 82C42 88 56 88 66 82", "#C4433A", 6)
        + disc(48, 89, 4.4, GOLD, 2)
    )


def dove() -> Drawing:
    body = "M8 80C20 60 36 48 54 54C58 38 72 30 82 36C88 38 92 44 97 47L87 52C86 68 74 80 54 80C36 84 22 82 8 80Z"
    return (
        lit(body, "#F7F1E3")
        + lit("M54 66C38 62 24 44 20 16C42 20 62 34 70 56C66 66 60 68 54 66Z", "#FFF8EA")
        + line("M32 30C42 36 52 44 58 54M34 44C42 48 48 52 54 60", "#B9A98E", 3)
        + disc(80, 45, 3, KEY)
        + lit("M84 58L99 52L99 66L84 72Z", "#E2CFA6", ink=3, inset=1)
        + line("M90 60V69", "#C4433A", 3)
    )


ANIMALS: Mapping[str, Callable[[], Drawing]] = {
    "horse": horse,
    "hound": hound,
    "winged_horse": winged_horse,
    "unicorn": unicorn,
    "dove": dove,
}


def on_disc(kind: str) -> Drawing:
    """An animal on the parchment disc at a figure's hip."""
    return disc(50, 50, 46, PARCH, 6) + place(ANIMALS[kind](), 17, 16, 0.68)


def refused(kind: str) -> Drawing:
    """An animal that would leave: its head struck through."""
    stroke = "M14 86L86 14"
    return place(ANIMALS[kind](), 8, 8, 0.84) + line(stroke, KEY, 15) + line(stroke, "#FF6F86", 8)


# High Wizards, from the highest to the lowest: robe, beard, sign on the hood

_WIZARDS = {
    "ishkatar": ("#5B4FA8", "#F4EEE2", "M50 4L54 13L63 14L56 20L58 29L50 24L42 29L44 20L37 14L46 13Z"),
    "tolmitar": ("#2F7F8C", "#D8CDBE", "M50 2C60 10 60 22 50 26C40 22 40 10 50 2Z"),
    "aevarex": ("#A8474E", "#B9743A", "M50 2C54 10 60 12 58 20C56 26 44 26 42 20C41 14 48 12 50 2Z"),
    "elekov": ("#4F7F3E", "#E9E2F0", "M38 22C36 8 48 4 62 4C64 18 54 26 38 22Z"),
    "zegoral": ("#B07A2E", "#8E8A93", "M50 4L60 15L50 26L40 15Z"),
    "terek": ("#7A3F7C", "#C9B48A", "M56 3C48 3 42 8 42 15C42 22 48 27 60 24C53 22 50 18 50 14C50 9 52 6 56 3Z"),
    "veldor": ("#46618F", "#4A3A34", "M40 6H60V12H54V26H46V12H40Z"),
}
HIGH_WIZARDS = tuple(_WIZARDS)


def high_wizard(name: str) -> Drawing:
    """The bust of a High Wizard: hood, beard and sign are his own."""
    robe, beard, sign = _WIZARDS[name]
    return (
        lit("M12 98C14 74 28 62 50 62C72 62 86 74 88 98Z", robe)
        + lit("M50 6C74 6 84 30 80 56C76 70 64 74 50 74C36 74 24 70 20 56C16 30 26 6 50 6Z", robe)
        + flat("M50 18C66 18 70 32 68 46C66 58 58 64 50 64C42 64 34 58 32 46C30 32 34 18 50 18Z", SKIN, 3.2)
        + lit("M32 46C40 54 60 54 68 46C72 64 64 84 50 94C36 84 28 64 32 46Z", beard, ink=3.6, inset=1.6)
        + line("M36 34L46 38M64 34L54 38", beard, 4.6)
        + sum((disc(x, 42, 3.2, KEY) + disc(x + 1, 41, 1.1, SPARK) for x in (42, 58)), ())
        + flat("M50 40L54 50H47Z", dark(SKIN, 0.25))
        + line("M44 57Q50 60 56 57", KEY, 2.6)
        + lit(sign, GOLD, ink=3.2, inset=1)
    )


# Evil


def evil() -> Drawing:
    """The head of Evil: a cowl of smoke with fingers for a crown. He waits, and is bored."""
    cowl = (
        "M50 96C20 96 10 78 14 56C8 50 6 34 2 20C12 28 18 30 22 34C20 22 22 10 26 -2C32 8 36 16 38 22C42 12 46 4 50 -6"
        "C54 4 58 12 62 22C64 16 68 8 74 -2C78 10 80 22 78 34C82 30 88 28 98 20C94 34 92 50 86 56C90 78 80 96 50 96Z"
    )
    mouth = "M30 80L36 76L42 80L50 76L58 80L64 76L70 80L64 88L56 84L50 88L44 84L36 88Z"
    glare = COLOURS["evil_eye"]
    return (
        lit(cowl, "#4A2266", rim="#8C5BB0", low=0.7)
        + flat("M24 50L46 60C44 72 28 72 24 50Z", glare, 3)
        + flat("M76 50L54 60C56 72 72 72 76 50Z", glare, 3)
        + flat("M34 56L39 58L37 68Z", KEY)
        + flat("M66 56L61 58L63 68Z", KEY)
        + flat(mouth, "#150A1C", 2.4)
    )


_LEFT_EYE, _RIGHT_EYE = "M2 2L16 10C15 20 4 20 2 2Z", "M38 2L24 10C25 20 36 20 38 2Z"


def evil_eyes() -> Drawing:
    """The eyes that look at a land, 40 x 22 units."""
    return inked(_LEFT_EYE + _RIGHT_EYE, COLOURS["evil_eye"], KEY, 2.6)


def evil_eyes_half() -> Drawing:
    """Half shut: chance will decide."""
    lids = "M3 6L16 12C13 13 6 12 3 6ZM37 6L24 12C27 13 34 12 37 6Z"
    return (
        evil_eyes()
        + flat("M2 2L16 10L15.500 13L2.500 8ZM38 2L24 10L24.500 13L37.500 8Z", COLOURS["dread"], 1.6)
        + flat(lids, mix(COLOURS["dread"], KEY, 0.3))
    )


def dead_eyes() -> Drawing:
    """The hollow eyes of a dead land, as the tag of one."""
    return inked(_LEFT_EYE + _RIGHT_EYE, "#120B18", COLOURS["ash_eye"], 2)

"""The fifty monsters of Formidable Foes. A monster is one line of data; the last two are drawn by hand."""

from __future__ import annotations

from typing import NamedTuple

from art import bodies, faces, foes, limbs, patterns, props, toppers
from art.ink import Drawing, fitted, joined
from art.palette import HUES
from art.path import Box

MEEK, FILLING = 23, 43  # up to MEEK: small and wide-eyed; from FILLING on: to the rim of the tile
_SKINS = {"peach": "#E8C7A0", "dun": "#C99A6A", "scale": "#6FB7A8", "imp": "#D8574A", "wan": "#CFE0D4", "orc": "#8FAE5C",
          "ashen": "#BFC3CF", "paper": "#EDE8DA", "sun": "#F3CF5B", "clam": "#EDA98C"}


class Monster(NamedTuple):
    strength: int
    name: str
    body: str
    eyes: str
    mouth: str
    topper: str
    limbs: str
    pattern: str
    hue: str
    extras: tuple[str, ...] = ()
    skin: str = ""  # of a body whose face is not of its hue
    iris: str = "#FFC14D"


EYES = {"none": lambda *_: (), "one": faces.one_eye, "two": faces.two_eyes, "startled": faces.wide_eyes,
        "three": faces.three_eyes, "stalks": faces.stalk_eyes, "sockets": faces.sockets}
MOUTHS = {"none": faces.no_mouth, "grin": faces.grin, "smile": faces.smile, "frown": faces.frown, "gasp": faces.gasp,
          "underbite": faces.underbite, "fangs": faces.fanged, "beak": faces.beak, "zip": faces.zip_mouth}

MONSTERS = (
    Monster(1, "Feeble Flea", "egg", "startled", "gasp", "antennae", "hoppers", "zigzag", "amber"),
    Monster(2, "Fumbling Fly", "blob", "none", "frown", "none", "gnat-wings", "none", "stone", ("fly-eyes", "plaster")),
    Monster(3, "Fidgety Ferret", "post", "two", "none", "round-ears", "paws", "none", "bark", ("mask", "muzzle"), iris="#7FBF4D"),
    Monster(4, "Flabby Frog", "toad", "two", "none", "none", "frog-legs", "none", "moss", ("frog-face",)),
    Monster(5, "Fusty Fungus", "post", "two", "frown", "toadstool", "none", "none", "crimson", skin="paper"),
    Monster(6, "Foul Fish", "fish", "one", "none", "fumes", "none", "none", "teal", ("fish-lips",)),
    Monster(7, "Flapping Flounder", "flounder", "startled", "none", "none", "none", "spots", "straw", ("flounder-face",)),
    Monster(8, "Forgetful Faun", "egg", "two", "gasp", "curls", "goat-legs", "none", "bark", ("fleece", "goatee"), "dun", "#7FD6E8"),
    Monster(9, "Freckled Fiendlet", "blob", "two", "grin", "hornlets", "imp", "none", "crimson", ("freckles",)),
    Monster(10, "Furtive Familiar", "bell", "two", "none", "cat-ears", "cat-tail", "none", "violet", ("whiskers",), iris="#9BE07A"),
    Monster(11, "Filching Fox", "kite", "two", "none", "fox-ears", "brush", "none", "amber", ("fox-face",)),
    Monster(12, "Fickle Firefly", "worm", "two", "smile", "antennae", "crawler", "none", "straw", ("lantern-tail",), iris="#3E9C86"),
    Monster(13, "Fawning Footman", "coat", "two", "smile", "wig", "stockings", "none", "blue", ("tray",), "peach"),
    Monster(14, "Flustered Fakir", "coat", "startled", "none", "turban", "lotus", "none", "teal", ("sweat",), "dun"),
    Monster(15, "Fraudulent Fortune-Teller", "bell", "two", "smile", "headscarf", "none", "none", "violet", ("cheeks", "crystal-ball"), "peach", "#2FA36B"),
    Monster(16, "Floating Finger", "post", "two", "smile", "nail", "none", "none", "rose", ("finger",)),
    Monster(17, "Fretful Fossil", "coil", "startled", "frown", "none", "none", "none", "chalk", (), "clam"),
    Monster(18, "Frosty Figure", "snowman", "two", "none", "bucket", "none", "none", "ice", ("carrot",)),
    Monster(19, "Furry Fury", "fur", "two", "none", "bow", "none", "none", "blue", ("tiny-feet",)),
    Monster(20, "Flickering Flame", "flame", "two", "grin", "none", "none", "none", "amber", ("candle",), iris="#C9413A"),
    Monster(21, "Fiddling Fiend", "coat", "two", "grin", "horns", "cloven", "none", "crimson", ("fiddle",), "imp"),
    Monster(22, "Foaming Fountain", "basin", "startled", "gasp", "jets", "none", "cracks", "stone", ("spout",)),
    Monster(23, "Frumpish Fishwife", "coat", "two", "none", "curlers", "skirt", "none", "teal", ("fish-face",), "scale"),
    Monster(24, "Fanged Flower", "blossom", "two", "none", "none", "none", "none", "rose", ("petal-mouth",), "sun", "#C9413A"),
    Monster(25, "Feathered Freak", "egg", "two", "beak", "feathers", "bird", "spots", "violet", ("loose-feathers",)),
    Monster(26, "Faceless Fencer", "coat", "none", "none", "fencing-mask", "boots", "none", "chalk", ("foil",), "paper"),
    Monster(27, "Fevered Friar", "coat", "two", "none", "icebag", "robe", "none", "bark", ("fever",), "peach", "#C9413A"),
    Monster(28, "Ferocious Fawn", "kite", "two", "none", "fawn-ears", "splayed", "none", "amber", ("fawn-face",), iris="#D8352F"),
    Monster(29, "Fossil Fowl", "carcass", "sockets", "none", "none", "none", "none", "chalk", ("fowl-beak",)),
    Monster(30, "Fetid Flesh-Heap", "lump", "three", "underbite", "none", "none", "none", "rose", ("heap-bits",), iris="#7FBF4D"),
    Monster(31, "Forlorn Footpad", "coat", "two", "frown", "tricorn", "boots", "none", "blue", ("domino", "club"), "peach", "#7FD6E8"),
    Monster(32, "Frozen Falconer", "block", "two", "none", "falcon", "none", "none", "ice", ("shiver",), "wan", "#4E74B8"),
    Monster(33, "Fire-Footed Filly", "steed", "one", "smile", "flame-mane", "hooves", "none", "crimson"),
    Monster(34, "Festering Ferryman", "bell", "sockets", "none", "hood", "boat", "none", "moss", ("skull", "oar")),
    Monster(35, "Fallen Forester", "stump", "two", "fangs", "sapling", "branches", "none", "bark", ("nose",)),
    Monster(36, "Flying Fangs", "bat", "two", "none", "bat-ears", "none", "none", "violet", ("big-fangs",), iris="#E0566B"),
    Monster(37, "Furtive Fog", "cloud", "two", "zip", "none", "none", "none", "stone", ("wisps",), iris="#C9A2FF"),
    Monster(38, "Frenzied Farmhand", "coat", "startled", "grin", "straw-hat", "boots", "none", "straw", ("pitchfork",), "peach"),
    Monster(39, "Four-Fisted Fighter", "boulder", "two", "underbite", "headband", "fists", "none", "crimson", ("champion",)),
    Monster(40, "Fuming Firedrake", "drake", "one", "none", "drake-horns", "none", "spots", "moss", ("smoke",), iris="#E8622C"),
    Monster(41, "Flint-Faced Foreman", "boulder", "two", "none", "hard-hat", "golem", "cracks", "stone", ("whistle",)),
    Monster(42, "Fearsome Fogwalker", "post", "sockets", "zip", "slouch-hat", "none", "none", "teal", ("lantern",)),
    Monster(43, "Forge Fiend", "furnace", "two", "none", "bull-horns", "iron-arms", "none", "amber", ("sparks",)),
    Monster(44, "Fathomless Fish", "angler", "one", "none", "lure", "none", "spots", "blue"),
    Monster(45, "Flail Fanatic", "coat", "none", "none", "cowl", "boots", "none", "violet", ("flail",), "peach"),
    Monster(46, "Fateful Fury", "coat", "two", "none", "snakes", "fury-wings", "none", "crimson", ("wrath",), "wan", "#D8352F"),
    Monster(47, "Frost Firstborn", "berg", "two", "none", "ice-crown", "none", "cracks", "ice", ("icicles",), iris="#4E8FD0"),
    Monster(48, "Fieso's Field Marshal", "coat", "two", "none", "bicorne", "marshal", "none", "blue", ("epaulettes", "baton"), "orc"),
    Monster(49, "Furunkulus", "hand-drawn", "two", "underbite", "horns", "claws", "spots", "bark"),
    Monster(50, "Prince Fieso", "hand-drawn", "two", "fangs", "crown", "none", "none", "crimson"),
)
_BY_HAND = {49: foes.furunkulus, 50: foes.prince_fieso}


def draw(monster: Monster) -> Drawing:
    """The creature alone, sized by its strength, in 100 x 100 units."""
    if monster.strength in _BY_HAND:
        creature, floats = _BY_HAND[monster.strength](), False
    else:
        creature, floats = _from_kit(monster)
    return fitted(joined(creature), frame(monster.strength, floats))


def frame(strength: int, floats: bool = False) -> Box:
    """The box a creature fills: small ones stand low in the tile, fliers hang in its middle."""
    if strength >= FILLING:
        return (1, 1, 99, 99)
    size = 76 + 10 * strength / MEEK if strength <= MEEK else 89 + 5 * (strength - MEEK) / (FILLING - MEEK)
    low = 50 + size / 2 if floats else 96 - (strength <= MEEK) * 2
    return (50 - size / 2, low - size, 50 + size / 2, low)


def _from_kit(m: Monster) -> tuple[Drawing, bool]:
    hue = HUES[m.hue]
    rig = bodies.BODIES[m.body](hue, _SKINS.get(m.skin, hue))
    angry = m.strength > MEEK
    drawing = toppers.BEHIND.get(m.topper, toppers.none)(rig)
    drawing += limbs.BEHIND.get(m.limbs, limbs.none)(rig)
    drawing += rig.body + patterns.PATTERNS[m.pattern](rig)
    for name in m.extras:
        drawing += props.UNDER[name](rig) if name in props.UNDER else ()
    drawing += EYES[m.eyes](rig.eyes, rig.radius, rig.spread, rig.skin, angry, m.iris)
    drawing += MOUTHS[m.mouth](rig.mouth, rig.width)
    drawing += toppers.BEFORE.get(m.topper, toppers.none)(rig)
    drawing += limbs.BEFORE.get(m.limbs, limbs.none)(rig)
    for name in m.extras:
        drawing += props.PROPS[name](rig) if name in props.PROPS else ()
    return drawing, rig.floats

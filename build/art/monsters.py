"""The fifty monsters of Formidable Foes. A monster is one line of data; the last two are drawn by hand."""

from __future__ import annotations

from typing import NamedTuple

from art import bodies, faces, foes, limbs, patterns, props, toppers
from art.ink import Drawing, fitted, joined
from art.palette import HUES
from art.path import Box

MEEK, FILLING = 23, 43  # up to MEEK: small and wide-eyed; from FILLING on: to the rim of the tile
SKINS = {
    "peach": "#E8C7A0",
    "dun": "#C99A6A",
    "scale": "#6FB7A8",
    "imp": "#D8574A",
    "wan": "#CFE0D4",
    "orc": "#8FAE5C",
    "paper": "#EDE8DA",
    "sun": "#F3CF5B",
    "clam": "#EDA98C",
}


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


EYES = {
    "none": lambda *_: (),
    "one": faces.one_eye,
    "two": faces.two_eyes,
    "startled": faces.wide_eyes,
    "three": faces.three_eyes,
    "stalks": faces.stalk_eyes,
    "sockets": faces.sockets,
}
MOUTHS = {
    "none": faces.no_mouth,
    "grin": faces.grin,
    "smile": faces.smile,
    "frown": faces.frown,
    "gasp": faces.gasp,
    "underbite": faces.underbite,
    "fangs": faces.fanged,
    "beak": faces.beak,
    "zip": faces.zip_mouth,
}

_ROWS = """
 1 Feeble Flea: egg startled gasp antennae hoppers zigzag amber
 2 Fumbling Fly: blob none frown none gnat-wings none stone fly-eyes plaster
 3 Fidgety Ferret: post two none round-ears paws none bark mask muzzle iris=#7FBF4D
 4 Flabby Frog: toad two none none frog-legs none moss frog-face
 5 Fusty Fungus: post two frown toadstool none none crimson skin=paper
 6 Foul Fish: fish one none fumes none none teal fish-lips
 7 Flapping Flounder: flounder startled none none none spots straw flounder-face
 8 Forgetful Faun: egg two gasp curls goat-legs none bark fleece goatee skin=dun iris=#7FD6E8
 9 Freckled Fiendlet: blob two grin hornlets imp none crimson freckles
10 Furtive Familiar: bell two none cat-ears cat-tail belly violet whiskers iris=#9BE07A
11 Filching Fox: kite two none fox-ears brush none amber fox-face
12 Fickle Firefly: worm two smile antennae crawler none straw lantern-tail iris=#3E9C86
13 Fawning Footman: coat two smile wig stockings none blue tray skin=peach
14 Flustered Fakir: coat startled none turban lotus none teal sweat skin=dun
15 Fraudulent Fortune-Teller: bell two smile headscarf none none violet cheeks crystal-ball skin=peach
16 Floating Finger: post two smile nail none none rose finger
17 Fretful Fossil: coil stalks frown none none none chalk skin=clam
18 Frosty Figure: snowman two none bucket none none ice carrot
19 Furry Fury: fur two none bow none none blue tiny-feet
20 Flickering Flame: flame two grin none none none amber candle iris=#C9413A
21 Fiddling Fiend: coat two grin horns cloven none crimson fiddle skin=imp
22 Foaming Fountain: basin startled gasp jets none cracks stone spout
23 Frumpish Fishwife: coat two none curlers skirt none teal fish-face skin=scale
24 Fanged Flower: blossom two none none none none rose petal-mouth skin=sun iris=#C9413A
25 Feathered Freak: egg two beak feathers bird diamonds violet loose-feathers
26 Faceless Fencer: coat none none fencing-mask boots none chalk foil skin=paper
27 Fevered Friar: coat two none icebag robe none bark fever skin=peach iris=#C9413A
28 Ferocious Fawn: kite two none fawn-ears splayed none amber fawn-face iris=#D8352F
29 Fossil Fowl: carcass sockets none none none none chalk fowl-beak
30 Fetid Flesh-Heap: lump three underbite none tentacles none rose heap-bits iris=#7FBF4D
31 Forlorn Footpad: coat two frown tricorn boots none blue domino club skin=peach iris=#7FD6E8
32 Frozen Falconer: block two none falcon none none ice shiver skin=wan iris=#4E74B8
33 Fire-Footed Filly: steed one smile flame-mane hooves none crimson
34 Festering Ferryman: bell sockets none hood boat none moss skull oar
35 Fallen Forester: stump two fangs sapling branches none bark nose
36 Flying Fangs: bat two none bat-ears none none violet big-fangs iris=#E0566B
37 Furtive Fog: cloud two zip none none none stone wisps iris=#C9A2FF
38 Frenzied Farmhand: coat startled grin straw-hat boots none straw pitchfork skin=peach
39 Four-Fisted Fighter: boulder two underbite headband fists none crimson champion
40 Fuming Firedrake: drake one none drake-horns none spots moss smoke iris=#E8622C
41 Flint-Faced Foreman: boulder two none hard-hat golem cracks stone whistle
42 Fearsome Fogwalker: post sockets zip slouch-hat none none teal lantern
43 Forge Fiend: furnace two none bull-horns iron-arms none amber sparks
44 Fathomless Fish: angler one none lure none spots blue
45 Flail Fanatic: coat none none cowl boots none violet flail skin=peach
46 Fateful Fury: coat two none snakes fury-wings none crimson wrath skin=wan iris=#D8352F
47 Frost Firstborn: berg two none ice-crown none cracks ice icicles iris=#4E8FD0
48 Fieso's Field Marshal: coat two none bicorne marshal none blue epaulettes baton skin=orc
49 Furunkulus: hand-drawn two underbite horns claws spots bark
50 Prince Fieso: hand-drawn two fangs crown none none crimson
"""


def _monster(row: str) -> Monster:
    """One row: strength, name, colon, seven parts, then extra parts and `skin=` or `iris=`."""
    head, _, parts = row.partition(":")
    strength, name = head.split(maxsplit=1)
    body, eyes, mouth, topper, limb, pattern, hue, *more = parts.split()
    extras = tuple(word for word in more if "=" not in word)
    choices = dict(word.split("=") for word in more if "=" in word)
    return Monster(int(strength), name, body, eyes, mouth, topper, limb, pattern, hue, extras, **choices)


MONSTERS = tuple(_monster(row) for row in _ROWS.strip().splitlines())
_BY_HAND = {49: foes.furunkulus, 50: foes.prince_fieso}


def draw(monster: Monster) -> Drawing:
    """The creature alone, sized by its strength, in 100 x 100 units."""
    if monster.strength in _BY_HAND:
        creature, floats = _BY_HAND[monster.strength](), False
    else:
        creature, floats = _from_kit(monster)
    return fitted(joined(creature), frame(monster.strength), centred=floats)


def frame(strength: int) -> Box:
    """The box a creature fills."""
    if strength >= FILLING:
        return (1, 1, 99, 99)
    size = 76 + 10 * strength / MEEK if strength <= MEEK else 89 + 5 * (strength - MEEK) / (FILLING - MEEK)
    return (50 - size / 2, 50 - size / 2, 50 + size / 2, 50 + size / 2)


def _from_kit(m: Monster) -> tuple[Drawing, bool]:
    hue = HUES[m.hue]
    rig = bodies.BODIES[m.body](hue, SKINS[m.skin] if m.skin else hue)
    topper, limb = toppers.TOPPERS[m.topper], limbs.LIMBS[m.limbs]
    extras = [props.PROPS[name] for name in m.extras]
    face = EYES[m.eyes](rig.eyes, rig.radius, rig.spread, rig.skin, m.strength > MEEK, m.iris)
    drawing = topper.behind(rig) + limb.behind(rig) + rig.body + patterns.PATTERNS[m.pattern](rig)
    drawing += sum((extra.behind(rig) for extra in extras), ())
    drawing += face + MOUTHS[m.mouth](rig.mouth, rig.width) + topper.before(rig) + limb.before(rig)
    drawing += sum((extra.before(rig) for extra in extras), ())
    return drawing, rig.floats

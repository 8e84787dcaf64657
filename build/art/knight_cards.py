"""Pictures on the cards of Knightmare, made for a dark window: its spells, its castle deck, and the backs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from art.faces import eye, fangs
from art.ink import Drawing, Gradient, bar, disc, flat, joined, line, lit, oval, place, sparkle
from art.knight_items import crowning_glory
from art.knight_measures import COLOURS, MEASURES
from art.knight_pieces import held, helm
from art.palette import BACK, BONE, GOLD, KEY, LEGAL, PARCH, STEEL, WOOD, dark, light
from art.path import ellipse, rounded

BACK_WIDTH, BACK_HEIGHT = MEASURES["hand"]["back"]
RIDDLE = COLOURS["riddle"]
_DRAGON, _WING = "#7A4ACF", "#9A6CE8"
_ROCK = "#B9B2C4"
_LIGHT = "#FFF3CF"

# Spells


def foresight() -> Drawing:
    """An eye under rays."""
    lid = "M14 48C26 22 74 22 86 48C74 34 26 34 14 48Z"
    return (
        eye(50, 52, 32, "#3FA7E0")
        + flat(lid, "#7C8FB8", 3)
        + line("M50 2V11M20 12L27 20M80 12L73 20", _LIGHT, 4.6)
    )


def resistance() -> Drawing:
    """A shield that turns a bolt away."""
    shield = "M50 8C62 16 76 18 88 18C90 54 78 80 50 94C22 80 10 54 12 18C24 18 38 16 50 8Z"
    return (
        lit(shield, "#4B8FE0")
        + bar("M26 26L42 46L34 54L48 74", LEGAL, 5)
        + line("M58 34L72 28M60 46H76M58 58L70 64", _LIGHT, 4)
    )


def protection() -> Drawing:
    """A dome of light over a helm."""
    dome = "M8 84C4 34 26 8 50 8C74 8 96 34 92 84Z"
    return (
        flat(dome, "#7FD6E8", opacity=0.3)
        + line(dome, KEY, 9)
        + line(dome, "#7FD6E8", 5)
        + place(helm(STEEL), 22, 28, 0.56)
        + sparkle(28, 26, 9)
        + sparkle(76, 40, 7)
    )


def destruction() -> Drawing:
    """A stone that bursts."""
    shards = (
        "M8 66L30 46L44 56L36 84L14 88Z",
        "M56 58L76 44L94 62L86 86L60 86Z",
        "M36 22L54 12L70 26L60 44L42 42Z",
    )
    drawn: Drawing = sum((lit(shard, _ROCK, inset=1.6) for shard in shards), ())
    return drawn + flat("M50 30L60 46L54 48L62 66L44 50L50 47L40 34Z", "#F08A24", 3)


def banishment() -> Drawing:
    """A boot that kicks towards bars."""
    bars = bar("M66 8V92M80 8V92M94 8V92M60 14H98M60 86H98", STEEL, 4.4)
    boot = lit("M14 10H36V48L58 60C66 66 66 78 60 80H14C10 70 10 40 14 10Z", "#8A5A2E")
    return bars + boot + flat("M10 80H62V88H10Z", "#4B2C14", 3) + line("M4 30H-4M4 46H-6M4 62H-4", _LIGHT, 4)


def slumber() -> Drawing:
    """A moon in a nightcap, asleep."""
    moon = "M44 16C20 20 10 42 16 62C22 84 46 96 70 86C52 82 42 70 42 54C42 40 48 28 60 22Z"
    cap = "M28 26C30 8 52 2 66 12L90 30L74 28C72 26 66 26 62 28Z"
    return (
        lit(moon, "#EAC75F")
        + line("M24 56Q30 61 36 56", KEY, 3.6)
        + lit(cap, "#4B8FE0", inset=1.8)
        + disc(91, 33, 6, BONE, 3)
        + line("M64 48H80L64 64H80M84 66H95L84 78H95", _LIGHT, 4.6)
    )


def theft() -> Drawing:
    """A gloved hand at a purse."""
    purse = lit("M40 52C24 60 20 80 28 90C38 98 70 98 80 88C86 78 80 60 64 52Z", "#B07F3A") + lit(
        "M34 36C44 42 60 42 70 36L64 52H40Z", "#B07F3A", inset=1.6
    )
    hand = lit("M96 6L70 14C58 18 54 26 50 40L58 44L64 32L62 50L70 52L76 34L76 50L84 50L86 32L99 24Z", "#3A3446")
    return purse + disc(54, 74, 10, GOLD, 3) + hand


def transposition() -> Drawing:
    """Two arrows round each other."""
    over = "M12 46C14 22 38 10 60 18L64 6L92 28L62 46L64 32C48 28 34 34 30 48Z"
    under = "M88 54C86 78 62 90 40 82L36 94L8 72L38 54L36 68C52 72 66 66 70 52Z"
    return lit(over, "#E5562B", inset=1.8) + lit(under, "#62C4F5", inset=1.8)


def weakness() -> Drawing:
    """A sword bent like a stalk."""
    blade = "M44 66C44 40 48 18 70 14C88 12 94 30 90 48L78 62C82 44 80 30 70 30C60 32 58 50 58 66Z"
    return (
        lit(blade, STEEL, rim="#FFFFFF")
        + lit("M30 64H72V76H30Z", GOLD, inset=1.6)
        + lit("M44 76H58V92H44Z", WOOD, inset=1.2)
        + line("M14 30V50M6 42L14 52L22 42M14 60V62", "#FF8A9A", 5)
    )


def release() -> Drawing:
    """Bars, and an arrow out of them."""
    return bar("M18 10V90M82 10V90M12 14H88M12 86H88", STEEL, 7) + lit("M40 26H60V50H76L50 80L24 50H40Z", GOLD)


def power() -> Drawing:
    bolt = lit("M56 4L22 56H46L38 96L80 40H54L66 4Z", "#B07CFF", low=0.3)
    return bolt + sum((disc(x, y, 4, "#E9DBFF") for x, y in ((16, 22), (86, 74), (20, 80))), ())


def dragon_ride() -> Drawing:
    """A small dragon that looks pleased with itself."""
    tail = bar("M8 88C30 96 44 84 36 70C30 58 44 48 56 54", _DRAGON, 9) + flat("M4 84L14 96L2 98Z", _WING, 3)
    wing = lit("M50 56C30 40 28 18 8 10C34 2 58 10 62 40Z", _WING) + line(
        "M22 14C38 24 46 38 52 50M40 12C50 22 54 32 57 46", KEY, 2.6
    )
    head = lit(
        "M46 64C44 46 60 40 66 28C70 18 84 16 94 28L98 36L86 40C80 42 82 54 74 64C66 74 48 76 46 64Z", _DRAGON
    )
    horns = lit("M70 24L64 8L76 20ZM80 20L82 6L88 22Z", "#E8D2A0", ink=3, inset=1)
    return tail + wing + horns + head + eye(78, 30, 5.5, "#7BD88F", (1, 0), lid=_DRAGON, slope=0.62)


def glory() -> Drawing:
    """The crown over the throne's horizon."""
    return place(crowning_glory(), 8, 6, 0.84) + line("M10 94C34 84 66 84 90 94", "#C9A2FF", 4)


SPELLS: dict[str, Callable[[], Drawing]] = {
    "foresight": foresight,
    "resistance": resistance,
    "protection": protection,
    "destruction": destruction,
    "banishment": banishment,
    "slumber": slumber,
    "theft": theft,
    "transposition": transposition,
    "weakness": weakness,
    "release": release,
    "dragon_ride": dragon_ride,
    "power": power,
    "glory": glory,
}

# Castle cards

_LIE = {
    1: ((50, 50, 0.84),),
    2: ((30, 50, 0.58), (70, 50, 0.58)),
    3: ((50, 27, 0.52), (26, 72, 0.52), (74, 72, 0.52)),
}


def tokens(number: int) -> Drawing:
    """As many helm tokens as the card gives."""
    return sum((place(held(), x - 50, y - 50, size, about=(50, 50)) for x, y, size in _LIE[number]), ())


def lost_tokens(number: int) -> Drawing:
    """Tokens that fall out of a torn bag."""
    bag = lit("M26 8H74L68 22C86 30 88 48 78 58L62 52L54 60L44 52L30 58C12 48 14 30 32 22Z", "#8A5A2E")
    spots = ((50, 78, 0.42),) if number == 1 else ((32, 76, 0.4), (68, 80, 0.4))
    return (
        bag
        + flat("M30 20H70V28H30Z", "#5E3A1C", 3)
        + sum((place(held(), x - 50, y - 50, k, about=(50, 50)) for x, y, k in spots), ())
    )


def feast() -> Drawing:
    """A table with a roast and two cups."""
    roast = lit("M30 50C22 36 32 20 50 18C68 20 78 36 70 50Z", "#C4793A") + line(
        "M40 32Q46 26 54 26", light("#C4793A", 0.5), 4
    )
    cup = lit("M-9 -14H9C9 -2 5 4 0 4C-5 4 -9 -2 -9 -14Z", GOLD, ink=3.4, inset=1.2) + line(
        "M0 4V12M-7 13H7", KEY, 4
    )
    return (
        roast
        + place(cup, 15, 40)
        + place(cup, 85, 40)
        + lit("M4 54H96V66H4Z", "#F7F1E3", inset=1.6)
        + lit("M14 66H26V94H14ZM74 66H86V94H74Z", WOOD, inset=1.4)
    )


def trapdoor() -> Drawing:
    """Two legs, going down."""
    return (
        flat("M4 62L24 44H76L96 62L80 84H20Z", "#5C5668", 4)
        + flat(ellipse(50, 66, 30, 12), "#0A0710", 4)
        + lit("M24 44H76L84 14L30 8Z", WOOD, inset=1.6)
        + line("M40 12L37 42M56 14L55 42M70 16L68 42", "#5A3A20", 3)
        + lit("M38 68V44L32 34L42 30L48 42V68Z", "#8E2F3E", ink=3.6, inset=1.2)
        + lit("M52 70V50L60 38L70 44L62 54V70Z", "#8E2F3E", ink=3.6, inset=1.2)
        + lit("M26 26L44 30L42 38L28 36Z", "#4B2C14", ink=3, inset=1)
        + lit("M58 32L76 40L74 48L62 44Z", "#4B2C14", ink=3, inset=1)
        + flat("M22 70C34 82 66 82 78 70C66 78 34 78 22 70Z", "#5C5668")
    )


def arrest() -> Drawing:
    """Two cuffs on a chain."""
    chain = sum(
        (
            line(ellipse(x, y, 6, 4.6), KEY, 7) + line(ellipse(x, y, 6, 4.6), STEEL, 3)
            for x, y in ((42, 36), (50, 40), (58, 36))
        ),
        (),
    )
    cuffs = sum(
        (
            line(ellipse(x, 62, 20), KEY, 15)
            + line(ellipse(x, 62, 20), STEEL, 8)
            + line(f"M{x - 14} 48Q{x} 38 {x + 8} 46", "#FFFFFF", 3)
            for x in (26, 74)
        ),
        (),
    )
    return cuffs + chain


def gaolers_key() -> Drawing:
    ring = line(ellipse(32, 32, 20), KEY, 17) + line(ellipse(32, 32, 20), GOLD, 9)
    return (
        lit("M44 38L54 46L90 82L82 92L74 84L66 92L58 82L64 74L40 52Z", GOLD, inset=1.8)
        + ring
        + sparkle(78, 24, 12)
    )


def challenged(roused: bool) -> Drawing:
    """Two blades that meet; a roused guardian strikes sparks."""
    sword = (
        lit("M46 62V14L50 4L54 14V62Z", STEEL, rim="#FFFFFF", ink=4, inset=1)
        + lit("M34 62H66V70H34Z", GOLD, ink=4, inset=1.2)
        + lit("M46 70H54V90H46Z", WOOD, ink=4, inset=1)
    )
    blades: Drawing = sum((place(sword, turn=turn, about=(50, 52)) for turn in (40, -40)), ())
    sparks = (
        lit("M50 2L56 18L72 10L66 26L82 32L64 38L50 26L36 38L18 32L34 26L28 10L44 18Z", "#F08A24", inset=1.4)
        if roused
        else ()
    )
    return blades + sparks


def secret_passage() -> Drawing:
    """A wall that stands ajar."""
    wall = flat(rounded(6, 6, 88, 88, 6), "#6B6670", 4) + line(
        "M6 28H94M6 50H94M6 72H94M30 6V28M66 6V28M18 28V50M82 28V50M30 50V72M18 72V94M82 72V94",
        dark("#6B6670", 0.5),
        3,
    )
    return (
        wall
        + flat("M36 94V24H70V94Z", "#0A0710", 4)
        + lit("M36 94V24L58 34V99Z", "#8E8494", inset=1.6)
        + disc(62, 60, 9, "#FFE9A8", opacity=0.5)
    )


def press_on() -> Drawing:
    """A running boot."""
    boot = lit("M40 10H66V50L88 62C96 68 96 80 90 82H40C36 70 36 40 40 10Z", "#8A5A2E")
    return (
        boot
        + flat("M36 82H92V90H36Z", "#4B2C14", 3)
        + flat("M38 20H68V30H38Z", GOLD, 3)
        + line("M28 26H8M28 46H2M28 66H10", _LIGHT, 6)
    )


def back_to_start() -> Drawing:
    """An arrow that turns round to a red door."""
    door = lit("M54 94V54C54 32 92 32 92 54V94Z", "#B3202A") + disc(82, 74, 4, GOLD, 2.4)
    return door + bar("M74 22C50 2 14 14 14 48V60", LEGAL, 9) + lit("M0 56H30L15 82Z", LEGAL, inset=1.4)


def shifting_well() -> Drawing:
    """A well between an arrow up and an arrow down."""
    well = (
        lit("M24 50H76L72 86H28Z", "#8D8F9C")
        + lit(ellipse(50, 50, 28, 10), "#A9ABB8", ink=4)
        + oval(50, 50, 20, 6, KEY)
    )
    return (
        well
        + lit("M12 44V22H2L16 4L30 22H20V44Z", "#62C4F5", ink=3.6, inset=1.2)
        + lit("M80 10V30H70L84 48L98 30H88V10Z", "#E5562B", ink=3.6, inset=1.2)
        + line("M36 66H50M54 74H64", dark("#8D8F9C", 0.4), 3)
    )


def lost_in_mist() -> Drawing:
    """A signpost that names nothing, in mist."""
    post = (
        bar("M50 30V92", WOOD, 7)
        + lit("M18 22H72L86 32L72 42H18Z", WOOD, inset=1.6)
        + line("M30 32H34M44 32H48M58 32H62", PARCH, 4)
    )
    mist = sum(
        (
            oval(x, y, rx, 8, "#DDEBF2", opacity=0.72)
            for x, y, rx in ((30, 72, 28), (70, 66, 26), (54, 84, 40), (18, 88, 18), (84, 84, 16))
        ),
        (),
    )
    return post + mist


def wall_riddle() -> Drawing:
    """A stone face that asks."""
    face = lit("M22 14C40 4 60 4 78 14C92 34 90 64 76 84C62 96 38 96 24 84C10 64 8 34 22 14Z", "#8E8FA0")
    brows = flat("M22 38L46 42V34L26 28ZM78 38L54 42V34L74 28Z", dark("#8E8FA0", 0.4), 2.6)
    return (
        face
        + brows
        + disc(36, 46, 5, "#7FD6E8", 3)
        + disc(64, 46, 5, "#7FD6E8", 3)
        + flat("M46 48H54L58 64H42Z", "#A9ABB8", 2.6)
        + oval(50, 78, 14, 8, KEY)
        + fangs(50, 72, 14, 5, tooth=7)
    )


def sneak_thief() -> Drawing:
    """Two masked eyes over a sack."""
    sack = lit("M30 60C18 70 16 92 26 96H78C90 90 86 70 72 60Z", "#B07F3A") + flat(
        "M32 56H72V64H32Z", "#8E2F3E", 3
    )
    head = lit("M50 6C72 6 80 22 78 38C74 52 62 56 50 56C38 56 26 52 22 38C20 22 28 6 50 6Z", "#3A3446")
    mask = flat("M24 28C36 22 64 22 76 28C76 40 64 42 56 38C52 36 48 36 44 38C36 42 24 40 24 28Z", KEY)
    return (
        sack + head + mask + eye(38, 31, 6, "#FFC14D", (1, 1), ink=2) + eye(62, 31, 6, "#FFC14D", (-1, 1), ink=2)
    )


def lucky_find() -> Drawing:
    """A clover among the stones."""
    leaf = "M50 46C34 40 32 20 42 18C47 17 50 22 50 26C50 22 53 17 58 18C68 20 66 40 50 46Z"
    leaves: Drawing = sum(
        (place(lit(leaf, "#3E9C5A", ink=4, inset=1.4), turn=turn, about=(50, 48)) for turn in (0, 90, 180, 270)),
        (),
    )
    return (
        bar("M50 52C54 66 60 76 70 88", "#2B7A44", 5)
        + leaves
        + lit("M10 96L18 84L34 82L42 96Z", _ROCK, ink=4, inset=1.4)
        + sparkle(84, 24, 12)
    )


def new_fortune() -> Drawing:
    """Cards that change places."""
    card = flat(rounded(-19, -27, 38, 54, 5), PARCH, 4) + flat(rounded(-14, -22, 28, 44, 3), BACK)
    cards = place(card, 32, 56, 1, -14) + place(card, 68, 56, 1, 14)
    return (
        cards
        + place(sparkle(0, 0, 11, "#FFE08A"), 32, 56)
        + place(sparkle(0, 0, 11, "#FFE08A"), 68, 56)
        + bar("M24 18C40 4 60 4 74 14", LEGAL, 6)
        + lit("M70 2L90 18L66 26Z", LEGAL, ink=4, inset=1.2)
    )


CASTLE: dict[str, Callable[[], Drawing]] = {
    "squires_reward": partial(tokens, 1),
    "knights_reward": partial(tokens, 2),
    "masters_favour": partial(tokens, 3),
    "castle_feast": feast,
    "dungeon_toll": partial(lost_tokens, 1),
    "pickpocket_imp": partial(lost_tokens, 2),
    "challenged": partial(challenged, False),
    "roused": partial(challenged, True),
    "trapdoor": trapdoor,
    "arrest": arrest,
    "gaolers_key": gaolers_key,
    "secret_passage": secret_passage,
    "press_on": press_on,
    "back_to_start": back_to_start,
    "shifting_well": shifting_well,
    "lost_in_mist": lost_in_mist,
    "wall_riddle": wall_riddle,
    "sneak_thief": sneak_thief,
    "lucky_find": lucky_find,
    "new_fortune": new_fortune,
    **{
        f"spell_{name}": picture
        for name, picture in SPELLS.items()
        if name not in ("dragon_ride", "power", "glory")
    },
}

# Backs


def _back(base: str, emblem: Drawing) -> Drawing:
    w, h = BACK_WIDTH, BACK_HEIGHT
    edge = light(base, 0.42)
    stones = "".join(
        f"M{x} {y - 6}L{x + 5} {y}L{x} {y + 6}L{x - 5} {y}Z" for x in (18, w - 18) for y in (20, h - 20)
    )
    return (
        flat(rounded(1.5, 1.5, w - 3, h - 3, 9), PARCH, 2.4)
        + flat(rounded(5, 5, w - 10, h - 10, 6), Gradient(light(base, 0.08), dark(base, 0.3), (0, 0), (0, h)))
        + line(rounded(10, 10, w - 20, h - 20, 5), edge, 2)
        + flat(stones, edge)
        + place(joined(emblem), (w - 60) / 2, (h - 60) / 2, 0.6)
    )


def castle_back() -> Drawing:
    tower = lit("M14 96V34H10V10H24V20H34V10H46V20H54V10H66V20H76V10H90V34H86V96Z", GOLD)
    gate = flat("M38 96V70C38 56 62 56 62 70V96Z", "#2A1F3C", 3.4)
    return _back(BACK, tower + gate + flat("M26 42H36V58H26ZM64 42H74V58H64Z", "#2A1F3C", 3))


def riddle_back() -> Drawing:
    mark = "M36 38C36 24 66 24 66 40C66 50 51 50 51 62"
    seal = lit(ellipse(50, 50, 46), "#2F7A86") + disc(50, 50, 34, "#123A42", 3)
    question = line(mark, KEY, 15) + disc(51, 76, 8, KEY) + line(mark, "#FFE08A", 8) + disc(51, 76, 5, "#FFE08A")
    return _back(RIDDLE, seal + question)


def pact_back() -> Drawing:
    """Dark cards bear thorns and a violet line."""
    thorns = "M50 8C74 26 74 74 50 92C26 74 26 26 50 8ZM20 34L34 42M80 34L66 42M18 64L34 58M82 64L66 58"
    return _back(
        COLOURS["pact"],
        line(thorns, KEY, 13) + line(thorns, COLOURS["pact_line"], 6) + disc(50, 50, 10, "#7BD88F", 3),
    )


BACKS: dict[str, Callable[[], Drawing]] = {"castle": castle_back, "riddle": riddle_back, "pact": pact_back}


def riddle_card() -> Drawing:
    """The paper of a riddle: a teal head over parchment, 400 x 236."""
    return (
        flat(rounded(1.5, 1.5, 397, 233, 12), PARCH, 2.4)
        + flat("M3 36V14C3 7 7 3 14 3H386C393 3 397 7 397 14V36Z", RIDDLE)
        + line("M3 36H397", KEY, 2)
        + line("M3 39H397", "#D9C499", 2)
        + line("M372 214C380 212 386 206 388 198M356 222C378 222 394 208 392 186", "#D9C499", 2)
    )


RIDDLE_CARD = tuple(MEASURES["hand"]["riddle"])

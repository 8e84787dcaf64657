"""The codes by which scenes name the tokens of all boxes: two letters, capitals Yellow's and small letters Blue's.

`TH` is thief-yellow, `ro` rope-blue, `Ro2` the second rope of Yellow; an id names itself.
"""

from __future__ import annotations

from engine.table import Piece

FIGURES = {
    "cl": "cleric", "go": "goblin", "me": "mekanork", "th": "thief", "tr": "troll", "wa": "warrior",
    "wi": "wizard", "wk": "wallwalker", "el": "elfscout", "gh": "ghost", "gm": "golem", "il": "illusionist",
    "pa": "paladin", "pi": "pickpocket", "rd": "reddragon", "wm": "weaponmaster", "ac": "acrobat",
    "bb": "barbarian", "cu": "courtesan", "fe": "fireelemental", "mp": "magophage", "pr": "prophet",
    "tk": "telekineticist", "we": "waterelemental", "bs": "backstabber", "ba": "banshee", "co": "colossus",
    "na": "naga", "te": "telepath", "al": "lightangel", "gl": "ghoul", "mu": "mummy", "ne": "necromancer",
    "sh": "shadow", "sx": "specter", "ud": "undeaddragon", "va": "vampire", "zo": "zombie",
    "bm": "beastmaster", "ye": "yeti", "iw": "icewitch", "id": "icedragon", "ie": "iceelemental",
    "ma": "mammoth", "le": "lightning", "ww": "werewolf", "ak": "araknis", "ae": "archerelf",
    "br": "breeder", "dr": "druid", "en": "enchantress", "lt": "livingtrap", "lo": "logger",
    "se": "stoneelemental", "sg": "spawnling", "az": "amazon", "bg": "beggar", "di": "disciple",
    "es": "elfslayer", "fx": "fatherxmas", "fo": "forestelf", "mt": "masteroftime", "mi": "minotaur",
    "og": "ogre", "pu": "purpledragon", "ev": "elusive", "mz": "merciless", "zy": "zephyr",
    "cr": "crossbowman", "be": "berserker", "as": "assassin", "da": "darkangel", "sl": "trollslayer",
    "ge": "general", "gd": "golddragon", "sa": "samurai",
}  # fmt: skip
OBJECTS = {
    "ar": "armor", "fw": "wand", "ro": "rope", "sp": "potion", "sw": "sword", "ts": "treasure",
    "ch": "charm", "ds": "dragonslayer", "fs": "fireshield", "ke": "key", "tp": "teleportring",
    "lb": "boots", "cf": "confusion", "iv": "inversion2", "rc": "reconstruction", "rr": "repulsionring",
    "bo": "bow", "ls": "largeshield", "tl": "spear", "bc": "ballchain", "hc": "holycross",
    "lr": "lightring", "wr": "weaknessring", "to": "torch", "in": "inversion", "ax": "twohandaxe",
    "fc": "carpet", "lp": "lifepotion", "cx": "chaosring", "si": "icescroll", "am": "amulet",
    "xb": "crossbow", "ob": "orb", "pz": "paralysisring", "sf": "flightscroll", "ss": "steamsaw",
    "aq": "antimagicring", "ct": "trunk", "eb": "elvenbow", "jm": "jademask", "oe": "onering",
    "ps": "strengthpotion", "wh": "warhammer", "sy": "sylvanshield", "tw": "twohandsword",
}  # fmt: skip
KINDS = FIGURES | OBJECTS
CODE = {kind: code for code, kind in KINDS.items()}


def token(code: str) -> str:
    """The piece that a code names; `ze` is the neutral Elemental Scroll."""
    if "-" in code:
        return code
    letters, number = code[:2], code[2:]
    if letters == "ze":
        return "elementalscroll-white"
    return f"{KINDS[letters.lower()]}{number}-{'blue' if letters.islower() else 'yellow'}"


def code_of(piece: Piece) -> str:
    """How a token is written: `TH!`, `Ro`, `sw`."""
    if piece.kind not in CODE or piece.id.endswith("white"):
        return piece.id + ("!" if piece.face else "")
    name = CODE[piece.kind]
    if piece.id.endswith("yellow"):
        name = name.upper() if piece.kind in FIGURES.values() else name.capitalize()
    return name + ("!" if piece.face else "")

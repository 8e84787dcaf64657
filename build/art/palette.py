"""The colours of the house that pieces are painted with, and the three ways of mixing them."""

from __future__ import annotations

KEY = "#1B1419"  # outline of every piece
RIM = "#FFE3A6"  # torchlight on an upper left edge
BONE = "#F7F1E3"
NEUTRAL = "#E9E1D0"  # what figures wear that belong to no player
NIGHT = "#16111A"
PARCH = "#F1E4C8"
TAN = "#D9C499"
THICKNESS = "#8A6A42"  # the cut edge of a cardboard tile
SAND = "#CDB88F"
SAND_LOW = "#8E7A5E"
DIM = "#4F4555"
DIM_LOW = "#39313F"
BACK = "#43385F"
CROSSING = "#5E4C3D"
WALL = "#5C4E60"  # the walls of a room, seen from above
BRASS = "#B98442"
GOLD = "#F0B73A"
LEGAL = "#FFC14D"
HINT = "#7FD6E8"
REVEAL = "#C9A2FF"
GOOD = "#7BD88F"
SPARK = "#FFFFFF"
EYEWHITE = "#FFF6DF"
THROAT = "#3A0E1C"
TONGUE = "#E0566B"
STEEL = "#B9C0CE"
IRON = "#6E7484"
WOOD = "#96602F"
STAFF = "#8A5A2E"
SKIN = "#E8C7A0"
ROSE = "#D6418A"
FLAME_HEART = "#FFD468"
FLAME_CORE = "#FFF3C4"
POWER = "#2FA36B"
POWER_LIGHT = "#BFF3D0"
BLUE_SPELL = "#2F63B8"
RED_SPELL = "#B5323F"
GREEN_SPELL = "#1A7350"

SEATS: dict[str, str] = {
    "ember": "#E5562B",
    "tide": "#62C4F5",
    "moss": "#169C6E",
    "lemon": "#EFD23F",
    "indigo": "#7D74EE",
    "bone": BONE,
}

#: The colours of the seats in other palettes, for those who see colours otherwise; as `game.ui.theme` has them.
PALETTES: dict[str, dict[str, str]] = {
    "red-green": {
        "ember": "#FF813C",
        "tide": "#4CC1ED",
        "moss": "#3B937E",
        "lemon": "#FFFF03",
        "indigo": "#017DFF",
        "bone": BONE,
    },
    "blue-yellow": {
        "ember": "#ED59C7",
        "tide": "#5DE5FF",
        "moss": "#828956",
        "lemon": "#DFB110",
        "indigo": "#4277FF",
        "bone": BONE,
    },
}

HUES: dict[str, str] = {
    "moss": "#86CB52",
    "violet": "#9D7FDB",
    "crimson": "#D94A42",
    "ice": "#BFE3F0",
    "amber": "#F29845",
    "blue": "#5C89DA",
    "straw": "#EAC75F",
    "teal": "#46B39A",
    "rose": "#E790B3",
    "bark": "#B3794A",
    "stone": "#B1AFBE",
    "chalk": "#F0E5CB",
}


def mix(first: str, second: str, share: float) -> str:
    """The colour `share` (0 to 1) of the way from `first` to `second`, both `#RRGGBB`."""
    pairs = zip(_channels(first), _channels(second), strict=True)
    return "#" + "".join(f"{max(0, min(255, round(a + (b - a) * share))):02X}" for a, b in pairs)


def dark(colour: str, share: float = 0.45) -> str:
    """`colour` sunk into the plum shade of the table."""
    return mix(colour, "#1A0F22", share)


def light(colour: str, share: float = 0.4) -> str:
    """`colour` lifted towards torchlight."""
    return mix(colour, "#FFF0CC", share)


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)

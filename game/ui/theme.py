"""The look's constants: colours, meanings, seats, type, measures and motion. No other module names one.

Sizes are given for a window 1080 px high and turned into real pixels by a `Scale`. `use_colours` sets another
palette of the seats' colours, or high contrast. Then colours of this module change, and what was baked is stale.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from functools import lru_cache

from msgspec import Struct

from engine.said import Said, said

Rgb = tuple[int, int, int]
Size = tuple[int, int]


def rgb(text: str) -> Rgb:
    """`#RRGGBB` as three numbers 0-255."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def mix(a: Rgb, b: Rgb, part: float) -> Rgb:
    """`a` moved towards `b` by `part` (0-1)."""
    red, green, blue = (round(x + (y - x) * part) for x, y in zip(a, b, strict=True))
    return red, green, blue


NIGHT = rgb("#16111A")  # page, curtain
TABLE = rgb("#2B1F1C")  # walnut, mean tone
SLAB = rgb("#332B3A")  # board stone
PANEL = rgb("#241C27")  # rails
PANEL2 = rgb("#32283A")  # raised
LINE = rgb("#54455C")  # 1 px panel rim, never text
BONE = rgb("#F7F1E3")  # text on dark
ASH = rgb("#C3B5C2")  # second text on dark
KEY = rgb("#1B1419")  # outline of every piece
PARCH = rgb("#F1E4C8")  # cards, clause card, tile faces
PARCH2 = rgb("#E2CFA6")  # second row, pressed paper
TAN = rgb("#D9C499")  # inset of tile faces
SAND = rgb("#CDB88F")  # explored floor
SAND_LO = rgb("#8E7A5E")  # its edge
DIM = rgb("#4F4555")  # unexplored floor
DIM_LO = rgb("#39313F")  # its edge
BACK = rgb("#43385F")  # every face-down tile
INK = rgb("#2A1B14")  # text on paper
INK2 = rgb("#5E4634")  # second text on paper
GOLD = rgb("#F0B73A")  # coins, fittings
PAPER_RIM = rgb("#6B4A2A")  # rim of paper, fittings of wood
TILE_SIDE = rgb("#8A6A42")  # thickness of a tile
LEATHER = rgb("#4A1F2A")  # dice tray

GOLD_TOP = rgb("#FFD27A")  # primary button, upper end of its gradient
GOLD_FOOT = rgb("#EFA52F")  # and lower end
GOLD_RIM = rgb("#7A4E1C")  # and rim
GLINT = rgb("#FFF0CC")  # what light mixes in
DUSK = rgb("#1A0F22")  # what shade mixes in
RIM_LIGHT = rgb("#FFE3A6")  # rim light of pieces, title lettering
PATTERN_SHADE = (158, 150, 160)  # what a seat's pattern leaves of its colour, of 255
SHADOW = rgb("#000000")  # shadows only, never a surface
WHITE = rgb("#FFFFFF")  # masks and icon sources only, never a surface
TORCH_ADD = (33, 21, 3)  # what torchlight adds to the stone of the board
TORCH_TINT = (255, 243, 214)  # and what it leaves of the stone's plum, of 255
DIMMED_TINT = (148, 140, 152)  # what is left of a pictured space that cannot be reached, of 255
SHADE_TINT = (214, 210, 226)  # what the dark leaves of the stone, of 255

LEGAL = rgb("#FFC14D")
BRONZE = rgb("#6A4E2E")  # what lit numbers at rest are mixed with
SELECTED = rgb("#FFF3CF")
ILLEGAL = rgb("#FF6F86")
ILLEGAL_PAPER = rgb("#A81C3E")
HINT = rgb("#7FD6E8")
HINT_BOX = rgb("#DDEBE4")
HINT_TEXT = rgb("#12525F")
HINT_RIM = rgb("#2F8A9B")
DREAD = rgb("#2B1238")  # what a threat is drawn with: its ground
GAZE = rgb("#B57BE0")  # and its rim
REVEAL = rgb("#C9A2FF")
GOOD = rgb("#7BD88F")
SURE = rgb("#1F7A4D")  # marks of risk: certain to succeed
MAYBE = rgb("#F2A93B")  # chance decides
LOST = rgb("#4A1A30")  # certain to fail
GOOD_PAPER = rgb("#14603B")  # good news on paper
SECTION = rgb("#8B7F8C")  # the sign that leads to clauses, on panels
WINE = rgb("#5B1C36")  # the curtain
HEM = rgb("#D79A3A")  # and its hem
ENGRAVED = rgb("#6F5C3E")  # traces in the floor
ENGRAVED_EDGE = rgb("#F2E2BC")  # and the light below their lines
GLOOM = rgb("#120A18")  # what dims the table round a duel

PACT = rgb("#3B1F55")  # dark spells, and the last cell of a gauge
QUESTION = rgb("#1F5560")  # the head of a card with a question
LIFE_GOOD = rgb("#5FCB7A")  # conditions of a seat: good,
LIFE_FAIR = rgb("#FFB02E")  # fair
LIFE_BAD = rgb("#FF5A4A")  # and bad
MOODS = {"good": LIFE_GOOD, "fair": LIFE_FAIR, "bad": LIFE_BAD, "none": ASH}

CARD_BLUE = rgb("#2F63B8")
CARD_RED = rgb("#B5323F")
CARD_GREEN = rgb("#1A7350")
CARD_BROWN = rgb("#6E421C")
CARD_WINE = rgb("#8F2138")
PLAIN_DIE = rgb("#8E2F3E")


def light(base: Rgb, part: float) -> Rgb:
    """`base` under more torchlight."""
    return mix(base, GLINT, part)


def dark(base: Rgb, part: float) -> Rgb:
    """`base` in plum shade."""
    return mix(base, DUSK, part)


class Seat(Struct, frozen=True):
    """A seat's colour, with its mark and its pattern, which tell it apart without colours; both by name."""

    name: str
    colour: Rgb
    mark: str
    pattern: str


class Palette(Struct, frozen=True):
    """The colours of the seats, in the order of `SEATS`: the usual ones, and others that stay apart for other
    kinds of colour vision."""

    name: Said
    seats: tuple[Rgb, Rgb, Rgb, Rgb, Rgb, Rgb]


BONE_SEAT = rgb("#F7F1E3")
PALETTES = {
    "usual": Palette(
        said("Usual"),
        (rgb("#E5562B"), rgb("#62C4F5"), rgb("#169C6E"), rgb("#EFD23F"), rgb("#7D74EE"), BONE_SEAT),
    ),
    "red-green": Palette(
        said("Red-green"),
        (rgb("#FF813C"), rgb("#4CC1ED"), rgb("#3B937E"), rgb("#FFFF03"), rgb("#017DFF"), BONE_SEAT),
    ),
    "blue-yellow": Palette(
        said("Blue-yellow"),
        (rgb("#ED59C7"), rgb("#5DE5FF"), rgb("#828956"), rgb("#DFB110"), rgb("#4277FF"), BONE_SEAT),
    ),
}
_SIGNS = (
    ("ember", "triangle", "stripes"),
    ("tide", "disc", "dots"),
    ("moss", "square", "bars"),
    ("lemon", "star", "waves"),
    ("indigo", "diamond", "lattice"),
    ("bone", "cross", "pales"),
)


def _seats(palette: str) -> tuple[Seat, ...]:
    colours = PALETTES[palette].seats
    return tuple([Seat(name, colour, *signs) for (name, *signs), colour in zip(_SIGNS, colours, strict=True)])


SEATS = _seats("usual")


def seat(name: str) -> Seat:
    """A seat of the house as it looks now. Raises KeyError."""
    return {each.name: each for each in SEATS}[name]


# High contrast: what the tokens named here are then


CONTRAST = {
    "NIGHT": rgb("#08060A"),
    "TABLE": rgb("#140E0C"),
    "SLAB": rgb("#1D1722"),
    "PANEL": rgb("#100C13"),
    "PANEL2": rgb("#19131D"),
    "LINE": rgb("#BCAEC6"),
    "ASH": rgb("#EBE2EA"),
    "INK2": rgb("#35231A"),
    "SAND_LO": rgb("#57452E"),
    "PAPER_RIM": rgb("#3B2511"),
    "GOLD_RIM": rgb("#4A2C0C"),
    "ILLEGAL": rgb("#FFA3B2"),
    "ILLEGAL_PAPER": rgb("#7A0A26"),
    "HINT_TEXT": rgb("#093D48"),
    "HINT_RIM": rgb("#0F5563"),
    "CARD_BLUE": rgb("#1F4C94"),
    "CARD_RED": rgb("#8C1F2A"),
    "CARD_GREEN": rgb("#0D4F36"),
    "CARD_BROWN": rgb("#54310F"),
    "CARD_WINE": rgb("#741529"),
}
_PLAIN: dict[str, Rgb] = {name: globals()[name] for name in CONTRAST}
_TOKENS = {colour: name for colours in (_PLAIN, CONTRAST) for name, colour in colours.items()}


changes = 0  # how often colours or words have changed: part of the key of what is kept outside the common cache


def use_colours(palette: str = "usual", contrast: bool = False) -> bool:
    """Use a palette, and high contrast or not. True if anything changed: then all baked pictures are stale."""
    worn = globals()
    tokens: dict[str, object] = {**(CONTRAST if contrast else _PLAIN), "SEATS": _seats(palette)}
    changed = any(worn[name] != value for name, value in tokens.items())
    worn.update(tokens)
    return changed


def now(colour: Rgb) -> Rgb:
    """The present colour of the token that had this colour; a colour without a token stays."""
    name = _TOKENS.get(colour)
    return globals()[name] if name else colour


# Type


class Role(Struct, frozen=True):
    """A use of type: font file, px at window heights 720, 1080 and 1440, and line height as a multiple."""

    face: str
    sizes: tuple[int, int, int]
    leading: float = 1.25


WORDMARK = Role("serif-900", (68, 104, 140), 1.1)
TITLE = Role("serif-900", (26, 38, 50), 1.15)
PROMPT = Role("serif-700", (19, 25, 34), 1.2)
HEADING = Role("serif-700", (17, 22, 29), 1.2)
COUNT = Role("serif-700", (16, 22, 28), 1.2)
BODY = Role("sans-500", (14, 17, 22), 1.3)
LABEL = Role("sans-500", (13, 16, 21))
BUTTON = Role("sans-600", (13, 16, 21))
STRONG = Role("sans-700", (13, 16, 21))
CAPTION = Role("sans-700", (12, 14, 18))
NOTE = Role("sans-500", (12, 14, 18))
STEP = Role("sans-700", (12, 14, 18), 1.0)

HEIGHTS = (720, 1080, 1440)
SMALLEST = 12  # px; nothing is ever set smaller
TEXT_SCALES = (0.75, 1.0, 1.15, 1.3, 1.5, 2.0)

BOLDER = {
    "sans-500": "sans-700",
    "sans-600": "sans-700",
    "serif-700": "serif-900",
    "reading-400": "reading-700",
}
READING = {"sans-500": "reading-400", "sans-600": "reading-700", "sans-700": "reading-700"}


class Style(Struct, frozen=True):
    """A font file at a size in px and the height of a line in px: what a text is baked with."""

    face: str
    px: int
    line: int

    @property
    def bold(self) -> Style:
        """The same size in the next heavier weight."""
        return Style(BOLDER.get(self.face, self.face), self.px, self.line)


# Measures, in px at 1080p

GAP = 8
RADIUS_PANEL = 12
RADIUS_PAPER = 14
RADIUS_TILE = 9
RADIUS_CARD = 11
RADIUS_BOARD = 14
RADIUS_FIELD = 9
ICON_BUTTON = 44
LARGEST_SMALL = 64  # what is larger grows with the interface scale by no more than this does
BUTTON_HEIGHT = 44
ROW = 30
OUTLINE = 0.044  # of a piece's box

SMALLEST_WINDOW: Size = (960, 600)


class Shadow(Struct, frozen=True):
    """Blur and drop in px at 1080p, opacity 0-1."""

    blur: int
    drop: int
    alpha: float


S3 = Shadow(3, 3, 0.55)  # contact: tiles
S8 = Shadow(8, 6, 0.60)  # cards
S12 = Shadow(12, 8, 0.62)  # panels
S24 = Shadow(24, 14, 0.70)  # board, boxes, a lifted room


class Scale(Struct, frozen=True):
    """How large things are in this window. `height` in px decides everything.

    The `interface` scale grows measures and leaves type alone: small ones, as paddings, icons and buttons, in
    full; large ones, as panels, by as much as a button, so that all have room. The `text` scale grows type, and
    by `grow` what holds it. `reading`: the face made for easy reading.
    """

    height: int = 1080
    text: float = 1.0
    reading: bool = False
    interface: float = 1.0

    @classmethod
    def of(cls, size: Size, text: float = 1.0, reading: bool = False, interface: float = 1.0) -> Scale:
        """The scale for a window; one narrower than 4:3 is measured by its width. The player's interface size
        scales the text too, up to the largest."""
        return cls(min(size[1], round(size[0] * 0.75)), min(TEXT_SCALES[-1], text * interface), reading, interface)

    def at_text(self, text: float) -> Scale:
        """The same measures with another text scale."""
        return Scale(self.height, text, self.reading, self.interface)

    def smaller(self) -> Iterator[Scale]:
        """This scale and ever smaller ones, to try where room is scarce: measures shrink before type."""
        for scale in self.smaller_texts():
            for interface in (self.interface, *[size for size in reversed(TEXT_SCALES) if size < self.interface]):
                if interface >= min(1.0, self.interface):
                    yield Scale(self.height, scale.text, self.reading, interface)

    def smaller_texts(self) -> tuple[Scale, ...]:
        """This scale and the same with ever smaller text."""
        smaller = [self.at_text(size) for size in reversed(TEXT_SCALES) if size < self.text]
        return self, *smaller

    def enlarged(self, length: float) -> int:
        """A length in px as the interface scale has it, at least 1 px."""
        if self.interface == 1.0:  # asked for thousands of times in a frame
            return max(1, round(length))
        small = min(length, LARGEST_SMALL * self.height / 1080)
        return max(1, round(length + small * (self.interface - 1)))

    def holding(self, length: float) -> int:
        """The same for a length that holds text, so it also grows with the text size."""
        return max(self.enlarged(length), round(length * self.text))

    def px(self, length: float) -> int:
        """A length of the 1080p design in this window, at least 1 px."""
        return self.enlarged(length * self.height / 1080)

    def grow(self, length: float) -> int:
        """A length of the design that holds text."""
        return self.holding(length * self.height / 1080)

    @property
    def u(self) -> int:
        """The unit of spacing: 8 px at 1080p."""
        return self.px(GAP)

    @property
    def hit(self) -> int:
        """The smallest side that anything clickable is drawn with: 32 px at 720p, 40 at 1080p."""
        return self.enlarged(max(32, round(32 + (self.height - 720) * 8 / 360)))

    @property
    def touch(self) -> int:
        """The smallest side of what answers a finger, where nothing else is nearer: 44 px."""
        return max(44, self.hit)

    @property
    def apart(self) -> int:
        """The least room between two controls, one above the other, so that each answers a finger over 40 px."""
        return max(self.u, FINGER - self.hit)

    def style(self, role: Role) -> Style:
        """The font, size and line height for a role of type."""
        return _style(self, role)


@lru_cache(maxsize=256)
def _style(scale: Scale, role: Role) -> Style:
    low, mid, high = role.sizes
    if scale.height <= HEIGHTS[1]:
        size = low + (mid - low) * (scale.height - HEIGHTS[0]) / (HEIGHTS[1] - HEIGHTS[0])
    else:
        size = mid + (high - mid) * (scale.height - HEIGHTS[1]) / (HEIGHTS[2] - HEIGHTS[1])
    px = max(SMALLEST, round(size * scale.text))
    face = READING.get(role.face, role.face) if scale.reading else role.face
    return Style(face, px, round(px * role.leading))


# Motion

Easing = Callable[[float], float]


def linear(t: float) -> float:
    return t


def in_quad(t: float) -> float:
    return t * t


def out_quad(t: float) -> float:
    return 1 - (1 - t) ** 2


def out_cubic(t: float) -> float:
    return float(1 - (1 - t) ** 3)


def in_out_cubic(t: float) -> float:
    return float(4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2)


def in_out_sine(t: float) -> float:
    return (1 - math.cos(math.pi * t)) / 2


def out_back(t: float, overshoot: float = 1.2) -> float:
    return float(1 + (overshoot + 1) * (t - 1) ** 3 + overshoot * (t - 1) ** 2)


def out_bounce(t: float) -> float:
    for start, middle, floor in ((1 / 2.75, 0.0, 0.0), (2 / 2.75, 1.5, 0.75), (2.5 / 2.75, 2.25, 0.9375)):
        if t < start:
            return 7.5625 * (t - middle / 2.75) ** 2 + floor
    return 7.5625 * (t - 2.625 / 2.75) ** 2 + 0.984375


class Motion(Struct, frozen=True):
    """How long a gesture takes (seconds at speed 1) and how it moves."""

    seconds: float
    ease: Easing = out_cubic


PUT_DOWN = Motion(0.140, out_back)
SPRING_BACK = Motion(0.220)
STEP_HOP = Motion(0.130, in_out_sine)
ROUGH_HOP = Motion(0.170, in_out_sine)  # a step onto ground on which one walks slowly
SAIL, BOARD = Motion(0.110, linear), Motion(0.180)  # from space to space without a hop, and getting in
MOVE_LONGEST = 0.900
FLIP = Motion(0.260, in_out_sine)
UNFOLD = Motion(0.090)  # from one piece that is turned up to the next
SPREAD_LIGHT = Motion(0.320)
TURN_ROOM = Motion(0.620, in_out_cubic)
SLIDE = Motion(0.700, in_out_cubic)  # along a pipe
DOOR_OUT, DOOR_IN = Motion(0.160), Motion(0.240)
PETRIFY, UNROLL, BEAT_HOLD = Motion(0.700), Motion(0.260), Motion(0.320)
TRAPDOOR, DROP = Motion(0.160), Motion(0.420)
RISE, CRACK, FALL, WISPS = Motion(0.360), Motion(0.260), Motion(0.400), Motion(0.600)
RUIN_CRACK, RUIN_LIFT, RUIN_FLIP, RUIN_SETTLE = Motion(0.240), Motion(0.140), Motion(0.380), Motion(0.120)
EMBLEM_COME, EMBLEM_STAY, EMBLEM_GO = Motion(0.240), Motion(0.500), Motion(0.160)
STUD, FLASH = Motion(0.090), Motion(0.160)  # one more stud of an emblem, and light over a piece that changes
LOOM_DARK, LOOM_RISE, LOOM_STAY = Motion(0.240), Motion(0.320), Motion(0.500)
PUFF, PUFF_DROP, WHIRL = Motion(0.160), Motion(0.140), Motion(0.200)
VIEW_FADE = Motion(0.240, in_out_sine)  # from one part of a large board to another, without a way between
SPLIT, CLASP = Motion(0.220), Motion(0.200)
SWOOP, SWOOP_LAND = Motion(0.420), Motion(0.360)
TICK_HOP, TICK_TURN, TICK_SINK = Motion(0.200), Motion(0.120), Motion(0.260)
SLIP_RISE, SLIP_STAY, SLIP_BURN = Motion(0.180), Motion(0.240), Motion(0.300)
FLY = Motion(0.320, in_out_sine)  # a picture of what is gained, to its number
DEAL = Motion(0.240)
DEAL_STAGGER = 0.070
COUNT_UP = Motion(0.060, linear)
COUNT_LONGEST = 0.600
TOAST_IN = Motion(0.160)
TOAST_STAY = 2.600
TOAST_OUT = Motion(0.200)
SLIDE_IN = Motion(0.180)  # panels, modals, clause card
SLIDE_PX = 16
LIGHT_UP = Motion(0.200)  # a picture that has just been shown
CURTAIN = Motion(0.420, in_out_cubic)
CROSS_FADE = Motion(0.120, linear)  # what reduced motion makes of every move
TURN_PICTURE = Motion(0.560, in_out_cubic)  # a flat table, towards whoever is in turn
SCENE_FADE = Motion(0.220, in_out_sine)
TOOLTIP_AFTER = 0.350
FINGER = 40  # px from one control to the next above or below it, at least
SWIPE = 8  # px up or down from which on a press on something that scrolls is no click
LONG_PRESS = 0.5  # after which a finger that lies still asks and does not press
BREATH = 1.600  # one breath of a legal ring

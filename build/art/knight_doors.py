"""The doors of Knightmare: the trim and the emblem of each chamber, always together; also the prison and no door."""

# ruff: noqa: E501  (path data is read whole, not wrapped)

from __future__ import annotations

from dataclasses import replace

from art.ink import Drawing, flat, line, place
from art.palette import BONE, KEY, RIM, mix

DOOR = (28, 33)
KEYSTONE = (34, 37)
EMBLEM = 24

#: As painted: eight dark trims are lighter than the rules name them, so that an arch parts from the outline.
TRIMS = {
    "red": "#B3202A",
    "guardroom": "#8A5A32",
    "timber_hall": "#A9D8A0",
    "goblin_den": "#6A4226",
    "barrow": "#C19A6B",
    "vanburn": "#2F7A48",
    "sorceress_chamber": "#6B2D86",
    "bell_hall": "#D4A72C",
    "kitchen": "#EFE2BD",
    "spear_corridor": "#D9731A",
    "wellway_north": "#3E68CC",
    "wellway_south": "#3A4F9A",
    "ogre_stomach": "#F4F4F4",
    "catacombs": "#A9764A",
    "belfry": "#8D8F94",
    "keep": "#4A4658",
    "pooka_cavern": "#F2D522",
    "mirror_hall": "#D98AA0",
    "clue_room": "#A8CBE8",
    "blade_corridor": "#C7CCD1",
    "grotto": "#0F8A5F",
    "spiral_stair": "#B5651D",
    "vale": "#5C6462",
    "dwarf_tunnels": "#7A6248",
    "prison": "#8E8494",
    "stay": "#5C5668",
}

#: One outline each in a box of 24, to be told apart at 9 pixels.
EMBLEMS = {
    "red": "M4 22V11C4 6.58 7.58 3 12 3C16.42 3 20 6.58 20 11V22H15V13C15 11.34 13.66 10 12 10C10.34 10 9 11.34 9 13V22Z",
    "guardroom": "M10 23V10H14V23ZM12 1L18 7L14 9V11H10V9L6 7ZM4 13H20V16H4Z",
    "timber_hall": "M3 11C3 6 6 5 12 5C18 5 21 6 21 11H14V9H10V11ZM3 13H10V15H14V13H21V20H3Z",
    "goblin_den": "M7 2H15V12L21 15C23 16 23 19 22 20H7ZM7 21.5H22V23.5H7Z",
    "barrow": "M1 21C2 11 7 6 12 6C17 6 22 11 23 21H15V16C15 14.34 13.66 13 12 13C10.34 13 9 14.34 9 16V21Z",
    "vanburn": "M2 7C6 3 9 3 12 6C15 9 18 9 22 5V10C18 14 15 14 12 11C9 8 6 8 2 12ZM2 16C6 12 9 12 12 15C15 18 18 18 22 14V19C18 23 15 23 12 20C9 17 6 17 2 21Z",
    "sorceress_chamber": "M3 8H21V11H20C21 18 18 21 12 21C6 21 3 18 4 11H3ZM8 1.5L10 6H6ZM15 1L17 6H13ZM5 21L8 20.5V23H5ZM16 20.5L19 21V23H16Z",
    "bell_hall": "M12 1C18 3 18 8 18 12C18 15 21 16 21 19H3C3 16 6 15 6 12C6 8 6 3 12 1ZM9 20.5H15C15 22.16 13.66 23.5 12 23.5C10.34 23.5 9 22.16 9 20.5Z",
    "kitchen": "M5 1H7V8H9V1H11V8H13V1H15V9C15 11.5 13.5 12.5 12 13V23H8V13C6.5 12.5 5 11.5 5 9ZM18 1C21 3 21 10 20 13V23H17V1Z",
    "spear_corridor": "M3 23V9L1 8L4.5 1L8 8L6 9V23ZM10.5 23V9L8.5 8L12 1L15.5 8L13.5 9V23ZM18 23V9L16 8L19.5 1L23 8L21 9V23Z",
    "wellway_north": "M8 2H16V12H21L12 22L3 12H8Z",
    "wellway_south": "M2 3L12 11L22 3V9L12 17L2 9ZM2 11L12 19L22 11V15L12 23L2 15Z",
    "ogre_stomach": "M4 3C8 1 9 4 12 4C15 4 16 1 20 3C23 7 20 12 19 15L17 23L14 22L12 15L10 22L7 23L5 15C4 12 1 7 4 3Z",
    "catacombs": "M12 1C18 1 22 5 22 11C22 15 20 16 18 17V22H14V19H13V22H11V19H10V22H6V17C4 16 2 15 2 11C2 5 6 1 12 1ZM8 9C6.62 9.03 5.52 10.17 5.55 11.55C5.58 12.93 6.72 14.03 8.1 14C9.48 13.97 10.58 12.83 10.55 11.45C10.52 10.07 9.38 8.97 8 9ZM16 9C14.62 9.03 13.52 10.17 13.55 11.55C13.58 12.93 14.72 14.03 16.1 14C17.48 13.97 18.58 12.83 18.55 11.45C18.52 10.07 17.38 8.97 16 9Z",
    "belfry": "M2 21C2 9 8 3 22 2C19 5 21 8 19 10C17 12 19 14 16 15C14 16 15 19 11 19C8 18 6 18 2 21Z",
    "keep": "M1 1C5 2 7 5 7 8C10 6 14 6 17 8C17 5 19 2 23 1C24 7 22 11 18 13L17 19L12 23L7 19L6 13C2 11 0 7 1 1ZM7 12L11 15V12.5ZM17 12L13 15V12.5Z",
    "pooka_cavern": "M6 1C9 3 10 7 10 10H14C14 7 15 3 18 1C20 5 19 9 17 12C20 14 20 22 12 23C4 22 4 14 7 12C5 9 4 5 6 1Z",
    "mirror_hall": "M12 1C18 1 20 5 20 9C20 13 17 17 14 17V20H17V23H7V20H10V17C7 17 4 13 4 9C4 5 6 1 12 1ZM12 4C9 4 7.5 6 7.5 9C7.5 12 10 14 12 14C14 14 16.5 12 16.5 9C16.5 6 15 4 12 4Z",
    "clue_room": "M10 1C12.87 0.97 15.54 2.49 16.98 4.97C18.43 7.45 18.44 10.51 17 13L23 19.5L20 22.5L13.5 16C10.53 17.63 6.86 17.22 4.33 14.97C1.8 12.72 0.96 9.12 2.23 5.98C3.5 2.84 6.62 0.85 10 1ZM10 5C7.51 5.03 5.52 7.06 5.55 9.55C5.58 12.04 7.61 14.03 10.1 14C12.59 13.97 14.58 11.94 14.55 9.45C14.52 6.96 12.49 4.97 10 5Z",
    "blade_corridor": "M10.5 1H13.5V11C18 11 21 12 23 10C22 18 18 22 12 23C6 22 2 18 1 10C3 12 6 11 10.5 11Z",
    "grotto": "M1 12C5 5 9 4 12 4C15 4 19 5 23 12C19 19 15 20 12 20C9 20 5 19 1 12ZM12 7C10 9 10 15 12 17C14 15 14 9 12 7Z",
    "spiral_stair": "M2 23V18H7V13H12V8H17V3H22V8.5H18.5V13.5H13.5V18.5H8.5V23Z",
    "vale": "M1 8H23V12H21V21H17C17 18.24 14.76 16 12 16C9.24 16 7 18.24 7 21H3V12H1ZM3 3H5V7H3ZM11 3H13V7H11ZM19 3H21V7H19Z",
    "dwarf_tunnels": "M2 8C7 1 17 1 22 8C18 6 16 6 14 6.5V23H10V6.5C8 6 6 6 2 8Z",
    "prison": "M3 2H21V5H19V19H21V22H3V19H5V5H3ZM7 5V19H9V5ZM11 5V19H13V5ZM15 5V19H17V5Z",
    "stay": "M3 3H21V21H3ZM5 5V8.5H13V5ZM15 5V8.5H19V5ZM5 10.5V14H8V10.5ZM10 10.5V14H19V10.5ZM5 16V19H13V16ZM15 16V19H19V16Z",
}


def luminance(colour: str) -> float:
    """Relative luminance, 0 to 1."""
    channels = (int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def emblem(chamber: str, colour: str) -> Drawing:
    """The silhouette of a chamber in a box of 24."""
    (shape,) = flat(EMBLEMS[chamber], colour)
    return (replace(shape, holes=True),)


def on_trim(chamber: str) -> Drawing:
    """The emblem in the colour that stands out from the trim."""
    return emblem(chamber, KEY if luminance(TRIMS[chamber]) > 0.18 else BONE)


def door(chamber: str, width: float = DOOR[0], height: float = DOOR[1]) -> Drawing:
    """A small door in the trim of the chamber behind it."""
    w, h, trim = width, height, TRIMS[chamber]
    leaf = f"M1 {h}V{h * 0.34}C1 {h * 0.1} {w * 0.25} 1 {w / 2} 1C{w * 0.75} 1 {w - 1} {h * 0.1} {w - 1} {h * 0.34}V{h}Z"
    edge = f"M2.2 {h - 1}V{h * 0.34}C2.2 {h * 0.16} {w * 0.28} 2.2 {w / 2} 2.2"
    side = min(w - 4, h - 6)
    return (
        flat(leaf, trim, 2.4)
        + line(edge, mix(trim, RIM, 0.6), 1.2)
        + place(on_trim(chamber), (w - side) / 2, (h - side) / 2 + 1.2, side / EMBLEM)
    )


def keystone(chamber: str) -> Drawing:
    """The shield over an arch, 32 x 34 with a margin of 1."""
    trim = TRIMS[chamber]
    shield = "M2 3H30V18.7C30 27.2 23 30 16 33C9 30 2 27.2 2 18.7Z"
    drawn = flat(shield, trim, 2.6) + line("M3.5 20.4V4.5H28", mix(trim, RIM, 0.65), 1.8)
    return place(drawn + place(on_trim(chamber), 6.4, 4.4, 0.8), 1, 1)

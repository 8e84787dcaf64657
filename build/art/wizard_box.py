"""The lid of the Wizards box: three of the Orders on their isle, the Dragon above, and who leans in from the dark."""

# ruff: noqa: E501  (path data is read whole, not wrapped)

from __future__ import annotations

import random

from art import wizard_creatures, wizard_figures, wizard_lands, wizard_marks
from art.clip import clipped
from art.ink import Drawing, Gradient, disc, flat, line, oval, place
from art.lids import band, frame, glow, ground
from art.palette import EYEWHITE, FLAME_HEART, KEY, SEATS, dark
from art.wizard_measures import COLOURS

_TEAL = "#1F4A6B"


def lid() -> Drawing:
    scene = clipped(_sky() + _evil() + _sea() + _isle() + _party(), "M8 8H282V278H8Z")
    return (
        ground(Gradient("#141029", "#3F3A78", (145, 20), (145, 200)))
        + scene
        + _signs()
        + band(_TEAL, "#8FC6D8")
        + frame("#3F7E9E", "#CFEAF2")
    )


def _sky() -> Drawing:
    chance = random.Random("lid")
    stars = sum(
        (
            disc(chance.uniform(12, 278), chance.uniform(14, 120), chance.uniform(0.6, 1.5), EYEWHITE, opacity=0.8)
            for _ in range(36)
        ),
        (),
    )
    return stars + place(wizard_creatures.dragon(), 18, 38, 0.62)


def _evil() -> Drawing:
    """Evil leans in from the right."""
    smoke = "M290 12V210C250 214 236 196 244 182C216 180 214 158 230 148C206 138 210 112 230 110C214 88 226 62 250 62C248 36 268 18 290 12Z"
    return (
        glow(236, 108, 92, COLOURS["gaze"], 0.55)
        + flat(smoke, Gradient("#4A2266", "#150A1C", (214, 0), (290, 0)))
        + place(wizard_creatures.evil(), 168, 40, 1.14)
    )


def _sea() -> Drawing:
    spots = ((18, 196), (60, 184), (236, 192), (200, 180), (20, 262), (246, 262))
    waves = "".join(f"M{x} {y}Q{x + 6} {y - 6} {x + 12} {y}Q{x + 18} {y + 6} {x + 24} {y}" for x, y in spots)
    return flat("M0 176H290V282H0Z", Gradient("#33587A", COLOURS["sea"], (145, 176), (145, 280))) + line(
        waves, COLOURS["wave"], 2.4, 0.8
    )


def _isle() -> Drawing:
    """A land seen from the shore of the next one."""
    land = place(wizard_lands.land("CIR", 0), 145, 262, 0.86)
    return glow(145, 236, 110, FLAME_HEART, 0.35) + land


def _party() -> Drawing:
    """A Wizard in front, a Sorcerer and a Druid beside him."""
    figures = (
        (SEATS["moss"], "druids", 16, 134, 0.82),
        (SEATS["tide"], "sorcerers", 190, 134, 0.82),
        (SEATS["ember"], "wizards", 84, 112, 1.22),
    )
    drawn: Drawing = ()
    for colour, order, x, y, size in figures:
        drawn += oval(x + 50 * size, y + 112 * size, 36 * size, 8 * size, KEY, opacity=0.5)
        drawn += place(wizard_figures.draw(colour, order), x, y, size)
    return glow(145, 170, 78, "#FFD27A", 0.5) + drawn


def _signs() -> Drawing:
    """The signs of the three Orders along the upper edge."""
    arc = line("M22 30C80 20 210 20 268 30", dark("#8FC6D8", 0.75), 4)
    orders = ("wizards", "sorcerers", "druids")
    return arc + sum(
        (place(wizard_marks.emblem(order), 96 + 36 * k, 13, 0.28) for k, order in enumerate(orders)), ()
    )

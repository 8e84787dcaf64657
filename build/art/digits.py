"""Digits drawn in one even stroke, for the numbers of rooms and of what is laid on them; and the letter before the
numbers of some rooms."""

from __future__ import annotations

from art import path as paths
from art.ink import Drawing, line

WIDTH, HEIGHT = 8.0, 12.0  # of a digit's box, without its stroke
GAP = 4.2

_STROKES = {
    "0": "M4 0C-1 0 -1 12 4 12C9 12 9 0 4 0Z",
    "1": "M1.2 2.6L4.6 0V12",
    "2": "M0.4 3.2C0.6 -1.2 7.6 -1.2 7.6 3.4C7.6 6.2 3 8.6 0.4 12H7.8",
    "3": "M0.6 0H7.2L3.6 4.8C9.2 4.6 9 12 3.8 12C2 12 0.8 11.2 0.2 9.8",
    "4": "M5.8 12V0L0 8.6H8",
    "5": "M7 0H1.4L0.9 5.2C3.6 3.8 7.8 4.8 7.8 8.2C7.8 12.4 2 13 0.2 9.8",
    "6": "M6.6 0C2.6 1.2 0 5 0 8.4C0 13.2 7.8 13.2 7.8 8.4C7.800 4.200 1.8 3.600 0.300 7",
    "7": "M0.2 0H7.8C5.4 4 3.8 7.600 3.2 12",
    "8": "M4 0C-0.6 0 -0.6 5.6 4 5.6C9.2 5.600 9.2 12 4 12C-1.2 12 -1.2 5.600 4 5.6C8.600 5.600 8.600 0 4 0Z",
    "P": "M0.6 12V0H4.4C9 0 9 6.600 4.4 6.600H0.6",
    "9": "M1.2 12C5.200 10.800 7.8 7 7.8 3.6C7.8 -1.2 0 -1.2 0 3.6C0 7.8 6 8.4 7.5 5",
}


def number(text: str, x: float, y: float, height: float, colour: str, weight: float = 0.2) -> Drawing:
    """The digits of `text` with their middle at x, y; the stroke is `weight` of the height."""
    scale = height / (HEIGHT * (1 + weight))
    advance = WIDTH + GAP
    left = x - scale * (len(text) * advance - GAP) / 2
    top = y - scale * HEIGHT / 2
    drawn: Drawing = ()
    for place, digit in enumerate(text):
        by = paths.Affine(scale, 0, 0, scale, left + scale * advance * place, top)
        drawn += line(paths.moved(paths.parse(_STROKES[digit]), by), colour, height * weight)
    return drawn

"""Numbers on the board: counters on their plates and gauges, and how many pieces lie on the bright cells of a
track."""

from __future__ import annotations

import pygame

from engine.said import Said
from game.board.gauges import draw_gauge
from game.layout.camera import Camera
from game.layout.layout_file import Layout
from game.stage.stage import Stage
from game.ui import paint, theme
from game.ui.fitted_text import fitted_text, smaller
from game.ui.text import cap_middle, fitted, line, measure
from game.ui.theme import Scale

TRACK_NOTE = 34  # board units that the words beside a track are high at most


def draw_numbers(surface: pygame.Surface, layout: Layout, stage: Stage, camera: Camera, ui: Scale) -> None:
    """Draw all numbers that are part of the board."""
    _draw_plates(surface, layout, stage, camera, ui)
    for gauge in layout.gauges:
        draw_gauge(surface, gauge, stage.count(gauge.counter), camera, ui)
    _draw_track_notes(surface, layout, stage, camera, ui)


def _draw_plates(surface: pygame.Surface, layout: Layout, stage: Stage, camera: Camera, ui: Scale) -> None:
    style = ui.style(theme.COUNT)
    for plate in layout.plates:
        words = Said(plate.text, {"n": stage.count(plate.counter)})
        x, y = camera.to_screen((plate.at[0] + plate.size[0] * 0.16, plate.at[1]))
        own = fitted(words, style, round(plate.size[0] * 0.5 * camera.scale))
        at = (round(x - measure(words, own) / 2), round(y - cap_middle(own)))
        paint.stamp(surface, line(words, own, theme.INK), at)


def _draw_track_notes(surface: pygame.Surface, layout: Layout, stage: Stage, camera: Camera, ui: Scale) -> None:
    style, lying = ui.style(theme.LABEL), stage.table.contents
    style = smaller(style, max(theme.SMALLEST, min(style.px, round(TRACK_NOTE * camera.scale))))
    for track in layout.tracks:
        if not track.note:
            continue
        words = Said(track.note, {"bold": sum(len(lying[track.place(n)]) for n in track.bold)})
        x, y = camera.to_screen(track.note_at)
        ends = [pile.at[0] - pile.size * 0.8 for pile in layout.piles]
        room = min((end for end in ends if end > track.note_at[0]), default=layout.size[0])
        wide = round((room - track.note_at[0]) * camera.scale)
        told = fitted_text(words, style, theme.ASH, (wide, 2 * style.line))
        if told is not None:
            told.draw(surface, (round(x), round(y) - told.size[1] // 2))

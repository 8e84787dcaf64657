"""Every file of the art of Wizards, by its name in art/wizards/."""

from __future__ import annotations

from collections.abc import Iterator

from art import (
    lids,
    wizard_box,
    wizard_cards,
    wizard_creatures,
    wizard_figures,
    wizard_lands,
    wizard_marks,
    wizard_places,
    wizard_scenes,
)
from art.ink import Drawing, fitted, svg
from art.wizard_measures import KINDS, MEASURES, ORDERS, POINTS
from engine.wizards.components import EVENT_PIECE, LAND_PIECE, SITES, land_of

_PAD = 8  # round drawings of 100 units that reach over their edge


def pieces() -> Iterator[tuple[str, str]]:
    """All that wears no seat's colour."""
    yield from _lands()
    yield from _creatures()
    yield from _marks()
    yield from _cards()
    yield from _places()


def worn(seat: str, colour: str) -> Iterator[tuple[str, str]]:
    """What wears the colour of a seat."""
    left, top, width, height = wizard_figures.WINDOW
    for order in wizard_figures.ORDERS:
        for state, draw in wizard_figures.STATES.items():
            yield f"figures/{seat}-{order}{state}", svg(draw(colour, order), width, height, left, top)
        yield f"portraits/{seat}-{order}", _windowed(wizard_figures.draw(colour, order), wizard_figures.PORTRAIT)
    yield f"tasks/marker-{seat}", svg(wizard_marks.marker(seat, colour))
    yield f"tasks/pin-{seat}", svg(wizard_marks.pin(colour, later=False), *wizard_marks.PIN)
    yield f"tasks/pin-{seat}-later", svg(wizard_marks.pin(colour, later=True), *wizard_marks.PIN)


def _windowed(drawing: Drawing, window: tuple[float, float, float, float]) -> str:
    left, top, width, height = window
    return svg(drawing, width, height, left, top)


def _padded(drawing: Drawing) -> str:
    side = 100 + 2 * _PAD
    return svg(drawing, side, side, -_PAD, -_PAD)


def _lands() -> Iterator[tuple[str, str]]:
    """The lands by the kinds of their pieces and by their turns, the sea, and the places for lands."""
    window, small = MEASURES["land"], MEASURES["chart"]
    for code, kind in LAND_PIECE.items():
        for turn in wizard_lands.TURNS:
            yield f"lands/{kind}-{turn}", _windowed(wizard_lands.land(code, turn), window)
            yield f"chart/{kind}-{turn}", _windowed(wizard_lands.chart(code, turn), small)
    for name, draw in _FACELESS.items():
        yield f"lands/{name}", _windowed(draw(), window)
    yield "chart/dead", _windowed(wizard_lands.chart_dead(), small)
    yield "sea", svg(wizard_lands.sea(), *wizard_lands.sea_size())


_FACELESS = {
    "dead": wizard_lands.dead,
    "back": wizard_lands.back,
    "open-slot": wizard_lands.open_slot,
    "legal-slot": wizard_lands.legal_slot,
}


def _creatures() -> Iterator[tuple[str, str]]:
    """Companions, perils and High Wizards."""
    for name, draw in _CREATURES.items():
        yield name, _padded(draw())
    for name, draw in _EYES.items():
        yield name, svg(draw(), 40, 22)
    for kind, draw in wizard_creatures.ANIMALS.items():
        yield f"animals/{kind}", _padded(draw())
        yield f"animals/{kind}-disc", svg(wizard_creatures.on_disc(kind))
        yield f"animals/{kind}-refused", svg(wizard_creatures.refused(kind))
    for name in wizard_creatures.HIGH_WIZARDS:
        yield f"high_wizards/{name}", _padded(wizard_creatures.high_wizard(name))
    left, top, width, height = wizard_figures.WINDOW
    yield "cage", svg(wizard_figures.cage(), width, height, left, top)


_CREATURES = {
    "pieces/boat": wizard_creatures.boat,
    "pieces/demon": wizard_creatures.demon_marker,
    "pieces/dragon": wizard_creatures.dragon,
    "demon": wizard_creatures.demon,
    "evil": wizard_creatures.evil,
}
_EYES = {
    "evil-eyes": wizard_creatures.evil_eyes,
    "evil-eyes-half": wizard_creatures.evil_eyes_half,
    "dead-eyes": wizard_creatures.dead_eyes,
}


def _marks() -> Iterator[tuple[str, str]]:
    """Signs without a seat."""
    for point, glyph in wizard_marks.GLYPHS.items():
        yield f"points/{point}", svg(glyph(POINTS[point]))
        yield f"points/{point}-token", svg(wizard_marks.token(point))
    for order in wizard_figures.ORDERS:
        yield f"orders/{order}", _padded(wizard_marks.emblem(order))
    for order in ORDERS:
        for rank in range(6):
            yield f"orders/{order}-{rank}", _padded(wizard_marks.ranked(order, rank))
    for kind in KINDS:
        yield f"kinds/{kind}", svg(wizard_marks.kind_sign(kind))
    for spell, draw in wizard_marks.SPELLS.items():
        yield f"spells/{spell}", svg(draw())
    for state in wizard_marks.STATES:
        yield f"states/{state}", svg(wizard_marks.state(state))
    for look in ("lit", "dark", "sealed"):
        yield f"lamps/{look}", svg(wizard_marks.lamp(look), *wizard_marks.LAMP)
    for look in ("coming", "dread", "last", "gone"):
        yield f"days/{look}", svg(wizard_marks.day(look), *wizard_marks.DAY)
    yield "days/today", svg(wizard_marks.today(), *wizard_marks.TODAY)
    yield "smoke", svg(wizard_marks.smoke(), *wizard_marks.SMOKE)
    yield "puff", svg(wizard_marks.puff())
    yield "chain", svg(wizard_marks.chain_at_base(), 100, 44)
    yield "tasks/seal", svg(wizard_marks.seal())
    yield "tasks/done", svg(wizard_marks.done())


def _cards() -> Iterator[tuple[str, str]]:
    """Pictures, backs and small faces of cards."""
    for number, kind in EVENT_PIECE.items():
        yield f"cards/{kind}", svg(fitted(wizard_cards.event(number), (3, 3, 97, 97), centred=True))
    for kind, draw in wizard_cards.WIZARD_CARDS.items():
        yield f"cards/{kind}", svg(fitted(draw(), (3, 3, 97, 97), centred=True))
        yield f"pieces/{kind}", svg(wizard_cards.face(draw()), *wizard_cards.CARD)
    yield "pieces/secret-wizard", svg(wizard_cards.back("wizard"), *wizard_cards.CARD)
    for deck in wizard_cards.DECKS:
        yield f"cards/back-{deck}", svg(wizard_cards.back(deck), *wizard_cards.CARD)
    yield "cards/known", svg(wizard_cards.known(), *wizard_cards.CARD)
    yield "cards/slip", svg(wizard_cards.slip(), *wizard_cards.SLIP)


def _places() -> Iterator[tuple[str, str]]:
    """Places by themselves and in their lands, the shore, and the lid of the box."""
    for sort, draw in wizard_places.SORTS.items():
        yield f"sites/{sort}", _standing(draw())
    for number in range(1, 7):
        yield f"sites/stone-{number}", _standing(wizard_places.stone(number))
    for key, site in SITES.items():
        if site.sort == "master_sorcerer":
            yield f"sites/{site.sort}-{land_of(key)}", _standing(wizard_places.place_of(site.sort, site.name))
    for name in wizard_scenes.VIGNETTES:
        yield f"places/{name}", svg(wizard_scenes.vignette(name), *wizard_scenes.VIGNETTE)
    yield "stage", svg(wizard_scenes.stage(), *wizard_scenes.STAGE)
    yield "box", svg(wizard_box.lid(), lids.WIDTH, lids.HEIGHT)


def _standing(drawing: Drawing) -> str:
    """A place, 100 x 112 units, its feet 8 above the lower edge."""
    return svg(drawing, 100, 112, 0, -12)

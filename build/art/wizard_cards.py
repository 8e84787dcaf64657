"""Cards of Wizards: Events, Wizard Cards, backs, the Task slip, and the peeled corner of a card that is known."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from art import wizard_creatures, wizard_events, wizard_marks, wizard_places
from art.ink import Drawing, Gradient, disc, faded, fitted, flat, line, lit, place
from art.lids import glow
from art.palette import BACK, EYEWHITE, KEY, NIGHT, PARCH, TAN, dark, light, mix
from art.path import Path, outline, rounded, star
from art.wizard_measures import COLOURS, MEASURES
from engine.wizards.components import GATES, SITES

CARD: tuple[int, int] = tuple(MEASURES["card"])
SLIP: tuple[int, int] = tuple(MEASURES["slip"])


def event(number: int) -> Drawing:
    """The picture of an Event Card."""
    return wizard_events.PICTURES[number]()


def phantasm() -> Drawing:
    """A robe with nobody in it."""
    robe = (
        "M50 4C72 4 80 24 78 44C90 60 92 80 92 96L78 88L64 98L50 88L36 98L22 88L8 96C8 80 10 60 22 44"
        "C20 24 28 4 50 4Z"
    )
    hollow = "M50 18C64 18 68 32 66 44C62 58 56 62 50 62C44 62 38 58 34 44C32 32 36 18 50 18Z"
    eyes = disc(43, 40, 4.4, "#C9A2FF", 2) + disc(57, 40, 4.4, "#C9A2FF", 2)
    return faded(lit(robe, "#8C7AB8"), 0.85) + flat(hollow, "#120F1C", 3) + eyes


def gate(place_key: str) -> Drawing:
    """A way that leads to a place: the place in a frame of light."""
    site = SITES[place_key]
    arch = "M10 96V46C10 2 90 2 90 46V96Z"
    inside = "M18 96V48C18 12 82 12 82 48V96Z"
    scene = fitted(wizard_places.place_of(site.sort, site.name), (26, 28, 74, 92))
    return lit(arch, "#6A5AB0") + flat(inside, Gradient("#2A2150", "#6A4A6E", (50, 16), (50, 96)), 3) + scene


#: The kind of a Wizard Card -> its picture.
WIZARD_CARDS: Mapping[str, Callable[[], Drawing]] = {
    **{name: partial(wizard_creatures.high_wizard, name) for name in wizard_creatures.HIGH_WIZARDS},
    "phantasm": phantasm,
    **{kind: partial(gate, where) for kind, where in GATES.items()},
}


def face(picture: Drawing) -> Drawing:
    """A Wizard Card as it stands on the isles: its picture without a name."""
    width, height = CARD
    field = rounded(10, 10, width - 20, height - 20, 6)
    return (
        flat(rounded(2, 2, width - 4, height - 4, 11), PARCH, 4)
        + flat(field, Gradient("#4A3A70", "#241A3C", (52, 10), (52, 126)), 2.6)
        + glow(52, 72, 40, "#FFB347", 0.45)
        + fitted(picture, (15, 18, width - 15, height - 13))
    )


#: Deck -> the colour of its backs.
_FIELDS = {"task": "#2B5A5E", "event": "#6E2F4E", "wizard": BACK}
_SIGNS = {"task": "#7FC4B8", "event": "#E09AB0", "wizard": COLOURS["lozenge"]}
DECKS = tuple(_FIELDS)


def back(deck: str) -> Drawing:
    """The back of a deck: a banner for Tasks, a crescent for Events, a star for Wizards."""
    width, height = CARD
    field, sign = _FIELDS[deck], mix(_FIELDS[deck], _SIGNS[deck], 0.8)
    shade = Gradient(light(field, 0.1), dark(field, 0.25), (0, 0), (width, height))
    return (
        flat(rounded(0.5, 0.5, width - 1, height - 1, 11), KEY)
        + flat(rounded(2, 2, width - 4, height - 4, 10), PARCH)
        + flat(rounded(7, 7, width - 14, height - 14, 7), shade)
        + line(rounded(12, 12, width - 24, height - 24, 5), light(field, 0.25), 2)
        + lit(_emblem(deck), sign, ink=3.4, inset=1.6)
    )


def _emblem(deck: str) -> Path:
    if deck == "task":
        return outline("M27 30H77V44L52 108L27 44Z")
    if deck == "event":
        return outline("M64 34C40 30 22 48 24 70C26 92 48 106 70 98C54 94 44 82 45 66C46 50 54 40 64 34Z")
    return star(52, 68, 6, 30, 11)


def known() -> Drawing:
    """Laid over a back for the one who knows the card: a peeled corner, and an eye."""
    width, height = CARD
    corner = flat(f"M60 {height}L{width} 92V{height}Z", PARCH, 3) + flat(f"M60 {height}L66 98L{width} 92Z", TAN, 3)
    badge = disc(24, 24, 21, KEY) + disc(24, 24, 19, "#C9A2FF") + disc(24, 24, 16, NIGHT)
    eye = place(wizard_marks.perception("#C9A2FF"), 11, 11, 0.26)
    return corner + badge + eye


def slip() -> Drawing:
    """The ground of a Task in the hand."""
    width, height = SLIP
    paper = Gradient(mix(PARCH, EYEWHITE, 0.5), TAN, (40, 0), (width - 40, height))
    return (
        flat(rounded(1, 1, width - 2, height - 2, 11), KEY)
        + flat(rounded(3, 3, width - 6, height - 6, 9.5), paper)
        + line(rounded(7, 7, width - 14, height - 14, 7), "#CDB88F", 1.4)
    )

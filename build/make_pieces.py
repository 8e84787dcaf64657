"""Draw every piece of Formidable Foes anew: `python build/make_pieces.py [FOLDER]`, by default into art/."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from art.ink import fitted, svg
from art.palette import SEATS

from art import box, figures, monsters, spells, tiles

ROOT = Path(__file__).resolve().parents[1]

COMMON = {
    "coin": tiles.coin,
    "bonus-gold": tiles.bonus_gold,
    "heart": tiles.heart,
    "power-chip": tiles.power_chip,
    "chest-1": tiles.chest_small,
    "chest-2": tiles.chest_iron,
    "chest-3": tiles.chest_open,
}
TILES = {
    "monster-face": tiles.monster_face,
    "monster-back": tiles.monster_back,
    "strength-disc": tiles.strength_disc,
    "intersection": tiles.intersection,
    "intersection-back": tiles.intersection_back,
    "teleport-red": lambda: tiles.teleport("#D8483F"),
    "teleport-blue": lambda: tiles.teleport("#4C8FE0"),
    "chamber-explored": tiles.chamber_explored,
    "chamber-unexplored": tiles.chamber_unexplored,
    "start-mark": tiles.start_mark,
    "dumbest": tiles.dumbest,
    "dumbest-back": tiles.dumbest_back,
}


def files() -> Iterator[tuple[str, str]]:
    """Every file as (path under art/, SVG text)."""
    for name, draw in COMMON.items():
        yield f"common/pieces/{name}.svg", svg(draw())
    for name, draw in TILES.items():
        yield f"formidable_foes/tiles/{name}.svg", svg(draw())
    for monster in monsters.MONSTERS:
        yield f"formidable_foes/monsters/{monster.strength:02}.svg", svg(monsters.draw(monster))
    for kind, picture in spells.PICTURES.items():
        yield f"formidable_foes/spells/{kind}.svg", svg(fitted(picture(), (3, 3, 97, 97), centred=True))
    for tier in range(1, 6):
        back = svg(spells.card_back(tier), spells.BACK_WIDTH, spells.BACK_HEIGHT)
        yield f"formidable_foes/spells/back-{tier}.svg", back
    yield "formidable_foes/box.svg", svg(box.lid(), box.WIDTH, box.HEIGHT)
    for seat, colour in SEATS.items():
        standee = svg(figures.torchbearer(colour), figures.WIDTH, figures.HEIGHT)
        yield f"formidable_foes/figures/{seat}.svg", standee
        side = figures.PORTRAIT_SIDE
        yield f"formidable_foes/portraits/{seat}.svg", svg(figures.portrait(colour), side, side)


def main(folder: Path) -> None:
    for name, text in files():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "art")

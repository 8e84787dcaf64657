"""Cut the program's fonts from the fontpkg packages: instanced, subset, renamed, Vollkorn's digits made lining.

Run `python build/make_fonts.py`; the results in art/fonts are committed, so players never need fontTools.
"""

from __future__ import annotations

import importlib.resources
from dataclasses import dataclass
from pathlib import Path

from fontTools import subset
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables.ttProgram import Program
from fontTools.varLib import instancer

Outline = list[tuple[float, float]]

OUT = Path(__file__).resolve().parent.parent / "art" / "fonts"

# Latin-1, Latin Extended-A, dashes, quotes, bullet, ellipsis, currency, arrows and the signs that sums need.
CHARACTERS = [
    *(*range(0x20, 0x7F), *range(0xA0, 0x180), 0x2C6, 0x2DA, 0x2DC, 0x1E9E),
    *(*range(0x2010, 0x2016), *range(0x2018, 0x201F), 0x2020, 0x2022, 0x2026, 0x2032, 0x2033, 0x2039, 0x203A),
    *(0x2044, 0x20AC, 0x2116, 0x2122, *range(0x2190, 0x2194), 0x2196, 0x2197, 0x2198, 0x2199),
    *(0x2212, 0x2215, 0x221E, 0x2248, 0x2260, 0x2264, 0x2265),
]


@dataclass(frozen=True)
class Cut:
    """One font file to write: from which package and file, at which weight (None: a static file)."""

    out: str
    family: str
    style: str
    package: str
    source: str
    weight: int | None
    lining: bool = False


CUTS = (
    Cut("serif-700", "Torchlit Serif", "Bold", "fontpkg_vollkorn", "Vollkorn[wght].ttf", 700, True),
    Cut("serif-900", "Torchlit Serif", "Black", "fontpkg_vollkorn", "Vollkorn[wght].ttf", 900, True),
    Cut("sans-500", "Torchlit Sans", "Medium", "fontpkg_cabin", "Cabin[wdth,wght].ttf", 500),
    Cut("sans-600", "Torchlit Sans", "SemiBold", "fontpkg_cabin", "Cabin[wdth,wght].ttf", 600),
    Cut("sans-700", "Torchlit Sans", "Bold", "fontpkg_cabin", "Cabin[wdth,wght].ttf", 700),
    Cut("reading-400", "Torchlit Reading", "Regular", "fontpkg_atkinson_hyperlegible",
        "AtkinsonHyperlegible-Regular.ttf", None),
    Cut("reading-700", "Torchlit Reading", "Bold", "fontpkg_atkinson_hyperlegible",
        "AtkinsonHyperlegible-Bold.ttf", None),
)  # fmt: skip


def instance(font: TTFont, weight: int | None) -> TTFont:
    """The font at one weight; a static font is returned as it is."""
    if weight is None:
        return font
    place: dict[str, float] = {axis.axisTag: axis.defaultValue for axis in font["fvar"].axes}
    place["wght"] = weight
    return instancer.instantiateVariableFont(font, place)


def lining_digits(font: TTFont) -> None:
    """Point the characters 0-9 at the tabular lining glyphs, as SDL_ttf cannot switch OpenType features."""
    for table in font["cmap"].tables:
        for digit, name in enumerate(
            ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
        ):
            if 0x30 + digit in table.cmap:
                table.cmap[0x30 + digit] = f"{name}.tf"


def rename(font: TTFont, family: str, style: str) -> None:
    """Give the cut its own name (reserved font names) and keep the copyright and licence entries."""
    names = font["name"]
    names.names = [entry for entry in names.names if entry.nameID in (0, 8, 9, 11, 12, 13, 14)]
    post_script = f"{family}-{style}".replace(" ", "")
    texts = {1: f"{family} {style}", 2: "Regular", 3: post_script, 4: f"{family} {style}", 6: post_script,
             16: family, 17: style}  # fmt: skip
    for key, text in texts.items():
        names.setName(text, key, 3, 1, 0x409)


def turned(points: Outline, quarter: int, centre: float) -> Outline:
    """The outline turned by quarter turns (counter-clockwise) about its centre."""
    for _ in range(quarter):
        points = [(centre - (y - centre), centre + (x - centre)) for x, y in points]
    return points


def add_arrows(font: TTFont) -> None:
    """Draw the four arrows for a face that lacks them, as heavy as its hyphen, and let both hyphens exist."""
    cmap = font.getBestCmap()
    hyphen = font["glyf"][cmap[ord("-")]]
    for table in font["cmap"].tables:
        for code in (0x2010, 0x2011):
            table.cmap.setdefault(code, cmap[ord("-")])
    if 0x2192 in cmap:
        return
    em, half = font["head"].unitsPerEm, (hyphen.yMax - hyphen.yMin) / 2
    size, reach, middle = em * 0.72, em * 0.24, (hyphen.yMax + hyphen.yMin) / 2
    left, right, slope = em * 0.06, em * 0.66, half * 1.42
    shaft_end = right - slope * 1.2
    barb, tip = right - reach - slope, right - reach
    right_arrow: Outline = [
        (left, -half), (shaft_end, -half), (barb, slope / 2 - reach), (tip, -reach - slope / 2), (right, 0),
        (tip, reach + slope / 2), (barb, reach - slope / 2), (shaft_end, half), (left, half),
    ]  # fmt: skip
    order = font.getGlyphOrder()
    for quarter, (code, name) in enumerate(
        ((0x2192, "arrowright"), (0x2191, "arrowup"), (0x2190, "arrowleft"), (0x2193, "arrowdown"))
    ):
        centred = [(x, y + size / 2) for x, y in right_arrow]
        pen = TTGlyphPen(None)
        points = [(x, y + middle - size / 2) for x, y in turned(centred, quarter, size / 2)]
        pen.moveTo(points[0])
        for point in points[1:]:
            pen.lineTo(point)
        pen.closePath()
        font["glyf"][name] = pen.glyph(round=round)
        font["hmtx"][name] = (round(size), round(min(x for x, _ in points)))
        for table in font["cmap"].tables:
            table.cmap[code] = name
    font.setGlyphOrder(
        [*order, *(n for n in ("arrowright", "arrowup", "arrowleft", "arrowdown") if n not in order)]
    )


def free_space(font: TTFont) -> None:
    """Give the space a glyph of its own that no kerning knows: rounded to whole px, kerned spaces vanish."""
    order, cmap = font.getGlyphOrder(), font.getBestCmap()
    font["glyf"]["blank"] = TTGlyphPen(None).glyph()
    font["hmtx"]["blank"] = (font["hmtx"][cmap[0x20]][0], 0)
    for table in font["cmap"].tables:
        for code in (0x20, 0xA0):
            if code in table.cmap:
                table.cmap[code] = "blank"
    font.setGlyphOrder([*order, *({"blank"} - set(order))])


def keep_shapes(font: TTFont) -> None:
    """Stop FreeType's automatic hinter, which would round every stem and advance: a `prep` that says nothing."""
    program = Program()
    program.fromAssembly(["PUSHW[]", "511", "SCANCTRL[]", "PUSHB[]", "4", "SCANTYPE[]", "PUSHB[]", "0", "POP[]"])
    font["prep"] = newTable("prep")
    font["prep"].program = program


def cut(entry: Cut) -> int:
    """Write one font file; returns its size in bytes."""
    source = importlib.resources.files(entry.package) / "files" / entry.source
    with importlib.resources.as_file(source) as path:
        font = instance(TTFont(path, recalcTimestamp=False), entry.weight)
    if entry.lining:
        lining_digits(font)
    add_arrows(font)
    free_space(font)
    options = subset.Options(layout_features=["kern", "mark", "mkmk", "ccmp", "locl"], hinting=False)
    options.name_IDs = ["*"]
    options.notdef_outline = True
    worker = subset.Subsetter(options)
    worker.populate(unicodes=CHARACTERS)
    worker.subset(font)
    rename(font, entry.family, entry.style)
    keep_shapes(font)
    target = OUT / f"{entry.out}.ttf"
    font.save(target)
    return target.stat().st_size


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    for entry in CUTS:
        print(f"{entry.out}.ttf  {cut(entry):,} bytes")
    for package in sorted({entry.package for entry in CUTS}):
        licence = (importlib.resources.files(package) / "LICENSE").read_text(encoding="utf-8")
        name = package.removeprefix("fontpkg_").replace("_", "-")
        (OUT / f"OFL-{name}.txt").write_text(licence, encoding="utf-8")


if __name__ == "__main__":
    main()

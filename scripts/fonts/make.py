"""Makes the woff2 files in src/theme/fonts from the packages of Fontsource; docs/decisions/006 tells how to run it.

Fontsource cuts each face into ranges and the rupee sign stands in another range than the letters, so it is
copied over: outline, width and, in a variable font, what its outline does along the axis.
"""

import sys
from copy import deepcopy
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

OUT = Path(__file__).parents[2] / "src/theme/fonts"
RUPEE = 0x20B9
CHARACTERS = [*range(0x20, 0x7F), *range(0xC0, 0x100), *map(ord, "\u00a0£©«®°²·»½×–—‘’“”•…€™−"), RUPEE]


def add_rupee(font, other):
    """Copies the rupee sign from one range of a face into another range of the same face."""
    source = other.getBestCmap()[RUPEE]
    assert other["head"].unitsPerEm == font["head"].unitsPerEm
    glyph = deepcopy(other["glyf"][source])
    assert not glyph.isComposite()
    font.setGlyphOrder([*font.getGlyphOrder(), "rupee"])
    font["glyf"].glyphs["rupee"] = glyph
    font["glyf"].glyphOrder = font.getGlyphOrder()
    font["hmtx"].metrics["rupee"] = other["hmtx"].metrics[source]
    if "gvar" in font:
        font["gvar"].variations["rupee"] = deepcopy(other["gvar"].variations.get(source, []))
    # Widths along the axis are read from the outlines then; the tables that repeat them do not know the new glyph.
    for table in ("HVAR", "STAT"):
        if table in font:
            del font[table]
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[RUPEE] = "rupee"


def without_kerned_spaces(font):
    """Takes the space out of the kerning: Mukta pulls words together after commas and quotation marks."""
    spaces = {font.getBestCmap()[code] for code in (0x20, 0xA0)}
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for part in lookup.SubTable:
            part = getattr(part, "ExtSubTable", part)
            if part.LookupType != 2:
                continue
            if part.Format == 1:
                for sets in part.PairSet:
                    sets.PairValueRecord = [pair for pair in sets.PairValueRecord if pair.SecondGlyph not in spaces]
                    sets.PairValueCount = len(sets.PairValueRecord)
            else:
                for space in spaces & set(part.ClassDef2.classDefs):
                    del part.ClassDef2.classDefs[space]
            keep = [(i, g) for i, g in enumerate(part.Coverage.glyphs) if g not in spaces]
            if part.Format == 1:
                part.PairSet = [part.PairSet[i] for i, _ in keep]
                part.PairSetCount = len(part.PairSet)
            else:
                for space in spaces & set(part.ClassDef1.classDefs):
                    del part.ClassDef1.classDefs[space]
            part.Coverage.glyphs = [g for _, g in keep]


def set_heights(font, ascent, descent):
    """Sets the line's measures in em: Mukta's own leave room for Devanagari, which makes rings round links too tall."""
    ascent, descent = (round(part * font["head"].unitsPerEm) for part in (ascent, descent))
    font["hhea"].ascent, font["hhea"].descent, font["hhea"].lineGap = ascent, -descent, 0
    font["OS/2"].sTypoAscender, font["OS/2"].sTypoDescender, font["OS/2"].sTypoLineGap = ascent, -descent, 0
    font["OS/2"].usWinAscent, font["OS/2"].usWinDescent = ascent, descent


def make(name, letters, rest, heights, limits=None):
    """Writes one file: `letters` with the rupee sign of `rest`, cut to our characters and, if variable, to `limits`."""
    font, other = TTFont(letters), TTFont(rest)
    for file in (font, other):
        file.ensureDecompiled()
    add_rupee(font, other)
    if "GPOS" in font:
        without_kerned_spaces(font)
    options = Options()
    options.flavor = "woff2"
    options.hinting = False
    options.layout_features = ["kern", "tnum", "lnum", "rvrn"]
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)
    if limits is not None:
        # Kerning hardly changes between neighbouring weights: the heaviest one's for all saves a fifth of the file.
        kerning = instantiateVariableFont(deepcopy(font), {axis: high for axis, (_, high) in limits.items()})["GPOS"]
        font = instantiateVariableFont(font, limits)
        font["GPOS"] = kerning
    set_heights(font, *heights)
    font.flavor = "woff2"
    font.save(OUT / name)
    print(name, (OUT / name).stat().st_size, "bytes", len(font.getGlyphOrder()), "glyphs")


packages = Path(sys.argv[1])
anek = packages / "@fontsource-variable/anek-latin/files/anek-latin"
mukta = packages / "@fontsource/mukta/files/mukta"
make("anek-latin.woff2", f"{anek}-latin-wght-normal.woff2", f"{anek}-latin-ext-wght-normal.woff2", (0.9, 0.2), {"wght": (600, 700)})
for weight in (400, 600):
    make(f"mukta-{weight}.woff2", f"{mukta}-latin-{weight}-normal.woff2", f"{mukta}-latin-ext-{weight}-normal.woff2", (0.96, 0.36))

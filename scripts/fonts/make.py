"""Builds the woff2 files in src/theme/fonts from Fontsource packages (docs/decisions/006 says how to run it).

Fontsource splits each font into files by Unicode range, and the rupee sign is not in the file with the letters.
This script copies the sign into the file with the letters: outline, advance width and, in a variable font, the variations along the axis.
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
    """Copies the rupee sign from `other` into `font`, two files of the same font."""
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
    # HVAR lacks the new glyph; without it, widths along the axis come from the outlines. Browsers do not need STAT.
    for table in ("HVAR", "STAT"):
        if table in font:
            del font[table]
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[RUPEE] = "rupee"


def remove_space_kerning(font):
    """Removes kerning pairs with a space: in Mukta, they move words too close to a preceding comma or quotation mark."""
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
    """Sets ascent and descent in em. Mukta's original values leave room for Devanagari, which makes the focus rings of links too tall."""
    ascent, descent = (round(part * font["head"].unitsPerEm) for part in (ascent, descent))
    font["hhea"].ascent, font["hhea"].descent, font["hhea"].lineGap = ascent, -descent, 0
    font["OS/2"].sTypoAscender, font["OS/2"].sTypoDescender, font["OS/2"].sTypoLineGap = ascent, -descent, 0
    font["OS/2"].usWinAscent, font["OS/2"].usWinDescent = ascent, descent


def make(name, letters, extended, heights, limits=None):
    """Writes one font file: `letters` with the rupee sign of `extended`, reduced to CHARACTERS. `limits` restrict a variable font's axes."""
    font, other = TTFont(letters), TTFont(extended)
    for file in (font, other):
        file.ensureDecompiled()
    add_rupee(font, other)
    if "GPOS" in font:
        remove_space_kerning(font)
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
        # Kerning hardly differs between these weights. With the heaviest weight's kerning for all, the file is a fifth smaller.
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

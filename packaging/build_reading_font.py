"""Builds plagcheck/resources/tables/reading_font.ttf: one square for every character, a few hundred bytes.

PDFium leaves out a lone character whose font is neither embedded nor installed, because its box is empty; most Chinese
journals' PDFs are made of such characters. With this font in the place of missing ones every character has a box, the same
on every machine, and no search for system fonts is needed.
"""

from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import newTable
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable

TARGET = Path(__file__).parent.parent / "plagcheck" / "resources" / "tables" / "reading_font.ttf"
EM = 1000
EAST_ASIAN_CODE_PAGES = 0b1111 << 17
"""Bits 17 to 20 of the OS/2 table: Japanese, Simplified Chinese, Korean, Traditional Chinese."""


def box(width: int) -> object:
    """A glyph that fills its width."""
    pen = TTGlyphPen(None)
    pen.moveTo((20, -100))
    for corner in ((20, 850), (width - 20, 850), (width - 20, -100)):
        pen.lineTo(corner)
    pen.closePath()
    return pen.glyph()


def main() -> None:
    """Write the font."""
    builder = FontBuilder(EM, isTTF=True)
    builder.setupGlyphOrder([".notdef", "space", "narrow", "wide"])
    builder.setupCharacterMap({})
    builder.setupGlyf({".notdef": box(EM), "space": TTGlyphPen(None).glyph(), "narrow": box(EM // 2), "wide": box(EM)})
    builder.setupHorizontalMetrics({".notdef": (EM, 20), "space": (EM // 2, 0), "narrow": (EM // 2, 20), "wide": (EM, 20)})
    builder.setupHorizontalHeader(ascent=880, descent=-120)
    builder.setupNameTable({"familyName": "Plagcheck Reading", "styleName": "Regular"})
    builder.setupOS2(
        sTypoAscender=880, sTypoDescender=-120, usWinAscent=880, usWinDescent=120, ulCodePageRange1=EAST_ASIAN_CODE_PAGES
    )
    builder.setupPost()
    builder.font["cmap"] = many_to_one()
    builder.font["head"].created = builder.font["head"].modified = 0
    builder.font.recalcTimestamp = False
    builder.save(TARGET)


def many_to_one() -> object:
    """A character map of format 13: whole ranges lead to one glyph."""
    table = CmapSubtable.newSubtable(13)
    table.platformID, table.platEncID, table.language, table.format = 3, 10, 0, 13
    table.cmap = {0x20: "space", **dict.fromkeys(range(0x21, 0x7F), "narrow"), **dict.fromkeys(range(0xA1, 0x30000), "wide")}
    cmap = newTable("cmap")
    cmap.tableVersion, cmap.tables = 0, [table]
    return cmap


if __name__ == "__main__":
    main()

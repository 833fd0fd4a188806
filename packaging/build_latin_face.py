"""Makes the Latin face of the window: Latin, Greek and Cyrillic of Noto Sans SC, Regular and Medium, with narrow punctuation.

In a Chinese font “ ” ‘ ’ and … are as wide as an ideograph. Its `pwid` feature holds the narrow ones; here they take their
place in the character map, so that an English text asks for this face first and the Chinese one after it.

    pip install fonttools pylopdf-fonts-zh-cn && python packaging/build_latin_face.py MEDIUM.ttf

MEDIUM.ttf is NotoSansSC_500Medium.ttf of the npm package @expo-google-fonts/noto-sans-sc; both are under the OFL 1.1.
"""

import io
import sys
from importlib import resources
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

FOLDER = Path(__file__).parent.parent / "plagcheck" / "resources" / "fonts"
FAMILY = "Plagcheck Latin"
NARROW = (0x2018, 0x2019, 0x201C, 0x201D, 0x2026)
CODES = (
    *range(0x20, 0x7F), *range(0xA0, 0x250), *range(0x370, 0x460), *range(0x2010, 0x2040), *range(0x20A0, 0x20C0),
    *range(0x2190, 0x219A), 0x2122, 0x2212, 0x221A, 0x2248, 0x2260, 0x2264, 0x2265,
)  # fmt: skip


def narrow_glyphs(font: TTFont) -> dict[str, str]:
    """The narrow form of each glyph that has one."""
    table = font["GSUB"].table
    lookups = {i for r in table.FeatureList.FeatureRecord if r.FeatureTag == "pwid" for i in r.Feature.LookupListIndex}
    found: dict[str, str] = {}
    for i in sorted(lookups):
        for part in table.LookupList.Lookup[i].SubTable:
            found.update(getattr(part, "ExtSubTable", part).mapping)
    return found


def build(source: bytes, style: str, weight: int, target: Path) -> None:
    """Write one weight of the face."""
    font = TTFont(io.BytesIO(source))
    narrow = narrow_glyphs(font)
    for table in (t for t in font["cmap"].tables if t.format != 14):
        for code in NARROW:
            table.cmap[code] = narrow.get(table.cmap.get(code), table.cmap.get(code))
    options = subset.Options(hinting=False, notdef_outline=True, layout_features=["kern", "ccmp", "mark"])
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=CODES)
    cutter.subset(font)
    whole = f"{FAMILY} {style}"
    names = {1: FAMILY, 2: style, 3: whole, 4: whole, 6: f"PlagcheckLatin-{style}", 16: FAMILY, 17: style}
    font["name"].names = [r for r in font["name"].names if r.nameID not in (*names, 21, 22, 25)]
    for number, text in names.items():
        font["name"].setName(text, number, 3, 1, 0x409)
    font["OS/2"].usWeightClass = weight
    font["OS/2"].achVendID = "GOOG"  # two makers of one family are two families to Qt
    if "CFF " in font:
        font["CFF "].cff.fontNames[0] = names[6]
    font.save(target)
    print(target.name, target.stat().st_size)


def main() -> None:
    """Write both weights."""
    regular = resources.files("pylopdf_fonts_zh_cn").joinpath("NotoSansSC-Regular.otf").read_bytes()
    build(regular, "Regular", 400, FOLDER / "PlagcheckLatin-Regular.otf")
    build(Path(sys.argv[1]).read_bytes(), "Medium", 500, FOLDER / "PlagcheckLatin-Medium.ttf")


if __name__ == "__main__":
    main()

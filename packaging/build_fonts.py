"""Build the fonts that plagcheck ships: subsets of Noto Sans SC and Noto Emoji under names of their own.

Why subsets: a PDF is searchable only when its font has no glyph that two characters share. The full Noto Sans SC draws
文 and the Kangxi radical ⽂ (U+2F42) with one glyph, and a PDF written by Qt then says ⽂. So U+2E80-2FDF stay out.
Why names of their own ("Plagcheck Sans SC"): a full Noto Sans SC installed on the machine would otherwise be taken
instead of ours and bring the fault back. The licence (OFL 1.1) reserves only the name "Source".

    python packaging/build_fonts.py REGULAR.otf MEDIUM.ttf EMOJI.ttf

REGULAR.otf   NotoSansSC-Regular.otf of the PyPI package pylopdf-fonts-zh-cn
MEDIUM.ttf    500Medium/NotoSansSC_500Medium.ttf of the npm package @expo-google-fonts/noto-sans-sc
EMOJI.ttf     400Regular/NotoEmoji_400Regular.ttf of the npm package @expo-google-fonts/noto-emoji

What comes out, in plagcheck/resources/fonts:
PlagcheckSansSC-Regular.otf    every Han character of GBK and those of extension A and above that the original has
PlagcheckSansSC-Medium.ttf     the Han characters of GB2312 and of Big5 level 1: titles and numbers in both scripts
PlagcheckSans-Regular.otf, PlagcheckSans-Medium.ttf
                               the Latin part with proportional “ ” ‘ ’ …, to stand before the Chinese face in English text
PlagcheckEmoji.ttf             emoji as outlines, last in every list
"""

import sys
from collections.abc import Iterable
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

FONTS = Path(__file__).resolve().parent.parent / "plagcheck" / "resources" / "fonts"
RADICALS = range(0x2E80, 0x2FE0)
LATIN = (*range(0x20, 0x7F), *range(0xA0, 0x250), *range(0x2B0, 0x500), *range(0x1E00, 0x1F00), *range(0x2010, 0x2028))
SYMBOLS = (
    *range(0x2000, 0x2070),  # punctuation
    *range(0x2070, 0x20D0),  # superscripts, currency
    *range(0x2100, 0x2C00),  # letter-like, numbers, arrows, mathematics, technical, boxes, shapes, dingbats
    *range(0x3000, 0x3400),  # Chinese punctuation, kana, bopomofo, enclosed
    *range(0xFE10, 0xFE70),
    *range(0xFF00, 0xFFF0),
)
PROPORTIONAL = "“”‘’…"


def decodable(lead: range, trail: range, encoding: str) -> set[int]:
    """The characters that the two-byte codes `lead` × `trail` of `encoding` stand for."""
    found: set[int] = set()
    for high in lead:
        for low in trail:
            text = bytes((high, low)).decode(encoding, "ignore")
            found.update(map(ord, text))
    return found


def full_han(font: TTFont) -> set[int]:
    """GBK, and whatever the font has of the extensions: names are where rare characters occur."""
    extensions = {c for c in font.getBestCmap() if 0x3400 <= c < 0x4DC0 or 0x4E00 <= c < 0xA000 or c >= 0x20000}
    return decodable(range(0x81, 0xFF), range(0x40, 0xFF), "gbk") | extensions


def common_han() -> set[int]:
    """GB2312 and Big5 level 1: what titles and labels in either script are written with."""
    simplified = decodable(range(0xB0, 0xF8), range(0xA1, 0xFF), "gb2312")
    return simplified | decodable(range(0xA4, 0xC7), range(0x40, 0xFF), "big5")


def rename(font: TTFont, family: str, weight: int) -> None:
    """Give the font one family name in every place a toolkit may look, and keep the licence entries."""
    names = font["name"]
    kept = {0, 5, 7, 8, 9, 13, 14}
    names.names = [record for record in names.names if record.nameID in kept and record.platformID == 3]
    postscript = family.replace(" ", "")
    for number, value in {1: family, 2: "Regular", 3: f"plagcheck;{postscript}", 4: family, 6: postscript}.items():
        names.setName(value, number, 3, 1, 0x409)
    font["OS/2"].usWeightClass = weight
    for table in ("STAT", "DSIG"):
        if table in font:
            del font[table]
    if "CFF " in font:
        top = font["CFF "].cff
        top.fontNames[0] = postscript
        top[0].FullName = top[0].FamilyName = family


def make_proportional(font: TTFont) -> None:
    """Let `PROPORTIONAL` be drawn by the narrow glyphs that the font keeps for its feature `pwid`."""
    table = font["GSUB"].table
    lookups = {i for r in table.FeatureList.FeatureRecord if r.FeatureTag == "pwid" for i in r.Feature.LookupListIndex}
    narrow: dict[str, str] = {}
    for index in lookups:
        for part in table.LookupList.Lookup[index].SubTable:
            narrow.update(getattr(getattr(part, "ExtSubTable", part), "mapping", {}))
    for mapping in font["cmap"].tables:
        if mapping.isUnicode() and hasattr(mapping, "cmap"):
            for character in map(ord, PROPORTIONAL):
                if mapping.cmap.get(character) in narrow:
                    mapping.cmap[character] = narrow[mapping.cmap[character]]


def subset(font: TTFont, characters: Iterable[int], features: list[str]) -> None:
    """Cut the font down to `characters`, without hints: they cost space and change nothing at print resolution."""
    options = Options()
    options.hinting = False
    options.layout_features = features
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.drop_tables += ["BASE", "vhea", "vmtx", "VORG"]
    cutter = Subsetter(options)
    cutter.populate(unicodes=set(characters) - set(RADICALS))
    cutter.subset(font)


def build(source: str, target: str, family: str, characters: Iterable[int], *, weight: int = 400, latin: bool = False) -> None:
    """Read `source`, write its subset `target` under the name `family`."""
    font = TTFont(source)
    if latin:
        make_proportional(font)
    subset(font, characters, ["kern", "mark", "mkmk", "ccmp"] if latin else ["ccmp"])
    rename(font, family, weight)
    font.save(FONTS / target)
    print(f"{target}  {(FONTS / target).stat().st_size / 1e6:.2f} MB  {len(font.getBestCmap())} characters")


def main(regular: str, medium: str, emoji: str) -> None:
    """Build all five."""
    FONTS.mkdir(parents=True, exist_ok=True)
    text = {*LATIN, *SYMBOLS}
    build(regular, "PlagcheckSansSC-Regular.otf", "Plagcheck Sans SC", text | full_han(TTFont(regular)))
    build(medium, "PlagcheckSansSC-Medium.ttf", "Plagcheck Sans SC Medium", text | common_han(), weight=500)
    build(regular, "PlagcheckSans-Regular.otf", "Plagcheck Sans", LATIN, latin=True)
    build(medium, "PlagcheckSans-Medium.ttf", "Plagcheck Sans Medium", LATIN, weight=500, latin=True)
    build(emoji, "PlagcheckEmoji.ttf", "Plagcheck Emoji", range(0x1F000, 0x20000))


if __name__ == "__main__":
    main(*sys.argv[1:])

"""Makes the bundled fonts: Noto Sans SC, Regular and Medium, cut down to what the program shows and writes.

Regular: all of GBK (20,902 ideographs) with Latin, Greek, Cyrillic, punctuation, arrows and the like; the PDF's only face.
Medium: GB2312 and Latin, for titles and numbers. Neither has U+2E80–2FDF: fonts that have the radicals share one glyph between
文 and its radical, and Qt writes the radical's code into the PDF, which then cannot be searched.

    pip install fonttools pylopdf-fonts-zh-cn && python packaging/build_fonts.py MEDIUM.ttf

MEDIUM.ttf is NotoSansSC_500Medium.ttf of the npm package @expo-google-fonts/noto-sans-sc; both are under the OFL 1.1.
"""

import sys
from importlib import resources
from pathlib import Path

from fontTools import subset

FOLDER = Path(__file__).parent.parent / "plagcheck" / "resources" / "fonts"
RADICALS = range(0x2E80, 0x2FE0)
LATIN = (*range(0x20, 0x7F), *range(0xA0, 0x250), *range(0x2010, 0x2060), *range(0x20A0, 0x20C0), *range(0x2100, 0x2150))
SYMBOLS = [
    *range(0x370, 0x460),  # Greek, Cyrillic
    *range(0x2150, 0x2427),  # number forms, arrows, operators, technical, control pictures
    *range(0x2460, 0x2700),  # enclosed, boxes, shapes, miscellaneous
    *range(0x3000, 0x3400),  # CJK punctuation, kana, enclosed and squared forms
    *range(0xFE10, 0xFE70),
    *range(0xFF00, 0xFFF0),
    0xFFFD,
]


def characters(encoding: str) -> set[int]:
    """All characters of two bytes of an encoding."""
    found = set()
    for lead in range(0x81, 0xFF):
        for trail in range(0x40, 0xFF):
            try:
                found.update(map(ord, bytes((lead, trail)).decode(encoding)))
            except UnicodeDecodeError:
                continue
    return found


def cut(source: bytes, codes: set[int], target: Path) -> None:
    """Write the subset of a font that has `codes`."""
    work = target.with_suffix(".tmp")
    work.write_bytes(source)
    options = subset.Options(
        hinting=False, notdef_outline=True, layout_features=["kern", "tnum", "lnum", "mark", "ccmp", "locl"]
    )
    options.name_IDs = ["*"]
    font = subset.load_font(str(work), options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=sorted(codes - set(RADICALS)))
    cutter.subset(font)
    subset.save_font(font, str(target), options)
    work.unlink()
    print(target.name, target.stat().st_size)


def main() -> None:
    """Write both faces."""
    FOLDER.mkdir(exist_ok=True)
    regular = resources.files("pylopdf_fonts_zh_cn").joinpath("NotoSansSC-Regular.otf").read_bytes()
    cut(
        regular,
        characters("gbk") | characters("big5") & set(range(0x4E00, 0xA000)) | set(LATIN) | set(SYMBOLS),
        FOLDER / "NotoSansSC-Regular.otf",
    )
    cut(Path(sys.argv[1]).read_bytes(), characters("gb2312") | set(LATIN), FOLDER / "NotoSansSC-Medium.ttf")


if __name__ == "__main__":
    main()

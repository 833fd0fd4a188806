"""Makes plagcheck/resources/tables/folding.npz: what each character folds to, its class, and what is told of it.

Sources: Python's own Unicode data (NFKC, case, categories); OpenCC's character table Traditional → Simplified (Apache-2.0);
the radicals that NFKC leaves and the letters that look like Latin ones are lists of our own, below.

    pip install OpenCC && python packaging/build_tables.py
"""

import unicodedata
from pathlib import Path

import numpy as np
import opencc

from plagcheck.engine.columns import HAN, HAN_STOP, LATIN, NEWLINE, OTHER, SPACE, STOP
from plagcheck.engine.folding import ACCENT, FULL_WIDTH, INVISIBLE, LOOK_ALIKE, MANY, RADICAL, SIZE, SOFT_HYPHEN, TRADITIONAL

RADICALS = dict(
    zip(
        "⺀⺁⺂⺃⺄⺅⺆⺇⺈⺉⺊⺋⺌⺍⺎⺏⺐⺑⺒⺓⺔⺕⺖⺗⺘⺙⺛⺜⺝⺞⺠⺡⺢⺣⺤⺥⺦⺧⺨⺩⺪⺫⺬⺭⺮⺯⺰⺱⺲⺳⺴⺵⺶⺷⺸⺹⺺⺻⺼⺽⺾⺿⻀⻁⻂⻃⻄⻅⻆⻇⻈⻉⻊⻋⻌⻍⻎⻏⻐⻑⻒⻓⻔⻕⻖⻗⻘⻙⻚⻛⻜⻝⻞⻟⻠⻡⻢⻣⻤⻥⻦⻧⻨⻩⻪⻫⻬⻭⻮⻯⻰⻱⻲",
        "冫厂乛乚乙亻冂几刀刂卜㔾小小尢尣兀尤巳幺彑彐忄心扌攵旡日月歹民氵氺灬爪爫丬牛犭王疋目示礻竹糸纟网罒网网网羊羊羊耂肀聿月臼艹艹艹虎衤覀西见角角讠贝足车辶辶辶阝钅长长长门阜阝雨青韦页风飞食食饣食首马骨鬼鱼鸟卤麦黄黾齐齐齿齿龙龙龟龟",
        strict=True,
    )
)
"""CJK radicals supplement, of which NFKC folds two. Each stands for the character a reader takes it for."""
CYRILLIC = dict(zip("АВЕЅІЈКМНОРСТУХҮаеорсухіјѕһԁԛԝӏѵкмтпгвни", "abesijkmhopctyxyaeopcyxijshdqwlvkmtnrbhu", strict=True))
GREEK = dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαεικνορτυχγηω", "abezhikmnoptyxaeikvoptuxynw", strict=True))
OTHERS = dict(zip("օսոհզցքղԼՍՏՕıɩɑɡʋҽғⲟⲥⲣⲭⲔⲤⲞⲢⲦⲬⲨ", "ounhqgpnlusoiiaguefocpxkcoptxy", strict=True))
CHEROKEE = dict(zip("ᎪᏴᏟᎠᎬᎨᏀᎻᎥᏆᎫᏦᏞᎷᏁᏢᎡᏒᏚᎢᏙᎳᎽᏃ", "abcdefghiijklmnprrstvwyz", strict=True))
LISU = dict(zip("ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ", "bpdtgkjczfmnlsrvhwxyaeiou", strict=True))
LOOK_ALIKES = CYRILLIC | GREEK | OTHERS | CHEROKEE | LISU
STYLED = {
    **dict(zip("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnoprstuvwyz", strict=True)),
    **{chr(first + i): chr(97 + i) for first in (0x249C, 0x1F110, 0x1F150, 0x1F170) for i in range(26)},
}
"""Letters in another dress that NFKC leaves or wraps in brackets: small capitals, in brackets, dark circles and squares."""
DRESSED = ((0xFF10, 0xFF5A), (0x24B6, 0x24E9), (0x1F130, 0x1F149), (0x1D400, 0x1D7FF))
"""Those that NFKC folds and that are told: full-width, circled, squared, mathematical."""
STROKES = dict(zip("łøđŧħƀɨƶɉǥ", "lodthbizjg", strict=True))
"""Letters under a stroke, which Unicode does not take apart as it does those under an accent."""
BLANKS = "\u2800\u3164\uffa0"
"""Characters that show nothing but take the room of a space: the blank of Braille, fillers of Hangul."""
INVISIBLES = (
    "\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c"
    "\u202d\u202e\u2060\u2061\u2062\u2063\u2064\u2065\u2066\u2067\u2068\u2069\u206a\u206b\u206c\u206d\u206e\u206f\ufe00"
    "\ufe01\ufe02\ufe03\ufe04\ufe05\ufe06\ufe07\ufe08\ufe09\ufe0a\ufe0b\ufe0c\ufe0d\ufe0e\ufe0f\ufeff\ufff0\ufff1\ufff2"
    "\ufff3\ufff4\ufff5\ufff6\ufff7\ufff8\ufff9\ufffa\ufffb\U0001bca0\U0001bca1\U0001bca2\U0001bca3\U0001d159\U0001d173"
    "\U0001d174\U0001d175\U0001d176\U0001d177\U0001d178\U0001d179\U0001d17a"
)
ACCENTS = (
    (0x300, 0x36F),
    (0x591, 0x5C7),
    (0x610, 0x61A),
    (0x64B, 0x65F),
    (0x1AB0, 0x1AFF),
    (0x1DC0, 0x1DFF),
    (0x20D0, 0x20FF),
    (0x302A, 0x302F),
    (0x3099, 0x309A),
    (0xFE20, 0xFE2F),
    (0xFF9E, 0xFF9F),
)
"""Combining marks that are dropped; the signs of Indic and Thai script are letters of a word and stay."""
NO_WORD_SPACES = (
    (0xE00, 0xEFF),
    (0x1000, 0x109F),
    (0x1100, 0x11FF),
    (0x1780, 0x17FF),
    (0x2E80, 0x2FDF),
    (0x3005, 0x3007),
    (0x3021, 0x3029),
    (0x3031, 0x3035),
    (0x3038, 0x303C),
    (0x3041, 0x318F),
    (0x31A0, 0x31FF),
    (0x3400, 0x4DBF),
    (0x4E00, 0x9FFF),
    (0xA960, 0xA97F),
    (0xAC00, 0xD7FF),
    (0xF900, 0xFAFF),
    (0x1AFF0, 0x1B16F),
    (0x20000, 0x323AF),
)
STOPS, HAN_STOPS, NEWLINES = ".!?", "。｡！？；…‼⁇⁈⁉", "\n\r\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029"
KEPT = "…"
"""Characters whose compatibility form would say less: an ellipsis is one mark, not three full stops."""


def main() -> None:
    """Write the table."""
    simplified = opencc.OpenCC("t2s")
    low, kind, flag = np.zeros(SIZE, np.uint32), np.zeros(SIZE, np.uint8), np.zeros(SIZE, np.uint16)
    many: dict[int, list[int]] = {}
    for code in range(SIZE):
        folded, flags = _folded(chr(code), simplified) if not 0xD800 <= code < 0xE000 else (chr(code), 0)
        low[code] = ord(folded[0]) if folded else code
        if len(folded) > 1:
            many[code] = [ord(c) for c in folded]
            flags |= MANY
        kind[code], flag[code] = _kind(chr(code), folded or chr(code)), flags
    found = ((code, _looks_like(chr(code))) for code in range(SIZE) if not 0xD800 <= code < 0xE000)
    alike = np.array([[code, ord(latin)] for code, latin in found if latin], dtype=np.uint32)
    flag[alike[:, 0]] |= LOOK_ALIKE
    lengths = np.array([len(v) for v in many.values()], dtype=np.int32)
    target = Path(__file__).parent.parent / "plagcheck" / "resources" / "tables" / "folding.npz"
    np.savez_compressed(
        target,
        low=(low.astype(np.int64) - np.arange(SIZE)).astype(np.int32),
        kind=kind,
        flag=flag,
        alike=alike,
        many=np.array(list(many), dtype=np.uint32),
        many_end=np.cumsum(lengths).astype(np.int32),
        many_codes=np.array([c for v in many.values() for c in v], dtype=np.uint32),
    )


def _folded(char: str, simplified: opencc.OpenCC) -> tuple[str, int]:
    """What `char` folds to (nothing: it is dropped) and its flags."""
    code = ord(char)
    if char == "\u00ad":
        return "", SOFT_HYPHEN
    if char in INVISIBLES or 0xE0000 <= code <= 0xE01EF:
        return "", INVISIBLE
    if char in BLANKS:
        return " ", 0
    if _within(code, ACCENTS) and unicodedata.category(char) in ("Mn", "Mc", "Me", "Lm"):
        return "", ACCENT
    if char in KEPT:
        return char, 0
    plain = RADICALS.get(char) or STYLED.get(char) or unicodedata.normalize("NFKC", char).lower()
    plain = "".join(_without_accent(c) for c in plain)
    plain = STROKES.get(plain, plain)
    flags = RADICAL if 0x2E80 <= code <= 0x2FDF else 0
    if char in STYLED or (_within(code, DRESSED) and plain.isalnum()):
        flags |= FULL_WIDTH
    if len(plain) == 1 and 0x3400 <= ord(plain) <= 0x323AF:
        simple = simplified.convert(plain)
        if len(simple) == 1 and simple != plain:
            return simple, flags | TRADITIONAL
    return plain.strip() or " ", flags


def _within(code: int, ranges: tuple[tuple[int, int], ...]) -> bool:
    return any(low <= code <= high for low, high in ranges)


def _looks_like(char: str) -> str | None:
    """The Latin letter that a letter of another script looks like, an accent over it or not."""
    if char in LOOK_ALIKES or not char.isalpha():
        return LOOK_ALIKES.get(char)
    bare = "".join(_without_accent(c) for c in unicodedata.normalize("NFKC", char))
    return LOOK_ALIKES.get(bare) if bare != char else None


def _without_accent(char: str) -> str:
    """The letter under an accent; a Hangul syllable keeps its parts together."""
    base = [c for c in unicodedata.normalize("NFD", char) if not unicodedata.combining(c)]
    return base[0] if len(base) == 1 else char


def _kind(char: str, folded: str) -> int:
    if char in NEWLINES:
        return NEWLINE
    if char in HAN_STOPS:
        return HAN_STOP
    if folded in STOPS:
        return STOP
    if char.isspace() or folded.isspace():
        return SPACE
    return _letter_kind(folded[0])


def _letter_kind(char: str) -> int:
    category = unicodedata.category(char)
    if any(low <= ord(char) <= high for low, high in NO_WORD_SPACES):
        return HAN if category[0] in "LNM" or (category == "So" and ord(char) < 0x2FE0) else OTHER
    return LATIN if category[0] in "LNM" else OTHER


if __name__ == "__main__":
    main()

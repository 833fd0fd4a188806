"""Every disguise, end to end: the copy is found whole, its places are exact, and the right thing is said of it."""

import re
from pathlib import Path

import pytest

from plagcheck.engine import Document, compare, described

DATA = Path(__file__).parent.parent / "data" / "rewriting"
CHINESE = (DATA / "original_1.txt").read_text(encoding="utf-8")
ENGLISH = (Path(__file__).parent.parent.parent / "packaging" / "samples" / "09.txt").read_text(encoding="utf-8")[:4000]
LOOKS_LIKE = str.maketrans("aeopcxyi", "аеорсхуі")
TRADITIONAL = str.maketrans(
    "园间灯规划设计为这时来过对会说们问题个体现实应当开关", "園間燈規劃設計為這時來過對會說們問題個體現實應當開關"
)
SMALL_CAPITALS = str.maketrans("abcdefghijklmnoprstuvwyz", "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ")
CHEROKEE = str.maketrans("ABCEGHIJKLMPRSTVWZ", "ᎪᏴᏟᎬᏀᎻᏆᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃ")
LISU = str.maketrans("BPDTGKJCZFMNLSRVHWXYAEIOU", "ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ")
RADICALS = str.maketrans("一人大小山工日月木水火用白目", "⼀⼈⼤⼩⼭⼯⽇⽉⽊⽔⽕⽤⽩⽬")


def full_width(text):
    return "".join(chr(ord(c) + 0xFEE0) if "!" < c <= "~" and c.isalnum() else c for c in text)


def between(text, mark):
    return "".join(c + mark if c.isalpha() else c for c in text)


def inside(text, mark, every):
    """`mark` after every so many letters of each word."""
    return re.sub(rf"(\w{{{every}}})(?=\w)", lambda found: found[1] + mark, text)


def lines(text, change):
    return "\n".join(map(change, text.split("\n")))


def turned(word):
    return f"\u202e{word[0][::-1]}\u202c"


def styled(text, small, capital):
    """The letters in another row of Unicode."""
    return "".join(
        chr(small + ord(c) - 97) if "a" <= c <= "z" else chr(capital + ord(c) - 65) if "A" <= c <= "Z" else c for c in text
    )


def wrapped(text, width):
    return "\n".join(line[i : i + width] for line in text.split("\n") for i in range(0, max(1, len(line)), width))


DISGUISES = {
    "look-alike": (ENGLISH, lambda t: t.translate(LOOKS_LIKE), "look-alike-letters", True),
    "zero-width English": (ENGLISH, lambda t: between(t, "\u200b"), "invisible-characters", True),
    "zero-width Chinese": (CHINESE, lambda t: between(t, "\u2060"), "invisible-characters", True),
    "full-width": (ENGLISH, full_width, "full-width-letters", False),
    "letter-spaced English": (ENGLISH, lambda t: "\n".join(" ".join(line) for line in t.split("\n")), "spaced-letters", True),
    "letter-spaced Chinese": (CHINESE, lambda t: "\n".join(" ".join(line) for line in t.split("\n")), "spaced-letters", True),
    "Traditional": (CHINESE, lambda t: t.translate(TRADITIONAL), "traditional-script", False),
    "soft hyphens": (ENGLISH, lambda t: between(t, "\u00ad"), "soft-hyphens", False),
    "hard lines": (CHINESE, lambda t: wrapped(t, 20), "line-breaks-joined", False),
    "radicals": (CHINESE, lambda t: t.translate(RADICALS), "radicals", False),
    "letter-spaced, words too": (ENGLISH, lambda t: lines(t, lambda x: " ".join(x.replace(" ", ""))), "spaced-letters", True),
    "letter-spaced with look-alikes": (
        ENGLISH,
        lambda t: lines(t, lambda x: " ".join(x.translate(LOOKS_LIKE).replace(" ", ""))),
        "look-alike-letters",
        True,
    ),
    "dotted": (ENGLISH, lambda t: inside(t, ".", 1), "spaced-letters", True),
    "hyphens in words": (ENGLISH, lambda t: inside(t, "-", 3), "spaced-letters", True),
    "spaces in words": (ENGLISH, lambda t: inside(t, " ", 3), "spaced-letters", True),
    "thin spaces in words": (ENGLISH, lambda t: inside(t, "\u2009", 3), "spaced-letters", True),
    "Braille blanks in words": (ENGLISH, lambda t: inside(t, "\u2800", 3), "spaced-letters", True),
    "dots between Han": (CHINESE, lambda t: between(t, "·"), "spaced-letters", True),
    "private characters between Han": (CHINESE, lambda t: between(t, "\ue000"), "spaced-letters", True),
    "Cherokee capitals": (ENGLISH, lambda t: t.upper().translate(CHEROKEE), "look-alike-letters", True),
    "Lisu throughout": (ENGLISH, lambda t: t.upper().translate(LISU), "look-alike-letters", True),
    "Armenian": (ENGLISH, lambda t: t.translate(str.maketrans("oshug", "օѕһսց")), "look-alike-letters", True),
    "accented Cyrillic": (ENGLISH, lambda t: t.translate(str.maketrans("aeo", "ӑёӧ")), "look-alike-letters", True),
    "turned round": (ENGLISH, lambda t: re.sub(r"\b\w{4,}\b", turned, t), "invisible-characters", True),
    "turned round Chinese": (CHINESE, lambda t: re.sub(r"[一-鿿]{4}", turned, t), "invisible-characters", True),
    "lines turned round": (ENGLISH, lambda t: lines(t, lambda x: f"\u202e{x[::-1]}\u202c"), "invisible-characters", True),
    "variation selectors": (CHINESE, lambda t: between(t, "\U000e0101"), "invisible-characters", True),
    "joiners between Han": (CHINESE, lambda t: between(t, "\u200d"), "invisible-characters", True),
    "tags": (ENGLISH, lambda t: between(t, "\U000e0061"), "invisible-characters", True),
    "Mongolian separators": (ENGLISH, lambda t: between(t, "\u180e"), "invisible-characters", True),
    "shorthand controls": (ENGLISH, lambda t: between(t, "\U0001bca0"), "invisible-characters", True),
    "control characters": (ENGLISH, lambda t: between(t, "\x01"), "spaced-letters", True),
    "mathematical bold": (ENGLISH, lambda t: styled(t, 0x1D41A, 0x1D400), "full-width-letters", False),
    "circled": (ENGLISH, lambda t: styled(t, 0x24D0, 0x24B6), "full-width-letters", False),
    "dark squares": (ENGLISH, lambda t: styled(t.upper(), 0, 0x1F170), "full-width-letters", False),
    "small capitals": (ENGLISH, lambda t: t.lower().translate(SMALL_CAPITALS), "full-width-letters", False),
    "mixed": (
        ENGLISH,
        lambda t: between(full_width(t[:2000]), "\u200b") + t[2000:].translate(LOOKS_LIKE),
        "invisible-characters",
        True,
    ),
}


@pytest.mark.parametrize("name", DISGUISES)
def test_a_disguised_copy_is_found_whole_in_both_directions(name):
    text, disguise, _, _ = DISGUISES[name]
    comparison = compare(Document("01.txt", text), Document("02.txt", disguise(text)))
    assert comparison.copied_a >= 0.98
    assert comparison.copied_b >= 0.98


@pytest.mark.parametrize("name", DISGUISES)
def test_what_was_undone_is_named_and_only_a_disguise_is_called_one(name):
    text, disguise, code, accused = DISGUISES[name]
    found = {f.code: f for f in described(Document("02.txt", disguise(text))).warnings}
    assert found[code].disguise is accused


@pytest.mark.parametrize(("name", "hidden"), [("look-alike", LOOKS_LIKE), ("radicals", RADICALS)])
def test_the_number_of_disguised_letters_is_exact(name, hidden):
    text, disguise, code, _ = DISGUISES[name]
    found = {f.code: f for f in described(Document("02.txt", disguise(text))).warnings}
    assert found[code].count == sum(ord(c) in hidden for c in text)


def test_the_passage_of_a_disguised_copy_covers_its_original_characters():
    sentence = "城市公园的夜间照明应当均匀，散步的人才看得清前面的路，也愿意在里面多走一段。"
    hidden, opening = "\u200b".join(sentence), "完全无关的开头写在这里，没有一个字相同。\n"
    comparison = compare(Document("01.txt", sentence), Document("02.txt", opening + hidden))
    assert comparison.matches[0].b == (len(opening), len(opening) + len(hidden))


@pytest.mark.parametrize(("sign", "count"), [("\u2060", 38), ("\u202e", 1)])
def test_the_number_of_invisible_characters_is_exact(sign, count):
    sentence = "the lane in front of the school has been closed."
    hidden = between(sentence, sign) if count > 1 else sentence.replace("school", f"{sign}loohcs\u202c")
    found = {f.code: f for f in described(Document("02.txt", hidden)).warnings}
    assert found["invisible-characters"].count == (count if count > 1 else 2)
    assert found["invisible-characters"].disguise


def test_a_word_turned_round_is_highlighted_whole():
    sentence = "The lane in front of the school has been closed to motor traffic since last September, twice a day."
    hidden = sentence.replace("traffic", "\u202eciffart\u202c")
    comparison = compare(Document("01.txt", sentence), Document("02.txt", hidden))
    assert comparison.matches[0].b == (0, len(hidden) - 1)


HONEST = {
    "emoji": "We met the family 👨‍👩‍👧‍👦 and the pirates 🏴‍☠️ under the flag 🇨🇳, ❤️ and all. " * 3,
    "Persian": "او گفت: می‌خواهم به خانه برگردم و نمی‌توانم. " * 3,
    "Russian": "Он сказал: «Хорошо, мы пойдём в парк», and she wrote: рост, тест, сорт, море, нос, тон. " * 3,
    "Greek": "The word λόγος, and then νόμος, κόσμος, τόπος; «γνῶθι σεαυτόν» stood above the door. " * 3,
    "Cherokee": "ᏣᎳᎩ ᎦᏬᏂᎯᏍᏗ ᎠᏂᏴᏫᏯ ᎤᏂᎪᏗ ᎠᏂᏣᎳᎩ ᎾᏍᎩ ᏗᎪᏪᎵ ᎠᏓᏅᏖᏗ. " * 3,
    "formulas": "With α, β, γ: kΩ = ρgh, x₁ + x₂ = Δt · a, ∑ f(x) dx, a b c d e f, i.e. U.S.A. and J. R. R. T. " * 3,
    "full-width table": "Ａ｜Ｂ｜Ｃ\n１｜２｜３\n姓　名｜学　号｜成　绩\n" * 3,
    "Traditional": "漢語圖書館的閱覽室裡，學生們正在準備考試，窗外的雨下個不停。" * 3,
    "German": "Die Straßenverkehrsordnung und die Donaudampfschifffahrtsgesellschaft, z. B. in Übersee, u. a. m. " * 3,
    "lists of characters": "甲、乙、丙、丁、戊、己、庚、辛、壬、癸、子、丑、寅、卯、辰、巳、午、未、申、酉、戌、亥。",
    "rows": "C D E F G A B C\nA B D C A C B D B A\nA C G T T G C A\n1 0 0 1 1 0 1\n",
    "short words": "It is as it is. I am in it. He is at it. We go to it, or so I say. Is it on? No, it is up to me. " * 2,
    "hyphens": "A state-of-the-art, up-to-date, well-to-do mother-in-law in a go-as-you-please, hit-or-miss set-up. " * 3,
    "paths": "See https://example.org/a/b/c?d=e_f-g.h and C:\\a\\b\\c, 2.1.1.3, v1.2.3-rc.1, f(x)_i_j, a_b_c_d_e_f_g. " * 3,
    "Danish": "Smørrebrød på Ærø, łódź, żółć, đường, Ħamrun, œuvre, naïve café. " * 3,
}  # fmt: skip


@pytest.mark.parametrize("name", HONEST)
def test_honest_text_is_never_called_a_disguise(name):
    assert [f.code for f in described(Document("01.txt", HONEST[name])).warnings if f.disguise] == []

"""Every disguise, end to end: the copy is found whole, its places are exact, and the right thing is said of it."""

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
RADICALS = str.maketrans("一人大小山工日月木水火用白目", "⼀⼈⼤⼩⼭⼯⽇⽉⽊⽔⽕⽤⽩⽬")


def full_width(text):
    return "".join(chr(ord(c) + 0xFEE0) if "!" < c <= "~" and c.isalnum() else c for c in text)


def between(text, mark):
    return "".join(c + mark if c.isalpha() else c for c in text)


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

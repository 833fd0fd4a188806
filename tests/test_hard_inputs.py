"""Each kind of hard input from end to end, in files made here: what a teacher drops on the window and what must come of it.

The modules' own tests go into the detail; here one small example of every kind passes through reading, folding and comparing.
"""

import io
import random
import zipfile
from pathlib import Path

import pytest

from plagcheck.engine import Options, check, compare, read
from tests.engine.reading.building import docx_of, locked_docx, paragraph, pdf_of, shown
from tests.papers import BEES, FOX, GLASS, MILL, RIVER, STARS, TEA
from tests.ui.reports import SENTENCES

ZH = "".join(SENTENCES[:10])
EN = FOX + MILL + BEES + GLASS
ALL = Options()
QUOTES, REFERENCES = Options(exclude=frozenset({"quotes"})), Options(exclude=frozenset({"references"}))


def shares(folder: Path, a: str | bytes, b: str | bytes, options: Options = ALL, suffix: str = ".txt") -> tuple[float, float]:
    """Both copied shares of two files with this content."""
    found = compare(*(put(folder, f"{name}{suffix}", data) for name, data in (("a", a), ("b", b))), options)
    return found.copied_a or 0.0, found.copied_b or 0.0


def put(folder: Path, name: str, data: str | bytes):
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data if isinstance(data, bytes) else data.encode("utf-8"))
    return read(path)


def codes(document) -> set[str]:
    return {finding.code for finding in document.warnings}


def disguises(document) -> set[str]:
    return {finding.code for finding in document.warnings if finding.disguise}


@pytest.mark.parametrize("empty", [b"", b" \n\t ", b"\xef\xbb\xbf", b"\n" * 50])
def test_a_paper_without_text_is_named_and_is_nobodys_copy(tmp_path, empty):
    found = compare(put(tmp_path, "a.txt", empty), put(tmp_path, "b.txt", ZH))
    assert (found.copied_a, found.copied_b, found.level) == (None, None, None)


@pytest.mark.parametrize("marks", ["。，！？" * 60, "…—～" * 60, "😀🎉" * 60, "____\n====" * 20])
def test_marks_alone_are_no_text_and_no_two_of_them_alike(tmp_path, marks):
    assert shares(tmp_path, marks, "；：“”" * 60) == (0.0, 0.0)


def test_numbers_are_text(tmp_path):
    chance = random.Random(4)
    table = "\n".join(" ".join(str(chance.randint(100, 99999)) for _ in range(6)) for _ in range(30))
    other = "\n".join(" ".join(str(chance.randint(100, 99999)) for _ in range(6)) for _ in range(30))
    assert shares(tmp_path, table, table) == (1.0, 1.0)
    assert max(shares(tmp_path, table, other)) <= 0.3


@pytest.mark.parametrize("encoding", ["gbk", "gb18030", "utf-16", "utf-16-le", "utf-16-be", "utf-8-sig"])
def test_a_copy_in_another_encoding_is_the_same_text(tmp_path, encoding):
    assert shares(tmp_path, ZH.encode(encoding), ZH) == (1.0, 1.0)


def test_one_bad_byte_keeps_the_rest_as_it_is(tmp_path):
    data = ZH.encode()
    document = put(tmp_path, "a.txt", data[:60] + b"\xff" + data[60:])
    assert (document.encoding, "bad-bytes" in codes(document)) == ("utf-8", True)
    assert min(shares(tmp_path, data[:60] + b"\xff" + data[60:], ZH)) >= 0.9


def test_control_characters_stay_and_hide_nothing(tmp_path):
    spoilt = ZH[:30] + "\x00\x01" + ZH[30:]
    assert put(tmp_path, "a.txt", spoilt).text == spoilt
    assert min(shares(tmp_path, spoilt, ZH)) >= 0.95


def test_a_program_called_txt_is_no_paper(tmp_path):
    assert put(tmp_path, "a.txt", b"\x7fELF\x02\x01\x01" + bytes(range(256)) * 40).status != "ok"


def test_text_typed_with_change_tracking_counts_and_deleted_text_does_not(tmp_path):
    typed = f'<w:ins w:id="1"><w:r><w:t>{EN}</w:t></w:r></w:ins>'
    gone = f'<w:del w:id="2"><w:r><w:delText>{ZH}</w:delText></w:r></w:del>'
    document = put(tmp_path, "a.docx", docx_of(f"<w:p>{typed}{gone}</w:p>"))
    assert (EN.strip() in document.text, ZH[:8] in document.text) == (True, False)


def test_a_paper_in_a_layout_table_is_read(tmp_path):
    cell = f"<w:tbl><w:tr><w:tc>{paragraph(EN)}</w:tc></w:tr></w:tbl>"
    found = compare(put(tmp_path, "a.docx", docx_of(cell)), put(tmp_path, "b.txt", EN))
    assert min(found.copied_a, found.copied_b) >= 0.95


def test_junk_of_the_office_and_of_the_system_is_no_paper(tmp_path):
    for name in ("~$a.docx", ".~lock.a.odt#", "Thumbs.db", "desktop.ini", ".DS_Store", "__MACOSX/._a.txt"):
        (tmp_path / "class" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "class" / name).write_bytes(b"x")
    put(tmp_path, "class/01/a.txt", ZH)
    put(tmp_path, "class/02/a.txt", EN)
    assert [paper.path.rsplit("class/")[1] for paper in check([tmp_path / "class"]).documents] == ["01/a.txt", "02/a.txt"]


@pytest.mark.parametrize(
    ("dressed", "code"),
    [
        ("\u200b".join(ZH), "invisible-characters"),
        (EN.replace("o", "о").replace("e", "е"), "look-alike-letters"),
        (" ".join(EN.replace(" ", "  ")), "spaced-letters"),
    ],
)
def test_a_dressed_copy_is_found_and_the_dress_is_named(tmp_path, dressed, code):
    plain = EN if "\u200b" not in dressed else ZH
    assert min(shares(tmp_path, dressed, plain)) >= 0.98
    assert disguises(put(tmp_path, "a.txt", dressed)) == {code}


@pytest.mark.parametrize(
    "honest", ["👨‍👩‍👧‍👦 " + ZH, "می‌خواهم کتاب‌هایم را بخوانم. " + EN, "Война и мир, роман в четырёх томах. " + EN]
)
def test_honest_text_with_such_characters_carries_no_disguise(tmp_path, honest):
    assert disguises(put(tmp_path, "a.txt", honest)) == set()


def test_the_same_paper_in_the_other_script_is_the_same_paper(tmp_path):
    simple = "我们在这座城市里观察灯光与行人，发现亮处并不总是安全的地方，长椅上的老人说得最清楚。" * 3
    traditional = "我們在這座城市裡觀察燈光與行人，發現亮處並不總是安全的地方，長椅上的老人說得最清楚。" * 3
    assert min(shares(tmp_path, simple, traditional)) >= 0.95
    assert "traditional-script" in codes(put(tmp_path, "b.txt", traditional))


@pytest.mark.parametrize("between", [" ", "\u3000", "\u00a0", "\n"])
def test_blanks_between_all_characters_hide_nothing(tmp_path, between):
    assert min(shares(tmp_path, between.join(ZH), ZH)) >= 0.95


def test_moved_paragraphs_are_found_each_at_its_place(tmp_path):
    parts = [FOX, MILL, BEES, GLASS]
    found = compare(put(tmp_path, "a.txt", "\n".join(parts)), put(tmp_path, "b.txt", "\n".join(parts[::-1])))
    assert min(found.copied_a, found.copied_b) >= 0.92


def test_words_thrown_about_are_no_passages(tmp_path):
    words = (EN + RIVER).split()
    random.Random(1).shuffle(words)
    assert max(shares(tmp_path, " ".join(words), EN)) <= 0.3


def test_equal_papers_are_exactly_one_in_every_number(tmp_path):
    found = compare(put(tmp_path, "a.txt", ZH), put(tmp_path, "b.txt", ZH))
    assert (found.copied_a, found.copied_b, found.distance, found.level) == (1.0, 1.0, 0, "identical")
    assert (found.resemblance.exact, found.resemblance.minhash, found.keywords.cosine) == (1.0, 1.0, 1.0)


def test_a_short_paper_inside_a_long_one_has_two_shares_that_swap(tmp_path):
    long = ZH * 1 + STARS + TEA + RIVER
    short = SENTENCES[0] + SENTENCES[1] + SENTENCES[2]
    there, back = shares(tmp_path, short, long), shares(tmp_path, long, short)
    assert there[0] >= 0.97
    assert there[1] < 0.5
    assert back == there[::-1]


def test_short_papers_on_their_own_are_nobodys_copies(tmp_path):
    for number, sentence in enumerate(SENTENCES):
        put(tmp_path, f"class/{number:02}/a.txt", sentence)
    assert check([tmp_path / "class"]).pairs == ()


def test_a_sentence_five_hundred_times_is_at_most_all_of_it(tmp_path):
    assert shares(tmp_path, SENTENCES[0], SENTENCES[0] * 500) == (1.0, 1.0)


def test_one_character_changed_costs_one_character(tmp_path):
    assert min(shares(tmp_path, ZH * 2, (ZH * 2).replace("散步", "漫步", 1))) >= 0.97


def test_emoji_before_a_passage_do_not_move_it(tmp_path):
    a = put(tmp_path, "a.txt", "😀🎉𠀀" * 20 + EN)
    found = compare(a, put(tmp_path, "b.txt", EN + ZH))
    assert a.text[found.matches[0].a.start : found.matches[0].a.end] == EN.strip()


def test_a_template_leaves_both_sides_of_the_division(tmp_path):
    form = "Answer every question in your own words, name your sources, hand in no more than four pages before the bell rings."
    put(tmp_path, "form.txt", form)
    with_form = Options(templates=(str(tmp_path / "form.txt"),))
    for name, text in (("01", form + FOX * 2), ("02", form + MILL * 2), ("03", form + FOX * 2)):
        put(tmp_path, f"class/{name}/a.txt", text)
    report = check([tmp_path / "class"], with_form)
    assert [(p.a, p.b, p.copied_a, p.copied_b) for p in report.pairs] == [(0, 2, 1.0, 1.0)]


def test_quotations_are_excluded_when_asked_and_an_open_mark_swallows_nothing(tmp_path):
    quoting = f"As it was said: “{FOX.strip()}” {GLASS}"
    assert shares(tmp_path, quoting, FOX, QUOTES)[0] <= 0.2
    assert shares(tmp_path, quoting, FOX)[0] >= 0.4
    assert shares(tmp_path, f"He began “ and never ended.\n{FOX}", FOX, QUOTES)[0] >= 0.8


def test_a_shared_list_of_references_is_excluded_when_asked(tmp_path):
    listed = "\n参考文献\n" + "\n".join(
        f"[{i}] 作者{i}. 第{i}种关于夜间照明的研究方法[J]. 城市学刊, 20{i:02}, {i}: {i}0-{i}9." for i in range(1, 9)
    )
    assert max(shares(tmp_path, ZH + listed, RIVER * 3 + STARS + listed, REFERENCES)) <= 0.12


def test_markup_in_a_text_is_text(tmp_path):
    marked = EN + 'if 0.1 <A <0.9 then </p> <img src="http://x/y.png"/> A & B $\\frac{1}{$ 100%'
    assert put(tmp_path, "a.txt", marked).text == marked
    assert min(shares(tmp_path, marked, marked)) == 1.0


def test_names_that_occur_twice_are_told_apart(tmp_path):
    for folder in ("01", "02", "José", "Jose\u0301"):
        put(tmp_path, f"class/{folder}/paper.txt", ZH if folder.isdigit() else EN + folder)
    report = check([tmp_path / "class"])
    assert len({paper.path for paper in report.documents}) == 4
    assert len({submission.name for submission in report.submissions}) == 4


def test_two_files_of_one_student_are_never_compared(tmp_path):
    put(tmp_path, "class/01/draft.txt", ZH)
    put(tmp_path, "class/01/final.txt", ZH)
    put(tmp_path, "class/02/a.txt", EN)
    assert check([tmp_path / "class"]).pairs == ()


def test_links_are_named_and_not_followed(tmp_path):
    put(tmp_path, "class/01/a.txt", ZH)
    put(tmp_path, "class/02/a.txt", EN)
    (tmp_path / "class" / "loop").symlink_to(tmp_path / "class")
    (tmp_path / "class" / "01" / "again.txt").symlink_to(tmp_path / "class" / "01" / "a.txt")
    report = check([tmp_path / "class"])
    assert (len(report.documents), len(report.skipped), report.pairs) == (2, 2, ())


def zipped(**files: bytes) -> bytes:
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w") as archive:
        for name, data in files.items():
            archive.writestr(name.replace("__", "/"), data)
    return held.getvalue()


def test_archives_inside_an_archive_are_hand_ins_and_none_leads_out(tmp_path):
    inner = {f"{n}.zip": zipped(**{"a.txt": ZH.encode()}) for n in ("01", "02")}
    (tmp_path / "class.zip").write_bytes(zipped(**inner, **{"..__..__evil.txt": b"x"}))
    report = check([tmp_path / "class.zip"])
    assert [pair.copied_a for pair in report.pairs] == [1.0]
    assert len(report.skipped) == 1
    assert not (tmp_path.parent / "evil.txt").exists()


def page(*lines: str) -> str:
    return "".join(shown(line, 60, 740 - 14 * i) for i, line in enumerate(lines))


def wrapped(text: str) -> list[str]:
    words, lines = text.split(), [""]
    for word in words:
        if len(lines[-1]) + len(word) > 80:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def test_a_pdf_is_its_text(tmp_path):
    a = put(tmp_path, "a.pdf", pdf_of([page(*wrapped(EN))]))
    found = compare(a, put(tmp_path, "b.txt", EN))
    assert min(found.copied_a, found.copied_b) >= 0.95


def test_a_scan_takes_part_in_no_score_and_says_why(tmp_path):
    a = put(tmp_path, "a.pdf", pdf_of(["0 0 600 800 re f"]))
    assert (a.status, compare(a, put(tmp_path, "b.txt", EN)).copied_a) == ("no-text", None)


def test_a_locked_paper_needs_its_password_and_the_rest_goes_on(tmp_path):
    (tmp_path / "class").mkdir()
    (tmp_path / "class" / "01.docx").write_bytes(locked_docx(EN, "key"))
    put(tmp_path, "class/02.txt", EN)
    put(tmp_path, "class/03.txt", EN)
    report = check([tmp_path / "class"])
    assert ([p.status for p in report.documents], [pair.level for pair in report.pairs]) == (
        ["password", "ok", "ok"],
        ["identical"],
    )
    assert len(check([tmp_path / "class"], Options(passwords=("key",))).pairs) == 3


@pytest.mark.parametrize("damage", [lambda d: d[: len(d) // 2], lambda _d: b"", lambda _d: b"<html>no pdf</html>"])
def test_a_damaged_pdf_is_named_and_never_zero_percent(tmp_path, damage):
    (tmp_path / "a.pdf").write_bytes(damage(pdf_of([page(*wrapped(EN))])))
    found = compare(read(tmp_path / "a.pdf"), put(tmp_path, "b.txt", EN))
    assert found.copied_a is None or found.copied_a > 0.9 or read(tmp_path / "a.pdf").kind == "html"


def test_hidden_text_of_a_pdf_is_named(tmp_path):
    white = page(*wrapped(FOX)) + "1 1 1 rg " + "".join(shown(line, 60, 400 - 14 * i) for i, line in enumerate(wrapped(MILL)))
    assert "hidden-text" in disguises(put(tmp_path, "a.pdf", pdf_of([white])))

"""Plain text: the encoding, the line ends, and what is no text at all."""

import codecs

import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck.engine.reading.flow import UnreadableError
from plagcheck.engine.reading.text import decode, read

SIMPLIFIED = "潮水退去以后，沙滩上留下一道道弯曲的痕迹，孩子们沿着水线寻找贝壳。"
TRADITIONAL = "潮水退去以後，沙灘上留下一道道彎曲的痕跡，孩子們沿著水線尋找貝殼。"
FRENCH = "Les élèves ont noté chaque matin la température de l’eau et la hauteur de la marée."


def codes(data: bytes) -> set[str]:
    return {finding.code for finding in read(data).findings}


@pytest.mark.parametrize(
    ("text", "codec"),
    [
        (SIMPLIFIED, "gbk"), (TRADITIONAL, "gbk"), (SIMPLIFIED + "㐀䶮", "gb18030"), (TRADITIONAL, "big5"),
        (SIMPLIFIED, "utf-8"),
        (SIMPLIFIED, "utf-16-le"), (TRADITIONAL, "utf-16-be"), ("The tide goes out. " * 4, "utf-16-le"),
        ("The tide goes out. " * 4, "utf-16-be"), (FRENCH, "utf-16-le"), (FRENCH, "cp1252"),
    ],
)  # fmt: skip
def test_each_encoding_is_found_by_its_common_characters(text: str, codec: str) -> None:
    assert decode(text.encode(codec)).text == text


@pytest.mark.parametrize("length", [1, 2, 4, 9])
def test_even_a_few_characters_of_gbk_are_read(length: int) -> None:
    assert decode(SIMPLIFIED[:length].encode("gbk")).text == SIMPLIFIED[:length]


@pytest.mark.parametrize(
    ("mark", "codec"),
    [
        (codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"),
        (codecs.BOM_UTF32_LE, "utf-32-le"), (b"\x84\x31\x95\x33", "gb18030"),
    ],
)  # fmt: skip
def test_a_byte_order_mark_decides_and_is_no_part_of_the_text(mark: bytes, codec: str) -> None:
    decoded = decode(mark + "校园".encode(codec))
    assert (decoded.text, decoded.encoding, decoded.guessed) == ("校园", codec, False)


def test_one_bad_byte_keeps_utf_8_and_each_becomes_one_replacement_character() -> None:
    raw = SIMPLIFIED.encode()
    extract = read(raw[:30] + b"\xff\xfe" + raw[30:])
    assert extract.text == SIMPLIFIED[:10] + "\ufffd\ufffd" + SIMPLIFIED[10:]
    assert [(f.code, f.count, f.spans) for f in extract.findings] == [("bad-bytes", 2, ((10, 12),))]


def test_a_file_cut_inside_a_character_stays_utf_8() -> None:
    assert read(SIMPLIFIED.encode()[:-1]).text == SIMPLIFIED[:-1] + "\ufffd\ufffd"


def test_every_line_end_is_one_newline_and_nothing_else_changes() -> None:
    assert read(b"a\r\nb\rc\nd\x00\x0b\xc2\x85\xe2\x80\xa8e").text == "a\nb\nc\nd\x00\x0b\x85\u2028e"


@given(st.text(alphabet=st.characters(codec="utf-8", exclude_characters="\ufeff\r"), max_size=60))
def test_utf_8_text_comes_back_unchanged_unless_it_is_mostly_control_characters(text: str) -> None:
    try:
        decoded = decode(text.encode())
    except UnreadableError:
        assert sum(c < " " or "\x7f" <= c <= "\x9f" for c in text) > 0
        return
    if decoded.encoding.startswith("utf-16"):  # "0\0" is a nought in UTF-16 as well, and more likely one
        assert max(text.encode()[0::2].count(0), text.encode()[1::2].count(0)) > len(text.encode()) / 8
    else:
        assert decoded.text == text


def test_the_user_names_the_encoding() -> None:
    assert read("тест".encode("koi8-r"), "koi8-r").text == "тест"


def test_a_named_encoding_that_python_does_not_know_raises_lookup_error() -> None:
    with pytest.raises(LookupError):
        read(b"x", "no-such")


def test_a_guess_is_named() -> None:
    assert codes(SIMPLIFIED.encode("gbk")) == {"encoding-guessed"}
    assert codes(SIMPLIFIED.encode()) == set()


@pytest.mark.parametrize("data", [bytes(range(256)) * 8, b"ab\x00\x01\x02\x03\x04" * 40, b"\x00" * 300])
def test_bytes_that_are_no_text_are_refused(data: bytes) -> None:
    with pytest.raises(UnreadableError, match="not a text file"):
        read(data)


def test_traces_of_a_wrong_conversion_are_named_and_not_counted() -> None:
    extract = read("开头锟斤拷锟斤拷结尾".encode())
    assert [(f.code, f.spans) for f in extract.findings] == [("damaged-text", ((2, 8),))]
    assert extract.marks == ((2, 8, "damaged"),)


def test_markup_is_read_as_text_and_named() -> None:
    text = "<p>a</p>" * 12
    assert read(text.encode()).text == text
    assert codes(text.encode()) == {"markup-in-text-file"}


def test_a_text_longer_than_the_limit_is_too_large() -> None:
    with pytest.raises(UnreadableError) as caught:
        read(b"a" * 5_000_001)
    assert caught.value.status == "too-large"


def test_a_text_as_long_as_the_limit_is_read() -> None:
    assert len(read(b"a" * 5_000_000).text) == 5_000_000

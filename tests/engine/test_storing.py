import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck.engine.model import Document, Mark
from plagcheck.engine.plain import DamagedError
from plagcheck.engine.profile import described, profile_of
from plagcheck.engine.storing import pack, pack_paper, unpack, unpack_paper
from tests.papers import FOX, MILL, RIVER, TEA


@pytest.fixture(scope="module")
def paper():
    return described(Document("a.docx", FOX + "“" + RIVER + "”\n" + MILL, kind="docx", size=9, marks=(Mark(0, 3, "title"),)))


def repacked(packed, change):
    """A container with a correct digest around changed content."""
    head, columns = unpack(packed)
    change(head, columns)
    return pack(head, columns)


@given(st.lists(st.integers(0, 2**64 - 1)), st.recursive(st.none() | st.text(), st.lists))
def test_head_and_columns_come_back_as_they_were(numbers, head):
    column = np.array(numbers, dtype=np.uint64)
    back, columns = unpack(pack(head, {"x": column, "y": column[:0]}))
    assert back == head
    assert np.array_equal(columns["x"], column)
    assert columns["y"].shape == (0,)


def test_every_cut_and_every_flipped_byte_is_noticed():
    packed = pack({"a": 1}, {"x": np.arange(5)})
    flipped = [packed[:i] + bytes([packed[i] ^ 1]) + packed[i + 1 :] for i in range(len(packed))]
    for damaged in [*flipped, *(packed[:i] for i in range(len(packed)))]:
        with pytest.raises(DamagedError):
            unpack(damaged)


def test_columns_of_objects_are_never_made():
    packed = pack(None, {"x": np.array([b"abc"])})
    with pytest.raises(DamagedError):
        unpack(packed)


@pytest.mark.parametrize("light", [False, True])
def test_a_paper_comes_back_with_all_its_profile_says(paper, light):
    back = unpack_paper(pack_paper(paper, light=light))
    old, new = profile_of(paper), profile_of(back)
    assert (back.text, back.warnings, back.marks, back.kind) == (paper.text, paper.warnings, paper.marks, paper.kind)
    assert (new.language, new.letters, new.exclusions, new.token_count) == (
        old.language, old.letters, old.exclusions, old.token_count,
    )  # fmt: skip
    assert list(new.keywords) == list(old.keywords)
    for name in ("start", "end", "hash", "sentence", "han"):
        assert np.array_equal(getattr(new.tokens, name), getattr(old.tokens, name))
    assert np.array_equal(new.shingles, old.shingles)
    assert np.array_equal(new.counted, old.counted)
    assert new.fingerprint(64) == old.fingerprint(64)


def test_what_is_light_is_not_computed_again_for_the_keywords(paper):
    new = profile_of(unpack_paper(pack_paper(paper, light=True)))
    assert len(new.keywords)
    assert "words" not in new.__dict__


@pytest.mark.parametrize("text", ["", "。", "\ud800 lone", "x" * 40])
def test_odd_texts_come_back(text):
    paper = described(Document("a", text))
    assert unpack_paper(pack_paper(paper)).text == text


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("tokens.end", 10_000), ("tokens.start", -1), ("places", 10_000), ("ends", 0), ("weighted.score", np.nan),
        ("weighted.level", 9),
    ],
)  # fmt: skip
def test_numbers_that_lead_out_of_the_text_are_refused(paper, column, value):
    def change(_head, columns):
        columns[column] = columns[column].copy()
        columns[column][-1] = value

    with pytest.raises(DamagedError):
        unpack_paper(repacked(pack_paper(paper), change))


@pytest.mark.parametrize(
    "change",
    [
        lambda h, c: c.pop("counted"),
        lambda h, c: c.update(counted=c["counted"][1:]),
        lambda h, c: c.update({"tokens.hash": c["tokens.hash"][1:]}),
        lambda h, c: c.update(shingles=c["shingles"].astype(np.int64)),
        lambda h, c: h.update(words=h["words"][1:]),
        lambda h, c: h.update(token_count="9"),
        lambda h, c: h["document"].update(status="fine"),
        lambda h, c: h["document"].update(marks=[[0, 10_000, "title"]]),
        lambda h, c: h.pop("findings"),
    ],
)
def test_parts_that_do_not_fit_one_another_are_refused(paper, change):
    with pytest.raises(DamagedError):
        unpack_paper(repacked(pack_paper(paper), change))


def test_the_same_paper_is_the_same_bytes(paper):
    again = described(Document("b", TEA)), described(Document("b", TEA))
    assert pack_paper(again[0]) == pack_paper(again[1])

import numpy as np
import pytest

from plagcheck.engine.model import Document, Finding, Mark
from plagcheck.engine.profile import Profile, described, profile_of
from tests.papers import FOX, RIVER


def profile(text, **facts):
    return Profile(Document("a.txt", text, **facts))


def test_counted_text_is_letters_digits_and_ideographs():
    own = profile("Ab 3, 好！")
    assert [c for c, counts in zip("Ab 3, 好！", own.counted, strict=True) if counts] == ["A", "b", "3", "好"]


@pytest.mark.parametrize("kind", ["hidden", "running-head", "page-number", "header", "footer"])
def test_what_reading_marked_as_never_counted_does_not_count_and_gives_no_match_tokens(kind):
    own = profile("secret words", marks=(Mark(0, 6, kind),))
    assert int(own.counted.sum()) == 5
    assert own.tokens.start.tolist() == [7]


def test_page_numbers_of_a_list_of_contents_do_not_count():
    own = profile("Methods.......12\nResults ……… 3 \nIn 1999... 5 of 7\n")
    assert "".join(c for c, counts in zip(own.document.text, own.counted, strict=True) if counts) == "MethodsResultsIn19995of7"


def test_hidden_words_stay_among_the_words():
    assert profile("secret words", marks=(Mark(0, 6, "hidden"),)).word_list == ["secret", "words"]


def test_letters_are_the_same_however_they_are_dressed():
    assert profile("Ab, c!").letters == profile("aB\n  C").letters != profile("abd").letters


def test_a_text_without_letters_has_no_digest_no_features_and_no_fingerprint():
    own = profile("…！")
    assert (own.letters, own.fingerprint(64), len(own.keywords), len(own.shingles)) == (b"", None, 0, 0)


def test_keywords_give_every_place_of_a_word():
    first = profile("Zebra and zebra; zebras.").keywords[0]
    assert (first.word, [tuple(span) for span in first.spans]) == ("zebra", [(0, 5), (10, 15)])


def test_keywords_can_be_sliced_like_any_sequence():
    keywords = profile(FOX).keywords
    assert [k.word for k in keywords[:2]] == [keywords[0].word, keywords[1].word]
    with pytest.raises(IndexError):
        keywords[len(keywords)]


def test_rows_say_the_same_as_keywords():
    keywords = profile(FOX + RIVER).keywords
    rows = [(k.word, k.weight, k.score, [list(span) for span in k.spans]) for k in keywords]
    assert list(keywords.rows()) == rows


def test_a_profile_made_again_from_its_columns_is_the_same():
    document = Document("a.txt", FOX + RIVER, marks=(Mark(0, 5, "header"),))
    one = Profile(document)
    two = Profile.of_columns(document, one.columns())
    for name in ("letters", "token_count", "language", "findings", "exclusions"):
        assert getattr(one, name) == getattr(two, name)
    assert (one.counted == two.counted).all()
    assert (one.tokens.hash == two.tokens.hash).all()
    assert (one.signature(64) == two.signature(64)).all()
    assert one.fingerprint(128) == two.fingerprint(128)
    assert list(one.keywords) == list(two.keywords)


def test_settling_drops_what_is_only_passed_through_and_changes_nothing():
    own = profile(FOX)
    before = own.fingerprint(64)
    own.settle()
    assert "folded" not in own.__dict__
    assert own.fingerprint(64) == before
    assert own.word_list[0] == "a"


def test_a_signature_is_of_the_k_asked_for_last():
    own = profile(FOX)
    assert [len(own.signature(k)) for k in (64, 16, 64)] == [64, 16, 64]
    assert np.array_equal(own.signature(64)[:16], own.signature(16))


def test_described_adds_what_folding_and_size_say_to_the_warnings():
    document = described(Document("a.txt", "a\u200bb", warnings=(Finding("bad-bytes", "…"),)))
    assert [f.code for f in document.warnings] == ["bad-bytes", "invisible-characters", "too-short"]


def test_described_says_nothing_of_a_document_that_was_not_read():
    assert described(Document("a.txt", "", "unreadable", (Finding("damaged-file", "…"),))).warnings[1:] == ()


def test_the_profile_lives_with_its_document():
    document = Document("a.txt", FOX)
    assert profile_of(document) is profile_of(document)

"""Keyed shingles: what is kept of a text that is not kept, and what that finds."""

import os
from itertools import pairwise

import numpy as np
import pytest

from plagcheck.engine import keyed
from plagcheck.engine.columns import Tokens
from plagcheck.engine.errors import PlagcheckError
from plagcheck.engine.keyed import Secret, Shingled, key_path, passages, user_key


@pytest.fixture
def secret():
    return Secret.of(b"k" * 32, b"s" * 16)


def shingled(count):
    """`count` words of four letters with a space behind each, every shingle another one."""
    start = np.arange(count - 4, dtype=np.int32) * 5
    return Shingled(start, start + 24, np.arange(count - 4), np.arange(count - 4, dtype=np.uint64))


def test_there_is_no_key_before_one_is_wanted():
    assert user_key() is None
    assert not key_path().exists()


def test_a_key_once_made_stays():
    assert user_key(make=True) == user_key(make=True) == user_key()


@pytest.mark.skipif(os.name != "posix", reason="rights of files are POSIX's")
def test_the_key_is_the_user_s_alone():
    user_key(make=True)
    assert key_path().stat().st_mode & 0o777 == 0o600
    assert [path.name for path in key_path().parent.iterdir()] == [key_path().name]


def test_a_damaged_key_is_named_and_not_replaced():
    user_key(make=True)
    key_path().write_bytes(b"short")
    with pytest.raises(PlagcheckError, match="is damaged"):
        user_key(make=True)
    assert key_path().read_bytes() == b"short"


def test_each_archive_has_a_key_of_its_own():
    assert Secret.of(b"k" * 32, b"s" * 16) != Secret.of(b"k" * 32, b"t" * 16)


def test_a_tenth_is_kept_rounded_up(secret):
    assert [len(secret.kept(np.arange(n, dtype=np.uint64))) for n in (0, 1, 10, 11, 1_000)] == [0, 1, 1, 2, 100]


def test_which_tenth_is_kept_only_the_key_says(secret):
    shingles = np.arange(1_000, dtype=np.uint64)
    kept = secret.kept(shingles)
    assert not set(kept.tolist()) & set(shingles.tolist())
    other = Secret.of(b"x" * 32, b"s" * 16)
    chosen = [set(np.flatnonzero(np.isin(each.hashes(shingles), each.kept(shingles))).tolist()) for each in (secret, other)]
    assert len(chosen[0] & chosen[1]) < 40  # by chance 10


def test_what_is_kept_does_not_tell_the_order_of_the_text(secret):
    shingles = np.arange(500, dtype=np.uint64)
    assert (
        secret.kept(shingles).tolist() == secret.kept(shingles[::-1].copy()).tolist() == sorted(secret.kept(shingles).tolist())
    )


def test_finds_up_to_forty_words_apart_are_one_passage_and_three_are_needed():
    own = shingled(300)
    found = [0, 40, 80, 121, 125, 200, 210, 220]
    assert [tuple(m.a) for m in passages(own, found, 0.1)] == [(0, 80 * 5 + 24), (200 * 5, 220 * 5 + 24)]


def test_a_phrase_found_three_times_is_no_passage():
    own = shingled(300)
    repeated = Shingled(own.start, own.end, np.zeros(len(own.slot), dtype=np.int64), own.keyed[:1])
    assert passages(repeated, [0], 0.1) == ()


def test_a_passage_has_no_place_in_the_earlier_paper_and_is_never_called_verbatim():
    (match,) = passages(shingled(300), range(0, 200, 10), 0.1)
    assert (match.b, match.kind, match.similarity) == (None, "edited", keyed.MOST_SIMILAR)


def test_the_fewer_of_its_shingles_are_found_the_less_similar_a_passage_is():
    found = [passages(shingled(900), range(0, 400, step), 0.1)[0] for step in (10, 20, 40)]
    assert all(x.similarity > y.similarity for x, y in pairwise(found))
    assert passages(shingled(900), range(0, 400, 40), 0.5)[0].kind == "reworded"


def test_a_text_shorter_than_a_shingle_is_one_shingle(secret):
    words = Tokens(np.array([0, 3], np.int32), np.array([2, 5], np.int32), np.array([4, 5], np.uint64), np.zeros(2, np.int32))
    own = Shingled.of(words, secret)
    assert (own.start.tolist(), own.end.tolist(), len(own.keyed)) == ([0], [5], 1)

import os
import stat
import sys

import pytest

from plagcheck.engine import cache as caching
from plagcheck.engine import preparing
from plagcheck.engine.cache import Cache
from plagcheck.engine.checking import check
from plagcheck.engine.model import Options
from plagcheck.engine.preparing import prepare
from plagcheck.engine.progress import silent
from plagcheck.engine.reading import gather
from tests.papers import BEES, FOX, MILL, TEA

as_a_user = pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="rights do not bind the superuser")


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "class").mkdir()
    for name, text in (("a", FOX + MILL), ("b", MILL + BEES), ("c", TEA)):
        (tmp_path / "class" / f"{name}.txt").write_text(text)
    return tmp_path / "class"


@pytest.fixture
def read(monkeypatch):
    """The names of the files read from now on."""
    seen = []
    real = preparing._read

    def spy(sources, *rest):
        seen.extend(source.path.name for source in sources)
        return real(sources, *rest)

    monkeypatch.setattr(preparing, "_read", spy)
    return seen


def papers(folder, **options):
    return prepare(gather([folder]).sources, Options(**options), silent)


def kept(cache=None):
    return [path for path, _ in caching._files((cache or Cache()).folder)]


def test_a_second_check_of_an_unchanged_class_reads_nothing_and_finds_the_same(folder, read):
    first = check([folder]).to_json()
    assert read == ["a.txt", "b.txt", "c.txt"]
    read.clear()
    second = check([folder]).to_json()
    assert read == []
    assert [line for line in first.split("\n") if "created" not in line] == [
        line for line in second.split("\n") if "created" not in line
    ]


def test_only_a_changed_paper_is_read_again(folder, read):
    papers(folder)
    read.clear()
    (folder / "b.txt").write_text(FOX)
    assert papers(folder)[1].text == FOX
    assert read == ["b.txt"]


def test_a_paper_is_found_under_another_name_and_called_by_it(folder, read):
    papers(folder)
    read.clear()
    (folder / "a.txt").rename(folder / "z.txt")
    assert [document.name for document in papers(folder)] == ["b.txt", "c.txt", "z.txt"]
    assert read == []


def test_another_encoding_is_another_paper(folder, read):
    papers(folder)
    read.clear()
    papers(folder, encoding="latin-1")
    assert len(read) == 3


def test_another_version_of_the_program_reads_anew(folder, read, monkeypatch):
    papers(folder)
    read.clear()
    monkeypatch.setattr(caching, "_stamp", lambda: "newer")
    papers(folder)
    assert len(read) == 3


def test_papers_of_an_archive_are_kept_too(folder, read, tmp_path):
    import zipfile

    with zipfile.ZipFile(tmp_path / "class.zip", "w") as archive:
        archive.writestr("one.txt", FOX)
        archive.writestr("two.txt", MILL)
    papers(tmp_path / "class.zip")
    read.clear()
    assert [document.text for document in papers(tmp_path / "class.zip")] == [FOX, MILL]
    assert read == []


def test_what_was_read_with_a_password_at_hand_is_not_kept(folder):
    papers(folder, passwords=("secret",))
    assert kept() == []


def test_what_could_not_be_read_is_not_kept(folder):
    (folder / "c.txt").write_bytes(b"%PDF-1.4 nothing")
    statuses = [document.status for document in papers(folder)]
    assert statuses[2] != "ok"
    assert len(kept()) == 2


@pytest.mark.parametrize("damage", [b"", b"nonsense", None])
def test_a_damaged_paper_is_made_anew(folder, read, damage):
    papers(folder)
    read.clear()
    for path in kept():
        path.write_bytes(path.read_bytes()[:-9] if damage is None else damage)
    assert papers(folder)[0].text == FOX + MILL
    assert len(read) == 3
    read.clear()
    papers(folder)
    assert read == []


def test_a_file_that_changes_while_it_is_read_is_not_kept(folder):
    cache, source = Cache(), gather([folder]).sources[0]
    place = cache.place(source, Options())
    document = papers(folder)[0]
    cache.clear()
    (folder / "a.txt").write_text("something else")
    cache.put(place, source, document)
    assert kept() == []


@pytest.mark.skipif(sys.platform == "win32", reason="rights of another kind")
def test_nobody_else_can_look_into_the_cache(folder):
    papers(folder)
    assert stat.S_IMODE(Cache().folder.stat().st_mode) == 0o700
    assert stat.S_IMODE(Cache().folder.parent.stat().st_mode) == 0o700
    assert {stat.S_IMODE(path.stat().st_mode) for path in kept()} == {0o600}


def test_what_is_unused_longest_goes_when_the_cache_is_full(folder):
    papers(folder)
    oldest, *rest = kept()
    os.utime(oldest, (1, 1))
    small = Cache(limit=sum(path.stat().st_size for path in rest) + 1)
    small._grown = True
    small.trim()
    assert oldest not in kept()
    assert kept()


def test_clearing_leaves_nothing_and_says_how_much_is_free_now(folder):
    papers(folder)
    size = Cache().size()
    assert size > 0
    assert Cache().clear() == size
    assert kept() == []


@as_a_user
def test_a_read_only_cache_is_read_and_not_written(folder, read):
    papers(folder)
    (folder / "b.txt").write_text(FOX)
    for path in [Cache().folder, *Cache().folder.iterdir()]:
        path.chmod(0o500)
    assert len(papers(folder)) == 3


@pytest.mark.parametrize("number", [13, 28])
def test_a_folder_that_takes_nothing_is_as_an_empty_one(folder, monkeypatch, number):
    def refuse(*_):
        raise OSError(number, "no")

    monkeypatch.setattr(caching, "_write", refuse)
    assert [document.status for document in papers(folder)] == ["ok"] * 3
    assert kept() == []


def test_a_file_in_the_place_of_the_folder_is_tolerated(folder):
    Cache().folder.parent.mkdir(parents=True)
    Cache().folder.write_text("no folder")
    assert len(papers(folder)) == 3


def test_a_half_written_paper_of_another_program_does_no_harm(folder, read):
    papers(folder)
    read.clear()
    path = kept()[0]
    path.with_name(f"{path.name}-999").write_bytes(b"half")
    papers(folder)
    assert read == []

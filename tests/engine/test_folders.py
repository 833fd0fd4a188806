"""Folders of our own: made for the user alone, and refused where they are not."""

import os
from pathlib import Path

import pytest

from plagcheck.engine import own_folder

posix = pytest.mark.skipif(os.name != "posix", reason="rights of another kind")


@posix
def test_a_folder_that_is_not_there_is_made_for_the_user_alone(tmp_path: Path) -> None:
    assert own_folder(tmp_path / "a" / "b")
    assert [each.stat().st_mode & 0o777 for each in (tmp_path / "a", tmp_path / "a" / "b")] == [0o700, 0o700]


@posix
def test_a_folder_that_others_may_look_into_is_closed_to_them(tmp_path: Path) -> None:
    (tmp_path / "open").mkdir(mode=0o755)
    assert own_folder(tmp_path / "open")
    assert (tmp_path / "open").stat().st_mode & 0o777 == 0o700


def test_a_link_in_place_of_the_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "there")
    assert not own_folder(tmp_path / "link")


def test_a_file_in_its_place_or_above_it_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert not own_folder(tmp_path / "file")
    assert not own_folder(tmp_path / "file" / "own")

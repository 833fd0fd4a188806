"""A second start: it finds the first, hands its papers over, or opens a window of its own."""

import json
import os
import threading
from pathlib import Path

from pytestqt.qtbot import QtBot

from plagcheck.ui.instance import Instance
from plagcheck.ui.main_window import MainWindow


def in_thread(instance: Instance, paths: list[str], wait_s: float = 5.0) -> tuple[threading.Thread, list[bool]]:
    """A second start that waits for its answer while this thread runs the window."""
    answers: list[bool] = []
    thread = threading.Thread(target=lambda: answers.append(instance.hand_over(paths, wait_s)))
    thread.start()
    return thread, answers


def test_the_second_start_is_not_the_first_until_the_first_has_gone(tmp_path: Path) -> None:
    first, second = Instance(tmp_path / "own"), Instance(tmp_path / "own")
    assert first.is_first()
    assert not second.is_first()
    first.release()
    assert second.is_first()


def test_the_first_window_takes_the_papers_of_the_second_start(qtbot: QtBot, tmp_path: Path) -> None:
    first, second = Instance(tmp_path), Instance(tmp_path)
    assert first.is_first()
    taken: list[list[str]] = []
    first.listen(lambda paths: bool(taken.append(paths) or True))
    thread, answers = in_thread(second, [str(tmp_path / "a.txt")])
    qtbot.waitUntil(lambda: bool(answers))
    thread.join()
    assert (answers, taken) == ([True], [[str(tmp_path / "a.txt")]])
    assert {p.name for p in tmp_path.iterdir()} == {"lock"}


def test_papers_that_the_first_window_refuses_stay_with_the_second_start(qtbot: QtBot, tmp_path: Path) -> None:
    first, second = Instance(tmp_path), Instance(tmp_path)
    assert first.is_first()
    first.listen(lambda _paths: False)
    thread, answers = in_thread(second, ["a.txt"])
    qtbot.waitUntil(lambda: bool(answers))
    thread.join()
    assert answers == [False]
    assert {p.name for p in tmp_path.iterdir()} == {"lock"}


def test_without_an_answer_the_second_start_goes_its_own_way(tmp_path: Path) -> None:
    assert Instance(tmp_path).hand_over(["a.txt"], wait_s=0.1) is False
    assert list(tmp_path.iterdir()) == []


def test_a_request_that_is_none_is_refused(qtbot: QtBot, tmp_path: Path) -> None:
    first = Instance(tmp_path)
    assert first.is_first()
    taken: list[list[str]] = []
    first.listen(lambda paths: bool(taken.append(paths) or True))
    for name, text in (("1.asked", "no json"), ("2.asked", json.dumps({"paths": []})), ("3.asked", "[1]")):
        (tmp_path / name).write_text(text)
    qtbot.waitUntil(lambda: len(list(tmp_path.glob("*.refused"))) == 3)
    assert taken == []


def test_a_folder_that_cannot_be_used_leaves_every_start_on_its_own(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    instance = Instance(tmp_path / "file" / "own")
    assert instance.is_first()
    assert instance.hand_over(["a.txt"], wait_s=0.1) is False


def test_the_folder_is_the_users_alone(tmp_path: Path) -> None:
    Instance(tmp_path / "own").is_first()
    assert os.name != "posix" or (tmp_path / "own").stat().st_mode & 0o777 == 0o700


def test_an_empty_window_takes_papers_and_a_check_at_hand_is_not_replaced(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    papers = [str(tmp_path / name) for name in ("a.txt", "b.txt", "c.txt")]
    for path in papers:
        Path(path).write_text("text")
    assert window.take_over(papers)
    qtbot.waitUntil(lambda: not window.desk.busy)
    assert not window.take_over(papers)
    assert window.take_over([])

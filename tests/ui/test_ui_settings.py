"""What is remembered between two starts, and what never is."""

from pathlib import Path

import pytest

from plagcheck.engine import Options
from plagcheck.ui.settings import MOST_RECENT, Recent, Settings


def again(settings: Settings) -> Settings:
    settings.save()
    return Settings(settings.path)


def test_language_look_and_zoom_are_kept(settings: Settings) -> None:
    settings.language, settings.scheme, settings.zoom = "zh_TW", "dark", 1.25
    kept = again(settings)
    assert (kept.language, kept.scheme, kept.zoom) == ("zh_TW", "dark", 1.25)


def test_choices_are_kept_but_never_passwords_or_paths(settings: Settings) -> None:
    settings.options = Options(bits=128, exclude=frozenset({"quotes"}), passwords=("secret",), templates=("/t.txt",))
    kept = again(settings).options
    assert (kept.bits, kept.exclude, kept.passwords, kept.templates) == (128, {"quotes"}, (), ())
    assert "secret" not in settings.path.read_text()


def test_the_last_checks_come_newest_first_and_once(settings: Settings) -> None:
    for number in range(MOST_RECENT + 3):
        settings.remember(Recent(f"Check {number}", (f"/class/{number}",), papers=3))
    settings.remember(Recent("Again", ("/class/5",)))
    kept = again(settings).recent
    assert (kept[0].title, kept[0].paths, len(kept)) == ("Again", ("/class/5",), MOST_RECENT)
    assert sum(r.paths == ("/class/5",) for r in kept) == 1


@pytest.mark.parametrize("nonsense", ["[check]\noptions=x\nrecent={}\n[look]\nzoom=big\nscheme=pink\n", "\x00\xff["])
def test_a_damaged_file_counts_as_absent(tmp_path: Path, nonsense: str) -> None:
    path = tmp_path / "broken.ini"
    path.write_text(nonsense, encoding="utf-8")
    settings = Settings(path)
    assert (settings.options, settings.recent, settings.zoom, settings.scheme) == (Options(), (), 1.0, "system")

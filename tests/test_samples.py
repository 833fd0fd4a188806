"""The sample class is what expected.toml and the builder say it is."""

import importlib.util
import itertools
import sys
import tomllib
import zipfile
from pathlib import Path
from types import ModuleType

import pypdfium2
import pytest

ROOT = Path(__file__).parents[1]
SAMPLES = ROOT / "plagcheck" / "resources" / "samples"
SUBMISSIONS = [f"{i:02}" for i in range(1, 11)]
UNPLANTED_RUN = 10  # characters; papers that took nothing from each other share no longer run


@pytest.fixture(scope="module")
def builder() -> ModuleType:
    spec = importlib.util.spec_from_file_location("build_samples", ROOT / "packaging" / "build_samples.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def expected() -> dict[str, list]:
    return tomllib.loads((SAMPLES / "expected.toml").read_text(encoding="utf-8"))


def file_of(submission: str) -> Path:
    (only,) = (SAMPLES / "class" / submission).iterdir()
    return only


def content(path: Path) -> str:
    """What a file holds, by the plainest means: equal content, equal string."""
    if path.suffix == ".docx":
        with zipfile.ZipFile(path) as archive:
            return "\n".join(f"{name}\n{archive.read(name).decode()}" for name in archive.namelist())
    if path.suffix == ".pdf":
        document = pypdfium2.PdfDocument(path)
        text = "".join(page.get_textpage().get_text_range() for page in document)
        document.close()
        return "".join(text.split())
    return path.read_text(encoding="gbk" if path.parent.name == "03" else "utf-8")


def bare(builder: ModuleType, submission: str) -> str:
    """Letters, digits and Han of a paper without the assignment."""
    prompts = {builder.prompt(name) for name in ("zh", "zh_hant", "en")}
    text = "".join(item.text for item in builder.paragraphs(submission) if item.text not in prompts)
    return "".join(c for c in text.lower() if c.isalnum())


def test_the_class_is_ten_folders_with_one_file_each() -> None:
    assert sorted(path.name for path in (SAMPLES / "class").iterdir()) == SUBMISSIONS
    assert [file_of(submission).suffix for submission in SUBMISSIONS].count(".docx") >= 4


def test_the_samples_are_small() -> None:
    assert sum(path.stat().st_size for path in SAMPLES.rglob("*") if path.is_file()) < 400 * 1024


def test_building_again_gives_the_same_texts(builder: ModuleType, tmp_path: Path, qapp: object) -> None:
    builder.build(tmp_path)
    names = sorted(path.relative_to(SAMPLES) for path in SAMPLES.rglob("*.*") if path.name != "expected.toml")
    assert sorted(path.relative_to(tmp_path) for path in tmp_path.rglob("*.*")) == names
    assert [content(tmp_path / name) for name in names] == [content(SAMPLES / name) for name in names]


def test_a_paper_has_1500_to_4000_characters_or_words(builder: ModuleType) -> None:
    texts = {s: "".join(item.text + "\n" for item in builder.paragraphs(s)) for s in SUBMISSIONS}
    sizes = {s: len(text.split()) if s in ("09", "10") else len(text) for s, text in texts.items()}
    assert all(1500 <= size <= 4000 for size in sizes.values()), sizes


def test_every_paper_begins_with_the_assignment_and_it_is_at_most_a_tenth(builder: ModuleType) -> None:
    for submission in SUBMISSIONS:
        title, prompt, *_ = paper = builder.paragraphs(submission)
        assert title.style == builder.TITLE
        assert prompt.text in {builder.prompt(name) for name in ("zh", "zh_hant", "en")}
        assert len(prompt.text) <= sum(len(item.text) for item in paper) / 10


def test_one_text_is_gbk_and_one_utf_8() -> None:
    with pytest.raises(UnicodeDecodeError):
        file_of("03").read_text(encoding="utf-8")
    assert "公园" in file_of("03").read_text(encoding="gbk")
    assert "公园" in file_of("07").read_text(encoding="utf-8")


@pytest.mark.parametrize("submission", ["02", "09"])
def test_a_pdf_extracts_to_its_text_without_radicals(builder: ModuleType, submission: str) -> None:
    text = content(file_of(submission))
    assert text == "".join("".join(item.text for item in builder.paragraphs(submission)).split())
    assert not any("\u2e80" <= c <= "\u2fdf" for c in text)


def test_invisible_characters_stand_inside_words_of_05_only(builder: ModuleType) -> None:
    counts = {s: sum(content(file_of(s)).count(c) for c in builder.INVISIBLE) for s in SUBMISSIONS}
    assert counts["05"] > 100
    assert sum(counts.values()) == counts["05"]


def test_04_is_traditional(builder: ModuleType) -> None:
    text = bare(builder, "04")
    assert "燈" in text
    assert "灯" not in text


def test_06_holds_the_paragraphs_of_01_in_another_order(builder: ModuleType) -> None:
    original, shuffled = builder.own_paragraphs("01"), builder.own_paragraphs("06")
    assert sorted(original) == sorted(shuffled)
    assert all(pair not in set(itertools.pairwise(original)) for pair in itertools.pairwise(shuffled))


def test_every_pair_is_either_planted_or_honest(expected: dict[str, list]) -> None:
    honest = [tuple(pair) for key in ("honest_same_subject", "honest_across_languages") for pair in expected[key]]
    planted = [(pair["a"], pair["b"]) for pair in expected["planted"]]
    assert sorted(honest + planted) == list(itertools.combinations(SUBMISSIONS, 2))


def test_expected_shares_are_shares(expected: dict[str, list]) -> None:
    assert all(0.15 <= share < 1 for pair in expected["planted"] for share in pair["copied"])


def test_honest_papers_share_no_long_run(builder: ModuleType, expected: dict[str, list]) -> None:
    texts = {s: bare(builder, s) for s in SUBMISSIONS}
    for a, b in expected["honest_same_subject"] + expected["honest_across_languages"]:
        runs = {texts[a][i : i + UNPLANTED_RUN] for i in range(len(texts[a]) - UNPLANTED_RUN + 1)}
        assert not [run for run in runs if run in texts[b]], (a, b)

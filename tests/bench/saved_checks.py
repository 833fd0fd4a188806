"""What a review and a saved check cost for a class of 500 papers with 3,000 pairs: `python -m tests.bench saved_checks`.

Prints CPU seconds: setting a match aside in the report at hand (aim: 0.05), saving all, saving the reviews alone, opening
(aim: well under 2), and comparing two papers of the opened check; and the size of the file.
"""

import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from plagcheck.engine import Session, open_check, save_check, save_reviews

PAPERS, PARTNERS, WORDS, SHARED = 500, 6, 2_000, 45


def written(folder: Path) -> Path:
    """A class in which each paper shares one passage with each of the six after it."""
    chance = random.Random(7)
    letters = "abcdefghijklmnoprstuvw"
    words = ["".join(chance.choices(letters, k=chance.randint(3, 9))) for _ in range(20_000)]

    def said(count: int) -> str:
        chosen = chance.choices(words, k=count)
        return " ".join(word + ("." if i % 17 == 16 else "") for i, word in enumerate(chosen)) + ". "

    parts = [[said(WORDS // (2 * PARTNERS)) for _ in range(2 * PARTNERS)] for _ in range(PAPERS)]
    for number in range(PAPERS):
        for gap in range(1, PARTNERS + 1):
            passage = said(SHARED)
            parts[number][2 * gap - 2] += passage
            parts[(number + gap) % PAPERS][2 * gap - 1] += passage
    for number, own in enumerate(parts):
        (folder / f"{number:03}.txt").write_text("\n\n".join(own))
    return folder


def timed(what: str, run: Callable[[], Any], times: int = 1) -> Any:
    """Print the least CPU time of a few calls; the result of the last."""
    best, result = float("inf"), None
    for _ in range(times):
        started = time.process_time()
        result = run()
        best = min(best, time.process_time() - started)
    print(f"{what:40} {best:8.3f} s")
    return result


def main() -> None:
    """Measure, and print a line for each."""
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as beside:
        session = Session()
        session.add([written(Path(folder))])
        report = timed("the check, papers read", session.report)
        print(f"{PAPERS} papers, {len(report.pairs)} pairs, {sum(len(p.text) for p in report.documents):,} characters")
        for pair in report.pairs[:300]:
            session.set_aside(pair.a, pair.b, pair.matches[0], "why")
        pair = report.pairs[1_000]
        timed("one match set aside", lambda: session.set_aside(pair.a, pair.b, pair.matches[0], "why"), 5)
        timed("a review", lambda: session.review(pair.a, pair.b, state="discuss"), 5)
        file = Path(beside) / "x.plagcheck"
        timed("everything saved", lambda: save_check(file, session, "class"), 3)
        print(f"{file.stat().st_size / 1e6:.1f} MB")
        timed("the reviews saved", lambda: save_reviews(file, session), 5)
        opened = timed("opened", lambda: open_check(file)[1], 3)
        assert opened.last is not None
        assert opened.last.to_json() == session.last.to_json()
        timed("two papers of it compared", lambda: opened.compare(1, PAPERS // 2))
        timed("one match set aside in it", lambda: opened.set_aside(pair.a, pair.b, pair.matches[0], "why"), 5)

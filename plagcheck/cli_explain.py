"""`plagcheck explain`: the steps of the method as text, for one paper or for two."""

import sys
from collections.abc import Sequence

from plagcheck.cli_table import printable
from plagcheck.engine import (
    Baseline,
    Document,
    Explanation,
    Options,
    PairExplanation,
    explain,
    explain_pair,
    measure_apart,
)

WORDS_SHOWN = 60
"""Words and dropped words of a paper that are printed; the features are printed in full."""
SIGNS_SHOWN = 64
"""Columns of signed weights printed for a feature."""
PLACES_SHOWN = 128
"""Positions of the MinHash strip in one line."""
_UNITS = {"tf-idf": "thousandths of count × idf", "levels": "level 5..1"}


def show(documents: Sequence[Document], options: Options, *, levels: bool) -> None:
    """Print the steps for one paper or two to standard output."""
    if len(documents) == 1:
        _print(paper(explain(documents[0], options, levels=levels)))
        return
    both = explain_pair(documents[0], documents[1], options, levels=levels)
    lines = [*paper(both.a), "", *paper(both.b), "", *pair(both)]
    _print([*lines, "", *baselines(measure_apart(documents[0], documents[1], options))])


def _print(lines: Sequence[str]) -> None:
    sys.stdout.write("\n".join(lines) + "\n")


def paper(steps: Explanation) -> list[str]:
    """The lines of one paper: words, dropped, features with hash and signed weights, column sums, fingerprint."""
    words = " ".join(steps.words[:WORDS_SHOWN]) + (" …" if len(steps.words) > WORDS_SHOWN else "")
    dropped = ", ".join(f"{word} ×{count}" for word, count in steps.dropped[:WORDS_SHOWN])
    lines = [
        f"== {printable(steps.name)} ({steps.language}, cut into words by {steps.segmenter})",
        f"words ({len(steps.words)}): {words}",
        f"dropped ({sum(count for _, count in steps.dropped)}): {dropped}",
        f"features ({len(steps.features)}), weights in {_UNITS.get(steps.weights, steps.weights)}:",
        *(_feature(steps, i) for i in range(len(steps.features))),
    ]
    if steps.fingerprint is None:
        return [*lines, "no features, so no fingerprint"]
    return [
        *lines,
        "column sums: " + " ".join(f"{value:+d}" for value in steps.sums),
        f"fingerprint: {steps.fingerprint:0{steps.bits}b} (a sum above 0 gives 1)",
    ]


def pair(both: PairExplanation) -> list[str]:
    """The lines of two papers: differing bits, distance, MinHash estimates beside the exact resemblance."""
    lines = ["== both"]
    if both.a.fingerprint is not None and both.b.fingerprint is not None:
        bits = both.a.bits
        strip = "".join("^" if bit in set(both.differing) else "." for bit in range(bits))
        lines += [f"A    {both.a.fingerprint:0{bits}b}", f"B    {both.b.fingerprint:0{bits}b}", f"diff {strip}"]
        lines += [f"distance {len(both.differing)} of {bits}"]
    found = both.resemblance
    if found is None:
        return [*lines, "no words to resemble in"]
    k = found.permutations
    strip = "".join("=" if minimum.equal else "." for minimum in both.minima)
    return [
        *lines,
        f"resemblance, exact                {found.exact:.4f}",
        f"MinHash, {k} functions            {found.minhash:.4f} ± {found.error:.4f}",
        f"MinHash, {k} smallest of one      {found.bottom_k:.4f} ± {found.bottom_k_error:.4f}",
        *_article(both.article_ratios),
        "equal smallest values:",
        *(strip[i : i + PLACES_SHOWN] for i in range(0, len(strip), PLACES_SHOWN)),
    ]


def _article(ratios: tuple[float, float] | None) -> list[str]:
    if ratios is None:
        return []
    return [f"the article's ratio of the minima {ratios[0]:.4f} and {ratios[1]:.4f} (biased, used by no score)"]


def baselines(rows: Sequence[Baseline]) -> list[str]:
    """The table of plainer methods, with the time of each."""
    lines = ["== plainer methods on the same two papers"]
    for row in rows:
        score = row.note if row.score is None else f"{row.score:.4f}"
        lines.append(f"{row.method:20} {score:>10} {1000 * row.seconds:10.2f} ms")
    return lines


def _feature(steps: Explanation, index: int) -> str:
    feature = steps.features[index]
    bits = f"{feature.hash:0{steps.bits}b}"
    signs = " ".join(f"{feature.weight if bit == '1' else -feature.weight:+d}" for bit in bits[:SIGNS_SHOWN])
    facts = f"level {feature.level}  count {feature.count}  idf {feature.idf:.3f}  weight {feature.weight}"
    return f"  {feature.word}  {facts}\n    {bits}\n    {signs}"

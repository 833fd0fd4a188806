"""Simhash against PyPI simhash, MinHash against datasketch."""

import numpy as np

from plagcheck.engine import minhash, simhash
from tests.bench.turns import in_turn


def main() -> None:
    """Print both ratios."""
    from datasketch import MinHash
    from simhash import Simhash

    rng = np.random.default_rng(1)
    hashes = rng.integers(0, 2**64, 5000, dtype=np.uint64)
    weights = rng.integers(1, 250, 5000)
    features = [(f"word{i}", int(w)) for i, w in enumerate(weights)]

    def fingerprint() -> int:
        return simhash.fingerprint(simhash.column_sums(simhash.hash_bits(hashes, 64), weights))

    in_turn("one simhash of 5,000 features, PyPI simhash", fingerprint, lambda: Simhash(features), goal=50, repeat=50)
    shingles = np.sort(hashes)
    ready = [int(h).to_bytes(8, "little") for h in shingles]
    in_turn(
        "one MinHash signature of 5,000 shingles, datasketch",
        lambda: minhash.signature(shingles, 128),
        lambda: MinHash(128).update_batch(ready),
        goal=50,
        repeat=20,
    )

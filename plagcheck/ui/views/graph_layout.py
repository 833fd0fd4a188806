"""Where the papers of groups stand in a picture: each group in a disc of its own, the discs side by side. Plain arrays.

Within a group papers that share more stand closer (Fruchterman and Reingold, Graph drawing by force-directed placement, 1991),
from fixed beginnings, so that the same class looks the same every time.
"""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

Points = npt.NDArray[np.float64]
Edges = npt.NDArray[np.int64]
STEPS = 80
"""Of the placement of one group; fewer for large ones, which are seen as a cloud anyway."""
MOST_FORCES = 2_000_000
"""Forces between two papers reckoned for one group: some 30 ms."""


def placed(members: int, edges: Edges, weights: npt.NDArray[np.float64]) -> Points:
    """f8[n, 2] in the unit disc for n members; i8[m, 2] edges between them and how strongly (0..1) each pulls."""
    angle = np.arange(members) * (2 * np.pi / max(1, members)) - np.pi / 2
    places = np.stack([np.cos(angle), np.sin(angle)], axis=1)
    if members <= 3:
        return places
    ideal = np.sqrt(4.0 / members)
    heat = 0.3
    pulling = (0.3 + weights) / np.maximum(1.0, np.sqrt(np.bincount(edges.ravel(), minlength=members)[edges].max(axis=1)))
    # a paper that many share with pulls each of them less, or all would lie in one heap
    for _ in range(min(STEPS, MOST_FORCES // members**2)):
        apart = places[:, None, :] - places[None, :, :]
        far = np.maximum(np.sqrt((apart**2).sum(axis=2)), 1e-3)
        move = (apart * (ideal**2 / far**2)[:, :, None]).sum(axis=1)
        pull = places[edges[:, 1]] - places[edges[:, 0]]
        pull *= (np.sqrt((pull**2).sum(axis=1)) / ideal * pulling)[:, None]
        np.add.at(move, edges[:, 0], pull)
        np.add.at(move, edges[:, 1], -pull)
        size = np.maximum(np.sqrt((move**2).sum(axis=1)), 1e-9)
        places += move / size[:, None] * np.minimum(size, heat)[:, None]
        heat *= 0.95
    places -= (places.min(axis=0) + places.max(axis=0)) / 2
    reach = float(np.sqrt((places**2).sum(axis=1)).max())
    return places / reach if reach else places


def usual_distance(places: Points) -> float:
    """The distance to the nearest neighbour that three of four places have at least; large for fewer than two."""
    if len(places) < 2:
        return 1e9
    apart = ((places[:, None, :] - places[None, :, :]) ** 2).sum(axis=2)
    np.fill_diagonal(apart, np.inf)
    return float(np.sqrt(np.quantile(apart.min(axis=1), 0.25)))


def discs(sizes: Sequence[int], width: float, height: float) -> tuple[Points, npt.NDArray[np.float64]]:
    """Centres f8[g, 2] and radii f8[g] of discs for groups of these sizes, in rows, as large as fits width × height."""
    radii = np.sqrt(np.maximum(2, np.asarray(sizes, np.float64)))
    best = (0.0, np.zeros((len(sizes), 2)))
    for rows in range(1, len(sizes) + 1):
        centres, wide, high = _in_rows(radii, rows)
        scale = min(width / wide, height / high) if wide and high else 0.0
        if scale > best[0] * 1.001:
            spare = np.array([width - wide * scale, height - high * scale]) / 2
            best = (scale, centres * scale + spare)
        elif rows > 3 and scale < best[0] / 2:
            break
    return best[1], radii * best[0]


def _in_rows(radii: npt.NDArray[np.float64], rows: int) -> tuple[Points, float, float]:
    """Discs in so many rows of about equal length, in their order; and how wide and high all of them are."""
    ends = np.cumsum(2 * radii)
    row = np.minimum((ends - radii) / ends[-1] * rows, rows - 1).astype(np.int64) if len(radii) else np.zeros(0, np.int64)
    centres, top, wide = np.zeros((len(radii), 2)), 0.0, 0.0
    for number in range(rows):
        own = np.flatnonzero(row == number)
        if not len(own):
            continue
        across = np.cumsum(2 * radii[own])
        high = 2 * float(radii[own].max())
        centres[own, 0] = across - radii[own]
        centres[own, 1] = top + high / 2
        top, wide = top + high, max(wide, float(across[-1]))
    return centres, wide, top

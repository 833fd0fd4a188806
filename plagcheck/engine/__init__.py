"""The one door of the engine: its nouns and verbs, and nothing of Qt.

document = read(path)                               one file → Document
comparison = compare(document, other, Options())    two documents → Comparison
report = check(paths, Options())                    a class → Report; compare_files: every pair of files; Session: both, kept
"""

from pathlib import Path

from plagcheck.engine.archive import Archive
from plagcheck.engine.background import Background
from plagcheck.engine.cache import Cache
from plagcheck.engine.checking import Session, check, compare_files
from plagcheck.engine.comparing import compare, shares_unfolded
from plagcheck.engine.errors import Cancelled, MissingFileError, PlagcheckError
from plagcheck.engine.explaining import (
    Baseline,
    Explanation,
    Feature,
    Minimum,
    PairExplanation,
    explain,
    explain_pair,
    measure_apart,
)
from plagcheck.engine.exporting import check_writable, to_csv, to_json, whole, write
from plagcheck.engine.folders import own_folder
from plagcheck.engine.model import (
    EXCLUSIONS,
    KINDS,
    LEVELS,
    Archived,
    CommonPassage,
    Comparison,
    Document,
    Finding,
    Keyword,
    Mark,
    Match,
    Options,
    Paper,
    ReckoningStep,
    Report,
    Resemblance,
    Review,
    ReviewState,
    SetAside,
    SharedKeyword,
    SharedKeywords,
    Skipped,
    Span,
    Submission,
    SubmissionPair,
)
from plagcheck.engine.opening import open_check
from plagcheck.engine.profile import Profile, described, profile_of
from plagcheck.engine.progress import Progress, silent
from plagcheck.engine.ranking import Ranked, Ratio, ranking
from plagcheck.engine.reading import REPORT_MARK, gather
from plagcheck.engine.reading import read as _read
from plagcheck.engine.reading.worker import serve_if_asked
from plagcheck.engine.saving import SUFFIX as SAVED_SUFFIX
from plagcheck.engine.saving import is_saved_check, save_check, save_reviews
from plagcheck.engine.sharing import holders
from plagcheck.engine.wording import filled


def read(path: Path | str, encoding: str | None = None, password: str | tuple[str, ...] | None = None) -> Document:
    """The document at `path`, with all that reading and folding noticed in its warnings.

    `password` is one, or several to try. Only a missing path raises (MissingFileError); any other trouble is the
    document's status and a warning.
    """
    passwords = (password,) if isinstance(password, str) else password or ()
    return described(_read(Path(path), encoding=encoding, passwords=passwords))


__all__ = [
    "EXCLUSIONS",
    "KINDS",
    "LEVELS",
    "REPORT_MARK",
    "SAVED_SUFFIX",
    "Archive",
    "Archived",
    "Background",
    "Baseline",
    "Cache",
    "Cancelled",
    "CommonPassage",
    "Comparison",
    "Document",
    "Explanation",
    "Feature",
    "Finding",
    "Keyword",
    "Mark",
    "Match",
    "Minimum",
    "MissingFileError",
    "Options",
    "PairExplanation",
    "Paper",
    "PlagcheckError",
    "Profile",
    "Progress",
    "Ranked",
    "Ratio",
    "ReckoningStep",
    "Report",
    "Resemblance",
    "Review",
    "ReviewState",
    "Session",
    "SetAside",
    "SharedKeyword",
    "SharedKeywords",
    "Skipped",
    "Span",
    "Submission",
    "SubmissionPair",
    "check",
    "check_writable",
    "compare",
    "compare_files",
    "described",
    "explain",
    "explain_pair",
    "filled",
    "gather",
    "holders",
    "is_saved_check",
    "measure_apart",
    "open_check",
    "own_folder",
    "profile_of",
    "ranking",
    "read",
    "save_check",
    "save_reviews",
    "serve_if_asked",
    "shares_unfolded",
    "silent",
    "to_csv",
    "to_json",
    "whole",
    "write",
]

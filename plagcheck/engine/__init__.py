"""The one door of the engine: its nouns and verbs, and nothing of Qt."""

from plagcheck.engine.errors import Cancelled, MissingFileError, PlagcheckError
from plagcheck.engine.model import (
    Comparison,
    Document,
    Finding,
    Keyword,
    Mark,
    Match,
    Options,
    Paper,
    Report,
    Resemblance,
    SharedKeyword,
    SharedKeywords,
    Skipped,
    Span,
    Submission,
    SubmissionPair,
)
from plagcheck.engine.progress import Progress, silent

__all__ = [
    "Cancelled",
    "Comparison",
    "Document",
    "Finding",
    "Keyword",
    "Mark",
    "Match",
    "MissingFileError",
    "Options",
    "Paper",
    "PlagcheckError",
    "Progress",
    "Report",
    "Resemblance",
    "SharedKeyword",
    "SharedKeywords",
    "Skipped",
    "Span",
    "Submission",
    "SubmissionPair",
    "silent",
]

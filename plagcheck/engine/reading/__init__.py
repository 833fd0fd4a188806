"""Reading: a file becomes a Document, told by its content; folders and ZIP archives become sources of documents."""

from plagcheck.engine.reading.containers import REPORT_MARK, SAVED_CHECK, Gathered, Source, gather
from plagcheck.engine.reading.sources import read, read_all, read_source

__all__ = ["REPORT_MARK", "SAVED_CHECK", "Gathered", "Source", "gather", "read", "read_all", "read_source"]

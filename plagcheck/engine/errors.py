"""The errors a caller of the engine meets.

PlagcheckError            something a person can mend; its message is a sentence that names the file, the fault and the remedy
└─ MissingFileError       a path that does not exist
Cancelled                 raised from a progress function to stop the work; no error, so it is no PlagcheckError
"""


class PlagcheckError(Exception):
    """A fault that a person can mend; `str(error)` is one line fit for a dialog or standard error."""


class MissingFileError(PlagcheckError):
    """A path that was named does not exist."""


class Cancelled(BaseException):
    """The user stopped the work: a progress function raises it, and nothing is left half done."""

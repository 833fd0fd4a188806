"""The states of a review in the window: their words and icons."""

from PySide6.QtCore import QCoreApplication

from plagcheck.engine import Review

STATES = ("open", "discuss", "aside")
STATE_ICONS = {"open": "circle-dashed", "discuss": "chats-circle", "aside": "check-circle"}
NOTED = "note-pencil"


def state_name(state: str) -> str:
    """The words for the state of a review in the language of the window."""
    words = {
        "open": QCoreApplication.translate("review", "Not reviewed"),
        "discuss": QCoreApplication.translate("review", "To discuss"),
        "aside": QCoreApplication.translate("review", "Set aside"),
    }
    return words[state]


def review_icon(review: Review) -> str:
    """What stands for a review in a table: none when nothing was said."""
    if review.state == "open":
        return NOTED if review.note else ""
    return STATE_ICONS[review.state]

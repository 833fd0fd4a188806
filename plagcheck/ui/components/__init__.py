"""The window's shared pieces: one place for each component of the style.

`painting` draws small things on any painter, `tables` has the table and its cell values, `header` the page header (every
page holds its own `Header` on top and the window listens to its signals), `overlays` the notices and the hover card.
"""

from plagcheck.ui.components.buttons import Button, IconButton, Segmented
from plagcheck.ui.components.header import Header
from plagcheck.ui.components.inputs import CheckBox, Choice, NumberField, SearchField, TextField
from plagcheck.ui.components.overlays import HoverCard, Notice, NoticeStack
from plagcheck.ui.components.painting import Chip, kind_name, level_name, percent
from plagcheck.ui.components.tables import (
    CELL,
    SORT,
    ChipsCell,
    Column,
    IconCell,
    LevelCell,
    NameCell,
    ShareCell,
    StateCell,
    Table,
    TextCell,
)
from plagcheck.ui.components.widgets import (
    Card,
    ChipLabel,
    EmptyState,
    IconLabel,
    Label,
    LetterLabel,
    LevelLabel,
    Line,
    NameLabel,
    scrolling,
)
from plagcheck.ui.components.wrapping import Wrapping, row_of

__all__ = [
    "CELL",
    "SORT",
    "Button",
    "Card",
    "CheckBox",
    "Chip",
    "ChipLabel",
    "ChipsCell",
    "Choice",
    "Column",
    "EmptyState",
    "Header",
    "HoverCard",
    "IconButton",
    "IconCell",
    "IconLabel",
    "Label",
    "LetterLabel",
    "LevelCell",
    "LevelLabel",
    "Line",
    "NameCell",
    "NameLabel",
    "Notice",
    "NoticeStack",
    "NumberField",
    "SearchField",
    "Segmented",
    "ShareCell",
    "StateCell",
    "Table",
    "TextCell",
    "TextField",
    "Wrapping",
    "kind_name",
    "level_name",
    "percent",
    "row_of",
    "scrolling",
]

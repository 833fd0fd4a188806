"""Sentences with numbers in them: one file, two files.

`filled("{0:file|files} {0:=was|were} left out", n)` is `str.format` with one more rule: a gap whose format holds a bar shows
its number and the word before the bar when the number is 1, else the word behind it; `{:=was|were}` shows the word alone.
"""

import string
from typing import Any


class _Counting(string.Formatter):
    def format_field(self, value: Any, format_spec: str) -> str:
        if "|" not in format_spec:
            return str(super().format_field(value, format_spec))
        one, _, many = format_spec.removeprefix("=").partition("|")
        word = one if str(value) == "1" else many
        return word if format_spec.startswith("=") else f"{value} {word}"


def filled(template: str, *values: object, **named: object) -> str:
    """`template` with its gaps filled, words in the number they stand for; values may be numbers or written ones (`1,024`)."""
    return _Counting().format(template, *values, **named)

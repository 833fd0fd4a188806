"""plagcheck shows which text papers share, on this computer only."""

__version__ = "0.1.0"

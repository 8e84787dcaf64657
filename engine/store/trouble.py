"""What can go wrong with saved tables."""

from __future__ import annotations


class StoreTrouble(Exception):
    """Something could not be saved or read; the text is one sentence for the user."""


class BadLog(StoreTrouble):
    """A log file with a fault; the text names the file and the line or record."""

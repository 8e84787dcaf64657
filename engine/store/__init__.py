"""Saved tables: the library (one database), the portable log file, and going on from either."""

from engine.store.campaigns import Step, Story
from engine.store.library import Bookmark, Branch, Library, Listed, Loaded
from engine.store.log_file import read, verify, write
from engine.store.resume import Resumed, resumed
from engine.store.trouble import BadLog, StoreTrouble

__all__ = [
    "BadLog",
    "Bookmark",
    "Branch",
    "Library",
    "Listed",
    "Loaded",
    "Resumed",
    "Step",
    "StoreTrouble",
    "Story",
    "read",
    "resumed",
    "verify",
    "write",
]

"""Saved tables: the library (one database), log files to share, and resuming from either."""

from engine.store.campaigns import CampaignHistory, Step
from engine.store.entries import Bookmark, Branch, Loaded, TableEntry
from engine.store.errors import BadLog, StoreError
from engine.store.library import Library
from engine.store.log_file import read, verify, write
from engine.store.people import Person, PlayedTable, Sitting
from engine.store.resume import Resumed, resumed

__all__ = [
    "BadLog",
    "Bookmark",
    "Branch",
    "CampaignHistory",
    "Library",
    "Loaded",
    "Person",
    "PlayedTable",
    "Resumed",
    "Sitting",
    "Step",
    "StoreError",
    "TableEntry",
    "read",
    "resumed",
    "verify",
    "write",
]

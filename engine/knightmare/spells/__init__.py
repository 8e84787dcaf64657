"""Spells: how they are cast, what they do, and how they are resisted."""

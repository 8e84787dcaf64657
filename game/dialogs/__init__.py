"""Boxes that a table opens: leaving, changing players, taking back."""

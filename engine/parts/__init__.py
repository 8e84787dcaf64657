"""Furniture that games share: graphs of spaces, tracks, dice."""

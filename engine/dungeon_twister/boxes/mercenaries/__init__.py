"""Mercenaries."""

"""Furniture that games share: graphs of spaces, grids of squares and of hexes, tracks, dice."""

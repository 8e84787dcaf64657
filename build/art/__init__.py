"""Makers of the vector art: flat colour plus rim light, in SVG that nanosvg (pygame-ce's loader) can draw."""

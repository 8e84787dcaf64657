"""Goodies: figures, objects and rooms that came one by one, as presents and prizes."""

"""Paladins & Dragons."""

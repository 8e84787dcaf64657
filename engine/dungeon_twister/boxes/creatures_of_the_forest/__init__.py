"""Creatures of the Forest."""

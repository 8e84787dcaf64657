"""Lands of Ice."""

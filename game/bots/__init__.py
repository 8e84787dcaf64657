"""Bots that think beside the window."""

"""Pointer, finger and keys at the table."""

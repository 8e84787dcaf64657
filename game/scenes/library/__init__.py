"""The library of saved tables."""

"""The settings box."""

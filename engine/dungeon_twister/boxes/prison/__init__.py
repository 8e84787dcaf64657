"""Prison."""

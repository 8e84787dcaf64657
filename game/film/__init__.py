"""Pictures and films of a table, to be shown to others."""

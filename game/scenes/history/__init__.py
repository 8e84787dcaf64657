"""Looking back on a table."""

"""Forces of Darkness."""

"""The stage: the table as far as it has been shown, and the movements that show what has happened."""

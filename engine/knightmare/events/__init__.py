"""What happens in Knightmare, and what hands do to the table for it."""

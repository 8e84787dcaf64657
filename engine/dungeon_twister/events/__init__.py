"""What happens in Dungeon Twister, and what hands do to the table for it."""

"""The player's hand on the screen."""

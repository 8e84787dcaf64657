"""What lies in a player's hand on the screen."""

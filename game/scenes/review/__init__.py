"""How a game went."""

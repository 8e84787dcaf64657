"""The riddles of each language, and the comparing of answers."""

"""A table in play: choices in, what came of them to the stage."""

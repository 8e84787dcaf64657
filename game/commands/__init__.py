"""What the command line can do besides opening the window; only `play` and `replay` need a display."""

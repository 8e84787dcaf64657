"""Drawing the board with what lies on it and what is lit and marked."""

"""What the table explains: the lens, numbers and their parts, what can be done and why not."""

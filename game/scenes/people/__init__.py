"""Who plays here: the people that the saved tables know, and how they have fared."""

"""Lessons on the screen: the coach beside the real table, what it points at, and how far the learner has come."""

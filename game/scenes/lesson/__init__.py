"""Lessons: the course page, the lesson at the table, the coach."""

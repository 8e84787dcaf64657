"""Prison: the rooms with arrow slits."""

"""Water and Fire."""

"""What happens in Formidable Foes, and what hands do to the table for it."""

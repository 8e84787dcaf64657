"""What happens in Wizards, and what hands do to the table for it."""

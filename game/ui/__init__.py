"""The house kit: theme, text, painting and widgets."""

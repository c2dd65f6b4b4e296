"""Layout and search of the manual's text in columns."""

"""The terminal's side of the line."""

"""The shoe's side of the line: the simulated shoe."""

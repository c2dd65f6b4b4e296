"""The machine's side of the line: the simulated machine, and a worked example of the page."""

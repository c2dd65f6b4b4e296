"""The figures of a shift as plots, one a file: each a plot of what was counted, with its numbers."""

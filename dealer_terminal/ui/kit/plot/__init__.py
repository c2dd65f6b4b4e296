"""Plots of both consoles. They are readable in grayscale, show values on a tap, and have their numbers as a table."""

"""Plots of both consoles: readable in grey, with values on a touch, and their numbers as a table."""

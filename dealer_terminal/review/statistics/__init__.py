"""Figures on people and machines that accuse nobody wrongly, however often somebody looks."""

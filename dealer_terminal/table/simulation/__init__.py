"""Simulated tables that play from a seed: real sessions, invented people and cards."""

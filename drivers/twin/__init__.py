"""Simulated devices that speak a real device's exact bytes, and the faults of a real line."""

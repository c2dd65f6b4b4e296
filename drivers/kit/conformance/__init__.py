"""Plays one side of a line against somebody else's machine or host, and says rule by rule what was right."""

"""Tables that play by themselves, from a seed: real sessions, invented people and cards."""

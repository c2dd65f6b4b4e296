"""Seconds and tries (README §4)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Timings:
    answer: float = 0.5
    tries: int = 5
    hello: float = 1.0
    beat: float = 2.0
    silence: float = 6.0
    nak_gap: float = 0.1

"""Tests of many streams at once. The expected fraction of wrong ones among those flagged is at most α.

This holds for any dependence between the streams (e-BH, Wang and Ramdas 2022).
"""

from collections.abc import Mapping
from typing import TypeVar

from msgspec import Struct

Name = TypeVar("Name")


def called_out(grown: Mapping[Name, float], alpha: float) -> tuple[Name, ...]:
    """Return the flagged names, strongest first, given the value of one unit bet against each."""
    ranked = sorted(grown, key=lambda name: -grown[name])
    enough = [k for k, name in enumerate(ranked, 1) if grown[name] * k * alpha >= len(ranked)]
    return tuple(ranked[: max(enough, default=0)])


class Behind(Struct, frozen=True):
    """Record that supports a flag, and its round."""

    journal: str
    number: int
    position: int

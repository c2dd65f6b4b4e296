"""Many streams at once: of those that are called out, a share of α at most is called out wrongly, however they hang
together (e-BH, Wang and Ramdas 2022)."""

from collections.abc import Mapping
from typing import TypeVar

from msgspec import Struct

Name = TypeVar("Name")


def called_out(grown: Mapping[Name, float], alpha: float) -> tuple[Name, ...]:
    """By what became of one unit that was bet against each; the strongest first."""
    ranked = sorted(grown, key=lambda name: -grown[name])
    enough = [k for k, name in enumerate(ranked, 1) if grown[name] * k * alpha >= len(ranked)]
    return tuple(ranked[: max(enough, default=0)])


class Behind(Struct, frozen=True):
    """A record that speaks, and the round that it belongs to."""

    journal: str
    number: int
    position: int

"""Many streams at once: of those that are called out, a share of α at most is called out wrongly, however they hang
together (e-BH, Wang and Ramdas 2022)."""

from collections.abc import Mapping
from typing import TypeVar

from dealer_terminal.review.statistics.stake import Stake

Name = TypeVar("Name")


def called_out(stakes: Mapping[Name, Stake], alpha: float) -> tuple[Name, ...]:
    """The strongest first."""
    ranked = sorted(stakes, key=lambda name: -stakes[name].grown)
    enough = [k for k, name in enumerate(ranked, 1) if stakes[name].grown * k * alpha >= len(ranked)]
    return tuple(ranked[: max(enough, default=0)])

"""Claims of a proof that were changed."""

from collections.abc import Callable, Iterable
from typing import TypeVar

Claim = TypeVar("Claim")


def mutated(claims: Iterable[Claim], mutation: Callable[[Claim], Iterable[Claim]]) -> list[Claim]:
    """Those that say something else than before."""
    return [wrong for claim in claims for wrong in mutation(claim) if wrong != claim]

"""What tables are called where several are told of: two of one name by their journals too."""

from collections.abc import Iterable

_SHORT = 4


def label(name: str, journal: str, alike: Iterable[str]) -> str:
    """`alike` are the journals of all tables of that name: as much of its id stands there as tells it from them."""
    others = {each for each in alike if each != journal}
    lengths = (each for each in range(_SHORT, len(journal)) if journal[:each] not in {other[:each] for other in others})
    return f"{name} ({journal[: next(lengths, len(journal))]})" if others else name

"""How the screen speaks: English sources in, the operator's language out."""

from collections.abc import Callable

Say = Callable[[str], str]


def as_written(text: str) -> str:
    return text

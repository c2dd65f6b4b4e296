"""Rounds named as one number or as a range."""

import re

from dealer_terminal.errors import KnownError


def rounds_named(text: str) -> tuple[int, int]:
    """The first and the last."""
    found = re.fullmatch(r"([0-9]{1,15})(?:\.\.([0-9]{1,15}))?", text)
    first, last = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
    if not 0 < first <= last:
        raise KnownError(f"--round {text:.80}: write one number, such as 12, or a range, such as 12..20")
    return first, last

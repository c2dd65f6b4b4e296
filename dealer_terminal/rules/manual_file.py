"""A manual's TOML, decoded and checked."""

from collections import Counter
from collections.abc import Iterator

from dealer_terminal.rules.manual import Manual, address
from dealer_terminal.rules.rulebook_file import RulebookError, decode_paper


def read_manual(text: str, file: str) -> Manual:
    """The manual that a TOML text holds; RulebookError where it can't be trusted."""
    manual = decode_paper(text, file, Manual)
    for key, reason in _faults(manual):
        raise RulebookError(file, key, reason)
    return manual


def _faults(manual: Manual) -> Iterator[tuple[str, str]]:
    places = Counter(at for at in map(address, manual.entries) if at)
    yield from ((at, "is there twice") for at, count in places.items() if count > 1)
    if manual.begins not in places:
        yield "begins", f"is {manual.begins!r}, where nothing stands"

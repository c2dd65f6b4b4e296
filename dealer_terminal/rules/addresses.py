"""What a citation means, paragraph by paragraph: `Dealer Protocol 5, notes 1 and 2` are two addresses."""

import re
from collections.abc import Iterator

_ITEM = r"(?:[A-Z]?\d+[A-Z]?|[a-z])"
_SEVERAL = re.compile(rf"(?P<head>.+?) (?P<items>{_ITEM}(?:(?:, | and | to ){_ITEM})*)")
_OUTSIDE = re.compile(r" \((?:WAC|RCW)[^)]*\)")
_BETWEEN = re.compile(r"; |(?<=[0-9A-Z]) and (?=[A-Z][a-z])")
_PLURALS = {"paragraphs": "paragraph", "notes": "note", "Procedures": "Procedure"}


def addresses(citation: str, known: frozenset[str]) -> tuple[str, ...]:
    """In order, known or not; what is a heading as it stands is not taken apart."""
    return tuple(one for part in _BETWEEN.split(_OUTSIDE.sub("", citation)) for one in _of_one(part.strip(), known))


def _of_one(part: str, known: frozenset[str]) -> Iterator[str]:
    several = _SEVERAL.fullmatch(part)
    if part in known or several is None:
        yield part
        return
    head = _singular(several["head"], known)
    for items in re.split(r", | and ", several["items"]):
        yield from (f"{head} {item}" for item in _run(items))


def _singular(head: str, known: frozenset[str]) -> str:
    """`House Procedures` numbers each a `House Procedure`; `Dealer Procedures` are so called."""
    before, _, last = head.rpartition(" ")
    one = f"{before} {_PLURALS.get(last, last)}"
    return one if any(each.startswith(f"{one} ") for each in known) else head


def _run(items: str) -> Iterator[str]:
    first, _, last = items.partition(" to ")
    if not last:
        yield first
    elif first.isdigit():
        yield from map(str, range(int(first), int(last) + 1))
    else:
        yield from map(chr, range(ord(first), ord(last) + 1))

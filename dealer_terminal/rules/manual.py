"""A manual as printed: its headings, paragraphs and tables in order, each with the address that rulebooks cite."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import takewhile

from msgspec import Struct

from dealer_terminal.rules.rulebook_file import RulebookError, decode_paper


class ManualHeading(Struct, frozen=True, tag_field="kind", tag="heading", forbid_unknown_fields=True):
    """A heading. `level` 1 is a chapter, 2 a part of it, 3 a line above other entries."""

    text: str
    level: int
    at: str = ""


class Paragraph(Struct, frozen=True, tag_field="kind", tag="paragraph", forbid_unknown_fields=True):
    """A paragraph. `mark` is the text before it, such as its number."""

    text: str
    mark: str = ""
    at: str = ""


class Grid(Struct, frozen=True, tag_field="kind", tag="table", forbid_unknown_fields=True):
    rows: tuple[tuple[str, ...], ...]
    columns: tuple[str, ...] = ()
    at: str = ""


class PageNumber(Struct, frozen=True, tag_field="kind", tag="page", forbid_unknown_fields=True):
    """A page number printed within the text, but not part of it."""

    page: str


class ManualGap(Struct, frozen=True, tag_field="kind", tag="gap", forbid_unknown_fields=True):
    """Printed content that the available copy does not show, such as a picture."""


Entry = ManualHeading | Paragraph | Grid | PageNumber | ManualGap


class Appendix(Struct, frozen=True, forbid_unknown_fields=True):
    """Another edition's manual on which this one depends. Its addresses begin with `name`."""

    name: str
    rulebook: str


class Manual(Struct, frozen=True, forbid_unknown_fields=True):
    """Manual of one revision of one rulebook, copied from `file`. Reading starts at the address `begins`."""

    rulebook: str
    revision: str
    file: str
    begins: str
    entries: tuple[Entry, ...]
    appendices: tuple[Appendix, ...] = ()


NO_MANUAL = Manual("", "", "", "", ())


def address(entry: Entry) -> str:
    return entry.at if isinstance(entry, ManualHeading | Paragraph | Grid) else ""


def found(entries: tuple[Entry, ...], citation: str) -> frozenset[int]:
    """Return the indexes of the entries that a citation refers to. A heading includes all entries below it."""
    known = frozenset(map(address, entries)) - {""}
    wanted = {
        one for cited in addresses(citation, known) for one in known if one == cited or one.startswith(f"{cited} (")
    }
    return frozenset(
        place for at, each in enumerate(entries) if address(each) in wanted for place in _under(entries, at)
    )


def _under(entries: tuple[Entry, ...], at: int) -> Iterator[int]:
    yield at
    head = entries[at]
    if isinstance(head, ManualHeading):
        rest = range(at + 1, len(entries))
        yield from takewhile(lambda place: not _ends(entries[place], head.level), rest)


def _ends(entry: Entry, level: int) -> bool:
    return isinstance(entry, ManualHeading) and entry.level <= level


_ITEM = r"(?:[A-Z]?\d+[A-Z]?|[a-z])"
_SEVERAL = re.compile(rf"(?P<head>.+?) (?P<items>{_ITEM}(?:(?:, | and | to ){_ITEM})*)")
_OUTSIDE = re.compile(r" \((?:WAC|RCW)[^)]*\)")
_BETWEEN = re.compile(r"; |(?<=[0-9A-Z]) and (?=[A-Z][a-z])")
_PLURALS = {"paragraphs": "paragraph", "notes": "note", "Procedures": "Procedure"}


def addresses(citation: str, known: frozenset[str]) -> tuple[str, ...]:
    """Return the addresses in a citation in order, known or not. A heading is not split."""
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
    """Return the singular of the head, because each of `House Procedures` is a `House Procedure`, unless the plural is
    the printed name, such as `Dealer Procedures`."""
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


def read_manual(text: str, file: str) -> Manual:
    """Return the manual of a TOML text. Raise RulebookError if it is not valid."""
    manual = decode_paper(text, file, Manual)
    for key, reason in _faults(manual):
        raise RulebookError(file, key, reason)
    return manual


def _faults(manual: Manual) -> Iterator[tuple[str, str]]:
    places = Counter(at for at in map(address, manual.entries) if at)
    yield from ((at, "is there twice") for at, count in places.items() if count > 1)
    if manual.begins not in places:
        yield "begins", f"is {manual.begins!r}, where nothing stands"

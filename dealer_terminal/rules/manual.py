"""A paper as it is printed: its headings, paragraphs and tables in order, each with the address that rulebooks cite."""

from collections.abc import Iterator
from itertools import takewhile

from msgspec import Struct

from dealer_terminal.rules.addresses import addresses


class Heading(Struct, frozen=True, tag_field="kind", tag="heading", forbid_unknown_fields=True):
    """`level` 1 is a chapter, 2 a part of it, 3 a line that stands over something."""

    text: str
    level: int
    at: str = ""


class Paragraph(Struct, frozen=True, tag_field="kind", tag="paragraph", forbid_unknown_fields=True):
    """`mark` is what stands before it, such as its number."""

    text: str
    mark: str = ""
    at: str = ""


class Grid(Struct, frozen=True, tag_field="kind", tag="table", forbid_unknown_fields=True):
    rows: tuple[tuple[str, ...], ...]
    columns: tuple[str, ...] = ()
    at: str = ""


class PageNumber(Struct, frozen=True, tag_field="kind", tag="page", forbid_unknown_fields=True):
    """Printed among the text, and no part of it."""

    page: str


class Gap(Struct, frozen=True, tag_field="kind", tag="gap", forbid_unknown_fields=True):
    """Something was printed here that the paper at hand does not show, such as a picture."""


Entry = Heading | Paragraph | Grid | PageNumber | Gap


class Appendix(Struct, frozen=True, forbid_unknown_fields=True):
    """Another edition's paper, which this one relies on; its addresses begin with `name`."""

    name: str
    rulebook: str


class Manual(Struct, frozen=True, forbid_unknown_fields=True):
    """Of one revision of one rulebook, copied from `file`; read from the address where it `begins`."""

    rulebook: str
    revision: str
    file: str
    begins: str
    entries: tuple[Entry, ...]
    appendices: tuple[Appendix, ...] = ()


NO_MANUAL = Manual("", "", "", "", ())


def address(entry: Entry) -> str:
    return entry.at if isinstance(entry, Heading | Paragraph | Grid) else ""


def found(entries: tuple[Entry, ...], citation: str) -> frozenset[int]:
    """Which entries a citation means, by their places; a heading means all that stands under it."""
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
    if isinstance(head, Heading):
        rest = range(at + 1, len(entries))
        yield from takewhile(lambda place: not _ends(entries[place], head.level), rest)


def _ends(entry: Entry, level: int) -> bool:
    return isinstance(entry, Heading) and entry.level <= level

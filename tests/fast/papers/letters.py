"""A paper letter by letter, without what is only its dress: spaces, line ends, marks of bold type, lines of tables."""

import re
from collections.abc import Iterator
from typing import assert_never

from dealer_terminal.rules.manual import Entry, Gap, Grid, Heading, Manual, PageNumber, Paragraph

_DRESS = re.compile(r"<\|[^|]*\|>|<br>|</?(?:sup|b)>|^\|[-| ]+\|$|^- ", re.MULTILINE)
_MARKS = re.compile(r"[\s*#|_\\]")
BULLET = "-"


def of_a_source(text: str) -> str:
    return _MARKS.sub("", _DRESS.sub("", text))


def of_a_manual(manual: Manual) -> Iterator[str]:
    """Entry by entry."""
    return (_MARKS.sub("", "".join(_printed(entry))) for entry in manual.entries)


def _printed(entry: Entry) -> Iterator[str]:
    match entry:
        case Heading(text=text):
            yield text
        case Paragraph(text=text, mark=mark):
            yield text if mark == BULLET else mark + text
        case Grid(rows=rows, columns=columns):
            yield from columns
            yield from (cell for row in rows for cell in row)
        case PageNumber(page=page):
            yield page
        case Gap():
            return
        case _:
            assert_never(entry)

"""Hashes of the papers, entry by entry, taken from the papers themselves.

The papers are kept outside the repository. `python -m tests.fast.papers.sealed FOLDER` cuts each at the lengths of the
manual's entries and writes `seals/ID.txt`; it writes nothing where a manual is not its paper letter by letter. Spaces,
line ends, marks of bold type and lines of tables are left out of the comparison.
"""

import re
import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import accumulate
from pathlib import Path
from typing import assert_never

from dealer_terminal.app import installed_rulebooks
from dealer_terminal.rules.manual import Entry, Grid, Manual, ManualGap, ManualHeading, PageNumber, Paragraph

SEALS = Path(__file__).parent / "seals"
_DRESS = re.compile(r"<\|[^|]*\|>|<br>|</?(?:sup|b)>|^\|[-| ]+\|$|^- ", re.MULTILINE)
_MARKS = re.compile(r"[\s*#|_\\]")
BULLET = "-"


def letters_of_source(text: str) -> str:
    return _MARKS.sub("", _DRESS.sub("", text))


def letters_of_manual(manual: Manual) -> Iterator[str]:
    """The letters of each entry."""
    return (_MARKS.sub("", "".join(_printed(entry))) for entry in manual.entries)


def _printed(entry: Entry) -> Iterator[str]:
    match entry:
        case ManualHeading(text=text):
            yield text
        case Paragraph(text=text, mark=mark):
            yield text if mark == BULLET else mark + text
        case Grid(rows=rows, columns=columns):
            yield from columns
            yield from (cell for row in rows for cell in row)
        case PageNumber(page=page):
            yield page
        case ManualGap():
            return
        case _:
            assert_never(entry)


def seal(letters: str) -> str:
    return f"{len(letters)} {sha256(letters.encode()).hexdigest()}"


def kept(manual: Manual) -> list[str]:
    return (SEALS / f"{manual.rulebook}.txt").read_text(encoding="utf-8").splitlines()


def of_the_paper(source: str, manual: Manual) -> Iterator[str]:
    """A line an entry, the last of the whole."""
    ends = list(accumulate(map(len, letters_of_manual(manual))))
    yield from (seal(source[start:end]) for start, end in zip([0, *ends], ends, strict=False))
    yield seal(source)


def of_the_manual(manual: Manual) -> Iterator[str]:
    entries = list(letters_of_manual(manual))
    yield from map(seal, entries)
    yield seal("".join(entries))


def write(folder: Path) -> None:
    for manual in installed_rulebooks.manuals():
        source = letters_of_source((folder / manual.file).read_text(encoding="utf-8"))
        lines = list(of_the_paper(source, manual))
        if lines != list(of_the_manual(manual)):
            raise SystemExit(f"{manual.rulebook} is not what {manual.file} prints")
        (SEALS / f"{manual.rulebook}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))

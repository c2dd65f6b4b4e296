"""Hashes of the papers, entry by entry, taken from the papers themselves.

The papers are kept outside the repository. `python -m tests.fast.papers.sealed FOLDER` cuts each at the lengths of the
manual's entries and writes `seals/ID.txt`; it writes nothing where a manual is not its paper letter by letter.
"""

import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import accumulate
from pathlib import Path

from dealer_terminal import bootstrap
from dealer_terminal.rules.manual import Manual
from tests.fast.papers.letters import of_a_manual, of_a_source

SEALS = Path(__file__).parent / "seals"


def seal(letters: str) -> str:
    return f"{len(letters)} {sha256(letters.encode()).hexdigest()}"


def kept(manual: Manual) -> list[str]:
    return (SEALS / f"{manual.rulebook}.txt").read_text(encoding="utf-8").splitlines()


def of_the_paper(source: str, manual: Manual) -> Iterator[str]:
    """A line an entry, the last of the whole."""
    ends = list(accumulate(map(len, of_a_manual(manual))))
    yield from (seal(source[start:end]) for start, end in zip([0, *ends], ends, strict=False))
    yield seal(source)


def of_the_manual(manual: Manual) -> Iterator[str]:
    entries = list(of_a_manual(manual))
    yield from map(seal, entries)
    yield seal("".join(entries))


def write(folder: Path) -> None:
    for manual in bootstrap.manuals():
        source = of_a_source((folder / manual.file).read_text(encoding="utf-8"))
        lines = list(of_the_paper(source, manual))
        if lines != list(of_the_manual(manual)):
            raise SystemExit(f"{manual.rulebook} is not what {manual.file} prints")
        (SEALS / f"{manual.rulebook}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))

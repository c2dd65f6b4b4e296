"""The README's Readings, written from the rulebooks: `python -m tests.pages.readings` refreshes them."""

from pathlib import Path

from dealer_terminal import bootstrap
from dealer_terminal.rules.rulebook import Reading, Rulebook

README = Path(__file__).parents[2] / "README.md"
_START, _END = "## Readings\n", "## Licence\n"
_OPENING = """
Where a manual contradicts itself, is silent or leaves a case open, its rulebook takes one reading. Authority runs from
the state's administrative code over the manufacturer's approved rules to the house. `dealer-terminal rulebook ID`
shows the same.
"""


def section() -> str:
    return _OPENING + "".join(f"\n{_of(book)}" for book in bootstrap.rulebooks())


def written() -> str:
    return _parts()[1]


def refresh() -> None:
    before, _, after = _parts()
    README.write_text(f"{before}{_START}{section()}\n{_END}{after}", encoding="utf-8")


def _parts() -> tuple[str, str, str]:
    before, rest = README.read_text(encoding="utf-8").split(_START)
    inside, after = rest.split(_END)
    return before, inside.removesuffix("\n"), after


def _of(book: Rulebook) -> str:
    return f"### {book.title}\n\n" + "".join(_line(reading) for reading in book.readings)


def _line(reading: Reading) -> str:
    return f"- **{reading.id.replace('-', ' ').capitalize()}.** {reading.text} *{reading.reading}* {reading.why}\n"


if __name__ == "__main__":
    refresh()

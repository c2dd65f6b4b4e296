"""docs/readings.md, written from the rulebooks: `python -m tests.pages.readings`, or `make pages`."""

from collections.abc import Iterator

from dealer_terminal import bootstrap
from dealer_terminal.rules.rulebook import Reading, Rulebook
from tests.helpers.repository import ROOT
from tests.pages.questions import QUESTIONS

PAGE = ROOT / "docs" / "readings.md"
_OPENING = """# Readings

Where a manual contradicts itself, is silent or leaves a case open, its rulebook takes one reading: what the paper says,
*what we do*, and why. Authority runs from the state's administrative code over the manufacturer's approved rules to the
house. `dealer-terminal rulebook ID` shows the same.

This page is written from the rulebooks: change them, or `tests/pages/questions.py`, and run `make pages`.
"""
_ASKED = """
## Open questions

What the manufacturers of these games should answer. Until then the reading holds that each question links to.
"""


def page() -> str:
    books = bootstrap.rulebooks()
    asked = "".join(_questions(book) for book in books if book.id in QUESTIONS)
    return _OPENING + _ASKED + asked + "".join(f"\n{_of(book)}" for book in books)


def refresh() -> None:
    PAGE.write_text(page(), encoding="utf-8")


def titled(reading: Reading) -> str:
    return reading.id.replace("-", " ").capitalize()


def _questions(book: Rulebook) -> str:
    return f"\n**{book.title}** ({book.source.title})\n\n" + "".join(_asked(book))


def _asked(book: Rulebook) -> Iterator[str]:
    for reading, question in QUESTIONS[book.id].items():
        yield f"- {question} [The reading](#{book.id}-{reading})\n"


def _of(book: Rulebook) -> str:
    return f"## {book.title}\n\n" + "".join(_line(book, reading) for reading in book.readings)


def _line(book: Rulebook, reading: Reading) -> str:
    mark = f'<a id="{book.id}-{reading.id}"></a>' if reading.id in QUESTIONS.get(book.id, {}) else ""
    return f"- {mark}**{titled(reading)}.** {reading.text} *{reading.reading}* {reading.why}\n"


if __name__ == "__main__":
    refresh()

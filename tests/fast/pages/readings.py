"""docs/interpretations.md, written from the rulebooks: `python -m tests.fast.pages.readings`, or `make pages`."""

from collections.abc import Iterator
from fractions import Fraction

from dealer_terminal.app import installed_rulebooks
from dealer_terminal.rules.hand import PLAY
from dealer_terminal.rules.returns.questions import Worth, worth
from dealer_terminal.rules.returns.thirty_one import ANTE_PLAY
from dealer_terminal.rules.rulebook import Reading, Rulebook
from tests.helpers.repository import ROOT

PAGE = ROOT / "docs" / "interpretations.md"
_OPENING = """# Interpretations

Where a manual contradicts itself, is silent, or leaves a case open, its rulebook holds an interpretation: the manual's
text, *what the product does*, and why. Authority runs from the state's administrative code over the manufacturer's
approved rules to the casino. `dealer-terminal rulebook ID` shows the same.

`make pages` writes this page from the rulebooks.
"""
_ASKED = """
## Open questions

Only the manufacturers can answer these questions. Until then the linked interpretation applies. Below a question are
the other answers that would change what a wager returns, at the suggested pay table (the first if none is suggested):
the house edge now and with that answer, the difference for the casino in cents of each dollar wagered, and how many
hands it concerns. Every deal is counted under best play; for Ante and Play the dollar is the Ante's; meters are at
their reset amounts. `dealer-terminal returns --questions` computes it again for every option. A question without
figures concerns how a round is handled, or its other answers are in no pay table.
"""


def page() -> str:
    books = installed_rulebooks.rulebooks()
    asked = "".join(_questions(book) for book in books if book.questions)
    return _OPENING + _ASKED + asked + "".join(f"\n{_of(book)}" for book in books)


def refresh() -> None:
    PAGE.write_text(page(), encoding="utf-8")


def titled(reading: Reading) -> str:
    return reading.id.replace("-", " ").capitalize()


def _questions(book: Rulebook) -> str:
    return f"\n**{book.title}** ({book.source.title})\n\n" + "".join(_asked(book))


def _asked(book: Rulebook) -> Iterator[str]:
    counted = [each for each in worth([book]) if each.pay_table == _usual(book, each.spot)]
    for question in book.questions:
        yield f"- {question.asks} [Interpretation](#{book.id}-{question.reading})\n"
        yield from (_answer(each) for each in counted if each.reading == question.reading)


def _usual(book: Rulebook, spot: str) -> int | str:
    option = book.usual_tables()[PLAY if spot == ANTE_PLAY else spot].option
    return int(option) if option.isdecimal() else option


def _answer(each: Worth) -> str:
    more = f"{abs(each.cents_a_dollar):.2f}"
    sign = "+" if each.cents_a_dollar > 0 else "−"
    one_in = float(1 / Fraction(each.hands))
    return (
        f"  - If {each.answer}: `{each.spot}` {each.pay_table}, {each.house_edge_pct:.2f} % now, "
        f"{each.otherwise_pct:.2f} % then: {sign}{more} cents a dollar; one hand in {one_in:.3g}.\n"
    )


def _of(book: Rulebook) -> str:
    return f"## {book.title}\n\n" + "".join(_line(book, reading) for reading in book.readings)


def _line(book: Rulebook, reading: Reading) -> str:
    asked = reading.id in {question.reading for question in book.questions}
    mark = f'<a id="{book.id}-{reading.id}"></a>' if asked else ""
    return f"- {mark}**{titled(reading)}.** {reading.text} *{reading.reading}* {reading.why}\n"


if __name__ == "__main__":
    refresh()

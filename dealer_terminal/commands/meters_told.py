"""`returns`: the meters that are named, and the plot of the edge against them."""

from collections.abc import Sequence
from pathlib import Path

from dealer_terminal.commands import amounts
from dealer_terminal.commands.edge_plot import edge_plot
from dealer_terminal.commands.seats import named
from dealer_terminal.errors import KnownError
from dealer_terminal.rules.returns import three_card
from dealer_terminal.rules.returns.progressive import lines
from dealer_terminal.rules.rulebook import Rulebook

_MOST_DIGITS = 18


def told(books: Sequence[Rulebook], written: Sequence[str]) -> dict[str, int]:
    """`star=250000`, each meter once."""
    known = [meter.id for book in books if book.progressive for meter in book.progressive.meters]
    found: dict[str, int] = {}
    for each in written:
        name, _, amount = each.partition("=")
        if named("meter", name, known) in found:
            raise KnownError(f"meter {name}: is there twice; name each meter once")
        found[name] = amounts.meter(f"meter {name}", _whole(amount))
    return found


def _whole(amount: str) -> int | str:
    return int(amount) if amount.isdecimal() and len(amount) <= _MOST_DIGITS else amount


def draw(books: Sequence[Rulebook], meters: dict[str, int], file: str) -> None:
    book = next((book for book in books if book.progressive), None)
    if book is None or book.progressive is None:
        names = " or ".join(book.id for book in books)
        raise KnownError(f"{names} has no meters to plot; leave --plot out")
    if not file.endswith(".svg"):
        raise KnownError(f"{file}: a plot is SVG; name a file that ends in .svg")
    table = book.table(book.progressive.spot)
    of_meters = lines(book, table.option(table.option_ids()[0]), three_card.stax_hands())
    try:
        Path(file).write_text(edge_plot(f"{book.title}: {table.title}", of_meters, meters), encoding="utf-8")
    except OSError as error:
        raise KnownError(f"{file}: {error.strerror}; name a file that can be written") from None

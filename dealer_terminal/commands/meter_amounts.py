"""The amounts of meters as `returns` takes them, and the plot of the edge against them."""

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from dealer_terminal.bootstrap import game_of
from dealer_terminal.commands import amounts
from dealer_terminal.commands.edge_plot import edge_plot
from dealer_terminal.commands.seats import known_name
from dealer_terminal.errors import KnownError
from dealer_terminal.rules.rulebook import Rulebook

_MOST_DIGITS = 18


def meter_amounts(books: Sequence[Rulebook], written: Sequence[str]) -> dict[str, int]:
    """From `star=250000`, each meter at most once."""
    known = [meter.id for book in books if book.progressive for meter in book.progressive.meters]
    found: dict[str, int] = {}
    for each in written:
        name, _, amount = each.partition("=")
        if known_name("meter", name, known) in found:
            raise KnownError(f"meter {name}: is there twice; name each meter once")
        found[name] = amounts.meter(f"meter {name}", _whole(amount))
    return found


def _whole(amount: str) -> int | str:
    return int(amount) if amount.isdecimal() and len(amount) <= _MOST_DIGITS else amount


def draw_edge_plot(books: Sequence[Rulebook], meters: dict[str, int], file: str) -> None:
    book = next((book for book in books if book.progressive), None)
    if book is None or book.progressive is None:
        names = " or ".join(book.id for book in books)
        raise KnownError(f"{names} has no meters to plot; leave --plot out")
    if not file.endswith((".svg", ".png")):
        raise KnownError(f"{file}: a plot is SVG or PNG; name a file that ends in .svg or .png")
    of_meters = game_of(book).meter_lines(book)
    table = book.table(book.progressive.spot)
    _write_plot(Path(file), edge_plot(f"{book.title}: {table.title}", of_meters, meters))


def _write_plot(file: Path, drawing: str) -> None:
    try:
        if file.suffix == ".svg":
            file.write_text(drawing, encoding="utf-8")
            return
        file.touch()
    except OSError as error:
        raise KnownError(f"{file}: {error.strerror}; name a file that can be written") from None
    if not import_module("dealer_terminal.ui.shared.svg_picture").save_png(drawing, file):
        raise KnownError(f"{file}: the picture was not written; make room, or name another file")

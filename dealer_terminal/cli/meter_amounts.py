"""The amounts of meters as `returns` takes them, and the plot of the edge against them."""

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from dealer_terminal.app.installed_rulebooks import game_of
from dealer_terminal.cli import amounts
from dealer_terminal.cli.edge_plot import edge_plot
from dealer_terminal.cli.seats import known_name
from dealer_terminal.errors import KnownError
from dealer_terminal.rules.rulebook import Rulebook
from dealer_terminal.storage.whole_file import written_out

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
    _from_reset_levels(books, found)
    return found


def _from_reset_levels(books: Sequence[Rulebook], found: dict[str, int]) -> None:
    for meter in (meter for book in books if book.progressive for meter in book.progressive.meters):
        amounts.from_reset_level(meter.id, found.get(meter.id, meter.reset), meter.reset)


def _whole(amount: str) -> int | str:
    return int(amount) if amount.isascii() and amount.isdecimal() and len(amount) <= _MOST_DIGITS else amount


def draw_edge_plot(books: Sequence[Rulebook], meters: dict[str, int], file: str) -> None:
    book = next((book for book in books if book.progressive), None)
    if book is None or book.progressive is None:
        names = " or ".join(book.id for book in books)
        raise KnownError(f"{names} has no meters to plot; leave --plot out")
    if Path(file).suffix not in (".svg", ".png"):
        raise KnownError(f"--plot {file!r}: a plot is SVG or PNG; name a file, such as stax.svg or stax.png")
    of_meters = game_of(book).meter_lines(book)
    table = book.table(book.progressive.spot)
    _write_plot(Path(file), edge_plot(f"{book.title}: {table.title}", of_meters, meters))


def _write_plot(file: Path, drawing: str) -> None:
    """Whole or not at all."""
    svg = file.suffix == ".svg"
    plot = drawing.encode() if svg else import_module("dealer_terminal.ui.kit.svg_picture").as_png(drawing)
    with written_out(file) as beside:
        beside.write_bytes(plot)

"""`returns`: the exact house edge of every pay table."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress, TaskID

from dealer_terminal.app import installed_rulebooks
from dealer_terminal.app.installed_rulebooks import game_of
from dealer_terminal.cli import new_app, round_input
from dealer_terminal.cli.edge_plot import edge_plot
from dealer_terminal.cli.output import for_a_person, say, write_json, write_table
from dealer_terminal.cli.round_input import known_name
from dealer_terminal.errors import KnownError
from dealer_terminal.rules import returns as counted
from dealer_terminal.rules.returns.entry import Return, ReturnError
from dealer_terminal.rules.returns.questions import Worth, worth
from dealer_terminal.rules.rulebook import Rulebook
from dealer_terminal.storage.whole_file import written_out

app = new_app()

_COLUMNS = ("rulebook", "spot", "pay table", "house edge", "exact", "wins money")
_METER_COLUMNS = ("meter", "reset", "counted with", "free from", "exact")
_NONE: list[str] = []


@app.command()
def returns(
    *,
    rulebook: Annotated[str | None, typer.Option(metavar="ID", help="One rulebook, not all of them.")] = None,
    meter: Annotated[
        list[str], typer.Option(metavar="NAME=CENTS", help="What a meter shows, not its reset level.")
    ] = _NONE,
    plot: Annotated[
        str | None, typer.Option(metavar="FILE.svg|FILE.png", help="Also draws the edge against each meter.")
    ] = None,
    questions: Annotated[
        bool, typer.Option("--questions", help="Instead: what each open question to a manufacturer is worth.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="As a JSON list on a terminal too.")] = False,
) -> None:
    """The exact house edge of every pay table under best play: every deal is counted, none sampled.

    \b
    A table on a terminal, else a JSON list with, for each spot and option:
      house_edge     what the house keeps of the first wager (of ante-play: the
                     Ante), a fraction; house_edge_pct the same in percent
      hit_frequency  how often the wager wins money, a fraction
      events         how many deals end in each event of the pay table
      lost, folded   how many deals end so; with the events: combinations
      awards         how many deals win an award besides (3 Card, Ante Bonus)
      basis          what was counted
      meters         of a progressive wager, in cents: reset, amount (counted
                     with here), break_even (what makes the wager free while
                     the other meters stand at their reset levels: exactly,
                     a fraction), break_even_cents (the first whole cent)
      increments     of a progressive wager: the part of it that goes into
                     the meters; long_run_edge, long_run_edge_pct: the edge
                     with what players win back of that in the long run
    With --questions, for each other answer that a manufacturer could give: the
    pay table that it changes, house_edge now and otherwise, cents_a_dollar that
    the house would keep more of each dollar wagered, and the part of the hands
    on which it matters.
    A meter that is not named stands at its reset level. The plot has a panel
    for each meter, marks its reset level, where the wager becomes free to the
    player, and the amount that --meter names.
    \b
    Example:
      dealer-terminal returns
      dealer-terminal returns --rulebook 31-classic-wa-2019 --json
      dealer-terminal returns --rulebook 3-card-ags --meter star=250000
      dealer-terminal returns --rulebook 3-card-ags --plot stax.svg
      dealer-terminal returns --rulebook 3-card-ags --questions
    """
    books = installed_rulebooks.rulebooks() if rulebook is None else (installed_rulebooks.rulebook(rulebook),)
    meters = meter_amounts(books, meter)
    if questions:
        show(books, json=json)
        return
    if plot is not None:
        draw_edge_plot(books, meters, plot)
    found = _counted(books, meters)
    if json or not for_a_person():
        write_json(found)
    else:
        _show(found)


def _counted(books: Sequence[Rulebook], meters: Mapping[str, int]) -> list[Return]:
    watched = Console(stderr=True)
    with Progress(console=watched, transient=True, disable=not watched.is_terminal) as bar:
        task = bar.add_task("Counting every deal")
        try:
            return list(counted.returns(books, partial(_move_bar, bar, task), meters))
        except ReturnError as error:
            raise KnownError(f"{error}; correct the rulebook") from None


def _show(found: Sequence[Return]) -> None:
    write_table("", _COLUMNS, _rows(found))
    for each in found:
        if each.meters:
            write_table(f"{each.rulebook}: meters of {each.spot}, in cents", _METER_COLUMNS, _meter_rows(each))
            say(f"In the long run, with what goes into the meters won back: {each.long_run_edge_pct:.4f}%")


def _move_bar(bar: Progress, task: TaskID, done: int, total: int) -> None:
    bar.update(task, completed=done, total=total)


def _rows(found: Sequence[Return]) -> list[tuple[str, ...]]:
    return [
        (
            each.rulebook,
            each.spot,
            f"{each.pay_table}{' suggested' if each.suggested else ''}",
            f"{each.house_edge_pct:.4f}%",
            each.house_edge,
            each.hit_frequency,
        )
        for each in found
    ]


def _meter_rows(each: Return) -> list[tuple[str, ...]]:
    return [
        (meter.name, str(meter.reset), str(meter.amount), str(meter.break_even_cents), meter.break_even)
        for meter in each.meters
    ]


_MOST_DIGITS = 18


def meter_amounts(books: Sequence[Rulebook], written: Sequence[str]) -> dict[str, int]:
    """From `star=250000`, each meter at most once."""
    known = [meter.id for book in books if book.progressive for meter in book.progressive.meters]
    found: dict[str, int] = {}
    for each in written:
        name, _, amount = each.partition("=")
        if known_name("meter", name, known) in found:
            raise KnownError(f"meter {name}: is there twice; name each meter once")
        found[name] = round_input.meter(f"meter {name}", _whole(amount))
    _from_reset_levels(books, found)
    return found


def _from_reset_levels(books: Sequence[Rulebook], found: dict[str, int]) -> None:
    for meter in (meter for book in books if book.progressive for meter in book.progressive.meters):
        round_input.from_reset_level(meter.id, found.get(meter.id, meter.reset), meter.reset)


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


UNCOUNTED = "other answers change how a round is handled, or stand in no pay table; so these have no figure:"
_QUESTION_COLUMNS = ("question", "other answer", "wager", "house edge", "otherwise", "cents a $", "one hand in")


def show(books: Sequence[Rulebook], *, json: bool) -> None:
    """What the open questions to manufacturers are worth, for `returns --questions`."""
    found = list(worth(books))
    if json or not for_a_person():
        write_json(found)
        return
    for book in books:
        rows = [_row(each) for each in found if each.rulebook == book.id]
        if rows:
            write_table(book.title, _QUESTION_COLUMNS, rows)
        _without_figures(book, frozenset(each.reading for each in found if each.rulebook == book.id))


def _without_figures(book: Rulebook, counted: frozenset[str]) -> None:
    others = [each.asks for each in book.questions if each.reading not in counted]
    if others:
        say(f"{book.title}: {UNCOUNTED}")
    for asks in others:
        say(f"  {asks}")


def _row(each: Worth) -> tuple[str, ...]:
    one_in = 1 / Fraction(each.hands)
    return (
        each.asks,
        each.answer,
        f"{each.spot} {each.pay_table}",
        f"{each.house_edge_pct:.4f}%",
        f"{each.otherwise_pct:.4f}%",
        f"{each.cents_a_dollar:+.2f}",
        f"{float(one_in):.1f}",
    )

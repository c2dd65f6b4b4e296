"""`returns`: the exact house edge of every pay table."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress, TaskID

from dealer_terminal.app import installed_rulebooks
from dealer_terminal.cli import meter_amounts, new_app, question_worth
from dealer_terminal.cli.output import for_a_person, write_json
from dealer_terminal.cli.text_tables import say, write_table
from dealer_terminal.errors import KnownError
from dealer_terminal.rules import returns as counted
from dealer_terminal.rules.returns.entry import Return, ReturnError
from dealer_terminal.rules.rulebook import Rulebook

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
    meters = meter_amounts.meter_amounts(books, meter)
    if questions:
        question_worth.show(books, json=json)
        return
    if plot is not None:
        meter_amounts.draw_edge_plot(books, meters, plot)
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

"""`returns`: the exact house edge of every pay table."""

from collections.abc import Sequence
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from dealer_terminal import bootstrap
from dealer_terminal.commands import new_app
from dealer_terminal.commands.output import for_a_person, write_json
from dealer_terminal.commands.tables import write_table
from dealer_terminal.rules import returns as counted
from dealer_terminal.rules.returns.entry import Return

app = new_app()

_COLUMNS = ("rulebook", "spot", "pay table", "house edge", "exact", "wins money")
_ALL = ""


@app.command()
def returns(
    *,
    rulebook: Annotated[str, typer.Option(metavar="ID", help="One rulebook, not all of them.")] = _ALL,
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
    \b
    Example:
      dealer-terminal returns
      dealer-terminal returns --rulebook 31-classic-wa-2019 --json
    """
    books = (bootstrap.rulebook(rulebook),) if rulebook else bootstrap.rulebooks()
    watched = Console(stderr=True)
    with Progress(console=watched, transient=True, disable=not watched.is_terminal) as bar:
        task = bar.add_task("Counting every deal")
        found = list(counted.returns(books, lambda done, total: bar.update(task, completed=done, total=total)))
    if json or not for_a_person():
        write_json(found)
    else:
        write_table("", _COLUMNS, _rows(found))


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

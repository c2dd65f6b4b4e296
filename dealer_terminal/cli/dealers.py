"""`dealers`: how long dealers take and how often something is put right, beside all others."""

from collections.abc import Sequence
from typing import Annotated
from zoneinfo import ZoneInfo

import typer

from dealer_terminal.app.fold_range import folded
from dealer_terminal.app.proofs_of_readings import Proofs
from dealer_terminal.app.skip_damaged import Spared
from dealer_terminal.app.times import window, zone_of
from dealer_terminal.cli import new_app
from dealer_terminal.cli.floor_table import FloorTables, journals_at
from dealer_terminal.cli.options import Day, From, Tables, To, Vkeys, Zone
from dealer_terminal.cli.output import write_json, write_table
from dealer_terminal.review.statistics.dealer_rounds import dealt_rounds
from dealer_terminal.review.statistics.dealers import ALPHA, DealerStatistics, dealers

app = new_app()

_NONE = ""
_NOTE = (
    "No ranking: “usual” holds 950 and “rare” 999 of a thousand dealers who are as the others, at as many hands and\n"
    "wagers. "
    f"“speaks”: it means something, however often somebody looks; {ALPHA:.0%} of such names are wrong at most."
)


@app.command(name="dealers")
def dealers_command(
    *,
    db: Tables,
    table: FloorTables = None,
    day: Day = _NONE,
    since: From = _NONE,
    until: To = _NONE,
    zone: Zone = _NONE,
    vkey: Vkeys = None,
    simulated: Annotated[bool, typer.Option("--simulated", help="Of simulated rounds, and of no others.")] = False,
    json: Annotated[bool, typer.Option("--json", help="As a JSON list, with the records behind each figure.")] = False,
) -> None:
    """Dealers, fairly: seconds a round beside what the same hands and wagers take all dealers, and in how many rounds a
    step, a payment or cards of theirs were put right, beside all others at as many hands and wagers. In the order of
    their numbers.

    What is told follows from the signed records: it ends with 1 where they are not what was signed.
    Time at an open question, a payment that waits or a fault is nobody's, nor is a pause of more than a minute.

    \b
    Example:
      dealer-terminal dealers --db table7.db --db table8.db --from 2026-11-01 --to 2026-12-01
    """
    journals = journals_at(db, table)
    where: ZoneInfo = zone_of(zone)
    asked = window(day, since, until, where)
    proofs, spared = Proofs(journals, vkey or ()), Spared(journals)
    rounds = folded(dealt_rounds, journals, asked, proofs, quiet=json, spared=spared)
    found = dealers(each for each in rounds if each.simulated is simulated)
    spared.require_some()
    if json:
        write_json([{**_as_json(each, simulated=simulated), "proven": proofs.json} for each in found])
        spared.end()
        return
    if found:
        columns = ("dealer", "rounds", "seconds", "usual", "righted", "expected", "usual", "rare", "means something")
        write_table("SIMULATED" if simulated else "", columns, [_line(each) for each in found])
        typer.echo(_NOTE)
    else:
        typer.echo("Nobody dealt a round there." if simulated else "Nobody dealt a real round there.")
    proofs.tell()
    spared.end()


def _line(dealer: DealerStatistics) -> Sequence[str]:
    pace, usual, rare = dealer.pace, dealer.usual, dealer.rare
    return (
        f"{dealer.who.name} ({dealer.who.id})",
        str(dealer.rounds),
        f"{pace.seconds:.1f}",
        f"{pace.usual:.1f}",
        str(dealer.righted),
        f"{dealer.expected:.1f}",
        f"{usual.low} to {usual.high}",
        f"{rare.low} to {rare.high}",
        _told(dealer),
    )


def _told(dealer: DealerStatistics) -> str:
    if dealer.called:
        return "speaks"
    return "".join(f"no; going on like this, after {each} more rounds" for each in dealer.needs) or "no"


def _as_json(dealer: DealerStatistics, *, simulated: bool) -> dict[str, object]:
    return {
        "dealer": dealer.who.id,
        "name": dealer.who.name,
        "simulated": simulated,
        "rounds": dealer.rounds,
        "hands": dealer.hands,
        "wagers": dealer.wagers,
        "seconds": round(dealer.pace.seconds, 2),
        "usual_seconds": round(dealer.pace.usual, 2),
        "righted_rounds": dealer.righted,
        "expected_rounds": round(dealer.expected, 3),
        "usual": [dealer.usual.low, dealer.usual.high],
        "rare": [dealer.rare.low, dealer.rare.high],
        "evidence": round(dealer.grown, 3),
        "speaks": dealer.called,
        "needs_rounds": dealer.needs[0] if dealer.needs else None,
        "behind": [{"journal": each.journal, "round": each.number, "fact": each.position} for each in dealer.behind],
    }

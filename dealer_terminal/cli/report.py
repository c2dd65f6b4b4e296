"""`report`: the shift of one table, with the frequencies of its events and what was shown before signing."""

from collections.abc import Iterator, Sequence
from typing import Annotated, Any
from zoneinfo import ZoneInfo

import typer
from msgspec.structs import asdict

from dealer_terminal.app.files import write_csv
from dealer_terminal.app.shift_json import figures_json
from dealer_terminal.app.shift_sections import decimal, heading, sections
from dealer_terminal.app.shift_signing import Figures, all_read, asked_told, figures_of, time_told
from dealer_terminal.app.times import window, zone_of
from dealer_terminal.cli import new_app
from dealer_terminal.cli.floor_table import FloorTable, journal_at
from dealer_terminal.cli.options import Day, Db, From, To, Vkey, Zone
from dealer_terminal.cli.output import say, show_section, write_json, write_table
from dealer_terminal.cli.signature_text import show_signatures, signatures_json
from dealer_terminal.errors import KnownError
from dealer_terminal.review.event_frequencies import EventFrequency, event_frequencies, wager_results
from dealer_terminal.review.shift import Shift
from dealer_terminal.review.shift_events import ShiftApproval
from dealer_terminal.review.shift_play import PlayedRound

app = new_app()

_NONE = ""
_EVENTS = ("wager", "pay table", "event", "of", "came", "expected", "off by", "")


@app.command()
def report(
    *,
    db: Db,
    table: FloorTable = _NONE,
    day: Day = _NONE,
    since: From = _NONE,
    until: To = _NONE,
    zone: Zone = _NONE,
    vkey: Vkey = _NONE,
    json: Annotated[bool, typer.Option("--json", help="As JSON, amounts in cents.")] = False,
    csv: Annotated[bool, typer.Option("--csv", help="The counted wagers as CSV, amounts in cents.")] = False,
) -> None:
    """Report a shift or a gaming day of one table: the figures of `shift`, how often each event of the pay tables came
    against how often it should have, and each approval with what the supervisor was shown.

    \b
      expected   from the exact count of all deals, with the distance in
                 standard deviations; ante-play is counted under best play,
                 and players decide otherwise
    A round belongs to the time at which it began. Simulated rounds are reported apart and say so. Everything is built
    from the signed records, which are proven first. The exit status is 1 if they are not what was signed.
    \b
    Example:
      dealer-terminal report --db journal.db --day 2026-11-20 --from 06:00 --zone America/Los_Angeles
      dealer-terminal report --db journal.db --day 2026-11-20 --from 06:00 --to 14:00 --json
      dealer-terminal report --db journal.db --day 2026-11-20 --csv
    """
    if json and csv:
        raise KnownError("--json and --csv are two reports: ask for one of them")
    where = zone_of(zone)
    asked = window(day, since, until, where)
    (read,) = all_read((journal_at(db, table),), asked, None, (vkey,) if vkey else ())
    figures = figures_of((read,), asked)
    if json:
        write_json(_json(figures, where) | {"proven": read.proof.json})
    elif csv:
        write_csv(_csv_rows(figures.found))
        read.proof.beside()
    else:
        say(f"{read.db}, {time_told(asked, where)}", "bold")
        for each in figures.found:
            _show(each, where)
        if not figures.found:
            say("No round began in this time.")
        say(read.proof.line())


def _show(each: Shift, zone: ZoneInfo) -> None:
    say(f"\n{heading(each)}", "bold reverse" if each.simulated else "bold")
    for section in sections(each, zone):
        show_section(section)
    events = event_frequencies(_rounds(each))
    write_table("\nEvents against expectation", _EVENTS, [_event_row(event) for event in events])
    show_signatures(_approvals(each), zone)


def _json(figures: Figures, zone: ZoneInfo) -> dict[str, Any]:
    told = figures_json(figures.found, asked_told(figures.asked, zone), zone)
    for each, shift in zip(told["shifts"], figures.found, strict=True):
        each["events"] = [_event_json(event) for event in event_frequencies(_rounds(shift))]
        each["signed"] = signatures_json(_approvals(shift), zone)
    return told


def _csv_rows(found: Sequence[Shift]) -> Iterator[Sequence[Any]]:
    yield "cards", "dealer", "rulebook", "spot", "event", "result", "wagers", "staked_cents", "paid_cents"
    for each in found:
        cards = "SIMULATED" if each.simulated else "real"
        for results in wager_results(_rounds(each)):
            yield cards, *asdict(results).values()


def _rounds(shift: Shift) -> tuple[PlayedRound, ...]:
    return tuple(each for table in shift.tables for each in table.rounds)


def _approvals(shift: Shift) -> tuple[ShiftApproval, ...]:
    return tuple(each for table in shift.tables for each in table.approvals)


def _event_row(each: EventFrequency) -> tuple[str, ...]:
    mark = "look" if each.is_remarkable() else ""
    counted = (str(each.wagers), str(each.came), decimal(each.expected, 1))
    return each.spot, each.pay_table, each.event, *counted, f"{each.deviations:+.2f} sd", mark


def _event_json(each: EventFrequency) -> dict[str, Any]:
    exact = f"{each.expected.numerator}/{each.expected.denominator}"
    return {**asdict(each), "expected": exact, "remarkable": each.is_remarkable()}

"""`shift`: what a pit's tables did in a shift, and whether that is what they should have done."""

from pathlib import Path
from typing import Annotated, Any
from zoneinfo import ZoneInfo

import typer

from dealer_terminal.bootstrap.paper import write_paper
from dealer_terminal.commands import new_app
from dealer_terminal.commands.csv_output import write_csv
from dealer_terminal.commands.journal_options import KeyFolder
from dealer_terminal.commands.output import write_json
from dealer_terminal.commands.shift_json import figures_hash, figures_json, shift_csv_rows
from dealer_terminal.commands.shift_paper import shift_paper
from dealer_terminal.commands.shift_read import Read, all_read
from dealer_terminal.commands.shift_sections import heading, sections
from dealer_terminal.commands.text_tables import say, write_table
from dealer_terminal.commands.times import Day, From, To, Zone, local_time, window, zone_of
from dealer_terminal.review.paper import Section
from dealer_terminal.review.shift import Shift, shifts
from dealer_terminal.storage.reports.windows import BEGINNING, END, Window
from dealer_terminal.storage.whole_file import whole_or_not

app = new_app()

_NONE = ""


@app.command()
def shift(
    *,
    db: Annotated[list[str], typer.Option(metavar="URL", help="A table's journal; any number of them.")],
    day: Day = _NONE,
    since: From = _NONE,
    until: To = _NONE,
    zone: Zone = _NONE,
    keys: KeyFolder = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON, amounts in cents.")] = False,
    csv: Annotated[Path | None, typer.Option(metavar="FILE", help="The sums into a CSV, amounts in cents.")] = None,
    pdf: Annotated[Path | None, typer.Option(metavar="FILE", help="All of it as a PDF, to sign and to file.")] = None,
) -> None:
    """A shift or a gaming day of one table or many: rounds, hands, handle, paid, win and hold by table, game, wager and
    dealer; what the house should have won of these wagers, and the band in which an honest table lies; who dealt where,
    irregularities, prizes, meters with every rise and fall, the table's own money against play.

    \b
      won        of the wagers that can be expected exactly
      expected   every deal counted, for the pay tables in force, and what
                 each decision cost that differs from best play
      honest     from … to: an honest table lies outside once in a hundred
    A round belongs to the time at which it began. Simulated rounds are a shift of their own, and say so. All of it
    follows from signed records, which are proven first: it ends with 1 where they are not what was signed.
    \b
    Example:
      dealer-terminal shift --db table7.db --db table8.db --day 2026-11-20 --from 18:00 --to 02:00
      dealer-terminal shift --db table7.db --day 2026-11-20 --pdf shift.pdf --csv shift.csv
    """
    where = zone_of(zone)
    asked = window(day, since, until, where)
    read = all_read(db, asked, keys)
    found = shifts(table for each in read for table in each.tables)
    figures = figures_json(found, _asked(asked, where), where)
    if csv is not None:
        with whole_or_not(csv) as beside, beside.open("w", encoding="utf-8", newline="") as to:
            write_csv(shift_csv_rows(found), to)
    if pdf is not None:
        digest = figures_hash(figures).hex()
        write_paper(shift_paper(found, read, _time(figures), digest, (), where), pdf)
    if json:
        write_json(figures | {"figures_sha256": figures_hash(figures).hex(), "proven": _proven(read)})
    else:
        _show(found, read, figures, where)


def _show(found: tuple[Shift, ...], read: tuple[Read, ...], figures: dict[str, Any], zone: ZoneInfo) -> None:
    say(f"{', '.join(each.db for each in read)}, {_time(figures)}", "bold")
    for each in found:
        say(f"\n{heading(each)}", "bold reverse" if each.simulated else "bold")
        for section in sections(each, zone):
            _show_section(section)
    if not found:
        say("No round began in this time.")
    say(f"\nFigures: SHA-256 {figures_hash(figures).hex()}")
    for one in read:
        say(f"{one.db}: {one.proof.line()}")


def _time(figures: dict[str, Any]) -> str:
    given = (f"{name} {figures[name]}" for name in ("from", "to") if figures[name])
    return " ".join(given) or "all of it"


def _show_section(section: Section) -> None:
    if section.rows:
        write_table(f"\n{section.title}", section.columns, section.rows)
    else:
        say(f"\n{section.title}: none")
    if section.note:
        say(section.note)


def _asked(asked: Window, zone: ZoneInfo) -> dict[str, str]:
    begin, end = ("" if each in (BEGINNING, END) else local_time(each, zone) for each in (asked.since, asked.until))
    return {"from": begin, "to": end}


def _proven(read: tuple[Read, ...]) -> list[dict[str, Any]]:
    return [{"db": each.db, **each.proof.json} for each in read]

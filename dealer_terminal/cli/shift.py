"""`shift`: what a pit's tables did in a shift, and whether that is what they should have done."""

from pathlib import Path
from typing import Annotated, Any
from zoneinfo import ZoneInfo

import typer
from msgspec import Struct

from dealer_terminal.app.files import write_csv, write_paper
from dealer_terminal.app.shift_json import figures_json, shift_csv_rows, wins_json
from dealer_terminal.app.shift_sections import heading, sections, shift_paper
from dealer_terminal.app.shift_signing import (
    Figures,
    Read,
    all_read,
    asked_told,
    figures_of,
    look,
    sign,
    signed_json,
    signed_text,
    time_told,
)
from dealer_terminal.app.skip_damaged import Spared
from dealer_terminal.app.times import window, zone_of
from dealer_terminal.cli import new_app
from dealer_terminal.cli.floor_table import FloorTables, journals_at
from dealer_terminal.cli.options import AsNumber, ConsoleDb, Day, From, KeyFolder, PinFile, Tables, To, Vkeys, Zone
from dealer_terminal.cli.output import say, show_section, write_json
from dealer_terminal.cli.reviewing import at_console
from dealer_terminal.review.console import Console
from dealer_terminal.review.printed_report import PrintedReport
from dealer_terminal.storage.reports.windows import Window
from dealer_terminal.storage.review.console import read_console
from dealer_terminal.storage.whole_file import written_out

app = new_app()

_NONE = ""


@app.command()
def shift(
    *,
    db: Tables,
    table: FloorTables = None,
    day: Day = _NONE,
    since: From = _NONE,
    until: To = _NONE,
    zone: Zone = _NONE,
    vkey: Vkeys = None,
    keys: KeyFolder = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON, amounts in cents.")] = False,
    csv: Annotated[Path | None, typer.Option(metavar="FILE", help="The sums into a CSV, amounts in cents.")] = None,
    pdf: Annotated[Path | None, typer.Option(metavar="FILE", help="All of it as a PDF, to sign and to file.")] = None,
    console: ConsoleDb = _NONE,
    as_number: AsNumber = _NONE,
    pin_file: PinFile = _NONE,
    signs: Annotated[str, typer.Option("--sign", metavar="SHA-256", help="Signs the figures of this hash.")] = _NONE,
    note: Annotated[str, typer.Option(help="With --sign, in words; needed where other figures were signed.")] = _NONE,
) -> None:
    """A shift or a gaming day of one table or many: rounds, hands, handle, paid, win and hold by table, game, wager and
    dealer; what the house should have won of these wagers, and the band in which an honest table lies; who dealt where,
    irregularities, prizes, meters with every rise and fall, the table's own money against play.

    \b
      win        all that was taken, less all that was paid
      expected   every deal counted, for the pay tables in force, and what
                 each decision cost that differs from best play; progressive
                 wagers as they came
      honest     from … to: an honest table lies outside once in a hundred
      at any time   whether a table's win means something however often
                 somebody looks, and how many rounds that needs
    A round belongs to the time at which it began. Simulated rounds are a shift of their own, and say so. All of it
    follows from signed records, which are proven first: it ends with 1 where they are not what was signed. Each --vkey
    is for the journal that it names. Whoever signs for it does so at a console, by the hash of what they read.
    \b
    Example:
      dealer-terminal shift --db table7.db --db table8.db --day 2026-11-20 --from 18:00 --to 02:00
      dealer-terminal shift --db table7.db --day 2026-11-20 --pdf shift.pdf --csv shift.csv
      dealer-terminal shift --db table7.db --day 2026-11-20 --sign 5f5fd079b399 --console pit.db --as 2001
    """
    journals = journals_at(db, table)
    where, asked, spared = zone_of(zone), window(day, since, until, zone_of(zone)), Spared(journals)
    with at_console(console if as_number else _NONE, as_number, pin_file, keys) as desk:
        told = _told(all_read(journals, asked, keys, vkey or (), spared), asked)
        spared.require_some(_NOT_WHOLE if signs or note or csv or pdf else "")
        look(desk, told.figures)
        if signs or note:
            sign(desk, told.figures, signs, note)
    known = read_console(console) if console else Console()
    if csv is not None:
        with written_out(csv) as beside, beside.open("w", encoding="utf-8", newline="") as to:
            write_csv(shift_csv_rows(told.figures.found), to)
    if pdf is not None:
        write_paper(told.paper(signed_text(known, told.figures, where), where), pdf)
    if json:
        write_json(told.json(where) | {"signed": signed_json(known, told.figures, where)})
    else:
        _show(told, signed_text(known, told.figures, where), where)
    spared.end()


_NOT_WHOLE = "of a shift that lacks a table nothing is signed or filed: name the others alone"


class ShiftOutput(Struct, frozen=True):
    read: tuple[Read, ...]
    figures: Figures

    def paper(self, signed: tuple[str, ...], zone: ZoneInfo) -> PrintedReport:
        return shift_paper(self.figures, self.read, signed, zone)

    def json(self, zone: ZoneInfo) -> dict[str, Any]:
        proven = [{"db": each.db, "journal": each.journal, **each.proof.json} for each in self.read]
        figures = figures_json(self.figures.found, asked_told(self.figures.asked, zone), zone)
        beside = {"figures_sha256": self.figures.digest.hex(), "at_any_time": wins_json(self.figures.found)}
        return figures | beside | {"proven": proven}


def _told(read: tuple[Read, ...], asked: Window) -> ShiftOutput:
    return ShiftOutput(read, figures_of(read, asked))


def _show(told: ShiftOutput, signed: tuple[str, ...], zone: ZoneInfo) -> None:
    say(f"{', '.join(each.db for each in told.read)}, {time_told(told.figures.asked, zone)}", "bold")
    for each in told.figures.found:
        say(f"\n{heading(each)}", "bold reverse" if each.simulated else "bold")
        for section in sections(each, zone):
            show_section(section)
    if not told.figures.found:
        say("No round began in this time.")
    say(f"\nFigures: SHA-256 {told.figures.digest.hex()}")
    for line in signed:
        say(line)
    for one in told.read:
        say(f"{one.db}: {one.proof.line()}")

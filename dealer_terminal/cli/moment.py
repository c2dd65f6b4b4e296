"""`moment`: how a table lay at any time, in text."""

from collections.abc import Iterator
from contextlib import closing
from typing import Annotated

import typer

from dealer_terminal.app.console_session import ConsoleReviewer, NoConsole
from dealer_terminal.app.delayed_progress import late_bar
from dealer_terminal.app.proof_of_reading import ReadingProof, proven_read
from dealer_terminal.app.times import instant, zone_of
from dealer_terminal.cli import new_app
from dealer_terminal.cli.floor_table import FloorTable, journal_at
from dealer_terminal.cli.moment_place import ANY, MOST, MomentRequest, position_of, require_round
from dealer_terminal.cli.moment_text import FoundMoment, moment_json, show_moment
from dealer_terminal.cli.options import AsNumber, ConsoleDb, Db, KeyFolder, PinFile, Vkey, Zone
from dealer_terminal.cli.output import write_json
from dealer_terminal.cli.reviewing import at_console
from dealer_terminal.errors import FoundWrongError, KnownError
from dealer_terminal.review.cameras import camera_clocks, camera_time
from dealer_terminal.review.check import check as checked
from dealer_terminal.review.journal_navigator import JournalNavigator, Moment
from dealer_terminal.review.view import view
from dealer_terminal.storage.reports.proven_tables import ReadRecords
from dealer_terminal.storage.review.source import JournalSource

app = new_app()

_NONE = ""


@app.command()
def moment(
    *,
    db: Db,
    table: FloorTable = _NONE,
    at: Annotated[str, typer.Option(metavar="TIME", help="By the table's clock, such as 2026-11-20T14:02:10.")] = _NONE,
    fact: Annotated[int, typer.Option(min=ANY, max=MOST, help="Right after this record.", show_default=False)] = ANY,
    number: Annotated[
        int, typer.Option("--round", min=ANY, max=MOST, help="How this round ended.", show_default=False)
    ] = ANY,
    zone: Zone = _NONE,
    check: Annotated[bool, typer.Option("--check", help="Decide and settle the round again; 1 if it differs.")] = False,
    console: ConsoleDb = _NONE,
    as_number: AsNumber = _NONE,
    pin_file: PinFile = _NONE,
    keys: KeyFolder = None,
    vkey: Vkey = _NONE,
    json: Annotated[bool, typer.Option("--json", help="As JSON, amounts in cents.")] = False,
) -> None:
    """The table as it lay at a time, or right after a fact: seats, wagers, cards that lay open, results, money, the
    step with its paragraph, who was signed on, what was asked.

    A card that did not lie open then is not shown. The journal is only read; a table may be playing there.
    With --console and --as it is a look of that reviewer, written in the console's journal, and the clocks of the
    cameras that were compared with this table's stand beside its own.
    It ends with 1 where the records of the round are not what was signed. Who was signed on, the meters and the table's
    money as the round began are folded from records as they were hashed; verify proves that these are the signed ones.

    \b
    Example:
      dealer-terminal moment --db journal.db --at 2026-11-20T14:02:10 --zone America/Los_Angeles
      dealer-terminal moment --db journal.db --fact 1204 --json
      dealer-terminal moment --db journal.db --round 12 --check
      dealer-terminal moment --db journal.db --fact 1204 --console console.db --as 4001
    """
    db = journal_at(db, table)
    where = zone_of(zone)
    if bool(at) + (fact > ANY) + (number > ANY and not at and fact == ANY) != 1:
        raise KnownError("name one moment: --at TIME, --fact N or --round N")
    asked = MomentRequest(instant(at, where) if at else ANY, fact, number, check=check)
    with at_console(console, as_number, pin_file, keys) as desk:
        found = _found(db, asked, desk, vkey, quiet=json)
    if json:
        write_json(moment_json(found, where))
    else:
        show_moment(found, where)
    findings = (each.what for again in found.again for each in again.findings)
    for why in (*(each.why for each in found.damage), *findings, *found.unsigned):
        raise FoundWrongError(why)


def _found(db: str, asked: MomentRequest, desk: ConsoleReviewer | NoConsole, vkey: str, *, quiet: bool) -> FoundMoment:
    with (
        late_bar("Folding once what came before", hidden=quiet) as progress,
        closing(JournalSource(db, progress=progress)) as source,
        source.told(),
    ):
        reel = JournalNavigator(source, around=True)
        found = reel.moment(position_of(source, reel, asked))
        require_round(found, asked.round)
        desk.looks(found)
        shown = view(found)
        at = shown.happened.utc if asked.at == ANY else asked.at
        damage = reel.damage(found.position)
        proofs, unsigned = ((), ()) if damage else _proven(source, reel, found, vkey)
        unsigned = unsigned or tuple(_cut(source))
        clocks = camera_clocks(desk.settings(source.journal))
        return FoundMoment(
            view=shown,
            drawn=reel.drawn(found.position),
            facts=source.size(),
            at=at,
            cameras=tuple((each.camera, camera_time(each, at)) for each in clocks),
            again=(checked(reel.steps(found.position)),) if asked.check else (),
            console=desk.name,
            damage=damage,
            proofs=proofs,
            unsigned=unsigned,
        )


def _proven(
    source: JournalSource, reel: JournalNavigator, found: Moment, vkey: str
) -> tuple[tuple[ReadingProof, ...], tuple[str, ...]]:
    """Of the round, as far as it goes by now; or why its records are not what was signed."""
    read = ReadRecords()
    read.take(each.record for each in reel.steps(found.position))
    try:
        return (proven_read(source, vkey, None, read),), ()
    except FoundWrongError as found_wrong:
        return (), (str(found_wrong),)


def _cut(source: JournalSource) -> Iterator[str]:
    """What a checkpoint of its own signs is there, or was."""
    there, signed = source.size(), source.signed_then
    if there < signed:
        yield f"only {there} of {signed} signed records are still there: run dealer-terminal verify"

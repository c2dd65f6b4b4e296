"""`moment`: how a table lay at any time, in text."""

from contextlib import closing
from typing import Annotated

import typer
from msgspec import Struct

from dealer_terminal.commands import new_app
from dealer_terminal.commands.journal_options import Db, KeyFolder
from dealer_terminal.commands.moment_text import FoundMoment, moment_json, show_moment
from dealer_terminal.commands.output import write_json
from dealer_terminal.commands.records_bar import late_bar
from dealer_terminal.commands.reviewing import AsNumber, AtConsole, ConsoleDb, NoConsole, PinFile, at_console
from dealer_terminal.commands.times import Zone, exact_time, instant, zone_of
from dealer_terminal.errors import FoundWrongError, KnownError
from dealer_terminal.procedure.facts import RoundClosed
from dealer_terminal.review.cameras import camera_clocks, camera_time
from dealer_terminal.review.check import check as checked
from dealer_terminal.review.reel import Moment, Reel
from dealer_terminal.review.view import view
from dealer_terminal.storage.review.source import JournalSource

app = new_app()

_NONE, _ANY, _MOST = "", -1, 10**15


@app.command()
def moment(
    *,
    db: Db,
    at: Annotated[str, typer.Option(metavar="TIME", help="By the table's clock, such as 2026-11-20T14:02:10.")] = _NONE,
    fact: Annotated[int, typer.Option(min=_ANY, max=_MOST, help="Right after this record.", show_default=False)] = _ANY,
    number: Annotated[
        int, typer.Option("--round", min=_ANY, max=_MOST, help="How this round ended.", show_default=False)
    ] = _ANY,
    zone: Zone = _NONE,
    check: Annotated[bool, typer.Option("--check", help="Decide and settle the round again; 1 if it differs.")] = False,
    console: ConsoleDb = _NONE,
    as_number: AsNumber = _NONE,
    pin_file: PinFile = _NONE,
    keys: KeyFolder = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON, amounts in cents.")] = False,
) -> None:
    """The table as it lay at a time, or right after a fact: seats, wagers, cards that lay open, results, money, the
    step with its paragraph, who was signed on, what was asked.

    A card that did not lie open then is not shown. The journal is only read; a table may be playing there.
    With --console and --as it is a look of that reviewer, written in the console's journal, and the clocks of the
    cameras that were compared with this table's stand beside its own.
    What is shown is read from the records and their hashes; that they are the signed ones, verify proves.

    \b
    Example:
      dealer-terminal moment --db journal.db --at 2026-11-20T14:02:10 --zone America/Los_Angeles
      dealer-terminal moment --db journal.db --fact 1204 --json
      dealer-terminal moment --db journal.db --round 12 --check
      dealer-terminal moment --db journal.db --fact 1204 --console console.db --as 4001
    """
    where = zone_of(zone)
    if bool(at) + (fact > _ANY) + (number > _ANY and not at and fact == _ANY) != 1:
        raise KnownError("name one moment: --at TIME, --fact N or --round N")
    asked = _Asked(instant(at, where) if at else _ANY, fact, number, check=check)
    with at_console(console, as_number, pin_file, keys) as desk:
        found = _found(db, asked, desk, quiet=json)
    if json:
        write_json(moment_json(found, where))
    else:
        show_moment(found, where)
    for finding in (each for again in found.again for each in again.findings[:1]):
        raise FoundWrongError(finding.what)


class _Asked(Struct, frozen=True):
    at: int
    fact: int
    round: int
    check: bool


def _found(db: str, asked: _Asked, desk: AtConsole | NoConsole, *, quiet: bool) -> FoundMoment:
    with (
        late_bar("Folding once what came before", hidden=quiet) as progress,
        closing(JournalSource(db, progress=progress)) as source,
        source.told(),
    ):
        reel = Reel(source)
        found = reel.moment(_position(source, reel, asked))
        _require_round(found, asked.round)
        desk.looks(found)
        shown = view(found)
        at = shown.happened.utc if asked.at == _ANY else asked.at
        clocks = camera_clocks(desk.settings(source.journal))
        return FoundMoment(
            view=shown,
            facts=source.size(),
            at=at,
            cameras=tuple((each.camera, camera_time(each, at)) for each in clocks),
            again=(checked(reel.steps(found.position)),) if asked.check else (),
            console=desk.name,
        )


def _position(source: JournalSource, reel: Reel, asked: _Asked) -> int:
    if asked.at != _ANY:
        return _at_time(source, reel, asked.at)
    if asked.fact == _ANY:
        return _end_of(source, reel, asked.round)
    if asked.fact >= source.size():
        raise KnownError(f"{source.where} has no fact {asked.fact}: its last one is {source.size() - 1}")
    return asked.fact


def _at_time(source: JournalSource, reel: Reel, at: int) -> int:
    found = source.at_time(at)
    if not found:
        began = reel.moment(0).step.record.utc
        raise KnownError(f"{source.where} begins later, at {exact_time(began, zone_of('UTC'))}: name a later time")
    if len(found) > 1:
        facts = " or ".join(map(str, found))
        raise KnownError(f"{source.where}: its clock was set back and showed that time twice: name --fact {facts}")
    return found[0]


def _end_of(source: JournalSource, reel: Reel, number: int) -> int:
    """With everything on the table still, where the round was closed."""
    opened = source.round_opened(number)
    if opened < 0:
        raise KnownError(
            f"{source.where} has no round {number}: its last one is {reel.moment(source.size() - 1).state.round}"
        )
    steps = reel.steps(opened)
    closed = [step.record.position - 1 for step in steps if isinstance(step.entry, RoundClosed)]
    return closed[0] if closed else steps[-1].record.position


def _require_round(found: Moment, number: int) -> None:
    if number > _ANY and found.step.record.round != number:
        raise KnownError(
            f"fact {found.position} belongs to round {found.step.record.round}, not {number}: leave one out"
        )

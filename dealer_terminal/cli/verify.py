"""`verify`: a whole journal, checked, or those of a floor."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from dealer_terminal.app.files import write_bytes
from dealer_terminal.app.terminal_escape import one_line
from dealer_terminal.app.trusted_keys import UNTRUSTED, key_folder
from dealer_terminal.cli import new_app
from dealer_terminal.cli.cosigned_check import demand
from dealer_terminal.cli.floor_table import FloorTables, is_floor, journals_at, taken_at
from dealer_terminal.cli.options import CosignedPlace, Db, KeyFolder, PolicyFile, Vkey
from dealer_terminal.cli.output import write_json
from dealer_terminal.cli.rights import warn_of_open_keys
from dealer_terminal.cli.verify_journal import CheckedJournal, VerifyOptions, checked, in_json, lines, wrong_lines
from dealer_terminal.cli.verify_tables import ForEach, tell_missed, verify_tables
from dealer_terminal.errors import EmptyFloorError, KnownError
from dealer_terminal.storage.verification import Verification

app = new_app()

Outside = Annotated[
    Path | None, typer.Option(metavar="FILE", help="A checkpoint of this journal that was kept elsewhere.")
]
Trusted = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Such a checkpoint, or what --keep wrote: only what is new is checked."),
]
Keep = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Where nothing is wrong: what the next --since goes on from.")
]
Archives = Annotated[
    Path | None, typer.Option(metavar="FOLDER", help="Where retain's archives are: frames that stand there alone.")
]
_WRONG = 1
_NOTHING_TO_KEEP = "only a whole look goes on to the next, or one since what --keep wrote, once a round has been closed"


@app.command()
def verify(
    *,
    db: Db,
    table: FloorTables = None,
    checkpoint: Outside = None,
    since: Trusted = None,
    keep: Keep = None,
    archives: Archives = None,
    policy: PolicyFile = None,
    cosigned: CosignedPlace = None,
    vkey: Vkey = "",
    keys: KeyFolder = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Checks every record, the tree over them, each signature, seal and device frame, the fold and all read models.

    Settles every wager, prize and total again from the cards on record. Names the first record that is wrong, and ends
    with 1 if anything is. Only a checkpoint that was kept elsewhere finds a journal that was cut short at its end or
    rebuilt whole.

    With --since the journal must go on from that checkpoint, and what came behind it is checked. Records before it are
    read from where the table was opened, and no further back: that nobody changed those is shown without --since.
    --keep writes a file that --since takes, too, and then what is new begins with the last round; keep it as you keep a
    checkpoint, where nobody who writes the journal can.

    On a floor server, the copy of each table is checked, on all cores, or with --table of these alone. There --vkey
    names a folder with ID.vkey for each journal, and --since and --keep name one with a file for each table. A file
    whose table or journal the floor server does not have is a finding, and so is a removed table that is still named.

    With --policy, as many witnesses as the policy wants must have cosigned these records. The policy's own key for this
    log counts as --vkey does.

    \b
    Example:
      dealer-terminal verify --db journal.db
      dealer-terminal verify --db journal.db --since 2026-11-20.checkpoint --vkey table7.vkey
      dealer-terminal verify --db journal.db --since good.verified --keep good.verified --vkey table7.vkey
      dealer-terminal verify --db postgresql://auditor@server/floor --table 7 --vkey table7.vkey
      dealer-terminal verify --db postgresql://auditor@server/floor --vkey keys/ --since good/ --keep good/
    """
    _require_one(since, checkpoint)
    _require_folder(archives)
    try:
        each = journals_at((db,), table)
    except EmptyFloorError:
        if not table and tell_missed(_for_each(db, table, vkey, since, keep), json=json):
            raise typer.Exit(_WRONG) from None
        raise
    if is_floor(db) and len(table or ()) != 1:
        of_one = {"--checkpoint": checkpoint, "--archives": archives, "--policy": policy, "--cosigned": cosigned}
        _require_none({**of_one, "--keys": keys})
        raise typer.Exit(verify_tables(each, _for_each(db, table, vkey, since, keep), json=json))
    (db,) = each
    wanted = demand(db, policy, cosigned)
    found = checked(VerifyOptions(db, wanted, checkpoint, since, archives, vkey, keys, quiet=json))
    _tell(found, keys, json=json)
    if found.found:
        raise typer.Exit(_WRONG)
    if keep is not None:
        _keep(keep, found.report)


def _for_each(db: str, table: list[str] | None, vkey: str, since: Path | None, keep: Path | None) -> ForEach:
    return ForEach(vkey, since, keep, whole=not table, taken=() if table else taken_at(db))


def _tell(found: CheckedJournal, keys: Path | None, *, json: bool) -> None:
    if json:
        write_json(in_json(found))
    else:
        for line in wrong_lines(found):
            typer.echo(one_line(line), err=True)
        for line in lines(found):
            typer.echo(one_line(line))
    if not found.key:
        return
    if found.own.keys:
        warn_of_open_keys(key_folder(keys))
    if not found.trusted:
        typer.echo(UNTRUSTED, err=True)


def _keep(to: Path, report: Verification) -> None:
    if not report.keep:
        raise KnownError(f"--keep {to}: {_NOTHING_TO_KEEP}")
    write_bytes(to, report.keep)


def _require_folder(archives: Path | None) -> None:
    try:
        there = archives is None or archives.is_dir()
    except OSError:
        there = False
    if not there:
        raise KnownError(f"--archives {archives!s:.80}: there is no such folder: name the one with retain's archives")


def _require_one(since: Path | None, checkpoint: Path | None) -> None:
    if since is not None and checkpoint is not None:
        raise KnownError("--since is a checkpoint kept elsewhere, as --checkpoint is: give one of them")


def _require_none(given: Mapping[str, object]) -> None:
    for option in (name for name, value in given.items() if value is not None):
        raise KnownError(f"{option} is for one journal: name its table, --table ID")

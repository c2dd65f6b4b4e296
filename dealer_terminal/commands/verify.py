"""`verify`: a whole journal, checked."""

from pathlib import Path
from typing import Annotated

import typer

from dealer_terminal.audit.checkpoint import Checkpoint, verify_checkpoint
from dealer_terminal.audit.errors import AuditError
from dealer_terminal.audit.note import parse_note
from dealer_terminal.audit.vkey import VerifierKey
from dealer_terminal.commands import new_app
from dealer_terminal.commands.journals import UNTRUSTED, Db, KeyFolder, Vkey, read_bytes, trusted_key
from dealer_terminal.commands.output import write_json
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.verify import Report
from dealer_terminal.storage.verify import verify as verified

app = new_app()

_WRONG = 1


@app.command()
def verify(
    *,
    db: Db,
    checkpoint: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A checkpoint of this journal that was kept elsewhere.")
    ] = None,
    vkey: Vkey = "",
    keys: KeyFolder = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Checks every record, the tree over them, each signature, seal and device frame, the fold and all read models.

    Names the first record that is wrong, and ends with 1 if anything is. Only a checkpoint that was kept elsewhere
    finds a journal that was cut short at its end or rebuilt whole.

    \b
    Example:
      dealer-terminal verify --db journal.db
      dealer-terminal verify --db journal.db --checkpoint 2026-11-20.checkpoint --vkey table7.vkey
    """
    with open_to_read(db) as journal:
        key, trusted = trusted_key(journal, vkey, keys)
        outside, wrong = _outside(checkpoint, key)
        report = verified(journal.connection, journal.id, (key,), outside)
    _tell(report, wrong, json=json)
    if not trusted:
        typer.echo(UNTRUSTED, err=True)
    if wrong or report.findings:
        raise typer.Exit(_WRONG)


def _outside(file: Path | None, key: VerifierKey) -> tuple[Checkpoint | None, str]:
    if file is None:
        return None, ""
    data = read_bytes(file)
    try:
        return verify_checkpoint(parse_note(data), [key]), ""
    except AuditError as error:
        return None, f"the outside checkpoint is not this journal's: {error}"


def _tell(report: Report, wrong: str, *, json: bool) -> None:
    found = [*([wrong] if wrong else []), *(finding.what for finding in report.findings)]
    if json:
        counts = {name: getattr(report, name) for name in ("records", "rounds", "checkpoints", "frames")}
        write_json({"good": not found, **counts, "findings": found})
        return
    for what in found:
        typer.echo(f"Wrong: {what}.", err=True)
    counted = f"{report.records} records, {report.rounds} rounds, {report.checkpoints} checkpoints"
    typer.echo(f"{'Checked' if found else 'All good'}: {counted}, {report.frames} device frames.")

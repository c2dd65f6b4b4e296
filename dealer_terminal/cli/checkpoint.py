"""`checkpoint`: the signed head of a journal, for somebody else to keep."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from sqlalchemy import Connection

from dealer_terminal.app.files import write_bytes
from dealer_terminal.app.trusted_keys import key_folder
from dealer_terminal.cli import new_app
from dealer_terminal.cli.options import Db, KeyFolder
from dealer_terminal.cli.rights import warn_of_open_keys
from dealer_terminal.errors import DamagedError, FoundWrongError, KnownError
from dealer_terminal.floor.cosigned import beside, collect
from dealer_terminal.floor.witnesses import ALARMS, AtWitness, CosignedAnswer, at_witness, told
from dealer_terminal.journal.checkpoint import sign_checkpoint
from dealer_terminal.journal.note import SignedNote
from dealer_terminal.journal.tree_proofs import consistency_path
from dealer_terminal.journal.witness import joined
from dealer_terminal.storage.address import SQLITE, address, file_of
from dealer_terminal.storage.journal import damage_to_writer
from dealer_terminal.storage.journal_end_check import head_of
from dealer_terminal.storage.keys import journal_keys
from dealer_terminal.storage.mark_file import MarkFile
from dealer_terminal.storage.position_mark import place_of
from dealer_terminal.storage.reader import OpenJournal, open_to_read
from dealer_terminal.storage.stored_proofs import stored_tree

app = new_app()


@app.command()
def checkpoint(
    *,
    db: Db,
    keys: KeyFolder = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to write it, not to the screen.")] = None,
    witness: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="A witness that shall cosign it, or VKEY URL in one argument; any number."),
    ] = None,
) -> None:
    """Signs the journal as it stands now (C2SP tlog-checkpoint). It may be played meanwhile.

    Keep the checkpoint where whoever can write the journal cannot: with it, verify finds a journal that was cut
    short or rebuilt.

    With --witness it is cosigned by others (C2SP tlog-witness), and the cosignatures are kept in FILE.cosigned beside
    the journal: verify --policy demands them. It ends with 1 where a witness found something wrong, or lies.

    \b
    Example:
      dealer-terminal checkpoint --db journal.db --out 2026-11-20.checkpoint
      dealer-terminal verify --db journal.db --checkpoint 2026-11-20.checkpoint
      dealer-terminal checkpoint --db journal.db --witness https://witness.example/w1
    """
    asked = [at_witness(each) for each in witness or ()]
    with open_to_read(db) as journal:
        note = _signed(db, journal, key_folder(keys))
        warn_of_open_keys(key_folder(keys))
        note, alarms = cosigned_by(asked, note, journal.connection, db) if asked else (note, ())
    if out is None:
        typer.echo(bytes(note), nl=False)
    else:
        write_bytes(out, bytes(note))
    if alarms:
        raise FoundWrongError("; ".join(alarms))


def _signed(db: str, journal: OpenJournal, folder: Path) -> SignedNote:
    known = journal_keys(folder, journal.id)
    if str(known.signing.verifier) != journal.vkey:
        raise KnownError(f"{journal.where} was made with other keys than those in {folder}: name its own with --keys")
    _require_whole(journal)
    with damage_to_writer(journal.where):
        mark = MarkFile(folder, known, place_of(address(db))).known()
        journal.connection.rollback()  # what is read now is no older than the mark
        head = head_of(journal.connection, known, mark)
    return sign_checkpoint(head.checkpoint(known.signing.name), known.signing)


def _require_whole(journal: OpenJournal) -> None:
    """What is signed here is kept elsewhere as good."""
    if journal.connection.dialect.name == SQLITE:
        told = journal.connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar()
        if told != "ok":
            say = " ".join(str(told).split())
            raise DamagedError(f"{journal.where} is damaged: {say}: run dealer-terminal verify --db {journal.where}")


def cosigned_by(
    witnesses: Sequence[AtWitness], note: SignedNote, connection: Connection, db: str
) -> tuple[SignedNote, tuple[str, ...]]:
    """The checkpoint with the cosignatures, and what is an alarm."""
    url = address(db)
    if url.drivername != SQLITE:
        raise KnownError("--witness: cosignatures are kept beside a journal's file: name the file, not a server")
    node, alarms = stored_tree(connection), []
    for witness, outcome in collect(
        note, lambda old, new: consistency_path(node, old, new), witnesses, beside(file_of(url))
    ):
        line = f"{witness.name}: {told(outcome)}"
        if isinstance(outcome, CosignedAnswer):
            note = joined(note, outcome.lines, newer=True)
        if isinstance(outcome, ALARMS):
            alarms.append(line)
        else:
            typer.echo(f"{line}.", err=True)
    return note, tuple(alarms)

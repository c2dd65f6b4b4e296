"""Witnesses asked from the command line, and what each answered, in a line."""

from collections.abc import Sequence

import typer
from sqlalchemy import Connection

from dealer_terminal.errors import KnownError
from dealer_terminal.floor.cosigned import beside
from dealer_terminal.floor.cosigning import collect
from dealer_terminal.floor.witnesses import ALARMS, AtWitness, Cosigned, told
from dealer_terminal.journal.consistency import consistency_path
from dealer_terminal.journal.note import Note
from dealer_terminal.journal.witness_answer import joined
from dealer_terminal.storage.address import SQLITE, address, file_of
from dealer_terminal.storage.stored_proofs import stored_tree


def cosigned_by(
    witnesses: Sequence[AtWitness], note: Note, connection: Connection, db: str
) -> tuple[Note, tuple[str, ...]]:
    """The checkpoint with the cosignatures, and what is an alarm."""
    url = address(db)
    if url.drivername != SQLITE:
        raise KnownError("--witness: cosignatures are kept beside a journal's file: name the file, not a server")
    node, alarms = stored_tree(connection), []
    for witness, outcome in collect(
        note, lambda old, new: consistency_path(node, old, new), witnesses, beside(file_of(url))
    ):
        line = f"{witness.name}: {told(outcome)}"
        if isinstance(outcome, Cosigned):
            note = joined(note, outcome.lines, newer=True)
        if isinstance(outcome, ALARMS):
            alarms.append(line)
        else:
            typer.echo(f"{line}.", err=True)
    return note, tuple(alarms)

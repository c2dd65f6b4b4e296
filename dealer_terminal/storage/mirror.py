"""View of one table on a floor server as a journal, and its differences from a terminal's own journal."""

from sqlalchemy import Connection, text

from dealer_terminal.journal.note import SignedNote, parse_note
from dealer_terminal.journal.witness import joined
from dealer_terminal.review.alarms.watch import Against, Certificate
from dealer_terminal.storage.address import NO_TABLE, table_of
from dealer_terminal.storage.model_check import EVERY

_MODELLED = "SELECT modelled FROM one_table.mirror"
_COSIGNED = "SELECT size, note, line FROM one_table.cosigned ORDER BY size DESC, line"
_AGAINST = "SELECT witness, alarm_kind, alarmed FROM one_table.witnesses WHERE alarmed > :since ORDER BY witness"

_CERTIFICATE = "SELECT made, ends FROM one_table.certificate"


def is_mirror(connection: Connection) -> bool:
    return table_of(connection.engine.url) != NO_TABLE


def modelled_upto(connection: Connection) -> int:
    """Return the record up to which the read models go. The terminal sends them with the records or later."""
    return int(connection.execute(text(_MODELLED)).scalar_one()) if is_mirror(connection) else EVERY


def cosigned_notes(connection: Connection) -> tuple[SignedNote, ...]:
    """Return the cosigned checkpoints that the terminal forwarded, newest first. Nothing is verified."""
    if not is_mirror(connection):
        return ()
    notes: dict[int, SignedNote] = {}
    for size, note, line in connection.execute(text(_COSIGNED)):
        (signature,) = parse_note(b"-\n\n" + line).signatures
        notes[size] = joined(notes.get(size) or parse_note(note), (signature,), newer=False)
    return tuple(notes.values())


def against(connection: Connection, since: int) -> tuple[Against, ...]:
    """Return the witnesses' alarms since that time."""
    if not is_mirror(connection):
        return ()
    return tuple(Against(*row) for row in connection.execute(text(_AGAINST), {"since": since}))


def certificate(connection: Connection) -> tuple[Certificate, ...]:
    """Return the certificate with which the terminal logs in to the floor server, if it has one."""
    if not is_mirror(connection):
        return ()
    return tuple(Certificate(*row) for row in connection.execute(text(_CERTIFICATE)))

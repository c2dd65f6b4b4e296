"""What somebody may do to a journal behind a checkpoint, and below it."""

from collections.abc import Callable

from sqlalchemy import Connection, text

from dealer_terminal.storage.reader import open_to_read
from tests.fast.storage.stores import Store


def positions(store: Store, kind: str) -> list[int]:
    with open_to_read(store.db) as journal:
        asked = text(f"SELECT position FROM records WHERE kind = '{kind}' ORDER BY position")
        return list(journal.connection.execute(asked).scalars())


def record_changed(connection: Connection, at: int) -> None:
    connection.execute(text(f"UPDATE records SET operator = 'someone' WHERE position = {at + 3}"))


def record_taken_out(connection: Connection, at: int) -> None:
    connection.execute(text(f"DELETE FROM records WHERE position = {at + 3}"))


def end_cut(connection: Connection, at: int) -> None:
    connection.execute(text(f"DELETE FROM records WHERE position >= {at + 3}"))


def signature_taken_out(connection: Connection, at: int) -> None:
    newest = "SELECT max(size) FROM checkpoints"
    connection.execute(text(f"DELETE FROM checkpoints WHERE size = ({newest})"))


def signature_changed(connection: Connection, at: int) -> None:
    newest = "SELECT max(size) FROM checkpoints"
    other = "SELECT note FROM checkpoints ORDER BY size LIMIT 1"
    connection.execute(text(f"UPDATE checkpoints SET note = ({other}) WHERE size = ({newest})"))


def win_doubled(connection: Connection, at: int) -> None:
    connection.execute(text("UPDATE wager_results SET pays = pays + 100 WHERE round = (SELECT max(round) FROM rounds)"))


def dealer_named(connection: Connection, at: int) -> None:
    connection.execute(text("UPDATE rounds SET dealer = 'x' WHERE round = (SELECT max(round) FROM rounds)"))


def resume_changed(connection: Connection, at: int) -> None:
    connection.execute(text("UPDATE resume SET position = position - 1"))


def frontier_changed(connection: Connection, at: int) -> None:
    connection.execute(text("UPDATE frontier SET size = size + 1"))


def table_added(connection: Connection, at: int) -> None:
    connection.execute(text("CREATE TABLE more (one integer)"))


def opening_changed(connection: Connection, at: int) -> None:
    """What the new rests on."""
    connection.execute(text(f"UPDATE records SET utc = utc + 1 WHERE position = {at}"))


def edge_changed(connection: Connection, at: int) -> None:
    """A leaf that the tree before the opening is hashed from."""
    leaf = "SELECT leaf FROM records WHERE position = 1"
    connection.execute(text(f"UPDATE records SET leaf = ({leaf}) WHERE position = {at - 2}"))


TAMPERED: dict[str, Callable[[Connection, int], None]] = {
    each.__name__.replace("_", " "): each
    for each in (
        record_changed,
        record_taken_out,
        end_cut,
        signature_taken_out,
        signature_changed,
        win_doubled,
        dealer_named,
        resume_changed,
        frontier_changed,
        table_added,
        opening_changed,
        edge_changed,
    )
}

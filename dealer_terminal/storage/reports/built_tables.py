"""What was built from the records takes the place of the kept tables, as long as the journal is open.

Whoever has SQL can leave a row in its table and out of an index on it, so that one way of asking finds it and another
does not. On SQLite every question behind a proof is answered by tables without such indexes, in memory, beside the
journal; a server keeps its indexes itself.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.schema import CreateTable

from dealer_terminal.procedure.people import Operator
from dealer_terminal.storage import reading
from dealer_terminal.storage.model_check import WHOLE, Since
from dealer_terminal.storage.schema import MODELS, operators, rounds


def read_from_built(connection: Connection, built: Connection, since: Since, dealt: tuple[Operator, ...]) -> None:
    """Rows of before are not there: but who `dealt` as it begins, and the round closed last, whose terms count for what
    comes before the next one."""
    if connection.dialect.name != "sqlite":
        return
    before = [] if since == WHOLE else _round_before(connection, since.round)
    connection.exec_driver_sql("PRAGMA query_only = OFF")
    try:
        for table in MODELS:
            connection.exec_driver_sql(_made(connection, table))
            _filled(connection, table, list(map(tuple, reading.rows(built, table))))
        _filled(connection, rounds, before)
        known = {row[0] for row in reading.rows(built, operators)}
        people = [(each.id, each.name, each.role.value, -1) for each in dealt if each.id not in known]
        _filled(connection, operators, people)
    finally:
        connection.exec_driver_sql("PRAGMA query_only = ON")


def _round_before(connection: Connection, number: int) -> list[tuple[Any, ...]]:
    wanted = rounds.select().where(rounds.c.round < number).order_by(rounds.c.round.desc()).limit(1)
    return [tuple(row) for row in connection.execute(wanted)]


def _made(connection: Connection, table: Table) -> str:
    made = str(CreateTable(table).compile(connection))
    return made.replace("CREATE TABLE", "CREATE TEMP TABLE", 1)


def _filled(connection: Connection, table: Table, rows: Sequence[tuple[Any, ...]]) -> None:
    if rows:
        places = ", ".join("?" * len(rows[0]))
        connection.exec_driver_sql(f"INSERT INTO temp.{table.name} VALUES ({places})", list(rows))

"""What somebody with SQL does to a table: change, delete, double, swap, of another type."""

from collections.abc import Callable
from itertools import count
from typing import Any

from tests.fast.storage.attacker import Attacker

Does = Callable[[Attacker], None]


def sql(statement: str) -> Does:
    return lambda attacker: [each for part in statement.split(";; ") for each in attacker.db.execute(part)].clear()


def changed(table: str, column: str) -> Does:
    def does(attacker: Attacker) -> None:
        key = f"(rowid = (SELECT max(rowid) FROM {table}))" if _has_rowid(attacker, table) else "1"
        (value,) = attacker.db.execute(f'SELECT "{column}" FROM {table} WHERE {key} LIMIT 1').fetchone()
        given = value if value is not None else 0
        other = given + 1 if isinstance(given, int) else given + ("x" if isinstance(given, str) else b"x")
        limit = f'"{column}" IS ?'
        attacker.db.execute(f'UPDATE OR REPLACE {table} SET "{column}" = ? WHERE {key} AND {limit}', (other, value))

    return does


def of_another_type(table: str, column: str) -> Does:
    """Bytes where a text or a number stands, a text where bytes do."""

    def does(attacker: Attacker) -> None:
        kind = "'x'" if isinstance(_value(attacker, table, column), bytes) else "x'00'"
        limit = (
            f"rowid = (SELECT max(rowid) FROM {table})" if _has_rowid(attacker, table) else _at_last(attacker, table)
        )
        attacker.db.execute(f'UPDATE OR REPLACE {table} SET "{column}" = {kind} WHERE {limit}')

    return does


def _value(attacker: Attacker, table: str, column: str) -> Any:
    names = [name for (name,) in attacker.db.execute(f"SELECT name FROM pragma_table_info('{table}')")]
    return _ends(attacker, table)[1][names.index(column)]


def _at_last(attacker: Attacker, table: str) -> str:
    keys = _order(attacker, table)
    newest = ", ".join(f"{each} DESC" for each in keys.split(", "))
    return f"({keys}) = (SELECT {keys} FROM {table} ORDER BY {newest} LIMIT 1)"


def _has_rowid(attacker: Attacker, table: str) -> bool:
    return not attacker.number(f"SELECT wr FROM pragma_table_list('{table}')")


def _order(attacker: Attacker, table: str) -> str:
    keys = attacker.db.execute(f"SELECT name FROM pragma_table_info('{table}') WHERE pk ORDER BY pk")
    return ", ".join(f'"{name}"' for (name,) in keys)


def _ends(attacker: Attacker, table: str) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    rows = attacker.db.execute(f"SELECT * FROM {table} ORDER BY {_order(attacker, table)}").fetchall()
    return rows[0], rows[-1]


def _delete(attacker: Attacker, table: str, row: tuple[Any, ...]) -> None:
    names = [name for (name,) in attacker.db.execute(f"SELECT name FROM pragma_table_info('{table}')")]
    where = " AND ".join(f'"{name}" IS ?' for name in names)
    attacker.db.execute(f"DELETE FROM {table} WHERE {where}", row)


def _insert(attacker: Attacker, table: str, row: tuple[Any, ...]) -> None:
    attacker.db.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})", row)


def removed(table: str, end: str) -> Does:
    return lambda attacker: _delete(attacker, table, _ends(attacker, table)[end == "last"])


def doubled(table: str) -> Does:
    def does(attacker: Attacker) -> None:
        (key, *others), taken = (
            _ends(attacker, table)[1],
            {row[0] for row in attacker.db.execute(f"SELECT * FROM {table}")},
        )
        free = (key + more if isinstance(key, int) else f"{key}{more}" for more in count(1))
        _insert(attacker, table, (next(each for each in free if each not in taken), *others))

    return does


def before_all(table: str) -> Does:
    """Where whoever reads from the first on does not look."""

    def does(attacker: Attacker) -> None:
        (_, *others), _ = _ends(attacker, table)
        _insert(attacker, table, (-1, *others))

    return does


def swapped(table: str) -> Does:
    """Each keeps its key, and has what the other had."""

    def does(attacker: Attacker) -> None:
        keys = attacker.number(f"SELECT count(*) FROM pragma_table_info('{table}') WHERE pk")
        first, last = _ends(attacker, table)
        for row in (first, last):
            _delete(attacker, table, row)
        _insert(attacker, table, (*first[:keys], *last[keys:]))
        _insert(attacker, table, (*last[:keys], *first[keys:]))

    return does

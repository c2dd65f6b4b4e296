"""Changes to read models as JSON, for whoever keeps these tables elsewhere."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from dealer_terminal.storage.change import Added, Change, Removed


def changes_json(changes: Iterable[Change]) -> bytes:
    """Rows that are added one after another are written together, as `Statements.apply` does. SQLAlchemy's names of
    tables and columns are texts of a kind of their own."""
    return msgspec.json.encode(list(_grouped(changes)), enc_hook=str)


def _grouped(changes: Iterable[Change]) -> Iterator[list[Any]]:
    waiting: dict[str, list[dict[str, Any]]] = {}
    for change in changes:
        if isinstance(change, Added):
            waiting.setdefault(change.table.name, []).append(change.row)
            continue
        yield from (["add", name, rows] for name, rows in waiting.items())
        waiting.clear()
        if isinstance(change, Removed):
            yield ["remove", change.table.name, change.key]
        else:
            yield ["set", change.table.name, change.key, change.values]
    yield from (["add", name, rows] for name, rows in waiting.items())

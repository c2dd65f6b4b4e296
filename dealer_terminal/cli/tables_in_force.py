"""The pay tables of a round: what is chosen, else what the paper suggests; never a guess."""

from collections.abc import Iterable
from typing import Any

from dealer_terminal.cli.seats import known_name
from dealer_terminal.errors import KnownError
from dealer_terminal.rules.hand import ANTE, Hand
from dealer_terminal.rules.rulebook import PayTables, Rulebook
from dealer_terminal.rules.rulebook_file import pay_tables


def tables_chosen(book: Rulebook, asked: dict[str, Any]) -> PayTables:
    return pay_tables(book, {spot: _option(book, spot, wanted) for spot, wanted in asked.items()})


def _option(book: Rulebook, spot: str, wanted: Any) -> str:
    known_name("pay table", spot, [table.spot for table in book.tables])
    if type(wanted) not in (int, str):
        raise KnownError(f"pay table {spot}: an option is a number or text, such as 1 or A")
    return known_name(f"pay table {spot}: option", str(wanted), book.table(spot).option_ids())


def require_all_tables(book: Rulebook, tables: PayTables, hands: Iterable[Hand]) -> None:
    """Each wagered spot, and each award that comes with one, has its table."""
    wagered = {spot for hand in hands for spot in hand.wagers}
    if ANTE in wagered:
        wagered |= set(book.awards())
    for table in book.tables:
        if table.spot in wagered and table.spot not in tables.tables:
            options = " or ".join(table.option_ids())
            raise KnownError(f"pay table {table.spot}: the paper suggests none; choose {options} in pay_tables")

"""`console approve` and what else is done about an item of the queue, by the fact that `queue` tells."""

from contextlib import closing
from typing import Annotated

import typer

from dealer_terminal.cli.console_records import MOST, Table
from dealer_terminal.cli.options import AsNumber, Db, KeyFolder, PinFile
from dealer_terminal.cli.reviewing import signed_on
from dealer_terminal.review import console_commands
from dealer_terminal.review.queue.items import QueueItem
from dealer_terminal.storage.review.record_ranges import item_at
from dealer_terminal.storage.review.source import JournalSource

_NONE = ""
Fact = Annotated[int, typer.Option("--fact", min=0, max=MOST, help="The item, by its fact as `queue` tells it.")]


def approve(
    *,
    db: Db,
    table: Table,
    fact: Fact,
    note: Annotated[str, typer.Option(help="In words, if there is something to say.")] = _NONE,
    as_number: AsNumber,
    pin_file: PinFile = _NONE,
    keys: KeyFolder = None,
) -> None:
    """Says that somebody has looked at an item of the queue and that it is right; not whoever signed it at the table or
    handed it on, not below the rank that it was handed on to, and not before what was asked is answered or withdrawn.

    \b
    Example:
      dealer-terminal console approve --table table7.db --fact 1204 --as 2001 --db pit.db
    """
    journal, item = _item(table, fact)
    with signed_on(db, as_number, pin_file, keys) as desk:
        desk.do(console_commands.ApproveItem(item.at(journal), item.signed_by, note))
    typer.echo(f"Fact {fact} is approved.")


def query(
    text: Annotated[str, typer.Argument(help="What is asked.")],
    *,
    db: Db,
    table: Table,
    fact: Fact,
    to: Annotated[str, typer.Option(help="Whom it is asked.")],
    as_number: AsNumber,
    pin_file: PinFile = _NONE,
    keys: KeyFolder = None,
) -> None:
    """Asks somebody about an item of the queue.

    \b
    Example:
      dealer-terminal console query "why?" --to "K. Lee" --table table7.db --fact 1204 --as 2001 --db pit.db
    """
    journal, item = _item(table, fact)
    with signed_on(db, as_number, pin_file, keys) as desk:
        desk.do(console_commands.QueryItem(item.at(journal), to, text))
        number = max(each.id for work in desk.console.works.values() for each in work.queries)
    typer.echo(f"Asked {to}; the answer is to query {number}.")


def answer(
    number: Annotated[int, typer.Argument(min=0, help="The query, by its number.")],
    text: Annotated[str, typer.Argument(help="What is said to it.")],
    *,
    db: Db,
    as_number: AsNumber,
    pin_file: PinFile = _NONE,
    keys: KeyFolder = None,
) -> None:
    """Answers what was asked about an item of the queue.

    \b
    Example:
      dealer-terminal console answer 31 "the card was turned too early" --as 2001 --db pit.db
    """
    with signed_on(db, as_number, pin_file, keys) as desk:
        desk.do(console_commands.AnswerItem(number, text))
    typer.echo(f"Query {number} is answered.")


def withdraw_query(
    number: Annotated[int, typer.Argument(min=0, help="The query, by its number.")],
    reason: Annotated[str, typer.Argument(help="Why nobody is to answer it any more.")],
    *,
    db: Db,
    as_number: AsNumber,
    pin_file: PinFile = _NONE,
    keys: KeyFolder = None,
) -> None:
    """Withdraws what one asked about an item of the queue; so may somebody of a higher rank. It stays on record.

    \b
    Example:
      dealer-terminal console withdraw-query 31 "seen on camera 4" --as 2001 --db pit.db
    """
    with signed_on(db, as_number, pin_file, keys) as desk:
        desk.do(console_commands.WithdrawQuery(number, reason))
    typer.echo(f"Query {number} is withdrawn.")


def escalate(
    reason: Annotated[str, typer.Argument(help="Why somebody above decides.")],
    *,
    db: Db,
    table: Table,
    fact: Fact,
    to: Annotated[str, typer.Option(help="Who decides.")],
    as_number: AsNumber,
    pin_file: PinFile = _NONE,
    keys: KeyFolder = None,
) -> None:
    """Hands an item of the queue on.

    \b
    Example:
      dealer-terminal console escalate "third time this week" --to "the shift manager" --table table7.db --fact 1204 \\
        --as 2001 --db pit.db
    """
    journal, item = _item(table, fact)
    with signed_on(db, as_number, pin_file, keys) as desk:
        desk.do(console_commands.EscalateItem(item.at(journal), to, reason))
    typer.echo(f"Fact {fact} is handed on to {to}.")


def _item(table: str, fact: int) -> tuple[str, QueueItem]:
    with closing(JournalSource(table)) as source, source.told():
        return source.journal, item_at(source, fact)

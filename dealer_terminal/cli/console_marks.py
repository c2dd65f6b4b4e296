"""`console mark` and what is said about marks."""

from typing import Annotated

import typer
from msgspec.structs import asdict

from dealer_terminal.app.times import local_time, zone_of
from dealer_terminal.cli.console_records import SAME, First, Last, Table, journal_of, stretch_of
from dealer_terminal.cli.options import AsNumber, Db, KeyFolder, PinFile, Zone
from dealer_terminal.cli.output import write_json, write_table
from dealer_terminal.cli.reviewing import signed_on
from dealer_terminal.journal.review_facts import MarkKind, RecordRange
from dealer_terminal.review import console_commands
from dealer_terminal.review.bookmarks import in_words
from dealer_terminal.storage.review.console import read_console

_NONE = ""
Number = Annotated[int, typer.Argument(min=0, help="The mark, by the number that `console marks` gives.")]
AnyTable = Annotated[str, typer.Option("--table", metavar="URL", help="Only those on this table's journal.")]


def mark(
    text: Annotated[str, typer.Argument(help="What is to be seen there.")],
    *,
    db: Db,
    table: Table,
    fact: First,
    to: Last = SAME,
    kind: Annotated[MarkKind, typer.Option(help="What sort of mark it is.")] = MarkKind.NOTE,
    as_number: AsNumber,
    pin_file: PinFile = _NONE,
    keys: KeyFolder = None,
) -> None:
    """A mark on a stretch of a table's records.

    \b
    Example:
      dealer-terminal console mark "paid twice" --kind wrong --table journal.db --fact 1204 --as 4001 --db console.db
    """
    at = stretch_of(table, fact, to)
    with signed_on(db, as_number, pin_file, keys) as desk:
        desk.do(console_commands.PlaceMark(at, kind, text))
    typer.echo(f"Marked at fact {fact}.")


def correct(
    number: Number,
    text: Annotated[str, typer.Argument(help="What it says from now on.")],
    *,
    db: Db,
    kind: Annotated[MarkKind | None, typer.Option(help="What sort of mark it is from now on; else as it is.")] = None,
    as_number: AsNumber,
    pin_file: PinFile = _NONE,
    keys: KeyFolder = None,
) -> None:
    """Words a mark of one's own anew. The words before stay in the console's journal.

    \b
    Example:
      dealer-terminal console correct 12 "paid right, chips slid" --as 4001 --db console.db
    """
    with signed_on(db, as_number, pin_file, keys) as desk:
        known = desk.console.marks.get(number)
        as_it_is = known.wording.kind if known is not None else MarkKind.NOTE
        desk.do(console_commands.CorrectMark(number, kind or as_it_is, text))
    typer.echo(f"Mark {number} says so now.")


def withdraw(
    number: Number,
    reason: Annotated[str, typer.Argument(help="Why it goes.")],
    *,
    db: Db,
    as_number: AsNumber,
    pin_file: PinFile = _NONE,
    keys: KeyFolder = None,
) -> None:
    """Withdraws a mark of one's own. It stays in the console's journal, with the reason.

    \b
    Example:
      dealer-terminal console withdraw 12 "another table" --as 4001 --db console.db
    """
    with signed_on(db, as_number, pin_file, keys) as desk:
        desk.do(console_commands.WithdrawMark(number, reason))
    typer.echo(f"Mark {number} is withdrawn.")


def reply(
    number: Number,
    text: Annotated[str, typer.Argument(help="What is said to it.")],
    *,
    db: Db,
    as_number: AsNumber,
    pin_file: PinFile = _NONE,
    keys: KeyFolder = None,
) -> None:
    """A reply to anybody's mark.

    \b
    Example:
      dealer-terminal console reply 12 "camera 14 shows it better" --as 4001 --db console.db
    """
    with signed_on(db, as_number, pin_file, keys) as desk:
        desk.do(console_commands.ReplyTo(number, text))
    typer.echo(f"Replied to mark {number}.")


def marks(
    *,
    db: Db,
    table: AnyTable = _NONE,
    zone: Zone = _NONE,
    json: Annotated[bool, typer.Option("--json", help="As a JSON list, withdrawn ones too.")] = False,
) -> None:
    """The marks that stand, with their replies.

    \b
    Example:
      dealer-terminal console marks --db console.db --table journal.db
    """
    where, journal = zone_of(zone), journal_of(table) if table else ""
    found = [each for each in read_console(db).marks.values() if not journal or each.at.first.journal == journal]
    if json:
        write_json([{"mark": each.id, **asdict(each)} for each in found])
        return
    rows = [
        (
            str(each.id),
            local_time(each.wording.written.utc, where),
            each.at.first.journal,
            facts_text(each.at),
            in_words(each),
        )
        for each in found
        if not each.withdrawn
    ]
    write_table("", ("mark", "written", "journal", "facts", "what"), rows)


def facts_text(at: RecordRange) -> str:
    first, last = at.first.position, at.last.position
    return str(first) if first == last else f"{first}-{last}"

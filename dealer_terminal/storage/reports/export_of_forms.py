"""The forms of the table's own money, as the records give them when they are read in order."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection

from dealer_terminal.journal.record import Record
from dealer_terminal.procedure.tray import cents_of
from dealer_terminal.procedure.tray_facts import FormSigned, FormVoided
from dealer_terminal.storage.reports.export_columns import (
    Row,
    fact_column,
    number_column,
    text_column,
    time_column,
)
from dealer_terminal.storage.reports.export_of_meters import Folded
from dealer_terminal.storage.reports.facts_by_kind import facts_of_kinds
from dealer_terminal.storage.reports.windows import Window
from dealer_terminal.storage.schema import records


class KeptForm(Struct, frozen=True):
    """One form, and when it was voided; 0 where it counts."""

    record: Record
    signed: FormSigned
    voided: int = 0


def forms(connection: Connection, window: Window) -> tuple[KeptForm, ...]:
    """Those signed in this time, whenever they were voided."""
    kept: dict[Any, KeptForm] = {}
    for record, fact in facts_of_kinds(connection, (FormSigned, FormVoided), records.c.utc >= window.since):
        match fact:
            case FormSigned() if record.utc < window.until:
                kept[fact.form, fact.number] = KeptForm(record, fact)
            case FormVoided() if (fact.form, fact.number) in kept:
                was = kept[fact.form, fact.number]
                kept[fact.form, fact.number] = KeptForm(was.record, was.signed, record.utc)
            case _:
                pass
    return tuple(kept.values())


def _rows(connection: Connection, window: Window) -> Iterator[Row]:
    for each in forms(connection, window):
        signed = each.signed
        yield {
            "record": each.record.position,
            "at": each.record.utc,
            "form": signed.form.value,
            "number": signed.number,
            "stay": signed.stay,
            "cents": cents_of(signed.counted),
            "pieces_by_cents": {str(piece): count for piece, count in sorted(signed.counted.items(), reverse=True)},
            "paper": signed.paper,
            "dealer": signed.dealer.id,
            "signed_by": signed.approval.by.id,
            "voided": each.voided,
        }


FORMS = Folded(
    (
        number_column("record"),
        time_column("at"),
        text_column("form"),
        number_column("number"),
        number_column("stay"),
        number_column("cents"),
        fact_column("pieces_by_cents"),
        text_column("paper"),
        text_column("dealer"),
        text_column("signed_by"),
        time_column("voided"),
    ),
    _rows,
)

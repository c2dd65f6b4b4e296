"""Export of the chip tray's forms, read from the records in order."""

from collections.abc import Callable, Iterator
from enum import Enum
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection

from dealer_terminal.journal.record import Record
from dealer_terminal.procedure.tray import cents_of
from dealer_terminal.procedure.tray_facts import FormSigned, FormVoided
from dealer_terminal.storage.reports.facts_by_kind import RecordPlace, facts_of_kinds
from dealer_terminal.storage.reports.meter_log import meter_log
from dealer_terminal.storage.reports.windows import Window
from dealer_terminal.storage.schema import records

Row = dict[str, Any]
"""A value for each column, by its name."""


class ColumnKind(Enum):
    TEXT = "text"
    NUMBER = "number"
    TIME = "time"
    FACT = "fact"


class Column(Struct, frozen=True):
    """Column of an export. Amounts have `cents` in their name. Times are in microseconds UTC, 0 if not yet known."""

    name: str
    kind: ColumnKind


def text_column(name: str) -> Column:
    return Column(name, ColumnKind.TEXT)


def number_column(name: str) -> Column:
    return Column(name, ColumnKind.NUMBER)


def time_column(name: str) -> Column:
    return Column(name, ColumnKind.TIME)


def fact_column(name: str) -> Column:
    return Column(name, ColumnKind.FACT)


class Folded(Struct, frozen=True):
    columns: tuple[Column, ...]
    rows: Callable[[Connection, Window], Iterator[Row]]


def _prizes(connection: Connection, window: Window) -> Iterator[Row]:
    for each in meter_log(connection, window).prizes:
        yield {
            **_place_row(each.place),
            "seat": each.seat,
            "event": each.event,
            "meter": each.meter,
            "order": each.order,
            "pays_cents": each.pays,
            "standing": each.standing.value,
            "dealer": each.dealer,
            "verified_by": each.verified_by,
            "camera": each.camera,
            "reason": each.reason,
        }


def _movements(connection: Connection, window: Window) -> Iterator[Row]:
    for each in meter_log(connection, window).movements:
        yield {
            **_place_row(each.place),
            "meter": each.meter,
            "why": each.why,
            "by_hundredths_of_a_cent": each.by,
            "stands_hundredths_of_a_cent": each.stands,
            "operator": each.operator,
        }


def _place_row(place: RecordPlace) -> Row:
    cards_from = "SIMULATED" if place.simulated else "real"
    return {"cards_from": cards_from, "record": place.record, "round": place.round, "at": place.at}


_PLACE = (text_column("cards_from"), number_column("record"), number_column("round"), time_column("at"))

JACKPOTS = Folded(
    (
        *_PLACE,
        number_column("seat"),
        text_column("event"),
        text_column("meter"),
        number_column("order"),
        number_column("pays_cents"),
        text_column("standing"),
        text_column("dealer"),
        text_column("verified_by"),
        text_column("camera"),
        text_column("reason"),
    ),
    _prizes,
)
METERS = Folded(
    (
        *_PLACE,
        text_column("meter"),
        text_column("why"),
        number_column("by_hundredths_of_a_cent"),
        number_column("stands_hundredths_of_a_cent"),
        text_column("operator"),
    ),
    _movements,
)


class KeptForm(Struct, frozen=True):
    """A form, and the time when it was voided (0 if it counts)."""

    record: Record
    signed: FormSigned
    voided: int = 0


def forms(connection: Connection, window: Window) -> tuple[KeptForm, ...]:
    """Yield the forms signed in this time, regardless of when they were voided."""
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
